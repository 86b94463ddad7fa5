"""Prints a digest of everything that happens in a series of random matches and playouts; run once for each kernel."""

from __future__ import annotations

import hashlib
import json
import random
import sys

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from sevens import Match, Rules
from sevens.engine.compile import parameters_of
from sevens.kernel import COMPILED
from sevens.kernel.legality import legal_codes
from sevens.kernel.parameters import JOKER
from sevens.kernel.playout import LARGEST_DECK, Deck, batch_random_deals, deal_randomly
from sevens.kernel.policy import policy_action
from sevens.kernel.search import EQUAL, MOST_CANDIDATES, WEIGHTS_ROOM, Search, batch_duel, batch_worlds, shuffle_hidden
from sevens.kernel.state import DealState
from sevens.kernel.transition import step
from sevens.testing import FaultyTexts, rules, seats


def matches_told(of: Rules, count: int, number: int) -> str:
    """What a match with faults tells: its states, legal actions, events and refusals."""
    match = Match(of, count, number)
    chance = random.Random(number)
    texts = FaultyTexts(chance, 30)
    told = hashlib.sha256()
    for _ in range(150):
        told.update(json.dumps(match.to_json()).encode())
        if match.phase == "match_over":
            break
        if match.phase == "deal_over":
            match.next_deal()
            continue
        legal = [str(action) for action in match.legal_actions()]
        told.update(" ".join(legal).encode())
        assert match.to_move is not None
        try:
            events = match.apply(texts.text(legal, match.state.hand(match.to_move)))
        except ValueError as error:
            told.update(repr(error).encode())
        else:
            told.update(json.dumps([event.to_json() for event in events]).encode())
    return told.hexdigest()


def playouts_told(of: Rules, count: int, number: int) -> list[object]:
    """What comes of batches: random deals, duels between weights, and worlds that fit a position."""
    parameters = parameters_of(of)
    state, hero, field = (DealState(parameters, count) for _ in range(3))
    state.random = number
    deck = Deck(parameters)
    turns = batch_random_deals(state, deck, 3)
    told: list[object] = [turns, list(state.scores), list(state.places), list(state.chips), state.random]
    told.append(batch_duel(state, hero, field, deck, 1, 40))
    deal_randomly(state, deck)
    chance = random.Random(number)
    for _ in range(chance.randrange(40)):
        if not state.over:
            step(state, chance.choice(legal_codes(state)))
    if state.naming:
        step(state, policy_action(state, 0))
    if not state.over:
        told += worlds_told(state, chance)
    return told


def worlds_told(root: DealState, chance: random.Random) -> list[object]:
    """What is found by playing out worlds, in some of which a card is excluded from a hand."""
    codes = legal_codes(root)[:MOST_CANDIDATES]
    search = Search(root, DealState(root.parameters, root.seats), DealState(root.parameters, root.seats))
    hands, seconds = list(root.hands), list(root.seconds)
    hidden = [
        (seat, card)
        for words in (hands, seconds)
        for seat in range(root.seats)
        for card in range(JOKER + 1)
        if seat != root.to_move and words[seat] >> card & 1
    ]
    own = root.to_move
    root.hands = [hand if seat == own else 0 for seat, hand in enumerate(hands)]
    root.seconds = [hand if seat == own else 0 for seat, hand in enumerate(seconds)]
    search.hidden = len(hidden)
    search.owners = [seat for seat, _ in hidden] + [0] * (LARGEST_DECK - len(hidden))
    search.cards = [card for _, card in hidden] + [0] * (LARGEST_DECK - len(hidden))
    search.weights = [chance.choice((0, 1, 200, EQUAL, EQUAL)) for _ in range(WEIGHTS_ROOM)]
    search.candidates = codes + [0] * (MOST_CANDIDATES - len(codes))
    search.count = len(codes)
    search.world.random = chance.getrandbits(31) + 1
    found = shuffle_hidden(search)
    return [found, batch_worlds(search, 2, 40), list(search.sums), list(search.squares), search.world.random]


def digest(examples: int) -> str:
    """One hash over so many matches of any rules and the playouts beside them."""
    sums: list[object] = []

    @seed(7)
    @settings(
        max_examples=examples,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(rules(), st.data())
    def play(of: Rules, data: st.DataObject) -> None:
        number = data.draw(st.integers(0, 2**32 - 1))
        count = data.draw(seats(of))
        sums.append([matches_told(of, count, number), playouts_told(of, count, number)])

    play()
    return hashlib.sha256(json.dumps(sums).encode()).hexdigest()


if __name__ == "__main__":
    sys.stdout.write(f"{'compiled' if COMPILED else 'interpreted'} {digest(int(sys.argv[1]))}\n")
