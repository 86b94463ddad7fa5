"""`sevens import`: take a room into the server's data that `sevens export` wrote."""  # noqa: N999  # the command's name

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from sevens.cli.parsing import argument_help, help_texts
from sevens.cli.rooms import add_store_arguments, in_store

if TYPE_CHECKING:
    from sevens.store import Store

STANDARD_INPUT = "-"


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the `import` command to the command line."""
    t = help_texts()
    parser = subparsers.add_parser("import", help=t("command-import"))
    parser.add_argument("file", metavar="FILE", help=argument_help(t("help-import-file")))
    add_store_arguments(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Store the room of a file.

    Returns:
        0; 1 when the file or the data cannot be opened, 2 when it is no room or the room is there already.
    """
    from sevens.server.transfer import import_room

    data = sys.stdin.buffer.read() if arguments.file == STANDARD_INPUT else Path(arguments.file).read_bytes()

    async def read(store: Store) -> None:
        room = await import_room(store, data.decode("utf-8", errors="replace"))
        print(help_texts()("import-done", room=room.id, events=room.seq))

    return in_store(arguments, read)
