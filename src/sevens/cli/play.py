"""`sevens play`: the game in the terminal, alone, against the computer, or passing the keyboard."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path
from typing import TYPE_CHECKING

from sevens.cli.parsing import (
    add_language_argument,
    add_rules_arguments,
    argument_help,
    complain,
    explain_error,
    help_texts,
    rules_from,
    system_language,
)
from sevens.errors import BadRequest, RecordError, SevensError
from sevens.texts import Texts

if TYPE_CHECKING:
    from sevens.cli.terminal.players import Player
    from sevens.cli.terminal.recorder import Recorder
    from sevens.cli.terminal.stage import Stage
    from sevens.engine import Match

DONE, FAILED, MISUSED, INTERRUPTED = 0, 1, 2, 130
NEWEST = "-"


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the `play` command to the command line."""
    from sevens.cli.terminal.stage import SPEEDS
    from sevens.rules import PRESETS

    t = help_texts()
    games = "\n".join(f"  {name:<18}{t.preset_summary(name)}" for name in PRESETS)
    parser = subparsers.add_parser("play", help=t("command-play"), epilog=f"{t('help-games')}\n{games}")
    add_rules_arguments(parser)

    def add(*flags: str, text: str, **settings: object) -> None:
        parser.add_argument(*flags, help=argument_help(t(f"help-{text}")), **settings)  # type: ignore[arg-type]  # as given

    add("--players", text="players", type=int, metavar="N")
    add("--seat", text="seat", action="append", default=[], metavar="NAME[=LEVEL]")
    add("--level", text="level", metavar="LEVEL")
    add("--seed", text="seed", metavar="TEXT")
    add("--dealer", text="dealer", type=int, metavar="N")
    add("--speed", text="speed", choices=tuple(SPEEDS), metavar="|".join(SPEEDS))
    add("--plain", text="plain", action="store_true")
    add_language_argument(parser)
    files = parser.add_mutually_exclusive_group()
    files.add_argument("--record", metavar="FILE", type=Path, help=argument_help(t("help-record")))
    files.add_argument("--no-record", action="store_true", help=argument_help(t("help-no-record")))
    files.add_argument("--resume", metavar="FILE", nargs="?", const=NEWEST, help=argument_help(t("help-resume")))
    files.add_argument("--replay", metavar="FILE", type=Path, help=argument_help(t("help-replay")))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play, resume or replay.

    Returns:
        0, 1 when a file cannot be used, 2 when the command line makes no sense, 130 after an interrupt.
    """
    from sevens.cli.terminal.stage import LeftError, Stage

    t = Texts(arguments.lang or system_language())
    stage = Stage(full=False if arguments.plain else None, speed=arguments.speed)
    try:
        if arguments.replay is not None:
            from sevens.cli.terminal.replay import replay

            return replay(arguments.replay, stage, t)
        return _play(arguments, stage, t)
    except LeftError as left:
        return left.status
    except RecordError as error:
        from sevens.cli.verify import describe_record_error

        complain(t("verify-line", line=error.line, what=describe_record_error(error, t)))
        return FAILED
    except SevensError as error:
        complain(*_worded(error, t))
        return MISUSED
    except OSError as error:
        complain(t("complaint-file", file=str(error.filename or ""), why=error.strerror or str(error)))
        return FAILED


def _worded(error: SevensError, t: Texts) -> list[str]:
    message = f"complaint-{error.reason.replace('_', '-')}"
    if t.has(message):
        return [t(message, **{name: str(value) for name, value in error.params.items()})]
    return explain_error(error, t)


def _play(arguments: argparse.Namespace, stage: Stage, t: Texts) -> int:
    from sevens.cli.terminal.session import Session
    from sevens.cli.terminal.stage import LeftError

    match, players, recorder = _resumed(arguments, t) if arguments.resume else _begun(arguments, t)
    bot_seed = secrets.token_hex(16) if arguments.seed is None else f"bots of {arguments.seed}"
    session = Session(match, players, stage, recorder, t=t, bot_seed=bot_seed)
    status = DONE
    try:
        with stage.open():
            session.run()
    except LeftError as left:
        status = left.status
    except KeyboardInterrupt:
        status = INTERRUPTED
    finally:
        recorder.close()
    stage.say(*session.farewell())
    return status


def _begun(arguments: argparse.Namespace, t: Texts) -> tuple[Match, list[Player], Recorder]:
    """A new match, its record begun."""
    from sevens.cli.terminal.players import players_from
    from sevens.cli.terminal.recorder import Recorder, new_path
    from sevens.engine import Match
    from sevens.rules import preset_name

    rules = rules_from(arguments.preset, arguments.option)
    players = players_from(arguments.seat, arguments.players, arguments.level, rules, t)
    seed = secrets.token_hex(32) if arguments.seed is None else arguments.seed
    dealer = None if arguments.dealer is None else arguments.dealer - 1
    if dealer is not None and not 0 <= dealer < len(players):
        raise BadRequest("no such seat", reason="no_such_dealer", params={"players": len(players)})
    match = Match(rules, len(players), seed, dealer)
    path = None
    if not arguments.no_record:
        path = arguments.record or new_path(preset_name(rules) or "house-rules")
    recorder = Recorder(path)
    recorder.begin(match, [player.name for player in players], [player.level for player in players])
    return match, players, recorder


def _resumed(arguments: argparse.Namespace, t: Texts) -> tuple[Match, list[Player], Recorder]:
    """The match of a record, which is gone on with; who plays what is as it was, unless `--seat` says otherwise."""
    from sevens.cli.terminal.players import players_from, players_of_record
    from sevens.cli.terminal.recorder import Recorder, load, newest

    path = newest() if arguments.resume == NEWEST else Path(arguments.resume)
    if path is None:
        raise BadRequest("nothing to resume", reason="nothing_to_resume")
    if arguments.preset is not None or arguments.option or arguments.players is not None:
        raise BadRequest("the record has its own rules", reason="rules_of_record")
    record, text = load(path)
    match = record.match
    if arguments.seat:
        players = players_from(arguments.seat, match.seats, arguments.level, match.rules, t)
    else:
        players = players_of_record(record, text, t)
    recorder = Recorder(path)
    recorder.continue_from(match, text)
    return match, players, recorder
