"""The compiled kernel and the interpreted one play the same games."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from sevens.kernel import COMPILED


def digest_of(kernel: str, examples: int) -> tuple[str, str]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.kernel.digest", str(examples)],
        env={**os.environ, "SEVENS_KERNEL": kernel},
        capture_output=True,
        text=True,
        check=True,
        timeout=600,
    )
    kind, told = done.stdout.split()
    return kind, told


@pytest.mark.skipif(not COMPILED, reason="the kernel has not been compiled here")
@pytest.mark.timeout(600)
def test_both_kernels_give_the_same_states_events_and_refusals(scale: float) -> None:
    examples = max(20, round(150 * scale))
    interpreted, compiled = digest_of("interpreted", examples), digest_of("", examples)
    assert interpreted[0] == "interpreted"
    assert compiled[0] == "compiled"
    assert interpreted[1] == compiled[1]
