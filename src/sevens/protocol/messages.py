"""The messages of the WebSocket and the bodies of the HTTP interface, as strict structs.

A struct is the whole truth about a message: unknown fields, wrong kinds and oversized values are refused when it is
read, and the TypeScript types of the browser client are generated from it. `docs/interface.md` shows each one.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

Language = Literal["en", "es", "it", "de", "fr", "ja"]
Mode = Literal["solo", "device", "friends"]
Speed = Literal["slow", "normal", "fast", "none"]
Suit = Literal["s", "h", "d", "c"]
Phrase = Literal[
    "hello",
    "good_luck",
    "thanks",
    "well_played",
    "nice_move",
    "oops",
    "one_moment",
    "your_turn",
    "sorry",
    "goodbye",
]
OptionValue = str | int | bool | None

CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
Token = Annotated[str, Meta(max_length=128)]
ActionText = Annotated[str, Meta(min_length=1, max_length=64)]
Seq = Annotated[int, Meta(ge=0, le=2**31)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
LanguageTag = Annotated[str, Meta(max_length=35)]
Level = Annotated[str, Meta(max_length=16)]
ClockSeconds = Annotated[int, Meta(ge=20, le=90)]
RulesValue = Annotated[str, Meta(max_length=64)] | dict[str, OptionValue]

# --- what a client sends ---


class Request(Struct, forbid_unknown_fields=True, tag_field="type", frozen=True):
    """Anything a client may send on the socket."""


class Hello(Request, frozen=True, tag="hello"):
    """First message of a connection.

    Without a token the cookie that came with the room is used; without either the connection only watches. `seen` is
    the last seq the client has shown, after which it wants the events.
    """

    token: Token | None = None
    lang: LanguageTag = "en"
    seen: Seq | None = None


class Act(Request, frozen=True, tag="act"):
    """Play, pass or name a suit; `seq` is that of the update that the choice was made on."""

    id: CommandId
    seq: Seq
    action: ActionText


class NextDeal(Request, frozen=True, tag="next_deal"):
    """Deal again after a deal is over."""

    id: CommandId


class Lift(Request, frozen=True, tag="lift"):
    """The person of the seat has the device in hand."""

    id: CommandId
    seat: SeatNumber


class Rematch(Request, frozen=True, tag="rematch"):
    """Another match with the same people. Among friends it is an answer: it begins when all have said yes."""

    id: CommandId
    accept: bool = True


class Start(Request, frozen=True, tag="start"):
    """The host deals, before the first match or before the next one; bots of `level` play on free seats."""

    id: CommandId
    level: Level = "medium"


class AssignSeat(Request, frozen=True, tag="seat"):
    """The host frees a seat, whoever sat there, or gives it to the computer; not during a match."""

    id: CommandId
    seat: SeatNumber
    kind: Literal["open", "bot"]
    level: Level = "medium"


class SetClock(Request, frozen=True, tag="clock"):
    """The host sets how many seconds a turn may take, null for no limit; not during a match."""

    id: CommandId
    seconds: ClockSeconds | None


class PassHost(Request, frozen=True, tag="host"):
    """The host hands their rights to the person of a seat; not during a match."""

    id: CommandId
    seat: SeatNumber


class Leave(Request, frozen=True, tag="leave"):
    """Get up. During a match the computer plays on, and the seat stays one's own; else it is free again."""

    id: CommandId


class Return(Request, frozen=True, tag="return"):
    """Sit down again on the seat one left during the match."""

    id: CommandId


class SayPhrase(Request, frozen=True, tag="phrase"):
    """Say one of the quick phrases to everybody in the room."""

    id: CommandId
    phrase: Phrase


class SetSpeed(Request, frozen=True, tag="speed"):
    """How long bots wait."""

    id: CommandId
    speed: Speed


class SetLanguage(Request, frozen=True, tag="lang"):
    """The language of refusals on this connection."""

    id: CommandId
    lang: LanguageTag


ClientMessage = (
    Hello
    | Act
    | NextDeal
    | Lift
    | Rematch
    | Start
    | AssignSeat
    | SetClock
    | PassHost
    | Leave
    | Return
    | SayPhrase
    | SetSpeed
    | SetLanguage
)

# --- what the server sends ---


class Refusal(Struct, frozen=True):
    """Why something was refused: for programs `code`, `rule` and `reason`, for people `message`."""

    code: str
    rule: str | None
    reason: str
    message: str


class Answer(Struct, frozen=True, tag_field="type", tag="answer"):
    """What became of the command with this id. `done` means that it had been done before."""

    id: str
    status: Literal["accepted", "refused", "done"]
    error: Refusal | None = None


class Place(Struct, frozen=True):
    """A place in the layout: which row of the suit (0, with two packs also 1) and which rank."""

    suit: Suit
    row: int
    rank: str


class LegalAction(Struct, frozen=True):
    """An action that is allowed now.

    Its text, the cards that leave the hand, where they and a swapped card come to lie, and whether the last card is to
    be announced (R40: the same text with `!`).
    """

    action: str
    cards: list[str]
    places: list[Place]
    announce: bool


class Fault(Struct, frozen=True):
    """A forbidden pass that would be let happen, what follows, and what it costs (R38)."""

    kind: Literal["fine", "skip_turn", "lose_deal", "surrender"]
    cost: int


class PassInfo(Struct, frozen=True):
    """Passing, for the seat that is to move."""

    allowed: bool
    forced: bool
    left: int | None
    made: int
    cost: int
    fault: Fault | None


class GameEvent(Struct, frozen=True, omit_defaults=True):
    """Something that happened, as this reader may know it. Fields that do not belong to the type are absent."""

    type: str
    seat: int | UnsetType = UNSET
    cards: list[str] | UnsetType = UNSET
    deal: int | UnsetType = UNSET
    dealer: int | UnsetType = UNSET
    hand_sizes: list[int] | UnsetType = UNSET
    amount: int | UnsetType = UNSET
    row: int | UnsetType = UNSET
    announced: bool | UnsetType = UNSET
    suit: str | UnsetType = UNSET
    kind: str | UnsetType = UNSET
    giver: int | UnsetType = UNSET
    to: int | UnsetType = UNSET
    why: str | UnsetType = UNSET
    places: list[int | None] | UnsetType = UNSET
    deal_scores: list[int] | UnsetType = UNSET
    totals: list[int] | UnsetType = UNSET
    collected: int | list[int] | UnsetType = UNSET
    winners: list[int] | UnsetType = UNSET


class View(Struct, frozen=True):
    """The match as one seat, or a spectator, may know it. Lists that count seats are in seat order."""

    rules: dict[str, OptionValue]
    seats: int
    seat: int | None
    phase: Literal["play", "deal_over", "match_over"]
    deal: int
    dealer: int
    to_move: int | None
    naming: bool
    opening_card: str | None
    layout: dict[Suit, list[str]]
    frontiers: dict[Suit, list[str]]
    hand: list[str] | None
    open_hands: list[list[str]] | None
    hand_sizes: list[int]
    status: list[str]
    passes_left: list[int] | None
    passes_made: list[int]
    passed_since_card: list[bool]
    skips_next: list[bool]
    idle_turns: int
    exits: list[int]
    lost_hands: list[list[str]]
    chips: list[int] | None
    pot: int
    removed: list[str]
    places: list[int | None] | None
    deal_scores: list[int] | None
    totals: list[int]
    deals_won: list[int]
    winners: list[int] | None
    legal: list[LegalAction]
    history: list[GameEvent]
    # "pass" is a word of Python's
    passing: PassInfo | None = msgspec.field(name="pass")
    play_fault: Literal["lose_turn"] | None


class RoomSeat(Struct, frozen=True):
    """Who sits on a seat.

    `connected` is true for bots; `you` marks the seats of this device, `host` the seat of the host. `substitute` is the
    level of the bot that plays for a person who is away, or on a seat that was free when the match began; `left` says
    that the person got up and did not only lose the connection. `again` is their answer about a rematch.
    """

    name: str
    kind: Literal["person", "bot", "open"]
    level: str | None
    connected: bool
    you: bool
    host: bool
    substitute: str | None
    left: bool
    again: bool | None


class RoomInfo(Struct, frozen=True):
    """The room.

    `host` says whether this device has the host's rights; `match` counts its matches from 1; `seed_hash` binds the
    server to the seed of the cards, which is told once the match is over. `clock` is how many seconds a turn may take,
    null for any; `spectators` counts the connections that hold no seat.
    """

    id: str
    mode: Mode
    seats: list[RoomSeat]
    host: bool
    speed: Speed
    clock: int | None
    spectators: int
    match: int
    seed_hash: str
    seed: str | None


class DealResult(Struct, frozen=True):
    """A finished deal of this match; the place of a seat that sat out an extra deal is null."""

    deal: int
    dealer: int
    places: list[int | None]
    deal_scores: list[int]


class Lobby(Struct, frozen=True):
    """What there is to know before the first match: the rules that will be played. The rest stands in the room."""

    rules: dict[str, OptionValue]


class Update(Struct, frozen=True, tag_field="type", tag="update"):
    """The one kind of news: the whole view, and what happened since the last update as a hint for animation.

    Either `view` or `lobby` is null: the lobby is there until the first match begins. `curtain` is the seat whose
    person is to lift the curtain; the view is a spectator's until then. `time_left` is how many milliseconds the person
    to move has left when a clock runs. `preset` names the rules when they are a preset's.
    """

    seq: int
    room: RoomInfo
    lobby: Lobby | None
    curtain: int | None
    time_left: int | None
    view: View | None
    events: list[GameEvent]
    deals: list[DealResult]
    preset: str | None


class Said(Struct, frozen=True, tag_field="type", tag="said"):
    """Somebody said a quick phrase. It is told once, to whoever is there, and kept nowhere."""

    seat: int
    phrase: Phrase


ServerMessage = Answer | Update | Said
