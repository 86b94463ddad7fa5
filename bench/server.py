"""Many rooms on one server process at a human pace, over the loopback: how long a move takes.

python bench/server.py [--rooms N] [--people N] [--pace SECONDS] [--seconds SECONDS] [--clients N]

Rooms of friends are played by programs, a move every `pace` seconds a room; the rest of the seats are the computer's. A
move is timed from sending it until its own answer is there, which comes after the update that shows it. The server is
`sevens serve` on SQLite with all its default durability; the programs run in processes of their own beside it.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import multiprocessing
import random
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from queue import Queue
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

HOUR = 3600


def post(server: str, path: str, body: dict[str, object]) -> dict[str, Any]:
    asked = Request(server + path, json.dumps(body).encode(), {"Content-Type": "application/json"})  # noqa: S310
    with urlopen(asked, timeout=60) as answer:  # noqa: S310
        found: dict[str, Any] = json.load(answer)
        return found


class Client:
    """One person in a room, who acts when it is their turn and the pace allows."""

    def __init__(self, socket: ClientConnection, pace: float, chance: random.Random, waits: list[float]) -> None:
        self.socket = socket
        self.pace = pace
        self.chance = chance
        self.waits = waits
        self.heard = 0
        self.bytes = 0
        self.asked: dict[str, float] = {}
        self.number = 0
        self.acting: asyncio.Task[None] | None = None

    async def play(self) -> None:
        async for text in self.socket:
            self.bytes += len(text)
            message = json.loads(text)
            if message["type"] == "answer":
                self.waits.append(time.perf_counter() - self.asked.pop(message["id"]))
            elif message["type"] == "update":
                self.heard += 1
                due = self.due(message)
                if due is not None and (self.acting is None or self.acting.done()):
                    self.acting = asyncio.create_task(self.act(due))

    def due(self, update: dict[str, Any]) -> dict[str, object] | None:
        view = update["view"]
        if view is None:
            return None
        if view["phase"] == "deal_over":
            return {"type": "next_deal"} if update["room"]["host"] else None
        if view["phase"] == "match_over":
            mine = next(seat for seat in update["room"]["seats"] if seat["you"])
            return None if mine["again"] else {"type": "rematch"}
        if view["pass"] is None:
            return None
        actions = [action["action"] for action in view["legal"]] or ["pass"]
        return {"type": "act", "seq": update["seq"], "action": self.chance.choice(actions)}

    async def act(self, command: dict[str, object]) -> None:
        # Bots move in between, so people take what is left of the room's pace.
        await asyncio.sleep(self.chance.uniform(0.5, 1.5) * self.pace)
        self.number += 1
        name = f"m{self.number}"
        self.asked[name] = time.perf_counter()
        await self.socket.send(json.dumps({**command, "id": name}))


async def crowd(server: str, rooms: int, people: int, pace: float, times: tuple[float, int]) -> dict[str, Any]:
    """Open rooms and play in them; `times` has the seconds to measure and the seed of chance."""
    seconds, seed = times
    chance = random.Random(seed)
    waits: list[float] = []
    clients: list[Client] = []
    running: list[asyncio.Task[None]] = []
    for _ in range(rooms):
        seats = [{"kind": "person"}] + [{"kind": "open"}] * (people - 1)
        seats += [{"kind": "bot", "level": "easy"}] * (4 - people)
        mode = "friends" if people > 1 else "solo"
        opened = await asyncio.to_thread(
            post, server, "/api/rooms", {"rules": "sevens", "mode": mode, "seats": seats, "speed": "normal"}
        )
        joined = [
            await asyncio.to_thread(post, server, f"/api/rooms/{opened['room']}/seats", {}) for _ in range(people - 1)
        ]
        tokens = [one["token"] for one in (opened, *joined)]
        for token in tokens:
            line = await connect(f"ws{server[4:]}/api/rooms/{opened['room']}/ws", open_timeout=60, ping_interval=None)
            await line.send(json.dumps({"type": "hello", "token": token}))
            clients.append(Client(line, pace, chance, waits))
            running.append(asyncio.create_task(clients[-1].play()))
        if mode == "friends":
            host = clients[-people]
            host.asked["start"] = time.perf_counter()
            await host.socket.send(json.dumps({"type": "start", "id": "start"}))
    await asyncio.sleep(5)
    waits.clear()
    before = [(client.heard, client.bytes) for client in clients]
    began = time.perf_counter()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - began
    result = {
        "waits": list(waits),
        "seconds": took,
        "heard": sum(client.heard - heard for client, (heard, _) in zip(clients, before, strict=True)),
        "bytes": sum(client.bytes - size for client, (_, size) in zip(clients, before, strict=True)),
    }
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    return result


def work(results: Queue[dict[str, Any]], *arguments: Any) -> None:
    gc.disable()  # what is measured is the server
    results.put(asyncio.run(crowd(*arguments)))


def resident(process: int) -> int:
    """Bytes of memory that a process holds."""
    lines = Path(f"/proc/{process}/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))


def moves(server: str) -> float:
    with urlopen(f"{server}/metrics", timeout=60) as answer:  # noqa: S310
        lines = answer.read().decode().splitlines()
    return sum(float(line.rsplit(" ", 1)[1]) for line in lines if line.startswith("sevens_moves_total"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rooms", type=int, default=50)
    parser.add_argument("--people", type=int, default=1, choices=(1, 2, 3, 4))
    parser.add_argument("--pace", type=float, default=4.0, help="seconds a person takes on average")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--clients", type=int, default=1, help="processes that play")
    chosen = parser.parse_args()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    server = f"http://127.0.0.1:{port}"
    limits = [f"--{name}=1000000" for name in ("requests-per-second", "requests-burst", "max-connections")]
    limits += ["--max-connections-per-address=1000000", "--messages-burst=1000000", "--log-level=warning"]
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "sevens", "serve", "--no-open", f"--port={port}", f"--data={data}", *limits]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout is not None
                process.stdout.readline()
                empty = resident(process.pid)
                results: Queue[dict[str, Any]] = multiprocessing.Manager().Queue()
                share = [
                    chosen.rooms // chosen.clients + (i < chosen.rooms % chosen.clients) for i in range(chosen.clients)
                ]
                crowds = [
                    multiprocessing.Process(
                        target=work, args=(results, server, rooms, chosen.people, chosen.pace, (chosen.seconds, seed))
                    )
                    for seed, rooms in enumerate(share)
                ]
                for one in crowds:
                    one.start()
                found = [results.get(timeout=HOUR) for _ in crowds]
                full, played = resident(process.pid), moves(server)
                for one in crowds:
                    one.join()
            finally:
                process.terminate()
    report(chosen, found, (full - empty) / chosen.rooms, played)


def report(chosen: argparse.Namespace, found: list[dict[str, Any]], memory: float, played: float) -> None:
    waits = sorted(wait for one in found for wait in one["waits"])
    seconds = max(one["seconds"] for one in found)
    heard, size = sum(one["heard"] for one in found), sum(one["bytes"] for one in found)
    if not waits:
        sys.exit("Nothing was played.")
    middle, late = waits[len(waits) // 2], waits[int(len(waits) * 0.99)]
    print(f"{chosen.rooms} rooms of {chosen.people} people and {4 - chosen.people} bots, {seconds:.0f} s")
    print(
        f"moves of people: {len(waits) / seconds:.0f} a second, answered after {1000 * middle:.1f} ms (median), ",
        end="",
    )
    print(f"{1000 * late:.1f} ms (99 of 100), {1000 * waits[-1]:.1f} ms (longest)")
    print(f"updates: {heard / seconds:.0f} a second, {size / max(1, heard) / 1000:.1f} kB each on average; ", end="")
    print(f"moves of all since the start: {played:.0f}")
    print(f"memory: {memory / 1000:.0f} kB a room")


if __name__ == "__main__":
    main()
