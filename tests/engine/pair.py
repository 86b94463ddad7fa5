"""The engine and the reference side by side: what is done to one is done to the other, and all is compared."""

from __future__ import annotations

import random
from itertools import groupby
from typing import Any

from sevens import Event, Match, Rules
from sevens.errors import SevensError
from sevens.testing import FaultyTexts
from sevens.testing.deals import full_pack
from tests.reference import ReferenceMatch, Refused

SUITS = "shdc"


def rules_request(rules: Rules) -> dict[str, Any]:
    """The rules as a protocol value that names every option."""
    options = rules.to_json()
    options.pop("schema")
    return options


def random_hands(rules: Rules, sizes: list[int], chance: random.Random) -> list[str]:
    """A whole pack, shuffled, in hands of these sizes."""
    cards = full_pack(rules)
    chance.shuffle(cards)
    return [" ".join(cards.pop() for _ in range(size)) for size in sizes]


class Pair:
    """One match, twice.  Every method asserts that both sides agree."""

    def __init__(self, engine: Match, reference: ReferenceMatch, seats: int) -> None:
        self.engine = engine
        self.reference = reference
        self.seats = seats
        self.rules = engine.rules
        self.log: list[object] = []
        self.drawn: list[str] = []
        self.turns = 0
        reference.chooser = lambda _seat, _hand: self.drawn.pop(0)
        self.compare()

    @classmethod
    def new(cls, rules: Rules, seats: int, dealer: int, hands: list[str], seed: int | str = 1) -> Pair:
        request = {"rules": rules_request(rules), "players": seats, "seed": seed, "dealer": dealer, "hands": hands}
        return cls(Match(rules, seats, seed, dealer, hands), ReferenceMatch.new(request), seats)

    @classmethod
    def position(cls, rules: Rules, seats: int, position: dict[str, Any]) -> Pair:
        reference = ReferenceMatch.position({"rules": rules_request(rules), "players": seats, **position})
        return cls(Match.position(rules, seats, **position), reference, seats)

    # --- doing -------------------------------------------------------------------------------------------------

    def apply(self, text: str, seat: int | None = None) -> bool:
        """Apply to both; True when both have accepted it."""
        self.log.append(text if seat is None else (text, seat))
        before = self.engine.to_json()
        code = None
        checked = self.code_of_check(text, seat)
        try:
            events = self.engine.apply(text, seat)
        except SevensError as error:
            code, events = error.code, []
        self.drawn = [card for event in events if event.type == "drew" for card in event.cards]
        refused = None
        try:
            told = self.reference.apply(text, seat)
        except Refused as refusal:
            refused, told = refusal.code, []
        assert code == refused, f"{text!r} by {seat}: engine {code}, reference {refused}\n{self}"
        assert checked == code, f"{text!r}: check says {checked}, apply {code}\n{self}"
        assert not self.drawn, f"cards drawn by the engine alone\n{self}"
        if code is not None:
            assert self.engine.to_json() == before, f"{text!r} was refused and changed the state\n{self}"
        else:
            self.turns += 1
        self.compare()
        self.compare_events(events, told)
        return code is None

    def code_of_check(self, text: str, seat: int | None) -> str | None:
        try:
            self.engine.check(text, seat)
        except SevensError as error:
            return error.code
        return None

    def next_deal(self, chance: random.Random) -> None:
        """Deal again, with the same hands on both sides."""
        reference = self.reference
        before = reference.dealer
        members = reference.members()
        order = [(before + step) % self.seats for step in range(1, self.seats + 1)]
        reference.dealer = next(seat for seat in order if seat in members)
        sizes = reference.sizes()
        reference.dealer = before
        hands = random_hands(self.rules, sizes, chance)
        self.log.append(hands)
        self.turns = 0
        events = self.engine.next_deal(hands)
        told = reference.next_deal(hands)
        self.compare()
        self.compare_events(events, told)

    def compare_events(self, events: list[Event], told: list[dict[str, Any]]) -> None:
        """Both tell the same story in the same order; how many events in a row tell of one thing is left open."""
        here = [kind for kind, _ in groupby(event.type for event in events)]
        there = [kind for kind, _ in groupby(event["type"] for event in told)]
        assert here == there, f"events: engine {here}, reference {there}\n{self}"

    # --- comparing ---------------------------------------------------------------------------------------------

    def __str__(self) -> str:
        return (
            f"rules {self.rules}\nactions {self.log}\nengine    {self.engine.to_json()}\n"
            f"reference {self.reference.state()}"
        )

    def legal(self) -> list[str]:
        return [str(action) for action in self.engine.legal_actions()]

    def compare(self) -> None:
        state, wanted = self.engine.to_json(), self.reference.state()
        state.setdefault("ok", True)
        different = [key for key in wanted if state.get(key, "(absent)") != wanted[key]]
        assert state == wanted, f"different: {different}\n{self}"
        assert self.legal() == self.reference.legal(), f"legal\n{self}"
        self.keep_invariants(wanted)

    def keep_invariants(self, state: dict[str, Any]) -> None:
        """Section 12, told from the state alone."""
        cards = [card for hand in state["hands"] for card in hand.split()] + state["removed"].split()
        cards += [rank + suit for suit in SUITS for row in state["layout"][suit] for rank in row]
        assert sorted(cards) == sorted(full_pack(self.rules)), f"cards lost or doubled\n{self}"
        assert bool(self.legal()) == (state["phase"] == "play"), f"nobody can act\n{self}"
        for seat, status in enumerate(state["status"]):
            assert (status == "active") == bool(state["hands"][seat]), f"status {seat}\n{self}"
        assert state["chips"] is None or min(state["chips"]) >= 0, f"a stack below zero\n{self}"


def play(pair: Pair, chance: random.Random, actions: int, faults: int = 40, idle: float = 0.0) -> None:
    """Take so many actions, faulty ones among them; deal again when a deal is over.

    Args:
        pair: what is played.
        chance: where the choices come from.
        actions: how many texts are tried.
        faults: how many of a hundred are not simply legal.
        idle: the share of turns in which a seat tries to lay nothing.
    """
    texts = FaultyTexts(chance, faults)
    reference = pair.reference
    total = None
    for _ in range(actions):
        state = reference.state()
        if state["chips"] is not None:
            held = sum(state["chips"]) + state["pot"]
            assert total in (None, held), f"chips plus pot changed\n{pair}"
            total = held
        if state["phase"] == "match_over":
            pair.apply("pass")
            return
        if state["phase"] == "deal_over":
            pair.apply(chance.choice(("pass", "zz", "7d")))
            pair.next_deal(chance)
            continue
        mover = state["to_move"]
        hand = state["hands"][mover].split()
        text = texts.text(pair.legal(), hand)
        if chance.random() < idle:
            text = chance.choice(("pass", chance.choice([card for card in hand if card not in pair.legal()] or hand)))
        seat = chance.choice((None, None, None, mover, mover, chance.randrange(pair.seats)))
        pair.apply(text, seat)
