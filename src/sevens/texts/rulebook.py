"""The whole rules page, made for exactly these rules."""

from __future__ import annotations

import textwrap
import unicodedata
from typing import TYPE_CHECKING, Final

from sevens.rules import PRESETS
from sevens.texts import advice, howto
from sevens.texts.document import Block, Section, block_lines
from sevens.texts.examples import Answer, examples, try_example
from sevens.texts.words import Texts
from sevens.texts.writer import Writer

if TYPE_CHECKING:
    from collections.abc import Callable

    from sevens.rules import Rules

_SECTIONS: Final[dict[str, Callable[[Writer], list[Block]]]] = {
    "aim": howto.aim,
    "players": howto.players,
    "pack": howto.pack,
    "dealing": howto.dealing,
    "opening": howto.opening,
    "turns": howto.turns,
    "passing": howto.passing,
    "joker": howto.joker,
    "faults": howto.faults,
    "end": howto.end,
    "scoring": howto.scoring,
    "match": howto.match,
    "variants": advice.variants,
    "examples": examples,
    "tips": advice.tips,
    "glossary": advice.glossary,
    "faq": advice.faq,
    "origin": advice.origin,
    "sources": advice.sources,
}
SECTION_IDS: Final = tuple(_SECTIONS)


def rules_document(rules: Rules, lang: str, seats: int | None = None, *, strict: bool = False) -> list[Section]:
    """The rules page for these rules.

    Args:
        rules: the rules to explain; nothing on the page contradicts them.
        lang: one of `LANGUAGES`.
        seats: how many play, where that is known: hand sizes and points are then told for that number.
        strict: raise where a text is missing, for tests.

    Returns:
        The sections in reading order; the joker has one only where it is in the pack.
    """
    texts = Texts(lang, strict=strict)
    writer = Writer(rules, texts, seats)
    made = ((name, tuple(make(writer))) for name, make in _SECTIONS.items())
    return [Section(name, texts(f"section-{name}"), blocks) for name, blocks in made if blocks]


def answer_example(rules: Rules, lang: str, example: str, play: str) -> Answer:
    """What happens when the reader of an example on a rules page tries a card, as the engine has it.

    Args:
        rules: the rules of the page.
        lang: one of `LANGUAGES`.
        example: the example's id.
        play: a card of its hand as text, "*" for the joker, or "pass".

    Returns:
        Whether it can be done, and a sentence that says why or why not.

    Raises:
        BadRequest: the page has no such example, or the hand no such card.
    """
    return try_example(Writer(rules, Texts(lang), None), example, play)


def document_title(rules: Rules, lang: str) -> str:
    """The heading of the page: the preset's name, or house rules after the nearest preset."""
    texts = Texts(lang)
    name = advice.nearest_preset(rules)
    house = "-house" if advice.changes_from(rules, PRESETS[name]) else ""
    return texts(f"rules-title{house}", game=texts.preset_title(name))


def rules_text(rules: Rules, lang: str, seats: int | None = None, *, width: int = 96) -> str:
    """The rules page as plain text.

    Args:
        rules: the rules to explain.
        lang: one of `LANGUAGES`.
        seats: how many play, where that is known.
        width: columns to wrap at.
    """
    texts = Texts(lang)
    title = document_title(rules, lang)
    lines = [title, "=" * columns(title)]
    for section in rules_document(rules, lang, seats):
        lines += ["", section.title, "-" * columns(section.title)]
        for block in section.blocks:
            if block.example:
                lines.append("")
            for line in block_lines(block, texts):
                lines += wrap(line, width)
    return "\n".join(lines) + "\n"


def columns(text: str) -> int:
    """How many columns a text takes in a terminal."""
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)


def wrap(line: str, width: int) -> list[str]:
    """A line broken at `width` columns; list entries keep their indent, and scripts without spaces break anywhere."""
    indent = " " * (len(line) - len(line.lstrip(" ")) + (2 if line.lstrip(" ").startswith("- ") else 0))
    if columns(line) <= width:
        return [line]
    if columns(line) == len(line):
        return textwrap.wrap(
            line, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False, drop_whitespace=True
        )
    pieces, current = [], ""
    for letter in line:
        if columns(current + letter) > width and letter not in "、。」）":
            pieces.append(current)
            current = indent
        current += letter
    return [*pieces, current]
