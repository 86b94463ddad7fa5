"""The sections of a rules page that tell how these rules are played: from the aim to the match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens.rules import MatchEnd
from sevens.texts.writer import Writer

if TYPE_CHECKING:
    from sevens.texts.document import Block

LONG_MATCH = 1000
FORGOTTEN_LAST_CARD = 2
"""Chips for a last card that was not announced (R40)."""


def aim(w: Writer) -> list[Block]:
    """What everybody is after (R30)."""
    return [w.paragraph(w.say(f"aim-{w.rules.deal_end}"), options=("deal_end",))]


def players(w: Writer) -> list[Block]:
    """How many (R1)."""
    (fewest, most), (best_fewest, best_most) = w.seat_range, w.advised_seats
    duel = w.say("players-duel") if w.rules.packs == 1 and w.seats in (None, 2) else ""
    return [
        w.paragraph(
            w.say("players-range", fewest=fewest, most=most, best_fewest=best_fewest, best_most=best_most),
            w.say("players-clockwise"),
        ),
        *([w.paragraph(duel)] if duel else []),
    ]


def pack(w: Writer) -> list[Block]:
    """The cards and their order (R2, R3)."""
    rules, t = w.rules, w.texts
    size = t.count("cards", len(rules.ranks) * 4 * rules.packs)
    kind = "pack-two" if rules.packs == 2 else "pack-one"
    order = [w.say("pack-order", order=" ".join(t.index(rank) for rank in rules.ranks))]
    if rules.ranks.startswith("A2"):
        order.append(w.say("pack-ace-low"))
    if rules.ranks.endswith("KA"):
        order.append(w.say("pack-ace-high"))
    if w.gap:
        before, after = w.gap
        order.append(w.say("pack-gap", **w.both_forms("before", before), **w.both_forms("after", after)))
    starters = [w.say("pack-starter")]
    if len(rules.ranks) == 1:
        starters.append(w.say("pack-starter-alone"))
    elif w.place == 0:
        starters.append(w.say("pack-starter-low"))
    elif w.place == len(rules.ranks) - 1:
        starters.append(w.say("pack-starter-high"))
    return [
        w.paragraph(
            w.say(kind, cards=size, each=t.count("cards", len(rules.ranks))),
            w.say("pack-joker" if rules.jokers else "pack-no-joker"),
            options=("packs", "jokers"),
        ),
        w.paragraph(*order, options=("ranks",)),
        w.paragraph(*starters, options=("starter",)),
    ]


def dealing(w: Writer) -> list[Block]:
    """Dealer, deal and misdeal (R4 to R6)."""
    t = w.texts
    low, high = w.advised_seats
    sizes = []
    for seats in [w.seats] if w.seats else range(low, high + 1):
        hands = t.join([str(n) for n in w.hand_sizes(seats)])
        sizes.append(w.say("dealing-sizes-line", players=t.count("players", seats), sizes=hands))
    return [
        w.paragraph(w.say("dealing-dealer")),
        w.paragraph(w.say("dealing-all")),
        w.bullets(sizes, w.say("dealing-sizes")),
        w.paragraph(w.say("dealing-misdeal")),
    ]


def opening(w: Writer) -> list[Block]:
    """Who begins, and with what (R8 to R13)."""
    rules, t = w.rules, w.texts
    suit = t.suit(rules.opening_suits[0])
    sentences = [w.say(f"opening-{rules.opening}", card=t.card(w.opening_card, the=True), suit=suit)]
    if rules.multi_card == "run" and rules.opening in ("card", "dealer_names"):
        sentences.append(w.say("opening-card-run"))
    if rules.pass_limit == 0 and rules.opening in ("eldest", "lowest"):
        sentences.append(w.say("passing-limit-zero"))
    rest = []
    if rules.opening in ("card", "lay_all"):
        if rules.packs == 2:
            rest.append(w.say("opening-two-packs" if rules.opening == "card" else "opening-two-packs-laid"))
        rest.append(w.say("opening-order", order=w.opening_order))
    elif rules.opening == "dealer_names" and rules.packs == 2:
        rest.append(w.say("opening-two-packs"))
    blocks = [w.paragraph(*sentences, options=("opening",))]
    return [*blocks, *([w.paragraph(*rest, options=("opening_suits",))] if rest else [])]


def turns(w: Writer) -> list[Block]:
    """What may be laid (R14 to R17)."""
    rules = w.rules
    fits = []
    if rules.opening != "lay_all":
        fits.append(w.say("turns-starter-two" if rules.packs == 2 else "turns-starter"))
    if len(rules.ranks) > 1:
        fits.append(w.say("turns-next"))
    blocks = [w.bullets(fits, w.say(f"turns-{rules.multi_card}"), options=("multi_card",))]
    if rules.packs == 2:
        same_row = w.say("turns-two-packs-run") if rules.multi_card == "run" else ""
        blocks.append(w.paragraph(w.say("turns-two-packs"), same_row, options=("packs",)))
    if w.islands:
        blocks.append(w.paragraph(w.say("turns-island")))
    if len(rules.ranks) > 1:
        blocks.append(w.paragraph(*_corner(w), options=("corner",)))
    blocks.append(w.paragraph(w.say("turns-stay")))
    return blocks


def _corner(w: Writer) -> list[str]:
    rules = w.rules
    last = len(rules.ranks) - 1
    sentences = []
    at_end = last > 0 and w.place in (0, last)
    far = rules.ranks[-1] if w.place == 0 else rules.ranks[0]
    if rules.corner == "link" and at_end:
        beside = rules.ranks[1] if w.place == 0 else rules.ranks[last - 1]
        sentences.append(w.say("turns-corner-link-end", **w.both_forms("beside", beside), **w.both_forms("far", far)))
    if rules.corner == "tunnel" and at_end:
        sentences.append(w.say("turns-corner-tunnel-end", **w.both_forms("far", far)))
    general = w.say(f"turns-corner-{rules.corner}")
    if rules.corner == "tunnel" and at_end:
        return sentences
    return [general, *sentences]


def passing(w: Writer) -> list[Block]:
    """When one passes, what it costs, and who is put out (R18 to R24)."""
    rules = w.rules
    may = w.may_pass
    if rules.pass_limit == 0:
        blocks = [w.paragraph(w.say("passing-must-zero"), options=("voluntary_pass",))]
    else:
        blocks = [
            w.paragraph(w.say("passing-may" if may else "passing-must"), options=("voluntary_pass",)),
            w.paragraph(*_pass_costs(w), options=("pass_cost", "voluntary_pass_cost")),
        ]
    limit = []
    if rules.pass_limit is None:
        limit.append(w.say("passing-unlimited-may" if may else "passing-unlimited"))
    elif rules.pass_limit == 0:
        limit.append(w.say("passing-limit-zero"))
    else:
        limit.append(w.say("passing-limit", passes=w.texts.count("passes", rules.pass_limit)))
        if may:
            limit.append(w.say("passing-none-left"))
        limit.append(w.say(f"passing-{rules.limit_trigger}"))
    blocks.append(w.paragraph(*limit, options=("pass_limit", "limit_trigger")))
    if w.eliminates:
        after = [w.say(f"passing-{rules.eliminated_cards}")]
        if rules.jokers and rules.eliminated_cards == "lay":
            after.append(w.say("passing-lay-joker"))
        after.append(w.say("passing-after"))
        if rules.eliminated_cards == "remove":
            after.append(w.say("passing-blocked"))
        blocks.append(w.paragraph(*after, options=("eliminated_cards",)))
    still = []
    if may and rules.pass_limit is None:
        still.append(w.say("passing-stall" if rules.stall_rule else "passing-stall-off"))
    if may or rules.illegal_pass != "reject" or rules.illegal_play != "reject":
        still.append(w.say("passing-standstill" if rules.pass_limit is None else "passing-standstill-counted"))
    if still:
        blocks.append(w.paragraph(*still, options=("stall_rule",)))
    return blocks


def _pass_costs(w: Writer) -> list[str]:
    rules = w.rules
    voluntary = rules.voluntary_pass_cost if rules.voluntary_pass else rules.pass_cost
    if not rules.pass_cost and not voluntary:
        return [w.say("passing-free")]
    forced = w.say("passing-cost-forced-free")
    if rules.pass_cost:
        forced = w.say("passing-cost", chips=w.chips(rules.pass_cost))
    if not rules.voluntary_pass:
        return [forced]
    if not voluntary:
        return [forced, w.say("passing-cost-voluntary-free")]
    return [forced, w.say("passing-cost-voluntary", chips=w.chips(voluntary))]


def joker(w: Writer) -> list[Block]:
    """How the joker is played (R25 to R29); nothing without one."""
    rules = w.rules
    if not rules.jokers:
        return []
    limits = [w.say("joker-not-own")]
    if rules.opening != "lay_all":
        limits.append(w.say("joker-not-starter"))
    limits.append(w.say("joker-ends" if rules.corner == "none" else "joker-corner"))
    only = [w.say("joker-only"), *([w.say("joker-only-above")] if w.eliminates else [])]
    return [
        w.paragraph(w.say("joker-play"), *limits, options=("jokers",)),
        w.paragraph(w.say("joker-swap"), w.say("joker-can")),
        w.paragraph(w.say("joker-finish"), *only),
    ]


def faults(w: Writer) -> list[Block]:
    """What a mistake costs (R38 to R40)."""
    rules = w.rules
    forbidden = [w.say(f"faults-pass-{rules.illegal_pass}", chips=w.chips(rules.illegal_pass_cost))]
    if rules.illegal_pass == "surrender" and rules.jokers:
        forbidden.append(w.say("faults-pass-surrender-joker"))
    if rules.illegal_pass != "reject" and rules.pass_limit:
        forbidden.append(w.say("faults-pass-used"))
    if rules.illegal_pass not in ("reject", "fine") and rules.pass_cost:
        forbidden.append(w.say("faults-pass-price", chips=w.chips(rules.pass_cost)))
    blocks = [
        w.paragraph(*forbidden, options=("illegal_pass", "illegal_pass_cost")),
        w.paragraph(w.say(f"faults-play-{rules.illegal_play}"), options=("illegal_play",)),
    ]
    if rules.last_card != "off":
        sentence = w.say(f"faults-last-{rules.last_card}", chips=w.chips(FORGOTTEN_LAST_CARD))
        blocks.append(w.paragraph(sentence, options=("last_card",)))
    return blocks


def end(w: Writer) -> list[Block]:
    """When a deal is over, and who has which place (R30 to R32)."""
    rules = w.rules
    over = [w.say(f"end-{rules.deal_end}")]
    if rules.deal_end == "first_out" and (w.eliminates or rules.jokers):
        over.append(w.say("end-also"))
    blocked = w.eliminates and rules.eliminated_cards == "remove"
    several = rules.deal_end == "first_out" or blocked
    places = [w.say("end-place-out"), w.say("end-place-cards" if several else "end-place-one")]
    if rules.jokers:
        places.append(w.say("end-place-joker"))
    if w.eliminates:
        places.append(w.say("end-place-eliminated"))
    pips = [w.say("end-pips", courts=w.say(f"pips-{rules.court_values}"), ace=rules.ace_value)]
    if rules.jokers:
        pips.append(w.say("end-pips-joker"))
    if w.eliminates:
        pips.append(w.say("end-pips-eliminated"))
    return [
        w.paragraph(*over, options=("deal_end",)),
        w.bullets(places, w.say("end-places")),
        w.paragraph(*pips, options=("court_values", "ace_value")),
    ]


def scoring(w: Writer) -> list[Block]:
    """What a deal brings, and the chips (R33 to R37)."""
    rules, t = w.rules, w.texts
    seats = w.seats or min(max(4, w.seat_range[0]), w.seat_range[1])
    points = t.join([str(n) for n in range(seats - 1, -1, -1)])
    score = w.say(f"scoring-{rules.score}", players=t.count("players", seats), points=points)
    blocks = [w.paragraph(score, options=("score",))]
    if not rules.chips:
        return [*blocks, w.paragraph(w.say("chips-none"), options=("chips",))]
    blocks.append(w.paragraph(w.say("chips-stack", chips=w.chips(rules.chips)), options=("chips",)))
    pot = [w.say("chips-ante", chips=w.chips(rules.ante)) if rules.ante else w.say("chips-ante-none")]
    if rules.uneven_ante != "none":
        pot.append(w.say(f"chips-uneven-{rules.uneven_ante}"))
    pot.append(w.say("chips-pot"))
    blocks.append(w.paragraph(*pot, options=("ante", "uneven_ante")))
    paid = []
    if rules.settle != "none":
        paid.append(w.say(f"chips-settle-{rules.settle}"))
    if rules.starter_penalty:
        message = "chips-starter-penalty" if paid else "chips-starter-penalty-only"
        paid.append(w.say(message, chips=w.chips(rules.starter_penalty)))
    if paid:
        blocks.append(w.paragraph(*paid, options=("settle", "starter_penalty")))
    if rules.score != "chips":
        blocks.append(w.paragraph(w.say("chips-beside")))
    return blocks


def match_sentences(w: Writer) -> list[str]:
    """How long a match is, who wins it, and what becomes of a tie (R41, R42)."""
    rules, end_of = w.rules, w.rules.match_end
    zero = "-0" if end_of.number == 0 else ""
    sentences = [w.say(f"match-{end_of.kind}{zero}", **w.texts.match_counts(end_of.number))]
    if end_of.counts_wins or rules.score == "wins":
        sentences.append(w.say("match-winner-wins"))
    elif rules.score == "losers_collect":
        sentences.append(w.say("match-winner-low"))
    elif rules.score == "chips":
        sentences.append(w.say("match-winner-chips"))
    else:
        sentences.append(w.say("match-winner-high"))
    chips = "-chips" if rules.tie_break == "void_deal" and rules.score == "chips" else ""
    sentences.append(w.say(f"tie-{rules.tie_break}{chips}"))
    if end_of.kind in ("wins", "points") or end_of == MatchEnd("bust", 0) or end_of.number > LONG_MATCH:
        sentences.append(w.say("match-cap"))
    return sentences


def match(w: Writer) -> list[Block]:
    """The match (R41, R42)."""
    length, winner, tie, *cap = match_sentences(w)
    return [w.paragraph(length, winner, *cap, options=("match",)), w.paragraph(tie, options=("tie_break",))]
