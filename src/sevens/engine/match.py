"""`Match`: several deals, their scores, and who wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from sevens.engine import deal as dealing
from sevens.engine.actions import Action
from sevens.engine.events import Event
from sevens.engine.game import Game, Hands
from sevens.engine.standing import DealResult, Standing
from sevens.engine.state import State
from sevens.errors import BadRequest, IllegalAction, MatchOver
from sevens.rules import Rules

Phase = Literal["play", "deal_over", "match_over"]


class Match:
    """A match from its first deal to its winners; mutable, with `clone`.

    Args:
        rules: what is played.
        seats: how many play.
        seed: determines every deal (R7); an integer or a text, where 7 and "7" are the same.
        dealer: the first dealer, a seat from 0; drawn from the seed when None (R5).
        hands: explicit hands of the first deal by seat, each a text such as `4s 9s *` or a sequence of cards.

    Raises:
        RulesError: the rules cannot be played with so many seats (R1, R41).
        BadDeal: the hands are a misdeal (R6).
        BadRequest: there is no such dealer.
    """

    __slots__ = ("deal_number", "events", "game", "seed", "standing", "start_position", "state")

    def __init__(
        self, rules: Rules, seats: int, seed: int | str, dealer: int | None = None, hands: Hands | None = None
    ) -> None:
        self.game = Game(rules, seats)
        self.seed = dealing.seed_text(seed)
        if dealer is None:
            dealer = dealing.first_dealer(self.seed, seats)
        elif not 0 <= dealer < seats:
            raise BadRequest(f"no such seat: {dealer}", reason="no_such_seat", params={"seat": dealer})
        self.standing = Standing.at_start(rules, seats)
        self.events: list[Event] = []
        self.deal_number = 0
        self.start_position: dict[str, object] | None = None
        self._deal(dealer, hands, None, 0)

    @classmethod
    def from_position(
        cls, game: Game, seed: str, state: State, standing: Standing, position: dict[str, object]
    ) -> Match:
        """A match whose first deal begins in the middle; see `sevens.engine.position`."""
        match = cls.__new__(cls)
        match.game, match.seed, match.state, match.standing = game, seed, state, standing
        match.deal_number = 1
        match.start_position = position
        match.events = []
        match._note(state.take_events())  # noqa: SLF001  # a constructor
        return match

    @classmethod
    def position(cls, rules: Rules, seats: int, /, **position: object) -> Match:
        """A match from an arbitrary position of its first deal.

        What applies at once there - elimination (R20), a blocked deal (R24), the joker alone (R29), an empty hand
        (R30) - has happened when this returns. No ante is paid.

        Args:
            rules: what is played.
            seats: how many play.
            position: as in the engine protocol: `hands` by seat; and where wanted `layout` (by suit a list of rows,
                each a text of ranks), `to_move`, `dealer` (0), `status` and `passes_left` by seat, `chips` by seat,
                `pot`, `removed`, `seed`. Cards that stand nowhere are out of play.

        Raises:
            RulesError: the rules cannot be played with so many seats (R1, R41).
            BadRequest: an unknown or missing key, or a value of the wrong kind.
            BadPosition: values that contradict one another or the rules.
        """
        from sevens.engine.position import match_from_position  # noqa: PLC0415  # it builds matches itself

        return match_from_position(rules, seats, position)

    def clone(self) -> Match:
        """An independent copy: what is done to one leaves the other as it is."""
        copy = Match.__new__(Match)
        copy.game, copy.seed, copy.deal_number = self.game, self.seed, self.deal_number
        copy.start_position = self.start_position
        copy.events = self.events[:]
        copy.state = self.state.clone()
        copy.standing = self.standing.copy()
        return copy

    def __repr__(self) -> str:
        """How the match began, as one can paste it, and where it stands."""
        if self.start_position is None:
            dealer = next(event.details["dealer"] for event in self.events if event.type == "dealt")
            began = f"Match({self.rules!r}, {self.seats}, {self.seed!r}, dealer={dealer})"
        else:
            position = ", ".join(f"{name}={value!r}" for name, value in self.start_position.items())
            began = f"Match.position({self.rules!r}, {self.seats}, {position})"
        match self.phase:
            case "play":
                now = f"seat {self.to_move} to move"
            case "deal_over":
                now = "over"
            case _:
                now = f"the last, won by {_listed(self.winners or ())}"
        return f"<{began}: deal {self.deal_number}, {now}, totals {_listed(self.totals)}>"

    # --- What is there ---

    @property
    def rules(self) -> Rules:
        """What is played."""
        return self.game.rules

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.game.seats

    @property
    def phase(self) -> Phase:
        """The phase: "play" while a deal goes on, "deal_over" between deals, "match_over" at the end."""
        if not self.state.is_over:
            return "play"
        return "deal_over" if self.standing.winners is None else "match_over"

    @property
    def dealer(self) -> int:
        """Who dealt the present deal."""
        return self.state.dealer

    @property
    def to_move(self) -> int | None:
        """The seat to move; None between deals."""
        return self.state.to_move

    @property
    def totals(self) -> tuple[int, ...]:
        """The score of the match by seat; the stacks when chips are the score."""
        if self.rules.score == "chips" and self.state.chips is not None:
            return self.state.chips
        return tuple(self.standing.totals)

    @property
    def deals_won(self) -> tuple[int, ...]:
        """Deals won by seat, shared first places included."""
        return tuple(self.standing.deals_won)

    @property
    def results(self) -> tuple[DealResult, ...]:
        """The finished deals, the first one first."""
        return tuple(self.standing.results)

    @property
    def deal_scores(self) -> tuple[int, ...] | None:
        """The scores of the present deal by seat (R33); None while it goes on."""
        return self.standing.results[-1].scores if self.state.is_over else None

    @property
    def winners(self) -> tuple[int, ...] | None:
        """The seats that have won the match, several where it is shared; None while it goes on."""
        return self.standing.winners

    @property
    def seed_hash(self) -> str:
        """What may be shown of the seed before the match is over: 64 hexadecimal digits, see `sevens.engine.deal`."""
        return dealing.seed_hash(self.seed)

    def events_of_deal(self) -> list[Event]:
        """The events since the present deal was dealt."""
        for number in range(len(self.events) - 1, -1, -1):
            if self.events[number].type == "dealt":
                return self.events[number:]
        return self.events[:]

    # --- What may be done ---

    def legal_actions(self) -> list[Action]:
        """See `State.legal_actions`."""
        return self.state.legal_actions()

    def check(self, action: Action | str, seat: int | None = None) -> None:
        """Refuse what may not be done, and change nothing.

        Args:
            action: an `Action` or its text.
            seat: who claims to act; None for the seat to move.

        Raises:
            MatchOver: the match has ended.
            DealOver: the deal has ended, the next one has to be dealt first.
            BadAction: the text is no action.
            NotYourTurn: another seat is to move.
            IllegalAction: the rules forbid it; `rule` and `reason` say which and why.
        """
        self._refuse_after_end()
        self.state.check(action, seat)

    def apply(self, action: Action | str, seat: int | None = None) -> list[Event]:
        """Do an action for the seat to move, and end deal and match where that is due.

        Args:
            action: an `Action` or its text; a fault is accepted where the rules let it happen (R38, R39).
            seat: who claims to act; None for the seat to move.

        Returns:
            what happened, in order; hidden cards included, see `event_for`.

        Raises:
            SevensError: one of those of `check`; nothing has changed then.
        """
        self._refuse_after_end()
        return self._note(self.state.apply(action, seat))

    def next_deal(self, hands: Hands | None = None) -> list[Event]:
        """Deal again: the deal passes to the left (R5), in an extra deal to the next tied seat (R42).

        Args:
            hands: explicit hands by seat, empty for seats that sit out; dealt from the seed when None.

        Returns:
            what happened, in order; all hands included, see `event_for`.

        Raises:
            MatchOver: the match has ended.
            IllegalAction: the present deal goes on.
            BadDeal: the hands are a misdeal; the same dealer deals again (R6).
        """
        self._refuse_after_end()
        if not self.state.is_over:
            raise IllegalAction("the deal is not over", rule="R41", reason="deal_not_over")
        dealt_in = self.standing.contenders
        clockwise = dealing.dealing_order(self.seats, self.dealer, range(self.seats) if dealt_in is None else dealt_in)
        known = len(self.events)
        self._deal(clockwise[0], hands, self.state.chips, self.state.pot)
        return self.events[known:]

    def _refuse_after_end(self) -> None:
        if self.phase == "match_over":
            raise MatchOver("the match is over", reason="match_over")

    def _deal(self, dealer: int, hands: Hands | None, chips: Sequence[int] | None, pot: int) -> None:
        """Deal the next deal and open it; nothing changes when the hands are a misdeal."""
        number = self.deal_number + 1
        dealt_in = self.standing.contenders
        given = self.game.deal_hands(self.seed, number, dealer, dealt_in) if hands is None else hands
        draw_state = dealing.draw_state(self.seed, number)
        state = self.game.start(given, dealer=dealer, chips=chips, pot=pot, dealt_in=dealt_in, draw_state=draw_state)
        split = self.game.check_hands(given, dealer, dealt_in)
        self.deal_number, self.state = number, state
        details: dict[str, object] = {
            "deal": number,
            "dealer": dealer,
            "hand_sizes": [len(hand) for hand in split],
            "hands": [self.game.pack.sorted_text(hand) for hand in split],
            "explicit": hands is not None,
        }
        self._note([Event("dealt", None, (), details), *state.take_events()])

    def _note(self, events: list[Event]) -> list[Event]:
        """Keep events; at the end of a deal bring the standing up to date."""
        noted = [self._close_deal(event) if event.type == "deal_over" else event for event in events]
        if self.standing.winners is not None:
            noted.append(Event("match_over", None, (), {"winners": list(self.standing.winners)}))
        self.events += noted
        return noted

    def _close_deal(self, event: Event) -> Event:
        """Bring the standing up to date; the event with the scores that count."""
        result = DealResult(self.deal_number, self.dealer, self.state.places or (), self.state.returns())
        self.standing.add(result, self.state.chips or (0,) * self.seats)
        totals = {"deal_scores": list(self.deal_scores or ()), "totals": list(self.totals)}
        return Event("deal_over", None, (), {**event.details, **totals})

    def to_json(self) -> dict[str, object]:
        """The match as the engine protocol's `state` answers it, hidden cards included."""
        state = self.state
        return {
            "phase": self.phase,
            "deal": self.deal_number,
            "dealer": self.dealer,
            "to_move": state.to_move,
            "layout": {suit: list(rows) for suit, rows in state.layout.items()},
            "hands": [" ".join(hand) for hand in state.hands],
            "status": list(state.status),
            "passes_left": None if state.passes_left is None else list(state.passes_left),
            "chips": None if state.chips is None else list(state.chips),
            "pot": state.pot,
            "removed": " ".join(state.removed),
            "places": None if state.places is None else list(state.places),
            "deal_scores": None if self.deal_scores is None else list(self.deal_scores),
            "totals": list(self.totals),
            "winners": None if self.winners is None else list(self.winners),
        }


def _listed(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers))
