"""What leaves: every field has been given an audience, and no byte names a card that its reader may not know."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from dataclasses import fields

import msgspec
import pytest

from sevens.engine import Match, View, view_for
from sevens.engine.events import EVENT_TYPES, PUBLIC_DETAILS
from sevens.protocol import Presence, messages, outgoing, update_for
from sevens.rooms import Join, Leave, Return, Room
from sevens.rules import PRESETS, Rules, seat_range
from tests.rooms.support import HOST, Journal

ADDED = {"pass", "play_fault"}
"""Fields of the view's message that are worked out from the view when it is sent."""
PRIVATE_DETAILS = {"kind"}
"""Details of events that only some seats see."""

FRIENDS = ("bea", "cy", "dee")

CARD = re.compile(r"(?=([A23456789TJQK][shdc]))")

VARIANTS: dict[str, Rules] = {
    **PRESETS,
    "joker": PRESETS["shichi_narabe"].replace(jokers=1, corner="tunnel"),
    "drawing": PRESETS["sevens"].replace(last_card="draw", multi_card="run"),
    "surrender": PRESETS["sevens"].replace(illegal_pass="surrender", illegal_play="lose_turn"),
    "naming": PRESETS["sevens"].replace(opening="dealer_names", corner="link"),
    "removing": PRESETS["shichi_narabe"].replace(pass_limit=0, eliminated_cards="remove"),
}


# --- the allow-list ---


def test_every_field_of_the_engines_view_has_been_decided_about() -> None:
    assert {field.name for field in fields(View)} == outgoing.VIEW_FIELDS


def test_the_message_has_the_views_fields_and_no_others() -> None:
    sent = {field.encode_name for field in msgspec.structs.fields(messages.View)}
    assert sent == outgoing.VIEW_FIELDS | ADDED


def test_every_detail_of_every_event_has_a_field_and_an_audience() -> None:
    assert set(PUBLIC_DETAILS) == set(EVENT_TYPES)
    told = {name for details in PUBLIC_DETAILS.values() for name in details}
    assert told | PRIVATE_DETAILS == outgoing.EVENT_DETAILS


# --- leaks ---


def view_of(room: Room, device: str | None) -> messages.View:
    view = update_for(room, device, 0, Presence()).view
    assert view is not None
    return view


def played(name: str, rules: Rules, pattern: str, deals: int = 2) -> Iterator[Journal]:
    """A match after each of its commands."""
    while len(pattern) < seat_range(rules)[0]:
        pattern += "b"
    journal = Journal.open(pattern, rules.replace(match=f"deals {deals}", tie_break="shared"), name)
    chance = random.Random(name)
    for number in range(pattern.count("o") - 1):
        assert journal.ask(Join(device=FRIENDS[number], id="join", name="N")).status == "accepted"
    yield journal
    while journal.room.in_lobby or journal.room.match.phase != "match_over":
        assert journal.ask(journal.next_command(chance)).status == "accepted"
        yield journal


def cards_in(value: object) -> list[str]:
    """All texts anywhere in a message that are cards, or that name several."""
    if isinstance(value, dict):
        return [card for key, item in value.items() if key != "rules" for card in cards_in(item)]
    if isinstance(value, list):
        return [card for item in value for card in cards_in(item)]
    if isinstance(value, str):
        return CARD.findall(value)
    return []


def known_to(room: Room, seat: int | None) -> set[str]:
    """What a seat, or a spectator, may know by the rules: the own hand and what lies or was shown face up.

    Worked out from the match itself, not from the engine's views.
    """
    match = room.match
    known = set(match.state.removed)
    for suit, rows in match.state.layout.items():
        known |= {rank + suit for row in rows for rank in row}
    blind = seat is not None and match.state.naming and seat == match.dealer
    if seat is not None and not blind:
        known |= set(match.state.hands[seat])
    for event in match.events_of_deal():
        if event.type in ("played", "joker_played", "joker_taken", "laid", "eliminated", "surrendered", "turn_lost"):
            known |= set(event.cards)
        if event.type == "drew" and seat is not None and seat in (event.seat, event.details["giver"]):
            known |= set(event.cards)
    if match.state.opening_card is not None:
        known.add(match.state.opening_card)
    if match.state.is_over:
        known |= {card for hand in match.state.hands for card in hand}
    if seat is not None and seat == match.to_move:
        # A joker play names the card that the joker would stand for; its holder knows that somebody else has it.
        for action in match.legal_actions():
            known |= set(action.cards[:1]) if action.kind == "joker" else set()
    return known | {"*"}


def without_seeds(update: dict[str, object]) -> dict[str, object]:
    room = update["room"]
    assert isinstance(room, dict)
    return {**update, "room": {key: value for key, value in room.items() if key not in ("seed", "seed_hash", "id")}}


@pytest.mark.parametrize("pattern", ["PbP", "PPPb"])
@pytest.mark.parametrize("name", sorted(VARIANTS))
def test_no_update_names_a_card_that_its_reader_may_not_know(name: str, pattern: str) -> None:
    seen_hand = False
    deal, dealt_at = 0, 0
    for journal in played(name, VARIANTS[name], pattern, deals=2 if pattern == "PbP" else 1):
        room = journal.room
        if room.match.deal_number != deal:
            deal, dealt_at = room.match.deal_number, room.seq
        for device in (HOST, None, "stranger"):
            seat = room.audience(device)
            text = msgspec.json.encode(update_for(room, device, dealt_at - 1, Presence({HOST}))).decode()
            update = json.loads(text)
            told, known = set(cards_in(without_seeds(update))), known_to(room, seat)
            assert told <= known, (device, told - known)
            if room.match.phase != "match_over":
                assert room.match.seed not in update["room"].values()
                assert update["room"]["seed"] is None
            seen_hand = seen_hand or (seat is not None and update["view"]["hand"] is not None)
            assert device == HOST or (seat is None and update["view"]["hand"] is None)
    assert seen_hand


@pytest.mark.parametrize("name", sorted(VARIANTS))
def test_among_friends_everybody_is_told_their_own_cards_and_nobody_elses(name: str) -> None:
    """Each seat, somebody who has got up, somebody who was never seated and a spectator, over a whole match."""
    chance, deal, dealt_at, seen = random.Random(name), 0, 0, set()
    for journal in played(name, VARIANTS[name], "Pooob", deals=1):
        room = journal.room
        if room.in_lobby:
            for device in (HOST, *FRIENDS, None):
                assert not cards_in(without_seeds(told_to(room, device, 0)))
            continue
        if chance.random() < 0.1 and room.playing:
            away = chance.choice(FRIENDS[:2])
            journal.ask((Return if room.audience(away) is None else Leave)(device=away, id=journal.id()))
        if room.match.deal_number != deal:
            deal, dealt_at = room.match.deal_number, room.seq
        for device in (HOST, *FRIENDS, None):
            seat = room.audience(device)
            update = told_to(room, device, dealt_at - 1)
            told, known = set(cards_in(without_seeds(update))), known_to(room, seat)
            assert told <= known, (device, told - known)
            if room.match.phase != "match_over":
                info = update["room"]
                assert isinstance(info, dict)
                assert info["seed"] is None
                assert room.match.seed not in info.values()
            seen.add(seat)
            for number in range(len(room.seats)):
                assert (device is not None and number in room.seats_of(device)) == (number == seat)
    assert seen == {0, 1, 2, None}


def told_to(room: Room, device: str | None, after: int) -> dict[str, object]:
    text = msgspec.json.encode(update_for(room, device, after, Presence({HOST, "bea"}, 3, 12_345)))
    update: dict[str, object] = json.loads(text)
    return update


def test_what_spectators_see_follows_from_what_has_been_public() -> None:
    """Two worlds with the same public history are the same bytes for a spectator, order and numbers included."""
    chance = random.Random(8)
    for _ in range(30):
        cards = [rank + suit for suit in "shdc" for rank in "A23456TJQK"]
        chance.shuffle(cards)
        texts = []
        for _ in range(2):
            hands = [cards[:14], cards[14:27], cards[27:]]
            position = {"hands": [" ".join(hand) for hand in hands], "layout": {suit: ["789"] for suit in "shdc"}}
            match = Match.position(PRESETS["shichi_narabe"], 3, to_move=0, **position)
            texts.append(msgspec.json.encode(outgoing.view_message(match, None)))
            chance.shuffle(cards)
        assert texts[0] == texts[1]


def test_the_leak_test_would_notice_a_leak() -> None:
    for journal in played("noticed", PRESETS["sevens"], "PbP"):
        room = journal.room
        if room.curtain(HOST) is None and room.audience(HOST) is not None:
            continue
        leaking = {"view": {"hand": list(room.match.state.hands[1])}}
        assert not set(cards_in(leaking)) <= known_to(room, None)
        return
    raise AssertionError("the curtain was never down")


def test_a_dropped_view_is_gone_from_every_field() -> None:
    """After a change of person nothing but what lies on the table is left, whatever was seen before."""
    drops = 0
    for journal in played("dropped", PRESETS["shichi_narabe"], "PPb"):
        room = journal.room
        update = json.loads(msgspec.json.encode(update_for(room, HOST, room.seq - 1, Presence({HOST}))))
        if room.curtain(HOST) is not None:
            drops += 1
            told = set(cards_in(without_seeds(update)))
            hidden = {card for hand in room.match.state.hands for card in hand if card != "*"}
            assert not told & hidden
    assert drops > 10


def test_pass_events_tell_only_the_seat_whether_it_had_to() -> None:
    for journal in played("kinds", PRESETS["shichi_narabe"], "PbP"):
        room = journal.room
        seat = room.audience(HOST)
        for reader in (HOST, None):
            update = update_for(room, reader, 0, Presence())
            for event in (*update.events, *view_of(room, reader).history):
                if event.kind is not msgspec.UNSET:
                    assert reader == HOST
                    assert event.seat == seat


# --- what a view says besides ---


def test_announcements_and_faults_are_told_beforehand() -> None:
    rules = PRESETS["sevens"].replace(last_card="draw", illegal_pass="lose_deal", illegal_play="lose_turn")
    announced = faults = forced = 0
    for journal in played("told", rules, "Pbb"):
        room = journal.room
        view = view_of(room, HOST)
        if view.passing is None:
            assert view.to_move != 0 or view.phase != "play"
            continue
        hand = view.hand or []
        legal = view_for(room.match, 0).legal
        assert view.passing.allowed == any(action.kind == "pass" for action in legal)
        assert [action.action for action in view.legal] == [str(action) for action in legal if action.kind != "pass"]
        for action in view.legal:
            assert action.announce == (len(hand) - len(action.cards) == 1)
            announced += action.announce
        forced += view.passing.forced
        if view.passing.fault is not None:
            faults += 1
            assert view.passing.fault.kind == "lose_deal"
            assert not view.passing.allowed
            room.match.check("pass", 0)
        if view.play_fault is not None:
            fitting = {card for action in view.legal for card in action.cards}
            assert set(hand) - fitting
    assert announced
    assert faults
    assert forced


def test_costs_of_passing_are_told() -> None:
    costs = set()
    for journal in played("costs", PRESETS["fan_tan_chips"], "Pbb"):
        view = view_of(journal.room, HOST)
        if view.passing is not None:
            costs.add((view.passing.forced, view.passing.cost))
    assert costs == {(True, 1), (False, 5)}


def test_two_packs_place_cards_on_the_first_row_that_takes_them() -> None:
    rows = set()
    for journal in played("packs", PRESETS["double_fan_tan"], "PbbPbbb"):
        room = journal.room
        view = view_of(room, HOST)
        for action in view.legal:
            for place in action.places:
                rows.add(place.row)
                first = next(row for row, ranks in enumerate(view.frontiers[place.suit]) if place.rank in ranks)
                assert place.row == first
    assert rows == {0, 1}
