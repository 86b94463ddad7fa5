"""Hidden hands drawn at random and played out: what `hard` rests on.

A `Search` knows one position from one seat: the cards that seat does not see, how many of them everybody holds, and how
likely each is with each seat. Worlds are drawn by exchanging cards between hands (a Metropolis walk), which makes every
world as likely as the product of its cards' weights, a weight of 0 excluding a card from a hand for certain.
"""

from __future__ import annotations

from sevens.kernel.parameters import (
    CARDS,
    MAX_SEATS,
    SCORE_CHIPS,
    SCORE_LOSERS_COLLECT,
    SCORE_PLACEMENT,
    SCORE_WINNER_COLLECTS,
)
from sevens.kernel.playout import LARGEST_DECK, Deck, deal_randomly
from sevens.kernel.policy import play_by_policy, policy_action
from sevens.kernel.state import DealState, copy_values, draw_number, give
from sevens.kernel.transition import step

MOST_CANDIDATES = 16
EQUAL = 256  # the weight of a card that nothing is known of
FIRST_WORTH = 1000
TRIES = 4000  # exchanges after which the search for a world that fits gives up


class Search:
    """One decision: candidates, what is hidden, and what has come of the worlds played out so far.

    Attributes:
        root: the position, with no hidden card in any hand.
        world, work: states to play in.
        cards, owners: the hidden cards, and who holds each in the present world.
        weights: for each seat and card, how likely the card is with the seat, EQUAL when nothing is known.
        candidates: the actions compared; `sums` has the worth of each so far, `squares` for each pair of candidates
            the sum of the squares of their differences.
    """

    __slots__ = ("candidates", "cards", "count", "hidden", "owners", "root", "squares", "sums", "values", "weights",
                 "work", "world", "worlds")  # fmt: skip

    def __init__(self, root: DealState, world: DealState, work: DealState) -> None:
        self.root = root
        self.world = world
        self.work = work
        self.cards = [0] * LARGEST_DECK
        self.owners = [0] * LARGEST_DECK
        self.hidden = 0
        self.weights = [EQUAL] * (MAX_SEATS * (CARDS + 1))
        self.candidates = [0] * MOST_CANDIDATES
        self.count = 0
        self.values = [0] * MOST_CANDIDATES
        self.sums = [0] * MOST_CANDIDATES
        self.squares = [0] * (MOST_CANDIDATES * MOST_CANDIDATES)
        self.worlds = 0


def weight_of(search: Search, card: int, seat: int) -> int:
    """How likely a card is with a seat."""
    return search.weights[seat * (CARDS + 1) + card]


def shuffle_hidden(search: Search) -> bool:
    """Deal the hidden cards anew, and exchange until no card lies where it cannot; whether that was found."""
    for last in range(search.hidden - 1, 0, -1):
        other = draw_number(search.world, last + 1)
        exchange(search, last, other)
    for _ in range(TRIES):
        wrong = first_misplaced(search, draw_number(search.world, search.hidden) if search.hidden else 0)
        if wrong < 0:
            return True
        other = draw_number(search.world, search.hidden)
        fits_there = weight_of(search, search.cards[wrong], search.owners[other]) > 0
        fits_here = weight_of(search, search.cards[other], search.owners[wrong]) > 0
        was_wrong = weight_of(search, search.cards[other], search.owners[other]) == 0
        # Now and then an exchange that helps nothing, so that no dead end is final.
        if (fits_there and (fits_here or was_wrong)) or draw_number(search.world, 8) == 0:
            exchange(search, wrong, other)
    return False


def first_misplaced(search: Search, start: int) -> int:
    """A hidden card, from `start` on, that lies where it cannot; -1 when there is none."""
    place = start
    for _ in range(search.hidden):
        if weight_of(search, search.cards[place], search.owners[place]) == 0:
            return place
        place = place + 1 if place + 1 < search.hidden else 0
    return -1


def exchange(search: Search, first: int, second: int) -> None:
    """Let two hidden cards change places."""
    card = search.cards[first]
    search.cards[first] = search.cards[second]
    search.cards[second] = card


def walk(search: Search, steps: int) -> None:
    """Propose so many exchanges of two or three cards, each accepted as Metropolis' rule has it."""
    if search.hidden < 2:
        return
    for _ in range(steps):
        first = draw_number(search.world, search.hidden)
        second = draw_number(search.world, search.hidden)
        third = draw_number(search.world, search.hidden) if draw_number(search.world, 4) == 0 else first
        a, b, c = search.cards[first], search.cards[second], search.cards[third]
        if second in (first, third):
            continue
        one, two, three = search.owners[first], search.owners[second], search.owners[third]
        if third == first:
            now = weight_of(search, a, one) * weight_of(search, b, two)
            then = weight_of(search, b, one) * weight_of(search, a, two)
            if accepts(search, now, then):
                search.cards[first], search.cards[second] = b, a
        else:
            now = weight_of(search, a, one) * weight_of(search, b, two) * weight_of(search, c, three)
            then = weight_of(search, b, one) * weight_of(search, c, two) * weight_of(search, a, three)
            if accepts(search, now, then):
                search.cards[first], search.cards[second], search.cards[third] = b, c, a


def accepts(search: Search, now: int, then: int) -> bool:
    """Whether an exchange from one weight to another takes place."""
    if then >= now:
        return True
    return then > 0 and draw_number(search.world, 4096) * now < then * 4096


def place_hidden(search: Search) -> None:
    """Put the hidden cards into the hands of the world."""
    generator = search.world.random
    copy_values(search.world, search.root)
    search.world.random = generator
    for number in range(search.hidden):
        give(search.world, search.owners[number], search.cards[number])


def batch_worlds(search: Search, worlds: int, noise: int) -> int:
    """Draw worlds and play every candidate out in each; returns the number of turns played.

    Every candidate meets the same world and the same chance. Compiled, it leaves the interpreter to other threads.
    """
    turns = 0
    seat = search.root.to_move
    for _ in range(worlds):
        walk(search, 2 * search.hidden)
        place_hidden(search)
        chance = search.world.random
        for number in range(search.count):
            copy_values(search.work, search.world)
            search.work.random = chance
            step(search.work, search.candidates[number])
            turns += play_by_policy(search.work, noise)
            search.values[number] = worth(search.work, seat)
        for number in range(search.count):
            search.sums[number] += search.values[number]
            for other in range(number):
                difference = search.values[number] - search.values[other]
                search.squares[number * MOST_CANDIDATES + other] += difference * difference
        draw_number(search.world, 2)
        search.worlds += 1
    return turns


def worth(state: DealState, seat: int) -> int:
    """What the end of a deal is worth to a seat, in thousandths of a first place or so, by what the rules score."""
    kind = state.parameters.score
    rivals = state.dealt_in - 1
    first = 0
    if state.places[seat] == 0:
        sharing = 0
        for other in range(state.seats):
            if state.places[other] == 0:
                sharing += 1
        first = FIRST_WORTH // sharing
    behind = (rivals - state.places[seat]) * FIRST_WORTH // rivals
    if kind == SCORE_PLACEMENT:
        return first + behind
    if kind == SCORE_CHIPS:
        return (state.chips[seat] - state.stacks_before[seat]) * 20 + first // 8
    if kind in (SCORE_LOSERS_COLLECT, SCORE_WINNER_COLLECTS):
        total = 0
        for other in range(state.seats):
            total += state.scores[other]
        lead = (state.scores[seat] * rivals - (total - state.scores[seat])) * 10 // rivals
        return lead + first // 4 if kind == SCORE_WINNER_COLLECTS else first // 4 - lead
    return first + behind // 16


def batch_duel(root: DealState, hero: DealState, field: DealState, deck: Deck, deals: int) -> int:
    """Duplicate deals between two sets of weights, the hero once in each seat of each; returns its worth in all.

    The weights are those of the parameters of `hero` and `field`.
    """
    total = 0
    for _ in range(deals):
        for seat in range(root.seats):
            root.chips[seat] = root.parameters.chips
        root.pot = 0
        deal_randomly(root, deck)
        for seat in range(root.seats):
            copy_values(field, root)
            while not field.over:
                if field.to_move == seat and not field.naming:
                    copy_values(hero, field)
                    step(field, policy_action(hero, 0))
                else:
                    step(field, policy_action(field, 0))
            total += worth(field, seat)
        root.dealer = (root.dealer + 1) % root.seats
    return total
