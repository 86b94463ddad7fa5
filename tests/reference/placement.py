"""Where a card may be laid in one row: R14 and R17 written out as plain sets of ranks.

A row is described by the string of ranks from its low end to its high end, the starter, the set of ranks that lie on
the table and the corner mode.  Every function looks at the whole row anew; nothing is remembered between calls.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet

UP = "up"
DOWN = "down"
DIRECTIONS = (DOWN, UP)


def walk(ranks: str, starter: str, direction: str, corner: str) -> list[str]:
    """All ranks met when leaving the starter in one direction.

    Without a corner the walk stops at the end of the row.  With `link` and `tunnel` it goes on at the other end
    until it is back at the starter.
    """
    place = ranks.index(starter)
    below = list(reversed(ranks[:place]))
    above = list(ranks[place + 1 :])
    if direction == UP:
        return above if corner == "none" else above + list(reversed(below))
    return below if corner == "none" else below + list(reversed(above))


def side(ranks: str, starter: str, direction: str) -> list[str]:
    """The ranks between the starter and the end of the row on that side, the nearest first."""
    return walk(ranks, starter, direction, "none")


def complete(ranks: str, starter: str, laid: AbstractSet[str], direction: str) -> bool:
    """R17: the run reaches the end of this side.  A side without ranks is complete once the starter lies."""
    return starter in laid and all(rank in laid for rank in side(ranks, starter, direction))


def frontier_in(ranks: str, starter: str, laid: AbstractSet[str], corner: str, direction: str) -> str | None:
    """The frontier met first in one direction, or None.  An unlaid starter is the frontier in both directions."""
    if starter not in laid:
        return starter
    if corner == "tunnel":
        other = DOWN if direction == UP else UP
        here_done = complete(ranks, starter, laid, direction)
        there_done = complete(ranks, starter, laid, other)
        if there_done and not here_done:
            return None  # this side is closed next to the starter
        if not here_done:
            corner = "none"  # the corner is not reached, so the row is still an ordinary one
    for rank in walk(ranks, starter, direction, corner):
        if rank not in laid:
            return rank
    return None


def frontiers(ranks: str, starter: str, laid: AbstractSet[str], corner: str) -> set[str]:
    """All ranks that may be laid next in this row."""
    found = {frontier_in(ranks, starter, laid, corner, direction) for direction in DIRECTIONS}
    return {rank for rank in found if rank is not None}


def next_frontiers(ranks: str, starter: str, laid: AbstractSet[str], corner: str, rank: str) -> dict[str, str]:
    """R16, R25: after `rank` (a frontier now) is laid, the next frontier in each direction that led to it.

    The starter leads both ways.  A direction without a further frontier is left out.
    """
    after = set(laid) | {rank}
    found: dict[str, str] = {}
    for direction in DIRECTIONS:
        if frontier_in(ranks, starter, laid, corner, direction) == rank:
            following = frontier_in(ranks, starter, after, corner, direction)
            if following is not None:
                found[direction] = following
    return found


def run(ranks: str, starter: str, laid: AbstractSet[str], corner: str) -> set[str]:
    """The ranks connected with the starter; every other laid rank is an island."""
    if starter not in laid:
        return set()
    connected = {starter}
    for direction in DIRECTIONS:
        for rank in walk(ranks, starter, direction, corner):
            if rank not in laid:
                break
            connected.add(rank)
    return connected
