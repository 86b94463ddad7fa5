"""The pages of the documentation, and the code that stands in them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
DOCS: Final = ROOT / "docs"
PAGES: Final = sorted(DOCS.rglob("*.md"))
README: Final = ROOT / "README.md"

_FENCE: Final = re.compile(r"^```(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_INDENTED: Final = re.compile(r"(?<=\n\n)(?: {4}.*\n)+(?=\n|\Z)")


@dataclass(frozen=True)
class Block:
    """A piece of code in a page: its language as the fence says it, its text, the line it begins in."""

    language: str
    text: str
    line: int


def fenced(page: Path) -> list[Block]:
    """The fenced blocks of a page, in order."""
    text = page.read_text(encoding="utf-8")
    return [Block(found[1], found[2], text.count("\n", 0, found.start(2)) + 1) for found in _FENCE.finditer(text)]


def indented(page: Path) -> list[Block]:
    """The blocks of a page that are set as code by four spaces."""
    text = _FENCE.sub(lambda found: "\n" * found[0].count("\n"), page.read_text(encoding="utf-8"))
    return [
        Block("", re.sub("^ {4}", "", found[0], flags=re.MULTILINE), text.count("\n", 0, found.start()) + 1)
        for found in _INDENTED.finditer(text)
    ]


def name_of(page: Path) -> str:
    """A page's path inside the project."""
    return str(page.relative_to(ROOT))
