"""From a view to a state of the kernel, and to what is known of the cards that the view does not show."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sevens.cards import JOKER_BIT, ROW, SUITS, Pack
from sevens.engine import Action, View
from sevens.engine.compile import pack_for, parameters_of
from sevens.kernel.legality import joker_direction, run_direction
from sevens.kernel.parameters import GOING_UP, JOKER_PLAY, LENGTH_SHIFT, MAX_SEATS, PASS, RUN
from sevens.kernel.playout import clear
from sevens.kernel.policy import merit_of, tension_of
from sevens.kernel.state import (
    BITS,
    DealState,
    by_seat,
    give,
    link_active_seats,
    refresh_frontiers,
)

NOBODY: Final = MAX_SEATS
"""Whose the cards are that nobody holds, in the place of a seat."""
STATUS: Final = ("active", "out", "joker_only", "eliminated", "idle")


def bits_of(flags: Iterable[bool]) -> int:
    """Flags by seat as a word."""
    return sum(1 << seat for seat, flag in enumerate(flags) if flag)


def word_of(pack: Pack, cards: Iterable[str]) -> tuple[int, int]:
    """Cards as the word of those that are there and the word of those that are there twice."""
    word = seconds = 0
    for text in cards:
        number = pack.number(text)
        if number is not None:
            seconds |= word & 1 << number
            word |= 1 << number
    return word, seconds


def rows_of(pack: Pack, layout: dict[str, tuple[str, ...]], packs: int) -> list[int]:
    """A view's rows as the two words of a layout."""
    words = [0, 0]
    for suit, letter in enumerate(SUITS):
        for row, ranks in enumerate(layout[letter][:packs]):
            for rank in ranks:
                words[row] |= 1 << (suit * ROW + pack.ranks.index(rank))
    return words


def state_of(view: View) -> DealState:
    """The kernel state of a view whose seat is to move. Every other hand is empty: `hidden_cards` go there."""
    rules = view.rules
    pack = pack_for(rules)
    state = DealState(parameters_of(rules), view.seats)
    clear(state)
    for text in view.hand or ():
        number = pack.number(text)
        if number is not None:
            give(state, view.seat or 0, number)
    state.laid = rows_of(pack, view.layout, rules.packs)
    state.removed = list(word_of(pack, view.removed))
    state.dead = int(state.removed[0] & (JOKER_BIT - 1) != 0)
    state.status = by_seat(STATUS.index(name) for name in view.status)
    state.active = view.status.count("active")
    state.dealt_in = view.seats - view.status.count("idle")
    if view.passes_left is not None:
        state.passes_left = by_seat(view.passes_left)
    state.passes_made = by_seat(view.passes_made)
    state.passed = bits_of(view.passed_since_card)
    state.skipped = bits_of(view.skips_next)
    state.idle_turns = view.idle_turns
    state.exits, state.exit_count = by_seat(view.exits), len(view.exits)
    lost = [word_of(pack, hand) for hand in view.lost_hands]
    state.lost_hand = by_seat(word for word, _ in lost)
    state.lost_seconds = by_seat(seconds for _, seconds in lost)
    if view.chips is not None:
        state.chips = by_seat(view.chips)
        state.stacks_before = by_seat(stacks_before(view, view.chips))
    state.pot = view.pot
    state.dealer = view.dealer
    state.to_move = view.seat or 0
    link_active_seats(state)
    refresh_frontiers(state)
    if view.opening_card is not None:
        state.opening_card = pack.number(view.opening_card) or 0
        state.frontier = BITS[state.opening_card]
        state.frontiers = [state.frontier, 0]
    return state


def stacks_before(view: View, chips: tuple[int, ...]) -> list[int]:
    """The stacks before the present deal's first payment."""
    stacks = list(chips)
    for event in view.history:
        amount = event.details.get("amount")
        if event.type in ("ante", "paid") and event.seat is not None and isinstance(amount, int):
            stacks[event.seat] += amount
    return stacks


def hidden_cards(view: View, state: DealState) -> list[int]:
    """The card numbers that lie in other hands; a card twice when both copies do."""
    pack = pack_for(view.rules)
    full, twice = pack.words
    own, own_twice = word_of(pack, view.hand or ())
    first, second = state.laid
    words = (own, own_twice, first, second, state.removed[0], state.removed[1])
    found = []
    for number in range(53):
        copies = (full >> number & 1) + (twice >> number & 1) - sum(word >> number & 1 for word in words)
        found += [number] * copies
    return found


def hidden_owners(view: View, cards: int) -> list[int]:
    """For each of so many hidden cards a seat that holds one, by the sizes of the hands; `NOBODY` for what is left.

    In a position made by hand there may be cards that nobody has.
    """
    held = [seat for seat, size in enumerate(view.hand_sizes) for _ in range(size) if seat != view.seat]
    return held + [NOBODY] * (cards - len(held))


def deal_hidden(state: DealState, view: View) -> None:
    """Put the hidden cards into the other hands, in order: somebody holds them, and nothing more is said by that."""
    wanted = held_for_certain(view)
    cards = sorted(hidden_cards(view, state), key=lambda card: card not in wanted)
    for seat, card in zip(hidden_owners(view, len(cards)), cards, strict=True):
        if seat != NOBODY:
            give(state, seat, card)


def held_for_certain(view: View) -> set[int]:
    """Cards that somebody else has, because the joker may stand for them (R25)."""
    pack = pack_for(view.rules)
    return {pack.number(action.cards[0]) or 0 for action in view.legal if action.kind == "joker"}


def codes_of(view: View, state: DealState) -> list[int]:
    """The kernel's numbers of `view.legal`, in the same order.

    Args:
        view: of a seat that is to move and not to name a suit.
        state: its `state_of`, with the hidden cards dealt.
    """
    pack = pack_for(view.rules)
    return [_code_of(action, [pack.number(card) or 0 for card in action.cards], state) for action in view.legal]


def _code_of(action: Action, cards: list[int], state: DealState) -> int:
    match action.kind:
        case "pass":
            return PASS
        case "run":
            up = run_direction(state, cards, len(cards))
            return cards[0] | RUN | (GOING_UP if up else 0) | len(cards) << LENGTH_SHIFT
        case "joker":
            return cards[0] | JOKER_PLAY | (GOING_UP if joker_direction(state, cards[0], cards[1]) else 0)
    return cards[0]


def by_merit(state: DealState, codes: list[int]) -> list[int]:
    """Actions as `sevens.kernel.policy` likes them, the best first; of equals the first in the list.

    Args:
        state: the position, with as many cards in every hand as there are.
        codes: the legal actions.
    """
    tension = tension_of(state)
    return sorted(codes, key=lambda code: -merit_of(state, code, tension))
