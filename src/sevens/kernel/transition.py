"""The transition: how a deal opens, and what each action does. A state changes nowhere else.

`step` takes actions that are legal, or faults that the rules let happen; `sevens.kernel.legality` decides which are.
One function a rule; the order inside a turn follows rules.md.
"""

from __future__ import annotations

from sevens.kernel.legality import (
    blocked,
    has_play,
    pass_allowed,
    surrendered_card,
)
from sevens.kernel.parameters import (
    ACTIVE,
    ANNOUNCED,
    CARD_OF_ACTION,
    CARDS,
    ELIMINATED,
    FAULT_FINE,
    FAULT_LOSE_DEAL,
    FAULT_SKIP_TURN,
    FAULT_SURRENDER,
    GOING_UP,
    IDLE,
    JOKER,
    JOKER_BIT,
    JOKER_ONLY,
    JOKER_PLAY,
    LAST_CARD_PENALTY,
    LAST_CHIPS,
    LAST_DRAW,
    LAST_OFF,
    LENGTH_SHIFT,
    LOSE_TURN,
    NAME,
    OPEN_CARD,
    OPEN_DEALER_NAMES,
    OPEN_ELDEST,
    OPEN_FIRST_HOLDER,
    OPEN_LAY_ALL,
    OPEN_LOWEST,
    OUT,
    PASS,
    ROW,
    ROW_MASK,
    RUN,
    UNEVEN_LONG,
    UNEVEN_NONE,
    UNEVEN_SHORT,
)
from sevens.kernel.scoring import end_deal
from sevens.kernel.state import (
    ANTE,
    BITS,
    DREW,
    ELIMINATED_EVENT,
    JOKER_ONLY_EVENT,
    JOKER_PLAYED,
    JOKER_TAKEN,
    LAID,
    NAMED,
    OTHER_ROWS,
    PASSED,
    PLAYED,
    ROW_SHIFT,
    SURRENDERED,
    TURN_LOST,
    WENT_OUT,
    DealState,
    active_before,
    count_cards,
    draw_number,
    emit,
    give,
    holds_only_joker,
    lay,
    link_active_seats,
    nearest_holder,
    next_card,
    pay,
    refresh_frontiers,
    row_that_accepts,
    take,
)

FORCED, VOLUNTARY, FORBIDDEN = 0, 1, 2  # kinds of passes in events


# --- Opening
# -----------------------------------------------------------------------------------------------------------


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


def resume(state: DealState) -> None:
    """Whatever holds at once in any position: R30, R24, R20."""
    if state.active <= 1:
        end_deal(state)
    elif state.opening_card < 0 and not state.naming:
        settle_turn(state)


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


# --- Turns
# -------------------------------------------------------------------------------------------------------------


def step(state: DealState, action: int) -> None:
    """Do what the seat to move does."""
    if action < CARDS and state.parameters.plain_play and state.opening_card < 0:
        play_plainly(state, action)
    elif action == PASS:
        pass_turn(state)
    elif action == LOSE_TURN:
        lose_turn(state)
    elif action & JOKER_PLAY:
        play_joker(state, action)
    elif NAME <= action < NAME + 4:
        name_suit(state, action - NAME)
    else:
        play(state, action)


def play_plainly(state: DealState, card: int) -> None:
    """R14 where nothing else can happen: one pack, no joker, nothing to announce. The same as `play`, the short way."""
    seat = state.to_move
    hand = state.hands[seat] ^ BITS[card]
    state.hands[seat] = hand
    laid = state.laid[0] | BITS[card]
    state.laid[0] = laid
    shift = ROW_SHIFT[card]
    frontier = state.frontier & OTHER_ROWS[card] | state.parameters.frontiers[laid >> shift & ROW_MASK] << shift
    state.frontier = frontier
    state.frontiers[0] = frontier
    state.idle_turns = 0
    state.passed = 0
    if state.recording:
        emit(state, PLAYED, seat, card, 0)
    if hand == 0:
        finish_turn(state, seat)
    else:
        state.to_move = state.after[seat]
        if state.dead or state.parameters.watched:
            settle_turn(state)


def play(state: DealState, action: int) -> None:
    """R14 to R16: lay a card or a run, all of it on the row of its first card."""
    seat = state.to_move
    if state.opening_card >= 0:
        state.opening_card = -1
        refresh_frontiers(state)
    card = action & CARD_OF_ACTION
    row = row_that_accepts(state, card)
    length = action >> LENGTH_SHIFT & 15 if action & RUN else 1
    emit(state, PLAYED, seat, action, row)
    take(state, seat, card)
    lay(state, row, card)
    for _ in range(length - 1):
        card = next_card(state, row, card, action & GOING_UP, 0)
        take(state, seat, card)
        lay(state, row, card)
    state.idle_turns = 0
    state.passed = 0
    leave_when_empty(state, seat)
    leave_with_joker_only(state)
    announce(state, seat, action)
    finish_turn(state, seat)


def play_joker(state: DealState, action: int) -> None:
    """R25, R26, R28: joker and the card after it are laid, the mover may go out, then the joker changes hands."""
    seat = state.to_move
    target = action & CARD_OF_ACTION
    following = next_card(state, 0, target, action & GOING_UP, BITS[target])
    emit(state, JOKER_PLAYED, seat, action, following)
    state.hands[seat] ^= JOKER_BIT
    take(state, seat, following)
    lay(state, 0, target)
    lay(state, 0, following)
    state.idle_turns = 0
    state.passed = 0
    leave_when_empty(state, seat)
    holder = nearest_holder(state, target, 0)
    state.hands[holder] ^= BITS[target] | JOKER_BIT
    emit(state, JOKER_TAKEN, holder, target, 0)
    leave_with_joker_only(state)
    announce(state, seat, action)
    finish_turn(state, seat)


def pass_turn(state: DealState) -> None:
    """R18, R19, R36, R38: a forced, a voluntary or a forbidden pass."""
    seat = state.to_move
    if state.parameters.plain_pass and not state.recording:
        count_pass(state, seat)
        end_turn(state, seat)
        return
    kind = FORCED
    if has_play(state, seat):
        kind = VOLUNTARY if pass_allowed(state) else FORBIDDEN
    given = surrendered_card(state) if kind == FORBIDDEN and state.parameters.illegal_pass == FAULT_SURRENDER else -1
    count_pass(state, seat)
    emit(state, PASSED, seat, kind, 0)
    pay_for_pass(state, seat, kind)
    limit_reached = use_up_pass(state, seat)
    if kind == FORBIDDEN:
        punish(state, seat, given)
    if limit_reached and state.status[seat] == ACTIVE:
        eliminate(state, seat)
    finish_turn(state, seat)


def count_pass(state: DealState, seat: int) -> None:
    """R23: note who has passed and that the turn laid no card."""
    state.passes_made[seat] += 1
    state.passed |= BITS[seat]
    state.idle_turns += 1


def pay_for_pass(state: DealState, seat: int, kind: int) -> None:
    """R36, R38: what a pass of this kind costs."""
    parameters = state.parameters
    if kind == VOLUNTARY:
        pay(state, seat, parameters.voluntary_cost)
    elif kind == FORBIDDEN and parameters.illegal_pass == FAULT_FINE:
        pay(state, seat, parameters.illegal_pass_cost)
    else:
        pay(state, seat, parameters.pass_cost)


def use_up_pass(state: DealState, seat: int) -> bool:
    """R19: count the pass if one is left; whether it was the last and ends the deal for the seat (R20)."""
    if state.parameters.pass_limit < 0 or state.passes_left[seat] == 0:
        return False
    state.passes_left[seat] -= 1
    return state.passes_left[seat] == 0 and state.parameters.limit_reached != 0


def punish(state: DealState, seat: int, given: int) -> None:
    """R38: what follows a forbidden pass that the rules let happen."""
    kind = state.parameters.illegal_pass
    if kind == FAULT_SKIP_TURN:
        state.skipped |= BITS[seat]
    elif kind == FAULT_LOSE_DEAL:
        eliminate(state, seat)
    elif kind == FAULT_SURRENDER and given >= 0:
        take(state, seat, given)
        give(state, state.after[seat], given)
        emit(state, SURRENDERED, seat, given, state.after[seat])


def lose_turn(state: DealState) -> None:
    """R39: the card returns to the hand, nothing is paid or counted."""
    seat = state.to_move
    emit(state, TURN_LOST, seat, 1, 0)
    state.idle_turns += 1
    end_turn(state, seat)


def announce(state: DealState, seat: int, action: int) -> None:
    """R40: a play that leaves one card without announcing it costs two cards or chips."""
    kind = state.parameters.last_card
    if kind == LAST_OFF or action & ANNOUNCED or state.status[seat] != ACTIVE or count_cards(state, seat) != 1:
        return
    if kind == LAST_CHIPS:
        pay(state, seat, LAST_CARD_PENALTY)
    elif kind == LAST_DRAW and state.active > 1:
        left, right = state.after[seat], active_before(state, seat)
        draw_from(state, seat, left)
        if right != left:
            draw_from(state, seat, right)
        leave_with_joker_only(state)


def draw_from(state: DealState, seat: int, giver: int) -> None:
    """R40: take a random card from a neighbour that keeps at least one."""
    size = count_cards(state, giver)
    if size < 2:
        return
    number = draw_number(state, size)
    word = state.hands[giver]
    while True:
        lowest = word & -word
        copies = 2 if state.seconds[giver] & lowest else 1
        if number < copies:
            break
        number -= copies
        word ^= lowest
    card = lowest.bit_length() - 1
    take(state, giver, card)
    give(state, seat, card)
    emit(state, DREW, seat, card, giver)


# --- Leaving and the end
# -----------------------------------------------------------------------------------------------


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
    """R22: the turn goes to the next active seat."""
    state.to_move = state.after[seat]
    if state.dead or state.parameters.watched:
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
