"""Matches that begin from an arbitrary position of their first deal (the engine protocol's `position`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from sevens.cards import JOKER_BIT, SUITS
from sevens.engine.deal import draw_state, seed_text
from sevens.engine.game import Game, split_hand
from sevens.engine.match import Match
from sevens.engine.standing import Standing
from sevens.engine.state import STATUS_NAMES, State
from sevens.errors import BadPosition, BadRequest
from sevens.kernel import parameters as codes
from sevens.kernel.opening import open_layout
from sevens.kernel.playout import clear
from sevens.kernel.scoring import end_deal
from sevens.kernel.state import DealState, by_seat, give, link_active_seats, refresh_frontiers
from sevens.kernel.turns import leave_with_joker_only, resume, someone_out
from sevens.rules import Rules

LARGEST_STACK: Final = 1_000_000_000
KEYS: Final = (
    "hands",
    "layout",
    "to_move",
    "dealer",
    "passes_left",
    "status",
    "chips",
    "pot",
    "seed",
    "removed",
)


def match_from_position(rules: Rules, seats: int, position: Mapping[str, object]) -> Match:
    """A match whose first deal is at the given position; no ante is paid, R20, R24, R29 and R30 apply at once.

    Args:
        rules: what is played.
        seats: how many play.
        position: see the engine protocol. Cards that it names nowhere are out of play.

    Raises:
        RulesError: the rules cannot be played with so many seats.
        BadRequest: a missing key or a value of the wrong kind.
        BadPosition: values that contradict one another or the rules.
    """
    for name in position:
        if name not in KEYS:
            raise BadRequest(f"unknown key: {name[:40]!r}", reason="unknown_key", params={"key": name[:40]})
    return _Builder(Game(rules, seats), position).build()


class _Builder:
    """Reads one position piece by piece into a kernel state."""

    def __init__(self, game: Game, position: Mapping[str, object]) -> None:
        self.game = game
        self.rules = game.rules
        self.seats = game.seats
        self.position = {name: value for name, value in position.items() if value is not None}
        self.state = State(game.rules, game.seats)
        self.inner: DealState = self.state.inner
        clear(self.inner)

    def build(self) -> Match:
        seed = self.position.get("seed", "0")
        if isinstance(seed, bool) or not isinstance(seed, int | str):
            raise _wrong_kind("seed", "an integer or a text")
        seed = seed_text(seed)
        self.read_cards()
        self.read_seats()
        self.read_chips()
        self.inner.random = draw_state(seed, 1)
        to_move = self.seat("to_move")
        self.inner.stacks_before = list(self.inner.chips)
        self.inner.record_events()
        if to_move is not None or any(self.inner.laid):
            self.continue_deal(to_move)
        else:
            open_layout(self.inner)
        standing = Standing.at_start(self.rules, self.seats, self.state.chips)
        return Match.from_position(self.game, seed, self.state, standing, dict(self.position))

    def continue_deal(self, to_move: int | None) -> None:
        """The opening is done: find whose turn it is."""
        inner = self.inner
        link_active_seats(inner)
        refresh_frontiers(inner)
        if to_move is not None and inner.status[to_move] != codes.ACTIVE:
            raise _impossible("to_move_not_active", f"seat {to_move} is to move but not active", seat=to_move)
        inner.to_move = inner.after[inner.dealer] if to_move is None else to_move
        leave_with_joker_only(inner)
        if inner.status[inner.to_move] != codes.ACTIVE:
            inner.to_move = inner.after[inner.to_move]
        if self.inner.parameters.first_out and someone_out(inner):
            end_deal(inner)
        else:
            resume(inner)

    def read_cards(self) -> None:
        """Hands, layout and removed cards; each card stands in one place."""
        hands = self.texts("hands", self.seats)
        left = dict.fromkeys(self.game.pack.texts(self.game.pack.words[0]), 2 if self.rules.packs == 2 else 1)

        def claim(text: str) -> int:
            number = self.game.pack.number(text)
            if number is None:
                raise _impossible("unknown_card", f"no such card: {text[:10]!r}", card=text[:10])
            if not left[text]:
                raise _impossible("doubled_card", f"{text} stands in two places", card=text)
            left[text] -= 1
            return number

        for seat, hand in enumerate(hands):
            for text in split_hand(hand):
                give(self.inner, seat, claim(text))
        laid = [0, 0]
        for suit, row, ranks in self.rows():
            for rank in ranks:
                number = claim(rank + suit)
                if laid[row] >> number & 1:
                    raise _impossible("doubled_card", f"{rank}{suit} stands twice in a row", card=rank + suit)
                laid[row] |= 1 << number
        removed = self.position.get("removed", "")
        if not isinstance(removed, str):
            raise _wrong_kind("removed", "a text")
        for text in removed.split():
            claim(text)
            left[text] += 1  # removed cards are exactly those that stand nowhere else
        self.check_removed(removed.split(), left)
        out = [0, 0]
        for text, copies in left.items():
            number = cast(int, self.game.pack.number(text))
            out[0] |= (copies > 0) << number
            out[1] |= (copies > 1) << number
        self.inner.laid, self.inner.removed = laid, out
        self.inner.dead = int(out[0] & (JOKER_BIT - 1) != 0)

    def check_removed(self, removed: Sequence[str], left: Mapping[str, int]) -> None:
        for text in removed:
            if removed.count(text) > left[text]:
                raise _impossible("doubled_card", f"{text} stands in two places", card=text)

    def rows(self) -> list[tuple[str, int, str]]:
        """The layout as (suit, row, ranks)."""
        layout = self.position.get("layout", {})
        if not isinstance(layout, dict):
            raise _wrong_kind("layout", "an object")
        rows = []
        for suit, texts in layout.items():
            if suit not in tuple(SUITS):
                raise _impossible("unknown_suit", f"no such suit: {str(suit)[:10]!r}", suit=str(suit)[:10])
            if not isinstance(texts, list | tuple) or not all(isinstance(text, str) for text in texts):
                raise _wrong_kind("layout", "lists of texts")
            if len(texts) > self.rules.packs:
                raise _impossible("too_many_rows", f"{len(texts)} rows of {suit}", suit=suit)
            rows += [(suit, row, text) for row, text in enumerate(texts)]
        return rows

    def read_seats(self) -> None:
        """Status, passes left and dealer. An active seat holds cards and any other holds none."""
        inner = self.inner
        status = self.texts("status", self.seats) if "status" in self.position else ["active"] * self.seats
        inner.active = 0
        numbers: list[int] = []
        exits: list[int] = []
        for seat, name in enumerate(status):
            if name not in STATUS_NAMES[: codes.IDLE]:
                raise _impossible("unknown_status", f"no such status: {str(name)[:20]!r}", value=str(name)[:20])
            number = STATUS_NAMES.index(name)
            numbers.append(number)
            is_active = number == codes.ACTIVE
            if is_active != (inner.hands[seat] != 0):
                raise _impossible("status_contradicts_hand", f"seat {seat} is {name} with the cards it has", seat=seat)
            if is_active:
                inner.active += 1
            else:
                exits.append(seat)
        inner.status, inner.exits, inner.exit_count = by_seat(numbers), by_seat(exits), len(exits)
        if status.count("joker_only") > self.rules.jokers or (
            "joker_only" in status and any(hand & JOKER_BIT for hand in inner.hands)
        ):
            raise _impossible("no_joker_for_status", "a joker-only seat needs a joker that is out of play")
        if "passes_left" in self.position:
            limit = self.rules.pass_limit
            if limit is None:
                raise _impossible("no_pass_limit", "these rules have no pass limit", rule="R19")
            inner.passes_left = by_seat(self.numbers("passes_left", limit))
        inner.dealer = self.seat("dealer") or 0

    def read_chips(self) -> None:
        """Stacks and pot."""
        has_chips = self.rules.chips > 0
        if "chips" in self.position and not has_chips:
            raise _impossible("no_chips", "these rules have no chips", rule="R34")
        stacks = self.numbers("chips", LARGEST_STACK) if "chips" in self.position else [self.rules.chips] * self.seats
        self.inner.chips = by_seat(stacks)
        pot = self.position.get("pot", 0)
        if isinstance(pot, bool) or not isinstance(pot, int):
            raise _wrong_kind("pot", "an integer")
        if not 0 <= pot <= (LARGEST_STACK if has_chips else 0):
            raise _impossible("impossible_pot", f"the pot cannot be {pot}", rule="R34")
        self.inner.pot = pot

    def seat(self, key: str) -> int | None:
        """An optional seat number."""
        value = self.position.get(key)
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, int):
            raise _wrong_kind(key, "a seat number")
        if not 0 <= value < self.seats:
            raise BadRequest(f"no such seat: {value}", reason="no_such_seat", params={"seat": value})
        return value

    def texts(self, key: str, length: int) -> list[str | Sequence[str]]:
        """A list of texts, one a seat."""
        value = self.position.get(key)
        if value is None:
            raise BadRequest(f"{key} is missing", reason="missing_key", params={"key": key})
        if not isinstance(value, list | tuple) or not all(_is_hand(text) for text in value):
            raise _wrong_kind(key, "a list of texts")
        if len(value) != length:
            raise _impossible("wrong_length", f"{key}: {length} values expected, {len(value)} given", key=key)
        return list(value)

    def numbers(self, key: str, largest: int) -> list[int]:
        """A list of numbers from 0, one a seat."""
        value = self.position[key]
        if not isinstance(value, list | tuple) or not all(type(number) is int for number in value):
            raise _wrong_kind(key, "a list of integers")
        if len(value) != self.seats:
            raise _impossible("wrong_length", f"{key}: {self.seats} values expected, {len(value)} given", key=key)
        if not all(0 <= number <= largest for number in value):
            raise _impossible("impossible_number", f"{key}: 0 to {largest} expected", key=key)
        return list(value)


def _is_hand(value: object) -> bool:
    return isinstance(value, str) or (isinstance(value, tuple) and all(isinstance(text, str) for text in value))


def _wrong_kind(key: str, expected: str) -> BadRequest:
    return BadRequest(f"{key} must be {expected}", reason="wrong_kind", params={"key": key, "expected": expected})


def _impossible(reason: str, message: str, rule: str = "R6", **params: object) -> BadPosition:
    return BadPosition(message, rule=rule, reason=reason, params=params)
