"""Events: the facts of a match in the order in which they happened."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

EVENT_TYPES: Final = (
    "dealt",
    "ante",
    "laid",
    "played",
    "joker_played",
    "joker_taken",
    "named",
    "passed",
    "paid",
    "eliminated",
    "went_out",
    "joker_only",
    "drew",
    "surrendered",
    "turn_lost",
    "deal_over",
    "match_over",
)
"""The types of events; docs/records.md describes each."""


@dataclass(frozen=True, slots=True)
class Event:
    """One fact. Reading it needs no rules.

    Attributes:
        type: one of `EVENT_TYPES`.
        seat: who did it or whom it befell; None for events of the whole round of seats.
        cards: the cards that moved, as texts.
        details: what else belongs to the type; docs/records.md lists it. Secret are the `hands` of "dealt", and the
            `kind` of "passed" to all but the seat that passed.
    """

    type: str
    seat: int | None = None
    cards: tuple[str, ...] = ()
    details: Mapping[str, object] = field(default_factory=dict)

    def to_json(self) -> dict[str, object]:
        """A JSON object: `type`, `seat` where one applies, `cards` where cards moved, then the details."""
        value: dict[str, object] = {"type": self.type}
        if self.seat is not None:
            value["seat"] = self.seat
        if self.cards:
            value["cards"] = list(self.cards)
        return {**value, **self.details}


PUBLIC_DETAILS: Final = {
    "dealt": ("deal", "dealer", "hand_sizes"),
    "ante": ("amount",),
    "laid": (),
    "played": ("row", "announced"),
    "joker_played": ("announced",),
    "joker_taken": (),
    "named": ("suit",),
    "passed": (),
    "paid": ("amount",),
    "eliminated": (),
    "went_out": (),
    "joker_only": (),
    "drew": ("giver",),
    "surrendered": ("to",),
    "turn_lost": ("why",),
    "deal_over": ("places", "deal_scores", "totals", "collected"),
    "match_over": ("winners",),
}
"""The details that everybody may know, by type; what is not listed here is hidden."""


def event_for(event: Event, seat: int | None) -> Event:
    """What a seat may know of an event: an allow-list, closed by default.

    A card drawn from a hand (R40) is known to the two seats concerned; whether a pass was forced only to the seat
    that passed.

    Args:
        event: as `Match.apply` gave it.
        seat: who is told; None for a spectator.
    """
    allowed = PUBLIC_DETAILS[event.type]
    details = {name: value for name, value in event.details.items() if name in allowed}
    cards = event.cards
    if event.type == "passed" and seat is not None and seat == event.seat:
        details["kind"] = event.details["kind"]
    if event.type == "drew" and (seat is None or seat not in (event.seat, event.details["giver"])):
        cards = ()
    return Event(event.type, event.seat, cards, details)
