"""What the seat to move may do (R14 to R27), and why it may not do something else (R8 to R40)."""

from __future__ import annotations

from sevens.kernel.parameters import (
    ACTIVE,
    FAULT_REJECT,
    FAULT_SURRENDER,
    GOING_UP,
    JOKER_BIT,
    JOKER_PLAY,
    LENGTH_SHIFT,
    NAME,
    PASS,
    PASS_BIT,
    ROW,
    ROW_MASK,
    RUN,
)
from sevens.kernel.state import (
    BITS,
    DealState,
    count_cards,
    growth,
    next_card,
    row_that_accepts,
)

# Why an action is refused.
ACCEPTED = 0
OPENING_CARD_FIRST = 1
NAMING_FIRST = 2
NO_NAMING_NOW = 3
NOT_HELD = 4
NOT_A_FRONTIER = 5
MUST_PLAY = 6
NO_PASS_LEFT = 7
ALL_OTHERS_PASSED = 8
TOO_MANY_IDLE_TURNS = 9
ONE_CARD_ONLY = 10
NOT_A_RUN = 11
NO_JOKER = 12
JOKER_NOT_ON_FRONTIER = 13
JOKER_FOR_OWN_CARD = 14
JOKER_FOR_STARTER = 15
JOKER_WITHOUT_NEXT = 16
NOBODY_HOLDS_IT = 17
NOTHING_TO_SURRENDER = 18
SUIT_NOT_DEALT = 19

DOWN = 0
UP = 1
SURRENDER_SUITS = [2, 3, 1, 0]  # ties in the order d c h s (R38)


def legal_mask(state: DealState) -> int:
    """The cards that may be laid, and PASS_BIT where a pass is allowed: all that a seat without the joker may do in a
    game without runs, once a suit has been named.
    """
    plays = state.frontier & state.hands[state.to_move]
    if plays == 0:
        return PASS_BIT
    if not state.parameters.voluntary or state.opening_card >= 0:
        return plays
    return plays | PASS_BIT if may_hold_back(state) else plays


def pass_allowed(state: DealState) -> bool:
    """Whether the seat to move may pass without a fault (R18, R19, R23)."""
    if state.opening_card >= 0 or state.naming:
        return False  # R8, R13: neither can be avoided
    if not has_play(state, state.to_move):
        return True  # a forced pass; a seat without passes left has been eliminated before it came to move (R20)
    return state.parameters.voluntary != 0 and may_hold_back(state)


def may_hold_back(state: DealState) -> bool:
    """Whether a seat that can play may pass where the rules have voluntary passes (R19, R23)."""
    if state.parameters.pass_limit >= 0:
        return state.passes_left[state.to_move] > 0
    return why_must_lay(state) == ACCEPTED


def why_must_lay(state: DealState) -> int:
    """R23, for a seat that can play: why it has to lay a card or use a counted pass now; ACCEPTED when it has not."""
    parameters = state.parameters
    seat = state.to_move
    if parameters.stall_rule and parameters.voluntary and parameters.pass_limit < 0 and others_passed(state, seat):
        return ALL_OTHERS_PASSED
    return TOO_MANY_IDLE_TURNS if state.idle_turns >= 2 * state.dealt_in else ACCEPTED


def others_passed(state: DealState, mover: int) -> bool:
    """Whether every other active seat has passed since a card was last laid (R23)."""
    for seat in range(state.seats):
        if seat != mover and state.status[seat] == ACTIVE and not state.passed & BITS[seat]:
            return False
    return True


def has_play(state: DealState, seat: int) -> bool:
    """Whether a seat could lay something now, a joker play included (R27)."""
    if state.frontier & state.hands[seat]:
        return True
    return state.hands[seat] & JOKER_BIT != 0 and has_joker_play(state, seat)


def has_joker_play(state: DealState, seat: int) -> bool:
    """Whether a seat that holds the joker could use it (R25)."""
    for suit in range(4):
        for up in range(2):
            if joker_target(state, seat, suit, up) >= 0:
                return True
    return False


def joker_target(state: DealState, seat: int, suit: int, up: int) -> int:
    """The card that the joker may stand for in a row and direction (R25); -1 where it may not be used."""
    row = state.laid[0] >> (suit * ROW) & ROW_MASK
    place = growth(state, row, up)
    if place < 0:
        return -1
    target = suit * ROW + place
    following = growth(state, row | BITS[place], up)
    if following < 0 or state.hands[seat] & BITS[target] or not held_elsewhere(state, seat, target):
        return -1
    return target if state.hands[seat] & BITS[suit * ROW + following] else -1


def held_elsewhere(state: DealState, seat: int, card: int) -> bool:
    """Whether another seat holds a card."""
    for other in range(state.seats):
        if other != seat and state.hands[other] & BITS[card]:
            return True
    return False


def blocked(state: DealState) -> bool:
    """R24: whether no active seat can ever play again."""
    for seat in range(state.seats):
        if state.status[seat] == ACTIVE and has_play(state, seat):
            return False
    return True


def list_actions(state: DealState) -> int:
    """Write all legal actions of the seat to move into `choices` and return how many there are.

    The order is that of the engine protocol: plays by suit, rank and length, then joker plays, then the pass.
    """
    count = 0
    if state.over:
        return 0
    if state.naming:
        for suit in range(4):
            if suit_can_be_named(state, suit):
                state.choices[count] = NAME + suit
                count += 1
        return count
    plays = state.frontier & state.hands[state.to_move]
    while plays:
        lowest = plays & -plays
        card = lowest.bit_length() - 1
        state.choices[count] = card
        count += 1
        if state.parameters.runs:
            count = list_runs(state, card, count)
        plays ^= lowest
    if state.hands[state.to_move] & JOKER_BIT and state.opening_card < 0:
        count = list_joker_plays(state, count)
    if pass_allowed(state):
        state.choices[count] = PASS
        count += 1
    return count


def legal_codes(state: DealState) -> list[int]:
    """All legal actions of the seat to move, in the engine protocol's order."""
    count = list_actions(state)
    return [state.choices[number] for number in range(count)]


def suit_can_be_named(state: DealState, suit: int) -> bool:
    """R13: whether the starter of a suit was dealt."""
    starter = suit * ROW + state.parameters.starter
    for seat in range(state.seats):
        if state.hands[seat] & BITS[starter]:
            return True
    return False


def list_runs(state: DealState, card: int, count: int) -> int:
    """Write the runs of two cards and more that begin with a card that may be laid (R16), by length and later ranks."""
    low_length, high_length = run_length(state, card, DOWN), run_length(state, card, UP)
    low_second, high_second = second_of_run(state, card, DOWN), second_of_run(state, card, UP)
    if low_length > 1 and low_second == high_second:
        high_length = 1  # a starter that leaves one gap in a ring: both directions are the same run
    for length in range(2, ROW + 1):
        for turn in range(2):
            up = turn if low_second < high_second else 1 - turn
            if (high_length if up else low_length) >= length:
                state.choices[count] = card | RUN | (GOING_UP if up else 0) | length << LENGTH_SHIFT
                count += 1
    return count


def second_of_run(state: DealState, card: int, up: int) -> int:
    """The card after the first one in a direction; -1 where there is none."""
    row = row_that_accepts(state, card)
    return next_card(state, row, card, up, BITS[card])


def run_length(state: DealState, card: int, up: int) -> int:
    """How many cards the mover could lay at once beginning with a card that may be laid, in one direction (R16)."""
    row = row_that_accepts(state, card)
    if next_card(state, row, card, up, 0) != card and not state.parameters.starters & BITS[card]:
        return 1  # the card grows the row the other way
    also = BITS[card]
    length = 1
    following = next_card(state, row, card, up, also)
    while following >= 0 and state.hands[state.to_move] & BITS[following]:
        also |= BITS[following]
        length += 1
        following = next_card(state, row, card, up, also)
    return length


def list_joker_plays(state: DealState, count: int) -> int:
    """Write the joker plays, by the card that the joker stands for (R25)."""
    for suit in range(4):
        low = joker_target(state, state.to_move, suit, DOWN)
        high = joker_target(state, state.to_move, suit, UP)
        down_first = low <= high
        for turn in range(2):
            up = turn if down_first else 1 - turn
            target = high if up else low
            if target >= 0:
                state.choices[count] = target | JOKER_PLAY | (GOING_UP if up else 0)
                count += 1
    return count


def why_not_play(state: DealState, card: int) -> int:
    """Why a single card may not be laid."""
    if state.opening_card >= 0:
        return ACCEPTED if card == state.opening_card else OPENING_CARD_FIRST
    if not state.hands[state.to_move] & BITS[card]:
        return NOT_HELD
    return ACCEPTED if state.frontier & BITS[card] else NOT_A_FRONTIER


def why_not_pass(state: DealState) -> int:
    """Why a pass is refused; ACCEPTED also for a forbidden pass that the rules let happen (R38)."""
    if state.opening_card >= 0:
        return OPENING_CARD_FIRST
    if pass_allowed(state):
        return ACCEPTED
    parameters = state.parameters
    counted = parameters.pass_limit >= 0 and state.passes_left[state.to_move] > 0
    must_lay = why_must_lay(state)
    if must_lay != ACCEPTED and not (must_lay == TOO_MANY_IDLE_TURNS and counted):
        return must_lay
    if parameters.illegal_pass == FAULT_REJECT:
        return NO_PASS_LEFT if parameters.voluntary else MUST_PLAY
    if parameters.illegal_pass == FAULT_SURRENDER and not can_surrender(state):
        return NOTHING_TO_SURRENDER
    return ACCEPTED


def can_surrender(state: DealState) -> bool:
    """R38: handing over a card must leave a card that is not the joker; with joker plays only, nothing is due."""
    seat = state.to_move
    card = surrendered_card(state)
    if card < 0:
        return True
    left = count_cards(state, seat) - 1
    joker_left = left == 1 and state.hands[seat] & JOKER_BIT != 0
    return left > 0 and not joker_left


def surrendered_card(state: DealState) -> int:
    """R38: the withheld card nearest the starter, ties in the order d c h s, then the low one; -1 with joker plays
    only.
    """
    plays = state.frontier & state.hands[state.to_move]
    best = -1
    nearest = 2 * ROW
    for turn in range(4):
        suit = SURRENDER_SUITS[turn]
        for place in range(ROW):
            if plays & BITS[suit * ROW + place]:
                distance = place - state.parameters.starter
                distance = -distance if distance < 0 else distance
                if distance < nearest:
                    nearest = distance
                    best = suit * ROW + place
    return best


def may_lose_turn(state: DealState, card: int) -> bool:
    """R39: whether laying a card that does not fit is accepted and costs the turn."""
    if not state.parameters.lose_turn or state.opening_card >= 0 or state.naming:
        return False
    if not state.hands[state.to_move] & BITS[card]:
        return False
    return has_play(state, state.to_move) and why_must_lay(state) == ACCEPTED


def why_not_run(state: DealState, cards: list[int], length: int) -> int:
    """Why several cards may not be laid in one turn (R16)."""
    first = why_not_play(state, cards[0])
    if first == OPENING_CARD_FIRST:
        return first
    if not state.parameters.runs:
        return ONE_CARD_ONLY
    if first != ACCEPTED:
        return first
    return ACCEPTED if run_direction(state, cards, length) >= 0 else NOT_A_RUN


def run_direction(state: DealState, cards: list[int], length: int) -> int:
    """The direction in which cards follow one another from the mover's hand; -1 when they do not (R16)."""
    for up in range(2):
        if run_length(state, cards[0], up) >= length and run_is(state, cards, length, up):
            return up
    return -1


def run_is(state: DealState, cards: list[int], length: int, up: int) -> bool:
    """Whether cards are exactly the next ones in a direction."""
    row = row_that_accepts(state, cards[0])
    also = BITS[cards[0]]
    for number in range(1, length):
        if next_card(state, row, cards[0], up, also) != cards[number]:
            return False
        also |= BITS[cards[number]]
    return True


def why_not_joker(state: DealState, target: int, following: int) -> int:
    """Why the joker may not stand for one card with another after it (R25 to R27)."""
    seat = state.to_move
    if state.opening_card >= 0:
        return OPENING_CARD_FIRST
    if not state.hands[seat] & JOKER_BIT:
        return NO_JOKER
    if state.parameters.starters & BITS[target]:
        return JOKER_FOR_STARTER
    if state.hands[seat] & BITS[target]:
        return JOKER_FOR_OWN_CARD
    if not state.frontier & BITS[target]:
        return JOKER_NOT_ON_FRONTIER
    if not held_elsewhere(state, seat, target):
        return NOBODY_HOLDS_IT
    return ACCEPTED if joker_direction(state, target, following) >= 0 else JOKER_WITHOUT_NEXT


def joker_direction(state: DealState, target: int, following: int) -> int:
    """The direction in which a joker play grows its row; -1 when the second card is not the next one or not held."""
    for up in range(2):
        allowed = joker_target(state, state.to_move, target // ROW, up) == target
        if allowed and next_card(state, 0, target, up, BITS[target]) == following:
            return up
    return -1
