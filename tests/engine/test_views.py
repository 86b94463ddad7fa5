"""Views and their events tell a seat what it may know, and are the same in all worlds it cannot tell apart."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from sevens import Event, Match, Rules, event_for, view_for
from sevens.errors import SevensError
from sevens.testing import matches, positions, rules, seats
from sevens.testing.deals import full_pack

SEEDS = st.integers(0, 2**32 - 1)


def plain(match: Match, seat: int | None) -> dict[str, Any]:
    return view_for(match, seat).to_json()


def strings_in(value: object) -> list[str]:
    """Every text anywhere in a JSON value."""
    if isinstance(value, dict):
        return [text for item in value.values() for text in strings_in(item)]
    if isinstance(value, list):
        return [text for item in value for text in strings_in(item)]
    return [value] if isinstance(value, str) else []


def known_cards(match: Match, seat: int | None) -> set[str]:
    """What may be shown: the own hand, the rows, what left play, and what was shown face up or to this seat."""
    state = match.state
    known = {rank + suit for suit, rows in state.layout.items() for row in rows for rank in row} | set(state.removed)
    if seat is not None and not (state.naming and seat == state.dealer):
        known |= set(state.hand(seat))
    for event in match.events_of_deal():
        if event.type == "drew":
            known |= set(event.cards) if seat in (event.seat, event.details["giver"]) and seat is not None else set()
        elif event.type != "dealt":
            known |= set(event.cards)
    if state.opening_card is not None:
        known.add(state.opening_card)
    return known


@given(matches(), st.data())
def test_r13_views_name_no_card_that_the_seat_has_not_seen(match: Match, data: st.DataObject) -> None:
    seat = data.draw(st.sampled_from([None, *range(match.seats)]))
    assume(match.phase == "play")
    view = plain(match, seat)
    view.pop("rules")
    if view["legal"] and not match.state.naming:
        # A joker play names the card it stands for; that it is in some other hand follows from the rows (R25).
        view["legal"] = [text for text in view["legal"] if not text.startswith("*")]
    words = {word for text in strings_in(view) for word in text.split()}
    hidden = set(full_pack(match.rules)) - known_cards(match, seat)
    assert not words & hidden, f"{seat} is told of {words & hidden}"


@given(st.data(), SEEDS)
def test_views_are_the_same_in_every_world_that_a_seat_cannot_tell_apart(data: st.DataObject, seed: int) -> None:
    of = data.draw(rules())
    count = data.draw(seats(of))
    position = data.draw(positions(of, count, opened=data.draw(st.booleans())))
    hands = [hand.split() for hand in position["hands"]]
    viewer = data.draw(st.sampled_from([None, *(seat for seat in range(count) if hands[seat])]))
    chance = random.Random(seed)
    others = [card for seat, hand in enumerate(hands) if seat != viewer for card in hand]
    chance.shuffle(others)
    swapped = [hand if seat == viewer else [others.pop() for _ in hand] for seat, hand in enumerate(hands)]
    first = Match.position(of, count, **position)
    second = Match.position(of, count, **{**position, "hands": [" ".join(hand) for hand in swapped]})
    for _ in range(6):
        # As long as nothing public differs and nothing is dealt or drawn, the viewer must see the same.
        public = [{**match.to_json(), "hands": [len(hand) for hand in match.state.hands]} for match in (first, second)]
        if public[0] != public[1] or first.phase != "play" or first.events != second.events:
            return
        assert plain(first, viewer) == plain(second, viewer)
        common = {str(action) for action in first.legal_actions()} & {str(action) for action in second.legal_actions()}
        if not common:
            return
        text = chance.choice(sorted(common))
        first.apply(text)
        second.apply(text)


@given(matches())
def test_the_history_of_a_view_is_the_deal_seen_from_that_seat(match: Match) -> None:
    for seat in (None, *range(match.seats)):
        history = view_for(match, seat).history
        wanted = tuple(event_for(event, seat) for event in match.events_of_deal())
        assert history == wanted
        assert all("hands" not in event.details for event in history)
        assert all("kind" not in event.details or event.seat == seat for event in history)


def test_r40_only_the_two_seats_concerned_see_a_drawn_card() -> None:
    event = Event("drew", 1, ("7d",), {"giver": 2})
    assert [event_for(event, seat).cards for seat in (None, 0, 1, 2)] == [(), (), ("7d",), ("7d",)]


@given(matches())
def test_views_are_json_and_say_what_the_state_says(match: Match) -> None:
    state: dict[str, Any] = match.to_json()
    for seat in (None, *range(match.seats)):
        view = json.loads(json.dumps(plain(match, seat)))
        for key in ("phase", "deal", "dealer", "to_move", "status", "pot", "totals", "winners", "places"):
            assert view[key] == json.loads(json.dumps(state[key])), key
        assert view["hand_sizes"] == [len(hand.split()) for hand in state["hands"]]
        assert (view["open_hands"] is not None) == (match.phase != "play")
        mine = seat is not None and seat == match.to_move
        assert view["legal"] == ([str(action) for action in match.legal_actions()] if mine else [])
        if seat is not None and view["hand"] is not None:
            assert " ".join(view["hand"]) == state["hands"][seat]


def test_r13_the_dealer_names_before_looking() -> None:
    match = Match(Rules(opening="dealer_names"), 4, 1, 2)
    assert view_for(match, 2).hand is None
    assert view_for(match, 1).hand == match.state.hand(1)
    match.apply("=h")
    assert view_for(match, 2).hand == match.state.hand(2)


def test_views_of_seats_that_do_not_exist_are_refused() -> None:
    match = Match(Rules(), 4, 1)
    for seat in (-1, 4):
        with pytest.raises((IndexError, SevensError)):
            view_for(match, seat)
