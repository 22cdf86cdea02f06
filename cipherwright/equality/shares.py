"""The numbers that a source carries round its loop as sums of multiples of limbs, which the code has."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from cipherwright.equality.field import Residues, solved
from cipherwright.equality.forms import Unknown
from cipherwright.equality.integers import ONE, Poly, plus, product, scaled
from cipherwright.equality.limb import Limb
from cipherwright.equality.words import Number

NO_SUM = "the number is no sum of what registers and the frame hold where the loop begins"


@dataclass
class Moving:
    """A number that is carried: the variable that it is inside, what it is before the loop and behind the first time
    round, and behind any time round.
    """

    param: int
    ends: tuple[Poly, Poly]
    after: Poly = field(default_factory=dict)
    more: int = 0    # what is added to the limbs


class Shares:
    """How often each number takes each limb. A guess is made by values at random places; what is proved is equality of
    polynomials: that each number is such a sum before the loop, and behind a time round it if it was before.
    """

    def __init__(self, of: Residues) -> None:
        self.field = of
        self.numbers: list[Moving] = []
        self.most = 0
        """By which powers of the factor limbs may be multiplied, where one number is carried."""
        self.degree = 0
        """How often the number that limbs are multiples of is multiplied by the factor."""
        self.known = self.tried = False
        """Whether it is guessed which sums the numbers are; whether by what any time round the loop makes of limbs."""

    def carry(self, ends: Sequence[tuple[Poly, Poly]]) -> None:
        """Numbers are carried that are this before the loop, and behind the first time round."""
        atom = self.field.whole.integers.atom
        self.numbers = [Moving(atom(("carried", at), 0, self.field.modulus - 1), one) for at, one in enumerate(ends)]
        self.field.carried = frozenset(one.param for one in self.numbers)

    def ends_as(self, values: Sequence[Number]) -> bool:
        """Whether a place holds what a number is, where that is known before the loop and behind the first block."""
        return values[0] != values[1] and any(all(
            isinstance(value, int) and set(end) <= {ONE} and (end.get(ONE, 0) - value) % self.field.modulus == 0
            for end, value in zip(one.ends, values, strict=True)) for one in self.numbers)

    def add(self, limb: Limb) -> None:
        """There is another limb: how often the numbers take each is not known now."""
        limb.times, self.known, self.tried = (0,) * len(self.numbers), not self.numbers, False

    # -- guesses ----------------------------------------------------------------------------------------------------
    def find(self, limbs: Sequence[Limb]) -> None:
        """Find how often each number takes each limb, and multiplied by which power of the factor, by what they are
        before the loop and behind the first time round. Where there is no number limbs are only words with bounds.

        What all are at random places says it for one value of the factor; of two, a share is c / factor^e, or no guess.
        Unknown where there is none.
        """
        if self.most and len(self.numbers) > 1:
            raise Unknown("several numbers in passes of several blocks")
        self.field.instead = []
        self.known, self.tried = not self.numbers, False
        for limb in limbs:
            self.add(limb)
        p, rng = self.field.modulus, random.Random(1)
        try:
            tries = [self._at_random(limbs, rng) for _ in range(2 if self.most else 1)] if self.numbers else []
        except Unknown:
            if self.most:
                raise
            return
        if not self.numbers:
            return
        turn = tries[0][1] * pow(tries[-1][1], -1, p) % p
        powers: list[int] = []
        rows: list[list[int]] = []
        for shares, others in zip(tries[0][0], tries[-1][0], strict=True):
            powers = [self._power(share, other, turn) for share, other in zip(shares, others, strict=True)]
            rows.append([share * pow(tries[0][1], by, p) % p for share, by in zip(shares, powers, strict=True)])
        self.degree = max(powers[:-1], default=0)
        for limb, power in zip(limbs, powers, strict=False):
            limb.power = self.degree - power
        self._take(limbs, rows)

    def _take(self, limbs: Sequence[Limb], rows: Sequence[Sequence[int]]) -> None:
        """Let shares be these, the last of which is of 1; Unknown if they are not what is before the loop."""
        for one, row in zip(self.numbers, rows, strict=True):
            one.more = row[-1]
        for at, limb in enumerate(limbs):
            limb.times = tuple(row[at] for row in rows)
        for number, one in enumerate(self.numbers):
            if self.field.plain(self._less(number, one.ends[0], [(x, x.values[0].normal) for x in limbs])):
                raise Unknown("limbs that are not the number that the source has before the loop")
        self.known = True

    def _power(self, share: int, other: int, turn: int) -> int:
        """By which power of the factor a share is divided, by what it is with two values of that."""
        p = self.field.modulus
        by = next((e for e in range(self.most + 1) if (share * pow(turn, e, p) - other) % p == 0), None)
        if by is None:
            raise Unknown(NO_SUM)
        return by

    def _at_random(self, limbs: Sequence[Limb], rng: random.Random) -> tuple[list[list[int]], int]:
        """With one value of the factor (which is 1 where there is none): how often each number takes each limb, and 1.
        """
        held, factor = self.field.factor_drawn(lambda: rng.randrange(self.field.modulus)) if self.most else ({}, 1)
        rows = self._begun(limbs, rng, held)
        return [self._solved([row[number] for row in rows]) for number in range(len(self.numbers))], factor

    def _begun(self, limbs: Sequence[Limb], rng: random.Random, held: Mapping[int, int]) -> list[list[list[int]]]:
        """Values of all limbs, of 1 and of a number, for each number, before the loop and behind the first time round.

        Where limbs may be multiplied by powers of a factor there is no 1.
        """
        rows, count = [], len(limbs)
        for at in range(2):
            polys = [one.values[at].normal for one in limbs] + [one.ends[at] for one in self.numbers]
            for _ in range(count + 4):
                row = self.field.values(polys, lambda: rng.randrange(self.field.modulus), held)
                rows.append([[*row[:count], int(not self.most), number] for number in row[count:]])
        return rows

    def _solved(self, rows: Sequence[Sequence[int]]) -> list[int]:
        """The shares that these equations have; Unknown if there are none."""
        found = solved(rows, self.field.modulus)
        if found is None:
            raise Unknown(NO_SUM)
        return found

    def solve(self, values: Sequence[tuple[Limb, Poly, Poly]]) -> None:
        """Find shares by what any time round the loop makes of limbs, too: of each the variable and its value then.

        What the source makes of numbers has no carry of the code in it, so that in a sum of all limbs each is gone.
        Where that is a multiple of the number and something more, shares of all of it are linear equations, too.
        Unknown if they have no solution.
        """
        if self.tried or self.most:
            raise Unknown(NO_SUM)
        self.tried, self.field.instead, rng = True, [], random.Random(1)
        begun = self._begun([limb for limb, _, _ in values], rng, {})
        inside: list[Poly] = [*(variable for _, variable, _ in values), {ONE: 1}]
        made = [self.field.plain(value) for _, _, value in values] + [{ONE: 1}]
        found = []
        for number, one in enumerate(self.numbers):
            after = self.field.plain(one.after)
            rows = [row[number] for row in begun] + self._linear(one.param, after, inside, made)
            found.append(self._solved(rows))
        self._take([limb for limb, _, _ in values], found)

    def _linear(self, param: int, after: Poly, inside: Sequence[Poly], made: Sequence[Poly]) -> list[list[int]]:
        """Equations of shares, one for each monomial of what limbs, and 1, are made of behind a time round the loop."""
        times: Poly = {tuple(a for a in m if a != param): c for m, c in after.items() if m.count(param) == 1}
        more: Poly = {m: c for m, c in after.items() if param not in m}
        if any(m.count(param) > 1 for m in after) or any(not self.field.carried.isdisjoint(m)
                                                         for x in (times, more) for m in x):
            known = {a for x in (after, *inside) for m in x for a in m}
            return [[*(x.get(m, 0) for x in made), 0] for m in {m for x in made for m in x} if not known.issuperset(m)]
        less = [plus(x, product(times, y), -1) for x, y in zip(made, inside, strict=True)]
        return [[*(x.get(m, 0) for x in less), more.get(m, 0)] for m in {m for x in (*less, more) for m in x}]

    # -- what is proved ---------------------------------------------------------------------------------------------
    def _less(self, number: int, end: Poly, values: Sequence[tuple[Limb, Poly]]) -> Poly:
        """What the limbs are as a number, less what it is."""
        total = scaled(self._raised(end), -1)
        for limb, value in values:
            total = plus(total, self._raised(value, limb.power), limb.times[number])
        return plus(total, {ONE: 1}, self.numbers[number].more)

    def _raised(self, number: Poly, degree: int | None = None) -> Poly:
        """A number multiplied by the factor so many times."""
        for _ in range(self.degree if degree is None else degree):
            number = product(number, self.field.multiplier())
        return number

    def put(self, values: Sequence[tuple[Limb, Poly]]) -> None:
        """From now on the numbers are the sums of the limbs, of which each is a variable, if it is known which sums."""
        self.field.instead = []
        if self.known:
            made = []
            for number, one in enumerate(self.numbers):
                (what, _), = self._raised({(one.param,): 1}).items()
                made.append((what, self.field.plain(self._less(number, {}, values))))
            self.field.instead = made

    def hold(self, values: Sequence[tuple[Limb, Poly]]) -> bool:
        """Whether behind a time round the loop limbs of these values are what the numbers are then."""
        return not self.numbers or (self.known and not any(
            self.field.plain(self._less(number, one.after, values)) for number, one in enumerate(self.numbers)))
