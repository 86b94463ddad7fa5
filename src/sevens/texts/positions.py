"""Small positions to learn from: what of a hand can be laid, and why, as the engine has it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens.engine import Match
from sevens.rules.placement import DOWN, NO_PLACE, UP, next_place
from sevens.texts.document import Verdict

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sevens.engine import Action
    from sevens.texts.writer import Writer

SUITS: Final = "shdc"
JOKER: Final = "*"
PASS: Final = "pass"

Rows = dict[str, list[str]]
"""The ranks on the table by suit, one text a row."""


class Position:
    """Some rows and a hand; the one who holds it is to move.

    Args:
        writer: the rules and the language.
        rows: what lies on the table.
        hand: the cards held.
        elsewhere: a card that another player holds, or nothing.
    """

    def __init__(self, writer: Writer, rows: Rows, hand: Sequence[str], elsewhere: str = "") -> None:
        self.rows = rows
        self.hand = tuple(hand)
        self._writer = writer
        self.legal = self._legal(elsewhere)

    def _legal(self, elsewhere: str) -> list[Action]:
        w, rows = self._writer, self.rows
        used = {rank + suit for suit, laid in rows.items() for row in laid for rank in row} | {*self.hand, elsewhere}
        seats = max(3, w.seat_range[0]) if w.seat_range[1] >= 3 else w.seat_range[0]
        spare = [rank + suit for suit in SUITS for rank in w.rules.ranks if rank + suit not in used]
        others = [[card] for card in ([elsewhere] if elsewhere else []) + spare][: seats - 1]
        if not self.hand or len(others) < seats - 1:
            return []
        layout = {suit: rows.get(suit, [""] * w.rules.packs) for suit in SUITS}
        hands = [" ".join(cards) for cards in [list(self.hand), *others]]
        rules = w.rules.replace(match="deals 1")  # the length of a match may need more seats (R41), and changes no play
        return Match.position(rules, seats, hands=hands, layout=layout, to_move=0).legal_actions()

    @property
    def may_pass(self) -> bool:
        """Whether passing is allowed now."""
        return any(action.kind == PASS for action in self.legal)

    def runs(self, last: str) -> list[tuple[str, ...]]:
        """The plays of several cards that end with this one (R16)."""
        return [action.cards for action in self.legal if action.kind == "run" and action.cards[-1] == last]

    def joker_plays(self) -> list[tuple[str, str]]:
        """For each play of the joker the card it stands for and the card that follows (R25)."""
        return [(action.cards[0], action.cards[1]) for action in self.legal if action.kind == "joker"]

    # --- why

    def verdict(self, card: str) -> Verdict:
        """What becomes of one card laid alone, and why."""
        plays = any(action.cards == (card,) and action.kind == "play" for action in self.legal)
        return Verdict((card,), plays, self._why_it_goes(card) if plays else self._why_it_waits(card))

    def run_verdict(self, cards: tuple[str, ...]) -> Verdict:
        """What becomes of a play of several cards that can be laid."""
        return Verdict(cards, True, self._writer.say("why-run"))

    def joker_verdict(self, stands_for: str, follows: str) -> Verdict:
        """What becomes of a play of the joker that can be made."""
        there = self._writer.texts.card(stands_for, the=True)
        return Verdict((JOKER, follows), True, self._writer.say("why-joker", card=there))

    def answer(self, card: str) -> Verdict:
        """What becomes of a card that is tapped: alone, else as the end of a run, else with the joker."""
        alone = None if card == JOKER else self.verdict(card)
        if alone and alone.plays:
            return alone
        for stands_for, follows in self.joker_plays():
            if card in (JOKER, follows):
                return self.joker_verdict(stands_for, follows)
        for cards in self.runs(card):
            return self.run_verdict(cards)
        return alone or Verdict((card,), False, self._writer.say("example-joker-waits"))

    def _why_it_goes(self, card: str) -> str:
        w = self._writer
        rank, suit = card[0], card[1]
        if rank == w.rules.starter:
            return w.say("why-opens")
        ranks, place = w.rules.ranks, w.rules.ranks.index(rank)
        laid = next(row for row in self.rows[suit] if place in _next_places(w, row))
        inwards = 1 if place < w.place else -1
        low, high = _reach(w, laid)
        if low <= place + inwards <= high:
            return w.say("why-next", card=w.texts.card(ranks[place + inwards] + suit, the=True))
        beyond = ranks[(place - inwards) % len(ranks)]
        return w.say("why-corner", card=w.texts.card(beyond + suit, the=True))

    def _why_it_waits(self, card: str) -> str:
        w = self._writer
        rank, suit = card[0], card[1]
        ranks, place = w.rules.ranks, w.rules.ranks.index(rank)
        row = self.rows.get(suit, [""])[0]
        if rank in row:
            return w.say("why-laid")
        if w.rules.starter not in row:
            return w.say("why-waits", card=w.texts.card(w.rules.starter + suit, the=True))
        outward = range(w.place + 1, place) if place > w.place else range(w.place - 1, place, -1)
        gaps = [between for between in outward if ranks[between] not in row]
        open_places = _next_places(w, row)
        if not gaps or gaps[0] not in open_places:  # R17: this side is closed and is filled from its far end
            nearest = min(open_places, key=lambda open_place: abs(open_place - place), default=place)
            between = nearest < place < w.place or w.place < place < nearest
            message = "why-waits" if between and gaps else "why-closed"
            return w.say(message, card=w.texts.card(ranks[nearest] + suit, the=True))
        return w.say("why-waits", card=w.texts.card(ranks[gaps[0]] + suit, the=True))


def _bits(w: Writer, row: str) -> int:
    return sum(1 << w.rules.ranks.index(rank) for rank in row)


def _next_places(w: Writer, row: str) -> list[int]:
    """The places where a row goes on (R14, R17)."""
    size = len(w.rules.ranks)
    found = [next_place(_bits(w, row), size, w.place, w.rules.corner, direction) for direction in (DOWN, UP)]
    return [place for place in found if place != NO_PLACE]


def _reach(w: Writer, row: str) -> tuple[int, int]:
    """Lowest and highest place joined to the starter, not counting round the corner."""
    low = high = w.place
    while low > 0 and w.rules.ranks[low - 1] in row:
        low -= 1
    while high < len(w.rules.ranks) - 1 and w.rules.ranks[high + 1] in row:
        high += 1
    return low, high
