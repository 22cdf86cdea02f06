"""Numbers in lanes where an instruction adds a part of a product of 52 bits by 52 to a sum of 64.

The low parts of the products of a column are one sum, their high parts another: 2^52 of one limb's place is 2^(52 - R)
of the next one's, R bits further on. Both have 12 bits to spare, so that nothing is carried between the products. So
few products, and no other additions, are what three limbs of 44 bits take of a number of 130. What such instructions do
for long integers: S. Gueron, V. Krasnov, "Accelerating big integer arithmetic using Intel IFMA extensions", ARITH 2016.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from dsl.semantics import SPLIT
from scheduler.numbers.bounds import Interval, Unproved
from scheduler.numbers.field import Number, Term
from scheduler.numbers.lane_sums import LaneField, LaneSums
from scheduler.numbers.sums import Value


class SplitSums(LaneSums):
    """Values in lanes, the factors of whose products have up to 52 bits."""

    holds = f"lanes of 64 bits, of which products take {SPLIT}"

    @property
    def limb_bits(self) -> int:
        """What a limb may have: products read no more."""
        return SPLIT

    def times(self, a: Value, factor: int) -> Value:
        """Of a value and a small constant, by shifts and sums."""
        return self.total([self.left(a, by) for by in range(factor.bit_length()) if factor >> by & 1])

    def parts(self, low: Value, high: Value, term: Term) -> tuple[Value, Value]:
        """Two sums with the parts of a product added; Unproved where a factor is too wide, or a sum."""
        for x in term:
            if not self.is_limb(x):
                raise Unproved("a factor", x.high, f"{self.holds} bits")
        factors = [x.words[0] for x in sorted(term, key=self.depth, reverse=True)]  # what may stay in memory is last
        most = prod(x.high for x in term)
        within = Interval(0, min(most, (1 << SPLIT) - 1)), Interval(0, most >> SPLIT)
        sums = []
        for kind, total, more in zip(("addlow", "addhigh"), (low, high), within, strict=True):
            made = self.make.op(kind, self.width, total.words[0], *factors)
            sums.append(self.value((made,), total.within + more, "a sum of parts of products"))
        return sums[0], sums[1]


class SplitField(LaneField):
    """Numbers in lanes whose columns are two sums each."""

    def settle(self, a: Number) -> Number:
        """Columns as limbs."""
        sums, more = self.split_sums, []
        columns: list[Value] = []
        for i, terms in enumerate(a.columns):
            low, high = self.column(i, [term for term in terms if len(term) == 1]), sums.zero()
            for term in self.soonest(terms):
                low, high = sums.parts(low, high, term)
            columns.append(low)
            more.append(high)
        columns = self.filled(columns)
        for i, high in enumerate(more):
            if high.high:
                to, factor = self.above(i)
                columns[to] = sums.add(columns[to], sums.times(high, factor), self.name(to, True))
        for i in self.order:
            self.carry(columns, i)
        self.check_limbs(columns)
        return Number(tuple(columns))

    @property
    def split_sums(self) -> SplitSums:
        """The arithmetic of its values."""
        assert isinstance(self.lanes, SplitSums)
        return self.lanes

    def soonest(self, terms: Sequence[Term]) -> list[Term]:
        """The products of a column, in the order of the depths of what they are of: late ones last."""
        return sorted((term for term in terms if len(term) > 1), key=lambda t: max(map(self.sums.depth, t)))

    def above(self, column: int) -> tuple[int, int]:
        """The column of the high parts of one, and what they count there; Unproved if the limbs are too far apart."""
        to, by = column + 1, SPLIT - self.radix
        if column >= self.count:
            raise Unproved(f"column {column} of a product", 1 << SPLIT, "a multiple of a factor's limb has more bits")
        if by < 0:
            raise Unproved(f"limbs {self.radix} bits apart", self.radix, f"a part of a product has {SPLIT}")
        if to < self.count:
            return to, 1 << by
        return 0, self.shape.excess << self.count * self.radix - self.shape.bits + by
