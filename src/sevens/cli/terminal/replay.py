"""`sevens play --replay`: a record step by step, forwards and backwards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from rich.text import Text

from sevens.cli.terminal.log import game_title, sentences
from sevens.cli.terminal.players import players_of_record
from sevens.cli.terminal.recorder import load
from sevens.cli.terminal.screen import Words, card_text, cards_of, position_lines
from sevens.cli.terminal.stage import Stage
from sevens.cli.terminal.standings import deal_lines
from sevens.engine import Event, Match, view_for
from sevens.texts import Texts


@dataclass(frozen=True, slots=True)
class Step:
    """The match after one action (or one deal), and what happened in it."""

    match: Match
    events: tuple[Event, ...]


def steps_of(played: Match) -> list[Step]:
    """Every step of a match, the dealing of the first deal first."""
    match = _beginning(played)
    steps = [Step(match.clone(), tuple(match.events))]
    done = len(match.events)
    while done < len(played.events):
        event = played.events[done]
        # A step needs the events of its own deal only; keeping all of them would make long matches quadratic.
        match.events = match.events_of_deal()
        events = match.next_deal(_given(event)) if event.type == "dealt" else match.apply(_action(event))
        done += len(events)
        steps.append(Step(match.clone(), tuple(events)))
    return steps


def _beginning(played: Match) -> Match:
    if played.start_position is not None:
        return Match.position(played.rules, played.seats, **played.start_position)
    dealt = played.events[0]
    return Match(played.rules, played.seats, played.seed, cast(int, dealt.details["dealer"]), _given(dealt))


def _given(dealt: Event) -> list[str] | None:
    """The hands of a deal that does not follow from the seed."""
    return cast("list[str]", dealt.details["hands"]) if dealt.details["explicit"] else None


def _action(event: Event) -> str:
    """The action that began with this event."""
    mark = "!" if event.details.get("announced") else ""
    match event.type:
        case "passed":
            return "pass"
        case "named":
            return f"={event.details['suit']}"
        case "joker_played":
            return "*" + "+".join(event.cards) + mark
        case _:
            return "".join(event.cards) + mark


def replay(path: Path, stage: Stage, t: Texts) -> int:
    """Show a record; where standard input is no terminal it is asked in the same way, line by line.

    Raises:
        OSError, RecordError, LeftError.
    """
    record, text = load(path)
    players = players_of_record(record, text, t)
    steps = steps_of(record.match)
    viewer = _Viewer(steps, tuple(player.name for player in players), stage, t)
    with stage.open():
        viewer.run()
    return 0


class _Viewer:
    """The steps of a record on a stage, and the place where one is."""

    def __init__(self, steps: list[Step], names: tuple[str, ...], stage: Stage, t: Texts) -> None:
        self.steps = steps
        self.names = names
        self.stage = stage
        self.t = t
        last = steps[-1].match
        self.open_hands = last.phase == "match_over"
        self.game = game_title(last.rules, t)

    def run(self) -> None:
        here, note = 0, ""
        while True:
            self._show(here, note)
            answer = self.stage.ask(">").casefold()
            if answer in ("q", "quit"):
                return
            there = self._target(answer, here)
            note = "" if there is not None else self.t("replay-keys")
            here = here if there is None else max(0, min(len(self.steps) - 1, there))

    def _target(self, answer: str, here: int) -> int | None:
        """The step that an answer asks for; None when it cannot be understood."""
        if answer.isascii() and answer.isdigit() and len(answer) < 7:
            return int(answer) - 1
        match answer:
            case "" | "n" | "+":
                return here + 1
            case "b" | "-":
                return here - 1
            case "a":
                return 0
            case "e":
                return len(self.steps) - 1
            case "d":
                return next(iter(self._deals_from(here + 1)), len(self.steps) - 1)
            case _:
                return None

    def _deals_from(self, start: int) -> Iterator[int]:
        return (number for number in range(start, len(self.steps)) if self.steps[number].events[0].type == "dealt")

    def _show(self, here: int, note: str) -> None:
        t, step = self.t, self.steps[here]
        words = Words(t, self.names, self.stage.width)
        view = view_for(step.match, None)
        lines = position_lines(view, words, self.game, cards_of(step.events))
        lines += [Text(), Text(" " + t("replay-step", step=here + 1, steps=len(self.steps)), style="dim")]
        lines += [Text(f" {line}") for line in sentences(step.events, None, self.names, t)]
        if step.match.phase != "play":
            lines += [Text(), *deal_lines(step.match, words)]
        elif self.open_hands:
            lines += [Text(), *self._hands(step.match)]
        lines.append(Text())
        if note:
            lines.append(Text(f" {note}", style="bold red"))
        self.stage.draw([*lines, Text(" " + t("replay-ask"), style="dim")])

    def _hands(self, match: Match) -> list[Text]:
        """Everyone's cards; the match is over, so they are no secret any more."""
        lines = []
        for seat, name in enumerate(self.names):
            line = Text(f" {'>' if seat == match.to_move else ' '} {name}: ")
            for card in match.state.hand(seat):
                line.append_text(card_text(card, self.t)).append(" ")
            lines.append(line)
        return lines
