"""The checklist, and the page about what went wrong elsewhere, name tests and cases that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.pages import DOCS

TESTS = Path(__file__).parents[1]
TEXT = (DOCS / "seeds-checklist.md").read_text(encoding="utf-8")
PEERS = (DOCS / "decisions" / "peers.md").read_text(encoding="utf-8")
NAMED = sorted(set(re.findall(r"`([\w/]+\.py)::(\w+)`", TEXT + PEERS)))
CASES = {
    name for group in re.findall(r"\bcases ((?:`\w+`(?:, | and )?)+)", TEXT) for name in re.findall(r"`(\w+)`", group)
}


@pytest.mark.parametrize(("file", "function"), NAMED)
def test_every_test_that_is_named_is_there(file: str, function: str) -> None:
    assert f"\ndef {function}(" in (TESTS / file).read_text(encoding="utf-8")


def test_every_case_file_that_is_named_is_there() -> None:
    assert len(CASES) > 8
    assert [] == [name for name in sorted(CASES) if not (TESTS / "conformance" / "cases" / f"{name}.json").is_file()]


def test_every_row_has_its_mark() -> None:
    rows = [
        line for line in TEXT.splitlines() if line.startswith("| ") and not line.startswith(("| | described", "| ---"))
    ]
    assert len(rows) > 80
    assert all(row[2] in "✔↔☐" for row in rows)
