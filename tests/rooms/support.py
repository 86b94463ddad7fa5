"""Rooms to play in, and somebody who plays in them."""

from __future__ import annotations

import random
from collections.abc import Sequence

from sevens.engine import view_for
from sevens.rooms import Act, Answer, BotAct, Command, Lift, NextDeal, Room, RoomEvent, Seat
from sevens.rules import PRESETS, Rules

HOST = "device-of-the-host"
PEOPLE = "PPP"


def seats_of(pattern: str) -> list[Seat]:
    """Seats by letters: P a person, b a bot."""
    return [Seat("person", f"P{i}") if kind == "P" else Seat("bot", f"B{i}", "easy") for i, kind in enumerate(pattern)]


def open_room(
    pattern: str = "Pbb",
    rules: Rules = PRESETS["sevens"],
    seed: str = "seed",
    mode: str | None = None,
    dealer: int | None = None,
) -> Room:
    created = Room.open(
        room="room",
        mode="solo" if (mode or ("solo" if pattern.count("P") == 1 else "device")) == "solo" else "device",
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
    def open(cls, pattern: str, rules: Rules, seed: str) -> Journal:
        created = Room.open(
            room="room",
            mode="solo" if pattern.count("P") == 1 else "device",
            rules=rules,
            seats=seats_of(pattern),
            host=HOST,
            seed=seed,
            bot_seed="bots",
            at=1,
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
        if room.match.phase == "deal_over":
            return NextDeal(device=HOST, id=self.id())
        if (turn := room.bot_turn()) is not None:
            action = chance.choice(view_for(room.match, turn.seat).legal)
            return BotAct(device=None, id="", seat=turn.seat, seq=turn.seq, action=str(action))
        if (seat := room.curtain(HOST)) is not None:
            return Lift(device=HOST, id=self.id(), seat=seat)
        action = chance.choice(view_for(room.match, room.audience(HOST)).legal)
        return Act(device=HOST, id=self.id(), seq=room.seq, action=str(action))


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
        room.match.to_json(),
        [event.to_json() for event in room.match.events],
        room.match.seed,
        room.bot_turn(),
        [(device, room.audience(device), room.curtain(device)) for device in (HOST, "other", None)],
        room.events_after(0),
        room._done,
        room._bot_seed,
    )
