"""What the server counts, for Prometheus: totals and durations, nobody's name, address, room or card."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from sevens.rooms import Acted, Answer, Command, Created, Moved, Returned, Room, RoomEvent, Substituted

CONTENT_TYPE = CONTENT_TYPE_LATEST
_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The counters of one server. Every label takes few values, all of them known beforehand."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()

        def counter(name: str, help_text: str, *labels: str) -> Counter:
            return Counter(f"sevens_{name}", help_text, labels, registry=self._registry)

        self._rooms_opened = counter("rooms_opened", "Rooms opened.", "mode")
        self._matches_finished = counter("matches_finished", "Matches played to their end.", "mode")
        self._moves = counter("moves", "Moves stored, by who chose them: a person, a bot or the clock.", "by")
        self._commands = counter("commands", "Commands decided, by what became of them.", "command", "status")
        self._returns = counter("returns", "People who acted again for a seat that a bot had played for.")
        self._substitutes = counter("substitutes", "People for whom a bot began to play because they were away.")
        self._seats_moved = counter("seats_moved", "Seats that went to another device by their link.")
        self._messages = counter("messages_sent", "Messages sent to connections.")
        self._failures = counter("failures", "Commands that could not be carried out because of the server.")
        self._command_seconds = Histogram(
            "sevens_command_seconds",
            "From taking a command until it is stored and told.",
            buckets=_SECONDS,
            registry=self._registry,
        )

    def watch(self, *, rooms: Callable[[], float], connections: Callable[[], float]) -> None:
        """Have these asked whenever somebody reads the metrics."""
        for name, help_text, ask in (
            ("rooms", "Rooms in memory.", rooms),
            ("connections", "Open connections to rooms.", connections),
        ):
            Gauge(f"sevens_{name}", help_text, registry=self._registry).set_function(ask)

    def opened(self, created: Created) -> None:
        """A room was opened."""
        self._rooms_opened.labels(created.mode).inc()

    def decided(self, command: Command, answer: Answer, seconds: float) -> None:
        """A command was carried out or refused, which took so long."""
        self._commands.labels(type(command).__name__, answer.status).inc()
        self._command_seconds.observe(seconds)

    def happened(self, room: Room, events: Iterable[RoomEvent]) -> None:
        """Events were stored and applied."""
        for event in events:
            match event:
                case Acted():
                    self._moves.labels(event.by).inc()
                    if not room.playing:
                        self._matches_finished.labels(room.mode).inc()
                case Returned():
                    self._returns.inc()
                case Substituted():
                    self._substitutes.inc()
                case Moved():
                    self._seats_moved.inc()

    def sent(self) -> None:
        """A message went out."""
        self._messages.inc()

    def failed(self) -> None:
        """A command could not be carried out, and not because of whoever asked."""
        self._failures.inc()

    def text(self) -> bytes:
        """All of it in Prometheus' own format."""
        return generate_latest(self._registry)
