"""The programs in docs/interface.md and examples/ play matches to their end."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from pathlib import Path

from .conftest import FRIENDS, SOLO, WAIT, Live

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "interface.md").read_text(encoding="utf-8")


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


def test_the_bot_of_the_examples_takes_a_seat_and_plays(live: Live) -> None:
    program = ROOT / "examples" / "room_bot.py"
    assert len(program.read_text(encoding="utf-8").splitlines()) < 60
    rules = {"preset": "shichi_narabe", "match": "deals 2", "last_card": "draw"}
    room, token = live.open_room({**FRIENDS, "rules": rules})
    with live.player(room, token) as host:
        command = [sys.executable, "-W", "error", str(program), f"{live.url}/#/room/{room}", "Robo"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as bot:
            host.hear_until(lambda: bool(host.update) and host.update["room"]["seats"][1]["connected"])
            assert host.ask({"type": "start", "level": "random"})["status"] == "accepted"
            chance = random.Random(1)
            while host.view["phase"] != "match_over":
                if host.view["pass"]:
                    host.step(chance)
                else:
                    host.hear()  # others act, and the bot deals
            printed, complaints = bot.communicate(timeout=WAIT)
        assert (bot.returncode, complaints) == (0, "")
        assert host.update["room"]["seats"][1]["name"] == "Robo"
    assert printed.startswith("Winners:")
