"""`sevens stats`: what was played on a server, and where it failed."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from sevens.cli.parsing import add_language_argument, argument_help, complain, help_texts, system_language
from sevens.texts import Texts

DONE, FAILED, MISUSED = 0, 1, 2


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the `stats` command to the command line."""
    t = help_texts()
    parser = subparsers.add_parser("stats", help=t("command-stats"), description=t("stats-help-about"))
    parser.add_argument("--data", type=Path, metavar="DIR", help=argument_help(t("stats-help-data")))
    parser.add_argument("--database", metavar="URL", help=argument_help(t("stats-help-database")))
    parser.add_argument("--json", action="store_true", help=argument_help(t("stats-help-json")))
    add_language_argument(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the figures as tables, or as JSON.

    Returns:
        0; 1 when the data base cannot be read; 2 when a setting cannot be used.
    """
    import asyncio
    import sys

    import msgspec

    from sevens.server import Settings, SettingsError
    from sevens.server.host import REPORT_DAYS
    from sevens.server.stats import statistics
    from sevens.store import Counted, StoreUnavailable, open_store

    t = Texts(arguments.lang or system_language())
    try:
        settings = Settings.load(os.environ, data=arguments.data, database=arguments.database)
    except SettingsError as error:
        complain(t("serve-bad-setting", problem=str(error)))
        return MISUSED

    async def read() -> list[Counted]:
        store = await open_store(settings.database_url)
        try:
            return await store.reports()
        finally:
            await store.close()

    try:
        found = statistics(asyncio.run(read()), REPORT_DAYS, t)
    except (StoreUnavailable, OSError) as error:
        complain(t("serve-no-store", problem=str(error)))
        return FAILED
    if arguments.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(found), indent=2).decode() + "\n")
        return DONE
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    console.print(found.summary, markup=False)
    for figures in found.tables:
        shown = Table("", *figures.columns, title=figures.title, title_justify="left", box=None, pad_edge=False)
        for column in shown.columns[1:]:
            column.justify = "right"
        for row in figures.rows:
            shown.add_row(row.title, *("–" if value is None else str(value) for value in row.values))
        console.print()
        console.print(shown, markup=False)
    return DONE
