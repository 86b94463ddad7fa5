"""Many deals on many processes, kept in a file so that a run can go on where it stopped."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Final

from sevens.arena.duel import DealResult, Plan, play_deal
from sevens.arena.ratings import mean_with_interval

CHECK_EVERY: Final = 50
"""How many deals lie between two looks at the interval: fixed beforehand, so that chance cannot choose the end."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a run is.

    Attributes:
        done, total: deals.
        seconds_left: an estimate from the deals of this run; None before the first.
    """

    done: int
    total: int
    seconds_left: float | None


def run(
    plan: Plan,
    deals: int,
    *,
    executor: Executor | None = None,
    workers: int = 1,
    keep: Path | None = None,
    width: float | None = None,
    progress: Callable[[Progress], None] | None = None,
) -> list[DealResult]:
    """Play deals 1 to `deals` of a plan.

    Args:
        plan: what is played.
        deals: how many deals at most.
        executor: where deals are played; here when None.
        workers: how many deals are under way at once with an executor.
        keep: a file of JSON lines, a plan and then a result a line; results that it already has are not played again.
        width: stop when the 95 % interval of the first player's share of first places is no wider than this to either
            side, looked at after every 50 deals.
        progress: told after every deal.

    Returns:
        The results by number; those of an interrupted run are in the file.

    Raises:
        ValueError: when the file belongs to another plan.
    """
    known = _read(keep, plan) if keep is not None else {}
    started, had = time.monotonic(), len(known)
    sink = keep.open("a", encoding="utf-8") if keep is not None else None
    try:
        if sink is not None and sink.tell() == 0:
            _write(sink, {"plan": plan.to_json()})
        for end in range(CHECK_EVERY, deals + CHECK_EVERY, CHECK_EVERY):
            wanted = [number for number in range(1, min(end, deals) + 1) if number not in known]
            for result in _play(plan, wanted, executor, workers):
                known[result.number] = result
                if sink is not None:
                    _write(sink, result.to_json())
                if progress is not None:
                    pace = (time.monotonic() - started) / (len(known) - had)
                    progress(Progress(len(known), deals, pace * max(0, deals - len(known))))
            if width is not None and _narrow_enough(known, min(end, deals), width):
                break
    finally:
        if sink is not None:
            sink.close()
    return [known[number] for number in sorted(known)]


def _narrow_enough(known: dict[int, DealResult], end: int, width: float) -> bool:
    shares = [sum(row[0] for row in known[number].firsts) / len(known[number].firsts) for number in range(1, end + 1)]
    return mean_with_interval(shares).margin <= width


def _play(plan: Plan, numbers: list[int], executor: Executor | None, workers: int) -> Iterator[DealResult]:
    """Play deals, in any order."""
    if executor is None:
        for number in numbers:
            yield play_deal(plan, number)
        return
    waiting = iter(numbers)
    under_way: set[Future[DealResult]] = set()
    try:
        while True:
            for number in waiting:
                under_way.add(executor.submit(play_deal, plan, number))
                if len(under_way) >= 2 * workers:
                    break
            if not under_way:
                return
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        for future in under_way:
            future.cancel()


def _write(sink: IO[str], value: dict[str, object]) -> None:
    sink.write(json.dumps(value, separators=(",", ":")) + "\n")
    sink.flush()


def _read(keep: Path, plan: Plan) -> dict[int, DealResult]:
    """The results that a file has; a last line that an interruption cut short is left out."""
    if not keep.exists() or keep.stat().st_size == 0:
        return {}
    text = keep.read_text(encoding="utf-8")
    head, *lines = text.splitlines()
    if json.loads(head).get("plan") != json.loads(json.dumps(plan.to_json())):
        raise ValueError(f"{keep} has the results of another plan")
    if not text.endswith("\n"):
        keep.write_text("\n".join([head, *lines[:-1]]) + "\n", encoding="utf-8")
        lines = lines[:-1]
    results = [DealResult(**json.loads(line)) for line in lines]
    return {result.number: result for result in results}
