"""How Sphinx builds the documentation; `make docs` runs it and takes no warning."""

import re
from pathlib import Path

from sphinx.application import Sphinx

from sevens import __version__

project = "Sevens"
author = "Sevens contributors"
project_copyright = "Sevens contributors"
version = release = __version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon", "sphinx.ext.viewcode"]
exclude_patterns = ["_build"]

myst_heading_anchors = 3  # Links such as options.md#passing.

# Docstrings mark code as Markdown does, with single backquotes; where it names something of ours it becomes a link.
default_role = "py:obj"
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
napoleon_numpy_docstring = False
napoleon_use_ivar = True
python_maximum_signature_line_length = 88
add_module_names = False

html_theme = "furo"
html_title = f"Sevens {version}"
html_copy_source = False
html_show_sourcelink = False
# Nothing from elsewhere: no fonts, scripts, images or counters of others.
html_theme_options = {"top_of_page_buttons": []}


def leave_out_pages_to_come(_app: Sphinx, page: str, source: list[str]) -> None:
    """Take pages that are not written yet out of the front page's contents; tests/docs says which must be there."""
    if page != "index":
        return
    written = {path.stem for path in Path(__file__).parent.glob("*.md")}
    entry = re.compile(r"^([a-z-]+)\n", re.MULTILINE)
    source[0] = entry.sub(lambda line: line[0] if line[1] in written else "", source[0])


def setup(app: Sphinx) -> None:
    """Sphinx calls this first."""
    app.connect("source-read", leave_out_pages_to_come)
