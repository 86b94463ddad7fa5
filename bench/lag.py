"""How late the server's event loop is while eight bots think: rooms, bots' threads and database are the real ones.

A probe sleeps five milliseconds again and again, and notes how much later than that it wakes. Quiet and busy stretches
take turns: whatever else the machine does is in both. The aim is 20 milliseconds for 99 of 100 with all eight thinking.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from importlib import import_module

from sevens.answers import new_seed
from sevens.kernel import COMPILED
from sevens.rooms import Act, Created, Room, Seat, Speed
from sevens.rules import load_rules
from sevens.server.bots import BotRunner
from sevens.server.connection import Connection
from sevens.server.host import RoomHost, RoomHosts, now_ms
from sevens.server.logs import configure
from sevens.server.settings import Settings
from sevens.server.tokens import new_room_id
from sevens.store import open_store

BOTS = 8
TICK = 0.005
STRETCH = 6.0
ROUNDS = 3


def opening(preset: str, speed: Speed) -> Created:
    """A room of a person and three hard bots; of the latter one is to move almost always."""
    rules = load_rules(preset).replace(match="deals 1", tie_break="shared")
    seats = [Seat("person"), *[Seat("bot", level="hard") for _ in range(3)]]
    return Room.open(
        room=new_room_id(),
        mode="solo",
        rules=rules,
        seats=seats,
        host="host",
        seed=new_seed(),
        bot_seed=new_seed(),
        at=now_ms(),
        speed=speed,
    )


async def probe(seconds: float) -> list[float]:
    """Milliseconds that each wake was late."""
    late = []
    end = time.perf_counter() + seconds
    while (began := time.perf_counter()) < end:
        await asyncio.sleep(TICK)
        late.append((time.perf_counter() - began - TICK) * 1000)
    return late


async def keep_playing(hosts: RoomHosts, preset: str) -> None:
    """One room after the other, for ever."""
    while True:
        created = opening(preset, "none")
        await hosts.open(created)
        host = await hosts.find(created.room)
        assert host is not None
        connection = Connection("host", "en", 0)
        host.enter(connection)
        try:
            await play_person(host)
        finally:
            host.leave(connection)


async def play_person(host: RoomHost) -> None:
    """Play the person's seat at once, with the first legal action, until the match is over."""
    while host.room.match.phase == "play":
        if host.room.match.to_move == 0:
            action = str(host.room.match.legal_actions()[0])
            await host.ask(Act(device="host", id=str(host.room.seq), seq=host.room.seq, action=action))
        await asyncio.sleep(0.01)


def shown(late: list[float]) -> str:
    """The middle, 99 of 100, and the worst, in milliseconds."""
    cuts = statistics.quantiles(late, n=100)
    return f"{cuts[49]:>8.2f}{cuts[98]:>8.2f}{max(late):>8.2f}"


async def measure() -> None:
    configure(Settings(log_level="error"))
    with tempfile.TemporaryDirectory() as folder:
        store = await open_store(f"sqlite+aiosqlite:///{folder}/rooms.db")
        bots = BotRunner(threads=BOTS)
        hosts = RoomHosts(store, bots, max_rooms=10_000, idle_seconds=300.0, keep_days=1)
        print(f"{'late by, in ms':34}{'middle':>8}{'p99':>8}{'worst':>8}")
        for preset in ("sevens", "shichi_narabe"):
            for _ in range(ROUNDS):
                print(f"{'quiet':34}{shown(await probe(STRETCH / 2))}")
                players = [asyncio.create_task(keep_playing(hosts, preset)) for _ in range(BOTS)]
                await asyncio.sleep(0.5)
                print(f"{f'{BOTS} hard bots, {preset}':34}{shown(await probe(STRETCH))}")
                for player in players:
                    player.cancel()
                await asyncio.wait(players)
                await asyncio.sleep(0.5)
        await hosts.close()
        bots.close()
        await store.close()


def main() -> None:
    if not COMPILED:
        print("The kernel is interpreted.")
    try:
        factory = import_module("uvloop").new_event_loop
    except ImportError:
        factory = None
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(measure())


if __name__ == "__main__":
    main()
