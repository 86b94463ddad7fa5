"""The server: rooms over WebSocket and HTTP, on asyncio."""

from .app import create_app
from .settings import DEFAULT_PORT, Settings, SettingsError, variable

__all__ = ["DEFAULT_PORT", "Settings", "SettingsError", "create_app", "variable"]
