"""The ASGI application: everything put together."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass

import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from sevens.errors import SevensError
from sevens.store import Store, open_store

from .bots import BotRunner
from .host import RoomHosts, Unavailable
from .http import Api, http_error, refused
from .logs import where
from .security import SecurityHeaders
from .settings import Settings
from .static import Page, static_directory
from .ws import Socket


@dataclass(slots=True)
class _Running:
    """What exists only while the server runs."""

    store: Store | None = None
    hosts: RoomHosts | None = None

    def get_store(self) -> Store:
        assert self.store is not None, "the server does not run"
        return self.store

    def get_hosts(self) -> RoomHosts:
        assert self.hosts is not None, "the server does not run"
        return self.hosts


class LastResort:
    """Answers when something failed that should not have, and says where without saying with what."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._log = structlog.get_logger()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or connection."""
        started = False

        async def send_and_note(message: Message) -> None:
            nonlocal started
            started = started or message["type"] == "http.response.start"
            await send(message)

        try:
            await self._app(scope, receive, send_and_note)
        except Exception as error:
            if scope["type"] != "http" or started:
                raise
            self._log.error("request_failed", error=where(error))
            failure: SevensError = Unavailable("the request could not be carried out")
            await refused(failure, None)(scope, receive, send)


def create_app(
    settings: Settings,
    *,
    bots: BotRunner | None = None,
    connect: Callable[[str], Awaitable[Store]] = open_store,
) -> Starlette:
    """The server as an ASGI application.

    Args:
        settings: of the server.
        bots: who plays for the bots; by default those of `sevens.bots`.
        connect: opens the store at an address.
    """
    players = BotRunner(settings.bot_threads, settings.bot_seconds) if bots is None else bots
    running = _Running()
    log = structlog.get_logger()

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        running.store = await connect(settings.database_url)
        running.hosts = RoomHosts(
            running.store,
            players,
            max_rooms=settings.max_rooms,
            idle_seconds=settings.idle_seconds,
            keep_days=settings.keep_days,
        )
        log.info("started")
        try:
            yield
        finally:
            await running.hosts.close()
            players.close()
            await running.store.close()
            log.info("stopped")

    async def on_http_error(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        return refused(http_error(error), request.headers.get("accept-language", "")[:35])

    api = Api(settings, running.get_hosts, running.get_store, players)
    socket = Socket(settings, running.get_hosts, players.levels)

    async def serve_socket(connection: WebSocket) -> None:
        await socket.serve(connection)

    routes: list[Route | Mount | WebSocketRoute] = [
        WebSocketRoute("/api/rooms/{room}/ws", serve_socket),
        *api.routes(),
        Mount("/", Page(static_directory(settings))),
    ]
    return Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[
            Middleware(SecurityHeaders, settings=settings),
            Middleware(LastResort),
            Middleware(GZipMiddleware, minimum_size=1_000),
        ],
        exception_handlers={HTTPException: on_http_error},
    )
