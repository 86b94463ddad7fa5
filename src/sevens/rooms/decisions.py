"""What a room makes of a command: the events that would carry it out, or the reason why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens.engine import Action, view_for
from sevens.errors import DealOver, IllegalAction, MatchOver, NotYourTurn

from .caution import cautious_action
from .commands import (
    Act,
    AssignSeat,
    BotAct,
    Command,
    Expire,
    Join,
    Leave,
    Lift,
    MakeLink,
    MoveSeat,
    NextDeal,
    PassHost,
    Rematch,
    ReplaceHost,
    Return,
    SetClock,
    SetSpeed,
    Start,
    Substitute,
)
from .errors import Forbidden, RoomError, Stale
from .events import (
    Acted,
    Agreed,
    Assigned,
    ClockSet,
    HostSet,
    Joined,
    Lifted,
    Linked,
    Moved,
    NextDealt,
    Rematched,
    Returned,
    RoomEvent,
    SeatLeft,
    SpeedSet,
    Started,
    Substituted,
)
from .names import clean_name

if TYPE_CHECKING:
    from .room import Room

SHORTEST_CLOCK, LONGEST_CLOCK = 20, 90
"""Seconds that a turn may be limited to."""


def decide(room: Room, command: Command, at: int) -> tuple[RoomEvent, ...]:
    """The events of a command; none when all is already as the command wants it.

    Raises:
        SevensError: the command is refused.
    """
    match command:
        case Act() | BotAct() | Expire():
            return (_decide_move(room, command, at),)
        case NextDeal() | Lift() | SetSpeed():
            return (_decide_on_the_way(room, command, at),)
        case Rematch() | Start():
            return _decide_match(room, command, at)
        case Join() | Leave() | Return() | MakeLink() | MoveSeat():
            return _decide_coming_and_going(room, command, at)
        case AssignSeat() | SetClock() | PassHost():
            return (_decide_for_the_host(room, command, at),)
        case Substitute() | ReplaceHost():
            return (_decide_absence(room, command, at),)
    raise RoomError(f"unknown command {type(command).__name__}", reason="bad_command")


# --- the game ---------------------------------------------------------------------------------------------------------


def _decide_move(room: Room, command: Act | BotAct | Expire, at: int) -> Acted:
    match command:
        case Act():
            return _decide_act(room, command, at)
        case BotAct():
            turn = room.bot_turn()
            if turn is None or turn.seq != command.seq or turn.seat != command.seat:
                raise Stale("the bot's turn is over")
            room.match.check(Action.parse(command.action), command.seat)
            return Acted(at=at, seat=command.seat, action=command.action, by="bot")
        case Expire():
            deadline = room.deadline()
            if deadline is None or room.match_seq != command.seq or room.mover != command.seat:
                raise Stale("the turn is over")
            if at < deadline:
                raise Stale("there is time left")
            action = cautious_action(view_for(room.match, command.seat))
            return Acted(at=at, seat=command.seat, action=str(action), by="clock")


def _decide_act(room: Room, command: Act, at: int) -> Acted:
    _require_seat(room, command.device)
    if not room.match_seq <= command.seq <= room.seq:
        raise Stale("the position has changed", params={"seq": room.seq})
    if room.match.phase != "play":
        over = DealOver if room.match.phase == "deal_over" else MatchOver
        raise over(f"the {room.match.phase.replace('_', ' ')}", reason=room.match.phase)
    action = Action.parse(command.action)
    mover = room.mover
    if mover is None or mover not in room.seats_of(command.device):
        raise NotYourTurn(f"seat {mover} is to move", params={"seat": mover})
    if room.seats[mover].bot is not None:
        raise Forbidden("a bot plays for this seat", reason="away")
    if room.audience(command.device) != mover:
        raise Forbidden("the curtain is down", reason="curtain_down", params={"seat": mover})
    room.match.check(action, mover)
    return Acted(
        at=at, device=command.device, command=command.id or None, seat=mover, action=command.action, by="person"
    )


def _decide_on_the_way(room: Room, command: NextDeal | Lift | SetSpeed, at: int) -> RoomEvent:
    device, name = command.device, command.id or None
    match command:
        case NextDeal():
            _require_seat(room, device)
            if room.match.phase == "match_over":
                raise MatchOver("the match is over", reason="match_over")
            if room.match.phase != "deal_over":
                raise IllegalAction("the deal is not over", rule="R41", reason="deal_not_over")
            return NextDealt(at=at, device=device, command=name)
        case Lift(seat=seat):
            _require_seat(room, device)
            if seat not in room.seats_of(device):
                raise Forbidden(f"seat {seat} is not on this device", reason="not_your_seat")
            if room.curtain(device) != seat:
                raise Forbidden(f"no curtain waits for seat {seat}", reason="no_curtain")
            assert device is not None
            return Lifted(at=at, device=device, command=name, seat=seat, holder=device)
        case SetSpeed(speed=speed):
            _require_host(room, device)
            return SpeedSet(at=at, device=device, command=name, speed=speed)


def _decide_match(room: Room, command: Rematch | Start, at: int) -> tuple[RoomEvent, ...]:
    device, name = command.device, command.id or None
    if isinstance(command, Start):
        _require_friends(room)
        _require_host(room, device)
        _require_no_match(room)
        if room.in_lobby:
            return (Started(at=at, device=device, command=name, level=command.level),)
        return (_rematched(room, command, at, name, command.level),)
    _require_seat(room, device)
    if room.in_lobby or room.playing:
        raise Forbidden("the match is not over", reason="match_running")
    if not room.friends:
        return (_rematched(room, command, at, name),)
    seat = room.seats_of(device)[0]
    agreed = Agreed(at=at, device=device, command=name, seat=seat, accept=command.accept)
    if command.accept and room.all_agreed(seat):
        return agreed, _rematched(room, command, at, None)
    return (agreed,)


def _rematched(room: Room, command: Rematch | Start, at: int, name: str | None, level: str | None = None) -> Rematched:
    return Rematched(
        at=at,
        device=command.device,
        command=name,
        seed=command.seed,
        bot_seed=command.bot_seed,
        dealer=(room.match.dealer + 1) % len(room.seats),
        level=level,
    )


# --- people -----------------------------------------------------------------------------------------------------------


def _decide_coming_and_going(
    room: Room, command: Join | Leave | Return | MakeLink | MoveSeat, at: int
) -> tuple[RoomEvent, ...]:
    _require_friends(room)
    device, name = command.device, command.id or None
    if device is None:
        raise Forbidden("only those who play may do this", reason="not_seated")
    owned = next(iter(room.owned_by(device)), None)
    match command:
        case Join():
            if owned is not None:
                return _returned(room, owned, device, name, at)
            _require_no_match(room)
            seat = room.free_seat() if command.seat is None else command.seat
            if seat is None:
                raise Forbidden("no seat is free", reason="no_free_seat")
            if not 0 <= seat < len(room.seats):
                raise RoomError(f"no seat {seat}", reason="no_such_seat", params={"seat": seat})
            if room.seats[seat].kind != "open":
                raise Forbidden(f"seat {seat} is taken", reason="seat_taken", params={"seat": seat})
            shown = clean_name(command.name)
            return (Joined(at=at, device=device, command=name, seat=seat, name=shown, holder=device),)
        case MoveSeat():
            seat = room.seat_of_link(command.link)
            if seat is None:
                raise Forbidden("this link opens no seat", reason="unknown_link")
            if owned == seat:
                return _returned(room, seat, device, name, at)
            if owned is not None:
                raise Forbidden("this device has a seat already", reason="already_seated")
            previous = room.seats[seat].device
            assert previous is not None
            return (Moved(at=at, device=device, command=name, seat=seat, holder=device, previous=previous),)
        case Leave():
            _require_seat(room, device)
            assert owned is not None
            return (SeatLeft(at=at, device=device, command=name, seat=owned),)
        case Return():
            if owned is None:
                raise Forbidden("only those who play may do this", reason="not_seated")
            return _returned(room, owned, device, name, at)
        case MakeLink():
            if owned is None:
                raise Forbidden("only those who play may do this", reason="not_seated")
            return (Linked(at=at, device=device, command=name, seat=owned, link=command.link),)


def _returned(room: Room, seat: int, device: str, name: str | None, at: int) -> tuple[RoomEvent, ...]:
    """The person of a seat acts for it again; nothing when they do already."""
    if room.seats[seat].present:
        return ()
    return (Returned(at=at, device=device, command=name, seat=seat),)


def _decide_for_the_host(room: Room, command: AssignSeat | SetClock | PassHost, at: int) -> RoomEvent:
    _require_friends(room)
    device, name = command.device, command.id or None
    _require_host(room, device)
    _require_no_match(room)
    if isinstance(command, SetClock):
        seconds = command.seconds
        if seconds is not None and not SHORTEST_CLOCK <= seconds <= LONGEST_CLOCK:
            raise RoomError(f"no clock of {seconds} seconds", reason="clock")
        return ClockSet(at=at, device=device, command=name, seconds=seconds)
    seat = command.seat
    if not 0 <= seat < len(room.seats):
        raise RoomError(f"no seat {seat}", reason="no_such_seat", params={"seat": seat})
    if isinstance(command, PassHost):
        heir = room.seats[seat].device
        if heir is None or not room.seats[seat].present:
            raise Forbidden(f"nobody is at seat {seat}", reason="nobody_there", params={"seat": seat})
        return HostSet(at=at, device=device, command=name, host=heir)
    if seat in room.owned_by(device):
        raise Forbidden("the host's own seat is left, not given away", reason="own_seat")
    return Assigned(at=at, device=device, command=name, seat=seat, level=command.level)


def _decide_absence(room: Room, command: Substitute | ReplaceHost, at: int) -> RoomEvent:
    _require_friends(room)
    if at - command.since < 1000 * room.grace:
        raise Stale("there is time left")
    if isinstance(command, ReplaceHost):
        if not room.in_lobby or not room.seats_of(command.heir) or command.heir == room.host:
            raise Stale("the host need not be replaced")
        return HostSet(at=at, host=command.heir)
    if room.in_lobby or not room.seats[command.seat].present:
        raise Stale("nobody need play for this seat")
    return Substituted(at=at, seat=command.seat)


# --- who may ----------------------------------------------------------------------------------------------------------


def _require_seat(room: Room, device: str | None) -> None:
    if not room.seats_of(device):
        raise Forbidden("only those who play may do this", reason="not_seated")


def _require_host(room: Room, device: str | None) -> None:
    if device is None or device != room.host:
        raise Forbidden("only the host may do this", reason="not_host")


def _require_friends(room: Room) -> None:
    if not room.friends:
        raise Forbidden("only a room of friends knows this", reason="not_friends")


def _require_no_match(room: Room) -> None:
    if room.playing:
        raise Forbidden("the match is not over", reason="match_running")
