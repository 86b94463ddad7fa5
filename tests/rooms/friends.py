"""Rooms of friends for tests: opened, filled, and played on."""

from __future__ import annotations

import random

from sevens.rooms import (
    Command,
    Join,
    Start,
)
from sevens.rules import PRESETS, Rules

from .support import HOST, Journal, everything

DOMINO = PRESETS["domino"].replace(match="deals 1", tie_break="shared")
BEA, CY, DEE = "bea", "cy", "dee"
MINUTE = 60_000


def lobby(pattern: str = "Pooo", rules: Rules = DOMINO, clock: int | None = None) -> Journal:
    return Journal.open(pattern, rules, "friends", clock)


def full(rules: Rules = DOMINO, clock: int | None = None, people: int = 3) -> Journal:
    """A match that has begun, with the host and some others, bots on the seats that are left."""
    journal = lobby("P" + "o" * 3, rules, clock)
    for number in range(people - 1):
        accepted(journal, Join(device=(BEA, CY, DEE)[number], id="join", name=f"N{number}"))
    accepted(journal, Start(device=HOST, id="start", level="easy", seed="x", bot_seed="y"))
    return journal


def accepted(journal: Journal, command: Command) -> None:
    answer = journal.ask(command)
    assert answer.status == "accepted", (command, answer.error)


def refused(journal: Journal, command: Command) -> str:
    """The reason of a refusal that changed nothing."""
    before = everything(journal.room)
    answer = journal.ask(command)
    assert answer.status == "refused", command
    assert everything(journal.room) == before
    assert answer.error is not None
    return answer.error.reason


def play_to_end(journal: Journal, seed: int = 1) -> None:
    chance = random.Random(seed)
    while journal.room.match.phase != "match_over":
        accepted(journal, journal.next_command(chance))


def until_moves(journal: Journal, seat: int) -> None:
    """Play on until it is this seat's turn."""
    chance = random.Random(3)
    while journal.room.mover != seat:
        accepted(journal, journal.next_command(chance))


def at(journal: Journal, command: Command, moment: int) -> str | None:
    """Ask at a moment; the reason of the refusal."""
    events, answer = journal.room.decide(command, moment)
    for event in events:
        journal.events.append(event)
        journal.room.apply(event)
    return None if answer.error is None else answer.error.reason
