"""Hidden hands drawn at random and played out: what `hard` rests on.

A `Search` knows one position from one seat: the cards that seat does not see, how many of them everybody holds, and how
likely each is with each seat. Worlds are drawn by exchanging cards between hands (a Metropolis walk), which makes every
world as likely as the product of its cards' weights, a weight of 0 excluding a card from a hand for certain. What the
others chose earlier tempers that: a hand with which they would rather have done something else is less likely.
"""

from __future__ import annotations

from sevens.kernel.parameters import (
    CARDS,
    MAX_SEATS,
    PASS,
    SCORE_CHIPS,
    SCORE_LOSERS_COLLECT,
    SCORE_PLACEMENT,
    SCORE_WINNER_COLLECTS,
)
from sevens.kernel.playout import LARGEST_DECK, Deck, deal_randomly
from sevens.kernel.policy import merit_of, play_by_policy, policy_action
from sevens.kernel.state import BITS, DealState, copy_values, draw_number, give
from sevens.kernel.transition import step

MOST_CANDIDATES = 16
WEIGHTS_ROOM = (MAX_SEATS + 1) * (CARDS + 1)  # a weight for each seat, and for nobody, and each card
EQUAL = 256  # the weight of a card that nothing is known of
FIRST_WORTH = 1000
CERTAIN = 1000  # the match won
# What of the standing decides the match, and whether it does so with this deal (R41).
MATCH_OPEN, MATCH_BY_FIRSTS, MATCH_BY_TOTALS = 0, 1, 2
UNDECIDED, DECIDED_NOW, DECIDED_BY_POINTS, DECIDED_BY_BUST = 0, 1, 2, 3
TRIES = 4000  # exchanges after which the search for a world that fits gives up
MOST_TURNS = 192  # earlier turns that are kept in mind
EXCHANGES = 3  # exchanges between two looks at what the others chose
# How likely so many doubts leave a world, of 4096: nine tenths for each.
FADING = [4096 * 9**doubts // 10**doubts for doubts in range(64)]


class Search:
    """One decision: candidates, what is hidden, and what has come of the worlds played out so far.

    Attributes:
        root: the position, with no hidden card in any hand.
        world, work: states to play in.
        cards, owners: the hidden cards, and who holds each in the present world; the seat after the last is nobody.
        weights: for each seat and card, how likely the card is with the seat, EQUAL when nothing is known.
        candidates: the actions compared; `sums` has the worth of each so far, `squares` for each pair of candidates
            the sum of the squares of their differences.
        turns: how many earlier turns of the others say something; for each of them `turn_seat`, `turn_action` (a card
            or a pass), `turn_laid` (two words a turn) and `turn_frontiers` (likewise) as they were, `turn_since` (what
            the seat has laid since then, that card included), `turn_passes` it had left, `turn_tension`, and
            `turn_free` whether it could pass without a fault.
        surprise, slope: doubts for a turn that the rule would have played otherwise, and how many points of merit make
            one more; `rounds` of walking lie between two worlds.
        match, firsts, totals, scale, decided, goal: what is at stake beside the deal, see `sevens.bots.stakes`.
        kept: the present world's cards while others are tried in their places.
        doubts: how many the present world has.
    """

    __slots__ = ("candidates", "cards", "count", "decided", "doubts", "firsts", "goal", "hidden", "kept", "match",
                 "owners", "root", "rounds", "scale", "slope", "squares", "sums", "surprise", "totals",
                 "turn_action", "turn_free", "turn_frontiers", "turn_laid", "turn_passes", "turn_seat",
                 "turn_since", "turn_tension", "turns", "values", "weights", "work", "world", "worlds")  # fmt: skip

    def __init__(self, root: DealState, world: DealState, work: DealState) -> None:
        self.root = root
        self.world = world
        self.work = work
        self.cards = [0] * LARGEST_DECK
        self.owners = [0] * LARGEST_DECK
        self.hidden = 0
        self.weights = [EQUAL] * WEIGHTS_ROOM
        self.candidates = [0] * MOST_CANDIDATES
        self.count = 0
        self.values = [0] * MOST_CANDIDATES
        self.sums = [0] * MOST_CANDIDATES
        self.squares = [0] * (MOST_CANDIDATES * MOST_CANDIDATES)
        self.worlds = 0
        self.turns = 0
        self.turn_seat = [0] * MOST_TURNS
        self.turn_action = [0] * MOST_TURNS
        self.turn_laid = [0] * (2 * MOST_TURNS)
        self.turn_frontiers = [0] * (2 * MOST_TURNS)
        self.turn_since = [0] * MOST_TURNS
        self.turn_passes = [0] * MOST_TURNS
        self.turn_tension = [0] * MOST_TURNS
        self.turn_free = [0] * MOST_TURNS
        self.surprise = 5
        self.slope = 40
        self.rounds = 4
        self.match = MATCH_OPEN
        self.firsts = [0] * MAX_SEATS
        self.totals = [0] * MAX_SEATS
        self.scale = 1
        self.decided = UNDECIDED
        self.goal = 0
        self.kept = [0] * LARGEST_DECK
        self.doubts = -1


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


def wander(search: Search, rounds: int) -> None:
    """Walk on so many times, each time going back to where it was if the others' choices make that more likely."""
    if search.turns == 0 or search.hidden < 2:
        walk(search, rounds * EXCHANGES)
        return
    if search.doubts < 0:
        search.doubts = count_doubts(search)
    for _ in range(rounds):
        for number in range(search.hidden):
            search.kept[number] = search.cards[number]
        walk(search, EXCHANGES)
        doubts = count_doubts(search)
        more = min(doubts - search.doubts, 63)
        if more <= 0 or draw_number(search.world, 4096) < FADING[more]:
            search.doubts = doubts
        else:
            for number in range(search.hidden):
                search.cards[number] = search.kept[number]


def count_doubts(search: Search) -> int:
    """How much the others' earlier turns speak against the present world."""
    state = search.work
    hands = state.hands
    copy_values(state, search.root)
    for number in range(search.hidden):
        if search.owners[number] < MAX_SEATS:
            give(state, search.owners[number], search.cards[number])
    doubts = 0
    for turn in range(search.turns):
        seat = search.turn_seat[turn]
        held = hands[seat]
        state.to_move = seat
        hands[seat] = held | search.turn_since[turn]
        state.laid[0] = search.turn_laid[2 * turn]
        state.laid[1] = search.turn_laid[2 * turn + 1]
        state.frontiers[0] = search.turn_frontiers[2 * turn]
        state.frontiers[1] = search.turn_frontiers[2 * turn + 1]
        state.passes_left[seat] = search.turn_passes[turn]
        doubts += doubts_of_turn(search, search.turn_action[turn], search.turn_tension[turn], search.turn_free[turn])
        hands[seat] = held
    return doubts


def doubts_of_turn(search: Search, action: int, tension: int, free: int) -> int:
    """How much better than what was done the rule would have liked something else."""
    state = search.work
    plays = (state.frontiers[0] | state.frontiers[1]) & state.hands[state.to_move]
    if action == PASS:
        if plays == 0:
            return 0
    else:
        plays &= ~BITS[action]
        if plays == 0 and free == 0:
            return 0
    done = merit_of(state, action, tension)
    best = done
    if free and action != PASS:
        best = max(best, merit_of(state, PASS, tension))
    while plays:
        lowest = plays & -plays
        plays ^= lowest
        best = max(best, merit_of(state, lowest.bit_length() - 1, tension))
    return search.surprise + (best - done) // search.slope if best > done else 0


def place_hidden(search: Search) -> None:
    """Put the hidden cards into the hands of the world."""
    generator = search.world.random
    copy_values(search.world, search.root)
    search.world.random = generator
    for number in range(search.hidden):
        if search.owners[number] < MAX_SEATS:
            give(search.world, search.owners[number], search.cards[number])


def batch_worlds(search: Search, worlds: int, noise: int) -> int:
    """Draw worlds and play every candidate out in each; returns the number of turns played.

    Every candidate meets the same world and the same chance. Compiled, it leaves the interpreter to other threads.
    """
    turns = 0
    seat = search.root.to_move
    for _ in range(worlds):
        if search.turns:
            wander(search, search.rounds)
        else:
            walk(search, 2 * search.hidden)
        place_hidden(search)
        chance = search.world.random
        for number in range(search.count):
            copy_values(search.work, search.world)
            search.work.random = chance
            step(search.work, search.candidates[number])
            turns += play_by_policy(search.work, noise)
            search.values[number] = worth(search.work, seat) + worth_for_match(search, search.work, seat)
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


def worth_for_match(search: Search, state: DealState, seat: int) -> int:
    """What the end of a deal is worth for the match: twice the chance to win it, about, where this deal decides."""
    if search.match == MATCH_OPEN:
        return 0
    if search.match == MATCH_BY_FIRSTS:
        gained, sharing = 0, 0
        for other in range(state.seats):
            if state.places[other] == 0:
                gained += search.firsts[other]
                sharing += 1
        return 2 * gained // sharing
    sign = -1 if state.parameters.score == SCORE_LOSERS_COLLECT else 1
    over = match_is_decided(search, state, sign)
    mine = search.totals[seat] + sign * counted(state, seat)
    chance = CERTAIN
    for other in range(state.seats):
        if other != seat:
            ahead = mine - search.totals[other] - sign * counted(state, other)
            if over and ahead:
                chance *= CERTAIN if ahead > 0 else 0
            elif over:
                chance *= CERTAIN * 3 // 4 if state.places[seat] < state.places[other] else CERTAIN // 4
            else:
                chance *= min(max(CERTAIN // 2 + ahead * CERTAIN // (2 * search.scale), CERTAIN // 50), CERTAIN)
            chance = chance // CERTAIN
    return 2 * chance


def match_is_decided(search: Search, state: DealState, sign: int) -> bool:
    """Whether the match ends with this deal (R41)."""
    if search.decided == DECIDED_NOW:
        return True
    for seat in range(state.seats):
        if search.decided == DECIDED_BY_BUST and state.chips[seat] == 0:
            return True
        if search.decided == DECIDED_BY_POINTS and sign * search.totals[seat] + counted(state, seat) >= search.goal:
            return True
    return False


def counted(state: DealState, seat: int) -> int:
    """What a deal adds to a total; the stack itself where chips are the score."""
    return state.chips[seat] if state.parameters.score == SCORE_CHIPS else state.scores[seat]


def batch_duel(root: DealState, hero: DealState, field: DealState, deck: Deck, deals: int, noise: int) -> int:  # noqa: PLR0917
    """Duplicate deals between two sets of weights, the hero once in each seat of each; returns its worth in all.

    The weights are those of the parameters of `hero` and `field`; `noise` is that of the field's moves.
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
                    step(field, policy_action(field, noise))
            total += worth(field, seat)
        root.dealer = (root.dealer + 1) % root.seats
    return total
