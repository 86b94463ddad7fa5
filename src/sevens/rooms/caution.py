"""The move that is made for somebody whose time has run out."""

from __future__ import annotations

from sevens.bots.base import with_announcement
from sevens.engine import Action, View


def cautious_action(view: View) -> Action:
    """What a cautious player would do who must not gain by being slow: a function of the seat's own view.

    Whoever can play plays, so that a slow turn never becomes a free pass. Of the plays it is the one that opens least
    to others: one card, rather an end of its row, rather one behind which the next cards are in the own hand, rather
    far from the starter. The joker comes last. The last card is announced where it has to be (R40).
    """
    plays = [action for action in view.legal if action.kind != "pass"]
    chosen = min(plays, key=lambda action: _risk(view, action)) if plays else view.legal[0]
    return with_announcement(view, chosen)


def _risk(view: View, action: Action) -> tuple[int, int, int, int, str]:
    """What an action gives away, the worst first; the text decides between equals, so that the choice is fixed."""
    if action.kind == "name":
        return 0, 0, 0, 0, str(action)
    ranks, middle = view.rules.ranks, view.rules.ranks.index(view.rules.starter)
    held, last = set(view.hand or ()), action.cards[-1]
    place, suit = ranks.index(last[0]), last[1]
    opened = [middle - 1, middle + 1] if place == middle else [place + (1 if place > middle else -1)]
    given = sum(0 <= index < len(ranks) and ranks[index] + suit not in held for index in opened)
    return int(action.kind == "joker"), given, len(action.cards), -abs(place - middle), str(action)
