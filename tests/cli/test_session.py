"""The game's loop inside the process: random rules, random answers, always an end and never a wrong word."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.text import Text

from sevens import Action, Match, Rules, View, view_for
from sevens.cli.terminal.answers import action_of
from sevens.cli.terminal.players import Player, players_from
from sevens.cli.terminal.recorder import Recorder
from sevens.cli.terminal.screen import Words, hand_lines, position_lines, row_lines
from sevens.cli.terminal.session import Session
from sevens.cli.terminal.stage import LeftError, Stage
from sevens.errors import BadAction, BadRequest, RulesError
from sevens.rules import seat_range
from sevens.testing import rules as random_rules
from sevens.texts import LANGUAGES, Texts

EN = Texts("en")


class ScriptedStage(Stage):
    """A stage whose answers come from a script and whose lines are kept."""

    def __init__(self, answers: Iterator[str], *, full: bool) -> None:
        super().__init__(full=full, speed="none")
        self.answers = answers
        self.shown: list[str] = []

    def draw(self, lines: Sequence[Text]) -> None:
        """Keep the lines."""
        self.shown += [line.plain for line in lines]

    def say(self, *lines: str | Text) -> None:
        """Keep the lines."""
        self.shown += [str(line) for line in lines]

    def ask(self, prompt: str) -> str:
        """The next answer of the script."""
        self.shown.append(prompt)
        return next(self.answers)


def random_answers(chance: random.Random) -> Iterator[str]:
    """What an impatient person types; mostly the first play or a pass, so that a match ends."""
    while True:
        yield chance.choice(["1", "1", "", "p", "p", "y", "2", "n", "7d", "*", "s", "h!", "1!", "?x"])


@given(random_rules(), st.data())
def test_any_rules_can_be_played_to_the_end(rules: Rules, data: st.DataObject) -> None:
    """Every language, both kinds of stage, people and bots: the record of the match is what the match is."""
    low, high = seat_range(rules)
    seats = data.draw(st.integers(low, min(high, 4)))
    language = data.draw(st.sampled_from(LANGUAGES))
    levels = data.draw(st.lists(st.sampled_from((None, "easy", "random")), min_size=seats, max_size=seats))
    chance = random.Random(data.draw(st.integers(0, 999)))
    t = Texts(language)
    try:
        match = Match(rules, seats, chance.random().hex())
    except RulesError:
        return  # a points target above all chips of so few seats
    players = [Player(f"N{seat}", level) for seat, level in enumerate(levels)]
    stage = ScriptedStage(random_answers(chance), full=data.draw(st.booleans()))
    stop = ScriptedStage(iter(()), full=False)
    session = Session(match, players, stage, Recorder(None), t=t, bot_seed="b")
    answers = stage.answers
    stage.answers = (answer for _, answer in zip(range(4000), answers, strict=False))
    try:
        session.run()
    except StopIteration:
        assert match.phase != "match_over"
    assert stop.shown == []
    assert not [line for line in stage.shown if "terminal-" in line or "event-" in line]


def opening_view(rules: Rules, seed: str = "s", seats: int = 2) -> View:
    """The view of the seat that opens."""
    match = Match(rules, seats, seed)
    return view_for(match, match.to_move)


@pytest.mark.parametrize(
    ("language", "typed", "card"),
    [
        ("en", "qd", "Qd"),
        ("en", "10h", "Th"),
        ("en", "♥T", "Th"),
        ("de", "dd", "Qd"),
        ("de", "bs", "Js"),
        ("de", "♠B", "Js"),
        ("fr", "vs", "Js"),
        ("fr", "Dd", "Qd"),
        ("fr", "rc", "Kc"),
        ("ja", "10♣", "Tc"),
    ],
)
def test_cards_in_the_player_s_language(language: str, typed: str, card: str) -> None:
    assert action_of(typed, opening_view(Rules()), Texts(language)) == Action.parse(card)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_read_as_it_is_shown(language: str) -> None:
    t, view = Texts(language), opening_view(Rules())
    for rank in "A23456789TJQK":
        for suit in "shdc":
            assert action_of(t.short(rank + suit), view, t) == Action.parse(rank + suit)
            assert action_of(rank + suit, view, t) == Action.parse(rank + suit)


def test_runs_and_jokers() -> None:
    view = opening_view(Rules())
    assert str(action_of("8d9dTd", view, EN)) == "8d9dTd"
    assert str(action_of("8d 9D, 10♦ !", view, EN)) == "8d9dTd!"
    assert str(action_of("*Ts+Js", view, EN)) == "*Ts+Js"
    assert str(action_of("* ts js!", view, EN)) == "*Ts+Js!"


def test_one_card_is_enough_where_the_joker_has_one_place() -> None:
    match = Match.position(Rules(jokers=1), 2, hands=["9d *", "8d 2c"], layout={"d": ["7"]}, to_move=0)
    view = view_for(match, 0)
    assert str(action_of("*8d", view, EN)) == "*8d+9d"
    assert str(action_of("*9d", view, EN)) == "*8d+9d"
    with pytest.raises(BadAction):
        action_of("*2c", view, EN)


@given(st.text(max_size=12))
def test_any_text_is_an_action_or_refused(text: str) -> None:
    view = opening_view(Rules())
    try:
        action = action_of(text, view, EN)
    except BadAction:
        return
    assert Action.parse(str(action)) == action


def plain(lines: Sequence[Text]) -> list[str]:
    """Lines without styles, ends trimmed."""
    return [line.plain.rstrip() for line in lines]


def test_rows_tell_laid_own_and_waiting_places_apart_without_colour() -> None:
    match = Match.position(Rules(), 2, hands=["8d 2c", "6d 3c"], layout={"d": ["7"]}, to_move=0)
    words = Words(EN, ("A", "B"), 80)
    spades, _, diamonds, _ = plain(row_lines(view_for(match, 0), words))
    assert diamonds == " ♦  ·  ·  ·  ·  · (6) 7 [8] ·   ·  ·  ·  ·"
    assert spades == " ♠  ·  ·  ·  ·  ·  · (7) ·  ·   ·  ·  ·  ·"
    # Whoever is not to move has nothing to choose.
    assert plain(row_lines(view_for(match, 1), words))[2] == " ♦  ·  ·  ·  ·  · (6) 7 (8) ·   ·  ·  ·  ·"
    narrow = plain(row_lines(view_for(match, 0), replace(words, width=40)))
    assert narrow[2] == " ♦  · · · · · · 7+8 ·  · · · ·"


def test_hands_mark_what_can_go() -> None:
    match = Match.position(Rules(jokers=1), 2, hands=["Td 8d 2c *", "9d 6d 3c"], layout={"d": ["7"]}, to_move=0)
    words = Words(EN, ("A", "B"), 80)
    assert plain(hand_lines(view_for(match, 0), words)) == [" Your cards  ♦ [8] 10   ♣ 2   joker"]


def test_a_spectator_s_screen_has_nobody_s_cards() -> None:
    match = Match(Rules(), 4, "s")
    words = Words(EN, ("A", "B", "C", "D"), 80)
    view = view_for(match, None)
    assert hand_lines(view, words) == []
    shown = "\n".join(plain(position_lines(view, words, "Sevens")))
    assert "[" not in shown
    assert "A23456789" not in shown


def test_players_of_a_command_line() -> None:
    def players(*seats: str, number: int | None = None, level: str | None = None) -> list[tuple[str, str | None]]:
        return [(player.name, player.level) for player in players_from(seats, number, level, Rules(), EN)]

    assert [level is None for _, level in players()] == [True, False, False, False]
    assert players("Ann", "Bob=easy") == [("Ann", None), ("Bob", "easy")]
    assert players("Ann", number=3, level="random")[1:] == [("Ada", "random"), ("Ben", "random")]
    assert players("Ada", number=2)[1][0] == "Ben"
    assert players("Ann", "ann") == [("Ann", None), ("ann 2", None)]
    assert len({name for name, _ in players("", "", "", number=8)}) == 8
    with pytest.raises(BadRequest):
        players("Ann=wise")


def test_leaving_has_a_status() -> None:
    assert LeftError(130).status == 130
    assert LeftError().status == 0
