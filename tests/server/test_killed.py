"""Killed at random moments while several rooms are played: no answered move is lost, none is done twice."""

from __future__ import annotations

import asyncio
import os
import random
import threading
import time
from pathlib import Path

import pytest
from sqlalchemy import make_url
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from sevens.server.host import load
from sevens.store import open_store
from tests.conftest import SCALE
from tests.store.conftest import POSTGRES, _make_anew

from .conftest import SOLO, Json, Live, Player
from .test_restart import free_port, process

KILLS = max(2, round(4 * SCALE))
"""How often the server is killed; 200 at a scale of 50."""
ROOMS = 4


class Load(threading.Thread):
    """Plays in one room for ever, whatever happens to the server, and notes what it was promised."""

    def __init__(self, live: Live, room: str, token: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.live, self.room, self.token = live, room, token
        self.chance = random.Random(seed)
        self.accepted: dict[str, int] = {}
        self.stop = threading.Event()
        self.failure: BaseException | None = None
        self._unanswered: Json | None = None
        self._number = 0

    def run(self) -> None:
        while not self.stop.is_set():
            try:
                self._play()
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, EOFError):
                time.sleep(0.05)
            except BaseException as failure:
                self.failure = failure
                raise

    def _play(self) -> None:
        with self.live.player(self.room, self.token) as player:
            player.hear()
            if self._unanswered is not None:
                self._ask(player, self._unanswered)
            while not self.stop.is_set():
                player.hear_until(player.my_turn, 2.0)
                self._number += 1
                name = f"{self.room[:4]}-{self._number}"
                if player.view["phase"] == "match_over":
                    command: Json = {"type": "rematch", "id": name}
                elif player.view["phase"] == "deal_over":
                    command = {"type": "next_deal", "id": name}
                else:
                    action = self.chance.choice(player.actions())
                    command = {"type": "act", "id": name, "seq": player.seq, "action": action}
                self._ask(player, command)

    def _ask(self, player: Player, command: Json) -> None:
        self._unanswered = command
        status = player.ask(command)["status"]
        if status in ("accepted", "done"):
            self.accepted[command["id"]] = self.accepted.get(command["id"], 0) + 1
        self._unanswered = None


@pytest.mark.timeout(120 + 4 * KILLS)
@pytest.mark.parametrize("kind", ["sqlite", *(["postgres"] if POSTGRES else [])])
def test_no_answered_move_is_lost_and_none_is_done_twice(
    kind: str, tmp_path: Path, worker_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    port, chance = free_port(), random.Random(11)
    address = f"sqlite+aiosqlite:///{tmp_path / 'rooms.db'}"
    if kind == "postgres":
        assert POSTGRES is not None
        name = f"sevens_killed_{worker_id}"
        asyncio.run(_make_anew(name))
        address = make_url(POSTGRES).set(database=name).render_as_string(hide_password=False)
    monkeypatch.setitem(os.environ, "SEVENS_DATABASE", address)
    loads: list[Load] = []
    for _ in range(KILLS):
        with process(tmp_path, port) as (live, _running):
            while len(loads) < ROOMS:
                room, token = live.open_room({**SOLO, "rules": "sevens"})
                loads.append(Load(live, room, token, len(loads)))
                loads[-1].start()
            time.sleep(0.3 + chance.random() * 0.7)
    for player in loads:
        player.stop.set()
        player.join(20)
        assert player.failure is None
    stored = asyncio.run(commands(address, [player.room for player in loads]))
    for player in loads:
        assert player.accepted, "something was played"
        written = stored[player.room]
        assert len(written) == len(set(written)), "no command is stored twice"
        lost = set(player.accepted) - set(written)
        assert not lost, f"{len(lost)} answered commands are gone"
        beyond = set(written) - set(player.accepted)
        assert len(beyond) <= KILLS, "only what was under way when the server died may be stored without its answer"


async def commands(address: str, rooms: list[str]) -> dict[str, list[str]]:
    """The ids of the commands that are stored of each room; loading them replays every move."""
    store = await open_store(address)
    found: dict[str, list[str]] = {}
    for room in rooms:
        assert await load(store, room) is not None
        found[room] = [entry.data["command"] for entry in await store.load(room) if entry.data.get("command")]
    await store.close()
    return found
