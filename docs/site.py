"""What mkdocs does for the site beyond its settings: the README and the changes are pages, links to files are names.

Pages link to files of the repository beside docs/, which a site does not have.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PAGES = {"index.md": "README.md", "changelog.md": "CHANGELOG.md"}
"""Pages of the site that are files beside docs/."""
_INSIDE = re.compile(r"\]\(docs/([a-z0-9-]+\.(?:md|svg|png)[^)]*)\)")
_OUTSIDE = re.compile(r"\[([^\]\[]*)\]\((?!https?:|#)(?:\.\./[^)]*|[^)]*/[^)]*|(?!changelog)[A-Z][^)]*)\)")


def on_files(files: Any, config: Any) -> Any:
    """Add the pages that are not in docs/."""
    from mkdocs.structure.files import File

    for name, place in PAGES.items():
        text = _INSIDE.sub(r"](\1)", (ROOT / place).read_text(encoding="utf-8"))
        files.append(File.generated(config, name, content=text.replace("(CHANGELOG.md)", "(changelog.md)")))
    return files


def on_page_markdown(markdown: str, **_more: Any) -> str:
    """A page without links to what is not in the site: their words stay."""
    return _OUTSIDE.sub(r"\1", markdown)
