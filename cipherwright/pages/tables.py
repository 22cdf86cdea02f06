"""A page of tables that needs nothing else: works from a file, light and dark, in any browser, without scripts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template
from markupsafe import Markup

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Row:
    """A line of a table: its cells, the length of its bar (None: it has none), the href of its first cell ("": none).

    `mark` is good, short, missing or nothing.
    """

    cells: Sequence[str]
    bar: float | None = None
    link: str = ""
    mark: str = ""


@dataclass(frozen=True)
class Section:
    """A part of a page: paragraphs, a picture (SVG), a table whose `numbers` are the columns of figures, and `code`."""

    title: str
    said: Sequence[str] = ()
    columns: Sequence[str] = ()
    rows: Sequence[Row] = ()
    numbers: Sequence[int] = ()
    picture: Markup | None = None
    code: str = ""

    @property
    def most(self) -> float:
        """The longest bar; 0 without bars."""
        return max((row.bar for row in self.rows if row.bar is not None), default=0.0)


@dataclass(frozen=True)
class Page:
    """A page of a `kind` (the command that makes it), with what is said on top."""

    kind: str
    title: str
    said: Sequence[str]
    sections: Sequence[Section]


def render(page: Page) -> str:
    """The page as text."""
    return template(HERE, "tables.html.j2").render(page=page)


@cache
def template(folder: Path, name: str) -> Template:
    """A template of some folder, which may include what is in this one: all pages have one style."""
    env = Environment(loader=FileSystemLoader([folder, HERE]), undefined=StrictUndefined, autoescape=True,
                      trim_blocks=True, lstrip_blocks=True, keep_trailing_newline=True)
    return env.get_template(name)
