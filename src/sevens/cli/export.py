"""`sevens export`: a room of the server's data as a file, to keep it or to move it to another server."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from sevens.cli.parsing import argument_help, help_texts
from sevens.cli.rooms import add_store_arguments, in_store, room_of

if TYPE_CHECKING:
    from sevens.store import Store


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the `export` command to the command line."""
    t = help_texts()
    parser = subparsers.add_parser("export", help=t("command-export"), epilog=t("help-export-secrets"))
    parser.add_argument("room", metavar="ROOM", help=argument_help(t("help-export-room")))
    parser.add_argument("--output", metavar="FILE", type=Path, help=argument_help(t("help-export-output")))
    add_store_arguments(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Write the room.

    Returns:
        0; 1 when the data cannot be opened, 2 when there is no such room.
    """
    from sevens.server.transfer import export_room

    async def write(store: Store) -> None:
        text = await export_room(store, room_of(arguments.room))
        if arguments.output is None:
            sys.stdout.write(text)
        else:
            arguments.output.write_text(text, encoding="utf-8")

    return in_store(arguments, write)
