"""The page as an app: a manifest in each language, icons, and a page that opens without a connection."""

from __future__ import annotations

import json
import shutil
import socket
import struct
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from sevens.texts import LANGUAGES

from .conftest import prepare, start_server

READY = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"


@pytest.fixture
def app(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[BrowserContext]:
    """A browser that may have a service worker."""
    context = browser.new_context(**{**browser_context_args, "service_workers": "allow"})
    prepare(context)
    yield context
    context.close()


def installed(app: BrowserContext, address: str) -> Page:
    """The page, once it can do without the server."""
    page = app.new_page()
    page.goto(address)
    page.wait_for_function(READY)
    return page


def fetch(address: str) -> tuple[str, bytes]:
    with urllib.request.urlopen(address, timeout=10) as answer:
        return str(answer.headers["content-type"]), answer.read()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_speaks_the_language_and_its_icons_are_what_it_says(
    page: Page, base_url: str, language: str
) -> None:
    page.goto(f"{base_url}/")
    page.get_by_label("Language").first.select_option(language)
    link = page.locator(f'link[rel="manifest"][href*="-{language}."]')
    link.wait_for(state="attached")
    kind, body = fetch(urljoin(f"{base_url}/", link.get_attribute("href")))
    assert kind.startswith("application/manifest+json")
    manifest = json.loads(body)
    assert manifest["lang"] == language
    assert manifest["description"] == page.locator(".lead").inner_text()
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        kind, image = fetch(urljoin(f"{base_url}/", icon["src"]))
        assert kind.startswith(icon["type"])
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", image[16:24])
            assert f"{width}x{height}" == icon["sizes"]


def test_the_page_opens_without_a_connection(app: BrowserContext, base_url: str) -> None:
    page = installed(app, f"{base_url}/")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    app.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", level=1, name="Sevens")).to_be_visible()
    # The games were looked at before, so they can be chosen; every language and every page is there.
    expect(page.get_by_role("radio", name="Fan Tan").first).to_be_visible()
    page.get_by_label("Language").first.select_option("ja")
    expect(page.get_by_role("link", name="プライバシー")).to_be_visible()
    page.get_by_role("link", name="プライバシー").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("プライバシー")
    assert errors == []


def test_the_whole_client_is_kept_at_the_first_visit(app: BrowserContext, base_url: str) -> None:
    page = installed(app, f"{base_url}/")
    kept = page.evaluate(
        "async () => { const name = (await caches.keys()).find((name) => name.startsWith('sevens-shell-'));"
        " return (await (await caches.open(name)).keys()).map((request) => request.url); }"
    )
    names = [address.rsplit("/", 1)[-1] for address in kept]
    for start in ("scene-", "courts-", "index-", *(f"{language}-" for language in LANGUAGES)):
        assert any(name.startswith(start) for name in names), start


def test_a_new_version_waits_until_no_page_of_the_old_one_is_left(app: BrowserContext, tmp_path: Path) -> None:
    """A running game keeps every file of the version it began with, also those it has not loaded yet."""
    import sevens  # noqa: PLC0415  # only its place is asked for

    static = tmp_path / "static"
    shutil.copytree(Path(sevens.__file__).parent / "static", static)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    server = start_server(port, tmp_path, "--static", str(static))
    try:
        page = installed(app, f"http://127.0.0.1:{port}/")
        old = page.evaluate("() => caches.keys()")
        worker = static / "sw.js"
        scene = next(static.glob("assets/scene-*.js"))
        text = worker.read_text(encoding="utf-8").replace(scene.name, f"new-{scene.name}")
        version = next(name for name in old if name.startswith("sevens-shell-")).removeprefix("sevens-shell-")
        worker.write_text(text.replace(version, "0123456789ab"), encoding="utf-8")
        scene.rename(scene.with_name(f"new-{scene.name}"))

        page.evaluate("() => navigator.serviceWorker.getRegistration().then((found) => found.update())")
        page.wait_for_function(
            "() => navigator.serviceWorker.getRegistration().then((found) => found.waiting !== null)"
        )
        lazy = f"fetch('assets/{scene.name}').then((answer) => answer.status)"
        assert page.evaluate(lazy) == 200, "the server has it no more, the page does"
        assert f"sevens-shell-{version}" in page.evaluate("() => caches.keys()")

        page.close()
        again = installed(app, f"http://127.0.0.1:{port}/")
        again.wait_for_function("() => caches.keys().then((names) => names.includes('sevens-shell-0123456789ab'))")
        again.wait_for_function(f"() => caches.keys().then((names) => !names.includes('sevens-shell-{version}'))")
    finally:
        server.terminate()
        server.wait(10)
