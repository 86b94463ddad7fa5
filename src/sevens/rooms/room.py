"""The room: a match, the people and bots round it, and the curtain of a device that passes from hand to hand.

A `Room` is a state machine without a clock, without chance and without a network. `decide` looks at a command and
answers; what it accepts comes back as events, which the caller stores and only then hands to `apply`. `Room.replay`
builds the identical room from stored events, so a server may be killed between any two of them.
"""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass

from sevens.engine import Action, Event, Match, write_record
from sevens.errors import DealOver, IllegalAction, MatchOver, NotYourTurn, SevensError
from sevens.rules import Rules, check_seats

from .commands import ACCEPTED, DONE, Act, Answer, BotAct, Command, Lift, NextDeal, Rematch, SetSpeed
from .errors import Forbidden, RoomError, Stale
from .events import Acted, Created, Lifted, NextDealt, Rematched, RoomEvent, SpeedSet
from .names import clean_name
from .seats import Mode, Seat, Speed

_HINTS_KEPT = 256
"""Stored events whose game events are kept for those who come back; older ones are in the view's history."""


@dataclass(frozen=True, slots=True)
class BotTurn:
    """A bot is to move: which seat, its level, the seq it decides at and the seed of its choice."""

    seat: int
    level: str
    seq: int
    seed: str


class Room:
    """One room, as its stored events made it.

    Attributes:
        id: public name of the room.
        mode: how it is played: alone against bots ("solo") or passing one device round ("device").
        seats: who sits where, by seat.
        host: the device that opened the room.
        speed: how long bots wait.
        match: the match being played.
        match_number: which match of the room this is, from 1.
        seq: number of stored events; goes up by one with each.
        match_seq: the seq of the last event that changed the match; what was asked before it is stale.
        changed_at: the moment of that event, in milliseconds since 1970.
        records: records of the matches before this one, oldest first.
    """

    def __init__(self, created: Created) -> None:
        self.id = created.room
        self.mode: Mode = created.mode
        self.seats = created.seats
        self.host = created.host
        self.speed: Speed = created.speed
        self.seq = 1
        self.match_number = 1
        self.records: list[str] = []
        self._rules = Rules.from_json(created.rules)
        self._done: set[tuple[str, str]] = set()
        self._hints: deque[tuple[int, tuple[Event, ...]]] = deque(maxlen=_HINTS_KEPT)
        self._shown: dict[str, int | None] = {}
        self._begin_match(created.seed, created.bot_seed, created.dealer, created.at)
        self._remember(created)

    # --- opening and building again ---------------------------------------------------------------------------------

    @staticmethod
    def open(
        *,
        room: str,
        mode: Mode,
        rules: Rules,
        seats: Iterable[Seat],
        host: str,
        seed: str,
        bot_seed: str,
        at: int,
        dealer: int | None = None,
        speed: Speed = "normal",
    ) -> Created:
        """The first event of a room. People's seats that name no device belong to the host's.

        Raises:
            RulesError: the rules do not allow that many seats.
            RoomError: the seats do not suit the mode, or the dealer is no seat.
        """
        taken = tuple(
            Seat(seat.kind, clean_name(seat.name), seat.level, (seat.device or host) if seat.kind == "person" else None)
            for seat in seats
        )
        check_seats(rules, len(taken))
        people = sum(seat.kind == "person" for seat in taken)
        if any(seat.kind == "open" for seat in taken):
            raise RoomError("nobody can join this mode later", reason="open_seat")
        if people == 0 or (mode == "solo" and people > 1):
            raise RoomError(f"{people} people in mode {mode!r}", reason="people", params={"people": people})
        if dealer is not None and not 0 <= dealer < len(taken):
            raise RoomError(f"no seat {dealer} to deal", reason="no_such_seat", params={"seat": dealer})
        return Created(
            at=at,
            device=host,
            room=room,
            mode=mode,
            rules=rules.to_json(),
            seats=taken,
            host=host,
            seed=seed,
            bot_seed=bot_seed,
            dealer=dealer,
            speed=speed,
        )

    @classmethod
    def replay(cls, events: Iterable[RoomEvent]) -> Room:
        """The room that these events made.

        Raises:
            RoomError: the events do not begin with the opening of a room, or one does not fit.
        """
        room: Room | None = None
        for event in events:
            if room is not None:
                room.apply(event)
            elif isinstance(event, Created):
                room = cls(event)
            else:
                raise RoomError(f"a room cannot begin with {event.kind!r}", reason="bad_event")
        if room is None:
            raise RoomError("a room without events", reason="bad_event")
        return room

    # --- questions --------------------------------------------------------------------------------------------------

    def seats_of(self, device: str | None) -> tuple[int, ...]:
        """The people's seats that a device plays."""
        if device is None:
            return ()
        return tuple(number for number, seat in enumerate(self.seats) if seat.device == device)

    def audience(self, device: str | None) -> int | None:
        """The seat whose view a device may have now; None for what anybody at the table sees."""
        return None if device is None else self._shown.get(device)

    def curtain(self, device: str | None) -> int | None:
        """The seat whose person is to lift the curtain of this device; None when no curtain is down."""
        mover = self._mover()
        held = self.seats_of(device)
        if mover is None or mover not in held or self.audience(device) == mover:
            return None
        return mover

    def bot_turn(self) -> BotTurn | None:
        """The bot that is to move, or None. The seed comes from the bots' own, never from that of the cards."""
        mover = self._mover()
        if mover is None or (level := self.seats[mover].level) is None:
            return None
        seed = hashlib.sha256(f"{self._bot_seed}:{self.match_seq}".encode()).hexdigest()
        return BotTurn(mover, level, self.match_seq, seed)

    def events_after(self, seq: int) -> tuple[Event, ...]:
        """The game's events since `seq`, unfiltered: what leaves the server has to go through `event_for` first."""
        return tuple(event for number, events in self._hints if number > seq for event in events)

    @property
    def seed_hash(self) -> str:
        """What may be known of the match seed from the start; see `Match.seed_hash`."""
        return self.match.seed_hash

    @property
    def seed(self) -> str | None:
        """The match seed once the match is over, None before."""
        return self.match.seed if self.match.phase == "match_over" else None

    def record(self, number: int | None = None) -> str:
        """The record of a finished match of the room, by default of the latest.

        Raises:
            Forbidden: that match is not over; a record names hidden cards.
            RoomError: the room had no such match.
        """
        over = self.match.phase == "match_over"
        if number is None:
            number = self.match_number if over or not self.records else self.match_number - 1
        if number == self.match_number and over:
            return self._record()
        if number == self.match_number:
            raise Forbidden("the match is not over", reason="match_running")
        if not 1 <= number < self.match_number:
            raise RoomError(f"no match {number}", reason="no_such_match", params={"match": number})
        return self.records[number - 1]

    def _record(self) -> str:
        return write_record(self.match, [seat.name for seat in self.seats])

    # --- commands ---------------------------------------------------------------------------------------------------

    def decide(self, command: Command, at: int) -> tuple[tuple[RoomEvent, ...], Answer]:
        """What a command would do, without doing it: the events to store (none when refused or done before).

        Args:
            command: what is asked.
            at: the present moment in milliseconds since 1970, which goes into the events.
        """
        if command.device is not None and (command.device, command.id) in self._done:
            return (), DONE
        try:
            return (self._decide(command, at),), ACCEPTED
        except SevensError as error:
            return (), Answer("refused", error)

    def _decide(self, command: Command, at: int) -> RoomEvent:
        device, name = command.device, command.id or None
        match command:
            case Act():
                return self._decide_act(command, at)
            case BotAct():
                turn = self.bot_turn()
                if turn is None or turn.seq != command.seq or turn.seat != command.seat:
                    raise Stale("the bot's turn is over")
                self.match.check(Action.parse(command.action), command.seat)
                return Acted(at=at, seat=command.seat, action=command.action, by="bot")
            case NextDeal():
                self._require_seat(device)
                if self.match.phase == "match_over":
                    raise MatchOver("the match is over", reason="match_over")
                if self.match.phase != "deal_over":
                    raise IllegalAction("the deal is not over", rule="R41", reason="deal_not_over")
                return NextDealt(at=at, device=device, command=name)
            case Lift(seat=seat):
                self._require_seat(device)
                if seat not in self.seats_of(device):
                    raise Forbidden(f"seat {seat} is not on this device", reason="not_your_seat")
                if self.curtain(device) != seat:
                    raise Forbidden(f"no curtain waits for seat {seat}", reason="no_curtain")
                assert device is not None
                return Lifted(at=at, device=device, command=name, seat=seat, holder=device)
            case Rematch():
                self._require_seat(device)
                if self.match.phase != "match_over":
                    raise Forbidden("the match is not over", reason="match_running")
                dealer = (self.match.dealer + 1) % len(self.seats)
                return Rematched(
                    at=at, device=device, command=name, seed=command.seed, bot_seed=command.bot_seed, dealer=dealer
                )
            case SetSpeed(speed=speed):
                self._require_host(device)
                return SpeedSet(at=at, device=device, command=name, speed=speed)
        raise RoomError(f"unknown command {type(command).__name__}", reason="bad_command")

    def _decide_act(self, command: Act, at: int) -> Acted:
        self._require_seat(command.device)
        if not self.match_seq <= command.seq <= self.seq:
            raise Stale("the position has changed", params={"seq": self.seq})
        if self.match.phase != "play":
            over = DealOver if self.match.phase == "deal_over" else MatchOver
            raise over(f"the {self.match.phase.replace('_', ' ')}", reason=self.match.phase)
        action = Action.parse(command.action)
        mover = self._mover()
        if mover not in self.seats_of(command.device):
            raise NotYourTurn(f"seat {mover} is to move", params={"seat": mover})
        if self.audience(command.device) != mover:
            raise Forbidden("the curtain is down", reason="curtain_down", params={"seat": mover})
        self.match.check(action, mover)
        return Acted(
            at=at, device=command.device, command=command.id or None, seat=mover, action=command.action, by="person"
        )

    def _require_seat(self, device: str | None) -> None:
        if not self.seats_of(device):
            raise Forbidden("only those who play may do this", reason="not_seated")

    def _require_host(self, device: str | None) -> None:
        if device != self.host:
            raise Forbidden("only the host may do this", reason="not_host")

    # --- events -----------------------------------------------------------------------------------------------------

    def apply(self, event: RoomEvent) -> None:
        """Let a stored event happen.

        Raises:
            RoomError: the event does not fit the room, which is then in no defined state.
        """
        hints: tuple[Event, ...] = ()
        self.seq += 1
        try:
            match event:
                case Acted():
                    hints = tuple(self.match.apply(event.action, event.seat))
                    self._touch(event.at)
                case NextDealt():
                    hints = tuple(self.match.next_deal())
                    self._touch(event.at)
                case Lifted():
                    self._shown[event.holder] = event.seat
                case Rematched():
                    self.records.append(self._record())
                    self.match_number += 1
                    self._begin_match(event.seed, event.bot_seed, event.dealer, event.at)
                case SpeedSet():
                    self.speed = event.speed
                case _:
                    raise RoomError(f"{event.kind!r} cannot happen here", reason="bad_event")
        except SevensError as error:
            raise RoomError(f"event {self.seq} does not fit: {error}", reason="bad_event") from error
        if hints:
            self._hints.append((self.seq, hints))
        self._remember(event)
        self._draw_curtains()

    def _begin_match(self, seed: str, bot_seed: str, dealer: int | None, at: int) -> None:
        self.match = Match(self._rules, len(self.seats), seed, dealer=dealer)
        self._bot_seed = bot_seed
        self._hints.clear()
        self._hints.append((self.seq, tuple(self.match.events)))
        self._shown.clear()
        self._touch(at)
        self._draw_curtains()

    def _touch(self, at: int) -> None:
        self.match_seq = self.seq
        self.changed_at = at

    def _remember(self, event: RoomEvent) -> None:
        if event.device is not None and event.command is not None:
            self._done.add((event.device, event.command))

    def _mover(self) -> int | None:
        return self.match.to_move if self.match.phase == "play" else None

    def _draw_curtains(self) -> None:
        """Give every device the view it may have now.

        A device with one seat always sees that seat. A device with several keeps the hand of the last person open
        while bots and other devices play, and loses it when somebody else on the device is to move or the deal ends:
        whoever holds the device then may be another person.
        """
        mover = self._mover()
        for device in {seat.device for seat in self.seats if seat.device is not None}:
            held = self.seats_of(device)
            if len(held) == 1:
                self._shown[device] = held[0]
                continue
            shown = self._shown.get(device)
            if self.match.phase != "play" or (mover in held and mover != shown):
                shown = None
            self._shown[device] = shown
