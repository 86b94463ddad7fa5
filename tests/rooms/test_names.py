"""Names: harmless on every screen, and still the people's own."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sevens.rooms import LONGEST_NAME, clean_name


@pytest.mark.parametrize(
    ("given_name", "shown"),
    [
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("七海", "七海"),
        ("  Ann \t\n  Lee ", "Ann Lee"),
        ("<b>Bob</b>", "<b>Bob</b>"),
        ("\"'&", "\"'&"),
        ("\u202egnirts", "gnirts"),
        ("a\u200bb\ufeffc", "abc"),
        ("\u0000\u0007x", "x"),
        ("x\ud800y", "xy"),
        ("", ""),
        (" \u200d\u200c ", ""),
        ("نورا", "نورا"),
        ("a" + "\u0301" * 50, "á" + "\u0301" * 2),
        ("x" * 10_000, "x" * LONGEST_NAME),
    ],
)
def test_names_are_made_fit(given_name: str, shown: str) -> None:
    assert clean_name(given_name) == shown


@given(st.text(max_size=200))
def test_any_text_gives_a_short_line_that_stays_as_it_is(text: str) -> None:
    name = clean_name(text)
    assert len(name) <= LONGEST_NAME
    assert name == name.strip()
    assert name.isprintable() or any(character in "\u200c\u200d" for character in name)
    assert clean_name(name) == name
    assert not any(unicodedata.category(character) in ("Cc", "Cs", "Zl", "Zp") for character in name)
