"""A record played through with open hands."""

from __future__ import annotations

from collections import deque

import msgspec

from sevens import protocol as wire
from sevens.engine import Event, Match, read_record
from sevens.rules import preset_name


def replay_of(text: str) -> wire.Replay:
    """The match of a record, event by event, everybody's cards open.

    Raises:
        RecordError: the record cannot be read or does not replay to what it says.
    """
    record = read_record(text)
    played = record.match
    match = _beginning(played)
    steps: list[wire.ReplayStep] = []
    happened: deque[Event] = deque(match.events)
    view = _open_view(match)
    for event in played.events:
        if not happened:
            happened.extend(match.next_deal(_hands(event)) if event.type == "dealt" else match.apply(_action(event)))
            view = _open_view(match)
        # Events that follow from one action share the view after it.
        steps.append(wire.ReplayStep(view=view, event=wire.open_event(happened.popleft())))
    return wire.Replay(
        header=wire.ReplayHeader(
            rules=played.rules.options(),
            preset=preset_name(played.rules),
            seats=played.seats,
            names=None if record.names is None else list(record.names),
            seed=played.seed,
            seed_hash=played.seed_hash,
            complete=not record.truncated,
        ),
        steps=steps,
    )


def _beginning(played: Match) -> Match:
    if played.start_position is not None:
        return Match.position(played.rules, played.seats, **played.start_position)
    dealt = played.events[0]
    dealer = dealt.details["dealer"]
    assert isinstance(dealer, int)
    return Match(played.rules, played.seats, played.seed, dealer, _hands(dealt))


def _hands(dealt: Event) -> list[str] | None:
    """The hands of a deal that does not follow from the seed."""
    hands = dealt.details["hands"]
    assert isinstance(hands, list)
    return hands if dealt.details["explicit"] else None


def _action(event: Event) -> str:
    """The text of the action whose first event this is."""
    announced = "!" if event.details.get("announced") else ""
    match event.type:
        case "joker_played":
            return "*" + "+".join(event.cards) + announced
        case "named":
            return f"={event.details['suit']}"
        case "passed":
            return "pass"
        case _:  # "played", and "turn_lost" by a card that did not fit
            return "".join(event.cards) + announced


def _open_view(match: Match) -> wire.View:
    hands = [list(hand) for hand in match.state.hands]
    return msgspec.structs.replace(wire.view_message(match, None), open_hands=hands, history=[])
