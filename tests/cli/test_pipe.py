"""The game line by line: whole matches through standard input, faults, announcements, every kind of answer."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sevens import Match
from sevens.cli.terminal.recorder import load
from sevens.rules import PRESETS, Rules, advised_seats
from tests.cli.conftest import Run, only_record

ENDLESS = "1\n\np\n" * 4000
"""Plays the first card there is, and passes where there is none."""


@pytest.mark.parametrize("preset", PRESETS)
def test_a_whole_match_of_every_game(run: Run, tmp_path: Path, preset: str) -> None:
    outcome = run("play", preset, "--seed", "tests", typed=ENDLESS)
    assert outcome.status == 0
    assert re.search(r"(wins the match|share the win)!", outcome.out)
    assert "Seed: tests" in outcome.out
    path = only_record(tmp_path / "records")
    record, _ = load(path)
    assert record.match.phase == "match_over"
    assert record.match.rules == PRESETS[preset]
    assert record.match.seed == "tests"
    assert advised_seats(PRESETS[preset])[0] <= record.match.seats <= advised_seats(PRESETS[preset])[1]
    verified = run("verify", str(path), "--seed-hash", record.match.seed_hash)
    assert verified.status == 0
    assert "The hash is the one" in verified.out


def test_the_same_seed_is_the_same_game(run: Run) -> None:
    first, second = (run("play", "--seed", "again", "--no-record", typed="1\n\np\n" * 30) for _ in range(2))
    assert first.out == second.out
    assert run("play", "--seed", "other", "--no-record", typed="1\n\np\n" * 30).out != first.out


@pytest.mark.parametrize("players", range(2, 9))
def test_every_number_of_players(run: Run, players: int) -> None:
    outcome = run("play", "--players", str(players), "--no-record", "-o", "match=deals 1", typed=ENDLESS)
    assert outcome.status == 0
    assert len(re.findall(r"^  \d+ .* \(", outcome.out, re.MULTILINE)) == players


def test_bots_among_themselves_need_nobody(run: Run) -> None:
    outcome = run("play", "--seat", "A=easy", "--seat", "B=random", "--seat", "C=easy", "--no-record")
    assert outcome.status == 0
    assert re.search(r"(wins the match|share the win)!", outcome.out)


@pytest.mark.parametrize("spelling", ["7d", "7D", "♦7", "7♦", " 7d ", "1", ""])
def test_a_card_can_be_written_in_many_ways(run: Run, spelling: str) -> None:
    outcome = run("play", "--seat", "A", "--seat", "B", "--seed", "s", "--no-record", typed=f"\n{spelling}\n\n")
    assert re.search(r"^ [AB] plays the 7 of diamonds\.$", outcome.out, re.MULTILINE)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("p", "(R8)"),
        ("9", "There is no number 9"),
        ("0", "There is no number 0"),
        ("99999999999999999999", "There is no number 999999999"),
        ("hello", "“hello” is not a move."),
        ("7x", "“7x” is not a move."),
        ("*Ts", "is not a move."),
        ("*Ts+Js", "(R"),
        ("7d8d", "(R"),
        ("=h", "is not a move."),
        ("\x00\x01", "is not a move."),
        ("!", "is not a move."),
        ("７d", "is not a move."),
    ],
)
def test_a_refused_answer_says_why(run: Run, typed: str, said: str) -> None:
    outcome = run("play", "--seat", "A", "--seat", "B", "--seed", "s", "--no-record", typed=f"\n{typed}\n7d\n\n")
    assert outcome.status == 0
    assert said in outcome.out
    assert "plays the 7 of diamonds" in outcome.out


def test_nothing_but_the_opening_card_opens(run: Run) -> None:
    match = Match(Rules(), 2, "s")
    assert match.to_move is not None
    held = next(card for card in match.state.hand(match.to_move) if card != "7d")
    outcome = run("play", "--seat", "A", "--seat", "B", "--seed", "s", "--no-record", typed=f"\n{held}\n")
    assert "the 7 of diamonds; nothing else will do. (R8)" in outcome.out


def test_who_can_play_must(run: Run) -> None:
    outcome = run("play", "--seat", "A", "--seat", "B", "--seed", "s", "--no-record", typed="\n7d\n\np\n")
    assert "You can play, so you have to. Choose one of the cards that fit. (R18)" in outcome.out


def test_bytes_that_are_no_text_are_no_move(run: Run) -> None:
    outcome = run("play", "--seat", "A", "--seat", "B", "--no-record", typed=b"\n\xff\xfe\x80\n\nq\n")
    assert outcome.status == 0
    assert "is not a move" in outcome.out


@pytest.mark.parametrize(
    ("kind", "options", "cost"),
    [
        ("fine", ("chips=20", "illegal_pass_cost=3"), "It costs 3 chips."),
        ("skip_turn", (), "You would miss your next turn."),
        ("skip_turn", ("chips=20", "pass_cost=2"), "It also costs 2 chips."),
        ("lose_deal", (), "You would be out of the deal."),
        ("surrender", (), "You would hand a card to the next player."),
    ],
)
def test_a_forbidden_pass_is_asked_for_with_its_cost(run: Run, kind: str, options: tuple[str, ...], cost: str) -> None:
    extra = [text for one in (f"illegal_pass={kind}", *options) for text in ("-o", one)]
    people = ("--seat", "A", "--seat", "B", "--seed", "s", "--no-record", *extra)
    refrained = run("play", *people, typed="\n7d\n\np\nn\n")
    assert cost in " ".join(refrained.out.split()), "lines break where they have to"
    assert "passes although" not in refrained.out
    done = run("play", *people, typed="\n7d\n\np\ny\n\nl\n")
    assert re.search(r"^ [AB] passes\.$", done.out, re.MULTILINE)


def test_a_wrong_card_is_asked_for_too(run: Run) -> None:
    rules = Rules(illegal_play="lose_turn")
    match = Match(rules, 2, "s")
    match.apply("7d")
    mover = match.to_move
    assert mover is not None
    legal = {action.cards[0] for action in match.legal_actions()}
    wrong = next(card for card in match.state.hand(mover) if card not in legal)
    people = ("--seat", "A", "--seat", "B", "--seed", "s", "--no-record", "-o", "illegal_play=lose_turn")
    outcome = run("play", *people, typed=f"\n7d\n\n{wrong}\ny\n\n")
    assert "you would lose your turn" in " ".join(outcome.out.split()), "lines break where they have to"
    assert "which does not fit, and loses the turn." in outcome.out


def test_the_dealer_names_a_suit_before_seeing_cards(run: Run) -> None:
    match = Match(Rules(opening="dealer_names"), 2, "s")
    dealer = match.dealer
    people = ("--seat", "A", "--seat", "B", "--seed", "s", "--no-record", "-o", "opening=dealer_names")
    outcome = run("play", *people, typed="\nxyz\nhearts\n\n")
    assert "Your cards stay hidden until you have named a suit." in outcome.out
    assert f"{'AB'[dealer]} names hearts." in outcome.out
    before = outcome.out.split("names hearts")[0]
    assert "Your cards  " not in before


def test_last_card_can_be_said(run: Run, tmp_path: Path) -> None:
    """One rank, four cards: the second seat lays its first card and must say so."""
    options = ("-o", "ranks=7", "-o", "last_card=draw", "-o", "match=deals 1")
    outcome = run("play", "--seat", "A", "--seat", "B", "--seed", "s", *options, typed="\n7d!\n\n1!\n\n1\n\n1\n")
    assert outcome.status == 0
    assert "Add ! to say “last card”" in outcome.out
    assert outcome.out.count("and says “last card”") == 2
    assert "has to take" not in outcome.out


def test_end_of_input_says_how_to_go_on(run: Run, tmp_path: Path) -> None:
    for typed in ("", "\n", "q\n", "\nq\n"):
        outcome = run("play", "--seat", "A", "--seat", "B", typed=typed)
        assert outcome.status == 0
        assert "sevens play --resume " in outcome.out.splitlines()[-1]


def test_help_rules_and_log_answer_in_a_turn(run: Run) -> None:
    outcome = run("play", "--seat", "A", "--seat", "B", "--no-record", typed="\n?\nr\nl\nh\n7d\n\n")
    assert "What you can type in your turn" in outcome.out
    assert "Glossary" in outcome.out or "glossary" in outcome.out.lower()
    assert "plays the 7 of diamonds" in outcome.out


def test_suits_are_spelled_out_where_signs_do_not_exist(run: Run) -> None:
    outcome = run("play", "--no-record", typed="", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert outcome.out.isascii()
    assert re.search(r"^ s  \.", outcome.out, re.MULTILINE)


def test_seats_with_strange_names(run: Run) -> None:
    names = ("\x1b[31mRed\x1b[0m", "  ", "x" * 400, "x" * 400, "[bold]", "🂡 ジョー")
    outcome = run("play", *(text for name in names for text in ("--seat", name)), "--no-record", typed="\n")
    assert "\x1b" not in outcome.out
    assert "Player 2 (person)" in outcome.out
    assert "[bold] (person)" in outcome.out


@pytest.mark.parametrize("columns", ["1", "20", "40", "60", "80", "200"])
def test_any_width(run: Run, columns: str) -> None:
    outcome = run("play", "double_fan_tan", "--no-record", "-o", "match=deals 1", typed=ENDLESS, COLUMNS=columns)
    assert outcome.status == 0
    if columns == "40":
        drawn = [line for line in outcome.out.splitlines() if re.match(r" [♠♥♦♣] ", line)]
        assert drawn
        assert max(len(line) for line in drawn) <= 40
