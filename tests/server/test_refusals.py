"""What is not accepted is refused with a reason, and nothing has changed."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus

from .conftest import DEVICE, SOLO, Json, Live, Player


def refused(player: Player, message: Json) -> tuple[str, str]:
    """The code and reason with which a message is refused; the room stays as it was."""
    before = player.update
    answer = player.ask(message)
    assert answer["status"] == "refused", answer
    assert player.update["seq"] == before["seq"]
    assert player.update["view"] == before["view"]
    error = answer["error"]
    assert error["message"]
    return error["code"], error["reason"]


@pytest.fixture
def ann(live: Live) -> Player:
    player = live.player(*live.open_room())
    player.hear_until(player.my_turn)
    return player


def test_commands_that_do_not_fit_are_refused(live: Live) -> None:
    with live.player(*live.open_room()) as ann:
        ann.hear_until(ann.my_turn)
        action = ann.actions()[0]
        seq = ann.seq
        assert refused(ann, {"type": "act", "seq": seq + 1, "action": action}) == ("stale", "stale")
        assert refused(ann, {"type": "act", "seq": 0, "action": action}) == ("stale", "stale")
        assert refused(ann, {"type": "act", "seq": seq, "action": "nonsense"})[0] == "bad_action"
        assert refused(ann, {"type": "act", "seq": seq, "action": "*Ts+Js"})[0] == "illegal_action"
        assert refused(ann, {"type": "next_deal"}) == ("illegal_action", "deal_not_over")
        assert refused(ann, {"type": "rematch"}) == ("forbidden", "match_running")
        assert refused(ann, {"type": "lift", "seat": 0}) == ("forbidden", "no_curtain")
        assert refused(ann, {"type": "lift", "seat": 1}) == ("forbidden", "not_your_seat")
        assert refused(ann, {"type": "hello", "token": None}) == ("bad_request", "bad_message")


def test_acting_out_of_turn_is_refused(live: Live) -> None:
    seats = [{"kind": "bot", "level": "random"}, {"kind": "person"}, {"kind": "bot", "level": "random"}]
    room, token = live.open_room(seats=seats, speed="slow", rules={"opening": "eldest"}, dealer=2)
    with live.player(room, token) as ann:
        ann.hear()
        assert ann.view["to_move"] == 0
        assert refused(ann, {"type": "act", "seq": ann.seq, "action": "7d"})[0] == "not_your_turn"


def test_a_spectator_can_do_nothing(live: Live) -> None:
    room, token = live.open_room(DEVICE)
    with live.player(room, token) as device, live.player(room, None) as watcher:
        device.hear_until(device.my_turn)
        watcher.hear_until(lambda: watcher.seq >= device.seq)
        for message in (
            {"type": "act", "seq": watcher.seq, "action": "pass"},
            {"type": "lift", "seat": 0},
            {"type": "next_deal"},
            {"type": "rematch"},
            {"type": "speed", "speed": "fast"},
        ):
            assert refused(watcher, message)[0] == "forbidden"


def test_nothing_can_be_done_behind_the_curtain(live: Live) -> None:
    with live.player(*live.open_room(DEVICE)) as device:
        device.hear_until(lambda: bool(device.update) and device.update["curtain"] is not None)
        assert refused(device, {"type": "act", "seq": device.seq, "action": "pass"}) == ("forbidden", "curtain_down")
        other = 1 - device.update["curtain"]
        assert refused(device, {"type": "lift", "seat": other}) == ("forbidden", "no_curtain")


def test_the_same_command_twice_is_done_once(live: Live) -> None:
    with live.player(*live.open_room()) as ann:
        ann.hear_until(ann.my_turn)
        command = {"type": "act", "id": "tap", "seq": ann.seq, "action": ann.actions()[0]}
        ann.say(command)
        ann.say(command)
        ann.hear_until(lambda: "tap" in ann.answers)
        first = ann.answers.pop("tap")
        ann.hear_until(lambda: "tap" in ann.answers)
        assert (first["status"], ann.answers["tap"]["status"]) == ("accepted", "done")
        mine = [event for event in ann.view["history"] if event.get("seat") == 0]
        assert len([event for event in mine if event["type"] in ("played", "passed")]) == 1


def test_two_plays_for_one_turn_lay_one_card(live: Live) -> None:
    with live.player(*live.open_room()) as ann:
        ann.hear_until(ann.my_turn)
        hand = len(ann.view["hand"])
        action, seq = ann.actions()[0], ann.seq
        for name in ("one", "two"):
            ann.say({"type": "act", "id": name, "seq": seq, "action": action})
        ann.hear_until(lambda: {"one", "two"} <= ann.answers.keys())
        assert [ann.answers[name]["status"] for name in ("one", "two")] == ["accepted", "refused"]
        ann.hear_until(ann.my_turn)
        assert len(ann.view["hand"]) >= hand - 1


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "{}",
        "[]",
        "null",
        "[" * 3000,
        '{"type": "act"}',
        '{"type": "unknown", "id": "x"}',
        '{"type": "act", "id": "x", "seq": "1", "action": "pass"}',
        '{"type": "act", "id": "x", "seq": 1.5, "action": "pass"}',
        '{"type": "act", "id": "x", "seq": -1, "action": "pass"}',
        '{"type": "act", "id": "x", "seq": 1e99, "action": "pass"}',
        '{"type": "act", "id": "x", "seq": NaN, "action": "pass"}',
        '{"type": "act", "id": "x", "seq": 1, "action": "pass", "cards": ["7d"]}',
        '{"type": "act", "id": "x", "seq": 1, "action": "' + "7d" * 100 + '"}',
        '{"type": "act", "id": "", "seq": 1, "action": "pass"}',
        '{"type": "act", "id": "x", "seq": 1, "action": "\\ud800"}',
        '{"type": "act", "id": "x", "seq": 1, "action": "\\u0000"}',
        '{"type": "lift", "id": "x", "seat": 99}',
        '{"type": "speed", "id": "x", "speed": "warp"}',
        '{"type": "lang", "id": 5, "lang": "de"}',
        '{"type": "lang", "id": "x", "lang": "' + "x" * 100 + '"}',
        '{"type": "act", "id": "x", "seq": 1, "action": "' + "x" * 5000 + '"}',
    ],
)
def test_garbage_is_refused_and_the_connection_goes_on(ann: Player, text: str) -> None:
    before = ann.update
    ann.say(text)
    ann.hear_until(lambda: bool(ann.answers))
    (answer,) = ann.answers.values()
    assert answer["status"] == "refused"
    assert answer["error"]["code"] in ("bad_request", "too_large", "bad_action", "stale")
    assert ann.update == before
    assert ann.ask({"type": "lang", "lang": "en"})["status"] == "accepted"
    ann.close()


def test_bytes_are_refused(ann: Player) -> None:
    ann.say(b'{"type": "next_deal", "id": "x"}')
    ann.hear_until(lambda: "" in ann.answers)
    assert ann.answers[""]["error"]["code"] == "bad_request"
    ann.close()


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
messages = st.fixed_dictionaries(
    {"type": st.sampled_from(["act", "hello", "next_deal", "lift", "rematch", "speed", "lang"]) | json_values},
    optional=dict.fromkeys(("id", "seq", "action", "seat", "speed", "lang", "token"), json_values),
)


@given(wanted=st.lists(messages | json_values, min_size=1, max_size=10))
@settings(max_examples=30)
def test_no_message_at_all_breaks_a_room(live: Live, wanted: list[object]) -> None:
    with live.player(*live.open_room(DEVICE)) as device:
        device.hear_until(device.my_turn)
        for message in wanted:
            device.say(json.dumps(message))
        assert device.ask({"type": "lang", "lang": "en"})["status"] == "accepted"
        device.step(random.Random(1))


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ("nonsense", 4400),
        ('{"type": "next_deal", "id": "x"}', 4400),
        ('{"type": "hello", "more": 1}', 4400),
        ('{"type": "hello", "token": 5}', 4400),
        ("x" * 5000, 4400),
    ],
)
def test_a_connection_begins_with_hello(live: Live, first: str, code: int) -> None:
    room, _ = live.open_room()
    with live.socket(room) as connection:
        connection.send(first)
        answer = json.loads(connection.recv(20))
        assert answer["status"] == "refused"
        with pytest.raises(ConnectionClosed) as closed:
            connection.recv(20)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code


def test_unknown_rooms_and_foreign_tokens_are_told_apart(live: Live) -> None:
    room, _ = live.open_room()
    _, foreign = live.open_room()
    assert live.player("nowhere", None).closed_with() == 4404
    assert live.player(room, foreign).closed_with() == 4401
    assert live.player(room, "x").closed_with() == 4401


def test_pages_of_other_sites_get_no_connection(live: Live) -> None:
    room, _ = live.open_room()
    for origin in ("https://evil.example", "null", f"http://127.0.0.1:{live.port + 1}", "http://[", "file://"):
        with pytest.raises(InvalidStatus) as answer, live.socket(room, Origin=origin):
            pass
        assert answer.value.response.status_code == 403
    with live.socket(room, Origin=live.url) as connection:
        connection.send('{"type": "hello"}')
        assert json.loads(connection.recv(20))["type"] == "update"


def test_who_sends_too_fast_is_slowed_down_and_then_closed(live_with: Callable[..., Live]) -> None:
    live = live_with(messages_burst=5, messages_per_second=0.01)
    player = live.player(*live.open_room())
    player.hear_until(player.my_turn)
    for number in range(40):
        player.say({"type": "lang", "id": f"m{number}", "lang": "en"})
    assert player.closed_with() == 4429
    assert [player.answers[f"m{number}"]["status"] for number in range(6)] == ["accepted"] * 5 + ["refused"]
    assert player.answers["m5"]["error"]["code"] == "too_fast"


@pytest.mark.parametrize("limit", ["max_connections", "max_connections_per_address"])
def test_rooms_and_addresses_take_so_many_connections(live_with: Callable[..., Live], limit: str) -> None:
    live = live_with(max_connections_per_room=2, **{limit: 3})
    room, token = live.open_room()
    other, _ = live.open_room()
    with live.player(room, token) as one, live.player(room, None) as two:
        one.hear()
        two.hear()
        assert live.player(room, token).closed_with() == 1013
        with live.player(other, None) as three:
            three.hear()
            with live.socket(other) as four, pytest.raises(ConnectionClosed) as closed:
                four.recv(20)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1013


# --- HTTP ---


@pytest.mark.parametrize(
    "body",
    [
        {},
        [],
        "x",
        {**SOLO, "rules": 5},
        {**SOLO, "rules": {"preset": "nothing"}},
        {**SOLO, "rules": {"unknown": 1}},
        {**SOLO, "rules": {"jokers": 5}},
        {**SOLO, "rules": {"score": "chips"}},
        {**SOLO, "rules": {"schema": 2}},
        {**SOLO, "rules": {"match": "deals 99999999999999999999"}},
        {**SOLO, "mode": "friends-of-friends"},
        {**SOLO, "seats": []},
        {**SOLO, "seats": SOLO["seats"][:1]},
        {**SOLO, "seats": SOLO["seats"][1:]},
        {**SOLO, "seats": [*SOLO["seats"], {"kind": "person", "name": "x"}]},
        {**SOLO, "seats": SOLO["seats"] * 5},
        {**SOLO, "seats": [{"kind": "person", "name": "x" * 1000}, *SOLO["seats"][1:]]},
        {**SOLO, "seats": [SOLO["seats"][0], {"kind": "bot", "level": "genius"}]},
        {**SOLO, "seats": [{"kind": "open"}, *SOLO["seats"]]},
        {**SOLO, "speed": "warp"},
        {**SOLO, "dealer": 7},
        {**SOLO, "dealer": -1},
        {**SOLO, "seed": "mine"},
    ],
)
def test_rooms_that_cannot_be_are_refused(live: Live, body: object) -> None:
    reply = live.post("/api/rooms", body)
    assert reply.status == 400, reply.text
    assert reply.error["code"]
    assert reply.error["message"]


def test_names_arrive_clean_and_as_text(live: Live) -> None:
    seats = [{"kind": "person", "name": "<b>\u202eAnn\u0000</b> "}, *SOLO["seats"][1:]]
    with live.player(*live.open_room(seats=seats)) as ann:
        ann.hear()
        assert ann.update["room"]["seats"][0]["name"] == "<b>Ann</b>"


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api", 404),
        ("GET", "/api/", 404),
        ("GET", "/api/nothing", 404),
        ("GET", "/api/rooms", 405),
        ("DELETE", "/api/rooms", 405),
        ("PUT", "/api/games", 405),
        ("GET", "/api/rooms/nowhere/record", 404),
        ("GET", "/api/rooms/%00/record", 404),
        ("GET", "/api/rooms/" + "x" * 3000 + "/record", 404),
        ("GET", "/api/rules/text?preset=nothing", 404),
        ("GET", "/api/rooms/a/ws", 404),
        ("POST", "/", 405),
    ],
)
def test_addresses_that_are_none_answer_so(live: Live, method: str, path: str, status: int) -> None:
    reply = live.request(method, path)
    assert reply.status == status, reply.text
    assert reply.error["code"]


@pytest.mark.parametrize(
    "path", ["/api/rooms", "/api/rules/check", "/api/rules/text", "/api/rules/try", "/api/lesson/try", "/api/records"]
)
@pytest.mark.parametrize(
    "raw", [b"", b"x", b"\xff\xfe", b"[" * 9000, b'{"rules": NaN}', b'{"record": "\\ud800"}', b'{"a": ' * 2000]
)
def test_broken_bodies_are_bad_requests(live: Live, path: str, raw: bytes) -> None:
    reply = live.request("POST", path, raw=raw)
    assert reply.status == 400
    assert reply.error["code"] == "bad_request"


def test_bodies_have_a_limit_a_kind_and_an_origin(live: Live) -> None:
    assert live.request("POST", "/api/rooms", raw=b"x" * 20_000).status == 413
    assert live.request("POST", "/api/rooms", raw=b"{}", headers={"Content-Type": "text/plain"}).status == 415
    assert live.post("/api/rooms", SOLO, Origin="https://evil.example").status == 403
    assert live.post("/api/rooms", SOLO, Sec_Fetch_Site="cross-site").status == 403
    assert live.post("/api/rooms", SOLO, Origin=live.url, Sec_Fetch_Site="same-origin").status == 201


def test_other_host_names_are_not_answered(live: Live) -> None:
    for host in ("evil.example", f"evil.example:{live.port}", "[::ffff", ""):
        assert live.get("/api/games", Host=host).status in (400, 403)
    assert live.get("/api/games", Host=f"localhost:{live.port}").status == 200


def test_who_asks_too_often_waits(live_with: Callable[..., Live]) -> None:
    live = live_with(requests_burst=2, requests_per_second=0.01)
    question = {"rules": "sevens"}
    assert [live.post("/api/rules/check", question).status for _ in range(3)] == [200, 200, 429]
    assert live.get("/healthz").status == 200


def test_a_full_server_says_so(live_with: Callable[..., Live]) -> None:
    live = live_with(max_rooms=1)
    live.open_room()
    reply = live.post("/api/rooms", SOLO)
    assert (reply.status, reply.error["reason"]) == (503, "too_many_rooms")


@given(body=json_values | st.fixed_dictionaries({}, optional=dict.fromkeys((*SOLO, "lang", "record"), json_values)))
@settings(max_examples=60)
def test_no_body_at_all_makes_the_server_fail(live: Live, body: object) -> None:
    for path in ("/api/rooms", "/api/rules/check", "/api/rules/text", "/api/records"):
        assert live.post(path, body).status < 500
