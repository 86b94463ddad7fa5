"""The HTTP interface: setting up, rules pages, the page itself, headers."""

from __future__ import annotations

from urllib.request import Request, urlopen

import pytest

from sevens.rules import OPTIONS, PRESETS
from sevens.texts import LANGUAGES

from .conftest import Live


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_are_told_in_every_language(live: Live, language: str) -> None:
    games = live.get(f"/api/games?lang={language}").json
    assert [preset["name"] for preset in games["presets"]] == list(PRESETS)
    assert [option["name"] for option in games["options"]] == list(OPTIONS)
    assert {option["group"] for option in games["options"]} == {group["name"] for group in games["groups"]}
    assert games["languages"] == list(LANGUAGES)
    assert "random" in games["levels"]
    assert games["modes"] == ["solo", "device", "friends"]
    for preset in games["presets"]:
        assert preset["title"]
        assert preset["summary"]
        assert preset["rules"]["match"] in preset["lengths"]
        assert preset["seats"][0] <= preset["advised"][0] <= preset["advised"][1] <= preset["seats"][1]
        for length in preset["lengths"]:
            assert live.post("/api/rules/check", {"rules": {**preset["rules"], "match": length}}).json["ok"]


def test_rules_are_checked_and_every_problem_is_named(live: Live) -> None:
    good = live.post("/api/rules/check", {"rules": "parliament", "seats": 4}).json
    assert good["ok"]
    assert good["problems"] == []
    assert good["rules"]["match"] == "best_of 5"
    bad = live.post("/api/rules/check", {"rules": {"score": "chips", "jokers": 1, "packs": 2}, "lang": "de"}).json
    assert not bad["ok"]
    assert bad["rules"] is None
    assert {problem["code"] for problem in bad["problems"]} >= {"needs_chips", "joker_with_two_packs"}
    assert all(problem["message"] for problem in bad["problems"])
    seats = live.post("/api/rules/check", {"rules": "sevens", "seats": 9}).json
    assert [problem["code"] for problem in seats["problems"]] == ["seats_out_of_range"]


def test_blocked_choices_are_exactly_those_that_would_clash(live: Live) -> None:
    for preset in ("sevens", "shichi_narabe", "fan_tan_chips"):
        rules = live.post("/api/rules/check", {"rules": preset, "seats": 4}).json
        games = live.get("/api/games").json
        spelled = {None: "none", True: "yes", False: "no"}
        for option in games["options"]:
            for value in option["values"]:
                changed = {**rules["rules"], option["name"]: value}
                ok = live.post("/api/rules/check", {"rules": changed, "seats": 4}).json["ok"]
                key = spelled[value] if value is None or isinstance(value, bool) else str(value)
                assert ok != (key in rules["blocked"].get(option["name"], {})), (preset, option["name"], value)


def test_rules_that_come_from_a_preset_go_back_as_they_came(live: Live) -> None:
    for preset in live.get("/api/games").json["presets"]:
        answer = live.post("/api/rules/check", {"rules": {"schema": 1, **preset["rules"]}, "seats": preset["seats"][0]})
        assert answer.json["rules"] == preset["rules"]


def test_rules_pages_of_presets_and_house_rules(live: Live) -> None:
    preset = live.get("/api/rules/text?preset=fan_tan&lang=en").json
    house = live.post("/api/rules/text", {"rules": {"preset": "fan_tan", "jokers": 1}, "lang": "en"}).json
    assert [section["id"] for section in preset] != [section["id"] for section in house]
    assert all(section["title"] and section["blocks"] for section in (*preset, *house))
    assert live.post("/api/rules/text", {"rules": {"jokers": 7}}).status == 400


def test_examples_are_answered_in_the_language_of_the_reader(live: Live) -> None:
    question = {"rules": "fan_tan", "example": "base", "lang": "en"}
    fits = live.post("/api/rules/try", {**question, "play": "5h"}).json
    assert fits == {"plays": True, "message": "The 5 of hearts fits next to the 6 of hearts."}
    waits = live.post("/api/rules/try", {**question, "play": "Th", "lang": "de"}).json
    assert waits == {"plays": False, "message": "Herz Zehn wartet auf Herz Neun."}
    assert not live.post("/api/rules/try", {**question, "play": "pass"}).json["plays"]
    house = {**question, "rules": {"preset": "fan_tan", "voluntary_pass": True, "pass_limit": 2}}
    assert live.post("/api/rules/try", {**house, "play": "pass"}).json["plays"]
    for wrong in (
        {"play": "2c"},
        {"play": "5h", "example": "joker"},
        {"play": "x" * 9},
        {"play": "5h", "rules": {"jokers": 7}},
    ):
        refused = live.post("/api/rules/try", {**question, **wrong})
        assert refused.status == 400
        assert refused.error["message"]


@pytest.mark.parametrize("language", ["en", "es", "it", "de", "fr", "ja"])
def test_the_lesson_is_played_move_by_move(live: Live, language: str) -> None:
    steps = live.get(f"/api/lesson?lang={language}").json["steps"]
    assert [step["id"] for step in steps] == ["open", "build", "pass", "hold", "joker", "win"]
    assert steps[1]["scene"]["rows"] == [["d", "678"]]
    first = live.post("/api/lesson/try", {"step": "win", "moves": ["Kd"], "lang": language}).json
    assert first["outcome"] == "on"
    assert len(first["told"]) == 2
    last = live.post("/api/lesson/try", {"step": "win", "moves": ["Kd", "6c"], "lang": language}).json
    assert last["outcome"] == "done"
    assert last["scene"]["hand"] == []
    for wrong in ({"step": "x", "moves": ["Kd"]}, {"step": "win", "moves": []}, {"step": "win", "moves": ["Kd"] * 9}):
        assert live.post("/api/lesson/try", {**wrong, "lang": language}).status == 400


def test_health_and_readiness(live: Live) -> None:
    assert live.get("/healthz").json == {"status": "ok"}
    assert live.get("/readyz").json["status"] == "ok"


@pytest.mark.parametrize(
    "path", ["/", "/room/abc", "/rules/sevens", "/assets/index-abc123.js", "/api/games", "/api/x", "/x.js"]
)
def test_every_answer_carries_the_security_headers(live: Live, path: str) -> None:
    headers = live.get(path).headers
    policy = dict(part.strip().partition(" ")[::2] for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert "unsafe-inline" not in policy["style-src"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "camera=()" in headers["permissions-policy"]
    assert "server" not in headers or "uvicorn" in headers["server"]
    assert "strict-transport-security" not in headers


def test_the_page_is_asked_for_again_and_its_assets_are_kept(live: Live) -> None:
    page = live.get("/")
    assert "<title>Sevens</title>" in page.text
    assert page.headers["cache-control"] == "no-cache"
    for own in ("/room/abc", "/rules", "/watch/x/y"):
        assert live.get(own).text == page.text
    asset = live.get("/assets/index-abc123.js")
    assert asset.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert asset.headers["content-type"].startswith("text/javascript")
    assert live.get("/icon.svg").headers["cache-control"] == "no-cache"
    assert live.request("GET", "/", headers={"If-None-Match": page.headers["etag"]}).status == 304


@pytest.mark.parametrize(
    "path",
    ["/assets/none.js", "/none.png", "/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/%00.js"],
)
def test_files_that_are_not_the_pages_are_not_given_out(live: Live, path: str) -> None:
    reply = live.get(path)
    assert reply.status == 404
    assert "not for you" not in reply.text


def test_long_answers_are_compressed(live: Live) -> None:
    assert live.get("/api/games", Accept_Encoding="identity").headers.get("content-encoding") is None
    with urlopen(Request(live.url + "/", headers={"Accept-Encoding": "gzip"}), timeout=20) as answer:
        assert answer.headers["content-encoding"] == "gzip"
