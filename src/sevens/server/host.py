"""The rooms of this process: each a task round its `Room`, brought into memory when somebody comes."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable
from dataclasses import dataclass

import structlog

from sevens.engine import view_for
from sevens.errors import SevensError
from sevens.protocol import Phrase, Presence, Said
from sevens.rooms import (
    ACCEPTED,
    Alarm,
    Answer,
    BotAct,
    BotTurn,
    Command,
    Created,
    Expire,
    Forbidden,
    Moved,
    Return,
    Room,
    RoomEvent,
    Speed,
    from_json,
    to_json,
)
from sevens.store import Conflict, Store, StoredEvent

from .bots import BotRunner, wait_of
from .connection import Connection
from .errors import NotFound, TooFast
from .limits import Buckets
from .logs import where
from .metrics import Metrics
from .tokens import is_room_id, log_name

MOST_WAITING = 64
"""Commands that may wait for one room."""
DAY = 86_400_000
"""Milliseconds of a day."""
UNUSED_DAYS = 1
"""Days after which a room in which nothing was ever done is deleted, so that nobody fills the server with them."""
HEAD_START = 10_000
"""Milliseconds that the person to move has at least when a room comes back into memory, however long it was away."""
PHRASES_PER_SECOND, PHRASES_BURST = 0.5, 4
"""How often a device may say something, on average and at once."""
RETRY_SECONDS = 1.0
"""How long to wait with what could not be stored."""
REPORT_DAYS = 30
"""Days that statistics are kept, today included."""
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
        metrics: where it is counted what happens.
        clock: the present moment in milliseconds since 1970.
    """

    def __init__(
        self, room: Room, store: Store, bots: BotRunner, metrics: Metrics, clock: Callable[[], int] = now_ms
    ) -> None:
        self.room = room
        self.metrics = metrics
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
        self._loaded_at = clock()
        self._absent: dict[str, int] = {}
        self._alarm: asyncio.TimerHandle | None = None
        self._alarm_for: Alarm | None = None
        self._rung: Alarm | None = None
        self._phrases = Buckets(PHRASES_PER_SECOND, PHRASES_BURST, most=64)
        self._note_absences()
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

    async def welcome(self, device: str | None) -> None:
        """Let somebody for whom a bot has been playing act themselves again, unless they had got up."""
        seats = self.room.seats_of(device)
        if self.room.friends and any(self.room.seats[seat].substitute is not None for seat in seats):
            await self.ask(Return(device=device, id=""))

    def say(self, device: str | None, phrase: Phrase) -> Answer:
        """Tell everybody in the room a quick phrase."""
        seats = self.room.seats_of(device)
        if device is None or not seats:
            return Answer("refused", Forbidden("only those who play may do this", reason="not_seated"))
        if not self._phrases.take(device, time.monotonic()):
            return Answer("refused", TooFast("too many phrases"))
        for connection in self.connections:
            connection.say(Said(seat=seats[0], phrase=phrase))
        return ACCEPTED

    def enter(self, connection: Connection) -> None:
        """Let a connection hear of the room."""
        self.connections.add(connection)
        self.idle_since = None
        self._tell()
        self._go_on()

    def leave(self, connection: Connection) -> None:
        """Let a connection hear no more of the room."""
        self.connections.discard(connection)
        if not self.connections:
            self.idle_since = time.monotonic()
        self._tell()
        if not self._closing:
            self._go_on()

    def touch(self) -> None:
        """Stay in memory a while longer: somebody is about to enter."""
        if not self.connections:
            self.idle_since = time.monotonic()

    def connected(self) -> set[str]:
        """The devices that are there now."""
        return {connection.device for connection in self.connections if connection.device is not None}

    def presence(self) -> Presence:
        """Who is there now, and how much time is left to whoever is to move."""
        deadline = self._deadline()
        return Presence(
            connected=self.connected(),
            spectators=sum(not self.room.seats_of(connection.device) for connection in self.connections),
            time_left=None if deadline is None else max(0, deadline - self._clock()),
        )

    @property
    def resting(self) -> bool:
        """Whether nobody looks and nothing goes on, so that the room may leave the memory."""
        return not self.connections and self._inbox.empty() and not self._running_by_clock()

    async def close(self) -> None:
        """Stop the room's tasks once the commands that wait have been carried out."""
        self._closing = True
        if self._bot is not None:
            self._bot.cancel()
        if self._alarm is not None:
            self._alarm.cancel()
        await self._inbox.put(None)
        await self._task

    async def _run(self) -> None:
        self._go_on()
        while (asked := await self._inbox.get()) is not None:
            began = time.perf_counter()
            try:
                answer = await self._carry_out(asked.command)
            except Exception as error:  # noqa: BLE001
                # Whatever it was: nothing half done may stay, and the next command must find a room that works.
                self._log.error("command_failed", command=type(asked.command).__name__, error=where(error))
                answer = Answer("refused", Unavailable("the command could not be carried out"))
                self.metrics.failed()
                await self._reload()
            self.metrics.decided(asked.command, answer, time.perf_counter() - began)
            if not asked.reply.done():
                asked.reply.set_result(answer)
            if not self._closing:
                self._go_on()

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
                if isinstance(event, Moved):
                    self._tell_moved(event.previous)
            self.metrics.happened(self.room, events)
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

    def _tell_moved(self, device: str) -> None:
        for connection in self.connections:
            if connection.device == device:
                connection.move_away()

    # --- what goes on by itself ---

    def _go_on(self) -> None:
        self._note_absences()
        self._set_alarm()
        self._let_bots_play()

    def _running_by_clock(self) -> bool:
        """Whether a match goes on by itself because its turns are timed."""
        return self.room.clock is not None and self.room.mover is not None and not self._gone

    def _note_absences(self) -> None:
        """Keep when each person who is not there was last seen; whoever came back is there again."""
        there = self.connected()
        absent = {seat.device for seat in self.room.seats if seat.device is not None and seat.device not in there}
        now = self._clock()
        self._absent = {device: self._absent.get(device, now) for device in absent}

    def _deadline(self) -> int | None:
        """When the person to move runs out of time; a room that was out of memory waits a little for its people."""
        deadline = self.room.deadline()
        return None if deadline is None else max(deadline, self._loaded_at + HEAD_START)

    def _set_alarm(self) -> None:
        """Have the room asked what is due, at the moment when it is due."""
        wanted: Alarm | None = None
        if (self.connections or self._running_by_clock()) and not self._gone:
            wanted = self.room.alarm(self._absent)
        if wanted == self._alarm_for and self._alarm is not None:
            return
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm_for, self._alarm = wanted, None
        if wanted is not None:
            self._wait_for(wanted)

    def _wait_for(self, alarm: Alarm) -> None:
        at = alarm.at
        if isinstance(alarm.command, Expire):
            at = max(at, self._loaded_at + HEAD_START)
        # One that was rung already is still due because it could not be stored: that is tried once a second.
        wait = max(RETRY_SECONDS if alarm == self._rung else 0, (at - self._clock()) / 1000)
        self._alarm = asyncio.get_running_loop().call_later(wait, self._ring, alarm)

    def _ring(self, alarm: Alarm) -> None:
        self._alarm = self._alarm_for = None
        self._rung = alarm
        if self._closing or self._gone:
            return
        if self._clock() < alarm.at:  # the loop's clock and the one of the events need not agree to the millisecond
            self._rung = None
            self._alarm_for = alarm
            self._wait_for(alarm)
            return
        asked = _Asked(alarm.command, asyncio.get_running_loop().create_future())
        try:
            self._inbox.put_nowait(asked)
        except asyncio.QueueFull:
            self._alarm_for = alarm
            self._wait_for(alarm)

    def _let_bots_play(self) -> None:
        # Nobody misses a move: bots wait until somebody looks, and go on when somebody comes back. Where turns are
        # timed, nobody has to be waited for.
        watched = (self.connections or self._running_by_clock()) and not self._gone
        turn = self.room.bot_turn() if watched else None
        wanted = None if turn is None else (turn, self.room.speed)
        if wanted == self._bot_for and (self._bot is None or not self._bot.done()):
            return
        if self._bot is not None and self._bot is not asyncio.current_task():
            self._bot.cancel()
        self._bot_for = wanted
        self._bot = None if turn is None else asyncio.create_task(self._play_bot(turn, self.room.speed), name="bot")

    async def _play_bot(self, turn: BotTurn, speed: Speed) -> None:
        view = view_for(self.room.match, turn.seat)
        action = await self._bots.choose(turn, view, wait_of(self.room.id, turn.seq, speed, turn.level))
        answer = await self.ask(BotAct(device=None, id="", seat=turn.seat, seq=turn.seq, action=action))
        if answer.error is not None:
            self._log.warning("bot_refused", code=answer.error.code, reason=answer.error.reason)
            await asyncio.sleep(RETRY_SECONDS)  # the store may be away for a moment; the next round tries again
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
        metrics: Metrics | None = None,
        clock: Callable[[], int] = now_ms,
    ) -> None:
        self.metrics = Metrics() if metrics is None else metrics
        self.metrics.watch(rooms=lambda: len(self._hosts), connections=lambda: self.connections)
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
            self._hosts[created.room] = self._host(room)
        self.metrics.opened(created)
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
                host = self._hosts[room] = self._host(loaded)
        return host

    def _host(self, room: Room) -> RoomHost:
        return RoomHost(room, self._store, self._bots, self.metrics, self._clock)

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
                    gc.collect()
                    if gone:
                        self._log.info("rooms_forgotten", rooms=gone)
                    await self._store.forget_reports(now // DAY - REPORT_DAYS + 1)
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
