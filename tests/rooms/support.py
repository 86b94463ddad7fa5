"""Rooms to play in, and somebody who plays in them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

from sevens.engine import view_for
from sevens.rooms import Act, Answer, BotAct, Command, Lift, Mode, NextDeal, Room, RoomEvent, Seat, Start
from sevens.rules import PRESETS, Rules

HOST = "device-of-the-host"
PEOPLE = "PPP"


def seats_of(pattern: str) -> list[Seat]:
    """Seats by letters: P a person, b a bot, o an open seat; people and bots are called by letter and number."""
    kinds = {"P": Seat("person", "P"), "b": Seat("bot", "B", "easy"), "o": Seat("open")}
    return [replace(kinds[kind], name=f"{kind.upper()}{i}" if kind != "o" else "") for i, kind in enumerate(pattern)]


def mode_of(pattern: str) -> Mode:
    """How such a room is played."""
    if "o" in pattern:
        return "friends"
    return "solo" if pattern.count("P") == 1 else "device"


def open_room(
    pattern: str = "Pbb",
    rules: Rules = PRESETS["sevens"],
    seed: str = "seed",
    mode: Mode | None = None,
    dealer: int | None = None,
) -> Room:
    created = Room.open(
        room="room",
        mode=mode or mode_of(pattern),
        rules=rules,
        seats=seats_of(pattern),
        host=HOST,
        seed=seed,
        bot_seed="bots",
        at=1,
        dealer=dealer,
    )
    return Room(created)


class Journal:
    """A room with the events that made it, as a server would keep them."""

    def __init__(self, room: Room, created: RoomEvent) -> None:
        self.room = room
        self.events: list[RoomEvent] = [created]
        self._number = 0

    @classmethod
    def open(cls, pattern: str, rules: Rules, seed: str, clock: int | None = None, room: str = "room") -> Journal:
        created = Room.open(
            room=room,
            mode=mode_of(pattern),
            rules=rules,
            seats=seats_of(pattern),
            host=HOST,
            seed=seed,
            bot_seed="bots",
            at=1,
            clock=clock,
        )
        return cls(Room(created), created)

    def id(self) -> str:
        self._number += 1
        return f"c{self._number}"

    def ask(self, command: Command) -> Answer:
        events, answer = self.room.decide(command, at=len(self.events))
        for event in events:
            self.events.append(event)
            self.room.apply(event)
        return answer

    def next_command(self, chance: random.Random) -> Command:
        """What whoever is to do something does."""
        room = self.room
        if room.in_lobby:
            return Start(device=room.host, id=self.id(), level="easy", seed="later", bot_seed="later bots")
        someone = next(seat.device for seat in room.seats if room.seats_of(seat.device))
        if room.match.phase == "deal_over":
            return NextDeal(device=someone, id=self.id())
        if (turn := room.bot_turn()) is not None:
            action = chance.choice(view_for(room.match, turn.seat).legal)
            return BotAct(device=None, id="", seat=turn.seat, seq=turn.seq, action=str(action))
        assert room.mover is not None
        device = room.seats[room.mover].device
        if (seat := room.curtain(device)) is not None:
            return Lift(device=device, id=self.id(), seat=seat)
        action = chance.choice(view_for(room.match, room.audience(device)).legal)
        return Act(device=device, id=self.id(), seq=room.seq, action=str(action))


def everything(room: Room) -> Sequence[object]:
    """All that a room is, for comparing two of them."""
    return (
        room.id,
        room.mode,
        room.seats,
        room.host,
        room.speed,
        room.seq,
        room.match_seq,
        room.changed_at,
        room.match_number,
        room.records,
        room.clock,
        room.grace,
        room.stand_in,
        room.seed_hash,
        room.deadline(),
        room.in_lobby or room.match.to_json(),
        room.in_lobby or [event.to_json() for event in room.match.events],
        room.in_lobby or room.match.seed,
        room.bot_turn(),
        [(device, room.audience(device), room.curtain(device)) for device in (HOST, "bea", "other", None)],
        room.events_after(0),
        room._done,
        room._links,
        room.in_lobby or room._bot_seed,
    )
