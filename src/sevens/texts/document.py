"""A rules page as data that a terminal and a web page can both draw."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from sevens.texts.words import Texts


@dataclass(frozen=True, slots=True)
class Verdict:
    """What becomes of some cards of the hand in an example.

    Attributes:
        cards: the card, or the cards of one play, as texts.
        plays: whether they can be laid.
        reason: why, or why not: the rest of a sentence that begins with the card.
    """

    cards: tuple[str, ...]
    plays: bool
    reason: str


@dataclass(frozen=True, slots=True)
class Example:
    """A position with its answer.

    Attributes:
        id: stable, the same in every language.
        title: what it shows.
        rows: suit letter and the ranks on the table, in row order; a suit may come twice with two packs.
        hand: the cards held, as texts.
        verdicts: what can be laid and what has to wait.
        note: a closing remark, perhaps empty.
    """

    id: str
    title: str
    rows: tuple[tuple[str, str], ...]
    hand: tuple[str, ...]
    verdicts: tuple[Verdict, ...]
    note: str = ""


@dataclass(frozen=True, slots=True)
class Block:
    """A piece of a section.

    Attributes:
        kind: "paragraph" (`text`), "list" (`text` leads in, perhaps empty, then `items`) or "example" (`text` tells it
            in words, `example` has the cards to draw).
        text: a paragraph.
        items: the entries of a list.
        terms: for a glossary or questions, the word or question each item answers; else empty.
        links: for sources, the address of each item; else empty.
        example: the position of an example.
        options: the options of `Rules` whose values this block tells.
    """

    kind: Literal["paragraph", "list", "example"]
    text: str = ""
    items: tuple[str, ...] = ()
    terms: tuple[str, ...] = ()
    links: tuple[str, ...] = ()
    example: Example | None = None
    options: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the page under a heading; `id` is stable, the same in every language."""

    id: str
    title: str
    blocks: tuple[Block, ...]

    def to_json(self) -> dict[str, object]:
        """The section as plain lists and objects."""
        return asdict(self)


def example_lines(example: Example, texts: Texts) -> list[str]:
    """An example as lines of plain text."""
    rows = "   ".join(texts.row(suit, ranks) for suit, ranks in example.rows)
    hand = " ".join(texts.short(card) for card in example.hand)
    lines = [example.title, "  " + texts("example-base-text", rows=rows, hand=hand)]
    for verdict in example.verdicts:
        cards = " ".join(texts.short(card) for card in verdict.cards)
        lines.append(f"  {'✓' if verdict.plays else '·'} {texts('term', term=cards)}{verdict.reason}")
    return [*lines, *([f"  {example.note}"] if example.note else [])]


def block_lines(block: Block, texts: Texts) -> list[str]:
    """A block as lines of plain text, not wrapped."""
    if block.example is not None:
        return example_lines(block.example, texts)
    lines = [block.text] if block.text else []
    for number, item in enumerate(block.items):
        term = block.terms[number] if block.terms else ""
        link = f" <{block.links[number]}>" if block.links else ""
        lead = f"{term} " if term.endswith(("?", "？")) else texts("term", term=term) if term else ""
        lines.append(f"- {lead}{item}{link}")
    return lines
