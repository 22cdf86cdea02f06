"""Arithmetic of numbers in limbs that have room to spare: sums limb by limb, products as sums of columns.

What the pass `limbs` asks of an arithmetic is the protocol `Arithmetic`. A product stays a list of columns until
somebody needs its limbs (`settled`), so that a sum of products is carried once. The product of limbs i and j belongs to
column i + j; what is at 2^bits or above comes back at the bottom, multiplied by the excess c of the modulus 2^bits - c:
the second factor's limbs are multiplied by it before, which for a factor that a loop does not change is done before the
loop.

A carry takes from a limb what is above its radix and adds it to the next one. They are made in the order of the limbs,
`effort` of them more than there are limbs; the pass tries with the least first.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise, zip_longest
from math import prod
from typing import Any, Protocol

from dsl.ir import Op
from scheduler.numbers.bounds import Interval, Unproved, of_bits, possible_in
from scheduler.numbers.form import Shape, Unsuited
from scheduler.numbers.sums import Sums, Value


class Arithmetic(Protocol):
    """Numbers of one modulus in one form, made in the regions of a Maker. Any may raise Unproved.

    A number is whatever the arithmetic makes of it; only the arithmetic looks inside.
    """

    def from_words(self, words: Sequence[Op]) -> Any:
        """A number of words side by side, the lowest first."""

    def constant(self, number: int) -> Any:
        """A number between 0 and the modulus."""

    def add(self, a: Any, b: Any) -> Any:
        """The sum."""

    def sub(self, a: Any, b: Any) -> Any:
        """The difference."""

    def mul(self, a: Any, b: Any) -> Any:
        """The product."""

    def settled(self, a: Any) -> Any:
        """The number as it may be carried round a loop."""

    def carried(self, a: Any) -> Any:
        """The number within bounds as narrow as carries make them."""

    def digits(self, a: Any, at: int, width: int) -> Op:
        """Bits [at, at + width) of the number between 0 and the modulus, as an operation of `width` bits."""

    def ops(self, a: Any) -> tuple[Op, ...]:
        """Of a settled number: the values that it is made of."""

    def bounds(self, a: Any) -> tuple[Interval, ...]:
        """Of a settled number: what each of them can be."""

    def held(self, ops: Sequence[Op], bounds: Sequence[Interval]) -> Any:
        """A settled number of values, as `ops` and `bounds` have them."""


Term = tuple[Value, ...]
"""A value, or two whose product it is."""


def most_of(term: Term) -> int:
    """The most that a term can be."""
    return prod(value.high for value in term)


@dataclass(eq=False)
class Number:
    """Limbs, or columns of terms that are still to be summed and carried, of which there may be more than limbs."""

    limbs: tuple[Value, ...] = ()
    columns: tuple[tuple[Term, ...], ...] = ()


class Field:
    """Redundant limbs: each has room for more bits than the radix; the interval of each is known."""

    def __init__(self, shape: Shape, sums: Sums, effort: int = 0) -> None:
        self.shape, self.sums, self.effort, self.make = shape, sums, effort, sums.make
        self.count, self.radix = shape.form.count, shape.form.radix
        if self.radix >= sums.limb_bits:
            raise Unsuited(f"limbs of {sums.limb_bits} bits, {self.radix} bits apart, have no room to spare")

    # -- in and out -----------------------------------------------------------------------------------
    def from_words(self, words: Sequence[Op]) -> Number:
        """A number of words; where they have more bits than the limbs, those come back at the bottom."""
        bits, known = sum(w.bits for w in words), possible_in(words)
        limbs: list[Value] = []
        low = 0
        while low < bits:
            size = min(self.shape.width(len(limbs) % self.count), bits - low)
            limbs.append(self.sums.part(words, low, size, of_bits(known >> low & (1 << size) - 1)))
            low += size
        number = self.filled(limbs[:self.count])
        for group in range(1, -(-len(limbs) // self.count)):  # what is at a power of 2^bits is one of the excess there
            again = limbs[group * self.count:(group + 1) * self.count]
            for i, limb in enumerate(again):
                number[i] = self.sums.add(number[i], self.sums.times(limb, self.shape.excess ** group), self.name(i))
        limbs = number
        if all(map(self.sums.is_limb, limbs)):
            return Number(tuple(limbs))
        return self.settled(Number(columns=tuple(((limb,),) for limb in limbs)))

    def filled(self, limbs: Sequence[Value]) -> list[Value]:
        """With zeros, to as many limbs as there are."""
        return [*limbs, *(self.sums.zero() for _ in range(self.count - len(limbs)))]

    def constant(self, number: int) -> Number:
        """A number between 0 and the modulus."""
        return Number(tuple(map(self.sums.constant, self.shape.digits(number))))

    def ops(self, a: Number) -> tuple[Op, ...]:
        """One of each limb."""
        return tuple(limb.words[0] for limb in a.limbs)

    def bounds(self, a: Number) -> tuple[Interval, ...]:
        """Of each limb."""
        return tuple(limb.within for limb in a.limbs)

    def held(self, ops: Sequence[Op], bounds: Sequence[Interval]) -> Number:
        """Limbs that a loop carries."""
        return Number(tuple(Value((op,), within) for op, within in zip(ops, bounds, strict=True)))

    # -- sums -----------------------------------------------------------------------------------------
    def add(self, a: Number, b: Number) -> Number:
        """Limb by limb; of columns, column by column."""
        if a.columns or b.columns:
            both = zip_longest(self.terms(a), self.terms(b), fillvalue=())
            return self.make.attempt(lambda: self.fitting([(*x, *y) for x, y in both]),
                                     lambda: self.add(self.settled(a), self.settled(b)))
        return self.make.attempt(lambda: self.side_by_side(a, b), lambda: self.side_by_side(self.carried(a), b),
                                 lambda: self.side_by_side(self.carried(a), self.carried(b)))

    def terms(self, a: Number) -> Sequence[tuple[Term, ...]]:
        """Columns of a number; of limbs each is one."""
        return a.columns or [((limb,),) if limb.high else () for limb in a.limbs]

    def fitting(self, columns: Sequence[tuple[Term, ...]]) -> Number:
        """Columns as a number, if they can be settled. Unproved here rather than later."""
        made = Number(columns=tuple(columns))
        mark = self.make.mark()
        self.settle(made)
        self.make.reset(mark)
        return made

    def column(self, number: int, terms: Sequence[Term], up: Value | None = None) -> Value:
        """The sum of a column: what does not change in a loop first, last `up`, which waits for another column."""
        depths = [max(map(self.sums.depth, term)) for term in terms]
        deepest = max(depths, default=0)
        early = [term for term, depth in zip(terms, depths, strict=True) if depth < deepest]
        late = [term for term, depth in zip(terms, depths, strict=True) if depth == deepest]
        late.sort(key=lambda term: most_of(term) >> self.sums.bits > 0)  # what has one word is there first
        made = self.sums.zero()
        for term in (*early, *late, *([(up,)] if up else [])):
            value = term[0] if len(term) == 1 else self.sums.product(*term)
            made = self.sums.add(made, value, self.name(number, True))
        return made

    def side_by_side(self, a: Number, b: Number) -> Number:
        """The sums of limbs; Unproved if one does not hold its own."""
        made = [self.sums.add(x, y, self.name(i)) for i, (x, y) in enumerate(zip(a.limbs, b.limbs, strict=True))]
        self.check_limbs(made)
        return Number(tuple(made))

    def name(self, i: int, columns: bool = False) -> str:
        """What a limb is called where it does not fit."""
        return f"column {i} of a product" if columns else f"limb {i}"

    def check_limbs(self, limbs: Sequence[Value]) -> None:
        """Unproved if one does not fit."""
        for i, limb in enumerate(limbs):
            if not self.sums.is_limb(limb):
                raise Unproved(self.name(i), limb.high, f"a limb in {self.sums.holds} holds {self.sums.limb_bits} bits")

    def sub(self, a: Number, b: Number) -> Number:
        """With a multiple of the modulus added, whose limbs are no less than those of b."""
        a, b = self.settled(a), self.settled(b)

        def less(a: Number, b: Number) -> Number:
            spread = self.shape.spread([limb.high for limb in b.limbs])
            made = [self.sums.sub(self.sums.add(x, self.sums.constant(most)), y)
                    for x, y, most in zip(a.limbs, b.limbs, spread, strict=True)]
            self.check_limbs(made)
            return Number(tuple(made))

        return self.make.attempt(lambda: less(a, b), lambda: less(a, self.carried(b)),
                                 lambda: less(self.carried(a), self.carried(b)))

    # -- products -------------------------------------------------------------------------------------
    def mul(self, a: Number, b: Number) -> Number:
        """Columns of products; the factor that changes less is the second, whose multiples are made."""
        a, b = self.settled(a), self.settled(b)
        if self.depth(a) < self.depth(b):
            a, b = b, a
        return self.make.attempt(lambda: self.columns(a, b), lambda: self.columns(self.carried(a), b),
                                 lambda: self.columns(self.carried(a), self.carried(b)))

    def depth(self, a: Number) -> int:
        """Of the loops that it changes in."""
        return max(map(self.sums.depth, a.limbs))

    def columns(self, a: Number, b: Number) -> Number:
        """The products of their limbs, by columns."""
        terms: list[list[Term]] = [[] for _ in range(2 * self.count - 1)]
        for i, x in enumerate(a.limbs):
            for j, y in enumerate(b.limbs):
                if x.high and y.high:
                    to, y = self.folded(i + j, b, j)
                    terms[to].append((x, y))
        while len(terms) > self.count and not terms[-1]:
            terms.pop()
        return self.fitting([tuple(column) for column in terms])

    def folded(self, column: int, b: Number, j: int) -> tuple[int, Value]:
        """The column that the products of limb j of b go to that belong to `column`, and what they are products of."""
        over = column * self.radix - self.shape.bits
        if over < 0:
            return column, b.limbs[j]
        to, by = divmod(over, self.radix)
        factor = self.shape.excess << by
        if b.limbs[j].high * factor >= 1 << self.sums.limb_bits:
            return column, b.limbs[j]
        return to, self.sums.times(b.limbs[j], factor)

    # -- carries --------------------------------------------------------------------------------------
    def settled(self, a: Number) -> Number:
        """Limbs, of columns: carried as far as the effort goes. Unproved if some do not fit even so."""
        return self.settle(a) if a.columns else a

    def settle(self, a: Number) -> Number:
        """Columns as limbs."""
        columns = [self.column(i, terms) for i, terms in enumerate(a.columns)]
        while len(columns) > self.count:
            columns = self.come_back(columns)
        columns = self.filled(columns)
        for step in range(self.count + self.effort):
            self.carry(columns, step % self.count)
        self.check_limbs(columns)
        return Number(tuple(columns))

    def come_back(self, columns: list[Value]) -> list[Value]:
        """Columns above the number: carried, and then multiplied by what 2^bits leaves; Unproved if that is no limb."""
        at = self.count
        columns = [*columns]
        while at < len(columns):
            up = self.sums.above(columns[at], self.radix)
            columns[at] = self.sums.below(columns[at], self.radix)
            if up.high:
                if at + 1 == len(columns):
                    columns.append(self.sums.zero())
                columns[at + 1] = self.sums.add(columns[at + 1], up, self.name(at + 1, True))
            at += 1
        factor = self.sums.constant(self.shape.excess << self.count * self.radix - self.shape.bits)
        if not self.sums.is_limb(factor):
            raise Unproved("what comes back of a limb", factor.high, f"limbs in {self.sums.holds} have "
                           f"{self.sums.limb_bits} bits: a form that has fewer bits beside the modulus' is wanted")
        low = self.filled(columns[:self.count])
        for i, limb in enumerate(columns[self.count:]):
            if i == len(low):  # few bits of the number in the highest limb: carries lead further up
                low.append(self.sums.zero())
            low[i] = self.sums.add(low[i], self.sums.product(limb, factor), self.name(i, True))
        return low

    def carry(self, limbs: list[Value], i: int) -> None:
        """What is above its bits from limb i to the next, from the last to the first."""
        width, last = self.shape.width(i), i == self.count - 1
        up = self.sums.above(limbs[i], width)
        if up.high == 0:
            return
        limbs[i] = self.sums.below(limbs[i], width)
        if last:
            up = self.sums.times(up, self.shape.excess)
        to = 0 if last else i + 1
        limbs[to] = self.sums.add(limbs[to], up, self.name(to))

    def carried(self, a: Number) -> Number:
        """Carried once round and once more from the first limb."""
        a = self.settled(a)
        limbs = list(a.limbs)
        for step in range(self.count + 1):
            self.carry(limbs, step % self.count)
        self.check_limbs(limbs)
        return Number(tuple(limbs))

    # -- digits ---------------------------------------------------------------------------------------
    def digits(self, a: Number, at: int, width: int) -> Op:
        """Bits of the number between 0 and the modulus."""
        return self.make.part(self.reduced(self.settled(a)).words, at, width, width)

    def reduced(self, a: Number) -> Value:
        """The number between 0 and the modulus: joined to words, and reduced."""
        limbs = list(self.carried(a).limbs)
        for i, _ in pairwise(range(self.count)):
            self.carry(limbs, i)
        joined = join(self.words(), [self.plain(limb) for limb in limbs], self.radix)
        return reduce(self.words(), self.shape, joined)

    def words(self) -> Sums:
        """Sums of as many words as the number has, and one more."""
        return Sums(self.make, self.sums.bits, self.shape.bits // self.sums.bits + 2)

    def plain(self, a: Value) -> Value:
        """A limb as words of general registers."""
        return a


def join(words: Sums, limbs: Sequence[Value], radix: int) -> Value:
    """The number that limbs stand for, all but the last of which have no more bits than the radix."""
    parts = [words.left(limb, i * radix) for i, limb in enumerate(limbs)]
    within = Interval(0, sum(limb.high << i * radix for i, limb in enumerate(limbs)))
    needed = max(len(part.words) for part in parts)
    joined = [words.make.either([part.words[i] for part in parts if i < len(part.words)], words.bits)
              for i in range(needed)]
    return words.value(joined, within)


def reduce(words: Sums, shape: Shape, a: Value) -> Value:
    """The same between 0 and the modulus, in constant time. Unproved if it does not become less than twice that.

    What is above 2^bits comes back until the number is less than twice the modulus p = 2^bits - c. Then a + c reaches
    2^bits if and only if a is not less than p, and a + c without that bit is a - p.
    """
    excess, bits = shape.excess, shape.bits
    for _ in range(8):
        if a.high < 2 * shape.modulus.value:
            break
        back = words.times(words.above(a, bits), excess)
        a = words.add(words.below(a, bits), back)
    if a.high >= 2 * shape.modulus.value:
        raise Unproved("a number", a.high, "what is above the modulus does not get less")
    if a.high < shape.modulus.value:
        return a
    over = words.above(words.add(a, words.constant(excess)), bits)
    made = words.below(words.add(a, words.times(over, excess)), bits)
    return Value(made.words, Interval(0, shape.modulus.value - 1))
