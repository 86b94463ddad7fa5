"""Views: the only way out for what a seat may know. An allow-list, closed by default."""

from __future__ import annotations

from dataclasses import dataclass, fields

from sevens.engine.actions import Action
from sevens.engine.events import Event, event_for
from sevens.engine.match import Match
from sevens.rules import Rules


@dataclass(frozen=True, slots=True)
class View:
    """All that a person in one seat, or a spectator, knows of a match now; independent of what is hidden from them.

    Immutable; equal when the same is known. Values by seat are tuples, cards are texts.

    Attributes:
        deal: the number of the present deal, from 1.
        seat: whose view this is; None for a spectator.
        hand: the seat's own cards; None for spectators, and for a dealer who has still to name a suit (R13).
        open_hands: everybody's cards once the deal is over, None before.
        frontiers: by suit, the ranks that each row would take next.
        legal: what the seat may do, empty unless it is to move.
        history: the events of the present deal, as this seat may know them.
        passed_since_card, idle_turns, skips_next: the public counters of R23 and R38.
        exits: the seats that have left the deal, in order; lost_hands: the hands of eliminated seats.

    The rest are the public values of `State` and `Match` of the same names.
    """

    rules: Rules
    seats: int
    seat: int | None
    phase: str
    deal: int
    dealer: int
    to_move: int | None
    naming: bool
    opening_card: str | None
    layout: dict[str, tuple[str, ...]]
    frontiers: dict[str, tuple[str, ...]]
    hand: tuple[str, ...] | None
    open_hands: tuple[tuple[str, ...], ...] | None
    hand_sizes: tuple[int, ...]
    status: tuple[str, ...]
    passes_left: tuple[int, ...] | None
    passes_made: tuple[int, ...]
    passed_since_card: tuple[bool, ...]
    skips_next: tuple[bool, ...]
    idle_turns: int
    exits: tuple[int, ...]
    lost_hands: tuple[tuple[str, ...], ...]
    chips: tuple[int, ...] | None
    pot: int
    removed: tuple[str, ...]
    places: tuple[int | None, ...] | None
    deal_scores: tuple[int, ...] | None
    totals: tuple[int, ...]
    deals_won: tuple[int, ...]
    winners: tuple[int, ...] | None
    legal: tuple[Action, ...]
    history: tuple[Event, ...]

    def to_json(self) -> dict[str, object]:
        """A JSON object with the same names; actions and events in their own JSON forms."""
        value = {field.name: _plain(getattr(self, field.name)) for field in fields(self)}
        value["rules"] = self.rules.to_json()
        value["legal"] = [str(action) for action in self.legal]
        value["history"] = [event.to_json() for event in self.history]
        return value


def _plain(value: object) -> object:
    """Tuples as lists, all the way down."""
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    return value


def view_for(match: Match, seat: int | None) -> View:
    """What a seat may know of a match.

    Args:
        match: it is not changed, and the view does not change with it.
        seat: whose view; None for a spectator.

    Raises:
        IndexError: when there is no such seat.
    """
    state = match.state
    if seat is not None and not 0 <= seat < match.seats:
        raise IndexError(f"no such seat: {seat}")
    blind = seat is None or (state.naming and seat == state.dealer)  # R13: named before the hand is seen
    return View(
        rules=match.rules,
        seats=match.seats,
        seat=seat,
        phase=match.phase,
        deal=match.deal_number,
        dealer=match.dealer,
        to_move=state.to_move,
        naming=state.naming,
        opening_card=state.opening_card,
        layout=state.layout,
        frontiers=state.frontiers,
        hand=None if seat is None or blind else state.hand(seat),
        open_hands=state.hands if state.is_over else None,
        hand_sizes=state.hand_sizes,
        status=state.status,
        passes_left=state.passes_left,
        passes_made=state.passes_made,
        passed_since_card=state.passed_since_card,
        skips_next=state.skips_next,
        idle_turns=state.idle_turns,
        exits=state.exits,
        lost_hands=state.lost_hands,
        chips=state.chips,
        pot=state.pot,
        removed=state.removed,
        places=state.places,
        deal_scores=match.deal_scores,
        totals=match.totals,
        deals_won=match.deals_won,
        winners=match.winners,
        legal=tuple(state.legal_actions()) if seat is not None and seat == state.to_move else (),
        history=tuple(event_for(event, seat) for event in match.events_of_deal()),
    )
