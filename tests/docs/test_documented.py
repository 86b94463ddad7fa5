"""What can be chosen, asked or set is described somewhere in the documentation."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterable
from dataclasses import fields
from functools import cache

import pytest

from sevens.cli.engine import EngineSession
from sevens.cli.main import available
from sevens.rules import GROUPS, OPTIONS, PRESETS
from sevens.server.settings import Settings, variable
from tests.docs.pages import DOCS, PAGES, fenced

OPTIONS_PAGE = (DOCS / "options.md").read_text(encoding="utf-8")
OPTION_ROWS = {
    name: (values, rule, help_)
    for name, values, rule, help_ in re.findall(
        r"^\| `(\w+)` \| (.+?) \| (R\d+) \| (.+) \|$", OPTIONS_PAGE, re.MULTILINE
    )
}
# Without these the documentation would not be complete; the front page's contents leave out what is not there.
EXPECTED = (
    "architecture",
    "contributing",
    "deals",
    "engine-protocol",
    "hosting",
    "index",
    "interface",
    "options",
    "python",
    "records",
)


@cache
def whole_text() -> str:
    return "\n".join(page.read_text(encoding="utf-8") for page in PAGES)


def in_words(value: object) -> str:
    """A value as the page and the command line write it."""
    return {"None": "none", "True": "yes", "False": "no"}.get(str(value), str(value))


@pytest.mark.parametrize("name", EXPECTED)
def test_the_page_is_there_and_has_a_title(name: str) -> None:
    assert (DOCS / f"{name}.md").read_text(encoding="utf-8").startswith("# ")


def test_every_page_is_in_some_table_of_contents() -> None:
    listed = set()
    for page in PAGES:
        for block in fenced(page):
            if block.language == "{toctree}":
                names = [line for line in block.text.splitlines() if line and not line.startswith(":")]
                listed |= {path for name in names for path in page.parent.glob(f"{name}.md")}
    assert [DOCS / "index.md"] == [page for page in PAGES if page not in listed]


@pytest.mark.parametrize("name", OPTIONS)
def test_every_option_is_described_with_its_values(name: str) -> None:
    option = OPTIONS[name]
    values, rule, text = OPTION_ROWS[name]
    assert rule == option.rule
    assert text.strip()
    named = re.findall(r"`([^`]+)`", values)
    assert named[0] == in_words(option.default), "the default stands first"
    if option.kind in ("choice", "bool"):
        assert set(named) == {in_words(value) for value in option.values}
    if option.kind == "int":
        assert str(option.maximum) in values


def test_the_options_page_has_no_option_that_is_not_there() -> None:
    assert list(OPTION_ROWS) == list(OPTIONS)


def test_options_stand_under_their_groups() -> None:
    sections = re.split(r"^## ", OPTIONS_PAGE, flags=re.MULTILINE)[2:]
    assert list(GROUPS) == [section.split("\n")[0].lower() for section in sections]
    for group, section in zip(GROUPS, sections, strict=True):
        in_group = [name for name, option in OPTIONS.items() if option.group == group]
        assert in_group == re.findall(r"^\| `(\w+)`", section, re.MULTILINE)


def test_every_kind_of_match_is_described() -> None:
    kinds = {str(value).split()[0] for value in OPTIONS["match"].values}
    assert kinds <= set(re.findall(r"`(\w+)`", OPTION_ROWS["match"][0].replace("`deals 7`", "`deals`")))


def test_every_preset_is_described() -> None:
    section = OPTIONS_PAGE.split("## Presets")[1].split("\n## ")[0]
    assert list(PRESETS) == re.findall(r"^\| `(\w+)`", section, re.MULTILINE)


def test_every_public_name_is_in_the_reference() -> None:
    sevens = importlib.import_module("sevens")
    table = re.findall(r"^\| `(\w+)` \|", (DOCS / "reference/index.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(sevens.__all__) == sorted(table)
    for part in ("rules", "engine", "errors", "bots", "texts", "testing"):
        page = DOCS / "reference" / f"{part}.md"
        assert any(f"automodule:: sevens.{part}\n" in block.text for block in fenced(page))
        assert importlib.import_module(f"sevens.{part}").__doc__


@pytest.mark.parametrize("part", ["rules", "engine", "bots", "texts", "testing"])
def test_every_public_name_says_what_it_is(part: str) -> None:
    module = importlib.import_module(f"sevens.{part}")
    for name in module.__all__:
        value = getattr(module, name)
        if callable(value):
            assert (value.__doc__ or "").strip(), name
        else:  # Docstrings of constants are not found where these are imported from: the page has them.
            page = (DOCS / "reference" / f"{part}.md").read_text(encoding="utf-8")
            assert re.search(rf"^\.\. py:data:: sevens\.{part}\.{name}$", page, re.MULTILINE), name


def described_in(page: str, names: Iterable[str]) -> list[str]:
    """Those of the names that a page does not mention as code; none while the page is still to come."""
    path = DOCS / page
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return [name for name in names if text and not re.search(rf"[`\" ]{re.escape(name)}[`\" =]", text)]


def test_every_command_of_the_engine_protocol_is_described() -> None:
    assert [] == described_in("engine-protocol.md", EngineSession()._commands)


def test_every_command_of_the_command_line_is_described() -> None:
    missing = [name for name in available() if not re.search(rf"\bsevens {name}\b", whole_text())]
    assert [] == missing


def test_every_setting_of_the_server_is_described() -> None:
    assert [] == described_in("hosting.md", [variable(field.name) for field in fields(Settings)])
