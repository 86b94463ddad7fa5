"""The transition: what each action does. A state changes nowhere else.

`step` takes actions that are legal, or faults that the rules let happen; `sevens.kernel.legality` decides which are.
One function a rule; the order inside a turn follows rules.md.
"""

from __future__ import annotations

from sevens.kernel.legality import has_play, pass_allowed, surrendered_card
from sevens.kernel.opening import name_suit
from sevens.kernel.parameters import (
    ACTIVE,
    ANNOUNCED,
    CARD_OF_ACTION,
    CARDS,
    FAULT_FINE,
    FAULT_LOSE_DEAL,
    FAULT_SKIP_TURN,
    FAULT_SURRENDER,
    GOING_UP,
    JOKER_BIT,
    JOKER_PLAY,
    LAST_CARD_PENALTY,
    LAST_CHIPS,
    LAST_DRAW,
    LAST_OFF,
    LENGTH_SHIFT,
    LOSE_TURN,
    NAME,
    PASS,
    ROW_MASK,
    RUN,
)
from sevens.kernel.state import (
    BITS,
    DREW,
    JOKER_PLAYED,
    JOKER_TAKEN,
    OTHER_ROWS,
    PASSED,
    PLAYED,
    ROW_SHIFT,
    SURRENDERED,
    TURN_LOST,
    DealState,
    active_before,
    count_cards,
    draw_number,
    emit,
    give,
    lay,
    nearest_holder,
    next_card,
    pay,
    refresh_frontiers,
    row_that_accepts,
    take,
)
from sevens.kernel.turns import eliminate, end_turn, finish_turn, leave_when_empty, leave_with_joker_only

FORCED, VOLUNTARY, FORBIDDEN = 0, 1, 2  # kinds of passes in events


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
        end_turn(state, seat)


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
