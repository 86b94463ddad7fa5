"""A server process: the socket, uvicorn round the application, and a clean end."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import socket
from collections.abc import Callable

import uvicorn

from sevens.store import open_store

from .app import create_app
from .logs import configure
from .settings import Settings


class PortTaken(OSError):
    """The address that was asked for cannot be listened on."""


def listen(settings: Settings, *, any_port: bool) -> socket.socket:
    """A socket on the address of the settings.

    Args:
        settings: of the server.
        any_port: take a free port when the one of the settings is in use.

    Raises:
        PortTaken: the address is in use, not this machine's, or not allowed.
    """
    try:
        return _bind(settings.host, settings.port)
    except OSError as error:
        if any_port:
            with contextlib.suppress(OSError):
                return _bind(settings.host, 0)
        raise PortTaken(f"{settings.host}:{settings.port}: {error.strerror or error}") from None


def _bind(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    listening = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":  # elsewhere the option would let two servers share a port
            # A port whose last connections are still dying may be used again.
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(socket.SOMAXCONN)
    except OSError:
        listening.close()
        raise
    listening.set_inheritable(True)
    return listening


def address_of(settings: Settings, port: int) -> str:
    """The address to open in a browser."""
    if settings.public_url is not None:
        return settings.public_url
    host = "localhost" if settings.host in ("0.0.0.0", "::", "127.0.0.1", "::1") else settings.host  # noqa: S104
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _let_garbage_wait() -> None:
    """Look through all objects rarely: with a thousand rooms in memory that takes a third of a second.

    Cycles among young objects are found as ever; what survives is looked at by the hourly tidying of the rooms.
    """
    gc.freeze()
    gc.set_threshold(5_000, 5, 1_000_000)


async def _try_store(settings: Settings) -> None:
    """Open the store once, so that whoever starts the server learns in a sentence why it cannot be."""
    store = await open_store(settings.database_url)
    await store.close()


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, on_started: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_started = on_started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve."""
        await super().startup(sockets)
        if self.started:
            self._on_started()


def serve(settings: Settings, listening: socket.socket, on_started: Callable[[], None]) -> bool:
    """Serve until the process is asked to end.

    Args:
        settings: of the server.
        listening: from `listen`.
        on_started: called once requests are answered.

    Returns:
        Whether the server had started; if not, the log says why.

    Raises:
        StoreUnavailable, OSError: the rooms cannot be kept where the settings say.
    """
    configure(settings)
    asyncio.run(_try_store(settings))
    config = uvicorn.Config(
        create_app(settings),
        log_config=None,
        access_log=False,  # its lines would name addresses and rooms
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        # Somewhat longer messages are refused with a reason; beyond this the connection is closed.
        ws_max_size=4 * settings.max_message,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )
    server = _Server(config, on_started)
    _let_garbage_wait()
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    return server.started
