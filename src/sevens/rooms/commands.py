"""What can be asked of a room, and what it answers.

A command names the device that asks and carries an id of that device's own choosing: the same id asked twice is done
once. Whatever is random comes in with the command, so that a room decides the same on every machine.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from sevens.errors import SevensError

from .seats import Speed

DEFAULT_LEVEL = "medium"
"""The bot that plays for those who are missing, if the host does not name another."""

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
    """Another match with the same people; the seeds are drawn by whoever runs the room.

    Among friends this is the answer of one of them, and the match begins when all who are there have accepted.
    """

    seed: str
    bot_seed: str
    accept: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Join(Command):
    """Take a free seat of a friends' room: a certain one, or the next clockwise from the host."""

    name: str
    seat: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Leave(Command):
    """Get up: during a match the seat stays reserved and a bot plays, else it is free again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Return(Command):
    """Sit down again where one left or where a bot has been playing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Start(Command):
    """The host begins the first match or the next one; bots of `level` play on free seats.

    The seeds are those of the next match; the first one's were drawn when the room was opened.
    """

    level: str
    seed: str
    bot_seed: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AssignSeat(Command):
    """The host frees a seat, or gives it to a bot."""

    seat: int
    level: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class SetClock(Command):
    """The host sets how many seconds a turn may take; None for no limit."""

    seconds: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class PassHost(Command):
    """The host hands their rights to the person of a seat."""

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MakeLink(Command):
    """Let a link open the device's seat elsewhere; `link` is an opaque text that the link's secret leads to."""

    link: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveSeat(Command):
    """The device comes with a seat's link and takes the seat over from the device that had it."""

    link: str


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


@dataclass(frozen=True, slots=True, kw_only=True)
class Expire(Command):
    """The time of the seat to move has run out at `seq`; `device` is None."""

    seat: int
    seq: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Substitute(Command):
    """The person of a seat has had no connection since a moment (milliseconds since 1970); `device` is None."""

    seat: int
    since: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplaceHost(Command):
    """The host has had no connection since a moment; `heir` is a device that has one. `device` is None."""

    since: int
    heir: str


@dataclass(frozen=True, slots=True)
class Answer:
    """What became of a command: accepted, refused with a reason, or already done before."""

    status: Status
    error: SevensError | None = None


ACCEPTED = Answer("accepted")
DONE = Answer("done")
