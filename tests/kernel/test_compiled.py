"""The compiled kernel and the interpreted one play the same games, and neither reads nor writes past its arrays."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from kernel_build import KERNEL, NAME, build

from sevens.kernel import COMPILED

ROOT = Path(__file__).parents[2]
OUT_OF_BOUNDS = """
from sevens.kernel.parameters import Parameters
from sevens.kernel.state import DealState, count_cards
count_cards(DealState(Parameters(), 4), 10)
"""

pytestmark = pytest.mark.skipif(not COMPILED, reason="the kernel has not been compiled here")


def run(*arguments: str, kernel: str = "", package: Path | None = None) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "SEVENS_KERNEL": kernel}
    if package is not None:
        environment["PYTHONPATH"] = str(package)
    return subprocess.run(
        [sys.executable, *arguments],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )


def digest_of(examples: int, *, kernel: str = "", package: Path | None = None) -> list[str]:
    done = run("-m", "tests.kernel.digest", str(examples), kernel=kernel, package=package)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package, for other kernels than the one beside the sources."""
    folder = tmp_path_factory.mktemp("package")
    leave = shutil.ignore_patterns("static", "__pycache__")
    shutil.copytree(ROOT / "src" / "sevens", folder / "sevens", ignore=leave)
    return folder


@pytest.mark.timeout(600)
def test_both_kernels_give_the_same_states_events_refusals_and_playouts(scale: float) -> None:
    examples = max(20, round(150 * scale))
    interpreted, compiled = digest_of(examples, kernel="interpreted"), digest_of(examples)
    assert interpreted[0] == "interpreted"
    assert compiled[0] == "compiled"
    assert interpreted[1] == compiled[1]


@pytest.mark.timeout(600)
def test_a_kernel_that_checks_indices_and_overflows_finds_none(package: Path, scale: float) -> None:
    folder = package / KERNEL.relative_to("src")
    for unchecked in folder.glob(f"{NAME}.*"):
        unchecked.unlink()
    if build(ROOT, folder, checked=True) is None:
        pytest.skip("this compiler cannot check")
    outcome = run("-c", OUT_OF_BOUNDS, package=package)
    assert outcome.returncode != 0
    assert "index 10 out of bounds" in outcome.stderr
    examples = max(20, round(100 * scale))
    assert digest_of(examples, package=package) == digest_of(examples)


def test_a_kernel_made_from_other_sources_is_not_used(package: Path) -> None:
    show = ("-c", "from sevens.kernel import COMPILED; print(COMPILED)")
    assert run(*show, package=package).stdout == "True\n"
    source = package / "sevens" / "kernel" / "turns.py"
    source.write_text(source.read_text() + "\nNEW = 1\n")
    outcome = run(*show, package=package)
    assert outcome.stdout == "False\n"
    assert "made from other sources" in outcome.stderr
    assert "make setup" in outcome.stderr
