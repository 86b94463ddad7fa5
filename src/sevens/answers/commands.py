"""What a message asks of a room, whoever carries it there."""

from __future__ import annotations

import secrets

from sevens import protocol as wire
from sevens import rooms

RoomMessage = (
    wire.Act
    | wire.NextDeal
    | wire.Lift
    | wire.Rematch
    | wire.Start
    | wire.AssignSeat
    | wire.SetClock
    | wire.PassHost
    | wire.Leave
    | wire.Return
    | wire.SetSpeed
)
"""Messages that the room itself decides."""


def new_seed() -> str:
    """The seed of a match or of its bots: 256 random bits as 64 hexadecimal digits."""
    return secrets.token_hex(32)


def command_of(device: str | None, message: RoomMessage) -> rooms.Command:
    """The command of a message from a device; new matches get fresh seeds."""
    match message:
        case wire.Act(id=name, seq=seq, action=action):
            return rooms.Act(device=device, id=name, seq=seq, action=action)
        case wire.NextDeal(id=name):
            return rooms.NextDeal(device=device, id=name)
        case wire.Lift(id=name, seat=seat):
            return rooms.Lift(device=device, id=name, seat=seat)
        case wire.Rematch(id=name, accept=accept):
            return rooms.Rematch(device=device, id=name, seed=new_seed(), bot_seed=new_seed(), accept=accept)
        case wire.Start(id=name, level=level):
            return rooms.Start(device=device, id=name, level=level, seed=new_seed(), bot_seed=new_seed())
        case wire.AssignSeat(id=name, seat=seat, kind=kind, level=level):
            return rooms.AssignSeat(device=device, id=name, seat=seat, level=level if kind == "bot" else None)
        case wire.SetClock(id=name, seconds=seconds):
            return rooms.SetClock(device=device, id=name, seconds=seconds)
        case wire.PassHost(id=name, seat=seat):
            return rooms.PassHost(device=device, id=name, seat=seat)
        case wire.Leave(id=name):
            return rooms.Leave(device=device, id=name)
        case wire.Return(id=name):
            return rooms.Return(device=device, id=name)
        case wire.SetSpeed(id=name, speed=speed):
            return rooms.SetSpeed(device=device, id=name, speed=speed)
