"""Rooms: seats, curtain, commands and their answers, as a state machine that a server, or a browser, is a shell round.

Nothing here knows asyncio, a data base or a message format.
"""

from .commands import ACCEPTED, DONE, Act, Answer, BotAct, Command, Lift, NextDeal, Rematch, SetSpeed, Status
from .errors import Forbidden, RoomError, Stale
from .events import EVENTS, Acted, Created, Lifted, NextDealt, Rematched, RoomEvent, SpeedSet, from_json, to_json
from .names import LONGEST_NAME, clean_name
from .room import BotTurn, Room
from .seats import KINDS, MODES, SPEEDS, Kind, Mode, Seat, Speed

__all__ = [
    "ACCEPTED",
    "DONE",
    "EVENTS",
    "KINDS",
    "LONGEST_NAME",
    "MODES",
    "SPEEDS",
    "Act",
    "Acted",
    "Answer",
    "BotAct",
    "BotTurn",
    "Command",
    "Created",
    "Forbidden",
    "Kind",
    "Lift",
    "Lifted",
    "Mode",
    "NextDeal",
    "NextDealt",
    "Rematch",
    "Rematched",
    "Room",
    "RoomError",
    "RoomEvent",
    "Seat",
    "SetSpeed",
    "Speed",
    "SpeedSet",
    "Stale",
    "Status",
    "clean_name",
    "from_json",
    "to_json",
]
