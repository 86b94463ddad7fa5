"""The first minutes: every step can be learned, in every language, and says what the engine says."""

from __future__ import annotations

import re
from itertools import product

import pytest

from sevens.errors import BadRequest
from sevens.texts import LANGUAGES, Reply, Texts, lesson, try_lesson

every_language = pytest.mark.parametrize("language", LANGUAGES)

WAYS = {
    "open": ["7d"],
    "build": ["5d", "9d", "7c"],
    "pass": ["pass"],
    "hold": ["Ts"],
    "joker": ["*"],
    "win": ["Kd", "6c"],
}
"""What the steps want to be found."""


def assert_whole(text: str) -> None:
    """A finished sentence without a hole."""
    assert re.search(r"[.!?。！？]$", text), text
    assert not re.search(r"[{}$]|\bNone\b|lesson-|  ", text), text


@every_language
def test_the_steps_in_words(language: str) -> None:
    texts = Texts(language, strict=True)
    steps = lesson(language)
    assert [step.id for step in steps] == list(WAYS)
    for step in steps:
        assert step.title == texts(f"lesson-{step.id}")
        assert_whole(step.text)
        assert step.scene.hand
        assert [name for name, _ in step.scene.others] == texts("lesson-names").split()
    assert [step.find for step in steps] == [0, 3, 0, 0, 0, 0]


@every_language
@pytest.mark.parametrize("step", WAYS)
def test_each_step_can_be_learned(language: str, step: str) -> None:
    moves = WAYS[step]
    replies = [try_lesson(language, step, moves[: length + 1]) for length in range(len(moves))]
    assert [reply.outcome for reply in replies] == ["on"] * (len(moves) - 1) + ["done"]
    for reply in replies:
        assert_whole(reply.message)
        for sentence in reply.told:
            assert_whole(sentence)


@every_language
def test_every_single_move_is_answered(language: str) -> None:
    for step in lesson(language):
        for move in [*step.scene.hand, "pass"]:
            reply = try_lesson(language, step.id, [move])
            assert_whole(reply.message)
            assert not re.search(r"\(R\d+\)", reply.message), "the number of a rule tells a newcomer nothing"
            if reply.outcome == "refused":
                assert reply.scene == step.scene
                assert not reply.told


def test_only_the_opening_card_opens() -> None:
    outcomes = {move: try_lesson("en", "open", [move]).outcome for move in ("7d", "8d", "4s", "Jh", "pass")}
    assert outcomes == {"7d": "done", "8d": "refused", "4s": "refused", "Jh": "refused", "pass": "refused"}


def test_building_finds_all_that_fit_and_lays_nothing() -> None:
    for moves in product(("5d", "9d", "7c"), repeat=3):
        replies: list[Reply] = []
        for length in range(1, 4):
            if replies and replies[-1].outcome == "done":
                break
            replies.append(try_lesson("en", "build", moves[:length]))
        assert (replies[-1].outcome == "done") == (len(set(moves)) == 3)
        assert {reply.scene for reply in replies} == {lesson("en")[1].scene}


def test_holding_a_six_makes_the_others_pass() -> None:
    held, opened = try_lesson("en", "hold", ["Ts"]), try_lesson("en", "hold", ["6h"])
    assert len(held.told) == 2
    assert all("passes" in sentence for sentence in held.told)
    assert opened.outcome == "again"
    assert "5 of hearts" in opened.told[0]


def test_the_joker_goes_with_a_tap_on_either_card() -> None:
    assert try_lesson("en", "joker", ["*"]) == try_lesson("en", "joker", ["Js"])
    reply = try_lesson("en", "joker", ["*"])
    assert reply.scene.hand == ("2d",)
    assert dict(reply.scene.rows)["s"] == "789TJ"
    assert "takes the joker" in reply.told[0]


def test_the_order_decides_who_is_first() -> None:
    assert try_lesson("en", "win", ["6c"]).outcome == "again"
    assert try_lesson("en", "win", ["Kd"]).outcome == "on"
    won = try_lesson("en", "win", ["Kd", "6c"])
    assert won.outcome == "done"
    assert not won.scene.hand


@pytest.mark.parametrize(
    ("step", "moves"),
    [
        ("nothing", ["7d"]),
        ("open", []),
        ("open", ["7s"]),
        ("open", ["7d", "8d"]),
        ("open", ["8d", "7d"]),
        ("hold", ["6h", "Ts"]),
        ("win", ["Kd", "Kd"]),
        ("build", ["5d"] * 9),
        ("open", ["*"]),
        ("open", [""]),
    ],
)
def test_other_moves_are_refused(step: str, moves: list[str]) -> None:
    with pytest.raises(BadRequest):
        try_lesson("en", step, moves)
