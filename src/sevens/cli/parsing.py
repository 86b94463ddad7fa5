"""What the commands share: a parser with worded help, the language, and options that make rules."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from itertools import pairwise
from typing import Final, NoReturn

from sevens.errors import Problem, RulesError, SevensError
from sevens.rules import OPTIONS, PRESETS, Option, Rules, load_rules, parse_option
from sevens.texts import LANGUAGES, Texts, best_language

MISUSED: Final = 2


def system_language() -> str:
    """The language that the environment asks for."""
    named = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    return best_language(*os.environ.get("LANGUAGE", "").split(":"), named)


def help_texts(words: Sequence[str] | None = None) -> Texts:
    """The texts in which help and complaints are worded: `--lang` if the command line has it, else the system's."""
    words = sys.argv[1:] if words is None else words
    asked = next((after for word, after in pairwise(words) if word == "--lang"), None)
    asked = next((word[7:] for word in words if word.startswith("--lang=")), asked)
    return Texts(asked if asked in LANGUAGES else system_language())


# What argparse says, and the message that says it in the user's language.
_COMPLAINTS: Final = (
    (re.compile(r"unrecognized arguments: (?P<what>.*)", re.DOTALL), "complaint-unrecognized"),
    (re.compile(r"the following arguments are required: (?P<what>.*)", re.DOTALL), "complaint-required"),
    (re.compile(r"argument (?P<what>[^:]*): expected .*argument.*", re.DOTALL), "complaint-needs-value"),
    (re.compile(r"argument (?P<what>[^:]*): invalid int value: (?P<value>.*)", re.DOTALL), "complaint-needs-number"),
    (
        re.compile(
            r"argument (?P<what>[^:]*): invalid choice: (?P<value>.*) \(choose from (?P<choices>.*)\)", re.DOTALL
        ),
        "complaint-choice",
    ),
)


class WordedParser(argparse.ArgumentParser):
    """An argument parser whose headings and complaints are worded in the user's language."""

    def __init__(self, *args: object, **kwargs: object) -> None:
        kwargs.setdefault("formatter_class", argparse.RawDescriptionHelpFormatter)
        kwargs.setdefault("allow_abbrev", False)
        help_line = kwargs.pop("help", None)
        kwargs.setdefault("description", help_line)
        kwargs["add_help"] = False
        super().__init__(*args, **kwargs)  # type: ignore[arg-type]  # passed through as argparse gives them
        t = help_texts()
        self._positionals.title = t("help-arguments")
        self._optionals.title = t("help-options")
        self.add_argument("-h", "--help", action="help", help=t("help-help"))

    def format_usage(self) -> str:
        """The usage line, worded."""
        return self._worded(super().format_usage())

    def format_help(self) -> str:
        """The whole help, worded."""
        return self._worded(super().format_help())

    @staticmethod
    def _worded(text: str) -> str:
        """The text with the first word of argparse's usage in the user's language, lines below it indented alike."""
        usage, gap, rest = text.partition("\n\n")
        word = help_texts()("help-usage")
        lines = usage.removeprefix("usage:").split("\n")
        moved = [lines[0], *(" " * max(0, len(word) - len("usage:")) + line for line in lines[1:])]
        return word + "\n".join(moved) + gap + rest

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and where help is; status 2."""
        t = help_texts()
        for pattern, message_id in _COMPLAINTS:
            if found := pattern.fullmatch(message):
                message = t(message_id, **found.groupdict())
                break
        complain(message, t("complaint-see-help", command=f"{self.prog} --help"))
        raise SystemExit(MISUSED)


def complain(*lines: str) -> None:
    """Print what went wrong, to standard error."""
    for line in lines:
        print(line, file=sys.stderr)


def argument_help(text: str) -> str:
    """A text for argparse, which fills in what follows a percent sign."""
    return text.replace("%", "%%")


def add_language_argument(parser: argparse.ArgumentParser) -> None:
    """Add `--lang`."""
    help_line = help_texts()("help-lang", languages=", ".join(LANGUAGES))
    parser.add_argument("--lang", choices=LANGUAGES, metavar="LANG", help=argument_help(help_line))


def add_rules_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the preset and `-o OPTION=VALUE`; `rules_from` reads them."""
    t = help_texts()
    parser.add_argument("preset", nargs="?", metavar="PRESET", help=argument_help(t("help-preset")))
    parser.add_argument(
        "-o", "--option", action="append", default=[], metavar="OPTION=VALUE", help=argument_help(t("help-option"))
    )


def rules_from(preset: str | None, options: Iterable[str]) -> Rules:
    """The rules of a command line.

    Args:
        preset: a preset's name, hyphens and capitals forgiven; `sevens` when None.
        options: texts such as "pass_limit=3".

    Raises:
        RulesError: unknown presets and options, wrong values and clashes.
    """
    chosen: dict[str, object] = {"preset": _plain(preset or "sevens")}
    for text in options:
        name, equals, value = text.partition("=")
        name = _plain(name)
        if not equals or name == "preset":
            raise RulesError(
                (
                    Problem(
                        "unknown_option" if name not in OPTIONS else "bad_value", (name,), "R2", {"value": text[:40]}
                    ),
                )
            )
        chosen[name] = parse_option(name, value.strip())
    return load_rules(chosen)


def _plain(name: str) -> str:
    return name.strip().lower().replace("-", "_").replace(" ", "_")


def explain_rules(error: RulesError, t: Texts) -> list[str]:
    """What is wrong with the rules of a command line: a line a problem, with what was probably meant."""
    lines = []
    for problem in error.problems:
        lines.append(
            t("error-rule", sentence=t.problem(problem), rule=problem.rule) if problem.rule else t.problem(problem)
        )
        lines += _suggestions(problem, t)
    return lines


def _suggestions(problem: Problem, t: Texts) -> list[str]:
    """The names near the one that was given, or everything that is possible."""
    given = str(problem.params.get("value", ""))
    match problem.code:
        case "unknown_preset":
            return near(given, PRESETS, t, "complaint-presets")
        case "unknown_option":
            return near(problem.options[0], OPTIONS, t, "complaint-options")
        case "bad_value" | "bad_type":
            option = OPTIONS.get(problem.options[0])
            if option is None:
                return []
            if option.kind == "int" and not option.values:
                return [t("complaint-range", option=option.name, low=str(option.minimum), high=str(option.maximum))]
            values = [written(value) for value in option.values]
            return near(given, values, t, "complaint-values", option.name)
        case _:
            return [t("complaint-option-names", names=", ".join(problem.options))] if problem.options else []


def written(value: object) -> str:
    """An option's value as it is written on the command line."""
    return "none" if value is None else {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def possible_values(option: Option) -> str:
    """What an option can be, as it is written on the command line; "..." where other values are possible too."""
    if not option.values:
        return f"{option.minimum}-{option.maximum}"
    more = ", ..." if option.kind in ("text", "int") else ""
    return ", ".join(written(value) for value in option.values) + more


def near(given: str, names: Iterable[str], t: Texts, everything: str, option: str = "") -> list[str]:
    """A line that names what was probably meant, or else (message `everything`) all there is."""
    known = list(names)
    wanted = given.lower()
    meant = get_close_matches(wanted, known, n=3, cutoff=0.55)
    if len(wanted) > 2 and (beginning := [name for name in known if wanted in name]):
        meant = beginning
    if meant:
        return [t("complaint-did-you-mean", names=t.join(meant, "list-or"))]
    return [t(everything, names=", ".join(known), option=option)]


def explain_error(error: SevensError, t: Texts) -> list[str]:
    """Any refusal as lines for standard error."""
    return explain_rules(error, t) if isinstance(error, RulesError) else [t.error(error)]
