"""Runs a conformance case against anything that answers lines of the engine protocol.

A case is a JSON object with `id`, `rules`, `title`, perhaps `given`, and `steps`.  What a step means is written where
it is carried out, below.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

CASES = Path(__file__).parent / "cases"

Answer = dict[str, Any]
Handler = Callable[[bytes], Answer]

ABSENT = "(absent)"


def load_cases(pattern: str = "*.json") -> list[dict[str, Any]]:
    """All cases of the files that match, in the order of the files."""
    return [case for path in sorted(CASES.glob(pattern)) for case in json.loads(path.read_text(encoding="utf-8"))]


def value_at(answer: object, path: str) -> object:
    """`hands.0` is a value; `#hands` counts cards or items; `sum:chips` adds numbers."""
    if path.startswith("#"):
        found = value_at(answer, path[1:])
        if isinstance(found, list) and all(isinstance(item, str) for item in found):
            return [len(item.split()) for item in found]
        if isinstance(found, str):
            return len(found.split()) if found != ABSENT else ABSENT
        return len(found) if isinstance(found, list) else ABSENT
    if path.startswith("sum:"):
        numbers = value_at(answer, path[4:])
        return sum(numbers) if isinstance(numbers, list) else ABSENT
    for key in path.split("."):
        if isinstance(answer, dict) and key in answer:
            answer = answer[key]
        elif isinstance(answer, list) and key.isdigit() and int(key) < len(answer):
            answer = answer[int(key)]
        else:
            return ABSENT
    return answer


def agrees(wanted: object, got: object) -> bool:
    """Equal, and of the same JSON kind (true is not 1); `{"in": [...]}` allows several values."""
    if isinstance(wanted, dict) and list(wanted) == ["in"]:
        return any(agrees(one, got) for one in wanted["in"])
    return json.dumps(wanted, sort_keys=True) == json.dumps(got, sort_keys=True)


class CaseRun:
    """One case, one handler, and what was seen so far."""

    def __init__(self, handle: Handler) -> None:
        self.handle = handle
        self.saved: dict[str, Answer] = {}
        self.events: list[str] = []
        self.asked = 0

    def ask(self, request: dict[str, Any]) -> Answer:
        """Send a request; the id must come back and every refusal must carry a code and a message."""
        self.asked += 1
        answer = self.handle(json.dumps({**request, "id": self.asked}).encode())
        assert answer.pop("id", None) == self.asked, "the id comes back"
        return self.checked(answer)

    @staticmethod
    def checked(answer: Answer) -> Answer:
        assert isinstance(answer["ok"], bool)
        if not answer["ok"]:
            assert isinstance(answer["error"], str)
            assert isinstance(answer["message"], str)
        return answer

    def run(self, case: dict[str, Any]) -> None:
        if "given" in case:
            self.judge({}, self.ask(case["given"]))
        for step in flat(case["steps"]):
            self.step(step)

    def judge(self, step: dict[str, Any], answer: Answer) -> None:
        """An answer is the refusal that the step names, or accepted and as expected."""
        if "refused" in step:
            codes = step["refused"] if isinstance(step["refused"], list) else [step["refused"]]
            assert not answer["ok"], f"{step} was accepted"
            assert answer["error"] in codes, f"{step}: {answer}"
            return
        assert answer["ok"], f"{step}: {answer}"
        self.events = [event["type"] for event in answer.get("events", [])]
        self.expect(step, answer)

    @staticmethod
    def expect(step: dict[str, Any], answer: Answer) -> None:
        for path, wanted in step.get("expect", {}).items():
            got = value_at(answer, path)
            assert agrees(wanted, got), f"{path}: {wanted} expected, {got} found"

    def change(self, step: dict[str, Any], request: dict[str, Any]) -> None:
        """An accepted change answers the new state; a refused one leaves the old state as it was."""
        before = self.ask({"cmd": "state"})
        kept = self.events
        answer = self.ask(request)
        self.judge(step, answer)
        after = self.ask({"cmd": "state"})
        if answer["ok"]:
            assert {key: value for key, value in answer.items() if key != "events"} == after
        else:
            self.events = kept
            assert after == before, f"{step} was refused and changed the state"

    def step(self, step: dict[str, Any]) -> None:
        if "legal" in step:
            assert self.ask({"cmd": "legal"})["legal"] == step["legal"]
        elif "do" in step:
            seat = {"seat": step["seat"]} if "seat" in step else {}
            self.change(step, {"cmd": "apply", "action": step["do"], **seat})
        elif "next_deal" in step:
            self.change(step, {"cmd": "next_deal", **step["next_deal"]})
        elif "send" in step:
            self.judge(step, self.ask(step["send"]))
        elif "raw" in step:
            self.judge(step, self.checked(self.handle(step["raw"].encode("utf-8", "surrogateescape"))))
        elif "raw_repeat" in step:
            line = "".join(part * times for part, times in step["raw_repeat"])
            self.judge(step, self.checked(self.handle(line.encode())))
        elif "view" in step:
            self.judge(step, self.ask({"cmd": "view", "seat": step["view"]}))
        elif "events" in step:
            rest = iter(self.events)
            assert all(kind in rest for kind in step["events"]), f"{step['events']} not in {self.events}"
        elif "save" in step:
            self.saved[step["save"]] = self.ask({"cmd": "state"})
        elif "same" in step:
            assert self.ask({"cmd": "state"}) == self.saved[step["same"]]
        else:
            assert "expect" in step, f"unknown step {step}"
            self.expect(step, self.ask({"cmd": "state"}))


def flat(steps: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The steps one by one, repeated ones as often as asked."""
    for step in steps:
        if "repeat" in step:
            for _ in range(step["repeat"]):
                yield from flat(step["steps"])
        else:
            yield step
