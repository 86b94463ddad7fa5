"""`sevens version`: which version this is and how its kernel runs."""

from __future__ import annotations

import argparse
import platform

from sevens import __version__
from sevens.cli.parsing import help_texts


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the `version` command to the command line."""
    subparsers.add_parser("version", help=help_texts()("command-version")).set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:  # noqa: ARG001  # every command has the same form
    """Print the version, in words that programs can rely on too."""
    print(f"sevens {__version__}")
    print(f"kernel: {'compiled' if kernel_is_compiled() else 'interpreted'}")
    print(f"python: {platform.python_implementation()} {platform.python_version()}")
    return 0


def kernel_is_compiled() -> bool:
    """Whether the compiled kernel is in use."""
    from sevens import kernel

    return kernel.COMPILED
