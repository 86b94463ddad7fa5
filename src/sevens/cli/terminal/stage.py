"""The terminal itself: a whole screen that is drawn over, or, where there is none, one line after another."""

from __future__ import annotations

import codecs
import os
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import Final

from rich.console import Console
from rich.text import Text

SPEEDS: Final = {"slow": 1.5, "normal": 0.7, "fast": 0.25, "none": 0.0}
"""Seconds for which a computer player's move is shown, by the name of the speed."""

_ASCII: Final = str.maketrans(
    {"♠": "s", "♥": "h", "♦": "d", "♣": "c", "·": ".", "–": "-", "—": "-", "…": "...", "“": '"', "”": '"', "„": '"',
     "«": '"', "»": '"', "’": "'", "‘": "'", "•": "*", "─": "-", "│": "|"}
)  # fmt: skip
_ERRORS: Final = "sevens-spell-out"

_ENTER_SCREEN: Final = "\x1b[?1049h\x1b[H\x1b[2J"
_LEAVE_SCREEN: Final = "\x1b[?1049l"
_HOME: Final = "\x1b[H"
_CLEAR_LINE: Final = "\x1b[K"
_CLEAR_BELOW: Final = "\x1b[J"
_CLEAR_ALL: Final = "\x1b[H\x1b[2J\x1b[3J"


class LeftError(Exception):
    """The player has gone: by `q`, the end of the input, or a signal.

    Args:
        status: the exit status that tells why.
    """

    def __init__(self, status: int = 0) -> None:
        super().__init__(status)
        self.status = status


def _spell_out(error: UnicodeError) -> tuple[str, int]:
    """An encoding error handler: suits and dashes as letters where the terminal does not have them."""
    assert isinstance(error, UnicodeEncodeError)
    wrong = error.object[error.start : error.end]
    return "".join(letter if letter.isascii() else "?" for letter in wrong.translate(_ASCII)), error.end


class Stage:
    """Where the game is shown and answers come from.

    Args:
        full: draw whole screens over each other; None decides by what standard input and output are.
        speed: one of `SPEEDS`; None is "normal" on a screen, "none" elsewhere.
    """

    def __init__(self, *, full: bool | None = None, speed: str | None = None) -> None:
        codecs.register_error(_ERRORS, _spell_out)
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors=_ERRORS)
        if hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")
        interactive = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "") not in ("", "dumb")
        self.full = interactive if full is None else full
        self.console = Console(file=sys.stdout, highlight=False, soft_wrap=False, legacy_windows=False)
        self.pause = SPEEDS[speed or ("normal" if self.full else "none")]

    @property
    def width(self) -> int:
        """Columns there are now."""
        return max(20, self.console.width)

    @property
    def height(self) -> int:
        """Lines there are now."""
        return max(10, self.console.height)

    @contextmanager
    def open(self) -> Iterator[None]:
        """The game's own screen; the terminal is as before when it closes. Signals to end leave the game in order."""
        before = {}
        for name in ("SIGTERM", "SIGHUP"):
            number = getattr(signal, name, None)
            if number is not None:
                before[number] = signal.signal(number, _leave)
        if self.full:
            self._write(_ENTER_SCREEN)
        try:
            yield
        finally:
            if self.full:
                self._write(_LEAVE_SCREEN)
            for number, handler in before.items():
                signal.signal(number, handler)

    def draw(self, lines: Sequence[Text]) -> None:
        """Show these lines instead of what was on the screen; in a pipe, below it."""
        with self.console.capture() as captured:
            for line in lines:
                self.console.print(line, overflow="fold", soft_wrap=not self.full and line.cell_len > self.width)
        text = captured.get()
        if not self.full:
            self._write(text)
            return
        shown = text.removesuffix("\n").split("\n")
        # The newest lines matter: what does not fit is left out at the top, the last line is for the answer.
        shown = shown[-(self.height - 1) :]
        self._write(_HOME + "".join(f"{line}{_CLEAR_LINE}\n" for line in shown) + _CLEAR_BELOW)

    def say(self, *lines: str | Text) -> None:
        """Print below what is there."""
        for line in lines:
            self.console.print(Text(line) if isinstance(line, str) else line, soft_wrap=True)

    def ask(self, prompt: str) -> str:
        """A line that somebody types, without its end.

        Raises:
            LeftError: at the end of the input, or when interrupted.
        """
        try:
            self._write(f" {prompt} ")
            line = sys.stdin.readline()
        except KeyboardInterrupt:
            self._write("\n")
            raise LeftError(130) from None
        if not line:
            self._write("\n")
            raise LeftError
        if not sys.stdin.isatty():
            self._write("\n")
        return line.strip()

    def wipe(self) -> None:
        """Take everything off the screen, also what one could scroll back to."""
        if self.full:
            self._write(_CLEAR_ALL)

    def wait(self) -> None:
        """Let what was drawn be seen.

        Raises:
            LeftError: when interrupted.
        """
        try:
            if self.pause:
                time.sleep(self.pause)
                self._forget_typing()
        except KeyboardInterrupt:
            raise LeftError(130) from None

    def _forget_typing(self) -> None:
        """Drop what was typed while others moved: it would answer a question that nobody has seen yet."""
        if not self.full:
            return
        try:
            import termios
        except ImportError:  # no terminal of that kind
            return
        termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)

    def page(self, text: str, prompt: str) -> None:
        """Show a long text, a screenful at a time; anything but Enter ends it."""
        lines = [Text(part) for line in text.rstrip("\n").split("\n") for part in self._wrapped(line)]
        lines = [Text(" ").append_text(line) for line in lines]
        if not self.full:
            self.draw(lines)
            return
        step = self.height - 2
        for start in range(0, len(lines), step):
            self.draw([*lines[start : start + step]])
            if self.ask(prompt):
                return

    def _wrapped(self, line: str) -> list[str]:
        return [part.plain for part in Text(line).wrap(self.console, self.width - 2)] or [""]

    def _write(self, text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()


def _leave(number: int, frame: FrameType | None) -> None:  # noqa: ARG001  # the form of a signal handler
    raise LeftError(128 + number)
