"""What stands in for msgspec in browsers reads, refuses and writes what msgspec does."""

from __future__ import annotations

import json
import os
import random
from typing import Any

import msgspec
import pytest
from msgspec import inspect as shapes

import sevens.protocol as wire

from .conftest import Packaged

SCALE = int(os.environ.get("SEVENS_TEST_SCALE", "1"))
KINDS = ["ClientMessage", "NewRoom", "RulesQuestion", "TextQuestion", "ExampleTry", "LessonTry", "RecordQuestion"]
ANSWERS = [
    "Answer",
    "Update",
    "ErrorBody",
    "Opened",
    "Games",
    "RulesAnswer",
    "Lesson",
    "LessonReply",
    "Replay",
    "AnyReport",
]
ODD = [None, True, 0, -1, 2**40, 1.5, "", "x" * 200, "s", [], [1], {}, {"type": "act"}, {"x": 1}]


def some(kind: shapes.Type, rng: random.Random) -> Any:
    """A value that fits a type."""
    match kind:
        case shapes.Metadata(type=inner):
            return some(inner, rng)
        case shapes.StructType(fields=fields, tag=tag, tag_field=tag_field):
            made = {tag_field: tag} if tag is not None else {}
            for item in fields:
                if item.required or rng.random() < 0.6:
                    made[item.encode_name] = some(item.type, rng)
            return made
        case shapes.UnionType(types=types):
            return some(rng.choice([one for one in types if not isinstance(one, shapes.CustomType)]), rng)
        case shapes.LiteralType(values=values):
            return rng.choice(values)
        case shapes.ListType(item_type=item, min_length=least, max_length=most):
            return [some(item, rng) for _ in range(rng.randint(least or 0, min(most or 3, 4)))]
        case shapes.TupleType(item_types=items):
            return [some(item, rng) for item in items]
        case shapes.DictType(key_type=key, value_type=value):
            return {some(key, rng): some(value, rng) for _ in range(rng.randint(0, 3))}
        case shapes.StrType(min_length=least, pattern=None):
            return "ä7 " * max(least or 0, rng.randint(0, 4))
        case shapes.StrType():
            return rng.choice(["jokers=1", "pass_limit"])
        case shapes.IntType(ge=low, le=high):
            return rng.randint(low if low is not None else -5, high if high is not None else 99)
        case shapes.FloatType():
            return rng.random()
        case shapes.BoolType():
            return rng.random() < 0.5
        case shapes.NoneType():
            return None
    raise AssertionError(kind)


def spoiled(value: Any, rng: random.Random) -> Any:
    """The same with one thing in it changed, left out or added."""
    if isinstance(value, dict) and value and rng.random() < 0.85:
        name = rng.choice(list(value))
        chance = rng.random()
        if chance < 0.15:
            return {key: own for key, own in value.items() if key != name}
        if chance < 0.25:
            return {**value, "surplus": 1}
        return {**value, name: spoiled(value[name], rng)}
    if isinstance(value, list) and value and rng.random() < 0.7:
        at = rng.randrange(len(value))
        return [*value[:at], spoiled(value[at], rng), *value[at + 1 :]]
    return rng.choice(ODD)


def original(kind: str, text: str) -> str | None:
    try:
        return msgspec.json.encode(msgspec.json.decode(text.encode(), type=getattr(wire, kind))).decode()
    except msgspec.DecodeError:
        return None


@pytest.mark.parametrize("kind", [*KINDS, *ANSWERS])
def test_it_reads_and_writes_the_same(packaged: Packaged, kind: str) -> None:
    rng = random.Random(f"{kind} 3")
    shape = shapes.type_info(getattr(wire, kind))
    taken = refused = 0
    for _ in range(60 * SCALE):
        value = some(shape, rng)
        for text in (json.dumps(value), json.dumps(spoiled(value, rng), ensure_ascii=False)):
            expected = original(kind, text)
            assert packaged.ask("decode", kind, text) == expected, (kind, text)
            taken += expected is not None
            refused += expected is None
    assert taken > 15
    assert refused > 5


@pytest.mark.parametrize("text", ["", "{", "nul", '{"type":"act"', "NaN", '{"a":Infinity}', "[" * 5000])
def test_no_json_is_no_message(packaged: Packaged, text: str) -> None:
    assert original("ClientMessage", text) is None
    assert packaged.ask("decode", "ClientMessage", text) is None
