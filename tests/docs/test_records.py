"""The page about records names all that is in one."""

from __future__ import annotations

import re

from hypothesis import given

from sevens.engine import EVENT_TYPES, Match, write_record
from sevens.engine.events import PUBLIC_DETAILS
from sevens.engine.record import header_of
from sevens.rules import PRESETS
from sevens.testing import matches
from tests.docs.pages import DOCS

TEXT = (DOCS / "records.md").read_text(encoding="utf-8")
EVENT_ROWS = dict(re.findall(r"^\| `(\w+)` \| .+? \| (.*) ?\|$", TEXT, re.MULTILINE))
HEADER_KEYS = set(re.findall(r"^\| `(\w+)` \| [^|]+ \|$", TEXT, re.MULTILINE))


def test_every_type_of_event_is_described() -> None:
    assert {*EVENT_TYPES, "type"} == set(EVENT_ROWS)  # and the heading


def test_every_public_detail_is_described() -> None:
    for event_type, names in PUBLIC_DETAILS.items():
        assert set(names) <= set(re.findall(r"`(\w+)`", EVENT_ROWS[event_type])), event_type


@given(matches())
def test_every_detail_that_occurs_is_described(match: Match) -> None:
    for event in match.events:
        assert set(event.details) <= set(re.findall(r"`(\w+)`", EVENT_ROWS[event.type])), event


def test_every_key_of_the_header_is_described() -> None:
    plain = header_of(Match(PRESETS["sevens"], 3, 1), ["a", "b", "c"])
    begun = header_of(Match.position(PRESETS["sevens"], 2, hands=["6s", "8s"], layout={"s": ["7"]}))
    assert set(plain) | set(begun) == HEADER_KEYS


def test_a_record_ends_every_line() -> None:
    assert write_record(Match(PRESETS["sevens"], 3, 1)).endswith("}\n")
