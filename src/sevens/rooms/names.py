"""Names that people give themselves, made fit for other people's screens."""

from __future__ import annotations

import unicodedata

LONGEST_NAME = 24
"""Characters of a name that are kept."""

_JOINERS = "\u200c\u200d"
_INVISIBLE = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_MARKS_IN_A_ROW = 2


def clean_name(text: str) -> str:
    """A name as it is shown: one line, no control or direction marks, no towers of accents, at most 24 characters.

    Markup is left as it is: whoever shows a name shows it as text. The result may be empty; the page then words the
    seat by its number.
    """
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(character)
        if character.isspace():
            kept.append(" ")
            continue
        if kind in _INVISIBLE and character not in _JOINERS:
            continue
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks <= _MARKS_IN_A_ROW:
            kept.append(character)
    words = " ".join("".join(kept).split())
    return words[:LONGEST_NAME].strip(" " + _JOINERS)
