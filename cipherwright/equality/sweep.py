"""Products that the source does not have: forms of the code are found among the source's, and shown to be equal.

A form that has such products and is, for random inputs, the same as one of the source's may be that. It is proved by
taking the products of their difference apart: their factors are sums of forms that may be anything, and the difference
is zero for every value of those. Nothing is taken to be equal without that.
"""

from __future__ import annotations

from collections.abc import Callable

from cipherwright.equality.arithmetic import Arithmetic
from cipherwright.equality.few import LARGEST, MOST, chosen, columns, same_for_all
from cipherwright.equality.forms import FALSE, Content, Forms
from cipherwright.equality.polynomials import transformed
from cipherwright.equality.samples import ONES, Samples
from cipherwright.equality.taken_apart import Apart
from cipherwright.equality.within import Within

LEVELS = 4
"""How often names of the source are replaced in a difference."""
DEPTH = 3
"""How many of the source's products inside one another are taken apart."""
ALIKE = 4
"""Forms of the source with one sample that are tried."""
UNWOUND = 100
"""Names that are replaced in a difference, one after the other."""
FEW = 4
"""Tables in a form of the source, with which all others of the same index are taken apart."""


class Sweep:
    """Of forms with products of the code's own those of the source that are equal."""

    def __init__(self, f: Forms, a: Arithmetic) -> None:
        self.f = f
        self.samples = Samples(f, a)
        self.within = Within(f, self.samples)
        self.source: dict[int, list[int]] = {0: [0]}
        """Of each sample the source's literals: of several that are equal one is easier to show than another."""
        self.seen = 0
        self.whole: dict[int, Content] = {}
        self.tried = self.shown = 0
        self.gates: Apart | None = None
        """What compares literals as gates, where nothing else has shown enough."""
        f.settle = self.settle
        a.apart = lambda p, q: not self.samples.literal(p) & self.samples.literal(q)
        a.never = lambda p: p == FALSE or self.equal(p, FALSE)

    def settle(self, number: int) -> int:
        """A literal of the source that is equal to a form, or the form's own."""
        f = self.f
        samples = self.samples
        while self.seen < number:
            if not f.of_code[self.seen]:
                found = samples.form(self.seen)
                turned = found & 1
                # a form that has a name is known by that: the same number twice would not be seen to be equal
                same = self.source.setdefault(found ^ ONES if turned else found, [])
                own = f.known[f.contents[self.seen]] ^ turned
                if own not in same and len(same) < ALIKE:
                    same.append(own)
            self.seen += 1
        self.seen = number    # this one is not the source's
        found = samples.form(number)
        turned = found & 1
        for other in self.source.get(found ^ ONES if turned else found, ()):
            self.tried += 1
            if self.equal(2 * number, other ^ turned):
                self.shown += 1
                return other ^ turned
        return 2 * number

    def same(self, x: int, y: int) -> bool:
        """Whether two literals that both sides have are shown to be equal."""
        return self.samples.literal(x) == self.samples.literal(y) and (same_for_all(self.f, x, y) or self.equal(x, y))

    def equal(self, x: int, y: int) -> bool:
        """Whether two literals are shown to be equal."""
        return self._seen_equal(x, y) or (self.gates is not None and self.gates.equal(x, y))

    def _seen_equal(self, x: int, y: int) -> bool:
        f = self.f
        code, source = f.contents[x >> 1], f.contents[y >> 1]
        want = (x ^ y) & 1
        if not want and not self._multiplied(self._joined(code ^ source)):
            return True
        if f.alike and same_for_all(f, x, y):
            return True
        if f.indices:
            if self.within.same(x >> 1, y >> 1):
                return not want
            whole = self._joined(self.expanded(x >> 1) ^ self.expanded(y >> 1))
            index = self._index(source, whole, code)
            if index and Difference(f, whole, set(), index, 0, self.expanded).constant() == want:
                return True
        shortest = self._unwound(self._joined(code ^ source))
        if self._shown(shortest, {f.atoms[a][1] if f.atoms[a][0] == "box" else a for a in source & shortest},
                       want):
            return True
        for _ in range(LEVELS):
            code, source = self._named(code, True), self._named(source, True)
            both = self._joined(code ^ source)
            ours = {f.atoms[a][1] if f.atoms[a][0] == "box" else a for a in source}
            if self._shown(both, ours, want):
                return True
            more = self._named(code, False), self._named(source, False)
            if more == (code, source) or len(more[0]) + len(more[1]) > MOST:
                return False
            code, source = more
        return False

    def _multiplied(self, content: Content) -> set[int | tuple[int, int]]:
        """The atoms and the products of two atoms whose exclusive-or a difference is, products once multiplied out."""
        f, found = self.f, set[int | tuple[int, int]]()
        for a in content:
            atom = f.atoms[a]
            if atom[0] != "and":
                found ^= {a}
                continue
            one, other = f.contents[atom[1] >> 1], f.contents[atom[2] >> 1]
            if len(one) * len(other) > FEW * FEW:
                return {a}
            for p in one:
                for q in other:
                    found ^= {p if p == q else (p, q) if p < q else (q, p)}
        return found

    def _index(self, source: Content, whole: Content, code: Content) -> frozenset[int]:
        """The bits that index the tables of a form of the source, or of a difference, where they are few.

        Where there is none, those of the last table in the factors of the code's products.
        """
        atoms = self.f.atoms
        for content in (source, whole):
            boxes = {atoms[a][1] for a in content if atoms[a][0] == "box"}
            if 0 < len(boxes) <= FEW:
                break
        else:
            inside = self._boxes_inside(code)
            last = frozenset(atoms[max(inside)][1]) if inside else frozenset()
            boxes = {box for box in inside if not last.isdisjoint(atoms[box][1])}
        return frozenset(n for box in boxes for n in atoms[box][1]) if len(boxes) <= FEW else frozenset()

    def expanded(self, number: int) -> Content:
        """The atoms of a form, all names replaced by what they stand for, as far as that is not too long."""
        found = self.whole.get(number)
        if found is None:
            f = self.f
            found = f.contents[number]
            for a in [a for a in found if f.atoms[a][0] == "name"]:
                inner = self.expanded(f.atoms[a][1])
                if len(inner) + len(found) <= MOST:
                    found ^= inner ^ {a}
            found = self.whole[number] = self._joined(found)
        return found

    def _boxes_inside(self, code: Content) -> set[int]:
        """The indices of the tables in a form of the code, and in the factors of its products."""
        f, found, seen, open_ = self.f, set[int](), set[int](), list(code)
        while open_ and len(seen) < MOST:
            a = open_.pop()
            if a in seen:
                continue
            seen.add(a)
            atom = f.atoms[a]
            if atom[0] == "box":
                found.add(atom[1])
            elif atom[0] == "name":
                open_ += f.contents[atom[1]] if f.atom_dirty[a] else ()
            elif atom[0] == "and" and f.atom_dirty[a]:
                open_ += [*f.contents[atom[1] >> 1], *f.contents[atom[2] >> 1]]
        return found

    def _shown(self, content: Content, ours: set[int], want: int) -> bool:
        """Whether a difference is shown to be the constant `want`; `ours`: the source's own atoms in it."""
        return any(Difference(self.f, content, opened, frozenset(), depth).constant() == want
                   for opened, depth in ((ours, 0), (None, 0), (ours, DEPTH), (None, DEPTH)))

    def _unwound(self, content: Content) -> Content:
        """The shortest of a difference's forms as names in it are replaced, the last made first.

        A name is made after all that it stands for: so what both sides have is met, however deep each side has it.
        """
        f, shortest = self.f, content
        for _ in range(UNWOUND):
            last = max((a for a in content if f.atoms[a][0] == "name"), default=None)
            if last is None or len(content) > MOST:
                break
            content = self._joined(content ^ f.contents[f.atoms[last][1]] ^ {last})
            if len(content) < len(shortest):
                shortest = content
        return shortest

    def _joined(self, content: Content) -> Content:
        return self.f._boxes_joined(content) if any(self.f.atoms[a][0] == "box" for a in content) else content

    def _named(self, content: Content, own: bool) -> Content:
        """Names replaced by what they stand for; `own`: those of the code, again and again."""
        f = self.f
        while True:
            names = [a for a in content if f.atoms[a][0] == "name" and (f.atom_dirty[a] or not own)]
            if not names:
                return content
            for a in names:
                content ^= f.contents[f.atoms[a][1]] ^ {a}
            content = self._joined(content)
            if not own:
                return content


class Difference:
    """An exclusive-or of atoms that may be a constant."""

    def __init__(self, f: Forms, content: Content, opened: set[int] | None, index: frozenset[int],
                 depth: int, expanded: Callable[[int], Content] | None = None) -> None:
        """`opened`: the source's own atoms that are taken apart (None: all), as are all tables of the bits `index`.

        `expanded`: the atoms of a form, if not only names of the code are to be replaced.
        """
        self.f, self.content, self.opened, self.index, self.depth = f, content, opened, index, depth
        self.expanded = expanded
        self.places: dict[int, int] = {}        # of atoms that are not taken apart, where their bits in rows begin
        self.end = 0
        self.basis: dict[int, tuple[int, int]] = {}   # lowest bit of the row -> the row, which of the variables it is
        self.size = 0
        self.apart: dict[int, tuple[tuple[int, int, tuple[int, ...]], ...]] = {}
        self.supports: dict[int, int] = {}

    def constant(self) -> int | None:
        """The constant that it is; None where it is not shown to be one."""
        top = [a for a in self.content if self._opens(a)]
        rest = [a for a in self.content if not self._opens(a)]
        if not top:
            return None if rest else 0
        try:
            for a in sorted(top):
                self._open(a, self.depth)
            linear = self._reduced(rest, False)
        except OverflowError:
            return None
        if linear is None:
            return None
        return self._evaluated(top, linear)

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

    def _reduced(self, leaves: list[int], grow: bool) -> int | None:
        """A sum of atoms as one of variables, as a mask; if it is none, a new variable or None."""
        row = 0
        for b in leaves:
            atom = self.f.atoms[b]
            box = atom[0] == "box"    # functions of one index are rows of monomials
            at = self.places.get(atom[1] if box else b)
            if at is None:
                at = self.places[atom[1] if box else b] = self.end
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
