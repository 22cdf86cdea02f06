"""Forms, sums, products and shifts by values as gates."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cipherwright.equality.arithmetic import Arithmetic
from cipherwright.equality.clause_verdicts import STOPPED
from cipherwright.equality.forms import COPY, Forms
from cipherwright.equality.gates import Gates
from cipherwright.equality.polynomials import transformed

SMALL = 6
"""Bits of a table's index that is taken apart to choices; a larger table is a function of which nothing is known."""
FACTORS = 160
"""Products of two bits of a product that is taken apart to sums; of a larger one nothing is known, but that equal
factors have equal products."""
CONFLICTS, FEWER, HARD = 20_000, 2_000, 20
"""Conflicts of a search for what is asked; and where so many of them have come to no end."""
RECENT = 100
"""Sums before one of which it may have a part, where it may; where it may not a constant may be a word's low bits."""
Key = tuple[Any, ...]
Words = frozenset[tuple[int, int]]


class Apart:
    """The literals of a proof as gates."""

    def __init__(self, f: Forms, a: Arithmetic, recent: int = RECENT) -> None:
        self.f, self.a, self.recent, self.gates = f, a, recent, Gates()
        self.atoms: dict[int, int] = {}
        self.rows: dict[Key, list[int]] = {}
        self.parts: dict[int, tuple[int, Words]] = {}
        self.functions: dict[Key, int] = {}
        self.answers: dict[tuple[int, int], bool] = {}
        self.room = 0
        """How many gates may be made before nothing more is compared (0: any number)."""
        self.hard = HARD

    def equal(self, x: int, y: int) -> bool:
        """Whether two literals are shown to be equal, which are not a copy's own: other copies have other variables."""
        assert not (x | y) >> COPY
        key = (x, y) if x < y else (y, x)
        found = self.answers.get(key)
        if found is None and self.room and len(self.gates.kinds) > self.room:
            return False
        if found is None:
            self._make([*self.f.contents[x >> 1], *self.f.contents[y >> 1]])
            stopped = self.gates.counts[STOPPED]
            found = self.gates.proved(self._literal(x), self._literal(y), CONFLICTS if self.hard > 0 else FEWER)
            self.answers[key] = found
            self.hard -= self.gates.counts[STOPPED] > stopped
        return found

    def _literal(self, one: int) -> int:
        """The gate of a literal whose atoms have theirs."""
        made = one & 1
        for gate in sorted(self.atoms[a] for a in self.f.contents[one >> 1]):
            made = self.gates.xor(made, gate)
        return made

    def _make(self, wanted: Iterable[int]) -> None:
        """Let atoms have gates, and all that they are made of: what is made of others is newer than these."""
        found, open_ = set[int](), list(wanted)
        while open_:
            a = open_.pop()
            if a not in found and a not in self.atoms:
                found.add(a)
                open_ += [b for one in self._of(self.f.atoms[a]) for b in self.f.contents[one >> 1]]
        for a in sorted(found):
            self.atoms[a] = self._atom(self.f.atoms[a])

    def _of(self, atom: Key) -> Iterable[int]:
        """The literals that an atom is made of."""
        kind, *of = atom
        if kind == "var":
            return ()
        if kind == "name":
            return (2 * of[0],)
        if kind == "and":
            return of
        if kind == "box":
            names: tuple[int, ...] = self.f.atoms[of[0]][1]
            return names
        if kind == "sum":
            return [b for n in self._words(of[0]) for b in self.a.cores[n][:of[1] + 1]]
        return [b for n in of[:2] for b in self.a.cores[n]] if kind != "mul" else \
            [b for n in of[:2] for b in self.a.cores[n][:of[2] + 1]]

    def _atom(self, atom: Key) -> int:
        kind, *of = atom
        if kind == "var":
            name = of[0] if isinstance(of[0], tuple) else (of[0], 0)
            place = name[-1] if isinstance(name[-1], int) else 0
            return self.gates.leaf([(name[:-1], place // size, size) for size in (4, 8)])
        if kind == "name":
            return self._literal(2 * of[0])
        if kind == "and":
            return self.gates.both(self._literal(of[0]), self._literal(of[1]))
        if kind == "box":
            return self._table(of[0], of[1])
        if kind == "sum":
            return self._sum_row(of[0], of[1] + 1)[of[1]]
        if kind == "mul":
            return self._product(of[0], of[1], of[2])
        return self._moved(kind, of[0], of[1])[of[2]]

    def _function(self, *key: Any) -> int:
        """A function of which nothing is known but that it is one."""
        found = self.functions.get(key)
        if found is None:
            found = self.functions[key] = self.gates.leaf()
        return found

    def _table(self, box: int, anf: int) -> int:
        index = [self._literal(one) for one in self.f.atoms[box][1]]
        if len(index) > SMALL:
            return self._function("box", tuple(index), anf)
        table = transformed(anf, len(index))
        row = [table >> i & 1 for i in range(1 << len(index))]
        for by in index:
            row = [self.gates.chosen(by, high, low) for low, high in zip(row[::2], row[1::2], strict=True)]
        return row[0]

    def _row(self, core: int, size: int) -> list[int]:
        """The gates of a word's low bits, and zeros above."""
        row = [self._literal(b) for b in self.a.cores[core][:size]]
        return row + [0] * (size - len(row))

    def _sum_row(self, number: int, size: int) -> list[int]:
        """The low bits of a sum: of its words, those taken away complemented, one added to the next."""
        key = "sum", number, size
        row = self.rows.get(key)
        if row is None:
            _, const, width = self.a.keys[number]
            rows: list[list[int]] = []
            part, terms = self._part(number)
            if part >= 0:
                rows.append(self._sum_row(part, size))
                const -= self.a.keys[part][1]
            for core, times in terms:
                const += self._multiples(rows, core, times - (times >> width - 1 << width), size)
            row = self.rows[key] = self._total(rows, const, size)
        return row

    def _part(self, number: int) -> tuple[int, Words]:
        """Of the sums before the one of which it takes the fewest words more to have this one, or -1; and which.

        So what is added to a sum is added to its bits, as where it was made of them.
        """
        found = self.parts.get(number)
        if found is None:
            terms, _, width = self.a.keys[number]
            found = -1, terms
            for one in range(number - 1, max(-1, number - self.recent), -1):
                others, _, size = self.a.keys[one]
                if size >= width and len(left := _less(terms, others, width)) < len(found[1]):
                    found = one, left
            self.parts[number] = found
        return found

    def _words(self, number: int) -> list[int]:
        """The words that a sum is made of."""
        words: list[int] = []
        while number >= 0:
            number, terms = self._part(number)
            words += [core for core, _ in terms]
        return words

    def _multiples(self, rows: list[list[int]], core: int, times: int, size: int) -> int:
        """Add the rows of a multiple of a word to others; what the constant grows by."""
        const, at, word = 0, 0, self._row(core, size)
        while times and at < size:
            if times & 1:
                digit = 1 if times & 3 == 1 or times in (1, 3) else -1
                turned = int(digit < 0)
                rows.append([turned] * at + [b ^ turned for b in word[:size - at]])
                const += turned
                times -= digit
            times, at = times >> 1, at + 1
        return const

    def _total(self, rows: list[list[int]], const: int, size: int) -> list[int]:
        """The sum of rows, of which those of one bit are carried into the others, and a constant."""
        ones = (1 << size) - 1
        single = [row[0] for row in rows if not any(row[1:])]
        rows = sorted(row for row in rows if any(row[1:]))
        const &= ones
        for row in rows if not self.recent else ():
            if const and not any(b and const >> i & 1 for i, b in enumerate(row)):    # they are its low bits
                row[:], const = [b or const >> i & 1 for i, b in enumerate(row)], 0
        if const == 1:
            single, const = [*single, 1], 0
        if const:
            rows.append([const >> i & 1 for i in range(size)])
        while len(rows) < 2:
            rows.append([single.pop() if single else 0] + [0] * (size - 1))
        total = rows[0]
        for row in rows[1:]:
            total = self.gates.added(total, row, single.pop() if single else 0)
        for one in single:
            total = self.gates.added(total, [0] * size, one)
        return total

    def _product(self, x: int, y: int, place: int) -> int:
        """A bit of a product."""
        size = place + 1
        rows = sorted(self._trimmed(self._row(n, size)) for n in (x, y))
        if len(rows[0]) * len(rows[1]) > FACTORS:
            return self._function("mul", tuple(rows[0]), tuple(rows[1]), place)
        key = "mul", tuple(rows[0]), tuple(rows[1]), size
        made = self.rows.get(key)
        if made is None:
            short, long = sorted(rows, key=len)
            made = [0] * size
            for at, by in enumerate(short):
                row = [0] * at + [self.gates.both(by, b) for b in long] + [0] * size
                made = self.gates.added(made, row[:size], 0)
            self.rows[key] = made
        return made[place]

    def _trimmed(self, row: list[int]) -> list[int]:
        end = len(row)
        while end and not row[end - 1]:
            end -= 1
        return row[:end]

    def _moved(self, kind: str, what: int, by: int) -> list[int]:
        """The bits of a word that is shifted or rotated by a value: a choice for each bit of that."""
        key = kind, what, by
        row = self.rows.get(key)
        if row is None:
            amount = [self._literal(b) for b in self.a.cores[by]]
            row = [self._literal(b) for b in self.a.cores[what]]
            if kind == "shl":
                row += [0] * ((1 << len(amount)) - 1)
            size = len(row)
            for at, bit in enumerate(amount):
                far = 1 << at
                if kind == "rotl":
                    other = [row[(i - far) % size] for i in range(size)]
                elif kind == "shl":
                    other = [row[i - far] if i >= far else 0 for i in range(size)]
                else:
                    other = [row[i + far] if i + far < size else 0 for i in range(size)]
                row = [self.gates.chosen(bit, x, y) for x, y in zip(other, row, strict=True)]
            self.rows[key] = row
        return row


def _less(terms: Words, others: Words, size: int) -> Words:
    """What a sum has more than another one, modulo 2**size."""
    found, ones = dict(terms), (1 << size) - 1
    for core, times in others:
        found[core] = found.get(core, 0) - times & ones
    return frozenset((core, times) for core, times in found.items() if times)
