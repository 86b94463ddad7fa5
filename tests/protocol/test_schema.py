"""The generated types: as fresh as the structs, and all of them."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import msgspec
import pytest

from sevens import rooms
from sevens.protocol import http, messages, schema
from sevens.texts import LANGUAGES

TYPES = Path(__file__).parents[2] / "web" / "src" / "protocol.gen.ts"


def test_the_clients_types_are_those_of_the_structs() -> None:
    assert TYPES.read_text(encoding="utf-8") == schema.typescript(), (
        "run: python -m sevens.protocol.schema web/src/protocol.gen.ts"
    )


def test_every_message_is_in_the_schema() -> None:
    definitions = schema.json_schema()["$defs"]
    for module in (messages, http):
        for struct in vars(module).values():
            if isinstance(struct, type) and issubclass(struct, msgspec.Struct) and struct.__module__ == module.__name__:
                assert struct.__name__ in definitions or struct is messages.Request, struct
                assert struct is messages.Request or f"interface {struct.__name__} " in schema.typescript()


def test_the_wire_knows_every_mode_speed_kind_and_language() -> None:
    assert get_args(messages.Mode) == rooms.MODES
    assert get_args(messages.Speed) == rooms.SPEEDS
    assert set(get_args(messages.Language)) == set(LANGUAGES)
    seat = next(item for item in msgspec.structs.fields(messages.RoomSeat) if item.name == "kind")
    assert get_args(seat.type) == rooms.KINDS


def test_requests_are_strict() -> None:
    for struct in schema.REQUESTS:
        assert struct.__struct_config__.forbid_unknown_fields, struct
        assert struct.__struct_config__.frozen, struct
    decoder = msgspec.json.Decoder(messages.ClientMessage)
    for text in (b'{"type":"next_deal","id":"a","x":1}', b'{"id":"a"}', b'{"type":"next_deal","id":1}'):
        with pytest.raises(msgspec.ValidationError):
            decoder.decode(text)


def test_the_command_line_writes_and_prints(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert schema.main([str(tmp_path / "types.ts")]) == 0
    assert (tmp_path / "types.ts").read_text(encoding="utf-8") == schema.typescript()
    assert schema.main(["--json"]) == 0
    assert '"Update"' in capsys.readouterr().out
    assert schema.main([]) == 0
    assert capsys.readouterr().out == schema.typescript()
