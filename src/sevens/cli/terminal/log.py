"""What has happened, as sentences for one pair of eyes."""

from __future__ import annotations

from collections.abc import Sequence

from sevens.engine import Event, event_for
from sevens.texts import Texts

_SAID_ELSEWHERE = ("deal_over", "match_over")


def sentences(events: Sequence[Event], seat: int | None, names: Sequence[str], t: Texts) -> list[str]:
    """One sentence an event, as a seat (None: everybody) may know it; antes are told in one."""
    lines = []
    antes = [event for event in events if event.type == "ante"]
    for event in events:
        if event.type in _SAID_ELSEWHERE:
            continue
        if event.type == "ante":
            if event is antes[0]:
                lines.append(_antes(antes, names, t))
            continue
        lines.append(t.event(event_for(event, seat), names))
    return lines


def _antes(antes: Sequence[Event], names: Sequence[str], t: Texts) -> str:
    amounts = {event.details["amount"] for event in antes}
    if len(antes) == len(names) and len(amounts) == 1:
        return t("terminal-all-ante", chips=t.count("chips", int(str(amounts.pop()))))
    return t("sentence-between").join(t.event(event, names) for event in antes)
