"""What a page looks like in figures: text that is cut off, words over words, a page wider than its window."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

FAULTS = Path(__file__).with_suffix(".js").read_text(encoding="utf-8").partition("() =>")


def faults(page: Page) -> list[str]:
    """What is cut off, written over, shortened or left without words in what the page shows now."""
    return [str(fault) for fault in page.evaluate("".join(FAULTS[1:]))]
