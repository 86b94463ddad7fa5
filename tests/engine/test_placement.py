"""R14, R16, R17: the engine's lookups against the plain definition, for every set of ranks of every preset's row."""

from __future__ import annotations

from itertools import product

import pytest

from sevens import presets
from sevens.rules.placement import DOWN, NO_PLACE, UP, compile_placement
from tests.reference import placement

CORNERS = ("none", "link", "tunnel")
# The presets' rows, and the same rows with the starter at either end, where one side has no ranks.
ROWS = sorted(
    {
        (rules.ranks, starter)
        for rules in presets.values()
        for starter in (rules.starter, rules.ranks[0], rules.ranks[-1])
    }
)
SMALL = [("7", "7"), ("67", "6"), ("67", "7"), ("678", "6"), ("678", "7"), ("678", "8"), ("6789", "7")]


# A corner needs three ranks (section 11).
KINDS = [(row, corner) for row, corner in product([*ROWS, *SMALL], CORNERS) if corner == "none" or len(row[0]) > 2]


@pytest.mark.parametrize(("row", "corner"), KINDS, ids=str)
def test_r17_frontiers_and_directions_of_every_set_of_ranks(row: tuple[str, str], corner: str) -> None:
    ranks, starter = row
    lookups = compile_placement(len(ranks), ranks.index(starter), corner)
    for mask in range(1 << len(ranks)):
        laid = {rank for place, rank in enumerate(ranks) if mask >> place & 1}
        wanted = placement.frontiers(ranks, starter, laid, corner)
        found = {rank for place, rank in enumerate(ranks) if lookups.frontiers[mask] >> place & 1}
        assert found == wanted, f"{ranks} {laid}"
        if starter not in laid:
            continue
        for direction, table in (("down", lookups.down), ("up", lookups.up)):
            place = table[mask]
            got = None if place == NO_PLACE else ranks[place]
            assert got == placement.frontier_in(ranks, starter, laid, corner, direction), f"{ranks} {laid} {direction}"


@pytest.mark.parametrize("corner", CORNERS)
def test_r14_only_neighbours_of_the_run_are_frontiers(corner: str) -> None:
    ranks = "A23456789TJQK"
    ring = ranks + ranks
    for mask in range(1 << 13):
        laid = {rank for place, rank in enumerate(ranks) if mask >> place & 1}
        run = placement.run(ranks, "7", laid, corner)
        for rank in placement.frontiers(ranks, "7", laid, corner):
            assert rank not in laid
            beside = {ring[ranks.index(rank) + 12], ring[ranks.index(rank) + 1]}
            assert rank == "7" or beside & run


def test_r17_link_does_not_care_where_the_ace_is() -> None:
    for mask in range(1 << 13):
        laid = {rank for place, rank in enumerate("A23456789TJQK") if mask >> place & 1}
        low = placement.frontiers("A23456789TJQK", "7", laid, "link")
        assert low == placement.frontiers("23456789TJQKA", "7", laid, "link")


def test_r17_up_and_down_are_what_the_names_say() -> None:
    assert (DOWN, UP) == (0, 1)
    lookups = compile_placement(13, 6, "none")
    assert (lookups.down[1 << 6], lookups.up[1 << 6]) == (5, 7)
