"""What the documents say about commands and files is so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


def text_of(document: Path) -> str:
    return document.read_text(encoding="utf-8")


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_inside_the_project_lead_somewhere(document: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)[^)]*\)", text_of(document))
    local = [link for link in links if not re.match(r"[a-z]+:", link)]
    assert [] == [link for link in local if not (document.parent / link).exists()]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_make_command_that_is_named_exists(document: Path) -> None:
    # Only what is set as code: prose may make many things.
    code = re.findall(
        r"`[^`\n]*\bmake ([a-z][a-z0-9-]*)`|^ {4}make ([a-z][a-z0-9-]*)$", text_of(document), re.MULTILINE
    )
    targets = set(re.findall(r"^([a-z][a-z0-9-]*):", text_of(ROOT / "Makefile"), re.MULTILINE))
    assert {"play", "test"} <= targets
    assert set() == {first or second for first, second in code} - targets


def test_the_changelog_knows_this_version_or_what_comes() -> None:
    changelog = text_of(ROOT / "CHANGELOG.md")
    (version,) = re.findall(r'^version = "(.+)"$', text_of(ROOT / "pyproject.toml"), re.MULTILINE)
    assert "## [Unreleased]" in changelog or f"## [{version}]" in changelog
