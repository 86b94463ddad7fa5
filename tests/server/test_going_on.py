"""What goes on by itself: the clock, substitutes, and bots whose moments tell nothing."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import pytest

from sevens.bots import make_bot
from sevens.engine import Action, Match, View, view_for
from sevens.rooms import Act, BotTurn, Created, Expire, Join, Leave, Return, Room, Seat, Start
from sevens.rules import PRESETS
from sevens.server import host as hosting
from sevens.server.bots import SLOT, BotRunner, rest_of, wait_of
from sevens.server.connection import Connection
from sevens.server.host import RoomHost, RoomHosts, load, now_ms
from sevens.server.tokens import new_room_id
from sevens.store import SqlStore
from tests.conftest import SCALE

from .test_parts import until, with_rooms

ANN, BEA = "ann", "bea"


def opening(clock: int | None, grace: int = 60) -> Created:
    return Room.open(
        room=new_room_id(),
        mode="friends",
        rules=PRESETS["domino"].replace(match="deals 1", tie_break="shared"),
        seats=[Seat("person", "Ann"), Seat("open"), Seat("open")],
        host=ANN,
        seed="seed",
        bot_seed="bots",
        at=now_ms(),
        speed="none",
        clock=clock,
        grace=grace,
    )


async def started(hosts: RoomHosts, clock: int | None, grace: int = 60) -> RoomHost:
    created = opening(clock, grace)
    await hosts.open(created)
    host = await hosts.find(created.room)
    assert host is not None
    assert (await host.ask(Join(device=BEA, id="1", name="Bea"))).status == "accepted"
    start = Start(device=ANN, id="1", level="random", seed="x", bot_seed="y")
    assert (await host.ask(start)).status == "accepted"
    return host


@pytest.fixture(autouse=True)
def no_head_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the tests be short; one of them looks at the head start itself."""
    monkeypatch.setattr(hosting, "HEAD_START", 0)


def test_a_timed_match_goes_on_when_nobody_is_there(tmp_path: Path) -> None:
    async def scene(store: SqlStore, hosts: RoomHosts) -> None:
        host = await started(hosts, clock=1, grace=2)
        assert not host.resting
        await until(lambda: host.room.match.phase == "match_over")
        assert host.resting
        log = await store.load(host.room.id)
        chosen = [entry.data["by"] for entry in log if entry.kind == "acted"]
        assert "clock" in chosen
        assert "bot" in chosen
        assert [entry.kind for entry in log].count("substituted") == 2

    with_rooms(tmp_path, scene)


def test_an_untimed_match_waits_for_its_people_and_goes_on_for_those_who_wait(tmp_path: Path) -> None:
    async def scene(_store: SqlStore, hosts: RoomHosts) -> None:
        host = await started(hosts, clock=None, grace=1)
        seq = host.room.seq
        await asyncio.sleep(1.2)
        assert host.room.seq == seq, "nobody is there, and nobody waits"
        host.enter(Connection(ANN, "en", 0))
        await until(lambda: host.room.seats[1].substitute is not None)
        assert host.room.seats[0].present
        await until(lambda: host.room.mover == 0)

    with_rooms(tmp_path, scene)


def test_a_play_and_the_end_of_the_time_asked_at_once_are_one_stored_move(tmp_path: Path) -> None:
    """Both are under way at the same moment, in either order: one is stored, the other is told that it was too late."""
    moment, wanted = now_ms(), round(40 * SCALE)

    async def scene(store: SqlStore, hosts: RoomHosts) -> None:
        nonlocal moment
        chance, moves = random.Random(1), 0
        while moves < wanted:
            moment = now_ms()
            host = await started(hosts, clock=30, grace=1_000_000)
            while (mover := host.room.mover) is not None and moves < wanted:
                if host.room.bot_turn() is not None:
                    await until(lambda host=host: host.room.bot_turn() is None)  # type: ignore[misc]
                    continue
                room, seq = host.room, host.room.seq
                moment = room.deadline() or 0
                action = str(view_for(room.match, mover).legal[0])
                commands = [
                    Act(device=room.seats[mover].device, id=f"n{seq}", seq=seq, action=action),
                    Expire(device=None, id="", seat=mover, seq=room.match_seq),
                ]
                chance.shuffle(commands)
                answers = await asyncio.gather(*(host.ask(command) for command in commands))
                accepted = [command for command, answer in zip(commands, answers, strict=True) if answer.error is None]
                assert len(accepted) <= 1, "none when the room's own alarm came before both"
                stored = [entry.data for entry in (await store.load(room.id))[seq:] if entry.kind == "acted"]
                assert [entry["seat"] for entry in stored if entry["by"] != "bot"] == [mover]
                assert stored[0]["by"] == ("person" if Act in map(type, accepted) else "clock")
                assert not accepted or accepted == commands[:1]
                moves += 1
        assert moves == wanted

    with_rooms(tmp_path, scene, clock=lambda: moment, seconds=60 * SCALE, max_rooms=10_000)


def test_after_a_restart_the_time_that_was_left_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    moment = now_ms()

    def now() -> int:
        return moment

    async def scene(store: SqlStore, hosts: RoomHosts) -> None:
        nonlocal moment
        host = await started(hosts, clock=40)
        deadline = host.room.deadline()
        assert deadline is not None
        monkeypatch.setattr(hosting, "HEAD_START", 10_000)
        for wanted, left in ((12_000, 12_000), (3_000, 10_000), (-60_000, 10_000)):
            moment = deadline - wanted
            again = RoomHosts(store, BotRunner(), max_rooms=9, idle_seconds=9, keep_days=1, clock=now)
            loaded = await again.find(host.room.id)
            assert loaded is not None
            assert loaded.presence().time_left == left
            await again.close()

    with_rooms(tmp_path, scene, clock=now)


def test_a_clock_whose_move_cannot_be_stored_tries_again_and_again_but_not_wildly(tmp_path: Path) -> None:
    async def scene(store: SqlStore, hosts: RoomHosts) -> None:
        host = await started(hosts, clock=1)
        host.enter(Connection(ANN, "en", 0))
        host.enter(Connection(BEA, "en", 0))
        append, tried = store.append, 0

        async def broken(*_given: Any) -> None:
            nonlocal tried
            tried += 1
            raise OSError

        await until(lambda: host.room.mover in (0, 1))
        seq = host.room.seq
        store.append = broken  # type: ignore[method-assign, assignment]
        await asyncio.sleep(3.2)
        assert 1 <= tried <= 4
        assert host.room.seq == seq
        store.append = append  # type: ignore[method-assign]
        await until(lambda: host.room.seq > seq)

    with_rooms(tmp_path, scene)


def test_who_gets_up_and_returns_ends_the_thinking_of_the_bot(tmp_path: Path) -> None:
    async def scene(_store: SqlStore, hosts: RoomHosts) -> None:
        host = await started(hosts, clock=None)
        host.enter(Connection(ANN, "en", 0))
        host.enter(Connection(BEA, "en", 0))
        await until(lambda: host.room.mover in (0, 1))
        mover = host.room.mover or 0
        device = (ANN, BEA)[mover]
        await host.ask(Leave(device=device, id="l"))
        await host.welcome(device)
        assert host.room.seats[mover].left, "a new connection does not undo leaving"
        await until(lambda: host.room.mover == 1 - mover)
        await host.ask(Return(device=device, id="r"))
        assert host.room.seats[mover].present

    with_rooms(tmp_path, scene)


# --- moments tell nothing ---


class Slow:
    """A bot that thinks as long as its cards make it."""

    level = "slow"

    def choose(self, view: View, *, seed: int | str, seconds: float | None = None, **_given: object) -> Action:
        time.sleep((len(view.hand or ()) % 7) / 100)
        return view.legal[0]


def worlds(count: int) -> list[Match]:
    """Positions with the same public history: hidden cards are dealt differently among the same seats."""
    chance, found = random.Random(4), []
    for _ in range(count):
        cards = [rank + suit for suit in "shdc" for rank in "A23456TJQK"]
        chance.shuffle(cards)
        hands = [" ".join(cards[seat * 13 : seat * 13 + 13]) for seat in range(3)]
        found.append(
            Match.position(
                PRESETS["sevens"],
                3,
                hands=hands,
                layout={suit: ["789"] for suit in "shdc"},
                to_move=0,
            )
        )
    return found


def test_a_bots_moment_is_the_same_whatever_is_hidden() -> None:
    """The same turn in many hidden worlds, with a bot whose thinking takes longer or shorter: one moment for all."""

    async def scene() -> None:
        runner = BotRunner(threads=1, levels=("slow",), make=lambda _: Slow())
        turn = BotTurn(0, "slow", 5, "seed")
        wait = wait_of("room", turn.seq, "fast", turn.level)
        loop, took, forced = asyncio.get_running_loop(), [], set()
        for match in worlds(6):
            view = view_for(match, 0)
            forced.add(len(view.legal))
            began = loop.time()
            await runner.choose(turn, view, wait)
            took.append(loop.time() - began)
        assert len(forced) > 1, "the worlds differ in what the seat can do"
        assert min(took) >= wait
        runner.close()

    asyncio.run(scene())


def test_waits_leave_no_trace_of_how_long_a_thought_was() -> None:
    for wait in (0.2, 0.5, 0.9):
        moments = {round(thought + rest_of(wait, thought), 6) for thought in (0.0, 0.01, wait / 2, wait)}
        assert moments == {wait}
        late = [thought + rest_of(wait, thought) for thought in (wait + 0.01, wait + 0.1, wait + SLOT)]
        assert [round(moment, 6) for moment in late] == [round(wait + SLOT, 6)] * 3
    assert rest_of(0.0, 0.5) == 0.0


def test_thinking_fits_into_the_wait() -> None:
    given: list[float | None] = []

    class Noting(Slow):
        def choose(self, view: View, *, seed: int | str, seconds: float | None = None, **_given: object) -> Action:
            given.append(seconds)
            return view.legal[0]

    async def scene() -> None:
        runner = BotRunner(seconds=1.0, levels=("slow",), make=lambda _: Noting())
        await runner.choose(BotTurn(0, "slow", 5, "seed"), view_for(worlds(1)[0], 0), 0.3)
        runner.close()

    asyncio.run(scene())
    assert given == [pytest.approx(0.24)]
    assert make_bot("hard").level == "hard"


def test_loading_a_room_of_friends_gives_the_identical_room(tmp_path: Path) -> None:
    async def scene(store: SqlStore, hosts: RoomHosts) -> None:
        host = await started(hosts, clock=30)
        again = await load(store, host.room.id)
        assert again is not None
        assert (again.seats, again.host, again.clock, again.seq) == (
            host.room.seats,
            host.room.host,
            host.room.clock,
            host.room.seq,
        )

    with_rooms(tmp_path, scene)
