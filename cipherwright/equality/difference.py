"""The difference of a form of the code and one of the source, taken apart until it is seen to be a constant."""

from __future__ import annotations

from collections.abc import Callable

from cipherwright.equality.few import LARGEST, MOST, chosen, columns
from cipherwright.equality.forms import Content, Forms
from cipherwright.equality.polynomials import transformed


class Difference:
    """An exclusive-or of atoms that may be a constant."""

    def __init__(self, f: Forms, content: Content, opened: set[int] | None, index: frozenset[int],
                 depth: int, expanded: Callable[[int], Content] | None = None, sparing: bool = False) -> None:
        """`opened`: the source's own atoms that are taken apart (None: all), as are all tables of the bits `index`.

        `expanded`: the atoms of a form, if not only names of the code are to be replaced. `sparing`: what is added in
        a factor of what is taken apart is not.
        """
        self.f, self.content, self.opened, self.index, self.depth = f, content, opened, index, depth
        self.expanded, self.sparing = expanded, sparing
        self.places: dict[int, int] = {}        # of atoms that are not taken apart, where their bits in rows begin
        self.end = 0
        self.basis: dict[int, tuple[int, int]] = {}   # lowest bit of the row -> the row, which of the variables it is
        self.size = 0
        self.apart: dict[int, tuple[tuple[int, int, tuple[int, ...]], ...]] = {}
        self.supports: dict[int, int] = {}

    def constant(self) -> int | None:
        """The constant that it is; None where it is not shown to be one."""
        top = [a for a in self.content if self._opens(a)]
        if not top:
            return None if self.content else 0
        try:
            top = self._opened_last(top) if self.sparing else sorted(top)
            for a in top:
                self._open(a, self.depth)
            linear = self._reduced([*self.content.difference(top)], False)
        except OverflowError:
            return None
        return None if linear is None else self._evaluated(top, linear)

    def _opened_last(self, top: list[int]) -> list[int]:
        """Take apart the code's own, and of the source's, from the last one made on, what no factor has added to it.

        What a product is made of says less than that it is the one which is added elsewhere, too.
        """
        opened = sorted(a for a in top if self.f.atom_dirty[a])
        for a in opened:
            self._open(a, self.depth)
        for a in sorted({*top} - {*opened}, reverse=True):
            if self._as_leaf(a) not in self.places:
                self._open(a, self.depth)
                opened.append(a)
        return opened

    def _opens(self, a: int) -> bool:
        atom = self.f.atoms[a]
        if atom[0] not in ("and", "box"):
            return False
        return self.opened is None or self.f.atom_dirty[a] or self._same_index(a) \
            or (atom[1] if atom[0] == "box" else a) in self.opened

    def _factors(self, a: int) -> tuple[int, ...]:
        atom = self.f.atoms[a]
        return atom[1:] if atom[0] == "and" else self.f.atoms[atom[1]][1]

    def _open(self, a: int, depth: int) -> None:
        """Take an atom apart: its factors as variables, and the code's own products in them."""
        if a in self.apart:
            return
        if len(self.apart) > MOST:
            raise OverflowError
        self.apart[a] = ()
        rows, support = [], 0
        for one in self._factors(a):
            inner: list[int] = []
            leaves: list[int] = []
            for b in self._content(one >> 1):
                kind = self.f.atoms[b][0]
                inside = self._same_index(b) if kind == "box" else \
                    kind == "and" and (depth > 0 or self.f.atom_dirty[b])
                (inner if inside else leaves).append(b)
            for b in sorted(inner):
                self._open(b, depth - (not self.f.atom_dirty[b]))
                support |= self.supports[b]
            mask = self._reduced(leaves, True)
            assert mask is not None
            support |= mask
            rows.append((one & 1, mask, tuple(inner)))
        self.apart[a] = tuple(rows)
        self.supports[a] = support

    def _same_index(self, a: int) -> bool:
        """Whether an atom is a table's, of the bits of `index`."""
        return self.f.atoms[a][0] == "box" and self.index.issuperset(self._factors(a))

    def _content(self, number: int) -> Content:
        """The atoms of a form, names of the code replaced."""
        if self.expanded is not None:
            return self.expanded(number)
        f = self.f
        found = f.unnamed.get(number)
        if found is None:
            found = f.contents[number]
            while names := [b for b in found if f.atoms[b][0] == "name" and f.atom_dirty[b]]:
                for b in names:
                    found ^= f.contents[f.atoms[b][1]] ^ {b}
            f.unnamed[number] = found
        return found

    def _as_leaf(self, a: int) -> int:
        """What an atom that is not taken apart is known by: of a table its index."""
        atom = self.f.atoms[a]
        return int(atom[1]) if atom[0] == "box" else a

    def _reduced(self, leaves: list[int], grow: bool) -> int | None:
        """A sum of atoms as one of variables, as a mask; if it is none, a new variable or None."""
        row = 0
        for b in leaves:
            atom, key = self.f.atoms[b], self._as_leaf(b)
            box = atom[0] == "box"    # functions of one index are rows of monomials
            at = self.places.get(key)
            if at is None:
                at = self.places[key] = self.end
                self.end += 1 << len(self.f.atoms[atom[1]][1]) if box else 1
            row ^= atom[2] << at if box else 1 << at
        mask = 0
        while row:    # rows have no bit below their own, so that each of the row's bits is looked at once
            pivot = row & -row
            known = self.basis.get(pivot)
            if known is None:
                break
            row ^= known[0]
            mask ^= known[1]
        if row:
            if not grow:
                return None
            new = 1 << self.size
            self.size += 1
            # variable `new` is the sum of the leaves: the row left over is that and `mask`
            self.basis[row & -row] = row, mask ^ new
            return new
        return mask

    def _evaluated(self, top: list[int], linear: int) -> int | None:
        """Each group of atoms with variables in common by itself."""
        groups: list[tuple[int, list[int]]] = []
        for a in top:
            support, atoms = self.supports[a], [a]
            for other in [g for g in groups if g[0] & support]:
                groups.remove(other)
                support |= other[0]
                atoms += other[1]
            groups.append((support, atoms))
        total = 0
        for support, atoms in groups:
            names = [i for i in range(self.size) if support >> i & 1]
            if len(names) > LARGEST:
                return None
            tables = dict(zip(names, columns(len(names)), strict=True))
            ones = (1 << (1 << len(names))) - 1
            made: dict[int, int] = {}
            value = 0
            for a in atoms:
                value ^= self._table(a, tables, ones, made)
            for i in names:
                if linear >> i & 1:
                    value ^= tables[i]
            linear &= ~support
            if value not in (0, ones):
                return None
            total ^= value & 1
        return None if linear else total

    def _table(self, a: int, tables: dict[int, int], ones: int, made: dict[int, int]) -> int:
        found = made.get(a)
        if found is not None:
            return found
        values = []
        for turned, mask, inner in self.apart[a]:
            value = ones if turned else 0
            while mask:
                low = mask & -mask
                value ^= tables[low.bit_length() - 1]
                mask ^= low
            for b in inner:
                value ^= self._table(b, tables, ones, made)
            values.append(value)
        atom = self.f.atoms[a]
        if atom[0] == "and":
            found = values[0] & values[1]
        else:
            found = chosen(transformed(atom[2], len(values)), values, ones)
        made[a] = found
        return found
