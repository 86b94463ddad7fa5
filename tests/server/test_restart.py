"""Killed at any moment: rooms go on where the last answered move left them, bots and curtain included."""

from __future__ import annotations

import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from .conftest import DEVICE, SOLO, WAIT, Json, Live, Player


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
    return port


@contextmanager
def process(
    data: Path, port: int, end: signal.Signals = signal.SIGKILL
) -> Iterator[tuple[Live, subprocess.Popen[str]]]:
    """`sevens serve` as people start it, ended by a signal."""
    command = [sys.executable, "-m", "sevens", "serve", "--no-open", "--port", str(port), "--data", str(data)]
    command += ["--requests-burst", "1000", "--messages-burst", "1000", "--log-format", "json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        try:
            assert running.stdout is not None
            assert str(port) in running.stdout.readline()
            yield Live(port), running
        finally:
            running.send_signal(end)
            running.wait(WAIT)


def meet(live: Live, room: str, token: str) -> Player:
    player = live.player(room, token)
    player.hear_until(player.my_turn)
    return player


@pytest.mark.parametrize("body", [SOLO, DEVICE])
def test_a_killed_server_goes_on_with_every_answered_move(tmp_path: Path, body: Json) -> None:
    port, chance = free_port(), random.Random(7)
    room = token = ""
    command: Json = {}
    answered = 0
    outcomes = set()
    for _ in range(5):
        with process(tmp_path, port) as (live, _running):
            if not room:
                room, token = live.open_room({**body, "rules": "domino"})
            player = meet(live, room, token)
            assert player.seq >= answered
            if command:
                # What was under way when the server died was stored or it was not; asked again it is done exactly once.
                outcomes.add(player.ask(command)["status"])
                player.hear_until(player.my_turn)
            for _ in range(3):
                player.step(chance)
                player.hear_until(player.my_turn)
            while not player.view["pass"]:
                player.step(chance)
                player.hear_until(player.my_turn)
            answered = player.seq
            command = {"type": "act", "id": f"last-{answered}", "seq": answered, "action": player.actions()[0]}
            player.say(command)
            time.sleep(chance.choice([0, 0.002, 0.01]))
    assert outcomes
    assert outcomes <= {"done", "accepted"}


def test_view_and_curtain_are_the_same_after_being_killed(tmp_path: Path) -> None:
    port, chance = free_port(), random.Random(3)
    with process(tmp_path, port) as (live, _running):
        room, token = live.open_room(DEVICE)
        player = meet(live, room, token)
        rounds: list[Json] = []
        while len(rounds) < 2:
            player.step(chance)
            player.hear_until(player.my_turn)
            if (player.update["curtain"] is None) == (len(rounds) == 0) and player.view["phase"] == "play":
                rounds.append(player.update)
                break
        before = player.update
    with process(tmp_path, port) as (live, _running):
        again = live.player(room, token)
        again.hear()
        assert {**again.update, "events": []} == {**before, "events": []}


def test_bots_go_on_after_the_server_was_killed_in_their_turn(tmp_path: Path) -> None:
    port = free_port()
    seats = [{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}, {"kind": "person"}]
    with process(tmp_path, port) as (live, _running):
        room, token = live.open_room(seats=seats, dealer=2, rules={"opening": "eldest"}, speed="slow")
        player = live.player(room, token)
        player.hear()
        assert player.view["to_move"] == 0
    with process(tmp_path, port) as (live, _running):
        player = meet(live, room, token)
        assert player.view["to_move"] == 2


def test_ctrl_c_ends_the_server_cleanly(tmp_path: Path) -> None:
    port = free_port()
    with process(tmp_path, port, signal.SIGINT) as (live, running):
        room, token = live.open_room()
        player = meet(live, room, token)
        began = time.monotonic()
        running.send_signal(signal.SIGINT)
        assert player.closed_with() == 1012
        assert running.wait(WAIT) == 0
        assert time.monotonic() - began < 10
        assert running.stderr is not None
        log = running.stderr.read()
    assert "Traceback" not in log
    assert '"event": "stopped"' in log


def test_the_log_names_no_people_cards_addresses_or_rooms(tmp_path: Path) -> None:
    port = free_port()
    with process(tmp_path, port, signal.SIGINT) as (live, running):
        seats = [{"kind": "person", "name": "Zacharias"}, *SOLO["seats"][1:]]
        room, token = live.open_room(seats=seats)
        player = meet(live, room, token)
        player.play_to_end()
        live.post("/api/rooms", {"rules": "x"})
        player.say("nonsense")
        player.hear()
        seed, hand = player.update["room"]["seed"], player.view["open_hands"]
        player.close()
        running.send_signal(signal.SIGINT)
        running.wait(WAIT)
        assert running.stderr is not None
        log = running.stderr.read()
    assert "room_opened" in log
    for secret in ("Zacharias", "127.0.0.1", room, token, seed, *(card for cards in hand for card in cards)):
        assert f'"{secret}"' not in log
        assert len(secret) < 3 or secret not in log


def test_a_directory_that_cannot_be_used_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    command = [
        sys.executable,
        "-m",
        "sevens",
        "serve",
        "--no-open",
        "--port",
        "0",
        "--data",
        str(tmp_path / "file" / "x"),
    ]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=WAIT, check=False)
    assert ended.returncode == 1
    assert "file" in ended.stderr
    assert "Traceback" not in ended.stderr
    assert len(ended.stderr.splitlines()) == 1


def test_a_taken_port_is_told_when_it_was_asked_for(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        command = [sys.executable, "-m", "sevens", "serve", "--no-open", "--port", str(port), "--data", str(tmp_path)]
        ended = subprocess.run(command, capture_output=True, text=True, timeout=WAIT, check=False)
    assert ended.returncode == 1
    assert str(port) in ended.stderr
    assert "Traceback" not in ended.stderr
