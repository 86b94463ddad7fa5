"""The family of errors: what was refused, by which rule, and why.

Every refusal of the package is a `SevensError`. It carries a *code* (the one of the engine protocol), the number of
the rule that is broken, a *reason* (a short stable name that `sevens.texts` words in six languages) and the parameters
of that sentence. The message of the exception itself is English, for programmers.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

Params = dict[str, object]


class SevensError(ValueError):
    """Something was refused; the state it was asked of is untouched.

    Args:
        message: English, for programmers.
        rule: number of the rule that is broken, such as "R18"; None where no rule is concerned.
        reason: stable short name of the reason, such as "must_play".
        params: values that belong into the sentence of the reason.
    """

    code: ClassVar[str] = "bad_request"

    def __init__(
        self, message: str, *, rule: str | None = None, reason: str | None = None, params: Params | None = None
    ) -> None:
        super().__init__(message)
        self.rule = rule
        self.reason = reason or self.code
        self.params: Params = params or {}


class BadRequest(SevensError):
    """A request that cannot be understood: not an object, a missing key, a value of the wrong kind."""

    code = "bad_request"


@dataclass(frozen=True, slots=True)
class Problem:
    """One reason why a set of options cannot be played.

    Attributes:
        code: stable name, such as "needs_chips".
        options: the names of the options that clash, the one to blame first.
        rule: number of the rule concerned.
        params: values for the sentence.
    """

    code: str
    options: tuple[str, ...]
    rule: str
    params: Params = field(default_factory=dict)

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        text = f"{' / '.join(self.options)}: {self.code.replace('_', ' ')} [{self.rule}]"
        return f"{text} ({details})" if details else text


class RulesError(SevensError):
    """Options that are unknown, of the wrong kind, or that clash; `problems` names all of them at once."""

    code = "bad_rules"

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        first = problems[0]
        super().__init__(
            "; ".join(str(problem) for problem in problems), rule=first.rule, reason=first.code, params=first.params
        )
        self.problems = problems


class BadDeal(SevensError):
    """A misdeal (R6): a missing, doubled or unknown card, or wrong hand sizes."""

    code = "bad_deal"


class BadPosition(SevensError):
    """A position that cannot be."""

    code = "bad_position"


class BadAction(SevensError):
    """A text that is no action."""

    code = "bad_action"


class IllegalAction(SevensError):
    """An action that the rules forbid now."""

    code = "illegal_action"


class NotYourTurn(SevensError):
    """Another seat is to move."""

    code = "not_your_turn"


class DealOver(SevensError):
    """The deal has ended; the next one has to be dealt first."""

    code = "deal_over"


class MatchOver(SevensError):
    """The match has ended."""

    code = "match_over"


class NoGame(SevensError):
    """No game has been started yet."""

    code = "no_game"


class RecordError(SevensError):
    """A game record that cannot be read or does not replay to what it says; `line` counts from 1."""

    code = "bad_request"

    def __init__(self, message: str, *, line: int, reason: str, params: Params | None = None) -> None:
        super().__init__(message, reason=reason, params={"line": line, **(params or {})})
        self.line = line
