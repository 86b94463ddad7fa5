"""Events worded for people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from sevens.engine import Event
    from sevens.texts.words import Texts

Names = Sequence[str] | Mapping[int, str]


def describe_event(t: Texts, event: Event, names: Names) -> str:
    """One sentence about an event, and at the end of a deal one for everybody who collects chips.

    What the event does not say (hidden cards) the sentence does not say either.
    """
    details = event.details
    variables: dict[str, object] = {
        "name": _name(names, details.get("dealer") if event.seat is None else event.seat),
        "cards": t.cards(event.cards),
        "card": t.card(event.cards[0], the=True) if event.cards else "",
    }
    for key in ("giver", "to"):
        if key in details:
            variables[key] = _name(names, details[key])
    if "amount" in details:
        variables["chips"] = t.count("chips", cast(int, details["amount"]))
    key = event.type
    match event.type:
        case "dealt":
            variables["deal"] = details.get("deal", 1)
        case "played" | "joker_played":
            if event.type == "joker_played":
                variables["next"] = t.card(event.cards[-1], the=True)
            key += "-announced" if details.get("announced") else ""
        case "named":
            variables["suit"] = t.suit(str(details["suit"]))
        case "passed":
            key += f"-{details['kind']}" if details.get("kind") else ""
        case "eliminated":
            key += "" if event.cards else "-empty"
        case "drew":
            key += "" if event.cards else "-hidden"
        case "turn_lost":
            key += f"-{details.get('why', 'skipped')}"
        case "deal_over":
            variables["standings"] = standings(t, cast("Sequence[int | None]", details.get("places") or ()), names)
        case "match_over":
            winners = [_name(names, seat) for seat in cast("Sequence[int]", details.get("winners") or ())]
            variables |= {"name": winners[0] if winners else "", "names": t.join(winners)}
            key += "-shared" if len(winners) > 1 else ""
        case _:
            pass
    sentence = t(f"event-{key}" if t.has(f"event-{key}") else "event-unknown", **variables)
    collected = enumerate(cast("Sequence[int]", details.get("collected") or ()))
    gains = [
        t("event-collected", name=_name(names, seat), chips=t.count("chips", amount))
        for seat, amount in collected
        if amount
    ]
    return t("sentence-between").join([sentence, *gains])


def standings(t: Texts, places: Sequence[int | None], names: Names) -> str:
    """Everyone's place, the best first: "Anna (1st), Ben (2nd) and Cleo (3rd)"; idle seats are left out."""
    ranked = sorted((place, seat) for seat, place in enumerate(places) if place is not None)
    return t.join([t("standing-entry", name=_name(names, seat), place=t.place(place)) for place, seat in ranked])


def _name(names: Names, seat: object) -> str:
    try:
        return names[cast(int, seat)]
    except (LookupError, TypeError):
        return str(seat + 1) if isinstance(seat, int) else ""
