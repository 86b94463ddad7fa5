"""What a view looks like in a terminal: lines of text, readable with colours and without.

Every function here is pure: a view and some words in, lines out. The tray of a row shows each rank at its own place, so
that the starter is in the middle; laid cards are paper with ink, places that wait are in brackets.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from sevens.cards import SUITS
from sevens.engine import Action, Event, View
from sevens.texts import SUIT_SYMBOLS, Texts

PAPER: Final = "on #fbf8f1"
RED: Final = "#b3272d"
INK: Final = "#1c2126"
LIT: Final = f"bold {INK} on #f2b84b"
"""What can be played: ink on amber, readable on dark terminals and light ones."""
LAST: Final = "on #bfe0c8"
_PLACE_STYLES: Final = {"empty": "dim", "waiting": "dim", "starter": "dim"}
SEAT_COLOURS: Final = (
    "#e0655c", "#6f9fe8", "#5fb36f", "#c98be0", "#d9a441", "#4fb8b8", "#e07fae", "#9ab04a", "#9a8cf0", "#d98a5b",
)  # fmt: skip
WIDE: Final = 76
"""Columns from which rows and seats stand side by side."""
TRAY: Final = 44
"""Columns that rows of the longest pack take."""


@dataclass(frozen=True, slots=True)
class Words:
    """What drawing needs beside a view.

    Attributes:
        t: the texts.
        names: the players by seat.
        width: columns of the terminal.
    """

    t: Texts
    names: tuple[str, ...]
    width: int

    @property
    def narrow(self) -> bool:
        """Whether there are too few columns for three a card."""
        return self.width < TRAY


def suit_style(suit: str) -> str:
    """The colour of a suit on the terminal's own background."""
    return "bold red" if suit in "hd" else "bold"


def _card_style(suit: str, last: bool) -> str:
    ink = RED if suit in "hd" else INK
    return f"bold {ink} {LAST if last else PAPER}"


def card_text(card: str, t: Texts) -> Text:
    """A card in signs, its suit coloured."""
    return Text(t.short(card), style=suit_style(card[1]) if len(card) == 2 else "bold magenta")


def action_text(action: Action, t: Texts) -> Text:
    """What an action lays, in signs: `♠8`, `♠8 9 10`, `joker=♠10 + ♠J`."""
    if action.kind == "name":
        suit = action.suit or ""
        return Text(f"{SUIT_SYMBOLS[suit]} {t.suit(suit)}", style=suit_style(suit))
    if action.kind == "joker":
        stands, own = (card_text(card, t) for card in action.cards)
        return Text.assemble((t("joker"), "bold magenta"), "=", stands, "+", own)
    text = card_text(action.cards[0], t)
    for card in action.cards[1:]:
        text.append(f" {t.index(card[0])}", style=suit_style(card[1]))
    return text


# --- rows


def row_lines(view: View, words: Words, last: Iterable[str] = ()) -> list[Text]:
    """Every row in its tray, spades first.

    Args:
        view: whose playable cards get square brackets; other waiting places get round ones.
        words: texts and width.
        last: the cards laid last, which are marked.
    """
    playable = {card for action in view.legal for card in action.cards}
    lines = []
    for suit in SUITS:
        for row, laid in enumerate(view.layout[suit]):
            line = Text.assemble((f" {SUIT_SYMBOLS[suit]} ", suit_style(suit)))
            waiting = view.frontiers[suit][row]
            for rank in view.rules.ranks:
                card = rank + suit
                if rank in laid:
                    kind = "last" if card in last else "laid"
                elif rank in waiting:
                    kind = "yours" if card in playable else "waiting"
                else:
                    kind = "starter" if rank == view.rules.starter else "empty"
                line.append_text(_place(card, kind, words))
            lines.append(line)
    return lines


def _place(card: str, kind: str, words: Words) -> Text:
    """One place of a tray, three columns wide (two where it is narrow), one more for a ten."""
    index = words.t.index(card[0])
    if kind == "yours":
        return Text(f"+{index}" if words.narrow else f"[{index}]", style=LIT)
    if kind == "waiting" and not words.narrow:
        return Text(f"({index})", style="dim")
    # A starter's place is engraved, not written: without colours it must not look like a card.
    shown = {"empty": "·", "waiting": "·", "starter": "_"}.get(kind, index).rjust(len(index))
    return Text(
        f" {shown}" if words.narrow else f" {shown} ",
        style=_PLACE_STYLES.get(kind) or _card_style(card[1], kind == "last"),
    )


# --- seats


def seat_lines(view: View, words: Words, width: int) -> list[Text]:
    """Everyone with cards, passes, chips and points, the seat to move marked; a line of headings first."""
    t = words.t
    columns = _columns(view)
    heads = [t(f"terminal-column-{name}") for name, _ in columns]
    widths = [
        max(cell_len(head), *(len(value) for value in values)) + 1
        for head, (_, values) in zip(heads, columns, strict=True)
    ]
    name_width = max(4, min(20, width - 2 - sum(widths), max(cell_len(_shown(name)) for name in words.names) + 1))
    header = Text("  " + " " * name_width, style="dim")
    for head, column in zip(heads, widths, strict=True):
        header.append(" " * (column - cell_len(head)) + head)
    lines = [header]
    for seat, name in enumerate(words.names):
        moving = seat == view.to_move
        line = Text.assemble(("> " if moving else "  ", "bold"))
        style = f"bold {SEAT_COLOURS[seat % 10]}" if view.status[seat] == "active" else "dim"
        line.append(set_cell_size(_shown(name), name_width - 1) + " ", style=style)
        note = _note(view, seat, t)
        first = widths[0] if columns else 0
        for number, ((_, values), column) in enumerate(zip(columns, widths, strict=True)):
            value = note if number == 0 and note else values[seat]
            padding = max(0, (first if number == 0 else column) - cell_len(value))
            line.append(
                " " * padding + value, style="bold" if moving else "dim" if view.status[seat] != "active" else ""
            )
        lines.append(line)
    return lines


def _shown(name: str) -> str:
    return name if name.isprintable() else "".join(letter for letter in name if letter.isprintable())


def _columns(view: View) -> list[tuple[str, list[str]]]:
    """The headings and values of the seats' columns that say something in this game."""
    columns = [("cards", [str(size) for size in view.hand_sizes])]
    if view.passes_left is not None:
        columns.append(("passes-left", [str(left) for left in view.passes_left]))
    else:
        columns.append(("passes", [str(made) for made in view.passes_made]))
    if view.chips is not None:
        columns.append(("chips", [str(stack) for stack in view.chips]))
    if view.rules.score != "chips":
        columns.append(("points", [str(total) for total in view.totals]))
    return columns


def _note(view: View, seat: int, t: Texts) -> str:
    """What stands in place of the cards of a seat that no longer plays."""
    if view.status[seat] == "active":
        return ""
    if view.status[seat] == "out":
        finished = [other for other in view.exits if view.status[other] == "out"]
        return t.place(finished.index(seat)) if seat in finished else "-"
    return t(f"terminal-note-{view.status[seat].replace('_', '-')}")


# --- the hand and what to choose from


def hand_lines(view: View, words: Words) -> list[Text]:
    """The seat's own cards by suit, those that can go in brackets."""
    t = words.t
    if view.hand is None:
        return [Text(" " + t("terminal-hand-hidden"), style="italic")] if view.naming and view.seat is not None else []
    playable = {card for action in view.legal if action.kind in ("play", "run") for card in action.cards}
    playable |= {card for action in view.legal if action.kind == "joker" for card in ("*", action.cards[1])}
    groups = []
    for suit in SUITS:
        cards = [card for card in view.hand if card[-1] == suit]
        if cards:
            group = Text.assemble((SUIT_SYMBOLS[suit], suit_style(suit)))
            for card in cards:
                index = t.index(card[0])
                lit = card in playable
                group.append(" ")
                group.append(f"[{index}]" if lit else index, style=LIT if lit else suit_style(suit))
            groups.append(group)
    if "*" in view.hand:
        lit = "*" in playable
        groups.append(Text(f"[{t('joker')}]" if lit else t("joker"), style=LIT if lit else "bold magenta"))
    label = t("terminal-your-hand") + "  "
    return _flow(groups, words.width, Text.assemble((" " + label, "bold")), "   ")


def choice_lines(plays: Sequence[Action], passing: Text | None, words: Words) -> list[Text]:
    """The numbered plays and, where it is open, the pass."""
    items = []
    for number, action in enumerate(plays, 1):
        items.append(Text.assemble((f"{number}", LIT), " ", action_text(action, words.t)))
    if passing is not None:
        items.append(passing)
    return _flow(items, words.width, Text(" "), "    " if words.width >= WIDE else "  ")


def _flow(items: Sequence[Text], width: int, first: Text, between: str) -> list[Text]:
    """Items one after another, in as many lines as they need, indented like the first."""
    lines = [first.copy()]
    indent = first.cell_len if first.cell_len <= width // 3 else 1
    empty = True
    for item in items:
        if not empty and lines[-1].cell_len + len(between) + item.cell_len > width:
            lines.append(Text(" " * indent))
            empty = True
        if not empty:
            lines[-1].append(between)
        lines[-1].append_text(item)
        empty = False
    return lines


# --- all of it


def title_line(view: View, words: Words, game: str) -> Text:
    """The game, the deal, the dealer and the pot."""
    t = words.t
    parts = [game, t("terminal-deal", deal=view.deal), t("terminal-dealer", name=words.names[view.dealer])]
    if view.chips is not None:
        parts.append(t("terminal-pot", chips=t.count("chips", view.pot)))
    text = Text.assemble((" " + parts[0], "bold"), *((f" · {part}", "dim") for part in parts[1:]))
    text.truncate(words.width, overflow="ellipsis")
    return text


def position_lines(view: View, words: Words, game: str, last: Iterable[str] = ()) -> list[Text]:
    """Title, rows and seats: side by side where there is room, else one below the other."""
    rows = row_lines(view, words, last)
    if words.width < WIDE:
        return [title_line(view, words, game), Text(), *rows, Text(), *seat_lines(view, words, words.width)]
    tray = max(row.cell_len for row in rows) + 3
    seats = seat_lines(view, words, words.width - tray)
    # One line of headings stands above the seats; rows begin beside the first seat.
    left = [Text(), *rows]
    lines = []
    for number in range(max(len(left), len(seats))):
        line = left[number].copy() if number < len(left) else Text()
        if number < len(seats):
            line.append(" " * (tray - line.cell_len))
            line.append_text(seats[number])
        lines.append(line)
    return [title_line(view, words, game), Text(), *lines]


def cards_of(events: Sequence[Event]) -> tuple[str, ...]:
    """The cards that were laid by the newest play among these events."""
    for event in reversed(events):
        if event.type in ("played", "joker_played"):
            return event.cards
    return ()
