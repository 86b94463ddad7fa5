"""`sevens serve`: the game in a browser, for this machine or for everybody."""

from __future__ import annotations

import os
import sys
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING

from sevens.cli.parsing import argument_help, help_texts, system_language
from sevens.server import Settings, SettingsError, variable
from sevens.texts import Texts

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction

EXIT_BAD_SETTING = 2
EXIT_NOT_STARTED = 1


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the command to the program's parser: one flag for every setting of the server."""
    from argparse import BooleanOptionalAction

    t = help_texts()
    parser = subparsers.add_parser("serve", help=t("command-serve"), description=t("serve-help-about"))
    parser.add_argument("--open", action=BooleanOptionalAction, default=None, help=argument_help(t("serve-help-open")))
    for item in fields(Settings):
        kind = str(item.type)
        number = int if kind.startswith("int") else float if kind.startswith("float") else None
        name = item.name.replace("_", "-")
        line = t(f"serve-help-{name}")
        if item.default not in (None, ()):
            line += f" ({t('serve-help-default', value=str(item.default))})"
        parser.add_argument(
            f"--{name}",
            dest=f"setting_{item.name}",
            metavar=_metavar(item.name, kind),
            type=number or (Path if kind.startswith("Path") else _names if kind.startswith("tuple") else str),
            help=argument_help(line),
        )
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Serve until Ctrl-C.

    Returns:
        0; 1 when the server could not start; 2 when a setting cannot be used.
    """
    t = Texts(system_language())
    flags = {name[len("setting_") :]: value for name, value in vars(args).items() if name.startswith("setting_")}
    try:
        settings = Settings.load(os.environ, **flags)
    except SettingsError as error:
        print(t("serve-bad-setting", problem=str(error)), file=sys.stderr)
        return EXIT_BAD_SETTING

    from sevens.server.run import PortTaken, address_of, listen, serve
    from sevens.store import StoreUnavailable

    chosen = flags.get("port") is not None or variable("port") in os.environ
    try:
        listening = listen(settings, any_port=not chosen)
    except PortTaken as error:
        print(t("serve-port-taken", address=str(error)), file=sys.stderr)
        return EXIT_NOT_STARTED
    address = address_of(settings, listening.getsockname()[1])

    def on_started() -> None:
        print(t("serve-listening", address=address), flush=True)
        if settings.loopback and settings.public_url is None:
            print(t("serve-only-here"), flush=True)
        print(t("serve-stop"), flush=True)
        if args.open or (args.open is None and _has_browser()):
            _open(address)

    try:
        started = serve(settings, listening, on_started)
    except (StoreUnavailable, OSError) as error:
        print(t("serve-no-store", problem=str(error)), file=sys.stderr)
        return EXIT_NOT_STARTED
    finally:
        listening.close()
    if not started:
        print(t("serve-not-started"), file=sys.stderr)
        return EXIT_NOT_STARTED
    return 0


def _names(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def _metavar(name: str, kind: str) -> str:
    if kind.startswith(("int", "float")):
        return "N"
    if kind.startswith("Path"):
        return "DIR"
    return {"public_url": "URL", "database": "URL", "host": "ADDRESS"}.get(name, "TEXT")


def _has_browser() -> bool:
    """Whether there is a person at a screen: nothing is opened for a service, for CI or over a remote shell."""
    if not sys.stdout.isatty() or any(os.environ.get(name) for name in ("CI", "SSH_CONNECTION")):
        return False
    return sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def _open(address: str) -> None:
    """Open the address, without waiting for the browser and without minding when there is none."""
    import threading
    import webbrowser

    def open_quietly() -> None:
        try:
            webbrowser.open(address)
        except (OSError, webbrowser.Error):
            return

    threading.Thread(target=open_quietly, daemon=True).start()
