"""How everyone stands after a deal and after the match, as lines."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from sevens.cli.terminal.screen import SEAT_COLOURS, Words, card_text
from sevens.engine import Match


def deal_lines(match: Match, words: Words) -> list[Text]:
    """The places and scores of the deal just finished, totals, and the cards that were left."""
    t = words.t
    places = match.state.places or ()
    order = sorted(range(match.seats), key=lambda seat: (places[seat] is None, places[seat] or 0, seat))
    rows: list[tuple[str, ...]] = []
    for seat in order:
        place = places[seat]
        gained = (match.deal_scores or ())[seat] if place is not None else 0
        cells = [
            "-" if place is None else t.place(place),
            words.names[seat],
            f"{gained:+d}" if match.rules.score == "chips" else str(gained),
            str(match.totals[seat]),
        ]
        if match.state.chips is not None and match.rules.score != "chips":
            cells.append(str(match.state.chips[seat]))
        rows.append((*cells, str(match.deals_won[seat])))
    heads = ["place", "name", "deal", "total", "won"]
    if match.state.chips is not None and match.rules.score != "chips":
        heads.insert(4, "chips")
    lines = _grid([t(f"terminal-head-{head}") for head in heads], rows, order, words)
    left = [seat for seat in order if match.state.hand(seat) or match.state.lost_hands[seat]]
    if left:
        lines += [Text(), Text(" " + t("terminal-cards-left"), style="bold")]
    for seat in left:
        line = Text("   ")
        line.append(f"{words.names[seat]}: ", style=SEAT_COLOURS[seat % 10])
        for number, card in enumerate(match.state.hand(seat) or match.state.lost_hands[seat]):
            line.append_text(Text(" " * bool(number)).append_text(card_text(card, t)))
        lines.append(line)
    return lines


def _grid(heads: Sequence[str], rows: Sequence[Sequence[str]], order: Sequence[int], words: Words) -> list[Text]:
    """A table whose second column holds names; numbers are flush right."""
    columns = list(zip(heads, *rows, strict=True))
    widths = [max(cell_len(cell) for cell in column) for column in columns]
    widths[1] = min(widths[1], max(6, words.width - 2 - sum(widths) + widths[1] - 2 * (len(widths) - 1)))
    lines = [_grid_line(heads, widths, "dim")]
    for seat, row in zip(order, rows, strict=True):
        lines.append(_grid_line(row, widths, "", SEAT_COLOURS[seat % 10], lit=row is rows[0]))
    return lines


def _grid_line(
    cells: Sequence[str], widths: Sequence[int], style: str, name_style: str = "", lit: bool = False
) -> Text:
    line = Text(" ")
    for number, (cell, width) in enumerate(zip(cells, widths, strict=True)):
        if number:
            line.append("  ")
        shown = set_cell_size(cell, width) if number < 2 else " " * (width - cell_len(cell)) + cell
        line.append(shown, style=name_style or style if number == 1 else "bold" if lit else style)
    return line
