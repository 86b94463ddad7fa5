"""Who sits where: people and bots from a command line, with names of their own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sevens.engine import Record
from sevens.errors import BadRequest
from sevens.rules import Rules, advised_seats, check_seats
from sevens.texts import Texts

LONGEST_NAME = 24
USUAL_SEATS = 4


@dataclass(frozen=True, slots=True)
class Player:
    """One seat: its name, and the level of the bot that plays it; None for a person."""

    name: str
    level: str | None = None


def bot_levels() -> tuple[str, ...]:
    """The levels that are offered."""
    from sevens.bots import LEVELS

    return LEVELS


def usual_level() -> str:
    """The level that computer players have unless told otherwise: the middle one that exists."""
    levels = bot_levels()
    return next(level for level in ("medium", "easy", levels[0]) if level in levels)


def players_from(seats: Sequence[str], number: int | None, level: str | None, rules: Rules, t: Texts) -> list[Player]:
    """The players of a command line.

    Args:
        seats: texts "NAME" for a person and "NAME=LEVEL" for a bot, in seat order.
        number: how many play; missing seats are bots. None: as many as were named, or as the game is best with.
        level: of the seats that are filled up.
        rules: what is played.
        t: words the names that nobody gave.

    Raises:
        RulesError: the rules cannot be played by so many (R1).
        BadRequest: a level that does not exist, more seats named than play.
    """
    fill = _known_level(level) if level is not None else usual_level()
    named = [_player(text) for text in seats]
    if number is None:
        low, high = advised_seats(rules)
        number = len(named) if len(named) > 1 else max(low, min(high, USUAL_SEATS))
    check_seats(rules, number)
    if len(named) > number:
        raise BadRequest(
            "more seats than players", reason="too_many_seats", params={"seats": len(named), "players": number}
        )
    if not named:
        named = [Player(t("terminal-player"))]
    offered = [
        name for name in t("terminal-bot-names").split() if name.casefold() not in {p.name.casefold() for p in named}
    ]
    while len(named) < number:
        named.append(Player(offered.pop(0), fill))
    return _distinct(named, t)


def players_of_record(record: Record, text: str, t: Texts) -> list[Player]:
    """Who played a record's seats.

    Where it does not say, the first seat is a person and the others are bots; a level that does not exist here becomes
    the usual one.
    """
    from sevens.cli.terminal.recorder import levels_of

    seats = record.match.seats
    names = record.names or tuple(t("terminal-player-number", number=seat + 1) for seat in range(seats))
    levels = levels_of(text, seats) or [None, *[usual_level()] * (seats - 1)]
    known = [level if level is None or level in bot_levels() else usual_level() for level in levels]
    return _distinct([Player(clean(name), level) for name, level in zip(names, known, strict=True)], t)


def _known_level(level: str) -> str:
    if level not in bot_levels():
        raise BadRequest(
            "no such level", reason="unknown_level", params={"level": level[:40], "levels": ", ".join(bot_levels())}
        )
    return level


def _player(text: str) -> Player:
    name, equals, level = text.partition("=")
    return Player(clean(name), _known_level(level.strip().lower()) if equals else None)


def clean(name: str) -> str:
    """A name as it can be shown: printable, on one line, not too long."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[:LONGEST_NAME]


def _distinct(players: list[Player], t: Texts) -> list[Player]:
    """The players, those without a name numbered, those with the same name told apart."""
    seen: set[str] = set()
    result = []
    for number, player in enumerate(players, 1):
        name = player.name or t("terminal-player-number", number=number)
        while name.casefold() in seen:
            name = f"{name[: LONGEST_NAME - 3]} {number}"
        seen.add(name.casefold())
        result.append(Player(name, player.level))
    return result
