"""The HTTP interface beside the WebSocket: games, rules, rooms, records, health."""

from __future__ import annotations

import asyncio
import io
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar, cast

import msgspec
import segno
import structlog
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sevens import __version__, rooms
from sevens import protocol as wire
from sevens.answers import check, games, language_of, new_seed, refusal, replay_of, rules_of, texts
from sevens.errors import SevensError
from sevens.rules import PRESETS, preset_name
from sevens.store import Store
from sevens.texts import answer_example, lesson, rules_document, try_lesson

from . import errors, stats
from .archive import archive
from .bots import BotRunner
from .host import DAY, REPORT_DAYS, RoomHost, RoomHosts, now_ms
from .limits import Buckets
from .logs import where
from .metrics import CONTENT_TYPE
from .security import host_allowed, origin_allowed
from .settings import Settings
from .static import FOR_EVER
from .tokens import device_of, is_token, new_room_id, new_token
from .ws import cookie_name

Body = TypeVar("Body")
Handler = Callable[[Request], Awaitable[Response]]

COOKIE_DAYS = 30
BODY_SECONDS = 20.0
"""How long a body may take to come."""
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")

_encoder = msgspec.json.Encoder()


class Api:
    """The HTTP interface.

    Args:
        settings: of the server.
        hosts: the rooms.
        store: asked whether it is there.
        bots: the levels there are.
        monotonic: seconds on a clock that never goes back.
    """

    def __init__(
        self,
        settings: Settings,
        hosts: Callable[[], RoomHosts],
        store: Callable[[], Store],
        bots: BotRunner,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._settings = settings
        self._hosts = hosts
        self._store = store
        self._bots = bots
        self._monotonic = monotonic
        self._buckets = Buckets(settings.requests_per_second, settings.requests_burst)
        self._thinking = asyncio.Semaphore(2)  # records that are played through at once
        self._log = structlog.get_logger()
        self._routes = [
            Route(path, self._guarded(handler), methods=[method])
            for method, path, handler in (
                ("GET", "/healthz", self.healthy),
                ("GET", "/readyz", self.ready),
                ("GET", "/metrics", self.metrics),
                ("GET", "/api/games", self.games),
                ("POST", "/api/rules/check", self.check_rules),
                ("GET", "/api/rules/text", self.preset_text),
                ("POST", "/api/rules/text", self.rules_text),
                ("POST", "/api/rules/try", self.try_example),
                ("GET", "/api/lesson", self.lesson),
                ("POST", "/api/lesson/try", self.try_lesson),
                ("GET", "/api/about", self.about),
                ("POST", "/api/rooms", self.open_room),
                ("GET", "/api/rooms/{room}", self.card),
                ("POST", "/api/rooms/{room}/seats", self.join),
                ("POST", "/api/rooms/{room}/link", self.make_link),
                ("POST", "/api/rooms/{room}/return", self.move_seat),
                ("GET", "/api/rooms/{room}/qr", self.qr),
                ("GET", "/api/rooms/{room}/record", self.record),
                ("POST", "/api/records", self.replay),
                ("GET", "/api/offline", self.offline),
                ("GET", "/api/offline/{name}", self.package),
                ("POST", "/api/statistics", self.count),
                ("GET", "/api/statistics", self.statistics),
            )
        ]

    def routes(self) -> list[Route]:
        """The addresses of the interface."""
        nothing = (
            Route(path, self._guarded(self.nothing), methods=list(METHODS)) for path in ("/api", "/api/{rest:path}")
        )
        return [*self._routes, *nothing]

    def _guarded(self, handler: Handler) -> Handler:
        """The handler behind the checks that every request goes through, its refusals as JSON."""

        async def guarded(request: Request) -> Response:
            language = request.query_params.get("lang") or request.headers.get("accept-language", "")[:35]
            try:
                if not host_allowed(request.headers, self._settings):
                    raise errors.Denied("unknown host", reason="unknown_host")
                return await handler(request)
            except SevensError as error:
                return refused(error, getattr(request.state, "lang", language))

        return guarded

    # --- health -------------------------------------------------------------------------------------------------

    async def healthy(self, _request: Request) -> Response:
        """The process runs."""
        return _json({"status": "ok"})

    async def ready(self, _request: Request) -> Response:
        """The process can serve: its store answers."""
        try:
            async with asyncio.timeout(5.0):
                await self._store().ping()
        except Exception as error:  # noqa: BLE001  # whatever it is, the store does not answer
            self._log.error("not_ready", error=where(error))
            return _json({"status": "unavailable"}, status=503)
        return _json({"status": "ok", "connections": self._hosts().connections})

    async def metrics(self, _request: Request) -> Response:
        """What the server counts, for Prometheus."""
        headers = {"content-type": CONTENT_TYPE, "cache-control": "no-store"}
        return Response(self._hosts().metrics.text(), headers=headers)

    # --- setting up ---------------------------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        """All games, options, levels and languages."""
        found = games(language_of(request.query_params.get("lang")), self._bots.levels)
        return _json(found, cache="private, max-age=60")

    async def check_rules(self, request: Request) -> Response:
        """What speaks against rules."""
        asked = await self._body(request, wire.RulesQuestion)
        return _json(check(asked.rules, asked.seats, language_of(asked.lang)))

    async def preset_text(self, request: Request) -> Response:
        """The rules page of a preset."""
        name = request.query_params.get("preset", "sevens")
        if name not in PRESETS:
            raise errors.NotFound("no such preset", reason="unknown_preset", params={"value": name[:40]})
        sections = rules_document(PRESETS[name], language_of(request.query_params.get("lang")))
        return _json([section.to_json() for section in sections], cache="private, max-age=60")

    async def rules_text(self, request: Request) -> Response:
        """The rules page of chosen rules."""
        asked = await self._body(request, wire.TextQuestion)
        sections = rules_document(rules_of(asked.rules), language_of(asked.lang))
        return _json([section.to_json() for section in sections])

    async def try_example(self, request: Request) -> Response:
        """What happens to a card in a worked example."""
        asked = await self._body(request, wire.ExampleTry)
        answer = answer_example(rules_of(asked.rules), language_of(asked.lang), asked.example, asked.play)
        return _json(msgspec.convert(answer._asdict(), wire.ExampleAnswer))

    # --- learning -----------------------------------------------------------------------------------------------

    async def lesson(self, request: Request) -> Response:
        """The positions of the lesson."""
        steps = lesson(language_of(request.query_params.get("lang")))
        return _json(msgspec.convert({"steps": steps}, wire.Lesson, from_attributes=True), cache="private, max-age=60")

    async def try_lesson(self, request: Request) -> Response:
        """What comes of moves in the lesson."""
        asked = await self._body(request, wire.LessonTry)
        reply = try_lesson(language_of(asked.lang), asked.step, asked.moves)
        return _json(msgspec.convert(reply, wire.LessonReply, from_attributes=True))

    # --- rooms and records --------------------------------------------------------------------------------------

    async def open_room(self, request: Request) -> Response:
        """Open a room, deal, and give the seats to whoever asks."""
        asked = await self._body(request, wire.NewRoom)
        room, token = new_room_id(), new_token()
        created = rooms.Room.open(
            room=room,
            mode=asked.mode,
            rules=rules_of(asked.rules),
            seats=[self._seat(seat) for seat in asked.seats],
            host=device_of(room, token),
            seed=new_seed(),
            bot_seed=new_seed(),
            at=now_ms(),
            dealer=asked.dealer,
            speed=asked.speed,
            clock=asked.clock,
            grace=self._settings.grace_seconds,
        )
        await self._hosts().open(created)
        answer = _json(wire.Opened(room=room, token=token), status=201)
        self._set_cookie(request, answer, room, token)
        return answer

    def _set_cookie(self, request: Request, answer: Response, room: str, token: str) -> None:
        answer.set_cookie(
            cookie_name(room),
            token,
            max_age=COOKIE_DAYS * 86_400,
            path=f"/api/rooms/{room}",
            httponly=True,
            secure=self._settings.secure or request.url.scheme == "https",
            samesite="strict",
        )

    def _seat(self, seat: wire.Person | wire.Bot | wire.Open) -> rooms.Seat:
        if isinstance(seat, wire.Person):
            return rooms.Seat("person", seat.name)
        if isinstance(seat, wire.Open):
            return rooms.Seat("open")
        if seat.level not in self._bots.levels:
            raise errors.bad_level(seat.level)
        return rooms.Seat("bot", seat.name, seat.level)

    # --- friends --------------------------------------------------------------------------------------------------

    async def about(self, _request: Request) -> Response:
        """What there is to know about this server before sharing a link to it."""
        local = self._settings.loopback and self._settings.public_url is None
        return _json(wire.About(version=__version__, public_url=self._settings.public_url, local=local))

    async def card(self, request: Request) -> Response:
        """A room before one enters it. A browser that comes by the link gets the cookie with which it may sit down."""
        host = await self._room(request)
        token = self._token(request, host.room.id)
        room = host.room
        card = wire.RoomCard(
            room=room.id,
            mode=room.mode,
            link=self._link(request, room.id),
            rules=room.rules.options(),
            preset=preset_name(room.rules),
            clock=room.clock,
            playing=room.playing,
            seats=[wire.SeatCard(name=seat.name, kind=seat.kind) for seat in room.seats],
            seat=next(iter(room.owned_by(device_of(room.id, token))), None) if token else None,
        )
        answer = _json(card)
        if room.friends and not token:
            self._set_cookie(request, answer, room.id, new_token())
        return answer

    async def join(self, request: Request) -> Response:
        """Give a free seat to whoever asks; who has one already gets the same again."""
        asked = await self._body(request, wire.JoinQuestion)
        host = await self._room(request)
        token = self._token(request, host.room.id) or new_token()
        device = device_of(host.room.id, token)
        await self._ask(host, rooms.Join(device=device, id="", name=asked.name, seat=asked.seat))
        return self._seated(request, host, device, token)

    async def make_link(self, request: Request) -> Response:
        """Make the link that opens the asking device's own seat elsewhere."""
        await self._body(request, wire.LinkQuestion)
        host = await self._room(request)
        room, code = host.room.id, new_token()
        token = self._token(request, room)
        device = device_of(room, token) if token else None
        await self._ask(host, rooms.MakeLink(device=device, id="", link=device_of(room, code)))
        return _json(wire.SeatLink(code=code, link=f"{self._link(request, room)}?seat={code}"), status=201)

    async def move_seat(self, request: Request) -> Response:
        """Move a seat to the asking device."""
        asked = await self._body(request, wire.ReturnQuestion)
        host = await self._room(request)
        room = host.room.id
        token = self._token(request, room) or new_token()
        device = device_of(room, token)
        await self._ask(host, rooms.MoveSeat(device=device, id="", link=device_of(room, asked.code)))
        return self._seated(request, host, device, token)

    async def qr(self, request: Request) -> Response:
        """The room's link as a picture that a phone can read."""
        host = await self._room(request)
        picture = io.BytesIO()
        segno.make(self._link(request, host.room.id), error="m", micro=False).save(
            picture, kind="svg", border=2, xmldecl=False, omitsize=True, light="#fff"
        )
        return Response(picture.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})

    async def _room(self, request: Request) -> RoomHost:
        host = await self._hosts().find(str(request.path_params["room"]))
        if host is None:
            raise errors.NotFound("no such room", reason="no_such_room")
        return host

    async def _ask(self, host: RoomHost, command: rooms.Command) -> None:
        answer = await host.ask(command)
        if answer.error is not None:
            raise answer.error

    def _token(self, request: Request, room: str) -> str | None:
        """What the request proves itself with: the header of a program, else the cookie of a browser."""
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        given = token.strip() if scheme.lower() == "bearer" else request.cookies.get(cookie_name(room), "")
        return given if is_token(given) else None

    def _seated(self, request: Request, host: RoomHost, device: str, token: str) -> Response:
        seats = host.room.owned_by(device)
        if not seats:
            raise errors.NotFound("the seat is gone", reason="no_free_seat")
        answer = _json(wire.Seated(room=host.room.id, seat=seats[0], token=token), status=201)
        self._set_cookie(request, answer, host.room.id, token)
        return answer

    def _link(self, request: Request, room: str) -> str:
        """The address of a room for people. What follows the # never reaches a server, nor its logs."""
        base = self._settings.public_url or str(request.base_url)
        return f"{base.rstrip('/')}/#/room/{room}"

    # --- records ----------------------------------------------------------------------------------------------------

    async def record(self, request: Request) -> Response:
        """The record of a finished match: as JSON, or as a file when `file` is asked for."""
        host = await self._room(request)
        wanted = request.query_params.get("match")
        if wanted is not None and not (wanted.isascii() and wanted.isdigit() and len(wanted) < 6):
            raise errors.bad_message("match is a number")
        record = host.room.record(None if wanted is None else int(wanted))
        if "file" in request.query_params:
            name = f"sevens-{wanted or host.room.match_number}.jsonl"
            return Response(
                record,
                media_type="application/x-ndjson",
                headers={"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"},
            )
        return _json(wire.RecordText(record=record))

    async def replay(self, request: Request) -> Response:
        """Play a record through."""
        asked = await self._body(request, wire.RecordQuestion, self._settings.max_record)
        if self._thinking.locked():
            raise errors.TooFast("records are being played through already")
        async with self._thinking:
            return _json(await asyncio.to_thread(replay_of, asked.record))

    # --- without a connection -------------------------------------------------------------------------------------

    async def offline(self, _request: Request) -> Response:
        """What a browser loads to play without a connection."""
        packed = await asyncio.to_thread(archive)
        return _json(wire.Offline(archive=packed.name, bytes=len(packed.data)))

    async def package(self, request: Request) -> Response:
        """The package for browsers; its name says what is in it, so it never changes."""
        packed = await asyncio.to_thread(archive)
        if request.path_params["name"] != packed.name:
            raise errors.NotFound("no such archive")
        return Response(packed.data, media_type="application/zip", headers={"cache-control": FOR_EVER})

    # --- statistics ---------------------------------------------------------------------------------------------

    async def count(self, request: Request) -> Response:
        """Count a report of the page, unless its user does not want to be counted."""
        if not stats.refuses_counting(request.headers):
            report: wire.AnyReport = await self._body(request, cast(Any, wire.AnyReport))
            await self._store().count_report(now_ms() // DAY, stats.stored_form(report), stats.MOST_A_DAY)
        return Response(status_code=204, headers={"cache-control": "no-store"})

    async def statistics(self, request: Request) -> Response:
        """The figures, for the host."""
        self._require_patience(request)
        stats.require_host(request.headers.get("authorization", ""), self._settings.host_token)
        found = stats.statistics(await self._store().reports(), REPORT_DAYS, texts(request.query_params.get("lang")))
        return _json(found)

    async def nothing(self, request: Request) -> Response:
        """Any other address below /api, or any other method of an address."""
        path = request.url.path
        if any(route.path_regex.match(path) for route in self._routes):
            raise errors.NotAllowed("method not allowed")
        raise errors.NotFound("no such address")

    def _require_patience(self, request: Request) -> None:
        client = request.client.host if request.client is not None else ""
        if not self._buckets.take(client, self._monotonic()):
            raise errors.TooFast("too many requests")

    async def _body(self, request: Request, kind: type[Body], limit: int | None = None) -> Body:
        """The body of a request that costs something, if it may be made.

        Raises:
            SevensError: too often, from another site, no JSON, too long, or not what is asked for.
        """
        if not origin_allowed(request.headers, self._settings):
            raise errors.Denied("another site's page", reason="foreign_origin")
        self._require_patience(request)
        if request.headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
            raise errors.NotJson("content-type must be application/json")
        try:
            async with asyncio.timeout(BODY_SECONDS):
                body = await _read(request, self._settings.max_body if limit is None else limit)
        except TimeoutError:
            raise errors.bad_message("the body does not come") from None
        try:
            asked = msgspec.json.decode(body, type=kind)
        except (msgspec.DecodeError, RecursionError) as error:
            raise errors.bad_message(str(error)) from None
        request.state.lang = getattr(asked, "lang", None)
        return asked


def http_error(error: HTTPException) -> SevensError:
    """An error of the framework as one of ours."""
    if error.status_code == 404:
        return errors.NotFound("no such address")
    if error.status_code == 405:
        return errors.NotAllowed("method not allowed")
    return errors.bad_message(str(error.detail))


def refused(error: SevensError, language: str | None) -> Response:
    """The answer to a request that is refused."""
    body = wire.ErrorBody(error=refusal(error, language))
    return _json(body, status=errors.STATUS.get(error.code, 400))


async def _read(request: Request, limit: int) -> bytes:
    size = request.headers.get("content-length", "0")
    parts, length = [], int(size) if size.isascii() and size.isdigit() and len(size) < 12 else 0
    if length <= limit:
        length = 0
        async for part in request.stream():
            length += len(part)
            if length > limit:
                break
            parts.append(part)
    if length > limit:
        raise errors.TooLarge("body too long", params={"limit": limit})
    return b"".join(parts)


def _json(value: Any, *, status: int = 200, cache: str = "no-store") -> Response:
    return Response(_encoder.encode(value), status, media_type="application/json", headers={"cache-control": cache})
