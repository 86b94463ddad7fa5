"""Rooms: who may do what, the curtain, commands that come twice or too late, rematches."""

from __future__ import annotations

import random

import pytest

from sevens.engine import read_record
from sevens.errors import RulesError
from sevens.rooms import Act, BotAct, Created, Forbidden, Lift, NextDeal, Rematch, Room, RoomError, Seat, SetSpeed
from sevens.rules import PRESETS, Rules

from .support import HOST, Journal, everything, seats_of

DOMINO = PRESETS["domino"]


def play(journal: Journal, until: str, seed: int = 1, most: int = 3000) -> None:
    """Play on until the match is in a phase."""
    chance = random.Random(seed)
    for _ in range(most):
        if journal.room.match.phase == until:
            return
        answer = journal.ask(journal.next_command(chance))
        assert answer.status == "accepted", answer.error
    raise AssertionError(f"never {until}")


def until_person_acts(journal: Journal, chance: random.Random) -> None:
    """Let bots play, and lift curtains, until a person can act."""
    while journal.room.bot_turn() is not None or journal.room.curtain(HOST) is not None:
        assert journal.ask(journal.next_command(chance)).status == "accepted"
    assert journal.room.match.phase == "play"


# --- opening ---


def test_a_solo_room_shows_the_person_their_hand_at_once() -> None:
    room = Journal.open("Pbb", DOMINO, "s").room
    assert room.audience(HOST) == 0
    assert room.curtain(HOST) is None
    assert room.audience("somebody else") is None
    assert room.audience(None) is None


@pytest.mark.parametrize(
    ("mode", "pattern", "reason"),
    [("solo", "bbb", "people"), ("solo", "PPb", "people"), ("device", "bbb", "people")],
)
def test_seats_must_suit_the_mode(mode: str, pattern: str, reason: str) -> None:
    with pytest.raises(RoomError) as refused:
        Room.open(
            room="r",
            mode=mode,  # type: ignore[arg-type]  # parametrized
            rules=DOMINO,
            seats=seats_of(pattern),
            host=HOST,
            seed="s",
            bot_seed="b",
            at=1,
        )
    assert refused.value.reason == reason


def test_open_seats_unknown_dealers_and_too_many_seats_are_refused() -> None:
    def opening(seats: list[Seat], dealer: int | None = None) -> Created:
        return Room.open(
            room="r", mode="solo", rules=DOMINO, seats=seats, host=HOST, seed="s", bot_seed="b", at=1, dealer=dealer
        )

    with pytest.raises(RoomError):
        opening([Seat("person"), Seat("open"), Seat("bot", level="easy")])
    with pytest.raises(RoomError):
        opening(seats_of("Pbb"), dealer=3)
    with pytest.raises(RulesError):
        opening(seats_of("P" + "b" * 8))
    assert opening(seats_of("Pbb"), dealer=2).dealer == 2


# --- acting ---


def test_an_action_of_the_seat_to_move_is_accepted_and_counted() -> None:
    journal = Journal.open("Pbb", DOMINO, "s")
    until_person_acts(journal, random.Random(1))
    room, before = journal.room, journal.room.seq
    action = str(room.match.legal_actions()[0])
    assert journal.ask(Act(device=HOST, id="x", seq=before, action=action)).status == "accepted"
    assert room.seq == before + 1 == len(journal.events)


def test_refusals_change_nothing_and_say_why() -> None:
    journal = Journal.open("PPb", DOMINO, "s")
    until_person_acts(journal, random.Random(1))
    room = journal.room
    seat, seq = room.match.to_move, room.seq
    assert seat is not None
    legal = [str(action) for action in room.match.legal_actions()]
    other = next(card for card in room.match.state.hands[1 - seat] if card not in legal)
    before = everything(room)
    for command, code in (
        (Act(device=None, id="a", seq=seq, action=legal[0]), "forbidden"),
        (Act(device="stranger", id="a", seq=seq, action=legal[0]), "forbidden"),
        (Act(device=HOST, id="a", seq=seq + 1, action=legal[0]), "stale"),
        (Act(device=HOST, id="a", seq=0, action=legal[0]), "stale"),
        (Act(device=HOST, id="a", seq=seq, action="nonsense"), "bad_action"),
        (Act(device=HOST, id="a", seq=seq, action=other), "illegal_action"),
        (NextDeal(device=HOST, id="a"), "illegal_action"),
        (NextDeal(device=None, id="a"), "forbidden"),
        (Rematch(device=HOST, id="a", seed="x", bot_seed="y"), "forbidden"),
        (Lift(device=HOST, id="a", seat=seat), "forbidden"),
        (Lift(device=HOST, id="a", seat=2), "forbidden"),
        (Lift(device="stranger", id="a", seat=seat), "forbidden"),
        (SetSpeed(device="stranger", id="a", speed="fast"), "forbidden"),
        (BotAct(device=None, id="", seat=seat, seq=room.match_seq, action=legal[0]), "stale"),
    ):
        answer = journal.ask(command)
        assert (answer.status, answer.error.code if answer.error else None) == ("refused", code), command
        assert answer.error is not None
        assert answer.error.reason
        assert everything(room) == before


def test_a_person_cannot_act_for_the_bot_that_is_to_move() -> None:
    journal = Journal.open("Pbb", DOMINO, "s")
    chance = random.Random(1)
    while journal.room.bot_turn() is None:
        journal.ask(journal.next_command(chance))
    action = str(journal.room.match.legal_actions()[0])
    answer = journal.ask(Act(device=HOST, id="a", seq=journal.room.seq, action=action))
    assert answer.error is not None
    assert answer.error.code == "not_your_turn"


def test_a_bot_that_comes_too_late_is_refused() -> None:
    journal = Journal.open("Pbb", DOMINO, "s")
    chance = random.Random(1)
    while journal.room.bot_turn() is None:
        journal.ask(journal.next_command(chance))
    command = journal.next_command(chance)
    assert journal.ask(command).status == "accepted"
    again = journal.ask(command)
    assert again.error is not None
    assert again.error.code == "stale"


# --- the same command twice ---


def test_a_command_with_a_known_id_is_done_and_not_done_again() -> None:
    journal = Journal.open("Pbb", DOMINO, "s")
    until_person_acts(journal, random.Random(1))
    action = str(journal.room.match.legal_actions()[0])
    command = Act(device=HOST, id="once", seq=journal.room.seq, action=action)
    assert journal.ask(command).status == "accepted"
    state = everything(journal.room)
    assert journal.ask(command).status == "done"
    assert journal.ask(SetSpeed(device=HOST, id="once", speed="slow")).status == "done"
    assert everything(journal.room) == state


def test_ids_belong_to_their_device() -> None:
    journal = Journal.open("Pbb", DOMINO, "s")
    assert journal.ask(SetSpeed(device=HOST, id="x", speed="slow")).status == "accepted"
    assert journal.ask(SetSpeed(device="stranger", id="x", speed="slow")).status == "refused"


def test_a_refused_command_may_be_asked_again_under_its_id() -> None:
    journal = Journal.open("Pbb", DOMINO, "s")
    until_person_acts(journal, random.Random(1))
    seq = journal.room.seq
    action = str(journal.room.match.legal_actions()[0])
    assert journal.ask(Act(device=HOST, id="x", seq=seq, action="pass me by")).status == "refused"
    assert journal.ask(Act(device=HOST, id="x", seq=seq, action=action)).status == "accepted"


def test_known_ids_are_still_known_after_a_restart() -> None:
    journal = Journal.open("Pbb", DOMINO, "s")
    until_person_acts(journal, random.Random(1))
    command = Act(device=HOST, id="x", seq=journal.room.seq, action=str(journal.room.match.legal_actions()[0]))
    journal.ask(command)
    assert Room.replay(journal.events).decide(command, at=9)[1].status == "done"


def test_what_does_not_touch_the_match_makes_no_choice_stale() -> None:
    journal = Journal.open("Pbb", DOMINO, "s")
    until_person_acts(journal, random.Random(1))
    seen = journal.room.seq
    assert journal.ask(SetSpeed(device=HOST, id="s", speed="fast")).status == "accepted"
    assert journal.room.seq == seen + 1
    action = str(journal.room.match.legal_actions()[0])
    assert journal.ask(Act(device=HOST, id="a", seq=seen, action=action)).status == "accepted"
    assert journal.ask(Act(device=HOST, id="b", seq=seen, action=action)).status == "refused"


# --- the curtain ---


def test_the_curtain_falls_at_each_change_of_person_and_hides_until_lifted() -> None:
    journal = Journal.open("PPb", PRESETS["shichi_narabe"], "s")
    chance, room, changes, last = random.Random(3), journal.room, 0, None
    for _ in range(400):
        if room.match.phase != "play":
            assert room.audience(HOST) is None
            assert room.curtain(HOST) is None
        elif (mover := room.match.to_move) in (0, 1):
            if mover != last:
                changes += 1
                assert room.audience(HOST) is None
                assert room.curtain(HOST) == mover
                refused = journal.ask(Act(device=HOST, id=journal.id(), seq=room.seq, action="pass"))
                assert refused.error is not None
                assert refused.error.reason == "curtain_down"
                assert journal.ask(Lift(device=HOST, id=journal.id(), seat=1 - mover)).status == "refused"
                assert journal.ask(Lift(device=HOST, id=journal.id(), seat=mover)).status == "accepted"
            assert room.audience(HOST) == mover
            assert room.curtain(HOST) is None
            last = mover
        else:
            assert room.audience(HOST) in (last, None)  # a bot plays: the hand seen last stays open
        if room.match.phase == "match_over":
            break
        if room.match.phase == "deal_over":
            last = None
        assert journal.ask(journal.next_command(chance)).status == "accepted"
    assert changes > 20


def test_one_person_on_a_device_has_no_curtain() -> None:
    journal = Journal.open("Pbb", PRESETS["shichi_narabe"], "s")
    chance = random.Random(3)
    for _ in range(200):
        assert journal.room.audience(HOST) == 0
        assert journal.room.curtain(HOST) is None
        if journal.room.match.phase == "match_over":
            break
        journal.ask(journal.next_command(chance))


def test_the_curtain_is_as_it_was_after_a_restart() -> None:
    journal = Journal.open("PPP", DOMINO, "s")
    chance = random.Random(2)
    for _ in range(60):
        journal.ask(journal.next_command(chance))
        again = Room.replay(journal.events)
        assert (again.audience(HOST), again.curtain(HOST)) == (
            journal.room.audience(HOST),
            journal.room.curtain(HOST),
        )
        if journal.room.match.phase == "match_over":
            break


# --- deals, matches, records ---


def test_the_next_deal_waits_until_it_is_asked_for() -> None:
    journal = Journal.open("Pbb", DOMINO, "s")
    play(journal, "deal_over")
    late = journal.ask(Act(device=HOST, id="late", seq=journal.room.seq, action="pass"))
    assert late.error is not None
    assert late.error.code == "deal_over"
    assert journal.ask(NextDeal(device=HOST, id="n")).status == "accepted"
    assert journal.room.match.deal_number == 2


def test_a_rematch_keeps_people_rotates_the_dealer_and_keeps_the_record() -> None:
    rules = DOMINO.replace(match="deals 1", tie_break="shared")
    journal = Journal.open("Pbb", rules, "s")
    play(journal, "match_over")
    room = journal.room
    seats, dealer, record = room.seats, room.match.dealer, room.record()
    assert room.seed == "s"
    assert journal.ask(Rematch(device=HOST, id="r", seed="s2", bot_seed="b2")).status == "accepted"
    assert room.seats == seats
    assert room.match.dealer == (dealer + 1) % 3
    assert room.match_number == 2
    assert room.seed is None
    assert room.match.seed == "s2"
    assert room.record() == room.record(1) == record
    with pytest.raises(Forbidden):
        room.record(2)
    for number in (0, 3, -1):
        with pytest.raises(RoomError):
            room.record(number)
    assert everything(Room.replay(journal.events)) == everything(room)


def test_a_record_is_kept_back_until_the_match_is_over_and_then_replays() -> None:
    journal = Journal.open("Pbb", DOMINO.replace(match="deals 2", tie_break="shared"), "s")
    for phase in ("deal_over", "match_over"):
        with pytest.raises(Forbidden):
            journal.room.record()
        assert journal.room.seed is None
        play(journal, phase)
        if phase == "deal_over":
            with pytest.raises(Forbidden):
                journal.room.record()
            journal.ask(NextDeal(device=HOST, id="n"))
    found = read_record(journal.room.record())
    assert found.match.to_json() == journal.room.match.to_json()
    assert found.names == ("P0", "B1", "B2")


def test_two_rooms_with_other_bot_seeds_have_the_same_cards_and_other_bot_seeds() -> None:
    def room(bot_seed: str) -> Room:
        return Room(
            Room.open(
                room="r",
                mode="solo",
                rules=Rules(),
                seats=seats_of("bbP"),
                host=HOST,
                seed="cards",
                bot_seed=bot_seed,
                at=1,
            )
        )

    one, two = room("one"), room("two")
    assert one.match.to_json() == two.match.to_json()
    turns = [one.bot_turn(), two.bot_turn()]
    if all(turn is not None for turn in turns):
        assert turns[0] != turns[1]
    assert "cards" not in str(turns)
