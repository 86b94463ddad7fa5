"""The first minutes: a few positions in which a newcomer plays, answered by the engine. No state is kept.

A step is a position with a purpose. The reader's moves so far are sent whole and are played again, the others answer
as they must, and what comes of it is told in the reader's language.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal

from sevens.engine import Match
from sevens.errors import BadRequest, SevensError
from sevens.rules import Rules
from sevens.texts.examples import sentence
from sevens.texts.positions import JOKER, PASS, SUITS, Position
from sevens.texts.words import Texts
from sevens.texts.writer import Writer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sevens.engine import Action, Event

READER: Final = 0
MOST_MOVES: Final = 8
"""More moves than any step needs."""

Aim = Literal["play", "find", "pass", "block", "win"]
Outcome = Literal["refused", "on", "done", "again"]


@dataclass(frozen=True, slots=True)
class _Step:
    """A position and what is to be learned from it.

    Attributes:
        aim: lay a card; find every card that fits; pass; move so that all others have to pass; get rid of all cards.
        hands: of the reader and of the others, in turn order.
        layout: the rows by suit.
        rules: what is played.
    """

    aim: Aim
    hands: tuple[str, ...]
    layout: dict[str, str] = field(default_factory=dict)
    rules: Rules = field(default_factory=Rules)

    def match(self) -> Match:
        """The position, the reader to move."""
        layout = {suit: [row] for suit, row in self.layout.items()}
        return Match.position(self.rules, len(self.hands), hands=self.hands, layout=layout, to_move=READER)


_STEPS: Final[dict[str, _Step]] = {
    # R8: the opening card, nothing else.
    "open": _Step("play", ("7d 8d 4s Jh", "6d Td 7h 2c", "5d 9d 7s Kc")),
    # R14: upwards, downwards, another starter; the jack has to wait.
    "build": _Step("find", ("5d 9d Jd 7c", "4d 7h 2c", "Td 7s Kc"), {"d": "678"}),
    # R18: nothing fits, so one passes, and the next player lays what one has waited for.
    "pass": _Step("pass", ("Th 2s Kd", "9h 3c 4c", "8d Qc Jc"), {"h": "78", "d": "7", "s": "567"}),
    # Holding a six: what the others have lies behind it.
    "hold": _Step("block", ("6h Ts Js", "5h 4h Ks", "3h 2h Qs"), {"h": "7", "s": "789"}),
    # R25: the joker stands for a card that somebody else holds.
    "joker": _Step("play", ("Js * 2d", "Ts 3d", "4d 5d"), {"s": "789", "d": "7"}, Rules(jokers=1)),
    # R30: an end card opens nothing; the other card lets somebody else go out first.
    "win": _Step("win", ("Kd 6c", "5c", "4c 3c"), {"d": "789TJQ", "c": "78"}),
}


@dataclass(frozen=True, slots=True)
class Scene:
    """What the reader of a step sees.

    Attributes:
        rows: suit letter and the ranks on the table, in row order.
        hand: the cards held, as texts.
        others: name and number of cards of each of the others, in turn order.
    """

    rows: tuple[tuple[str, str], ...]
    hand: tuple[str, ...]
    others: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Step:
    """A step as it is shown before the first move.

    Attributes:
        id: stable, the same in every language.
        title: what it is about.
        text: what to know and what to do.
        scene: what lies where.
        find: how many cards are to be found; 0 where one is to be played.
    """

    id: str
    title: str
    text: str
    scene: Scene
    find: int


@dataclass(frozen=True, slots=True)
class Reply:
    """What comes of the reader's last move.

    Attributes:
        outcome: "refused": it cannot be done; "on": go on; "done": the step is learned; "again": it can be done, but
            something else is better.
        message: what it means, in one or two sentences.
        told: what the others do then, a sentence each.
        scene: what lies where after it.
    """

    outcome: Outcome
    message: str
    told: tuple[str, ...]
    scene: Scene


@lru_cache(maxsize=16)
def lesson(lang: str) -> tuple[Step, ...]:
    """The steps of the lesson in a language of `LANGUAGES`."""
    texts = Texts(lang)
    steps = []
    for name, step in _STEPS.items():
        match = step.match()
        find = len(match.legal_actions()) if step.aim == "find" else 0
        title, text = texts(f"lesson-{name}"), texts(f"lesson-{name}.text")
        steps.append(Step(name, title, text, _scene(match, texts), find))
    return tuple(steps)


def try_lesson(lang: str, name: str, moves: Sequence[str]) -> Reply:
    """What comes of the last of the reader's moves in a step, the others played before it.

    Args:
        lang: one of `LANGUAGES`.
        name: the step's id.
        moves: cards of the hand as texts, "*" for the joker, or "pass".

    Raises:
        BadRequest: there is no such step, no such card in the hand, or a move after the step's end.
    """
    if name not in _STEPS:
        raise BadRequest("no such step", reason="unknown_example")
    if not 0 < len(moves) <= MOST_MOVES:
        raise BadRequest("no moves, or too many")
    taught = _Taught(name, Texts(lang))
    reply = taught.move(moves[0])
    for move in moves[1:]:
        if reply.outcome != "on":
            raise BadRequest("the step is over")
        reply = taught.move(move)
    return reply


class _Taught:
    """A step while it is played."""

    def __init__(self, name: str, texts: Texts) -> None:
        self._name = name
        self._step = _STEPS[name]
        self._texts = texts
        self._match = self._step.match()
        self._found: set[Action] = set()

    def move(self, move: str) -> Reply:
        """Try one move of the reader's, and have the others answer."""
        match = self._match
        if move != PASS and move not in match.state.hand(READER):
            raise BadRequest("no card of this hand", reason="not_in_example", params={"text": move[:8]})
        action = next((action for action in match.legal_actions() if _means(action, move)), None)
        if action is None:
            return self._reply("refused", self._why_not(move))
        if self._step.aim == "find":
            return self._find(action)
        told = [*match.apply(action), *_others_move(match)]
        told = [event for event in told if event.seat not in (None, READER)]
        outcome = self._outcome(told)
        names = _names(self._texts)
        message = self._texts(f"lesson-{self._name}.{outcome}")
        return self._reply(outcome, message, tuple(self._texts.event(event, names) for event in told))

    def _find(self, action: Action) -> Reply:
        """One more card that fits; nothing is laid, so that the others can still be found."""
        self._found.add(action)
        scene = _scene(self._match, self._texts)
        rows = {suit: [dict(scene.rows).get(suit, "")] for suit in SUITS}
        writer = Writer(self._step.rules, self._texts, None)
        message = sentence(writer, Position(writer, rows, scene.hand).answer(action.cards[0]))
        if len(self._found) < len(self._match.legal_actions()):
            return self._reply("on", message)
        return self._reply(
            "done", self._texts("sentence-between").join([message, self._texts(f"lesson-{self._name}.done")])
        )

    def _why_not(self, move: str) -> str:
        """The engine's reason, without the number of the rule."""
        try:
            self._match.check(move)
        except SevensError as error:
            return self._texts.error(SevensError(str(error), reason=error.reason, params=error.params))
        raise AssertionError(f"{move} is legal")

    def _outcome(self, told: Sequence[Event]) -> Outcome:
        match self._step.aim:
            case "block":
                return "done" if all(event.type == "passed" for event in told) else "again"
            case "win":
                if READER not in self._match.state.exits:
                    return "again" if self._match.state.is_over else "on"
            case _:
                pass
        return "done"

    def _reply(self, outcome: Outcome, message: str, told: tuple[str, ...] = ()) -> Reply:
        return Reply(outcome, message, told, _scene(self._match, self._texts))


def _means(action: Action, move: str) -> bool:
    """Whether a tap on a card, or on "pass", asks for this action."""
    if action.kind == "joker":
        return move in (JOKER, action.cards[-1])
    return str(action) == move


def _others_move(match: Match) -> list[Event]:
    """The others do what they can until the reader is to move again; the positions leave them no choice."""
    events: list[Event] = []
    while match.to_move not in (None, READER):
        events += match.apply(match.legal_actions()[0])
    return events


def _names(texts: Texts) -> list[str]:
    return ["", *texts("lesson-names").split()]


def _scene(match: Match, texts: Texts) -> Scene:
    layout, sizes = match.state.layout, match.state.hand_sizes
    rows = tuple((suit, row) for suit in SUITS for row in layout[suit] if row)
    others = [(name, sizes[seat]) for seat, name in enumerate(_names(texts)) if READER < seat < len(sizes)]
    return Scene(rows, match.state.hand(READER), tuple(others))
