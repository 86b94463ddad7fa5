"""One deal, from the opening to the settlement, in the plainest words that R4 to R40 allow.

Cards are texts, hands are lists, rows are sets of ranks.  Nothing is cached: whether a seat can play is found out by
listing its plays, every time anew.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tests.reference import plays
from tests.reference.cards import JOKER, Refused, cards_of, sort_cards
from tests.reference.options import SUITS

SURRENDER_ORDER = "dchs"

Chooser = Callable[[int, list[str]], str]
"""Which card of this (sorted) hand is drawn from this seat (R40)."""


class Deal:
    """The seats of `members` play one deal; `chips` is changed in place, `pot` is kept here until the end."""

    def __init__(
        self,
        options: Mapping[str, Any],
        *,
        seats: int,
        members: list[int],
        dealer: int,
        hands: list[list[str]],
        chips: list[int],
        pot: int,
        chooser: Chooser,
    ) -> None:
        self.options = options
        self.ranks: str = options["ranks"]
        self.starter: str = options["starter"]
        self.members = members
        self.dealer = dealer
        self.hands = [list(hand) for hand in hands]
        self.chips = chips
        self.pot = pot
        self.chooser = chooser
        self.rows: dict[str, list[set[str]]] = {suit: [set() for _ in range(options["packs"])] for suit in SUITS}
        self.removed: list[str] = []
        self.status = ["active" if seat in members else "idle" for seat in range(seats)]
        self.passes_left = [options["pass_limit"] or 0 for _ in range(seats)]
        self.to_move: int | None = None
        self.naming = False
        self.opening_card: str | None = None
        self.passed: set[int] = set()  # R23: who has passed since the last card was laid
        self.idle_turns = 0  # R23: turns in a row that have laid no card
        self.skip: set[int] = set()  # R38: whose next turn is skipped
        self.gone_out: list[int] = []
        self.joker_only: list[int] = []
        self.eliminated: list[int] = []
        self.lost_hands: dict[int, list[str]] = {}  # R32: what an eliminated seat held
        self.events: list[dict[str, Any]] = []

    # --- seats -------------------------------------------------------------------------------------------------

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats in turn order, beginning with this one."""
        count = len(self.status)
        return [(seat + step) % count for step in range(count)]

    def active(self) -> list[int]:
        return [seat for seat, status in enumerate(self.status) if status == "active"]

    def next_active(self, seat: int) -> int:
        """The next active seat clockwise after this one (itself, when no other is left)."""
        return next(other for other in [*self.clockwise_from(seat)[1:], seat] if self.status[other] == "active")

    def dealers_left(self) -> list[int]:
        """Active seats in turn order from the dealer's left; the dealer comes last."""
        order = self.clockwise_from(self.dealer)
        return [seat for seat in [*order[1:], order[0]] if self.status[seat] == "active"]

    # --- events and chips --------------------------------------------------------------------------------------

    def tell(self, kind: str, seat: int | None = None, cards: list[str] | None = None) -> None:
        event: dict[str, Any] = {"type": kind}
        if seat is not None:
            event["seat"] = seat
        if cards is not None:
            event["cards"] = cards
        self.events.append(event)

    def pay(self, seat: int, amount: int, kind: str = "paid") -> None:
        """R34: nobody pays more than they hold; everything goes into the pot."""
        if self.options["chips"] == 0:
            return
        amount = min(amount, self.chips[seat])
        if amount > 0:
            self.chips[seat] -= amount
            self.pot += amount
            self.tell(kind, seat)

    # --- opening (R8 to R13) -----------------------------------------------------------------------------------

    def ante(self) -> None:
        """R35, for the hands as they were dealt."""
        sizes = {seat: len(self.hands[seat]) for seat in self.members}
        for seat in self.members:
            amount = self.options["ante"]
            if self.options["uneven_ante"] == "short" and sizes[seat] < max(sizes.values()):
                amount += 1
            if self.options["uneven_ante"] == "long" and sizes[seat] > min(sizes.values()):
                amount += 1
            self.pay(seat, amount, "ante")

    def holder(self, card: str) -> int | None:
        """The first seat from the dealer's left that holds this card."""
        return next((seat for seat in self.dealers_left() if card in self.hands[seat]), None)

    def open(self) -> None:
        """Find who begins and with which duty."""
        for seat in self.members:
            self.leave_if_done(seat)  # R29: a hand may have been dealt nothing but the joker
        opening = self.options["opening"]
        starters = [self.starter + suit for suit in self.options["opening_suits"]]
        dealt = [card for card in starters if self.holder(card) is not None]
        left = self.dealers_left()
        first = left[0] if left else self.dealer
        if opening == "card" and dealt:
            self.opening_card = dealt[0]
            first = self.must_hold(dealt[0])
        elif opening == "first_holder":
            first = next((seat for seat in left if any(card in self.hands[seat] for card in starters)), first)
        elif opening == "lay_all" and dealt:
            first = self.must_hold(dealt[0])
            self.lay_starters(first)
        elif opening == "lowest":
            lowest = [rank + suit for suit in self.options["opening_suits"] for rank in self.ranks]
            first = next((self.must_hold(card) for card in lowest if self.holder(card) is not None), first)
        elif opening == "dealer_names" and dealt and self.status[self.dealer] == "active":
            self.naming = True
            self.to_move = self.dealer
            return
        self.begin_turns_at(first)

    def must_hold(self, card: str) -> int:
        seat = self.holder(card)
        assert seat is not None
        return seat

    def lay_starters(self, owner: int) -> None:
        """R11: all starters are laid; emptied hands finish, clockwise from the owner of the opening card."""
        for seat in self.clockwise_from(owner):
            for suit in SUITS:
                card = self.starter + suit
                while card in self.hands[seat]:
                    self.hands[seat].remove(card)
                    self.put(card)
                    self.tell("laid", seat, [card])
        emptied = [seat for seat in self.clockwise_from(owner) if not self.hands[seat]]
        for seat in [*emptied, *self.clockwise_from(owner)]:
            self.leave_if_done(seat)

    # --- rows and plays ----------------------------------------------------------------------------------------

    def put(self, card: str) -> None:
        """Lay a card on the first row of its suit that lacks it."""
        next(row for row in self.rows[card[1]] if card[0] not in row).add(card[0])

    def plays(self, seat: int) -> list[str]:
        """All legal plays of a seat in the protocol's order."""
        elsewhere = {card for other in self.active() if other != seat for card in self.hands[other]}
        return plays.plays(self.options, self.rows, self.hands[seat], elsewhere)

    def names(self) -> list[str]:
        """R13: the suits that may be named."""
        return ["=" + suit for suit in SUITS if self.holder(self.starter + suit) is not None]

    # --- what the seat to move may do --------------------------------------------------------------------------

    def limited(self) -> bool:
        return self.options["pass_limit"] is not None

    def stalled(self, seat: int) -> bool:
        """R23, first part: unlimited voluntary passes, and all others have passed since the last card."""
        return (
            self.options["stall_rule"]
            and self.options["voluntary_pass"]
            and not self.limited()
            and all(other in self.passed for other in self.active() if other != seat)
        )

    def long_idle(self) -> bool:
        """R23, second part: 2n turns in a row have laid no card."""
        return self.idle_turns >= 2 * len(self.members)

    def pass_kind(self, seat: int) -> str:
        """What a pass of this seat would be: forced, voluntary, forbidden (R38 decides) or never (R23)."""
        counted = self.limited() and self.passes_left[seat] > 0
        if not self.plays(seat):
            return "forced"
        if self.stalled(seat) or (self.long_idle() and not counted):
            return "never"
        if self.options["voluntary_pass"] and (counted or not self.limited()):
            return "voluntary"
        return "forbidden"

    def legal(self) -> list[str]:
        seat = self.to_move
        if seat is None:
            return []
        if self.naming:
            return self.names()
        plays = self.plays(seat)
        if self.opening_card is not None:
            return [text for text in plays if text.startswith(self.opening_card)]
        return plays + (["pass"] if self.pass_kind(seat) in ("forced", "voluntary") else [])

    # --- actions -----------------------------------------------------------------------------------------------

    def act(self, text: str) -> None:
        """Carry out an action of the seat to move; raises Refused before anything has changed."""
        seat = self.to_move
        assert seat is not None
        self.events = []
        if self.naming:
            if text not in self.names():
                raise Refused("illegal_action", "a suit must be named")
            self.naming = False
            self.tell("named", seat)
            self.opening_card = self.starter + text[1]
            self.begin_turns_at(self.must_hold(self.opening_card))
        elif text.startswith("="):
            raise Refused("illegal_action", "there is nothing to name")
        elif self.opening_card is not None:
            if text.removesuffix("!") not in self.legal():
                raise Refused("illegal_action", "the opening card must be laid")
            self.opening_card = None
            self.play(seat, text)
            self.go_on_after(seat)
        elif text == "pass":
            self.take_pass(seat)
            self.go_on_after(seat)
        else:
            if text.removesuffix("!") in self.plays(seat):
                self.play(seat, text)
            else:
                self.wrong_card(seat, text.removesuffix("!"))
            self.go_on_after(seat)

    def wrong_card(self, seat: int, text: str) -> None:
        """R39."""
        if (
            self.options["illegal_play"] == "reject"
            or not self.plays(seat)
            or text not in self.hands[seat]
            or self.stalled(seat)
            or self.long_idle()
        ):
            raise Refused("illegal_action", "this cannot be laid")
        self.idle_turns += 1
        self.tell("turn_lost", seat, [text])

    def take_pass(self, seat: int) -> None:
        kind = self.pass_kind(seat)
        fault = self.options["illegal_pass"]
        if kind == "never" or (kind == "forbidden" and fault == "reject"):
            raise Refused("illegal_action", "a card must be laid")
        handed: str | None = None
        if kind == "forbidden" and fault == "surrender":
            handed = self.nearest_withheld(seat)
            rest = list(self.hands[seat])
            if handed is not None:
                rest.remove(handed)
                if rest in ([], [JOKER]):
                    raise Refused("illegal_action", "the surrendered card would be the last one")
        self.tell("passed", seat)
        self.passed.add(seat)
        self.idle_turns += 1
        used_up = False
        if self.limited() and self.passes_left[seat] > 0:
            self.passes_left[seat] -= 1
            used_up = self.passes_left[seat] == 0
        if kind == "voluntary":
            self.pay(seat, self.options["voluntary_pass_cost"])
        elif kind == "forbidden" and fault == "fine":
            self.pay(seat, self.options["illegal_pass_cost"])
        else:
            self.pay(seat, self.options["pass_cost"])
        if handed is not None:
            self.hands[seat].remove(handed)
            self.hands[self.next_active(seat)].append(handed)
            self.tell("surrendered", seat, [handed])
        loses = kind == "forbidden" and fault == "lose_deal"
        if loses or (used_up and self.options["limit_trigger"] == "reached"):
            self.eliminate(seat)
        elif kind == "forbidden" and fault == "skip_turn":
            self.skip.add(seat)

    def nearest_withheld(self, seat: int) -> str | None:
        """R38: the legal card nearest the starter; None when there are only joker plays."""
        cards = [text for text in self.plays(seat) if len(text) == 2]

        def key(card: str) -> tuple[int, int, int]:
            place = self.ranks.index(card[0])
            return (abs(place - self.ranks.index(self.starter)), SURRENDER_ORDER.index(card[1]), place)

        return min(cards, key=key, default=None)

    def play(self, seat: int, text: str) -> None:
        """A legal play, with all that follows from it at once (R14 to R16, R25 to R29, R40)."""
        announced = text.endswith("!")
        text = text.removesuffix("!")
        giver: int | None = None
        missing = ""
        if text.startswith("*"):
            missing, own = text[1:3], text[4:6]
            giver = next(other for other in self.active() if missing in self.hands[other])
            self.hands[seat].remove(JOKER)
            self.hands[seat].remove(own)
            self.put(missing)
            self.put(own)
            self.tell("joker_played", seat, [JOKER, own])
        else:
            cards = cards_of(text)
            row = plays.row_for(self.options, self.rows, cards[0])
            assert row is not None
            for card in cards:
                self.hands[seat].remove(card)
                row.add(card[0])
            self.tell("played", seat, cards)
        self.passed = set()
        self.idle_turns = 0
        self.leave_if_done(seat)
        if giver is not None:
            self.hands[giver].remove(missing)
            self.hands[giver].append(JOKER)
            self.tell("joker_taken", giver, [missing, JOKER])
            self.leave_if_done(giver)
        if self.status[seat] == "active" and len(self.hands[seat]) == 1 and not announced:
            self.last_card_not_announced(seat)

    def last_card_not_announced(self, seat: int) -> None:
        """R40."""
        if self.options["last_card"] == "chips":
            self.pay(seat, 2)
        if self.options["last_card"] == "draw":
            others = [other for other in self.clockwise_from(seat)[1:] if self.status[other] == "active"]
            neighbours = [others[0], others[-1]] if len(others) > 1 else others
            for neighbour in neighbours:
                if len(self.hands[neighbour]) > 1:
                    card = self.chooser(neighbour, sort_cards(self.hands[neighbour], self.ranks))
                    self.hands[neighbour].remove(card)
                    self.hands[seat].append(card)
                    self.tell("drew", seat, [card])
            for neighbour in neighbours:
                self.leave_if_done(neighbour)

    def leave_if_done(self, seat: int) -> None:
        """R28, R29: an empty hand is out; a hand with nothing but the joker leaves the deal."""
        if self.status[seat] != "active":
            return
        if not self.hands[seat]:
            self.status[seat] = "out"
            self.gone_out.append(seat)
            self.tell("went_out", seat)
        elif self.hands[seat] == [JOKER]:
            self.hands[seat] = []
            self.removed.append(JOKER)
            self.status[seat] = "joker_only"
            self.joker_only.append(seat)
            self.tell("joker_only", seat, [JOKER])

    def eliminate(self, seat: int) -> None:
        """R21."""
        hand = self.hands[seat]
        self.lost_hands[seat] = list(hand)
        self.hands[seat] = []
        self.status[seat] = "eliminated"
        self.eliminated.append(seat)
        for card in hand:
            if card == JOKER or self.options["eliminated_cards"] == "remove":
                self.removed.append(card)
            else:
                self.put(card)
                self.passed = set()
                self.idle_turns = 0
        self.tell("eliminated", seat, list(hand))

    # --- turns -------------------------------------------------------------------------------------------------

    def is_finished(self) -> bool:
        """R24, R30."""
        active = self.active()
        return (
            (self.options["deal_end"] == "first_out" and bool(self.gone_out))
            or len(active) <= 1
            or all(not self.plays(seat) for seat in active)
        )

    def go_on_after(self, seat: int) -> None:
        if self.is_finished():
            self.to_move = None
        else:
            self.begin_turns_at(self.next_active(seat))

    def begin_turns_at(self, seat: int) -> None:
        """R20, R22, R24, R38: find the seat that really moves, beginning with this one."""
        while True:
            if self.is_finished():
                self.to_move = None
                return
            if self.status[seat] == "active":
                stuck = not self.plays(seat) and self.limited() and self.passes_left[seat] == 0
                if seat in self.skip:
                    self.skip.remove(seat)
                    self.idle_turns += 1
                    self.tell("turn_lost", seat)
                elif stuck:
                    self.eliminate(seat)
                    continue
                else:
                    self.to_move = seat
                    return
            seat = self.next_active(seat)

    # --- the end -----------------------------------------------------------------------------------------------

    def pips(self, cards: list[str]) -> int:
        """R32."""
        courts = {"J": 10, "Q": 10, "K": 10} if self.options["court_values"] == "10" else {"J": 11, "Q": 12, "K": 13}
        values = {"A": self.options["ace_value"], "T": 10, **courts}
        return sum(0 if card == JOKER else values[card[0]] if card[0] in values else int(card[0]) for card in cards)

    def charged(self, seat: int) -> list[str]:
        """The hand that counts against a seat: the present one, or the one it lost."""
        return self.lost_hands.get(seat, self.hands[seat])

    def places(self) -> list[int | None]:
        """R24, R31."""
        with_cards: dict[tuple[int, int], list[int]] = {}
        for seat in self.active():
            with_cards.setdefault((len(self.hands[seat]), self.pips(self.hands[seat])), []).append(seat)
        groups = [[seat] for seat in self.gone_out]
        groups += [with_cards[key] for key in sorted(with_cards)]
        groups += [[seat] for seat in self.joker_only]
        groups += [[seat] for seat in reversed(self.eliminated)]
        found: list[int | None] = [None] * len(self.status)
        better = 0
        for group in groups:
            for seat in group:
                found[seat] = better
            better += len(group)
        return found

    def settle(self) -> None:
        """R36, R37: the others pay, the first place or places share payments and pot."""
        if self.options["chips"] == 0:
            return
        places = self.places()
        firsts = [seat for seat in self.members if places[seat] == 0]
        for seat in self.members:
            if seat in firsts:
                continue
            hand = self.charged(seat)
            amount = self.options["starter_penalty"] * sum(card[0] == self.starter for card in hand)
            if self.options["settle"] == "pips":
                amount += self.pips(hand)
            if self.options["settle"] == "cards":
                amount += len(hand)
            self.pay(seat, amount)
        share = self.pot // len(firsts)
        for seat in firsts:
            self.chips[seat] += share
            self.pot -= share

    def scores(self) -> list[int]:
        """R33, for every score but `chips`."""
        places = self.places()
        score = self.options["score"]
        found = [0] * len(self.status)
        others = sum(self.pips(self.charged(seat)) for seat in self.members if places[seat] != 0)
        for seat in self.members:
            place = places[seat]
            assert place is not None
            if score == "wins":
                found[seat] = 1 if place == 0 else 0
            elif score == "winner_collects":
                found[seat] = others if place == 0 else 0
            elif score == "losers_collect":
                found[seat] = 0 if place == 0 else self.pips(self.charged(seat))
            elif score == "placement":
                found[seat] = len(self.members) - 1 - place
        return found
