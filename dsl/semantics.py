"""What operations compute that are more than a line of Python (dsl.operations has the others), on Python integers."""

from __future__ import annotations

from collections.abc import Sequence

LANE = 128
SPLIT = 52
"""Bits of a factor, and of either part of a product, where instructions add parts of products of whole numbers."""
"""Bits of a lane: of a wider value the elements of each lane are moved by themselves."""


def unpack(a: int, b: int, size: int, high: int, bits: int = LANE) -> int:
    """The elements of `size` bits of the low or the high halves of two values, by turns, `a`'s first; lane by lane."""
    ones, begin = (1 << size) - 1, 64 * high
    return sum((x >> lane + begin + i & ones) << lane + 2 * i + size * j
               for lane in range(0, bits, LANE) for i in range(0, 64, size) for j, x in enumerate((a, b)))


def quarters(a: int, order: int, bits: int) -> int:
    """The 64-bit quarters of each 256 bits in another order, of which the lowest is chosen by its low two bits."""
    ones = (1 << 64) - 1
    return sum((a >> at + 64 * (order >> 2 * i & 3) & ones) << at + 64 * i for at in range(0, bits, 256)
               for i in range(4))


def in_order(value: int, order: Sequence[int]) -> int:
    """Bytes of a value: byte i of the result is byte `order[i]` of it, or 0 where that is -1."""
    return sum((value >> 8 * number & 0xFF) << 8 * i for i, number in enumerate(order) if number >= 0)


def boxed(value: int, entries: Sequence[int], bits: int) -> int:
    """Each byte of a value of so many bits, replaced by the entry of a table of 256 that it numbers."""
    return int.from_bytes(value.to_bytes(bits // 8, "little").translate(bytes(entries)), "little")


def lanes(a: int, b: int, order: int, bits: int) -> int:
    """Lanes of two values, of 256 bits each by four bits of `order`: 0 and 1 for those of `a`, 2 and 3 for `b`'s, zeros
    where the highest of the four is 1.

    Of 512 bits by two bits each, the two low ones among those of `a`, the two high ones among those of `b`.
    """
    ones = (1 << LANE) - 1
    if bits == 2 * LANE:
        both = a & (1 << bits) - 1 | b << bits
        return sum((both >> LANE * (order >> 4 * i & 3) & ones * (~order >> 4 * i + 3 & 1)) << LANE * i
                   for i in range(2))
    return sum(((a if i < 2 else b) >> LANE * (order >> 2 * i & 3) & ones) << LANE * i for i in range(4))


def part_added(c: int, a: int, b: int, high: bool, bits: int) -> int:
    """In each 64 bits the sum of c and a part of the product of the low `SPLIT` bits of a and b: its low `SPLIT` bits,
    or with `high` what is above them."""
    ones, part, total = (1 << 64) - 1, (1 << SPLIT) - 1, 0
    for at in range(0, bits, 64):
        product = (a >> at & part) * (b >> at & part)
        total |= ((c >> at & ones) + (product >> SPLIT if high else product & part) & ones) << at
    return total


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
