"""What the frame holds behind blocks that were copied there: bytes nobody has written, by names of further blocks.

Code that takes several blocks in a pass copies what is left over into the frame and computes with the whole buffer.
What is behind the last block may be anything, and is a variable for each bit. Which name it has is free, as long as no
other variable has that. Here it is the one that the block would have that there is not: so what code computes of it is
the formula that all blocks have, and not a new one for each number of blocks left over.
"""

from __future__ import annotations

from collections.abc import Sequence

from cipherwright.equality.contract import Argument
from cipherwright.equality.forms import COPY, PLAIN, Unknown
from cipherwright.equality.memory import Places
from cipherwright.equality.source import literals
from cipherwright.equality.words import Number, bits_of

BYTE = 8


class Absent:
    """What unwritten bytes of the frame are, where blocks from number `there` on to `group` are not there.

    Nobody may read bytes of these blocks behind a parameter: their variables would be taken for the frame's.
    """

    def __init__(self, places: Places, args: Sequence[Argument], there: int, group: int) -> None:
        self.places, self.f, self.there, self.group = places, places.a.f, there, group
        self.sizes = {x.param.name: x.param.bytes for x in args if x.param.per_block and x.each == "block"}
        self.names: dict[int, tuple[str, object, int, int] | None] = {}
        """Of an address the variable: parameter, tag, byte of the block, copy; None where it has none of these."""
        self.taken: set[tuple[str, object, int, int]] = set()

    def __call__(self, at: int, size: int) -> Number:
        """The bytes from an address on."""
        made: list[int] = []
        for address in range(at, at + size):
            if address not in self.names:
                self.names[address] = self._free(address)
            name = self.names[address]
            if name is None:
                made += self.f.junk(BYTE)
            else:
                parameter, tag, place, copy = name
                made += self.f.variables_of(("in", parameter, tag, place), BYTE, copy)
        return bits_of(self.places.a, made)

    def _free(self, address: int) -> tuple[str, object, int, int] | None:
        """A name for an address: behind a byte of a block that was copied, that of a further block, if it is free."""
        for size in {*self.sizes.values()}:
            for back in range(1, self.group):
                before = address - back * size
                found = self.names.get(before) or self._block_byte(before)
                if found is None:
                    continue
                parameter, tag, place, copy = found
                name = parameter, tag, place, copy + back
                if self.sizes[parameter] == size and self.there < copy + back <= self.group and name not in self.taken:
                    self.taken.add(name)
                    return name
        return None

    def _block_byte(self, address: int) -> tuple[str, object, int, int] | None:
        """Which byte of which copy's block was stored at an address, unchanged; None where it is something else."""
        cell = self.places.stack.bytes.get(address)
        if cell is None:
            return None
        value, at, _ = cell
        try:
            row = literals(value >> BYTE * at & 255, BYTE)
        except Unknown:
            return None
        copy, content = row[0] >> COPY, self.f.contents[(row[0] & PLAIN) >> 1]
        if not copy or len(content) != 1:
            return None
        what = self.f.atoms[next(iter(content))]
        if what[0] != "var" or what[1][0] != "each" or what[1][1][0] != "in":
            return None
        _, parameter, tag, place = what[1][1]
        whole = self.f.variables_of(("in", parameter, tag, place), BYTE, copy)
        return (parameter, tag, place, copy) if whole == tuple(row) and parameter in self.sizes else None
