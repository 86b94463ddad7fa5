"""A linear rule for choosing an action: what `medium` plays, and what playouts play.

It looks at what the seat to move knows and nothing else: its own hand, the layout, how many cards and passes the
others have. Everything is an integer, so that it is the same interpreted and compiled. Weights are in the parameters.
"""

from __future__ import annotations

from sevens.kernel.legality import legal_mask, list_actions
from sevens.kernel.parameters import (
    ACTIVE,
    ANNOUNCED,
    CARD_OF_ACTION,
    GOING_UP,
    JOKER_PLAY,
    LAST_OFF,
    LENGTH_SHIFT,
    PASS,
    PASS_BIT,
    RUN,
    Parameters,
)
from sevens.kernel.state import (
    BITS,
    ROW_SHIFT,
    DealState,
    count_cards,
    draw_number,
    next_card,
    row_that_accepts,
)
from sevens.kernel.transition import step

# Places of the weights in `Parameters.policy`.
W_OWN = 0  # for each own card behind the card laid
W_NEED = 1  # for each card of others that has to come before the farthest of these
W_OTHERS = 2  # for each card of others behind the card laid
W_NEXT_OWN = 3  # the next card outwards is an own one
W_END = 4  # nothing is left to lay behind it
W_LOCK = 5  # nothing of the own behind it, but something of others: a block is given up
W_LOCKED = 6  # the same, for each card that the block holds back
W_STARTER = 7  # the card opens a row
W_PIPS = 8  # for each pip that leaves the hand
W_RUN = 9  # for each further card of a run
W_JOKER = 10  # the joker leaves the hand
W_PASS = 11  # a voluntary pass with no limit, its price apart
W_PASS_FIRST = 12  # a voluntary pass that leaves two or more
W_PASS_SECOND = 13  # a voluntary pass that leaves one
W_PASS_LAST = 14  # a voluntary pass that leaves none
W_CHIP = 15  # for each chip that a pass costs
W_PRESSED = 16  # a pass or a kept block while another seat has no pass left, for each such seat
W_HURRY = 17  # for each card held back, while another seat holds three cards or fewer
WEIGHTS = 18
SHARP = 24  # where the second set of weights begins

# The weights for three kinds of rules, in the order of the places above. The first of each pair is what `medium` plays,
# the sharp ones what `hard` plays. All came out of long matches against themselves, but for medium's with counted
# passes: those are the habits that every guide to the game recommends.
WEIGHTS_MUST_PLAY = [185, 106, -37, -134, 56, -199, -61, -32, -3, 80, 30, -200, -60, -90, -160, -30, 20, -21]
SHARP_MUST_PLAY = [185, 106, -37, -134, 56, -199, -61, -32, -3, 80, 30, -200, -60, -90, -160, -30, 20, -21]
WEIGHTS_COUNTED_PASSES = [60, -10, -8, 40, 60, -60, -10, -40, 0, 20, 30, -200, -60, -90, -160, -30, 20, -5]
SHARP_COUNTED_PASSES = [84, -70, -135, 118, 47, -199, -195, -92, 10, -143, -47, -200, -23, -92, -290, -30, 38, -88]
WEIGHTS_FREE_PASSES = [73, -6, 19, -70, -46, -270, -71, 1, -3, 80, 30, -224, -60, -90, -160, -30, 20, 51]
SHARP_FREE_PASSES = [73, -6, 19, -70, -46, -270, -71, 1, -3, 80, 30, -224, -60, -90, -160, -30, 20, 51]

FEW_CARDS = 3
UNUSABLE = -(1 << 30)


def set_policy(parameters: Parameters) -> None:
    """Choose the weights for the rules: playing compulsory, holding back at the price of a pass or of chips."""
    for place in range(WEIGHTS):
        if not parameters.voluntary:
            parameters.policy[place] = WEIGHTS_MUST_PLAY[place]
            parameters.policy[SHARP + place] = SHARP_MUST_PLAY[place]
        elif parameters.pass_limit >= 0:
            parameters.policy[place] = WEIGHTS_COUNTED_PASSES[place]
            parameters.policy[SHARP + place] = SHARP_COUNTED_PASSES[place]
        else:
            parameters.policy[place] = WEIGHTS_FREE_PASSES[place]
            parameters.policy[SHARP + place] = SHARP_FREE_PASSES[place]


def policy_action(state: DealState, noise: int) -> int:
    """The action with the highest merit, the first of equals, announced where it has to be (R40).

    Args:
        state: a deal that is not over.
        noise: each merit is raised by a random number below this; 0 for none.
    """
    if state.naming:
        count = list_actions(state)
        return state.choices[draw_number(state, count)]  # R13: named before the hand is seen
    if not (state.parameters.runs or state.parameters.joker):
        chosen = best_single(state, noise)
    else:
        chosen = best_listed(state, noise)
    if state.parameters.last_card != LAST_OFF and chosen != PASS and leaves_one(state, chosen):
        chosen |= ANNOUNCED
    return chosen


def leaves_one(state: DealState, action: int) -> bool:
    """Whether an action leaves the mover exactly one card of its own."""
    laid = 2 if action & JOKER_PLAY else action >> LENGTH_SHIFT & 15 if action & RUN else 1
    return count_cards(state, state.to_move) - laid == 1


def best_single(state: DealState, noise: int) -> int:
    """The choice where every play is one card."""
    mask = legal_mask(state)
    if mask & (mask - 1) == 0:
        return PASS if mask == PASS_BIT else mask.bit_length() - 1
    tension = tension_of(state)
    best, chosen = UNUSABLE, PASS
    while mask:
        lowest = mask & -mask
        mask ^= lowest
        action = PASS if lowest == PASS_BIT else lowest.bit_length() - 1
        merit = merit_of(state, action, tension)
        if noise:
            merit += draw_number(state, noise)
        if merit > best:
            best, chosen = merit, action
    return chosen


def best_listed(state: DealState, noise: int) -> int:
    """The choice where runs and joker plays are to be had, too."""
    count = list_actions(state)
    if count == 1:
        return state.choices[0]
    tension = tension_of(state)
    best, chosen = UNUSABLE, PASS
    for number in range(count):
        merit = merit_of(state, state.choices[number], tension)
        if noise:
            merit += draw_number(state, noise)
        if merit > best:
            best, chosen = merit, state.choices[number]
    return chosen


def tension_of(state: DealState) -> int:
    """Twice the number of other active seats without a pass left (R19), plus 1 when one of them holds few cards."""
    pressed, short = 0, 0
    for seat in range(state.seats):
        if seat != state.to_move and state.status[seat] == ACTIVE:
            if state.parameters.pass_limit >= 0 and state.passes_left[seat] == 0:
                pressed += 1
            if count_cards(state, seat) <= FEW_CARDS:
                short = 1
    return 2 * pressed + short


def merit_of(state: DealState, action: int, tension: int) -> int:
    """How good an action is, in hundredths of nothing in particular."""
    if action == PASS:
        return merit_of_pass(state, tension >> 1)
    policy = state.parameters.policy
    base = SHARP if state.sharp >> state.to_move & 1 else 0
    card = action & CARD_OF_ACTION
    row = row_that_accepts(state, card)
    merit = 0
    own = state.hands[state.to_move]
    laid = state.laid[row]
    if action & JOKER_PLAY:
        following = next_card(state, 0, card, action & GOING_UP, BITS[card])
        laid |= BITS[card]
        card = following
        merit += policy[base + W_JOKER]
    elif action & RUN:
        also = BITS[card]
        for _ in range((action >> LENGTH_SHIFT & 15) - 1):
            card = next_card(state, row, card, action & GOING_UP, also)
            also |= BITS[card]
            merit += policy[base + W_RUN] + policy[base + W_PIPS] * state.parameters.pips[card]
        laid |= also
    merit += policy[base + W_PIPS] * state.parameters.pips[card]
    shift = ROW_SHIFT[card]
    own >>= shift
    open_row = ~(laid >> shift) & (BITS[state.parameters.size] - 1)
    place = card - shift
    above, below = open_row & ~(BITS[place + 1] - 1), open_row & (BITS[place] - 1)
    if place == state.parameters.starter:
        merit += policy[base + W_STARTER] + merit_of_side(state, own, above, 1, tension)
        return merit + merit_of_side(state, own, below, 0, tension)
    if place > state.parameters.starter:
        return merit + merit_of_side(state, own, above, 1, tension)
    return merit + merit_of_side(state, own, below, 0, tension)


def merit_of_side(state: DealState, hand: int, beyond: int, up: int, tension: int) -> int:
    """What a card opens on one side, for the mover's cards farther out and for the others'.

    Args:
        state: the deal.
        hand: the mover's cards of the row, as bits of places.
        beyond: the places on that side, farther out than the card, that are not laid yet.
        up: whether it is the high side.
        tension: see `tension_of`.
    """
    policy = state.parameters.policy
    base = SHARP if state.sharp >> state.to_move & 1 else 0
    own = hand & beyond
    others = beyond & ~own
    if beyond == 0:
        return policy[base + W_END]
    count = others.bit_count()
    if own == 0:
        merit = policy[base + W_LOCK] + count * policy[base + W_LOCKED]
        if tension & 1:
            merit += count * policy[base + W_HURRY]
        return merit - (tension >> 1) * policy[base + W_PRESSED]
    if up:
        before_farthest = BITS[own.bit_length() - 1] - 1
        nearest = beyond & -beyond
    else:
        before_farthest = ~((own & -own) | ((own & -own) - 1))
        nearest = BITS[beyond.bit_length() - 1]
    merit = own.bit_count() * policy[base + W_OWN] + (others & before_farthest).bit_count() * policy[base + W_NEED]
    merit += count * policy[base + W_OTHERS]
    return merit + policy[base + W_NEXT_OWN] if own & nearest else merit


def merit_of_pass(state: DealState, pressed: int) -> int:
    """What holding back is worth (R18, R19, R36)."""
    policy = state.parameters.policy
    base = SHARP if state.sharp >> state.to_move & 1 else 0
    merit = pressed * policy[base + W_PRESSED]
    if state.parameters.chips > 0:
        merit += min(state.chips[state.to_move], state.parameters.voluntary_cost) * policy[base + W_CHIP]
    if state.parameters.pass_limit < 0:
        return merit + policy[base + W_PASS]
    left = state.passes_left[state.to_move]
    if left > 2:
        return merit + policy[base + W_PASS_FIRST]
    return merit + (policy[base + W_PASS_SECOND] if left == 2 else policy[base + W_PASS_LAST])


def play_by_policy(state: DealState, noise: int) -> int:
    """Play the deal to its end by the rule; returns the number of turns."""
    turns = 0
    while not state.over:
        step(state, policy_action(state, noise))
        turns += 1
    return turns
