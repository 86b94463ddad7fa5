"""Hypothesis strategies for programs that are built on Sevens: rules, seats, deals, positions and actions.

    from hypothesis import given
    from sevens.testing import matches

    @given(matches())
    def test_my_bot_answers(match): ...

Nothing else in the package needs Hypothesis; install it to use this module.
"""

from sevens.testing.actions import FaultyTexts, actions
from sevens.testing.deals import deals, matches, positions
from sevens.testing.options import rules, seats, tiny_ranks

__all__ = ["FaultyTexts", "actions", "deals", "matches", "positions", "rules", "seats", "tiny_ranks"]
