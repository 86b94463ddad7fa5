"""Rules as data: the options, the presets, and the placement of cards in a row compiled to lookups."""

from sevens.errors import Problem, RulesError
from sevens.rules.match_end import MatchEnd
from sevens.rules.model import GROUPS, OPTIONS, SCHEMA_VERSION, Option, OptionValue, Rules, problems_of
from sevens.rules.presets import (
    PRESETS,
    advised_seats,
    check_seats,
    load_rules,
    parse_option,
    preset_name,
    seat_range,
)

__all__ = [
    "GROUPS",
    "OPTIONS",
    "PRESETS",
    "SCHEMA_VERSION",
    "MatchEnd",
    "Option",
    "OptionValue",
    "Problem",
    "Rules",
    "RulesError",
    "advised_seats",
    "check_seats",
    "load_rules",
    "parse_option",
    "preset_name",
    "problems_of",
    "seat_range",
]
