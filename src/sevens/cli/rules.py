"""`sevens rules`: the rules page of a game, in the terminal."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from sevens.cli.parsing import (
    add_language_argument,
    add_rules_arguments,
    argument_help,
    complain,
    explain_rules,
    help_texts,
    possible_values,
    rules_from,
    system_language,
)
from sevens.errors import RulesError
from sevens.rules import OPTIONS, PRESETS, check_seats
from sevens.texts import Texts, document_title, rules_document, rules_text
from sevens.texts.document import example_lines

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction

    from rich.console import Console, RenderableType
    from rich.text import Text as RichText

    from sevens.rules import Rules
    from sevens.texts import Block

EXIT_BAD_RULES = 2


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the command to the program's parser."""
    t = help_texts()
    games = "\n".join(f"  {name:<18}{t.preset_summary(name)}" for name in PRESETS)
    options = "\n".join(
        f"  {name:<22}{t.option_title(name)}: {possible_values(option)}" for name, option in OPTIONS.items()
    )
    epilog = f"{t('help-games')}\n{games}\n\n{t('help-house-rules')}\n{options}"
    parser = subparsers.add_parser("rules", help=t("command-rules"), epilog=epilog)
    add_rules_arguments(parser)
    parser.add_argument("--players", type=int, metavar="N", help=argument_help(t("help-rules-players")))
    add_language_argument(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Print the rules page.

    Returns:
        0, or 2 when the options make no sense; standard error then says why.
    """
    lang = args.lang or system_language()
    try:
        rules = rules_from(args.preset, args.option)
        if args.players is not None:
            check_seats(rules, args.players)
    except RulesError as error:
        complain(*explain_rules(error, Texts(lang)))
        return EXIT_BAD_RULES
    if sys.stdout.isatty():
        from rich.console import Console

        render(Console(), rules, lang, args.players)
    else:
        sys.stdout.write(rules_text(rules, lang, args.players))
    return 0


def render(console: Console, rules: Rules, lang: str, seats: int | None) -> None:
    """Draw the page on a Rich console: headings, paragraphs at a comfortable width, examples in frames."""
    from rich.padding import Padding
    from rich.rule import Rule
    from rich.text import Text

    texts = Texts(lang)
    width = min(console.width, 96)
    console.print(Text(document_title(rules, lang), style="bold"), width=width)
    for section in rules_document(rules, lang, seats):
        console.print()
        console.print(Rule(Text(section.title, style="bold cyan"), align="left", style="cyan"), width=width)
        for block in section.blocks:
            for part in _parts(block, texts):
                console.print(Padding(part, (0, 0, 0, 1)), width=width)


def _parts(block: Block, texts: Texts) -> list[RenderableType]:
    from rich.panel import Panel
    from rich.table import Table
    from rich.text import Text

    if block.example:
        title, *lines = example_lines(block.example, texts)
        body = Text("\n").join(_coloured(line.strip()) for line in lines)
        return [Panel(body, title=Text(title, style="bold"), title_align="left", expand=False)]
    parts: list[RenderableType] = [_coloured(block.text)] if block.text else []
    if block.items:
        table = Table.grid(padding=(0, 1))
        for number, item in enumerate(block.items):
            text = Text()
            if block.terms:
                term = block.terms[number]
                text.append(f"{term} " if term.endswith(("?", "？")) else texts("term", term=term), style="bold")
            text.append_text(_coloured(item))
            if block.links:
                text.append(f" {block.links[number]}", style=f"link {block.links[number]} dim")
            table.add_row("•", text)
        parts.append(table)
    return parts


def _coloured(line: str) -> RichText:
    from rich.text import Text

    text = Text(line)
    text.highlight_regex("[♥♦]", "red")
    text.highlight_regex("^✓", "green")
    return text
