"""The archive holds what it takes and nothing that does not belong into a browser."""

from __future__ import annotations

import hashlib
import io
import zipfile

from sevens.server.archive import archive
from tests.server.conftest import Live


def test_it_is_named_by_what_is_in_it_and_is_kept_for_ever(live: Live) -> None:
    offered = live.get("/api/offline").json
    assert offered == {"archive": archive().name, "bytes": len(archive().data)}
    assert hashlib.sha256(archive().data).hexdigest()[:16] in archive().name
    kept = live.request("HEAD", f"/api/offline/{archive().name}")
    assert kept.status == 200
    assert "immutable" in kept.headers["cache-control"]
    assert live.get("/api/offline/sevens-0000000000000000.zip").status == 404


def test_no_server_no_terminal_and_nothing_compiled_is_in_it() -> None:
    with zipfile.ZipFile(io.BytesIO(archive().data)) as packed:
        names = packed.namelist()
    own = [name.split("/")[1] for name in names if name.startswith("sevens/")]
    assert not {"server", "cli", "store", "arena", "testing"} & set(own)
    assert {name.rsplit(".", 1)[-1] for name in names if not name.startswith("licences/")} == {"py", "ftl", "dat"}
    assert len({name for name in names if name.startswith("licences/")}) >= 4
    assert len(archive().data) < 1_500_000


def test_it_is_the_same_again() -> None:
    first = archive()
    archive.cache_clear()
    assert archive().data == first.data
