"""`Game`: rules and a number of seats that fit each other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sevens.cards import Pack
from sevens.engine import deal as dealing
from sevens.engine.compile import pack_for, parameters_of
from sevens.engine.state import State
from sevens.errors import BadDeal
from sevens.kernel import parameters as codes
from sevens.kernel.opening import open_deal
from sevens.kernel.playout import clear
from sevens.kernel.state import DealState, by_seat, give
from sevens.rules import Rules, check_seats

Hands = Sequence[str | Sequence[str]]
"""Hands by seat: each a text such as "4s 9s *" or a sequence of card texts."""


def split_hand(hand: str | Sequence[str]) -> list[str]:
    """The card texts of a hand in either form."""
    return hand.split() if isinstance(hand, str) else list(hand)


@dataclass(frozen=True, slots=True)
class Game:
    """What is played: rules and the number of seats, immutable; starts deals.

    Args:
        rules: what is played.
        seats: how many play.

    Raises:
        RulesError: when the rules cannot be played with so many seats (R1, R41).
    """

    rules: Rules
    seats: int

    def __post_init__(self) -> None:
        check_seats(self.rules, self.seats)

    @property
    def pack(self) -> Pack:
        """The pack that is dealt."""
        return pack_for(self.rules)

    def hand_sizes(self, dealer: int, dealt_in: Sequence[int] | None = None) -> list[int]:
        """How many cards each seat gets (R4).

        Args:
            dealer: who deals; the seat to the left gets the first card.
            dealt_in: the seats that play; all when None (R42).
        """
        order = dealing.dealing_order(self.seats, dealer, range(self.seats) if dealt_in is None else dealt_in)
        return dealing.hand_sizes(self.rules.cards_in_pack, order, self.seats)

    def deal_hands(
        self, seed: str, deal: int, dealer: int, dealt_in: Sequence[int] | None = None
    ) -> list[tuple[str, ...]]:
        """The hands of a seeded deal by seat (R7), see docs/deals.md.

        Args:
            seed: of the match, as a text.
            deal: the number of the deal, from 1.
            dealer: who deals; the seat to the left gets the first card.
            dealt_in: the seats that play; all when None (R42), others get no cards.
        """
        order = dealing.dealing_order(self.seats, dealer, range(self.seats) if dealt_in is None else dealt_in)
        cards = dealing.shuffled_pack(self.rules, seed, deal)
        hands: list[tuple[str, ...]] = [()] * self.seats
        for place, seat in enumerate(order):
            own = sorted(cards[place :: len(order)])
            hands[seat] = tuple(self.pack.text(card) for card in own)
        return hands

    def check_hands(self, hands: Hands, dealer: int, dealt_in: Sequence[int] | None = None) -> list[list[str]]:
        """Explicit hands as card texts, by seat.

        Args:
            hands: by seat, each a text such as `4s 9s *` or a sequence of card texts.
            dealer: who deals, which decides who has a card more.
            dealt_in: the seats that play; all when None (R42).

        Raises:
            BadDeal: a misdeal (R6).
        """
        split = [split_hand(hand) for hand in hands]
        word, seconds = self.pack.words
        known = self.pack.texts(word)
        copies = dict.fromkeys(known, 2 if seconds else 1)
        dealing.check_deal(split, known, self.hand_sizes(dealer, dealt_in), copies)
        return split

    def start(
        self,
        hands: Hands,
        *,
        dealer: int = 0,
        chips: Sequence[int] | None = None,
        pot: int = 0,
        dealt_in: Sequence[int] | None = None,
        draw_state: int = 1,
    ) -> State:
        """Deal explicit hands and open; the state's first events wait in `State.take_events`.

        Args:
            hands: by seat, each a text such as `4s 9s *` or a sequence of card texts; idle seats have none.
            dealer: who dealt.
            chips: stacks; the starting stacks when None.
            pot: chips that an earlier deal left.
            dealt_in: the seats that play; all when None (R42).
            draw_state: the state of the generator for drawn cards (R40).

        Raises:
            BadDeal: a misdeal (R6).
        """
        split = self.check_hands(hands, dealer, dealt_in)
        inner = DealState(parameters_of(self.rules), self.seats)
        clear(inner)
        playing = range(self.seats) if dealt_in is None else dealt_in
        status = [codes.ACTIVE] * self.seats
        for seat in range(self.seats):
            if seat not in playing:
                status[seat] = codes.IDLE
            for card in split[seat]:
                give(inner, seat, self._number(card))
        inner.status = by_seat(status)
        inner.chips = by_seat([self.rules.chips] * self.seats if chips is None else chips)
        inner.active = inner.dealt_in = len(playing)
        inner.dealer = dealer
        inner.pot = pot
        inner.random = draw_state
        inner.record_events()
        open_deal(inner)
        return State(self.rules, self.seats, inner)

    def _number(self, card: str) -> int:
        number = self.pack.number(card)
        if number is None:
            raise BadDeal(f"no such card: {card!r}", rule="R6", reason="unknown_card", params={"card": card})
        return number
