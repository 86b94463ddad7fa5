"""Whole trees of tiny positions: every sequence of legal actions ends as it was counted."""

from __future__ import annotations

import json

import pytest

from tests.engine import trees

NAMES = sorted(trees.POSITIONS)


def kept(name: str) -> dict[str, int]:
    tree = json.loads((trees.TREES / f"{name}.json").read_text(encoding="utf-8"))
    assert tree["request"] == trees.request_of(name), "counted for another position: python -m tests.engine.trees"
    counts = tree["counts"]
    assert isinstance(counts, dict)
    return counts


def test_every_position_has_been_counted() -> None:
    assert sorted(path.stem for path in trees.TREES.glob("*.json")) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_r14_to_r33_engine_counts_the_tree(name: str) -> None:
    assert dict(trees.count_with_engine(trees.engine_of(name))) == kept(name)


@pytest.mark.parametrize("name", NAMES)
def test_r14_to_r33_reference_counts_the_tree(name: str) -> None:
    assert dict(trees.count_with_reference(trees.reference_of(name))) == kept(name)
