"""The game on a terminal of its own: whole screens, the curtain, keys, and leaving it as it was."""

from __future__ import annotations

import re
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from sevens import Match, Rules
from sevens.texts import LANGUAGES, Texts
from tests.cli.conftest import Terminal, only_record

Start = Callable[..., Terminal]


def test_one_screen_after_another(terminal: Start) -> None:
    game = terminal("play", "--seed", "3", "--speed", "none")
    game.until("Enter to begin")
    assert "Hash of the seed" in game.screen()
    game.type("")
    screen = game.until("your turn")
    assert "Sevens · deal 1" in screen
    assert "Enter to begin" not in screen
    assert re.search(r"^ 1 ", screen, re.MULTILINE)
    game.type("1")
    assert "Player plays" not in game.until("Player, ")
    game.type("q")
    assert game.end() == 0
    assert "sevens play --resume " in game.screen()
    assert game.received.count("\x1b[?1049h") == game.received.count("\x1b[?1049l") == 1


def test_a_refused_card_leaves_the_screen_as_it_is(terminal: Start) -> None:
    game = terminal("play", "--seed", "3", "--speed", "none")
    game.until("Enter to begin")
    game.type("")
    before = game.until("your turn")
    game.type("Kz")
    after = game.until("“Kz” is not a move")
    assert before.splitlines()[:12] == after.splitlines()[:12]


def cards_in_hand_line(screen: str) -> str:
    """The lines of one's own cards."""
    found = re.search(r"^ Your cards(.*?)^ (?:1|p) ", screen, re.MULTILINE | re.DOTALL)
    return " ".join(re.sub(r"[\[\]]", "", found[1]).split()) if found else ""


def hand_words(hand: tuple[str, ...]) -> str:
    """A hand as the screen shows it."""
    parts = []
    for suit, sign in {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}.items():
        ranks = [card[0].replace("T", "10") for card in hand if card[1] == suit]
        parts += [sign, *ranks] if ranks else []
    return " ".join(parts)


def test_nobody_sees_the_cards_of_the_person_before(terminal: Start) -> None:
    """Three people pass the keyboard; behind every curtain, and on every screen, are only one's own cards."""
    names = ("Ann", "Ben", "Cem")
    match = Match(Rules(), 3, "privacy")
    game = terminal(
        "play", *(word for name in names for word in ("--seat", name)), "--seed", "privacy", "--speed", "none"
    )
    game.until("Enter to begin")
    game.type("")
    for _ in range(12):
        seat = match.to_move
        assert seat is not None
        curtain = game.until(f"{names[seat]}, press Enter when nobody else is looking")
        assert not re.search("[♠♥♦♣]", curtain), "cards are on the screen before the curtain is lifted"
        # What could be scrolled back to has gone too.
        assert "\x1b[3J" in game.received[game.received.rindex(" press Enter") - 600 :]
        game.type("")
        screen = game.until("\n > ")
        assert cards_in_hand_line(screen) == hand_words(match.state.hand(seat))
        action = match.legal_actions()[0]
        match.apply(action)
        game.type(str(action))


def test_the_only_person_keeps_seeing_their_cards(terminal: Start) -> None:
    game = terminal("play", "--seed", "3", "--speed", "fast")
    game.until("Enter to begin")
    game.type("")
    game.until("your turn")
    assert "press Enter when nobody" not in game.received
    frames = re.split(r"\x1b\[H", game.received)[3:]
    assert frames
    assert all("Your cards" in frame for frame in frames)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", ["sevens", "fan_tan_chips", "double_fan_tan"])
def test_everything_fits_80_by_24(terminal: Start, language: str, preset: str) -> None:
    game = terminal("play", preset, "--seed", "3", "--speed", "none", "--lang", language)
    game.until(Texts(language)("terminal-start"))
    game.type("")
    screen = game.until("\n > ")
    lines = screen.split("\n")
    assert len(lines) <= 24
    title = Texts(language).preset_title(preset)
    assert lines[0].strip().startswith(title), screen
    assert sum(bool(re.match(" [♠♥♦♣] ", line)) for line in lines) == (8 if preset == "double_fan_tan" else 4)
    assert Texts(language)("terminal-your-hand") in screen


def test_forty_columns(terminal: Start) -> None:
    game = terminal("play", "--seed", "3", "--speed", "none", columns=40, lines=30)
    game.until("Enter to begin")
    game.type("")
    screen = game.until("\n > ")
    assert max(len(line) for line in screen.split("\n")) <= 40
    assert sum(bool(re.match(" [♠♥♦♣] ", line)) for line in screen.split("\n")) == 4
    assert "Your cards" in screen


def test_help_and_rules_are_pages(terminal: Start) -> None:
    game = terminal("play", "--seed", "3", "--speed", "none")
    game.until("Enter to begin")
    game.type("")
    game.until("your turn")
    game.type("?")
    game.until("What you can type in your turn")
    game.until("Enter goes on")
    game.type("")
    game.until("your turn")
    game.type("r")
    game.until("Enter goes on")
    game.type("")
    game.until("Enter goes on")
    game.type("q")
    game.until("your turn")


@pytest.mark.parametrize("key", [b"\x03", b"\x04"])
def test_interrupt_and_end_of_input_leave_cleanly(terminal: Start, tmp_path: Path, key: bytes) -> None:
    game = terminal("play", "--seed", "3", "--speed", "none")
    game.until("Enter to begin")
    game.type("")
    game.until("your turn")
    game.press(key)
    assert game.end() == (130 if key == b"\x03" else 0)
    assert "Traceback" not in game.received
    assert f"--resume {only_record(tmp_path / 'records')}" in game.screen().replace("\n", "")
    assert game.received.count("\x1b[?1049l") == 1


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_signals_leave_cleanly(terminal: Start, number: signal.Signals) -> None:
    game = terminal("play", "--seed", "3", "--speed", "slow")
    game.until("Enter to begin")
    game.type("")
    game.until("deal 1")
    game.process.send_signal(number)
    assert game.end() == 128 + number
    assert "Traceback" not in game.received
    assert "sevens play --resume " in game.screen()


def test_a_dumb_terminal_gets_lines(terminal: Start) -> None:
    game = terminal("play", "--seed", "3", TERM="dumb")
    game.until("your turn")
    assert "\x1b" not in game.received


def test_no_colour_where_none_is_wanted(terminal: Start) -> None:
    game = terminal("play", "--seed", "3", "--speed", "none", NO_COLOR="1")
    game.until("Enter to begin")
    game.type("")
    game.until("your turn")
    assert not re.search(r"\x1b\[[0-9;]*(?:3[0-7]|4[0-7]|38|48)[0-9;]*m", game.received)


def test_the_match_ends_with_its_winners(terminal: Start) -> None:
    game = terminal("play", "--seed", "3", "--speed", "none", "-o", "ranks=7", "-o", "match=deals 1")
    game.until("Enter to begin")
    game.type("")
    while "Enter ends the game" not in game.until("Enter plays it", "Enter passes", "Enter ends the game"):
        game.type("")
    assert "wins the match!" in game.screen()
    assert "Cards left" in game.screen()
    game.type("")
    assert game.end() == 0
    assert "The record is in" in game.screen()
