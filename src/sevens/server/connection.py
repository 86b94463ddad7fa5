"""One open connection: what it has been told, and what waits to be sent."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec

from sevens.protocol import Answer, Presence, Said, update_for
from sevens.rooms import Room

MOST_ANSWERS = 64
"""Answers that may wait for a reader; one who does not read loses the connection."""

Send = Callable[[str], Awaitable[None]]

_encoder = msgspec.json.Encoder()


class TooSlow(Exception):
    """The other side does not read what it is sent."""


class SeatMoved(Exception):
    """The seat of this connection is played from another device now."""


class Connection:
    """The sending half of a connection.

    Updates are made at the moment they are sent, from the room as it is then: whoever reads slowly gets fewer of them,
    each with all that happened since, and nothing piles up.

    Args:
        device: who reads; None for somebody who only watches.
        language: language of refusals.
        seen: the seq after which events are told.
    """

    def __init__(self, device: str | None, language: str, seen: int) -> None:
        self.device = device
        self.language = language
        self._seen = seen
        self.moved = False
        self._answers: deque[Answer | Said] = deque()
        self._stale = True
        self._overrun = False
        self._news = asyncio.Event()
        self._news.set()

    def answer(self, answer: Answer) -> None:
        """Send an answer after the update that shows what it speaks of."""
        self._overrun = self._overrun or len(self._answers) >= MOST_ANSWERS
        self._answers.append(answer)
        self._news.set()

    def say(self, said: Said) -> None:
        """Tell a quick phrase, unless the reader is so far behind that it would come too late anyway."""
        if len(self._answers) < MOST_ANSWERS:
            self._answers.append(said)
            self._news.set()

    def move_away(self) -> None:
        """End the connection, because another device has taken the seat over."""
        self.moved = True
        self._news.set()

    def refresh(self) -> None:
        """Send an update soon."""
        self._stale = True
        self._news.set()

    async def write(self, send: Send, room: Callable[[], Room], presence: Callable[[], Presence]) -> None:
        """Send what there is to send, for ever.

        Raises:
            TooSlow: too many answers wait.
            SeatMoved: the seat is played from another device now.
        """
        while True:
            await self._news.wait()
            self._news.clear()
            if self._overrun:
                raise TooSlow
            if self.moved:
                raise SeatMoved
            # What is said now is fixed before anything is awaited: an answer never overtakes the update it belongs to.
            answers = [_encoder.encode(answer).decode() for answer in self._answers]
            self._answers.clear()
            if self._stale:
                self._stale = False
                state = room()
                update = update_for(state, self.device, self._seen, presence())
                self._seen = state.seq
                await send(_encoder.encode(update).decode())
            for text in answers:
                await send(text)
