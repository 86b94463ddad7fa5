"""Random deals, positions and matches."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from hypothesis import strategies as st

from sevens.engine import Match
from sevens.rules import Rules
from sevens.testing.options import rules as any_rules
from sevens.testing.options import seats as any_seats

SUITS = "shdc"
JOKER = "*"


def full_pack(of: Rules) -> list[str]:
    """The texts of all cards that are dealt (R2, R3)."""
    cards = [rank + suit for suit in SUITS for rank in of.ranks]
    return cards * of.packs + [JOKER] * of.jokers


@st.composite
def deals(draw: st.DrawFn, of: Rules, count: int, dealer: int = 0, members: Iterable[int] | None = None) -> list[str]:
    """The hands of a whole deal as texts, with the sizes that R4 gives.

    Args:
        draw: given by Hypothesis.
        of: the rules.
        count: how many seats there are.
        dealer: who deals; longer hands begin at the dealer's left.
        members: the seats that are dealt in, all of them by default (R42).
    """
    inside = set(range(count)) if members is None else set(members)
    order = [seat for step in range(1, count + 1) if (seat := (dealer + step) % count) in inside]
    cards = full_pack(of)
    # One drawn number instead of a permutation: dealing must not use up what Hypothesis may draw for an example.
    random.Random(draw(st.integers(0, 2**32 - 1))).shuffle(cards)
    hands: list[list[str]] = [[] for _ in range(count)]
    for at, card in enumerate(cards):
        hands[order[at % len(order)]].append(card)
    return [" ".join(hand) for hand in hands]


@st.composite
def positions(draw: st.DrawFn, of: Rules, count: int, opened: bool = True) -> dict[str, Any]:
    """The keys of a `position` request besides `rules` and `players`: few cards, islands, passes, chips, leavers.

    Args:
        draw: given by Hypothesis.
        of: the rules.
        count: how many seats there are.
        opened: whether the opening is over; otherwise the layout is empty and everyone holds cards.
    """
    chance = random.Random(draw(st.integers(0, 2**32 - 1)))
    cards = full_pack(of)
    chance.shuffle(cards)
    status = ["active"] * count
    if opened:
        leavers = chance.sample(range(count), chance.choice((0, 0, 0, 1, max(0, count - 2))))
        for seat in leavers:
            status[seat] = chance.choice(("out", "eliminated", "eliminated"))
    active = [seat for seat in range(count) if status[seat] == "active"]
    hands: list[list[str]] = [[] for _ in range(count)]
    for seat in active:
        hands[seat].append(cards.pop())
    rows: dict[str, list[str]] = {suit: [""] * of.packs for suit in SUITS}
    for card in cards:
        where = chance.random()
        lay = opened and card != JOKER and (where < 0.3 or (card[0] == of.starter and where < 0.8))
        row = next((at for at, text in enumerate(rows[card[1]]) if card[0] not in text), None) if lay else None
        if row is not None:
            rows[card[1]][row] += card[0]
        elif where < 0.9 and sum(map(len, hands)) < 4 * count + 4:
            hands[chance.choice(active)].append(card)
    position: dict[str, Any] = {"hands": [" ".join(hand) for hand in hands]}
    position["dealer"] = chance.choice(active)
    if opened:
        position.update(layout=rows, status=status, to_move=chance.choice(active))
    if of.pass_limit is not None:
        position["passes_left"] = [chance.randint(0, min(2, of.pass_limit)) for _ in range(count)]
    if of.chips:
        position.update(chips=[chance.randint(0, of.chips) for _ in range(count)], pot=chance.randint(0, 9))
    return position


@st.composite
def matches(draw: st.DrawFn, of: Rules | None = None, most_actions: int = 60) -> Match:
    """A match in which some legal actions have been taken, perhaps over several deals.

    Args:
        draw: given by Hypothesis.
        of: the rules, any by default.
        most_actions: the greatest number of actions taken.
    """
    chosen = draw(any_rules()) if of is None else of
    match = Match(chosen, draw(any_seats(chosen)), draw(st.integers(0, 2**32 - 1)))
    chance = random.Random(draw(st.integers(0, 2**32 - 1)))
    for _ in range(draw(st.integers(0, most_actions))):
        if match.phase == "deal_over":
            match.next_deal()
        elif match.phase == "play":
            match.apply(chance.choice(match.legal_actions()))
    return match
