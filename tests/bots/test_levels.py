"""What holds for every level: it gives a legal action, in time, the same again, and knows its own seat's cards only."""

from __future__ import annotations

import dataclasses
import os
import random
import subprocess
import sys
import time

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from sevens import Action, Game, Match, Rules, presets, view_for
from sevens.bots import LEVELS, make_bot
from sevens.engine import View
from sevens.testing import matches, positions, rules, seats
from tests.conftest import SCALE

SEEDS = st.integers(0, 2**32 - 1)
PRESETS = presets


def checked(match: Match, level: str, seed: int | str, playouts: int | None = 5) -> Action:
    """The level's choice for the seat to move, applied to a copy of the match: a refusal fails."""
    assert match.to_move is not None
    view = view_for(match, match.to_move)
    action = make_bot(level).choose(view, seed=seed, playouts=playouts)
    assert dataclasses.replace(action, announced=False) in view.legal
    match.clone().apply(action, match.to_move)
    return action


@pytest.mark.parametrize("level", LEVELS)
@given(matches(), SEEDS)
def test_no_level_breaks_a_rule_whatever_the_options(level: str, match: Match, seed: int) -> None:
    assume(match.phase == "play")
    checked(match, level, seed)


@pytest.mark.parametrize("level", LEVELS)
@given(st.data(), SEEDS)
def test_no_level_breaks_a_rule_in_positions_made_by_hand(level: str, data: st.DataObject, seed: int) -> None:
    of = data.draw(rules())
    count = data.draw(seats(of))
    match = Match.position(of, count, **data.draw(positions(of, count)))
    assume(match.phase == "play")
    checked(match, level, seed)


@pytest.mark.parametrize("preset", PRESETS)
def test_whole_matches_of_all_levels_end_in_every_preset(preset: str) -> None:
    of = PRESETS[preset]
    chance = random.Random(preset)
    smallest, largest = (7, 10) if of.packs == 2 else (3, 8)
    for number in range(max(1, round(2 * SCALE))):
        match = Match(
            of.replace(match="deals 2") if of.score != "chips" else of, chance.randint(smallest, largest), number
        )
        levels = [chance.choice(LEVELS) for _ in range(match.seats)]
        while match.phase != "match_over" and match.deal_number < 4:
            if match.phase == "deal_over":
                match.next_deal()
                continue
            seat = match.to_move or 0
            match.apply(checked(match, levels[seat], number, 2), seat)


@pytest.mark.parametrize("level", LEVELS)
@given(matches(), SEEDS)
def test_the_same_view_and_seed_give_the_same_action(level: str, match: Match, seed: int) -> None:
    assume(match.phase == "play")
    assert checked(match, level, seed) == checked(match, level, seed)


@given(st.data(), SEEDS)
@settings(max_examples=max(20, round(100 * SCALE)))
def test_hidden_hands_change_no_choice_at_any_level(data: st.DataObject, seed: int) -> None:
    """Two worlds with one history: other cards in the other hands, and still the same action."""
    chance = random.Random(seed)
    of = PRESETS[data.draw(st.sampled_from(sorted(PRESETS)))]
    count = data.draw(seats(of))
    first = Match(of, count, seed)
    viewer = data.draw(st.integers(0, count - 1))
    hands = [list(hand) for hand in Game(of, count).deal_hands(first.seed, 1, first.dealer)]
    pools = [card for seat in range(count) if seat != viewer for card in hands[seat]]
    if data.draw(st.booleans()):  # all of them, or just two: long common histories need worlds that differ little
        chance.shuffle(pools)
    else:
        one, two = chance.sample(range(len(pools)), 2)
        pools[one], pools[two] = pools[two], pools[one]
    dealt = iter(pools)
    other = [hand if seat == viewer else [next(dealt) for _ in hand] for seat, hand in enumerate(hands)]
    second = Match(of, count, seed, first.dealer, hands=[" ".join(hand) for hand in other])
    first = Match(of, count, seed, first.dealer, hands=[" ".join(hand) for hand in hands])
    for _ in range(25):
        if first.phase != "play" or view_for(first, viewer) != view_for(second, viewer):
            return
        if first.to_move == viewer:
            for level in LEVELS:
                bot = make_bot(level)
                chosen = {bot.choose(view_for(match, viewer), seed=seed, playouts=8) for match in (first, second)}
                assert len(chosen) == 1, f"{level} chose {chosen}"
        common = {str(action) for action in first.legal_actions()} & {str(action) for action in second.legal_actions()}
        if not common:
            return
        text = chance.choice(sorted(common))
        first.apply(text)
        second.apply(text)


def test_a_view_does_not_say_who_is_a_person() -> None:
    """No level can treat people and bots differently: nothing that it is given tells them apart."""
    told = {field.name for field in dataclasses.fields(View)}
    assert told == {
        "rules", "seats", "seat", "phase", "deal", "dealer", "to_move", "naming", "opening_card", "layout", "frontiers",
        "hand", "open_hands", "hand_sizes", "status", "passes_left", "passes_made", "passed_since_card", "skips_next",
        "idle_turns", "exits", "lost_hands", "chips", "pot", "removed", "places", "deal_scores", "totals", "deals_won",
        "winners", "legal", "history",
    }  # fmt: skip


@pytest.mark.parametrize("level", LEVELS)
def test_a_seat_that_is_not_to_move_is_refused(level: str) -> None:
    match = Match(Rules(), 4, 1)
    waiting = ((match.to_move or 0) + 1) % 4
    with pytest.raises(ValueError, match="not to move"):
        make_bot(level).choose(view_for(match, waiting), seed=1)


def test_there_are_no_other_levels() -> None:
    assert LEVELS == ("random", "easy", "medium", "hard")
    with pytest.raises(ValueError, match="no such level"):
        make_bot("harder")


@given(matches(), SEEDS, st.sampled_from((0.0, 0.001, 0.02, 0.05)))
@example(Match(Rules(packs=2, multi_card="run"), 10, 3), 1, 0.001)
@settings(max_examples=max(10, round(25 * SCALE)))
def test_hard_keeps_to_its_time(match: Match, seed: int, seconds: float) -> None:
    """Measured in the time of this process, which a busy machine does not stretch."""
    assume(match.phase == "play")
    view = view_for(match, match.to_move)
    make_bot("hard").choose(view, seed=seed, seconds=0)  # tables for these rules are made once
    before = time.process_time()
    action = make_bot("hard").choose(view, seed=seed, seconds=seconds)
    assert time.process_time() - before < seconds + 0.05
    assert dataclasses.replace(action, announced=False) in view.legal


TOLD = """
import sys
from sevens import Match, presets, view_for
from sevens.bots import make_bot
for name in ("sevens", "shichi_narabe", "fan_tan_chips"):
    match = Match(presets[name], 4, 5)
    bot = make_bot("hard")
    while match.phase == "play":
        action = bot.choose(view_for(match, match.to_move), seed=2, playouts=3)
        print(action, end=" ")
        match.apply(action)
"""


def test_both_kernels_choose_the_same() -> None:
    told = []
    for kernel in ("interpreted", ""):
        environment = {**os.environ, "SEVENS_KERNEL": kernel}
        done = subprocess.run(
            [sys.executable, "-c", TOLD], env=environment, capture_output=True, text=True, check=True, timeout=300
        )
        told.append(done.stdout)
    assert told[0] == told[1]
    assert len(told[0].split()) > 100
