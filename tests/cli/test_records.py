"""Records: nothing is lost by a kill, a game goes on from any of its lines, replay and verify say what is there."""

from __future__ import annotations

import json
import re
import stat
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sevens import Match, Rules
from sevens.cli.terminal.recorder import Recorder, decode, load
from sevens.cli.terminal.replay import steps_of
from sevens.cli.verify import describe_record_error
from sevens.engine import read_record, write_record
from sevens.errors import RecordError
from sevens.texts import LANGUAGES, Texts
from tests.cli.conftest import Run, Terminal, only_record

Start = Callable[..., Terminal]


def finished_match(rules: Rules | None = None, seats: int = 3) -> Match:
    """A short match, played to its end."""
    match = Match(rules or Rules(ranks="56789", match="deals 2", jokers=1), seats, "record")
    while match.phase != "match_over":
        if match.phase == "deal_over":
            match.next_deal()
        else:
            match.apply(match.legal_actions()[0])
    return match


def test_a_killed_game_goes_on_where_it_was(terminal: Start, tmp_path: Path) -> None:
    game = terminal("play", "--seat", "Ann", "--seat", "Ben=easy", "--seed", "kill", "--speed", "none")
    game.until("Enter to begin")
    game.type("")
    for _ in range(4):
        game.until("\n > ")
        game.type("1" if "your turn" in game.screen() else "")
        game.until("Ann, ")
    before = game.until("\n > ")
    game.process.kill()
    game.end()
    path = only_record(tmp_path / "records")
    again = terminal("play", "--resume", str(path), "--speed", "none")
    again.until("Enter to begin")
    again.type("")
    after = again.until("\n > ")
    rows = r"^ [♠♥♦♣] .*$"
    assert re.findall(rows, after, re.MULTILINE) == re.findall(rows, before, re.MULTILINE)
    assert re.findall("Your cards.*", after) == re.findall("Your cards.*", before)
    again.type("q")
    assert again.end() == 0
    assert load(path)[0].match.phase == "play"


def test_resuming_without_a_file_takes_the_newest_unfinished(run: Run) -> None:
    run("play", "--seed", "old", "--seat", "A", "--seat", "B", typed="\n7d\n")
    run("play", "--seed", "done", "--seat", "A=easy", "--seat", "B=easy", "-o", "match=deals 1")
    outcome = run("play", "--resume", typed="q\n")
    assert outcome.status == 0
    assert Match(Rules(), 2, "old").seed_hash in outcome.out


def test_every_prefix_of_a_record_can_be_gone_on_with(tmp_path: Path) -> None:
    """Cut at any byte after the first deal's line, a record is completed to what had happened by then."""
    match = finished_match()
    text = write_record(match, ["A", "B", "C"])
    lines = text.splitlines(keepends=True)
    start = len(lines[0]) + len(lines[1])
    for cut in range(start, len(text), 7):
        path = tmp_path / f"{cut}.jsonl"
        path.write_text(text[:cut])
        record, read = load(path)
        recorder = Recorder(path)
        recorder.continue_from(record.match, read)
        recorder.close()
        whole = path.read_text()
        assert text.startswith(whole)
        assert len(whole) >= text[:cut].rfind("\n") + 1
        assert load(path)[0].truncated is False


def test_a_record_is_private_and_never_overwritten(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "my game.jsonl"
    outcome = run("play", "--record", str(path), typed="")
    assert outcome.status == 0
    assert f"--resume '{path}'" in outcome.out
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    before = path.read_text()
    refused = run("play", "--record", str(path), typed="")
    assert refused.status == 1
    assert str(path) in refused.err
    assert path.read_text() == before


def test_a_resumed_game_appends_and_keeps_its_players(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    run("play", "--record", str(path), "--seat", "Zoë", "--seat", "Robo=random", "--seed", "x", typed="")
    before = path.read_text()
    outcome = run("play", "--resume", str(path), typed="1\n\n1\n\n1\n\n")
    assert "Zoë (person)" in outcome.out
    assert "Robo (computer, at random)" in outcome.out
    assert path.read_text().startswith(before)
    assert len(path.read_text()) > len(before)
    assert run("play", "--resume", str(path), "-o", "jokers=1").status == 2
    assert run("play", "--resume", str(path), "--players", "2").status == 2
    other = run("play", "--resume", str(path), "--seat", "Zoë=easy", "--seat", "Robo=easy", "--speed", "none")
    assert re.search(r"(wins the match|share the win)!", other.out)


def test_a_finished_game_is_shown_again(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    run("play", "--record", str(path), "--seat", "A=easy", "--seat", "B=easy", "-o", "match=deals 1")
    before = path.read_text()
    outcome = run("play", "--resume", str(path))
    assert outcome.status == 0
    assert re.search(r"(wins the match|share the win)!", outcome.out)
    assert path.read_text() == before


def test_two_games_cannot_write_one_record(terminal: Start, run: Run, tmp_path: Path) -> None:
    game = terminal("play", "--seed", "x", "--speed", "none")
    game.until("Enter to begin")
    outcome = run("play", "--resume", str(only_record(tmp_path / "records")))
    assert outcome.status == 2
    assert "being written by another game" in outcome.err


def test_a_record_that_cannot_be_made_is_explained(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for target in (tmp_path / "file" / "game.jsonl", tmp_path):
        outcome = run("play", "--record", str(target))
        assert outcome.status == 1
        assert str(tmp_path) in outcome.err


# --- replay


def replay_texts(outcome_text: str) -> list[str]:
    """The numbers of the steps that were shown, in order."""
    return re.findall(r"^ Step (\d+) of", outcome_text, re.MULTILINE)


def test_replay_goes_forwards_and_backwards(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(write_record(finished_match(), ["A", "B", "C"]))
    outcome = run("play", "--replay", str(path), typed="\nn\nb\n5\ne\na\n-\nx\nd\nq\n")
    assert outcome.status == 0
    last = len(steps_of(finished_match()))
    steps = replay_texts(outcome.out)
    assert steps[:8] == ["1", "2", "3", "2", "5", str(last), "1", "1"]
    assert "Enter: next step" in outcome.out
    assert "wins the match" in outcome.out or "1st" in outcome.out


def test_replay_shows_open_hands_only_when_the_match_is_over(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    match = finished_match()
    path.write_text(write_record(match, ["A", "B", "C"]))
    assert re.search(r"^ [> ] A: [♠♥♦♣]", run("play", "--replay", str(path)).out, re.MULTILINE)
    running = Match(Rules(), 3, "x")
    running.apply("7d")
    path.write_text(write_record(running, ["A", "B", "C"]))
    shown = run("play", "--replay", str(path), typed="\n").out
    assert not re.search(r"^ [> ] [ABC]: ", shown, re.MULTILINE)


def test_replayed_steps_are_the_match() -> None:
    match = finished_match()
    steps = steps_of(match)
    assert [event for step in steps for event in step.events] == match.events
    assert steps[-1].match.to_json() == match.to_json()


# --- verify


def test_verify_says_what_a_sound_record_contains(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    match = finished_match()
    path.write_text(write_record(match, ["A", "B", "C"]))
    outcome = run("verify", str(path))
    assert outcome.status == 0
    for said in ("2 deals finished", f"Seed record, hash {match.seed_hash}", "A, B and C", "dealt from the seed", "!"):
        assert said in outcome.out
    assert run("verify", "-", typed=path.read_text()).out == outcome.out
    assert run("verify", str(path), "--seed-hash", match.seed_hash.upper()).status == 0
    other = run("verify", str(path), "--seed-hash", "0" * 64)
    assert other.status == 1
    assert "another hash" in other.out


def test_verify_tells_cut_hand_dealt_and_unfinished_records(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    text = write_record(finished_match())
    path.write_text(text[: len(text) * 2 // 3])
    outcome = run("verify", str(path))
    assert outcome.status == 0
    assert "The end is missing" in outcome.out
    assert "has not ended" in outcome.out
    by_hand = Match(Rules(ranks="678"), 2, "x", 0, ["6s 7s 8s 6h 7h 8h", "6d 7d 8d 6c 7c 8c"])
    path.write_text(write_record(by_hand))
    assert "Dealt by hand, not from the seed: deal 1" in run("verify", str(path)).out
    middle = Match.position(Rules(), 2, hands=["6d", "8d"], layout={"d": ["7"]})
    path.write_text(write_record(middle))
    assert "begins in the middle" in run("verify", str(path)).out


@pytest.mark.parametrize(
    ("line", "change", "said"),
    [
        (1, ('"seed":"record"', '"seed":"recorD"'), "Line 1: the seed does not have the hash"),
        (1, ('"version":1', '"version":2'), "Line 1: this is not a record of a version"),
        (1, ('"seats":3', '"seats":"3"'), "Line 1: a value is missing or of the wrong kind"),
        (1, ('"jokers":1', '"jokers":2'), "Line 1: no game can begin like this"),
        (2, ('"deal":1', '"deal":2'), "Line 2: this is not what happened"),
        (3, ("{", ""), "Line 3: this is not a JSON object"),
        (3, ('"seat":', '"seat":9'), "Line 3: "),
    ],
)
def test_verify_says_what_is_wrong_and_where(
    run: Run, tmp_path: Path, line: int, change: tuple[str, str], said: str
) -> None:
    lines = write_record(finished_match()).splitlines(keepends=True)
    assert change[0] in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(*change, 1)
    path = tmp_path / "game.jsonl"
    path.write_text("".join(lines))
    outcome = run("verify", str(path))
    assert outcome.status == 1
    assert said in outcome.out
    for command in ("--resume", "--replay"):
        refused = run("play", command, str(path))
        assert refused.status == 1
        assert said in refused.err


def test_verify_tells_unreadable_from_wrong(run: Run, tmp_path: Path) -> None:
    assert run("verify", str(tmp_path / "nothing")).status == 2
    assert run("verify", str(tmp_path)).status == 2
    assert run("verify", "").status == 2
    noise = tmp_path / "noise"
    noise.write_bytes(b"{}\n\xff\xfe")
    outcome = run("verify", str(noise))
    assert outcome.status == 1
    assert "Line 2: this is not UTF-8" in outcome.out
    (tmp_path / "empty").write_text("")
    assert run("verify", str(tmp_path / "empty")).status == 1


SOUND = write_record(finished_match(), ["A", "B", "C"])


def refusal_of(text: str) -> RecordError | None:
    """Why a record is refused; anything but a `RecordError` is an error of the reader."""
    try:
        read_record(text)
    except RecordError as error:
        return error
    return None


@given(st.data())
def test_no_damage_to_a_record_goes_unnoticed_or_unworded(data: st.DataObject) -> None:
    """Any change of a line is refused with a worded reason, or is none (the same JSON, or the end missing)."""
    lines = SOUND.splitlines()
    number = data.draw(st.integers(0, len(lines) - 1))
    place = data.draw(st.integers(0, max(0, len(lines[number]) - 1)))
    letter = data.draw(st.characters(codec="utf-8", exclude_characters="\n"))
    lines[number] = lines[number][:place] + letter + lines[number][place + 1 :]
    text = "\n".join(lines) + "\n"
    refusal = refusal_of(text)
    if refusal is None:
        assert read_record(text).match.events == read_record(SOUND).match.events
        return
    for language in LANGUAGES:
        assert Texts(language).has(f"record-{refusal.reason}")
        assert describe_record_error(refusal, Texts(language))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@given(st.data())
def test_any_value_in_the_header_or_an_event_is_refused_in_order(data: st.DataObject) -> None:
    lines = SOUND.splitlines()
    number = data.draw(st.integers(0, min(4, len(lines) - 1)))
    value = json.loads(lines[number])
    key = data.draw(st.sampled_from([*value, "position", "names", "hands", "explicit"]))
    value[key] = data.draw(JSON)
    lines[number] = json.dumps(value)
    refusal = refusal_of("\n".join(lines) + "\n")
    assert refusal is None or 1 <= refusal.line <= len(lines)


@given(st.binary(max_size=200))
def test_noise_is_no_record(noise: bytes) -> None:
    with pytest.raises(RecordError):
        read_record(decode(noise))
