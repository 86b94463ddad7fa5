"""`Texts`: everything the package says to people, in one language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from sevens.texts.catalogue import FALLBACK, LANGUAGES, MissingTextError, catalogue
from sevens.texts.events import describe_event
from sevens.texts.refusals import describe_error, describe_problem

if TYPE_CHECKING:
    from sevens.engine import Event
    from sevens.errors import Problem, SevensError

SUIT_SYMBOLS: Final = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
JOKER: Final = "*"


class Texts:
    """The texts of one language.

    Calling it with a message's name and its variables gives the sentence. A message that is missing falls back to
    English and, if English has none either, to its name: a player never sees a traceback because of a text.

    Args:
        lang: one of `LANGUAGES`; anything else is English.
        strict: raise instead of falling back, for tests.
        isolate: put the Unicode isolation marks round filled-in values. They keep names of right-to-left scripts from
            disturbing a sentence on a page, and would be garbage in a terminal, so they are off by default.
    """

    __slots__ = ("_isolate", "_strict", "lang")

    def __init__(self, lang: str, *, strict: bool = False, isolate: bool = False) -> None:
        self.lang = lang if lang in LANGUAGES else FALLBACK
        self._strict = strict
        self._isolate = isolate

    def __repr__(self) -> str:
        return f"Texts({self.lang!r})"

    def __call__(self, message_id: str, /, **variables: object) -> str:
        """The message of this name, filled in; `name.attribute` gives an attribute of it.

        Raises:
            MissingTextError: only when strict: no such message, or a variable it needs was not given.
        """
        for language in (self.lang,) if self._strict else dict.fromkeys((self.lang, FALLBACK)):
            try:
                text, errors = catalogue(language, self._isolate).format(message_id, variables)
            except MissingTextError:
                if self._strict:
                    raise
                continue
            if errors and self._strict:
                raise MissingTextError(f"{language}: {message_id!r} with {sorted(variables)}: {errors[0]}")
            return text
        return message_id

    def has(self, message_id: str) -> bool:
        """Whether this language has a message (or attribute) of this name."""
        return catalogue(self.lang, self._isolate).has(message_id)

    # --- cards

    def suit(self, suit: str) -> str:
        """A suit in words: "d" is "diamonds"."""
        return self(f"suit-{suit}")

    def rank(self, rank: str, form: str = "") -> str:
        """A rank in words.

        Args:
            rank: its letter, "7" or "T".
            form: "" as it is, "the" and "a" with an article, "all" the plural, "the-all" the plural with its article.
        """
        return self(f"rank-{rank}.{form}" if form else f"rank-{rank}")

    def index(self, rank: str) -> str:
        """What stands in the corner of a card of this rank: a queen is "Q", in German "D"."""
        return self(f"index-{rank}") if rank in "AJQK" else "10" if rank == "T" else rank

    def card(self, card: str, *, the: bool = False) -> str:
        """A card in words: "7d" is "7 of diamonds", in German "Karo Sieben".

        Args:
            card: its text, "*" for the joker.
            the: as it stands inside a sentence: "the 7 of diamonds".
        """
        form = ".the" if the else ""
        if card == JOKER:
            return self(f"joker{form}")
        rank, suit = card[0], card[1]
        return self(f"card{form}", rank=self.rank(rank), rank_the=self.rank(rank, "the"), suit=self.suit(suit))

    def short(self, card: str) -> str:
        """A card in signs: "Qd" is "♦Q", in German "♦D"."""
        return self("joker") if card == JOKER else SUIT_SYMBOLS[card[1]] + self.index(card[0])

    def cards(self, cards: Iterable[str]) -> str:
        """Several cards as they stand inside a sentence: "the 8 of diamonds and the 9 of diamonds"."""
        return self.join([self.card(card, the=True) for card in cards])

    def row(self, suit: str, ranks: str) -> str:
        """A row in signs: "♥ 6 7 8"; a row without cards is "♥ –"."""
        return f"{SUIT_SYMBOLS[suit]} {' '.join(self.index(rank) for rank in ranks) or '–'}"

    def join(self, parts: Sequence[str], last: str = "list-last") -> str:
        """A list in words: "a, b and c"; `last="list-or"` gives "a, b or c"."""
        if len(parts) < 2:
            return "".join(parts)
        beginnings = tuple(self(f"{last}-before").split())
        changed = bool(beginnings) and parts[-1].lower().startswith(beginnings)
        return self("list-between").join(parts[:-1]) + self(f"{last}-alt" if changed else last) + parts[-1]

    def count(self, unit: str, n: int) -> str:
        """A counted thing: `count("chips", 1)` is "1 chip".

        Units: cards, chips, passes, players, deals, wins, points.
        """
        return self(f"count-{unit}", n=n)

    def place(self, place: int, *, shared: bool = False) -> str:
        """A place in words; 0 is the first, as in the engine."""
        words = self("place", n=place + 1)
        return self("place-shared", place=words) if shared else words

    def status(self, status: str) -> str:
        """A seat's status in words."""
        return self(f"status-{status}")

    # --- options and presets

    def option_title(self, name: str) -> str:
        """What an option is called in forms."""
        return self(f"option-{name}")

    def option_help(self, name: str) -> str:
        """One line about an option."""
        return self(f"option-{name}.help")

    def group_title(self, group: str) -> str:
        """The heading of a group of options."""
        return self(f"group-{group}")

    def value_title(self, name: str, value: object) -> str:
        """What a value of an option is called: `value_title("corner", "link")` is "it turns the corner"."""
        if name == "match":
            return self.match_title(str(value))
        if name == "starter":
            return self.rank(str(value), "all")
        if name == "opening_suits":
            return " ".join(SUIT_SYMBOLS.get(suit, suit) for suit in str(value))
        if name == "pass_limit" and value is not None:
            return self.count("passes", int(str(value)))
        if isinstance(value, bool) or value is None:
            key = "none" if value is None else "yes" if value else "no"
            return self(f"option-{name}-{key}")
        if self.has(f"option-{name}-{value}"):
            return self(f"option-{name}-{value}")
        if name == "ranks":
            return " ".join(self.index(rank) for rank in str(value))
        if name == "ace_value":
            return str(value)
        if isinstance(value, int):
            return self.count("chips", value) if value else self("value-none")
        return str(value)

    def match_title(self, match: str) -> str:
        """The length of a match in words: "best_of 5" is "best of 5"."""
        kind, _, number = match.partition(" ")
        n = int(number)
        zero = "-0" if n == 0 and kind in ("deals", "bust") else ""
        return self(f"option-match-{kind}{zero}", n=n, **self.match_counts(n))

    def match_counts(self, n: int) -> dict[str, str]:
        """A match's number as every unit a sentence about matches may need."""
        return {unit: self.count(unit, n) for unit in ("deals", "wins", "points")}

    def preset_title(self, name: str) -> str:
        """What a preset is called."""
        return self(f"preset-{name}")

    def preset_summary(self, name: str) -> str:
        """One line about a preset."""
        return self(f"preset-{name}.summary")

    # --- what happens, and what does not

    def event(self, event: Event, names: Sequence[str] | Mapping[int, str]) -> str:
        """One sentence about an event.

        Args:
            event: as some seat may know it; cards that are hidden from it are left out of the sentence.
            names: the players by seat.
        """
        return describe_event(self, event, names)

    def error(self, error: SevensError) -> str:
        """What was refused and what to do instead, in one or two sentences."""
        return describe_error(self, error)

    def problem(self, problem: Problem) -> str:
        """Why these options cannot be played together."""
        return describe_problem(self, problem)
