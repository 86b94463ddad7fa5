"""The turn clock: what it does for those who let it run out, and what never changes it; moments are passed in."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sevens.engine import view_for
from sevens.rooms import (
    Act,
    BotAct,
    Command,
    Expire,
    Leave,
    Return,
    cautious_action,
)
from sevens.rules import PRESETS

from .friends import BEA, accepted, at, full, until_moves

CLOCKED = {
    **{name: rules for name, rules in PRESETS.items() if name != "double_fan_tan"},
    "joker": PRESETS["shichi_narabe"].replace(jokers=1, corner="tunnel"),
    "announcing": PRESETS["sevens"].replace(last_card="draw", multi_card="run"),
    "naming": PRESETS["sevens"].replace(opening="dealer_names", corner="link"),
    "faults": PRESETS["sevens"].replace(illegal_pass="surrender", illegal_play="lose_turn"),
}


@pytest.mark.parametrize("name", sorted(CLOCKED))
def test_time_that_runs_out_gives_no_free_pass(name: str) -> None:
    """Where the clock makes every move of the people, a card is laid whenever one fits, and nothing is forgotten."""
    rules = CLOCKED[name].replace(match="deals 1", tie_break="shared")
    journal = full(rules, clock=20, people=4)
    room, passes, announced = journal.room, 0, 0
    while room.mover is not None:
        alarm = room.alarm({})
        assert alarm is not None
        assert alarm.at == room.changed_at + 20_000
        legal = view_for(room.match, room.mover).legal
        assert at(journal, alarm.command, alarm.at - 1) == "stale"
        assert at(journal, alarm.command, alarm.at) is None
        moved = journal.events[-1].action  # type: ignore[attr-defined]
        assert (moved == "pass") == all(action.kind == "pass" for action in legal)
        passes += moved == "pass"
        announced += moved.endswith("!")
        fined = [event for event in room.match.events if event.type in ("drew", "turn_lost", "surrendered")]
        assert not fined
    assert rules.last_card == "off" or announced


def test_a_cautious_move_follows_from_the_seats_own_view_alone() -> None:
    journal = full(clock=20)
    view = view_for(journal.room.match, journal.room.mover)
    assert cautious_action(view) == cautious_action(view)
    assert cautious_action(view) in view.legal


@given(order=st.lists(st.booleans(), min_size=1, max_size=60))
def test_a_play_and_the_end_of_the_time_in_one_millisecond_are_one_move(order: list[bool]) -> None:
    journal = full(clock=20, people=4)
    room = journal.room
    for play_first in order:
        alarm, mover = room.alarm({}), room.mover
        if alarm is None or mover is None:
            break
        play = Act(
            device=room.seats[mover].device,
            id=journal.id(),
            seq=room.seq,
            action=str(view_for(room.match, mover).legal[0]),
        )
        seq = room.seq
        reasons = [at(journal, command, alarm.at) for command in [play, alarm.command][:: 1 if play_first else -1]]
        assert reasons[0] is None
        assert reasons[1] in ("stale", "not_your_turn", "deal_over", "match_over")
        assert room.seq == seq + 1


def test_losing_and_finding_the_connection_gives_no_time() -> None:
    journal = full(clock=20)
    room = journal.room
    until_moves(journal, 1)
    deadline = room.deadline()
    for since in range(room.changed_at, room.changed_at + 20_000, 1_000):
        alarm = room.alarm({BEA: since})
        assert alarm is not None
        assert isinstance(alarm.command, Expire)
        assert (alarm.at, room.deadline()) == (deadline, deadline)
    accepted(journal, Leave(device=BEA, id="1"))
    assert room.deadline() is None, "bots have no clock"
    accepted(journal, Return(device=BEA, id="2"))
    assert room.deadline() == deadline


def test_nothing_happens_after_the_end() -> None:
    journal = full(clock=20)
    room = journal.room
    late: list[Command] = []
    chance = random.Random(1)
    while room.playing:
        alarm, turn = room.alarm({}), room.bot_turn()
        late = [alarm.command] if alarm is not None else []
        if turn is not None:
            action = str(view_for(room.match, turn.seat).legal[0])
            late.append(BotAct(device=None, id="", seat=turn.seat, seq=turn.seq, action=action))
        accepted(journal, journal.next_command(chance))
    events = len(journal.events)
    for command in late:
        assert at(journal, command, 10**12) is not None
    assert len(journal.events) == events
    assert room.alarm({}) is None
    assert room.deadline() is None
