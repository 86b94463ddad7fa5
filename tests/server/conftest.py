"""A real server on the loopback, and players who talk to it as a browser or a program would."""

from __future__ import annotations

import itertools
import json
import random
import socket
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Self
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from sevens.server import Settings
from sevens.server.app import create_app
from sevens.server.run import listen

Json = dict[str, Any]
WAIT = 20.0
"""Seconds after which an answer that does not come is missing."""

SOLO: Json = {
    "rules": {"preset": "domino", "match": "deals 1", "tie_break": "shared"},
    "mode": "solo",
    "seats": [
        {"kind": "person", "name": "Ann"},
        {"kind": "bot", "level": "random", "name": "Bo"},
        {"kind": "bot", "level": "random", "name": "Cy"},
    ],
    "speed": "none",
}
DEVICE: Json = {
    **SOLO,
    "mode": "device",
    "seats": [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bea"}, {"kind": "bot", "level": "random"}],
}


FRIENDS: Json = {
    **SOLO,
    "mode": "friends",
    "seats": [{"kind": "person", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}],
}


@dataclass(frozen=True)
class Reply:
    status: int
    headers: dict[str, str]
    text: str

    @property
    def json(self) -> Any:
        return json.loads(self.text)

    @property
    def error(self) -> Json:
        error: Json = self.json["error"]
        return error


class Live:
    """The address of a server that runs."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"

    def request(
        self,
        method: str,
        path: str,
        body: object = None,
        headers: dict[str, str] | None = None,
        raw: bytes | None = None,
    ) -> Reply:
        data = raw if raw is not None else None if body is None else json.dumps(body).encode()
        asked = Request(self.url + path, data, {"Content-Type": "application/json", **(headers or {})}, method=method)
        try:
            with urlopen(asked, timeout=WAIT) as answer:
                return Reply(answer.status, {k.lower(): v for k, v in answer.headers.items()}, answer.read().decode())
        except HTTPError as error:
            with error:
                text = error.read().decode()
            return Reply(error.code, {k.lower(): v for k, v in error.headers.items()}, text)

    def get(self, path: str, **headers: str) -> Reply:
        return self.request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})

    def post(self, path: str, body: object, **headers: str) -> Reply:
        return self.request("POST", path, body, {name.replace("_", "-"): value for name, value in headers.items()})

    def open_room(self, body: Json = SOLO, **changes: object) -> tuple[str, str]:
        reply = self.post("/api/rooms", {**body, **changes})
        assert reply.status == 201, reply.text
        return reply.json["room"], reply.json["token"]

    def join(self, room: str, name: str = "", seat: int | None = None, token: str | None = None) -> tuple[int, str]:
        """Take a seat of a friends' room: which one, and its token."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        reply = self.request("POST", f"/api/rooms/{room}/seats", {"name": name, "seat": seat}, headers)
        assert reply.status == 201, reply.text
        return reply.json["seat"], reply.json["token"]

    def player(self, room: str, token: str | None, **hello: object) -> Player:
        return Player(self, room, {"type": "hello", "token": token, **hello})

    def browser(self, room: str, cookie: str | None, **hello: object) -> Player:
        """A page that brings its cookie and no token."""
        return Player(self, room, {"type": "hello", **hello}, **({"Cookie": cookie} if cookie else {}))

    def socket(self, room: str, **headers: str) -> ClientConnection:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        address = f"ws://127.0.0.1:{self.port}/api/rooms/{room}/ws"
        return connect(address, additional_headers=named, open_timeout=WAIT, legacy=True)


class Player:
    """One connection to a room, keeping every text that it was sent."""

    _ids = itertools.count(1)

    def __init__(self, live: Live, room: str, hello: Json, **headers: str) -> None:
        self.socket = live.socket(room, **headers)
        self.received: list[str] = []
        self.answers: dict[str, Json] = {}
        self.update: Json = {}
        self.updates: list[Json] = []
        self.said: list[Json] = []
        self.say(hello)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    def close(self) -> None:
        self.socket.close()

    def say(self, message: Json | str | bytes) -> None:
        self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    def hear(self, timeout: float = WAIT) -> Json:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.received.append(text)
        message: Json = json.loads(text)
        if message["type"] == "update":
            self.update = message
            self.updates.append(message)
        elif message["type"] == "said":
            self.said.append(message)
        else:
            self.answers[message["id"]] = message
        return message

    def hear_until(self, true: Callable[[], bool], timeout: float = WAIT) -> None:
        end = time.monotonic() + timeout
        while not true():
            self.hear(max(0.01, end - time.monotonic()))

    def ask(self, message: Json) -> Json:
        name = message.get("id") or f"t{next(self._ids)}"
        self.say({**message, "id": name})
        self.answers.pop(name, None)
        self.hear_until(lambda: name in self.answers)
        return self.answers[name]

    @property
    def view(self) -> Json:
        view: Json = self.update["view"]
        return view

    @property
    def seq(self) -> int:
        seq: int = self.update.get("seq", -1)
        return seq

    def my_turn(self) -> bool:
        """Whether somebody on this device has to do something."""
        if not self.update or self.update["view"] is None:
            return False
        return bool(self.update["curtain"] is not None or self.view["pass"] or self.view["phase"] != "play")

    def actions(self) -> list[str]:
        found = [action["action"] + "!" * action["announce"] for action in self.view["legal"]]
        return found + ["pass"] * self.view["pass"]["allowed"]

    def step(self, chance: random.Random) -> Json:
        """Do whatever is to be done next on this device."""
        self.hear_until(self.my_turn)
        if self.view["phase"] == "deal_over":
            answer = self.ask({"type": "next_deal"})
        elif self.update["curtain"] is not None:
            answer = self.ask({"type": "lift", "seat": self.update["curtain"]})
        else:
            answer = self.ask({"type": "act", "seq": self.seq, "action": chance.choice(self.actions())})
        assert answer["status"] == "accepted", answer
        return answer

    def play_to_end(self, seed: int = 1) -> None:
        chance = random.Random(seed)
        self.hear_until(self.my_turn)
        while self.view["phase"] != "match_over":
            self.step(chance)
            self.hear_until(self.my_turn)

    def hear_for_ever(self) -> None:
        while True:
            self.hear()

    def closed_with(self) -> int:
        """The code with which the server closes this connection."""
        with pytest.raises(ConnectionClosed) as closed:
            self.hear_for_ever()
        assert closed.value.rcvd is not None
        return closed.value.rcvd.code


@pytest.fixture(scope="module")
def built_page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page as the client's build would leave it."""
    directory = tmp_path_factory.mktemp("static")
    (directory / "assets").mkdir()
    (directory / "index.html").write_text("<!doctype html><title>Sevens</title>" + " " * 2000, encoding="utf-8")
    (directory / "assets" / "index-abc123.js").write_text("export {};", encoding="utf-8")
    (directory / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>", encoding="utf-8")
    (directory.parent / "secret.txt").write_text("not for you", encoding="utf-8")
    return directory


@pytest.fixture(scope="module")
def settings(tmp_path_factory: pytest.TempPathFactory, built_page: Path) -> Settings:
    """Generous limits, so that tests meet only those that they set themselves."""
    return Settings(
        data=tmp_path_factory.mktemp("data"),
        static=built_page,
        port=0,
        requests_burst=100_000,
        messages_burst=100_000,
        log_level="error",
    )


@pytest.fixture(scope="module")
def live(settings: Settings) -> Iterator[Live]:
    yield from run_server(settings)


@pytest.fixture
def live_with(settings: Settings, tmp_path: Path) -> Iterator[Callable[..., Live]]:
    """Starts a server with some settings changed."""
    running: list[Iterator[Live]] = []

    def start(**changes: Any) -> Live:
        server = run_server(replace(settings, **{"data": tmp_path, **changes}))
        running.append(server)
        return next(server)

    yield start
    for server in running:
        next(server, None)


def run_server(settings: Settings) -> Iterator[Live]:
    listening: socket.socket = listen(settings, any_port=False)
    config = uvicorn.Config(
        create_app(settings), log_config=None, access_log=False, ws_max_size=65_536, timeout_graceful_shutdown=5
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    end = time.monotonic() + WAIT
    while not server.started:
        assert thread.is_alive()
        assert time.monotonic() < end
        time.sleep(0.01)
    yield Live(listening.getsockname()[1])
    server.should_exit = True
    thread.join(WAIT)
    listening.close()
    assert not thread.is_alive()
