"""Blocks that are numbered, as in counter mode: what all of them compute is one formula behind the first key.

A block's counter is another formula in each block of a pass, and so would be all that is computed of it. So the bytes
of what the source makes of a block's number, up to its first exclusive-or, get names that blocks have in common, as the
bytes of a block in memory have: variables of the block's own. Exclusive-ors of them are known by the exclusive-ors of
the names. Where such a byte, literal for literal but for complements, meets one with a secret in it, or with variables
of a block's own, the name takes its place, in the source and in the code. What is shown of all values of a variable is
true of the counter: it stands for one bit of one block, which `Counted` sees to.

Code that adds in other parts than the source, as in lanes of bytes, has other literals for the same bytes. A byte that
is computed of what all blocks share and is beside one with a secret in it is compared with the counters' that agree for
random inputs, those of blocks first that were found at that place of a row: by gates, and only if all of its bits are
shown to be equal it has the name.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from cipherwright.equality.arithmetic import Arithmetic
from cipherwright.equality.forms import COPY, KEYED, PLAIN, Forms, Unknown
from cipherwright.equality.samples import INPUTS, ONES, Samples
from cipherwright.equality.taken_apart import Apart

BYTE = 8
MOST = 8
"""Counters' bytes of one sample that a byte of the code is compared with."""
FREE = 0, 3, 4, 7
"""The places of the lowest byte in eight of a counter of four or eight, of either order."""
LANE = 32
"""Literals that are done together."""
Row = tuple[int, ...]


class Counting(Samples):
    """Samples in which the bytes of parameters are all ones, but for one of eight that counts from a number on.

    A counter with ones in it carries far, and at another number in each block.
    """

    def __init__(self, f: Forms, a: Arithmetic, free: int, first: int) -> None:
        super().__init__(f, a)
        numbers = range(first, first + INPUTS)
        self.free, self.counted = free, [sum((n >> b & 1) << i for i, n in enumerate(numbers)) for b in range(BYTE)]

    def _variable(self, name: Any, bit: int) -> int:
        if not isinstance(name, tuple) or name[0] != "in":
            return 0
        return self.counted[bit] if name[-1] % 8 == self.free else ONES


class Counted:
    """The names of the blocks' counters."""

    def __init__(self, f: Forms, a: Arithmetic) -> None:
        self.f, self.a = f, a
        self.samples = [Samples(f, a), *(Counting(f, a, free, high) for free in FREE for high in (0, INPUTS))]
        f.counter_like = self.is_like
        self.of_sample: dict[Row, list[Row]] = defaultdict(list)
        self.sampled: set[Row] = set()
        self.unlike: set[Row] = set()
        self.at_place: dict[int, set[int]] = defaultdict(set)    # of a place in a row the blocks that were found there
        self.copies: dict[Row, int] = {}    # of the literals of a byte the block
        self.named: set[tuple[Row, int, int]] = set()
        self.blocks: set[tuple[Row, int]] = set()
        self.turn: Row = ()
        self.copy = self.place = 0

    def has(self, turn: Row, number: int) -> bool:
        """Whether the source has been run for a block."""
        return (turn, number) in self.blocks

    def block(self, turn: Row, number: int) -> None:
        """The source begins with a block of a pass; the pass is known by the literals of its number."""
        self.blocks.add((turn, number))
        self.turn, self.copy, self.place = turn, number + 1, 0

    def name(self, row: Row) -> None:
        """Name the bytes of a word that depends on the block's number.

        Unknown where two blocks have the same byte, or one name would be of two.
        """
        for at in range(0, len(row), BYTE):
            one = plain_bits(row[at:at + BYTE])
            self.place += 1
            if self._is_new(one):
                name = self.turn, self.copy, self.place
                if name in self.named:
                    raise Unknown("a counter that is not the same when the source is run again")
                self.named.add(name)
                self._known(one, self.f.variables_of(("counted", self.turn, self.place), len(one), self.copy))

    def name_sum(self, row: Row, one: Row, other: Row) -> None:
        """Name the bytes of a word that is the exclusive-or of two, of which one or both depend on the number."""
        f = self.f
        for at in range(0, len(row), BYTE):
            byte = plain_bits(row[at:at + BYTE])
            if self._is_new(byte):
                p, q = (_named(f, x[at:at + BYTE]) for x in (one, other))
                # a form that is known by another may be the complement of what its operands' forms add up to
                signs = [b & 1 for b in row[at:at + BYTE]]
                self._known(byte, tuple(f.xor(a, b) ^ s for a, b, s in zip(p, q, signs, strict=True)))

    def is_like(self, one: Row, place: int) -> bool:
        """Whether a byte of the code, without complements, is shown to be one with a name; then it has that, too.

        `place`: its number in a row; in lanes of bytes each is a block's.
        """
        f = self.f
        if not f.in_code or one in self.unlike or any(b >> COPY or f.flags[b >> 1] & KEYED for b in one):
            return False
        for known in f.counters.keys() - self.sampled:
            self.sampled.add(known)
            self.of_sample[self._sample(known)].append(known)
        alike = self.of_sample.get(self._sample(one), []) if any(one) else []
        if len(alike) > 1:
            alike = sorted(alike, key=lambda row: self.copies[row] not in self.at_place[place])
        for known in alike[:MOST]:
            sample = self.samples[0].literal
            signs = [(sample(a) ^ sample(b)) & 1 for a, b in zip(one, known, strict=True)]
            equal = Apart(f, self.a, 0).equal      # with gates of its own: other blocks' are nearly the same
            if all(equal(a, b ^ s) for a, b, s in zip(one, known, signs, strict=True)):
                self.copies[one] = self.copies[known]
                self.at_place[place].add(self.copies[known])
                self.sampled.add(one)
                self._known(one, tuple(b ^ s for b, s in zip(f.counters[known], signs, strict=True)))
                return True
        self.unlike.add(one)
        return False

    def _sample(self, row: Row) -> Row:
        """The samples of a byte's bits, or of their complements."""
        return tuple(s ^ ONES if s & 1 else s for of in self.samples for s in map(of.literal, row))

    def _known(self, one: Row, name: Row) -> None:
        self.f.counters[one] = name
        self.f.by_name.clear()

    def _is_new(self, one: Row) -> bool:
        if not any(one) or any(b >> COPY for b in one):
            return False
        if self.copies.setdefault(one, self.copy) != self.copy:
            raise Unknown("counters of two blocks with the same byte")
        return one not in self.f.counters


def plain_bits(row: Sequence[int]) -> Row:
    """Literals without their complements; constants are 0."""
    return tuple(b & ~1 for b in row)


def by_name(f: Forms, rows: Sequence[Row]) -> Sequence[Row]:
    """Rows of literals as long as each other, operands of logic, with bytes of counters by their names."""
    found: list[list[int]] = [[] for _ in rows]
    for at in range(0, len(rows[0]), LANE):
        lane = tuple(row[at:at + LANE] for row in rows)
        named = f.by_name.get(lane)
        if named is None:
            named = f.by_name[lane] = lane_by_name(f, lane, at)
        for row, part in zip(found, named, strict=True):
            row += part
    return [tuple(row) for row in found]


def lane_by_name(f: Forms, rows: Sequence[Row], first: int) -> tuple[Row, ...]:
    """The same of a part of them, from a place on."""
    found, flags = [list(row) for row in rows], f.flags
    for at in range(0, len(rows[0]), BYTE):
        parts = [plain_bits(row[at:at + BYTE]) for row in rows]
        if any(b >> COPY or flags[(b & PLAIN) >> 1] & KEYED for p in parts for b in p):
            for row, part in zip(found, parts, strict=True):
                if part in f.counters or f.counter_like(part, (first + at) // BYTE):
                    row[at:at + BYTE] = _named(f, row[at:at + BYTE])
    return tuple(tuple(row) for row in found)


def _named(f: Forms, byte: Sequence[int]) -> list[int]:
    """A byte by its name, as it is where it has none."""
    own = f.counters.get(plain_bits(byte))
    return [*byte] if own is None else [o ^ (b & 1) for o, b in zip(own, byte, strict=True)]
