"""Everything that is said to people, in six languages: cards, events, refusals, options, and whole rules pages."""

from sevens.texts.catalogue import FALLBACK, LANGUAGE_NAMES, LANGUAGES, MissingTextError, best_language
from sevens.texts.document import Block, Example, Section, Verdict, block_lines, example_lines
from sevens.texts.lesson import Reply, Scene, Step, lesson, try_lesson
from sevens.texts.rulebook import answer_example, document_title, rules_document, rules_text
from sevens.texts.words import SUIT_SYMBOLS, Texts

__all__ = [
    "FALLBACK",
    "LANGUAGES",
    "LANGUAGE_NAMES",
    "SUIT_SYMBOLS",
    "Block",
    "Example",
    "MissingTextError",
    "Reply",
    "Scene",
    "Section",
    "Step",
    "Texts",
    "Verdict",
    "answer_example",
    "best_language",
    "block_lines",
    "document_title",
    "example_lines",
    "lesson",
    "rules_document",
    "rules_text",
    "try_lesson",
]
