"""The index of a folder's pages: which there are, known by what they say of themselves."""

from __future__ import annotations

import html
import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timezone
from pathlib import Path
from urllib.parse import quote

from cipherwright.errors import UserError
from cipherwright.pages.tables import Page, Row, Section, render
from cipherwright.project.sources import shown_path

NAME = "index.html"
KIND = "pages"
KINDS = {"report": "The papers' cycles beside ours", "validate": "The model beside measurements",
         "bench": "This machine, ours and other people's code", "tune": "Mappings of a kernel on a CPU",
         "diff": "Two CPUs, versions or codes of a kernel", "explain": "A kernel in a CPU's pipeline"}
"""The commands that make pages, and what these are, in the order of the index."""
HEAD = 4_000
"""Bytes in which a page has said what it is."""
_KIND = re.compile(r'<meta name="generator" content="cipherwright (\w+)">')
_TITLE = re.compile(r"<title>(.*?)</title>", re.DOTALL)


@dataclass(frozen=True)
class Found:
    """A page: its file, the command that made it, its title, and when it was written (seconds since 1970)."""

    path: Path
    kind: str
    title: str
    written: float


def find(folder: Path) -> list[Found]:
    """The pages in a folder and below it, an index aside, by kind and then by title."""
    found = [one for path in sorted(folder.rglob("*.html")) if (one := _read(path))]
    order = list(KINDS)
    return sorted((one for one in found if one.kind in KINDS), key=lambda one: (order.index(one.kind), one.title))


def _read(path: Path) -> Found | None:
    with path.open("rb") as file:
        head = file.read(HEAD).decode("utf-8", "replace")
    kind, title = _KIND.search(head), _TITLE.search(head)
    if kind is None:
        return None
    return Found(path, kind[1], html.unescape(title[1]) if title else path.name, path.stat().st_mtime)


def text(folder: Path, found: Sequence[Found]) -> str:
    """The index page: a table for each kind, with links relative to the folder."""
    sections = []
    for kind, about in KINDS.items():
        mine = [one for one in found if one.kind == kind]
        if mine:
            rows = [Row((one.title, _when(one.written)), link=quote(one.path.relative_to(folder).as_posix()))
                    for one in mine]
            sections.append(Section(f"{about} ({kind})", columns=("page", "written, UTC"), rows=rows))
    return render(Page(KIND, f"cipherwright: {len(found)} page{'s' if len(found) != 1 else ''}", (), sections))


def _when(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, timezone.utc).strftime("%Y-%m-%d %H:%M")


def place(folder: Path) -> Path:
    """Where a folder's index goes; UserError where somebody's own page is there, or the folder is none."""
    if not folder.is_dir():
        raise UserError(f"{shown_path(folder)} is no folder; name the one that pages were written to")
    path = folder / NAME
    if path.exists() and (known := _read(path)) is not None and known.kind == KIND:
        return path
    if path.exists():
        raise UserError(f"{shown_path(path)} is not an index of cipherwright's pages: it is left as it is; move it, or "
                        "gather the pages in another folder")
    return path
