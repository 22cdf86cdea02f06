"""Where in the text of a JSON file something stands: found again, by its path, when a message needs it."""

from __future__ import annotations

import json
import re
from typing import NamedTuple

Path = tuple[str | int, ...]
"""Names of fields and indices of lists, from the outside in."""
TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\]:,]|[^\s{}\[\]:,"]+', re.DOTALL)


class Place(NamedTuple):
    """Counted from 1; columns are characters."""

    line: int
    column: int


def place_of(text: str, offset: int) -> Place:
    """Line and column of a character."""
    return Place(text.count("\n", 0, offset) + 1, offset - text.rfind("\n", 0, offset))


class _Open:
    """A bracket that is not closed yet, and where in it we are."""

    def __init__(self, named: bool) -> None:
        self.named = named
        self.at: str | int = "" if named else 0
        self.name_next = named


def find(text: str, path: Path, name: bool = False) -> Place:
    """Where a value begins, or with `name` the name of the field; of fields given twice the last, which counts.

    `text` is JSON. What is not there is placed at what would hold it.
    """
    stack: list[_Open] = []
    best = len(path), -1
    found = 0
    for token in TOKEN.finditer(text):
        said, inner = token[0], stack[-1] if stack else None
        if said in "}]":
            stack.pop()
        elif said == ",":
            assert inner is not None
            inner.name_next = inner.named
            inner.at = inner.at if isinstance(inner.at, str) else inner.at + 1
        elif said == ":":
            assert inner is not None
            inner.name_next = False
        else:
            naming = inner is not None and inner.name_next
            if naming and inner is not None:
                inner.at = json.loads(said)
            here = tuple(one.at for one in stack)
            if naming == (name and len(here) == len(path)) and here == path[:len(here)] and len(here) >= best[1]:
                best, found = (len(path), len(here)), token.start()
            if said in "{[":
                stack.append(_Open(said == "{"))
    return place_of(text, found)


def too_deep(text: str, most: int) -> Place:
    """The first bracket that stands in more than `most` others."""
    depth = 0
    for token in TOKEN.finditer(text):
        depth += (token[0] in "{[") - (token[0] in "}]")
        if depth > most:
            return place_of(text, token.start())
    return place_of(text, 0)
