"""The server: rooms over WebSocket and HTTP, on asyncio.

`sevens.server.app` makes the application; importing this package alone costs nothing, so that a command line can know
the settings.
"""

from .settings import DEFAULT_PORT, Settings, SettingsError, variable

__all__ = ["DEFAULT_PORT", "Settings", "SettingsError", "variable"]
