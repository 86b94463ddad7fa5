"""The state of one deal as plain integers, and the small operations from which every rule is made.

Sets of cards are words, a bit a card (`13 * suit + place`), the joker is bit 52. With two packs `seconds` and the
second word of `laid` and `removed` hold what is there twice. The same source runs interpreted and compiled, so values
stay non-negative (but for -1, "none") and below 2**62, and there is nothing here but integers and lists of fixed
size.
"""

from __future__ import annotations

from collections.abc import Iterable

from sevens.kernel.parameters import (
    ACTIVE,
    JOKER_BIT,
    MAX_SEATS,
    ROW,
    ROW_MASK,
    Parameters,
)

# Event codes; each event is four integers: code, seat, and two values that depend on the code.
ANTE, LAID, PLAYED, JOKER_PLAYED, JOKER_TAKEN, NAMED, PASSED, PAID = 1, 2, 3, 4, 5, 6, 7, 8
ELIMINATED_EVENT, WENT_OUT, JOKER_ONLY_EVENT, DREW = 9, 10, 11, 12
SURRENDERED, TURN_LOST, COLLECTED, DEAL_OVER = 13, 14, 15, 16

EVENT_WIDTH = 4
EVENT_ROOM = 128  # far more than one action can cause with ten seats
MOST_ACTIONS = 256  # far more than a seat can choose from

# Of the generator (R40).
MULTIPLIER = 747796405
INCREMENT = 2891336453
LARGEST_RANDOM = 0xFFFFFFFF

BITS = [1 << card for card in range(54)]
ROW_SHIFT = [card // ROW * ROW for card in range(64)]
OTHER_ROWS = [~(ROW_MASK << (card // ROW * ROW)) & ((1 << 52) - 1) for card in range(52)]


class DealState:
    """One deal, mutable. Seats are 0 .. seats-1; a seat that sits this deal out (R42) has status IDLE.

    Attributes that are not plain from their names: `after` is for each seat the next active seat clockwise; `passed`
    has a bit for each seat that has passed since a card was last laid (R23); `idle_turns` counts turns in a row that
    laid none; `skipped` has a bit for each seat that loses its next turn (R38); `opening_card` is the card that must
    open (R8), -1 when no opening is due; `naming` is 1 while the dealer has to name a suit (R13); `lost_hand` is the
    hand an eliminated seat held (R32); `exits` is the order in which seats left; `events` is filled only while
    `recording` is 1; `choices` is where legal actions are listed; `sharp` has a
    bit for each seat that `sevens.kernel.policy` plays by its sharper weights.
    """

    __slots__ = (
        "active",
        "after",
        "chips",
        "choices",
        "dead",
        "dealer",
        "dealt_in",
        "event_count",
        "events",
        "exit_count",
        "exits",
        "frontier",
        "frontiers",
        "hands",
        "idle_turns",
        "laid",
        "lost_hand",
        "lost_seconds",
        "naming",
        "opening_card",
        "over",
        "parameters",
        "passed",
        "passes_left",
        "passes_made",
        "places",
        "pot",
        "random",
        "recording",
        "removed",
        "scores",
        "seats",
        "seconds",
        "sharp",
        "skipped",
        "stacks_before",
        "status",
        "to_move",
    )

    def __init__(self, parameters: Parameters, seats: int) -> None:
        self.parameters = parameters
        self.seats = seats
        self.dealt_in = seats
        self.dealer = 0
        self.hands = [0] * MAX_SEATS
        self.seconds = [0] * MAX_SEATS
        self.laid = [0, 0]
        self.removed = [0, 0]
        self.frontier = 0
        self.frontiers = [0, 0]
        self.status = [ACTIVE] * MAX_SEATS
        self.active = seats
        self.after = [0] * MAX_SEATS
        self.passes_left = [0] * MAX_SEATS
        self.passes_made = [0] * MAX_SEATS
        self.passed = 0
        self.idle_turns = 0
        self.skipped = 0
        self.dead = 0
        self.to_move = 0
        self.opening_card = -1
        self.naming = 0
        self.over = 0
        self.places = [-1] * MAX_SEATS
        self.scores = [0] * MAX_SEATS
        self.lost_hand = [0] * MAX_SEATS
        self.lost_seconds = [0] * MAX_SEATS
        self.exits = [0] * MAX_SEATS
        self.exit_count = 0
        self.chips = [0] * MAX_SEATS
        self.stacks_before = [0] * MAX_SEATS
        self.pot = 0
        self.random = 1
        self.sharp = 0
        self.recording = 0
        self.events = [0] * (EVENT_WIDTH * EVENT_ROOM)
        self.event_count = 0
        self.choices = [0] * MOST_ACTIONS

    def copy_from(self, other: DealState) -> None:
        """Become equal to another state of the same game; events are not copied."""
        self.parameters = other.parameters
        copy_values(self, other)

    def record_events(self) -> None:
        """Note events from now on."""
        self.event_count = 0
        self.recording = 1


def copy_values(state: DealState, other: DealState) -> None:
    """Take over everything but the parameters; events are not copied."""
    state.seats = other.seats
    state.dealt_in = other.dealt_in
    state.dealer = other.dealer
    state.hands[:] = other.hands
    state.seconds[:] = other.seconds
    state.laid[:] = other.laid
    state.removed[:] = other.removed
    state.frontier = other.frontier
    state.frontiers[:] = other.frontiers
    state.status[:] = other.status
    state.active = other.active
    state.after[:] = other.after
    state.passes_left[:] = other.passes_left
    state.passes_made[:] = other.passes_made
    state.passed = other.passed
    state.idle_turns = other.idle_turns
    state.skipped = other.skipped
    state.dead = other.dead
    state.to_move = other.to_move
    state.opening_card = other.opening_card
    state.naming = other.naming
    state.over = other.over
    state.places[:] = other.places
    state.scores[:] = other.scores
    state.lost_hand[:] = other.lost_hand
    state.lost_seconds[:] = other.lost_seconds
    state.exits[:] = other.exits
    state.exit_count = other.exit_count
    state.chips[:] = other.chips
    state.stacks_before[:] = other.stacks_before
    state.pot = other.pot
    state.random = other.random
    state.sharp = other.sharp


def emit(state: DealState, code: int, seat: int, first: int, second: int) -> None:
    """Note an event when somebody listens; one who never takes them loses the rest, not the memory behind them."""
    if state.recording and state.event_count < EVENT_ROOM:
        place = state.event_count * EVENT_WIDTH
        state.events[place] = code
        state.events[place + 1] = seat
        state.events[place + 2] = first
        state.events[place + 3] = second
        state.event_count += 1


def noted_events(state: DealState) -> list[int]:
    """The events noted since `record_events`, four integers each."""
    return [state.events[place] for place in range(state.event_count * EVENT_WIDTH)]


def by_seat(values: Iterable[int], rest: int = 0) -> list[int]:
    """Values for the first seats, filled up for seats that are not there: what a state's arrays are set to.

    Arrays are set as a whole from outside the kernel: a compiled state hands out copies of its own.
    """
    padded = list(values)
    return padded + [rest] * (MAX_SEATS - len(padded))


def draw_number(state: DealState, bound: int) -> int:
    """A number from 0 to bound-1 (bound at most 2**16) from the deal's own generator.

    A linear congruential generator modulo 2**32 whose upper 24 bits are scaled to the bound.
    """
    random = (state.random * MULTIPLIER + INCREMENT) & LARGEST_RANDOM
    state.random = random
    return (random >> 8) * bound >> 24


def lowest_card(word: int) -> int:
    """The number of the lowest card of a word that has one."""
    return (word & -word).bit_length() - 1


def count_cards(state: DealState, seat: int) -> int:
    """How many cards a seat holds."""
    count = state.hands[seat].bit_count()
    return count + state.seconds[seat].bit_count() if state.parameters.packs == 2 else count


def give(state: DealState, seat: int, card: int) -> None:
    """Put a card into a hand."""
    bit = BITS[card]
    if state.hands[seat] & bit:
        state.seconds[seat] |= bit
    else:
        state.hands[seat] |= bit


def take(state: DealState, seat: int, card: int) -> None:
    """Take a card out of a hand that holds it."""
    bit = BITS[card]
    if state.seconds[seat] & bit:
        state.seconds[seat] ^= bit
    else:
        state.hands[seat] ^= bit


def row_bits(state: DealState, suit: int, row: int) -> int:
    """The places laid in a row of a suit."""
    return state.laid[row] >> (suit * ROW) & ROW_MASK


def refresh_frontiers(state: DealState) -> None:
    """Work out all frontiers from the layout (R14, R15)."""
    lookup = state.parameters.frontiers
    state.frontiers[0] = state.frontiers[1] = 0
    for suit in range(4):
        first = state.laid[0] >> (suit * ROW) & ROW_MASK
        state.frontiers[0] |= lookup[first] << (suit * ROW)
        if state.parameters.packs == 2:
            second = state.laid[1] >> (suit * ROW) & ROW_MASK
            state.frontiers[1] |= lookup[second] << (suit * ROW)
    state.frontier = state.frontiers[0] | state.frontiers[1]


def lay(state: DealState, row: int, card: int) -> None:
    """Put a card on a row and move that row's frontiers (R14)."""
    shift = ROW_SHIFT[card]
    laid = state.laid[row] | BITS[card]
    state.laid[row] = laid
    frontier = state.frontiers[row] & OTHER_ROWS[card] | state.parameters.frontiers[laid >> shift & ROW_MASK] << shift
    state.frontiers[row] = frontier
    state.frontier = frontier | state.frontiers[1 - row]


def row_that_accepts(state: DealState, card: int) -> int:
    """The first row of which a card is a frontier (R15); -1 where none accepts it."""
    bit = BITS[card]
    if state.frontiers[0] & bit:
        return 0
    return 1 if state.frontiers[1] & bit else -1


def next_card(state: DealState, row: int, card: int, up: int, also: int) -> int:
    """The frontier in one direction once the cards of the word `also` lie; -1 where there is none."""
    shift = ROW_SHIFT[card]
    bits = (state.laid[row] | also) >> shift & ROW_MASK
    place = growth(state, bits, up)
    return place + shift if place >= 0 else -1


def growth(state: DealState, row: int, up: int) -> int:
    """The place to which a row of these bits grows in a direction; -1 where there is none (R14, R17)."""
    return state.parameters.up[row] if up else state.parameters.down[row]


def link_active_seats(state: DealState) -> None:
    """Work out for every seat who is the next active one clockwise, after somebody left (R22)."""
    following = -1
    for _ in range(2):  # the first round finds who follows the last seats
        for seat in range(state.seats - 1, -1, -1):
            state.after[seat] = following if following >= 0 else seat
            if state.status[seat] == ACTIVE:
                following = seat


def active_before(state: DealState, seat: int) -> int:
    """The next active seat anticlockwise."""
    before = (seat + state.seats - 1) % state.seats
    while state.status[before] != ACTIVE:
        before = (before + state.seats - 1) % state.seats
    return before


def nearest_holder(state: DealState, card: int, start: int) -> int:
    """The first seat clockwise from `start` that holds a card; -1 when nobody does (R8)."""
    for step in range(state.seats):
        seat = (start + step) % state.seats
        if state.hands[seat] & BITS[card]:
            return seat
    return -1


def holds_only_joker(state: DealState, seat: int) -> bool:
    """Whether the joker is all that a seat has (R29)."""
    return state.hands[seat] == JOKER_BIT


def pips_of(state: DealState, word: int, seconds: int) -> int:
    """The pips of a hand (R32)."""
    total = 0
    while word:
        lowest = word & -word
        card = lowest.bit_length() - 1
        total += state.parameters.pips[card]
        if seconds & lowest:
            total += state.parameters.pips[card]
        word ^= lowest
    return total


def pay(state: DealState, seat: int, amount: int) -> None:
    """Move chips from a stack into the pot, never more than it has (R34)."""
    paid = min(state.chips[seat], amount)
    if paid > 0:
        state.chips[seat] -= paid
        state.pot += paid
        emit(state, PAID, seat, paid, 0)
