"""R4 to R7: dealing is a pure function of seed and deal number, fair, and refuses misdeals."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sevens import Game, Match, Rules, presets
from sevens.errors import BadDeal, SevensError
from sevens.testing import deals, rules, seats
from sevens.testing.deals import full_pack
from tests.reference import ReferenceMatch


def hands_of(match: Match) -> list[str]:
    """The cards as they were dealt, before anything was laid."""
    dealt = [event for event in match.events_of_deal() if event.type == "dealt"]
    hands = dealt[0].details["hands"]
    assert isinstance(hands, list)
    return hands


def playing_on(match: Match, chance: random.Random) -> None:
    while match.phase == "play":
        match.apply(chance.choice(match.legal_actions()))


@given(rules(), st.data(), st.one_of(st.integers(), st.text(max_size=20)))
def test_r7_same_seed_same_deals_whatever_was_played_before(of: Rules, data: st.DataObject, seed: int | str) -> None:
    count = data.draw(seats(of))
    first, second = Match(of, count, seed), Match(of, count, seed)
    assert first.to_json() == second.to_json()
    assert [event.to_json() for event in first.events] == [event.to_json() for event in second.events]
    game = Game(of, count)
    assert hands_of(first) == [" ".join(hand) for hand in game.deal_hands(first.seed, 1, first.dealer)]


def test_r7_the_second_deal_does_not_depend_on_how_the_first_was_played() -> None:
    seen = set()
    for seed in range(6):
        match = Match(presets["fan_tan_chips"], 4, "evening", 2)
        playing_on(match, random.Random(seed))
        match.next_deal()
        seen.add(tuple(hands_of(match)))
    assert len(seen) == 1


def test_r7_deals_differ_by_seed_and_by_number() -> None:
    game = Game(Rules(), 4)
    seen = {tuple(game.deal_hands(str(seed), number, 0)) for seed in range(40) for number in range(1, 26)}
    assert len(seen) == 1000


def test_r7_integers_and_the_texts_that_spell_them_may_not_be_confused_with_other_seeds() -> None:
    texts = ["1", "01", " 1", "1 ", "-1", "+1", "", "0", "１", "sunday", "Sunday"]
    seen = {tuple(Game(Rules(), 4).deal_hands(text, 1, 0)) for text in texts}
    assert len(seen) == len(texts)


def test_r4_every_card_goes_to_every_seat_equally_often(scale: float) -> None:
    """A chi-square over card and seat for a fixed series of seeds; four seats, so three degrees of freedom a card."""
    count = round(4000 * max(1.0, min(scale, 10.0)))
    game = Game(Rules(), 4)
    owners: Counter[tuple[str, int]] = Counter()
    neighbours: Counter[bool] = Counter()
    for seed in range(count):
        hands = game.deal_hands(f"fair {seed}", 1 + seed % 7, seed % 4)
        for seat, hand in enumerate(hands):
            owners.update((card, seat) for card in hand)
            neighbours["7d" in hand and "8d" in hand] += 1
    expected = count / 4
    chi_square = sum(
        (owners[card, seat] - expected) ** 2 / expected for card in full_pack(Rules()) for seat in range(4)
    )
    # 52 x 3 degrees of freedom less those that the hand sizes fix: mean 153, standard deviation 17.5.
    assert 153 - 5 * 17.5 < chi_square < 153 + 5 * 17.5, chi_square
    together = neighbours[True] / count
    assert abs(together - 12 / 51) < 5 * (0.18 / count) ** 0.5, "two cards meet in one hand as often as chance says"


def test_r4_every_order_of_a_small_pack_comes_up() -> None:
    game = Game(Rules(ranks="7", opening="eldest"), 2)
    seen = Counter(tuple(sorted(game.deal_hands(str(seed), 1, 0)[0])) for seed in range(6000))
    assert len(seen) == len(list(combinations(range(4), 2)))
    assert all(850 < number < 1150 for number in seen.values()), seen


def test_r5_the_first_dealer_is_drawn_fairly_and_stays_the_same_for_a_seed() -> None:
    drawn = Counter(Match(Rules(ranks="7"), 4, seed).dealer for seed in range(2000))
    assert set(drawn) == {0, 1, 2, 3}
    assert all(420 < number < 580 for number in drawn.values()), drawn
    assert Match(Rules(), 5, "x").dealer == Match(presets["parliament"], 5, "x").dealer


@given(rules(), st.data())
def test_r4_longer_hands_sit_at_the_dealers_left(of: Rules, data: st.DataObject) -> None:
    count = data.draw(seats(of))
    dealer = data.draw(st.integers(0, count - 1))
    sizes = [len(hand) for hand in Game(of, count).deal_hands("s", 1, dealer)]
    assert sizes == ReferenceMatch(dict(of.options()), count, dealer, lambda *_: []).sizes()
    explicit = data.draw(deals(of, count, dealer))
    assert [len(hand.split()) for hand in explicit] == sizes
    assert Match(of, count, 1, dealer, explicit).dealer == dealer


@given(rules(), st.data())
def test_r6_a_misdeal_is_refused_and_the_match_stays_as_it_is(of: Rules, data: st.DataObject) -> None:
    count = data.draw(seats(of))
    hands = [hand.split() for hand in data.draw(deals(of, count, 0))]
    other = data.draw(st.sampled_from([*full_pack(of), "1s", "*", "7", "7x", "ZZ", "7D"]))
    seat = data.draw(st.integers(0, count - 1))
    at = data.draw(st.integers(0, len(hands[seat]) - 1))
    what = data.draw(st.sampled_from(("replace", "drop", "double", "move")))
    wrong = [list(hand) for hand in hands]
    if what == "replace":
        wrong[seat][at] = other
    elif what == "drop":
        del wrong[seat][at]
    elif what == "double":
        wrong[seat].append(wrong[seat][at])
    else:
        wrong[(seat + 1) % count].append(wrong[seat].pop(at))
    texts = [" ".join(hand) for hand in wrong]
    sizes_agree = [len(hand) for hand in wrong] == [len(hand) for hand in hands]
    same = sizes_agree and sorted(" ".join(texts).split()) == sorted(full_pack(of))
    if same:
        assert Match(of, count, 1, 0, texts).deal_number == 1
    else:
        with pytest.raises(BadDeal) as caught:
            Match(of, count, 1, 0, texts)
        assert caught.value.code == "bad_deal"


def test_r6_after_a_misdeal_the_same_dealer_deals_again() -> None:
    match = Match(Rules(ranks="7", match="deals 3"), 4, 1, 0, ["7d", "7s", "7h", "7c"])
    match.apply("7d")
    before = match.to_json()
    for hands in (["7d", "7d", "7h", "7c"], ["7d 7s", "7h", "7c", ""], ["7d", "7s", "7h"], []):
        with pytest.raises(SevensError):
            match.next_deal(hands)
        assert match.to_json() == before
    match.next_deal(["7d", "7s", "7h", "7c"])
    assert (match.dealer, match.deal_number) == (1, 2)
