"""Products that code makes of the bits of a table's index, as what they are: functions of that index.

A circuit for an S-box is and, or and exclusive-or of the bits that the source's table is looked up by. Each product
in it, of two factors that are functions of one index, becomes the polynomial of that index, which adds up with what
the table has: so that nothing is left to be found equal, wherever code adds more to it before an output is whole.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from cipherwright.equality.forms import Content, Forms
from cipherwright.equality.polynomials import linear_monomials, transformed
from cipherwright.equality.samples import ONES, Samples

PATIENCE = 100
"""Forms that are looked for by vectors for each that is found."""


FEW = 8
"""Indices of which a form is tried to be a function."""
LONG = 1 << 15
"""Bits of a part of a vector from which on a new one is begun."""
Vector = dict[int, int]
"""Of each part that is not zero its bits."""
Place = tuple[int, int]
"""A part, and a bit in it."""


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


class Vectors:
    """Forms as vectors over GF(2), for all depths: what they are if names are replaced, and tables' linear terms.

    A number has a bit for each atom that is neither, and for each monomial of each index. Forms that were made at one
    time have most of their bits there, so that numbers are kept in parts, of which most are zero and not there.
    """

    def __init__(self, f: Forms) -> None:
        self.f = f
        self.places: dict[int, Place] = {}    # an atom, or the index of a table -> where its bits begin
        self.owner: list[list[int]] = [[]]    # of each bit of each part
        self.kept: dict[int, Vector] = {}    # of forms
        self.atoms: dict[int, Vector] = {}
        self.seen = 0
        self.rows: dict[int, dict[Place, tuple[Vector, int]]] = {}    # of an index: end of a row -> the row, which bits
        self.leading: dict[Place, list[int]] = {}    # end of a row -> the indices that have one

    def form(self, number: int) -> Vector:
        """The vector of a form."""
        row: Vector = {}
        for a in self.f.contents[number]:
            add(row, self._atom(a))
        return row

    def _atom(self, a: int) -> Vector:
        atom = self.f.atoms[a]
        if atom[0] == "name":
            return self._known(atom[1])
        found = self.atoms.get(a)
        if found is None:
            found = self.atoms[a] = {}
            if atom[0] != "box":
                part, at = self._place(a, 1)
                found[part] = 1 << at
                return found
            names = self.f.atoms[atom[1]][1]
            linear = atom[2] & linear_monomials(len(names))
            part, at = self._place(atom[1], 1 << len(names))
            if atom[2] != linear:
                found[part] = (atom[2] ^ linear) << at
            for i, one in enumerate(names):
                if linear >> (1 << i) & 1:
                    add(found, self._known(one >> 1))
        return found

    def _known(self, number: int) -> Vector:
        found = self.kept.get(number)
        if found is None:
            found = self.kept[number] = self.form(number)
        return found

    def _place(self, of: int, size: int) -> Place:
        place = self.places.get(of)
        if place is None:
            if len(self.owner[-1]) >= LONG:
                self.owner.append([])
            place = self.places[of] = len(self.owner) - 1, len(self.owner[-1])
            self.owner[-1] += [of] * size
        return place

    def candidates(self, row: Vector) -> Iterable[int]:
        """The indices of which a vector may be a function."""
        for box in self.f.indices[self.seen:]:
            rows = self.rows[box] = {}
            for i, one in enumerate(self.f.atoms[box][1]):
                own, bits = self._reduced(self._known(one >> 1), rows)
                if own:
                    end = _end(own)
                    rows[end] = own, bits | 1 << i
                    self.leading.setdefault(end, []).append(box)
        self.seen = len(self.f.indices)
        if not row:
            return []
        end = _end(row)
        found, box = self.leading.get(end, []), self.owner[end[0]][end[1] - 1]
        return [*found, box] if box in self.rows and box not in found else found

    def _reduced(self, row: Vector, rows: dict[Place, tuple[Vector, int]]) -> tuple[Vector, int]:
        row, bits = dict(row), 0
        while row and (known := rows.get(_end(row))):
            add(row, known[0])
            bits ^= known[1]
        return row, bits

    def function(self, row: Vector, box: int) -> int | None:
        """The truth table of a vector that is a function of an index; None where it is not seen to be one."""
        size = len(self.f.atoms[box][1])
        anf = 0
        if box in self.places:
            part, at = self.places[box]
            anf = row.get(part, 0) >> at & (1 << (1 << size)) - 1
            add(row := dict(row), {part: anf << at})
        row, bits = self._reduced(row, self.rows[box])
        if row:
            return None
        return transformed(anf ^ sum(1 << (1 << i) for i in range(size) if bits >> i & 1), size)


def add(row: Vector, other: Vector) -> None:
    """Make a vector the sum of it and another."""
    for part, value in other.items():
        value ^= row.get(part, 0)
        if value:
            row[part] = value
        else:
            row.pop(part, None)


def _end(row: Vector) -> Place:
    """Where a vector that is not zero ends: its last part, and the length of that."""
    part = max(row)
    return part, row[part].bit_length()


class Within:
    """The indices of the source's tables, and of forms which of them they are functions of."""

    def __init__(self, f: Forms, samples: Samples) -> None:
        self.f, self.samples = f, samples
        self.seen = 0
        self.indices: dict[int, _Index] = {}
        self.users: dict[int, set[int]] = {}    # an atom, or the index of a table -> indices in whose bits it is
        self.found: dict[int, dict[int, int]] = {}
        self.deep: tuple[set[int], set[int]] = set(), set()    # forms that were looked for by vectors; public ones
        self.helped = 0    # how many of them were found
        self.vectors = Vectors(f)
        f.product_within, f.sum_within, f.index_within = self.product, self.sum, self.index

    def product(self, a: int, b: int) -> int | None:
        """The product of two literals where both are functions of one index; else None."""
        if not self.f.indices:
            return None
        both = self._both(a, b, self._deep)
        if both is None:
            return None
        index, one, other = both
        table = (one ^ index.ones * (a & 1)) & (other ^ index.ones * (b & 1))
        return self._literal(index, table, self.samples.literal(a) & self.samples.literal(b))

    def sum(self, a: int, b: int) -> int | None:
        """The exclusive-or of two forms where both are functions of one index; else None.

        Bits of the index become terms of the polynomial, as in the table's: their own atoms would be many.
        """
        both = self._both(a, b, self._functions)
        if both is None:
            return None
        index, one, other = both
        return self._literal(index, one ^ other, self.samples.literal(a) ^ self.samples.literal(b))

    def index(self, literals: Sequence[int]) -> tuple[int, tuple[int, ...]] | None:
        """The index of a table of the source of which all literals are functions, and their truth tables; or None.

        Literals that are the bits of that index themselves are no news: None.
        """
        if self.seen < len(self.f.indices):
            self._more()
        boxes: set[int] | None = None
        for one in literals:
            found = self._deep(one >> 1)
            boxes = {*found} if boxes is None else boxes & found.keys()
            if not boxes:
                return None
        own = tuple(sorted(b & ~1 for b in literals))
        for box in sorted(boxes or ()):
            index = self.indices[box]
            if own == index.names:
                return None
            return box, tuple(self._deep(b >> 1)[box] ^ index.ones * (b & 1) for b in literals)
        return None

    def same(self, a: int, b: int) -> bool:
        """Whether two forms are seen to be equal, all names and linear terms of tables replaced by what they are."""
        return self.vectors.form(a) == self.vectors.form(b)

    def _both(self, a: int, b: int, how: Callable[[int], dict[int, int]]) -> tuple[_Index, int, int] | None:
        if self.seen < len(self.f.indices):
            self._more()
        one = how(a >> 1)
        other = how(b >> 1) if one else one
        box = min(one.keys() & other.keys(), default=None) if other else None
        return None if box is None else (self.indices[box], one[box], other[box])

    def _literal(self, index: _Index, table: int, sample: int) -> int:
        """A function of an index, and its sample."""
        anf = transformed(table, index.size)
        turned = anf & 1
        anf ^= turned
        if anf & ~linear_monomials(index.size):
            self.samples.note(self.f.atom("box", index.box, anf), sample ^ ONES * turned)
            return self.f.literal("box", index.box, anf) ^ turned
        return self.f.xor_all([n for i, n in enumerate(index.names) if anf >> (1 << i) & 1]) ^ turned

    def _more(self) -> None:
        for box in self.f.indices[self.seen:]:
            self.indices[box] = index = _Index(self.f, box)
            for of in index.columns:
                self.users.setdefault(of, set()).add(box)
            self.users.setdefault(box, set()).add(box)
        self.seen = len(self.f.indices)
        self.found.clear()
        for deep in self.deep:
            deep.clear()
        self.helped = 0

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
            for box in boxes if boxes and len(boxes) <= FEW else ():
                table = self.indices[box].function(content)
                if table is not None:
                    found[box] = table
        return found

    def _deep(self, number: int) -> dict[int, int]:
        """The same, found by vectors."""
        found = self._functions(number)
        deep = self.deep[self.f.is_public(number)]    # sums of counters are many
        if not found and number not in deep and len(deep) < PATIENCE * (1 + self.helped):
            deep.add(number)
            row = self.vectors.form(number)
            for box in self.vectors.candidates(row):
                table = self.vectors.function(row, box)
                if table is not None:
                    found[box] = table
            self.helped += bool(found)
        return found
