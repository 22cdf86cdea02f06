"""What each operation computes, on Python integers: the one definition that folding and interpretation share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def evaluate(kind: str, bits: int, attr: Any, args: list[int], widths: list[int]) -> int:
    """The value of a pure operation (see dsl.ir) with result width `bits`; operands of `widths` bits."""
    mask = (1 << bits) - 1
    a = args[0] if args else 0
    b = args[1] if len(args) > 1 else 0
    if kind == "and":
        return a & b
    if kind == "or":
        return a | b
    if kind == "xor":
        return a ^ b
    if kind == "not":
        return ~a & mask
    if kind == "add":
        return (a + b) & mask
    if kind == "sub":
        return (a - b) & mask
    if kind == "mul":
        return (a * b) & mask
    if kind == "shl":
        return (a << attr) & mask
    if kind == "shr":
        return a >> attr
    if kind == "rotl":
        return ((a << attr) | (a >> (bits - attr))) & mask
    if kind == "rotr":
        return ((a >> attr) | (a << (bits - attr))) & mask
    if kind == "extract":
        return (a >> attr) & mask
    if kind == "zext":
        return a
    if kind == "concat":
        total, at = 0, 0
        for value, width in zip(args, widths, strict=True):
            total |= value << at
            at += width
        return total
    if kind == "lookup":
        return int(attr.entries[a])
    if kind == "linear":
        return int(attr.apply(a))
    if kind == "slicewise":
        return slicewise(attr[0].entries, attr[1], args, mask)
    if kind == "eq":
        return int(a == b)
    if kind == "ltu":
        return int(a < b)
    if kind == "select":
        return b if a else args[2]
    raise ValueError(f"no value for operation {kind}")


def unpack(a: int, b: int, size: int, high: int) -> int:
    """The elements of `size` bits of the low or the high halves of two values of 128 bits, by turns, `a`'s first."""
    ones, begin = (1 << size) - 1, 64 * high
    return sum((x >> begin + i & ones) << 2 * i + size * j for i in range(0, 64, size) for j, x in enumerate((a, b)))


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
