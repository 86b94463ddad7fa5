"""A room as a text that another server, or a later one, takes in again.

JSON lines: a header, then every stored event with its seq, the last line saying how many there were. It holds what the
data base holds, hidden cards and seeds of a running match included, and the tokens' hashes, so that everybody's cookie
and link open their seats on the new server as well.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from sevens.errors import SevensError
from sevens.rooms import Created, Room, RoomError, RoomEvent, from_json
from sevens.store import Store, StoredEvent

from .errors import NotFound
from .tokens import is_room_id

FORMAT: Final = "sevens-room"
VERSION: Final = 1


class _Header(msgspec.Struct, forbid_unknown_fields=True):
    format: str
    version: int
    room: str


class _Line(msgspec.Struct, forbid_unknown_fields=True):
    seq: int
    kind: str
    data: dict[str, Any]


class _End(msgspec.Struct, forbid_unknown_fields=True):
    events: int


async def export_room(store: Store, room: str) -> str:
    """The text of a stored room.

    Raises:
        NotFound: there is no such room.
    """
    log = await store.load(room) if is_room_id(room) else []
    if not log:
        raise NotFound("no such room", reason="no_such_room")
    lines: list[object] = [_Header(FORMAT, VERSION, room)]
    lines += [_Line(seq, entry.kind, entry.data) for seq, entry in enumerate(log, 1)]
    lines.append(_End(len(log)))
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


async def import_room(store: Store, text: str) -> Room:
    """Store the room of a text; the room as it is now.

    Raises:
        RoomError: the text is no room, is cut off or changed, or tells of something that could not have happened.
        Conflict: the store has a room of this id already.
    """
    events = read_room(text)
    room = Room.replay(events)
    log = [StoredEvent(line.kind, event.at, line.data) for line, event in zip(_lines(text)[1], events, strict=True)]
    await store.create(room.id, room.mode, log)
    return room


def read_room(text: str) -> list[RoomEvent]:
    """The events of a text, of which the first opens the room.

    Raises:
        RoomError: see `import_room`.
    """
    header, lines = _lines(text)
    if header.format != FORMAT or header.version != VERSION or not is_room_id(header.room):
        raise _broken("another format")
    if [line.seq for line in lines] != list(range(1, len(lines) + 1)):
        raise _broken("events are missing")
    try:
        events = [from_json(line.kind, line.data) for line in lines]
        if not isinstance(events[0], Created) or events[0].room != header.room:
            raise _broken("the events are another room's")
        Room.replay(events)
    except RoomError:
        raise
    except SevensError as error:  # rules that cannot be played, seats that are none
        raise _broken(str(error)) from error
    return events


def _lines(text: str) -> tuple[_Header, list[_Line]]:
    try:
        first, *middle, last = text.splitlines()
        header = msgspec.json.decode(first, type=_Header)
        end = msgspec.json.decode(last, type=_End)
        lines = [msgspec.json.decode(line, type=_Line) for line in middle]
    except (ValueError, RecursionError) as error:
        raise _broken("not the text of a room") from error
    if end.events != len(lines) or not lines:
        raise _broken("events are missing")
    return header, lines


def _broken(why: str) -> RoomError:
    return RoomError(why, reason="bad_export")
