"""The command line itself: help, near misses, and that nothing ever ends in a traceback."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from sevens import kernel
from sevens.rules import OPTIONS, PRESETS
from sevens.texts import LANGUAGES, Texts
from tests.cli.conftest import Run

LANGUAGE_WORDS = {"en": "Usage:", "es": "Uso:", "it": "Uso:", "de": "Aufruf:", "fr": "Usage :", "ja": "使い方:"}


def test_overview_names_every_command_that_is_there(run: Run) -> None:
    for arguments in ((), ("--help",), ("help",), ("-h",)):
        outcome = run(*arguments)
        assert outcome.status == 0
        for name in ("play", "rules", "engine", "verify", "version"):
            assert f"\n  {name} " in outcome.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_worded_in_every_language(run: Run, language: str) -> None:
    for command in ("play", "verify"):
        outcome = run(command, "--help", LANG=f"{language}_XX.UTF-8")
        assert outcome.status == 0
        assert outcome.out.startswith(LANGUAGE_WORDS[language])
        assert Texts(language)("help-help") in outcome.out
        assert "positional arguments" not in outcome.out
        assert "show this help message" not in outcome.out


def test_help_of_play_names_every_game(run: Run) -> None:
    help_text = run("play", "--help").out
    assert all(f"\n  {name} " in help_text for name in PRESETS)


def test_version_says_how_the_kernel_runs(run: Run) -> None:
    outcome = run("version")
    assert outcome.out.startswith("sevens 0.")
    assert f"kernel: {'compiled' if kernel.COMPILED else 'interpreted'}\n" in outcome.out
    assert run("--version").out == outcome.out
    assert "kernel: interpreted\n" in run("version", SEVENS_KERNEL="interpreted").out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("plya",), "Did you mean play?"),
        (("frobnicate",), "There are: play"),
        (("play", "parlament"), "Did you mean parliament"),
        (("play", "xyz"), "There are: sevens, parliament"),
        (("play", "-o", "pas_limit=3"), "Did you mean pass_limit"),
        (("play", "-o", "corner=lnk"), "Did you mean link?"),
        (("play", "-o", "corner=7"), "corner can be: none, link, tunnel."),
        (("play", "-o", "chips=-1"), "chips can be 0 to 1000000."),
        (("play", "-o", "chips=many"), "chips can be 0 to 1000000."),
        (("play", "-o", "pass_limit"), "pass_limit"),
        (("play", "-o", "=3"), "There are: ranks"),
        (("play", "-o", "ante=1"), "Give everyone chips"),
        (("play", "--players", "9"), "2 to 8 can play"),
        (("play", "--players", "many"), "--players needs a number"),
        (("play", "--players"), "--players needs a value"),
        (("play", "--level", "grandmaster"), "There is no level “grandmaster”. There are: random, easy"),
        (("play", "--seat", "Ann=hrad"), "There is no level “hrad”"),
        (("play", "--seat", "A", "--seat", "B", "--seat", "C", "--players", "2"), "3 seats are named, but only 2 play"),
        (("play", "--dealer", "5", "--players", "4"), "counted from 1 to 4"),
        (("play", "--dealer", "0"), "counted from 1 to 4"),
        (("play", "--resume"), "no unfinished game"),
        (("play", "--frobnicate"), "This is not understood: --frobnicate"),
        (("play", "--lang", "xx"), "Choose from: 'en', 'es'"),
        (("play", "--speed", "warp"), "--speed"),
        (("verify",), "This is missing: FILE"),
        (("play", "one", "two"), "This is not understood: two"),
        (("play", "--record", "x", "--no-record"), "--no-record"),
    ],
)
def test_a_senseless_command_line_is_explained(run: Run, arguments: tuple[str, ...], said: str) -> None:
    outcome = run(*arguments)
    assert outcome.status == 2
    assert outcome.out == ""
    assert said in outcome.err


def test_every_problem_of_the_rules_is_named_at_once(run: Run) -> None:
    outcome = run("play", "-o", "ante=1", "-o", "limit_trigger=reached", "-o", "jokers=1", "-o", "packs=2")
    assert [rule for rule in ("R34", "R20", "R3") if rule in outcome.err] == ["R34", "R20", "R3"]


def test_names_of_presets_are_forgiving(run: Run) -> None:
    assert "Shichi Narabe" in run("play", "Shichi-Narabe").out


@pytest.mark.parametrize("name", OPTIONS)
def test_every_option_can_be_set(run: Run, name: str) -> None:
    """Each option, at a value that is not its default, reaches the record's header."""
    needed = {
        "starter": ("ranks=6789TJQKA",),
        "limit_trigger": ("pass_limit=2",),
        "eliminated_cards": ("pass_limit=2",),
        "stall_rule": ("voluntary_pass=yes", "pass_limit=2"),
        "voluntary_pass_cost": ("voluntary_pass=yes", "chips=50"),
    }
    chips = ("ante", "uneven_ante", "pass_cost", "settle", "starter_penalty", "illegal_pass_cost")
    given = {
        "ranks": "A234567JQK",
        "starter": "9",
        "stall_rule": "no",
        "voluntary_pass": "yes",
        "score": "placement",
        "match": "best_of 3",
        "opening_suits": "hdcs",
        "last_card": "draw",
        "illegal_pass": "surrender",
    }.get(name)
    option = OPTIONS[name]
    if given is None:
        given = str(next(value for value in option.values if value != option.default)) if option.values else "7"
    with_ = needed.get(name, ("chips=50",) if name in chips else ())
    extra = [text for one in with_ for text in ("-o", one)]
    outcome = run("play", *extra, "-o", f"{name}={given}")
    assert outcome.status == 0, outcome.err
    path = outcome.out.strip().splitlines()[-1].split("--resume ")[1]
    header = json.loads(Path(path).read_text().splitlines()[0])
    value = header["rules"][name]
    assert {True: "yes", False: "no"}.get(value, str(value)) if isinstance(value, bool) else str(value) == given


def test_engine_starts_without_the_terminal_game() -> None:
    code = (
        "import sys; sys.argv = ['sevens', 'engine']\n"
        "from sevens.cli.main import main\n"
        "main(['engine'])\n"
        "slow = {'rich', 'fluent', 'msgspec', 'starlette'}\n"
        "print(sorted(slow & {name.split('.')[0] for name in sys.modules}))"
    )
    done = subprocess.run([sys.executable, "-c", code], input="", capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_a_part_that_is_missing_does_not_break_the_others() -> None:
    code = (
        "import sys\n"
        "sys.modules['rich'] = None\n"
        "from sevens.cli.main import main\n"
        "print(main(['version']), main(['play', '--no-record']))"
    )
    done = subprocess.run([sys.executable, "-c", code], input="", capture_output=True, text=True, check=True)
    assert done.stdout.endswith("0 1\n")
    assert "not installed: rich" in done.stderr


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_streams_are_no_reason_to_fail(closed: str, tmp_path: Path) -> None:
    command = f"{sys.executable} -m sevens play --no-record {closed}"
    done = subprocess.run(["/bin/sh", "-c", command], input="", capture_output=True, text=True, check=False)
    assert "Traceback" not in done.stderr
    assert done.returncode == 0


def test_a_reader_that_leaves_early_is_no_error(tmp_path: Path) -> None:
    command = f"yes '' | {sys.executable} -m sevens play --no-record --seat A=easy --seat B=easy | head -n 2"
    done = subprocess.run(["/bin/sh", "-c", command], capture_output=True, text=True, check=False, timeout=60)
    assert done.stderr == ""


def test_an_error_that_nobody_expected_is_a_sentence() -> None:
    code = "from sevens.cli import main, version\nversion.run = lambda arguments: 1 // 0\nprint(main.main(['version']))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "1\n"
    assert "ZeroDivisionError" in done.stderr
    assert "Traceback" not in done.stderr
