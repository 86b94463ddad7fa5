"""The Fluent files of one language, parsed when a message of theirs is first asked for.

A language is a directory of `.ftl` files by topic. Only a cheap scan for message names happens at once; parsing, which
costs a hundred times more, is done file by file, so that a one-line event never waits for the rules pages.
"""

from __future__ import annotations

import re
from functools import lru_cache
from importlib import resources
from threading import RLock
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "es", "it", "de", "fr", "ja")
FALLBACK: Final = "en"

LANGUAGE_NAMES: Final[dict[str, str]] = {
    "en": "English",
    "es": "Español",
    "it": "Italiano",
    "de": "Deutsch",
    "fr": "Français",
    "ja": "日本語",
}

_MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*)[ \t]*=", re.MULTILINE)


class MissingTextError(LookupError):
    """A message that a language does not have, or one that could not be filled in; raised in strict use only."""


def best_language(*wanted: str | None) -> str:
    """The first language offered that somebody asked for, English if none is.

    Args:
        wanted: language tags in order of preference; "de-AT", "de_AT.UTF-8" and "DE" all mean German, None is skipped.
    """
    for tag in wanted:
        primary = re.split(r"[-_.@]", tag.strip().lower(), maxsplit=1)[0] if tag else ""
        if primary in LANGUAGES:
            return primary
    return FALLBACK


class Catalogue:
    """All messages of one language.

    Args:
        language: one of `LANGUAGES`.
        isolate: put the Unicode isolation marks round filled-in values; off for plain text and terminals.
    """

    def __init__(self, language: str, *, isolate: bool = False) -> None:
        self.language = language
        self._isolate = isolate
        self._lock = RLock()
        self._sources: dict[str, str] = {}
        self._file_of: dict[str, str] = {}
        self._parsed: set[str] = set()
        self._bundle: FluentBundle | None = None
        directory = resources.files("sevens.texts") / "lang" / language
        files = directory.iterdir() if directory.is_dir() else ()
        for file in sorted(files, key=lambda entry: entry.name):
            if file.name.endswith(".ftl"):
                source = file.read_text(encoding="utf-8")
                self._sources[file.name] = source
                self._file_of.update(dict.fromkeys(_MESSAGE.findall(source), file.name))

    @property
    def ids(self) -> frozenset[str]:
        """The names of all messages."""
        return frozenset(self._file_of)

    @property
    def sources(self) -> Mapping[str, str]:
        """The text of each file by its name."""
        return self._sources

    def has(self, message_id: str) -> bool:
        """Whether there is a message (or an attribute, `message.attribute`) of this name."""
        name, _, attribute = message_id.partition(".")
        if name not in self._file_of:
            return False
        if not attribute:
            return True
        return attribute in self._loaded(name).get_message(name).attributes

    def format(self, message_id: str, variables: Mapping[str, object]) -> tuple[str, list[Exception]]:
        """The message with its variables filled in, and whatever went wrong while doing so.

        Raises:
            MissingTextError: there is no such message.
        """
        name, _, attribute = message_id.partition(".")
        if name not in self._file_of:
            raise MissingTextError(f"{self.language}: no message {message_id!r}")
        with self._lock:
            bundle = self._loaded(name)
            message = bundle.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is None:
                raise MissingTextError(f"{self.language}: no message {message_id!r}")
            text, errors = bundle.format_pattern(pattern, dict(variables))
        return str(text), list(errors)

    def _loaded(self, name: str) -> FluentBundle:
        with self._lock:
            if self._bundle is None:
                from fluent.runtime import FluentBundle  # noqa: PLC0415  # slow, and not every program speaks

                self._bundle = FluentBundle([self.language], use_isolating=self._isolate)
            file = self._file_of[name]
            if file not in self._parsed:
                from fluent.runtime import FluentResource  # noqa: PLC0415

                self._bundle.add_resource(FluentResource(self._sources[file]))
                self._parsed.add(file)
            return self._bundle


@lru_cache(maxsize=2 * len(LANGUAGES))
def catalogue(language: str, isolate: bool = False) -> Catalogue:
    """The shared catalogue of a language; every caller gets the same parsed messages."""
    return Catalogue(language, isolate=isolate)
