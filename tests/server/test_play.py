"""Playing over the WebSocket: alone, on one device, again after the end."""

from __future__ import annotations

import json
import random
import time
from itertools import pairwise

import pytest

from sevens.engine import read_record
from sevens.engine.deal import seed_hash

from .conftest import DEVICE, SOLO, Live


def test_a_match_alone_is_played_to_its_end(live: Live) -> None:
    room, token = live.open_room()
    with live.player(room, token) as ann:
        ann.play_to_end()
        assert ann.view["winners"]
        assert ann.view["open_hands"] is not None
        assert [deal["deal"] for deal in ann.update["deals"]] == [1]
        assert [seat["name"] for seat in ann.update["room"]["seats"]] == ["Ann", "Bo", "Cy"]
        assert [seat["you"] for seat in ann.update["room"]["seats"]] == [True, False, False]
        seqs = [update["seq"] for update in ann.updates]
        assert seqs == sorted(seqs)


def test_a_match_on_one_device_is_played_to_its_end_behind_the_curtain(live: Live) -> None:
    room, token = live.open_room(DEVICE)
    with live.player(room, token) as device:
        device.play_to_end()
        for update in device.updates:
            if update["curtain"] is not None:
                assert update["view"]["hand"] is None
                assert update["view"]["seat"] is None
                assert update["view"]["legal"] == []
        assert {update["view"]["seat"] for update in device.updates} >= {0, 1, None}


@pytest.mark.parametrize(
    "rules",
    [
        {"preset": "shichi_narabe", "jokers": 1, "corner": "tunnel", "match": "deals 1"},
        {"preset": "fan_tan_chips", "match": "bust 1", "multi_card": "run", "last_card": "draw", "tie_break": "shared"},
        {"opening": "dealer_names", "match": "deals 1", "tie_break": "shared", "pass_limit": 1, "last_card": "draw"},
        {"preset": "devyatka", "match": "bust 1", "tie_break": "shared", "illegal_pass": "surrender"},
    ],
)
def test_house_rules_are_played_by_what_the_updates_offer(live: Live, rules: dict[str, object]) -> None:
    room, token = live.open_room(DEVICE, rules=rules)
    with live.player(room, token) as device:
        device.play_to_end()
        assert device.view["phase"] == "match_over"


def test_events_since_the_last_update_add_up_to_the_history(live: Live) -> None:
    room, token = live.open_room()
    with live.player(room, token) as ann:
        ann.play_to_end()
        told = [event for update in ann.updates for event in update["events"]]
        assert told == ann.view["history"]


def test_legal_actions_say_where_their_cards_go(live: Live) -> None:
    room, token = live.open_room()
    with live.player(room, token) as ann:
        ann.play_to_end()
        for update in ann.updates:
            view = update["view"]
            for action in view["legal"]:
                assert all(card in view["hand"] for card in action["cards"])
                for place in action["places"]:
                    assert place["rank"] in view["frontiers"][place["suit"]][place["row"]]


def test_seed_and_record_come_out_after_the_match_and_fit_the_hash_shown_before(live: Live) -> None:
    room, token = live.open_room()
    early = live.get(f"/api/rooms/{room}/record")
    assert (early.status, early.error["reason"]) == (403, "match_running")
    with live.player(room, token) as ann:
        ann.play_to_end()
        shown = {update["room"]["seed_hash"] for update in ann.updates}
        assert [update["room"]["seed"] for update in ann.updates if update["view"]["phase"] == "play"].count(None) > 0
        seed = ann.update["room"]["seed"]
        assert shown == {seed_hash(seed)}
        assert len(seed) == 64
    record = live.get(f"/api/rooms/{room}/record").json["record"]
    found = read_record(record)
    assert found.match.seed == seed
    assert found.match.phase == "match_over"
    file = live.get(f"/api/rooms/{room}/record?file")
    assert file.text == record
    assert "attachment" in file.headers["content-disposition"]
    assert live.get(f"/api/rooms/{room}/record?match=1").json["record"] == record
    assert live.get(f"/api/rooms/{room}/record?match=2").status == 400
    assert live.get(f"/api/rooms/{room}/record?match=x").status == 400


def test_a_rematch_deals_anew_with_another_seed(live: Live) -> None:
    room, token = live.open_room()
    with live.player(room, token) as ann:
        ann.play_to_end()
        dealer, hashed = ann.view["dealer"], ann.update["room"]["seed_hash"]
        assert ann.ask({"type": "rematch"})["status"] == "accepted"
        assert ann.update["room"]["match"] == 2
        assert ann.update["room"]["seed"] is None
        assert ann.update["room"]["seed_hash"] != hashed
        assert ann.view["dealer"] == (dealer + 1) % 3
        assert live.get(f"/api/rooms/{room}/record").status == 200
        assert live.get(f"/api/rooms/{room}/record?match=2").status == 403


def test_a_replay_shows_every_event_with_open_hands(live: Live) -> None:
    room, token = live.open_room(rules={"preset": "shichi_narabe", "jokers": 1, "match": "deals 2"})
    with live.player(room, token) as ann:
        ann.play_to_end()
    record = live.get(f"/api/rooms/{room}/record").json["record"]
    replay = live.post("/api/records", {"record": record}).json
    assert replay["header"]["seats"] == 3
    assert replay["header"]["names"] == ["Ann", "Bo", "Cy"]
    assert replay["header"]["complete"]
    assert len(replay["steps"]) == len(record.splitlines()) - 1
    assert all(step["view"]["open_hands"] is not None for step in replay["steps"])
    assert [step["event"]["type"] for step in replay["steps"]] == [
        json.loads(line)["type"] for line in record.splitlines()[1:]
    ]
    broken = record.replace('"played"', '"passed"', 1)
    assert live.post("/api/records", {"record": broken}).status == 400
    assert live.post("/api/records", {"record": "nonsense"}).status == 400
    assert live.post("/api/records", {"record": ""}).status == 400


def test_who_comes_back_sees_the_same(live: Live) -> None:
    room, token = live.open_room(DEVICE)
    chance = random.Random(5)
    device = live.player(room, token)
    for _ in range(25):
        device.step(chance)
        device.hear_until(device.my_turn)
        before = device.update
        device.close()
        device = live.player(room, token, seen=device.seq)
        device.hear()
        after = device.update
        assert after["events"] == []
        assert {**after, "events": before["events"]} == before
    device.close()


def test_missed_events_are_told_to_who_says_what_was_seen(live: Live) -> None:
    room, token = live.open_room()
    with live.player(room, token) as ann:
        ann.hear_until(ann.my_turn)
        ann.step(random.Random(1))
        ann.hear_until(ann.my_turn)
        with live.player(room, token, seen=1) as again:
            again.hear()
            assert again.update["events"] == ann.view["history"][len(ann.updates[0]["events"]) :]


def test_several_windows_of_one_device_see_the_same(live: Live) -> None:
    room, token = live.open_room()
    with live.player(room, token) as one, live.player(room, token) as two:
        one.hear_until(one.my_turn)
        one.step(random.Random(1))
        two.hear_until(lambda: two.seq >= one.seq)
        one.hear_until(lambda: one.seq >= two.seq)
        assert one.view == two.view


def test_a_cookie_opens_the_seats_as_the_token_does(live: Live) -> None:
    reply = live.post("/api/rooms", SOLO)
    cookie = reply.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    room = reply.json["room"]
    assert f"Path=/api/rooms/{room}" in cookie
    with live.socket(room, Cookie=cookie.split(";")[0]) as connection:
        connection.send('{"type": "hello"}')
        assert json.loads(connection.recv(20))["view"]["seat"] == 0


def test_a_spectator_sees_the_layout_and_no_hand(live: Live) -> None:
    room, token = live.open_room()
    with live.player(room, token) as ann, live.player(room, None) as watcher:
        ann.hear_until(ann.my_turn)
        watcher.hear_until(lambda: watcher.seq >= ann.seq)
        assert watcher.view["seat"] is None
        assert watcher.view["hand"] is None
        assert watcher.view["layout"] == ann.view["layout"]
        assert not watcher.update["room"]["host"]
        assert not any(seat["you"] for seat in watcher.update["room"]["seats"])


def test_speeds_and_languages_can_be_changed(live: Live) -> None:
    room, token = live.open_room()
    with live.player(room, token) as ann:
        ann.hear_until(ann.my_turn)
        assert ann.ask({"type": "speed", "speed": "fast"})["status"] == "accepted"
        assert ann.update["room"]["speed"] == "fast"
        english = ann.ask({"type": "act", "seq": ann.seq, "action": "?"})["error"]["message"]
        assert ann.ask({"type": "lang", "lang": "de-AT"})["status"] == "accepted"
        german = ann.ask({"type": "act", "seq": ann.seq, "action": "?"})["error"]["message"]
        assert english
        assert german
        assert german != english


def test_bots_wait_as_long_as_the_speed_says(live: Live) -> None:
    seats = [{"kind": "bot", "level": "random"}, {"kind": "person"}, {"kind": "bot", "level": "random"}]
    room, token = live.open_room(seats=seats, speed="normal", dealer=1)
    with live.player(room, token) as ann:
        moved = [(time.monotonic(), ann.hear()["seq"])]
        while len(moved) < 3 and not (ann.my_turn() and ann.view["pass"]):
            ann.hear()
            moved.append((time.monotonic(), ann.seq))
        for (earlier, _), (later, _) in pairwise(moved):
            assert 0.4 < later - earlier < 3
