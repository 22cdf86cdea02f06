"""Arithmetic of numbers whose limbs are whole words: fewest products, and carries from word to word at once.

The limbs of a number are the words of one whole number, of which the highest has room to spare. A sum carries through
all words; a product's columns are carried into one another, and what is above the modulus' bits comes back once.

The product of two limbs belongs at least to the highest limb's place where the modulus ends within it, above 2^bits.
If the second one's low bits are known to be zero they are taken off first: with z of them zero, the product at place
2^n is one at 2^(n + z) of what is left, which if n + z is not below the modulus' bits comes back as a small multiple.
"""

from __future__ import annotations

from collections.abc import Sequence

from dsl.ir import Op
from scheduler.numbers.bounds import Interval, Unproved, of_bits, possible_in
from scheduler.numbers.field import Field, Number, most_of, reduce
from scheduler.numbers.form import Shape, Unsuited
from scheduler.numbers.sums import Sums, Value


class Saturated(Field):
    """Limbs as wide as words."""

    def __init__(self, shape: Shape, sums: Sums) -> None:
        self.shape, self.sums, self.effort, self.make = shape, sums, 0, sums.make
        self.count, self.radix = shape.form.count, shape.form.radix
        if self.radix != sums.bits:
            raise Unsuited(f"words have {sums.bits} bits, the limbs are {self.radix} bits apart")

    # -- whole numbers --------------------------------------------------------------------------------
    def whole(self, a: Number) -> Value:
        """The limbs of a number as one whole number."""
        ends = [sum(end << i * self.radix for i, end in enumerate(ends)) for ends in zip(
            *((limb.within.low, limb.high) for limb in a.limbs), strict=True)]
        return Value(tuple(limb.words[0] for limb in a.limbs), Interval(ends[0], ends[1]))

    def number(self, a: Value) -> Number:
        """A whole number's words as limbs; Unproved if they are too many, even with what is above brought back."""
        for _ in range(2):
            a = self.folded_once(a) if len(a.words) > self.count else a
        if len(a.words) > self.count:
            raise Unproved("a number", a.high, f"{self.count} words hold {self.count * self.radix} bits")
        limbs = [self.sums.word(a, i) for i in range(len(a.words))]
        return Number(tuple(self.filled(limbs)))

    def folded_once(self, a: Value) -> Value:
        """What is above 2^bits brought back at the bottom."""
        up = self.sums.above(a, self.shape.bits)
        return self.sums.add(self.sums.below(a, self.shape.bits), self.sums.times(up, self.shape.excess))

    def small(self, a: Value) -> Value:
        """The same modulo the modulus, with no more than a bit above it."""
        while a.high >> self.shape.bits + 1:
            a = self.folded_once(a)
        return a

    # -- in and out -----------------------------------------------------------------------------------
    def from_words(self, words: Sequence[Op]) -> Number:
        """A number of words; those above the limbs come back at the bottom."""
        bits, known = sum(w.bits for w in words), possible_in(words)
        limbs = [self.sums.part(words, low, size := min(self.radix, bits - low),
                                of_bits(known >> low & (1 << size) - 1)) for low in range(0, bits, self.radix)]
        made = Number(tuple(self.filled(limbs)))
        if len(made.limbs) == self.count:
            return made
        return self.number(self.small(Value(self.whole(made).words, Interval(0, known))))

    def settle(self, a: Number) -> Number:
        """Columns as limbs."""
        words: list[Op] = []
        most = sum(most_of(term) << i * self.radix for i, terms in enumerate(a.columns) for term in terms)
        up = self.sums.zero()
        for i, terms in enumerate(a.columns):
            total = self.column(i, terms, up)
            words.append(total.words[0])
            up = self.sums.above(total, self.radix)
        words += up.words
        return self.number(self.small(self.sums.value(words, Interval(0, most), "a product")))

    def carried(self, a: Number) -> Number:
        """With no more than a bit above the modulus."""
        return self.number(self.small(self.whole(self.settled(a))))

    def reduced(self, a: Number) -> Value:
        """The number between 0 and the modulus."""
        return reduce(self.words(), self.shape, self.whole(self.carried(a)))

    # -- sums -----------------------------------------------------------------------------------------
    def add(self, a: Number, b: Number) -> Number:
        """With carries through all words; of columns, column by column."""
        if a.columns or b.columns:
            return super().add(a, b)

        def both(a: Number, b: Number) -> Number:
            return self.number(self.sums.add(self.whole(a), self.whole(b)))

        return self.make.attempt(lambda: both(a, b), lambda: both(self.carried(a), self.carried(b)))

    def sub(self, a: Number, b: Number) -> Number:
        """With a multiple of the modulus added that is no less than b."""
        a, b = self.settled(a), self.settled(b)

        def less(a: Number, b: Number) -> Number:
            modulus = self.shape.modulus.value
            least = self.whole(b).high
            more = self.sums.add(self.whole(a), self.sums.constant(-(-least // modulus) * modulus))
            return self.number(self.sums.sub(more, self.whole(b)))

        return self.make.attempt(lambda: less(a, b), lambda: less(self.carried(a), self.carried(b)))

    # -- products -------------------------------------------------------------------------------------
    def folded(self, column: int, b: Number, j: int) -> tuple[int, Value]:
        """The column that the products of limb j of b go to that belong to `column`, and what they are products of."""
        limb, over = b.limbs[j], column * self.radix - self.shape.bits
        off = -over % self.radix  # with so many bits off the place is that of a limb
        if over + off < 0 or off > limb.within.zeros:
            off = max(0, -over)
        if off > limb.within.zeros:
            return column, limb
        to, by = divmod(over + off, self.radix)
        factor = self.shape.excess << by
        if (limb.high >> off) * factor >= 1 << self.sums.bits:
            return column, limb
        return to, self.sums.times(self.sums.above(limb, off), factor)
