"""The source's numbers modulo a constant: polynomials whose coefficients are taken modulo it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import gcd

from cipherwright.equality.basis import Basis
from cipherwright.equality.exact import Whole
from cipherwright.equality.forms import Unknown
from cipherwright.equality.integers import FEW, ONE, Key, Monomial, Poly, plus, product, replace, scaled
from cipherwright.equality.twins import note
from cipherwright.equality.words import Number
from dsl.ir import Op

BEFORE = 4
"""Quotients before one of which something may be cut off before it is made."""
CASES = 8
"""Values of what is above 2**k of a number that are looked at one by one."""


class Residues:
    """Numbers modulo `modulus`, without words: of each the polynomial in the atoms of the code and the source."""

    def __init__(self, whole: Whole) -> None:
        self.whole, self.integers = whole, whole.integers
        self.modulus = 0
        self.factor: Basis | None = None
        """What the source's number is multiplied by."""
        self.integer_of: dict[Key, Poly] = {}
        """Of sums of rows of words which integer they were before they were taken modulo the constant."""
        self.unseen = 0
        """How many least forms were not found in the code."""
        self.carried: frozenset[int] = frozenset()
        """The numbers that the source carries round its loop, which the code has in limbs."""
        self.instead: list[tuple[Monomial, Poly]] = []
        """Products of a number that the source carries round its loop, and what they are in limbs."""

    def plain(self, x: Poly) -> Poly:
        """The polynomial without words; what the source carries is put in limbs."""
        factor = self.factor
        made = self.integers.plain(x, self.modulus, lambda atom: factor.symbols(atom) if factor else None)
        for what, limbs in self.instead:
            made = self._in_limbs(made, what, limbs)
        return made

    def _in_limbs(self, x: Poly, what: Monomial, limbs: Poly) -> Poly:
        """Replace a monomial wherever, and as often as, it is a factor."""
        total: Poly = {}
        waiting = dict(x)
        while waiting:
            mono, times = waiting.popitem()
            rest = list(mono)
            if times % self.modulus and all(rest.count(atom) >= what.count(atom) for atom in what):
                for atom in what:
                    rest.remove(atom)
                waiting = plus(waiting, product({tuple(rest): times}, limbs))
            else:
                total = plus(total, {mono: times})
        return {m: c % self.modulus for m, c in total.items() if c % self.modulus}

    def multiplier(self) -> Poly:
        """What the number is multiplied by, as a symbol; Unknown if that is nothing."""
        if self.factor is None:
            raise Unknown("a number that is multiplied by nothing")
        return {(self.factor.number,): 1}

    def _named(self, x: Poly) -> Poly:
        """The first factor gets a name, if it is a sum of words; others stay what they are, and what is carried."""
        if len(x) < 2 or any(len(m) > 1 or not self.carried.isdisjoint(m) for m in x):
            return x
        if self.factor is None:
            number = self.integers.atom(("factor", frozenset(x.items())), 0, self.modulus - 1)
            self.factor, self.poly = Basis(self.integers, number, x, self.modulus), x
        return {(self.factor.number,): 1} if x == self.poly else x

    def factor_drawn(self, draw: Callable[[], int]) -> tuple[dict[int, int], int]:
        """Values of the atoms that the factor is made of, and its own."""
        values: dict[int, int] = {}
        (mono, _), = self.multiplier().items()
        values[mono[0]] = self.integers.value(self.poly, self.modulus, values, draw)
        return values, values[mono[0]]

    def values(self, polys: Sequence[Poly], draw: Callable[[], int],
               held: Mapping[int, int] | None = None) -> list[int]:
        """What polynomials are where their variables are drawn, but for some that hold a value."""
        values = dict(held or {})
        if self.factor is not None and self.factor.number not in values:
            values[self.factor.number] = self.integers.value(self.poly, self.modulus, values, draw)
        for what, limbs in self.instead:
            total = self.integers.value(limbs, self.modulus, values, draw)
            carried, = (atom for atom in what if self.factor is None or atom != self.factor.number)
            for factor in what:
                if factor != carried:
                    total = total * pow(values[factor], -1, self.modulus) % self.modulus
            values[carried] = total
        return [self.integers.value(x, self.modulus, values, draw) for x in polys]

    def same(self, x: Poly, y: Poly) -> bool:
        """Whether two polynomials are the same modulo the constant; most that are not differ at one random place."""
        rng = random.Random(1)
        one, other = self.values([x, y], lambda: rng.randrange(self.modulus))
        return one == other and self.plain(x) == self.plain(y)

    def op(self, op: Op, args: Sequence[Number]) -> Number:
        """What an operation on numbers gives: a polynomial or (`digits`) an integer; Unknown where there is no rule."""
        if op.kind == "digits":
            made = self.least(poly_of(args[0])) >> op.attr & (1 << op.bits) - 1
            if self.whole.twins:
                note(made)
            return made
        assert op.modulus is not None
        if self.modulus not in (0, op.modulus.value):
            raise Unknown("numbers modulo several constants")
        self.modulus = op.modulus.value
        if op.kind == "number":
            total: Number = 0
            at = 0
            for x, source in zip(args, op.args, strict=True):
                total, at = total + self.whole.of(x) * (1 << at), at + source.bits
            return self._taken(self.whole.of(total).normal)
        x, y = (poly_of(arg) for arg in args)
        if op.kind == "nummul":
            return {m: c % self.modulus for m, c in self._product(x, self._named(y)).items() if c % self.modulus}
        one, other = (self.integer_of.get(frozenset(z.items()), z) for z in (x, y))
        return self._taken(plus(one, other, -1 if op.kind == "numsub" else 1))

    def _taken(self, x: Poly) -> Poly:
        """An integer modulo the constant; it is kept which integer it was, whose bounds say more."""
        made = {m: c % self.modulus for m, c in x.items() if c % self.modulus}
        self.integer_of.setdefault(frozenset(made.items()), x)
        return made

    def _product(self, x: Poly, y: Poly) -> Poly:
        """Of two short sums by their names, as the code has it, whose bounds say more than those of all products."""
        both = x, y
        if not all(1 < len(one) <= FEW and all(len(m) < 2 and self.carried.isdisjoint(m) for m in one) for one in both):
            return product(x, y)
        near = [self._near(one) for one in both]
        ends = [self.integers.paired(one) for one in near]
        if any(low < 0 or high >= self.modulus for low, high in ends):
            return product(x, y)
        return product(*(self.integers.word(one, *end) for one, end in zip(near, ends, strict=True)))

    def least(self, number: Poly) -> Number:
        """The least form of a number; one of which nothing is known where the code has none that it is made of.

        With 2**k - c the modulus, the code has q = floor((y + c) / 2**k) for a y that is the number and from 0 to
        twice the modulus less 1: y - q * modulus is the least form.
        """
        if not all(self.carried.isdisjoint(m) for m in number) and set(known := self.plain(number)) <= {ONE}:
            number = known    # of a number that stays what it is before the loop
        if not number or set(number) == {ONE}:
            return number.get(ONE, 0)
        k = self.modulus.bit_length()
        near = self._near(number)
        for x in (number, near, *self._multiplied(number)):
            low, high = self.integers.paired(x) if x is number or len(x) > FEW else self.integers.tight(x)
            if low >= 0 and high < self.modulus and all(self.carried.isdisjoint(m) for m in x):    # nothing taken away
                return self.whole.number(x, low, high)
        for x in (self.integer_of.get(frozenset(number.items()), near), near):
            folded, low, high = self._folded(x, k)
            if all(self.carried.isdisjoint(m) for m in x) and (
                    (low >= 0 and high < self.modulus) or self._is_least(x, k)):
                return self.whole.number(folded, max(low, 0), min(high, self.modulus - 1))
        for atom, view, more in self._cut(k):
            least = self.integers.low[atom]
            view = plus(view, {ONE: (least << k) + (1 << k) - self.modulus}, -1)
            low, high = self.integers.bounds(view)
            y = self.integers.normal(view)
            if not self.same(y, number):
                continue
            if low < 0 or high >= 2 * self.modulus:
                low, high = self.integers.tight(y)
            if low >= 0 and high < 2 * self.modulus:
                q = self.integers.normal(plus({(atom,): 1, ONE: -least} if least else {(atom,): 1}, more))
                made = plus(y, q, -self.modulus)
                self.integers.zero(self.integers.quotient(made, k))
                return self.whole.number(made, 0, self.modulus - 1)
        self.unseen += 1    # anything: the code may not need it
        return self.whole.variable(("least", self.unseen), 0, self.modulus - 1)

    def _near(self, x: Poly) -> Poly:
        """The same with coefficients next to nothing."""
        half = self.modulus >> 1
        return self.integers.normal({m: c - (c > half) * self.modulus for m, c in x.items()})

    def _folded(self, x: Poly, k: int) -> tuple[Poly, int, int]:
        """The same with what is above 2**k taken modulo the constant, and its bounds: of a long row of words."""
        q = self.integers.quotient(x, k)
        low, high = self.integers.paired(plus(x, q, -1 << k))
        least, most = self.integers.bounds(scaled(q, (1 << k) - self.modulus))
        return plus(x, q, -self.modulus), max(low, 0) + least, min(high, (1 << k) - 1) + most

    def _is_least(self, x: Poly, k: int) -> bool:
        """Whether that is less than the constant for each value of what is above 2**k, where these are few.

        x is its constant and a multiple of what all its coefficients are multiples of, and may so never be the least
        number that is too much.
        """
        low, high = self.integers.paired(x)
        step, const = gcd(*(c for m, c in x.items() if m)), x.get(ONE, 0)
        if not step or (high >> k) - (low >> k) > CASES:
            return False
        for value in range(low >> k, (high >> k) + 1):
            least, most = max(low, value << k), min(high, (value + 1 << k) - 1)
            least, most = least + (const - least) % step, most - (most - const) % step
            if least <= most and not (least >= value * self.modulus and most < (value + 1) * self.modulus):
                return False
        return True

    def _multiplied(self, number: Poly) -> list[Poly]:
        """The same with what it is multiplied by, where that has a name: a square of a short word is a short number."""
        if self.factor is None or not any(self.factor.number in m for m in number) or len(number) > FEW or \
                not all(self.carried.isdisjoint(m) for x in (number, self.poly) for m in x):
            return []
        made = dict(number)
        replace(made, self.factor.number, self.poly, self.modulus)
        return [*self._by_names(number, self.factor.number), self._near(made)]

    def _by_names(self, number: Poly, factor: int) -> list[Poly]:
        """The same with both factors by names, as the product of the code has them."""
        if any(m.count(factor) > 1 for m in number):
            return []
        inner = {tuple(a for a in m if a != factor): c for m, c in number.items() if factor in m}
        found = [self.integers.word(x, *self.integers.paired(x)) for x in (self._near(inner), self._near(self.poly))]
        return [plus(self._near({m: c for m, c in number.items() if factor not in m}), product(*found))]

    def _cut(self, k: int) -> Iterator[tuple[int, Poly, Poly]]:
        """Quotients by 2**k in the code, the newest first, and what they are of; also of a number that has lost one.

        What is above 2**k of y may be cut off before c is added: floor((y + c) / 2**k) is then the sum of both.
        """
        found = [(atom, view) for atom in reversed(self.whole.origins)
                 if (view := self.whole.divided(atom, k)) is not None]
        yield from ((atom, view, {}) for atom, view in found)
        for at, (atom, view) in enumerate(found):
            for other, _ in found[at + 1:at + 1 + BEFORE]:
                yield atom, plus(view, {(other,): 1 << k}), {(other,): 1}


def poly_of(x: Number) -> Poly:
    """A number, which may be a constant, as a polynomial."""
    return x if isinstance(x, dict) else {ONE: x} if x else {}


def solved(rows: Sequence[Sequence[int]], modulus: int) -> list[int] | None:
    """Factors of all columns but the last one with which they add up to it, modulo a prime; None if there are none."""
    rows = [list(row) for row in rows]
    count = len(rows[0]) - 1 if rows else 0
    pivots: list[int] = []
    for column in range(count):
        at = next((i for i in range(len(pivots), len(rows)) if rows[i][column] % modulus), None)
        if at is None:
            continue
        here = len(pivots)
        rows[here], rows[at] = rows[at], rows[here]
        turn = pow(rows[here][column], -1, modulus)
        rows[here] = [x * turn % modulus for x in rows[here]]
        for i, row in enumerate(rows):
            if i != here and row[column] % modulus:
                times = row[column]
                rows[i] = [(x - times * y) % modulus for x, y in zip(row, rows[here], strict=True)]
        pivots.append(column)
    if any(row[-1] % modulus for row in rows[len(pivots):]):
        return None
    found = [0] * count
    for row, column in zip(rows, pivots, strict=False):
        found[column] = row[-1]
    return found
