"""Recurrences of words: each word the same function of earlier ones, at the same distances before it.

Their forms are sums, exclusive ors, rotations and shifts of words; `scheduler.rewrite.pack` finds them, and makes words
in vectors by them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from scheduler.graph.nodes import FILE_BYTES
from scheduler.graph.ops import kinds

FILE = "x"
BITS = 8 * FILE_BYTES[FILE]
SUMS = kinds(lambda o: o.associates and FILE in o.files)
Form = tuple[Any, ...]
"""("word", distance), (a kind of sum, form, form, ...), or ("rol", "shl" or "shr", by, form)."""


def words_of(form: Form) -> Iterator[int]:
    """The distances of the words that a form is made of."""
    if form[0] == "word":
        yield form[1]
    else:
        for part in form[1:]:
            if isinstance(part, tuple):
                yield from words_of(part)


@dataclass(frozen=True)
class Recurrence:
    """From word `first` on w[t] is what `form` says of words before it, of `elem` bits."""

    first: int
    form: Form
    elem: int = 32

    @property
    def distances(self) -> tuple[int, ...]:
        """How far before it the words are of which a word is made, the nearest first."""
        return tuple(sorted(set(words_of(self.form))))

    @property
    def rotation(self) -> int | None:
        """By how much the exclusive or of words is rotated left that the form is; None if it is none."""
        by, inner = (self.form[1], self.form[2]) if self.form[0] == "rol" else (0, self.form)
        return by if inner[0] == "xor" and all(part[0] == "word" for part in inner[1:]) else None

    def doubled(self) -> Recurrence:
        """Put into itself once; only of a rotated exclusive or of words."""
        by = self.rotation
        assert by is not None
        return rotated(self.first + max(self.distances), [2 * d for d in self.distances], 2 * by % self.elem, self.elem)

    @property
    def late(self) -> list[Form]:
        """The terms of the sum that a word is in which words nearer than a vector's width are."""
        return [part for part in self.form[1:] if min(words_of(part)) < BITS // self.elem]

    @property
    def in_halves(self) -> bool:
        """Whether the terms of short distances have just the distance of half a vector."""
        near = BITS // self.elem // 2
        return self.form[0] in SUMS and 0 < len(self.late) < len(self.form) - 1 and \
            all(d == near for part in self.late for d in words_of(part))


def rotated(first: int, distances: Sequence[int], rotation: int, elem: int = 32) -> Recurrence:
    """The recurrence of the exclusive or of words at some distances, rotated left."""
    total: Form = ("xor", *(("word", d) for d in sorted(distances)))
    return Recurrence(first, ("rol", rotation, total) if rotation else total, elem)
