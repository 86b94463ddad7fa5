"""The rules pages: complete, free of holes, and true to the rules they are made for."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from dataclasses import asdict
from io import StringIO
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sevens.cli.rules import add_parser, render
from sevens.engine import Match
from sevens.errors import BadRequest
from sevens.rules import OPTIONS, PRESETS, Rules, seat_range
from sevens.testing.options import rules as random_rules
from sevens.texts import LANGUAGES, Example, Section, Texts, answer_example, document_title, rules_document, rules_text
from sevens.texts.advice import GLOSSARY, SOURCES, changes_from, nearest_preset
from sevens.texts.catalogue import Catalogue
from sevens.texts.markdown import rules_markdown
from sevens.texts.rulebook import SECTION_IDS, columns

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_preset = pytest.mark.parametrize("preset", PRESETS)


def strings(value: object) -> Iterator[str]:
    """Every text in a document."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from strings(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from strings(part)


def texts_of(document: list[Section]) -> list[str]:
    """Every text that is shown."""
    return [text for section in document for text in strings(asdict(section))]


def section(document: list[Section], name: str) -> str:
    """All texts of one section as one."""
    return "\n".join(text for part in document if part.id == name for text in strings(asdict(part)))


def assert_whole(document: list[Section]) -> None:
    """No hole, no name of a message, no value of Python's in any text."""
    for text in texts_of(document):
        assert not re.search(r"[{}$]|\bNone\b|\bTrue\b|\bFalse\b|  ", text), text


@every_language
@every_preset
def test_the_pages_of_the_presets_are_whole(language: str, preset: str) -> None:
    rules = PRESETS[preset]
    document = rules_document(rules, language, strict=True)
    assert_whole(document)
    assert [part.id for part in document] == [name for name in SECTION_IDS if name != "joker" or rules.jokers]
    for part in document:
        assert part.title
        assert part.blocks
        for block in part.blocks:
            assert block.text or block.items
            assert len(block.terms) in (0, len(block.items))
            assert len(block.links) in (0, len(block.items))
    assert Texts(language).preset_title(preset) in document_title(rules, language)


@given(rules=random_rules(), language=st.sampled_from(LANGUAGES), data=st.data())
def test_pages_of_any_rules_are_whole_and_name_what_is_set(rules: Rules, language: str, data: st.DataObject) -> None:
    fewest, most = seat_range(rules)
    seats = data.draw(st.one_of(st.none(), st.integers(fewest, most)))
    document = rules_document(rules, language, seats, strict=True)
    assert_whole(document)
    texts = Texts(language, strict=True)
    told = {option for part in document for block in part.blocks for option in block.options}
    variants = section(document, "variants")
    for name in changes_from(rules, PRESETS["sevens"]):
        assert name in told or name in changes_from(PRESETS[nearest_preset(rules)], PRESETS["sevens"]), name
    for name in changes_from(rules, PRESETS[nearest_preset(rules)]):
        assert texts.option_title(name) in variants
        assert texts.value_title(name, getattr(rules, name)) in variants
    assert rules_text(rules, language, seats).startswith(document_title(rules, language))


# What a page has to say for each value of an option: the sentence made from these rules, found on the page.
TOLD: list[tuple[dict[str, object], str, str]] = [
    ({}, "aim", "aim-first_out"),
    ({"deal_end": "last_with_cards"}, "aim", "aim-last_with_cards"),
    ({"multi_card": "run"}, "turns", "turns-run"),
    ({"corner": "none"}, "turns", "turns-corner-none"),
    ({"corner": "link"}, "turns", "turns-corner-link"),
    ({"corner": "tunnel"}, "turns", "turns-corner-tunnel"),
    ({"voluntary_pass": True}, "passing", "passing-may"),
    ({"voluntary_pass": True}, "passing", "passing-stall"),
    ({"voluntary_pass": False}, "passing", "passing-must"),
    ({"pass_limit": 2}, "passing", "passing-stuck"),
    ({"pass_limit": 2, "limit_trigger": "reached"}, "passing", "passing-reached"),
    ({"pass_limit": 0}, "passing", "passing-limit-zero"),
    ({"pass_limit": 0, "voluntary_pass": True}, "passing", "passing-must-zero"),
    ({"pass_limit": 0, "opening": "eldest"}, "opening", "passing-limit-zero"),
    ({"pass_limit": 2}, "turns", "turns-island"),
    ({"pass_limit": 2, "eliminated_cards": "remove"}, "passing", "passing-remove"),
    ({"pass_limit": 2, "eliminated_cards": "remove"}, "passing", "passing-blocked"),
    ({"jokers": 1}, "joker", "joker-ends"),
    ({"jokers": 1, "corner": "link"}, "joker", "joker-corner"),
    ({"illegal_pass": "skip_turn"}, "faults", "faults-pass-skip_turn"),
    ({"illegal_pass": "lose_deal"}, "faults", "faults-pass-lose_deal"),
    ({"illegal_pass": "lose_deal"}, "end", "end-place-eliminated"),
    ({"illegal_pass": "surrender", "jokers": 1}, "faults", "faults-pass-surrender-joker"),
    ({"illegal_play": "lose_turn"}, "faults", "faults-play-lose_turn"),
    ({"last_card": "draw"}, "faults", "faults-last-draw"),
    ({"score": "losers_collect"}, "scoring", "scoring-losers_collect"),
    ({"score": "losers_collect"}, "match", "match-winner-low"),
    ({"score": "winner_collects"}, "scoring", "scoring-winner_collects"),
    ({"score": "winner_collects", "match": "wins 3"}, "match", "match-winner-wins"),
    ({"tie_break": "void_deal"}, "match", "tie-void_deal"),
    ({"tie_break": "shared"}, "match", "tie-shared"),
    ({"tie_break": "last_deal"}, "match", "tie-last_deal"),
    ({"match": "wins 3"}, "match", "match-cap"),
    ({"packs": 2}, "turns", "turns-two-packs"),
    ({"packs": 2}, "opening", "opening-two-packs"),
    ({"chips": 9, "ante": 1, "uneven_ante": "long"}, "scoring", "chips-uneven-long"),
    ({"chips": 9, "settle": "cards"}, "scoring", "chips-settle-cards"),
    ({"chips": 9, "ante": 1}, "scoring", "chips-beside"),
    *(
        (dict[str, object](opening=name), "opening", f"opening-{name}")
        for name in ("eldest", "first_holder", "lay_all", "lowest", "dealer_names")
    ),
]


CONTRARY = {
    "passing-may": "passing-must",
    "passing-must": "passing-may",
    "passing-must-zero": "passing-may",
    "turns-run": "turns-one",
}


@every_language
@pytest.mark.parametrize(("options", "where", "message"), TOLD, ids=lambda value: str(value)[:40])
def test_each_option_is_told_where_it_belongs(
    language: str, options: dict[str, object], where: str, message: str
) -> None:
    rules = Rules(**options)  # type: ignore[arg-type]  # options by name
    texts = Texts(language, strict=True)
    # The longest piece of the message that has no variable in it must stand on the page, and not on the usual page.
    pieces = re.split("\x00+", re.sub(r"\{[^}]*\}", "\x00", _source(language, message)))
    piece = max(pieces, key=len).strip()
    assert piece in section(rules_document(rules, language, strict=True), where)
    contrary = CONTRARY.get(message)
    if contrary:
        assert texts(contrary) not in section(rules_document(rules, language, strict=True), where)


def _source(language: str, message: str) -> str:
    for source in Catalogue(language).sources.values():
        if found := re.search(rf"^{message} = (.*)$", source, re.MULTILINE):
            return found[1]
    raise AssertionError(message)


@every_language
def test_numbers_that_are_set_stand_on_the_page(language: str) -> None:
    rules = Rules(
        chips=321, ante=17, pass_cost=23, voluntary_pass=True, voluntary_pass_cost=29, settle="pips",
        starter_penalty=31, illegal_pass="fine", illegal_pass_cost=37, ace_value=15, match="bust 41",
        score="chips", pass_limit=43,
    )  # fmt: skip
    shown = " ".join(texts_of(rules_document(rules, language, strict=True)))
    for number in (321, 17, 23, 29, 31, 37, 15, 41, 43):
        assert re.search(rf"(?<!\d){number}(?!\d)", shown), number


@every_language
def test_hand_sizes_and_points_are_told_for_the_seats(language: str) -> None:
    document = rules_document(PRESETS["shichi_narabe"], language, seats=3, strict=True)
    assert re.search(r"18\D+17\D+17", section(document, "dealing"))
    assert re.search(r"2\D+1\D+0", section(document, "scoring"))
    assert "13" not in re.sub(r"11.*?13", "", section(document, "dealing"))


# --- examples


def examples_of(rules: Rules, language: str = "en") -> list[Example]:
    """The worked examples of a page."""
    blocks = (block for part in rules_document(rules, language, strict=True) for block in part.blocks)
    return [block.example for block in blocks if block.example]


def test_the_example_of_the_rules_page() -> None:
    """Row 6 to 8 of hearts; 5h and 7c can go, Th waits for the 9 (R14)."""
    example = examples_of(PRESETS["fan_tan"])[0]
    assert example.rows == (("h", "678"),)
    assert example.hand == ("5h", "Th", "7c")
    assert [verdict.plays for verdict in example.verdicts] == [True, False, True]
    assert "9 of hearts" in example.verdicts[1].reason


def test_examples_that_fit_the_options() -> None:
    texts = Texts("en")
    examples = {example.id: example for example in examples_of(Rules(corner="tunnel", jokers=1, pass_limit=3))}
    tunnel = examples["corner"]
    assert tunnel.title == texts("example-tunnel")
    assert {verdict.cards: verdict.plays for verdict in tunnel.verdicts} == {
        ("Ad",): True,
        ("2d",): False,
        ("6d",): False,
    }
    assert {verdict.cards[0]: verdict.plays for verdict in examples["island"].verdicts} == {
        "4s": True,
        "9s": True,
        "Ts": False,
        "Qs": False,
    }
    joker = examples["joker"]
    assert joker.verdicts[0].cards == ("*", "Js")
    assert joker.verdicts[0].plays
    run = {example.id: example for example in examples_of(Rules(multi_card="run"))}["run"]
    assert run.verdicts[0].cards == ("8d", "9d", "Td")
    link = {example.id: example for example in examples_of(Rules(corner="link"))}["corner"]
    assert link.title == texts("example-corner")
    assert [verdict.plays for verdict in link.verdicts] == [True, False, True]
    assert "two-packs" in {example.id for example in examples_of(PRESETS["double_fan_tan"])}


@given(rules=random_rules(), language=st.sampled_from(LANGUAGES))
def test_every_card_of_an_example_can_be_tried(rules: Rules, language: str) -> None:
    """The answer is what the engine says of the position, in a sentence."""
    for example in examples_of(rules, language):
        wanted = {verdict.cards: verdict.plays for verdict in example.verdicts}
        stuck = True
        for card in example.hand:
            answer = answer_example(rules, language, example.id, card)
            stuck = stuck and not answer.plays
            assert answer.message.endswith((".", "。")), answer
            assert not re.search(r"[{}$]|\bNone\b", answer.message)
            if "*" not in example.hand and (card,) in wanted:
                assert answer.plays == wanted[card,]
        passing = answer_example(rules, language, example.id, "pass")
        assert passing.plays == (stuck or (rules.voluntary_pass and rules.pass_limit != 0))


def test_what_is_not_in_an_example_cannot_be_tried() -> None:
    with pytest.raises(BadRequest) as none:
        answer_example(Rules(), "de", "joker", "Js")
    assert none.value.reason == "unknown_example"
    for play in ("2c", "", "7h!", "x" * 100):
        with pytest.raises(BadRequest) as stranger:
            answer_example(Rules(), "de", "base", play)
        assert stranger.value.reason == "not_in_example"


@given(rules=random_rules())
def test_no_example_contradicts_the_engine(rules: Rules) -> None:
    seats = max(3, seat_range(rules)[0])
    for example in examples_of(rules):
        if seats > seat_range(rules)[1]:
            continue
        layout = {suit: [row for other, row in example.rows if other == suit] for suit in "shdc"}
        used = {rank + suit for suit, row in example.rows for rank in row} | set(example.hand)
        spare = [rank + suit for suit in "shdc" for rank in rules.ranks if rank + suit not in used]
        hands = [" ".join(example.hand), " ".join(spare[seats - 2 :]), *spare[: seats - 2]]
        layout = {suit: rows + [""] * (rules.packs - len(rows)) for suit, rows in layout.items()}
        if len(spare) < seats - 1:
            continue
        match = Match.position(rules.replace(match="deals 1"), seats, hands=hands, layout=layout, to_move=0)
        single = {action.cards for action in match.legal_actions() if action.kind in ("play", "run")}
        for verdict in example.verdicts:
            if "*" not in verdict.cards:
                assert (verdict.cards in single) == verdict.plays, (example, verdict)


# --- tips, glossary, questions, origin, sources

SEED_TIPS = {
    "parliament": (
        "tip-starters-must", "tip-starter-timing", "tip-ends-must", "tip-passers", "tip-balance", "tip-left",
    ),
    "sevens": ("tip-starters-must", "tip-track", "tip-run", "tip-ends-must", "tip-stuck"),
    "fan_tan_chips": (
        "tip-starters-may", "tip-starter-penalty", "tip-track", "tip-run", "tip-price", "tip-ends-may", "tip-stuck",
    ),
    "shichi_narabe": ("tip-near-may", "tip-run", "tip-run-last", "tip-far", "tip-keep-pass", "tip-eliminated"),
    "fan_tan": ("tip-starters-must", "tip-small-table"),
}  # fmt: skip


@every_language
@pytest.mark.parametrize("preset", SEED_TIPS)
def test_each_preset_has_its_tips(language: str, preset: str) -> None:
    shown = section(rules_document(PRESETS[preset], language, strict=True), "tips")
    for message in SEED_TIPS[preset]:
        pieces = re.sub(r"\{[^}]*\}", "\x00", _source(language, message)).split("\x00")
        assert max(pieces, key=len).strip() in shown, message


def test_tips_do_not_contradict_the_rules() -> None:
    tunnel = section(rules_document(Rules(corner="tunnel"), "en", strict=True), "tips")
    assert "Nothing can be built on them" not in tunnel
    starter_at_the_end = section(rules_document(Rules(starter="A"), "en", strict=True), "tips")
    assert "End cards (the king): early" in starter_at_the_end
    none_left = rules_document(Rules(pass_limit=0, voluntary_pass=True), "en", strict=True)
    assert "Yes, that is part of the game" not in section(none_left, "faq")
    laid = section(rules_document(PRESETS["shichi_narabe"], "en", strict=True), "tips")
    assert "opens its suit for everybody" not in laid


@every_language
def test_the_glossary_has_its_words(language: str) -> None:
    (part,) = (part for part in rules_document(Rules(), language, strict=True) if part.id == "glossary")
    (block,) = part.blocks
    assert len(set(block.terms)) == len(GLOSSARY) == len(block.items)
    wanted = {"layout", "row", "starter", "opening", "must-play", "forced-pass", "voluntary-pass", "pot", "ante"}
    assert wanted | {"blocker", "island", "joker", "corner", "tunnel"} <= set(GLOSSARY)


@every_language
def test_the_questions_are_answered(language: str) -> None:
    (part,) = (part for part in rules_document(PRESETS["shichi_narabe"], language, strict=True) if part.id == "faq")
    (block,) = part.blocks
    assert len(block.terms) >= 6
    assert all(term.rstrip().endswith(("?", "？")) for term in block.terms)
    assert "3" in block.items[1]


@every_language
def test_names_and_origin(language: str) -> None:
    document = rules_document(Rules(), language, strict=True)
    shown = section(document, "origin")
    for name in ("Fan Tan", "Parliament") if language != "ja" else ("ファンタン", "パーラメント", "七並べ"):
        assert name in shown
    assert "2022" in shown
    assert not re.search(r"1[5-9]\d\d", shown), "no date of origin is claimed"
    (sources,) = (part for part in document if part.id == "sources")
    assert sources.blocks[0].links == tuple(SOURCES.values())
    assert all(link.startswith("https://") for link in sources.blocks[0].links)


def test_a_relative_does_not_deny_itself() -> None:
    assert "This is the form called Cinquillo" in section(rules_document(PRESETS["cinquillo"], "en"), "origin")
    assert "This is the form called Devyatka" in section(rules_document(PRESETS["devyatka"], "en"), "origin")
    assert "Cinquillo is a relative" in section(rules_document(Rules(), "en"), "origin")


# --- the command and the document


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Run `sevens rules` with these arguments: status, output, errors."""
    parser = argparse.ArgumentParser()
    add_parser(parser.add_subparsers())
    args = parser.parse_args(["rules", *arguments])
    status = args.run(args)
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def test_the_command_prints_the_page(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "parliament", "-o", "pass_limit=2", "--lang", "de", "--players", "4")
    assert (status, err) == (0, "")
    assert out == rules_text(PRESETS["parliament"].replace(pass_limit=2), "de", 4)
    assert max(map(columns, out.splitlines())) <= 140


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["whist"], "whist"),
        (["sevens", "-o", "trump=d"], "trump"),
        (["sevens", "-o", "ante=3"], "chips"),
        (["sevens", "-o", "nonsense"], "nonsense"),
        (["sevens", "--players", "12"], "12"),
    ],
)
def test_the_command_refuses_in_words(capsys: pytest.CaptureFixture[str], arguments: list[str], complaint: str) -> None:
    status, out, err = run(capsys, *arguments, "--lang", "en")
    assert (status, out) == (2, "")
    assert complaint in err


@every_language
def test_the_page_is_drawn_in_a_terminal(language: str) -> None:
    rich = pytest.importorskip("rich.console", reason="the terminal extra is not installed")
    console = rich.Console(width=60, record=True, force_terminal=True, file=StringIO())
    render(console, PRESETS["shichi_narabe"].replace(jokers=1), language, 3)
    text = console.export_text()
    assert document_title(PRESETS["shichi_narabe"].replace(jokers=1), language).split("\n")[0][:20] in text
    assert all(columns(line) <= 60 for line in text.splitlines())


def test_the_document_is_fresh() -> None:
    written = Path(__file__).parents[2].joinpath("docs", "rules.md").read_text(encoding="utf-8")
    assert written == rules_markdown(), "run: python -m sevens.texts.markdown docs/rules.md"
    for name in PRESETS:
        assert f"`sevens rules {name}`" in written


def test_every_option_is_known_to_the_pages() -> None:
    """A new option needs a sentence: this fails until some block says that it tells it."""
    rules = [Rules(), PRESETS["fan_tan_chips"], PRESETS["shichi_narabe"].replace(jokers=1, last_card="draw")]
    told = {
        option for r in rules for part in rules_document(r, "en") for block in part.blocks for option in block.options
    }
    assert told == set(OPTIONS)
