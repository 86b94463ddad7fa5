"""Leaving a deal, and handing on the turn to a seat that can act (R20 to R24, R28 to R30)."""

from __future__ import annotations

from sevens.kernel.legality import blocked, has_play
from sevens.kernel.parameters import ACTIVE, ELIMINATED, JOKER, JOKER_BIT, JOKER_ONLY, OUT
from sevens.kernel.scoring import end_deal
from sevens.kernel.state import (
    BITS,
    ELIMINATED_EVENT,
    JOKER_ONLY_EVENT,
    TURN_LOST,
    WENT_OUT,
    DealState,
    emit,
    holds_only_joker,
    link_active_seats,
    nearest_holder,
    refresh_frontiers,
)


def leave(state: DealState, seat: int, status: int) -> None:
    """A seat is done with this deal."""
    state.status[seat] = status
    state.exits[state.exit_count] = seat
    state.exit_count += 1
    state.active -= 1
    link_active_seats(state)


def leave_when_empty(state: DealState, seat: int) -> None:
    """R28, R30: a seat without cards goes out."""
    if state.hands[seat] == 0 and state.status[seat] == ACTIVE:
        leave(state, seat, OUT)
        emit(state, WENT_OUT, seat, 0, 0)


def leave_with_joker_only(state: DealState) -> None:
    """R29: a seat that holds nothing but the joker leaves at once, and the joker with it."""
    if not state.parameters.joker:
        return
    seat = nearest_holder(state, JOKER, 0)
    if seat >= 0 and holds_only_joker(state, seat):
        state.hands[seat] = 0
        state.removed[0] |= JOKER_BIT
        leave(state, seat, JOKER_ONLY)
        emit(state, JOKER_ONLY_EVENT, seat, 0, 0)


def lay_cards(state: DealState, cards: int, twice: int) -> None:
    """Lay cards at their places, each on the first row that lacks it (R15, R21); frontiers are left as they were."""
    state.laid[1] |= state.laid[0] & cards | twice
    state.laid[0] |= cards


def eliminate(state: DealState, seat: int) -> None:
    """R21: the hand is laid or taken out of play, the joker leaves."""
    cards, twice = state.hands[seat], state.seconds[seat]
    state.lost_hand[seat], state.lost_seconds[seat] = cards, twice
    state.hands[seat] = state.seconds[seat] = 0
    emit(state, ELIMINATED_EVENT, seat, cards, twice)
    state.removed[0] |= cards & JOKER_BIT
    cards &= JOKER_BIT - 1
    if state.parameters.remove:
        state.removed[1] |= state.removed[0] & cards | twice
        state.removed[0] |= cards
        state.dead = 1
    elif cards:
        lay_cards(state, cards, twice)
        state.idle_turns = 0
        state.passed = 0
    refresh_frontiers(state)
    state.skipped &= ~BITS[seat]
    leave(state, seat, ELIMINATED)


def someone_out(state: DealState) -> bool:
    """Whether a hand is empty because its seat went out (R30)."""
    for number in range(state.exit_count):
        if state.status[state.exits[number]] == OUT:
            return True
    return False


def finish_turn(state: DealState, seat: int) -> None:
    """R30: end the deal or hand on the turn."""
    leave_when_empty(state, seat)
    if state.active <= 1 or (state.parameters.first_out and state.status[seat] == OUT):
        end_deal(state)
    else:
        end_turn(state, seat)


def end_turn(state: DealState, seat: int) -> None:
    """R22: the turn goes to the next active seat; seldom that is not all."""
    following = state.after[seat]
    state.to_move = following
    if state.dead or (state.parameters.watched and (state.passes_left[following] == 0 or state.skipped)):
        settle_turn(state)


def settle_turn(state: DealState) -> None:
    """Find a seat that can act: R24 ends a blocked deal, R38 skips turns, R20 eliminates seats that are stuck."""
    while True:
        if state.dead and blocked(state):
            end_deal(state)
            return
        seat = state.to_move
        if state.skipped & BITS[seat]:
            state.skipped ^= BITS[seat]
            state.idle_turns += 1
            emit(state, TURN_LOST, seat, 0, 0)
        elif state.parameters.pass_limit >= 0 and state.passes_left[seat] == 0 and not has_play(state, seat):
            eliminate(state, seat)
            if state.active <= 1:
                end_deal(state)
                return
        else:
            return
        state.to_move = state.after[seat]


def resume(state: DealState) -> None:
    """Whatever holds at once in any position: R30, R24, R20."""
    if state.active <= 1:
        end_deal(state)
    elif state.opening_card < 0 and not state.naming:
        settle_turn(state)
