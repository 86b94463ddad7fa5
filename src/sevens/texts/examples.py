"""Worked examples that fit the rules: small positions, judged by the engine, to read and to try."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from sevens.errors import BadRequest
from sevens.texts.document import Block, Example, Verdict
from sevens.texts.positions import JOKER, PASS, SUITS, Position, Rows

if TYPE_CHECKING:
    from collections.abc import Callable

    from sevens.texts.writer import Writer


class _Made(NamedTuple):
    """An example before it is worded: the plays to comment on, and the remarks below them."""

    position: Position
    verdicts: list[Verdict]
    notes: tuple[str, ...] = ()


class Answer(NamedTuple):
    """What becomes of a try: whether it can be done, and a sentence that says why."""

    plays: bool
    message: str


def examples(w: Writer) -> list[Block]:
    """Every example that these rules allow to show."""
    made = ((name, make(w)) for name, make in _EXAMPLES.items())
    return [w.example(_worded(w, name, example)) for name, example in made if example]


def try_example(w: Writer, name: str, play: str) -> Answer:
    """What happens when the reader of an example tries a card of the hand, or "pass".

    Raises:
        BadRequest: these rules have no such example, or its hand no such card.
    """
    example = _EXAMPLES[name](w) if name in _EXAMPLES else None
    if example is None:
        raise BadRequest("no such example", reason="unknown_example")
    position = example.position
    if play == PASS:
        return Answer(position.may_pass, w.say(f"example-base-{'pass' if position.may_pass else 'no-pass'}"))
    if play not in position.hand:
        raise BadRequest("no card of this hand", reason="not_in_example", params={"text": play[:8]})
    verdict = position.answer(play)
    return Answer(verdict.plays, sentence(w, verdict))


def sentence(w: Writer, verdict: Verdict) -> str:
    """A verdict as one sentence that begins with its cards."""
    t = w.texts
    if verdict.cards == (JOKER,):
        return verdict.reason
    if len(verdict.cards) > 1:
        words = t("term", term=", ".join(t.short(card) for card in verdict.cards)) + verdict.reason
    else:
        words = t("example-verdict", card=t.card(verdict.cards[0], the=True), reason=verdict.reason)
    return words[:1].upper() + words[1:]


def _worded(w: Writer, name: str, example: _Made) -> Example:
    position = example.position
    shown = tuple((suit, row) for suit in SUITS for row in position.rows[suit] if row)
    note = w.texts("sentence-between").join(example.notes)
    title = "tunnel" if name == "corner" and w.rules.corner == "tunnel" else name
    return Example(name, w.say(f"example-{title}"), shown, position.hand, tuple(example.verdicts), note)


def _ranks(w: Writer, *places: int) -> str:
    """The ranks at these places, those outside the row left out."""
    return "".join(w.rules.ranks[place] for place in places if 0 <= place < len(w.rules.ranks))


def _rows(w: Writer, suit: str, *laid: str) -> Rows:
    """Rows with these cards; where all starters are laid first (R11), the others have theirs."""
    empty = [w.rules.starter if w.rules.opening == "lay_all" else ""] * w.rules.packs
    rows = {other: list(empty) for other in SUITS}
    rows[suit] = [*laid, *empty[len(laid) :]][: w.rules.packs]
    return rows


def _each(position: Position) -> list[Verdict]:
    return [position.answer(card) for card in position.hand]


def _base(w: Writer) -> _Made | None:
    """S4's example, moved to these ranks: a row, a card that fits, one that has to wait, one of another suit."""
    p, laid_first = w.place, w.rules.opening == "lay_all"
    other = _ranks(w, p - 1) or _ranks(w, p + 1) if laid_first else w.rules.starter
    hand = [rank + "h" for rank in _ranks(w, p - 2, p + 3)] + [rank + "c" for rank in other]
    position = Position(w, _rows(w, "h", _ranks(w, p - 1, p, p + 1)), hand)
    if not position.legal:
        return None
    choice = [] if w.rules.multi_card == "run" else [w.say("example-base-choice")]
    passing = w.say("example-base-pass" if position.may_pass else "example-base-no-pass")
    return _Made(position, _each(position), (*choice, passing))


def _run(w: Writer) -> _Made | None:
    """A run in one turn (R16): three cards that follow one another, and one that does not."""
    p = w.place
    if w.rules.multi_card != "run" or len(w.rules.ranks) <= p + 5:
        return None
    hand = [rank + "d" for rank in _ranks(w, p + 1, p + 2, p + 3, p + 5)]
    position = Position(w, _rows(w, "d", w.rules.starter), hand)
    longest = max((cards for card in hand for cards in position.runs(card)), key=len, default=())
    if len(longest) < 3:
        return None
    verdicts = [position.run_verdict(longest), position.verdict(hand[-1])]
    return _Made(position, verdicts, (w.say("example-run-note"),))


def _two_packs(w: Writer) -> _Made | None:
    """Two rows of a suit (R15): a card goes on the first that takes it."""
    p, ranks = w.place, w.rules.ranks
    if w.rules.packs == 1 or not 0 < p < len(ranks) - 2:
        return None
    rows = _rows(w, "h", _ranks(w, p - 1, p, p + 1), w.rules.starter)
    position = Position(w, rows, [rank + "h" for rank in _ranks(w, p + 1, p + 2)])
    return _Made(position, _each(position))


def _corner(w: Writer) -> _Made | None:
    """A row that has reached its high end (R17)."""
    p, last = w.place, len(w.rules.ranks) - 1
    if w.rules.corner == "none" or p < 3 or p == last:
        return None
    rows = _rows(w, "d", _ranks(w, *range(p, last + 1)))
    position = Position(w, rows, [rank + "d" for rank in _ranks(w, 0, 1, p - 1)])
    return _Made(position, _each(position))


def _island(w: Writer) -> _Made | None:
    """A card beyond a gap (R14, R21)."""
    p, last = w.place, len(w.rules.ranks) - 1
    if not w.islands or p + 4 > last:
        return None
    low = max(0, p - 2)
    rows = _rows(w, "s", _ranks(w, *range(low, p + 2), p + 4))
    position = Position(w, rows, [rank + "s" for rank in _ranks(w, low - 1, p + 2, p + 3, p + 5)])
    return _Made(position, _each(position), (w.say("example-island-text"),))


def _joker(w: Writer) -> _Made | None:
    """The joker for a card that somebody else holds (R25, R26)."""
    p, last = w.place, len(w.rules.ranks) - 1
    if not w.rules.jokers or p + 4 > last:
        return None
    missing, own = _ranks(w, p + 3) + "s", _ranks(w, p + 4) + "s"
    position = Position(w, _rows(w, "s", _ranks(w, p, p + 1, p + 2)), [own, JOKER], missing)
    if (missing, own) not in position.joker_plays():
        return None
    verdicts = [position.joker_verdict(missing, own), position.verdict(own)]
    return _Made(position, verdicts, (w.say("example-joker-text", card=w.texts.card(missing, the=True)),))


_EXAMPLES: Final[dict[str, Callable[[Writer], _Made | None]]] = {
    "base": _base,
    "run": _run,
    "two-packs": _two_packs,
    "corner": _corner,
    "island": _island,
    "joker": _joker,
}
