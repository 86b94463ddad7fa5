"""What the commands that read and write rooms share: where the rooms are, and what is said when they are not there."""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING

from sevens.cli.parsing import MISUSED, argument_help, complain, help_texts
from sevens.errors import SevensError

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from sevens.store import Store

DONE, FAILED = 0, 1


def add_store_arguments(parser: ArgumentParser) -> None:
    """Add where the rooms are, as `sevens serve` has it."""
    t = help_texts()
    parser.add_argument("--data", metavar="DIR", type=Path, help=argument_help(t("serve-help-data")))
    parser.add_argument("--database", metavar="URL", help=argument_help(t("serve-help-database")))


def room_of(text: str) -> str:
    """The id of a room that was named by its id or by its address."""
    found = re.search(r"/room/([A-Za-z0-9_-]+)", text)
    return found[1] if found else text


def in_store(arguments: Namespace, work: Callable[[Store], Awaitable[None]]) -> int:
    """Do something with the store of the settings.

    Returns:
        0; 1 when the store cannot be opened; 2 when what was asked for is refused, which has been said then.
    """
    from sevens.server import Settings, SettingsError
    from sevens.store import Conflict, StoreUnavailable, open_store

    t = help_texts()

    async def open_and_work(address: str) -> None:
        store = await open_store(address)
        try:
            await work(store)
        finally:
            await store.close()

    try:
        settings = Settings.load(os.environ, data=arguments.data, database=arguments.database)
        asyncio.run(open_and_work(settings.database_url))
    except SettingsError as error:
        complain(t("serve-bad-setting", problem=str(error)))
        return MISUSED
    except SevensError as error:
        complain(t.error(error))
        return MISUSED
    except Conflict:
        complain(t("import-there-already"))
        return MISUSED
    except StoreUnavailable as error:
        complain(t("serve-no-store", problem=str(error)))
        return FAILED
    return DONE
