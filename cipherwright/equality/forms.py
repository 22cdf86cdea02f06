"""Boolean functions in a normal form: exclusive-ors of atoms, shared, so that equal forms are the same number.

A *literal* is a number: twice that of a form, plus 1 where it is complemented; 0 is false and 1 is true. A *form* is a
set of atoms, whose exclusive-or it is. An *atom* is a variable, a product of two forms, a function of the bits of a
table's index, or a bit of what sums and products of words compute (`kind`). Functions of one index add up to one atom:
they are kept as polynomials over GF(2). A form of many atoms that are not all variables gets a name, which is an atom.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from typing import Any

from cipherwright.equality.factors import Factors
from cipherwright.equality.implied import Implied
from cipherwright.equality.polynomials import Columns, linear_monomials

FALSE, TRUE = 0, 1
COPY = 40
"""Place in a literal from which on it says of which copy it is: of the formula that all copies have that copy's."""
PLAIN = (1 << COPY) - 1
MIXED = 1 << 20
"""The copy that has variables for what is of several copies: no block or message has that number."""
OWN, BOXED, JUNK, KEYED = 1, 2, 4, 8
"""What a form may have: variables of a copy's own, functions of a table's index, variables of which nothing is known;
variables of secrets that all copies share, but for those inside sums and products."""
LONGEST = 24
"""Atoms of a form that is not given a name, which is an atom then."""
Content = frozenset[int]


class Unknown(Exception):
    """Nothing is known here: the message says what the checker has no rule for."""


def copy_of(literals: Iterable[int]) -> int:
    """Of which copy literals are, 0 where all copies have them; Unknown where they are of several."""
    found = 0
    for one in literals:
        copy = one >> COPY
        if copy and copy != found:
            if found:
                raise Unknown("bits of several blocks or messages put together")
            found = copy
    return found


def plain(literals: Iterable[int]) -> tuple[int, ...]:
    """The formulas that all copies have of literals."""
    return tuple(b & PLAIN for b in literals)


class Forms:
    """All forms of one proof. `of_code`: of each form whether the code made it and not the source.

    With `copies` there are variables that each copy has for itself. A literal of a form in which such are has the
    number of a copy, too.
    """

    def __init__(self, copies: bool = False) -> None:
        self.copies = copies
        self.atoms: list[tuple[Any, ...]] = []
        self.atom_dirty: list[bool] = []
        self.atom_flags: list[int] = []
        self.flags: list[int] = [0]
        """Of each form what is in it: OWN, BOXED, JUNK."""
        self.own_words: Callable[[tuple[Any, ...]], bool] = lambda atom: True
        """Whether an atom that is a bit of what is computed of words has variables of a copy's own."""
        self.contents: list[Content] = [frozenset()]
        self.summands: list[tuple[int, int]] = [(0, 0)]    # of a form two forms whose exclusive-or it is, or zeros
        self.of_code: list[bool] = [False]
        self.known: dict[Content, int] = {frozenset(): FALSE}
        self.implied = Implied(self.contents, self.atoms)
        self.made: dict[tuple[Any, ...], int] = {}   # an atom -> its number
        self.sums: dict[tuple[int, int], int] = {}
        self.products: dict[tuple[int, int], int] = {}
        self.groups = Factors()    # of which literals products are
        self.factors: dict[int, tuple[int, int]] = {}    # of a product that is no older form its factors
        self.whole = False    # whether what is made is a product of so many literals that it is not taken apart
        self.lanes: dict[tuple[str, tuple[int, ...], tuple[int, ...]], list[int]] = {}
        """Logic on the literals of lanes, where copies have them."""
        self.counters: dict[tuple[int, ...], tuple[int, ...]] = {}
        """Bytes of blocks' counters, no bit complemented, and their names (cipherwright.equality.counted)."""
        self.by_name: dict[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]] = {}
        """Rows of operands, with such bytes by their names."""
        self.counter_like: Callable[[tuple[int, ...], int], bool] = lambda byte, place: False
        """Of a byte of the code, at a place of a row of bytes, whether it is shown to be one of those."""
        self.rows: dict[tuple[Any, int], tuple[int, ...]] = {}    # variables, by their name and how many they are
        self.secrets: frozenset[int] = frozenset()
        """Numbers of the arguments that are secret and the same for all copies."""
        self.mixed: Callable[[int, int], int] | None = None
        """Exclusive or of literals of two copies, where there is one (cipherwright.equality.mixed)."""
        self.unnamed: dict[int, Content] = {}    # of a form the atoms, names that the code made replaced
        self.mapped: dict[tuple[tuple[int, ...], tuple[int, ...], int], list[int]] = {}
        self.looked_up: dict[tuple[Columns, tuple[int, ...]], list[int]] = {}
        self.in_code = False
        self.alike = False
        """Whether forms of the source that are equal are looked for, too."""
        self.junked = 0
        self.settle: Callable[[int], int] | None = None
        """Of a new form of the code a literal of the source that is equal, or its own."""
        self.product_within: Callable[[int, int], int | None] = lambda a, b: None
        """Of two literals of the code their product, if it is a function of a table's index; `sum_within`: the sum."""
        self.sum_within: Callable[[int, int], int | None] = lambda a, b: None
        self.index_within: Callable[[Sequence[int]], tuple[int, tuple[int, ...]] | None] = lambda index: None
        """Of literals of the code an index of the source's of which all are functions, and these."""
        self.beside: Callable[[int, int, int], int] = lambda made, x, y: 0
        """Of a product of two forms of the code a literal with which it may be one of the source's, or 0."""
        self.indices: list[int] = []
        """The indices of the source's tables, in the order in which they were made."""

    # -- atoms ----------------------------------------------------------------------------------------------------
    def atom(self, *what: Any, dirty: bool = False) -> int:
        """The number of an atom, which is new or not."""
        number = self.made.get(what)
        if number is None:
            number = self.made[what] = len(self.atoms)
            self.atoms.append(what)
            self.atom_dirty.append(dirty)
            self.atom_flags.append(self._flags(what))
        return number

    def _flags(self, atom: tuple[Any, ...]) -> int:
        kind, flags, own = atom[0], self.flags, 0
        if kind == "var":
            name = atom[1] if isinstance(atom[1], tuple) else ("",)
            own, name = (OWN, name[1]) if name[0] == "each" else (0, name)
            return own | (JUNK if name[0] == "junk" else KEYED if name[0] == "in" and name[1] in self.secrets else 0)
        if not self.copies:
            pass
        elif kind == "name":
            own = flags[atom[1]]
        elif kind == "and":
            own = flags[atom[1] >> 1] | flags[atom[2] >> 1]
        elif kind == "box":
            own = self.atom_flags[atom[1]]
        elif kind == "names":
            for n in atom[1]:
                own |= flags[n >> 1]
        else:
            own = OWN if self.own_words(atom) else 0
        return own & (OWN | KEYED) | (BOXED if kind == "box" else 0)

    def literal(self, *what: Any, dirty: bool = False) -> int:
        """The literal that is one atom."""
        content = frozenset((self.atom(*what, dirty=dirty),))
        found = self.known.get(content)
        return self.form(content) if found is None else found

    def variables(self, name: Any, count: int) -> tuple[int, ...]:
        """So many bits that may be anything."""
        found = self.rows.get((name, count))
        if found is None:
            found = self.rows[name, count] = tuple(self.literal("var", name, i) for i in range(count))
        return found

    def variables_of(self, name: Any, count: int, copy: int) -> tuple[int, ...]:
        """The same, of one copy, whose number is 1 or more: other copies have others in their place."""
        return tuple(self.of_copy(self.variables(("each", name), count), copy))

    def junk(self, count: int, own: int = 0) -> tuple[int, ...]:
        """So many bits of which nothing is known, all others than before; `own`: and others in each copy."""
        self.junked += 1
        name = "junk", self.junked
        return self.variables(("each", name) if own else name, count)

    def has_junk(self, literals: Iterable[int]) -> bool:
        """Whether something of which nothing is known is added to each of these."""
        flags = self.flags
        return all(flags[(b & PLAIN) >> 1] & JUNK for b in literals)

    def is_public(self, number: int) -> bool:
        """Whether a form is of what blocks that are numbered share and has no secret in it, as their counters are."""
        return bool(self.secrets) and not self.flags[number] & (OWN | KEYED)

    def of_copy(self, literals: Iterable[int], copy: int) -> list[int]:
        """One copy's literals of formulas that all have."""
        flags, turned = self.flags, copy << COPY
        return [b | turned if flags[b >> 1] & OWN else b for b in literals]

    def form(self, content: Content, of: tuple[int, int] = (0, 0)) -> int:
        """The literal of an exclusive-or of atoms; `of`: of which two forms it is the exclusive-or, if it is."""
        found = self.known.get(content)
        if found is not None:
            return found
        number = len(self.contents)
        self.contents.append(content)
        self.summands.append(of)
        self.of_code.append(self.in_code)
        flags = 0
        for a in content:
            flags |= self.atom_flags[a]
        self.flags.append(flags)
        self.known[content] = 2 * number
        if flags & JUNK:    # no form of the source, which reads nothing that is not known
            if self.in_code and len(content) > LONGEST:
                self.known[content] = self.junk(1, flags & OWN)[0]
            return self.known[content]
        if (self.in_code or self.alike) and self.settle is not None and content:
            found = self.settle(number)
            if found >> 1 != number:
                self.known[content] = found
                return found
        if len(content) > LONGEST and any(self.atoms[a][0] != "var" for a in content):
            self.known[content] = self.literal("name", number, dirty=self.in_code)
        return self.known[content]

    # -- logic ----------------------------------------------------------------------------------------------------
    def xor(self, a: int, b: int) -> int:
        """Exclusive or of two literals."""
        if (a | b) >> COPY:
            if self.mixed and (b >> COPY not in (0, a >> COPY or b >> COPY) or max(a, b) >> COPY == MIXED):
                return self.mixed(a, b)
            return self._of_copies(self.xor, a, b)
        turned = (a ^ b) & 1
        a >>= 1
        b >>= 1
        if not a or not b or a == b:
            return (0 if a == b else 2 * (a or b)) ^ turned
        key = (a, b) if a < b else (b, a)
        found = self.sums.get(key)
        if found is None:
            found = self.sum_within(2 * a, 2 * b) if self.in_code and (self.flags[a] | self.flags[b]) & BOXED else None
            if found is None:
                content = self.contents[a] ^ self.contents[b]
                if self.flags[a] & self.flags[b] & BOXED:
                    content = self._boxes_joined(content)
                found = self.form(content, key)
            self.sums[key] = found
        return found ^ turned

    def _of_copies(self, both: Callable[[int, int], int], a: int, b: int) -> int:
        """An operation on literals of one copy: it does the same to the formulas that all have."""
        copy = a >> COPY or b >> COPY
        if b >> COPY not in (0, copy):
            raise Unknown("bits of several blocks or messages put together")
        found = both(a & PLAIN, b & PLAIN)
        return found | copy << COPY if self.flags[found >> 1] & OWN else found

    def xor_all(self, literals: Sequence[int]) -> int:
        """Exclusive or of many literals."""
        if self.mixed and any(b >> COPY for b in literals):
            return reduce(self.xor, literals, FALSE)
        if self.copies and (copy := copy_of(literals)):
            found = self.xor_all(plain(literals))
            return found | copy << COPY if self.flags[found >> 1] & OWN else found
        turned, total, flags = 0, frozenset[int](), 0
        for one in literals:
            turned ^= one & 1
            total ^= self.contents[one >> 1]
            flags |= self.flags[one >> 1]
        return self.form(self._boxes_joined(total) if flags & BOXED else total) ^ turned

    def _boxes_joined(self, content: Content) -> Content:
        """Of functions of one index their sum; what is left linear is taken apart."""
        found: dict[int, int] = {}
        rest = []
        for a in content:
            atom = self.atoms[a]
            if atom[0] == "box":
                found[atom[1]] = found.get(atom[1], 0) ^ atom[2]
            else:
                rest.append(a)
        linear: list[int] = []
        for box, anf in found.items():
            names = self.atoms[box][1]
            if anf & ~linear_monomials(len(names)):
                rest.append(self.atom("box", box, anf))
            elif anf:
                linear += [n for i, n in enumerate(names) if anf >> (1 << i) & 1]
        made = frozenset(rest)
        if linear:
            for one in linear:
                made ^= self.contents[one >> 1]
            return self._boxes_joined(made)
        return made

    def product(self, a: int, b: int) -> int:
        """And of two literals."""
        if (a | b) >> COPY:
            return self._of_copies(self.product, a, b)
        if a == b:
            return a
        if a ^ b == 1 or not a or not b:
            return FALSE
        if a == 1 or b == 1:
            return b if a == 1 else a
        key = (a, b) if a < b else (b, a)
        found = self.products.get(key)
        if found is None:
            flags = self.flags[a >> 1] | self.flags[b >> 1]
            of = self.groups.joined(a, b) if self.alike and not flags & JUNK else frozenset[int]()
            if self.in_code:
                found = self.junk(1, flags & OWN)[0] if flags & JUNK else self.product_within(*key)
            if found is None and (found := self.groups.known(of)) is None:
                found = self._product(*key)
            self.products[key] = found
            self.groups.note(of, found)
            if found >> 1 > max(key) >> 1:
                self.factors.setdefault(found, key)
        return found

    def _product(self, a: int, b: int) -> int:
        x, y = (a & ~1, b & ~1) if a < b else (b & ~1, a & ~1)
        both = self.implied.product(x, y)
        if both is None:
            self.atom("and", x, y, dirty=self.in_code)
            both = self.literal("and", x, y)
        parts = [both]
        if a & 1:
            parts.append(b & ~1)
        if b & 1:
            parts.append(a & ~1)
        made = self.xor_all(parts) ^ (a & b & 1)
        other = self.beside(made, x >> 1, y >> 1) if self.in_code else 0
        return self.xor(self.xor(made, other), other) if other else made

    def either(self, a: int, b: int) -> int:
        """Or of two literals."""
        return self.product(a ^ 1, b ^ 1) ^ 1

    # -- tables -----------------------------------------------------------------------------------------------------
    def linear(self, columns: Sequence[int], row: tuple[int, ...], bits: int) -> list[int]:
        """So many bits of the exclusive-or of the columns for which a literal of `row` is true."""
        if self.copies and (copy := copy_of(row)):
            return self.of_copy(self.linear(columns, plain(row), bits), copy)
        key = tuple(columns), row, bits
        found = self.mapped.get(key)
        if found is None:
            pairs = [(b, c) for b, c in zip(row, columns, strict=False) if b]
            found = self.mapped[key] = [self.xor_all([b for b, c in pairs if c >> i & 1]) for i in range(bits)]
        return found

    def look_up(self, index: Sequence[int], columns: Columns) -> list[int]:
        """The bits of the entry that the literals of `index` number, the lowest first.

        Unknown where there is no rule.
        """
        if self.copies and (copy := copy_of(index)):
            return self.of_copy(self.look_up(plain(index), columns), copy)
        key = columns, tuple(index)
        found = self.looked_up.get(key)
        if found is None:
            found = self.looked_up[key] = self._entry(index, columns)
        return found

    def _entry(self, index: Sequence[int], columns: Columns) -> list[int]:
        order = sorted(range(len(index)), key=lambda i: index[i])
        names = tuple(index[i] & ~1 for i in order)
        if any(n == 0 for n in names) or len({*names}) < len(names):
            kept = [i for i in order if index[i] > 1]
            own = sorted({index[i] & ~1 for i in kept})
            if len(own) < len(kept):    # a bit twice: a table of its own bits behind it
                places = tuple(1 << (1 << own.index(i & ~1)) if i > 1 else 0 for i in index)
                return self.look_up(own, columns.behind(len(own), places, tuple(i & 1 for i in index)))
            fixed = sum(1 << i for i in range(len(index)) if index[i] == 1)
            return self.look_up([index[i] for i in sorted(kept)], columns.fixed(tuple(sorted(kept)), fixed))
        box = self._one_box(names)
        if box is not None:    # a table of what another table has
            inner = [self.atoms[next(iter(self.contents[i >> 1]))][2] for i in index]
            outer = self.atoms[box][1]
            return self.look_up(outer, columns.behind(len(outer), tuple(inner), tuple(i & 1 for i in index)))
        within = self.index_within(index) if self.in_code else None
        if within is not None:
            outer = self.atoms[within[0]][1]
            return self.look_up(outer, columns.numbered_by(within[1], len(outer)))
        turned = sum((index[i] & 1) << i for i in range(len(index)))
        whole = self.in_code and self.made.get(("names", names)) in self.indices    # a part of it is no index there
        rows, groups = columns.of(tuple(order), turned, whole)
        boxes = [(mask, self._box(names, mask)) for mask in groups]
        return [self._column(names, boxes, row) for row in rows]

    def _one_box(self, names: Sequence[int]) -> int | None:
        """The index of which all these forms are functions, if there is one."""
        found = set()
        for one in names:
            content = self.contents[one >> 1]
            if len(content) != 1:
                return None
            atom = self.atoms[next(iter(content))]
            if atom[0] != "box":
                return None
            found.add(atom[1])
        return found.pop() if len(found) == 1 else None

    def _box(self, names: tuple[int, ...], mask: int) -> int:
        what = "names", tuple(n for i, n in enumerate(names) if mask >> i & 1)
        if not self.in_code and what not in self.made:
            self.indices.append(len(self.atoms))
        return self.atom(*what)

    def _column(self, names: tuple[int, ...], boxes: list[tuple[int, int]], row: Any) -> int:
        if not row.parts and not row.linear:
            return int(row.constant)
        parts = [self.literal("box", boxes[group][1], anf) for group, anf in row.parts]
        parts += [names[i] for i in row.linear]
        return self.xor_all(parts) ^ row.constant
