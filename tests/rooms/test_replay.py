"""A room is what its events say: replayed at any point it is the identical room."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sevens.rooms import (
    EVENTS,
    Act,
    AssignSeat,
    BotAct,
    Command,
    Join,
    Leave,
    Lift,
    MakeLink,
    MoveSeat,
    NextDeal,
    PassHost,
    Rematch,
    Return,
    Room,
    RoomError,
    RoomEvent,
    SetClock,
    SetSpeed,
    SpeedSet,
    Start,
    Substitute,
    from_json,
    to_json,
)
from sevens.rules import PRESETS

from .support import HOST, Journal, everything

PATTERNS = ("Pbb", "PPP", "PbP", "bPPb", "Pb", "PP")


def stored(events: list[RoomEvent]) -> list[RoomEvent]:
    """Events that have been to a data base and back."""
    return [from_json(event.kind, json.loads(json.dumps(to_json(event)))) for event in events]


@st.composite
def commands(draw: st.DrawFn, journal: Journal) -> Command:
    """Anything that might be asked, fitting or not."""
    seq = journal.room.seq + draw(st.integers(-2, 1))
    device = draw(st.sampled_from([HOST, HOST, HOST, "other", None]))
    name = draw(st.sampled_from(["a", "b", "c", ""]) | st.uuids().map(str))
    action = draw(st.sampled_from(["pass", "7d", "8d", "=h", "*Ts+Js", "6h!", "", "7d8d9d", "x", "\u0000"]))
    seat = draw(st.integers(-1, 4))
    return draw(
        st.sampled_from(
            [
                Act(device=device, id=name, seq=seq, action=action),
                NextDeal(device=device, id=name),
                Lift(device=device, id=name, seat=seat),
                Rematch(device=device, id=name, seed="again", bot_seed="more"),
                SetSpeed(device=device, id=name, speed="fast"),
                BotAct(device=None, id="", seat=seat, seq=seq, action=action),
            ]
        )
    )


@given(data=st.data())
def test_random_commands_never_break_a_room_and_it_replays(data: st.DataObject) -> None:
    preset = data.draw(st.sampled_from(sorted(set(PRESETS) - {"double_fan_tan"})))
    rules = PRESETS[preset].replace(match="deals 2", tie_break="shared")
    journal = Journal.open(data.draw(st.sampled_from(PATTERNS)), rules, data.draw(st.text(max_size=4)))
    chance = random.Random(data.draw(st.integers(0, 1000)))
    for _ in range(data.draw(st.integers(1, 40))):
        before = everything(journal.room)
        if data.draw(st.booleans()):
            command = data.draw(commands(journal))
        else:
            if journal.room.match.phase == "match_over":
                break
            command = journal.next_command(chance)
        answer = journal.ask(command)
        if answer.status != "accepted":
            assert everything(journal.room) == before
        assert (answer.error is None) == (answer.status != "refused")
        assert journal.room.seq == len(journal.events)
    assert everything(Room.replay(stored(journal.events))) == everything(journal.room)


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_whole_matches_replay_from_every_event(preset: str) -> None:
    pattern = "PbPbbbb" if preset == "double_fan_tan" else "PbP"
    journal = Journal.open(pattern, PRESETS[preset].replace(match="deals 2", tie_break="shared"), preset)
    chance = random.Random(preset)
    followed: Room | None = None
    while journal.room.match.phase != "match_over":
        assert journal.ask(journal.next_command(chance)).status == "accepted"
        if len(journal.events) == 30:
            followed = Room.replay(stored(journal.events))
        elif followed is not None:
            followed.apply(stored(journal.events[-1:])[0])
    assert followed is not None
    assert everything(Room.replay(stored(journal.events))) == everything(journal.room) == everything(followed)


def test_every_kind_of_event_survives_being_stored() -> None:
    device = Journal.open("PP", PRESETS["domino"].replace(match="deals 2", tie_break="shared"), "s")
    chance = random.Random(1)
    device.ask(SetSpeed(device=HOST, id="s", speed="none"))
    while device.room.match.phase != "match_over":
        device.ask(device.next_command(chance))
    device.ask(Rematch(device=HOST, id="r", seed="x", bot_seed="y"))
    friends = Journal.open("Poob", PRESETS["domino"], "s", clock=20)
    room = friends.room
    for command in (
        Join(device="bea", id="1", name="Bea"),
        Join(device="cy", id="1", name="Cy"),
        AssignSeat(device=HOST, id="2", seat=2, level=None),
        PassHost(device=HOST, id="3", seat=1),
        Start(device="bea", id="4", level="random", seed="x", bot_seed="y"),
        MakeLink(device="bea", id="5", link="link"),
        MoveSeat(device="bea's phone", id="6", link="link"),
        Leave(device=HOST, id="7"),
        Return(device=HOST, id="8"),
        Substitute(device=None, id="", seat=1, since=-1_000_000),
    ):
        assert friends.ask(command).status == "accepted", command
    while room.match.phase != "match_over":
        friends.ask(friends.next_command(chance))
    friends.ask(SetClock(device=room.host, id="9", seconds=None))
    friends.ask(Rematch(device=HOST, id="10", seed="x", bot_seed="y", accept=False))
    events = [*device.events, *friends.events]
    assert {event.kind for event in events} == set(EVENTS)
    assert stored(events) == events
    for journal in (device, friends):
        assert everything(Room.replay(stored(journal.events))) == everything(journal.room)


@pytest.mark.parametrize(
    ("kind", "data"),
    [
        ("unknown", {"at": 1}),
        ("acted", {"at": 1}),
        ("acted", {"at": 1, "seat": "0", "action": "7d", "by": "person"}),
        ("acted", {"at": 1, "seat": True, "action": "7d", "by": "person"}),
        ("lifted", {"at": 1, "seat": 0}),
        ("speed", {"at": 1, "speed": "warp"}),
        ("speed", {"speed": "fast"}),
        ("dealt", {"at": 1, "more": 1}),
        ("rematch", {"at": 1, "seed": 5, "bot_seed": "b", "dealer": 0}),
        ("created", {"at": 1}),
        ("created", {"at": 1, "seats": [{"kind": "ghost"}]}),
    ],
)
def test_broken_events_are_refused(kind: str, data: dict[str, object]) -> None:
    with pytest.raises(RoomError):
        from_json(kind, data)


def test_events_that_do_not_fit_are_refused() -> None:
    journal = Journal.open("Pbb", PRESETS["sevens"], "s")
    created = journal.events[0]
    with pytest.raises(RoomError):
        Room.replay([])
    with pytest.raises(RoomError):
        Room.replay([SpeedSet(at=1, speed="fast")])
    with pytest.raises(RoomError):
        Room.replay([created, created])
    with pytest.raises(RoomError):
        Room.replay([created, from_json("acted", {"at": 2, "seat": 0, "action": "Kd", "by": "person"})])
    with pytest.raises(RoomError):
        Room.replay([created, from_json("dealt", {"at": 2})])
