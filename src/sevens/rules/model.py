"""The rules of one game as data: every option of rules.md, sections 2 to 10, in one frozen, validated value."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Final, Literal, cast

from sevens.cards import RANK_LETTERS, SUITS
from sevens.errors import Problem, RulesError
from sevens.rules.match_end import MatchEnd

SCHEMA_VERSION: Final = 1
"""The version of the options in JSON."""
LARGEST_AMOUNT: Final = 1_000_000

OptionValue = str | int | bool | None
"""What an option can be."""


@dataclass(frozen=True, slots=True)
class Option:
    """What is known of one option: enough to read it from a command line and to draw a form for it.

    Attributes:
        name: the option's name, an attribute of `Rules`.
        group: heading under which forms show it.
        kind: "choice" (one of `values`), "bool", "int" or "text".
        rule: number of the rule that defines it.
        default: the value of the preset `sevens`.
        values: the choices in order of presentation; for "text" the customary values, others are allowed.
        minimum: the least integer, for "int".
        maximum: the greatest integer, for "int".
        nullable: whether None ("none" in text) is allowed beside the integers.
    """

    name: str
    group: str
    kind: Literal["choice", "bool", "int", "text"]
    rule: str
    default: OptionValue
    values: tuple[OptionValue, ...] = ()
    minimum: int = 0
    maximum: int = LARGEST_AMOUNT
    nullable: bool = False


def _amount(name: str, group: str, rule: str, default: int = 0) -> Option:
    return Option(name, group, "int", rule, default)


_ALL: Final = (
    Option(
        "ranks",
        "pack",
        "text",
        "R2",
        "A23456789TJQK",
        ("A23456789TJQK", "23456789TJQKA", "A234567JQK", "6789TJQKA", "789TJQKA"),
    ),
    Option("starter", "pack", "text", "R2", "7", tuple(RANK_LETTERS)),
    Option("packs", "pack", "choice", "R3", 1, (1, 2)),
    Option("jokers", "pack", "choice", "R3", 0, (0, 1)),
    Option(
        "opening",
        "opening",
        "choice",
        "R8",
        "card",
        ("card", "eldest", "first_holder", "lay_all", "lowest", "dealer_names"),
    ),
    Option("opening_suits", "opening", "text", "R8", "dchs", ("dchs", "cdhs", "hdcs", "shdc")),
    Option("multi_card", "plays", "choice", "R16", "one", ("one", "run")),
    Option("corner", "plays", "choice", "R17", "none", ("none", "link", "tunnel")),
    Option("voluntary_pass", "passing", "bool", "R18", False, (False, True)),
    Option("pass_limit", "passing", "int", "R19", None, (None, 1, 2, 3, 4, 5), nullable=True),
    Option("limit_trigger", "passing", "choice", "R20", "stuck", ("stuck", "reached")),
    Option("eliminated_cards", "passing", "choice", "R21", "lay", ("lay", "remove")),
    Option("stall_rule", "passing", "bool", "R23", True, (True, False)),
    Option("deal_end", "end", "choice", "R30", "first_out", ("first_out", "last_with_cards")),
    Option("court_values", "end", "choice", "R32", "11-12-13", ("11-12-13", "10")),
    Option("ace_value", "end", "choice", "R32", 1, (1, 14, 15)),
    Option(
        "score", "end", "choice", "R33", "wins", ("wins", "winner_collects", "losers_collect", "placement", "chips")
    ),
    _amount("chips", "chips", "R34"),
    _amount("ante", "chips", "R35"),
    Option("uneven_ante", "chips", "choice", "R35", "none", ("none", "short", "long")),
    _amount("pass_cost", "chips", "R36"),
    _amount("voluntary_pass_cost", "chips", "R36"),
    Option("settle", "chips", "choice", "R37", "none", ("none", "pips", "cards")),
    _amount("starter_penalty", "chips", "R37"),
    Option(
        "illegal_pass", "faults", "choice", "R38", "reject", ("reject", "fine", "skip_turn", "lose_deal", "surrender")
    ),
    _amount("illegal_pass_cost", "faults", "R38", 5),
    Option("illegal_play", "faults", "choice", "R39", "reject", ("reject", "lose_turn")),
    Option("last_card", "faults", "choice", "R40", "off", ("off", "draw", "chips")),
    Option(
        "match",
        "match",
        "text",
        "R41",
        "deals 7",
        (
            "deals 1",
            "deals 3",
            "deals 5",
            "deals 7",
            "deals 10",
            "deals 0",
            "wins 3",
            "best_of 5",
            "points 100",
            "bust 7",
            "bust 0",
        ),
    ),
    Option("tie_break", "match", "choice", "R42", "extra_deal", ("extra_deal", "last_deal", "void_deal", "shared")),
)
OPTIONS: Final[dict[str, Option]] = {option.name: option for option in _ALL}
"""Every option by name, in the order of the rules that define them."""
GROUPS: Final = tuple(dict.fromkeys(option.group for option in _ALL))
"""The groups of options, in order of presentation."""


@dataclass(frozen=True, slots=True)
class Rules:
    """A full set of options; the defaults are the preset `sevens`.

    Immutable; equal and hashed by value. Each option is an attribute of its name; `OPTIONS` and docs/options.md say
    what they mean. The repr names what differs from the defaults and can be pasted.

    Raises:
        RulesError: naming every value that is wrong and every pair of options that clash, all at once.
    """

    ranks: str = "A23456789TJQK"
    starter: str = "7"
    packs: int = 1
    jokers: int = 0
    opening: str = "card"
    opening_suits: str = "dchs"
    multi_card: str = "one"
    corner: str = "none"
    voluntary_pass: bool = False
    pass_limit: int | None = None
    limit_trigger: str = "stuck"
    eliminated_cards: str = "lay"
    stall_rule: bool = True
    deal_end: str = "first_out"
    court_values: str = "11-12-13"
    ace_value: int = 1
    score: str = "wins"
    chips: int = 0
    ante: int = 0
    uneven_ante: str = "none"
    pass_cost: int = 0
    voluntary_pass_cost: int = 0
    settle: str = "none"
    starter_penalty: int = 0
    illegal_pass: str = "reject"
    illegal_pass_cost: int = 5
    illegal_play: str = "reject"
    last_card: str = "off"
    match: str = "deals 7"
    tie_break: str = "extra_deal"

    def __post_init__(self) -> None:
        problems = problems_of(self.options())
        if problems:
            raise RulesError(tuple(problems))

    def __repr__(self) -> str:
        changed = ", ".join(
            f"{name}={value!r}" for name, value in self.options().items() if value != OPTIONS[name].default
        )
        return f"Rules({changed})"

    def options(self) -> dict[str, OptionValue]:
        """Every option with its value, in the order of rules.md."""
        return {name: cast(OptionValue, getattr(self, name)) for name in OPTIONS}

    def replace(self, **changes: OptionValue) -> Rules:
        """The same rules with some options changed.

        Raises:
            RulesError: as for `Rules`, unknown option names included.
        """
        unknown = tuple(Problem("unknown_option", (name,), "R2") for name in changes if name not in OPTIONS)
        if unknown:
            problems = problems_of({**self.options(), **changes})
            raise RulesError(tuple(problems))
        return replace(self, **changes)  # type: ignore[arg-type]  # the types are checked by __post_init__

    @property
    def match_end(self) -> MatchEnd:
        """The `match` option, parsed."""
        end = MatchEnd.parse(self.match)
        assert end is not None
        return end

    @property
    def cards_in_pack(self) -> int:
        """How many cards are dealt, jokers and all packs included."""
        return len(self.ranks) * len(SUITS) * self.packs + self.jokers

    def to_json(self) -> dict[str, object]:
        """A JSON object with every option and the schema's version."""
        return {"schema": SCHEMA_VERSION, **self.options()}

    @staticmethod
    def from_json(value: object) -> Rules:
        """The rules of a JSON object: `schema` if present must be known, missing options are those of `sevens`.

        Raises:
            RulesError: for anything else, all problems at once.
        """
        if not isinstance(value, dict):
            raise RulesError((Problem("bad_type", ("rules",), "R2", {"expected": "object"}),))
        options = dict(value)
        schema = options.pop("schema", SCHEMA_VERSION)
        if isinstance(schema, bool) or schema != SCHEMA_VERSION:
            raise RulesError((Problem("unknown_schema", ("schema",), "R2", {"value": str(schema)}),))
        return build(options)


assert tuple(field.name for field in fields(Rules)) == tuple(OPTIONS)


def build(options: dict[str, object]) -> Rules:
    """Rules from option values of any origin; missing ones are those of `sevens`.

    Raises:
        RulesError: every problem at once.
    """
    problems = problems_of(options)
    if problems:
        raise RulesError(tuple(problems))
    return Rules(**options)  # type: ignore[arg-type]  # every value has just been checked


def problems_of(options: dict[str, object] | dict[str, OptionValue]) -> list[Problem]:
    """Everything that is wrong with these option values: unknown names, wrong values, then clashes (R1 to R42).

    Args:
        options: values by name, of any type; options that are missing have their defaults.

    Returns:
        the problems, [] where the options can be played. Clashes are looked for once every value is good by itself.
    """
    given = {str(name): value for name, value in options.items()}
    problems = [Problem("unknown_option", (name,), "R2") for name in given if name not in OPTIONS]
    for name, option in OPTIONS.items():
        if name in given:
            problems += _wrong_value(option, given[name])
    if any(problem.code in ("bad_type", "bad_value") for problem in problems):
        return problems
    values = {name: given.get(name, option.default) for name, option in OPTIONS.items()}
    return problems + list(_clashes(values))


def _wrong_value(option: Option, value: object) -> list[Problem]:
    expected = {"choice": type(option.default), "bool": bool, "int": int, "text": str}[option.kind]
    if value is None and option.nullable:
        return []
    if type(value) is not expected:
        return [Problem("bad_type", (option.name,), option.rule, {"expected": expected.__name__})]
    if _is_allowed(option, value):
        return []
    return [Problem("bad_value", (option.name,), option.rule, {"value": str(value)[:40]})]


def _is_allowed(option: Option, value: object) -> bool:
    match option.kind:
        case "choice":
            return value in option.values
        case "int":
            return isinstance(value, int) and option.minimum <= value <= option.maximum
        case "text" if isinstance(value, str):
            match option.name:
                case "ranks":  # R2: 1 to 13 different rank letters
                    return 1 <= len(value) == len(set(value)) and set(value) <= set(RANK_LETTERS)
                case "starter":
                    return len(value) == 1 and value in RANK_LETTERS
                case "opening_suits":
                    return sorted(value) == sorted(SUITS)
                case _:
                    return MatchEnd.parse(value) is not None
    return True


_NEED_CHIPS: Final = (
    "ante",
    "uneven_ante",
    "pass_cost",
    "voluntary_pass_cost",
    "illegal_pass_cost",
    "starter_penalty",
    "settle",
)


def _clashes(values: dict[str, object]) -> list[Problem]:
    """The combinations of section 11 that make no sense; each names the option to blame first."""
    found: list[Problem] = []

    def clash(when: object, code: str, rule: str, *options: str, **params: object) -> None:
        if when:
            found.append(Problem(code, options, rule, params))

    def changed(name: str) -> bool:
        return values[name] != OPTIONS[name].default

    ranks, starter = cast(str, values["ranks"]), cast(str, values["starter"])
    stack = cast(int, values["chips"])
    end = MatchEnd.parse(cast(str, values["match"]))
    assert end is not None
    clash(starter not in ranks, "starter_not_in_ranks", "R2", "starter", "ranks", starter=starter, ranks=ranks)
    clash(values["jokers"] and values["packs"] == 2, "joker_with_two_packs", "R3", "jokers", "packs")
    clash(changed("corner") and len(ranks) < 3, "corner_needs_three_ranks", "R17", "corner", "ranks")

    eliminates = values["pass_limit"] is not None or values["illegal_pass"] == "lose_deal"
    for name, rule in (("limit_trigger", "R20"), ("eliminated_cards", "R21")):
        clash(changed(name) and not eliminates, "needs_pass_limit", rule, name, "pass_limit")
    clash(
        changed("voluntary_pass_cost") and not values["voluntary_pass"],
        "needs_voluntary_pass",
        "R36",
        "voluntary_pass_cost",
        "voluntary_pass",
    )
    free_for_ever = values["voluntary_pass"] and values["pass_limit"] is None and not values["voluntary_pass_cost"]
    clash(
        not values["stall_rule"] and free_for_ever,
        "stall_rule_needed",
        "R23",
        "stall_rule",
        "voluntary_pass",
        "pass_limit",
    )

    chip_users = [name for name in _NEED_CHIPS if changed(name)]
    chip_users += [
        name
        for name, value in (("illegal_pass", "fine"), ("last_card", "chips"), ("score", "chips"))
        if values[name] == value
    ]
    chip_users += ["match"] if end.kind == "bust" else []
    if stack == 0:
        for name in chip_users:
            clash(True, "needs_chips", "R34", name, "chips", value=str(values[name]))

    moves = (
        any(cast(int, values[name]) > 0 for name in ("ante", "pass_cost", "voluntary_pass_cost", "starter_penalty"))
        or changed("settle")
        or changed("uneven_ante")
        or values["last_card"] == "chips"
        or (values["illegal_pass"] == "fine" and cast(int, values["illegal_pass_cost"]) > 0)
    )
    clash(values["score"] == "chips" and not moves, "chips_never_move", "R33", "score", "chips", value="chips")
    clash(end.kind == "bust" and not moves, "chips_never_move", "R41", "match", "chips", value=str(values["match"]))
    clash(
        values["score"] == "chips" and end.kind == "points" and end.number <= stack,
        "points_not_above_stack",
        "R41",
        "match",
        "score",
        "chips",
        points=end.number,
        chips=stack,
    )
    clash(
        end.number == 0 and end.kind not in ("deals", "bust"),
        "match_of_zero",
        "R41",
        "match",
        value=str(values["match"]),
    )
    return found
