"""The WebSocket of a room: reads commands, writes answers and updates."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Callable, Collection

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from sevens import protocol as wire
from sevens import rooms
from sevens.answers import command_of, language_of, refusal
from sevens.errors import SevensError

from . import errors
from .connection import Connection, SeatMoved, TooSlow
from .host import Busy, RoomHost, RoomHosts
from .limits import Bucket
from .logs import where
from .security import host_allowed, origin_allowed
from .settings import Settings
from .tokens import device_of, log_name

HELLO_SECONDS = 10.0
"""How long a connection may take to say who it is."""
SEND_SECONDS = 20.0
"""How long one message may take to go out."""
MOST_VIOLATIONS = 20
"""Messages beyond the allowed rate after which the connection is closed."""

_decoder = msgspec.json.Decoder(wire.ClientMessage)


class _IdOnly(msgspec.Struct):
    id: str = ""


_id_decoder = msgspec.json.Decoder(_IdOnly)


class _Closed(Exception):
    """The connection is to be closed with this code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Socket:
    """Serves connections to rooms.

    Args:
        settings: of the server.
        hosts: the rooms.
        levels: the bots there are.
        monotonic: seconds on a clock that never goes back.
    """

    def __init__(
        self,
        settings: Settings,
        hosts: Callable[[], RoomHosts],
        levels: Collection[str],
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._settings = settings
        self._hosts = hosts
        self._levels = levels
        self._monotonic = monotonic
        self._open: Counter[str] = Counter()
        self._log = structlog.get_logger()

    async def serve(self, socket: WebSocket) -> None:
        """Serve one connection until it ends. Pages of other sites are refused before anything is accepted."""
        if not host_allowed(socket.headers, self._settings) or not origin_allowed(socket.headers, self._settings):
            await socket.close(errors.CLOSE_FORBIDDEN)  # before accepting: the handshake answers 403
            return
        await socket.accept()
        address = socket.client.host if socket.client is not None else ""
        self._open[address] += 1
        try:
            self._require_space(address)
            await self._serve(socket)
        except _Closed as closed:
            await _close(socket, closed.code, closed.reason)
        except (WebSocketDisconnect, ConnectionError):
            pass
        except asyncio.CancelledError:
            await _close(socket, errors.CLOSE_RESTART, "restart")
            raise
        except Exception as error:  # noqa: BLE001  # one connection may not end the others
            self._log.error("connection_failed", error=where(error))
            await _close(socket, 1011, "error")
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    def _require_space(self, address: str) -> None:
        settings = self._settings
        if self._open.total() > settings.max_connections or self._open[address] > settings.max_connections_per_address:
            raise _Closed(errors.CLOSE_BUSY, "busy")

    async def _serve(self, socket: WebSocket) -> None:
        name = str(socket.path_params["room"])
        hello = await self._hello(socket)
        try:
            host = await self._hosts().find(name)
        except rooms.RoomError as error:
            self._log.error("room_broken", room=log_name(name), reason=error.reason)
            host = None
        if host is None:
            await self._refuse(socket, errors.NotFound("no such room", reason="no_such_room"), hello.lang)
            raise _Closed(errors.CLOSE_NO_ROOM, "no_such_room")
        if len(host.connections) >= self._settings.max_connections_per_room:
            await self._refuse(socket, Busy("too many connections"), hello.lang)
            raise _Closed(errors.CLOSE_BUSY, "busy")
        token = hello.token or socket.cookies.get(cookie_name(host.room.id))
        device = device_of(host.room.id, token) if token else None
        if hello.token and not host.room.owned_by(device):
            await self._refuse(socket, errors.Denied("no seat for this token", reason="unknown_token"), hello.lang)
            raise _Closed(errors.CLOSE_UNKNOWN_TOKEN, "unknown_token")
        # Who comes to a room in which nothing has happened yet is shown how it was dealt.
        seen = hello.seen if hello.seen is not None else 0 if host.room.seq == 1 else host.room.seq
        connection = Connection(device, language_of(hello.lang), min(seen, host.room.seq))
        await self._talk(socket, host, connection)

    async def _talk(self, socket: WebSocket, host: RoomHost, connection: Connection) -> None:
        async def send(text: str) -> None:
            host.metrics.sent()
            async with asyncio.timeout(SEND_SECONDS):
                await socket.send_text(text)

        tasks: set[asyncio.Task[None]] = set()
        host.enter(connection)
        try:
            await host.welcome(connection.device)
            tasks = {
                asyncio.create_task(connection.write(send, lambda: host.room, host.presence), name="write"),
                asyncio.create_task(self._read(socket, host, connection), name="read"),
            }
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        except (TooSlow, TimeoutError):
            raise _Closed(errors.CLOSE_TOO_SLOW, "too_slow") from None
        except SeatMoved:
            raise _Closed(errors.CLOSE_MOVED, "moved") from None
        finally:
            host.leave(connection)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _hello(self, socket: WebSocket) -> wire.Hello:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                text = await self._receive(socket)
        except TimeoutError:
            raise _Closed(errors.CLOSE_BAD_MESSAGE, "hello_first") from None
        except SevensError as error:
            await self._refuse(socket, error, None)
            raise _Closed(errors.CLOSE_BAD_MESSAGE, error.reason) from None
        try:
            message = _decoder.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            await self._refuse(socket, errors.bad_message(str(error)), None)
            raise _Closed(errors.CLOSE_BAD_MESSAGE, "bad_message") from None
        if not isinstance(message, wire.Hello):
            await self._refuse(socket, errors.bad_message("hello comes first"), None, message.id)
            raise _Closed(errors.CLOSE_BAD_MESSAGE, "hello_first")
        return message

    async def _read(self, socket: WebSocket, host: RoomHost, connection: Connection) -> None:
        settings = self._settings
        bucket = Bucket(settings.messages_per_second, settings.messages_burst, self._monotonic())
        violations = 0
        while True:
            name = ""
            try:
                text = await self._receive(socket)
                name = _id_of(text)
                if not bucket.take(self._monotonic()):
                    violations += 1
                    if violations > MOST_VIOLATIONS:
                        raise _Closed(errors.CLOSE_TOO_FAST, "too_fast")
                    raise errors.TooFast("too many messages")
                answer = await self._carry_out(host, connection, _decode(text))
            except SevensError as error:
                answer = rooms.Answer("refused", error)
            connection.answer(
                wire.Answer(
                    id=name,
                    status=answer.status,
                    error=None if answer.error is None else refusal(answer.error, connection.language),
                )
            )

    async def _receive(self, socket: WebSocket) -> str:
        """The next message; raises `SevensError` when it is no text or too long."""
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text = message.get("text")
        if text is None:
            raise errors.bad_message("messages are texts")
        # A character is at most four bytes, so most messages need not be encoded to know that they are short enough.
        if 4 * len(text) > self._settings.max_message and len(text.encode()) > self._settings.max_message:
            raise errors.TooLarge("message too long", params={"limit": self._settings.max_message})
        return str(text)

    async def _carry_out(self, host: RoomHost, connection: Connection, message: wire.ClientMessage) -> rooms.Answer:
        device = connection.device
        match message:
            case wire.Hello():
                raise errors.bad_message("hello comes once")
            case wire.SetLanguage(lang=lang):
                connection.language = language_of(lang)
                return rooms.ACCEPTED
            case wire.SayPhrase(phrase=phrase):
                return host.say(device, phrase)
            case wire.Start(level=level) | wire.AssignSeat(level=level):
                if level not in self._levels:
                    raise errors.bad_level(level)
                return await host.ask(command_of(device, message))
            case _:
                return await host.ask(command_of(device, message))

    async def _refuse(self, socket: WebSocket, error: SevensError, language: str | None, name: str = "") -> None:
        """Answer a connection that will not be served."""
        answer = wire.Answer(id=name, status="refused", error=refusal(error, language))
        await socket.send_text(msgspec.json.encode(answer).decode())


def cookie_name(room: str) -> str:
    """The cookie that keeps the token of a room; its path is the room's, so it goes nowhere else."""
    return f"sevens_{room[:8]}"


def _decode(text: str) -> wire.ClientMessage:
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise errors.bad_message(str(error)) from None


def _id_of(text: str) -> str:
    """The id of a message that may be wrong in every other way, so that its sender learns which one was refused."""
    try:
        return _id_decoder.decode(text).id[:64]
    except (msgspec.DecodeError, RecursionError):
        return ""


async def _close(socket: WebSocket, code: int, reason: str) -> None:
    if socket.application_state == WebSocketState.CONNECTED and socket.client_state == WebSocketState.CONNECTED:
        with contextlib.suppress(RuntimeError, ConnectionError, WebSocketDisconnect):  # gone in the meantime
            await socket.close(code, reason)
