"""The end of a deal: places, scores and chips (R31 to R37)."""

from __future__ import annotations

from sevens.kernel.parameters import (
    ACTIVE,
    ELIMINATED,
    IDLE,
    JOKER_ONLY,
    OUT,
    SCORE_CHIPS,
    SCORE_LOSERS_COLLECT,
    SCORE_PLACEMENT,
    SCORE_WINNER_COLLECTS,
    SCORE_WINS,
    SETTLE_CARDS,
    SETTLE_PIPS,
)
from sevens.kernel.state import (
    COLLECTED,
    DEAL_OVER,
    DealState,
    count_cards,
    emit,
    pay,
    pips_of,
)

PIPS_ROOM = 4096  # more than the pips of all cards, so that cards and pips make one sortable number


def end_deal(state: DealState) -> None:
    """Close the deal: places, settlement, scores."""
    state.over = 1
    place_seats(state)
    if state.parameters.chips > 0:
        settle(state)
        share_pot(state)
    score(state)
    emit(state, DEAL_OVER, 0, 0, 0)


def place_seats(state: DealState) -> None:
    """R31: who went out, in order; who has cards left; joker-only; eliminated, the last of them first."""
    place = 0
    for number in range(state.exit_count):
        if state.status[state.exits[number]] == OUT:
            state.places[state.exits[number]] = place
            place += 1
    place = place_holders(state, place)
    for number in range(state.exit_count):
        if state.status[state.exits[number]] == JOKER_ONLY:
            state.places[state.exits[number]] = place
            place += 1
    for number in range(state.exit_count - 1, -1, -1):
        if state.status[state.exits[number]] == ELIMINATED:
            state.places[state.exits[number]] = place
            place += 1


def place_holders(state: DealState, place: int) -> int:
    """R31: of the seats with cards, fewer cards first, then fewer pips, then shared. Returns the next free place."""
    weights = [0] * 10
    for seat in range(state.seats):
        if state.status[seat] == ACTIVE:
            pips = pips_of(state, state.hands[seat], state.seconds[seat])
            weights[seat] = count_cards(state, seat) * PIPS_ROOM + pips
    for seat in range(state.seats):
        if state.status[seat] == ACTIVE:
            lighter = 0
            for other in range(state.seats):
                if state.status[other] == ACTIVE and weights[other] < weights[seat]:
                    lighter += 1
            state.places[seat] = place + lighter
    return place + state.active


def charged_pips(state: DealState, seat: int) -> int:
    """R32: the pips of the hand, or of the one held when eliminated."""
    if state.status[seat] == ELIMINATED:
        return pips_of(state, state.lost_hand[seat], state.lost_seconds[seat])
    return pips_of(state, state.hands[seat], state.seconds[seat])


def charged_cards(state: DealState, seat: int) -> int:
    """How many cards a seat is charged for, a held joker included (R37)."""
    if state.status[seat] == ELIMINATED:
        return state.lost_hand[seat].bit_count() + state.lost_seconds[seat].bit_count()
    return count_cards(state, seat)


def charged_starters(state: DealState, seat: int) -> int:
    """How many starters a seat is charged for (R37)."""
    starters = state.parameters.starters
    if state.status[seat] == ELIMINATED:
        return (state.lost_hand[seat] & starters).bit_count() + (state.lost_seconds[seat] & starters).bit_count()
    return (state.hands[seat] & starters).bit_count() + (state.seconds[seat] & starters).bit_count()


def settle(state: DealState) -> None:
    """R37: every other seat pays for what it holds, then for its starters. The first place never pays (R33)."""
    parameters = state.parameters
    for seat in range(state.seats):
        if state.status[seat] != IDLE and state.places[seat] != 0:
            if parameters.settle == SETTLE_PIPS:
                pay(state, seat, charged_pips(state, seat))
            elif parameters.settle == SETTLE_CARDS:
                pay(state, seat, charged_cards(state, seat))
            if parameters.starter_penalty > 0:
                pay(state, seat, parameters.starter_penalty * charged_starters(state, seat))


def share_pot(state: DealState) -> None:
    """R36: pot and payments go to the first place; a shared one splits them, the remainder stays in the pot."""
    winners = 0
    for seat in range(state.seats):
        if state.places[seat] == 0:
            winners += 1
    share = state.pot // winners
    for seat in range(state.seats):
        if state.places[seat] == 0 and share > 0:
            state.chips[seat] += share
            state.pot -= share
            emit(state, COLLECTED, seat, share, 0)


def score(state: DealState) -> None:
    """R33: the score of the deal for every seat."""
    kind = state.parameters.score
    owed = 0
    if kind == SCORE_WINNER_COLLECTS:
        for seat in range(state.seats):
            if state.status[seat] != IDLE and state.places[seat] != 0:
                owed += charged_pips(state, seat)
    for seat in range(state.seats):
        place = state.places[seat]
        value = 0
        if state.status[seat] == IDLE:
            value = 0
        elif kind == SCORE_WINS:
            value = 1 if place == 0 else 0
        elif kind == SCORE_WINNER_COLLECTS:
            value = owed if place == 0 else 0
        elif kind == SCORE_LOSERS_COLLECT:
            value = 0 if place == 0 else charged_pips(state, seat)
        elif kind == SCORE_PLACEMENT:
            value = state.dealt_in - 1 - place
        elif kind == SCORE_CHIPS:
            value = state.chips[seat] - state.stacks_before[seat]
        state.scores[seat] = value
