"""Products that code makes of the bits of a table's index, as what they are: functions of that index.

A circuit for an S-box is and, or and exclusive-or of the bits that the source's table is looked up by. Each product
in it, of two factors that are functions of one index, becomes the polynomial of that index, which adds up with what
the table has: so that nothing is left to be found equal, wherever code adds more to it before an output is whole.
"""

from __future__ import annotations

from cipherwright.equality.forms import Content, Forms
from cipherwright.equality.polynomials import linear_monomials, transformed
from cipherwright.equality.samples import ONES, Samples


class _Index:
    """The bits that index a table, as rows of atoms; a table in them has a column for each monomial."""

    def __init__(self, f: Forms, box: int) -> None:
        self.f, self.box = f, box
        self.names: tuple[int, ...] = f.atoms[box][1]
        self.size = len(self.names)
        self.ones = (1 << (1 << self.size)) - 1
        self.columns: dict[int, int] = {}    # an atom, or the index of a table -> where its columns begin
        end = 0
        for one in self.names:
            for a in f.contents[one >> 1]:
                of = of_table(f, a)
                if of not in self.columns:
                    self.columns[of] = end
                    end += 1 if of == a else 1 << len(f.atoms[of][1])
        self.rows: dict[int, tuple[int, int]] = {}    # lowest column of a row -> the row, the bits whose sum it is
        for i, one in enumerate(self.names):
            row, bits = self._reduced(self._row(f.contents[one >> 1]) or 0)
            if row:
                self.rows[row & -row] = row, bits | 1 << i

    def _row(self, content: Content) -> int | None:
        row = 0
        for a in content:
            of = of_table(self.f, a)
            at = self.columns.get(of)
            if at is None:
                return None
            row ^= (1 if of == a else self.f.atoms[a][2]) << at
        return row

    def _reduced(self, row: int) -> tuple[int, int]:
        """What of a row is no sum of the index's bits, and the bits whose sum the rest is."""
        bits = 0
        while row and (known := self.rows.get(row & -row)):
            row ^= known[0]
            bits ^= known[1]
        return row, bits

    def function(self, content: Content) -> int | None:
        """The truth table of an exclusive-or of atoms; None where it is not seen to be a function of the index."""
        own = [a for a in content if of_table(self.f, a) == self.box]
        row = self._row(content.difference(own) if own else content)
        if row is None:
            return None
        row, bits = self._reduced(row)
        if row:
            return None
        anf = sum(1 << (1 << i) for i in range(self.size) if bits >> i & 1)
        for a in own:
            anf ^= self.f.atoms[a][2]
        return transformed(anf, self.size)


def of_table(f: Forms, a: int) -> int:
    """The index of the table that an atom is a function of, or the atom."""
    atom = f.atoms[a]
    index: int = atom[1] if atom[0] == "box" else a
    return index


class Within:
    """The indices of the source's tables, and of forms which of them they are functions of."""

    def __init__(self, f: Forms, samples: Samples) -> None:
        self.f, self.samples = f, samples
        self.seen = 0
        self.indices: dict[int, _Index] = {}
        self.users: dict[int, set[int]] = {}    # an atom, or the index of a table -> indices in whose bits it is
        self.found: dict[int, dict[int, int]] = {}
        f.within = self.product

    def product(self, a: int, b: int) -> int | None:
        """The product of two literals where both are functions of one index; else None."""
        if self.seen < len(self.f.indices):
            self._more()
        one = self._functions(a >> 1)
        other = self._functions(b >> 1) if one else one
        box = min(one.keys() & other.keys(), default=None)
        if box is None:
            return None
        index = self.indices[box]
        table = (one[box] ^ index.ones * (a & 1)) & (other[box] ^ index.ones * (b & 1))
        anf = transformed(table, index.size)
        turned = anf & 1
        anf ^= turned
        if anf & ~linear_monomials(index.size):
            sample = self.samples.literal(a) & self.samples.literal(b)
            self.samples.note(self.f.atom("box", box, anf), sample ^ ONES * turned)
            return self.f.literal("box", box, anf) ^ turned
        return self.f.xor_all([n for i, n in enumerate(index.names) if anf >> (1 << i) & 1]) ^ turned

    def _more(self) -> None:
        for box in self.f.indices[self.seen:]:
            self.indices[box] = index = _Index(self.f, box)
            for of in index.columns:
                self.users.setdefault(of, set()).add(box)
            self.users.setdefault(box, set()).add(box)
        self.seen = len(self.f.indices)
        self.found.clear()

    def _functions(self, number: int) -> dict[int, int]:
        """Of each index that a form is a function of the truth table."""
        found = self.found.get(number)
        if found is None:
            found = self.found[number] = {}
            content = self.f.contents[number]
            boxes: set[int] | None = None
            for a in content:
                here = self.users.get(of_table(self.f, a))
                boxes = here if boxes is None else boxes & here if here else None
                if not boxes:
                    return found
            for box in boxes or ():
                table = self.indices[box].function(content)
                if table is not None:
                    found[box] = table
        return found
