"""The source's numbers modulo a constant: polynomials whose coefficients are taken modulo it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cipherwright.equality.exact import Whole
from cipherwright.equality.forms import Unknown
from cipherwright.equality.integers import ONE, Poly, plus, product
from cipherwright.equality.words import Number
from dsl.ir import Op


class Residues:
    """Numbers modulo `modulus`, without words: of each the polynomial in the atoms of the code and the source."""

    def __init__(self, whole: Whole) -> None:
        self.whole, self.integers = whole, whole.integers
        self.modulus = 0
        self.instead: dict[int, Poly] = {}
        """What numbers that the source carries round its loop are, as sums of limbs."""

    def of(self, x: Number) -> Poly:
        """A number of the code, modulo the constant."""
        return self.plain(self.whole.of(x).normal)

    def plain(self, x: Poly) -> Poly:
        """The polynomial without words and carried numbers."""
        return self.integers.plain(x, self.modulus, self.instead)

    def op(self, op: Op, args: Sequence[Number]) -> Number:
        """What an operation on numbers gives: a polynomial, or (`digits`) an integer."""
        if op.kind == "digits":
            return self.least(_poly(args[0])) >> op.attr & (1 << op.bits) - 1
        if self.modulus not in (0, op.modulus.value):
            raise Unknown("numbers modulo several constants")
        self.modulus = op.modulus.value
        if op.kind == "number":
            total: Number = 0
            at = 0
            for x, source in zip(args, op.args, strict=True):
                total, at = total + self.whole.of(x) * (1 << at), at + source.bits
            return self.integers.plain(self.whole.of(total).normal, self.modulus)
        x, y = (_poly(arg) for arg in args)
        made = product(x, y) if op.kind == "nummul" else plus(x, y, -1 if op.kind == "numsub" else 1)
        return {m: c % self.modulus for m, c in made.items() if c % self.modulus}

    def least(self, number: Poly) -> Number:
        """The least form of a number; Unknown where no number of the code is found that it is made of.

        With 2**k - c the modulus, the code has q = floor((y + c) / 2**k) for a y that is the number and from 0 to
        twice the modulus less 1: y - q * modulus is the least form.
        """
        if not number or set(number) == {ONE}:
            return number.get(ONE, 0)
        wanted = self.plain(number)
        for q, y in self._quotients():
            low, high = self.integers.tight(y)
            if low >= 0 and high < 2 * self.modulus and self.plain(y) == wanted:
                made = plus(y, q, -self.modulus)
                self.integers.zero(self.integers.quotient(made, self.modulus.bit_length()))
                return self.whole.number(made, 0, self.modulus - 1)
        raise Unknown("the code has no quotient by which a number is seen to be brought to its least form")

    def _quotients(self) -> Iterator[tuple[Poly, Poly]]:
        """All floor((y + c) / 2**k) of the code, and their y, the newest first."""
        k = self.modulus.bit_length()
        found = {atom: key for atom, (key, by) in self.integers.quotients.items() if by == k}
        made = [{(atom,): 1} for atom in found]
        for number, word in enumerate(self.integers.words):
            if word is not None:
                low = self.integers.low[number]
                made += [word] if not low else [word, plus(word, {ONE: low}, -1)]
        for q in reversed(made):
            for mono, times in q.items():
                if times == 1 and len(mono) == 1 and mono[0] in found:
                    y = plus(dict(found[mono[0]]), plus(q, {mono: 1}, -1), 1 << k)
                    yield q, plus(y, {ONE: (1 << k) - self.modulus}, -1)


def _poly(x: Number) -> Poly:
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
