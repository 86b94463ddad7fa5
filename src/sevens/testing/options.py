"""Random rules: every option, and only combinations that may be played."""

from __future__ import annotations

from typing import Any

from hypothesis import assume
from hypothesis import strategies as st

from sevens.rules import OPTIONS, PRESETS, OptionValue, Rules, check_seats, problems_of, seat_range

RANK_LETTERS = "A23456789TJQK"
CUSTOMARY_PACKS = ("A23456789TJQK", "23456789TJQKA", "A234567JQK", "6789TJQKA", "789TJQKA")


def tiny_ranks(smallest: int = 1, largest: int = 5) -> st.SearchStrategy[str]:
    """Row orders of a few ranks in any order, so that whole matches are short.

    Args:
        smallest: the least number of ranks.
        largest: the greatest number of ranks, 13 at most.
    """
    letters = st.permutations(RANK_LETTERS).map("".join)
    return st.tuples(letters, st.integers(smallest, largest)).map(lambda pair: pair[0][: pair[1]])


def _match_texts() -> st.SearchStrategy[str]:
    number = st.one_of(st.integers(0, 5), st.sampled_from((7, 10, 30, 101)))
    kinds = st.sampled_from(("deals", "deals", "wins", "best_of", "points", "bust"))
    return st.tuples(kinds, number).map(lambda pair: f"{pair[0]} {pair[1]}")


def _values() -> dict[str, st.SearchStrategy[Any]]:
    """What is drawn for each option; values that clash are taken back afterwards."""
    amounts = st.sampled_from((0, 1, 2, 3, 7, 40))
    strategies: dict[str, st.SearchStrategy[Any]] = {}
    for name, option in OPTIONS.items():
        strategies[name] = st.sampled_from(option.values) if option.values else amounts
    return {
        **strategies,
        # A tiny pack ends its deals soon, which is what tests of whole matches want.
        "ranks": st.one_of(tiny_ranks(), tiny_ranks(3, 13), st.sampled_from(CUSTOMARY_PACKS)),
        "starter": st.sampled_from(RANK_LETTERS),
        "opening_suits": st.permutations("shdc").map("".join),
        "pass_limit": st.sampled_from((None, 0, 1, 2, 3, 5)),
        "chips": st.sampled_from((0, 1, 5, 20, 100)),
        "match": _match_texts(),
    }


@st.composite
def rules(draw: st.DrawFn, /, **fixed: OptionValue) -> Rules:
    """Rules with any option at any value, always jointly valid; many differ from a preset in a few options only.

    Args:
        draw: given by Hypothesis.
        fixed: options that must have these values; the others are drawn to go with them.

    Raises:
        RulesError: when the fixed options clash among themselves.
    """
    options: dict[str, Any] = dict(PRESETS[draw(st.sampled_from(list(PRESETS)))].options())
    percent = draw(st.sampled_from((15, 50, 100)))
    for name, strategy in _values().items():
        if draw(st.integers(1, 100)) <= percent:
            options[name] = draw(strategy)
    options.update(fixed)
    if options["starter"] not in options["ranks"] and "starter" not in fixed:
        options["starter"] = draw(st.sampled_from(options["ranks"]))
    chosen = Rules(**_without_clashes(options, fixed))
    if not playable_seats(chosen) and "match" not in fixed:
        chosen = chosen.replace(match="deals 1")  # more points were asked for than there are chips (R41)
    assume(playable_seats(chosen))
    return chosen


def _without_clashes(options: dict[str, Any], fixed: dict[str, OptionValue]) -> dict[str, Any]:
    """Set options back to their defaults until nothing clashes; fixed ones stay, and may leave a clash behind."""
    while problems := problems_of(options):
        blamed = problems[0].options
        free = [name for name in blamed if name not in fixed and options[name] != OPTIONS[name].default]
        if not free:
            if "ranks" in blamed and "ranks" not in fixed:
                options["ranks"] = OPTIONS["ranks"].default
                continue
            break
        options[free[0]] = OPTIONS[free[0]].default
    return options


@st.composite
def seats(draw: st.DrawFn, of: Rules) -> int:
    """A number of seats that these rules can be played with (R1), small numbers more often.

    Args:
        draw: given by Hypothesis.
        of: the rules.
    """
    allowed = playable_seats(of)
    return int(draw(st.one_of(st.sampled_from(allowed[:3]), st.sampled_from(allowed))))


def playable_seats(of: Rules) -> list[int]:
    """Every number of seats that these rules can be played with; none when a points target exceeds all chips."""
    low, high = seat_range(of)
    return [count for count in range(low, high + 1) if _fits(of, count)]


def _fits(of: Rules, count: int) -> bool:
    try:
        check_seats(of, count)
    except ValueError:
        return False
    return True
