"""The arena: equal plans give equal results, no bot can deal from its seed, runs go on where they stopped."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from sevens.arena import Plan, fairness, make_player, run, standings
from sevens.bots import make_bot
from sevens.engine import Action, Match, View
from sevens.rules import load_rules

PLAN = Plan(load_rules("sevens"), ("medium", "random", "random", "random"), "a", playouts=4)
PROGRAM = "import json, sys\nfor line in sys.stdin: print(json.loads(line)['view']['legal'][0], flush=True)"


class Listening:
    """Plays as easy does, and remembers the seeds that it is given."""

    level = "listening"
    heard: list[str] = []  # noqa: RUF012  (shared with the test on purpose)

    def choose(
        self, view: View, *, seed: int | str, seconds: float | None = None, playouts: int | None = None
    ) -> Action:
        self.heard.append(str(seed))
        return make_bot("easy").choose(view, seed=seed)


def test_equal_plans_give_equal_results_and_every_rotation() -> None:
    first, second = run(PLAN, 3), run(PLAN, 3)
    assert first == second
    assert [len(result.firsts) for result in first] == [4, 4, 4]
    for result in first:
        assert all(sum(row) == pytest.approx(1) for row in result.firsts)
        assert sorted(row[0] for row in result.seats) == [0, 1, 2, 3], "the player sat everywhere"


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    keep = tmp_path / "results.jsonl"
    run(PLAN, 2, keep=keep)
    keep.write_text(keep.read_text() + '{"number": 3, "fir')
    assert run(PLAN, 4, keep=keep) == run(PLAN, 4)
    with pytest.raises(ValueError, match="another plan"):
        run(Plan(PLAN.rules, PLAN.players, "b"), 1, keep=keep)


def test_figures_are_shares_with_intervals() -> None:
    results = run(PLAN, 12)
    medium, rest = standings(PLAN, results)
    assert medium.firsts.value + 3 * rest.firsts.value == pytest.approx(1)
    assert medium.firsts.margin > 0
    assert medium.rating.value == 0 > rest.rating.value
    seats = fairness(PLAN, results)
    assert sum(seat.firsts.value for seat in seats) == pytest.approx(1)


def test_a_bot_cannot_deal_the_hidden_cards_from_its_seed() -> None:
    """Bots have seeds of their own."""
    Listening.heard.clear()
    run(Plan(PLAN.rules, (f"{__name__}:Listening", "easy", "easy", "easy"), "a"), 1)
    assert Listening.heard
    real = Match(PLAN.rules, 4, "a-1").state.hands
    assert all(Match(PLAN.rules, 4, seed).state.hands != real for seed in set(Listening.heard))


def test_programs_play_by_lines(tmp_path: Path) -> None:
    script = tmp_path / "first.py"
    script.write_text(PROGRAM)
    plan = Plan(PLAN.rules, (f"program:{sys.executable} {script}", "easy", "easy", "easy"))
    assert len(run(plan, 1)) == 1


@pytest.mark.parametrize("name", ["nobody", "no.such.module:Bot", "sevens.bots:Nobody", ":x", "a:"])
def test_players_that_there_are_not_are_refused_by_name(name: str) -> None:
    with pytest.raises(ValueError, match="no such player"):
        make_player(name)
