"""Random deals and random play inside the kernel: the measure of its speed, and the ground that bots build on."""

from __future__ import annotations

from sevens.kernel.legality import legal_mask, list_actions
from sevens.kernel.opening import name_suit, open_deal
from sevens.kernel.parameters import ACTIVE, JOKER, JOKER_BIT, MAX_SEATS, PASS, PASS_BIT, ROW, Parameters
from sevens.kernel.state import BITS, DealState, draw_number, give, lowest_card
from sevens.kernel.transition import step

LARGEST_DECK = 104


class Deck:
    """The card numbers of a pack, in the order that the last shuffle left."""

    __slots__ = ("cards", "size")

    def __init__(self, parameters: Parameters) -> None:
        self.cards = [0] * LARGEST_DECK
        self.size = 0
        fill_deck(self, parameters)


def fill_deck(deck: Deck, parameters: Parameters) -> None:
    """Put the cards of the pack in order: packs, suits, places, the joker last."""
    deck.size = 0
    for _ in range(parameters.packs):
        for suit in range(4):
            for place in range(parameters.size):
                deck.cards[deck.size] = suit * ROW + place
                deck.size += 1
    if parameters.joker:
        deck.cards[deck.size] = JOKER
        deck.size += 1


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


def deal_randomly(state: DealState, deck: Deck) -> None:
    """Shuffle the deck with the state's own generator, deal it from the dealer's left (R4) and open."""
    clear(state)
    seats = state.seats
    seat = (state.dealer + 1) % seats
    hands = state.hands
    cards = deck.cards
    twice = state.parameters.packs == 2
    for last in range(deck.size - 1, -1, -1):
        other = draw_number(state, last + 1)
        card = cards[other]
        cards[other] = cards[last]
        cards[last] = card
        if twice:
            give(state, seat, card)
        else:
            hands[seat] |= BITS[card]
        seat = seat + 1 if seat + 1 < seats else 0
    open_deal(state)


def play_randomly(state: DealState) -> int:
    """Play to the end, every legal action equally likely, noting no events; returns the number of turns."""
    parameters = state.parameters
    state.recording = 0
    turns = 0
    if state.naming:
        name_suit(state, parameters.opening_suits[draw_number(state, 4)])
    while not state.over:
        if parameters.runs or state.hands[state.to_move] & JOKER_BIT:
            step(state, state.choices[draw_number(state, list_actions(state))])
        else:
            step(state, random_bit(state, legal_mask(state)))
        turns += 1
    return turns


def random_bit(state: DealState, mask: int) -> int:
    """The action of a random bit of a legal mask."""
    if mask & (mask - 1):
        for _ in range(draw_number(state, mask.bit_count())):
            mask &= mask - 1
    return PASS if mask == PASS_BIT else lowest_card(mask)


def batch_random_deals(state: DealState, deck: Deck, deals: int) -> int:
    """Deal and play at random so many times, each deal with the next dealer and fresh stacks; returns the turns.

    Compiled, it leaves the interpreter to other threads.
    """
    turns = 0
    state.recording = 0
    for _ in range(deals):
        for seat in range(state.seats):
            state.chips[seat] = state.parameters.chips
        state.pot = 0
        deal_randomly(state, deck)
        turns += play_randomly(state)
        state.dealer = (state.dealer + 1) % state.seats
    return turns
