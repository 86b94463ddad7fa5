"""What the server itself refuses, and the HTTP status and close code that go with a refusal."""

from __future__ import annotations

from typing import Final

from sevens.errors import BadRequest, Params, SevensError


class NotFound(SevensError):
    """There is no such room, or no such address."""

    code = "not_found"


class TooLarge(SevensError):
    """A message or body is longer than allowed."""

    code = "too_large"


class TooFast(SevensError):
    """Too many messages or requests in a short time."""

    code = "too_fast"


class Denied(SevensError):
    """The request comes from a page of another site, names another host, or brings a token of no seat."""

    code = "forbidden"


class NotAllowed(SevensError):
    """The address exists, the method does not."""

    code = "method_not_allowed"


class NotJson(SevensError):
    """The body is not declared as JSON."""

    code = "not_json"


STATUS: Final[dict[str, int]] = {
    "forbidden": 403,
    "not_found": 404,
    "method_not_allowed": 405,
    "stale": 409,
    "too_large": 413,
    "not_json": 415,
    "too_fast": 429,
    "busy": 503,
    "unavailable": 503,
}
"""HTTP status by the code of a refusal; any other is 400."""

CLOSE_BAD_MESSAGE: Final = 4400
CLOSE_UNKNOWN_TOKEN: Final = 4401
CLOSE_FORBIDDEN: Final = 4403
CLOSE_NO_ROOM: Final = 4404
CLOSE_TOO_SLOW: Final = 4408
CLOSE_MOVED: Final = 4410
CLOSE_TOO_FAST: Final = 4429
CLOSE_BUSY: Final = 1013
CLOSE_RESTART: Final = 1012


def bad_message(text: str, params: Params | None = None) -> BadRequest:
    """A message or body that cannot be understood; `text` is English, for programmers."""
    return BadRequest(text, reason="bad_message", params=params)


def bad_level(level: str) -> BadRequest:
    """There is no bot of that level."""
    return BadRequest(f"no bot of level {level!r}", reason="unknown_level", params={"level": level})
