"""Parts of the server by themselves: limits, waits, tokens, rooms moved elsewhere, failing bots and stores."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from sevens.answers import new_seed
from sevens.bots import make_bot
from sevens.engine import Action, View
from sevens.rooms import SPEEDS, Act, Answer, Created, Room, Seat, SetSpeed
from sevens.rules import PRESETS
from sevens.server.bots import WAITS, BotRunner, wait_of
from sevens.server.connection import Connection
from sevens.server.host import RoomHost, RoomHosts, load, now_ms, stored
from sevens.server.limits import Bucket, Buckets
from sevens.server.tokens import device_of, is_room_id, log_name, new_room_id, new_token
from sevens.store import SqlStore, StoredEvent, open_store

HOST = "host"


def opening(speed: str = "none", level: str = "random") -> Created:
    return Room.open(
        room=new_room_id(),
        mode="solo",
        rules=PRESETS["domino"],
        seats=[Seat("person"), Seat("bot", level=level), Seat("bot", level=level)],
        host=HOST,
        seed=new_seed(),
        bot_seed=new_seed(),
        at=now_ms(),
        speed=speed,  # type: ignore[arg-type]  # one of SPEEDS
    )


Scene = Callable[[SqlStore, RoomHosts], Coroutine[Any, Any, None]]


def with_rooms(tmp_path: Path, scene: Scene, bots: BotRunner | None = None, seconds: float = 30, **limits: Any) -> None:
    """Play a scene with a store and rooms on it."""

    async def play() -> None:
        store = await open_store(f"sqlite+aiosqlite:///{tmp_path / 'rooms.db'}")
        wanted: dict[str, Any] = {"max_rooms": 100, "idle_seconds": 300.0, "keep_days": 30, **limits}
        hosts = RoomHosts(store, bots or BotRunner(), **wanted)
        try:
            async with asyncio.timeout(seconds):
                await scene(store, hosts)
        finally:
            await hosts.close()
            await store.close()

    asyncio.run(play())


async def until(true: Callable[[], bool]) -> None:
    while not true():  # noqa: ASYNC110  # what is waited for is no event of the server's
        await asyncio.sleep(0.005)


def my_turn(host: RoomHost) -> bool:
    return host.room.match.phase != "play" or host.room.match.to_move == 0


def act(host: RoomHost, name: str = "a") -> Act:
    action = host.room.match.legal_actions()[0]
    return Act(device=HOST, id=name, seq=host.room.seq, action=str(action))


def test_a_bucket_lets_through_what_its_rate_says() -> None:
    bucket = Bucket(rate=2.0, burst=3, now=0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.5), bucket.take(0.5), bucket.take(1.0)] == [True, False, True]
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]


def test_buckets_keep_keys_apart_and_forget_the_oldest() -> None:
    buckets = Buckets(rate=0.001, burst=1, most=2)
    assert [buckets.take(key, 0.0) for key in "aab"] == [True, False, True]
    assert buckets.take("c", 0.0)  # "a" is forgotten
    assert [buckets.take(key, 0.0) for key in "bca"] == [False, False, True]


def test_waits_lie_where_the_speed_says_and_depend_on_public_things() -> None:
    for speed in SPEEDS:
        waits = [wait_of("room", seq, speed, "easy") for seq in range(200)]
        shortest, longest = WAITS[speed]
        assert all(shortest <= wait <= longest for wait in waits)
        assert waits == [wait_of("room", seq, speed, "easy") for seq in range(200)]
        assert all(wait_of("room", seq, speed, "hard") >= 0.3 for seq in range(200))
    assert WAITS["normal"] == (0.5, 0.9)
    assert WAITS["none"] == (0.0, 0.0)


def test_ids_tokens_and_seeds_are_long_and_never_the_same() -> None:
    rooms = {new_room_id() for _ in range(1000)}
    assert len(rooms) == 1000
    assert all(is_room_id(room) for room in rooms)  # 22 letters of 6 bits
    assert not any(
        is_room_id(text) for text in ("", "x" * 21, "x" * 23, "x" * 21 + "/", "x" * 22 + "\n", "x" * 21 + "\0")
    )
    assert len(new_token()) == 43
    assert len(new_seed()) == 64
    assert device_of("a", "t") != device_of("b", "t") != device_of("b", "u")
    assert log_name("room") != "room"


def test_a_move_is_stored_before_anybody_hears_of_it(tmp_path: Path) -> None:
    async def scene(store: SqlStore, hosts: RoomHosts) -> None:
        created = opening()
        await hosts.open(created)
        host = await hosts.find(created.room)
        assert host is not None
        host.enter(Connection(HOST, "en", 0))
        told: list[int] = []
        original = host._tell

        def tell() -> None:
            told.append(host.room.seq)
            original()

        stored_then: list[int] = []
        append = store.append

        async def slow_append(room: str, first_seq: int, log: Any) -> None:
            assert host.room.seq < first_seq  # not applied yet
            assert first_seq not in told
            await append(room, first_seq, log)
            stored_then.append(first_seq)

        host._tell = tell  # type: ignore[method-assign]
        store.append = slow_append  # type: ignore[method-assign]
        for number in range(5):
            await until(lambda: my_turn(host))
            if host.room.match.phase == "play":
                assert (await host.ask(act(host, f"n{number}"))).status == "accepted"
        assert told == stored_then
        assert len(told) >= 5

    with_rooms(tmp_path, scene)


def test_when_another_process_has_moved_the_room_is_loaded_anew(tmp_path: Path) -> None:
    async def scene(store: SqlStore, hosts: RoomHosts) -> None:
        created = opening("slow")
        await hosts.open(created)
        host = await hosts.find(created.room)
        assert host is not None
        elsewhere = await load(store, created.room)
        assert elsewhere is not None
        events, _ = elsewhere.decide(SetSpeed(device=HOST, id="there", speed="none"), at=2)
        await store.append(created.room, 2, [stored(event) for event in events])
        answer = await host.ask(SetSpeed(device=HOST, id="here", speed="fast"))
        assert answer.status == "accepted"
        assert host.room.seq == 3
        assert host.room.speed == "fast"
        assert [entry.data.get("speed") for entry in await store.load(created.room)][1:] == ["none", "fast"]
        assert (await host.ask(SetSpeed(device=HOST, id="there", speed="slow"))).status == "done"

    with_rooms(tmp_path, scene)


def test_a_store_that_fails_refuses_and_leaves_everything_as_it_was(tmp_path: Path) -> None:
    async def scene(store: SqlStore, hosts: RoomHosts) -> None:
        created = opening()
        await hosts.open(created)
        host = await hosts.find(created.room)
        assert host is not None
        append = store.append
        failures = itertools.count()

        async def failing(_room: str, _first: int, _log: Any) -> None:
            next(failures)
            raise OSError("disk full")

        store.append = failing  # type: ignore[method-assign,assignment]
        answer = await host.ask(SetSpeed(device=HOST, id="a", speed="fast"))
        assert answer.error is not None
        assert answer.error.code == "unavailable"
        assert (host.room.seq, host.room.speed) == (1, "none")
        store.append = append  # type: ignore[method-assign]
        assert (await host.ask(SetSpeed(device=HOST, id="a", speed="fast"))).status == "accepted"
        assert next(failures) == 1

    with_rooms(tmp_path, scene)


class Broken:
    """A bot that fails, or chooses what it may not."""

    level = "broken"

    def __init__(self, choice: Action | None) -> None:
        self._choice = choice

    def choose(self, view: View, **_given: object) -> Action:
        if self._choice is None:
            raise RuntimeError(f"I hold {view.hand}")
        return self._choice


@pytest.mark.parametrize("choice", [None, Action.parse("=h")])
def test_a_bot_that_fails_does_not_stop_the_game(
    tmp_path: Path, choice: Action | None, capsys: pytest.CaptureFixture[str]
) -> None:
    async def scene(_store: SqlStore, hosts: RoomHosts) -> None:
        created = opening(level="broken")
        await hosts.open(created)
        host = await hosts.find(created.room)
        assert host is not None
        host.enter(Connection(HOST, "en", 0))
        for number in range(4):
            await until(lambda: my_turn(host))
            if host.room.match.phase == "play":
                assert (await host.ask(act(host, f"n{number}"))).status == "accepted"

    with_rooms(tmp_path, scene, BotRunner(levels=("broken",), make=lambda _: Broken(choice)))
    logged = "".join(capsys.readouterr())
    assert "bot_" in logged
    assert "I hold" not in logged


def test_bots_wait_until_somebody_looks(tmp_path: Path) -> None:
    async def scene(_store: SqlStore, hosts: RoomHosts) -> None:
        created = Room.open(
            room=new_room_id(),
            mode="solo",
            rules=PRESETS["fan_tan"],
            seats=[Seat("bot", level="random"), Seat("person")],
            host=HOST,
            seed="s",
            bot_seed="b",
            at=now_ms(),
            dealer=1,
            speed="none",
        )
        await hosts.open(created)
        host = await hosts.find(created.room)
        assert host is not None
        await asyncio.sleep(0.1)
        assert host.room.seq == 1
        connection = Connection(HOST, "en", 0)
        host.enter(connection)
        await until(lambda: host.room.match.to_move == 1)
        host.leave(connection)
        assert host.resting

    with_rooms(tmp_path, scene)


def test_rooms_that_nobody_looks_at_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    async def scene(_store: SqlStore, hosts: RoomHosts) -> None:
        created = opening()
        await hosts.open(created)
        host = await hosts.find(created.room)
        assert host is not None
        await host.ask(SetSpeed(device=HOST, id="a", speed="slow"))
        await until(lambda: not hosts._hosts)
        again = await hosts.find(created.room)
        assert again is not None
        assert again is not host
        assert (again.room.seq, again.room.speed) == (2, "slow")
        assert await hosts.find("unknown") is None

    with_rooms(tmp_path, scene, idle_seconds=0.05)


def test_old_rooms_are_forgotten(tmp_path: Path) -> None:
    async def scene(store: SqlStore, hosts: RoomHosts) -> None:
        await store.create("old", "solo", [StoredEvent("created", 1, {})])
        fresh = RoomHosts(store, BotRunner(), max_rooms=1, idle_seconds=1.0, keep_days=1)
        while await store.load("old"):  # noqa: ASYNC110  # as above
            await asyncio.sleep(0.01)
        await fresh.close()

    with_rooms(tmp_path, scene)


def test_commands_are_answered_when_the_server_stops(tmp_path: Path) -> None:
    async def scene(_store: SqlStore, hosts: RoomHosts) -> None:
        created = opening()
        await hosts.open(created)
        host = await hosts.find(created.room)
        assert host is not None
        asking = [
            asyncio.create_task(host.ask(SetSpeed(device=HOST, id=f"n{number}", speed="slow"))) for number in range(5)
        ]
        await asyncio.sleep(0)
        await hosts.close()
        answers: list[Answer] = await asyncio.gather(*asking)
        assert [answer.status for answer in answers] == ["accepted"] * 5
        late = await host.ask(SetSpeed(device=HOST, id="late", speed="slow"))
        assert late.status == "refused"

    with_rooms(tmp_path, scene)


def test_a_room_that_was_deleted_meanwhile_is_gone(tmp_path: Path) -> None:
    async def scene(store: SqlStore, hosts: RoomHosts) -> None:
        created = opening()
        await hosts.open(created)
        host = await hosts.find(created.room)
        assert host is not None
        await store.forget(changed_before=now_ms() + 1)
        for name in "ab":
            answer = await host.ask(SetSpeed(device=HOST, id=name, speed="slow"))
            assert answer.error is not None
            assert answer.error.reason == "no_such_room"

    with_rooms(tmp_path, scene)


def test_the_installed_levels_can_all_be_made() -> None:
    runner = BotRunner()
    assert "random" in runner.levels
    for level in runner.levels:
        assert make_bot(level).level == level
    runner.close()
