"""Names of rooms and tokens of seats: all from the operating system's generator."""

from __future__ import annotations

import hashlib
import re
import secrets

_ROOM = re.compile(r"[A-Za-z0-9_-]{22}", re.ASCII)
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}", re.ASCII)


def new_room_id() -> str:
    """The public name of a room: 132 random bits in 22 letters."""
    return secrets.token_urlsafe(17)[:22]


def is_room_id(text: str) -> bool:
    """Whether a text has the form of a room's name."""
    return _ROOM.fullmatch(text) is not None


def new_token() -> str:
    """What proves that somebody plays for the seats of a device: 256 random bits."""
    return secrets.token_urlsafe(32)


def is_token(text: str) -> bool:
    """Whether a text has the form of a token; one that was thought up elsewhere may be easy to guess."""
    return _TOKEN.fullmatch(text) is not None


def device_of(room: str, token: str) -> str:
    """The device that a token stands for in a room; it may be stored, for the token cannot be found from it."""
    return hashlib.sha256(f"{room}:{token}".encode()).hexdigest()


def log_name(room: str) -> str:
    """What a room is called in logs: whoever reads them cannot enter it."""
    return hashlib.sha256(room.encode()).hexdigest()[:10]
