"""The engine and the independent reference agree on every state, every list of actions and every refusal."""

from __future__ import annotations

import random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sevens import Rules, presets
from sevens.testing import positions, rules, seats
from tests.engine.pair import Pair, play, random_hands
from tests.reference import ReferenceMatch

SEEDS = st.integers(0, 2**32 - 1)
SLOW_IS_FINE = settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])


def new_pair(of: Rules, count: int, chance: random.Random) -> Pair:
    dealer = chance.randrange(count)
    sizes = ReferenceMatch(dict(of.options()), count, dealer, lambda *_: []).sizes()
    return Pair.new(of, count, dealer, random_hands(of, sizes, chance))


@SLOW_IS_FINE
@given(st.data(), SEEDS, st.sampled_from((0, 20, 60)))
def test_r1_to_r42_matches_of_any_rules_with_legal_faulty_and_senseless_actions(
    data: st.DataObject, seed: int, faults: int
) -> None:
    of = data.draw(rules())
    chance = random.Random(seed)
    play(new_pair(of, data.draw(seats(of)), chance), chance, 120, faults)


@SLOW_IS_FINE
@given(st.data(), SEEDS, st.sampled_from((0, 20, 60)), st.booleans())
def test_r14_to_r31_positions_with_islands_leavers_passes_and_chips(
    data: st.DataObject, seed: int, faults: int, opened: bool
) -> None:
    of = data.draw(rules())
    count = data.draw(seats(of))
    pair = Pair.position(of, count, data.draw(positions(of, count, opened)))
    play(pair, random.Random(seed), 60, faults)


@SLOW_IS_FINE
@given(st.data(), SEEDS)
def test_r25_to_r29_jokers_with_runs_corners_and_draws(data: st.DataObject, seed: int) -> None:
    of = data.draw(rules(jokers=1, packs=1))
    count = data.draw(seats(of))
    pair = Pair.position(of, count, data.draw(positions(of, count)))
    play(pair, random.Random(seed), 40, 20)


@SLOW_IS_FINE
@given(st.data(), SEEDS, st.sampled_from(("reject", "skip_turn", "surrender")), st.booleans())
def test_r23_seats_that_would_rather_lay_nothing(
    data: st.DataObject, seed: int, illegal_pass: str, voluntary: bool
) -> None:
    of = data.draw(rules(illegal_pass=illegal_pass, voluntary_pass=voluntary, illegal_play="lose_turn"))
    count = data.draw(seats(of))
    pair = Pair.position(of, count, data.draw(positions(of, count)))
    play(pair, random.Random(seed), 100, 20, idle=0.97)


@SLOW_IS_FINE
@given(st.data(), SEEDS, st.sampled_from(("extra_deal", "void_deal", "last_deal", "shared")))
def test_r41_r42_whole_matches_with_every_tie_break(data: st.DataObject, seed: int, tie_break: str) -> None:
    ranks = data.draw(st.sampled_from(("7", "78", "678")))
    of = data.draw(rules(ranks=ranks, starter="7", tie_break=tie_break, packs=1))
    chance = random.Random(seed)
    play(new_pair(of, data.draw(seats(of)), chance), chance, 200, 0)


@settings(max_examples=len(presets) * 3)
@given(st.sampled_from(sorted(presets)), st.data(), SEEDS)
def test_section_11_presets_from_deal_to_deal(name: str, data: st.DataObject, seed: int) -> None:
    chance = random.Random(seed)
    play(new_pair(presets[name], data.draw(seats(presets[name])), chance), chance, 150, 10)
