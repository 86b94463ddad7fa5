"""Prints a digest of everything that happens in a series of random matches; run once for each kind of kernel."""

from __future__ import annotations

import hashlib
import json
import random
import sys

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from sevens import Match, Rules
from sevens.kernel import COMPILED
from sevens.testing import FaultyTexts, rules, seats


def digest(examples: int) -> str:
    """One hash over the states and events of so many matches of any rules, with faults."""
    sums: list[str] = []

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
        match = Match(of, data.draw(seats(of)), number)
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
        sums.append(told.hexdigest())

    play()
    return hashlib.sha256(json.dumps(sums).encode()).hexdigest()


if __name__ == "__main__":
    sys.stdout.write(f"{'compiled' if COMPILED else 'interpreted'} {digest(int(sys.argv[1]))}\n")
