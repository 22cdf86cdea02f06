"""Arithmetic of numbers in limbs of floating point, none of which is ever rounded but where a carry is cut off.

A number is a sum that is not yet made: terms for each limb, and a constant. It is made when a product, a carry or a
loop asks for its limbs, each of which is then a whole multiple of 2^(radix * i), of either sign. A carry cuts all limbs
at once, so that none waits for another; what is above the modulus' bits comes back at the bottom times c of the modulus
2^bits - c. A product is the sums of the products of limbs; of the factor that changes less the limbs times c / 2^bits
are made before, for the products that belong above. So D. J. Bernstein does it (Poly1305-AES for the Pentium
Pro/II/III/M, 2005), with 53 operations a block of his function.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dsl import extended
from dsl.ir import Op
from scheduler.numbers.bounds import Interval, Unproved
from scheduler.numbers.field import reduce
from scheduler.numbers.form import Shape, Unsuited
from scheduler.numbers.real_words import Piece, constants, double, exact, free_bits, in_place, integers, pieces
from scheduler.numbers.reals import DOUBLE, HOLDS, Real, Reals, counted, size
from scheduler.numbers.sums import Sums
from scheduler.numbers.words import Maker

ROUGH = 4
"""Bits of a bound that a loop carries; what is finer would take many rounds to stay."""


@dataclass(frozen=True, eq=False)
class Term:
    """Something that is added to a limb, or subtracted."""

    value: Real | Piece
    minus: bool = False


@dataclass(frozen=True, eq=False)
class Number:
    """A sum that is not yet made: the terms of each limb, and a constant."""

    terms: tuple[tuple[Term, ...], ...]
    offset: int = 0

    @property
    def limbs(self) -> tuple[Real, ...] | None:
        """The limbs, where nothing is to be added."""
        if self.offset or any(len(t) != 1 or t[0].minus or isinstance(t[0].value, Piece) for t in self.terms):
            return None
        return tuple(t[0].value for t in self.terms if isinstance(t[0].value, Real))


def settled_of(limbs: Sequence[Real]) -> Number:
    """A number whose limbs are there."""
    return Number(tuple((Term(limb),) for limb in limbs))


class RealField:
    """Limbs of floating point: `scheduler.numbers.field.Arithmetic`."""

    def __init__(self, shape: Shape, make: Maker, bits: int) -> None:
        self.shape, self.make, self.bits = shape, make, bits
        self.count, self.radix = shape.form.count, shape.form.radix
        self.reals = Reals(make)
        if self.count * self.radix < shape.bits and shape.top >= extended.SIGNIFICAND:
            raise Unsuited(f"the last limb has {shape.top} bits of the modulus, and {HOLDS}")
        if self.radix >= extended.SIGNIFICAND - 1:
            raise Unsuited(f"{HOLDS}: limbs {self.radix} bits apart have no room to spare")

    def name(self, i: int) -> str:
        """What a limb is called where it does not fit."""
        return f"limb {i}"

    def position(self, i: int) -> int:
        """Where a limb begins."""
        return i * self.radix

    # -- in and out -----------------------------------------------------------------------------------
    def from_words(self, words: Sequence[Op]) -> Number:
        """A number of words; where they have more bits than the modulus, those come back at the bottom."""
        bits, total = self.shape.bits, sum(w.bits for w in words)
        ends = [*(self.position(i) for i in range(1, self.count)), *range(bits, total, bits)]
        terms: list[list[Term]] = [[] for _ in range(self.count)]
        offset = 0
        for piece in pieces(self.reals, words, ends):
            times, at = divmod(piece.at, bits)
            limb = min(at // self.radix, self.count - 1)
            if piece.word.kind == "const":
                offset += piece.word.attr << piece.at
            elif times or piece.at + DOUBLE >= self.position(limb) + extended.SIGNIFICAND:  # its double is too large
                value = exact(self.reals, piece)
                for _ in range(times):
                    value = self.wrapped(value)
                terms[limb].append(Term(value))
            else:
                terms[limb].append(Term(piece))
        return Number(tuple(map(tuple, terms)), offset)

    def constant(self, number: int) -> Number:
        """A number between 0 and the modulus."""
        return Number(((),) * self.count, number)

    def ops(self, a: Number) -> tuple[Op, ...]:
        """One of each limb."""
        return tuple(limb.op for limb in self.made(a))

    def bounds(self, a: Number) -> tuple[Interval, ...]:
        """Of each limb, in units of its place, a little wider than they are."""
        return tuple(map(rough, in_place(self.shape, self.made(a), "that a loop carries")))

    def held(self, ops: Sequence[Op], bounds: Sequence[Interval]) -> Number:
        """Limbs that a loop carries."""
        return settled_of([Real(op, within, self.position(i))
                           for i, (op, within) in enumerate(zip(ops, bounds, strict=True))])

    # -- sums -----------------------------------------------------------------------------------------
    def add(self, a: Number, b: Number) -> Number:
        """Limb by limb, when it is made."""
        return self.joined(a, b, False)

    def sub(self, a: Number, b: Number) -> Number:
        """Limb by limb, when it is made."""
        return self.joined(a, b, True)

    def joined(self, a: Number, b: Number, minus: bool) -> Number:
        """The terms of both; of those that are too many for their limbs the sum is carried before."""
        def one(a: Number, b: Number) -> Number:
            more = tuple((*x, *(Term(t.value, t.minus != minus) for t in y))
                         for x, y in zip(a.terms, b.terms, strict=True))
            made = Number(more, a.offset - b.offset if minus else a.offset + b.offset)
            mark = self.make.mark()
            self.carried(made)  # Unproved here rather than later
            self.make.reset(mark)
            return made

        return self.make.attempt(lambda: one(a, b), lambda: one(self.carried(a), b), lambda: one(a, self.carried(b)),
                                 lambda: one(self.carried(a), self.carried(b)))

    def made(self, a: Number, cut: bool = False) -> tuple[Real, ...]:
        """The limbs; `cut`: they are carried next."""
        if a.limbs is not None:
            return a.limbs
        there = [[t.value for t in terms if isinstance(t.value, Piece)] for terms in a.terms]
        plus = [t.value for terms in a.terms for t in terms if isinstance(t.value, Piece) and not t.minus]
        free, rest = free_bits(plus, self.nearest_zero(a.offset))
        bits = dict(zip(map(id, plus), free, strict=True))
        sign = {id(t.value): -1 if t.minus else 1 for terms in a.terms for t in terms}
        more = [sum(sign[id(p)] * p.more for p in some) for some in there]
        added = constants(self.shape, more, rest, cut)
        return tuple(self.summed(i, [Term(double(self.reals, t.value, bits.get(id(t.value), 0)), t.minus)
                                     if isinstance(t.value, Piece) else t for t in terms], added[i])
                     for i, terms in enumerate(a.terms))

    def nearest_zero(self, offset: int) -> int:
        """A constant modulo the modulus, where that is nearer to 0."""
        low = offset % self.shape.modulus.value
        return min(offset, low, low - self.shape.modulus.value, key=abs)

    def summed(self, i: int, terms: Sequence[Term], constant: int) -> Real:
        """The terms of a limb and a constant."""
        what = self.name(i)
        added = [self.reals.constant(constant, what=what)] if constant or not any(not t.minus for t in terms) else []
        plus = [t.value for t in terms if not t.minus and isinstance(t.value, Real)]
        total = plus[0] if plus else added.pop()
        for value in plus[1:]:
            total = self.reals.add(total, value, what)
        for t in terms:
            if t.minus and isinstance(t.value, Real):
                total = self.reals.sub(total, t.value, what)
        for value in added:
            total = self.reals.add(total, value, what)
        return total

    # -- carries --------------------------------------------------------------------------------------
    def settled(self, a: Number) -> Number:
        """The number with limbs."""
        return settled_of(self.made(a))

    def carried(self, a: Number) -> Number:
        """The number with limbs that are carried once."""
        return self.make.attempt(lambda: self.carry(self.made(a, True)), lambda: self.carry(self.made(a)))

    def carry(self, limbs: Sequence[Real]) -> Number:
        """Of each limb what is above its bits to the next, from the last to the first, all at once."""
        over: list[Real | None] = [None] * self.count
        for i in reversed(range(self.count)):
            last = i == self.count - 1
            up = self.reals.cut(limbs[i], self.shape.bits if last else self.position(i + 1), self.name(i))
            over[i] = up if size(up.within) else None
        back = over[-1] if over[-1] is None else self.wrapped(over[-1])
        sums = []
        for i, (limb, cut, more) in enumerate(zip(limbs, over, [back, *over[:-1]], strict=True)):
            rest = limb if cut is None else self.reals.rest(limb, cut)
            sums.append(rest if more is None else self.reals.add(rest, more, self.name(i)))
        return settled_of(sums)

    # -- products -------------------------------------------------------------------------------------
    def mul(self, a: Number, b: Number) -> Number:
        """The product; the factor that changes less is the second, whose multiples are made."""
        if self.depth(a) < self.depth(b):
            a, b = b, a
        once, more = self.carried, lambda n: self.carried(self.carried(n))
        ways = [(self.settled, self.settled), (once, self.settled), (once, once), (more, self.settled), (more, more)]
        return self.make.attempt(*(lambda x=x, y=y: self.columns(self.made(x(a)), self.made(y(b)))
                                   for x, y in ways))

    def depth(self, a: Number) -> int:
        """Of the loops that it changes in."""
        values = (t.value for terms in a.terms for t in terms)
        return max((self.make.depth_of(v.word if isinstance(v, Piece) else v.op) for v in values), default=0)

    def columns(self, a: Sequence[Real], b: Sequence[Real]) -> Number:
        """The sums of the products of limbs, the highest first; Unproved where one may be no integer."""
        made: list[Real] = []
        for k in reversed(range(self.count)):
            what = f"limb {k} of a product"
            total: Real | None = None
            for i in reversed(range(self.count)):
                factor = b[k - i] if i <= k else self.wrapped(b[k - i + self.count])
                if not size(a[i].within) or not size(factor.within):
                    continue
                term = self.reals.mul(a[i], factor, what)
                total = term if total is None else self.reals.add(total, term, what)
            limb = total if total is not None else self.reals.constant(0)
            if limb.unit < 0:
                raise Unproved(counted(what, limb.unit), limb.units, "a limb has no parts of 1: that the lowest bits "
                               "of the factors are zero is not known")
            made.insert(0, limb)
        return settled_of(made)

    def wrapped(self, b: Real) -> Real:
        """A value times c / 2^bits: it comes back at the bottom."""
        return self.reals.mul(b, self.reals.constant(self.shape.excess, -self.shape.bits), self.name(0))

    # -- digits ---------------------------------------------------------------------------------------
    def digits(self, a: Number, at: int, width: int) -> Op:
        """Bits of the number between 0 and the modulus."""
        words = Sums(self.make, self.bits, self.shape.bits // self.bits + 4)
        once, more = self.carried, lambda n: self.carried(self.carried(n))
        whole = self.make.attempt(*(lambda x=x: integers(self.reals, words, self.shape, self.made(x(a)))
                                    for x in (self.settled, once, more)))
        return self.make.part(reduce(words, self.shape, whole).words, at, width, width)


def rough(within: Interval) -> Interval:
    """An interval around another one, whose ends have few bits; the same to either side where that has two."""
    low, high = (-size(within), size(within)) if within.low < 0 else (within.low, within.high)
    step = max(within.zeros, high.bit_length() - ROUGH)
    return Interval(low >> step << step, -(-high >> step << step), within.zeros)
