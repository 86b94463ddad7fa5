"""The faults that the rules let happen (R38, R39), and what they cost."""

from __future__ import annotations

from dataclasses import replace

from sevens.engine import Action, View
from sevens.texts import Texts


def fault_of(action: Action, view: View, t: Texts) -> str | None:
    """What an accepted action that is not legal will cost, as a sentence; None when it is no fault.

    Args:
        action: has passed the rules' check.
        view: of the seat to move, before it.
        t: the texts.
    """
    if replace(action, announced=False) in view.legal:
        return None
    if action.kind != "pass":
        return t("terminal-fault-play", card=t.card(action.cards[0], the=True))
    seat = view.seat or 0
    kind = view.rules.illegal_pass
    price = view.rules.illegal_pass_cost if kind == "fine" else view.rules.pass_cost
    price = 0 if view.chips is None else min(price, view.chips[seat])
    sentence = t(f"terminal-fault-{kind.replace('_', '-')}", chips=t.count("chips", price))
    if price and kind != "fine":
        sentence += t("sentence-between") + t("terminal-fault-also", chips=t.count("chips", price))
    return sentence
