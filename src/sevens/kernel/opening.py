"""How a deal opens: antes and the six kinds of opening (R8 to R13, R35)."""

from __future__ import annotations

from sevens.kernel.parameters import (
    ACTIVE,
    IDLE,
    OPEN_CARD,
    OPEN_DEALER_NAMES,
    OPEN_ELDEST,
    OPEN_FIRST_HOLDER,
    OPEN_LAY_ALL,
    OPEN_LOWEST,
    ROW,
    UNEVEN_LONG,
    UNEVEN_NONE,
    UNEVEN_SHORT,
)
from sevens.kernel.scoring import end_deal
from sevens.kernel.state import (
    ANTE,
    BITS,
    LAID,
    NAMED,
    DealState,
    count_cards,
    emit,
    link_active_seats,
    nearest_holder,
    refresh_frontiers,
)
from sevens.kernel.turns import lay_cards, leave_when_empty, leave_with_joker_only, resume, someone_out


def open_deal(state: DealState) -> None:
    """Antes (R35) and the opening of a deal whose hands, stacks and dealer are set."""
    for seat in range(state.seats):
        state.stacks_before[seat] = state.chips[seat]
    pay_antes(state)
    open_layout(state)


def open_layout(state: DealState) -> None:
    """The opening (R8 to R13)."""
    link_active_seats(state)
    refresh_frontiers(state)
    leave_with_joker_only(state)
    state.to_move = state.after[state.dealer]
    opening = state.parameters.opening
    if opening == OPEN_CARD:
        require_opening_card(state, first_opening_card(state))
    elif opening == OPEN_ELDEST:
        pass  # R9: the dealer's left moves first, as set above
    elif opening == OPEN_FIRST_HOLDER:
        move_first_holder(state)
    elif opening == OPEN_LAY_ALL:
        lay_all_starters(state)
    elif opening == OPEN_LOWEST:
        move_holder_of_lowest(state)
    elif opening == OPEN_DEALER_NAMES and state.status[state.dealer] == ACTIVE and first_opening_card(state) >= 0:
        state.naming = 1
        state.to_move = state.dealer
        state.frontier = 0
    if not state.over:
        resume(state)


def pay_antes(state: DealState) -> None:
    """R35: every seat dealt in pays the ante, shorter or longer hands one more."""
    parameters = state.parameters
    if parameters.ante == 0 and parameters.uneven_ante == UNEVEN_NONE:
        return
    shortest, longest = 1000, 0
    for seat in range(state.seats):
        if state.status[seat] != IDLE:
            size = count_cards(state, seat)
            shortest = min(shortest, size)
            longest = max(longest, size)
    for seat in range(state.seats):
        if state.status[seat] != IDLE:
            size = count_cards(state, seat)
            amount = parameters.ante
            if shortest < longest:
                if parameters.uneven_ante == UNEVEN_SHORT and size == shortest:
                    amount += 1
                if parameters.uneven_ante == UNEVEN_LONG and size == longest:
                    amount += 1
            amount = min(state.chips[seat], amount)
            if amount > 0:
                state.chips[seat] -= amount
                state.pot += amount
                emit(state, ANTE, seat, amount, 0)


def first_opening_card(state: DealState) -> int:
    """R8: the starter of the first suit in `opening_suits` that was dealt; -1 when none was."""
    for number in range(4):
        card = state.parameters.opening_suits[number] * ROW + state.parameters.starter
        if nearest_holder(state, card, 0) >= 0:
            return card
    return -1


def require_opening_card(state: DealState, card: int) -> None:
    """R8: the first holder clockwise from the dealer's left must lay the card as the first action."""
    if card < 0:
        return
    state.opening_card = card
    state.to_move = nearest_holder(state, card, state.dealer + 1)
    state.frontier = BITS[card]
    state.frontiers[0] = BITS[card]
    state.frontiers[1] = 0


def move_first_holder(state: DealState) -> None:
    """R10: the first seat from the dealer's left that holds a starter moves first."""
    for step_left in range(1, state.seats + 1):
        seat = (state.dealer + step_left) % state.seats
        if state.hands[seat] & state.parameters.starters:
            state.to_move = seat
            return


def lay_all_starters(state: DealState) -> None:
    """R11: all starters are laid before play; emptied hands finish, clockwise from the opening card's owner."""
    opening_card = first_opening_card(state)
    owner = nearest_holder(state, opening_card, state.dealer + 1) if opening_card >= 0 else state.to_move
    for step_left in range(1, state.seats + 1):
        seat = (state.dealer + step_left) % state.seats
        starters = state.hands[seat] & state.parameters.starters
        twice = state.seconds[seat] & state.parameters.starters
        if starters:
            lay_cards(state, starters, twice)
            state.hands[seat] ^= starters
            state.seconds[seat] ^= twice
            emit(state, LAID, seat, starters, twice)
    refresh_frontiers(state)
    for step_left in range(state.seats):
        leave_when_empty(state, (owner + step_left) % state.seats)
    leave_with_joker_only(state)
    state.to_move = owner if state.status[owner] == ACTIVE else state.after[owner]
    if state.parameters.first_out and someone_out(state):
        end_deal(state)


def move_holder_of_lowest(state: DealState) -> None:
    """R12: the holder of the lowest card of the first opening suit has the first turn."""
    for number in range(4):
        for place in range(state.parameters.size):
            seat = nearest_holder(state, state.parameters.opening_suits[number] * ROW + place, state.dealer + 1)
            if seat >= 0:
                state.to_move = seat
                return


def name_suit(state: DealState, suit: int) -> None:
    """R13: the dealer has named a suit; its starter opens as in R8."""
    emit(state, NAMED, state.to_move, suit, 0)
    state.naming = 0
    require_opening_card(state, suit * ROW + state.parameters.starter)
