"""A long table as text: columns as wide as what is in them, the widest folded until a line fits.

A table of rich's looks alike, and takes seconds for a thousand rows.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

WORD = re.compile(r"\s*\S+\s*")
GAP = "  "


@dataclass(frozen=True)
class Column:
    """`right`: its cells stand to the right; `folds`: a cell may take several lines."""

    name: str
    right: bool = False
    folds: bool = False


def table(columns: Sequence[Column], rows: Sequence[Sequence[str]], width: int) -> Iterator[str]:
    """The lines of a table of at most `width` characters, its head first."""
    widths = [max([len(c.name), *(len(row[k]) for row in rows)]) for k, c in enumerate(columns)]
    widths = fitting(widths, [c.folds for c in columns], width - len(GAP) * (len(columns) - 1))
    yield from _row(columns, [c.name for c in columns], widths)
    for row in rows:
        yield from _row(columns, row, widths)


def fitting(widths: Sequence[int], folds: Sequence[bool], most: int) -> list[int]:
    """Widths that come to `most` at the most, if they can: the widest columns that fold become narrower together."""
    found = list(widths)
    while (excess := sum(found) - most) > 0:
        widest = max((w for w, f in zip(found, folds, strict=True) if f), default=0)
        those = [k for k, w in enumerate(found) if folds[k] and w == widest]
        narrower = max((w for w, f in zip(found, folds, strict=True) if f and w < widest), default=1)
        if not those or widest <= 1:
            break
        most_each = min(excess, widest - narrower)
        for left, k in zip(range(len(those), 0, -1), those, strict=True):
            taken = min(most_each, round(excess / left))
            found[k] -= taken
            excess -= taken
    return found


def folded(text: str, width: int) -> list[str]:
    """The lines of a cell: broken between words, and inside those that are longer than a line."""
    lines, line = [], ""
    for word in WORD.findall(text):
        if len(line) + len(word.rstrip()) <= width:
            line += word
            continue
        if line:
            lines.append(line)
        line = word
        while len(line.rstrip()) > width:
            lines.append(line[:width])
            line = line[width:]
    return [one.rstrip()[:width] for one in (*lines, line)]


def _row(columns: Sequence[Column], cells: Sequence[str], widths: Sequence[int]) -> Iterator[str]:
    parts = [[text] if len(text) <= width else folded(text, width) for text, width in zip(cells, widths, strict=True)]
    for number in range(max(map(len, parts))):
        texts = [part[number] if number < len(part) else "" for part in parts]
        yield GAP.join(text.rjust(width) if column.right else text.ljust(width)
                       for column, text, width in zip(columns, texts, widths, strict=True))
