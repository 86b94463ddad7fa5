"""The rooms of this process: each a task round its `Room`, brought into memory when somebody comes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass

import structlog

from sevens.engine import view_for
from sevens.errors import SevensError
from sevens.rooms import Answer, BotAct, BotTurn, Command, Created, Room, RoomEvent, Speed, from_json, to_json
from sevens.store import Conflict, Store, StoredEvent

from .bots import BotRunner, wait_of
from .connection import Connection
from .errors import NotFound
from .logs import where
from .tokens import is_room_id, log_name

MOST_WAITING = 64
"""Commands that may wait for one room."""
DAY = 86_400_000
"""Milliseconds of a day."""
UNUSED_DAYS = 1
"""Days after which a room in which nothing was ever done is deleted, so that nobody fills the server with them."""
TRIES = 3
"""How often a command is decided anew after somebody else has stored first."""


class Busy(SevensError):
    """Too much at once: asked again later it may work."""

    code = "busy"


class Unavailable(SevensError):
    """The server cannot store anything just now; nothing has changed."""

    code = "unavailable"


def now_ms() -> int:
    """The present moment in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(slots=True)
class _Asked:
    command: Command
    reply: asyncio.Future[Answer]


class RoomHost:
    """One room in memory: takes commands one at a time, stores what is accepted, and only then tells anybody.

    Args:
        room: as loaded from the store.
        store: where its events go.
        bots: who plays for its bots.
        clock: the present moment in milliseconds since 1970.
    """

    def __init__(self, room: Room, store: Store, bots: BotRunner, clock: Callable[[], int] = now_ms) -> None:
        self.room = room
        self.connections: set[Connection] = set()
        self.idle_since: float | None = time.monotonic()
        self._store = store
        self._bots = bots
        self._clock = clock
        self._log = structlog.get_logger().bind(room=log_name(room.id))
        self._inbox: asyncio.Queue[_Asked | None] = asyncio.Queue(MOST_WAITING)
        self._closing = False
        self._gone = False
        self._bot: asyncio.Task[None] | None = None
        self._bot_for: tuple[BotTurn, Speed] | None = None
        self._task = asyncio.create_task(self._run(), name="room")

    async def ask(self, command: Command) -> Answer:
        """Have a command decided; the answer comes after the update that shows its effect was made known."""
        asked = _Asked(command, asyncio.get_running_loop().create_future())
        if self._closing:
            return Answer("refused", Unavailable("the server is stopping"))
        try:
            self._inbox.put_nowait(asked)
        except asyncio.QueueFull:
            return Answer("refused", Busy("too many commands wait for this room"))
        return await asked.reply

    def enter(self, connection: Connection) -> None:
        """Let a connection hear of the room."""
        self.connections.add(connection)
        self.idle_since = None
        self._tell()
        self._let_bots_play()

    def leave(self, connection: Connection) -> None:
        """Let a connection hear no more of the room."""
        self.connections.discard(connection)
        if not self.connections:
            self.idle_since = time.monotonic()
        self._tell()
        if not self._closing:
            self._let_bots_play()

    def touch(self) -> None:
        """Stay in memory a while longer: somebody is about to enter."""
        if not self.connections:
            self.idle_since = time.monotonic()

    def connected(self) -> set[str]:
        """The devices that are there now."""
        return {connection.device for connection in self.connections if connection.device is not None}

    @property
    def resting(self) -> bool:
        """Whether nobody looks and nothing goes on, so that the room may leave the memory."""
        return not self.connections and self._inbox.empty()

    async def close(self) -> None:
        """Stop the room's tasks once the commands that wait have been carried out."""
        self._closing = True
        if self._bot is not None:
            self._bot.cancel()
        await self._inbox.put(None)
        await self._task

    async def _run(self) -> None:
        self._let_bots_play()
        while (asked := await self._inbox.get()) is not None:
            try:
                answer = await self._carry_out(asked.command)
            except Exception as error:  # noqa: BLE001
                # Whatever it was: nothing half done may stay, and the next command must find a room that works.
                self._log.error("command_failed", command=type(asked.command).__name__, error=where(error))
                answer = Answer("refused", Unavailable("the command could not be carried out"))
                await self._reload()
            if not asked.reply.done():
                asked.reply.set_result(answer)
            if not self._closing:
                self._let_bots_play()

    async def _carry_out(self, command: Command) -> Answer:
        for _ in range(TRIES):
            if self._gone:
                return Answer("refused", NotFound("the room has been deleted", reason="no_such_room"))
            events, answer = self.room.decide(command, self._clock())
            if not events:
                return answer
            try:
                await self._store.append(self.room.id, self.room.seq + 1, [stored(event) for event in events])
            except Conflict:
                self._log.warning("room_moved_elsewhere", seq=self.room.seq)
                await self._reload()
                continue
            for event in events:
                self.room.apply(event)
            self._tell()
            return answer
        return Answer("refused", Busy("another process plays in this room"))

    async def _reload(self) -> None:
        try:
            loaded = await load(self._store, self.room.id)
            self._gone = loaded is None
            self.room = loaded or self.room
        except Exception as error:  # noqa: BLE001  # the present room is as good as any until the store is back
            self._log.error("room_not_loaded", error=where(error))
        self._tell()

    def _tell(self) -> None:
        for connection in self.connections:
            connection.refresh()

    def _let_bots_play(self) -> None:
        # Nobody misses a move: bots wait until somebody looks, and go on when somebody comes back.
        turn = self.room.bot_turn() if self.connections and not self._gone else None
        wanted = None if turn is None else (turn, self.room.speed)
        if wanted == self._bot_for and (self._bot is None or not self._bot.done()):
            return
        if self._bot is not None and self._bot is not asyncio.current_task():
            self._bot.cancel()
        self._bot_for = wanted
        self._bot = None if turn is None else asyncio.create_task(self._play_bot(turn, self.room.speed), name="bot")

    async def _play_bot(self, turn: BotTurn, speed: Speed) -> None:
        view = view_for(self.room.match, turn.seat)
        wait = asyncio.create_task(asyncio.sleep(wait_of(self.room.id, turn.seq, speed)))
        try:
            action = await self._bots.choose(turn, view)
            await wait
        finally:
            wait.cancel()
        answer = await self.ask(BotAct(device=None, id="", seat=turn.seat, seq=turn.seq, action=action))
        if answer.error is not None:
            self._log.warning("bot_refused", code=answer.error.code, reason=answer.error.reason)
            await asyncio.sleep(1.0)  # the store may be away for a moment; the next round tries again
            if self.room.bot_turn() == turn:
                self._bot_for = None
                self._let_bots_play()


class RoomHosts:
    """All rooms of this process."""

    def __init__(
        self,
        store: Store,
        bots: BotRunner,
        *,
        max_rooms: int,
        idle_seconds: float,
        keep_days: int,
        clock: Callable[[], int] = now_ms,
    ) -> None:
        self._store = store
        self._bots = bots
        self._max_rooms = max_rooms
        self._idle_seconds = idle_seconds
        self._keep_days = keep_days
        self._clock = clock
        self._hosts: dict[str, RoomHost] = {}
        self._loading = asyncio.Lock()
        self._log = structlog.get_logger()
        self._janitor = asyncio.create_task(self._tidy(), name="janitor")

    @property
    def connections(self) -> int:
        """How many connections are open."""
        return sum(len(host.connections) for host in self._hosts.values())

    async def open(self, created: Created) -> None:
        """Store a new room.

        Raises:
            Busy: there are as many rooms as may be.
        """
        if await self._store.count() >= self._max_rooms:
            raise Busy("too many rooms", reason="too_many_rooms")
        room = Room(created)  # deals before it is stored: a room that cannot begin is never stored
        await self._store.create(created.room, created.mode, [stored(created)])
        async with self._loading:
            self._hosts[created.room] = RoomHost(room, self._store, self._bots, self._clock)
        self._log.info(
            "room_opened",
            room=log_name(room.id),
            mode=room.mode,
            seats=len(room.seats),
            bots=sum(seat.kind == "bot" for seat in room.seats),
        )

    async def find(self, room: str) -> RoomHost | None:
        """The host of a room, loaded if need be; None if there is no such room."""
        if not is_room_id(room):
            return None
        async with self._loading:
            host = self._hosts.get(room)
            if host is not None:
                host.touch()
            elif (loaded := await load(self._store, room)) is not None:
                host = self._hosts[room] = RoomHost(loaded, self._store, self._bots, self._clock)
        return host

    async def close(self) -> None:
        """Stop all rooms."""
        self._janitor.cancel()
        await asyncio.gather(self._janitor, *(host.close() for host in self._hosts.values()), return_exceptions=True)
        self._hosts.clear()

    async def _tidy(self) -> None:
        forgot = -float("inf")
        while True:
            try:
                if time.monotonic() - forgot > 3600:
                    forgot = time.monotonic()
                    now = self._clock()
                    gone = await self._store.forget(now - self._keep_days * DAY, now - UNUSED_DAYS * DAY)
                    if gone:
                        self._log.info("rooms_forgotten", rooms=gone)
                await self._rest()
            except Exception as error:  # noqa: BLE001  # tidying is tried again, whatever went wrong
                self._log.error("tidying_failed", error=where(error))
            await asyncio.sleep(min(30.0, self._idle_seconds))

    async def _rest(self) -> None:
        latest = time.monotonic() - self._idle_seconds
        async with self._loading:
            for name, host in list(self._hosts.items()):
                if host.resting and host.idle_since is not None and host.idle_since < latest:
                    del self._hosts[name]
                    await host.close()


async def load(store: Store, room: str) -> Room | None:
    """The room that the store holds under this id, None if there is none.

    Raises:
        RoomError: what is stored is no room.
    """
    log = await store.load(room)
    return Room.replay(from_json(entry.kind, entry.data) for entry in log) if log else None


def stored(event: RoomEvent) -> StoredEvent:
    """An event as the store takes it."""
    return StoredEvent(event.kind, event.at, to_json(event))
