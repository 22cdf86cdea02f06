"""Integers as sums of unknowns, and what is known of the unknowns: bounds of sums, alignments, contradictions.

An unknown (`Symbol`) stands for one integer: a parameter, an address, a register's value at entry, how often a loop
has gone round. A sum (`Sum`) is a constant and multiples of unknowns. As a value of a register of w bits it is meant
modulo 2^w; what `Facts` say of it they say of the integer.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from math import ceil, gcd
from typing import Any, Union

Terms = tuple[tuple[int, int], ...]
"""Numbers of symbols, ascending, with what they are multiplied by; no zeros."""
DEPTH = 5
"""How many facts are added up to show one bound."""
INFINITY = 1 << 80
"""Beyond every bound that is looked for; a sum whose bound is not known has this one."""


@dataclass
class Symbol:
    """An unknown integer from `low` to `high`, at a multiple of `align` plus `residue`.

    `label` says what is in it (values.SECRET and its like), `region` the memory that begins there, if it is an
    address; `same_as` a sum that it equals modulo a power of two.
    """

    name: str
    low: int
    high: int
    label: int = 0
    region: Any = None
    align: int = 1
    residue: int = 0
    same_as: tuple[Sum, int] | None = None


@dataclass(frozen=True)
class Sum:
    """A constant and multiples of symbols, at least one of them."""

    constant: int
    terms: Terms


Number = Union[int, Sum]


def sum_of(constant: int, terms: dict[int, int]) -> Number:
    """The sum, an integer where no symbol is left."""
    left = tuple(sorted((s, c) for s, c in terms.items() if c))
    return Sum(constant, left) if left else constant


def plus(a: Number, b: Number, times: int = 1) -> Number:
    """a + times * b."""
    if isinstance(b, int):
        return a + times * b if isinstance(a, int) else Sum(a.constant + times * b, a.terms)
    if isinstance(a, int):
        return sum_of(a + times * b.constant, {s: c * times for s, c in b.terms})
    terms = dict(a.terms)
    for s, c in b.terms:
        terms[s] = terms.get(s, 0) + times * c
    return sum_of(a.constant + times * b.constant, terms)


def scaled(a: Number, by: int) -> Number:
    """by * a."""
    return plus(0, a, by)


def reduced(a: Number, bits: int) -> Number:
    """The same modulo 2^bits with constant and multiples from -2^(bits-1); an integer is not negative."""
    ones, half = (1 << bits) - 1, 1 << (bits - 1)
    if isinstance(a, int):
        return a & ones
    if -half <= a.constant < half and all(-half <= c < half for _, c in a.terms):
        return a
    made = sum_of(((a.constant + half) & ones) - half, {s: ((c + half) & ones) - half for s, c in a.terms})
    return made & ones if isinstance(made, int) else made


def signed(value: int, bits: int) -> int:
    """A number of so many bits in two's complement."""
    return value - (1 << bits) if value >> (bits - 1) else value


def replaced(a: Number, symbol: int, by: Number) -> Number:
    """`a` with `by` in the place of a symbol."""
    if isinstance(a, int):
        return a
    for s, c in a.terms:
        if s == symbol:
            return plus(sum_of(a.constant, {t: d for t, d in a.terms if t != symbol}), by, c)
    return a


@dataclass
class Facts:
    """Sums that are not negative, and those that are not zero, of symbols of one table. Never changed: `also` makes
    new ones."""

    table: list[Symbol]
    sums: tuple[Sum, ...] = ()
    unequal: tuple[Sum, ...] = ()
    known: dict[Terms, int] = field(default_factory=dict, repr=False)

    def least(self, a: Number) -> int:
        """A lower bound, -INFINITY where none is found."""
        if isinstance(a, int):
            return a
        found = self.known.get(a.terms)
        if found is None:
            found = self.known[a.terms] = self._least(dict(a.terms), self._near(a), DEPTH)
        return max(found + a.constant, -INFINITY)

    def most(self, a: Number) -> int:
        """An upper bound, INFINITY where none is found."""
        return -self.least(scaled(a, -1))

    def _near(self, a: Sum) -> tuple[Sum, ...]:
        """The facts that have to do with the symbols of a sum, through other facts, too."""
        symbols, left, near = {s for s, _ in a.terms}, list(self.sums), []
        found = True
        while found:
            found = False
            for fact in list(left):
                if any(s in symbols for s, _ in fact.terms):
                    symbols |= {s for s, _ in fact.terms}
                    left.remove(fact)
                    near.append(fact)
                    found = True
        return tuple(near)

    def _least(self, terms: dict[int, int], sums: tuple[Sum, ...], depth: int) -> int:
        """The last symbol is bounded by its own range, or by a fact in which it stands, then the others are."""
        if not terms:
            return 0
        last = max(terms)
        mine = terms[last]
        rest = {s: c for s, c in terms.items() if s != last}
        own = mine * (self.table[last].low if mine > 0 else self.table[last].high)
        best = -INFINITY
        if own > -INFINITY:
            best = max(best, own + self._least(rest, sums, depth))
        if not depth:
            return max(best, -INFINITY)
        for at, fact in enumerate(sums):
            c = next((c for s, c in fact.terms if s == last), 0)
            if mine * c <= 0:
                continue
            times = Fraction(mine, c) if mine % c else mine // c
            left: dict[int, Any] = dict(rest)
            for s, d in fact.terms:
                if s != last:
                    left[s] = left.get(s, 0) - times * d
                    if not left[s]:
                        del left[s]
            bound = self._least(left, sums[:at] + sums[at + 1:], depth - 1)
            if bound > -INFINITY:
                best = max(best, ceil(bound - times * fact.constant))
        return best

    def also(self, a: Number) -> Facts | None:
        """These and a >= 0; None where that contradicts them."""
        if self.most(a) < 0:
            return None
        if self.least(a) >= 0 or isinstance(a, int):
            return self
        one = a
        common = 0
        for _, c in one.terms:
            common = gcd(common, c)
        if common > 1:
            one = Sum(one.constant // common, tuple((s, c // common) for s, c in one.terms))
        return Facts(self.table, (*self.sums, one), self.unequal)

    def equal(self, a: Number) -> Facts | None:
        """These and a = 0; None where that contradicts them."""
        common = 0
        if isinstance(a, Sum):
            for _, c in a.terms:
                common = gcd(common, c)
            if a.constant % common:
                return None
        up = self.also(a)
        made = up and up.also(scaled(a, -1))
        if made is not None and any(made.least(u) == 0 == made.most(u) for u in self.unequal):
            return None
        return made

    def differs(self, a: Number) -> Facts | None:
        """These and a != 0; None where that contradicts them."""
        low, high = self.least(a), self.most(a)
        if low == 0 == high:
            return None
        if low == 0:
            return self.also(plus(a, -1))
        if high == 0:
            return self.also(plus(scaled(a, -1), -1))
        if low > 0 or high < 0 or isinstance(a, int):
            return self
        return Facts(self.table, self.sums, (*self.unequal, a))

    def residue(self, a: Number, modulus: int) -> int | None:
        """What is left of `a` modulo a power of two; None where that is not known."""
        if isinstance(a, int):
            return a % modulus
        for s, c in a.terms:
            same = self.table[s].same_as
            if same and c * same[1] % modulus == 0:
                return self.residue(replaced(a, s, same[0]), modulus)
        total = a.constant
        for s, c in a.terms:
            symbol = self.table[s]
            if c * symbol.align % modulus:
                return None
            total += c * symbol.residue
        return total % modulus

    def words(self, a: Number) -> str:
        """The sum as text."""
        if isinstance(a, int):
            return str(a)
        parts = []
        for s, c in a.terms:
            name = self.table[s].name
            parts.append(f"{'-' if c < 0 else '+'} {'' if abs(c) == 1 else f'{abs(c)}*'}{name}")
        if a.constant:
            parts.append(f"{'-' if a.constant < 0 else '+'} {abs(a.constant)}")
        return " ".join(parts).removeprefix("+ ")
