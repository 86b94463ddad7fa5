"""The program in docs/interface.md plays a match to its end."""

from __future__ import annotations

import re
from pathlib import Path

from .conftest import SOLO, Live

PAGE = (Path(__file__).parents[2] / "docs" / "interface.md").read_text(encoding="utf-8")


def test_the_program_that_plays_plays_to_the_end(live: Live) -> None:
    found = re.search(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None
    room, token = live.open_room(
        {**SOLO, "rules": {"preset": "shichi_narabe", "match": "deals 2", "last_card": "draw"}}
    )
    program = found[1]
    for placeholder, value in (
        ("ws://localhost:7777", f"ws://127.0.0.1:{live.port}"),
        ('"ROOM"', f'"{room}"'),
        ('"TOKEN"', f'"{token}"'),
    ):
        assert placeholder in program
        program = program.replace(placeholder, value)
    exec(compile(program, "interface.md", "exec"), {"__name__": "program"})
    with live.player(room, token) as player:
        player.hear()
        assert player.view["phase"] == "match_over"
