"""Formulas that stand for integers and have their operators: what the tables of meanings compute with.

A `Bits` is a row of literals (cipherwright.equality.forms), above which all are 0 or all 1; a `Slice` is one literal
for each of many copies of a computation, of which any one is meant; a `Sum` is an exact sum of multiples, and a
`Residue` such a sum modulo a power of two, whose bits are made when somebody asks for them. What is constant is an int.
Nothing can be compared or branched upon: that is Unknown.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any

from cipherwright.equality.arithmetic import LEVELS, Arithmetic, Terms
from cipherwright.equality.forms import FALSE, TRUE, Unknown
from cipherwright.equality.lanes import by_lanes, logic

Number = Any
"""An int, or a Term that stands for one."""


def bits_of(a: Arithmetic, literals: Sequence[int], fill: int = FALSE) -> Number:
    """The number whose bits are these, all above as `fill`; an int where no bit is open."""
    end = len(literals)
    while end and literals[end - 1] == fill:
        end -= 1
    if all(b < 2 for b in literals[:end]):
        return sum(b << i for i, b in enumerate(literals[:end])) - (fill << end)
    return Bits(a, tuple(literals[:end]), fill)


class Term:
    """What all of them have in common."""

    __slots__ = ("a",)
    a: Arithmetic
    exact = False    # an integer of cipherwright.equality.exact, which knows what to do with all others

    def bits(self) -> Number:
        """The same as Bits, or an int; Unknown where there is no rule."""
        raise Unknown("bits of a number that has no end")

    def __bool__(self) -> bool:
        raise Unknown("a choice by a value that is not known")

    def __index__(self) -> int:
        raise Unknown("an amount that is not known")

    __int__ = __index__

    def __and__(self, other: Number) -> Number:
        return _logic(self.bits(), other, "and")

    def __or__(self, other: Number) -> Number:
        return self if isinstance(other, int) and other == 0 else _logic(self.bits(), other, "or")

    def __xor__(self, other: Number) -> Number:
        return self if isinstance(other, int) and other == 0 else _logic(self.bits(), other, "xor")

    __rand__, __ror__, __rxor__ = __and__, __or__, __xor__

    def __invert__(self) -> Number:
        return ~self.bits()

    def __lshift__(self, by: int) -> Number:
        return self if by == 0 else self.bits() << by

    def __rshift__(self, by: int) -> Number:
        return self if by == 0 else self.bits() >> by

    def __add__(self, other: Number) -> Number:
        return self if isinstance(other, int) and other == 0 else Sum(self.a, [*self.items(), *_items(other)])

    __radd__ = __add__

    def __sub__(self, other: Number) -> Number:
        return Sum(self.a, [*self.items(), *((x, -c) for x, c in _items(other))])

    def __rsub__(self, other: Number) -> Number:
        return Sum(self.a, [*((x, -c) for x, c in self.items()), *_items(other)])

    def __neg__(self) -> Number:
        return Sum(self.a, [(x, -c) for x, c in self.items()])

    def __mul__(self, other: Number) -> Number:
        if not isinstance(other, int):
            return Product(self.a, self, other)
        return Sum(self.a, [(x, c * other) for x, c in self.items()]) if other else 0

    __rmul__ = __mul__

    def __mod__(self, other: int) -> Number:
        if other & other - 1:
            raise Unknown("what a number that is no power of two leaves")
        return self & other - 1

    def items(self) -> list[tuple[Number, int]]:
        """Addends, and how often each is taken."""
        return [(self, 1)]


def _items(x: Number) -> list[tuple[Number, int]]:
    return x.items() if isinstance(x, Term) else [(x, 1)]


class Bits(Term):
    """A row of literals."""

    __slots__ = ("fill", "row")

    def __init__(self, a: Arithmetic, row: tuple[int, ...], fill: int = FALSE) -> None:
        self.a, self.row, self.fill = a, row, fill

    def bits(self) -> Number:
        return self

    def wide(self, count: int) -> tuple[int, ...]:
        """So many literals."""
        row = self.row
        return row[:count] if len(row) >= count else row + (self.fill,) * (count - len(row))

    def __and__(self, other: Number) -> Number:
        if isinstance(other, int):
            if other >= 0 and not other & other + 1:
                return bits_of(self.a, self.wide(other.bit_length()))
            count = max(other.bit_length(), len(self.row))
            kept = [b if other >> i & 1 else FALSE for i, b in enumerate(self.wide(count))]
            return bits_of(self.a, kept, self.fill if other < 0 else FALSE)
        return _logic(self, other, "and")

    __rand__ = __and__

    def __invert__(self) -> Number:
        return Bits(self.a, tuple(b ^ 1 for b in self.row), self.fill ^ 1)

    def __lshift__(self, by: int) -> Number:
        return Bits(self.a, (FALSE,) * by + self.row, self.fill)

    def __rshift__(self, by: int) -> Number:
        return bits_of(self.a, self.row[by:], self.fill)


class Slice(Term):
    """The same literal in all of `count` places, each of which has variables of its own."""

    __slots__ = ("count", "fill", "lane")

    def __init__(self, a: Arithmetic, lane: int, count: int, fill: int = FALSE) -> None:
        self.a, self.lane, self.count, self.fill = a, lane, count, fill

    def bits(self) -> Number:
        return self

    def lane_of(self, other: Number) -> tuple[int, int] | None:
        """Of another operand the literal in each place, and what is above."""
        ones = (1 << self.count) - 1
        if isinstance(other, int):
            low = other & ones
            if low in (0, ones):
                above = other >> self.count
                return (TRUE if low else FALSE, {0: FALSE, -1: TRUE}.get(above, 2)) if above in (0, -1) else None
            return None
        if isinstance(other, Slice):
            return (other.lane, other.fill) if other.count == self.count else None
        if isinstance(other, Bits) and len(other.row) == self.count and len({*other.row}) == 1:
            return other.row[0], other.fill
        return None

    def __and__(self, other: Number) -> Number:
        if isinstance(other, int) and not self.fill:
            if other < 0 and not other & (1 << self.count) - 1:
                return 0    # what is above its places
            if other >= 0 and not other & other + 1 and other >> self.count:
                return self
        return _logic(self, other, "and")

    __rand__ = __and__

    def __invert__(self) -> Number:
        return Slice(self.a, self.lane ^ 1, self.count, self.fill ^ 1)

    def __lshift__(self, by: int) -> Number:
        if by:
            raise Unknown("copies of a computation in slices that are moved among one another")
        return self

    __rshift__ = __lshift__


def _logic(x: Number, other: Number, kind: str) -> Number:
    """And, or, xor of two numbers, of which the first is Bits, a Slice or an int."""
    if isinstance(other, Term) and other.exact:
        return _OPERATORS[kind](other, x)
    y = other.bits() if isinstance(other, Term) else other
    if isinstance(x, int) or isinstance(y, int):
        number, term = (x, y) if isinstance(x, int) else (y, x)
        if isinstance(term, int) or number == 0:
            return _OPERATORS[kind](x, y) if isinstance(term, int) else 0 if kind == "and" else term
        if isinstance(term, Bits):
            if kind == "and":
                return term & number
            if kind == "xor" and number == -1:
                return ~term
            count = max(number.bit_length(), len(term.row))
            fill = TRUE if number < 0 else FALSE
            return _rows(term.a, term, tuple(number >> i & 1 for i in range(count)), fill, kind)
        x, y = term, number
    if isinstance(y, Slice):
        x, y = y, x
    if isinstance(x, Slice):
        found = x.lane_of(y)
        if found is None or found[1] > 1:
            raise Unknown("slices of many copies together with what is not the same in all of them")
        lane, fill = (_BITWISE[kind](x.a.f, p, q) for p, q in ((x.lane, found[0]), (x.fill, found[1])))
        return Slice(x.a, lane, x.count, fill) if lane > 1 else ((1 << x.count) - 1) * lane - (fill << x.count)
    return _rows(x.a, x, y.row, y.fill, kind)


_OPERATORS: dict[str, Any] = {"and": operator.and_, "or": operator.or_, "xor": operator.xor}
_BITWISE: dict[str, Any] = {"and": lambda f, p, q: f.product(p, q), "or": lambda f, p, q: f.either(p, q),
                            "xor": lambda f, p, q: f.xor(p, q)}


def _rows(a: Arithmetic, x: Bits, row: tuple[int, ...], fill: int, kind: str) -> Number:
    f = a.f
    one, other = x.row, row
    if len(one) < len(other):
        one = x.wide(len(other))
    elif len(other) < len(one):
        other = other + (fill,) * (len(one) - len(other))
    made = by_lanes(f, kind, one, other) if f.copies else logic(f, kind, one, other)
    return bits_of(a, made, _BITWISE[kind](f, x.fill, fill))


class Open(Term):
    """A number that has no end until its low bits are taken."""

    __slots__ = ()

    def __and__(self, other: Number) -> Number:
        if not isinstance(other, int) or other < 0 or other & other + 1:
            raise Unknown("logic on a sum or a product that is not taken modulo a power of two")
        if self.a.whole is not None and self.a.whole.wanted([(self, 1)]):
            return self.a.whole.of(self) & other
        return self._low(other.bit_length())    # type: ignore[attr-defined]

    __rand__ = __and__


class Sum(Open):
    """Exact: addends and how often each is taken."""

    __slots__ = ("parts",)
    ends = False    # whether it is known to have no more bits than `bits` gives

    def __init__(self, a: Arithmetic, parts: list[tuple[Number, int]]) -> None:
        self.a, self.parts = a, parts

    def items(self) -> list[tuple[Number, int]]:
        return self.parts

    def bits(self) -> Number:
        """All of them, if nothing is taken away; Unknown where there is no rule."""
        most = 0
        for x, times in self.parts:
            x = _bits(x)
            if times < 0 or (x < 0 if isinstance(x, int) else not isinstance(x, Bits) or x.fill):
                raise Unknown("bits of a number that has no end")
            most += times * (x if isinstance(x, int) else (1 << len(x.row)) - 1)
        return _bits(residue(self.a, self.parts, self.a.level(most.bit_length())))

    def _low(self, width: int) -> Number:
        whole = residue(self.a, self.parts, self.a.level(width))
        return whole if width in self.a.levels else whole & (1 << width) - 1

    def __rshift__(self, by: int) -> Number:
        return Part(self.a, self, by) if by else self

    def __lshift__(self, by: int) -> Number:
        return self * (1 << by)


class Part(Open):
    """The bits of a sum or a product from a place on."""

    __slots__ = ("begin", "of")

    def __init__(self, a: Arithmetic, of: Sum | Product, begin: int) -> None:
        self.a, self.of, self.begin = a, of, begin

    def bits(self) -> Number:
        """All of them, of a product of two numbers without a sign, or a sum that has an end; else Unknown."""
        return _bits(self.of.low(LEVELS[-1]) if isinstance(self.of, Product) else self.of.bits()) >> self.begin

    def low(self, width: int) -> Number:
        """The low bits, of which a sum that has no end has any number."""
        end = self.begin + width
        whole = self.of.low(end) if isinstance(self.of, Product) else \
            residue(self.a, self.of.parts, self.a.level(end))
        return whole >> self.begin & (1 << width) - 1

    _low = low

    def __rshift__(self, by: int) -> Number:
        return Part(self.a, self.of, self.begin + by)


class Product(Open):
    """Exact: the product of two numbers."""

    __slots__ = ("x", "y")

    def __init__(self, a: Arithmetic, x: Term, y: Term) -> None:
        self.a, self.x, self.y = a, x, y

    def low(self, count: int) -> Number:
        """The low bits; Unknown where there is no rule."""
        x, y = (_bits(z if isinstance(z, Bits) or (isinstance(z, Sum) and z.ends) else z & (1 << count) - 1)
                for z in (self.x, self.y))
        if isinstance(x, int) or isinstance(y, int):
            return x * y & (1 << count) - 1
        if x.fill or y.fill:
            raise Unknown("a product of negative numbers")
        for one, other in ((x, y), (y, x)):
            known = sum(1 << i for i, b in enumerate(other.row) if b == 1)
            if known:    # x (y + c) is x y + c x
                rest = bits_of(self.a, [b & ~1 if b == 1 else b for b in other.row])
                return Sum(self.a, [(Product(self.a, one, rest), 1), (one, known)]) & (1 << count) - 1
        return bits_of(self.a, self.a.product(x.row, y.row, count))

    def bits(self) -> Number:
        return self & (1 << 1024) - 1

    _low = low

    def __rshift__(self, by: int) -> Number:
        return Part(self.a, self, by)


def _bits(x: Number) -> Number:
    return x.bits() if isinstance(x, Term) else x


class Residue(Term):
    """A sum modulo 2**width."""

    __slots__ = ("_made", "const", "terms", "width")

    def __init__(self, a: Arithmetic, terms: Terms, const: int, width: int) -> None:
        self.a, self.terms, self.const, self.width = a, terms, const, width
        self._made: Number = None

    def bits(self) -> Number:
        if self._made is None:
            self._made = bits_of(self.a, self.a.bits(self.terms, self.const, self.width))
        return self._made

    def __and__(self, other: Number) -> Number:
        if isinstance(other, int) and other > 0 and not other & other + 1:
            width = other.bit_length()
            if width >= self.width:
                return self
            if width in self.a.levels:
                return residue(self.a, [(self, 1)], width)
        return _logic(self.bits(), other, "and")

    __rand__ = __and__


def residue(a: Arithmetic, parts: Sequence[tuple[Number, int]], width: int) -> Number:
    """A sum modulo 2**width; Unknown where there is no rule."""
    terms, const, ones = Terms(), 0, (1 << width) - 1
    for x, times in parts:
        times &= ones
        if not times:
            continue
        if isinstance(x, int):
            const += x * times
        elif isinstance(x, Sum):
            one = residue(a, x.parts, width)
            const += a.merge(terms, one.terms, one.const, times, width) if isinstance(one, Residue) else one * times
        elif isinstance(x, Residue) and x.width >= width and times & 1:
            if x.width == width:
                const += a.merge(terms, x.terms, x.const, times, width)
                continue
            const += x.const * times    # its words may be sums modulo less
            for core, count in x.terms.items():
                if count * times & ones:
                    const += a.add(terms, a.cores[core], count * times & ones, width)
        else:
            x = _bits(x.low(width) if isinstance(x, Product | Part) else x)
            if isinstance(x, int):
                const += x * times
            elif isinstance(x, Slice):
                raise Unknown("a sum of slices")
            else:
                const += a.add(terms, x.row, times, width) - (x.fill * times << len(x.row))
    const = const + a.trimmed(terms, width) & ones
    return Residue(a, terms, const, width) if terms else const
