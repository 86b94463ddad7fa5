"""Texts for people, in their language, from `sevens.texts`."""

from __future__ import annotations

from functools import lru_cache

from sevens.errors import SevensError
from sevens.protocol import Refusal
from sevens.texts import LANGUAGES, Texts


@lru_cache(maxsize=len(LANGUAGES))
def _texts(language: str) -> Texts:
    return Texts(language)


def language_of(tag: str | None) -> str:
    """The language that is meant by a tag such as `de-AT`; English when there is none for it."""
    wanted = (tag or "").strip().lower().replace("_", "-").split("-")[0]
    return wanted if wanted in LANGUAGES else "en"


def texts(tag: str | None) -> Texts:
    """The texts of a language."""
    return _texts(language_of(tag))


def refusal(error: SevensError, tag: str | None) -> Refusal:
    """A refusal as it is sent: codes for programs, a sentence for people."""
    return Refusal(code=error.code, rule=error.rule, reason=error.reason, message=texts(tag).error(error))
