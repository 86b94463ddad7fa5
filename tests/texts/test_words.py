"""Cards, options, presets, events and refusals: every one has words, and the right ones."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import sevens
from sevens.engine import EVENT_TYPES, Event, Match, event_for
from sevens.engine.reasons import _REASONS  # there is no list of reasons but this one
from sevens.errors import BadAction, IllegalAction, NotYourTurn, Problem, RulesError, SevensError
from sevens.rules import GROUPS, OPTIONS, PRESETS, Rules, check_seats, load_rules
from sevens.texts import LANGUAGES, Texts

NAMES = ["Ada", "Ben", "Inés", "Elena"]
every_language = pytest.mark.parametrize("language", LANGUAGES)


def whole(text: str) -> bool:
    """Whether a sentence is there, and has no hole, no name of a message and no Python value in it."""
    return bool(text) and not re.search(r"[{}$]|None|True|False|\b(event|error|refusal|problem|option)-", text)


@pytest.mark.parametrize(
    ("language", "seven", "queen", "joker"),
    [
        ("en", "7 of diamonds", "queen of spades", "joker"),
        ("es", "siete de diamantes", "reina de picas", "comodín"),
        ("it", "sette di quadri", "donna di picche", "jolly"),
        ("de", "Karo Sieben", "Pik Dame", "Joker"),
        ("fr", "sept de carreau", "dame de pique", "joker"),
        ("ja", "ダイヤの7", "スペードのQ", "ジョーカー"),
    ],
)
def test_cards_in_words(language: str, seven: str, queen: str, joker: str) -> None:
    texts = Texts(language, strict=True)
    assert [texts.card(card) for card in ("7d", "Qs", "*")] == [seven, queen, joker]


def test_cards_inside_sentences_have_their_articles() -> None:
    assert Texts("en").cards(["7d", "As"]) == "the 7 of diamonds and the ace of spades"
    assert Texts("es").cards(["7d", "Jh", "Qs"]) == "el siete de diamantes, la jota de corazones y la reina de picas"
    assert Texts("it").cards(["8h", "As"]) == "l'otto di cuori e l'asso di picche"
    assert Texts("fr").cards(["As", "Qh"]) == "l’as de pique et la dame de cœur"
    assert Texts("de").cards(["Kd", "Jc"]) == "Karo König und Kreuz Bube"
    assert Texts("ja").cards(["7d", "8d"]) == "ダイヤの7とダイヤの8"


def test_lists_sound_right_before_certain_letters() -> None:
    assert Texts("es").join(["Ana", "Inés"]) == "Ana e Inés"
    assert Texts("es").join(["seis", "ocho"], "list-or") == "seis u ocho"
    assert Texts("it").join(["Anna", "Elena"]) == "Anna ed Elena"
    assert Texts("en").join(["a"]) == "a"
    assert Texts("en").join([]) == ""


@pytest.mark.parametrize(
    ("language", "letters"),
    [("en", "AJQK"), ("es", "AJQK"), ("it", "AJQK"), ("de", "ABDK"), ("fr", "AVDR"), ("ja", "AJQK")],
)
def test_index_letters(language: str, letters: str) -> None:
    assert "".join(Texts(language).index(rank) for rank in "AJQK") == letters
    assert Texts(language).index("T") == "10"
    assert Texts(language).short("Td") == "♦10"
    assert Texts(language).row("h", "") == "♥ –"


@every_language
def test_every_card_has_words_of_its_own(language: str) -> None:
    texts = Texts(language, strict=True)
    cards = [rank + suit for rank in "A23456789TJQK" for suit in "shdc"]
    assert len({texts.card(card) for card in cards} | {texts.card("*")}) == 53
    assert len({texts.card(card, the=True) for card in cards}) == 52
    for rank in "A23456789TJQK":
        assert all(texts.rank(rank, form) for form in ("", "the", "a", "all", "the-all"))


@every_language
def test_every_option_value_group_and_preset_has_words(language: str) -> None:
    texts = Texts(language, strict=True)
    for group in GROUPS:
        assert whole(texts.group_title(group))
    for name, option in OPTIONS.items():
        assert whole(texts.option_title(name))
        assert whole(texts.option_help(name))
        titles = [texts.value_title(name, value) for value in option.values]
        assert all(map(whole, titles)), name
        assert len(set(titles)) == len(titles), f"{name}: two values with one title"
        if option.kind == "int":
            assert whole(texts.value_title(name, 0))
            assert "12" in texts.value_title(name, 12)
    for name in PRESETS:
        assert whole(texts.preset_title(name))
        assert whole(texts.preset_summary(name))
    assert len({texts.preset_title(name) for name in PRESETS}) == len(PRESETS)
    assert whole(texts.value_title("ranks", "7K2"))
    for match in ("deals 0", "deals 3", "wins 1", "best_of 7", "points 1", "bust 0", "bust 12"):
        assert whole(texts.value_title("match", match))


@every_language
def test_places_and_statuses(language: str) -> None:
    texts = Texts(language, strict=True)
    places = [texts.place(place) for place in range(10)]
    assert len(set(places)) == 10
    assert all(str(place + 1) in words for place, words in enumerate(places))
    assert texts.place(0) in texts.place(0, shared=True)
    for status in ("active", "out", "joker_only", "eliminated", "idle"):
        assert whole(texts.status(status))


def sample_events() -> list[Event]:
    """Every type of event in every form that the engine gives it, for the seat itself and for the others."""
    events = [
        Event("dealt", None, (), {"deal": 2, "dealer": 1, "hand_sizes": [2, 2]}),
        Event("ante", 0, (), {"amount": 1}),
        Event("laid", 0, ("7d", "7c")),
        Event("played", 0, ("8d",), {"row": 0, "announced": False}),
        Event("played", 0, ("8d", "9d"), {"row": 0, "announced": True}),
        Event("joker_played", 0, ("Ts", "Js"), {"announced": False}),
        Event("joker_played", 0, ("Ts", "Js"), {"announced": True}),
        Event("joker_taken", 1, ("Ts",)),
        Event("named", 1, (), {"suit": "h"}),
        *(Event("passed", 0, (), {"kind": kind}) for kind in ("forced", "voluntary", "forbidden")),
        Event("paid", 0, (), {"amount": 5}),
        Event("eliminated", 0, ("2s", "Kd")),
        Event("eliminated", 0),
        Event("went_out", 0),
        Event("joker_only", 0),
        Event("drew", 0, ("2s",), {"giver": 3}),
        Event("drew", 0, ("*",), {"giver": 3}),
        Event("surrendered", 0, ("2s",), {"to": 2}),
        Event("turn_lost", 0, ("9h",), {"why": "wrong_card"}),
        Event("turn_lost", 0, (), {"why": "skipped"}),
        Event(
            "deal_over", None, (), {"places": [2, 0, 0, None], "deal_scores": [0, 1, 1, 0], "collected": [0, 0, 0, 0]}
        ),
        Event("match_over", None, (), {"winners": [1]}),
        Event("match_over", None, (), {"winners": [1, 3]}),
    ]
    seen = [event_for(event, seat) for event in events for seat in (0, 2, None)]
    return events + seen


@every_language
def test_every_event_is_one_sentence(language: str) -> None:
    texts = Texts(language, strict=True)
    assert {event.type for event in sample_events()} == set(EVENT_TYPES)
    for event in sample_events():
        sentence = texts.event(event, NAMES)
        assert whole(sentence), (event, sentence)
        assert sentence != texts("event-unknown")
        if event.seat is not None:
            assert NAMES[event.seat] in sentence
        assert sentence == texts.event(event, dict(enumerate(NAMES)))


def test_events_read_well() -> None:
    run = Event("played", 1, ("8d", "9d"), {"row": 0, "announced": False})
    assert Texts("en").event(run, NAMES) == "Ben plays the 8 of diamonds and the 9 of diamonds."
    assert Texts("de").event(Event("played", 0, ("7d",), {}), NAMES) == "Ada legt Karo Sieben."
    assert (
        Texts("es").event(Event("match_over", None, (), {"winners": [0, 2]}), NAMES)
        == "¡Ada e Inés comparten la victoria!"
    )
    over = Event("deal_over", None, (), {"places": [1, 0, None, 1]})
    assert Texts("en").event(over, NAMES) == "The deal is over: Ben (1st), Ada (2nd) and Elena (2nd)."


def test_the_end_of_a_deal_says_who_collects_chips() -> None:
    over = Event("deal_over", None, (), {"places": [1, 0], "collected": [0, 12]})
    assert Texts("en").event(over, NAMES) == "The deal is over: Ben (1st) and Ada (2nd). Ben takes 12 chips."


def test_a_hidden_card_stays_hidden() -> None:
    drawn = Event("drew", 0, ("2s",), {"giver": 3})
    assert "2 of spades" in Texts("en").event(event_for(drawn, 3), NAMES)
    assert "spades" not in Texts("en").event(event_for(drawn, 2), NAMES)
    forced = Event("passed", 0, (), {"kind": "forced"})
    assert Texts("en").event(event_for(forced, 1), NAMES) == "Ada passes."


def test_unknown_events_and_seats_do_not_break() -> None:
    assert Texts("en").event(Event("earthquake", 0), NAMES) == Texts("en")("event-unknown")
    assert Texts("en").event(Event("passed", 7), NAMES) == "8 passes."


@every_language
def test_every_event_of_whole_matches_has_a_sentence(language: str) -> None:
    texts = Texts(language, strict=True)
    for preset in ("fan_tan_chips", "shichi_narabe"):
        match = Match(PRESETS[preset].replace(match="deals 1"), 4, seed=7)
        while match.phase == "play":
            match.apply(match.legal_actions()[0])
        for event in match.events:
            assert whole(texts.event(event, NAMES)), event


# --- refusals


def refused(call: object, *arguments: object) -> SevensError:
    """The error that a call raises."""
    with pytest.raises(SevensError) as caught:
        call(*arguments)  # type: ignore[operator]  # whatever is called
    return caught.value


@every_language
def test_every_reason_of_the_engine_has_its_own_sentence(language: str) -> None:
    texts = Texts(language, strict=True)
    general = texts("error-illegal_action")
    for rule, reason, message in _REASONS.values():
        params: dict[str, object] = {"action": "9h", "card": "9h", "opening_card": "7d", "waits_for": ["5h", "8h"]}
        sentence = texts.error(IllegalAction(message, rule=rule, reason=reason, params=params))
        assert whole(sentence)
        assert rule in sentence
        assert general not in sentence, reason


SOURCE = Path(sevens.__file__).parent
REASONS = {
    reason: path.name
    for part in ("engine", "rooms", "server")
    for path in sorted((SOURCE / part).rglob("*.py"))
    for reason in re.findall(r'reason="([a-z_]+)"', path.read_text(encoding="utf-8"))
}


@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_given_anywhere_has_a_sentence(reason: str) -> None:
    """Records are the terminal's matter; positions, which programs write, are refused in one general sentence."""
    if REASONS[reason] != "record.py":
        assert Texts("en", strict=True).has(f"refusal-{reason}"), f"{reason} in {REASONS[reason]}"


def test_the_opening_card_is_named() -> None:
    match = Match(Rules(), 3, seed=1)
    assert match.to_move is not None
    wrong = next(card for card in match.state.hand(match.to_move) if card != "7d")
    error = refused(match.apply, wrong)
    assert error.reason == "opening_card_first"
    assert "7 of diamonds" in Texts("en").error(error)
    assert wrong not in Texts("en").error(error)


def test_a_card_that_has_to_wait_says_for_what() -> None:
    position = {"hands": ["Th 7c", "2s", "3s"], "layout": {"h": ["678"]}, "to_move": 0}
    error = refused(Match.position(PRESETS["fan_tan"], 3, **position).apply, "Th")
    sentence = Texts("en").error(error)
    assert sentence.startswith("The 10 of hearts does not fit yet")
    assert "the 5 of hearts or the 9 of hearts" in sentence


@every_language
def test_unknown_reasons_fall_back_to_their_code(language: str) -> None:
    texts = Texts(language, strict=True)
    codes = {kind.code for kind in SevensError.__subclasses__()} | {"bad_request"}
    for kind in (SevensError, BadAction, IllegalAction, NotYourTurn):
        assert texts.error(kind("x", reason="never_heard_of")) == texts(f"error-{kind.code}")
    for code in codes:
        assert texts.has(f"error-{code}"), code
    assert texts.error(NotYourTurn("x", params={"seat": 1, "to_move": 0})) == texts("refusal-not_your_turn")
    # A reason whose parameters are not there does not leave a hole.
    assert texts.error(IllegalAction("x", reason="not_held")) == texts("error-illegal_action")


def test_what_cannot_be_read_is_quoted() -> None:
    assert "“q7”" in Texts("en").error(refused(Match(Rules(), 3, seed=1).apply, "q7"))
    assert isinstance(refused(Match(Rules(), 3, seed=1).apply, "q7"), BadAction)


BAD_RULES: list[dict[str, object]] = [
    {"preset": "whist"},
    {"trump": "d"},
    {"ante": "many"},
    {"corner": "round"},
    {"match": "for ever"},
    {"ante": 1},
    {"score": "chips", "chips": 10},
    {"match": "bust 3", "chips": 10},
    {"starter": "7", "ranks": "89TJQKA"},
    {"jokers": 1, "packs": 2},
    {"corner": "link", "ranks": "78"},
    {"limit_trigger": "reached"},
    {"eliminated_cards": "remove"},
    {"voluntary_pass_cost": 2, "chips": 10},
    {"stall_rule": False, "voluntary_pass": True},
    {"score": "chips", "chips": 20, "ante": 1, "match": "points 20"},
    {"match": "wins 0"},
]


@every_language
@pytest.mark.parametrize("options", BAD_RULES, ids=str)
def test_every_clash_is_explained(language: str, options: dict[str, object]) -> None:
    texts = Texts(language, strict=True)
    error = refused(load_rules, options)
    assert isinstance(error, RulesError)
    assert whole(texts.error(error))
    for problem in error.problems:
        sentence = texts.problem(problem)
        assert whole(sentence)
        assert texts.has(f"problem-{problem.code}"), problem.code
        general = (
            {texts("problem-alone", option=texts.option_title(problem.options[0]))}
            if problem.options[0] in OPTIONS
            else set()
        )
        assert sentence not in general


@every_language
def test_seats_that_do_not_go_are_explained(language: str) -> None:
    texts = Texts(language, strict=True)
    sentence = texts.error(refused(check_seats, Rules(), 9))
    assert "8" in sentence
    assert "9" in sentence
    rules = PRESETS["fan_tan_chips"].replace(match="points 900")
    assert "500" in texts.error(refused(check_seats, rules, 5))


@every_language
def test_unknown_problems_name_the_options(language: str) -> None:
    texts = Texts(language, strict=True)
    sentence = texts.problem(Problem("never_heard_of", ("corner", "packs"), "R17"))
    assert texts.option_title("corner") in sentence
    assert texts.option_title("packs") in sentence
    assert whole(texts.problem(Problem("never_heard_of", ("corner",), "R17")))
