"""The built page: files with cache headers, and the page itself for the addresses that it draws."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from .security import WORKER_POLICY
from .settings import Settings

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
WORKER = "assets/offline-"


def static_directory(settings: Settings) -> Path:
    """Where the built page lies."""
    return settings.static if settings.static is not None else Path(__file__).parents[1] / "static"


class Page(StaticFiles):
    """Serves the built page.

    Files below `assets/` carry a hash in their names and never change; anything else is asked for again, and costs
    nothing when it is the same. An address without a file is one of the page's own and gets the page.
    """

    def __init__(self, directory: Path) -> None:
        super().__init__(directory=directory, check_dir=False)
        self._index = directory / "index.html"

    async def check_config(self) -> None:
        """Take the directory as it is: a page that has not been built yet is told to whoever asks for it."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file at a path, or the page for an address of its own."""
        at_root = path in ("", ".")
        try:
            response = await super().get_response("index.html" if at_root else path, scope)
        except HTTPException as error:
            names_a_file = not at_root and (path.startswith("assets/") or "." in path.rsplit("/", 1)[-1])
            if error.status_code != 404 or names_a_file:
                raise
            if not self._index.is_file():
                return PlainTextResponse("The page has not been built.\n", 404)
            response = await super().get_response("index.html", scope)
        lasting = path.startswith("assets/") and response.status_code in (200, 304)
        if path.startswith(WORKER):
            response.headers["content-security-policy"] = WORKER_POLICY
        response.headers["cache-control"] = FOR_EVER if lasting else ASK_AGAIN
        return response
