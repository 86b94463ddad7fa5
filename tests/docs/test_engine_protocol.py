"""The page about the engine protocol shows what `sevens engine` says."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest

from sevens import errors
from sevens.cli.engine import EngineSession
from tests.docs.pages import DOCS, Block, fenced

PAGE = DOCS / "engine-protocol.md"
TEXT = PAGE.read_text(encoding="utf-8")
SESSIONS = [block for block in fenced(PAGE) if block.text.startswith("> ")]


def rows_below(heading: str) -> list[str]:
    """What stands as code in the first column of the table below a heading."""
    section = re.split(rf"^## {heading}$", TEXT, flags=re.MULTILINE)[1].split("\n## ")[0]
    body = section.split("| --- |", 1)[1]
    cells = re.findall(r"^\| (`.+?) \|", body, re.MULTILINE)
    return [name for cell in cells for name in re.findall(r"`([^`]+)`", cell)]


def family(parent: type[errors.SevensError]) -> Iterator[type[errors.SevensError]]:
    for child in parent.__subclasses__():
        yield child
        yield from family(child)


@pytest.mark.parametrize("block", SESSIONS, ids=lambda block: f"line {block.line}")
def test_the_engine_answers_as_shown(block: Block) -> None:
    session = EngineSession()
    lines = block.text.splitlines()
    for request, shown in zip(lines[::2], lines[1::2], strict=True):
        assert (request[:2], shown[:2]) == ("> ", "< ")
        answer = json.dumps(session.handle_line(request[2:].encode()), separators=(",", ":"))
        pattern = ".*".join(map(re.escape, shown[2:].split("...")))
        assert re.fullmatch(pattern, answer), (request, answer)


def test_sessions_are_shown() -> None:
    assert len(SESSIONS) >= 3


def test_every_command_is_in_the_table() -> None:
    assert sorted(EngineSession()._commands) == sorted(rows_below("Requests"))


def test_every_code_is_in_the_table() -> None:
    # Rooms have refusals of their own, which the engine never gives.
    codes = {error.code for error in family(errors.SevensError) if error.__module__ == errors.__name__}
    assert codes == set(rows_below("Refusals"))


def test_every_key_of_the_state_is_in_the_table() -> None:
    session = EngineSession()
    state = session.handle_line(b'{"cmd":"new","rules":"sevens","players":3,"seed":1}')
    assert set(state) - {"ok"} == set(rows_below("The state"))


def test_every_key_of_a_position_is_described() -> None:
    from sevens.engine.position import KEYS  # noqa: PLC0415  # a white box

    assert set(KEYS) - {"hands"} == set(rows_below("Positions"))
