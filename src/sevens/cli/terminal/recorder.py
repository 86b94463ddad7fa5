"""The record of a game in the terminal: on disk before anything else happens, so that a killed game loses nothing."""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import IO

from sevens.engine import Match, Record, read_record
from sevens.engine.record import header_of
from sevens.errors import BadRequest, RecordError

SUFFIX = ".sevens.jsonl"


def default_directory() -> Path:
    """Where records go: `$SEVENS_RECORDS`, else the user's state directory."""
    if directory := os.environ.get("SEVENS_RECORDS"):
        return Path(directory)
    from platformdirs import user_state_path

    return user_state_path("sevens", appauthor=False) / "records"


def new_path(game: str) -> Path:
    """A name that no other game has."""
    now = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M")
    return default_directory() / f"{now}-{game}-{secrets.token_hex(3)}{SUFFIX}"


def newest() -> Path | None:
    """The record in the default place that was written last, of a game that has not ended."""
    try:
        files = sorted(default_directory().glob(f"*{SUFFIX}"), key=lambda file: file.stat().st_mtime, reverse=True)
    except OSError:
        return None
    return next((file for file in files if '"type":"match_over"' not in _tail(file)), None)


def _tail(file: Path) -> str:
    with file.open("rb") as stream:
        stream.seek(max(0, file.stat().st_size - 200))
        return stream.read().decode("utf-8", "replace")


def decode(data: bytes) -> str:
    """The text of a record's bytes.

    Raises:
        RecordError: they are no text.
    """
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise RecordError(f"line {line}: not UTF-8", line=line, reason="not_text") from None


class Recorder:
    """Appends the events of a match to a file; each is on disk when `write` returns.

    Args:
        path: the file; None records nothing.
    """

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self._stream: IO[str] | None = None
        self._written = 0

    def begin(self, match: Match, names: Sequence[str], levels: Sequence[str | None]) -> None:
        """Start a new record.

        Raises:
            OSError: the file is there already, or cannot be made.
        """
        if self.path is None:
            return
        self.path.parent.mkdir(parents=True, exist_ok=True)
        # What is in it decides a game: nobody else on the machine has to see it.
        handle = os.open(self.path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_APPEND, 0o600)
        self._stream = os.fdopen(handle, "a", encoding="utf-8", newline="\n")
        self._lock()
        header = {**header_of(match, names), "levels": list(levels)}
        self._append([json.dumps(header, separators=(",", ":"))])
        self.write(match)

    def continue_from(self, match: Match, text: str) -> None:
        """Go on with a record that was read; a last line that was cut off is written again.

        Raises:
            OSError: the file cannot be written.
        """
        if self.path is None:
            return
        complete = text.rfind("\n") + 1
        self._stream = self.path.open("r+", encoding="utf-8", newline="\n")
        self._lock()
        self._stream.truncate(len(text[:complete].encode()))
        self._stream.seek(0, os.SEEK_END)
        self._written = text.count("\n") - 1
        self.write(match)

    def write(self, match: Match) -> None:
        """Append what has happened since.

        Raises:
            OSError: the disk is full, or gone.
        """
        events = match.events[self._written :]
        self._append([json.dumps(event.to_json(), separators=(",", ":")) for event in events])
        self._written = len(match.events)

    def close(self) -> None:
        """Nothing more is written."""
        if self._stream is not None:
            self._stream.close()
            self._stream = None

    def _append(self, lines: Sequence[str]) -> None:
        if self._stream is None or not lines:
            return
        self._stream.write("".join(f"{line}\n" for line in lines))
        self._stream.flush()
        os.fsync(self._stream.fileno())

    def _lock(self) -> None:
        """Keep a second game from writing to the same record.

        Raises:
            BadRequest: one already does.
        """
        try:
            import fcntl
        except ImportError:  # a system without file locks
            return
        assert self._stream is not None
        try:
            fcntl.flock(self._stream.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadRequest("the record is in use", reason="record_in_use") from None


def levels_of(text: str, seats: int) -> list[str | None] | None:
    """Who played each seat of a record: a level, or None for a person; None when the record does not say."""
    try:
        levels = json.loads(text.split("\n", 1)[0]).get("levels")
    except (ValueError, AttributeError):
        return None
    if not isinstance(levels, list) or len(levels) != seats:
        return None
    return levels if all(level is None or isinstance(level, str) for level in levels) else None


def load(path: Path) -> tuple[Record, str]:
    """A record, replayed and verified, and its text.

    Raises:
        OSError, RecordError.
    """
    text = decode(path.read_bytes())
    return read_record(text), text
