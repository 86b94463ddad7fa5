"""The programs in examples/ run and print what they promise. `make check` looks at their types."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from tests.docs.pages import ROOT

EXAMPLES = sorted((ROOT / "examples").glob("*.py"))


def run(program: str, *arguments: str, status: int = 0) -> str:
    command = [sys.executable, "-W", "error", str(ROOT / "examples" / program), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert (status, "") == (done.returncode, done.stderr)
    return done.stdout


def test_a_match_of_bots_ends_with_a_winner() -> None:
    printed = run("random_match.py", "parliament", "--seats", "5").splitlines()
    assert re.fullmatch(r"Winner: seat [0-4]", printed[-1])
    deals = [line for line in printed if line.startswith("deal ")]
    assert len(deals) == len(printed) - 2 >= 3
    assert all(re.search(r"places (?:[1-5-] ){5}  totals(?: +\d+){5}$", line) for line in deals)


def test_a_match_of_bots_is_the_same_again() -> None:
    once = run("random_match.py", "domino", "--seed", "1")
    assert once == run("random_match.py", "domino", "--seed", "1")
    assert once != run("random_match.py", "domino", "--seed", "2")


def test_house_rules_are_surveyed() -> None:
    printed = run("house_rules.py", "shichi_narabe", "corner=tunnel", "pass_limit=1")
    assert "corner='tunnel'" in printed
    assert "pass_limit=1" in printed
    ends = re.findall(r"^(\d\.\d\d) seats a deal end (.+)$", printed, re.MULTILINE)
    assert {"out", "eliminated", "with cards"} == {status for _, status in ends}
    assert sum(float(share) for share, _ in ends) == pytest.approx(3, abs=0.02)


def test_house_rules_that_clash_are_explained() -> None:
    printed = run("house_rules.py", "sevens", "jokers=1", "packs=2", "ante=3", status=2)
    assert ["R3", "R34"] == re.findall(r"^(R\d+): .{20,}$", printed, re.MULTILINE)


def test_the_engine_is_driven_from_outside() -> None:
    printed = run("engine_client.py").splitlines()
    assert len(printed) == 3
    assert re.fullmatch(r"deal 3 places \[[012], [012], [012]\] winners \[[012](, [012])*\]", printed[-1])


def test_every_example_says_how_to_run_it() -> None:
    assert len(EXAMPLES) >= 3
    for path in EXAMPLES:
        assert f"python examples/{path.name}" in path.read_text(encoding="utf-8")
