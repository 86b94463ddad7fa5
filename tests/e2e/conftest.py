"""A real server on a free port, a real Chromium, and pages that remember what the test tells them to."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page

from .driver import Table

ROOT = Path(__file__).resolve().parents[2]
CHROMIUM = os.environ.get("SEVENS_TEST_CHROMIUM", "/usr/bin/chromium")
FLAGS = [
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
START_SECONDS = 30
HOST_TOKEN = "the-host-token-of-the-tests"


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The system's own browser; nothing is downloaded."""
    return {**browser_type_launch_args, "executable_path": CHROMIUM, "args": FLAGS}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """A small window without motion, in English."""
    return {
        **browser_context_args,
        "viewport": {"width": 960, "height": 600},
        "reduced_motion": "reduce",
        "locale": "en-GB",
        "accept_downloads": True,
        # Only the tests of what it does have a service worker: it would load everything in each test anew.
        "service_workers": "block",
    }


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def start_server(port: int, data: Path, *further: str) -> subprocess.Popen[bytes]:
    """`sevens serve` as people run it, on a port and a data directory of its own."""
    log = (data / "server.log").open("ab")
    with log:
        process = subprocess.Popen(
            [sys.executable, "-m", "sevens", "serve", "--port", str(port), "--data", str(data), "--no-open", *further],
            stdout=log,
            stderr=subprocess.STDOUT,
            env={
                **os.environ,
                "SEVENS_REQUESTS_BURST": "10000",
                "SEVENS_REQUESTS_PER_SECOND": "1000",
                "SEVENS_HOST_TOKEN": HOST_TOKEN,
            },
        )
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline:
        if process.poll() is not None:
            raise RuntimeError(f"the server stopped: {(data / 'server.log').read_text()}")
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=1):
                return process
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    process.kill()
    raise RuntimeError("the server did not become ready")


@pytest.fixture(scope="session")
def base_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server."""
    port = free_port()
    process = start_server(port, tmp_path_factory.mktemp("server"))
    yield f"http://127.0.0.1:{port}"
    process.terminate()
    process.wait(10)


@pytest.fixture
def host_token() -> str:
    """The secret of the host of that server."""
    return HOST_TOKEN


Settings = dict[str, Any]
OpenPage = Callable[..., Page]


def prepare(context: BrowserContext, settings: Settings | None = None, choice: Settings | None = None) -> None:
    """What the page finds remembered: bots that do not wait and no canvas, unless the test says otherwise."""
    remembered = {"speed": "none", "table3d": False, "sounds": False, **(settings or {})}
    entries = {"sevens.settings": remembered, **({"sevens.choice": choice} if choice else {})}
    context.add_init_script(
        f"for (const [key, value] of Object.entries({json.dumps(entries)}))"
        " if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify(value));"
    )


@pytest.fixture
def table(context: BrowserContext, page: Page, base_url: str) -> Iterator[Callable[..., Table]]:
    """Makes the driver of a page; afterwards the page must have logged no error."""
    made: list[Table] = []

    def make(settings: Settings | None = None, choice: Settings | None = None) -> Table:
        prepare(context, settings, choice)
        made.append(Table(page, base_url))
        return made[-1]

    yield make
    for driver in made:
        assert driver.errors == []


@pytest.fixture
def browser_without_3d(browser_type: BrowserType, browser_type_launch_args: dict[str, Any]) -> Iterator[Browser]:
    """A browser in which no canvas can draw in three dimensions."""
    browser = browser_type.launch(**{**browser_type_launch_args, "args": [*FLAGS, "--disable-3d-apis"]})
    yield browser
    browser.close()
