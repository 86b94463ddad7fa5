"""Where the next card of a row may go (R14, R17): the slow, obvious definition, and its lookups.

A row is a set of places, 0 at the low end. Everything that the kernel asks of a row - which cards are frontiers, and
which card follows in the direction of growth (R16, R25) - depends on nothing but that set, so it is worked out once
for every set.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal, NamedTuple

DOWN: Final = 0
UP: Final = 1
NO_PLACE: Final = -1

Corner = Literal["none", "link", "tunnel"]


def outward(size: int, starter: int, direction: int) -> list[int]:
    """The places from the starter's neighbour to the end of the row on one side."""
    return list(range(starter + 1, size)) if direction == UP else list(range(starter - 1, -1, -1))


def next_place(row: int, size: int, starter: int, corner: str, direction: int) -> int:
    """The place that a row grows to next in one direction; NO_PLACE where it cannot grow that way.

    Args:
        row: bits of the places laid; islands count only once the run reaches them (R14).
        size: number of ranks.
        starter: place of the starter; a row without it grows in no direction.
        corner: what happens at the row's ends (R17).
        direction: UP or DOWN.
    """
    if not row >> starter & 1:
        return NO_PLACE
    near = outward(size, starter, direction)
    far = outward(size, starter, 1 - direction)
    missing = [place for place in near if not row >> place & 1]
    far_complete = all(row >> place & 1 for place in far)
    if missing:
        # R17 tunnel: with the other side complete, this one is closed next to the starter.
        closed = corner == "tunnel" and far_complete
        return NO_PLACE if closed else missing[0]
    if corner == "none":
        return NO_PLACE
    # This side is complete: growth goes on round the corner, from the far end inwards.
    inwards = [place for place in reversed(far) if not row >> place & 1]
    return inwards[0] if inwards else NO_PLACE


class Placement(NamedTuple):
    """The lookups of one kind of row, indexed by the row's bits.

    Attributes:
        frontiers: bits of the places that may be laid next.
        down, up: the next place in each direction, NO_PLACE where there is none.
    """

    frontiers: tuple[int, ...]
    down: tuple[int, ...]
    up: tuple[int, ...]


@lru_cache(maxsize=64)
def compile_placement(size: int, starter: int, corner: str) -> Placement:
    """`next_place` and the frontiers for every set of places of a row."""
    rows = range(1 << size)
    down = tuple(next_place(row, size, starter, corner, DOWN) for row in rows)
    up = tuple(next_place(row, size, starter, corner, UP) for row in rows)
    frontiers = tuple((_bit(down[row]) | _bit(up[row])) if row >> starter & 1 else 1 << starter for row in rows)
    return Placement(frontiers, down, up)


def _bit(place: int) -> int:
    return 0 if place == NO_PLACE else 1 << place
