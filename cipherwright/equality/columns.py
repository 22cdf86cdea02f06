"""Bits of sums and products into which no carry can reach: the exclusive or of what is added at their place.

Code without an instruction for it multiplies without carries by products of words that have zeros between their bits,
and by sums of multiples of such a word where the other factor is a constant.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cipherwright.equality.forms import Forms

Columns = Sequence[Sequence[int]]
"""Of each place the literals that are added there."""
MOST = 1024
"""Literals that are added, at most, in a sum that is looked at."""


def has_zeros(row: Sequence[int]) -> bool:
    """Whether at least half of a word's bits are zero."""
    return 2 * sum(map(bool, row)) <= len(row)


def of_product(f: Forms, x: Sequence[int], y: Sequence[int]) -> Columns:
    """The columns of a product of two words."""
    columns: list[list[int]] = [[] for _ in range(len(x) + len(y))]
    for i, p in enumerate(x):
        for j, q in enumerate(y) if p else ():
            if q:
                columns[i + j].append(f.product(p, q))
    return columns


def of_sum(cores: Sequence[Sequence[int]], terms: Mapping[int, int], const: int, width: int) -> Columns | None:
    """The columns of a sum modulo 2**width of multiples of words that have zeros between their bits; None of another.
    """
    if not terms or not all(len(cores[n]) > 1 and has_zeros(cores[n]) and 2 * t.bit_count() <= width
                            for n, t in terms.items()):
        return None
    if sum(t.bit_count() * len(cores[n]) for n, t in terms.items()) > MOST:
        return None
    columns: list[list[int]] = [[1] if const >> i & 1 else [] for i in range(width)]
    for number, times in terms.items():
        for at in range(width):
            if times >> at & 1:
                for i, b in enumerate(cores[number][:width - at]):
                    if b:
                        columns[at + i].append(b)
    return columns


def without_carries(f: Forms, made: list[int], columns: Columns) -> list[int]:
    """The bits, of which those are their column's exclusive or below which all is too small for a carry."""
    most = 0
    for at, column in enumerate(columns[:len(made)]):
        if most < 1 << at:
            made[at] = f.xor_all(column)
        most += len(column) << at
    return made
