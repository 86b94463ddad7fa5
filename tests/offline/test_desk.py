"""The desk answers as the server does, stores before it speaks, and finds everything again."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sevens.bots import LEVELS
from sevens.engine import read_record
from sevens.offline import Desk
from sevens.rooms import MODES
from sevens.texts import LANGUAGES
from tests.server.conftest import DEVICE, SOLO, Live

from .conftest import Packaged

NOW = 1_800_000_000_000
ELDEST = {"preset": "sevens", "opening": "eldest"}
SEATS = [{"kind": "person", "name": "Ann"}, *({"kind": "bot", "level": level} for level in ("easy", "medium"))]


class Here:
    """A page at a desk: stores what is to be stored, and keeps what it is told."""

    def __init__(self, desk: Desk | Packaged, body: dict[str, Any]) -> None:
        self.desk = desk
        reply = self.call("request", "POST", "rooms", "{}", json.dumps(body), NOW)
        assert reply["status"] == 201, reply
        self.room = json.loads(reply["body"])["room"]
        self.log: list[Any] = reply["store"]["events"]
        self.update: dict[str, Any] = {}
        self.answers: list[dict[str, Any]] = []
        self.wait: int | None = None
        assert reply["store"]["first"] == 1
        assert self.ask("load", self.room, json.dumps(self.log))
        self.say({"type": "hello", "lang": "en"})

    def ask(self, what: str, *arguments: object) -> Any:
        return (
            self.desk.ask(what, *arguments) if isinstance(self.desk, Packaged) else getattr(self.desk, what)(*arguments)
        )

    def call(self, what: str, *arguments: object) -> Any:
        return json.loads(self.ask(what, *arguments))

    def say(self, message: dict[str, Any]) -> None:
        self.done(self.call("receive", self.room, json.dumps(message), NOW))

    def tick(self) -> None:
        self.done(self.call("tick", self.room, NOW))

    def done(self, decided: dict[str, Any]) -> None:
        if (store := decided["store"]) is not None:
            assert store["first"] == len(self.log) + 1
            self.log += store["events"]
        self.hear(self.call("commit", self.room))

    def hear(self, told: dict[str, Any]) -> None:
        self.wait = told["wait"]
        for text in told["messages"]:
            message = json.loads(text)
            if message["type"] == "update":
                self.update = message
            else:
                self.answers.append(message)

    def move(self, number: int) -> None:
        """Whatever comes next."""
        view = self.update["view"]
        if view["phase"] == "deal_over":
            self.say({"type": "next_deal", "id": f"{number}"})
        elif self.update["curtain"] is not None:
            self.say({"type": "lift", "id": f"{number}", "seat": self.update["curtain"]})
        elif view["pass"] is not None:
            actions = [legal["action"] for legal in view["legal"]] or ["pass"]
            self.say({"type": "act", "id": f"{number}", "seq": self.update["seq"], "action": actions[-1]})
        else:
            self.tick()

    def play(self) -> int:
        for number in range(1000):
            if self.update["view"]["phase"] == "match_over":
                return number
            self.move(number)
        raise AssertionError("no end")


@pytest.mark.parametrize("mode", ["solo", "device"])
def test_a_match_is_played_stored_and_found_again(packaged: Packaged, mode: str) -> None:
    seats = SEATS if mode == "solo" else [{"kind": "person", "name": "Bea"}, *SEATS]
    page = Here(
        packaged, {"rules": {"preset": "shichi_narabe", "jokers": 1, "match": "deals 2"}, "mode": mode, "seats": seats}
    )
    page.play()
    assert all(answer["status"] == "accepted" for answer in page.answers)
    reply = page.call("request", "GET", f"rooms/{page.room}/record", "{}", "", NOW)
    record = json.loads(reply["body"])["record"]
    assert read_record(record).match.phase == "match_over"
    # The installed package, with msgspec itself and another kernel, makes the same of what was stored.
    elsewhere = Desk()
    assert elsewhere.load(page.room, json.dumps(page.log))
    elsewhere.receive(page.room, json.dumps({"type": "hello", "lang": "en", "seen": page.update["seq"]}), NOW)
    told = json.loads(elsewhere.commit(page.room))
    assert json.loads(told["messages"][0])["view"] == page.update["view"]


def test_what_could_not_be_stored_did_not_happen() -> None:
    page = Here(Desk(), {"rules": ELDEST, "mode": "solo", "seats": SEATS, "dealer": 2})
    before = page.update
    action = before["view"]["legal"][0]["action"] if before["view"]["legal"] else "pass"
    act = {"type": "act", "id": "a", "seq": before["seq"], "action": action}
    page.call("receive", page.room, json.dumps(act), NOW)
    page.hear(page.call("drop", page.room))
    assert page.answers.pop()["error"]["code"] == "unavailable"
    assert page.update == before
    page.say(act)
    assert page.answers.pop()["status"] == "accepted"
    page.say(act)
    assert page.answers.pop()["status"] == "done"
    assert len(page.log) == 2


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("{", "bad_request"),
        ('{"type":"act","id":"x","seq":0,"action":"7d","x":1}', "bad_request"),
        ('{"type":"act","id":"x","seq":1,"action":"nonsense"}', "bad_action"),
        ('{"type":"start","id":"x","level":"easy"}', "forbidden"),
        ('{"type":"join","id":"x"}', "bad_request"),
    ],
)
def test_refusals_are_worded_and_change_nothing(text: str, code: str) -> None:
    page = Here(Desk(), {"rules": ELDEST, "mode": "solo", "seats": SEATS, "dealer": 2})
    page.done(page.call("receive", page.room, text, NOW))
    assert page.answers[-1]["status"] == "refused"
    assert page.answers[-1]["error"]["code"] == code
    assert page.answers[-1]["error"]["message"]
    assert len(page.log) == 1


def test_logs_that_are_none_are_no_rooms() -> None:
    for log in ("[]", "{", '[{"kind":"acted","data":{}}]', "[1]", '[{"kind":"x"}]'):
        assert not Desk().load("local-1", log)
    reply = json.loads(Desk().request("GET", "rooms/local-1/record", "{}", "", NOW))
    assert reply["status"] == 404


# The same questions to the server and to the packaged game.
RULES = {"preset": "fan_tan", "jokers": 1}
QUESTIONS: list[tuple[str, str, dict[str, str], Any]] = [
    *(("GET", "rules/text", {"preset": "shichi_narabe", "lang": language}, None) for language in LANGUAGES),
    *(("GET", "lesson", {"lang": language}, None) for language in LANGUAGES),
    ("GET", "rules/text", {"preset": "no such"}, None),
    ("POST", "rules/check", {}, {"rules": {"preset": "sevens", "score": "chips"}, "seats": 4, "lang": "fr"}),
    ("POST", "rules/check", {}, {"rules": "sevens", "seats": 99}),
    ("POST", "rules/text", {}, {"rules": RULES, "lang": "it"}),
    ("POST", "rules/try", {}, {"rules": "fan_tan", "example": "base", "play": "Th", "lang": "es"}),
    ("POST", "lesson/try", {}, {"step": "hold", "moves": ["Ts"], "lang": "de"}),
    ("POST", "records", {}, {"record": "nothing", "lang": "ja"}),
    ("POST", "rooms", {"lang": "de"}, {"rules": "sevens", "mode": "solo", "seats": []}),
    ("POST", "rooms", {}, {"rules": {"preset": "sevens", "jokers": 7}, "mode": "solo", "seats": SEATS, "lang": "it"}),
    ("POST", "rooms", {}, {"rules": "sevens", "mode": "solo", "seats": [{"kind": "bot", "level": "x"}], "lang": "es"}),
    ("POST", "rooms", {}, {"rules": "sevens", "mode": "device", "seats": SEATS[1:], "lang": "fr"}),
]


@pytest.mark.parametrize("question", QUESTIONS)
def test_questions_get_the_servers_answers(
    live: Live, packaged: Packaged, question: tuple[str, str, dict[str, str], Any]
) -> None:
    method, path, query, body = question
    text = "&".join(f"{name}={value.replace(' ', '%20')}" for name, value in query.items())
    answer = live.request(method, f"/api/{path}?{text}", body)
    own = json.loads(
        packaged.ask("request", method, path, json.dumps(query), "" if body is None else json.dumps(body), NOW)
    )
    assert own["status"] == answer.status
    assert json.loads(own["body"]) == answer.json


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_are_the_servers_but_for_those_with_friends(live: Live, packaged: Packaged, language: str) -> None:
    theirs = live.get(f"/api/games?lang={language}").json
    own = json.loads(packaged.ask("request", "GET", "games", json.dumps({"lang": language}), "", NOW))
    games = json.loads(own["body"])
    assert games.pop("modes") == ["solo", "device"]
    assert sorted(theirs.pop("modes")) == sorted(MODES)
    assert games["levels"] == list(LEVELS)
    del theirs["levels"], games["levels"]
    assert games == theirs


def test_the_servers_own_rooms_need_the_server() -> None:
    for body in (SOLO, DEVICE):
        assert Here(Desk(), body).room.startswith("local-")
    refused = json.loads(Desk().request("POST", "rooms", "{}", json.dumps({**SOLO, "mode": "friends"}), NOW))
    assert refused["status"] == 400
