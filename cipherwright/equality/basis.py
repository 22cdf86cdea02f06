"""A factor that numbers are multiplied by again and again: what code makes of it alone, in few symbols.

A source multiplies by one number; code has it in limbs, other limbs of it in other places, and powers of it in limbs.
With the number itself a symbol, of each such row of limbs all but one are symbols, too, and the last is a sum of
multiples of these and of a power of the number. So in a product of many, what cancels is gone before it is multiplied
out. All of it is linear algebra modulo a prime: a word is a sum of *places*, which are variables and quotients, and of
products of symbols; places are solved for.
"""

from __future__ import annotations

from dataclasses import dataclass

from cipherwright.equality.integers import Integers, Monomial, Poly, plus, product, scaled


@dataclass
class Row:
    """A sum of places without those of the rows before it, of its own once, and what it is in symbols."""

    place: Monomial
    places: Poly
    symbols: Poly


class Basis:
    """What is made of one number modulo a prime."""

    def __init__(self, integers: Integers, number: int, poly: Poly, modulus: int) -> None:
        self.integers, self.number, self.modulus = integers, number, modulus
        self.rows: list[Row] = []
        self.of: dict[int, Poly | None] = {}
        """Atoms that are made of the number's words in symbols; None: one that is not."""
        self.within: dict[int, bool] = {}
        for mono in poly:
            for atom in mono:
                self._all_within(atom)
        self.of[number] = self._reduced(poly, number)

    def symbols(self, atom: int) -> Poly | None:
        """An atom in symbols, of which it may be one itself; None if it is not made of the number's words alone."""
        if atom not in self.of:
            word = self.integers.words[atom]
            self.of[atom] = self._reduced({(atom,): 1} if word is None else word, atom) if self._inside(atom) else None
        return self.of[atom]

    def _all_within(self, atom: int) -> None:
        self.within[atom] = True
        for mono, _ in self.integers.quotients.get(atom, ((), 0))[0]:
            for inner in mono:
                self._all_within(inner)

    def _inside(self, atom: int) -> bool:
        found = self.within.get(atom)
        if found is None:
            word, key = self.integers.words[atom], self.integers.quotients.get(atom)
            parts = word if word is not None else [m for m, _ in key[0]] if key is not None else None
            found = self.within[atom] = parts is not None and all(self._inside(a) for m in parts for a in m)
        return found

    def _modulo(self, x: Poly) -> Poly:
        return {m: c % self.modulus for m, c in x.items() if c % self.modulus}

    def _reduced(self, poly: Poly, atom: int) -> Poly:
        """A polynomial whose name is an atom in symbols; the atom, if it has a place that no row has."""
        places = self._modulo({m: c for m, c in poly.items() if len(m) == 1})
        made: Poly = {}
        for mono, times in poly.items():
            if len(mono) != 1:
                made = plus(made, self._product(mono), times)
        for row in self.rows:
            times = places.get(row.place, 0)
            if times:
                places = self._modulo(plus(places, row.places, -times))
                made = self._modulo(plus(made, row.symbols, times))
        if not places:
            return self._modulo(made)
        place = max(places)
        turn = pow(places[place], -1, self.modulus)
        self.rows.append(Row(place, self._modulo(scaled(places, turn)),
                             self._modulo(scaled(plus({(atom,): 1}, made, -1), turn))))
        return {(atom,): 1}

    def _product(self, mono: Monomial) -> Poly:
        made: Poly = {(): 1}
        for atom in mono:
            symbols = self.symbols(atom)
            assert symbols is not None
            made = self._modulo(product(made, symbols))
        return made
