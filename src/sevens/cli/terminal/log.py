"""The game in words: what it is called, and what has happened, as sentences for one pair of eyes."""

from __future__ import annotations

from collections.abc import Sequence

from sevens.engine import Event, event_for
from sevens.rules import PRESETS, Rules, preset_name
from sevens.rules.model import OptionValue
from sevens.texts import Texts

_SAID_ELSEWHERE = ("deal_over", "match_over")


def _nearest_preset(rules: Rules) -> str:
    """The preset from which these rules differ least."""
    return preset_name(rules) or min(PRESETS, key=lambda name: len(_changes(rules, PRESETS[name])))


def _changes(rules: Rules, preset: Rules) -> list[tuple[str, OptionValue]]:
    before = preset.options()
    return [(name, value) for name, value in rules.options().items() if value != before[name]]


def house_rules(rules: Rules) -> list[tuple[str, OptionValue]]:
    """The options that differ from the nearest preset, with their values; the length of the match is told elsewhere."""
    changes = _changes(rules, PRESETS[_nearest_preset(rules)])
    return [(name, value) for name, value in changes if name != "match"]


def game_title(rules: Rules, t: Texts) -> str:
    """What a game is called: its preset's title, with a word for house rules on top."""
    title = t.preset_title(_nearest_preset(rules))
    return t("terminal-with-house-rules", game=title) if house_rules(rules) else title


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
