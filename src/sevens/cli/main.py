"""`sevens`: finds the command that was asked for and runs it; whatever goes wrong is said in a sentence.

Only the module of that command is imported: `sevens engine` starts without the terminal game's libraries, and a command
whose part is not installed does not keep the others from working.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final

COMMANDS: Final = ("play", "rules", "engine", "arena", "serve", "export", "import", "stats", "verify", "version")
"""Every command, in the order in which help shows them; each is the module `sevens.cli.NAME`, if it is there."""

DONE, FAILED, MISUSED = 0, 1, 2
INTERRUPTED: Final = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line.

    Args:
        arguments: without the program's name; those of the process when None.

    Returns:
        the exit status: 0 done, 1 failed, 2 misused, 130 interrupted.
    """
    words = list(sys.argv[1:] if arguments is None else arguments)
    _open_missing_streams()
    try:
        return _dispatch(words)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has gone. Python would complain again when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else MISUSED
    except Exception as error:  # noqa: BLE001  # the last line of defence: people get a sentence, not a traceback
        return _explain(words, error)


def _open_missing_streams() -> None:
    """A shell can close standard streams (`<&-`); Python then has None for them."""
    nothing = Path(os.devnull)
    if sys.stdin is None:
        sys.stdin = nothing.open(encoding="utf-8")
    if sys.stdout is None:
        sys.stdout = nothing.open("w", encoding="utf-8")
    if sys.stderr is None:
        sys.stderr = nothing.open("w", encoding="utf-8")


def _dispatch(words: list[str]) -> int:
    name = words[0] if words else "--help"
    if name in ("-h", "--help", "help"):
        if name == "help" and len(words) > 1:
            return _dispatch([words[1], "--help"])
        from sevens.cli.helping import print_overview

        return print_overview(words, available())
    if name in ("-V", "--version"):
        name = "version"
        words = [name]
    if name not in COMMANDS or find_spec(f"sevens.cli.{name}") is None:
        from sevens.cli.helping import unknown_command

        return unknown_command(words, available())
    module = import_module(f"sevens.cli.{name}")
    parser_class = _parser_class(name)
    parser = parser_class(prog="sevens")
    module.add_parser(parser.add_subparsers(parser_class=parser_class))
    parser.prog = f"sevens {name}"  # what it complains about is this command's line
    result = module.run(parser.parse_args(words))
    return result if isinstance(result, int) else DONE


def _parser_class(name: str) -> type[argparse.ArgumentParser]:
    """The parser that speaks the user's language; a plain one where starting fast counts more."""
    if name == "engine":
        return argparse.ArgumentParser
    from sevens.cli.parsing import WordedParser

    return WordedParser


def available() -> list[str]:
    """The commands that are installed."""
    return [name for name in COMMANDS if find_spec(f"sevens.cli.{name}") is not None]


def _explain(words: list[str], error: Exception) -> int:
    if os.environ.get("SEVENS_DEBUG"):
        raise error
    from sevens.cli.helping import explain

    return explain(words, error)
