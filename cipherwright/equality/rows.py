"""Rows of literals as exact integers: parts of words.

These are the input's, numbers that literals are called after, and words of their own: where logic is done on bits of
numbers (`opaque`), each literal is a bit of one word only, the first in which it was met (`homes`). The same literals
moved, cut or complemented, as code has them for what the source has in one piece, are parts of that word, and so are
those that are shown to be equal to them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cipherwright.equality.arithmetic import Arithmetic
from cipherwright.equality.expanded import turned_run
from cipherwright.equality.integers import ONE, Integers, Key, Poly
from cipherwright.equality.twins import anew, made_by
from cipherwright.equality.words import Number, bits_of

Exact = Any
"""An integer of cipherwright.equality.exact, which is made of what is here."""

WORD = 32
"""Bits of the words that inputs are taken as."""
ALIKE = 4
"""Literals with a home that are looked at for one that has none."""
Sampled = Callable[[int], int]


class Rows:
    """What rows of literals are as exact integers."""

    integers: Integers

    def __init__(self, a: Arithmetic) -> None:
        self.a = a
        self.rows: dict[tuple[int, ...], Exact] = {}
        self.literals: dict[int, tuple[int, ...]] = {}
        """Of words of the input, and rows of literals, these."""
        self.made: dict[Key, tuple[int, ...]] = {}
        """Of numbers that were made of rows of literals these."""
        self.opaque = False
        """Whether logic is done on bits of which nothing is known, where there is no other rule."""
        self.named, self.bits = dict[Key, Any](), dict[Key, int]()
        """Numbers that literals are called after; numbers that are 0 or 1, and their literals."""
        self.expanded = self.by_words = False
        """Whether words are plain, and numbers as in cipherwright.equality.expanded; whether bits of numbers are called
        after the words of 32 bits in which they are."""
        self.homes: dict[int, tuple[Any, int]] = {}
        """Of a literal that is not complemented the word that it was first met in, and its place."""
        self.sampled: dict[int, list[int]] = {}
        self.sample: Sampled | None = None
        """What a literal is for random inputs."""
        self.same: Callable[[int, int], bool] = lambda x, y: False
        """Whether two literals that are the same for these are shown to be equal."""

    def number(self, view: Poly, low: int | None = None, high: int | None = None) -> Number:
        """The number of a polynomial."""
        raise NotImplementedError

    def variable(self, name: Any, low: int, high: int) -> Number:
        """A number of which only bounds are known."""
        raise NotImplementedError

    def of(self, x: Number) -> Exact:
        """Any number as an exact integer."""
        raise NotImplementedError

    def row(self, row: tuple[int, ...]) -> Exact:
        """The number of a row of literals."""
        found = self.rows.get(row)
        if found is None:
            if self.opaque and not self.expanded:
                for b in row:
                    self._at_home(b & ~1)
            total: Number = 0
            at = parts = 0
            while at < len(row):
                plain = turned_run(row, at) if self.opaque else ()
                count, part = self._run(plain, 0) if plain else self._run(row, at)
                part = (1 << count) - 1 - part if plain else part
                total = total + part * (1 << at)
                at, parts = at + count, parts + (row[at] > 1)
            found = self.of(anew(total))
            if self.opaque and parts > 1:    # as of words whose bytes are exchanged, whose parts have no such bounds
                high = sum(1 << i for i, b in enumerate(row) if b)
                found = self.of(self.number(self.integers.word(found.normal, 0, high), 0, high))
            self.rows[row] = self.of(made_by(found, "is", bits_of(self.a, row)))
            if self.opaque and not self.expanded:
                self.made.setdefault(frozenset(self.integers.settled(found.normal).items()), row)
        return self.rows[row]

    def _run(self, row: tuple[int, ...], at: int) -> tuple[int, Number]:
        """How many literals from a place on are one part of a word, and which number."""
        if row[at] < 2:
            return 1, row[at]
        place = self._place(row[at])
        if place is None:
            end = at + 1
            while end < len(row) and row[end] > 1 and end % WORD and self._place(row[end]) is None and not (
                    self.opaque and row[end] in row[at:end]):
                end += 1
            if self.opaque:
                self.homes.update({b: (("row", row[at:end]), i) for i, b in enumerate(row[at:end])})
            return end - at, self._variable_of(("row", row[at:end]), row[at:end])
        name, begin = place
        count = 1
        while at + count < len(row) and row[at + count] > 1 and self._place(row[at + count]) == (name, begin + count):
            count += 1
        if name[0] == "exact":
            return count, self.named[name[1]] >> begin & (1 << count) - 1
        *of, number = name
        word = self._variable_of(name, number) if name[0] == "row" else \
            self._variable_of(name, [b for i in range(WORD // 8)
                                     for b in self.a.f.variables((*of, number * WORD // 8 + i), 8)])
        return count, word >> begin & (1 << count) - 1

    def _at_home(self, literal: int) -> None:
        """Let a literal that is shown to be equal to one of a word that there is be that bit of the word.

        That is so as it is equal for all inputs; samples only say which literals are compared.
        """
        if literal < 2 or self.sample is None or self._place(literal) is not None:
            return
        met = self.sampled.setdefault(self.sample(literal), [])
        for other in met[:ALIKE]:
            if other in self.homes and self.same(literal, other):
                self.homes[literal] = self.homes[other]
                return
        met.append(literal)

    def row_of(self, of: Key, end: int) -> tuple[int, ...] | None:
        """The literals of an integer that is a word of at least so many."""
        mono = next(iter(of))[0] if len(of) == 1 else ONE
        alone = of == {(mono, 1)} and len(mono) == 1
        row = self.literals.get(mono[0], ()) if alone else ()
        word = self.integers.words[mono[0]] if alone else None    # a factor is one where it is more than an atom
        row = row or self.made.get(of if word is None else frozenset(self.integers.settled(word).items()), ())
        return row if end <= len(row) else None

    def _variable_of(self, name: Any, row: Sequence[int]) -> Exact:
        """A number of which these are the literals."""
        made = self.of(self.variable(name, 0, (1 << len(row)) - 1))
        (mono, _), = made.view.items()
        self.literals[mono[0]] = tuple(row)
        return made

    def _place(self, literal: int) -> tuple[Any, int] | None:
        """The word that a literal is a bit of, and which: of the input, of a number, or one that it was met in."""
        content = self.a.f.contents[literal >> 1]
        if literal & 1:
            return None
        kind, *what = self.a.f.atoms[next(iter(content))] if len(content) == 1 else ("",)
        if kind == "var" and what[0][0] == "exact" and what[0][1] in self.named:
            return what[0], what[1]
        if kind != "var" or what[0][0] != "in":
            return self.homes.get(literal)
        *name, byte = what[0]
        return (*name, byte * 8 // WORD), byte * 8 % WORD + what[1]
