"""Who sits where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

Kind = Literal["person", "bot", "open"]
Mode = Literal["solo", "device", "friends"]
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
        substitute: the level of the bot that plays for a person who is away, or on a seat that was open when the match
            began; None when nobody has to.
        left: the person got up during the match, and watches until they sit down again.
        again: the person's answer about a rematch; None as long as there is none.
    """

    kind: Kind
    name: str = ""
    level: str | None = None
    device: str | None = None
    substitute: str | None = None
    left: bool = False
    again: bool | None = None

    @property
    def bot(self) -> str | None:
        """The level of the bot that acts for this seat now; None when a person does."""
        return self.level if self.kind == "bot" else self.substitute

    @property
    def present(self) -> bool:
        """Whether a person sits here and acts themselves, connected or not yet given up."""
        return self.kind == "person" and self.substitute is None and not self.left
