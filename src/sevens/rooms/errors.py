"""What a room refuses, beyond what the rules of the game forbid."""

from __future__ import annotations

from sevens.errors import SevensError


class RoomError(SevensError):
    """A room cannot be opened as asked, or a stored event does not fit the room it belongs to."""

    code = "bad_room"


class Stale(SevensError):
    """The command was meant for a position that is gone: someone moved in between."""

    code = "stale"


class Forbidden(SevensError):
    """The device that asks may not do this: it holds no seat, another seat, or its curtain is down."""

    code = "forbidden"
