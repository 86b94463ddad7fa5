"""The overview of all commands, and what is said when one cannot be run."""

from __future__ import annotations

from collections.abc import Sequence

from sevens.cli.parsing import MISUSED, complain, explain_error, help_texts, near
from sevens.errors import SevensError

FAILED = 1


def print_overview(words: Sequence[str], commands: Sequence[str]) -> int:
    """Print what `sevens` can do."""
    t = help_texts(words)
    print(t("overview-title"))
    print()
    print(f"{t('help-usage')} sevens {t('overview-command')} ...")
    print()
    width = max(len(name) for name in commands) + 2
    for name in commands:
        print(f"  {name:<{width}}{t(f'command-{name}')}")
    print()
    print(t("overview-more"))
    return 0


def unknown_command(words: Sequence[str], commands: Sequence[str]) -> int:
    """Say that there is no such command, and which one was probably meant."""
    t = help_texts(words)
    complain(t("complaint-command", name=words[0][:40]), *near(words[0], commands, t, "complaint-commands"))
    return MISUSED


def explain(words: Sequence[str], error: Exception) -> int:
    """Say what went wrong, for anything that a command did not expect.

    Returns:
        the exit status.
    """
    t = help_texts(words)
    if isinstance(error, SevensError):
        complain(*explain_error(error, t))
        return MISUSED
    if isinstance(error, ImportError):
        complain(t("complaint-missing-part", command=words[0], name=str(error.name or error)))
    elif isinstance(error, OSError):
        complain(t("complaint-file", file=str(error.filename or ""), why=error.strerror or str(error)))
    else:
        complain(t("complaint-unexpected", what=f"{type(error).__name__}: {error}"[:300]))
    return FAILED
