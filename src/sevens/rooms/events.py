"""What is stored of a room: facts, in order, from which the identical room is built again.

A room is the result of its events and of nothing else, so every random value and every moment stands in them. Kinds are
short names of our own that never change once a room may have been stored with them; a later version that needs other
fields gives them defaults here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from types import UnionType
from typing import Any, ClassVar, Literal, Union, cast, get_args, get_origin, get_type_hints

from .errors import RoomError
from .seats import KINDS, Kind, Mode, Seat, Speed

Json = Mapping[str, object]


@dataclass(frozen=True, slots=True, kw_only=True)
class RoomEvent:
    """One stored fact.

    Attributes:
        at: when it happened, in milliseconds since 1970.
        device: the device whose command caused it; None for what bots and the server do.
        command: the id that device gave its command.
    """

    kind: ClassVar[str]

    at: int
    device: str | None = None
    command: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Created(RoomEvent):
    """The room was opened; among friends it waits for its start, else its first match was dealt.

    `rules` is the protocol's form; seeds are texts; `clock` and `grace` are seconds.
    """

    kind = "created"

    room: str
    mode: Mode
    rules: dict[str, object]
    seats: tuple[Seat, ...]
    host: str
    seed: str
    bot_seed: str
    dealer: int | None
    speed: Speed
    clock: int | None = None
    grace: int = 60


@dataclass(frozen=True, slots=True, kw_only=True)
class Acted(RoomEvent):
    """A seat acted; `by` says who chose the action: a person, a bot, or the clock that ran out."""

    kind = "acted"

    seat: int
    action: str
    by: Literal["person", "bot", "clock"]


@dataclass(frozen=True, slots=True, kw_only=True)
class NextDealt(RoomEvent):
    """The next deal of the match was dealt."""

    kind = "dealt"


@dataclass(frozen=True, slots=True, kw_only=True)
class Lifted(RoomEvent):
    """The person of a seat lifted the curtain of the device that holds the seat."""

    kind = "lifted"

    seat: int
    holder: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Rematched(RoomEvent):
    """A new match of the same people began; bots of `level` play on free seats."""

    kind = "rematch"

    seed: str
    bot_seed: str
    dealer: int
    level: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SpeedSet(RoomEvent):
    """Bots wait longer or shorter from now on."""

    kind = "speed"

    speed: Speed


@dataclass(frozen=True, slots=True, kw_only=True)
class Joined(RoomEvent):
    """A person took a free seat."""

    kind = "joined"

    seat: int
    name: str
    holder: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatLeft(RoomEvent):
    """A person got up."""

    kind = "left"

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Returned(RoomEvent):
    """A person acts for their seat again."""

    kind = "returned"

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Started(RoomEvent):
    """The first match of friends was dealt; bots of `level` play on free seats."""

    kind = "started"

    level: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Assigned(RoomEvent):
    """A seat was freed, or given to a bot of a level."""

    kind = "assigned"

    seat: int
    level: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockSet(RoomEvent):
    """A turn may take so many seconds from now on, or any time."""

    kind = "clock"

    seconds: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class HostSet(RoomEvent):
    """Another device has the host's rights."""

    kind = "host"

    host: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Linked(RoomEvent):
    """A link opens a seat elsewhere; older links to it open nothing any more."""

    kind = "linked"

    seat: int
    link: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Moved(RoomEvent):
    """A seat went from one device of its person to another."""

    kind = "moved"

    seat: int
    holder: str
    previous: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Substituted(RoomEvent):
    """A bot plays for a person who has been away too long."""

    kind = "substituted"

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Agreed(RoomEvent):
    """A person said whether they want a rematch."""

    kind = "again"

    seat: int
    accept: bool


EVENTS: dict[str, type[RoomEvent]] = {
    event.kind: event
    for event in (
        Created,
        Acted,
        NextDealt,
        Lifted,
        Rematched,
        SpeedSet,
        Joined,
        SeatLeft,
        Returned,
        Started,
        Assigned,
        ClockSet,
        HostSet,
        Linked,
        Moved,
        Substituted,
        Agreed,
    )
}


def to_json(event: RoomEvent) -> dict[str, object]:
    """The stored form of an event, without its kind; values that are None are left out."""
    result: dict[str, object] = {}
    for item in fields(event):
        value = getattr(event, item.name)
        if item.name == "seats":
            value = [_seat_to_json(seat) for seat in value]
        if value is not None:
            result[item.name] = value
    return result


def from_json(kind: str, data: Json) -> RoomEvent:
    """The event that `to_json` wrote.

    Raises:
        RoomError: the kind is unknown or a field is missing, unknown or of the wrong kind.
    """
    event = EVENTS.get(kind)
    if event is None:
        raise RoomError(f"unknown kind of event: {kind!r}", reason="bad_event")
    values: dict[str, Any] = dict(data)
    try:
        if event is Created:
            values["seats"] = tuple(_seat_from_json(seat) for seat in values["seats"])
            values.setdefault("dealer", None)
        result = event(**values)
    except (AttributeError, KeyError, TypeError) as error:
        raise RoomError(f"a stored {kind!r} event is broken: {error}", reason="bad_event") from None
    _verify(result)
    return result


def _seat_to_json(seat: Seat) -> dict[str, object]:
    values = {"kind": seat.kind, "name": seat.name, "level": seat.level, "device": seat.device}
    return {name: value for name, value in values.items() if value is not None}


def _seat_from_json(data: Mapping[str, Any]) -> Seat:
    seat = Seat(cast(Kind, data["kind"]), data.get("name", ""), data.get("level"), data.get("device"))
    texts = (seat.name, seat.level or "", seat.device or "")
    if seat.kind not in KINDS or not all(type(text) is str for text in texts):
        raise TypeError(f"seat {data!r}")
    return seat


def _verify(event: RoomEvent) -> None:
    """Refuse values of the wrong kind, which stored JSON may hold."""
    for name, hint in _HINTS[event.kind].items():
        if name != "kind" and not _fits(getattr(event, name), hint):
            raise RoomError(f"a stored {event.kind!r} event is broken: {name}", reason="bad_event")


_HINTS = {kind: get_type_hints(event) for kind, event in EVENTS.items()}


def _fits(value: object, hint: object) -> bool:
    """Whether a value is of the kind that an annotation asks for; True is no number here."""
    origin = get_origin(hint)
    if origin is Literal:
        return value in get_args(hint)
    if origin in (Union, UnionType):
        return any(_fits(value, option) for option in get_args(hint))
    return type(value) is (origin or hint)
