"""Random deals and random play inside the kernel: the measure of its speed, and the ground that bots build on."""

from __future__ import annotations

from sevens.kernel.legality import legal_mask, list_actions
from sevens.kernel.opening import name_suit, open_deal
from sevens.kernel.parameters import ACTIVE, JOKER, MAX_SEATS, PASS, PASS_BIT, ROW, Parameters
from sevens.kernel.state import BITS, DealState, draw_number, give
from sevens.kernel.transition import step


def deck_of(parameters: Parameters) -> list[int]:
    """The card numbers of the pack, a list that `deal_randomly` shuffles in place."""
    deck = [
        suit * ROW + place for _ in range(parameters.packs) for suit in range(4) for place in range(parameters.size)
    ]
    return [*deck, JOKER] if parameters.joker else deck


def clear(state: DealState) -> None:
    """Empty hands, layout and counters for a new deal; stacks and pot stay."""
    limit = state.parameters.pass_limit
    for seat in range(MAX_SEATS):
        state.hands[seat] = state.seconds[seat] = 0
        state.lost_hand[seat] = state.lost_seconds[seat] = 0
        state.passes_made[seat] = state.scores[seat] = 0
        state.passes_left[seat] = max(0, limit)
        state.places[seat] = -1
        state.status[seat] = ACTIVE
    state.laid[0] = state.laid[1] = state.removed[0] = state.removed[1] = 0
    state.frontier = state.frontiers[0] = state.frontiers[1] = 0
    state.active = state.dealt_in = state.seats
    state.passed = state.idle_turns = state.skipped = state.dead = 0
    state.exit_count = state.naming = state.over = 0
    state.opening_card = -1


def deal_randomly(state: DealState, deck: list[int]) -> None:
    """Shuffle the deck with the state's own generator, deal it from the dealer's left (R4) and open."""
    clear(state)
    seats = state.seats
    seat = (state.dealer + 1) % seats
    hands = state.hands
    twice = state.parameters.packs == 2
    for last in range(len(deck) - 1, -1, -1):
        other = draw_number(state, last + 1)
        card = deck[other]
        deck[other] = deck[last]
        deck[last] = card
        if twice:
            give(state, seat, card)
        else:
            hands[seat] |= BITS[card]
        seat = seat + 1 if seat + 1 < seats else 0
    open_deal(state)


def play_randomly(state: DealState, actions: list[int]) -> int:
    """Play to the end, every legal action equally likely; returns the number of turns. `actions` is room for 256."""
    parameters = state.parameters
    by_mask = not (parameters.runs or parameters.joker)
    turns = 0
    if state.naming:
        name_suit(state, parameters.opening_suits[draw_number(state, 4)])
    while not state.over:
        if by_mask:
            step(state, random_bit(state, legal_mask(state)))
        else:
            step(state, actions[draw_number(state, list_actions(state, actions))])
        turns += 1
    return turns


def random_bit(state: DealState, mask: int) -> int:
    """The action of a random bit of a legal mask."""
    if mask & (mask - 1):
        for _ in range(draw_number(state, mask.bit_count())):
            mask &= mask - 1
    lowest = mask & -mask
    return PASS if lowest == PASS_BIT else lowest.bit_length() - 1
