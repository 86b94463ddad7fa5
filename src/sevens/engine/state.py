"""`State`: one deal, in the terms that people and programs use."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from sevens.cards import ROW, ROW_MASK, SUITS, Pack
from sevens.engine.actions import PASS, Action
from sevens.engine.compile import pack_for, parameters_of
from sevens.engine.events import Event
from sevens.engine.reasons import refusal
from sevens.errors import DealOver, NotYourTurn
from sevens.kernel import legality
from sevens.kernel import parameters as codes
from sevens.kernel import state as kernel
from sevens.kernel.state import EVENT_WIDTH, DealState
from sevens.kernel.transition import step
from sevens.rules import Rules

STATUS_NAMES: Final = ("active", "out", "joker_only", "eliminated", "idle")
PASS_KINDS: Final = ("forced", "voluntary", "forbidden")


@lru_cache(maxsize=64)
def _play_of(card: str) -> Action:
    """The play of one card; actions are immutable, so that one serves all."""
    return Action("play", (card,))


class State:
    """One deal from its opening to its end; mutable, with `clone`.

    Made by `Match` or `Game`. Seats are 0 .. seats-1; cards are texts such as "7d".
    """

    __slots__ = ("_kernel", "_pack", "rules", "seats")

    def __init__(self, rules: Rules, seats: int, inner: DealState | None = None) -> None:
        self.rules = rules
        self.seats = seats
        self._pack: Pack = pack_for(rules)
        self._kernel = inner if inner is not None else DealState(parameters_of(rules), seats)

    def clone(self) -> State:
        """An independent copy: what is done to one leaves the other as it is."""
        inner = DealState(self._kernel.parameters, self.seats)
        inner.copy_from(self._kernel)
        return State(self.rules, self.seats, inner)

    def __repr__(self) -> str:
        """The rules, whose turn it is, the layout and how many cards everybody has; hands would fill the screen."""
        if self.is_over:
            places = " ".join("-" if place is None else str(place) for place in self.places or ())
            now = f"over, places {places}"
        else:
            now = f"seat {self.to_move} to {'name a suit' if self.naming else 'move'}"
        layout = ", ".join(f"{suit} {'/'.join(rows)}" for suit, rows in self.layout.items() if any(rows))
        sizes = " ".join(map(str, self.hand_sizes))
        return f"<State of {self.rules!r}, {self.seats} seats: {now}, layout {layout or 'empty'}, hands of {sizes}>"

    @property
    def inner(self) -> DealState:
        """The kernel's own state, for playouts; changing it changes this state."""
        return self._kernel

    # --- What is there ---

    @property
    def is_over(self) -> bool:
        """Whether the deal has ended."""
        return bool(self._kernel.over)

    @property
    def to_move(self) -> int | None:
        """The seat to move; None when the deal is over."""
        return None if self._kernel.over else self._kernel.to_move

    @property
    def dealer(self) -> int:
        """Who dealt."""
        return self._kernel.dealer

    @property
    def naming(self) -> bool:
        """Whether the dealer has still to name a suit (R13)."""
        return bool(self._kernel.naming)

    @property
    def opening_card(self) -> str | None:
        """The card that must open now (R8); None when no such card is due."""
        card = self._kernel.opening_card
        return self._pack.text(card) if card >= 0 else None

    def hand(self, seat: int) -> tuple[str, ...]:
        """The cards of a seat: suits s h d c, row order, the joker last."""
        return self._pack.texts(self._kernel.hands[seat], self._kernel.seconds[seat])

    @property
    def hands(self) -> tuple[tuple[str, ...], ...]:
        """The cards of every seat."""
        return tuple(self.hand(seat) for seat in range(self.seats))

    @property
    def lost_hands(self) -> tuple[tuple[str, ...], ...]:
        """For every seat the hand that it held when it was eliminated; empty for the others (R32)."""
        inner = self._kernel
        return tuple(self._pack.texts(inner.lost_hand[seat], inner.lost_seconds[seat]) for seat in range(self.seats))

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """How many cards every seat holds."""
        return tuple(kernel.count_cards(self._kernel, seat) for seat in range(self.seats))

    @property
    def layout(self) -> dict[str, tuple[str, ...]]:
        """For each suit the ranks of its rows in row order, a row a pack."""
        return self._rows(self._kernel.laid)

    @property
    def frontiers(self) -> dict[str, tuple[str, ...]]:
        """For each suit the ranks that each of its rows takes next (R14); during the opening only what may open."""
        if self._kernel.naming or self._kernel.over:
            return self._rows((0, 0))
        return self._rows(self._kernel.frontiers)

    def _rows(self, words: Sequence[int]) -> dict[str, tuple[str, ...]]:
        rows = range(self.rules.packs)
        return {
            letter: tuple(self._pack.row_text(words[row] >> (suit * ROW) & ROW_MASK) for row in rows)
            for suit, letter in enumerate(SUITS)
        }

    @property
    def removed(self) -> tuple[str, ...]:
        """Cards out of play."""
        return self._pack.texts(self._kernel.removed[0], self._kernel.removed[1])

    @property
    def status(self) -> tuple[str, ...]:
        """For every seat "active", "out", "joker_only", "eliminated" or "idle"."""
        return tuple(STATUS_NAMES[self._kernel.status[seat]] for seat in range(self.seats))

    @property
    def exits(self) -> tuple[int, ...]:
        """The seats that have left the deal, in order."""
        return tuple(self._kernel.exits[: self._kernel.exit_count])

    @property
    def passes_left(self) -> tuple[int, ...] | None:
        """Passes left for every seat; None without a limit (R19)."""
        return tuple(self._kernel.passes_left[: self.seats]) if self.rules.pass_limit is not None else None

    @property
    def passes_made(self) -> tuple[int, ...]:
        """Passes made in this deal by every seat."""
        return tuple(self._kernel.passes_made[: self.seats])

    @property
    def passed_since_card(self) -> tuple[bool, ...]:
        """Who has passed since a card was last laid (R23)."""
        return tuple(bool(self._kernel.passed >> seat & 1) for seat in range(self.seats))

    @property
    def skips_next(self) -> tuple[bool, ...]:
        """Whose next turn is skipped (R38)."""
        return tuple(bool(self._kernel.skipped >> seat & 1) for seat in range(self.seats))

    @property
    def idle_turns(self) -> int:
        """How many turns in a row have laid no card (R23)."""
        return self._kernel.idle_turns

    @property
    def chips(self) -> tuple[int, ...] | None:
        """The stacks; None without chips (R34)."""
        return tuple(self._kernel.chips[: self.seats]) if self.rules.chips else None

    @property
    def pot(self) -> int:
        """Chips in the pot."""
        return self._kernel.pot

    @property
    def places(self) -> tuple[int | None, ...] | None:
        """Places by seat, 0 is first, None for idle seats; None while the deal goes on (R31)."""
        if not self._kernel.over:
            return None
        return tuple(place if place >= 0 else None for place in self._kernel.places[: self.seats])

    def returns(self) -> tuple[int, ...]:
        """The score of the deal for every seat (R33); all 0 while it goes on."""
        return tuple(self._kernel.scores[: self.seats])

    # --- What may be done ---

    def legal_actions(self) -> list[Action]:
        """All that the seat to move may do without a fault, in the order of the protocol; [] when the deal is over."""
        return [self._decode(code) for code in legality.legal_codes(self._kernel)]

    def check(self, action: Action | str, seat: int | None = None) -> None:
        """Refuse what may not be done, and change nothing.

        Args:
            action: an `Action` or its text.
            seat: who claims to act; None for the seat to move.

        Raises:
            DealOver: the deal has ended.
            BadAction: the text is no action.
            NotYourTurn: another seat is to move.
            IllegalAction: the rules forbid it; `rule` and `reason` say which and why.
        """
        self._encode(action, seat)

    def apply(self, action: Action | str, seat: int | None = None) -> list[Event]:
        """Do an action for the seat to move, and say what happened.

        Args:
            action: an `Action` or its text; a fault is accepted where the rules let it happen (R38, R39).
            seat: who claims to act; None for the seat to move.

        Returns:
            what happened, in order; hidden cards included, see `event_for`.

        Raises:
            SevensError: one of those of `check`; nothing has changed then.
        """
        if isinstance(action, str):
            action = self.parse(action)
        code = self._encode(action, seat)
        self._kernel.record_events()
        step(self._kernel, code)
        return self.take_events(action)

    def parse(self, action: str) -> Action:
        """The action of a text; the deal being over comes first (see the engine protocol).

        Raises:
            DealOver: the deal has ended.
            BadAction: the text is no action.
        """
        if self.is_over:
            raise DealOver("the deal is over", reason="deal_over")
        return Action.parse(action)

    def _encode(self, action: Action | str, seat: int | None) -> int:
        """The kernel's number of an action that is accepted."""
        if isinstance(action, str):
            action = self.parse(action)
        inner = self._kernel
        if inner.over:
            raise DealOver("the deal is over", reason="deal_over")
        if seat is not None and seat != inner.to_move:
            raise NotYourTurn(
                f"seat {inner.to_move} is to move, not {seat}",
                reason="not_your_turn",
                params={"seat": seat, "to_move": inner.to_move},
            )
        announced = codes.ANNOUNCED if action.announced else 0
        cards = [self._pack.number(card) for card in action.cards]
        numbers = [card for card in cards if card is not None]
        if action.kind == "name" or inner.naming:
            return self._encode_naming(action)
        if action.kind == "pass":
            self._refuse(legality.why_not_pass(inner), action)
            return codes.PASS
        if len(numbers) < len(cards):
            raise refusal(legality.NOT_HELD, action, self)
        if action.kind == "play":
            if legality.why_not_play(inner, numbers[0]) != legality.ACCEPTED and legality.may_lose_turn(
                inner, numbers[0]
            ):
                return codes.LOSE_TURN
            self._refuse(legality.why_not_play(inner, numbers[0]), action)
            return numbers[0] | announced
        if action.kind == "run":
            self._refuse(legality.why_not_run(inner, numbers, len(numbers)), action)
            up = legality.run_direction(inner, numbers, len(numbers))
            length = len(numbers) << codes.LENGTH_SHIFT
            return numbers[0] | codes.RUN | (codes.GOING_UP if up else 0) | length | announced
        self._refuse(legality.why_not_joker(inner, numbers[0], numbers[1]), action)
        up = legality.joker_direction(inner, numbers[0], numbers[1])
        return numbers[0] | codes.JOKER_PLAY | (codes.GOING_UP if up else 0) | announced

    def _encode_naming(self, action: Action) -> int:
        inner = self._kernel
        if action.suit is None:
            raise refusal(legality.NAMING_FIRST, action, self)
        if not inner.naming:
            raise refusal(legality.NO_NAMING_NOW, action, self)
        suit = SUITS.index(action.suit)
        self._refuse(legality.ACCEPTED if legality.suit_can_be_named(inner, suit) else legality.SUIT_NOT_DEALT, action)
        return codes.NAME + suit

    def _refuse(self, reason: int, action: Action) -> None:
        if reason != legality.ACCEPTED:
            raise refusal(reason, action, self)

    def _decode(self, code: int) -> Action:
        """The action of a kernel number that `legality.list_actions` gave, in the present state."""
        if code < codes.CARDS:
            return _play_of(self._pack.text(code))
        if code == codes.PASS:
            return PASS
        if codes.NAME <= code < codes.NAME + len(SUITS):
            return Action("name", (), SUITS[code - codes.NAME])
        cards = tuple(self._pack.text(card) for card in self._cards_of(code))
        return Action("joker" if code & codes.JOKER_PLAY else "run", cards)

    def _cards_of(self, code: int) -> list[int]:
        """The cards of a run or joker play on the present layout, each the next in the direction after those before."""
        card = code & codes.CARD_OF_ACTION
        length = 2 if code & codes.JOKER_PLAY else code >> codes.LENGTH_SHIFT & 15
        row = kernel.row_that_accepts(self._kernel, card)
        cards, also = [card], 1 << card
        while len(cards) < length:
            following = kernel.next_card(self._kernel, row, card, code & codes.GOING_UP, also)
            cards.append(following)
            also |= 1 << following
        return cards

    def place_of(self, action: Action) -> list[tuple[str, int, str]]:
        """Where an action's cards would go.

        Returns:
            for each card its suit, its row (0, or 1 for the second row of a suit) and its rank; [] for actions that lay
            none, or not now.
        """
        numbers = [self._pack.number(card) for card in action.cards]
        first = numbers[0] if numbers else None
        row = -1 if first is None else kernel.row_that_accepts(self._kernel, first)
        return [(card[1], row, card[0]) for card in action.cards] if row >= 0 else []

    # --- Events ---

    def take_events(self, action: Action = PASS) -> list[Event]:
        """The events that the kernel has noted, once; `action` is what was done."""
        inner = self._kernel
        noted = kernel.noted_events(inner)
        inner.recording = inner.event_count = 0
        collected = [0] * self.seats
        events = []
        for start in range(0, len(noted), EVENT_WIDTH):
            code, seat, first, second = noted[start : start + EVENT_WIDTH]
            if code == kernel.COLLECTED:
                collected[seat] += first
            elif code == kernel.DEAL_OVER:
                details = {
                    "places": list(self.places or ()),
                    "deal_scores": list(self.returns()),
                    "collected": collected,
                }
                events.append(Event("deal_over", None, (), details))
            else:
                events.append(self._event(code, seat, first, second, action))
        return events

    def _event(self, code: int, seat: int, first: int, second: int, action: Action) -> Event:
        text = self._pack.text
        match code:
            case kernel.ANTE:
                return Event("ante", seat, (), {"amount": first})
            case kernel.LAID:
                return Event("laid", seat, self._pack.texts(first, second))
            case kernel.PLAYED:
                announced = bool(first & codes.ANNOUNCED)
                return Event("played", seat, action.cards, {"row": second, "announced": announced})
            case kernel.JOKER_PLAYED:
                return Event("joker_played", seat, action.cards, {"announced": bool(first & codes.ANNOUNCED)})
            case kernel.JOKER_TAKEN:
                return Event("joker_taken", seat, (text(first),))
            case kernel.NAMED:
                return Event("named", seat, (), {"suit": SUITS[first]})
            case kernel.PASSED:
                return Event("passed", seat, (), {"kind": PASS_KINDS[first]})
            case kernel.PAID:
                return Event("paid", seat, (), {"amount": first})
            case kernel.ELIMINATED_EVENT:
                return Event("eliminated", seat, self._pack.texts(first, second))
            case kernel.WENT_OUT:
                return Event("went_out", seat)
            case kernel.JOKER_ONLY_EVENT:
                return Event("joker_only", seat)
            case kernel.DREW:
                return Event("drew", seat, (text(first),), {"giver": second})
            case kernel.SURRENDERED:
                return Event("surrendered", seat, (text(first),), {"to": second})
            case _ if first:
                return Event("turn_lost", seat, action.cards, {"why": "wrong_card"})
            case _:
                return Event("turn_lost", seat, (), {"why": "skipped"})
