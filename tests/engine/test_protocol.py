"""The engine protocol, request by request, against the reference; damaged requests and senseless lines, too."""

from __future__ import annotations

import json
import random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from sevens.cli.engine import EngineSession
from sevens.testing import FaultyTexts, deals, positions, rules, seats
from tests.engine.pair import rules_request
from tests.reference.__main__ import Session

SEEDS = st.integers(0, 2**32 - 1)
VALUES: list[Any] = [
    None, True, False, 0, 1, 2, 3, -1, 7, 99, 10**6, 2.0, 0.5, "", "7", "7d", "pass", "sevens", "active", "out", "*",
    [], ["7d"], ["", ""], [0, 1, 2], ["active", "out", "idle"], {}, {"s": ["7"]}, {"x": []}, {"preset": "domino"},
]  # fmt: skip
TYPE_CODES = {"bad_request", "bad_position", "bad_deal", "bad_rules"}
"""What a value of a wrong kind may be answered with; which of these, the protocol leaves open for nested values."""


def damaged(request: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """The request with one value, at any depth, replaced or left out."""
    copy: dict[str, Any] = json.loads(json.dumps(request))
    holder: Any = copy
    key: Any = chance.choice([name for name in copy if name != "cmd"])
    while isinstance(holder[key], dict | list) and holder[key] and chance.random() < 0.7:
        holder = holder[key]
        key = chance.choice(list(holder)) if isinstance(holder, dict) else chance.randrange(len(holder))
    if isinstance(holder, dict) and chance.random() < 0.2:
        del holder[key]
    elif isinstance(holder[key], str) and holder[key] and chance.random() < 0.5:
        text = holder[key]
        at = chance.randrange(len(text))
        holder[key] = text[:at] + chance.choice(("", "7", "s", " ", "*", "9h", "K")) + text[at + 1 :]
    else:
        holder[key] = chance.choice(VALUES)
    return copy


class Sessions:
    """Both sides of the protocol."""

    def __init__(self) -> None:
        self.engine = EngineSession()
        self.reference = Session()

    def send(self, request: dict[str, Any]) -> dict[str, Any]:
        """Ask both; the answers must agree."""
        line = json.dumps(request).encode()
        got, wanted = self.engine.handle_line(line), self.reference.answer(line)
        assert got["ok"] == wanted["ok"], f"{request}\nengine    {got}\nreference {wanted}"
        if got["ok"]:
            for key in wanted.keys() - {"events"}:
                assert got[key] == wanted[key], f"{key}: {request}\nengine    {got}\nreference {wanted}"
        elif got["error"] != wanted["error"]:
            assert {got["error"], wanted["error"]} <= TYPE_CODES, f"{request}\nengine    {got}\nreference {wanted}"
            assert request["cmd"] in ("new", "position", "next_deal")
        return got


@given(st.data(), SEEDS, st.booleans())
def test_section_new_and_position_requests_damaged_in_one_place(data: st.DataObject, seed: int, opened: bool) -> None:
    of = data.draw(rules())
    count = data.draw(seats(of))
    new = {"cmd": "new", "rules": rules_request(of), "players": count, "seed": 1, "dealer": 0}
    new["hands"] = data.draw(deals(of, count))
    position = {"cmd": "position", "rules": rules_request(of), "players": count}
    position.update(data.draw(positions(of, count, opened)))
    chance = random.Random(seed)
    sessions = Sessions()
    assert sessions.send(new)["ok"]
    assert sessions.send(position)["ok"]
    for request in [new, position] * 6:
        sent = damaged(request, chance)
        # Without hands each side deals its own cards, without a dealer the engine draws one.
        if sent["cmd"] == "position" or (sent.get("hands") is not None and sent.get("dealer") is not None):
            sessions.send(sent)
        state = sessions.send({"cmd": "state"})
        sessions.send({"cmd": "legal"})
        sessions.send({"cmd": "view", "seat": chance.choice((None, 0, 1, 9, "0", True, -1))})
        assert state["ok"]


@given(st.data(), SEEDS)
def test_section_apply_requests_with_anything_in_them(data: st.DataObject, seed: int) -> None:
    of = data.draw(rules(last_card="off"))  # drawn cards differ from side to side
    count = data.draw(seats(of))
    chance = random.Random(seed)
    sessions = Sessions()
    request = {"cmd": "new", "rules": rules_request(of), "players": count, "seed": 1, "dealer": 0}
    assert sessions.send({**request, "hands": data.draw(deals(of, count))})["ok"]
    texts = FaultyTexts(chance, 30)
    for _ in range(40):
        state = sessions.send({"cmd": "state"})
        if state["phase"] == "play":
            legal = sessions.send({"cmd": "legal"})["legal"]
            text = texts.text(legal, state["hands"][state["to_move"]].split())
        else:
            text = "pass"
        apply: dict[str, Any] = {"cmd": "apply", "action": text}
        if chance.random() < 0.3:
            apply["seat"] = chance.choice((0, 1, state["to_move"], None, -1, 99, "0", True, 1.0))
        if chance.random() < 0.1:
            apply["action"] = chance.choice(VALUES)
        sessions.send(apply)
        if chance.random() < 0.1:
            sessions.send({"cmd": "next_deal", "hands": chance.choice(([], ["7d"], 7, [7] * count, [""] * count))})


@given(st.binary(max_size=60))
def test_any_bytes_get_an_answer(line: bytes) -> None:
    answer = EngineSession().handle_line(line)
    assert json.dumps(answer)
    assert answer["ok"] or answer["error"] in ("bad_request", "no_game")


@given(
    st.recursive(
        st.one_of(st.none(), st.booleans(), st.integers(), st.text()),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    ),
    st.sampled_from(
        ("presets", "new", "position", "legal", "apply", "state", "view", "next_deal", "bot", "record", "load")
    ),
)
def test_any_json_under_any_command_gets_an_answer_and_its_id_back(value: object, command: str) -> None:
    session = EngineSession()
    keys = ("rules", "players", "seed", "hands", "layout", "action", "seat", "level", "record", "dealer", "status")
    for key in keys:
        answer = session.handle_line(json.dumps({"cmd": command, key: value, "id": value}).encode())
        assert answer["id"] == value
        assert answer["ok"] == (command == "presets"), answer


@given(st.sampled_from(("players", "dealer", "to_move", "pot", "chips", "passes_left", "seed")), st.integers(0, 400))
def test_huge_numbers_are_answered(key: str, digits: int) -> None:
    rules_now = {"preset": "fan_tan_chips", "pass_limit": 3}
    request: dict[str, Any] = {"cmd": "position", "rules": rules_now, "players": 3, "hands": ["7h", "8h", "9h"]}
    number = 10**digits
    request[key] = [number] * 3 if key in ("chips", "passes_left") else number
    answer = EngineSession().handle_line(json.dumps(request).encode())
    assert answer["ok"] or answer["error"] in ("bad_rules", "bad_request", "bad_position")


@given(
    st.sampled_from(("seats", "cls", "self", "game", "", "x y", "Hands", "phase", "totals")), st.sampled_from(VALUES)
)
def test_keys_that_a_position_does_not_have_are_refused(key: str, value: object) -> None:
    request = {"cmd": "position", "rules": "sevens", "players": 3, "hands": ["8s", "9s", "Ts"], "layout": {"s": ["7"]}}
    answer = EngineSession().handle_line(json.dumps({**request, key: value}).encode())
    assert answer["ok"] is False
    assert answer["error"] == "bad_request"
