"""The game as browsers get it: unpacked from the archive and run by itself."""

from __future__ import annotations

import io
import json
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sevens.server.archive import archive
from tests.server.conftest import built_page, live, settings  # noqa: F401  # a server to compare with

PROGRAM = Path(__file__).with_name("stand_in_program.py")


class Packaged:
    """A process that runs the packaged game, without anything that is installed here."""

    def __init__(self, directory: Path) -> None:
        self._process = subprocess.Popen(
            # -I and -S: no site packages, so nothing but what is in the archive and the standard library.
            [sys.executable, "-I", "-S", str(PROGRAM), str(directory)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def ask(self, what: str, *arguments: object) -> Any:
        """The answer to one line."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps([what, *arguments]) + "\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())

    def close(self) -> None:
        """End the process."""
        self._process.communicate(timeout=20)


@pytest.fixture(scope="session")
def packaged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Packaged]:
    directory = tmp_path_factory.mktemp("game")
    with zipfile.ZipFile(io.BytesIO(archive().data)) as packed:
        packed.extractall(directory)
    process = Packaged(directory)
    yield process
    process.close()
