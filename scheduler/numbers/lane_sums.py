"""Arithmetic of numbers in lanes: a limb of two numbers, or of two parts of one, in the 64-bit lanes of a register.

The same as in words (scheduler.numbers.sums, scheduler.numbers.field), but that a value is one operation and has up to
64 bits in each lane, that a product takes the low 32 bits of each lane of its operands, and that carries go in two
chains at once, since what one pass over the blocks makes is what the next one waits for.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from dsl.ir import Op
from dsl.operations import HALF
from scheduler.numbers.bounds import Interval, Unproved, exactly, least_zeros, of_bits
from scheduler.numbers.field import Field, Number
from scheduler.numbers.form import Shape
from scheduler.numbers.sums import Sums, Value
from scheduler.numbers.words import Maker


class LaneSums(Sums):
    """Values of `width` bits, 64 in each lane; an interval is that of any lane."""

    holds = "lanes of 64 bits, of which products take 32"

    def __init__(self, make: Maker, width: int) -> None:
        super().__init__(make, HALF, 1)
        self.width, self.lanes = width, width // HALF
        self.ones = sum(1 << at for at in range(0, width, HALF))  # a constant times this is in every lane

    @property
    def limb_bits(self) -> int:
        """What a limb may have: products read no more."""
        return HALF // 2

    def constant(self, number: int) -> Value:
        """In every lane."""
        return self.value((self.make.const(number * self.ones, self.width),), exactly(number), "a constant")

    def add(self, a: Value, b: Value, what: str = "a sum") -> Value:
        """The sums of the lanes. What has no bits in common, as zeros show, is joined by the cheaper operation."""
        if a.high == 0 or b.high == 0:
            return b if a.high == 0 else a
        apart = a.high < 1 << b.within.zeros or b.high < 1 << a.within.zeros
        made = self.make.op("or" if apart else "add", self.width, *a.words, *b.words)
        return self.value((made,), a.within + b.within, what)

    def sub(self, a: Value, b: Value) -> Value:
        """The differences, where a is known to be no less than b."""
        within = Interval(max(0, a.within.low - b.high), a.high - b.within.low, least_zeros(a.within, b.within))
        return self.value((self.make.op("sub", self.width, *a.words, *b.words),), within)

    def product(self, a: Value, b: Value) -> Value:
        """Of two limbs; Unproved where one is too wide. What changes less comes first: it is overwritten, and so it is
        a copy that memory has."""
        for x in (a, b):
            if not self.is_limb(x):
                raise Unproved("a factor", x.high, f"{self.holds} hold {self.limb_bits} bits")
        first, second = (a, b) if self.depth(a) < self.depth(b) else (b, a)
        return self.value((self.make.op("mulwide", self.width, *first.words, *second.words),), a.within * b.within,
                          "a product")

    def times(self, a: Value, factor: int) -> Value:
        """Of a value and a small constant: a product, or shifts and sums where a value is no limb."""
        if self.is_limb(a) and factor.bit_count() > 1:
            return self.product(a, self.constant(factor))
        shifts = [i for i in range(factor.bit_length()) if factor >> i & 1]
        return self.total([self.left(a, by) for by in shifts])

    def left(self, a: Value, by: int) -> Value:
        """Shifted."""
        return self.value((self.make.shifted(a.words[0], by),), a.within * Interval(1 << by, 1 << by, by))

    def below(self, a: Value, bits: int) -> Value:
        """The low `bits` bits of each lane."""
        within = a.within.below(bits)
        if within is a.within:
            return a
        mask = self.make.const(((1 << bits) - 1) * self.ones, self.width)
        return Value((self.make.op("and", self.width, a.words[0], mask),), within)

    def above(self, a: Value, bits: int) -> Value:
        """What is above them, divided by 2^bits."""
        within = a.within.above(bits)
        return Value((self.make.shifted(a.words[0], -bits),), within) if within.high else self.zero()


class LaneField(Field):
    """Numbers in lanes, their columns carried in this `order` of the limbs, and nowhere else unless asked for."""

    def __init__(self, shape: Shape, sums: LaneSums, order: Sequence[int]) -> None:
        super().__init__(shape, sums)
        self.lanes, self.order = sums, order

    def add(self, a: Number, b: Number) -> Number:
        """Limb by limb; of columns, column by column."""
        if not (a.columns or b.columns):
            return self.side_by_side(a, b)
        return self.fitting([(*x, *y) for x, y in zip_longest(self.terms(a), self.terms(b), fillvalue=())])

    def mul(self, a: Number, b: Number) -> Number:
        """Columns of products; the factor that changes less is the second, whose multiples are made."""
        return self.columns(a, b) if self.depth(a) >= self.depth(b) else self.columns(b, a)

    def settle(self, a: Number) -> Number:
        """Columns as limbs. The products of one limb are made side by side, so that it is wanted for a short time."""
        for limb in dict.fromkeys(term[0] for terms in a.columns for term in terms if len(term) > 1):
            for term in (t for terms in a.columns for t in terms if len(t) > 1 and t[0] is limb):
                self.sums.product(*term)
        columns = [self.column(i, terms) for i, terms in enumerate(a.columns)]
        while len(columns) > self.count:
            columns = self.come_back(columns)
        columns = self.filled(columns)
        for i in self.order:
            self.carry(columns, i)
        self.check_limbs(columns)
        return Number(tuple(columns))

    def make_multiples(self, factor: Number) -> None:
        """Everything that products with a factor want of it: made here, once."""
        for j in range(self.count):
            for i in range(self.count):
                self.folded(i + j, factor, j)

    def from_halves(self, parts: Sequence[tuple[Op, int]]) -> Number:
        """A number of parts of 64 bits in each lane, the lowest first, each with the bits that it may have.

        What the last limb has too much of comes back at the bottom; so do whole groups of limbs, where the number has
        more bits than the last limb's lane. Unproved where the limbs do not fit then.
        """
        known = sum(bits << HALF * number for number, (_, bits) in enumerate(parts))
        low = (self.count - 1) * self.radix
        if known.bit_length() - low <= HALF:
            sizes = [*[self.radix] * (self.count - 1), HALF]
            limbs = [self.gathered(parts, i * self.radix, size) for i, size in enumerate(sizes)]
        else:
            limbs = self.groups_of(parts, known.bit_length())
        for i in range(-1, self.count - 1):
            if not all(map(self.sums.is_limb, limbs)):
                self.carry(limbs, i % self.count)
        self.check_limbs(limbs)
        return Number(tuple(limbs))

    def groups_of(self, parts: Sequence[tuple[Op, int]], bits: int) -> list[Value]:
        """Limbs of so many bits of parts: what is at a power of 2^bits of the modulus is one of the excess there."""
        limbs = [self.sums.zero()] * self.count
        for group in range(-(-bits // self.shape.bits)):
            for i, limb in enumerate(limbs):
                more = self.gathered(parts, group * self.shape.bits + i * self.radix, self.shape.width(i))
                limbs[i] = self.sums.add(limb, self.sums.times(more, self.shape.excess ** group), self.name(i))
        return limbs

    def gathered(self, parts: Sequence[tuple[Op, int]], low: int, size: int) -> Value:
        """Bits [low, low + size) of parts of 64 bits, no more than 64 of them."""
        make = self.sums.make
        pieces, bits = [], 0
        for number, (part, known) in enumerate(parts):
            to = HALF * number - low
            moved = (known << to if to > 0 else known >> -to) & (1 << HALF) - 1
            if moved & (1 << size) - 1:
                pieces.append(make.shifted(part, to))
                bits |= moved
        return self.sums.below(Value((make.either(pieces, self.lanes.width),), of_bits(bits)), size)


def chains(count: int) -> tuple[int, ...]:
    """Limbs in the order of two chains of carries side by side: one over the end, one from the first to the last."""
    first = [(count - 2 + i) % count for i in range(3)]
    second = [*range(count - 1), count - 2]
    found: list[int] = []
    for i in range(max(len(first), len(second))):
        found += [chain[i] for chain in (first, second) if i < len(chain)]
    return tuple(found)
