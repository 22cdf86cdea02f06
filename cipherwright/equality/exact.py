"""Numbers of the code as exact integers: formulas beside those of cipherwright.equality.words, for sums and products.

An `Exact` is a polynomial of cipherwright.equality.integers and bounds. Sums and products are exact; a part of its bits
is a quotient or what that leaves. `Whole` makes them: of rows of literals, whose variables are those of the input's
words.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cipherwright.equality.arithmetic import Arithmetic
from cipherwright.equality.expanded import multiplied, turned
from cipherwright.equality.forms import Unknown
from cipherwright.equality.integers import ONE, Integers, Key, Poly, plus, product, scaled
from cipherwright.equality.memory import INDEX_BITS
from cipherwright.equality.rows import Rows
from cipherwright.equality.twins import How, anew, bits_of_number, made_by
from cipherwright.equality.word_parts import of_two, runs
from cipherwright.equality.words import Bits, Number, Part, Product, Residue, Sum, Term, residue


class Exact(Term):
    """An integer: `view` is a polynomial, `low` and `high` are the least and the greatest value it can have."""

    __slots__ = ("_normal", "_parts", "high", "how", "kept", "low", "view", "whole")
    exact = True

    def __init__(self, whole: Whole, view: Poly, low: int, high: int) -> None:
        self.a, self.whole, self.view, self.low, self.high = whole.a, whole, view, low, high
        self._normal: Poly | None = None
        self._parts: dict[tuple[int, int], Number] = {}    # by (bits cut off, mask): a vector is read often
        self.how: How | None = None
        self.kept: Number = None

    @property
    def normal(self) -> Poly:
        """The polynomial in normal form."""
        if self._normal is None:
            self._normal = self.whole.integers.normal(self.view)
        return self._normal

    def bits(self) -> Number:
        """The number as literals (cipherwright.equality.twins); Unknown where they are not asked for."""
        if not self.whole.opaque:
            raise Unknown("bits of a number that is a polynomial")
        self.whole.asked |= self.whole.in_source
        return ~self.whole.of(-1 - self).bits() if self.high < 0 else bits_of_number(self)

    def __add__(self, other: Number) -> Number:
        return made_by(self.whole.sum(self, self.whole.of(other)), "sum", self, other, 1)

    __radd__ = __add__

    def __sub__(self, other: Number) -> Number:
        y = self.whole.of(other)
        made = self.whole.number(plus(self.view, y.view, -1), self.low - y.high, self.high - y.low)
        return made_by(made, "sum", self, other, -1)

    def __rsub__(self, other: Number) -> Number:
        return -self + other

    def __neg__(self) -> Number:
        return made_by(self.whole.number(scaled(self.view, -1), -self.high, -self.low), "sum", 0, self, -1)

    def __mul__(self, other: Number) -> Number:
        if isinstance(other, int):
            ends = self.low * other, self.high * other
            made = self.whole.bounded(scaled(self.view, other), min(ends), max(ends))
            return made_by(made, "sum", 0, self, other)
        y = self.whole.of(other)
        made = multiplied(self, y) if self.whole.expanded else \
            self.whole.number(product(self.whole.factor(self), self.whole.factor(y)))
        return made_by(made, "mul", self, other)

    __rmul__ = __mul__

    def items(self) -> list[tuple[Number, int]]:
        return [(self, 1)]

    def __lshift__(self, by: int) -> Number:
        return self * (1 << by)

    def __rshift__(self, by: int) -> Number:
        made = self._parts.get((by, -1))
        if made is None:
            made = self._parts[by, -1] = made_by(self.whole.above(self, by), "shr", self, by)
        return made

    def __invert__(self) -> Number:
        return -1 - self

    def __and__(self, other: Number) -> Number:
        if not isinstance(other, int):
            return made_by(self.whole.both(self, self.whole.of(other)), "and", self, other)
        if other < 0:
            made = self - (self & ~other)    # of bits that is what is left, and no difference
            if self.low >= 0 and isinstance(made, Exact):
                made = self.whole.number(made.view, max(made.low, 0), made.high)
            return made_by(made, "and", self, other)
        total = self._parts.get((0, other))
        if total is None:
            total = 0
            for at, count in runs(other):
                part = made_by(self.whole.below(self >> at, count), "and", self >> at, (1 << count) - 1)
                total = total + (part << at)
            self._parts[0, other] = total
        return total

    __rand__ = __and__

    def __or__(self, other: Number) -> Number:
        return made_by(self.whole.either(self, self.whole.of(other)), "or", self, other)

    __ror__ = __or__

    def __xor__(self, other: Number) -> Number:
        y = self.whole.of(other)
        if self.view == y.view:
            return 0
        made = self.whole.apart(self, y)
        if made is None and self.whole.opaque:
            return turned(self, other) if self.whole.expanded and isinstance(other, int) else self.bits() ^ y.bits()
        if made is None:
            raise Unknown("exclusive-or of two numbers that are polynomials")
        return made_by(made, "xor", self, other)

    __rxor__ = __xor__


class Whole(Rows):
    """Makes exact integers of formulas."""

    def __init__(self, a: Arithmetic, tables: Sequence[tuple[int, int]]) -> None:
        super().__init__(a)
        self.integers, self.tables = Integers(), tables
        self.in_source = self.asked = self.twins = False
        """Whether the source is run; has asked for bits of a number; whether they are looked for by how it was made."""
        self.kept: dict[Key, Number] = {}
        """What the source's numbers are without integers in them."""
        self.known: set[Key] = set()
        """What the bits of numbers that the source has are named after."""
        self.origins: dict[int, tuple[Poly, int]] = {}
        """Of quotients by 2**k what was divided, and k, as the code had it."""

    def number(self, view: Poly, low: int | None = None, high: int | None = None) -> Number:
        """The number of a polynomial, whose bounds may be known to be better than those of its monomials."""
        if not view:
            return 0
        if len(view) == 1 and ONE in view:
            return view[ONE]
        least, most = self.integers.bounds(view)
        least, most = max(least, least if low is None else low), min(most, most if high is None else high)
        return least if least == most else Exact(self, view, least, most)

    def bounded(self, view: Poly, low: int, high: int) -> Number:
        """The number of a polynomial whose monomials have no better bounds."""
        return low if low == high else Exact(self, view, low, high)

    def sum(self, x: Exact, y: Exact) -> Number:
        """x + y; where they have no monomial in common its bounds are those of both."""
        view = plus(x.view, y.view)
        if len(view) == len(x.view) + len(y.view):
            return self.bounded(view, x.low + y.low, x.high + y.high)
        return self.number(view, x.low + y.low, x.high + y.high)

    def variable(self, name: Any, low: int, high: int) -> Number:
        """A number of which only bounds are known."""
        return self.number({(self.integers.atom(("variable", name), low, high),): 1})

    def of(self, x: Number) -> Exact:
        """Any number as an exact integer; Unknown where there is no rule."""
        if isinstance(x, Exact):
            return x
        if isinstance(x, int):
            return Exact(self, {ONE: x} if x else {}, x, x)
        if isinstance(x, Bits):
            made = self.row(x.row)
            return made if not x.fill else self.of(made - (1 << len(x.row)))
        if isinstance(x, Sum):
            return self.of(self.total(x.parts))
        if isinstance(x, Product):
            return self.of(self.of(x.x) * self.of(x.y))
        if isinstance(x, Part):
            return self.of(self.of(x.of) >> x.begin)
        if isinstance(x, Residue):
            total: Number = x.const
            for core, times in x.terms.items():
                total = total + self.row(self.a.cores[core]) * times
            return self.of(made_by(anew(total & (1 << x.width) - 1), "is", x))
        raise Unknown(f"a number of another kind ({type(x).__name__.lower()}) in a sum of integers")

    def total(self, parts: Sequence[tuple[Number, int]]) -> Number:
        """A sum of multiples."""
        made: Number = 0
        for x, times in parts:
            made = self.of(x) * times + made
        return made

    def wanted(self, parts: Sequence[tuple[Number, int]]) -> bool:
        """Whether a sum is one of the input's words, or what is made of them, and not of addresses and counts."""
        if any(isinstance(x, Exact | Product) for x, _ in parts):
            return True
        found = False
        address = any(isinstance(x, int) and any(low <= x * times < high for low, high in self.tables)
                      for x, times in parts)
        for x, _ in parts:
            if isinstance(x, Sum | Part):
                found |= self.wanted(x.parts if isinstance(x, Sum) else [(x.of, 1)])
            if isinstance(x, Residue):
                return False
            if isinstance(x, Bits):
                if address and sum(b > 1 for b in x.row) <= INDEX_BITS:
                    return False
                found |= any(self._is_data(b) for b in x.row if b > 1)
        return found

    def _is_data(self, literal: int) -> bool:
        atoms = [self.a.f.atoms[a] for a in self.a.f.contents[literal >> 1]]
        return len(atoms) != 1 or atoms[0][0] != "var" or atoms[0][1][0] in ("in", "junk", "exact")

    def address(self, x: Exact, width: int) -> Number:
        """An address as a sum of bits and a constant."""
        begin = x.normal.get(ONE, 0)
        rest = x - begin
        if isinstance(rest, Exact) and rest.low < 0:    # an index is not, in whose sum a constant wraps
            begin = x.low
            rest = x - begin
        return residue(self.a, [(rest.bits() if isinstance(rest, Exact) else rest, 1), (begin, 1)], width)

    # -- parts ------------------------------------------------------------------------------------------------------
    def factor(self, x: Exact) -> Poly:
        """A number as a multiple of one atom, which is a word if it is no other."""
        if len(x.view) == 1 and all(len(m) < 2 for m in x.view):
            return x.view
        return self.integers.word(x.normal, x.low, x.high)

    def _split(self, x: Exact, k: int) -> tuple[Poly, Exact]:
        """Of all coefficients the multiple of 2**k that is in it, divided by that, and the number that is left."""
        up = {m: c >> k if c > 0 else -(-c >> k) for m, c in x.view.items() if abs(c) >> k}
        if not up:
            return up, x
        return up, self.of(self.number(plus(x.view, up, -1 << k)))

    def _of_two(self, x: Exact, function: Callable[[int], int]) -> Number:
        """A function of what has one of two values, which is linear; None for any other."""
        view = of_two(x.view, self.integers.low, self.integers.high, function)
        return None if view is None else self.number(view)

    def above(self, x: Number, k: int) -> Number:
        """floor(x / 2**k)."""
        if isinstance(x, int) or x.low == x.high:
            return (x if isinstance(x, int) else x.low) >> k
        if not k:
            return x
        if (made := self._of_two(x, lambda value: value >> k)) is not None:
            return made
        up, rest = self._split(x, k)
        low, high = rest.low >> k, rest.high >> k
        more = {ONE: low} if low else {}
        if low != high:
            more = self.integers.word(self.integers.quotient(rest.normal, k), low, high)
            if len(more) == 1 and (mono := next(iter(more))) and more[mono] == 1:
                self.origins.setdefault(mono[0], (rest.view, k))
        return self.number(plus(up, more), x.low >> k, x.high >> k)

    def divided(self, atom: int, k: int) -> Poly | None:
        """What a quotient is one of by 2**k, with what was carried into it from numbers below; None if it is none."""
        view, by = self.origins[atom]
        while by < k:
            inner = max((m[0] for m, c in view.items() if c == 1 and len(m) == 1 and m[0] in self.origins), default=-1)
            if inner < 0:
                return None
            below, j = self.origins[inner]
            view, by = plus(scaled(plus(view, {(inner,): 1}, -1), 1 << j), below), by + j
        return view if by == k else None

    def below(self, x: Number, k: int) -> Number:
        """What 2**k leaves of x."""
        if isinstance(x, int) or x.low == x.high:
            return (x if isinstance(x, int) else x.low) & (1 << k) - 1
        if x.low >= 0 and x.high < 1 << k:
            return x
        if (made := self._of_two(x, lambda value: value & (1 << k) - 1)) is not None:
            return made
        _, rest = self._split(x, k)
        if rest.low >> k == rest.high >> k:
            return anew(rest - (rest.low >> k << k))
        twos = min((c & -c).bit_length() - 1 for c in rest.view.values())
        if twos:
            part = self.number({m: c >> twos for m, c in rest.view.items()}, rest.low >> twos, rest.high >> twos)
            return anew(self.below(part, k - twos) * (1 << twos))
        cut = self.integers.quotient(rest.normal, k)
        return self.number(self.integers.word(plus(rest.normal, cut, -1 << k), 0, (1 << k) - 1))

    # -- logic ------------------------------------------------------------------------------------------------------
    def both(self, x: Exact, y: Exact) -> Number:
        """And; of a word and of what is all ones or zero. Unknown for any other."""
        if x.view == y.view:
            return x
        for one, other in ((x, y), (y, x)):
            if len(one.view) == 1:
                (mono, times), = one.view.items()
                if len(mono) == 1 and not times & times + 1 and (self.integers.low[mono[0]],
                                                                 self.integers.high[mono[0]]) == (0, 1):
                    return anew(Exact(self, {mono: 1}, 0, 1) * (other & times))
        if self.opaque:
            return x.bits() & y.bits()
        raise Unknown("and of two numbers that are polynomials")

    def apart(self, x: Exact, y: Exact) -> Number:
        """Or of numbers that have no bit in common, which is their sum; None if that is not seen."""
        for one, other in ((x, y), (y, x)):
            twos = min(((c & -c).bit_length() - 1 for c in one.view.values()), default=0)
            if not one.view or (one.low >= 0 and other.low >= 0 and not other.high >> twos):
                return self.sum(x, y)
        return None

    def either(self, x: Exact, y: Exact) -> Number:
        """Or; of two bits that are not both 1, too. Unknown where it is no sum."""
        made = self.apart(x, y)
        if made is None and x.low >= 0 and y.low >= 0 and x.high <= 1 and y.high <= 1:
            total = plus(x.normal, y.normal)
            if self.integers.tight(total)[1] <= 1:
                made = self.number(self.integers.word(total, 0, 1))
        if made is None and self.opaque:
            return x.bits() | y.bits()
        if made is None:
            raise Unknown("or of two numbers that are polynomials, which may have a bit in common")
        return made
