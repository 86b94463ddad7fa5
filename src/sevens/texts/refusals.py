"""Refusals and clashing options worded for people."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from sevens.rules import OPTIONS
from sevens.texts.catalogue import MissingTextError, catalogue

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sevens.errors import Problem, SevensError
    from sevens.texts.words import Texts

_CARD: Final = re.compile(r"[A23456789TJQK][shdc]|\*")
_CARD_PARAMS: Final = ("card", "next", "opening_card", "target", "wanted")


def describe_error(t: Texts, error: SevensError) -> str:
    """What was refused and what to do instead; a reason that has no sentence of its own gets that of its code."""
    problems = getattr(error, "problems", None)
    if problems:
        return t("sentence-between").join(describe_problem(t, problem) for problem in problems)
    variables = _params(t, error.params)
    candidates = [f"refusal-{error.reason}", f"error-{error.code}", "error-unknown"]
    waits = error.params.get("waits_for")
    if isinstance(waits, list | tuple) and waits:
        variables["waits"] = t.join([t.card(str(card), the=True) for card in waits], "list-or")
        candidates.insert(0, f"refusal-{error.reason}-waits")
    sentence = _first_that_fits(t, tuple(candidates), variables)
    return t("error-rule", sentence=sentence, rule=error.rule) if error.rule else sentence


def describe_problem(t: Texts, problem: Problem) -> str:
    """Why options cannot be played together, with the titles they have on forms."""
    titles = [t.option_title(name) if name in OPTIONS else name for name in problem.options]
    params = dict(problem.params)
    variables: dict[str, object] = {
        **_params(t, params),
        "option": titles[0] if titles else "",
        "other": t.join(titles[1:], "list-or"),
        "name": problem.options[0] if problem.options else "",
    }
    for unit in ("points", "chips"):
        if isinstance(number := params.get(unit), int):
            variables[unit] = t.count(unit, number)
    if isinstance(starter := params.get("starter"), str) and t.has(f"rank-{starter}"):
        variables["starter"] = t.rank(starter, "all")
    general = "problem-general" if len(titles) > 1 else "problem-alone"
    return _first_that_fits(t, (f"problem-{problem.code}", general), variables)


def _params(t: Texts, params: Mapping[str, object]) -> dict[str, object]:
    """Parameters as a sentence takes them: cards in words, seats counted from 1."""
    words: dict[str, object] = {}
    for name, value in params.items():
        if name in _CARD_PARAMS and isinstance(value, str) and _CARD.fullmatch(value):
            words[name] = t.card(value, the=True)
        elif name == "cards" and isinstance(value, list | tuple):
            words[name] = t.cards([str(card) for card in value])
        elif name in ("seat", "to_move") and isinstance(value, int):
            words[name] = value + 1
        elif isinstance(value, str | int | float) and not isinstance(value, bool):
            words[name] = value
        else:
            words[name] = str(value)
    return words


def _first_that_fits(t: Texts, message_ids: tuple[str, ...], variables: Mapping[str, object]) -> str:
    """The first of these messages that exists and whose variables are all known; so no sentence is left with a hole."""
    for message_id in message_ids:
        try:
            text, errors = catalogue(t.lang).format(message_id, variables)
        except MissingTextError:
            continue
        if not errors:
            return text[:1].upper() + text[1:]
    return t(message_ids[-1], **variables)
