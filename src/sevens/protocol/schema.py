"""Everything on the wire as JSON Schema and as TypeScript, both made from the structs.

`python -m sevens.protocol.schema web/src/protocol.gen.ts` writes the types of the browser client, with `--json` it
prints the JSON Schema.
"""

from __future__ import annotations

import argparse
import inspect
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET
from msgspec import inspect as shapes

from . import http, messages, statistics

REQUESTS: tuple[type[msgspec.Struct], ...] = (
    messages.Hello,
    messages.Act,
    messages.NextDeal,
    messages.Lift,
    messages.Rematch,
    messages.Start,
    messages.AssignSeat,
    messages.SetClock,
    messages.PassHost,
    messages.Leave,
    messages.Return,
    messages.SayPhrase,
    messages.SetSpeed,
    messages.SetLanguage,
    http.NewRoom,
    http.JoinQuestion,
    http.LinkQuestion,
    http.ReturnQuestion,
    http.RulesQuestion,
    http.TextQuestion,
    http.ExampleTry,
    http.LessonTry,
    http.RecordQuestion,
    statistics.GameStarted,
    statistics.GameFinished,
    statistics.ConnectionReport,
    statistics.DisplayReport,
)
ANSWERS: tuple[type[msgspec.Struct], ...] = (
    messages.Answer,
    messages.Update,
    messages.Said,
    http.ErrorBody,
    http.Opened,
    http.Seated,
    http.SeatLink,
    http.RoomCard,
    http.About,
    http.Games,
    http.RulesAnswer,
    http.ExampleAnswer,
    http.Lesson,
    http.LessonReply,
    http.Offline,
    http.RecordText,
    http.Replay,
    statistics.Statistics,
)
UNIONS: dict[str, Any] = {
    "ClientMessage": messages.ClientMessage,
    "ServerMessage": messages.ServerMessage,
    "AnyReport": statistics.AnyReport,
}

_HEAD = """\
/* Generated from the server's message structs by `python -m sevens.protocol.schema`; change those and run it again. */
"""


def json_schema() -> dict[str, Any]:
    """A JSON Schema document whose `$defs` are all messages and bodies."""
    _, components = msgspec.json.schema_components((*REQUESTS, *ANSWERS), ref_template="#/$defs/{name}")
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": dict(sorted(components.items()))}


def typescript() -> str:
    """The same as TypeScript interfaces, in the order in which they are first used."""
    writer = _Writer()
    for struct in (*REQUESTS, *ANSWERS):
        writer.reference(struct)
    parts = [_HEAD, *writer.interfaces.values()]
    for name, union in UNIONS.items():
        parts.append(f"export type {name} = {writer.type_of(shapes.type_info(union))};\n")
    return "\n".join(parts)


class _Writer:
    def __init__(self) -> None:
        self.interfaces: dict[str, str] = {}

    def reference(self, struct: type[msgspec.Struct]) -> str:
        name = struct.__name__
        if name not in self.interfaces:
            self.interfaces[name] = ""  # holds the place, and ends recursion
            self.interfaces[name] = self._interface(struct)
        return name

    def _interface(self, struct: type[msgspec.Struct]) -> str:
        info = shapes.type_info(struct)
        assert isinstance(info, shapes.StructType)
        lines = _comment(inspect.cleandoc(struct.__doc__ or ""))
        lines.append(f"export interface {struct.__name__} {{")
        if info.tag is not None:
            lines.append(f"  {info.tag_field}: '{info.tag}';")
        for item in info.fields:
            # What a client leaves out gets the default; what the server sends is always there unless it is UNSET.
            optional = not item.required if info.forbid_unknown_fields else item.default is UNSET
            lines.append(f"  {item.encode_name}{'?' if optional else ''}: {self.type_of(item.type)};")
        lines.append("}\n")
        return "\n".join(lines)

    def type_of(self, kind: shapes.Type) -> str:
        match kind:
            case shapes.Metadata(type=inner):
                return self.type_of(inner)
            case shapes.StructType(cls=cls):
                return self.reference(cls)
            case shapes.UnionType(types=types):
                named = [self.type_of(one) for one in types]
                return " | ".join(dict.fromkeys(sorted(named, key=lambda text: text == "null")))
            case shapes.LiteralType(values=values):
                return " | ".join(f"'{value}'" if isinstance(value, str) else json.dumps(value) for value in values)
            case shapes.ListType(item_type=item):
                text = self.type_of(item)
                return f"({text})[]" if " " in text else f"{text}[]"
            case shapes.TupleType(item_types=items):
                return f"[{', '.join(self.type_of(item) for item in items)}]"
            case shapes.DictType(key_type=key, value_type=value):
                return f"Record<{self.type_of(key)}, {self.type_of(value)}>"
            case shapes.StrType():
                return "string"
            case shapes.IntType() | shapes.FloatType():
                return "number"
            case shapes.BoolType():
                return "boolean"
            case shapes.NoneType():
                return "null"
            case shapes.AnyType() | shapes.RawType():
                return "unknown"
        raise TypeError(f"no TypeScript for {kind}")


def _comment(text: str) -> list[str]:
    lines = text.splitlines()
    if len(lines) < 2:
        return [f"/** {text} */"] if text else []
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the JSON Schema or write the TypeScript file."""
    parser = argparse.ArgumentParser(description="The wire's messages as JSON Schema or TypeScript.")
    parser.add_argument("path", nargs="?", type=Path, help="TypeScript file to write")
    parser.add_argument("--json", action="store_true", help="print the JSON Schema")
    chosen = parser.parse_args(arguments)
    if chosen.json:
        sys.stdout.write(json.dumps(json_schema(), indent=2) + "\n")
    elif chosen.path is not None:
        chosen.path.write_text(typescript(), encoding="utf-8")
    else:
        sys.stdout.write(typescript())
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
