"""Section 12: somebody can always act or the deal is over, and every deal ends."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sevens import Match, Rules, presets
from sevens.testing import FaultyTexts, matches, rules, seats
from tests.reference import plays

SEEDS = st.integers(0, 2**32 - 1)


def play_deal(match: Match, chance: random.Random, faults: int = 0) -> int:
    """Play to the end of the deal; the number of accepted actions, naming left out."""
    texts = FaultyTexts(chance, faults)
    turns = 0
    while match.phase == "play":
        naming = match.state.naming
        assert match.to_move is not None
        legal = [str(action) for action in match.legal_actions()]
        assert legal, f"nobody can act: {match!r} {match.to_json()}"
        text = texts.text(legal, match.state.hand(match.to_move))
        try:
            match.apply(text)
        except ValueError:
            continue
        turns += not naming
        assert turns < 5000, f"no end: {match!r}"
    return turns


@given(rules(illegal_pass="reject", illegal_play="reject"), st.data(), SEEDS)
def test_section_12_a_deal_takes_at_most_one_turn_a_card_and_one_a_pass(
    of: Rules, data: st.DataObject, seed: int
) -> None:
    match = Match(of, data.draw(seats(of)), seed)
    turns = play_deal(match, random.Random(seed))
    if of.pass_limit is not None:
        assert turns <= of.cards_in_pack + of.pass_limit * match.seats


@given(
    rules(stall_rule=False),
    st.data(),
    SEEDS,
    st.sampled_from(("fine", "skip_turn", "lose_deal", "surrender")),
    st.sampled_from(("reject", "lose_turn")),
)
def test_r23_no_fault_option_lets_a_deal_go_on_for_ever(
    of: Rules, data: st.DataObject, seed: int, illegal_pass: str, illegal_play: str
) -> None:
    changes = {"illegal_pass": illegal_pass, "illegal_play": illegal_play}
    if illegal_pass == "fine" and not of.chips:
        changes["illegal_pass"] = "skip_turn"
    if of.illegal_pass == "lose_deal" and of.pass_limit is None:
        changes.update(limit_trigger="stuck", eliminated_cards="lay")
    if of.illegal_pass == "fine":
        changes["illegal_pass"] = "fine"
    chosen = of.replace(**changes)
    match = Match(chosen, data.draw(seats(chosen)), seed)
    count = match.seats
    turns = play_deal(match, random.Random(seed), 80)
    # Between two cards lie at most 2n idle turns, then forced ones of a round, and the counted passes.
    assert turns <= (chosen.cards_in_pack + 1) * 3 * count + (chosen.pass_limit or 0) * count


@pytest.mark.parametrize("name", list(presets))
def test_section_11_matches_of_every_preset_end_without_a_stall(name: str, scale: float) -> None:
    of = presets[name]
    for seed in range(max(1, round(4 * scale) if scale < 10 else 1000)):
        chance = random.Random(f"{name} {seed}")
        count = chance.choice((4, 3, 5)) if of.packs == 1 else chance.choice((7, 8))
        match = Match(of, count, seed)
        while match.phase != "match_over":
            if match.phase == "deal_over":
                match.next_deal()
            play_deal(match, chance)
            if match.deal_number > 60 and of.match_end.kind == "bust":
                break  # `bust 0` has no limit of deals: chips may go round for a long time
        assert match.phase == "match_over" or match.deal_number > 60
        assert match.phase != "match_over" or match.winners


@given(matches())
def test_section_12_the_legal_list_is_exactly_what_check_accepts(match: Match) -> None:
    if match.to_move is None:
        assert match.legal_actions() == []
        return
    rules_now = match.rules
    legal = {str(action) for action in match.legal_actions()}
    hand = [card for card in match.state.hand(match.to_move) if card != "*"]
    texts = {*hand, "pass", "=s", "=h", "=d", "=c"} | {a + b for a in hand for b in hand if a[1] == b[1]}
    texts |= {f"*{rank}{card[1]}+{card}" for card in hand for rank in rules_now.ranks} if rules_now.jokers else set()
    quiet = rules_now.illegal_pass == "reject" and rules_now.illegal_play == "reject"
    before = match.to_json()
    for text in texts | legal:
        try:
            match.check(text)
            accepted = True
        except ValueError:
            accepted = False
        assert accepted or text not in legal, text
        assert not accepted or text in legal or not quiet, text
        if accepted:
            match.check(text, match.to_move)
    assert match.to_json() == before, "check changes nothing"


@given(matches())
def test_section_12_plays_depend_on_the_rows_and_the_own_hand_only(match: Match) -> None:
    """The reference finds the same plays from the rows and one hand, taking every unseen card to be elsewhere."""
    state = match.state
    if state.to_move is None or state.naming or state.opening_card is not None:
        return
    hand = list(state.hand(state.to_move))
    rows = {suit: [set(text) for text in texts] for suit, texts in state.layout.items()}
    seen = {*hand, *state.removed} | {rank + suit for suit in rows for row in rows[suit] for rank in row}
    unseen = {rank + suit for suit in "shdc" for rank in match.rules.ranks} - seen
    wanted = plays.plays(match.rules.options(), rows, hand, unseen)
    assert [str(action) for action in state.legal_actions() if str(action) != "pass"] == wanted


@settings(max_examples=20)
@given(matches(most_actions=20), SEEDS)
def test_clones_are_independent(match: Match, seed: int) -> None:
    before = match.to_json()
    events = [event.to_json() for event in match.events]
    copy = match.clone()
    assert copy.to_json() == before
    play_deal(copy, random.Random(seed), 30)
    assert match.to_json() == before
    assert [event.to_json() for event in match.events] == events
    if match.phase == "play":
        again = match.clone()
        play_deal(again, random.Random(seed), 30)
        assert again.to_json() == copy.to_json(), "same state, same actions, same end (R7)"
