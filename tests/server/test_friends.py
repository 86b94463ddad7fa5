"""Friends by link, over the network: each on a connection of their own, and somebody who watches."""

from __future__ import annotations

import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from .conftest import FRIENDS, Json, Live, Player

QUICK: Json = {**FRIENDS, "speed": "none"}


class Group:
    """A room with its people: the host first, then whoever joined."""

    def __init__(self, live: Live, names: tuple[str, ...] = ("Bea", "Cy"), **changes: object) -> None:
        self.live = live
        self.room, token = live.open_room(QUICK, **changes)
        self.tokens = [token]
        for name in names:
            self.tokens.append(live.join(self.room, name)[1])
        self.people = [live.player(self.room, token) for token in self.tokens]
        self.watcher = live.player(self.room, None)
        self.everybody = [*self.people, self.watcher]
        for one in self.everybody:
            one.hear()

    @property
    def host(self) -> Player:
        return self.people[0]

    def start(self) -> None:
        assert self.host.ask({"type": "start", "level": "random"})["status"] == "accepted"
        self.catch_up()

    def catch_up(self, seq: int | None = None) -> None:
        """Let everybody hear what the one who is furthest has heard."""
        latest = max(one.seq for one in self.everybody) if seq is None else seq
        for one in self.everybody:
            one.hear_until(lambda one=one: one.seq >= latest)  # type: ignore[misc]

    def play(self, moves: int | None = None, seed: int = 1) -> None:
        """Play on, each at their own turn, to the end of the match or for so many moves of people."""
        chance = random.Random(seed)
        while moves is None or moves > 0:
            self.host.hear_until(lambda: self.due() is not None)
            self.catch_up()
            one = self.due()
            if one is None:
                continue
            if one.view["phase"] == "match_over":
                return
            one.step(chance)
            moves = None if moves is None else moves - 1

    def due(self) -> Player | None:
        """Who has to do something, as far as the host knows."""
        view = self.host.view
        if view is None:
            return None
        if view["phase"] != "play":
            return self.host
        by_seat = {seat: one for one in self.people for seat in [self.seat(one)] if seat is not None}
        one = by_seat.get(view["to_move"])
        return None if one is None or self.host.update["room"]["seats"][view["to_move"]]["substitute"] else one

    def seat(self, one: Player) -> int | None:
        return next((number for number, seat in enumerate(one.update["room"]["seats"]) if seat["you"]), None)

    def close(self) -> None:
        for one in self.everybody:
            one.close()


@pytest.fixture
def group(live: Live) -> Callable[..., Group]:
    return lambda *arguments, **changes: Group(live, *arguments, **changes)


Gather = Callable[..., Group]


def seats(player: Player) -> list[Json]:
    found: list[Json] = player.update["room"]["seats"]
    return found


def test_friends_meet_play_and_play_again_while_somebody_watches(group: Gather) -> None:
    friends = group()
    lobby = friends.host.update
    assert lobby["view"] is None
    assert lobby["lobby"]["rules"]["ranks"] == "789TJQKA"
    hashed = lobby["room"]["seed_hash"]
    assert friends.people[1].ask({"type": "start"})["error"]["reason"] == "not_host"
    friends.start()
    assert [seat["substitute"] for seat in seats(friends.host)] == [None, None, None, "random"]
    assert [one.view["seat"] for one in friends.everybody] == [0, 1, 2, None]
    friends.play()
    room = friends.host.update["room"]
    assert (room["seed_hash"], len(room["seed"])) == (hashed, 64)
    assert friends.live.get(f"/api/rooms/{friends.room}/record").json["record"].count('"Bea"')
    for one in friends.people:
        assert one.ask({"type": "rematch"})["status"] == "accepted"
    friends.catch_up()
    for one in friends.everybody:
        assert (one.update["room"]["match"], one.view["phase"]) == (2, "play")
    assert friends.watcher.view["hand"] is None
    friends.play()
    friends.close()


def test_who_declines_a_rematch_is_seen_to_at_once(group: Gather) -> None:
    friends = group()
    friends.start()
    friends.play()
    assert friends.people[1].ask({"type": "rematch", "accept": False})["status"] == "accepted"
    friends.catch_up()
    for one in friends.everybody:
        assert [seat["again"] for seat in seats(one)] == [None, False, None, None]
    assert friends.host.ask({"type": "start", "level": "random"})["status"] == "accepted"
    friends.catch_up()
    assert [seat["kind"] for seat in seats(friends.host)] == ["person", "open", "person", "open"]
    assert friends.people[1].view["hand"] is None, "who declined watches"
    friends.close()


def test_everybody_who_joins_at_the_same_instant_gets_a_seat_of_their_own(live: Live) -> None:
    body = {**QUICK, "rules": "sevens", "seats": [{"kind": "person"}] + [{"kind": "open"}] * 7}
    room, _ = live.open_room(body)
    with ThreadPoolExecutor(10) as threads:
        replies = list(threads.map(lambda name: live.post(f"/api/rooms/{room}/seats", {"name": f"N{name}"}), range(10)))
    seated = [reply.json for reply in replies if reply.status == 201]
    assert sorted(answer["seat"] for answer in seated) == [1, 2, 3, 4, 5, 6, 7]
    assert len({answer["token"] for answer in seated}) == 7
    late = [reply for reply in replies if reply.status != 201]
    assert [(reply.status, reply.error["reason"]) for reply in late] == [(403, "no_free_seat")] * 3


def test_of_many_who_want_one_seat_one_gets_it(live: Live) -> None:
    room, _ = live.open_room(QUICK)
    with ThreadPoolExecutor(8) as threads:
        replies = list(threads.map(lambda _: live.post(f"/api/rooms/{room}/seats", {"seat": 2}), range(8)))
    assert sorted(reply.status for reply in replies) == [201] + [403] * 7
    assert {reply.error["reason"] for reply in replies if reply.status == 403} == {"seat_taken"}


def test_a_browser_that_joins_twice_has_one_seat_and_its_open_page_is_seated(live: Live) -> None:
    room, _ = live.open_room(QUICK)
    card = live.get(f"/api/rooms/{room}")
    cookie = card.headers["set-cookie"].split(";")[0]
    for part in ("HttpOnly", "SameSite=strict", f"Path=/api/rooms/{room}"):
        assert part in card.headers["set-cookie"]
    assert "set-cookie" not in live.get(f"/api/rooms/{room}", Cookie=cookie).headers
    assert card.json["seat"] is None
    with live.browser(room, cookie) as page:
        page.hear()
        assert page.update["room"]["spectators"] == 1
        path = f"/api/rooms/{room}/seats"
        with ThreadPoolExecutor(4) as threads:
            replies = list(threads.map(lambda _: live.post(path, {"name": "Bea"}, Cookie=cookie), range(4)))
        assert {(reply.status, reply.json["seat"]) for reply in replies} == {(201, 1)}
        page.hear_until(lambda: page.update["room"]["seats"][1]["you"])
        assert page.update["room"]["spectators"] == 0
        assert live.get(f"/api/rooms/{room}", Cookie=cookie).json["seat"] == 1


def test_two_tabs_of_one_seat_both_show_the_game(group: Gather, live: Live) -> None:
    friends = group()
    friends.start()
    with live.player(friends.room, friends.tokens[0]) as tab:
        tab.hear()
        assert tab.view["hand"] == friends.host.view["hand"]
        friends.everybody.append(tab)
        friends.play(moves=4)
        friends.catch_up()
        assert tab.view == friends.host.view
        actions = tab.view["legal"]
        assert actions == friends.host.view["legal"]
    friends.close()


def test_leaving_lets_the_computer_play_until_one_returns(group: Gather, live: Live) -> None:
    friends = group()
    friends.start()
    bea = friends.people[1]
    hand = bea.view["hand"]
    assert bea.ask({"type": "leave"})["status"] == "accepted"
    assert bea.view["hand"] is None
    assert (seats(bea)[1]["left"], seats(bea)[1]["substitute"], seats(bea)[1]["you"]) == (True, "random", True)
    bea.close()
    with live.player(friends.room, friends.tokens[1]) as back:
        back.hear()
        assert back.view["hand"] is None, "a new connection does not undo leaving"
        assert back.ask({"type": "act", "seq": back.seq, "action": "pass"})["error"]["reason"] == "not_seated"
        assert back.ask({"type": "return"})["status"] == "accepted"
        now = back.update["view"]["hand"]
        assert now
        assert set(now) <= set(hand)
        assert back.ask({"type": "return"})["status"] == "done"
    friends.close()


def test_who_drops_is_played_for_after_the_grace_time_and_returns_by_coming_back(
    live_with: Callable[..., Live],
) -> None:
    live = live_with(grace_seconds=1)
    friends = Group(live)
    friends.start()
    bea = friends.people[1]
    before = bea.view
    bea.close()
    host = friends.host
    host.hear_until(lambda: not seats(host)[1]["connected"])
    host.hear_until(lambda: seats(host)[1]["substitute"] is not None)
    assert not seats(host)[1]["left"]
    with live.player(friends.room, friends.tokens[1]) as back:
        back.hear()
        assert seats(back)[1]["substitute"] is None
        assert set(back.view["hand"]) <= set(before["hand"])
        assert back.view["passes_left"] == before["passes_left"]
    friends.close()


def test_a_host_who_vanishes_from_the_lobby_is_replaced_and_still_has_a_seat(live_with: Callable[..., Live]) -> None:
    live = live_with(grace_seconds=1)
    friends = Group(live)
    friends.host.close()
    bea = friends.people[1]
    bea.hear_until(lambda: bea.update["room"]["host"])
    assert [seat["host"] for seat in seats(bea)] == [False, True, False, False]
    with live.player(friends.room, friends.tokens[0]) as back:
        back.hear()
        assert (seats(back)[0]["you"], back.update["room"]["host"]) == (True, False)
        assert back.ask({"type": "start"})["error"]["reason"] == "not_host"
    assert bea.ask({"type": "start", "level": "random"})["status"] == "accepted"
    friends.close()


def test_when_everybody_has_left_the_room_waits_and_goes_on_when_one_returns(group: Gather, live: Live) -> None:
    friends = group()
    friends.start()
    friends.play(moves=2)
    for one in friends.people:
        assert one.ask({"type": "leave"})["status"] == "accepted"
    friends.close()
    with live.player(friends.room, friends.tokens[2]) as back:
        back.hear()
        assert back.view["hand"] is None
        assert back.ask({"type": "return"})["status"] == "accepted"
        assert back.update["room"]["host"]
        back.hear_until(back.my_turn)
        back.play_to_end()


def test_a_seat_moves_to_another_device_by_its_link_and_the_first_one_is_told(group: Gather, live: Live) -> None:
    friends = group()
    friends.start()
    path = f"/api/rooms/{friends.room}"
    assert live.post(f"{path}/link", {}).error["reason"] == "not_seated"
    made = live.request("POST", f"{path}/link", {}, {"Authorization": f"Bearer {friends.tokens[1]}"})
    assert made.status == 201
    code, link = made.json["code"], made.json["link"]
    assert link == f"{live.url}/#/room/{friends.room}?seat={code}"
    assert len(code) == 43
    moved = live.post(f"{path}/return", {"code": code})
    assert (moved.status, moved.json["seat"]) == (201, 1)
    assert moved.json["token"] not in (code, *friends.tokens)
    bea = friends.people[1]
    assert bea.closed_with() == 4410
    assert live.player(friends.room, friends.tokens[1]).closed_with() == 4401
    with live.player(friends.room, moved.json["token"]) as phone:
        phone.hear()
        assert phone.view["seat"] == 1
        assert phone.view["hand"] is not None
    with live.browser(friends.room, moved.headers["set-cookie"].split(";")[0]) as page:
        page.hear()
        assert page.view["seat"] == 1
    for wrong in ("", "x", code[:-1] + "x"):
        assert live.post(f"{path}/return", {"code": wrong}).error["reason"] == "unknown_link"
    friends.close()


def test_phrases_are_heard_by_all_and_kept_nowhere(group: Gather, live: Live) -> None:
    friends = group()
    seq = friends.host.seq
    assert friends.people[1].ask({"type": "phrase", "phrase": "hello"})["status"] == "accepted"
    for one in friends.everybody:
        one.hear_until(lambda one=one: bool(one.said))  # type: ignore[misc]
        assert one.said == [{"type": "said", "seat": 1, "phrase": "hello"}]
    assert friends.watcher.ask({"type": "phrase", "phrase": "hello"})["error"]["reason"] == "not_seated"
    assert friends.people[1].ask({"type": "phrase", "phrase": "<b>"})["error"]["code"] == "bad_request"
    answers = [friends.people[2].ask({"type": "phrase", "phrase": "thanks"})["status"] for _ in range(8)]
    assert answers[:4] == ["accepted"] * 4
    assert answers[-1] == "refused"
    with live.player(friends.room, friends.tokens[0]) as late:
        late.hear()
        assert late.seq == seq
        late.ask({"type": "lang", "lang": "en"})
        assert not late.said
    friends.close()


def test_every_command_of_the_lobby_is_refused_during_a_match(group: Gather) -> None:
    friends = group()
    friends.start()
    commands: list[Json] = [
        {"type": "start", "level": "random"},
        {"type": "seat", "seat": 1, "kind": "open"},
        {"type": "seat", "seat": 3, "kind": "bot", "level": "easy"},
        {"type": "clock", "seconds": 30},
        {"type": "clock", "seconds": None},
        {"type": "host", "seat": 1},
    ]
    for command in commands:
        assert friends.host.ask(command)["error"]["reason"] == "match_running"
        assert friends.people[1].ask(command)["error"]["reason"] == "not_host"
        assert friends.watcher.ask(command)["error"]["reason"] == "not_host"
    assert friends.live.post(f"/api/rooms/{friends.room}/seats", {}).error["reason"] == "match_running"
    for command in ({"type": "leave"}, {"type": "return"}, {"type": "rematch"}):
        assert friends.watcher.ask(command)["status"] == "refused"
    unknown = friends.host.ask({"type": "start", "level": "genius"})
    assert unknown["error"]["reason"] == "unknown_level"
    friends.close()


def test_the_room_can_be_looked_at_before_sitting_down(group: Gather, live: Live) -> None:
    friends = group(clock=45)
    card = live.get(f"/api/rooms/{friends.room}").json
    assert card["link"] == f"{live.url}/#/room/{friends.room}"
    assert [seat["name"] for seat in card["seats"]] == ["Ann", "Bea", "Cy", ""]
    assert [seat["kind"] for seat in card["seats"]] == ["person", "person", "person", "open"]
    assert (card["clock"], card["playing"], card["mode"]) == (45, False, "friends")
    picture = live.get(f"/api/rooms/{friends.room}/qr")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert picture.text.startswith("<svg")
    friends.start()
    assert live.get(f"/api/rooms/{friends.room}").json["playing"]
    friends.host.hear_until(lambda: friends.host.view["to_move"] != 3)
    assert 0 < friends.host.update["time_left"] <= 45_000
    friends.close()


def test_the_server_says_whether_a_link_reaches_others(live_with: Callable[..., Live], live: Live) -> None:
    assert live.get("/api/about").json["local"] is True
    public = live_with(public_url="https://cards.example.org/sevens/", allowed_hosts=("127.0.0.1",))
    assert public.get("/api/about").json["local"] is False
    room, token = public.open_room(QUICK)
    assert public.get(f"/api/rooms/{room}").json["link"] == f"https://cards.example.org/sevens/#/room/{room}"
    made = public.request("POST", f"/api/rooms/{room}/link", {}, {"Authorization": f"Bearer {token}"}).json
    assert made["link"].startswith(f"https://cards.example.org/sevens/#/room/{room}?seat=")


NAMES = ["<script>alert(1)</script>", "\u202egnp.exe", "x" * 10_000, "", "\"'&<>", "\u200f\u200e", "a\u0000b\nc", "Bea"]


@pytest.mark.parametrize("name", NAMES)
def test_names_arrive_short_and_as_text_in_every_view(live: Live, name: str) -> None:
    room, token = live.open_room(QUICK)
    reply = live.post(f"/api/rooms/{room}/seats", {"name": name})
    if len(name) > 64:
        assert (reply.status, reply.error["code"]) == (400, "bad_request")
        return
    assert reply.status == 201
    with live.player(room, token) as host, live.player(room, None) as watcher:
        for one in (host, watcher):
            one.hear()
            shown = seats(one)[1]["name"]
            assert len(shown) <= 24
            assert not any(mark in shown for mark in "\u202e\u200f\u200e\u0000\n")
            assert shown == live.get(f"/api/rooms/{room}").json["seats"][1]["name"]
        if name.startswith("<script>"):
            assert seats(host)[1]["name"] == name[:24]
