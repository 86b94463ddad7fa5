"""The examples of docs/interface.md are messages that the server would take and send."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

from sevens.protocol import http, messages, schema

PAGE = (Path(__file__).parents[2] / "docs" / "interface.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```json\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
TOO_LONG_TO_SHOW = {http.Games, http.Lesson, http.Replay}


def kinds_of(text: str) -> set[type]:
    """The structs that read this text, and write it again without losing anything."""
    found = set()
    for struct in (*schema.REQUESTS, *schema.ANSWERS):
        try:
            value = msgspec.json.decode(text, type=struct)
        except msgspec.ValidationError:
            continue
        written = json.loads(msgspec.json.encode(value))
        if json.loads(text).items() <= written.items():
            found.add(struct)
    return found


@pytest.mark.parametrize("text", EXAMPLES)
def test_every_example_is_a_message(text: str) -> None:
    assert kinds_of(text)


def test_every_message_has_an_example() -> None:
    shown: set[type] = set().union(*(kinds_of(text) for text in EXAMPLES))
    assert shown | TOO_LONG_TO_SHOW == {*schema.REQUESTS, *schema.ANSWERS}


def test_every_field_of_an_update_is_shown() -> None:
    updates = [json.loads(text) for text in EXAMPLES if json.loads(text).get("type") == "update"]
    update = next(update for update in updates if update["view"] is not None)
    lobby = next(update for update in updates if update["lobby"] is not None)
    for struct, shown in (
        (messages.Update, update),
        (messages.Update, lobby),
        (messages.Lobby, lobby["lobby"]),
        (messages.RoomInfo, update["room"]),
        (messages.View, update["view"]),
        (messages.RoomSeat, update["room"]["seats"][0]),
        (messages.LegalAction, update["view"]["legal"][0]),
        (messages.PassInfo, update["view"]["pass"]),
    ):
        names = {field.encode_name for field in msgspec.structs.fields(struct)}
        assert names <= shown.keys()
