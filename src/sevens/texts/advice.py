"""The sections of a rules page round the rules: variants, tips, glossary, questions, names and sources."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens.rules import OPTIONS, PRESETS, Rules, preset_name
from sevens.texts.howto import match_sentences
from sevens.texts.writer import Writer

if TYPE_CHECKING:
    from sevens.texts.document import Block

GLOSSARY: Final = (
    "layout",
    "row",
    "starter",
    "opening",
    "ends",
    "frontier",
    "run",
    "must-play",
    "forced-pass",
    "voluntary-pass",
    "blocker",
    "island",
    "joker",
    "corner",
    "tunnel",
    "eliminated",
    "pot",
    "ante",
    "pips",
    "deal",
    "match",
)
NAMES: Final = ("sevens", "fan-tan", "parliament", "dominoes", "shichi", "sietes", "satte")
SOURCES: Final = {
    "pagat-sevens": "https://www.pagat.com/layout/sevens.html",
    "pagat-shichi": "https://www.pagat.com/layout/",
    "ja-wikipedia": "https://ja.wikipedia.org/wiki/%E4%B8%83%E4%B8%A6%E3%81%B9",
    "en-wikipedia": "https://en.wikipedia.org/wiki/Domino_(card_game)",
    "bicycle": "https://bicyclecards.com/how-to-play/fan-tan",
    "gpw": "https://ipsj.ixsq.nii.ac.jp/",
}


def changes_from(rules: Rules, preset: Rules) -> list[str]:
    """The options in which two sets of rules differ."""
    return [name for name in OPTIONS if getattr(rules, name) != getattr(preset, name)]


def nearest_preset(rules: Rules) -> str:
    """The preset that differs in the fewest options; of equal ones the first offered."""
    return preset_name(rules) or min(PRESETS, key=lambda name: len(changes_from(rules, PRESETS[name])))


def variants(w: Writer) -> list[Block]:
    """What differs from the nearest preset, and the other presets."""
    t = w.texts
    name = nearest_preset(w.rules)
    game = t.preset_title(name)
    changed = changes_from(w.rules, PRESETS[name])
    if changed:
        lines = [
            w.say(
                "variants-change",
                option=t.option_title(option),
                value=t.value_title(option, getattr(w.rules, option)),
                other=t.value_title(option, getattr(PRESETS[name], option)),
            )
            for option in changed
        ]
        first = w.bullets(lines, w.say("variants-house", game=game), options=tuple(changed))
    else:
        first = w.paragraph(w.say("variants-exact", game=game, summary=t.preset_summary(name)))
    others = [
        w.say("variants-member", game=t.preset_title(other), summary=t.preset_summary(other))
        for other in PRESETS
        if other != name
    ]
    return [first, w.bullets(others, w.say("variants-family"))]


def tips(w: Writer) -> list[Block]:
    """Advice that holds under these rules."""
    return [w.bullets([*_tips_on_holding(w), *_tips_on_passing(w), *_tips_on_rows(w), w.say("tip-small-table")])]


def _near(w: Writer) -> dict[str, str]:
    """The ranks beside the starter as $near and $near_a; nothing where there are none."""
    ranks, t = w.rules.ranks, w.texts
    near = [ranks[place] for place in (w.place - 1, w.place + 1) if 0 <= place < len(ranks)]
    forms = {"near": "", "near_a": "a"}
    return {name: t.join([t.rank(rank, form) for rank in near], "list-or") for name, form in forms.items() if near}


def _tips_on_holding(w: Writer) -> list[str]:
    rules = w.rules
    mode = "may" if w.may_pass else "must"
    lines = []
    if rules.opening != "lay_all":
        lines.append(w.say(f"tip-starters-{mode}"))
        if rules.packs == 1:
            lines.append(w.say("tip-starter-timing"))
        if rules.starter_penalty:
            lines.append(w.say("tip-starter-penalty"))
    if near := _near(w):
        lines.append(w.say(f"tip-near-{mode}", **near))
        if rules.corner == "tunnel":
            lines.append(w.say("tip-tunnel", **near))
    if rules.corner == "none" and w.ends:
        lines.append(w.say(f"tip-ends-{mode}"))
    return lines


def _tips_on_passing(w: Writer) -> list[str]:
    rules = w.rules
    lines = [w.say("tip-passers-laid" if rules.opening == "lay_all" or w.may_pass else "tip-passers")]
    lines.append(w.say("tip-stuck"))
    if w.may_pass and rules.voluntary_pass_cost:
        lines.append(w.say("tip-price"))
    if rules.pass_limit:
        lines.append(w.say("tip-keep-pass"))
    if w.islands:
        lines.append(w.say("tip-eliminated"))
    if rules.opening == "card":
        lines.append(w.say("tip-left"))
    return lines


def _tips_on_rows(w: Writer) -> list[str]:
    rules, t = w.rules, w.texts
    ranks, place = rules.ranks, w.place
    upwards = len(ranks) - 1 - place >= place
    outward = ranks[place + 1 :] if upwards else ranks[:place][::-1]
    lines = [w.say("tip-balance")]
    if len(outward) > 3:
        lines.append(w.say("tip-track", card=t.card(outward[2] + "d", the=True)))
    if len(outward) > 2:
        series = outward[1:4]
        lines += [
            w.say("tip-run", cards=" ".join(t.short(rank + "s") for rank in series)),
            w.say("tip-run-last"),
            w.say("tip-far"),
        ]
    if rules.jokers:
        lines.append(w.say("tip-joker"))
    return lines


def glossary(w: Writer) -> list[Block]:
    """The words of the game."""
    meanings = {word: w.say(f"glossary-{word}") for word in GLOSSARY}
    if w.rules.corner == "none":
        meanings["blocker"] += w.texts("sentence-between") + w.say("glossary-blocker-ends")
    return [w.bullets(list(meanings.values()), terms=[w.say(f"glossary-{word}.term") for word in GLOSSARY])]


def faq(w: Writer) -> list[Block]:
    """What people ask, answered for these rules."""
    rules, t = w.rules, w.texts
    (fewest, most), (best_fewest, best_most) = w.seat_range, w.advised_seats
    if rules.pass_limit is None:
        passes = w.say("passing-unlimited-may" if rules.voluntary_pass else "passing-unlimited")
    elif rules.pass_limit == 0:
        passes = w.say("passing-limit-zero")
    else:
        passes = w.say("passing-limit", passes=t.count("passes", rules.pass_limit))
    if not w.may_pass:
        able = w.say("faq-able-no")
    elif rules.voluntary_pass_cost:
        able = w.say("faq-able-yes-cost", chips=w.chips(rules.voluntary_pass_cost))
    else:
        able = w.say("faq-able-yes-free")
    between = t("sentence-between")
    last_card = w.say("faq-last-card-no")
    if rules.last_card != "off":
        last_card = w.say(f"faults-last-{rules.last_card}", chips=w.chips(2))
    answers = {
        "players": w.say("players-range", fewest=fewest, most=most, best_fewest=best_fewest, best_most=best_most),
        "passes": passes,
        "able": able,
        "several": w.say("faq-several-yes" if rules.multi_card == "run" else "faq-several-no"),
        "joker": between.join([w.say("joker-play"), w.say("joker-swap")]) if rules.jokers else w.say("faq-joker-no"),
        "tunnel": between.join([w.say("faq-tunnel-names"), w.say(f"faq-tunnel-{rules.corner}")]),
        "last-card": last_card,
        "champion": between.join(match_sentences(w)),
        "money": w.say("faq-money-no"),
    }
    return [w.bullets(list(answers.values()), terms=[w.say(f"faq-{name}") for name in answers])]


def origin(w: Writer) -> list[Block]:
    """The names, what the game is not, and where it comes from."""
    cinquillo = w.rules.ranks == PRESETS["cinquillo"].ranks and w.rules.starter == PRESETS["cinquillo"].starter
    devyatka = w.rules.ranks == PRESETS["devyatka"].ranks and w.rules.starter == PRESETS["devyatka"].starter
    different = [
        w.say("origin-not-beans"),
        w.say("origin-is-cinquillo" if cinquillo else "origin-not-cinquillo"),
        w.say("origin-is-devyatka" if devyatka else "origin-not-devyatka"),
    ]
    return [
        w.bullets(
            [w.say(f"origin-{name}") for name in NAMES],
            w.say("origin-names"),
            terms=[w.say(f"origin-{name}.term") for name in NAMES],
        ),
        w.bullets(different, w.say("origin-not")),
        w.paragraph(w.say("origin-unknown")),
        w.paragraph(w.say("origin-japan")),
        w.paragraph(w.say("origin-research"), w.say("origin-bot")),
    ]


def sources(w: Writer) -> list[Block]:
    """Where to read on."""
    return [w.bullets([w.say(f"source-{name}") for name in SOURCES], links=list(SOURCES.values()))]
