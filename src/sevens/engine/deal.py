"""Deals as a pure function of (match seed, deal number), the same on every machine (R5, R7).

The function, so that anybody can check a deal (docs/deals.md has it with an example):

- The stream for a purpose is the concatenation of SHA-256("sevens 1" LF purpose LF seed LF deal number LF block
  number) for the block numbers 0, 1, 2, ..., read as big-endian 32-bit words. The seed is the match seed's text in
  UTF-8, numbers are decimal.
- A number below n is the next word below the largest multiple of n that fits 32 bits, modulo n; larger words are
  skipped.
- Purpose "cards": the pack in the order suits s h d c, ranks in row order, once for each pack, the joker last, is
  shuffled from its last card down to its second: each changes places with a card numbered below or equal to its own.
- Purpose "dealer", deal number 0: the first dealer.
- Purpose "draw": the first word is the state of the generator for cards drawn during a deal (R40).
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence

from sevens.cards import JOKER, ROW
from sevens.errors import BadDeal
from sevens.rules import Rules


def seed_text(seed: int | str) -> str:
    """A seed as the text that it has on the wire and in records."""
    return str(seed)


def seed_hash(seed: str) -> str:
    """What is shown of a seed before the match, in hexadecimal: SHA-256 of "sevens seed 1", LF and the seed."""
    return hashlib.sha256(f"sevens seed 1\n{seed}".encode("utf-8", "surrogatepass")).hexdigest()


def words(purpose: str, seed: str, deal: int) -> Iterator[int]:
    """The endless stream of 32-bit words for a purpose."""
    block = 0
    while True:
        text = f"sevens 1\n{purpose}\n{seed}\n{deal}\n{block}".encode("utf-8", "surrogatepass")
        digest = hashlib.sha256(text).digest()
        for start in range(0, len(digest), 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def below(bound: int, stream: Iterator[int]) -> int:
    """The stream's next number below a bound, every one equally likely."""
    limit = (1 << 32) // bound * bound
    return next(word for word in stream if word < limit) % bound


def shuffled_pack(rules: Rules, seed: str, deal: int) -> list[int]:
    """The card numbers of the pack in the order in which they are dealt."""
    pack = [suit * ROW + place for _ in range(rules.packs) for suit in range(4) for place in range(len(rules.ranks))]
    pack += [JOKER] * rules.jokers
    stream = words("cards", seed, deal)
    for last in range(len(pack) - 1, 0, -1):
        other = below(last + 1, stream)
        pack[last], pack[other] = pack[other], pack[last]
    return pack


def first_dealer(seed: str, seats: int) -> int:
    """The first dealer, a seeded draw (R5)."""
    return below(seats, words("dealer", seed, 0))


def draw_state(seed: str, deal: int) -> int:
    """The state in which the generator for drawn cards (R40) begins a deal."""
    return next(words("draw", seed, deal))


def dealing_order(seats: int, dealer: int, dealt_in: Sequence[int]) -> list[int]:
    """The seats that get cards, from the dealer's left."""
    clockwise = [(dealer + 1 + step) % seats for step in range(seats)]
    return [seat for seat in clockwise if seat in dealt_in]


def hand_sizes(cards: int, order: Sequence[int], seats: int) -> list[int]:
    """How many cards each seat gets when all are dealt one at a time (R4)."""
    sizes = [0] * seats
    for place, seat in enumerate(order):
        sizes[seat] = cards // len(order) + (place < cards % len(order))
    return sizes


def check_deal(
    hands: Sequence[Sequence[str]], known: Sequence[str], sizes: Sequence[int], words_of_pack: dict[str, int]
) -> None:
    """Refuse a misdeal (R6).

    Args:
        hands: the cards of each seat.
        known: what every card of the pack is called.
        sizes: how many cards each seat must have.
        words_of_pack: how often each card is in the pack.

    Raises:
        BadDeal: an unknown, doubled or missing card, or a wrong number of cards.
    """
    if len(hands) != len(sizes):
        raise BadDeal(
            f"{len(sizes)} hands expected, {len(hands)} given",
            rule="R6",
            reason="wrong_number_of_hands",
            params={"expected": len(sizes), "given": len(hands)},
        )
    counts: dict[str, int] = {}
    for hand in hands:
        for card in hand:
            counts[card] = counts.get(card, 0) + 1
            if card not in words_of_pack:
                raise BadDeal(
                    f"no such card: {card[:10]!r}", rule="R6", reason="unknown_card", params={"card": card[:10]}
                )
            if counts[card] > words_of_pack[card]:
                raise BadDeal(f"{card} is dealt too often", rule="R6", reason="doubled_card", params={"card": card})
    for card in known:
        if counts.get(card, 0) < words_of_pack[card]:
            raise BadDeal(f"{card} is missing", rule="R6", reason="missing_card", params={"card": card})
    for seat, (hand, size) in enumerate(zip(hands, sizes, strict=True)):
        if len(hand) != size:
            raise BadDeal(
                f"seat {seat} must get {size} cards, not {len(hand)}",
                rule="R6",
                reason="wrong_hand_size",
                params={"seat": seat, "expected": size, "given": len(hand)},
            )
