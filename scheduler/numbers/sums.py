"""Whole numbers of some words in general registers: sums and products with their intervals, carries from word to word.

A `Value` has as many words as its interval asks for. A sum goes from word to word by operations that take a carry and
give one; the product of two words has two.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dsl.ir import Op
from scheduler.numbers.bounds import Interval, Unproved, exactly, least_zeros
from scheduler.numbers.words import Maker


@dataclass(frozen=True, eq=False)
class Value:
    """A number of no less than 0, its words from the lowest on, and what it can be."""

    words: tuple[Op, ...]
    within: Interval

    @property
    def high(self) -> int:
        """The most that it can be."""
        return self.within.high


class Sums:
    """Arithmetic of values in words of `bits` bits; no value may have more than `most` words."""

    holds = "general registers"

    def __init__(self, make: Maker, bits: int, most: int) -> None:
        self.make, self.bits, self.most = make, bits, most

    @property
    def limb_bits(self) -> int:
        """What a limb may have."""
        return self.bits

    def zero(self) -> Value:
        """Nothing."""
        return self.constant(0)

    def constant(self, number: int) -> Value:
        """Of no less than 0."""
        starts = range(0, max(1, number.bit_length()), self.bits)
        return Value(tuple(self.make.const(number >> at, self.bits) for at in starts), exactly(number))

    def value(self, words: Sequence[Op], within: Interval, what: str = "a value") -> Value:
        """Words as a value, as many of them as it needs; Unproved if that is too many."""
        needed = max(1, -(-within.high.bit_length() // self.bits))
        if needed > self.most:
            raise Unproved(what, within.high, f"{self.most} words of {self.bits} bits hold less")
        zero = self.make.const(0, self.bits)
        return Value((*words[:needed], *(zero for _ in range(needed - len(words)))), within)

    def is_limb(self, a: Value) -> bool:
        """Whether it is one word."""
        return a.high < 1 << self.limb_bits

    def depth(self, a: Value) -> int:
        """Of the loops that it changes in."""
        return max(map(self.make.depth_of, a.words))

    def part(self, words: Sequence[Op], low: int, size: int, within: Interval) -> Value:
        """Bits [low, low + size) of words side by side."""
        return Value((self.make.part(words, low, size, self.bits),), within)

    # -- sums -----------------------------------------------------------------------------------------
    def add(self, a: Value, b: Value, what: str = "a sum") -> Value:
        """The sum, as wide as it needs."""
        if a.high == 0:
            return b
        if b.high == 0:
            return a
        within = a.within + b.within
        needed = len(self.value((), within, what).words)
        make, carry, words = self.make, self.make.const(0, 1), []
        zero = make.const(0, self.bits)
        for i in range(needed):
            x, y = (v.words[i] if i < len(v.words) else zero for v in (a, b))
            if carry.kind == "const" and carry.attr == 0 and i == needed - 1:
                words.append(make.op("add", self.bits, x, y))
                break
            words.append(make.op("addc", self.bits, x, y, carry))
            if i < needed - 1:
                carry = make.op("carryc", 1, x, y, carry)
        return Value(tuple(words), within)

    def total(self, values: Sequence[Value], what: str = "a sum") -> Value:
        """Of any number of values, one after the other."""
        made = self.zero()
        for value in values:
            made = self.add(made, value, what)
        return made

    def sub(self, a: Value, b: Value) -> Value:
        """The difference, where a is known to be no less than b."""
        make, borrow, words = self.make, self.make.const(0, 1), []
        zero = make.const(0, self.bits)
        for i in range(len(a.words)):
            x, y = a.words[i], b.words[i] if i < len(b.words) else zero
            if borrow.kind == "const" and borrow.attr == 0 and i == len(a.words) - 1:
                words.append(make.op("sub", self.bits, x, y))
                break
            words.append(make.op("subc", self.bits, x, y, borrow))
            if i < len(a.words) - 1:
                borrow = make.op("borrowc", 1, x, y, borrow)
        within = Interval(max(0, a.within.low - b.high), a.high - b.within.low, least_zeros(a.within, b.within))
        return self.value(words, within)

    # -- products -------------------------------------------------------------------------------------
    def product(self, a: Value, b: Value) -> Value:
        """Of two words."""
        within = a.within * b.within
        (x,), (y,) = a.words, b.words
        low = self.make.op("mul", self.bits, x, y)
        if within.high >> self.bits == 0:
            return Value((low,), within)
        return Value((low, self.make.op("mulhi", self.bits, x, y)), within)

    def times(self, a: Value, factor: int) -> Value:
        """Of a value and a small constant: by shifts and sums where the constant has few bits."""
        within = a.within * exactly(factor)
        if len(a.words) == 1 and within.high >> self.bits == 0 and factor.bit_count() > 2:
            return Value((self.make.op("mul", self.bits, a.words[0], self.make.const(factor, self.bits)),), within)
        if factor.bit_count() > 2:
            parts = [self.product(self.word(a, i), self.constant(factor)) for i in range(len(a.words))]
            return self.total([self.left(part, i * self.bits) for i, part in enumerate(parts)])
        shifts = [i for i in range(factor.bit_length()) if factor >> i & 1]
        return Value(self.total([self.left(a, by) for by in shifts]).words, within)

    def word(self, a: Value, i: int) -> Value:
        """One of its words."""
        at = i * self.bits
        return Value((a.words[i],), a.within.above(at).below(self.bits))

    def left(self, a: Value, by: int) -> Value:
        """Shifted."""
        within = a.within * Interval(1 << by, 1 << by, by)
        needed = len(self.value((), within).words)
        whole, rest = divmod(by, self.bits)
        words = [self.make.const(0, self.bits)] * whole
        for i in range(needed - whole):
            below = self.make.shifted(a.words[i - 1], rest - self.bits) if i and rest else None
            here = self.make.shifted(a.words[i], rest) if i < len(a.words) else None
            words.append(self.make.either([x for x in (here, below) if x is not None], self.bits))
        return Value(tuple(words), within)

    # -- carries --------------------------------------------------------------------------------------
    def below(self, a: Value, bits: int) -> Value:
        """The low `bits` bits."""
        within = a.within.below(bits)
        if within is a.within:
            return a
        words = [self.make.masked(word, bits - i * self.bits) for i, word in enumerate(a.words) if i * self.bits < bits]
        return self.value(words, within)

    def above(self, a: Value, bits: int) -> Value:
        """What is above them, divided by 2^bits."""
        within = a.within.above(bits)
        if within.high == 0:
            return self.zero()
        first, rest = divmod(bits, self.bits)
        words, there = [], a.words[first:]
        for i in range(len(self.value((), within).words)):
            over = [self.make.shifted(there[i + 1], self.bits - rest)] if rest and i + 1 < len(there) else []
            words.append(self.make.either([self.make.shifted(there[i], -rest), *over], self.bits))
        return Value(tuple(words), within)
