"""Why the kernel refuses an action, in the terms of errors: rule, short name, English message, parameters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens.engine.actions import Action
from sevens.errors import IllegalAction
from sevens.kernel import legality

if TYPE_CHECKING:
    from sevens.engine.state import State

_REASONS: Final[dict[int, tuple[str, str, str]]] = {
    legality.OPENING_CARD_FIRST: ("R8", "opening_card_first", "the opening card has to be laid first"),
    legality.NAMING_FIRST: ("R13", "naming_first", "the dealer has to name a suit first"),
    legality.NO_NAMING_NOW: ("R13", "no_naming_now", "no suit is to be named now"),
    legality.SUIT_NOT_DEALT: ("R13", "suit_not_dealt", "the starter of that suit was not dealt"),
    legality.NOT_HELD: ("R14", "not_held", "the seat to move does not hold that card"),
    legality.NOT_A_FRONTIER: ("R14", "not_a_frontier", "the card does not fit any row now"),
    legality.MUST_PLAY: ("R18", "must_play", "who can play must play"),
    legality.NO_PASS_LEFT: ("R19", "no_pass_left", "no pass is left and a card can be laid"),
    legality.ALL_OTHERS_PASSED: (
        "R23",
        "all_others_passed",
        "all others have passed since the last card: a card must be laid",
    ),
    legality.TOO_MANY_IDLE_TURNS: (
        "R23",
        "too_many_idle_turns",
        "too many turns in a row have laid no card: one must be laid",
    ),
    legality.ONE_CARD_ONLY: ("R16", "one_card_only", "these rules allow one card a turn"),
    legality.NOT_A_RUN: ("R16", "not_a_run", "the cards do not follow one another from a row in one direction"),
    legality.NO_JOKER: ("R25", "no_joker", "the seat to move does not hold the joker"),
    legality.JOKER_NOT_ON_FRONTIER: ("R25", "joker_not_on_frontier", "the joker cannot be laid there now"),
    legality.JOKER_FOR_OWN_CARD: ("R25", "joker_for_own_card", "the joker cannot stand for a card of one's own"),
    legality.JOKER_FOR_STARTER: ("R27", "joker_for_starter", "the joker cannot stand for a starter"),
    legality.JOKER_WITHOUT_NEXT: (
        "R25",
        "joker_without_next",
        "the card after the joker is not the next one, or not held",
    ),
    legality.NOBODY_HOLDS_IT: ("R25", "nobody_holds_it", "nobody holds the card that the joker would stand for"),
    legality.NOTHING_TO_SURRENDER: ("R38", "nothing_to_surrender", "a pass here would hand over the last card"),
}


def refusal(reason: int, action: Action, state: State) -> IllegalAction:
    """The error for a refused action, with what its sentence needs: the card, what is missing before it, the passes
    left.
    """
    rule, name, message = _REASONS[reason]
    params: dict[str, object] = {"action": str(action)}
    if action.cards:
        params["card"] = action.cards[0]
    if state.opening_card is not None:
        params["opening_card"] = state.opening_card
    if reason == legality.NOT_A_FRONTIER:
        params["waits_for"] = sorted(
            rank + action.cards[0][1] for row in state.frontiers[action.cards[0][1]] for rank in row
        )
    return IllegalAction(f"{action}: {message}", rule=rule, reason=name, params=params)
