"""What the package promises to those who install it."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
ONLY_STANDARD_LIBRARY = ("sevens", "sevens.cards", "sevens.errors", "sevens.rules", "sevens.kernel", "sevens.engine")


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text())


def pinned(lock: str) -> dict[str, str]:
    """Name and version of each package of a lock file."""
    return dict(re.findall(r"^([a-z0-9-]+)==(\S+)", (ROOT / lock).read_text(), re.MULTILINE))


@pytest.mark.parametrize("module", ONLY_STANDARD_LIBRARY)
def test_the_engine_loads_nothing_but_the_standard_library(module: str) -> None:
    program = f"""
import sys
before = set(sys.modules)
import {module}
loaded = {{name.partition(".")[0] for name in set(sys.modules) - before}}
print(*sorted(loaded - set(sys.stdlib_module_names)))
"""
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    # Cython's support module comes with the compiled kernel, not from another package.
    foreign = {name for name in result.stdout.split() if not name.startswith(("_cython", "cython_runtime"))}
    assert {"sevens"} == foreign


def test_versions_to_play_with_and_to_develop_with_agree() -> None:
    play, develop = pinned("requirements.lock"), pinned("requirements-dev.lock")
    assert play
    assert play == {name: develop.get(name) for name in play}


def test_every_dependency_is_pinned_with_a_hash() -> None:
    normal = {
        re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", one)[0]).lower() for one in project()["project"]["dependencies"]
    }
    assert set() == normal - set(pinned("requirements.lock"))
    for lock in ROOT.glob("requirements*.lock"):
        for entry in re.split(r"^(?=[a-z])", lock.read_text(), flags=re.MULTILINE)[1:]:
            assert "--hash=sha256:" in entry, entry.splitlines()[0]


def test_node_for_machines_without_npm_is_the_same_in_both_places() -> None:
    (wheel,) = project()["dependency-groups"]["node"]
    assert f'NODE_WHEEL = "{wheel}"' in (ROOT / "hatch_build.py").read_text()
