"""`sevens engine` as a process: whatever comes in, one answer a line goes out, and the end is the end of the input."""

from __future__ import annotations

import json
import random
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sevens.cli.engine import EngineSession
from tests.cli.conftest import PROGRAM, environment

COMMANDS = ("presets", "new", "position", "legal", "apply", "state", "view", "next_deal", "bot", "record", "load")
CODES = {
    "bad_request",
    "bad_rules",
    "bad_deal",
    "bad_position",
    "bad_action",
    "illegal_action",
    "not_your_turn",
    "deal_over",
    "match_over",
    "no_game",
}


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(
        [*PROGRAM, "engine"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
    )
    yield process
    process.kill()
    process.communicate()


def answers_to(engine: subprocess.Popen[bytes], data: bytes) -> list[dict[str, Any]]:
    """What the process answers to these bytes before it ends with status 0, silently."""
    out, err = engine.communicate(data, timeout=60)
    assert engine.returncode == 0
    assert err == b""
    return [json.loads(line) for line in out.splitlines()]


def test_noise_is_answered_line_by_line(engine: subprocess.Popen[bytes]) -> None:
    chance = random.Random(7)
    noise = b"\n".join(chance.randbytes(chance.randrange(200)) for _ in range(300)) + b"\n"
    game = json.dumps({"cmd": "new", "rules": "sevens", "players": 3, "seed": 1}).encode() + b"\n"
    answers = answers_to(engine, game + noise + b'{"cmd":"state","id":"after"}\n')
    assert len(answers) == noise.count(b"\n") + 2
    assert {answer.get("error") for answer in answers[1:-1]} == {"bad_request"}
    assert answers[-1] == {**answers[0], "id": "after"}


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"   ",
        b"null",
        b"[]",
        b"7",
        b'"state"',
        b"{}",
        b'{"cmd":',
        b'{"cmd":"new","players":NaN}',
        b'{"cmd":"new","players":Infinity}',
        b"\xff\xfe",
        b'{"cmd":null}',
        b'{"cmd":["state"]}',
        b'{"cmd":"castle"}',
        b"[" * 100000,
        b'{"cmd":"new","rules":"sevens","players":1e400,"seed":1}',
        b'{"cmd":"new","rules":"sevens","players":4,"seed":true}',
        b'{"cmd":"new","rules":"sevens","players":4}',
        b'{"cmd":"new","rules":"sevens","players":"4","seed":1}',
    ],
)
def test_what_is_no_request_is_refused(engine: subprocess.Popen[bytes], line: bytes) -> None:
    (answer,) = answers_to(engine, line + b"\n")
    assert answer["ok"] is False
    assert answer["error"] == "bad_request"


def test_the_last_line_may_lack_its_end(engine: subprocess.Popen[bytes]) -> None:
    assert answers_to(engine, b'{"cmd":"presets","id":1}')[0]["id"] == 1


def test_a_reader_that_leaves_ends_the_engine(tmp_path: Path) -> None:
    command = " ".join([*PROGRAM, "engine", "| head -c 1"])
    lines = b'{"cmd":"presets"}\n' * 500
    done = subprocess.run(["/bin/sh", "-c", command], input=lines, capture_output=True, check=False, timeout=60)
    assert done.stderr == b""


VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 99)
    | st.floats()
    | st.sampled_from(("sevens", "7d", "pass", "7d 8d", "easy", "d", "active", "", "*", "deals 1", "\ud800"))
    | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("shdc"), inner, max_size=4),
    max_leaves=8,
)
KEYS = [
    "rules",
    "players",
    "seed",
    "dealer",
    "hands",
    "layout",
    "to_move",
    "passes_left",
    "status",
    "chips",
    "pot",
    "removed",
    "action",
    "seat",
    "level",
    "playouts",
    "record",
    "id",
]
REQUESTS = st.fixed_dictionaries({"cmd": st.sampled_from(COMMANDS)}, optional=dict.fromkeys(KEYS, VALUES))


@given(st.lists(REQUESTS, max_size=6))
def test_any_request_is_answered(requests: list[dict[str, Any]]) -> None:
    """Lines with any values: answered, or refused with a code of the protocol; a refusal changes nothing."""
    session = EngineSession()
    session.handle_line(b'{"cmd":"new","rules":"sevens","players":3,"seed":1}')
    for request in requests:
        before = session.handle_line(b'{"cmd":"state"}')
        answer = session.handle_line(json.dumps(request).encode())
        json.dumps(answer)
        if not answer["ok"]:
            assert answer["error"] in CODES
            assert answer["message"]
            assert session.handle_line(b'{"cmd":"state"}') == before
