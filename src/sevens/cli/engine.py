"""`sevens engine`: the engine over standard input and output, one JSON object a line (docs/engine-protocol.md)."""

from __future__ import annotations

import argparse
import contextlib
import json
import secrets
import sys
from collections.abc import Callable
from typing import BinaryIO, Final, NoReturn, cast

from sevens.engine import Action, Match, read_record, view_for, write_record
from sevens.errors import BadRequest, DealOver, MatchOver, NoGame, SevensError
from sevens.rules import PRESETS, Rules, load_rules

LONGEST_LINE: Final = 16 * 1024 * 1024
"""Bytes of a request; a longer line is refused."""

Request = dict[str, object]
Answer = dict[str, object]


class EngineSession:
    """One client's session: takes requests, gives answers, never raises for anything that a client sends."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self._commands: Final[dict[str, Callable[[Request], Answer]]] = {
            "presets": self._presets,
            "new": self._new,
            "position": self._position,
            "legal": self._legal,
            "apply": self._apply,
            "state": self._state,
            "view": self._view,
            "next_deal": self._next_deal,
            "bot": self._bot,
            "record": self._record,
            "load": self._load,
        }

    def handle_line(self, line: bytes) -> Answer:
        """The answer to one line of input; a refusal changes nothing."""
        request: Request = {}
        try:
            request = _parse(line)
            command = request.get("cmd")
            if not isinstance(command, str) or command not in self._commands:
                raise BadRequest(f"unknown command: {str(command)[:40]!r}", reason="unknown_command")
            answer: Answer = {"ok": True, **self._commands[command](request)}
        except SevensError as error:
            answer = {"ok": False, "error": error.code, "message": str(error)}
            if error.rule is not None:
                answer["rule"] = error.rule
            answer["reason"] = error.reason
        if "id" in request:
            answer["id"] = request["id"]
        return answer

    @property
    def _current(self) -> Match:
        if self.match is None:
            raise NoGame("no game has been started", reason="no_game")
        return self.match

    def _presets(self, _request: Request) -> Answer:
        return {"presets": {name: rules.options() for name, rules in PRESETS.items()}}

    def _new(self, request: Request) -> Answer:
        players, seed = _integer(request, "players"), request.get("seed")
        if isinstance(seed, bool) or not isinstance(seed, int | str):
            raise BadRequest("seed must be an integer or a text", reason="wrong_kind")
        dealer = _optional_seat(request, "dealer", players)
        hands = _optional_hands(request)
        self.match = Match(_rules(request), players, seed, dealer, hands)
        return self._state(request)

    def _position(self, request: Request) -> Answer:
        players = _integer(request, "players")
        position = {key: value for key, value in request.items() if key not in ("cmd", "id", "rules", "players")}
        self.match = Match.position(_rules(request), players, **position)
        return self._state(request)

    def _legal(self, _request: Request) -> Answer:
        return {"legal": [str(action) for action in self._current.legal_actions()]}

    def _apply(self, request: Request) -> Answer:
        match, action = self._current, request.get("action")
        if not isinstance(action, str):
            raise BadRequest("action must be a text", reason="wrong_kind")
        seat = _optional_seat(request, "seat", match.seats)
        events = match.apply(action, seat)
        return {"events": [event.to_json() for event in events], **self._state(request)}

    def _state(self, _request: Request) -> Answer:
        return self._current.to_json()

    def _view(self, request: Request) -> Answer:
        match = self._current
        if "seat" not in request:
            raise BadRequest("seat is missing", reason="missing_key")
        view = view_for(match, _optional_seat(request, "seat", match.seats))
        hands = [None] * match.seats if view.hand is None else [None] * view.seats
        answer = {**match.to_json(), "hands": hands, "hand_sizes": list(view.hand_sizes)}
        if view.hand is not None and view.seat is not None:
            answer["hands"] = [" ".join(view.hand) if seat == view.seat else None for seat in range(view.seats)]
        return answer

    def _next_deal(self, request: Request) -> Answer:
        match = self._current
        events = match.next_deal(_optional_hands(request))
        return {"events": [event.to_json() for event in events], **self._state(request)}

    def _bot(self, request: Request) -> Answer:
        from sevens.bots import LEVELS, make_bot

        match, level = self._current, request.get("level")
        if not isinstance(level, str) or level not in LEVELS:
            raise BadRequest(f"level must be one of {', '.join(LEVELS)}", reason="unknown_level")
        seed = request.get("seed")
        if seed is None:
            seed = secrets.token_hex(16)
        if isinstance(seed, bool) or not isinstance(seed, int | str):
            raise BadRequest("seed must be an integer or a text", reason="wrong_kind")
        seconds, playouts = request.get("seconds"), request.get("playouts")
        if isinstance(seconds, bool) or not isinstance(seconds, int | float | None) or (seconds or 0) < 0:
            raise BadRequest("seconds must be a number from 0", reason="wrong_kind")
        if isinstance(playouts, bool) or not isinstance(playouts, int | None) or (playouts or 0) < 0:
            raise BadRequest("playouts must be an integer from 0", reason="wrong_kind")
        _refuse_between_deals(match)
        view = view_for(match, match.to_move)
        action: Action = make_bot(level).choose(view, seed=seed, seconds=seconds, playouts=playouts)
        return {"action": str(action)}

    def _record(self, _request: Request) -> Answer:
        return {"record": write_record(self._current)}

    def _load(self, request: Request) -> Answer:
        record = request.get("record")
        if not isinstance(record, str):
            raise BadRequest("record must be a text", reason="wrong_kind")
        self.match = read_record(record).match
        return self._state(request)


def _parse(line: bytes) -> Request:
    """The object of a line.

    Raises:
        BadRequest: for anything but one JSON object in UTF-8.
    """
    try:
        value = json.loads(line.decode("utf-8"), parse_constant=_refuse_constant)
    except (ValueError, RecursionError):
        raise BadRequest("not a JSON object", reason="not_json") from None
    if not isinstance(value, dict):
        raise BadRequest("not a JSON object", reason="not_json")
    return value


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")


def _rules(request: Request) -> Rules:
    if "rules" not in request:
        raise BadRequest("rules are missing", reason="missing_key")
    return load_rules(request["rules"])


def _integer(request: Request, key: str) -> int:
    value = request.get(key)
    if type(value) is not int:
        raise BadRequest(f"{key} must be an integer", reason="wrong_kind", params={"key": key})
    return value


def _optional_seat(request: Request, key: str, seats: int) -> int | None:
    if request.get(key) is None:
        return None
    seat = _integer(request, key)
    if not 0 <= seat < max(seats, 1):
        raise BadRequest(f"no such seat: {seat}", reason="no_such_seat", params={"seat": seat})
    return seat


def _optional_hands(request: Request) -> list[str] | None:
    hands = request.get("hands")
    if hands is not None and not (isinstance(hands, list) and all(isinstance(hand, str) for hand in hands)):
        raise BadRequest("hands must be a list of texts", reason="wrong_kind")
    return cast("list[str] | None", hands)


def _refuse_between_deals(match: Match) -> None:
    if match.phase == "match_over":
        raise MatchOver("the match is over", reason="match_over")
    if match.phase == "deal_over":
        raise DealOver("the deal is over", reason="deal_over")


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer every line of the source until it ends."""
    session = EngineSession()
    while line := source.readline(LONGEST_LINE):
        if len(line) == LONGEST_LINE and not line.endswith(b"\n"):
            while (rest := source.readline(LONGEST_LINE)) and not rest.endswith(b"\n"):
                pass
            line = b"too long"
        sink.write(json.dumps(session.handle_line(line), separators=(",", ":")).encode() + b"\n")
        sink.flush()


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the `engine` command to the command line."""
    parser = subparsers.add_parser("engine", help="the engine over standard input and output, one JSON object a line")
    parser.set_defaults(run=run)


def run(_arguments: argparse.Namespace) -> int:
    """Serve standard input until it ends; status 0."""
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0
