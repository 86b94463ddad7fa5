"""What people type, understood as actions: a number of the list, cards in many spellings, `p`, a suit."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from sevens.cards import RANK_LETTERS, SUITS
from sevens.engine import Action, View
from sevens.errors import BadAction
from sevens.texts import SUIT_SYMBOLS, Texts

PASS_WORDS: Final = ("p", "pass")
_SEPARATORS: Final = re.compile(r"[\s,;/]+")


def plays_of(view: View) -> list[Action]:
    """What the seat to move may lay (or name), in the order in which it is numbered."""
    return [action for action in view.legal if action.kind != "pass"]


def action_of(text: str, view: View, t: Texts) -> Action:
    """The action that somebody typed; whether it is legal is for the rules to say.

    Args:
        text: as typed; "!" at its end says "last card" (R40).
        view: of the seat to move.
        t: gives the ranks and suits of the player's language.

    Raises:
        BadAction: when it is none.
    """
    typed = text.strip()
    words = typed.casefold()
    if words in PASS_WORDS:
        return Action.parse("pass")
    if view.naming:
        return _named_suit(words, typed, t)
    announced = words.endswith("!")
    words = words.rstrip("! ")
    action = _numbered(words, view) or _cards(words, typed, view, t)
    return replace(action, announced=announced)


def _unreadable(typed: str) -> BadAction:
    return BadAction(f"not an action: {typed[:40]!r}", reason="unreadable_action", params={"text": typed[:40]})


def _named_suit(words: str, typed: str, t: Texts) -> Action:
    """R13: `h`, `=h`, the sign or the word of a suit."""
    word = words.removeprefix("=").strip()
    if word.isascii() and word.isdigit() and 1 <= int(word[:9]) <= len(SUITS):
        return Action("name", (), SUITS[int(word) - 1])
    for suit in SUITS:
        if word in (suit, SUIT_SYMBOLS[suit], t.suit(suit).casefold()):
            return Action("name", (), suit)
    raise _unreadable(typed)


def _numbered(words: str, view: View) -> Action | None:
    if not (words.isascii() and words.isdigit()):
        return None
    plays = plays_of(view)
    number = int(words[:9])
    if not 1 <= number <= len(plays):
        raise BadAction(f"no play is numbered {words[:9]}", reason="no_such_number", params={"number": words[:9]})
    return plays[number - 1]


def _cards(words: str, typed: str, view: View, t: Texts) -> Action:
    spellings = _spellings(t)
    joker = words.startswith("*")
    cards = _split(_SEPARATORS.sub("", words.removeprefix("*").replace("+", "")), spellings)
    if not cards:
        raise _unreadable(typed)
    if joker and len(cards) == 1:
        return _only_joker_play(cards[0], view, typed)
    if joker:
        return Action.parse(f"*{'+'.join(cards)}")
    return Action.parse("".join(cards))


def _only_joker_play(card: str, view: View, typed: str) -> Action:
    """`*Ts` is enough where just one joker play puts the joker there, or lays that card behind it."""
    fitting = [action for action in view.legal if action.kind == "joker" and card in action.cards]
    if len(fitting) != 1:
        raise _unreadable(typed)
    return fitting[0]


def _spellings(t: Texts) -> dict[str, str]:
    """How each card may be written, in lower case: `td`, `10d`, `♦10`, and the ranks of the player's language."""
    suits = {suit: suit for suit in SUITS} | {sign: suit for suit, sign in SUIT_SYMBOLS.items()}
    ranks = {t.index(rank).casefold(): rank for rank in RANK_LETTERS}
    ranks |= {rank.casefold(): rank for rank in RANK_LETTERS} | {"10": "T", "1": "A"}
    cards = {}
    for written_rank, rank in ranks.items():
        for written_suit, suit in suits.items():
            cards[written_rank + written_suit] = rank + suit
            if written_suit in SUIT_SYMBOLS.values():
                cards[written_suit + written_rank] = rank + suit
    return cards


def _split(text: str, spellings: dict[str, str]) -> list[str]:
    """The cards that a text consists of; [] when it does not consist of cards."""
    cards = []
    place = 0
    while place < len(text):
        for length in (3, 2):
            if text[place : place + length] in spellings:
                cards.append(spellings[text[place : place + length]])
                place += length
                break
        else:
            return []
    return cards
