"""Functions of a few forms, for every value of these."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from cipherwright.equality.forms import Forms
from cipherwright.equality.polynomials import halves, transformed

LARGEST = 13
"""Forms over which a difference is evaluated for every value."""
MOST = 600
"""Products that are taken apart for one difference."""


@cache
def columns(size: int) -> tuple[int, ...]:
    """The truth tables of so many variables."""
    return tuple(low << apart for apart, low in halves(size))


def chosen(table: int, values: list[int], ones: int) -> int:
    """The function of a table at the values of its index."""
    rows = [ones if table >> i & 1 else 0 for i in range(1 << len(values))]
    for x in values:
        rows = [low & ~x | high & x for low, high in zip(rows[::2], rows[1::2], strict=True)]
    return rows[0] & ones


def leaves(f: Forms, number: int, most: int) -> frozenset[int] | None:
    """The atoms that a form is a function of, where those are at most `most`: variables, and bits of sums and products.
    """
    found, seen, open_ = set[int](), set[int](), [*f.contents[number]]
    while open_:
        a = open_.pop()
        if a in seen:
            continue
        seen.add(a)
        within = _within(f, a)
        if not within:
            found.add(a)
        open_ += [b for one in within for b in f.contents[one >> 1]]
        if len(found) > most or len(seen) > MOST:
            return None
    return frozenset(found)


def _within(f: Forms, a: int) -> Sequence[int]:
    """The literals that an atom is a function of; none of a variable, or a bit of a sum or product."""
    atom = f.atoms[a]
    return (2 * atom[1],) if atom[0] == "name" else atom[1:] if atom[0] == "and" else \
        f.atoms[atom[1]][1] if atom[0] == "box" else ()


def same_for_all(f: Forms, x: int, y: int) -> bool:
    """Whether two functions of few bits are the same for all values of these."""
    outer, inner = set[int](), set[int]()
    open_ = [*f.contents[x >> 1], *f.contents[y >> 1]]
    while open_:
        a = open_.pop()
        if a in inner or a in outer:
            continue
        within = _within(f, a)
        (inner if within else outer).add(a)
        open_ += [b for one in within for b in f.contents[one >> 1]]
        if len(outer) > LARGEST or len(inner) > MOST:
            return False
    ones = (1 << (1 << len(outer))) - 1
    values = dict(zip(sorted(outer), columns(len(outer)), strict=True))

    def literal(one: int) -> int:
        made = ones * (one & 1)
        for b in f.contents[one >> 1]:
            made ^= values[b]
        return made

    for a in sorted(inner):    # an atom is made after those that it is of
        atom = f.atoms[a]
        if atom[0] == "name":
            values[a] = literal(2 * atom[1])
        elif atom[0] == "and":
            values[a] = literal(atom[1]) & literal(atom[2])
        else:
            names = [literal(n) for n in f.atoms[atom[1]][1]]
            values[a] = chosen(transformed(atom[2], len(names)), names, ones)
    return literal(x) == literal(y)
