"""What operations compute that are more than a line of Python (dsl.operations has the others), on Python integers."""

from __future__ import annotations

from collections.abc import Sequence


def unpack(a: int, b: int, size: int, high: int) -> int:
    """The elements of `size` bits of the low or the high halves of two values of 128 bits, by turns, `a`'s first."""
    ones, begin = (1 << size) - 1, 64 * high
    return sum((x >> begin + i & ones) << 2 * i + size * j for i in range(0, 64, size) for j, x in enumerate((a, b)))


def carryless(a: int, b: int) -> int:
    """The product of two polynomials over GF(2), bit i of a number the coefficient of x^i."""
    total = 0
    while b:
        total ^= a * (b & -b)
        b &= b - 1
    return total


def slicewise(entries: Sequence[int], output: int, args: Sequence[int], mask: int) -> int:
    """Bit `output` of a table's entries at every bit position of `mask`; `args` hold the index's bits, lowest first."""
    column = [mask if e >> output & 1 else 0 for e in entries]
    for x in args:
        column = [low & ~x | high & x for low, high in zip(column[::2], column[1::2], strict=True)]
    return column[0] & mask


def monomials(entries: Sequence[int], output: int) -> list[int]:
    """The algebraic normal form of bit `output` of a table: the XOR of these products of index bits, as masks."""
    bits = [e >> output & 1 for e in entries]
    step = 1
    while step < len(bits):
        bits = [b ^ bits[x ^ step] if x & step else b for x, b in enumerate(bits)]
        step *= 2
    return [m for m, b in enumerate(bits) if b]
