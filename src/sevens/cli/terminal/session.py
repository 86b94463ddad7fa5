"""The game's loop: whose turn it is, what they see, what they answer, and what becomes of it."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from sevens.bots import make_bot
from sevens.bots.base import Bot
from sevens.cli.terminal.answers import action_of, plays_of
from sevens.cli.terminal.faults import fault_of
from sevens.cli.terminal.log import game_title, house_rules, sentences
from sevens.cli.terminal.players import Player
from sevens.cli.terminal.recorder import Recorder
from sevens.cli.terminal.screen import (
    LIT,
    Words,
    cards_of,
    choice_lines,
    hand_lines,
    position_lines,
)
from sevens.cli.terminal.stage import LeftError, Stage
from sevens.cli.terminal.standings import deal_lines
from sevens.engine import Action, Event, Match, View, view_for
from sevens.errors import SevensError
from sevens.texts import Texts, rules_text

YES = ("y", "yes", "j", "ja", "s", "si", "sí", "sì", "o", "oui", "h", "はい")


class Session:
    """One game at one terminal.

    Args:
        match: the match, new or resumed.
        players: by seat.
        stage: where it is shown.
        recorder: where it is kept.
        t: the texts.
        bot_seed: where the bots' own chance comes from.
    """

    def __init__(
        self, match: Match, players: Sequence[Player], stage: Stage, recorder: Recorder, *, t: Texts, bot_seed: str
    ) -> None:
        self.match = match
        self.players = players
        self.stage = stage
        self.recorder = recorder
        self.t = t
        self.names = tuple(player.name for player in players)
        self.people = [seat for seat, player in enumerate(players) if player.level is None]
        self._bots: dict[int, Bot] = {
            seat: make_bot(player.level) for seat, player in enumerate(players) if player.level is not None
        }
        self._bot_seed = bot_seed
        self._seen = dict.fromkeys(self.people, 0)
        self._told = 0
        self._looking: int | None = None
        self.game = game_title(match.rules, t)

    # --- the loop

    def run(self) -> None:
        """Play to the end of the match.

        Raises:
            LeftError: the player has gone before.
        """
        self._greet()
        while True:
            self._tell()
            if self.match.phase == "match_over":
                self._show_deal()
                return
            if self.match.phase == "deal_over":
                self._show_deal()
                self.match.next_deal()
                self.recorder.write(self.match)
                continue
            seat = self.match.to_move
            assert seat is not None
            action = self._bot_action(seat) if seat in self._bots else self._person_action(seat)
            self.match.apply(action, seat)
            self.recorder.write(self.match)
            if seat in self._seen:
                # What somebody did themselves is no news; what came of it (a fine, a swap) is.
                self._seen[seat] = len(self.match.events) - len(self._consequences())

    def _consequences(self) -> list[Event]:
        """The events after the newest action of a seat, that action left out."""
        own = ("played", "joker_played", "passed", "named", "turn_lost")
        count = 0
        for event in reversed(self.match.events):
            if event.type in own:
                break
            count += 1
        return self.match.events[len(self.match.events) - count :]

    def _bot_action(self, seat: int) -> Action:
        return self._bots[seat].choose(view_for(self.match, seat), seed=f"{self._bot_seed}/{seat}")

    # --- showing

    @property
    def words(self) -> Words:
        """What drawing needs, for the width that the terminal has now."""
        return Words(self.t, self.names, self.stage.width)

    @property
    def _eyes(self) -> int | None:
        """The seat whose cards may be on the screen between turns: the only person's, else nobody's."""
        return self.people[0] if len(self.people) == 1 else None

    def _greet(self) -> None:
        lines = [Text(f" {self.game}", style="bold"), Text()]
        for number, player in enumerate(self.players, 1):
            who = self.t("terminal-level", level=player.level) if player.level else self.t("terminal-person")
            lines.append(Text(f"  {number} {player.name} ({who})"))
        for name, value in house_rules(self.match.rules):
            lines.append(Text(f"  {self.t.option_title(name)}: {self.t.value_title(name, value)}", style="bold"))
        lines += [
            Text(),
            Text(" " + self.t("terminal-length", match=self.t.match_title(self.match.rules.match))),
            Text(" " + self.t("terminal-seed-hash"), style="dim"),
            Text("  " + self.match.seed_hash, style="dim"),
        ]
        if self.recorder.path is not None:
            lines.append(Text(" " + self.t("terminal-recorded"), style="dim"))
            lines.append(Text(f"  {self.recorder.path}", style="dim"))
        lines += [Text(), Text(" " + self.t("terminal-keys-short")), Text()]
        if self.stage.full and self.people:
            self.stage.draw(lines)
            self.stage.ask(self.t("terminal-start"))
        elif not self.stage.full:
            self.stage.draw(lines)

    def _tell(self) -> None:
        """Show what has happened since the last time, one event after another where that can be followed."""
        if not self.stage.full and len(self.people) > 1 and self.match.phase == "play":
            return  # everyone is told at their own turn
        news = self.match.events[self._told :]
        self._told = len(self.match.events)
        if not self.stage.full:
            self.stage.say(*(f" {line}" for line in sentences(news, self._eyes, self.names, self.t)))
            return
        if news and self.match.phase == "play" and (self._bots or len(self.people) > 1):
            if self.match.to_move in self.people and self.match.to_move == self._eyes:
                return
            self._draw_between(news)
            self.stage.wait()

    def _draw_between(self, news: Sequence[Event]) -> None:
        """The position while others play: the only person's own cards below it."""
        eyes = self._eyes
        view = view_for(self.match, eyes)
        lines = position_lines(view, self.words, self.game, cards_of(news))
        since = self.match.events_of_deal()
        lines += [Text(), *self._paragraph(sentences(since[-6:], eyes, self.names, self.t)[-3:]), Text()]
        self.stage.draw(lines + hand_lines(view, self.words))

    def _paragraph(self, lines: Sequence[str], most: int = 5) -> list[Text]:
        """Sentences a line each, or run together where they would take too many."""
        if len(lines) > most:
            lines = [self.t("sentence-between").join(lines)]
        return [part for line in lines for part in self._wrapped(line)][-most - 1 :]

    def _wrapped(self, line: str, style: str = "") -> list[Text]:
        parts = Text(line, style=style).wrap(self.stage.console, self.stage.width - 2)
        return [Text(" ").append_text(part) for part in parts]

    def _show_deal(self) -> None:
        """The standings after a deal; people say when to go on."""
        t = self.t
        over = self.match.phase == "match_over"
        lines = [Text(" " + t("terminal-deal-over", deal=self.match.deal_number), style="bold")]
        final = [event for event in self.match.events_of_deal()[-8:] if event.type != "dealt"]
        lines += [Text(), *self._paragraph(sentences(final, None, self.names, t)[-3:]), Text()]
        if not self.stage.full:
            lines = lines[:1]
        lines += deal_lines(self.match, self.words)
        if over:
            winners, seed = self._winners()
            lines += [Text(), Text.assemble(" ", (winners, LIT)), Text(f" {seed}", style="dim")]
        self.stage.draw([*lines, Text()])
        if not self.people:
            self.stage.wait()
        elif not over or self.stage.full:
            self._looking = None
            self.stage.ask(t("terminal-finish" if over else "terminal-next-deal"))

    # --- a person's turn

    def _curtain(self, seat: int) -> None:
        """Hide everything until the next person has taken the keyboard."""
        if len(self.people) < 2 or self._looking == seat:
            return
        self.stage.wipe()
        name = self.names[seat]
        self.stage.draw([Text(), Text(" " + self.t("terminal-curtain", name=name), style="bold"), Text()])
        self.stage.ask(self.t("terminal-curtain-lift", name=name))
        self.stage.wipe()
        self._looking = seat

    def _person_action(self, seat: int) -> Action:
        """What a person does; asked until the rules accept it."""
        self._curtain(seat)
        note: list[str] = []
        again = False
        while True:
            view = view_for(self.match, seat)
            self._draw_turn(view, note, again=again)
            text = self.stage.ask(">")
            again, note = True, []
            if not text:
                if len(view.legal) == 1:
                    return self._done(view.legal[0])
                note = [self.t("terminal-nothing-typed")]
            elif text.casefold() == "q" or text.casefold() in ("quit", "exit"):
                raise LeftError
            elif self._command(text.casefold(), view):
                again = not self.stage.full
            else:
                try:
                    action = action_of(text, view, self.t)
                    self.match.check(action, seat)
                except SevensError as error:
                    note = [self._refusal(error)]
                else:
                    if self._confirmed(action, view):
                        return self._done(action)

    def _done(self, action: Action) -> Action:
        if len(self.people) > 1:
            self._looking = None
            self.stage.wipe()
        return action

    def _refusal(self, error: SevensError) -> str:
        if error.reason == "no_such_number":
            return self.t("terminal-no-such-number", number=str(error.params["number"]))
        if error.reason == "unreadable_action":
            return self.t("terminal-unreadable", text=str(error.params["text"]))
        return self.t.error(error)

    def _confirmed(self, action: Action, view: View) -> bool:
        """R38, R39: a fault that the rules let happen is done only on purpose, its cost known."""
        fault = fault_of(action, view, self.t)
        if fault is None:
            return True
        self._draw_turn(view, [fault], again=True, question=self.t("terminal-do-it"))
        return self.stage.ask(">").casefold() in YES

    def _draw_turn(self, view: View, note: Sequence[str], *, again: bool, question: str = "") -> None:
        seat = view.seat
        assert seat is not None
        notes = [part for line in note for part in self._wrapped(line, "bold red")]
        prompt = self._wrapped(question or self._prompt(view))
        if again and not self.stage.full:
            self.stage.draw([*notes, *prompt])
            return
        news = self.match.events[self._seen[seat] :]
        self._told = len(self.match.events)
        lines = position_lines(view, self.words, self.game, cards_of(news))
        if self.stage.full or len(self.people) > 1:
            story = self._paragraph(
                sentences(news, seat, self.names, self.t), max(2, self.stage.height - len(lines) - 9)
            )
            lines += [Text(), *story]
        lines += [Text(), *hand_lines(view, self.words)]
        lines += choice_lines(plays_of(view), self._passing(view), self.words)
        if view.rules.last_card != "off" and not view.naming:
            lines.append(Text(" " + self.t("terminal-announce"), style="dim"))
        self.stage.draw([*lines, Text(), *notes, *prompt] if self.stage.full else [Text(), *lines, *prompt])

    def _prompt(self, view: View) -> str:
        t = self.t
        plays = plays_of(view)
        name = self.names[view.seat or 0]
        if view.naming:
            return t("terminal-ask-suit", name=name)
        if not plays:
            return t("terminal-ask-pass", name=name)
        if len(view.legal) == 1:
            return t("terminal-ask-only", name=name)
        held = len({card for action in plays for card in action.cards if action.kind != "joker"} & set(view.hand or ()))
        return t("terminal-ask-play", name=name, fitting=max(held, 1), cards=len(view.hand or ()))

    def _passing(self, view: View) -> Text | None:
        """The pass among the choices, with what is left and what it costs; None where it is refused."""
        t = self.t
        seat = view.seat or 0
        try:
            self.match.check("pass", seat)
        except SevensError:
            return None
        text = Text.assemble(("p", LIT), " ", t("terminal-pass"))
        remarks = []
        passing = Action.parse("pass")
        if view.passes_left is not None:
            remarks.append(t("terminal-passes-left", n=view.passes_left[seat]))
        if passing not in view.legal:
            remarks.append(t("terminal-forbidden"))
        elif view.chips is not None:
            price = view.rules.voluntary_pass_cost if plays_of(view) else view.rules.pass_cost
            if price:
                remarks.append(t.count("chips", min(price, view.chips[seat])))
        if remarks:
            text.append(f" ({', '.join(remarks)})", style="dim")
        return text

    # --- commands

    def _command(self, word: str, view: View) -> bool:
        """Do what a command says; False when it is none."""
        t = self.t
        if word in ("?", "help"):
            self.stage.page("\n" + t("terminal-help"), t("terminal-go-on"))
        elif word in ("r", "rules"):
            self.stage.page(rules_text(self.match.rules, t.lang, self.match.seats), t("terminal-go-on"))
        elif word in ("l", "log"):
            told = sentences(view.history, view.seat, self.names, t)
            self.stage.page("\n".join(f" {line}" for line in told), t("terminal-go-on"))
        elif word in ("h", "hand"):
            self._draw_turn(view, (), again=False)
        else:
            return False
        return True

    # --- the end

    def farewell(self) -> list[str]:
        """What is said when the game is left: how it ended, or how to go on with it."""
        t = self.t
        path = self.recorder.path
        if self.match.phase == "match_over":
            lines = self._winners() if self.stage.full else []
            return [*lines, t("terminal-record-kept", file=str(path))] if path is not None else lines
        if path is None:
            return [t("terminal-left")]
        return [t("terminal-resume-with"), f"  {resume_command(path)}"]

    def _winners(self) -> list[str]:
        winners = self.match.winners or ()
        message = "terminal-match-over-shared" if len(winners) > 1 else "terminal-match-over"
        return [
            self.t(message, names=self.t.join([self.names[seat] for seat in winners])),
            self.t("terminal-seed", seed=self.match.seed),
        ]


def resume_command(path: Path) -> str:
    """The command line that goes on with a record."""
    return f"sevens play --resume {shlex.quote(str(path))}"
