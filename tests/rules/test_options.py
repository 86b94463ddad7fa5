"""Rules as data: values, clashes and JSON (section 11)."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sevens import Rules, RulesError, presets
from sevens.rules import GROUPS, OPTIONS, check_seats, load_rules, preset_name, problems_of, seat_range
from sevens.testing import rules, seats
from sevens.testing.options import _values as values_of_options
from tests.reference import options as reference

ANY_JSON = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 2_000_000), st.floats(allow_nan=False), st.text(max_size=8), st.just([])
)


def refusal_of(**options: object) -> RulesError:
    with pytest.raises(RulesError) as caught:
        Rules(**options)  # type: ignore[arg-type]
    return caught.value


@st.composite
def good_values(draw: st.DrawFn) -> dict[str, Any]:
    """Options that may stand one by one, whatever they are together."""
    options = {name: draw(strategy) for name, strategy in values_of_options().items()}
    kept = draw(st.sets(st.sampled_from(sorted(OPTIONS))))
    return {name: value for name, value in options.items() if name not in kept}


@given(good_values())
def test_section_11_every_clash_is_found_and_no_other(options: dict[str, Any]) -> None:
    wanted = reference.clashes({**reference.SEVENS, **options})
    problems = problems_of(options)
    assert bool(problems) == bool(wanted), f"{problems} {wanted}"
    named = [set(problem.options) for problem in problems]
    for clash in wanted:
        assert any(clash <= names for names in named), f"{clash} is not named by {named}"
    for names in named:
        assert any(clash <= names for clash in wanted), f"{names} is no clash of {wanted}"


@given(st.dictionaries(st.sampled_from([*OPTIONS, "colour", "Ranks", ""]), ANY_JSON, max_size=4))
def test_r2_values_of_any_kind_are_taken_or_refused_as_the_reference_says(options: dict[str, Any]) -> None:
    loaded = reference.load(options)
    try:
        found: dict[str, Any] | None = dict(load_rules(options).options())
    except RulesError:
        found = None
    assert found == loaded


@given(rules())
def test_rules_survive_json_unchanged(chosen: Rules) -> None:
    text = json.dumps(chosen.to_json())
    assert Rules.from_json(json.loads(text)) == chosen
    assert hash(Rules.from_json(json.loads(text))) == hash(chosen)


@given(rules(), st.data())
def test_strategies_draw_only_rules_and_seats_that_can_be_played(chosen: Rules, data: st.DataObject) -> None:
    count = data.draw(seats(chosen))
    assert reference.rules_are_good(chosen.options())
    assert reference.seats_are_good(chosen.options(), count)


@given(rules(), st.integers(0, 12))
def test_r1_numbers_of_seats(chosen: Rules, count: int) -> None:
    try:
        check_seats(chosen, count)
        good = True
    except RulesError:
        good = False
    assert good == reference.seats_are_good(chosen.options(), count)
    low, high = seat_range(chosen)
    assert not good or low <= count <= high


def test_section_11_presets_are_the_ones_of_the_rules() -> None:
    assert {name: dict(chosen.options()) for name, chosen in presets.items()} == reference.PRESETS
    assert [preset_name(chosen) for chosen in presets.values()] == list(presets)
    assert preset_name(Rules(ante=1, chips=7)) is None
    assert Rules() == presets["sevens"]


def test_section_11_all_problems_are_named_at_once() -> None:
    error = refusal_of(jokers=1, packs=2, ante=1, match="wins 0", limit_trigger="reached", starter="X", ranks="77")
    blamed = {name for problem in error.problems for name in problem.options}
    assert blamed >= {"starter", "ranks"}, "wrong values first"
    error = refusal_of(jokers=1, packs=2, ante=1, match="wins 0", limit_trigger="reached", ranks="23456789")
    blamed = {name for problem in error.problems for name in problem.options}
    assert blamed >= {"jokers", "packs", "ante", "chips", "match", "limit_trigger", "pass_limit"}


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"jokers": 1, "packs": 2}, {"jokers", "packs"}),
        ({"limit_trigger": "reached"}, {"limit_trigger", "pass_limit"}),
        ({"eliminated_cards": "remove"}, {"eliminated_cards", "pass_limit"}),
        ({"ante": 1}, {"ante", "chips"}),
        ({"uneven_ante": "long"}, {"uneven_ante", "chips"}),
        ({"pass_cost": 1}, {"pass_cost", "chips"}),
        ({"voluntary_pass": True, "voluntary_pass_cost": 1}, {"voluntary_pass_cost", "chips"}),
        ({"illegal_pass_cost": 4}, {"illegal_pass_cost", "chips"}),
        ({"starter_penalty": 1}, {"starter_penalty", "chips"}),
        ({"settle": "cards"}, {"settle", "chips"}),
        ({"score": "chips"}, {"score", "chips"}),
        ({"match": "bust 3"}, {"match", "chips"}),
        ({"last_card": "chips"}, {"last_card", "chips"}),
        ({"illegal_pass": "fine"}, {"illegal_pass", "chips"}),
        ({"chips": 9, "score": "chips"}, {"score"}),
        ({"chips": 9, "match": "bust 0"}, {"match"}),
        ({"chips": 9, "ante": 1, "score": "chips", "match": "points 9"}, {"match", "chips"}),
        ({"starter": "7", "ranks": "89T"}, {"starter", "ranks"}),
        ({"ranks": "67", "corner": "tunnel"}, {"corner", "ranks"}),
        ({"chips": 9, "voluntary_pass_cost": 1}, {"voluntary_pass_cost", "voluntary_pass"}),
        ({"voluntary_pass": True, "stall_rule": False}, {"stall_rule", "voluntary_pass"}),
        ({"match": "points 0"}, {"match"}),
    ],
    ids=lambda value: ", ".join(sorted(value)),  # every test process must come to the same names
)
def test_section_11_each_clash_names_its_options(options: dict[str, object], named: set[str]) -> None:
    problems = refusal_of(**options).problems
    assert any(named <= set(problem.options) for problem in problems), problems
    assert all(problem.rule.startswith("R") for problem in problems)
    assert all(problem.code for problem in problems)


def test_section_11_only_values_other_than_the_default_clash() -> None:
    defaults: tuple[dict[str, Any], ...] = (
        {"illegal_pass_cost": 5},
        {"limit_trigger": "stuck"},
        {"settle": "none"},
        {"stall_rule": False},
    )
    for options in defaults:
        assert not problems_of(options)
    assert Rules(illegal_pass="lose_deal", limit_trigger="reached", eliminated_cards="remove").options()


def test_replace_checks_the_whole_again() -> None:
    chosen = presets["fan_tan_chips"]
    assert chosen.replace(ante=2).ante == 2
    with pytest.raises(RulesError):
        chosen.replace(chips=0)
    with pytest.raises(RulesError):
        chosen.replace(colour="red")


def test_rules_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Rules().ante = 3  # type: ignore[misc]


@pytest.mark.parametrize("value", [None, 7, [], "sevens", {"schema": 2}, {"schema": True}, {"colour": 1}])
def test_from_json_refuses_what_is_no_rules(value: object) -> None:
    with pytest.raises(RulesError):
        Rules.from_json(value)


def test_every_option_is_described() -> None:
    assert set(OPTIONS) == set(reference.SEVENS)
    for name, option in OPTIONS.items():
        assert option.name == name
        assert option.group in GROUPS
        assert option.default == reference.SEVENS[name]
        assert option.rule.startswith("R")
        assert all(reference.value_is_good(name, value) for value in option.values), name
