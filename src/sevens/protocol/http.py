"""The bodies of the HTTP interface."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .messages import (
    ClockSeconds,
    GameEvent,
    LanguageTag,
    Level,
    Mode,
    OptionValue,
    Phrase,
    Refusal,
    RulesValue,
    SeatNumber,
    Speed,
    Token,
    View,
)

SeatCount = Annotated[int, Meta(ge=1, le=16)]
GivenName = Annotated[str, Meta(max_length=64)]

# --- requests ---


class Person(Struct, forbid_unknown_fields=True, frozen=True, tag_field="kind", tag="person"):
    """A seat for a person on this device."""

    name: GivenName = ""


class Bot(Struct, forbid_unknown_fields=True, frozen=True, tag_field="kind", tag="bot"):
    """A seat for the computer."""

    level: Level
    name: GivenName = ""


class Open(Struct, forbid_unknown_fields=True, frozen=True, tag_field="kind", tag="open"):
    """A seat for whoever comes by the link."""


class NewRoom(Struct, forbid_unknown_fields=True, frozen=True):
    """Open a room; among friends it waits for its host to start, else it deals at once.

    `rules` is a preset's name or an object of options, on top of `preset` if it names one. `clock` is how many seconds
    a turn may take, among friends only.
    """

    rules: RulesValue
    mode: Mode
    seats: Annotated[list[Person | Bot | Open], Meta(min_length=1, max_length=16)]
    speed: Speed = "normal"
    clock: ClockSeconds | None = None
    dealer: Annotated[int, Meta(ge=0, le=15)] | None = None
    lang: LanguageTag = "en"


class JoinQuestion(Struct, forbid_unknown_fields=True, frozen=True):
    """Take a free seat: `seat`, or the first one clockwise from the host's."""

    name: GivenName = ""
    seat: SeatNumber | None = None
    lang: LanguageTag = "en"


class LinkQuestion(Struct, forbid_unknown_fields=True, frozen=True):
    """Make the link that opens the asking device's own seat on another one; links made before open nothing any more."""

    lang: LanguageTag = "en"


class ReturnQuestion(Struct, forbid_unknown_fields=True, frozen=True):
    """Move a seat to the asking device; `code` is what its link carries."""

    code: Token
    lang: LanguageTag = "en"


class RulesQuestion(Struct, forbid_unknown_fields=True, frozen=True):
    """Can these rules be played by that many?"""

    rules: RulesValue
    seats: SeatCount | None = None
    lang: LanguageTag = "en"


class TextQuestion(Struct, forbid_unknown_fields=True, frozen=True):
    """The rules page of exactly these rules."""

    rules: RulesValue
    lang: LanguageTag = "en"


class ExampleTry(Struct, forbid_unknown_fields=True, frozen=True):
    """What happens to a card of an example on the rules page of these rules? `play` may also be "pass"."""

    rules: RulesValue
    example: Annotated[str, Meta(max_length=32)]
    play: Annotated[str, Meta(max_length=8)]
    lang: LanguageTag = "en"


class LessonTry(Struct, forbid_unknown_fields=True, frozen=True):
    """The moves made so far in a step of the lesson: cards of the hand, "*" for the joker, or "pass"."""

    step: Annotated[str, Meta(max_length=32)]
    moves: Annotated[list[Annotated[str, Meta(max_length=8)]], Meta(min_length=1, max_length=8)]
    lang: LanguageTag = "en"


class RecordQuestion(Struct, forbid_unknown_fields=True, frozen=True):
    """A game record to look at again."""

    record: str
    lang: LanguageTag = "en"


# --- answers ---


class ErrorBody(Struct, frozen=True):
    """Every answer with a status of 400 or more."""

    error: Refusal


class Opened(Struct, frozen=True):
    """The room, and the token that plays the seats of the device that opened it (it is also set as a cookie)."""

    room: str
    token: str


class Seated(Struct, frozen=True):
    """The seat that was given, and the token that plays it (it is also set as a cookie)."""

    room: str
    seat: int
    token: str


class SeatLink(Struct, frozen=True):
    """What opens the seat on another device: the `code`, and the whole address for people."""

    code: str
    link: str


class RoomCard(Struct, frozen=True):
    """A room before one enters it.

    `link` is the address to share. `seats` has for each seat who sits there; `seat` is that of the asking device, null
    if it has none. `playing` says that a match is being played, so that no seat can be taken before it is over.
    """

    room: str
    mode: Mode
    link: str
    rules: dict[str, OptionValue]
    preset: str | None
    clock: int | None
    playing: bool
    seats: list[SeatCard]
    seat: int | None


class SeatCard(Struct, frozen=True):
    """Who sits on a seat of a room."""

    name: str
    kind: Literal["person", "bot", "open"]


class About(Struct, frozen=True):
    """The server: `public_url` is the address under which it can be shared, null when it was told none.

    `local` says that only its own machine can reach it.
    """

    version: str
    public_url: str | None
    local: bool


class PresetInfo(Struct, frozen=True):
    """A named game. `minutes` is how long one deal takes, from and to; `lengths` are customary values of `match`."""

    name: str
    title: str
    summary: str
    rules: dict[str, OptionValue]
    seats: tuple[int, int]
    advised: tuple[int, int]
    minutes: tuple[int, int]
    lengths: list[str]


class OptionInfo(Struct, frozen=True):
    """An option of the rules, for a form. Keys of `value_titles` are values as text: yes, no, none, or as they are."""

    name: str
    group: str
    kind: Literal["choice", "bool", "int", "text"]
    values: list[OptionValue]
    minimum: int | None
    maximum: int | None
    nullable: bool
    default: OptionValue
    rule: str
    title: str
    help: str
    value_titles: dict[str, str]


class GroupInfo(Struct, frozen=True):
    """A heading under which options stand."""

    name: str
    title: str


class Games(Struct, frozen=True):
    """Everything a page needs to set up a game, in one language."""

    presets: list[PresetInfo]
    options: list[OptionInfo]
    groups: list[GroupInfo]
    levels: list[str]
    languages: list[str]
    modes: list[Mode]
    phrases: list[Phrase]


class ProblemInfo(Struct, frozen=True):
    """A reason why rules cannot be played."""

    code: str
    options: list[str]
    rule: str
    message: str


class RulesAnswer(Struct, frozen=True):
    """What is wrong with rules, and which single choices would make it worse: option -> value as text -> why."""

    ok: bool
    rules: dict[str, OptionValue] | None
    problems: list[ProblemInfo]
    blocked: dict[str, dict[str, str]]


class ExampleAnswer(Struct, frozen=True):
    """Whether it can be done, and a sentence that says why or why not."""

    plays: bool
    message: str


class LessonScene(Struct, frozen=True):
    """What lies where: rows as suit letter and ranks, the reader's hand, names and numbers of cards of the others."""

    rows: list[tuple[str, str]]
    hand: list[str]
    others: list[tuple[str, int]]


class LessonStep(Struct, frozen=True):
    """A position of the lesson. `find` is how many cards are to be found, 0 where one is to be played."""

    id: str
    title: str
    text: str
    scene: LessonScene
    find: int


class Lesson(Struct, frozen=True):
    """The first minutes: a few positions, worded in one language."""

    steps: list[LessonStep]


class LessonReply(Struct, frozen=True):
    """What comes of the last move; `told` is what the others did then, a sentence each."""

    outcome: Literal["refused", "on", "done", "again"]
    message: str
    told: list[str]
    scene: LessonScene


class Offline(Struct, frozen=True):
    """The package that browsers run without a connection: its name below `/api/offline/`, and its size."""

    archive: str
    bytes: int


class RecordText(Struct, frozen=True):
    """The record of a finished match: JSON lines, as `sevens verify` reads them."""

    record: str


class ReplayHeader(Struct, frozen=True):
    """What a record says about the match as a whole; not `complete` when its end was cut off."""

    rules: dict[str, OptionValue]
    preset: str | None
    seats: int
    names: list[str] | None
    seed: str
    seed_hash: str
    complete: bool


class ReplayStep(Struct, frozen=True):
    """The table after an event, all hands open."""

    view: View
    event: GameEvent


class Replay(Struct, frozen=True):
    """A record, verified and played through."""

    header: ReplayHeader
    steps: list[ReplayStep]
