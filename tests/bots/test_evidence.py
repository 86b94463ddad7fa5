"""What hard concludes from a deal's history is never wrong about the cards that the others really hold."""

from __future__ import annotations

import random

import pytest
from hypothesis import assume, given

from sevens import Match, presets, view_for
from sevens.bots import make_bot
from sevens.bots.evidence import WIDTH, Evidence
from sevens.bots.hard import HardBot
from sevens.bots.reading import codes_of, deal_hidden, state_of
from sevens.engine.compile import pack_for
from sevens.kernel.search import Search, count_doubts, wander
from sevens.kernel.state import DealState
from sevens.testing import matches


def held(match: Match) -> list[tuple[int, int]]:
    """Seat and number of every card that another seat than the one to move holds."""
    pack = pack_for(match.rules)
    hands = enumerate(match.state.hands)
    return [(seat, pack.number(card) or 0) for seat, hand in hands if seat != match.to_move for card in hand]


def search_of(match: Match, rounds: int) -> Search:
    """What hard is about to think of, after some walking."""
    view = view_for(match, match.to_move)
    state = state_of(view)
    shown = DealState(state.parameters, view.seats)
    shown.copy_from(state)
    deal_hidden(shown, view)
    search = HardBot()._search(view, state, codes_of(view, shown)[:1], 1)
    wander(search, rounds)
    return search


@given(matches())
def test_no_card_is_excluded_from_the_hand_that_has_it(match: Match) -> None:
    assume(match.phase == "play" and not match.state.naming)
    weights = Evidence(view_for(match, match.to_move)).weights
    assert all(weights[seat * WIDTH + card] > 0 for seat, card in held(match))


@given(matches())
def test_hands_that_are_thought_of_fit_the_counts_and_what_is_certain(match: Match) -> None:
    assume(match.phase == "play" and not match.state.naming)
    search = search_of(match, 20)
    dealt = list(zip(search.owners[: search.hidden], search.cards[: search.hidden], strict=True))
    assert sorted(card for _, card in dealt) == sorted(card for _, card in held(match))
    sizes = [sum(owner == seat for owner, _ in dealt) for seat in range(match.seats)]
    assert sizes == [0 if seat == match.to_move else size for seat, size in enumerate(match.state.hand_sizes)]
    assert all(search.weights[owner * WIDTH + card] > 0 for owner, card in dealt)


@pytest.mark.parametrize("preset", ["sevens", "fan_tan_chips", "shichi_narabe", "devyatka"])
def test_the_true_hands_of_players_by_the_rule_raise_no_doubt(preset: str) -> None:
    match, bot = Match(presets[preset], 4, 11), make_bot("medium")
    looked, doubted = 0, 0
    while match.phase == "play":
        search = search_of(match, 20)
        if search.turns:
            looked += 1
            doubted += count_doubts(search) > 0
            owners = [seat for seat, _ in held(match)]
            search.owners = owners + [0] * (len(search.owners) - len(owners))
            search.cards = [card for _, card in held(match)] + [0] * (len(search.cards) - len(owners))
            assert count_doubts(search) == 0
        match.apply(bot.choose(view_for(match, match.to_move or 0), seed=1))
    assert looked > 15
    assert doubted > looked // 8  # wrong hands do raise doubts


@pytest.mark.parametrize("seed", range(4))
def test_a_forced_pass_excludes_what_fitted(seed: int) -> None:
    match, chance = Match(presets["sevens"], 4, seed), random.Random(seed)
    seen = 0
    while match.phase == "play":
        passer = match.to_move
        fitting = [rank + suit for suit, rows in match.state.frontiers.items() for row in rows for rank in row]
        events = match.apply(chance.choice(match.legal_actions()))
        if events[0].type == "passed" and match.to_move not in (None, passer):
            weights = Evidence(view_for(match, match.to_move)).weights
            numbers = [pack_for(match.rules).number(card) for card in fitting]
            assert numbers
            assert not any(weights[(passer or 0) * WIDTH + (number or 0)] for number in numbers)
            seen += 1
    assert seen > 0
