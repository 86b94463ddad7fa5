"""A match of several deals behind the shapes of the line protocol (R5 to R7, R41, R42)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.reference import options as rule_options
from tests.reference.cards import Refused, full_pack, is_action, sort_cards
from tests.reference.deal import Deal
from tests.reference.options import SUITS, is_integer, match_parts

MOST_DEALS = 1000
STATUSES = ("active", "out", "joker_only", "eliminated")

Dealing = Callable[[int, list[str], list[int]], list[list[str]]]
"""(number of the deal, pack, hand size of every seat) -> hands; asked when a request brings no hands."""


def no_dealing(_number: int, _pack: list[str], _sizes: list[int]) -> list[list[str]]:
    raise Refused("bad_deal", "the reference deals no cards of its own")


def first_card(_seat: int, hand: list[str]) -> str:
    return hand[0]


class ReferenceMatch:
    """Made by `new` or `position`; both take a request of the protocol and raise `Refused`."""

    def __init__(self, options: dict[str, Any], seats: int, dealer: int, dealing: Dealing) -> None:
        self.options = options
        self.seats = seats
        self.dealer = dealer
        self.dealing = dealing
        self.chooser: Callable[[int, list[str]], str] = first_card
        self.number = 1
        self.phase = "play"
        self.totals = [0] * seats
        self.deals_won = [0] * seats
        self.chips = [options["chips"]] * seats
        self.before = list(self.chips)  # the stacks before the ante of this deal
        self.pot = 0
        self.tied: list[int] = []  # not empty in extra deals: who plays them
        self.places: list[int | None] | None = None
        self.deal_scores: list[int] | None = None
        self.winners: list[int] | None = None
        self.deal: Deal

    # --- making a match ----------------------------------------------------------------------------------------

    @classmethod
    def new(cls, request: dict[str, Any], dealing: Dealing = no_dealing) -> ReferenceMatch:
        """Deal and open the first deal.  Without `dealer` seat 0 deals: the draw is not the reference's business."""
        match = cls.from_request(request, dealing)
        seed = request.get("seed")
        if not isinstance(seed, str) and not is_integer(seed):
            raise Refused("bad_request", "seed")
        match.start_deal(request.get("hands"))
        return match

    @classmethod
    def position(cls, request: dict[str, Any]) -> ReferenceMatch:
        """An arbitrary position of a first deal; null stands for a key that is left out."""
        request = {key: value for key, value in request.items() if value is not None}
        match = cls.from_request(request, no_dealing)
        match.set_up(request)
        return match

    @classmethod
    def from_request(cls, request: dict[str, Any], dealing: Dealing) -> ReferenceMatch:
        players = request.get("players")
        dealer = 0 if request.get("dealer") is None else request["dealer"]
        if "rules" not in request or not isinstance(players, int) or not is_integer(players):
            raise Refused("bad_request", "rules and players are needed")
        options = rule_options.load(request["rules"])
        if options is None or not rule_options.seats_are_good(options, players):
            raise Refused("bad_rules", "these rules are refused")
        if not is_integer(dealer) or not 0 <= dealer < players:
            raise Refused("bad_request", "dealer")
        return cls(options, players, dealer, dealing)

    def members(self) -> list[int]:
        return self.tied or list(range(self.seats))

    def choose(self, seat: int, hand: list[str]) -> str:
        return self.chooser(seat, hand)

    def sizes(self) -> list[int]:
        """R4: how many cards every seat gets; one at a time from the dealer's left."""
        members = self.members()
        order = [seat for seat in (*range(self.dealer + 1, self.seats), *range(self.dealer + 1)) if seat in members]
        sizes = [0] * self.seats
        for at in range(len(full_pack(self.options))):
            sizes[order[at % len(order)]] += 1
        return sizes

    def start_deal(self, texts: object) -> None:
        pack = full_pack(self.options)
        if texts is None:
            hands = self.dealing(self.number, pack, self.sizes())
        else:
            hands = self.read_hands(texts)
            if [len(hand) for hand in hands] != self.sizes():
                raise Refused("bad_deal", "wrong hand sizes")
            if sorted(card for hand in hands for card in hand) != sorted(pack):
                raise Refused("bad_deal", "not the cards of the pack")
        self.before = list(self.chips)
        self.places = self.deal_scores = None
        self.phase = "play"
        self.deal = self.deal_of(hands)
        self.deal.tell("dealt")
        self.deal.ante()
        self.deal.open()
        self.after_action()

    def deal_of(self, hands: list[list[str]]) -> Deal:
        return Deal(
            self.options,
            seats=self.seats,
            members=self.members(),
            dealer=self.dealer,
            hands=hands,
            chips=self.chips,
            pot=self.pot,
            chooser=self.choose,
        )

    def read_hands(self, texts: object) -> list[list[str]]:
        if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
            raise Refused("bad_request", "hands")
        if len(texts) != self.seats:
            raise Refused("bad_deal", "a hand for every seat")
        return [text.split() for text in texts]

    def set_up(self, request: dict[str, Any]) -> None:
        """The keys of `position`, each checked before the deal begins."""
        options = self.options

        def check(good: object, what: str) -> None:
            if not good:
                raise Refused("bad_position", what)

        texts = request.get("hands")
        check(isinstance(texts, list) and len(texts) == self.seats, "hands")
        check(all(isinstance(text, str) for text in texts or []), "hands")
        hands = [text.split() for text in texts or []]
        deal = self.deal_of(hands)
        rest = full_pack(options)
        for card in [card for hand in hands for card in hand]:
            check(card in rest, "a card held twice or unknown")
            rest.remove(card)
        layout = request.get("layout", {})
        check(isinstance(layout, dict) and all(suit in SUITS for suit in layout), "layout")
        for suit, rows in layout.items():
            check(isinstance(rows, list) and len(rows) <= options["packs"], "layout")
            for row, text in zip(deal.rows[suit], rows, strict=False):
                check(isinstance(text, str), "layout")
                for rank in text:
                    check(rank + suit in rest and rank not in row, "a card on the layout twice or unknown")
                    rest.remove(rank + suit)
                    row.add(rank)
        for card in request.get("removed", "").split():
            check(card in rest, "a removed card that is elsewhere or unknown")
        deal.removed = rest
        status = request.get("status", ["active" if hand else "out" for hand in hands])
        if "status" not in request:
            check(all(hands), "an active seat without cards")
        check(isinstance(status, list) and len(status) == self.seats, "status")
        check(all(one in STATUSES for one in status), "status")
        check(all((one == "active") == bool(hand) for one, hand in zip(status, hands, strict=True)), "status and cards")
        deal.status = list(status)
        deal.gone_out = [seat for seat, one in enumerate(status) if one == "out"]
        deal.joker_only = [seat for seat, one in enumerate(status) if one == "joker_only"]
        deal.eliminated = [seat for seat, one in enumerate(status) if one == "eliminated"]
        if request.get("passes_left") is not None:
            left = request["passes_left"]
            check(options["pass_limit"] is not None, "passes_left without a limit")
            check(isinstance(left, list) and len(left) == self.seats and all(is_integer(one) for one in left), "passes")
            check(all(0 <= one <= options["pass_limit"] for one in left), "passes_left")
            deal.passes_left = list(left)
        if request.get("chips") is not None:
            check(options["chips"] > 0, "chips without chips")
            stacks = request["chips"]
            check(isinstance(stacks, list) and len(stacks) == self.seats, "chips")
            check(all(is_integer(one) and one >= 0 for one in stacks), "chips")
            self.chips[:] = stacks
        pot = request.get("pot", 0)
        check(is_integer(pot) and pot >= 0 and (pot == 0 or options["chips"] > 0), "pot")
        deal.pot = pot
        self.before = list(self.chips)
        mover = request.get("to_move")
        if mover is not None:
            check(is_integer(mover) and 0 <= mover < self.seats and status[mover] == "active", "to_move")
        self.deal = deal
        for seat in range(self.seats):
            deal.leave_if_done(seat)
        opened = mover is not None or any(row for rows in deal.rows.values() for row in rows)
        if not opened and not deal.is_finished():
            deal.open()
        elif deal.is_finished():
            deal.to_move = None
        else:
            deal.begin_turns_at(deal.next_active(self.dealer) if mover is None else mover)
        self.after_action()

    # --- playing -----------------------------------------------------------------------------------------------

    def legal(self) -> list[str]:
        return self.deal.legal() if self.phase == "play" else []

    def apply(self, text: object, seat: object = None) -> list[dict[str, Any]]:
        """Types, phase, text, turn, legality are checked in this order."""
        if not isinstance(text, str):
            raise Refused("bad_request", "action")
        if seat is not None and (not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.seats):
            raise Refused("bad_request", "seat")
        if self.phase != "play":
            raise Refused(self.phase, "nothing to play")
        if not is_action(text):
            raise Refused("bad_action", text)
        if seat is not None and seat != self.deal.to_move:
            raise Refused("not_your_turn", "another seat is to move")
        self.deal.act(text)
        self.after_action()
        return self.deal.events

    def next_deal(self, hands: object = None) -> list[dict[str, Any]]:
        """Types, phase and the cards are checked in this order."""
        if hands is not None and (not isinstance(hands, list) or not all(isinstance(hand, str) for hand in hands)):
            raise Refused("bad_request", "hands")
        if self.phase == "match_over":
            raise Refused("match_over", "the match is over")
        if self.phase != "deal_over":
            raise Refused("illegal_action", "the deal goes on")
        before = (self.number, self.dealer)
        self.number += 1
        self.dealer = next(
            seat for seat in (*range(self.dealer + 1, self.seats), *range(self.dealer + 1)) if seat in self.members()
        )
        try:
            self.start_deal(hands)
        except Refused:
            self.number, self.dealer = before
            raise
        return self.deal.events

    # --- the end of a deal and of the match --------------------------------------------------------------------

    def after_action(self) -> None:
        if self.deal.to_move is not None:
            return
        self.phase = "deal_over"
        self.deal.settle()
        self.pot = self.deal.pot
        self.places = self.deal.places()
        if self.options["score"] == "chips":
            self.deal_scores = [now - then for now, then in zip(self.chips, self.before, strict=True)]
        else:
            self.deal_scores = self.deal.scores()
            self.totals = [total + score for total, score in zip(self.totals, self.deal_scores, strict=True)]
        firsts = self.firsts()
        for seat in firsts:
            self.deals_won[seat] += 1
        self.deal.tell("deal_over")
        self.winners = self.find_winners(firsts)
        if self.winners is not None:
            self.phase = "match_over"
            self.deal.tell("match_over")

    def firsts(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places or []) if place == 0]

    def standing(self) -> list[int]:
        """What decides the match, the more the better (R33, R41)."""
        kind, _ = self.match_kind()
        if kind in ("wins", "best_of"):
            return list(self.deals_won)
        if self.options["score"] == "chips":
            return list(self.chips)
        if self.options["score"] == "losers_collect":
            return [-total for total in self.totals]
        return list(self.totals)

    def match_kind(self) -> tuple[str, int]:
        parts = match_parts(self.options["match"])
        assert parts is not None
        return parts

    def reached_its_end(self) -> bool:
        """R41, leaving out the stop after 1,000 deals."""
        kind, number = self.match_kind()
        if kind == "deals":
            return self.number >= (number or self.seats)
        if kind == "wins":
            return max(self.deals_won) >= number
        if kind == "best_of":
            *_, second, best = sorted(self.deals_won)
            return self.number >= number or best > second + (number - self.number)
        if kind == "points":
            return max(self.chips if self.options["score"] == "chips" else self.totals) >= number
        return min(self.chips) == 0 or (number > 0 and self.number >= number)

    def find_winners(self, firsts: list[int]) -> list[int] | None:
        """R42; None when another deal has to be played.  May set the tied seats or void their score."""
        stop = self.number >= MOST_DEALS
        if self.tied:
            if len(firsts) == 1 or stop:
                return firsts
            self.tied = firsts
            return None
        if not self.reached_its_end() and not stop:
            return None
        standing = self.standing()
        leaders = [seat for seat in range(self.seats) if standing[seat] == max(standing)]
        tie_break = self.options["tie_break"]
        if len(leaders) == 1:
            return leaders
        if tie_break == "last_deal":
            best = min(self.place(seat) for seat in leaders)
            return [seat for seat in leaders if self.place(seat) == best]
        if tie_break == "shared" or stop:
            return leaders
        if tie_break == "extra_deal":
            self.tied = leaders
        elif self.options["score"] != "chips":
            self.void(leaders, firsts)
        return None

    def place(self, seat: int) -> int:
        place = (self.places or [])[seat]
        assert place is not None
        return place

    def void(self, leaders: list[int], firsts: list[int]) -> None:
        assert self.deal_scores is not None
        for seat in leaders:
            self.totals[seat] -= self.deal_scores[seat]
            self.deal_scores[seat] = 0
            if seat in firsts:
                self.deals_won[seat] -= 1

    # --- what is told ------------------------------------------------------------------------------------------

    def state(self) -> dict[str, Any]:
        deal = self.deal
        ranks = deal.ranks
        chips = self.options["chips"] > 0
        return {
            "ok": True,
            "phase": self.phase,
            "deal": self.number,
            "dealer": self.dealer,
            "to_move": deal.to_move,
            "layout": {
                suit: ["".join(rank for rank in ranks if rank in row) for row in deal.rows[suit]] for suit in SUITS
            },
            "hands": [" ".join(sort_cards(hand, ranks)) for hand in deal.hands],
            "status": list(deal.status),
            "passes_left": list(deal.passes_left) if deal.limited() else None,
            "chips": list(self.chips) if chips else None,
            "pot": deal.pot,
            "removed": " ".join(sort_cards(deal.removed, ranks)),
            "places": self.places,
            "deal_scores": None if self.deal_scores is None else list(self.deal_scores),
            "totals": list(self.chips) if self.options["score"] == "chips" else list(self.totals),
            "winners": self.winners,
        }

    def view(self, seat: int | None) -> dict[str, Any]:
        """The state without the hands that this seat (or a spectator, None) may not see."""
        if seat is not None and (not is_integer(seat) or not 0 <= seat < self.seats):
            raise Refused("bad_request", "seat")
        state = self.state()
        hands = state["hands"]
        blind = self.deal.naming and seat == self.deal.dealer
        state["hands"] = [hand if other == seat and not blind else None for other, hand in enumerate(hands)]
        state["hand_sizes"] = [len(hand.split()) for hand in hands]
        return state
