"""Memory as the checker sees it: bytes of parameters and of the frame, and tables that never change.

A parameter's bytes are numbered from where the current block begins, those of one that all blocks share from its
beginning. What was there before is a variable of its own name, the same for the source and for the code.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from cipherwright.equality.arithmetic import Arithmetic, twos
from cipherwright.equality.forms import Unknown
from cipherwright.equality.polynomials import Columns
from cipherwright.equality.words import Bits, Number, Residue, Slice, Term, bits_of, residue
from cipherwright.machine.state import Memory
from targets.elf import Image

INDEX_BITS = 12
"""Bits that may be open in a table's address."""
Cell = tuple[Number, int, int]
"""A value, which byte of it, and of how many."""


class Cells:
    """Bytes that were written, over what was there: `before(offset, size)`, which has whole units of `unit` bytes."""

    def __init__(self, before: Callable[[int, int], Number], unit: int = 1) -> None:
        self.bytes: dict[int, Cell] = {}
        self.before, self.unit = before, unit
        self.units: dict[int, Number] = {}

    def copy(self) -> Cells:
        """A memory of its own with the same contents."""
        made = Cells(self.before, self.unit)
        made.bytes = dict(self.bytes)
        return made

    def cell(self, offset: int) -> Cell:
        """What a byte is of."""
        found = self.bytes.get(offset)
        if found is None:
            if self.unit == 1:
                return self.before(offset, 1), 0, 1
            at = offset % self.unit
            if offset - at not in self.units:    # of all its bytes the same value
                self.units[offset - at] = self.before(offset - at, self.unit)
            found = self.units[offset - at], at, self.unit
        return found

    def write(self, offset: int, size: int, value: Number) -> None:
        """Put the low `size` bytes of a value there."""
        for i in range(size):
            self.bytes[offset + i] = value, i, size

    def read(self, offset: int, size: int) -> Number:
        """What `size` bytes hold."""
        first = self.bytes.get(offset)
        if first is None:
            if all(offset + i not in self.bytes for i in range(1, size)):
                return self.before(offset, size)
        elif first[1] == 0 and first[2] == size:
            value = first[0]
            if all((c := self.bytes.get(offset + i)) is not None and c[0] is value and c[1] == i
                   for i in range(1, size)):
                return value
        return self._joined(offset, size)

    def _joined(self, offset: int, size: int) -> Number:
        total, i = 0, 0
        while i < size:
            cell = self.bytes.get(offset + i)
            run = 1
            if cell is None:
                while i + run < size and offset + i + run not in self.bytes:
                    run += 1
                part = self.before(offset + i, run)
            else:
                value, at, _ = cell
                while i + run < size and (c := self.bytes.get(offset + i + run)) is not None and c[0] is value \
                        and c[1] == at + run:
                    run += 1
                part = value >> 8 * at & (1 << 8 * run) - 1
            total = total | part << 8 * i
            i += run
        return total

    def values(self) -> Iterator[tuple[int, int, Number]]:
        """(offset, size, value) of all that was written and is whole; what is left of others byte by byte."""
        done = -1 << 64
        for offset in sorted(self.bytes):
            if offset < done:
                continue
            value, at, size = self.bytes[offset]
            whole = at == 0 and all(self.bytes.get(offset + i, (None, 0))[:2] == (value, i) for i in range(1, size))
            size = size if whole else 1
            yield offset, size, self.read(offset, size)
            done = offset + size


class Places(Memory):
    """The memory of the code: tables at fixed addresses, the frame, and the parameters at bases that are variables.

    `regions`: of each pointer argument its cells; `origin`: of each the address where its offsets are 0.
    """

    def __init__(self, a: Arithmetic, image: Image, bits: int, frame: tuple[int, int]) -> None:
        super().__init__()
        self.a, self.bits, self.frame = a, bits, frame
        self.image = image
        self.stack = Cells(lambda at, size: self.junk(size))
        self.regions: list[Cells] = []
        self.origin: list[Residue] = []
        self.readers: list[Callable[[int, int, bool], None]] = []
        self.tables: dict[Any, Columns] = {}

    def junk(self, size: int) -> Number:
        """Bytes of which nothing is known."""
        return bits_of(self.a, self.a.f.junk(8 * size))

    def place(self, address: Number) -> tuple[Cells, int, int] | None:
        """(cells, offset, number of the argument or -1); None: a table."""
        if isinstance(address, int):
            return (self.stack, address, -1) if self.frame[0] <= address < self.frame[1] else None
        where = residue(self.a, [(address, 1)], self.bits) if isinstance(address, Bits) else address
        if isinstance(where, Residue):
            address = where
            for number, origin in enumerate(self.origin):
                if origin.terms == address.terms:
                    offset = address.const - origin.const & (1 << self.bits) - 1
                    return self.regions[number], offset - (offset >> self.bits - 1 << self.bits), number
        return None

    def read(self, address: Number, size: int) -> Number:
        """What `size` bytes at an address hold: of a place, of constants, or an entry of a table."""
        found = self.place(address)
        if found is None:
            return self.constant(address, size) if isinstance(address, int) else self.entry(address, size)
        cells, offset, number = found
        if number >= 0:
            self.readers[number](offset, size, False)
        return cells.read(offset, size)

    def write(self, address: Number, size: int, value: Number) -> None:
        """Put the low `size` bytes of a value there; Unknown where there is no rule."""
        found = self.place(address)
        if found is None:
            raise Unknown("a store to a place that is neither a parameter's nor the frame's")
        cells, offset, number = found
        if number >= 0:
            self.readers[number](offset, size, True)
        cells.write(offset, size, value if isinstance(value, Slice) else value & (1 << 8 * size) - 1)

    def copy(self, source: Number, to: Number, size: int) -> bool:
        """Copy `size` bytes one after the other, each with the value that it is a byte of; False where one of the
        places is a table's, or none. Unknown where there is no rule.
        """
        one, other = self.place(source), self.place(to)
        if one is None or other is None:
            return False
        for (_, offset, number), write in ((one, False), (other, True)):
            if number >= 0:
                self.readers[number](offset, size, write)
        (old, begin, _), (new, at, _) = one, other
        for i in range(size):
            new.bytes[at + i] = old.cell(begin + i)
        return True

    def constant(self, address: int, size: int) -> int:
        """What a table holds at a fixed address; Unknown where there is no rule."""
        for segment in self.image.segments:
            if segment.address <= address and address + size <= segment.end and not segment.writable:
                at = address - segment.address
                return int.from_bytes(segment.data[at:at + size], "little")
        raise Unknown(f"a read of {size} bytes at {address:#x}, which holds no table")

    def entry(self, address: Term, size: int) -> Number:
        """What a table holds where an index says; Unknown where there is no rule."""
        if address.exact:
            address = self.a.whole.address(address, self.bits)
        if isinstance(address, Bits):
            rows, begin = [(1 << i, b) for i, b in enumerate(address.row) if b > 1], \
                sum(1 << i for i, b in enumerate(address.row) if b == 1)
        elif isinstance(address, Residue):
            rows, begin = [], address.const
            for core, times in address.terms.items():
                row = self.a.cores[core]
                if len(row) > INDEX_BITS:
                    raise Unknown("an address of something that is no parameter, frame or table")
                rows += [(times << i & (1 << self.bits) - 1, b) for i, b in enumerate(row) if b]
        else:
            raise Unknown("an address that is no sum")
        if len(rows) > INDEX_BITS:
            raise Unknown(f"an index of {len(rows)} bits")
        key = begin, tuple(w for w, _ in rows), size
        if key not in self.tables:
            self.tables[key] = Columns(self._entries(begin, [w for w, _ in rows], size), 8 * size)
        return bits_of(self.a, self.a.f.look_up([b for _, b in rows], self.tables[key]))

    def _entries(self, begin: int, weights: Sequence[int], size: int) -> list[int]:
        places, ones = [begin], (1 << self.bits) - 1
        for weight in weights:
            places += [at + weight & ones for at in places]
        return [self.constant(at, size) for at in places]


def multiple_of(x: Residue, row: Sequence[int], a: Arithmetic) -> int | None:
    """How often a sum of one term takes a word; None where that is another."""
    if len(x.terms) != 1:
        return None
    (core, times), = x.terms.items()
    kept = x.width - twos(times)
    if a.cores[core] == tuple(row[:kept]):
        return times
    # low bits of a multiple may have been seen to be the word's own
    more = next(filter(None, map(a.times_in, a.cores[core])), 0)
    if more and len(a.cores[core]) >= kept:    # what is above has no part in the multiple
        width = next(w for w in a.levels if w >= kept)
        whole = a.bits({a.core(tuple(row)): more}, 0, width)[:kept]
        if all(p == q or a.f.known[a.f.contents[p >> 1]] ^ p & 1 == q
               for p, q in zip(whole, a.cores[core][:kept], strict=True)):
            return times * more % (1 << x.width)
    found = a.sums.get(a.cores[core])    # the bits of a multiple, which is below the modulus they are of
    if found is None or found[1] or len(found[0]) != 1:
        return None
    (inner, more), = found[0].items()
    exact = a.cores[inner] == tuple(row) and more << len(row) <= 1 << found[2]
    return times * more % (1 << x.width) if exact else None
