"""Places in memory as the machine graph names them: what may overlap, how large a table's entries are."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Any, Generic, NamedTuple, TypeVar

from dsl.ir import Access, Table

Thing = TypeVar("Thing", bound=Hashable)
Where = tuple[Any, ...]  # as in Mem.where: parameter, strides, byte, bytes, and what is the same for those in place

Place = tuple[str, int, int, str]  # parameter, byte offset, bits, byte order


class InPlace(NamedTuple):
    """Two parameters `per block` that a call may give one address (scheduler.rewrite.in_place).

    right: a call that does gives what the interpreter gives with one buffer; alike: which is what two buffers give, for
    no byte is read once it is written.
    """

    read: str
    written: str
    right: bool
    alike: bool


def place(access: Access) -> Place:
    """The key of a fixed element of a parameter."""
    return access.param.name, access.offset, access.bits, access.endian


def may_overlap(a: tuple[object, ...], b: tuple[object, ...]) -> bool:
    """Whether two memory places can share a byte.

    By the kernels' contract different parameters do not overlap, except that per-block ones may be
    exactly in place (equal addresses), so their equal offsets meet. The last part of a place is 0 for a
    parameter that is not per block, else the same number for all parameters of one message.
    """
    if a == ("table",) or b == ("table",):
        return False
    name_a, strides_a, at_a, size_a, block_a = a
    name_b, strides_b, at_b, size_b, block_b = b
    if name_a != name_b and not (block_a and block_a == block_b):
        return False
    if strides_a != strides_b:
        return True
    return at_a < at_b + size_b and at_b < at_a + size_a  # type: ignore[operator]


class Touched(Generic[Thing]):
    """Things that touch places of memory, found by a place that may overlap: `may_overlap` without trying them all."""

    BUCKET = 16  # bytes; an access is seldom longer

    def __init__(self) -> None:
        self.parts: dict[object, dict[object, dict[int, dict[tuple[Thing, Where], None]]]] = {}

    def _range(self, where: Where) -> range:
        _, _, at, size, _ = where
        return range(at // self.BUCKET, (at + size - 1) // self.BUCKET + 1)

    def add(self, where: Where, thing: Thing) -> None:
        """`thing` touches `where`, perhaps beside other places; nothing ever meets what is in a table."""
        if where != ("table",):
            part = self.parts.setdefault(where[4] or where[0], {}).setdefault(where[1], {})
            for number in self._range(where):
                part.setdefault(number, {})[thing, where] = None

    def remove(self, where: Where, thing: Thing) -> None:
        """Undo `add`."""
        if where != ("table",):
            part = self.parts[where[4] or where[0]][where[1]]
            for number in self._range(where):
                part[number].pop((thing, where), None)

    def overlapping(self, where: Where) -> list[Thing]:
        """What touches a place that may overlap `where`, each once."""
        if where == ("table",):
            return []
        found: dict[Thing, None] = {}
        for strides, part in self.parts.get(where[4] or where[0], {}).items():
            if strides != where[1]:
                found.update((thing, None) for bucket in part.values() for thing, _ in bucket)
                continue
            for number in self._range(where):
                found.update((thing, None) for thing, other in part.get(number, ()) if may_overlap(other, where))
        return list(found)


def section_bytes(tables: Iterable[Table]) -> int:
    """Bytes of all tables one behind the other, each aligned as `alignment` says."""
    end = 0
    for t in tables:
        size, align = element_bytes(t), alignment(t)
        end = -(-end // align) * align + size * len(t.entries)
    return end


def alignment(table: Table) -> int:
    """What the address of a table is a multiple of: 16 with entries of 8 bytes and more, at least an entry's size."""
    size = element_bytes(table)
    return max(16, size) if size >= 8 else 1


SMALL = 512  # entries


def element_bytes(table: Table) -> int:
    """Bytes of one entry in memory: the smallest power of two up to 64 that holds it.

    Entries of 9 to 16 bits take 4 bytes in a small table, since they are then an operand of 32-bit instructions; a
    constant array is packed.
    """
    if 8 < table.bits <= 16 and len(table.entries) <= SMALL and not table.packed:
        return 4
    return next(s for s in (1, 2, 4, 8, 16, 32, 64) if table.bits <= 8 * s)
