"""Literals that are compared for each amount by which words are moved in what they are made of.

Code without an instruction for it shifts a long word by a value in parts, and puts these together: nothing in it has
what the source's shift has. Where the amount is known, both are bits of the word that is moved.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cipherwright.equality.arithmetic import Arithmetic
from cipherwright.equality.few import MOST, same_for_all
from cipherwright.equality.forms import FALSE, Forms

MOVED = frozenset({"shl", "shr", "rotl"})
BITS = 7
"""Bits of amounts that are given all values."""
KEPT = 8
"""Sets of amounts' bits of which the formulas are kept."""
DEEPEST = 60
"""Atoms inside one another that are taken apart."""


class Cases:
    """Compares literals of `f` by values of amounts."""

    def __init__(self, f: Forms, a: Arithmetic) -> None:
        self.f, self.a = f, a
        self.seen, self.moved = 0, False
        self.cases: dict[tuple[int, ...], dict[int, _Case]] = {}
        """Of amounts' bits, and a value of them, the formulas in which they have it: literals have much in common."""

    def same(self, x: int, y: int) -> bool:
        """Whether two literals are the same for each value of the amounts by which words below them are moved."""
        if not self._are_any():
            return False
        bits = self._amounts((x, y), True) or self._amounts((x, y), False)
        return bits is not None and all(self._case(tuple(bits), case).same(x, y) for case in range(1 << len(bits)))

    def _case(self, bits: tuple[int, ...], case: int) -> _Case:
        if bits not in self.cases and len(self.cases) == KEPT:
            self.cases.clear()
        found = self.cases.setdefault(bits, {})
        if case not in found:
            found[case] = _Case(self.f, self.a, {n: case >> i & 1 for i, n in enumerate(bits)})
        return found[case]

    def _are_any(self) -> bool:
        """Whether words are moved by values at all."""
        atoms = self.f.atoms
        while not self.moved and self.seen < len(atoms):
            self.moved = atoms[self.seen][0] in MOVED
            self.seen += 1
        return self.moved

    def _amounts(self, wanted: Iterable[int], words: bool) -> list[int] | None:
        """The forms that are bits of the amounts; None where no word is moved, or there are too many.

        `words`: of an amount that is a sum the bits of its words.
        """
        f, found, seen, atoms = self.f, set[int](), set[int](), set[int]()
        open_ = [a for one in wanted for a in f.contents[one >> 1]]
        while open_:
            a = open_.pop()
            if a in atoms:
                continue
            atoms.add(a)
            if len(atoms) > MOST:
                return None
            kind, *of = f.atoms[a]
            within: Iterable[int] = ()
            if kind in MOVED:
                self._bits(self.a.cores[of[1]], found, seen, words)
                if len(found) > BITS:
                    return None
            elif kind == "name":
                within = (2 * of[0],)
            elif kind == "and":
                within = of
            open_ += [b for one in within for b in f.contents[one >> 1]]
        return sorted(found) or None

    def _bits(self, row: Iterable[int], found: set[int], seen: set[int], words: bool) -> None:
        """Add the forms of an amount's bits; of a sum's those of its words, if these are wanted."""
        for number in {b >> 1 for b in row if b > 1} - seen:
            seen.add(number)
            sums = [atom for a in self.f.contents[number] if (atom := self.f.atoms[a])[0] == "sum" and words]
            if not sums:
                found.add(number)
            for _, key, place in sums:
                for core, _ in self.a.keys[key][0]:
                    self._bits(self.a.cores[core][:place + 1], found, seen, words)
            if len(found) > BITS:
                return


class _Case:
    """Formulas in which some forms have values.

    A form that has none stays what it is, and an atom of which there is no rule is a variable: what is the same then
    is the same.
    """

    def __init__(self, f: Forms, a: Arithmetic, values: dict[int, int]) -> None:
        self.f, self.a, self.small = f, a, Forms()
        self.forms: dict[int, int] = {0: FALSE, **values}
        self.atoms: dict[int, int] = {}
        self.depth = 0
        for number, value in values.items():
            if len(f.contents[number]) == 1:
                self.atoms.update(dict.fromkeys(f.contents[number], value))

    def same(self, x: int, y: int) -> bool:
        """Whether two literals are shown to be the same."""
        one, other = self._literal(x), self._literal(y)
        return one == other or same_for_all(self.small, one, other)

    def _literal(self, one: int) -> int:
        number = one >> 1
        made = self.forms.get(number)
        if made is None:
            made = self.forms[number] = self.small.xor_all([self._atom(a) for a in sorted(self.f.contents[number])])
        return made ^ one & 1

    def _atom(self, number: int) -> int:
        made = self.atoms.get(number)
        if made is None:
            if self.depth == DEEPEST:
                return self.small.literal("var", number, 0)
            self.depth += 1
            made = self.atoms[number] = self._made(number, *self.f.atoms[number])
            self.depth -= 1
        return made

    def _made(self, number: int, kind: str, *of: Any) -> int:
        if kind == "name":
            return self._literal(2 * of[0])
        if kind == "and":
            one = self._literal(of[0])
            return self.small.product(one, self._literal(of[1])) if one else FALSE
        if kind in MOVED:
            row, amount = self.a.cores[of[0]], self._value(self.a.cores[of[1]])
            if amount is not None:
                at = of[2] + amount if kind == "shr" else of[2] - amount
                if kind == "rotl":
                    at %= len(row)
                return self._literal(row[at]) if 0 <= at < len(row) else FALSE
        if kind == "sum":
            terms, const, _ = self.a.keys[of[0]]
            for core, times in terms:
                word = self._value(self.a.cores[core][:of[1] + 1])
                if word is None:
                    break
                const += word * times
            else:
                return int(const >> of[1] & 1)
        return self.small.literal("var", number, 0)

    def _value(self, row: Iterable[int]) -> int | None:
        """A word all of whose bits are known."""
        total = 0
        for i, b in enumerate(row):
            one = self._known(b)
            if one is None:
                return None
            total |= one << i
        return total

    def _known(self, literal: int) -> int | None:
        """The value of a literal, if it has one."""
        if literal < 2:
            return literal
        one = self._literal(literal)
        return one if one < 2 else None
