"""R5, R22, R30: whose turn it is, round every set of seats; and what must not matter to a game."""

from __future__ import annotations

import random
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sevens import Match, Rules, presets
from sevens.testing import positions, rules, seats

EIGHT = 8


@pytest.mark.parametrize(("mover", "gone"), list(permutations(range(EIGHT), 2)))
def test_r22_the_turn_goes_to_the_next_active_seat_clockwise(mover: int, gone: int) -> None:
    """For every seat that moves and every seat that has left, the last and the first ones included."""
    hands = [f"{rank}s" for rank in "234569TJ"]
    hands[0], hands[7] = "2s 6h", "Js 8h"  # one of them is there to keep the deal going
    hands[mover] = "8s Qs 9h"
    hands[gone] = ""
    status = ["eliminated" if seat == gone else "active" for seat in range(EIGHT)]
    of = Rules(deal_end="last_with_cards")
    match = Match.position(of, EIGHT, hands=hands, status=status, layout={"s": ["7"], "h": ["7"]}, to_move=mover)
    match.apply("8s")
    wanted = next(seat % EIGHT for seat in range(mover + 1, mover + EIGHT) if seat % EIGHT != gone)
    assert match.to_move == wanted


@pytest.mark.parametrize("mover", range(EIGHT))
@pytest.mark.parametrize("stuck", [1, 2, 5])
def test_r22_seats_that_are_stuck_one_after_another_are_eliminated_in_turn(mover: int, stuck: int) -> None:
    victims = [(mover + step) % EIGHT for step in range(1, stuck + 1)]
    hands = [f"6{suit} 5{suit}" for suit in "shdc"] + [f"8{suit} 9{suit}" for suit in "shdc"]
    away = ["Ks", "Kh", "Kd", "Kc", "2s"]
    for victim in victims:
        hands[victim] = away.pop()
    layout = {suit: ["7"] for suit in "shdc"}
    of = Rules(pass_limit=1, deal_end="last_with_cards", voluntary_pass=True)
    match = Match.position(of, EIGHT, hands=hands, layout=layout, to_move=mover, passes_left=[0] * EIGHT)
    played = str(match.legal_actions()[0])
    events = match.apply(played)
    assert [event.seat for event in events if event.type == "eliminated"] == victims
    assert match.to_move == (mover + stuck + 1) % EIGHT
    assert {seat for seat, status in enumerate(match.state.status) if status != "active"} == set(victims)


@pytest.mark.parametrize("seat", range(4))
def test_seat_zero_is_a_seat_like_any_other(seat: int) -> None:
    """It opens, wins, passes and is eliminated as the others do."""
    others = iter(("7s", "7h", "7c"))
    hands = ["7d" if at == seat else next(others) for at in range(4)]
    match = Match(Rules(ranks="7", match="deals 1"), 4, 1, 3, hands)
    assert match.to_move == seat
    match.apply("7d", seat)
    assert match.winners == (seat,)
    assert match.state.places is not None
    assert match.state.places[seat] == 0


def test_r11_all_sevens_lie_before_the_first_turn_whatever_the_deal() -> None:
    for seed in range(300):
        match = Match(presets["shichi_narabe"], 3, seed)
        assert match.state.layout == dict.fromkeys("shdc", ("7",))
        dealt = next(event for event in match.events if event.type == "dealt")
        hands = dealt.details["hands"]
        assert isinstance(hands, list)
        assert sorted(map(len, (hand.split() for hand in hands))) == [17, 17, 18]
        assert "7d" in hands[match.to_move or 0].split()


def test_r7_matches_use_no_randomness_but_their_own() -> None:
    """Two matches of one seed that are played in turns are the same, and Python's own generator is not touched."""
    random.seed(5)
    before = random.getstate()
    of = Rules(last_card="draw")
    first, second = Match(of, 4, "x"), Match(of, 4, "x")
    while first.phase == "play":
        text = first.legal_actions()[-1]
        assert [event.to_json() for event in first.apply(text)] == [event.to_json() for event in second.apply(text)]
    assert random.getstate() == before


@given(st.data(), st.permutations("shdc"))
def test_r14_suits_are_alike(data: st.DataObject, suits: list[str]) -> None:
    """Suits renamed everywhere, the legal plays are renamed in the same way."""
    of = data.draw(rules())
    count = data.draw(seats(of))
    position = data.draw(positions(of, count))
    names = dict(zip("shdc", suits, strict=True))

    def renamed(text: str) -> str:
        return "".join(names.get(letter, letter) for letter in text)

    other = dict(position)
    other["hands"] = [renamed(hand) for hand in position["hands"]]
    other["layout"] = {names[suit]: rows for suit, rows in position["layout"].items()}
    first, second = Match.position(of, count, **position), Match.position(of, count, **other)
    assert first.to_move == second.to_move
    legal = {renamed(str(action)) if str(action) != "pass" else "pass" for action in first.legal_actions()}
    assert legal == {str(action) for action in second.legal_actions()}


@given(st.data(), st.integers(1, 9))
def test_r1_seats_are_alike(data: st.DataObject, turn: int) -> None:
    """Everybody moved on by some seats, the game goes on as before, moved on."""
    of = data.draw(rules(last_card="off"))
    count = data.draw(seats(of))
    position = data.draw(positions(of, count))
    if any(status != "active" for status in position["status"]):
        return  # the order of those who have left is told by the seat numbers alone
    turned = dict(position)
    for key in ("hands", "status", "passes_left", "chips"):
        if key in position:
            turned[key] = [position[key][(seat - turn) % count] for seat in range(count)]
    for key in ("to_move", "dealer"):
        turned[key] = (position[key] + turn) % count
    first, second = Match.position(of, count, **position), Match.position(of, count, **turned)
    chance = random.Random(turn)
    while first.phase == "play":
        assert first.to_move is not None
        assert second.to_move == (first.to_move + turn) % count
        assert first.legal_actions() == second.legal_actions()
        action = chance.choice(first.legal_actions())
        first.apply(action)
        second.apply(action)
    places = first.state.places
    assert places is not None
    assert second.state.places == tuple(places[(seat - turn) % count] for seat in range(count))
    scores = first.deal_scores
    assert scores is not None
    assert second.deal_scores == tuple(scores[(seat - turn) % count] for seat in range(count))
