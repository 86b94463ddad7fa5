"""What a deal's history says of hidden cards: who cannot hold one, who certainly does, and what each seat chose when.

Choices are not read into single cards here. `sevens.kernel.search` holds each against a whole hand instead: would a
player who follows medium's rule have done with that hand what the seat did?
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sevens.bots.reading import NOBODY, held_for_certain, word_of
from sevens.cards import JOKER, JOKER_BIT, cards_in
from sevens.engine import Event, View
from sevens.engine.compile import pack_for, parameters_of
from sevens.kernel.parameters import CARDS, MAX_SEATS, PASS
from sevens.kernel.policy import FEW_CARDS
from sevens.kernel.search import EQUAL, MOST_TURNS
from sevens.kernel.state import BITS, DealState, refresh_frontiers

WIDTH: Final = CARDS + 1
HOLDERS: Final = MAX_SEATS + 1


FAULT: Final = EQUAL // 4
"""The weight of a card with which a pass would have been a fault that the rules let pass (R38)."""


@dataclass(slots=True)
class Turn:
    """What another seat did when it had a choice, and how things stood then.

    Attributes:
        seat: whose turn it was.
        action: the card laid, or `PASS`.
        laid, frontiers: the rows and what they would take, two words each.
        passes: how many passes the seat had left.
        tension: see `sevens.kernel.policy.tension_of`.
        free: whether it could pass although it could play.
        since: the cards that it has laid from this turn on.
    """

    seat: int
    action: int
    laid: tuple[int, int]
    frontiers: tuple[int, int]
    passes: int
    tension: int
    free: bool
    since: int = 0


class Evidence:
    """The events of the present deal as one seat knows them, read once.

    Attributes:
        weights: how likely each card is with each seat, as `sevens.kernel.search` wants it; all equal when the history
            does not explain the layout.
        turns: the turns of seats that still hold cards, in order; none from before hands were exchanged.
    """

    def __init__(self, view: View) -> None:
        self._view = view
        self._pack = pack_for(view.rules)
        self._state = DealState(parameters_of(view.rules), view.seats)
        self._laid = [0, 0]
        self._passed: set[int] = set()
        self._left: set[int] = {seat for seat, name in enumerate(view.status) if name == "idle"}
        self._opened = view.rules.opening not in ("card", "dealer_names")
        self._known: dict[int, int] = {}
        self._sizes = [0] * view.seats
        self._passes = [0] * view.seats
        self._table = [[EQUAL] * WIDTH for _ in range(HOLDERS)]
        self.turns: list[Turn] = []
        for event in view.history:
            self._read(event)
        self.weights = self._finish()

    def _finish(self) -> list[int]:
        """The weights; and what each seat laid after each of its turns."""
        shown = [0, 0]
        for suit, ranks_of_rows in self._view.layout.items():
            for row, ranks in enumerate(ranks_of_rows):
                shown[row] |= word_of(self._pack, (rank + suit for rank in ranks))[0]
        if shown != self._laid:
            self.turns, self._known, self._table = [], {}, [[EQUAL] * WIDTH for _ in range(HOLDERS)]
        since = [0] * self._view.seats
        for turn in reversed(self.turns):
            if turn.action != PASS:
                since[turn.seat] |= BITS[turn.action]
            turn.since = since[turn.seat]
        self.turns = [turn for turn in self.turns if turn.seat not in self._left]
        for card, holder in self._known.items():
            for seat in range(HOLDERS):
                self._table[seat][card] = EQUAL if seat == holder else 0
        for card in held_for_certain(self._view):
            self._table[NOBODY][card] = 0
        for seat, size in enumerate(self._view.hand_sizes):
            if size == 1:
                self._table[seat][JOKER] = 0  # R29: it would be gone
        return [weight for row in self._table for weight in row]

    def _read(self, event: Event) -> None:
        """Take in one event."""
        seat = -1 if event.seat is None else event.seat
        word, twice = word_of(self._pack, event.cards)
        match event.type:
            case "dealt":
                sizes = event.details.get("hand_sizes")
                self._sizes = list(sizes) if isinstance(sizes, list | tuple) else self._sizes
            case "laid":
                self._lay(word, twice)
                self._sizes[seat] -= len(event.cards)
            case "played":
                self._note_turn(seat, word.bit_length() - 1 if len(event.cards) == 1 else -1)
                row = event.details.get("row")
                self._laid[row if isinstance(row, int) else 0] |= word
                self._card_was_laid(seat, word)
            case "joker_played":
                self._laid[0] |= word
                self._card_was_laid(seat, word)
            case "joker_taken":
                self._known[JOKER] = seat
                self.turns = []
            case "passed":
                self._note_pass(seat)
                self._passed.add(seat)
                self._passes[seat] += 1
            case "turn_lost":
                self._note_holder(word, seat)
            case "surrendered":
                to = event.details.get("to")
                self._move_card(seat, to if isinstance(to, int) else -1)
                self._note_holder(word, to if isinstance(to, int) else -1)
            case "drew":
                giver = event.details.get("giver")
                self._table[seat] = [EQUAL] * WIDTH
                for card in [card for card, holder in self._known.items() if holder == giver]:
                    del self._known[card]
                self._move_card(giver if isinstance(giver, int) else -1, seat)
                self._note_holder(word, seat)
            case "eliminated":
                self._left.add(seat)
                if self._view.rules.eliminated_cards != "remove":
                    self._lay(word & ~JOKER_BIT, twice)
                    self._passed.clear()
            case "went_out" | "joker_only":
                self._left.add(seat)

    def _move_card(self, giver: int, taker: int) -> None:
        """A card changed hands: what was chosen before says little of the hands now."""
        self.turns = []
        self._sizes[giver] -= 1
        self._sizes[taker] += 1

    def _note_holder(self, word: int, seat: int) -> None:
        if self._view.rules.packs == 1:
            self._known.update(dict.fromkeys(cards_in(word), seat))

    def _lay(self, word: int, twice: int) -> None:
        self._laid[1] |= self._laid[0] & word | twice
        self._laid[0] |= word

    def _card_was_laid(self, seat: int, word: int) -> None:
        self._passed.clear()
        self._opened = True
        self._sizes[seat] -= word.bit_count()
        for card in cards_in(word):
            self._known.pop(card, None)

    def _refresh(self) -> None:
        """Work out what could be laid now."""
        self._state.laid = self._laid
        refresh_frontiers(self._state)

    def _note_pass(self, seat: int) -> None:
        """A pass that had to be forced proves that its seat holds nothing that fitted."""
        if seat == self._view.seat:
            return
        rules = self._view.rules
        stalled = self._stalled(seat)
        if rules.voluntary_pass and not stalled:
            self._note_turn(seat, PASS)
            return
        certain = stalled or rules.illegal_pass == "reject"
        self._refresh()
        for card in cards_in(self._state.frontier):
            self._table[seat][card] = 0 if certain else min(FAULT, self._table[seat][card])

    def _note_turn(self, seat: int, action: int) -> None:
        """Remember a turn of another seat; -1 is an action of several cards, of which nothing is said."""
        if action < 0 or not self._opened or seat == self._view.seat or len(self.turns) >= MOST_TURNS:
            return
        self._refresh()
        limit = self._view.rules.pass_limit
        left = [0 if limit is None else max(0, limit - made) for made in self._passes]
        free = self._view.rules.voluntary_pass and (left[seat] > 0 if limit is not None else not self._stalled(seat))
        first, second = self._state.laid[:2]
        low, high = self._state.frontiers[:2]
        tension = self._tension(seat, left)
        self.turns.append(Turn(seat, action, (first, second), (low, high), left[seat], tension, free))

    def _tension(self, seat: int, left: list[int]) -> int:
        """See `sevens.kernel.policy.tension_of`."""
        others = set(range(self._view.seats)) - self._left - {seat}
        pressed = sum(left[other] == 0 for other in others) if self._view.rules.pass_limit is not None else 0
        return 2 * pressed + any(self._sizes[other] <= FEW_CARDS for other in others)

    def _stalled(self, seat: int) -> bool:
        """Whether a seat that could play had to (R23)."""
        rules = self._view.rules
        others = set(range(self._view.seats)) - self._left - {seat}
        return rules.voluntary_pass and rules.pass_limit is None and rules.stall_rule and others <= self._passed
