"""Functions of a few bits as polynomials over GF(2): columns of tables, cached by their contents."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property
from typing import NamedTuple


@cache
def halves(size: int) -> tuple[tuple[int, int], ...]:
    """For each variable: how far apart its two halves are, and where it is 0, among 2**size places."""
    found = []
    for i in range(size):
        run = (1 << (1 << i)) - 1
        found.append((1 << i, sum(run << at for at in range(0, 1 << size, 2 << i))))
    return tuple(found)


def transformed(table: int, size: int) -> int:
    """The polynomial of a function of `size` bits, or the function of a polynomial: bit m is that of monomial m."""
    for shift, low in halves(size):
        table ^= (table & low) << shift
    return table


class Row(NamedTuple):
    """A column of a table: its constant, its linear variables, and of each group of variables the rest."""

    constant: int
    linear: tuple[int, ...]
    parts: tuple[tuple[int, int], ...]


class Columns:
    """The contents of a table: 2**size entries, and how many bits of each are meant."""

    def __init__(self, entries: Sequence[int], bits: int) -> None:
        self.entries, self.bits = tuple(entries), bits
        self.size = len(self.entries).bit_length() - 1
        self._behind: dict[tuple[int, ...], Columns] = {}
        self._fixed: dict[tuple[tuple[int, ...], int], Columns] = {}
        self._of: dict[tuple[tuple[int, ...], int, bool], tuple[list[Row], list[int]]] = {}

    @cached_property
    def functions(self) -> list[int]:
        """Each bit of the entries, as a number that has it for each index."""
        texts = [format(e & (1 << self.bits) - 1, f"0{self.bits}b") for e in reversed(self.entries)]
        return [int("".join(column), 2) for column in zip(*texts, strict=True)][::-1]

    def fixed(self, kept: tuple[int, ...], others: int) -> Columns:
        """The table with an index of the bits `kept` only, the others being as in `others`."""
        key = kept, others
        if key not in self._fixed:
            entries = [self.entries[others | sum((i >> n & 1) << at for n, at in enumerate(kept))]
                       for i in range(1 << len(kept))]
            self._fixed[key] = Columns(entries, self.bits)
        return self._fixed[key]

    def behind(self, size: int, inner: tuple[int, ...], turned: tuple[int, ...]) -> Columns:
        """The table whose index has these polynomials as bits, some complemented."""
        ones = (1 << (1 << size)) - 1
        return self.numbered_by(tuple(transformed(anf, size) ^ ones * t for anf, t in zip(inner, turned, strict=True)),
                                size)

    def numbered_by(self, functions: tuple[int, ...], size: int) -> Columns:
        """The table whose index has these functions of `size` bits as bits."""
        if functions not in self._behind:
            entries = [self.entries[sum((b >> i & 1) << n for n, b in enumerate(functions))] for i in range(1 << size)]
            self._behind[functions] = Columns(entries, self.bits)
        return self._behind[functions]

    def of(self, order: tuple[int, ...], turned: int, whole: bool = False) -> tuple[list[Row], list[int]]:
        """Of the index in another order of its bits, those in `turned` complemented: the columns, and their groups;
        `whole`: one of all bits."""
        key = order, turned, whole
        if key not in self._of:
            entries = [self.entries[turned ^ sum((i >> n & 1) << at for n, at in enumerate(order))]
                       for i in range(1 << self.size)]
            anfs = [transformed(f, self.size) for f in Columns(entries, self.bits).functions]
            groups = [(1 << self.size) - 1] if whole else _groups(anfs, self.size)
            self._of[key] = [_row(anf, self.size, groups) for anf in anfs], groups
        return self._of[key]


def _groups(anfs: Sequence[int], size: int) -> list[int]:
    """Sets of variables that no monomial of any column joins, as masks."""
    joined = 0
    for anf in anfs:
        joined |= anf
    groups: list[int] = []
    for monomial in range(1, 1 << size):
        if joined >> monomial & 1 and monomial & monomial - 1:
            touching = [g for g in groups if g & monomial]
            groups = [g for g in groups if not g & monomial]
            groups.append(monomial)
            for g in touching:
                groups[-1] |= g
    return sorted(groups)


@cache
def linear_monomials(size: int) -> int:
    """The monomials of one variable, as a mask."""
    return sum(1 << (1 << i) for i in range(size))


def _row(anf: int, size: int, groups: Sequence[int]) -> Row:
    """A group's polynomial has its linear terms, unless it has no others."""
    linear = [i for i in range(size) if anf >> (1 << i) & 1]
    parts = []
    for number, mask in enumerate(groups):
        own, places = anf & ~1, [i for i in range(size) if mask >> i & 1]
        if len(places) < size:
            own = 0
            for small in range(1, 1 << len(places)):
                large = sum((small >> n & 1) << at for n, at in enumerate(places))
                own |= (anf >> large & 1) << small
        if own & ~linear_monomials(len(places)):
            parts.append((number, own))
            linear = [i for i in linear if not mask >> i & 1]
    return Row(anf & 1, tuple(linear), tuple(parts))
