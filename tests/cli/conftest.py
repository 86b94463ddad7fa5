"""The program as people start it: a process of its own, in a pipe or on a terminal."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

WAIT = 30.0
PROGRAM = (sys.executable, "-m", "sevens")


@dataclass
class Outcome:
    """What a process left behind."""

    status: int
    out: str
    err: str


def environment(records: Path, **more: str) -> dict[str, str]:
    """The environment of every process: English, UTF-8, records in a directory of the test's own."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "SEVENS_KERNEL") if name in os.environ}
    return {**kept, "LANG": "C.UTF-8", "COLUMNS": "80", "SEVENS_RECORDS": str(records), **more}


Run = Callable[..., Outcome]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Run `sevens` in a pipe to its end."""

    def go(*arguments: str, typed: str | bytes = "", **more: str) -> Outcome:
        given = typed.encode() if isinstance(typed, str) else typed
        done = subprocess.run(
            [*PROGRAM, *arguments],
            input=given,
            capture_output=True,
            timeout=60,
            env=environment(tmp_path / "records", **more),
            check=False,
        )
        out, err = done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace")
        assert "Traceback" not in out + err
        return Outcome(done.returncode, out, err)

    return go


def _at_a_terminal() -> None:
    """What a shell does for a program in front: the keyboard is its own, and Ctrl-C reaches it.

    A test that was itself started in the background inherits that Ctrl-C is ignored.
    """
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


_SEQUENCES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


@dataclass
class Terminal:
    """`sevens` on a terminal: what is on its screen now, and keys to press."""

    arguments: tuple[str, ...]
    records: Path
    columns: int = 80
    lines: int = 24
    more: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.received = ""
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", self.lines, self.columns, 0, 0))
        env = environment(self.records, **{"TERM": "xterm-256color", **self.more})
        del env["COLUMNS"]
        self.process = subprocess.Popen(
            [*PROGRAM, *self.arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=env,
            start_new_session=True,
            preexec_fn=_at_a_terminal,  # noqa: PLW1509  # no threads here; keys need it
        )
        os.close(slave)

    def screen(self) -> str:
        """What can be seen now: everything since the screen was last drawn from its first line."""
        return _SEQUENCES.sub("", re.split(r"\x1b\[H|\x1b\[\?1049l", self.received)[-1]).replace("\r", "")

    def until(self, *texts: str) -> str:
        """Wait for one of these texts on the screen; the screen when it is there."""
        end = time.monotonic() + WAIT
        while not any(text in self.screen() for text in texts):
            assert time.monotonic() < end, f"no {texts!r} on the screen:\n{self.screen()}"
            assert self._read(0.1) or self.process.poll() is None, f"ended without {texts!r}:\n{self.screen()}"
        while self._read(0.05):
            pass
        return self.screen()

    def type(self, line: str) -> None:
        """Type a line and press Enter."""
        os.write(self._master, line.encode() + b"\n")

    def press(self, key: bytes) -> None:
        """Press a key."""
        os.write(self._master, key)

    def end(self) -> int:
        """Wait for the end of the process; its status."""
        end = time.monotonic() + WAIT
        while self.process.poll() is None:
            assert time.monotonic() < end, f"does not end:\n{self.screen()}"
            self._read(0.1)
        while self._read(0.05):
            pass
        return self.process.returncode

    def close(self) -> None:
        """Leave nothing behind."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
        os.close(self._master)

    def _read(self, patience: float) -> bool:
        if not select.select([self._master], [], [], patience)[0]:
            return False
        try:
            data = os.read(self._master, 65536)
        except OSError:  # the other side is closed
            return False
        self.received += data.decode("utf-8", "replace")
        return bool(data)


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Callable[..., Terminal]]:
    """Start `sevens` on a terminal of its own."""
    started: list[Terminal] = []

    def start(*arguments: str, columns: int = 80, lines: int = 24, **more: str) -> Terminal:
        started.append(Terminal(arguments, tmp_path / "records", columns, lines, more))
        return started[-1]

    yield start
    for one in started:
        one.close()


def only_record(directory: Path) -> Path:
    """The one record in a directory."""
    (record,) = directory.glob("*.jsonl")
    return record
