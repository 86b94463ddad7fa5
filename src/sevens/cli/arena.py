"""`sevens arena`: lets bots play each other on duplicate deals and says who is stronger, and by how much."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from sevens.cli.parsing import (
    add_language_argument,
    argument_help,
    complain,
    explain_error,
    help_texts,
    rules_from,
    system_language,
)
from sevens.errors import SevensError
from sevens.texts import Texts

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from sevens.arena import DealResult, Plan, Progress

DONE, FAILED, MISUSED = 0, 1, 2


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the `arena` command to the command line."""
    from sevens.arena import player_names

    t = help_texts()
    parser = subparsers.add_parser("arena", help=t("command-arena"), epilog=t("arena-help-players"))

    def add(*names: str, message: str, **options: object) -> None:
        parser.add_argument(*names, help=argument_help(t(message)), **options)  # type: ignore[arg-type]

    parser.add_argument(
        "players",
        nargs="*",
        default=["hard", "medium", "medium", "medium"],
        metavar="PLAYER",
        help=argument_help(t("arena-help-player", names=", ".join(player_names()))),
    )
    add("-p", "--preset", message="help-preset", metavar="PRESET")
    add("-o", "--option", message="help-option", action="append", default=[], metavar="OPTION=VALUE")
    add("--deals", message="arena-help-deals", type=int, default=100, metavar="N")
    add("--until", message="arena-help-until", type=float, metavar="POINTS")
    add("--seed", message="arena-help-seed", default="0", metavar="SEED")
    add("--playouts", message="arena-help-playouts", type=int, metavar="N")
    add("--seconds", message="arena-help-seconds", type=float, metavar="S")
    add("--processes", message="arena-help-processes", type=int, default=os.cpu_count() or 1, metavar="N")
    add("--dask", message="arena-help-dask", metavar="ADDRESS")
    add("--keep", message="arena-help-keep", metavar="FILE")
    add("--fairness", message="arena-help-fairness", action="store_true")
    add("--json", message="arena-help-json", action="store_true")
    add_language_argument(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play the deals and print the table.

    Returns:
        0 when all deals were played, 1 when a player failed, 2 when the line-up or the rules are impossible.
    """
    from pathlib import Path

    from sevens.arena import Plan, make_player
    from sevens.arena import run as run_plan
    from sevens.rules import check_seats

    t = Texts(arguments.lang or system_language())
    try:
        rules = rules_from(arguments.preset, arguments.option)
        check_seats(rules, len(arguments.players))
    except SevensError as error:
        complain(*explain_error(error, t))
        return MISUSED
    plan = Plan(
        rules,
        tuple(arguments.players),
        arguments.seed,
        arguments.playouts,
        arguments.seconds,
        rotate=not arguments.fairness,
    )
    sys.path.insert(0, str(Path.cwd()))  # where MODULE:NAME is looked for first, as `python -m` does
    for name in dict.fromkeys(plan.players):
        try:
            make_player(name)
        except (ValueError, OSError):
            complain(t("arena-no-player", name=name))
            return MISUSED
    if arguments.deals < 1 or arguments.processes < 1:
        complain(t("arena-at-least-one"))
        return MISUSED
    keep = Path(arguments.keep) if arguments.keep else None
    try:
        with _executor(arguments) as executor, _bar(t, shown=sys.stderr.isatty()) as progress:
            results = run_plan(
                plan,
                arguments.deals,
                executor=executor,
                workers=arguments.processes,
                keep=keep,
                width=None if arguments.until is None else arguments.until / 100,
                progress=progress,
            )
    except (ValueError, OSError, RuntimeError) as error:
        complain(t("arena-failed", why=str(error)))
        return FAILED
    _print_report(plan, results, arguments, t)
    return DONE


@contextmanager
def _executor(arguments: argparse.Namespace) -> Iterator[Executor | None]:
    """Where deals are played: Dask's workers, processes of this machine, or, for a single one, here."""
    if arguments.dask:
        from distributed import Client

        with Client(arguments.dask) as client:  # type: ignore[no-untyped-call]  # it has no types
            yield client.get_executor()
    elif arguments.processes > 1:
        from concurrent.futures import ProcessPoolExecutor
        from multiprocessing import get_context

        with ProcessPoolExecutor(arguments.processes, mp_context=get_context("spawn")) as executor:
            yield executor
    else:
        yield None


class _Bar:
    """Draws how far the run is."""

    def __init__(self, t: Texts) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, TimeRemainingColumn
        from rich.progress import Progress as RichProgress

        columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self._shown = RichProgress(*columns, console=Console(stderr=True), transient=True)
        self._task = self._shown.add_task(t("arena-deals"))
        self._shown.start()

    def __call__(self, progress: Progress) -> None:
        self._shown.update(self._task, completed=progress.done, total=progress.total)

    def close(self) -> None:
        """Take the bar away."""
        self._shown.stop()


@contextmanager
def _bar(t: Texts, *, shown: bool) -> Iterator[_Bar | None]:
    """A progress bar on a terminal, nothing elsewhere."""
    bar = _Bar(t) if shown else None
    try:
        yield bar
    finally:
        if bar is not None:
            bar.close()


def _print_report(plan: Plan, results: Sequence[DealResult], arguments: argparse.Namespace, t: Texts) -> None:
    """The table by player, or by seat for `--fairness`; as JSON when that was asked for."""
    from sevens.arena import Estimate, fairness, standings

    players = standings(plan, results)
    seats = fairness(plan, results)
    if arguments.json:
        value = {
            "plan": plan.to_json(),
            "deals": len(results),
            "players": [player.to_json() for player in players],
            "seats": [seat.to_json() for seat in seats],
        }
        print(json.dumps(value, indent=2))
        return

    def shown(estimate: Estimate, digits: int, factor: float = 1) -> str:
        return f"{estimate.value * factor:.{digits}f} ±{estimate.margin * factor:.{digits}f}"

    if arguments.fairness:
        rows = [
            [str(seat.seat + 1), shown(seat.firsts, 1, 100), shown(seat.place, 2), shown(seat.score, 2)]
            for seat in seats
        ]
        heads = ["arena-head-seat", "arena-head-firsts", "arena-head-place", "arena-head-score"]
    else:
        rows = [
            [
                player.name,
                shown(player.firsts, 1, 100),
                shown(player.place, 2),
                shown(player.score, 2),
                shown(player.rating, 0),
                f"{player.milliseconds:.1f}",
            ]
            for player in players
        ]
        heads = ["arena-head-player", "arena-head-firsts", "arena-head-place", "arena-head-score"]
        heads += ["arena-head-rating", "arena-head-time"]
    _print_table([t(head) for head in heads], rows)
    fair = 100 / len(plan.players)
    print(t("arena-summary", deals=t.count("deals", len(results)), fair=f"{fair:.1f}"))


def _print_table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Columns of text, the first to the left and the others to the right; wide characters count double."""
    from rich.cells import cell_len

    widths = [max(cell_len(row[column]) for row in (heads, *rows)) for column in range(len(heads))]
    for row in (heads, *rows):
        cells = []
        for column, text in enumerate(row):
            gap = " " * (widths[column] - cell_len(text))
            cells.append(text + gap if column == 0 else gap + text)
        print("  ".join(cells).rstrip())
