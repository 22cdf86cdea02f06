"""Intervals: the least and the most that a value can be, with the low bits that are zero whatever it is.

What words of the IR can be is seen from the operations that make them (`possible`): a mask leaves only its own bits.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dsl.ir import Op


class Unproved(Exception):
    """Something may be more than what is to hold it. `value`: what it is, `most`: its bound, `holds`: what holds it."""

    def __init__(self, value: str, most: int, holds: str) -> None:
        super().__init__(f"{value} may be {shown(most)}, and {holds}")
        self.value, self.most, self.holds = value, most, holds


def shown(number: int) -> str:
    """A bound for readers: exact while it is short, else beside a power of two."""
    if number < 1 << 20:
        return str(number)
    bits = number.bit_length()
    if number == (1 << bits) - 1:
        return f"2^{bits} - 1"
    return f"2^{bits - 1}" if number == 1 << bits - 1 else f"{number / (1 << bits - 1):.3f} * 2^{bits - 1}"


@dataclass(frozen=True)
class Interval:
    """From `low` to `high`, multiples of 2^`zeros`."""

    low: int
    high: int
    zeros: int = 0

    def __add__(self, other: Interval) -> Interval:
        return Interval(self.low + other.low, self.high + other.high, least_zeros(self, other))

    def __mul__(self, other: Interval) -> Interval:
        ends = [a * b for a in (self.low, self.high) for b in (other.low, other.high)]
        return Interval(min(ends), max(ends), self.zeros + other.zeros)

    def join(self, other: Interval) -> Interval:
        """What either can be."""
        return Interval(min(self.low, other.low), max(self.high, other.high), least_zeros(self, other))

    def above(self, bits: int) -> Interval:
        """What is left without the low `bits` bits, divided by 2^bits."""
        return Interval(self.low >> bits, self.high >> bits, max(0, self.zeros - bits))

    def below(self, bits: int) -> Interval:
        """The low `bits` bits."""
        if 0 <= self.low and self.high >> bits == 0:
            return self
        return Interval(0, (1 << bits) - (1 << min(self.zeros, bits)), min(self.zeros, bits))


def exactly(number: int) -> Interval:
    """Of a constant."""
    return Interval(number, number, trailing(number))


def trailing(number: int) -> int:
    """Zero bits below the lowest one; of 0 more than any word has."""
    return (number & -number).bit_length() - 1 if number else 1 << 12


def least_zeros(a: Interval, b: Interval) -> int:
    """Zero low bits of what is made of two values by sums."""
    return min(a.zeros, b.zeros)


def of_bits(possible: int) -> Interval:
    """Of a value that has no other bits than these."""
    return Interval(0, possible, trailing(possible))


def possible_in(words: Sequence[Op], depth: int = 8) -> int:
    """The bits that words side by side may have, the lowest first."""
    found, at = 0, 0
    for word in words:
        found |= possible(word, depth) << at
        at += word.bits
    return found


def possible(op: Op, depth: int = 8) -> int:
    """The bits that a word may have, as seen from the `depth` operations that make it last."""
    ones = (1 << op.bits) - 1
    if op.kind == "const":
        return int(op.attr)
    if not depth or not op.args or any(a.modulus for a in op.args):
        return ones
    if op.kind == "concat":
        return possible_in(op.args, depth - 1)
    parts = [possible(a, depth - 1) for a in op.args]
    if op.kind == "and":
        return parts[0] & parts[1]
    if op.kind in ("or", "xor"):
        return parts[0] | parts[1]
    if op.kind in ("shl", "shr") and op.bits <= 64:
        return (parts[0] << op.attr if op.kind == "shl" else parts[0] >> op.attr) & ones
    if op.kind == "extract":
        return parts[0] >> op.attr & ones
    if op.kind == "zext":
        return parts[0]
    if op.kind == "select":
        return parts[1] | parts[2]
    return ones
