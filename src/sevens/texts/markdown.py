"""docs/rules.md: the English rules of every preset, written from the texts.

python -m sevens.texts.markdown docs/rules.md
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from sevens.rules import PRESETS
from sevens.texts.document import Block, Section, example_lines
from sevens.texts.rulebook import rules_document
from sevens.texts.words import Texts

_ONCE: Final = ("glossary", "origin", "sources")
"""Sections that hardly differ between the presets: the document has them once, at its end."""

_INTRODUCTION: Final = """# The rules, game by game

<!-- Written by `python -m sevens.texts.markdown docs/rules.md` from the English texts; change those, not this file. -->

One chapter a preset. `sevens rules PRESET` shows the same page in six languages, and with `-o OPTION=VALUE` the page
for any house rules.
"""


def rules_markdown(lang: str = "en") -> str:
    """The whole document."""
    texts = Texts(lang)
    parts = [_INTRODUCTION]
    parts += [f"- [{texts.preset_title(name)}](#{_anchor(texts.preset_title(name))})" for name in PRESETS]
    for name, rules in PRESETS.items():
        parts += ["", f"## {texts.preset_title(name)}", "", f"`sevens rules {name}`: {texts.preset_summary(name)}"]
        for section in rules_document(rules, lang):
            if section.id not in _ONCE:
                parts += _section(section, texts, "###")
    for section in rules_document(PRESETS["sevens"], lang):
        if section.id in _ONCE:
            parts += _section(section, texts, "##")
    return "\n".join(parts) + "\n"


def _anchor(title: str) -> str:
    return title.lower().replace(" ", "-")


def _section(section: Section, texts: Texts, heading: str) -> list[str]:
    lines = ["", f"{heading} {section.title}"]
    for block in section.blocks:
        lines += ["", *_block(block, texts)]
    return lines


def _block(block: Block, texts: Texts) -> list[str]:
    if block.example:
        title, table, *verdicts = (line.strip() for line in example_lines(block.example, texts))
        shown = [f"- {line}" if line[0] in "✓·" else f"\n{line}" for line in verdicts]
        return [f"**{title}.** {table}", "", *shown]
    lines = [block.text, ""] if block.text and block.items else [block.text] if block.text else []
    for number, item in enumerate(block.items):
        term = f"**{block.terms[number]}** " if block.terms else ""
        lines.append(f"- {term}[{item}]({block.links[number]})" if block.links else f"- {term}{item}")
    return lines


def main(arguments: list[str]) -> int:
    """Write the document to the file named, or to standard output."""
    if arguments:
        Path(arguments[0]).write_text(rules_markdown(), encoding="utf-8")
    else:
        sys.stdout.write(rules_markdown())
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
