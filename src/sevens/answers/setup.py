"""What a page needs to set up a game: games, options, and what is wrong with chosen rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, get_args

from sevens import protocol as wire
from sevens.errors import RulesError
from sevens.rooms import MODES
from sevens.rules import (
    GROUPS,
    OPTIONS,
    PRESETS,
    SCHEMA_VERSION,
    Option,
    Problem,
    Rules,
    advised_seats,
    check_seats,
    load_rules,
    problems_of,
    seat_range,
)
from sevens.texts import LANGUAGES, Texts

from .words import texts

LENGTHS: Final = ("deals 1", "deals 3", "deals 5", "deals 7", "deals 10", "best_of 5", "wins 3", "deals 0", "bust 7")
"""Lengths of a match that the sources name; a game offers those that suit its rules."""
MINUTES: Final = (5, 15)
"""How long a deal takes, from and to."""
MOST_VALUES: Final = 16
"""Integers of an option that are tried one by one when looking for clashes."""


def rules_of(value: str | Mapping[str, wire.OptionValue]) -> Rules:
    """Rules as they come over the wire: a preset's name, or options on top of `preset`, with or without `schema`.

    Raises:
        RulesError: for anything that is wrong with them, all at once.
    """
    if isinstance(value, str):
        return load_rules(value)
    options = dict(value)
    schema = options.pop("schema", SCHEMA_VERSION)
    if isinstance(schema, bool) or schema != SCHEMA_VERSION:
        raise RulesError((Problem("unknown_schema", ("schema",), "R2", {"value": str(schema)[:40]}),))
    return load_rules(options)


@lru_cache(maxsize=len(LANGUAGES))
def games(language: str, levels: tuple[str, ...]) -> wire.Games:
    """All games, options, levels and languages, worded in one language."""
    words = texts(language)
    return wire.Games(
        presets=[_preset(name, rules, words) for name, rules in PRESETS.items()],
        options=[_option(option, words) for option in OPTIONS.values()],
        groups=[wire.GroupInfo(name=group, title=words.group_title(group)) for group in GROUPS],
        levels=list(levels),
        languages=list(LANGUAGES),
        modes=list(MODES),
        phrases=list(get_args(wire.Phrase)),
    )


def _preset(name: str, rules: Rules, words: Texts) -> wire.PresetInfo:
    options: dict[str, Any] = rules.options()
    fitting = [length for length in LENGTHS if not problems_of({**options, "match": length})]
    if rules.match not in fitting:
        fitting.insert(0, rules.match)
    return wire.PresetInfo(
        name=name,
        title=words.preset_title(name),
        summary=words.preset_summary(name),
        rules=rules.options(),
        seats=seat_range(rules),
        advised=advised_seats(rules),
        minutes=MINUTES,
        lengths=fitting,
    )


def _option(option: Option, words: Texts) -> wire.OptionInfo:
    whole_numbers = option.kind == "int"
    values = list(option.values)
    shown: list[wire.OptionValue] = [False, True] if option.kind == "bool" else values
    return wire.OptionInfo(
        name=option.name,
        group=option.group,
        kind=option.kind,
        values=values,
        minimum=option.minimum if whole_numbers else None,
        maximum=option.maximum if whole_numbers else None,
        nullable=option.nullable,
        default=option.default,
        rule=option.rule,
        title=words.option_title(option.name),
        help=words.option_help(option.name),
        value_titles={value_text(value): words.value_title(option.name, value) for value in shown},
    )


def value_text(value: wire.OptionValue) -> str:
    """A value as the key of a JSON object: none, yes, no, numbers and texts as they are."""
    match value:
        case None:
            return "none"
        case bool():
            return "yes" if value else "no"
        case _:
            return str(value)


def check(value: str | Mapping[str, wire.OptionValue], seats: int | None, language: str) -> wire.RulesAnswer:
    """Whether rules can be played, everything that speaks against it, and which single choices would clash."""
    words = texts(language)
    rules: Rules | None = None
    problems: tuple[Problem, ...] = ()
    try:
        rules = rules_of(value)
        if seats is not None:
            check_seats(rules, seats)
    except RulesError as error:
        problems = error.problems
    return wire.RulesAnswer(
        ok=not problems,
        rules=None if rules is None else rules.options(),
        problems=[
            wire.ProblemInfo(
                code=problem.code, options=list(problem.options), rule=problem.rule, message=words.problem(problem)
            )
            for problem in problems
        ],
        blocked=_blocked(value, seats, words),
    )


def _blocked(value: str | Mapping[str, wire.OptionValue], seats: int | None, words: Texts) -> dict[str, dict[str, str]]:
    """For each option the values that would bring a clash which is not there already, and the first reason why."""
    options = _options_of(value)
    if options is None:
        return {}
    present = {(problem.code, problem.options) for problem in _problems(options, seats)}
    blocked: dict[str, dict[str, str]] = {}
    for name, option in OPTIONS.items():
        choices: tuple[wire.OptionValue, ...] = (False, True) if option.kind == "bool" else option.values
        for choice in choices[:MOST_VALUES]:
            if choice == options.get(name) and type(choice) is type(options.get(name)):
                continue
            for problem in _problems({**options, name: choice}, seats):
                if (problem.code, problem.options) not in present:
                    blocked.setdefault(name, {})[value_text(choice)] = words.problem(problem)
                    break
    return blocked


def _problems(options: dict[str, object], seats: int | None) -> tuple[Problem, ...]:
    """Everything that speaks against these options with that many seats."""
    try:
        rules = Rules.from_json(options)
        if seats is not None:
            check_seats(rules, seats)
    except RulesError as error:
        return error.problems
    return ()


def _options_of(value: str | Mapping[str, wire.OptionValue]) -> dict[str, object] | None:
    """The options as given on top of their preset, which may clash; None when there is no such preset."""
    given: dict[str, object] = {"preset": value} if isinstance(value, str) else dict(value)
    given.pop("schema", None)
    preset = PRESETS.get(str(given.pop("preset", "sevens")))
    return None if preset is None else {**preset.options(), **given}
