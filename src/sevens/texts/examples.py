"""Worked examples that fit the rules: small positions, judged by the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens.engine import Match
from sevens.rules.placement import DOWN, NO_PLACE, UP, next_place
from sevens.texts.document import Block, Example, Verdict
from sevens.texts.writer import Writer

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sevens.engine import Action

SUITS = "shdc"
Rows = dict[str, list[str]]


def examples(w: Writer) -> list[Block]:
    """Every example that these rules allow to show."""
    made = (_base(w), _run(w), _two_packs(w), _corner(w), _island(w), _joker(w))
    return [w.example(example) for example in made if example]


# --- what the engine says


def _legal(w: Writer, rows: Rows, hand: Sequence[str], elsewhere: str = "") -> list[Action]:
    """What the holder of a hand may do; `elsewhere` is a card that another player holds."""
    used = {rank + suit for suit, laid in rows.items() for row in laid for rank in row} | set(hand) | {elsewhere}
    seats = max(3, w.seat_range[0]) if w.seat_range[1] >= 3 else w.seat_range[0]
    spare = [rank + suit for suit in SUITS for rank in w.rules.ranks if rank + suit not in used]
    others = [[card] for card in ([elsewhere] if elsewhere else []) + spare][: seats - 1]
    if len(others) < seats - 1:
        return []
    layout = {suit: rows.get(suit, [""] * w.rules.packs) for suit in SUITS}
    hands = [" ".join(cards) for cards in [list(hand), *others]]
    rules = w.rules.replace(match="deals 1")  # the length of a match may need more seats (R41), and changes no play
    return Match.position(rules, seats, hands=hands, layout=layout, to_move=0).legal_actions()


def _verdict(w: Writer, rows: Rows, card: str, legal: Iterable[Action]) -> Verdict:
    """What becomes of one card of the hand, and why."""
    plays = any(action.cards == (card,) and action.kind == "play" for action in legal)
    return Verdict((card,), plays, _why_it_goes(w, rows, card) if plays else _why_it_waits(w, rows, card))


def _why_it_goes(w: Writer, rows: Rows, card: str) -> str:
    rank, suit = card[0], card[1]
    if rank == w.rules.starter:
        return w.say("why-opens")
    ranks, place = w.rules.ranks, w.rules.ranks.index(rank)
    laid = next(row for row in rows[suit] if place in _next_places(w, row))
    inwards = 1 if place < w.place else -1
    low, high = _reach(w, laid)
    if low <= place + inwards <= high:
        return w.say("why-next", card=w.texts.card(ranks[place + inwards] + suit, the=True))
    beyond = ranks[(place - inwards) % len(ranks)]
    return w.say("why-corner", card=w.texts.card(beyond + suit, the=True))


def _why_it_waits(w: Writer, rows: Rows, card: str) -> str:
    rank, suit = card[0], card[1]
    ranks, place = w.rules.ranks, w.rules.ranks.index(rank)
    row = rows.get(suit, [""])[0]
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
        message = "why-waits" if between or not gaps else "why-closed"
        message = "why-closed" if not gaps else message
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


# --- the examples


def _ranks(w: Writer, *places: int) -> str:
    """The ranks at these places, those outside the row left out."""
    return "".join(w.rules.ranks[place] for place in places if 0 <= place < len(w.rules.ranks))


def _rows(w: Writer, suit: str, *laid: str) -> Rows:
    """Rows with these cards; where all starters are laid first (R11), the others have theirs."""
    empty = [w.rules.starter if w.rules.opening == "lay_all" else ""] * w.rules.packs
    rows = {other: list(empty) for other in SUITS}
    rows[suit] = [*laid, *empty[len(laid) :]][: w.rules.packs]
    return rows


def _show(
    w: Writer, title: str, rows: Rows, hand: Sequence[str], verdicts: Iterable[Verdict], *, note: str = ""
) -> Example:
    shown = tuple((suit, row) for suit in SUITS for row in rows[suit] if row)
    return Example(w.say(f"example-{title}"), shown, tuple(hand), tuple(verdicts), note)


def _base(w: Writer) -> Example | None:
    """S4's example, moved to these ranks: a row, a card that fits, one that has to wait, one of another suit."""
    p, laid_first = w.place, w.rules.opening == "lay_all"
    rows = _rows(w, "h", _ranks(w, p - 1, p, p + 1))
    other = _ranks(w, p - 1) or _ranks(w, p + 1) if laid_first else w.rules.starter
    hand = [rank + "h" for rank in _ranks(w, p - 2, p + 3)] + [rank + "c" for rank in other]
    if not hand:
        return None
    legal = _legal(w, rows, hand)
    if not legal:
        return None
    notes = [] if w.rules.multi_card == "run" else [w.say("example-base-choice")]
    notes.append(w.say("example-base-pass" if any(a.kind == "pass" for a in legal) else "example-base-no-pass"))
    note = w.texts("sentence-between").join(notes)
    return _show(w, "base", rows, hand, [_verdict(w, rows, card, legal) for card in hand], note=note)


def _run(w: Writer) -> Example | None:
    """A run in one turn (R16): three cards that follow one another, and one that does not."""
    p = w.place
    if w.rules.multi_card != "run" or len(w.rules.ranks) <= p + 5:
        return None
    rows = _rows(w, "d", w.rules.starter)
    hand = [rank + "d" for rank in _ranks(w, p + 1, p + 2, p + 3, p + 5)]
    legal = _legal(w, rows, hand)
    longest = max((action.cards for action in legal if action.kind == "run"), key=len, default=())
    if len(longest) < 3:
        return None
    verdicts = [Verdict(longest, True, w.say("why-run")), _verdict(w, rows, hand[-1], legal)]
    return _show(w, "run", rows, hand, verdicts, note=w.say("example-run-note"))


def _two_packs(w: Writer) -> Example | None:
    """Two rows of a suit (R15): a card goes on the first that takes it."""
    p, ranks = w.place, w.rules.ranks
    if w.rules.packs == 1 or not 0 < p < len(ranks) - 2:
        return None
    rows = _rows(w, "h", _ranks(w, p - 1, p, p + 1), w.rules.starter)
    hand = [rank + "h" for rank in _ranks(w, p + 1, p + 2)]
    legal = _legal(w, rows, hand)
    return _show(w, "two-packs", rows, hand, [_verdict(w, rows, card, legal) for card in hand])


def _corner(w: Writer) -> Example | None:
    """A row that has reached its high end (R17)."""
    p, last = w.place, len(w.rules.ranks) - 1
    if w.rules.corner == "none" or p < 3 or p == last:
        return None
    rows = _rows(w, "d", _ranks(w, *range(p, last + 1)))
    hand = [rank + "d" for rank in _ranks(w, 0, 1, p - 1)]
    legal = _legal(w, rows, hand)
    title = "corner" if w.rules.corner == "link" else "tunnel"
    return _show(w, title, rows, hand, [_verdict(w, rows, card, legal) for card in hand])


def _island(w: Writer) -> Example | None:
    """A card beyond a gap (R14, R21)."""
    p, last = w.place, len(w.rules.ranks) - 1
    if not w.islands or p + 4 > last:
        return None
    low = max(0, p - 2)
    rows = _rows(w, "s", _ranks(w, *range(low, p + 2), p + 4))
    hand = [rank + "s" for rank in _ranks(w, low - 1, p + 2, p + 3, p + 5)]
    legal = _legal(w, rows, hand)
    verdicts = [_verdict(w, rows, card, legal) for card in hand]
    return _show(w, "island", rows, hand, verdicts, note=w.say("example-island-text"))


def _joker(w: Writer) -> Example | None:
    """The joker for a card that somebody else holds (R25, R26)."""
    p, last = w.place, len(w.rules.ranks) - 1
    if not w.rules.jokers or p + 4 > last:
        return None
    rows = _rows(w, "s", _ranks(w, p, p + 1, p + 2))
    missing, own = _ranks(w, p + 3) + "s", _ranks(w, p + 4) + "s"
    hand = [own, "*"]
    legal = _legal(w, rows, hand, missing)
    if not any(action.kind == "joker" and action.cards == (missing, own) for action in legal):
        return None
    there = w.texts.card(missing, the=True)
    verdicts = [Verdict(("*", own), True, w.say("why-joker", card=there)), _verdict(w, rows, own, legal)]
    return _show(w, "joker", rows, hand, verdicts, note=w.say("example-joker-text", card=there))
