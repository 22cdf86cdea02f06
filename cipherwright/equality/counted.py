"""Blocks that are numbered, as in counter mode: what all of them compute is one formula behind the first key.

A block's counter is another formula in each block of a pass, and so would be all that is computed of it. So the bytes
of what the source makes of a block's number, up to its first exclusive-or, get names that blocks have in common, as the
bytes of a block in memory have: variables of the block's own. Exclusive-ors of them are known by the exclusive-ors of
the names. Where such a byte, literal for literal but for complements, meets one with a secret in it, or with variables
of a block's own, the name takes its place, in the source and in the code. What is shown of all values of a variable is
true of the counter: it stands for one bit of one block, which `Counted` sees to.
"""

from __future__ import annotations

from collections.abc import Sequence

from cipherwright.equality.forms import COPY, KEYED, PLAIN, Forms, Unknown

BYTE = 8
LANE = 32
"""Literals that are done together."""
Row = tuple[int, ...]


class Counted:
    """The names of the blocks' counters."""

    def __init__(self, f: Forms) -> None:
        self.f = f
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
            named = f.by_name[lane] = lane_by_name(f, lane)
        for row, part in zip(found, named, strict=True):
            row += part
    return [tuple(row) for row in found]


def lane_by_name(f: Forms, rows: Sequence[Row]) -> tuple[Row, ...]:
    """The same of a part of them."""
    found, flags = [list(row) for row in rows], f.flags
    for at in range(0, len(rows[0]), BYTE):
        parts = [plain_bits(row[at:at + BYTE]) for row in rows]
        if any(p in f.counters for p in parts) and any(
                b >> COPY or flags[(b & PLAIN) >> 1] & KEYED for p in parts for b in p):
            for row, part in zip(found, parts, strict=True):
                if part in f.counters:
                    row[at:at + BYTE] = _named(f, row[at:at + BYTE])
    return tuple(tuple(row) for row in found)


def _named(f: Forms, byte: Sequence[int]) -> list[int]:
    """A byte by its name, as it is where it has none."""
    own = f.counters.get(plain_bits(byte))
    return [*byte] if own is None else [o ^ (b & 1) for o, b in zip(own, byte, strict=True)]
