"""`python -m tests.reference`: the reference behind the line protocol, without bots and records.

Deals that a request does not bring along come from a shuffle of its own; they are not the engine's deals.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

from tests.reference.cards import Refused
from tests.reference.match import ReferenceMatch
from tests.reference.options import PRESETS


class Session:
    """Holds the current match."""

    def __init__(self) -> None:
        self.match: ReferenceMatch | None = None
        self.seed: object = None

    def shuffled(self, number: int, pack: list[str], sizes: list[int]) -> list[list[str]]:
        cards = list(pack)
        random.Random(f"{self.seed!r} {number}").shuffle(cards)
        return [[cards.pop() for _ in range(size)] for size in sizes]

    def answer(self, line: bytes) -> dict[str, Any]:
        try:
            request = json.loads(line.decode("utf-8"), parse_constant=self.no_constant)
        except (ValueError, RecursionError) as error:
            return {"ok": False, "error": "bad_request", "message": str(error)}
        if not isinstance(request, dict):
            return {"ok": False, "error": "bad_request", "message": "an object is needed"}
        try:
            answer = {"ok": True, **self.carry_out(request)}
        except Refused as refusal:
            answer = {"ok": False, "error": refusal.code, "message": str(refusal)}
        if "id" in request:
            answer["id"] = request["id"]
        return answer

    @staticmethod
    def no_constant(name: str) -> None:
        raise ValueError(name)

    def carry_out(self, request: dict[str, Any]) -> dict[str, Any]:
        cmd = request.get("cmd")
        if cmd == "presets":
            return {"presets": PRESETS}
        if cmd == "new":
            # Each match keeps its own seed for the deals to come; a refused request changes nothing.
            before, self.seed = self.seed, request.get("seed")
            try:
                self.match = ReferenceMatch.new(request, self.shuffled)
            except Refused:
                self.seed = before
                raise
            return self.match.state()
        if cmd == "position":
            self.match = ReferenceMatch.position(request)
            return self.match.state()
        if cmd not in ("state", "legal", "apply", "view", "next_deal"):
            raise Refused("bad_request", "unknown cmd")
        if self.match is None:
            raise Refused("no_game", "no game")
        if cmd == "legal":
            return {"legal": self.match.legal()}
        if cmd == "view":
            return self.match.view(request.get("seat"))
        if cmd == "apply":
            events = self.match.apply(request.get("action"), request.get("seat"))
            return {"events": events, **self.match.state()}
        if cmd == "next_deal":
            self.match.next_deal(request.get("hands"))
        return self.match.state()


def main() -> None:
    session = Session()
    for line in sys.stdin.buffer:
        sys.stdout.write(json.dumps(session.answer(line.rstrip(b"\n"))) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
