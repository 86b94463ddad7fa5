"""The language files against one another: same messages, same variables, plural forms, nothing broken."""

from __future__ import annotations

import re
from functools import cache

import pytest
from babel import Locale
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from sevens.texts import LANGUAGE_NAMES, LANGUAGES, MissingTextError, Texts, best_language
from sevens.texts.catalogue import Catalogue

OTHERS = [language for language in LANGUAGES if language != "en"]


class _Variables(Visitor):
    """Names of the variables in a pattern. $rank and $rank_the are one value in two forms: they count as the same."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # fluent.syntax names it so
        self.names.add(str(node.id.name).split("_")[0])


@cache
def messages(language: str) -> dict[str, tuple[str, frozenset[str]]]:
    """Every message and attribute of a language: the file it stands in and its variables."""
    found: dict[str, tuple[str, frozenset[str]]] = {}
    for name, source in Catalogue(language).sources.items():
        for entry in parse(source).body:
            assert not isinstance(entry, ast.Junk), (language, name, entry.content)
            if not isinstance(entry, ast.Message):
                continue
            patterns = {entry.id.name: entry.value}
            patterns |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
            for key, pattern in patterns.items():
                assert key not in found, f"{language}: {key} is there twice"
                if pattern is not None:
                    visitor = _Variables()
                    visitor.visit(pattern)
                    found[key] = (name, frozenset(visitor.names))
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_missing_or_left_over(language: str) -> None:
    assert sorted(messages(language)) == sorted(messages("en"))


@pytest.mark.parametrize("language", OTHERS)
def test_messages_stand_in_the_same_files_with_the_same_variables(language: str) -> None:
    own = messages(language)
    different = {key: (value, own[key]) for key, value in messages("en").items() if key in own and own[key] != value}
    assert not different


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plural_has_the_forms_of_its_language(language: str) -> None:
    """Spanish, French and Italian have a form for millions, Japanese has a single one."""
    wanted = set(Locale.parse(language).plural_form.tags) | {"other"}
    checked = 0
    for source in Catalogue(language).sources.values():
        for entry in parse(source).body:
            if not isinstance(entry, ast.Message) or not entry.id.name.startswith("count-") or entry.value is None:
                continue
            for element in entry.value.elements:
                if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
                    keys = {v.key.name for v in element.expression.variants if isinstance(v.key, ast.Identifier)}
                    assert keys == wanted, (language, entry.id.name)
                    checked += 1
    assert checked >= 6


@pytest.mark.parametrize(
    ("language", "one", "two", "million"),
    [
        ("en", "1 chip", "2 chips", "1,000,000 chips"),
        ("es", "1 ficha", "2 fichas", "1.000.000 de fichas"),
        ("it", "1 fiche", "2 fiches", "1.000.000 di fiches"),
        ("de", "1 Chip", "2 Chips", "1.000.000 Chips"),
        ("fr", "1 jeton", "2 jetons", "1\u202f000\u202f000 de jetons"),
        ("ja", "1チップ", "2チップ", "1,000,000チップ"),
    ],
)
def test_chips_are_counted_as_people_count_them(language: str, one: str, two: str, million: str) -> None:
    texts = Texts(language, strict=True)
    assert [texts.count("chips", n) for n in (1, 2, 1_000_000)] == [one, two, million]


def test_zero_is_singular_in_french_alone() -> None:
    assert Texts("fr").count("points", 0) == "0 point"
    assert Texts("es").count("points", 0) == "0 puntos"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_it_in_its_own_words(language: str) -> None:
    """Sentences left in English would pass every other test; names, numbers and signs may be the same."""
    if language == "en":
        return
    own, english = Catalogue(language).sources, Catalogue("en").sources
    for name in english:
        ours = set(re.findall(r"= (.*)", own[name]))
        theirs = {text for text in re.findall(r"= (.*)", english[name]) if len(text.split()) > 5}
        assert not {text for text in ours & theirs if "://" not in text and "{" not in text}, (language, name)


def test_japanese_spaces_and_french_spaces() -> None:
    for source in Catalogue("ja").sources.values():
        assert "。 " not in source
    texts = Texts("fr", strict=True)
    assert texts("event-match_over", name="Ada").endswith("\u202f!")


def test_a_text_that_is_missing_falls_back_and_never_raises() -> None:
    assert Texts("de")("no-such-message") == "no-such-message"
    assert Texts("xx").lang == "en"
    assert Texts("de")("event-passed").endswith(" passt.")  # a variable forgotten: the rest is still said


def test_strict_texts_raise() -> None:
    texts = Texts("de", strict=True)
    with pytest.raises(MissingTextError):
        texts("no-such-message")
    with pytest.raises(MissingTextError):
        texts("event-passed")
    with pytest.raises(MissingTextError):
        texts("event-passed.no-such-attribute", name="Ada")


def test_isolation_marks_only_where_asked_for() -> None:
    plain, isolated = Texts("en"), Texts("en", isolate=True)
    assert plain("event-passed", name="Ada") == "Ada passes."
    assert isolated("event-passed", name="Ada") == "\u2068Ada\u2069 passes."


def test_the_wanted_language_is_found() -> None:
    assert best_language("de-AT") == "de"
    assert best_language(None, "", "ja_JP.UTF-8") == "ja"
    assert best_language("nl", "FR") == "fr"
    assert best_language("C", "tlh") == "en"
    assert set(LANGUAGE_NAMES) == set(LANGUAGES)
