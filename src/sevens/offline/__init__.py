"""Rooms in one process without a network: what the server does for one device, for a browser that cannot reach it.

`Desk` speaks the server's own messages. It knows no asyncio, no clock and no storage; whoever runs it stores what it is
told to store, and waits as long as it is told to wait. In the browser that is a web worker, under Pyodide, where
`sevens.offline.stand_in` takes the place of msgspec.
"""

from .desk import Desk

__all__ = ["Desk"]
