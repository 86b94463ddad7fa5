"""The kernel: one deal as integers, what may be done in it, and the one transition that changes it.

Knows nothing of texts, files, clocks or the layers above; `sevens.engine` is its only front. The modules here are plain
Python. `kernel_build.py` compiles them into one module, `native`; where that is there, its classes and functions take
the places of those they were made from, before anybody else imports them.

`COMPILED` says which are in use. SEVENS_KERNEL=interpreted in the environment leaves the compiled ones alone.
"""

from __future__ import annotations

from importlib import import_module
from os import environ
from typing import Final

from sevens.kernel import legality, opening, parameters, playout, policy, scoring, search, state, transition, turns

_MODULES: Final = (parameters, state, legality, scoring, turns, opening, transition, playout, policy, search)


def _use_compiled() -> bool:
    """Put compiled classes and functions in the places of the interpreted ones; whether there are any."""
    if environ.get("SEVENS_KERNEL") == "interpreted":
        return False
    try:
        native = vars(import_module("sevens.kernel.native"))
    except ImportError:
        return False
    for module in _MODULES:
        for name, value in native.items():
            if callable(value) and hasattr(module, name):
                setattr(module, name, value)
    return True


COMPILED: Final = _use_compiled()
