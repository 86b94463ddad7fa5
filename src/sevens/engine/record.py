"""Game records: a match as JSON lines that replay to the identical state.

The first line is the header: `format`, `version`, `rules`, `seats`, `dealer` (of the first deal), `seed` and
`seed_hash`, and where they apply `names` (by seat) and `position` (a match that began in the middle). Every further
line is one event, in order. Reading replays the match and compares each event, so that a record that was changed
anywhere is refused with the line. A record that was cut off in its last line is read as far as it goes.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, cast

from sevens.engine.deal import seed_hash
from sevens.engine.events import Event
from sevens.engine.match import Match
from sevens.errors import RecordError, RulesError, SevensError
from sevens.rules import Rules

FORMAT: Final = "sevens-record"
VERSION: Final = 1


@dataclass(frozen=True, slots=True)
class Record:
    """A record that was read.

    Attributes:
        match: the match in its last recorded state.
        names: of the players, by seat; None when the record has none.
        truncated: whether the end of the text was missing; what could be read was.
        dealt_by_hand: the numbers of the deals that were given explicitly and so do not follow from the seed.
    """

    match: Match
    names: tuple[str, ...] | None
    truncated: bool
    dealt_by_hand: tuple[int, ...]


def write_record(match: Match, names: Sequence[str] | None = None) -> str:
    """The record of a match so far, hidden cards and seed included; one text of JSON lines.

    Args:
        match: at any point, also in the middle of a deal.
        names: of the players, by seat; not checked here.
    """
    lines = [_line(header_of(match, names)), *(_line(event.to_json()) for event in match.events)]
    return "".join(lines)


def header_of(match: Match, names: Sequence[str] | None = None) -> dict[str, object]:
    """The first line of a match's record."""
    header: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION,
        "rules": match.rules.to_json(),
        "seats": match.seats,
        "dealer": match.results[0].dealer if match.results else match.dealer,
        "seed": match.seed,
        "seed_hash": match.seed_hash,
    }
    if names is not None:
        header["names"] = list(names)
    if match.start_position is not None:
        header["position"] = match.start_position
    return header


def read_record(text: str) -> Record:
    """Read, replay and verify a record.

    Args:
        text: all of a record, or all that is left of it: a last line that is cut off is left out.

    Raises:
        RecordError: the text is no record, or its events are not what happens when it is played; `line`, from 1, is
            the first that is wrong.
    """
    return _Reader(text).read()


def _line(value: dict[str, object]) -> str:
    return json.dumps(value, separators=(",", ":")) + "\n"


class _Reader:
    """Replays a record line by line; `number` is the line being read, from 1."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.complete = self.lines[-1] == ""
        if self.complete:
            self.lines.pop()
        self.number = 1
        self.truncated = False
        self.by_hand: list[int] = []

    def read(self) -> Record:
        header = self.parse(self.lines[0] if self.lines else "")
        if header is None:
            raise self.wrong("not_an_object", "the header is cut off or missing")
        lines = [value for value in self.events() if value is not None]
        match = self.start(header, lines[0] if lines else None)
        expected = deque(match.events)
        for number, value in enumerate(lines, 2):
            self.number = number
            if not expected:
                expected.extend(self.advance(match, value))
            self.compare(value, expected.popleft().to_json())
        names = cast("list[str] | None", header.get("names"))
        self.truncated |= bool(expected)
        return Record(match, None if names is None else tuple(names), self.truncated, tuple(self.by_hand))

    def events(self) -> list[dict[str, object] | None]:
        """The event lines; the last one is left out when it is cut off."""
        parsed = []
        for number, line in enumerate(self.lines[1:], 2):
            self.number = number
            parsed.append(self.parse(line))
        return parsed

    def parse(self, line: str) -> dict[str, object] | None:
        """The object of a line; None for a last line that is cut off."""
        try:
            value = json.loads(line)
        except (ValueError, RecursionError):
            if self.number == len(self.lines) and not self.complete and self.number > 1:
                self.truncated = True
                return None
            raise self.wrong("not_an_object", "not a JSON object") from None
        if not isinstance(value, dict):
            raise self.wrong("not_an_object", "not a JSON object")
        return value

    def start(self, header: dict[str, object], first: dict[str, object] | None) -> Match:
        """The match of the header, dealt as the first event says."""
        self.number = 1
        if header.get("format") != FORMAT or header.get("version") != VERSION or header.get("version") is True:
            raise self.wrong("unknown_format", "not a record of a known version")
        seats, dealer, seed = header.get("seats"), header.get("dealer"), header.get("seed")
        if type(seats) is not int or type(dealer) is not int or not isinstance(seed, str):
            raise self.wrong("wrong_kind", "seats and dealer must be integers, seed a text")
        if header.get("seed_hash") != seed_hash(seed):
            raise self.wrong("seed_hash_differs", "the seed does not have the hash that was shown")
        names = header.get("names")
        if names is not None and not (
            isinstance(names, list) and len(names) == seats and all(isinstance(name, str) for name in names)
        ):
            raise self.wrong("wrong_kind", "names must be a list of texts, one a seat")
        try:
            rules = Rules.from_json(header.get("rules"))
            if "position" in header:
                position = header["position"]
                if not isinstance(position, dict):
                    raise self.wrong("wrong_kind", "position must be an object")
                match = Match.position(rules, seats, **position)
                self.compare({"seed": seed, "dealer": dealer}, {"seed": match.seed, "dealer": match.dealer})
                return match
            return Match(rules, seats, seed, dealer, self.explicit_hands(first or {}))
        except RecordError:
            raise
        except RulesError as error:
            raise self.wrong("bad_header", str(error)) from None
        except SevensError as error:
            self.number = 1 if "position" in header else 2
            raise self.wrong("bad_header", str(error)) from None

    def explicit_hands(self, event: dict[str, object]) -> list[str] | None:
        """The hands of a `dealt` event that were given by hand."""
        if event.get("type") != "dealt" or event.get("explicit") is not True:
            return None
        hands = event.get("hands")
        if not isinstance(hands, list) or not all(isinstance(hand, str) for hand in hands):
            raise self.wrong("wrong_kind", "hands must be a list of texts")
        self.by_hand.append(cast(int, event.get("deal")))
        return hands

    def advance(self, match: Match, value: dict[str, object]) -> list[Event]:
        """Do what an event says was done; the events that follow from it."""
        try:
            if value.get("type") == "dealt":
                return match.next_deal(self.explicit_hands(value))
            return match.apply(self.action_of(value))
        except RecordError:
            raise
        except SevensError as error:
            raise self.wrong("against_the_rules", str(error)) from None

    def action_of(self, value: dict[str, object]) -> str:
        """The text of the action that an event reports."""
        cards = value.get("cards", [])
        if not isinstance(cards, list) or not all(isinstance(card, str) for card in cards):
            raise self.wrong("wrong_kind", "cards must be a list of texts")
        mark = "!" if value.get("announced") is True else ""
        match value.get("type"):
            case "played" | "turn_lost":
                return "".join(cards) + mark
            case "joker_played":
                return "*" + "+".join(cards) + mark
            case "named":
                return f"={value.get('suit')}"
            case "passed":
                return "pass"
            case _:
                raise self.wrong("unexpected_event", f"nothing can begin with {str(value.get('type'))[:30]!r}")

    def compare(self, value: dict[str, object], expected: dict[str, object]) -> None:
        for key in {**expected, **value}:
            if _canonical(value.get(key)) != _canonical(expected.get(key)):
                raise self.wrong(
                    "differs", f"{key}: {_canonical(value.get(key))} recorded, {_canonical(expected.get(key))} happened"
                )

    def wrong(self, reason: str, message: str) -> RecordError:
        return RecordError(f"line {self.number}: {message}", line=self.number, reason=reason)


def _canonical(value: object) -> str:
    return json.dumps(value, sort_keys=True)
