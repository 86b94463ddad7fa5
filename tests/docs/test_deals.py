"""The deal function as the page spells it out is the one by which the engine deals."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sevens.cards import pack_of
from sevens.engine import Game, Match
from sevens.engine import deal as dealing
from sevens.rules import Rules
from sevens.testing import rules, seats
from tests.docs.pages import DOCS, ROOT, fenced

PAGE = DOCS / "deals.md"
NODE = shutil.which("node") or shutil.which(str(ROOT / ".venv" / "bin" / "node"))
# Any text that has a UTF-8 form.
SEEDS = st.one_of(st.integers(0, 2**256).map(str), st.text(st.characters(exclude_categories=["Cs"]), max_size=20))


def program(language: str) -> str:
    return next(block.text for block in fenced(PAGE) if block.language == language)


@pytest.fixture(scope="module")
def published() -> dict[str, Any]:
    names: dict[str, Any] = {}
    exec(program("python"), names)
    return names


def engine_deals(of: Rules, count: int, seed: str, number: int, dealer: int) -> list[list[str]]:
    return [sorted(hand) for hand in Game(of, count).deal_hands(seed, number, dealer)]


@given(st.data(), rules(), SEEDS, st.integers(1, 1000))
def test_the_python_of_the_page_deals_what_the_engine_deals(
    published: dict[str, Any], data: st.DataObject, of: Rules, seed: str, number: int
) -> None:
    count = data.draw(seats(of))
    dealer = data.draw(st.integers(0, count - 1))
    hands = published["deal"](seed, number, count, dealer, of.ranks, of.packs, of.jokers)
    assert engine_deals(of, count, seed, number, dealer) == [sorted(hand) for hand in hands]
    drawn = published["below"](count, published["words"]("dealer", seed, 0))
    assert drawn == Match(of, count, seed).dealer
    assert next(published["words"]("draw", seed, number)) == dealing.draw_state(seed, number)


def test_the_page_imports_nothing_of_ours() -> None:
    assert ["hashlib"] == re.findall(r"^ *(?:import|from) (\S+)", program("python"), re.MULTILINE)


@pytest.mark.skipif(NODE is None, reason="no Node.js here to run the page's JavaScript with")
def test_the_javascript_of_the_page_deals_what_the_engine_deals() -> None:
    assert NODE is not None
    cases = [
        (Rules(), "sunday", 1, 4, 3),
        (Rules(packs=2), "Sonntag ♠", 17, 9, 8),
        (Rules(jokers=1, ranks="6789TJQKA"), "0", 999, 5, 0),
    ]
    calls = [[seed, number, count, dealer, of.ranks, of.packs, of.jokers] for of, seed, number, count, dealer in cases]
    script = program("javascript").replace("export function", "function")
    script += f"\nconsole.log(JSON.stringify({json.dumps(calls)}.map((call) => deal(...call))));"
    done = subprocess.run(
        [NODE, "--input-type=module", "-"], input=script, capture_output=True, text=True, check=True, timeout=60
    )
    for (of, seed, number, count, dealer), hands in zip(cases, json.loads(done.stdout), strict=True):
        assert engine_deals(of, count, seed, number, dealer) == [sorted(hand) for hand in hands]


def test_the_table_of_the_page_is_right() -> None:
    table = dict(re.findall(r"^\| ([^|]+?) \| (.+?) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE))
    match, pack = Match(Rules(), 4, "sunday"), pack_of("A23456789TJQK", 1, 0)
    shuffled = dealing.shuffled_pack(match.rules, "sunday", 1)
    assert f"`{match.seed_hash}`" == table["hash of the seed"]
    assert f"`{next(dealing.words('cards', 'sunday', 1))}`" == table["first word of `cards`, deal 1"]
    assert f"seat {match.dealer}" == table["first dealer"]
    assert f"`{' '.join(map(pack.text, shuffled[:8]))}`" == table["the first eight cards dealt"]
    assert f"`{' '.join(match.state.hand(0))}`" == table["seat 0, deal 1"]
    second = (match.dealer + 1) % 4
    hand = match.game.deal_hands("sunday", 2, second)[0]
    assert f"`{' '.join(hand)}`" == table[f"seat 0, deal 2, dealt by seat {second}"]


def test_the_generator_for_drawn_cards_is_the_one_described() -> None:
    from sevens.engine.compile import parameters_of  # noqa: PLC0415  # a white box
    from sevens.kernel.state import DealState, draw_number  # noqa: PLC0415

    text = PAGE.read_text(encoding="utf-8")
    factor, constant = map(int, re.findall(r"state × (\d+) \+ (\d+)", text)[0])
    state = DealState(parameters_of(Rules()), 4)
    state.random = own = dealing.draw_state("sunday", 1)
    for bound in (1, 2, 3, 12, 13, 52):
        own = (own * factor + constant) % 2**32
        assert (own // 2**8) * bound // 2**24 == draw_number(state, bound)
