"""The level that plays by a tuned rule: what it looks at, and the weights, are in `sevens.kernel.policy`."""

from __future__ import annotations

from sevens.bots.base import chance_for, require_turn, with_announcement
from sevens.bots.reading import by_merit, codes_of, deal_hidden, state_of
from sevens.engine import Action, View


class MediumBot:
    """The best action by a linear rule; nothing is left to chance but the suit that a dealer names (R13)."""

    level = "medium"

    def choose(
        self,
        view: View,
        *,
        seed: int | str,
        seconds: float | None = None,  # noqa: ARG002
        playouts: int | None = None,  # noqa: ARG002
    ) -> Action:
        """See `Bot.choose`."""
        require_turn(view)
        if view.naming:
            return chance_for(view, seed).choice(view.legal)
        if len(view.legal) == 1:
            return with_announcement(view, view.legal[0])
        state = state_of(view)
        deal_hidden(state, view)
        codes = codes_of(view, state)
        return with_announcement(view, view.legal[codes.index(by_merit(state, codes)[0])])
