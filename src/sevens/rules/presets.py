"""The presets of rules.md section 11, and what a set of rules says about seats (R1)."""

from __future__ import annotations

from typing import Final, cast

from sevens.errors import Problem, RulesError
from sevens.rules.match_end import MatchEnd
from sevens.rules.model import OPTIONS, OptionValue, Rules, build

_ACE_HIGH: Final = "23456789TJQKA"
_PARLIAMENT: Final = Rules(ranks=_ACE_HIGH, court_values="10", match="best_of 5")

PRESETS: Final[dict[str, Rules]] = {
    "sevens": Rules(),
    "parliament": _PARLIAMENT,
    "fan_tan": Rules(ranks=_ACE_HIGH, opening="eldest", court_values="10", match="wins 3"),
    "fan_tan_chips": Rules(
        opening="eldest",
        voluntary_pass=True,
        voluntary_pass_cost=5,
        chips=100,
        ante=1,
        uneven_ante="short",
        pass_cost=1,
        settle="pips",
        starter_penalty=5,
        score="chips",
        match="bust 7",
    ),
    "shichi_narabe": Rules(
        opening="lay_all",
        voluntary_pass=True,
        pass_limit=3,
        deal_end="last_with_cards",
        court_values="10",
        score="placement",
        match="deals 3",
        tie_break="last_deal",
    ),
    "parliament_chips": _PARLIAMENT.replace(chips=20, pass_cost=1),
    "domino": Rules(ranks="789TJQKA", starter="J"),
    "double_fan_tan": _PARLIAMENT.replace(packs=2),
    "cinquillo": Rules(ranks="A234567JQK", starter="5"),
    "devyatka": Rules(ranks="6789TJQKA", starter="9", chips=100, ante=10, pass_cost=10, score="chips", match="bust 0"),
    "satte_pe_satta": Rules(opening_suits="hdcs", score="losers_collect"),
}
"""Every preset by name, in the order in which they are offered."""

_ADVISED_SEATS: Final = {"parliament": (4, 6), "fan_tan": (4, 6), "shichi_narabe": (3, 4), "double_fan_tan": (7, 10)}


def preset_name(rules: Rules) -> str | None:
    """The name of the preset with exactly these options, None for house rules."""
    return next((name for name, preset in PRESETS.items() if preset == rules), None)


def load_rules(value: object) -> Rules:
    """Rules as programs write them.

    Args:
        value: a preset's name, or a dictionary of options on top of its `preset` ("sevens" when it has none).

    Raises:
        RulesError: unknown presets, unknown options, wrong values and clashes, all at once.
    """
    if isinstance(value, str):
        value = {"preset": value}
    if not isinstance(value, dict):
        raise RulesError((Problem("bad_type", ("rules",), "R2", {"expected": "text or object"}),))
    changes = cast("dict[str, object]", dict(value))
    name = changes.pop("preset", "sevens")
    if not isinstance(name, str) or name not in PRESETS:
        raise RulesError((Problem("unknown_preset", ("preset",), "R2", {"value": str(name)[:40]}),))
    return build({**PRESETS[name].options(), **changes})


def parse_option(name: str, text: str) -> OptionValue:
    """An option's value from a command line: `none`, `yes`/`no`, `true`/`false`, a number or a text, by the option's
    kind.

    Args:
        name: of the option; any text goes through for an unknown one.
        text: what was typed.

    Returns:
        the value; a text that does not fit as it is, so that building the rules names the mistake.
    """
    option = OPTIONS.get(name)
    if option is None:
        return text
    if option.nullable and text in ("none", "null", ""):
        return None
    if option.kind == "bool":
        return {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}.get(text, text)
    if isinstance(option.default, int) or option.nullable:
        return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text
    return text


def seat_range(rules: Rules) -> tuple[int, int]:
    """Fewest and most seats that these rules can be played with (R1)."""
    fewest, most = (3, 10) if rules.packs == 2 else (2, 8)
    return fewest, min(most, rules.cards_in_pack)


def advised_seats(rules: Rules) -> tuple[int, int]:
    """Fewest and most seats with which these rules play well (R1)."""
    fewest, most = seat_range(rules)
    low, high = _ADVISED_SEATS.get(preset_name(rules) or "", (7, 10) if rules.packs == 2 else (3, 8))
    return max(fewest, min(low, most)), min(most, high)


def check_seats(rules: Rules, seats: int) -> None:
    """Refuse a number of seats that these rules cannot be played with.

    Args:
        rules: what is to be played.
        seats: how many would play.

    Raises:
        RulesError: too few or too many seats (R1), or a target of points above all chips there are (R41).
    """
    problems = []
    fewest, most = seat_range(rules)
    if not fewest <= seats <= most:
        problems.append(
            Problem("seats_out_of_range", ("players",), "R1", {"seats": seats, "fewest": fewest, "most": most})
        )
    end = cast(MatchEnd, MatchEnd.parse(rules.match))
    if rules.score == "chips" and end.kind == "points" and end.number > rules.chips * seats:
        problems.append(
            Problem(
                "points_above_all_chips",
                ("match", "score", "chips"),
                "R41",
                {"points": end.number, "chips": rules.chips * seats},
            )
        )
    if problems:
        raise RulesError(tuple(problems))
