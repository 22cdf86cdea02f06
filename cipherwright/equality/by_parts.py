"""Comparisons of long words that code makes of those of their parts, by logic.

Where p and q are the upper parts, one of three is true: p < q, q < p, p = q. So a form of these three is known by what
it is in each of the cases. If it is true where p < q, false where q < p, and b where p = q, it is the borrow of
p - q - b: that is less than nothing where p < q, or p = q and b is 1, and nowhere else. With b the borrow of the words
below it is that of the long words. If it is false where p < q and true where q < p, it is the borrow of q - p - b.
"""

from __future__ import annotations

from cipherwright.equality.arithmetic import Row, Terms
from cipherwright.equality.carries import Carries
from cipherwright.equality.forms import FALSE, JUNK, TRUE, Forms

ATOMS, DEPTH = 60, 4
"""Most atoms of such a form, and of what it is made of; products inside one another in it."""
SHORTEST = 4
"""Bits of the shortest parts."""
WIDTHS = 4
"""Of how many widths sums are made."""


class ByParts:
    """Of forms of such a comparison the borrow that they are."""

    def __init__(self, f: Forms, a: object) -> None:
        self.f, self.a = f, a if isinstance(a, Carries) else None
        self.found: dict[int, list[int]] = {}

    def same(self, x: int, y: int) -> bool:
        """Whether a literal of the code is seen by its cases to be the borrow that another literal is."""
        if self.f.copies or not self.f.in_code or self.a is None or not self.a.borrows:
            return False
        number = x >> 1
        if number not in self.found:
            self.found[number] = []    # what is made on the way is not looked at for this one again
            self.found[number] = self._borrow(self.a, number)
        return y ^ x & 1 in self.found[number]

    def _borrow(self, a: Carries, number: int) -> list[int]:
        """Literals of the borrow that a form is, as of sums of several lengths: which of them has a name differs."""
        for zero in self._zeros(a, number, DEPTH):
            p, q = self._split(a, zero)
            if not p:
                continue
            ((_, times),), _, _ = a.borrows[zero][0]
            below, above = _below(a, p, q)[0], _below(a, q, p)[0]
            if len({zero, below >> 1, above >> 1, 0}) < 4:
                continue
            made = [self._where(2 * number, {zero: same ^ (times != 1), below >> 1: less ^ below & 1,
                                             above >> 1: more ^ above & 1}, DEPTH)
                    for less, more, same in ((1, 0, 0), (0, 1, 0), (0, 0, 1))]
            if made[:2] == [TRUE, FALSE]:
                return _below(a, p, q, made[2])
            if made[:2] == [FALSE, TRUE]:
                return _below(a, q, p, made[2])
        return []

    def _zeros(self, a: Carries, number: int, depth: int) -> list[int]:
        """Forms in the products of a form that say whether a word is zero."""
        f, found = self.f, list[int]()
        for atom in sorted(f.contents[number]) if depth and len(f.contents[number]) <= ATOMS else ():
            kind, *of = f.atoms[atom]
            for one in of if kind == "and" else ():
                found += [one >> 1] if one >> 1 in a.borrows else self._zeros(a, one >> 1, depth - 1)
        return [*dict.fromkeys(found)]

    def _split(self, a: Carries, zero: int) -> tuple[Row, Row]:
        """Two words whose exclusive or a word is of which a form says whether it is zero; none if that is not seen."""
        f, p, q = self.f, list[int](), list[int]()
        ((core, _),), _, _ = a.borrows[zero][0]
        for b in a.cores[core]:
            one, other = f.summands[b >> 1]
            if f.flags[b >> 1] & JUNK or (not one and len(f.contents[b >> 1]) > 1):
                return (), ()
            p.append(f.known[f.contents[one]] if one else b)
            q.append(f.known[f.contents[other]] ^ b & 1 if one else FALSE)
        return (tuple(p), tuple(q)) if len(p) >= SHORTEST else ((), ())

    def _where(self, literal: int, known: dict[int, int], depth: int) -> int:
        """A literal where some forms are what is known of them; what is not looked into is left as it is."""
        f, number = self.f, literal >> 1
        if number in known:
            return known[number] ^ literal & 1
        if not depth or len(f.contents[number]) > ATOMS:
            return literal
        made, content = literal & 1, f.contents[number]
        for one, value in known.items():    # of products of complements there are the factors, too, which may be sums
            if len(f.contents[one]) > 1 and f.contents[one] <= content:
                made, content = made ^ value, content ^ f.contents[one]
        for atom in sorted(content):
            kind, *of = f.atoms[atom]
            one = f.literal(kind, *of)
            if one >> 1 in known:
                one = known[one >> 1] ^ one & 1
            elif kind == "and":
                one = f.product(self._where(of[0], known, depth - 1), self._where(of[1], known, depth - 1))
            made = f.xor(made, one)
        return made


def _below(a: Carries, p: Row, q: Row, b: int = FALSE) -> list[int]:
    """The borrow of p - q - b, made as of sums of several widths: one that carries are added to becomes longer by their
    place, and has a name where it is then as long as another one is.
    """
    size, found = len(p), list[int]()
    for width in sorted({w for level in a.levels for w in (level, level - size) if size < w})[:WIDTHS]:
        terms, ones = Terms(), (1 << width) - 1
        const = a.add(terms, p, 1, width) + a.add(terms, q, ones, width) + a.add(terms, (b,), ones, width)
        const = const + a.trimmed(terms, width) & ones
        found.append(a.bits(terms, const, width)[size] if terms else const >> size & 1)
    return found
