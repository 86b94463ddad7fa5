"""Whole game trees of tiny positions, counted node by node.

`python -m tests.engine.trees` counts them with the reference and writes `trees/*.json`; the tests count them again with
the engine and with the reference.  A tree is all sequences of legal actions to the end of the deal.
"""

from __future__ import annotations

import copy
import json
from collections import Counter
from pathlib import Path
from typing import Any

from sevens import Match
from sevens.rules import load_rules
from tests.reference import ReferenceMatch

TREES = Path(__file__).parent / "trees"

TWO = {"s": ["7"], "h": ["7"]}
"""Two suits are opened; everything that a position does not name is out of play (and blocks the rows, R24)."""

POSITIONS: dict[str, dict[str, Any]] = {
    "two_seats": {
        "rules": "sevens",
        "hands": ["8s Ts 6h 5s", "9s 6s 8h 9h"],
        "layout": TWO,
    },
    "three_seats_unopened": {
        "rules": {"preset": "fan_tan"},
        "hands": ["7s 8h 6s", "6h 8s 9s", "7h 5h 9h"],
    },
    "must_open": {
        "rules": {"preset": "sevens", "opening_suits": "hsdc", "multi_card": "run"},
        "hands": ["7s 8h 6s 9h", "6h 8s 9s 5s", "7h 5h Th 4h"],
    },
    "last_with_cards": {
        "rules": {"preset": "sevens", "deal_end": "last_with_cards", "score": "placement"},
        "hands": ["8s 6h 9h", "6s 9s 8h", "5s Ts 5h"],
        "layout": TWO,
    },
    "voluntary_passes": {
        "rules": {"preset": "sevens", "voluntary_pass": True},
        "hands": ["8s 6h", "6s 9s", "8h 5h"],
        "layout": TWO,
    },
    "paid_passes": {
        "rules": {"preset": "fan_tan_chips", "settle": "pips"},
        "hands": ["8s 6h", "6s 9s", "8h 5h"],
        "layout": TWO,
        "chips": [6, 20, 9],
        "pot": 2,
    },
    "pass_limit_stuck": {
        "rules": {"preset": "shichi_narabe", "pass_limit": 1},
        "hands": ["8s Th 6h", "Ts 9h 6s", "5s 9s 8h"],
        "layout": TWO,
    },
    "pass_limit_reached": {
        "rules": {"preset": "shichi_narabe", "pass_limit": 1, "limit_trigger": "reached"},
        "hands": ["8s Th 6h", "Ts 9h 6s", "5s 9s 8h"],
        "layout": TWO,
    },
    "removed_hands": {
        "rules": {"preset": "shichi_narabe", "pass_limit": 1, "eliminated_cards": "remove"},
        "hands": ["8s Th 6h", "Ts 9h 6s", "5s 9s 8h"],
        "layout": TWO,
        "passes_left": [1, 0, 1],
    },
    "no_corner": {
        "rules": {"preset": "sevens", "ranks": "5678", "starter": "7"},
        "hands": ["5s 8h 6s", "8s 5h 6h"],
        "layout": TWO,
    },
    "link": {
        "rules": {"preset": "sevens", "ranks": "456789", "starter": "7", "corner": "link", "voluntary_pass": True},
        "hands": ["5s 8s 5h", "9s 4s 6h"],
        "layout": TWO,
    },
    "tunnel": {
        "rules": {"preset": "sevens", "ranks": "456789", "starter": "7", "corner": "tunnel", "voluntary_pass": True},
        "hands": ["5s 8s 8h", "9s 4s 6s"],
        "layout": TWO,
    },
    "runs_through_the_tunnel": {
        "rules": {"preset": "sevens", "ranks": "456789", "starter": "7", "corner": "tunnel", "multi_card": "run"},
        "hands": ["8s 9s 4s 6h 8h", "5s 6s 9h 4h 5h"],
        "layout": TWO,
    },
    "joker": {
        "rules": {"preset": "shichi_narabe", "jokers": 1, "pass_limit": 1},
        "hands": ["* 9s 6h", "8s Ts", "5h 6s"],
        "layout": TWO,
    },
    "joker_round_the_corner": {
        "rules": {"preset": "sevens", "ranks": "56789", "starter": "7", "jokers": 1, "corner": "link"},
        "hands": ["* 5s 8s 6h", "9s 6s 8h", "5h 9h"],
        "layout": TWO,
    },
    "two_packs": {
        "rules": {"preset": "double_fan_tan", "ranks": "678"},
        "hands": ["8s 8s 6s", "7s 6s", "7h 8h 6h"],
        "layout": {"s": ["7", ""], "h": ["7", ""]},
    },
}


def request_of(name: str) -> dict[str, Any]:
    """The position as a protocol request; seat 0 is to move unless the deal has still to be opened."""
    request = dict(POSITIONS[name])
    request["players"] = len(request["hands"])
    if "layout" in request:
        request["to_move"] = 0
    return request


def reference_of(name: str) -> ReferenceMatch:
    return ReferenceMatch.position(request_of(name))


def engine_of(name: str) -> Match:
    request = request_of(name)
    return Match.position(load_rules(request.pop("rules")), request.pop("players"), **request)


def count_with_reference(match: ReferenceMatch) -> Counter[str]:
    """How many positions there are, how many ends, and how often each order of places and each change of chips."""
    found: Counter[str] = Counter(positions=1)
    for text in match.legal():
        branch = copy.deepcopy(match)
        branch.apply(text)
        found += count_with_reference(branch)
    if match.phase != "play":
        found += ending(match.state())
    return found


def count_with_engine(match: Match) -> Counter[str]:
    found: Counter[str] = Counter(positions=1)
    for action in match.legal_actions():
        branch = match.clone()
        branch.apply(action)
        found += count_with_engine(branch)
    if match.phase != "play":
        found += ending(match.to_json())
    return found


def ending(state: dict[str, Any]) -> Counter[str]:
    places = ",".join(map(str, state["places"]))
    scores = ",".join(map(str, state["deal_scores"]))
    return Counter({"ends": 1, f"places {places}": 1, f"scores {scores}": 1})


def write_trees() -> None:
    TREES.mkdir(exist_ok=True)
    for name in POSITIONS:
        tree = {"request": request_of(name), "counts": dict(sorted(count_with_reference(reference_of(name)).items()))}
        (TREES / f"{name}.json").write_text(json.dumps(tree, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_trees()
