"""What the server says about itself: structured lines without names, addresses, cards or room ids."""

from __future__ import annotations

import logging
import sys
import traceback
from pathlib import PurePath

import structlog

from .settings import Settings

KEPT_OUT = frozenset({"name", "names", "address", "client", "cards", "hand", "token", "room_id", "seed", "record"})
"""Keys that never appear in a line, whoever logs them."""


def where(error: BaseException) -> str:
    """What went wrong and in which line. The text of an error is left out: it may name a card."""
    frame = traceback.extract_tb(error.__traceback__)[-1:]
    return type(error).__name__ + "".join(f" at {PurePath(one.filename).name}:{one.lineno}" for one in frame)


def _keep_out(_logger: object, _method: str, line: structlog.typing.EventDict) -> structlog.typing.EventDict:
    for key in KEPT_OUT & line.keys():
        del line[key]
    return line


def configure(settings: Settings) -> None:
    """Set up logging for the process: lines on standard error, in the format of the settings."""
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    shape: structlog.typing.Processor
    if settings.log_format == "json":
        shape = structlog.processors.JSONRenderer()
    else:
        shape = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), pad_event_to=0)
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            _keep_out,
            structlog.processors.format_exc_info,
            shape,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, format="%(levelname)s %(name)s: %(message)s")
