"""Every conformance case against the engine and against the reference."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from typing import IO, Any

import pytest

from sevens.cli.engine import EngineSession
from tests.conformance.runner import Answer, CaseRun, load_cases
from tests.reference.__main__ import Session

CASES = load_cases()
# Bots and records are the engine's alone.
FOR_BOTH = [case for case in CASES if '"bot"' not in json.dumps(case) and '"record"' not in json.dumps(case)]
# A few by each way of failing: input, opening, play, joker, faults, chips, matches.
OVER_PIPES = [case for case in CASES if case["id"].endswith("-01")]


def named(case: dict[str, Any]) -> str:
    return f"{case['id']}[{'-'.join(case['rules'])}]"


def test_every_case_has_an_id_of_its_own() -> None:
    ids = [case["id"] for case in CASES]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("case", CASES, ids=named)
def test_engine_gives_the_answers_of_the_case(case: dict[str, Any]) -> None:
    CaseRun(EngineSession().handle_line).run(case)


@pytest.mark.parametrize("case", FOR_BOTH, ids=named)
def test_reference_gives_the_answers_of_the_case(case: dict[str, Any]) -> None:
    CaseRun(Session().answer).run(case)


class Pipes:
    """`sevens engine` as a process."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process = process
        self.stdin: IO[bytes] = process.stdin
        self.stdout: IO[bytes] = process.stdout

    def handle(self, line: bytes) -> Answer:
        self.stdin.write(line + b"\n")
        self.stdin.flush()
        answer = json.loads(self.stdout.readline())
        assert isinstance(answer, dict)
        return answer


@pytest.fixture(scope="module")
def pipes() -> Iterator[Pipes]:
    command = [sys.executable, "-m", "sevens", "engine"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        running = Pipes(process)
        yield running
        running.stdin.close()
        assert process.wait(timeout=20) == 0, "the end of input ends the process with status 0"


@pytest.mark.parametrize("case", OVER_PIPES, ids=named)
def test_process_gives_the_answers_of_the_case(pipes: Pipes, case: dict[str, Any]) -> None:
    CaseRun(pipes.handle).run(case)


def test_process_survives_bytes_that_are_no_text(pipes: Pipes) -> None:
    assert pipes.handle(b"\xff\xfe{}")["error"] == "bad_request"
    assert pipes.handle(b'{"cmd": "presets", "id": "x"}')["id"] == "x"
