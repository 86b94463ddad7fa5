"""The options of the rules: allowed values, presets of section 11 and the combinations that make no sense."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

ALL_RANKS = "A23456789TJQK"
SUITS = "shdc"
MOST = 1_000_000

CHOICES: dict[str, tuple[Any, ...]] = {
    "packs": (1, 2),
    "jokers": (0, 1),
    "opening": ("card", "eldest", "first_holder", "lay_all", "lowest", "dealer_names"),
    "multi_card": ("one", "run"),
    "corner": ("none", "link", "tunnel"),
    "voluntary_pass": (False, True),
    "limit_trigger": ("stuck", "reached"),
    "eliminated_cards": ("lay", "remove"),
    "stall_rule": (True, False),
    "deal_end": ("first_out", "last_with_cards"),
    "court_values": ("10", "11-12-13"),
    "ace_value": (1, 14, 15),
    "score": ("wins", "winner_collects", "losers_collect", "placement", "chips"),
    "uneven_ante": ("none", "short", "long"),
    "settle": ("none", "pips", "cards"),
    "illegal_pass": ("reject", "fine", "skip_turn", "lose_deal", "surrender"),
    "illegal_play": ("reject", "lose_turn"),
    "last_card": ("off", "draw", "chips"),
    "tie_break": ("last_deal", "extra_deal", "void_deal", "shared"),
}
AMOUNTS = ("chips", "ante", "pass_cost", "voluntary_pass_cost", "illegal_pass_cost", "starter_penalty")
MATCHES = ("deals", "wins", "best_of", "points", "bust")

SEVENS: dict[str, Any] = {
    "ranks": "A23456789TJQK",
    "starter": "7",
    "packs": 1,
    "jokers": 0,
    "opening": "card",
    "opening_suits": "dchs",
    "multi_card": "one",
    "corner": "none",
    "voluntary_pass": False,
    "pass_limit": None,
    "limit_trigger": "stuck",
    "eliminated_cards": "lay",
    "stall_rule": True,
    "deal_end": "first_out",
    "court_values": "11-12-13",
    "ace_value": 1,
    "score": "wins",
    "chips": 0,
    "ante": 0,
    "uneven_ante": "none",
    "pass_cost": 0,
    "voluntary_pass_cost": 0,
    "illegal_pass_cost": 5,
    "settle": "none",
    "starter_penalty": 0,
    "illegal_pass": "reject",
    "illegal_play": "reject",
    "last_card": "off",
    "match": "deals 7",
    "tie_break": "extra_deal",
}
ACE_HIGH = "23456789TJQKA"
PARLIAMENT = {**SEVENS, "ranks": ACE_HIGH, "court_values": "10", "match": "best_of 5"}
PRESETS: dict[str, dict[str, Any]] = {
    "sevens": SEVENS,
    "parliament": PARLIAMENT,
    "fan_tan": {**SEVENS, "ranks": ACE_HIGH, "opening": "eldest", "court_values": "10", "match": "wins 3"},
    "fan_tan_chips": {
        **SEVENS,
        "opening": "eldest",
        "voluntary_pass": True,
        "voluntary_pass_cost": 5,
        "chips": 100,
        "ante": 1,
        "uneven_ante": "short",
        "pass_cost": 1,
        "settle": "pips",
        "starter_penalty": 5,
        "score": "chips",
        "match": "bust 7",
    },
    "shichi_narabe": {
        **SEVENS,
        "opening": "lay_all",
        "voluntary_pass": True,
        "pass_limit": 3,
        "deal_end": "last_with_cards",
        "court_values": "10",
        "score": "placement",
        "match": "deals 3",
        "tie_break": "last_deal",
    },
    "parliament_chips": {**PARLIAMENT, "chips": 20, "pass_cost": 1},
    "domino": {**SEVENS, "ranks": "789TJQKA", "starter": "J"},
    "double_fan_tan": {**PARLIAMENT, "packs": 2},
    "cinquillo": {**SEVENS, "ranks": "A234567JQK", "starter": "5"},
    "devyatka": {
        **SEVENS,
        "ranks": "6789TJQKA",
        "starter": "9",
        "chips": 100,
        "score": "chips",
        "ante": 10,
        "pass_cost": 10,
        "match": "bust 0",
    },
    "satte_pe_satta": {**SEVENS, "opening_suits": "hdcs", "score": "losers_collect"},
}


def is_integer(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def match_parts(text: object) -> tuple[str, int] | None:
    """Kind and number of a `match` text, None when it is not one."""
    if not isinstance(text, str) or text.count(" ") != 1:
        return None
    kind, number = text.split(" ")
    if kind not in MATCHES or not 1 <= len(number) <= 6 or any(sign not in "0123456789" for sign in number):
        return None
    if number[0] == "0" and number != "0":
        return None
    return kind, int(number)


def value_is_good(name: str, value: object) -> bool:
    """Whether this one option may have this value, looking at nothing else."""
    if name in CHOICES:
        return any(type(value) is type(allowed) and value == allowed for allowed in CHOICES[name])
    if name in AMOUNTS:
        return is_integer(value) and 0 <= int(str(value)) <= MOST
    if name == "pass_limit":
        return value is None or (is_integer(value) and 0 <= int(str(value)) <= MOST)
    if name == "match":
        return match_parts(value) is not None
    if not isinstance(value, str):
        return False
    if name == "ranks":
        return 1 <= len(value) <= 13 and all(rank in ALL_RANKS and value.count(rank) == 1 for rank in value)
    if name == "starter":
        return len(value) == 1 and value in ALL_RANKS
    if name == "opening_suits":
        return sorted(value) == sorted(SUITS)
    return False


def moves_chips(options: Mapping[str, Any]) -> bool:
    """Some option makes chips change hands (section 11)."""
    return bool(
        options["ante"] > 0
        or options["uneven_ante"] != "none"
        or options["pass_cost"] > 0
        or options["voluntary_pass_cost"] > 0
        or options["settle"] != "none"
        or options["starter_penalty"] > 0
        or options["last_card"] == "chips"
        or (options["illegal_pass"] == "fine" and options["illegal_pass_cost"] > 0)
    )


def clashes(options: Mapping[str, Any]) -> list[set[str]]:
    """Every combination that makes no sense, as the set of options that clash.  Values must be good one by one."""
    found: list[set[str]] = []
    kind, number = match_parts(options["match"]) or ("deals", 7)

    if options["jokers"] == 1 and options["packs"] == 2:
        found.append({"jokers", "packs"})
    if options["starter"] not in options["ranks"]:
        found.append({"starter", "ranks"})
    if options["corner"] != "none" and len(options["ranks"]) < 3:
        found.append({"corner", "ranks"})
    if options["pass_limit"] is None and options["illegal_pass"] != "lose_deal":
        idle = ("limit_trigger", "eliminated_cards")
        found += [{name, "pass_limit"} for name in idle if options[name] != SEVENS[name]]
    if options["voluntary_pass_cost"] != 0 and not options["voluntary_pass"]:
        found.append({"voluntary_pass_cost", "voluntary_pass"})
    if (
        not options["stall_rule"]
        and options["voluntary_pass"]
        and options["pass_limit"] is None
        and options["voluntary_pass_cost"] == 0
    ):
        found.append({"stall_rule", "voluntary_pass"})
    if number == 0 and kind not in ("deals", "bust"):
        found.append({"match"})
    if options["chips"] == 0:
        costs = ("ante", "uneven_ante", "pass_cost", "voluntary_pass_cost", "illegal_pass_cost", "starter_penalty")
        found += [{name, "chips"} for name in (*costs, "settle") if options[name] != SEVENS[name]]
        values = (("score", "chips"), ("last_card", "chips"), ("illegal_pass", "fine"))
        found += [{name, "chips"} for name, value in values if options[name] == value]
        if kind == "bust":
            found.append({"match", "chips"})
    if not moves_chips(options):
        if options["score"] == "chips":
            found.append({"score"})
        if kind == "bust":
            found.append({"match"})
    if options["score"] == "chips" and kind == "points" and number <= options["chips"]:
        found.append({"match", "chips"})
    return found


def rules_are_good(options: Mapping[str, Any]) -> bool:
    """Every value may stand and nothing clashes."""
    return (
        set(options) == set(SEVENS)
        and all(value_is_good(name, value) for name, value in options.items())
        and not clashes(options)
    )


def seats_are_good(options: Mapping[str, Any], seats: int) -> bool:
    """R1, and what section 11 says about chips and the number of seats."""
    low, high = (2, 8) if options["packs"] == 1 else (3, 10)
    cards = len(options["ranks"]) * 4 * options["packs"] + options["jokers"]
    if not low <= seats <= high or cards < seats:
        return False
    kind, number = match_parts(options["match"]) or ("deals", 7)
    return not (options["score"] == "chips" and kind == "points" and number > options["chips"] * seats)


def load(value: object) -> dict[str, Any] | None:
    """The options that a protocol `rules` value stands for; None when it is refused."""
    if isinstance(value, str):
        value = {"preset": value}
    if not isinstance(value, dict):
        return None
    given = dict(value)
    preset = given.pop("preset", "sevens")
    if not isinstance(preset, str) or preset not in PRESETS:
        return None
    if any(name not in SEVENS for name in given):
        return None
    options = {**PRESETS[preset], **given}
    return options if rules_are_good(options) else None
