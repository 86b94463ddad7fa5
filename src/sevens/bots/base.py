"""What every bot is: a function of a view and a seed."""

from __future__ import annotations

import random
from typing import Protocol

from sevens.engine import Action, View


class Bot(Protocol):
    """A player that knows what a person in its seat knows.

    Attributes:
        level: the name under which it is offered.
    """

    level: str

    def choose(
        self, view: View, *, seed: int | str, seconds: float | None = None, playouts: int | None = None
    ) -> Action:
        """Choose one of `view.legal`, with "last card" said where it is due.

        With `playouts` and without `seconds` the choice follows from the arguments alone, the same on every machine.

        Args:
            view: the view of the seat that is to move.
            seed: where chance comes from; one seed serves a whole match.
            seconds: how long thinking may take, for levels that think; None leaves it to `playouts`.
            playouts: how many hidden deals are played out at most, for levels that do; None for the level's own number,
                which is smaller where the kernel is not compiled.

        Raises:
            ValueError: when the view's seat is not to move.
        """
        ...


def require_turn(view: View) -> None:
    """Refuse a view that leaves nothing to choose.

    Raises:
        ValueError: when the view's seat is not to move.
    """
    if not view.legal:
        raise ValueError(f"seat {view.seat} is not to move")


def chance_for(view: View, seed: int | str) -> random.Random:
    """A source of chance for one decision, fixed by the seed and by what everybody has seen."""
    return random.Random(f"{seed}/{view.deal}/{view.seat}/{len(view.history)}")


def cards_left(view: View, action: Action) -> int:
    """How many cards the seat holds after an action of its own, before anything comes back to it."""
    held = len(view.hand or ())
    return held - (2 if action.kind == "joker" else len(action.cards))


def announcement_due(view: View, action: Action) -> bool:
    """Whether an action has to be announced as "last card" (R40)."""
    return view.rules.last_card != "off" and bool(action.cards) and cards_left(view, action) == 1


def with_announcement(view: View, action: Action) -> Action:
    """The action, announced where it has to be."""
    return action.announce() if announcement_due(view, action) else action
