"""The one way out: what a device may know of a room, as the message that is sent.

Everything here names each field that leaves. A field that the engine adds to its view or to an event stays inside until
it is given an audience below; `tests/protocol` fails until somebody has decided.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final, cast

from msgspec import UNSET

from sevens.engine import Action, Event, Match, View, event_for, view_for
from sevens.errors import SevensError
from sevens.rooms import Room
from sevens.rules import preset_name

from . import messages as wire

VIEW_FIELDS: Final = frozenset(
    {
        "rules",
        "seats",
        "seat",
        "phase",
        "deal",
        "dealer",
        "to_move",
        "naming",
        "opening_card",
        "layout",
        "frontiers",
        "hand",
        "open_hands",
        "hand_sizes",
        "status",
        "passes_left",
        "passes_made",
        "passed_since_card",
        "skips_next",
        "idle_turns",
        "exits",
        "lost_hands",
        "chips",
        "pot",
        "removed",
        "places",
        "deal_scores",
        "totals",
        "deals_won",
        "winners",
        "legal",
        "history",
    }
)
"""Fields of the engine's view that are sent to whom the view was made for."""

EVENT_DETAILS: Final[frozenset[str]] = frozenset(wire.GameEvent.__struct_fields__) - {"type", "seat", "cards"}
"""Details of events that are sent to whom `event_for` shows them."""


@dataclass(frozen=True, slots=True)
class Presence:
    """Who is there now, which a room does not know by itself.

    Attributes:
        connected: devices with an open connection.
        spectators: connections that hold no seat.
        time_left: milliseconds that the person to move has left; None when no clock runs.
    """

    connected: Collection[str] = ()
    spectators: int = 0
    time_left: int | None = None


def update_for(room: Room, device: str | None, after: int, presence: Presence) -> wire.Update:
    """All that a device may know of a room now.

    Args:
        room: the room.
        device: who will read it; None for a spectator.
        after: the seq after which events are told as hints.
        presence: who is there.
    """
    seat = room.audience(device)
    return wire.Update(
        seq=room.seq,
        room=_room_info(room, device, presence),
        lobby=wire.Lobby(rules=room.rules.options()) if room.in_lobby else None,
        curtain=room.curtain(device),
        time_left=presence.time_left,
        view=None if room.in_lobby else view_message(room.match, seat),
        events=[event_message(event, seat) for event in room.events_after(after)],
        deals=[] if room.in_lobby else deal_results(room.match),
        preset=preset_name(room.rules),
    )


def deal_results(match: Match) -> list[wire.DealResult]:
    """The finished deals of a match."""
    return [
        wire.DealResult(
            deal=result.deal, dealer=result.dealer, places=list(result.places), deal_scores=list(result.scores)
        )
        for result in match.results
    ]


def _room_info(room: Room, device: str | None, presence: Presence) -> wire.RoomInfo:
    return wire.RoomInfo(
        id=room.id,
        mode=room.mode,
        seats=[
            wire.RoomSeat(
                name=seat.name,
                kind=seat.kind,
                level=seat.level,
                connected=seat.kind == "bot" or seat.device in presence.connected,
                you=seat.device is not None and seat.device == device,
                host=seat.device is not None and seat.device == room.host,
                substitute=seat.substitute,
                left=seat.left,
                again=seat.again,
            )
            for seat in room.seats
        ],
        host=device is not None and device == room.host,
        speed=room.speed,
        clock=room.clock,
        spectators=presence.spectators,
        match=room.match_number,
        seed_hash=room.seed_hash,
        seed=room.seed,
    )


def view_message(match: Match, seat: int | None) -> wire.View:
    """The view of a seat, or of a spectator, with what can be done when the seat is to move."""
    view = view_for(match, seat)
    acting = seat is not None and view.phase == "play" and view.to_move == seat
    return wire.View(
        rules=view.rules.options(),
        seats=view.seats,
        seat=view.seat,
        phase=cast(Any, view.phase),
        deal=view.deal,
        dealer=view.dealer,
        to_move=view.to_move,
        naming=view.naming,
        opening_card=view.opening_card,
        layout={cast(wire.Suit, suit): list(rows) for suit, rows in view.layout.items()},
        frontiers={cast(wire.Suit, suit): list(rows) for suit, rows in view.frontiers.items()},
        hand=None if view.hand is None else list(view.hand),
        open_hands=None if view.open_hands is None else [list(hand) for hand in view.open_hands],
        hand_sizes=list(view.hand_sizes),
        status=list(view.status),
        passes_left=None if view.passes_left is None else list(view.passes_left),
        passes_made=list(view.passes_made),
        passed_since_card=list(view.passed_since_card),
        skips_next=list(view.skips_next),
        idle_turns=view.idle_turns,
        exits=list(view.exits),
        lost_hands=[list(hand) for hand in view.lost_hands],
        chips=None if view.chips is None else list(view.chips),
        pot=view.pot,
        removed=list(view.removed),
        places=None if view.places is None else list(view.places),
        deal_scores=None if view.deal_scores is None else list(view.deal_scores),
        totals=list(view.totals),
        deals_won=list(view.deals_won),
        winners=None if view.winners is None else list(view.winners),
        legal=[_legal_action(view, action) for action in view.legal if action.kind != "pass"],
        passing=_pass_info(match, view) if acting else None,
        play_fault=_play_fault(match, view) if acting else None,
        history=[_event(event) for event in view.history],
    )


def event_message(event: Event, seat: int | None) -> wire.GameEvent:
    """An event as a seat, or a spectator, may know it."""
    return _event(event_for(event, seat))


def open_event(event: Event) -> wire.GameEvent:
    """An event of a record, whose cards are nobody's secret any more; the hands stand in the view."""
    return _event(event)


def _event(event: Event) -> wire.GameEvent:
    """The message of an event, by the fields that it has; who may read it has been decided before."""
    told = event.to_json()
    cards = told.get("cards")
    return wire.GameEvent(
        type=event.type,
        seat=cast(Any, told.get("seat", UNSET)),
        cards=list(cast(Any, cards)) if cards is not None else UNSET,
        **{name: cast(Any, told[name]) for name in EVENT_DETAILS if name in told},
    )


def _legal_action(view: View, action: Action) -> wire.LegalAction:
    cards, places = list(action.cards), []
    hand = list(view.hand or ())
    row = 0
    for number, card in enumerate(cards):
        rank, suit = card[0], card[1]
        if number == 0:
            # R15, R16: the first row of the suit that accepts the card; a run stays on the row of its first card.
            rows = view.frontiers[suit]
            row = next((index for index, ranks in enumerate(rows) if rank in ranks), 0)
        places.append(wire.Place(suit=cast(wire.Suit, suit), row=row, rank=rank))
    leaving = ["*" if action.kind == "joker" and number == 0 else card for number, card in enumerate(cards)]
    calls = view.rules.last_card != "off" and action.kind != "name" and len(hand) - len(leaving) == 1
    return wire.LegalAction(action=str(action), cards=leaving, places=places, announce=calls)


def _pass_info(match: Match, view: View) -> wire.PassInfo:
    seat = cast(int, view.seat)
    rules = view.rules
    kinds = {action.kind for action in view.legal}
    forced = kinds <= {"pass"}
    fault = None
    if "pass" not in kinds and rules.illegal_pass != "reject" and _accepted(match, "pass", seat):
        cost = rules.illegal_pass_cost if rules.illegal_pass == "fine" else rules.pass_cost
        fault = wire.Fault(kind=cast(Any, rules.illegal_pass), cost=cost)
    return wire.PassInfo(
        allowed="pass" in kinds,
        forced=forced,
        left=None if view.passes_left is None else view.passes_left[seat],
        made=view.passes_made[seat],
        cost=rules.pass_cost if forced else rules.voluntary_pass_cost,
        fault=fault,
    )


def _play_fault(match: Match, view: View) -> Any:
    """`lose_turn` when a card of the hand that does not fit would be let happen (R39)."""
    if view.rules.illegal_play == "reject" or view.hand is None:
        return None
    fitting = {action.cards[0] for action in view.legal if action.kind == "play"}
    others = (card for card in view.hand if card != "*" and card not in fitting)
    seat = cast(int, view.seat)
    return view.rules.illegal_play if any(_accepted(match, card, seat) for card in others) else None


def _accepted(match: Match, action: str, seat: int) -> bool:
    try:
        match.check(Action.parse(action), seat)
    except SevensError:
        return False
    return True
