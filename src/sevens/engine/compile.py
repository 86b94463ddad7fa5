"""Rules compiled to the kernel's parameters."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from sevens.cards import ROW, SUITS, Pack, pack_of
from sevens.kernel.parameters import Parameters
from sevens.kernel.policy import set_policy
from sevens.rules import OPTIONS, Rules
from sevens.rules.placement import compile_placement

_COURTS = {"11-12-13": {"J": 11, "Q": 12, "K": 13}, "10": {"J": 10, "Q": 10, "K": 10}}


def _choice(rules: Rules, name: str) -> int:
    """The number of an option's value: its place among the option's choices."""
    return OPTIONS[name].values.index(cast(str, getattr(rules, name)))


@lru_cache(maxsize=256)
def parameters_of(rules: Rules) -> Parameters:
    """The kernel's parameters for these rules, made once for equal rules."""
    made = Parameters()
    made.size = len(rules.ranks)
    made.starter = rules.ranks.index(rules.starter)
    made.packs = rules.packs
    made.joker = rules.jokers
    made.opening = _choice(rules, "opening")
    made.opening_suits = [SUITS.index(suit) for suit in rules.opening_suits]
    made.runs = int(rules.multi_card == "run")
    made.voluntary = int(rules.voluntary_pass)
    made.pass_limit = -1 if rules.pass_limit is None else rules.pass_limit
    made.limit_reached = int(rules.limit_trigger == "reached")
    made.remove = int(rules.eliminated_cards == "remove")
    made.stall_rule = int(rules.stall_rule)
    made.first_out = int(rules.deal_end == "first_out")
    made.score = _choice(rules, "score")
    made.chips = rules.chips
    made.ante = rules.ante
    made.uneven_ante = _choice(rules, "uneven_ante")
    made.pass_cost = rules.pass_cost
    made.voluntary_cost = rules.voluntary_pass_cost
    made.settle = _choice(rules, "settle")
    made.starter_penalty = rules.starter_penalty
    made.illegal_pass = _choice(rules, "illegal_pass")
    made.illegal_pass_cost = rules.illegal_pass_cost
    made.lose_turn = int(rules.illegal_play == "lose_turn")
    made.last_card = _choice(rules, "last_card")
    made.pips = [_pips(rules, card) for card in range(53)]
    placement = compile_placement(made.size, made.starter, rules.corner)
    unused = (1 << ROW) - (1 << made.size)  # the lookups of the kernel have one size, for rows of 13
    made.frontiers = [*placement.frontiers, *[0] * unused]
    made.down = [*placement.down, *[-1] * unused]
    made.up = [*placement.up, *[-1] * unused]
    made.finish()
    set_policy(made)
    return made


def _pips(rules: Rules, card: int) -> int:
    """The pips of a card number (R32); the joker counts nothing."""
    place = card % ROW
    if card >= ROW * len(SUITS) or place >= len(rules.ranks):
        return 0
    rank = rules.ranks[place]
    if rank == "A":
        return rules.ace_value
    return _COURTS[rules.court_values].get(rank) or (10 if rank == "T" else int(rank))


def pack_for(rules: Rules) -> Pack:
    """The pack of these rules."""
    return pack_of(rules.ranks, rules.packs, rules.jokers)
