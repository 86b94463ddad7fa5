"""Take a free seat in a room of friends and play there, by the public interface (docs/interface.md) alone.

python examples/room_bot.py http://localhost:7777/#/room/ROOM [NAME]
"""

from __future__ import annotations

import asyncio
import json
import sys
from itertools import count
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect


def join(server: str, room: str, name: str) -> str:
    """Sit down; the token that plays the seat."""
    body = json.dumps({"name": name}).encode()
    asked = Request(f"{server}/api/rooms/{room}/seats", body, {"Content-Type": "application/json"})  # noqa: S310
    with urlopen(asked, timeout=20) as answer:  # noqa: S310
        return str(json.load(answer)["token"])


def choose(update: dict[str, Any]) -> dict[str, Any] | None:
    """What to ask for now: the card farthest from the starter, or the next deal; None while others act."""
    view = update["view"]
    if view is not None and view["phase"] == "deal_over":
        return {"type": "next_deal"}
    if view is None or view["pass"] is None:
        return None  # the host has not started, or somebody else is to move
    ranks, starter = view["rules"]["ranks"], view["rules"]["starter"]
    actions = [action["action"] + "!" * action["announce"] for action in view["legal"]]
    actions.sort(key=lambda text: abs(ranks.find(text[0]) - ranks.index(starter)))
    return {"type": "act", "seq": update["seq"], "action": actions[-1] if actions else "pass"}


async def play(server: str, room: str, token: str) -> None:
    """Play until the match is over."""
    numbers = count()
    async with connect(f"ws{server[4:]}/api/rooms/{room}/ws") as socket:
        await socket.send(json.dumps({"type": "hello", "token": token}))
        async for text in socket:
            update = json.loads(text)
            if update["type"] != "update":
                continue
            if update["view"] is not None and update["view"]["phase"] == "match_over":
                print("Winners:", *(update["room"]["seats"][seat]["name"] for seat in update["view"]["winners"]))
                return
            if (command := choose(update)) is not None:
                await socket.send(json.dumps({**command, "id": f"bot-{next(numbers)}"}))


address, _, place = sys.argv[1].partition("/#/room/")
asyncio.run(play(address, place, join(address, place, sys.argv[2] if len(sys.argv) > 2 else "Bot")))
