"""What a deal's history says of hidden cards: who cannot hold a card, who certainly does, who probably does not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sevens.bots.reading import word_of
from sevens.cards import JOKER, JOKER_BIT, cards_in
from sevens.engine import Event, View
from sevens.engine.compile import pack_for, parameters_of
from sevens.kernel.parameters import CARDS, MAX_SEATS
from sevens.kernel.search import EQUAL
from sevens.kernel.state import DealState, refresh_frontiers

WIDTH: Final = CARDS + 1


@dataclass(frozen=True, slots=True)
class Credence:
    """How much a seat's choices say, as factors on the weight of each card that it could have laid and did not.

    They are tempered: several weak signs must not add up to a certainty.

    Attributes:
        passed: after a pass that was perhaps voluntary.
        fault: after a pass that would have been a fault with the card in hand.
        held_back: after the seat laid something else.
        least: no weight falls below this, out of `EQUAL`.
    """

    passed: float = 0.75
    fault: float = 0.25
    held_back: float = 0.9
    least: int = 40


class Evidence:
    """Weights for every seat and card, read off the events of the present deal as one seat knows them."""

    def __init__(self, view: View, credence: Credence | None = None) -> None:
        self._view = view
        self._credence = credence or Credence()
        self._pack = pack_for(view.rules)
        self._state = DealState(parameters_of(view.rules), view.seats)
        self._laid = [0, 0]
        self._passed: set[int] = set()
        self._left: set[int] = {seat for seat, name in enumerate(view.status) if name == "idle"}
        self._opened = view.rules.opening not in ("card", "dealer_names")
        self._known: dict[int, int] = {}
        self._weights = [[float(EQUAL)] * WIDTH for _ in range(MAX_SEATS)]

    def weights(self) -> list[int]:
        """Weights as `sevens.kernel.search` wants them; all equal when the history does not explain the layout."""
        for event in self._view.history:
            self._read(event)
        shown = [0, 0]
        for suit, ranks_of_rows in self._view.layout.items():
            for row, ranks in enumerate(ranks_of_rows):
                shown[row] |= word_of(self._pack, (rank + suit for rank in ranks))[0]
        if shown != self._laid:
            return [EQUAL] * (MAX_SEATS * WIDTH)
        for card, holder in self._known.items():
            for seat in range(MAX_SEATS):
                self._weights[seat][card] = EQUAL if seat == holder else 0
        return [round(weight) for row in self._weights for weight in row]

    def _read(self, event: Event) -> None:
        """Take in one event."""
        seat = -1 if event.seat is None else event.seat
        word, twice = word_of(self._pack, event.cards)
        match event.type:
            case "laid":
                self._lay(word, twice)
            case "played":
                self._weigh_play(seat, word)
                row = event.details.get("row")
                self._laid[row if isinstance(row, int) else 0] |= word
                self._card_was_laid(word)
            case "joker_played":
                self._weigh_play(seat, word)
                self._laid[0] |= word
                self._card_was_laid(word)
            case "joker_taken":
                self._known[JOKER] = seat
            case "passed":
                self._weigh_pass(seat)
                self._passed.add(seat)
            case "turn_lost":
                self._note_holder(word, seat)
            case "surrendered":
                to = event.details.get("to")
                self._note_holder(word, to if isinstance(to, int) else -1)
            case "drew":
                self._weights[seat] = [float(EQUAL)] * WIDTH
                giver = event.details.get("giver")
                for card in [card for card, holder in self._known.items() if holder == giver]:
                    del self._known[card]
                self._note_holder(word, seat)
            case "eliminated":
                self._left.add(seat)
                if self._view.rules.eliminated_cards != "remove":
                    self._lay(word & ~JOKER_BIT, twice)
                    self._passed.clear()
            case "went_out" | "joker_only":
                self._left.add(seat)

    def _note_holder(self, word: int, seat: int) -> None:
        if self._view.rules.packs == 1:
            self._known.update(dict.fromkeys(cards_in(word), seat))

    def _lay(self, word: int, twice: int) -> None:
        self._laid[1] |= self._laid[0] & word | twice
        self._laid[0] |= word

    def _card_was_laid(self, word: int) -> None:
        self._passed.clear()
        self._opened = True
        for card in cards_in(word):
            self._known.pop(card, None)

    def _playable(self) -> int:
        """What could be laid now."""
        self._state.laid = self._laid
        refresh_frontiers(self._state)
        return self._state.frontier

    def _weigh_play(self, seat: int, played: int) -> None:
        if self._opened and seat != self._view.seat:
            self._weigh(seat, self._playable() & ~played, self._credence.held_back)

    def _weigh_pass(self, seat: int) -> None:
        if seat == self._view.seat:
            return
        rules = self._view.rules
        others = set(range(self._view.seats)) - self._left - {seat}
        stalled = rules.voluntary_pass and rules.pass_limit is None and rules.stall_rule and others <= self._passed
        must_play = not rules.voluntary_pass or stalled
        if must_play and (stalled or rules.illegal_pass == "reject"):
            for card in cards_in(self._playable()):
                self._weights[seat][card] = 0.0
        else:
            factor = self._credence.fault if must_play else self._credence.passed
            self._weigh(seat, self._playable(), factor)

    def _weigh(self, seat: int, word: int, factor: float) -> None:
        row = self._weights[seat]
        for card in cards_in(word):
            if row[card] > self._credence.least:
                row[card] = max(float(self._credence.least), row[card] * factor)
