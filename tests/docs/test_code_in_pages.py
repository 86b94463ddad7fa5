"""Whatever code the documentation shows runs, and says what the page says that it says."""

from __future__ import annotations

import ast
import doctest
import importlib
import json
from pathlib import Path
from typing import Any

import pytest

from tests.docs.pages import DOCS, PAGES, README, ROOT, Block, fenced, indented, name_of

RUN_HERE = {"python", "pycon"}
LOOKED_AT = {"json", "javascript"}
# Directives of MyST, output and shells: nothing in them is ours to run.
LEFT_ALONE = {
    "",
    "text",
    "console",
    "sh",
    "bash",
    "shell",
    "ini",
    "nginx",
    "yaml",
    "toml",
    "dockerfile",
    "typescript",
    "http",
}


# Its program needs a server; tests/server gives it one.
RUN_ELSEWHERE = {DOCS / "interface.md"}


def run_blocks(document: Path, blocks: list[Block]) -> int:
    """Run a page's Python from top to bottom, each block knowing what those above it defined; how many there were.

    The JSON above a block is known to it as EXAMPLE.
    """
    names: dict[str, Any] = {"__name__": "page"}
    for block in blocks:
        where = f"{name_of(document)}, line {block.line}"
        if block.language == "json":
            names["EXAMPLE"] = block.text
        elif block.language == "pycon" or ">>>" in block.text:
            # Shared names, so not the copy that a DocTest makes of them.
            test = doctest.DocTestParser().get_doctest(block.text, {}, where, str(document), block.line - 1)
            test.globs = names
            said: list[str] = []
            failures, tries = doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS).run(
                test, out=said.append, clear_globs=False
            )
            assert tries, f"{where}: no example in it"
            assert not failures, "".join(said)
        else:
            exec(compile("\n" * (block.line - 1) + block.text, str(document), "exec"), names)
    return sum(block.language != "json" for block in blocks)


def pages_with(*languages: str) -> list[Path]:
    return [page for page in PAGES if any(block.language in languages for block in fenced(page))]


@pytest.mark.parametrize("document", sorted({*pages_with(*RUN_HERE)} - RUN_ELSEWHERE), ids=name_of)
def test_examples_run_and_say_what_is_shown(document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # What an example writes belongs nowhere.
    assert run_blocks(document, [block for block in fenced(document) if block.language in {*RUN_HERE, "json"}])


@pytest.mark.parametrize(
    "document", [DOCS / "index.md", DOCS / "python.md", DOCS / "deals.md", DOCS / "records.md"], ids=name_of
)
def test_the_pages_that_teach_by_example_have_some(document: Path) -> None:
    assert document in pages_with(*RUN_HERE)


@pytest.mark.parametrize("document", pages_with("json"), ids=name_of)
def test_json_is_json(document: Path) -> None:
    for block in fenced(document):
        if block.language == "json":
            try:
                json.loads(block.text)
            except ValueError:
                for line in block.text.splitlines():  # one object a line
                    json.loads(line)


@pytest.mark.parametrize("document", PAGES, ids=name_of)
def test_every_fence_says_what_is_in_it(document: Path) -> None:
    languages = {block.language for block in fenced(document) if not block.language.startswith("{")}
    assert set() == languages - RUN_HERE - LOOKED_AT - LEFT_ALONE


def test_python_in_the_readme_runs() -> None:
    blocks = [block for block in [*fenced(README), *indented(README)] if looks_like_python(block)]
    assert run_blocks(README, sorted(blocks, key=lambda block: block.line))


def looks_like_python(block: Block) -> bool:
    if block.language in RUN_HERE or ">>>" in block.text:
        return True
    try:
        return "import" in block.text and bool(ast.parse(block.text).body)
    except SyntaxError:
        return False


def modules_with_examples() -> list[str]:
    sources = ROOT / "src"
    return [
        ".".join(path.relative_to(sources).with_suffix("").parts).removesuffix(".__init__")
        for path in sorted(sources.rglob("*.py"))
        if ">>> " in path.read_text(encoding="utf-8")
    ]


@pytest.mark.parametrize("module", modules_with_examples())
def test_examples_in_docstrings_say_what_is_shown(module: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(module), optionflags=doctest.ELLIPSIS)
    assert tried
    assert not failed


def test_the_package_shows_an_example_in_its_docstring() -> None:
    assert "sevens" in modules_with_examples()


def test_a_wrong_example_would_be_noticed() -> None:
    with pytest.raises(AssertionError, match="Expected"):
        run_blocks(DOCS / "index.md", [Block("pycon", ">>> 6 + 1\n8\n", 1)])
