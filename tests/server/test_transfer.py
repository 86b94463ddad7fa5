"""Rooms that go to a file and come back: identical, or refused."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sevens.rooms import Join, Room, RoomError, Start
from sevens.rules import PRESETS
from sevens.server.errors import NotFound
from sevens.server.host import load, stored
from sevens.server.transfer import export_room, import_room, read_room
from sevens.store import Conflict, Store, open_store
from tests.rooms.support import HOST, Journal, everything

ROOM = "R" * 22


def played() -> Journal:
    """A match of friends in its middle."""
    rules = PRESETS["shichi_narabe"].replace(jokers=1)
    journal = Journal.open("Poob", rules, "seed", clock=30, room=ROOM)
    journal.ask(Join(device="bea", id="1", name="Béa 七"))
    journal.ask(Start(device=HOST, id="2", level="easy", seed="x", bot_seed="y"))
    chance = random.Random(1)
    for _ in range(30):
        assert journal.ask(journal.next_command(chance)).status == "accepted"
    return journal


async def kept(directory: Path, journal: Journal) -> Store:
    store = await open_store(f"sqlite+aiosqlite:///{directory / 'rooms.db'}")
    await store.create(ROOM, "friends", [stored(event) for event in journal.events])
    return store


def test_a_room_comes_back_identical_in_another_store(tmp_path: Path) -> None:
    journal = played()
    (tmp_path / "new").mkdir()

    async def there_and_back() -> None:
        store = await kept(tmp_path, journal)
        text = await export_room(store, ROOM)
        other = await open_store(f"sqlite+aiosqlite:///{tmp_path / 'new' / 'rooms.db'}")
        room = await import_room(other, text)
        again = await load(other, ROOM)
        assert again is not None
        assert everything(room) == everything(again) == everything(journal.room)
        assert await export_room(other, ROOM) == text
        with pytest.raises(Conflict):
            await import_room(other, text)
        with pytest.raises(NotFound):
            await export_room(store, "nowhere")
        await store.close()
        await other.close()

    asyncio.run(there_and_back())


TEXT = "".join(
    json.dumps(line) + "\n"
    for line in (
        {"format": "sevens-room", "version": 1, "room": ROOM},
        *(
            {"seq": seq, "kind": entry.kind, "data": entry.data}
            for seq, entry in enumerate(map(stored, played().events), 1)
        ),
        {"events": len(played().events)},
    )
)


@given(data=st.data())
def test_a_changed_text_is_refused_or_still_a_room(data: st.DataObject) -> None:
    lines = TEXT.splitlines()
    number = data.draw(st.integers(0, len(lines) - 1))
    kind = data.draw(st.sampled_from(["cut", "drop", "double", "swap", "value", "letters"]))
    if kind == "cut":
        lines = lines[:number]
    elif kind == "drop":
        del lines[number]
    elif kind == "double":
        lines.insert(number, lines[number])
    elif kind == "swap":
        lines[0], lines[number] = lines[number], lines[0]
    elif kind == "letters":
        at = data.draw(st.integers(0, len(lines[number]) - 1))
        lines[number] = lines[number][:at] + data.draw(st.characters()) + lines[number][at + 1 :]
    else:
        line = json.loads(lines[number])
        inside = line.get("data", line)
        name = data.draw(st.sampled_from(sorted(inside)))
        inside[name] = data.draw(
            st.none() | st.integers() | st.text(max_size=3) | st.booleans() | st.lists(st.integers(), max_size=2)
        )
        lines[number] = json.dumps(line)
    text = "\n".join(lines)
    try:
        events = read_room(text)
    except RoomError:
        return
    assert Room.replay(events).id == ROOM


def test_the_commands_write_and_read(tmp_path: Path) -> None:
    asyncio.run(closing(tmp_path))
    file, other = tmp_path / "room.jsonl", tmp_path / "other"

    def sevens(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "sevens", *words]
        return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)

    address = f"https://cards.example.org/#/room/{ROOM}"
    assert sevens("export", address, "--data", str(tmp_path), "--output", str(file)).returncode == 0
    assert sevens("export", ROOM, "--data", str(tmp_path)).stdout == file.read_text(encoding="utf-8")
    assert sevens("import", str(file), "--data", str(other)).returncode == 0
    assert sevens("export", ROOM, "--data", str(other)).stdout == file.read_text(encoding="utf-8")
    for words in (
        ("import", str(file), "--data", str(other)),
        ("export", "nowhere", "--data", str(other)),
        ("import", str(tmp_path / "rooms.db"), "--data", str(other)),
        ("import", str(tmp_path / "missing"), "--data", str(other)),
        ("export", ROOM, "--database", "nonsense"),
    ):
        answer = sevens(*words)
        assert answer.returncode in (1, 2), words
        assert answer.stderr.strip()
        assert "Traceback" not in answer.stderr


async def closing(directory: Path) -> None:
    store = await kept(directory, played())
    await store.close()
