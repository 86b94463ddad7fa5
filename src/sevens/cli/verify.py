"""`sevens verify`: whether a record is what was played, and what it says."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from sevens.cli.parsing import add_language_argument, argument_help, complain, help_texts, system_language
from sevens.errors import RecordError, SevensError
from sevens.texts import Texts

if TYPE_CHECKING:
    from sevens.engine import Record

FINE, WRONG, UNREADABLE = 0, 1, 2
STANDARD_INPUT = "-"


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the `verify` command to the command line."""
    t = help_texts()
    parser = subparsers.add_parser("verify", help=t("command-verify"), epilog=t("help-verify-status"))
    parser.add_argument("file", metavar="FILE", help=argument_help(t("help-verify-file")))
    parser.add_argument("--seed-hash", metavar="HASH", help=argument_help(t("help-seed-hash")))
    add_language_argument(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Verify a record and say what was found.

    Returns:
        0 when all is well, 1 when something is wrong with the record, 2 when it cannot be read at all.
    """
    from sevens.cli.terminal.recorder import decode
    from sevens.engine import read_record

    t = Texts(arguments.lang or system_language())
    try:
        if arguments.file == STANDARD_INPUT:
            data = sys.stdin.buffer.read()
        else:
            with open(arguments.file, "rb") as stream:  # noqa: PTH123  # an empty name is no file, not this directory
                data = stream.read()
    except (OSError, ValueError) as error:
        why = (error.strerror if isinstance(error, OSError) else None) or str(error)
        complain(t("complaint-file", file=arguments.file, why=why))
        return UNREADABLE
    try:
        record = read_record(decode(data))
    except RecordError as error:
        print(t("verify-wrong"))
        print("  " + t("verify-line", line=error.line, what=describe_record_error(error, t)))
        return WRONG
    except SevensError as error:
        print(t("verify-wrong"))
        print("  " + t.error(error))
        return WRONG
    hash_given = arguments.seed_hash
    if hash_given is not None and hash_given.strip().lower() != record.match.seed_hash:
        print(t("verify-wrong"))
        print("  " + t("verify-other-hash", hash=record.match.seed_hash))
        return WRONG
    print("\n".join(report(record, t, hash_checked=hash_given is not None)))
    return FINE


def describe_record_error(error: RecordError, t: Texts) -> str:
    """What is wrong with a record, and the program's own details."""
    _, _, details = str(error).partition(": ")
    return f"{t(f'record-{error.reason}')} ({details})"


def report(record: Record, t: Texts, *, hash_checked: bool) -> list[str]:
    """What a sound record contains, line by line."""
    from sevens.cli.terminal.log import game_title

    match = record.match
    names = record.names or tuple(t("terminal-player-number", number=seat + 1) for seat in range(match.seats))
    lines = [
        t("verify-fine"),
        "  " + t("verify-game", game=game_title(match.rules, t), names=t.join(names)),
        "  " + t("verify-contents", deals=t.count("deals", len(match.results)), events=len(match.events)),
        "  " + t("verify-seed", seed=match.seed, hash=match.seed_hash),
    ]
    if hash_checked:
        lines.append("  " + t("verify-hash-matches"))
    if match.start_position is not None:
        lines.append("  " + t("verify-position"))
    elif record.dealt_by_hand:
        lines.append("  " + t("verify-by-hand", deals=t.join([str(deal) for deal in record.dealt_by_hand])))
    else:
        lines.append("  " + t("verify-seeded"))
    if record.truncated:
        lines.append("  " + t("verify-truncated"))
    if match.winners is not None:
        message = "terminal-match-over-shared" if len(match.winners) > 1 else "terminal-match-over"
        lines.append("  " + t(message, names=t.join([names[seat] for seat in match.winners])))
    else:
        lines.append("  " + t("verify-unfinished"))
    return lines
