"""Everything that can be set about a server, from flags and from environment variables `SEVENS_*`."""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

from platformdirs import user_data_path

DEFAULT_PORT = 7777

LogFormat = Literal["text", "json"]


class SettingsError(ValueError):
    """A setting with a value that cannot be used; the message names the setting."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The settings of one server process.

    `docs/hosting.md` says what each one does, and so does `sevens serve --help`, in the words of `sevens.texts`.
    """

    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    data: Path | None = None
    database: str | None = None
    static: Path | None = None
    public_url: str | None = None
    allowed_hosts: tuple[str, ...] = ()
    trusted_proxies: tuple[str, ...] = ()
    keep_days: int = 30
    grace_seconds: int = 60
    idle_seconds: float = 300.0
    max_rooms: int = 10_000
    max_connections: int = 2_000
    max_connections_per_address: int = 100
    max_connections_per_room: int = 64
    max_message: int = 4_096
    max_body: int = 16_384
    max_record: int = 500_000
    messages_per_second: float = 10.0
    messages_burst: int = 40
    requests_per_second: float = 5.0
    requests_burst: int = 120
    bot_threads: int = 2
    bot_seconds: float = 1.0
    log_level: str = "info"
    log_format: LogFormat = "text"
    host_token: str | None = field(default=None, repr=False)

    def __post_init__(self) -> None:
        for name in ("keep_days", "grace_seconds", "max_rooms", "max_connections", "bot_threads"):
            if getattr(self, name) < 1:
                raise SettingsError(f"{name}: at least 1")
        for name in ("idle_seconds", "messages_per_second", "requests_per_second", "bot_seconds"):
            if not getattr(self, name) > 0:
                raise SettingsError(f"{name}: more than 0")
        for name in (
            "max_connections_per_room",
            "max_connections_per_address",
            "max_message",
            "max_body",
            "max_record",
            "messages_burst",
            "requests_burst",
        ):
            if getattr(self, name) < 1:
                raise SettingsError(f"{name}: at least 1")
        if not 0 <= self.port <= 65_535:
            raise SettingsError("port: 0 to 65535")
        if self.log_level not in ("debug", "info", "warning", "error"):
            raise SettingsError("log_level: debug, info, warning or error")
        if self.log_format not in ("text", "json"):
            raise SettingsError("log_format: text or json")
        if self.host_token is not None and len(self.host_token) < 16:
            raise SettingsError("host_token: at least 16 characters")
        if self.public_url is not None:
            parts = urlsplit(self.public_url)
            if parts.scheme not in ("http", "https") or not parts.hostname:
                raise SettingsError("public_url: an http or https address")

    @classmethod
    def load(cls, environment: Mapping[str, str], **flags: object) -> Settings:
        """Settings from `SEVENS_*` variables; flags that are not None come first.

        Raises:
            SettingsError: a value that cannot be read or used.
        """
        values: dict[str, Any] = {}
        for item in fields(cls):
            text = environment.get(variable(item.name))
            if text is not None and text != "":
                values[item.name] = _parse(item.name, str(item.type), text)
        values.update({name: value for name, value in flags.items() if value is not None})
        return cls(**values)

    @property
    def loopback(self) -> bool:
        """Whether only this machine can reach the server directly."""
        if self.host == "localhost":
            return True
        try:
            return ipaddress.ip_address(self.host).is_loopback
        except ValueError:
            return False

    @property
    def secure(self) -> bool:
        """Whether people reach the server over HTTPS."""
        return self.public_url is not None and self.public_url.startswith("https:")

    @property
    def hosts(self) -> frozenset[str] | None:
        """The host names that a request may name; None for any.

        A page of another site cannot talk to a server on this machine by giving its own name this machine's address.
        """
        named = {name.lower() for name in self.allowed_hosts}
        if self.loopback:
            named |= {"localhost", "127.0.0.1", "::1", self.host}
        elif not named:
            return None
        if self.public_url is not None:
            named.add(urlsplit(self.public_url).hostname or "")
        return frozenset(named)

    @property
    def database_url(self) -> str:
        """The address of the data base; the directory of a SQLite file is made if it is missing."""
        if self.database is not None:
            return self.database
        directory = self.data if self.data is not None else default_data()
        directory.mkdir(parents=True, exist_ok=True)
        return f"sqlite+aiosqlite:///{directory / 'rooms.db'}"


def default_data() -> Path:
    """The user's own directory for data of this program."""
    return user_data_path("sevens", appauthor=False)


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return f"SEVENS_{name.upper()}"


def _parse(name: str, kind: str, text: str) -> object:
    try:
        if kind.startswith("int"):
            return int(text)
        if kind.startswith("float"):
            return float(text)
    except ValueError:
        raise SettingsError(f"{variable(name)}: {text!r} is not a number") from None
    if kind.startswith("tuple"):
        return tuple(part.strip() for part in text.split(",") if part.strip())
    if kind.startswith("Path"):
        return Path(text)
    return text
