"""Anything at all, sent to every address and as every message: no failure of the server, and the rooms still play."""

from __future__ import annotations

import json
import random
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sevens.protocol import schema

from .conftest import FRIENDS, Live

# The server runs in another thread, whose chance Hypothesis takes for that of the strategies.
pytestmark = pytest.mark.filterwarnings("ignore:Do not use the `random` module")

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)
POSTS = [
    "/api/rooms",
    "/api/rooms/{room}/seats",
    "/api/rooms/{room}/link",
    "/api/rooms/{room}/return",
    "/api/rules/check",
    "/api/rules/text",
    "/api/rules/try",
    "/api/lesson/try",
    "/api/records",
    "/api/stats",
]
GETS = [
    "/healthz",
    "/readyz",
    "/metrics",
    "/api/about",
    "/api/games",
    "/api/rules/text",
    "/api/lesson",
    "/api/stats",
    "/api/rooms/{room}",
    "/api/rooms/{room}/qr",
    "/api/rooms/{room}/record",
]


def shapes() -> dict[str, Any]:
    """For every message and body: its fields, by the schema that programs are given."""
    return {name: shape for name, shape in schema.json_schema()["$defs"].items() if "properties" in shape}


def value_of(field: dict[str, Any]) -> st.SearchStrategy[Any]:
    """Mostly what the schema asks for, so that more than the first check is reached; else anything."""
    if "enum" in field:
        return st.sampled_from(field["enum"]) | VALUES
    match field.get("type"):
        case "integer":
            return st.integers(-2, 100) | VALUES
        case "string":
            return st.sampled_from(["7d", "pass", "en", "easy", "sevens", "open", "x"]) | VALUES
        case "boolean":
            return st.booleans() | VALUES
    return VALUES


@st.composite
def bodies(draw: st.DrawFn, kinds: tuple[str, ...]) -> dict[str, Any]:
    shape = shapes()[draw(st.sampled_from(kinds))]
    body = {name: draw(value_of(field)) for name, field in shape["properties"].items() if draw(st.integers(0, 9)) > 0}
    body.update(draw(st.dictionaries(st.text(max_size=6), VALUES, max_size=1)) if draw(st.integers(0, 9)) == 0 else {})
    return body


REQUESTS = tuple(sorted({struct.__name__ for struct in schema.REQUESTS}))
MESSAGES = tuple(sorted({struct.__name__ for struct in schema.REQUESTS if struct.__struct_config__.tag}))


@given(data=st.data())
@settings(max_examples=200)
def test_no_request_makes_the_server_fail(live: Live, data: st.DataObject) -> None:
    room = live.open_room(FRIENDS)[0] if data.draw(st.booleans()) else quote(data.draw(st.text(max_size=30)), safe="")
    if data.draw(st.booleans()):
        path = data.draw(st.sampled_from(POSTS)).replace("{room}", room)
        raw = json.dumps(data.draw(bodies(REQUESTS) | VALUES)).encode()
        reply = live.request("POST", path, raw=raw, headers={"Authorization": data.draw(header())})
    else:
        path = data.draw(st.sampled_from(GETS)).replace("{room}", room)
        names = st.sampled_from(["lang", "preset", "match", "file", "x"])
        query = data.draw(st.dictionaries(names, st.text(max_size=8), max_size=3))
        asked = "&".join(f"{name}={quote(value, safe='')}" for name, value in query.items())
        reply = live.get(f"{path}?{asked}", Cookie=f"sevens_{room[:8]}={data.draw(header())}")
    assert reply.status < 500, (path, reply.status, reply.text)
    assert "Traceback" not in reply.text
    if reply.status >= 400:
        assert reply.error["code"]
        assert reply.error["message"]


def header() -> st.SearchStrategy[str]:
    return st.sampled_from(["", "Bearer", "Bearer x", "Bearer " + "A" * 43]) | st.from_regex(
        r"[!-~]{0,30}", fullmatch=True
    )


@given(data=st.data())
@settings(max_examples=40)
def test_no_message_of_friends_breaks_their_room(live: Live, data: st.DataObject) -> None:
    room, token = live.open_room(FRIENDS, rules="sevens")
    guest = live.join(room, "Bea")[1]
    with live.player(room, token) as host, live.player(room, guest) as bea, live.player(room, None) as watcher:
        for one in (host, bea, watcher):
            one.hear()
        for _ in range(data.draw(st.integers(1, 12))):
            who = data.draw(st.sampled_from([host, bea, watcher]))
            message = data.draw(bodies(MESSAGES))
            message["type"] = data.draw(
                st.sampled_from(["start", "seat", "clock", "host", "leave", "return", "phrase"])
            )
            if message["type"] == "leave" and who is host:
                continue
            who.say(json.dumps(message))
            answer = who.ask({"type": "lang", "lang": "en"})
            assert answer["status"] == "accepted"
        if not host.update["room"]["host"]:
            return
        if host.view is None:
            assert host.ask({"type": "start", "level": "random"})["status"] == "accepted"
        bea.ask({"type": "leave"})
        host.hear_until(host.my_turn)
        host.step(random.Random(1))
