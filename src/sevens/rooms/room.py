"""The room: a match, the people and bots round it, the friends who come and go, and the curtain of a shared device.

A `Room` is a state machine without a clock, without chance and without a network. `decide` looks at a command and
answers; what it accepts comes back as events, which the caller stores and only then hands to `apply`. `Room.replay`
builds the identical room from stored events, so a server may be killed between any two of them.
"""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace

from sevens.engine import Event, Match, write_record
from sevens.engine.deal import seed_hash
from sevens.errors import SevensError
from sevens.rules import Rules, check_seats

from .commands import ACCEPTED, DEFAULT_LEVEL, DONE, Answer, Command, Expire, ReplaceHost, Substitute
from .decisions import decide
from .errors import Forbidden, RoomError
from .events import (
    Acted,
    Agreed,
    Assigned,
    ClockSet,
    Created,
    HostSet,
    Joined,
    Lifted,
    Linked,
    Moved,
    NextDealt,
    Rematched,
    Returned,
    RoomEvent,
    SeatLeft,
    SpeedSet,
    Started,
    Substituted,
)
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


@dataclass(frozen=True, slots=True)
class Alarm:
    """What is due when: the server is to ask `command` at the moment `at` (milliseconds since 1970)."""

    at: int
    command: Expire | Substitute | ReplaceHost


class Room:
    """One room, as its stored events made it.

    Attributes:
        id: public name of the room.
        mode: how it is played: alone against bots ("solo"), passing one device round ("device") or among "friends".
        rules: what is played.
        seats: who sits where, by seat.
        host: the device with the host's rights: the one that opened the room, until it hands them on; None when all
            people have left.
        speed: how long bots wait.
        clock: seconds that a turn of a person may take; None for any.
        grace: seconds after which a bot plays for somebody without a connection.
        stand_in: the level of the bots that play for those who are missing.
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
        self.host: str | None = created.host
        self.speed: Speed = created.speed
        self.clock = created.clock
        self.grace = created.grace
        self.stand_in = DEFAULT_LEVEL
        self.seq = 1
        self.match_seq = 1
        self.changed_at = created.at
        self.match_number = 1
        self.records: list[str] = []
        self.rules = Rules.from_json(created.rules)
        self._created = created
        self._match: Match | None = None
        self._done: set[tuple[str, str]] = set()
        self._links: dict[int, str] = {}
        self._hints: deque[tuple[int, tuple[Event, ...]]] = deque(maxlen=_HINTS_KEPT)
        self._shown: dict[str, int | None] = {}
        if not self.friends:
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
        clock: int | None = None,
        grace: int = 60,
    ) -> Created:
        """The first event of a room. People's seats that name no device belong to the host's.

        Raises:
            RulesError: the rules do not allow that many seats.
            RoomError: the seats do not suit the mode, the dealer is no seat, or a clock is asked for where there is
                nobody to wait.
        """
        taken = tuple(
            Seat(seat.kind, clean_name(seat.name), seat.level, (seat.device or host) if seat.kind == "person" else None)
            for seat in seats
        )
        check_seats(rules, len(taken))
        people = sum(seat.kind == "person" for seat in taken)
        if any(seat.kind == "open" for seat in taken) != (mode == "friends"):
            raise RoomError("seats are left open among friends, and only there", reason="open_seat")
        if clock is not None and mode != "friends":
            raise RoomError("a clock runs among friends only", reason="clock")
        if people == 0 or (mode != "device" and people > 1):
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
            clock=clock,
            grace=grace,
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

    @property
    def friends(self) -> bool:
        """Whether people come and go by a link."""
        return self.mode == "friends"

    @property
    def match(self) -> Match:
        """The match being played, or played last; ask `in_lobby` first.

        Raises:
            Forbidden: the first match has not begun.
        """
        if self._match is None:
            raise Forbidden("the match has not begun", reason="not_started")
        return self._match

    @property
    def in_lobby(self) -> bool:
        """Whether the first match has not begun yet."""
        return self._match is None

    @property
    def playing(self) -> bool:
        """Whether a match is going on, between its deals as well."""
        return self._match is not None and self._match.phase != "match_over"

    def seats_of(self, device: str | None) -> tuple[int, ...]:
        """The people's seats that a device plays."""
        return tuple(number for number in self.owned_by(device) if not self.seats[number].left)

    def owned_by(self, device: str | None) -> tuple[int, ...]:
        """The people's seats that a device may play, those that they have got up from as well."""
        if device is None:
            return ()
        return tuple(number for number, seat in enumerate(self.seats) if seat.device == device)

    def seat_of_link(self, link: str) -> int | None:
        """The seat that a link opens; None when it opens none, or none any more."""
        return next((seat for seat, known in self._links.items() if known == link), None)

    def free_seat(self) -> int | None:
        """The first free seat, clockwise from the host's."""
        first = next(iter(self.owned_by(self.host)), 0)
        order = (*range(first, len(self.seats)), *range(first))
        return next((seat for seat in order if self.seats[seat].kind == "open"), None)

    def all_agreed(self, seat: int) -> bool:
        """Whether everybody who is there wants a rematch once the person of `seat` does."""
        others = (other for number, other in enumerate(self.seats) if number != seat and other.present)
        return all(other.again for other in others)

    def deadline(self) -> int | None:
        """When the time of the person to move runs out, in milliseconds since 1970; None when no clock runs."""
        mover = self.mover
        if self.clock is None or mover is None or not self.seats[mover].present:
            return None
        return self.changed_at + 1000 * self.clock

    def alarm(self, absent: Mapping[str, int]) -> Alarm | None:
        """What has to be asked next if nothing else happens; None when nothing will be due.

        Args:
            absent: devices of seats that have no connection, and since when (milliseconds since 1970).
        """
        alarms: list[Alarm] = []
        deadline, mover = self.deadline(), self.mover
        if deadline is not None and mover is not None:
            alarms.append(Alarm(deadline, Expire(device=None, id="", seat=mover, seq=self.match_seq)))
        if self.friends and not self.in_lobby:
            alarms += [
                Alarm(since + 1000 * self.grace, Substitute(device=None, id="", seat=number, since=since))
                for number, seat in enumerate(self.seats)
                if seat.present and seat.device is not None and (since := absent.get(seat.device)) is not None
            ]
        host = self.host
        if self.in_lobby and host is not None and host in absent and (heir := self._heir(host, absent)) is not None:
            since = absent[host]
            alarms.append(Alarm(since + 1000 * self.grace, ReplaceHost(device=None, id="", since=since, heir=heir)))
        return min(alarms, key=lambda alarm: alarm.at, default=None)

    def audience(self, device: str | None) -> int | None:
        """The seat whose view a device may have now; None for what anybody at the table sees."""
        return None if device is None else self._shown.get(device)

    def curtain(self, device: str | None) -> int | None:
        """The seat whose person is to lift the curtain of this device; None when no curtain is down."""
        mover = self.mover
        held = self.seats_of(device)
        if mover is None or mover not in held or self.audience(device) == mover:
            return None
        return mover

    def bot_turn(self) -> BotTurn | None:
        """The bot that is to move, or None. The seed comes from the bots' own, never from that of the cards."""
        mover = self.mover
        if mover is None or (level := self.seats[mover].bot) is None:
            return None
        seed = hashlib.sha256(f"{self._bot_seed}:{self.match_seq}".encode()).hexdigest()
        return BotTurn(mover, level, self.match_seq, seed)

    def events_after(self, seq: int) -> tuple[Event, ...]:
        """The game's events since `seq`, unfiltered: what leaves the server has to go through `event_for` first."""
        return tuple(event for number, events in self._hints if number > seq for event in events)

    @property
    def seed_hash(self) -> str:
        """What may be known of the match seed from the start; see `Match.seed_hash`."""
        return seed_hash(self._created.seed) if self.in_lobby else self.match.seed_hash

    @property
    def seed(self) -> str | None:
        """The match seed once the match is over, None before."""
        return None if self.in_lobby or self.playing else self.match.seed

    def record(self, number: int | None = None) -> str:
        """The record of a finished match of the room, by default of the latest.

        Raises:
            Forbidden: that match is not over; a record names hidden cards.
            RoomError: the room had no such match.
        """
        over = not self.in_lobby and not self.playing
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
        return write_record(self.match, self._names)

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
            events = decide(self, command, at)
        except SevensError as error:
            return (), Answer("refused", error)
        return events, ACCEPTED if events else DONE

    # --- events -----------------------------------------------------------------------------------------------------

    def apply(self, event: RoomEvent) -> None:
        """Let a stored event happen.

        Raises:
            RoomError: the event does not fit the room, which is then in no defined state.
        """
        self.seq += 1
        try:
            hints = self._happen(event)
        except SevensError as error:
            raise RoomError(f"event {self.seq} does not fit: {error}", reason="bad_event") from error
        if hints:
            self._hints.append((self.seq, hints))
        self._remember(event)
        self._draw_curtains()

    def _happen(self, event: RoomEvent) -> tuple[Event, ...]:
        """Change what the event changes; what happened in the game."""
        match event:
            case Acted():
                hints = tuple(self.match.apply(event.action, event.seat))
                self._touch(event.at)
                return hints
            case NextDealt():
                hints = tuple(self.match.next_deal())
                self._touch(event.at)
                return hints
            case Lifted():
                self._shown[event.holder] = event.seat
            case Started():
                self._fill(event.level)
                self._begin_match(self._created.seed, self._created.bot_seed, self._created.dealer, event.at)
            case Rematched():
                self.records.append(self._record())
                self.match_number += 1
                self._fill(event.level)
                self._begin_match(event.seed, event.bot_seed, event.dealer, event.at)
            case SpeedSet():
                self.speed = event.speed
            case ClockSet():
                self.clock = event.seconds
            case HostSet():
                self.host = event.host
            case Linked():
                self._seat(event.seat)
                self._links[event.seat] = event.link
            case _:
                self._change_seat(event)
        return ()

    def _change_seat(self, event: RoomEvent) -> None:
        """Let people come, go and come back."""
        match event:
            case Joined():
                self._set(event.seat, Seat("person", event.name, device=event.holder))
                self.host = self.host or event.holder
            case SeatLeft():
                seat = self._seat(event.seat)
                gone = replace(seat, left=True, substitute=self.stand_in) if self.playing else Seat("open")
                self._set(event.seat, gone)
                self._inherit(seat.device)
            case Substituted():
                seat = self._seat(event.seat)
                self._set(event.seat, replace(seat, substitute=self.stand_in))
                self._inherit(seat.device)
            case Returned():
                seat = replace(self._seat(event.seat), left=False, substitute=None)
                self._set(event.seat, seat)
                self.host = self.host or seat.device
            case Moved():
                seat = replace(self._seat(event.seat), device=event.holder, left=False, substitute=None)
                self._set(event.seat, seat)
                self.host = event.holder if self.host in (event.previous, None) else self.host
            case Assigned(seat=number, level=level):
                device = self._seat(number).device
                self._set(number, Seat("open") if level is None else Seat("bot", level=level))
                self._inherit(device)
            case Agreed():
                self._set(event.seat, replace(self._seat(event.seat), again=event.accept))
            case _:
                raise RoomError(f"{event.kind!r} cannot happen here", reason="bad_event")

    def _seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise RoomError(f"no seat {number}", reason="no_such_seat", params={"seat": number})
        return self.seats[number]

    def _set(self, number: int, seat: Seat) -> None:
        self._seat(number)
        self.seats = (*self.seats[:number], seat, *self.seats[number + 1 :])
        if seat.kind != "person":
            self._links.pop(number, None)

    def _inherit(self, device: str | None) -> None:
        """If this device was the host, the next person clockwise who is there becomes it."""
        if device is None or device != self.host:
            return
        self.host = self._heir(device)

    def _heir(self, device: str, absent: Collection[str] = ()) -> str | None:
        """The next person clockwise from the seat of this device who is there."""
        first = next((number for number, seat in enumerate(self.seats) if seat.device == device), 0)
        clockwise = (*self.seats[first:], *self.seats[:first])
        there = (seat.device for seat in clockwise if seat.present and seat.device not in (device, *absent))
        return next(there, None)

    def _fill(self, level: str | None) -> None:
        """Make the seats ready for a match: who has left or declined goes, and bots play where nobody sits."""
        self.stand_in = level or self.stand_in
        if not self.friends:
            return
        for number, seat in enumerate(self.seats):
            if seat.kind == "open" or seat.left or seat.again is False:
                self._set(number, Seat("open", substitute=self.stand_in))
                self._inherit(seat.device)
            elif seat.again is not None:
                self._set(number, replace(seat, again=None))

    def _begin_match(self, seed: str, bot_seed: str, dealer: int | None, at: int) -> None:
        self._match = Match(self.rules, len(self.seats), seed, dealer=dealer)
        self._names = [seat.name for seat in self.seats]
        self._bot_seed = bot_seed
        self._hints.clear()
        self._hints.append((self.seq, tuple(self._match.events)))
        self._shown.clear()
        self._touch(at)
        self._draw_curtains()

    def _touch(self, at: int) -> None:
        self.match_seq = self.seq
        self.changed_at = at

    def _remember(self, event: RoomEvent) -> None:
        if event.device is not None and event.command is not None:
            self._done.add((event.device, event.command))

    @property
    def mover(self) -> int | None:
        """The seat to move; None in the lobby and between deals."""
        return None if self._match is None or self._match.phase != "play" else self._match.to_move

    def _draw_curtains(self) -> None:
        """Give every device the view it may have now.

        A device with one seat always sees that seat. A device with several keeps the hand of the last person open
        while bots and other devices play, and loses it when somebody else on the device is to move or the deal ends:
        whoever holds the device then may be another person. Who got up sees what everybody sees.
        """
        mover, shown = self.mover, self._shown
        self._shown = {}
        if self._match is None:
            return
        for device in {seat.device for seat in self.seats if seat.device is not None and not seat.left}:
            held = self.seats_of(device)
            if len(held) == 1:
                self._shown[device] = held[0]
                continue
            seat = shown.get(device)
            if self._match.phase != "play" or (mover in held and mover != seat):
                seat = None
            self._shown[device] = seat
