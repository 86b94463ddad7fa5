"""Takes the pictures of docs/screens.md: `make screenshots`, with the client built and a Chromium at hand.

The page is played as a person would, on a server of its own that forgets everything.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

IMAGES = Path(__file__).parent / "images"
WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
START_SECONDS = 30
DEAL_MILLISECONDS = 4000
"""How long the cards of a new deal are on their way."""


@contextmanager
def server() -> Iterator[str]:
    """The address of a server that runs as long as the pictures take."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "sevens", "serve", "--port", str(port), "--data", data, "--no-open"]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            address = f"http://127.0.0.1:{port}"
            deadline = time.monotonic() + START_SECONDS
            while time.monotonic() < deadline:
                try:
                    urllib.request.urlopen(f"{address}/readyz", timeout=1).close()  # noqa: S310  # our own
                    break
                except (urllib.error.URLError, OSError):
                    time.sleep(0.1)
            yield address
        finally:
            process.terminate()
            process.wait(10)


def page_of(browser: Browser, size: dict[str, int], **more: object) -> Page:
    """A page that remembers nothing."""
    context = browser.new_context(
        viewport=size,  # type: ignore[arg-type]  # a dictionary of two numbers is what it takes
        locale="en-GB",
        service_workers="block",
        **more,  # type: ignore[arg-type]
    )
    return context.new_page()


def take(page: Page, name: str) -> None:
    """Write a picture, small enough for a repository."""
    page.evaluate("() => scrollTo(0, 0)")
    page.wait_for_timeout(300)
    page.screenshot(path=IMAGES / f"{name}.jpg", type="jpeg", quality=82)


def play(page: Page, address: str, moves: int) -> None:
    """Start the game of the first page and make some moves."""
    page.goto(address)
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator("[data-card]").first.wait_for()
    page.wait_for_timeout(DEAL_MILLISECONDS)
    for _ in range(moves):
        page.locator(".bar .mine").first.wait_for()
        page.wait_for_timeout(800)
        lit = page.locator(".panel .card.lit")
        if lit.count():
            lit.first.click()
            page.get_by_role("button", name="Play", exact=True).first.click()
        else:
            page.get_by_role("button", name="Pass").first.click()
        page.wait_for_timeout(800)
    page.locator(".bar .mine").first.wait_for()
    page.wait_for_timeout(1500)


def main() -> None:
    """Take them all."""
    IMAGES.mkdir(exist_ok=True)
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM") or "/usr/bin/chromium")
        page = page_of(browser, WIDE)
        page.goto(address)
        page.get_by_role("button", name="House rules").wait_for()
        take(page, "first-page")
        page.get_by_role("button", name="House rules").click()
        page.wait_for_timeout(500)
        take(page, "house-rules")
        play(page, address, 5)
        take(page, "table")
        page.goto(f"{address}/#/rules/fan_tan")
        page.get_by_role("heading", name="Glossary").wait_for()
        take(page, "rules")
        dark = page_of(browser, PHONE, color_scheme="dark", has_touch=True)
        play(dark, address, 3)
        take(dark, "phone")
        browser.close()


if __name__ == "__main__":
    main()
