"""A factor that numbers are multiplied by again and again, and linear forms of its parts.

A source multiplies by one number; code has it in limbs, and other limbs of it in other places. All are linear in the
words that it is made of. So each is a sum of multiples of the number itself and of a few of them: in a product of many,
what cancels is gone before it is multiplied out.
"""

from __future__ import annotations

from dataclasses import dataclass

from cipherwright.equality.integers import ONE, Integers, Monomial, Poly, plus, scaled


@dataclass
class Row:
    """A linear form without the places of the rows before it, 1 in its own, and what it is in symbols."""

    place: Monomial
    form: Poly
    symbols: Poly


class Basis:
    """The linear forms of one number modulo a prime."""

    def __init__(self, integers: Integers, number: int, poly: Poly, modulus: int) -> None:
        self.integers, self.number, self.modulus = integers, number, modulus
        self.rows: list[Row] = []
        self.of: dict[int, Poly | None] = {}
        """Atoms that are linear in the number's words as sums of symbols; None: one that is not."""
        self.within: dict[int, bool] = {}
        for mono in poly:
            for atom in mono:
                self._all_within(atom)
        self._reduced(poly, number)

    def symbols(self, atom: int) -> Poly | None:
        """An atom as a sum of symbols, which may be itself; None if it is not made of the number's words alone."""
        if atom not in self.of:
            word = self.integers.words[atom]
            form = {(atom,): 1} if word is None else word
            inside = atom != self.number and all(len(m) < 2 and all(self._inside(a) for a in m) for m in form)
            self.of[atom] = self._reduced(form, atom) if inside else None
        return self.of[atom]

    def _all_within(self, atom: int) -> None:
        self.within[atom] = True
        for mono, _ in self.integers.quotients.get(atom, ((), 0))[0]:
            for inner in mono:
                self._all_within(inner)

    def _inside(self, atom: int) -> bool:
        found = self.within.get(atom)
        if found is None:
            key = self.integers.quotients.get(atom)
            found = self.within[atom] = key is not None and all(self._inside(a) for m, _ in key[0] for a in m)
        return found

    def _reduced(self, form: Poly, atom: int) -> Poly:
        p = self.modulus
        rest = {m: c % p for m, c in form.items() if c % p}
        made: Poly = {}
        for row in self.rows:
            times = rest.get(row.place, 0)
            if times:
                rest = {m: c % p for m, c in plus(rest, row.form, -times).items() if c % p}
                made = {m: c % p for m, c in plus(made, row.symbols, times).items() if c % p}
        place = max((m for m in rest if m), default=None)
        if place is None:
            return plus(made, {ONE: rest[ONE]}) if rest else made
        turn = pow(rest[place], -1, p)
        self.rows.append(Row(place, {m: c * turn % p for m, c in rest.items()},
                             {m: c * turn % p for m, c in plus({(atom,): 1}, scaled(made, -1)).items()}))
        return {(atom,): 1}
