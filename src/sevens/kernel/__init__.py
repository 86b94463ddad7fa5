"""The kernel: one deal as integers, what may be done in it, and the one transition that changes it.

Knows nothing of texts, files, clocks or the layers above; `sevens.engine` is its only front. The modules here are plain
Python. `kernel_build.py` compiles them into one module, `native`; where that is there, its classes and functions take
the places of those they were made from, before anybody else imports them.

`COMPILED` says which are in use. SEVENS_KERNEL=interpreted in the environment leaves the compiled ones alone. So do
sources that have changed since: a warning says so.
"""

from __future__ import annotations

from hashlib import sha256
from importlib import import_module
from os import environ
from pkgutil import get_data
from typing import Final
from warnings import warn


def _use_compiled() -> bool:
    """Put compiled classes and functions in the places of the interpreted ones; whether there are any."""
    if environ.get("SEVENS_KERNEL") == "interpreted":
        return False
    try:
        native = import_module("sevens.kernel.native")
    except ImportError:
        return False
    modules = getattr(native, "MODULES", ())  # one that was made before it said so has none
    sources = sha256(b"".join(get_data(__name__, f"{name}.py") or b"" for name in modules))
    if sources.hexdigest() != getattr(native, "SOURCES", None):
        warn(
            "the compiled kernel was made from other sources and is not used; `make setup` compiles it anew",
            RuntimeWarning,
            stacklevel=2,
        )
        return False
    for module in [import_module(f"sevens.kernel.{name}") for name in modules]:
        for name, value in vars(native).items():
            if callable(value) and hasattr(module, name):
                setattr(module, name, value)
    return True


COMPILED: Final = _use_compiled()
