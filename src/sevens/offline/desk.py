"""Requests and connections of one device, answered in place.

Everything comes in and goes out as JSON texts, so that nothing has to be known of the language on the other side.
Nothing is announced before it is stored: `receive` and `tick` decide and say what is to be stored, and only `commit`
lets it happen and tells the news.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from sevens import protocol as wire
from sevens import rooms
from sevens.answers import check, command_of, games, language_of, new_seed, refusal, replay_of, rules_of
from sevens.bots import LEVELS, make_bot
from sevens.engine import view_for
from sevens.errors import BadRequest, SevensError
from sevens.rules import PRESETS
from sevens.texts import answer_example, lesson, rules_document, try_lesson

DEVICE: Final = "here"
"""The one device that there is."""
PREFIX: Final = "local-"
"""How the names of these rooms begin, by which a page knows where to ask."""
MODES: Final[tuple[rooms.Mode, ...]] = ("solo", "device")
WAITS: Final[dict[rooms.Speed, int]] = {"slow": 1400, "normal": 700, "fast": 280, "none": 0}
"""How long a bot waits before it acts, in milliseconds."""


class NotFound(SevensError):
    """There is no such room or address here."""

    code = "not_found"


@dataclass
class _Open:
    room: rooms.Room
    device: str | None = None
    language: str = "en"
    seen: int = 0
    """The last seq that was shown; 0 before the first update."""
    pending: tuple[tuple[rooms.RoomEvent, ...], list[Any]] = field(default_factory=lambda: ((), []))


class Desk:
    """Rooms and answers of one device.

    Args:
        levels: names of the bots that play here.
        seconds: how long a bot may think about a move.
    """

    def __init__(self, levels: tuple[str, ...] = LEVELS, seconds: float = 1.0) -> None:
        self._levels = levels
        self._seconds = seconds
        self._rooms: dict[str, _Open] = {}
        self._answers: dict[tuple[str, str], Callable[[dict[str, str], str], object]] = {
            ("GET", "games"): self._games,
            ("POST", "rules/check"): self._check,
            ("GET", "rules/text"): self._preset_text,
            ("POST", "rules/text"): self._rules_text,
            ("POST", "rules/try"): self._try_example,
            ("GET", "lesson"): self._lesson,
            ("POST", "lesson/try"): self._try_lesson,
            ("POST", "records"): self._replay,
        }

    # --- requests ---------------------------------------------------------------------------------------------------

    def request(self, method: str, path: str, query: str, body: str, at: int) -> str:
        """The answer to a request.

        Args:
            method: GET or POST.
            path: what follows `/api/`.
            query: the query's names and values as a JSON object.
            body: the body as JSON, empty without one.
            at: the present moment in milliseconds since 1970.

        Returns:
            JSON: `status`, `body`, and for a new room `store`: its `room`, the `first` seq and the `events`. It exists
            once they are stored and `load` has been called with them.
        """
        asked: dict[str, str] = json.loads(query)
        language = asked.get("lang") or str(_object(body).get("lang", "en"))
        try:
            store = None
            if (method, path) == ("POST", "rooms"):
                answer, store = self._open_room(body, at)
            elif method == "GET" and path.startswith("rooms/") and path.endswith("/record"):
                answer = self._record(path.split("/")[1], asked)
            elif (handler := self._answers.get((method, path))) is not None:
                answer = handler(asked, body)
            else:
                raise NotFound("no such address")
        except SevensError as error:
            refused = wire.ErrorBody(error=refusal(error, language))
            return _reply(404 if error.code == "not_found" else 400, refused, None)
        return _reply(200 if store is None else 201, answer, store)

    def _games(self, asked: dict[str, str], _body: str) -> object:
        found = games(language_of(asked.get("lang")), self._levels)
        return msgspec.structs.replace(found, modes=list(MODES))

    def _check(self, _asked: dict[str, str], body: str) -> object:
        question = _decode(body, wire.RulesQuestion)
        return check(question.rules, question.seats, language_of(question.lang))

    def _preset_text(self, asked: dict[str, str], _body: str) -> object:
        rules = PRESETS.get(asked.get("preset", "sevens"))
        if rules is None:
            raise NotFound("no such preset", reason="unknown_preset", params={"value": asked.get("preset", "")[:40]})
        return [section.to_json() for section in rules_document(rules, language_of(asked.get("lang")))]

    def _rules_text(self, _asked: dict[str, str], body: str) -> object:
        question = _decode(body, wire.TextQuestion)
        return [section.to_json() for section in rules_document(rules_of(question.rules), language_of(question.lang))]

    def _try_example(self, _asked: dict[str, str], body: str) -> object:
        asked = _decode(body, wire.ExampleTry)
        answer = answer_example(rules_of(asked.rules), language_of(asked.lang), asked.example, asked.play)
        return answer._asdict()

    def _lesson(self, asked: dict[str, str], _body: str) -> object:
        steps = lesson(language_of(asked.get("lang")))
        return msgspec.convert({"steps": steps}, wire.Lesson, from_attributes=True)

    def _try_lesson(self, _asked: dict[str, str], body: str) -> object:
        asked = _decode(body, wire.LessonTry)
        reply = try_lesson(language_of(asked.lang), asked.step, asked.moves)
        return msgspec.convert(reply, wire.LessonReply, from_attributes=True)

    def _replay(self, _asked: dict[str, str], body: str) -> object:
        return replay_of(_decode(body, wire.RecordQuestion).record)

    def _record(self, room: str, asked: dict[str, str]) -> object:
        wanted = asked.get("match", "")
        return wire.RecordText(record=self._room(room).record(int(wanted) if wanted.isdigit() else None))

    def _open_room(self, body: str, at: int) -> tuple[object, dict[str, object]]:
        asked = _decode(body, wire.NewRoom)
        if asked.mode not in MODES:
            raise BadRequest("friends need a server", reason="bad_message")
        created = rooms.Room.open(
            room=PREFIX + secrets.token_hex(8),
            mode=asked.mode,
            rules=rules_of(asked.rules),
            seats=[self._seat(seat) for seat in asked.seats],
            host=DEVICE,
            seed=new_seed(),
            bot_seed=new_seed(),
            at=at,
            dealer=asked.dealer,
            speed=asked.speed,
            clock=asked.clock,
        )
        rooms.Room(created)  # deals before it is stored: a room that cannot begin is never stored
        return wire.Opened(room=created.room, token=DEVICE), _stored(created.room, 1, (created,))

    def _seat(self, seat: wire.Person | wire.Bot | wire.Open) -> rooms.Seat:
        if isinstance(seat, wire.Person):
            return rooms.Seat("person", seat.name)
        if isinstance(seat, wire.Open):
            return rooms.Seat("open")
        if seat.level not in self._levels:
            raise BadRequest(f"no bot {seat.level!r}", reason="unknown_level", params={"level": seat.level})
        return rooms.Seat("bot", seat.name, seat.level)

    def _room(self, room: str) -> rooms.Room:
        if room not in self._rooms:
            raise NotFound("no such room", reason="no_such_room")
        return self._rooms[room].room

    # --- connections ------------------------------------------------------------------------------------------------

    def load(self, room: str, log: str) -> bool:
        """Bring a room into memory from its stored events (a JSON list); False when they are no room."""
        try:
            events = [rooms.from_json(str(entry["kind"]), entry["data"]) for entry in json.loads(log)]
            self._rooms[room] = _Open(rooms.Room.replay(events))
        except (SevensError, KeyError, TypeError, ValueError):
            return False
        return True

    def receive(self, room: str, text: str, at: int) -> str:
        """What a message of the page leads to; `commit` or `drop` has to follow.

        Returns:
            JSON: `store` as of a request, or null when there is nothing to store.
        """
        here = self._rooms[room]
        name, answer = _id_of(text), rooms.ACCEPTED
        events: tuple[rooms.RoomEvent, ...] = ()
        try:
            match _decode(text, wire.ClientMessage):
                case wire.Hello(lang=lang, seen=seen):
                    here.device, here.language = DEVICE, language_of(lang)
                    here.seen = seen if seen is not None else 0 if here.room.seq == 1 else here.room.seq
                    here.pending = ((), [None])
                    return _reply_store(None)
                case wire.SetLanguage(lang=lang):
                    here.language = language_of(lang)
                case wire.SayPhrase():
                    raise rooms.Forbidden("nobody else is here", reason="not_friends")
                case message:
                    events, answer = here.room.decide(command_of(here.device, message), at)
        except SevensError as error:
            answer = rooms.Answer("refused", error)
        refused = None if answer.error is None else refusal(answer.error, here.language)
        here.pending = (events, [wire.Answer(id=name, status=answer.status, error=refused)])
        return _reply_store(_stored(room, here.room.seq + 1, events) if events else None)

    def tick(self, room: str, at: int) -> str:
        """Let the bot that is to move choose. As `receive`."""
        here = self._rooms[room]
        turn = here.room.bot_turn()
        events: tuple[rooms.RoomEvent, ...] = ()
        if turn is not None:
            view = view_for(here.room.match, turn.seat)
            chosen = make_bot(turn.level).choose(view, seed=turn.seed, seconds=self._seconds)
            command = rooms.BotAct(device=None, id="", seat=turn.seat, seq=turn.seq, action=str(chosen))
            events, _ = here.room.decide(command, at)
        here.pending = (events, [])
        return _reply_store(_stored(room, here.room.seq + 1, events) if events else None)

    def commit(self, room: str) -> str:
        """Let what was decided happen, now that it is stored.

        Returns:
            JSON: the `messages` to the page, texts of JSON, and in how many milliseconds to `tick` (`wait`), or null.
        """
        here = self._rooms[room]
        events, answers = here.pending
        here.pending = ((), [])
        for event in events:
            here.room.apply(event)
        said = [answer for answer in answers if answer is not None]
        hello = len(said) < len(answers)
        return _told(here, [self._update(here), *said] if events or hello else said)

    def drop(self, room: str) -> str:
        """Forget what was decided, for it could not be stored; its sender is told. As `commit`."""
        here = self._rooms[room]
        _, answers = here.pending
        here.pending = ((), [])
        error = refusal(Unavailable("nothing can be stored"), here.language)
        said = [wire.Answer(id=answer.id, status="refused", error=error) for answer in answers if answer is not None]
        return _told(here, said)

    @staticmethod
    def _update(here: _Open) -> wire.Update:
        update = wire.update_for(here.room, here.device, here.seen, wire.Presence({DEVICE}))
        here.seen = here.room.seq
        return update


class Unavailable(SevensError):
    """The browser cannot store anything just now; nothing has changed."""

    code = "unavailable"


def _told(here: _Open, messages: Sequence[object]) -> str:
    texts = [msgspec.json.encode(message).decode() for message in messages]
    return json.dumps({"messages": texts, "wait": None if here.room.bot_turn() is None else WAITS[here.room.speed]})


def _object(text: str) -> dict[str, Any]:
    """A JSON object that may be wrong in every way; empty if it is none."""
    try:
        found = json.loads(text or "{}")
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def _id_of(text: str) -> str:
    """The id of a message, so that its sender learns which one was refused."""
    name = _object(text).get("id")
    return name[:64] if isinstance(name, str) else ""


def _decode(text: str, kind: Any) -> Any:
    try:
        return msgspec.json.decode(text.encode(), type=kind)
    except msgspec.DecodeError as error:
        raise BadRequest(str(error), reason="bad_message") from None


def _stored(room: str, first: int, events: tuple[rooms.RoomEvent, ...]) -> dict[str, object]:
    log = [{"kind": event.kind, "at": event.at, "data": rooms.to_json(event)} for event in events]
    return {"room": room, "first": first, "events": log}


def _reply_store(store: dict[str, object] | None) -> str:
    return json.dumps({"store": store})


def _reply(status: int, answer: object, store: dict[str, object] | None) -> str:
    return json.dumps({"status": status, "body": msgspec.json.encode(answer).decode(), "store": store})
