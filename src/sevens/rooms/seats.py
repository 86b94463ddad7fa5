"""Who sits where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

Kind = Literal["person", "bot", "open"]
Mode = Literal["solo", "device"]
Speed = Literal["slow", "normal", "fast", "none"]

KINDS: tuple[Kind, ...] = get_args(Kind)
MODES: tuple[Mode, ...] = get_args(Mode)
SPEEDS: tuple[Speed, ...] = get_args(Speed)


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat of a room.

    Attributes:
        kind: a person, a bot, or open (nobody yet).
        name: as shown; empty when none was given.
        level: the level of the bot; None for people.
        device: the device that plays for a person and sees its hand; an opaque text that is no secret. None for bots.
    """

    kind: Kind
    name: str = ""
    level: str | None = None
    device: str | None = None
