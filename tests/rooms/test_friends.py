"""Friends: joining, leaving, coming back, the host's rights, rematches; moments are passed in."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sevens.engine import view_for
from sevens.rooms import (
    Act,
    AssignSeat,
    BotAct,
    Command,
    Join,
    Leave,
    MakeLink,
    MoveSeat,
    NextDeal,
    PassHost,
    Rematch,
    ReplaceHost,
    Return,
    Room,
    RoomError,
    SetClock,
    Start,
    Substitute,
)
from sevens.rules import PRESETS

from .friends import BEA, CY, DEE, DOMINO, MINUTE, accepted, at, full, lobby, play_to_end, refused, until_moves
from .support import HOST, Journal, everything, mode_of, seats_of

# --- the lobby ---


def test_nothing_is_dealt_before_the_host_starts() -> None:
    journal = lobby()
    room = journal.room
    assert (room.in_lobby, room.playing, room.mover, room.bot_turn(), room.seed) == (True, False, None, None, None)
    hashed = room.seed_hash
    assert refused(journal, Act(device=HOST, id="a", seq=1, action="7d")) == "not_started"
    assert refused(journal, NextDeal(device=HOST, id="a")) == "not_started"
    assert refused(journal, Rematch(device=HOST, id="a", seed="x", bot_seed="y")) == "match_running"
    accepted(journal, Start(device=HOST, id="s", level="easy", seed="other", bot_seed="other"))
    assert room.playing
    assert room.match.seed_hash == hashed, "the hash shown in the lobby binds the first match"


@pytest.mark.parametrize("pattern", ["PPoo", "oooo", "bboo"])
def test_a_room_of_friends_is_opened_by_one_person(pattern: str) -> None:
    with pytest.raises(RoomError):
        lobby(pattern)


def test_only_friends_have_open_seats_and_a_clock() -> None:
    def opening(pattern: str, mode: str, clock: int | None = None) -> None:
        Room.open(
            room="r",
            mode=mode,  # type: ignore[arg-type]  # parametrized
            rules=DOMINO,
            seats=seats_of(pattern),
            host=HOST,
            seed="s",
            bot_seed="b",
            at=1,
            clock=clock,
        )

    for pattern, mode, clock in (("Pob", "solo", None), ("Pbb", "friends", None), ("Pbb", mode_of("Pbb"), 20)):
        with pytest.raises(RoomError):
            opening(pattern, mode, clock)


def test_who_joins_takes_the_wanted_or_the_next_free_seat() -> None:
    journal = lobby()
    accepted(journal, Join(device=BEA, id="1", name="  <b>Bea</b> \u202e", seat=2))
    accepted(journal, Join(device=CY, id="1", name="Cy"))
    assert [seat.name for seat in journal.room.seats] == ["P0", "Cy", "<b>Bea</b>", ""]
    assert refused(journal, Join(device=DEE, id="1", name="Dee", seat=2)) == "seat_taken"
    assert refused(journal, Join(device=DEE, id="1", name="Dee", seat=0)) == "seat_taken"
    assert refused(journal, Join(device=DEE, id="1", name="Dee", seat=9)) == "no_such_seat"
    assert refused(journal, Join(device=DEE, id="1", name="Dee", seat=-1)) == "no_such_seat"
    accepted(journal, Join(device=DEE, id="1", name=""))
    assert refused(journal, Join(device="eve", id="1", name="Eve")) == "no_free_seat"
    assert [room_seat.device for room_seat in journal.room.seats] == [HOST, CY, BEA, DEE]


def test_a_device_that_joins_twice_has_one_seat() -> None:
    journal = lobby()
    for name in ("1", "2", ""):
        assert journal.ask(Join(device=BEA, id=name, name="Bea")).status == ("accepted" if name == "1" else "done")
    assert journal.room.owned_by(BEA) == (1,)
    assert len(journal.events) == 2


def test_the_host_prepares_the_room_and_nobody_else_does() -> None:
    journal = lobby()
    accepted(journal, Join(device=BEA, id="1", name="Bea"))
    for command in lobby_commands(BEA, "x"):
        assert refused(journal, command) == "not_host"
    accepted(journal, AssignSeat(device=HOST, id="2", seat=3, level="hard"))
    accepted(journal, SetClock(device=HOST, id="3", seconds=30))
    assert refused(journal, SetClock(device=HOST, id="4", seconds=19)) == "clock"
    assert refused(journal, SetClock(device=HOST, id="4", seconds=91)) == "clock"
    assert refused(journal, AssignSeat(device=HOST, id="4", seat=0, level=None)) == "own_seat"
    assert refused(journal, AssignSeat(device=HOST, id="4", seat=7, level=None)) == "no_such_seat"
    assert refused(journal, PassHost(device=HOST, id="4", seat=3)) == "nobody_there"
    accepted(journal, AssignSeat(device=HOST, id="5", seat=1, level=None))
    assert journal.room.seats_of(BEA) == ()
    accepted(journal, Join(device=BEA, id="6", name="Bea"))
    accepted(journal, PassHost(device=HOST, id="7", seat=1))
    assert journal.room.host == BEA
    accepted(journal, Start(device=BEA, id="8", level="easy", seed="x", bot_seed="y"))
    assert [(seat.kind, seat.bot) for seat in journal.room.seats] == [
        ("person", None),
        ("person", None),
        ("open", "easy"),
        ("bot", "hard"),
    ]


def lobby_commands(device: str | None, name: str) -> list[Command]:
    return [
        Start(device=device, id=name, level="easy", seed="x", bot_seed="y"),
        AssignSeat(device=device, id=name, seat=1, level=None),
        AssignSeat(device=device, id=name, seat=2, level="easy"),
        SetClock(device=device, id=name, seconds=30),
        SetClock(device=device, id=name, seconds=None),
        PassHost(device=device, id=name, seat=1),
    ]


def test_every_command_of_the_lobby_is_refused_during_a_match() -> None:
    journal = full()
    chance = random.Random(5)
    while journal.room.playing:
        for command in lobby_commands(HOST, "no"):
            assert refused(journal, command) == "match_running"
        for device in (BEA, "stranger", None):
            for command in lobby_commands(device, "no"):
                assert refused(journal, command) == "not_host"
        assert refused(journal, Join(device="stranger", id="no", name="S")) == "match_running"
        for device in (HOST, BEA):
            assert refused(journal, Rematch(device=device, id="no", seed="x", bot_seed="y")) == "match_running"
        accepted(journal, journal.next_command(chance))


def test_rooms_without_friends_know_none_of_this() -> None:
    journal = Journal.open("PPb", DOMINO, "s")
    for command in (
        *lobby_commands(HOST, "no"),
        Join(device=BEA, id="no", name="Bea"),
        Leave(device=HOST, id="no"),
        Return(device=HOST, id="no"),
        MakeLink(device=HOST, id="no", link="l"),
        MoveSeat(device=BEA, id="no", link="l"),
        Substitute(device=None, id="", seat=0, since=-MINUTE),
        ReplaceHost(device=None, id="", since=-MINUTE, heir=BEA),
    ):
        assert refused(journal, command) == "not_friends"


# --- coming and going ---


def test_who_leaves_the_lobby_frees_the_seat_and_who_leaves_a_match_keeps_it() -> None:
    journal = lobby()
    accepted(journal, Join(device=BEA, id="1", name="Bea"))
    accepted(journal, Leave(device=BEA, id="2"))
    assert journal.room.seats[1].kind == "open"
    assert refused(journal, Return(device=BEA, id="3")) == "not_seated"
    journal = full()
    accepted(journal, Leave(device=BEA, id="2"))
    room = journal.room
    assert (room.seats[1].bot, room.seats[1].left, room.seats_of(BEA), room.owned_by(BEA)) == ("easy", True, (), (1,))
    assert room.audience(BEA) is None
    assert refused(journal, Leave(device=BEA, id="3")) == "not_seated"
    assert refused(journal, Act(device=BEA, id="3", seq=room.seq, action="pass")) == "not_seated"
    accepted(journal, Return(device=BEA, id="4"))
    assert (room.seats[1].bot, room.audience(BEA)) == (None, 1)
    assert journal.ask(Return(device=BEA, id="5")).status == "done"


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_leaving_and_returning_changes_nothing_of_the_game(preset: str) -> None:
    """Hand, passes, scores, places and order stay; the cards stay where they are, the bot plays from the same hand."""
    rules = PRESETS[preset].replace(match="deals 1", tie_break="shared")
    journal = lobby("Pooo" + "o" * 3 * (preset == "double_fan_tan"), rules)
    accepted(journal, Join(device=BEA, id="1", name="Bea"))
    accepted(journal, Start(device=HOST, id="2", level="easy", seed="x", bot_seed="y"))
    chance, number = random.Random(preset), 0
    cards = 4 * len(rules.ranks) * rules.packs + rules.jokers
    while journal.room.playing:
        before = journal.room.match.to_json()
        for command in (Leave, Return):
            number += 1
            accepted(journal, command(device=BEA, id=f"again {number}"))
            assert journal.room.match.to_json() == before
        state = journal.room.match.state
        lying = sum(len(row) for rows in state.layout.values() for row in rows)
        assert lying + sum(map(len, state.hands)) + len(state.removed) == cards
        accepted(journal, journal.next_command(chance))


def test_a_person_who_is_away_too_long_is_played_for_and_plays_on_when_they_return() -> None:
    journal = full()
    room = journal.room
    until_moves(journal, 1)
    since = 5
    alarm = room.alarm({BEA: since})
    assert alarm is not None
    assert (alarm.at, alarm.command) == (since + MINUTE, Substitute(device=None, id="", seat=1, since=since))
    assert at(journal, alarm.command, alarm.at - 1) == "stale"
    assert at(journal, alarm.command, alarm.at) is None
    assert at(journal, alarm.command, alarm.at + 1) == "stale", "one is enough"
    assert room.alarm({BEA: since}) is None
    turn = room.bot_turn()
    assert turn is not None
    assert turn.seat == 1
    action = str(view_for(room.match, 1).legal[0])
    assert refused(journal, Act(device=BEA, id="late", seq=room.seq, action=action)) == "away"
    accepted(journal, Return(device=BEA, id="back"))
    bot = BotAct(device=None, id="", seat=1, seq=turn.seq, action=action)
    assert refused(journal, bot) == "stale", "the bot thought too long"
    accepted(journal, Act(device=BEA, id="now", seq=room.seq, action=action))


def test_every_mover_is_followed_by_the_next_one_whoever_leaves() -> None:
    """For each pair of who moves and who leaves, the turn goes where it would have gone."""
    rules = PRESETS["sevens"].replace(match="deals 1", tie_break="shared")
    for leaver in range(8):
        journal = lobby("P" + "o" * 7, rules)
        devices = [HOST, *(f"d{seat}" for seat in range(1, 8))]
        for device in devices[1:]:
            accepted(journal, Join(device=device, id="1", name=device))
        accepted(journal, Start(device=HOST, id="2", level="easy", seed="x", bot_seed="y"))
        room, number = journal.room, 0
        movers: set[int] = set()
        while len(movers) < 8 and room.playing:
            mover = room.mover
            assert mover is not None
            movers.add(mover)
            number += 1
            accepted(journal, Leave(device=devices[leaver], id=f"l{number}"))
            assert room.mover == mover
            action = view_for(room.match, mover).legal[0]
            expected = room.match.clone()
            expected.apply(action)
            turn = room.bot_turn()
            if turn is not None:
                accepted(journal, BotAct(device=None, id="", seat=mover, seq=turn.seq, action=str(action)))
            else:
                accepted(journal, Act(device=devices[mover], id=f"a{number}", seq=room.seq, action=str(action)))
            assert room.mover == expected.to_move
            accepted(journal, Return(device=devices[leaver], id=f"r{number}"))


def test_the_hosts_rights_go_clockwise_to_whoever_is_there() -> None:
    journal = full()
    room = journal.room
    accepted(journal, Leave(device=BEA, id="1"))
    accepted(journal, Leave(device=HOST, id="1"))
    assert room.host == CY
    accepted(journal, Leave(device=CY, id="1"))
    assert room.host is None
    play_to_end_by_bots(journal)
    accepted(journal, Return(device=BEA, id="2"))
    assert room.host == BEA, "who comes first to a room without a host is the host"


def play_to_end_by_bots(journal: Journal) -> None:
    chance = random.Random(2)
    while journal.room.playing:
        turn = journal.room.bot_turn()
        assert turn is not None
        action = chance.choice(view_for(journal.room.match, turn.seat).legal)
        accepted(journal, BotAct(device=None, id="", seat=turn.seat, seq=turn.seq, action=str(action)))


def test_a_host_who_vanishes_from_the_lobby_is_replaced_and_keeps_the_seat() -> None:
    journal = lobby()
    assert journal.room.alarm({HOST: 0}) is None, "nobody could take over"
    accepted(journal, Join(device=BEA, id="1", name="Bea"))
    accepted(journal, Join(device=CY, id="1", name="Cy"))
    alarm = journal.room.alarm({HOST: 7, BEA: 9})
    assert alarm is not None
    assert (alarm.at, alarm.command) == (7 + MINUTE, ReplaceHost(device=None, id="", since=7, heir=CY))
    assert at(journal, alarm.command, alarm.at - 1) == "stale"
    assert at(journal, alarm.command, alarm.at) is None
    assert (journal.room.host, journal.room.owned_by(HOST)) == (CY, (0,))
    assert at(journal, alarm.command, alarm.at) == "stale"


def test_a_lobby_that_everybody_left_belongs_to_the_next_who_comes() -> None:
    journal = lobby()
    accepted(journal, Leave(device=HOST, id="1"))
    assert journal.room.host is None
    accepted(journal, Join(device=BEA, id="1", name="Bea"))
    assert journal.room.owned_by(BEA) == (0,)
    assert journal.room.owned_by(journal.room.host) == (0,)


def test_a_seat_moves_to_another_device_by_its_link() -> None:
    journal = full()
    room = journal.room
    assert refused(journal, MakeLink(device="stranger", id="1", link="l")) == "not_seated"
    assert refused(journal, MoveSeat(device="phone", id="1", link="l")) == "unknown_link"
    accepted(journal, MakeLink(device=HOST, id="1", link="old"))
    accepted(journal, MakeLink(device=HOST, id="2", link="new"))
    assert refused(journal, MoveSeat(device="phone", id="1", link="old")) == "unknown_link"
    assert refused(journal, MoveSeat(device=BEA, id="1", link="new")) == "already_seated"
    assert refused(journal, MoveSeat(device=None, id="1", link="new")) == "not_seated"
    accepted(journal, MoveSeat(device="phone", id="1", link="new"))
    assert (room.audience("phone"), room.audience(HOST), room.host) == (0, None, "phone")
    assert refused(journal, Act(device=HOST, id="3", seq=room.seq, action="pass")) == "not_seated"
    assert journal.ask(MoveSeat(device="phone", id="2", link="new")).status == "done"
    accepted(journal, MoveSeat(device=HOST, id="4", link="new"))
    assert room.audience(HOST) == 0, "the link leads back as well"


def test_a_link_dies_with_the_seat() -> None:
    journal = lobby()
    accepted(journal, Join(device=BEA, id="1", name="Bea"))
    accepted(journal, MakeLink(device=BEA, id="2", link="bea's"))
    accepted(journal, AssignSeat(device=HOST, id="3", seat=1, level=None))
    accepted(journal, Join(device=CY, id="1", name="Cy"))
    assert refused(journal, MoveSeat(device=BEA, id="4", link="bea's")) == "unknown_link"


# --- rematch ---


def over(people: int = 3) -> Journal:
    journal = full(people=people)
    play_to_end(journal)
    return journal


def again(device: str, name: str = "again", *, accept: bool = True) -> Rematch:
    return Rematch(device=device, id=name, seed="next", bot_seed="next bots", accept=accept)


def test_a_rematch_begins_when_all_who_are_there_accept() -> None:
    journal = over()
    room, dealer = journal.room, journal.room.match.dealer
    accepted(journal, again(HOST))
    accepted(journal, again(BEA))
    assert [seat.again for seat in room.seats] == [True, True, None, None]
    assert not room.playing
    accepted(journal, again(CY))
    assert room.playing
    assert (room.match_number, room.match.dealer, room.match.seed) == (2, (dealer + 1) % 4, "next")
    assert [seat.again for seat in room.seats] == [None] * 4
    assert [seat.device for seat in room.seats] == [HOST, BEA, CY, None]


def test_who_declines_is_seen_to_and_the_host_starts_without_them() -> None:
    journal = over()
    room = journal.room
    accepted(journal, again(BEA, accept=False))
    accepted(journal, again(HOST))
    accepted(journal, again(CY))
    assert [seat.again for seat in room.seats] == [True, False, True, None]
    assert not room.playing
    accepted(journal, again(BEA, "sorry, yes"))
    assert room.playing, "a no can be taken back"
    play_to_end(journal)
    accepted(journal, again(BEA, "no", accept=False))
    accepted(journal, Start(device=HOST, id="go", level="hard", seed="third", bot_seed="third bots"))
    assert (room.match.seed, room.seats[1].kind, room.seats[1].bot) == ("third", "open", "hard")
    assert room.audience(BEA) is None


def test_seats_are_free_again_between_matches() -> None:
    journal = over(people=2)
    room = journal.room
    record = room.record()
    accepted(journal, Join(device=CY, id="1", name="Cy", seat=3))
    accepted(journal, Leave(device=BEA, id="2"))
    assert [seat.kind for seat in room.seats] == ["person", "open", "open", "person"]
    assert room.record() == record, "the names of a finished match stay"
    accepted(journal, again(HOST))
    accepted(journal, again(CY))
    assert room.playing
    assert room.records == [record]


def test_who_was_away_at_the_end_is_not_waited_for() -> None:
    journal = over()
    alarm = journal.room.alarm({CY: 0})
    assert alarm is not None
    assert at(journal, alarm.command, alarm.at) is None
    accepted(journal, again(HOST))
    accepted(journal, again(BEA))
    room = journal.room
    assert room.playing
    assert (room.seats[2].device, room.seats[2].bot) == (CY, "easy")
    accepted(journal, Return(device=CY, id="back"))
    assert room.audience(CY) == 2


# --- everything at once ---


@given(data=st.data())
def test_whatever_friends_do_the_room_holds_together_and_replays(data: st.DataObject) -> None:
    journal = lobby(clock=data.draw(st.sampled_from([None, 20])))
    room = journal.room
    devices = st.sampled_from([HOST, BEA, CY, DEE, "eve"])
    seats = st.integers(-1, 4)
    asking: list[Callable[[str], Command]] = [
        lambda name: Join(device=data.draw(devices), id=name, name=name, seat=data.draw(st.none() | seats)),
        lambda name: Leave(device=data.draw(devices), id=name),
        lambda name: Return(device=data.draw(devices), id=name),
        lambda name: MakeLink(device=data.draw(devices), id=name, link=data.draw(st.sampled_from("xyz"))),
        lambda name: MoveSeat(device=data.draw(devices), id=name, link=data.draw(st.sampled_from("xyz"))),
        lambda name: AssignSeat(device=room.host, id=name, seat=data.draw(seats), level=data.draw(levels)),
        lambda name: PassHost(device=room.host, id=name, seat=data.draw(seats)),
        lambda name: Start(device=room.host, id=name, level="easy", seed=name, bot_seed=name),
        lambda name: Rematch(device=data.draw(devices), id=name, seed=name, bot_seed=name, accept=data.draw(yes)),
        lambda _name: Substitute(device=None, id="", seat=data.draw(st.integers(0, 3)), since=-MINUTE),
    ]
    levels, yes = st.sampled_from([None, "easy"]), st.booleans()
    chance = random.Random(data.draw(st.integers(0, 99)))
    for number in range(data.draw(st.integers(1, 60))):
        playing, match = room.playing, None if room.in_lobby else room.match.to_json()
        if playing and data.draw(yes) and any(room.seats_of(seat.device) for seat in room.seats):
            accepted(journal, journal.next_command(chance))
            continue
        answer = journal.ask(data.draw(st.sampled_from(asking))(f"n{number}"))
        if playing:
            assert room.match.to_json() == match, "people come and go; the game does not notice"
        assert answer.status in ("accepted", "refused", "done")
        owners = [seat.device for seat in room.seats if seat.device is not None]
        assert len(owners) == len(set(owners)), "a device has one seat"
        assert room.host is None or room.host in owners
        assert room.host is not None or not any(seat.present for seat in room.seats)
        assert all(seat.bot is not None for seat in room.seats if room.playing and not seat.present)
        for device in (HOST, BEA, CY, DEE, "eve", None):
            shown = room.audience(device)
            assert shown is None or room.seats[shown].device == device
    assert everything(Room.replay(journal.events)) == everything(room)
