"""What is stored of a room: facts, in order, from which the identical room is built again.

A room is the result of its events and of nothing else, so every random value and every moment stands in them. Kinds are
short names of our own that never change once a room may have been stored with them; a later version that needs other
fields gives them defaults here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Literal, cast

from .errors import RoomError
from .seats import KINDS, MODES, SPEEDS, Kind, Mode, Seat, Speed

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
    """The room was opened and its first match dealt. `rules` is the protocol's form; seeds are texts."""

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


@dataclass(frozen=True, slots=True, kw_only=True)
class Acted(RoomEvent):
    """A seat acted; `by` says who chose the action."""

    kind = "acted"

    seat: int
    action: str
    by: Literal["person", "bot"]


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
    """A new match of the same people began."""

    kind = "rematch"

    seed: str
    bot_seed: str
    dealer: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SpeedSet(RoomEvent):
    """Bots wait longer or shorter from now on."""

    kind = "speed"

    speed: Speed


EVENTS: dict[str, type[RoomEvent]] = {
    event.kind: event for event in (Created, Acted, NextDealt, Lifted, Rematched, SpeedSet)
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
    except (KeyError, TypeError) as error:
        raise RoomError(f"a stored {kind!r} event is broken: {error}", reason="bad_event") from None
    _verify(result)
    return result


def _seat_to_json(seat: Seat) -> dict[str, object]:
    values = {"kind": seat.kind, "name": seat.name, "level": seat.level, "device": seat.device}
    return {name: value for name, value in values.items() if value is not None}


def _seat_from_json(data: Mapping[str, Any]) -> Seat:
    seat = Seat(cast(Kind, data["kind"]), data.get("name", ""), data.get("level"), data.get("device"))
    if seat.kind not in KINDS:
        raise TypeError(f"kind of seat {seat.kind!r}")
    return seat


def _verify(event: RoomEvent) -> None:
    """Refuse what the types cannot see in stored JSON."""
    sound = _is(event.at, int)
    match event:
        case Created():
            sound = sound and event.mode in MODES and event.speed in SPEEDS and _is(event.rules, dict)
        case Acted():
            sound = sound and _is(event.seat, int) and _is(event.action, str)
        case Lifted():
            sound = sound and _is(event.seat, int) and _is(event.holder, str)
        case Rematched():
            sound = sound and _is(event.seed, str) and _is(event.dealer, int)
        case SpeedSet():
            sound = sound and event.speed in SPEEDS
    if not sound:
        raise RoomError(f"a stored {event.kind!r} event is broken", reason="bad_event")


def _is(value: object, kind: type) -> bool:
    return type(value) is kind
