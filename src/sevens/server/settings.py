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


def _setting(default: Any, help_text: str) -> Any:
    return field(default=default, metadata={"help": help_text})


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The settings of one server process; `docs/hosting.md` lists them with their environment variables."""

    host: str = _setting("127.0.0.1", "Address to listen on. Only this machine reaches the default.")
    port: int = _setting(DEFAULT_PORT, "Port to listen on; 0 takes a free one.")
    data: Path | None = _setting(None, "Directory for the rooms (SQLite). Default: the user's data directory.")
    database: str | None = _setting(
        None,
        "Data base instead of SQLite in `data`: postgresql+asyncpg://user@host/name, or sqlite+aiosqlite:///file.",
    )
    static: Path | None = _setting(None, "Directory of the built page, if it is not the package's own.")
    public_url: str | None = _setting(
        None,
        "Address under which people reach the server, such as https://cards.example.org, when a proxy is before it.",
    )
    allowed_hosts: tuple[str, ...] = _setting(
        (),
        "Host names that requests may name, separated by commas, beside that of `public_url`. Default: on a loopback "
        "address the names of this machine, else any.",
    )
    trusted_proxies: tuple[str, ...] = _setting(
        (), "Addresses of proxies whose X-Forwarded-For and X-Forwarded-Proto are believed, separated by commas."
    )
    keep_days: int = _setting(30, "Days after which a room in which nothing happened is deleted.")
    idle_seconds: float = _setting(300.0, "Seconds after which a room that nobody looks at leaves the memory.")
    max_rooms: int = _setting(10_000, "Rooms that are kept at most; beyond that no new one can be opened.")
    max_connections: int = _setting(2_000, "Open connections at most.")
    max_connections_per_address: int = _setting(100, "Open connections from one address at most.")
    max_connections_per_room: int = _setting(64, "Open connections to one room at most.")
    max_message: int = _setting(4_096, "Longest message on a socket, in bytes.")
    max_body: int = _setting(16_384, "Longest body of a request, in bytes; records have a limit of their own.")
    max_record: int = _setting(500_000, "Longest record that can be looked at again, in bytes.")
    messages_per_second: float = _setting(10.0, "Messages a connection may send on average.")
    messages_burst: int = _setting(40, "Messages a connection may send at once.")
    requests_per_second: float = _setting(
        5.0, "Requests that cost something (rooms, rules, records) from one address on average."
    )
    requests_burst: int = _setting(120, "Such requests from one address at once.")
    bot_threads: int = _setting(2, "Threads in which bots think.")
    bot_seconds: float = _setting(1.0, "Seconds that a bot may think about one move.")
    log_level: str = _setting("info", "debug, info, warning or error.")
    log_format: LogFormat = _setting("text", "text for people, json for machines.")

    def __post_init__(self) -> None:
        for name in ("keep_days", "max_rooms", "max_connections", "bot_threads"):
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
