"""What all tests share: how much random play they do."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

SCALE = float(os.environ.get("SEVENS_TEST_SCALE", "1"))

# A busy machine is no fault of the code: no deadline for one example, `timeout` ends what hangs.
settings.register_profile(
    "sevens",
    deadline=None,
    max_examples=max(1, round(50 * SCALE)),
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("sevens")


@pytest.fixture(scope="session")
def scale() -> float:
    """How many times the usual amount of random play is asked for (SEVENS_TEST_SCALE)."""
    return SCALE
