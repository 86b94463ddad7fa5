"""The levels that hardly think: pure chance, and a beginner with sensible habits."""

from __future__ import annotations

import random

from sevens.bots.base import announcement_due, cards_left, chance_for, require_turn, with_announcement
from sevens.engine import Action, View

SLIP = 0.08  # how often a beginner plays the first thing that fits
FORGETS = 0.15  # how often a beginner forgets to say "last card"
WAVERING = 1.6  # spread of a beginner's judgement, in the points of `_merit`


class RandomBot:
    """Every legal action is equally likely; it always says "last card"."""

    level = "random"

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
        return with_announcement(view, chance_for(view, seed).choice(view.legal))


class EasyBot:
    """A beginner: opens the way for far cards, holds back sixes and eights, keeps passes - mostly."""

    level = "easy"

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
        chance = chance_for(view, seed)
        if view.hand is None or chance.random() < SLIP:
            chosen = chance.choice(_plays_first(view, chance))
        else:
            merits = [_merit(view, action) + chance.gauss(0, WAVERING) for action in view.legal]
            chosen = view.legal[merits.index(max(merits))]
        if announcement_due(view, chosen) and chance.random() < FORGETS:
            return chosen
        return with_announcement(view, chosen)


def _plays_first(view: View, chance: random.Random) -> list[Action]:
    """What a slip chooses from: a pass is rarely one."""
    plays = [action for action in view.legal if action.kind != "pass"]
    return plays if plays and chance.random() < 0.9 else list(view.legal)


def _merit(view: View, action: Action) -> float:
    """How good an action looks to a beginner, in points of no particular unit."""
    if action.kind == "pass":
        return _merit_of_pass(view)
    if cards_left(view, action) == 0:
        return 100.0
    ranks, starter = view.rules.ranks, view.rules.starter
    held = set(view.hand or ())
    last = action.cards[-1]
    place, middle = ranks.index(last[0]), ranks.index(starter)
    own_low = [rank for rank in ranks[:place] if rank + last[1] in held and ranks.index(rank) < middle]
    own_high = [rank for rank in ranks[place + 1 :] if rank + last[1] in held and ranks.index(rank) > middle]
    merit = 1.5 * (len(action.cards) - 1)
    if action.kind == "joker":
        merit += 1.0
    if action.cards[0][0] == starter:
        own = own_low + own_high
        return merit + 0.8 * len(own) - 2.0
    own = own_high if place > middle else own_low
    following = place + 1 if place > middle else place - 1
    if not own:
        # Nothing to gain behind it: the nearer to the starter, the more cards of others it holds back.
        blocked = len(ranks) - 1 - place if place > middle else place
        return merit + (1.5 if blocked == 0 else -0.5 * blocked)
    merit += 1.0 + 0.6 * max(abs(ranks.index(rank) - place) for rank in own)
    return merit + (1.0 if 0 <= following < len(ranks) and ranks[following] + last[1] in held else 0.0)


def _merit_of_pass(view: View) -> float:
    """Holding back is worth something while passes last; more so when others have none left."""
    rules, seat = view.rules, view.seat or 0
    if view.passes_left is None:
        return -3.0 - 0.5 * rules.voluntary_pass_cost
    if view.passes_left[seat] < 2:
        return -6.0
    others = [
        view.passes_left[other] for other in range(view.seats) if other != seat and view.status[other] == "active"
    ]
    return -0.5 if 0 in others else -2.0
