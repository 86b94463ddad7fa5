"""What can be asked of a room, and what it answers.

A command names the device that asks and carries an id of that device's own choosing: the same id asked twice is done
once. Whatever is random comes in with the command, so that a room decides the same on every machine.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from sevens.errors import SevensError

from .seats import Speed

Status = Literal["accepted", "refused", "done"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    """Something a device asks; `device` is None for somebody who only watches."""

    device: str | None
    id: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Act(Command):
    """Play, pass or name a suit for the seat to move; `seq` is the last one the device has seen."""

    seq: int
    action: str


@dataclass(frozen=True, slots=True, kw_only=True)
class NextDeal(Command):
    """Deal again after a deal."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Lift(Command):
    """The person of `seat` has the device and wants to see the hand."""

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Rematch(Command):
    """Another match with the same people; the seeds are drawn by whoever runs the room."""

    seed: str
    bot_seed: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SetSpeed(Command):
    """How long bots wait."""

    speed: Speed


@dataclass(frozen=True, slots=True, kw_only=True)
class BotAct(Command):
    """The action that a bot chose for `seat` when the room was at `seq`; `device` is None."""

    seat: int
    seq: int
    action: str


@dataclass(frozen=True, slots=True)
class Answer:
    """What became of a command: accepted, refused with a reason, or already done before."""

    status: Status
    error: SevensError | None = None


ACCEPTED = Answer("accepted")
DONE = Answer("done")
