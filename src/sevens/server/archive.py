"""The game as a small archive for browsers that play without a connection: the same Python files that run here.

It holds what `sevens.offline` needs and nothing else, with the libraries that word its texts, and is the same for the
same files, so its name may be kept for ever.
"""

from __future__ import annotations

import hashlib
import io
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from importlib.metadata import distribution
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from sevens.texts import LANGUAGES

PACKAGES: Final = ("rules", "kernel", "engine", "bots", "rooms", "texts", "protocol", "answers", "offline")
MODULES: Final = ("__init__", "cards", "errors")
LEFT_OUT: Final = frozenset({"protocol/schema.py", "offline/stand_in.py"})
TOPICS_LEFT_OUT: Final = frozenset({"arena", "serve", "stats", "terminal"})
"""Texts of commands, which nobody gives in a browser."""
LIBRARIES: Final = ("fluent.runtime", "fluent.syntax", "attr", "attrs", "babel", "pytz", "typing_extensions")
LICENCES: Final = ("fluent.runtime", "fluent.syntax", "attrs", "babel", "pytz", "typing_extensions")
STAND_IN: Final = "msgspec.py"
_LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Archive:
    """A zip file and the name that says what is in it."""

    name: str
    data: bytes


@lru_cache(maxsize=1)
def archive() -> Archive:
    """The archive of this installation; takes about a second, once."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for name, data in sorted(_files()):
            entry = zipfile.ZipInfo(name, _LONG_AGO)
            entry.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(entry, data)
    data = buffer.getvalue()
    return Archive(f"sevens-{hashlib.sha256(data).hexdigest()[:16]}.zip", data)


def _files() -> Iterator[tuple[str, bytes]]:
    own = Path(__file__).parents[1]
    for module in MODULES:
        yield f"sevens/{module}.py", (own / f"{module}.py").read_bytes()
    for package in PACKAGES:
        for path in (own / package).rglob("*"):
            name = path.relative_to(own).as_posix()
            if name not in LEFT_OUT and (path.suffix == ".py" or _is_wanted_text(path)):
                yield f"sevens/{name}", path.read_bytes()
    yield STAND_IN, (own / "offline" / "stand_in.py").read_bytes()
    for library in LIBRARIES:
        yield from _library(library)
    for licensed in LICENCES:
        for file in distribution(licensed).files or ():
            if ".dist-info" in str(file) and "licen" in str(file).lower():
                yield f"licences/{licensed}-{file.name}", Path(str(file.locate())).read_bytes()


def _is_wanted_text(path: Path) -> bool:
    return path.suffix == ".ftl" and path.stem not in TOPICS_LEFT_OUT


def _library(name: str) -> Iterator[tuple[str, bytes]]:
    spec = find_spec(name)
    assert spec is not None, f"{name} is installed with this package"
    if not spec.submodule_search_locations:
        assert spec.origin is not None
        yield f"{name}.py", Path(spec.origin).read_bytes()
        return
    top = Path(next(iter(spec.submodule_search_locations)))
    wanted = {"global", "root", *LANGUAGES}
    for path in top.rglob("*"):
        # Of Babel's data about all the world's languages only that of ours; of its code not what reads source files.
        if "messages" not in path.parts and (path.suffix == ".py" or (path.suffix == ".dat" and path.stem in wanted)):
            yield f"{name.replace('.', '/')}/{path.relative_to(top).as_posix()}", path.read_bytes()
