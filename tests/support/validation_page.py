"""The validation page as tests read it: the text of its links and no targets."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "validation.md"


def text() -> str:
    """The page, `[core2](#published-core2)` as `core2`, places to be linked to left out."""
    return re.sub(r"\[([^\]]*)\]\(#[^)]*\)|<a id=\"[^\"]*\"></a>", r"\1", PAGE.read_text(encoding="utf-8"))
