"""Elements of all copies on their way to memory: they wait until what is to be written beside them is there.

Rows (scheduler.lowering.rows) are written whole. Where a block of an output has as many rows as a register has lanes of
128 bits, the rows of each copy are put together to a register, and written at once. Where elements are exclusive-ors
with those of an input at the same places, as a cipher's text and keystream, the input is not transposed: what is left
is, and takes the input as memory has it.
"""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass, field
from typing import Protocol

from dsl.diagnostics import Pos
from dsl.ir import Access
from dsl.semantics import LANE
from scheduler.graph.nodes import FILE_BYTES, Mem, Node
from scheduler.graph.places import may_overlap
from scheduler.lowering.emitter import Emitter
from scheduler.lowering.rows import ROW, blocks, joined, row_of, rows, square, unit_of, whole_registers
from scheduler.lowering.single_bytes import BYTE, bytes_apart
from scheduler.lowering.vector_ops import VectorOps
from scheduler.lowering.words import WordOps
from scheduler.mapping.layout import Layout

Key = tuple[object, ...]


class Memory(Protocol):
    """What memory holds: scheduler.lowering.memory."""

    def mem(self, access: Access, part: int, size: int, lane: int = 0) -> Mem:
        """`size` bytes from byte `part` of an element, as the copy in `lane` sees it."""

    def overwrite(self, mem: Mem) -> None:
        """A store to `mem` is coming."""

    def load(self, mem: Mem, file: str = "r", elem: int = 32) -> Node:
        """A load of `mem.size` bytes."""

    def store(self, value: Node, mem: Mem, kind: str = "store") -> None:
        """A store of the low `mem.size` bytes of a value."""

    def holds(self, key: Key, value: Node) -> bool:
        """Whether a value is still what memory has at a key."""


@dataclass(frozen=True)
class Part:
    """An element to be written: its value and its places; or `rest`, what it is without the element of an input at the
    place `text`."""

    value: Node
    places: list[Mem]
    rest: Node | None = None
    text: Access | None = None


@dataclass
class Written:
    """Rows of which elements are to be written, in a `stream`: the `first` element, and the parts by number."""

    first: Access
    size: int
    file: str
    elem: int
    stream: int
    pos: Pos | None
    name: str
    parts: dict[int, Part] = field(default_factory=dict)

    def row(self, first: int) -> list[Part]:
        """The parts of one row that are there."""
        return [self.parts[n] for n in range(first, first + LANE // self.elem) if n in self.parts]

    @property
    def full(self) -> bool:
        """Whether all elements are there."""
        return len(self.parts) == 8 * self.size // self.elem


class RowStores:
    """Stores of elements of all copies; `texts`: which values are elements of inputs, their keys in memory and places.
    """

    def __init__(self, layout: Layout, emit: Emitter, word: WordOps, vec: VectorOps, memory: Memory) -> None:
        self.layout, self.emit, self.word, self.vec, self.memory = layout, emit, word, vec, memory
        self.waiting: dict[Key, Written] = {}
        self.texts: dict[Node, tuple[Key, Access]] = {}

    def store(self, access: Access, v: Node, file: str, elem: int) -> None:
        """An element of a parameter from each lane of a vector."""
        size, lanes = elem // 8, self.layout.lanes
        swap = access.endian == "be" and elem > 8
        places = [self.memory.mem(access, 0, size, lane) for lane in range(lanes)]
        first = row_of(access, elem) if file in self.layout.rows else None
        rest, text = (None, None) if first is None else self.without_text(v, access)
        value = self.vec.vswap(v, file, elem) if swap else v
        if first is None:
            self.scatter(value, places, file, elem)
            return
        if rest is not None and swap:
            rest = self.vec.vswap(rest, file, elem)
        first, unit = unit_of(first, FILE_BYTES[file])
        key = (self.memory.mem(first, 0, size).where, file, elem, self.emit.stream)
        number = (access.offset - first.offset) // size
        if key in self.waiting and number in self.waiting[key].parts:
            self.write(key)
        row = self.waiting.pop(key, None) or Written(first, unit, file, elem, self.emit.stream, self.emit.pos,
                                                     self.emit.name)
        for mem in places:
            self.memory.overwrite(mem)
        row.parts[number] = Part(value, places, rest, text)
        self.waiting[key] = row
        if row.full:
            self.write(key)

    def without_text(self, v: Node, access: Access) -> tuple[Node | None, Access | None]:
        """What a sum is without an element of an input that lies in blocks as the output does, and the element's place;
        nothing where there is none, or something else reads the sum or a part of it."""
        uses = self.emit.uses
        terms, found = [v], list[Node]()
        while terms:
            one = terms.pop()
            if one.kind == "xor" and uses[one] == (one is not v):
                terms += one.args
            else:
                found.append(one)
        for term in found:
            key, at = self.texts.get(term, ((), None))
            if at is None or uses[term] > 1 or len(found) < 2 or not self.memory.holds(key, term):
                continue
            if (at.endian, at.strides, at.param.per_block, at.param.bytes) == (
                    access.endian, access.strides, access.param.per_block, access.param.bytes):
                rest, *others = (one for one in found if one is not term)
                for one in others:
                    rest = self.vec.vnode("xor", [rest, one], file=v.file, elem=v.elem)
                return rest, at
        return None, None

    def settle(self, mems: list[Mem] | None = None) -> None:
        """Write the rows that wait for more of their elements and may overlap `mems`; without `mems` all of them."""
        for key, row in list(self.waiting.items()):
            places = [at for part in row.parts.values() for at in part.places]
            met = mems is None or any(may_overlap(mem.where, at.where) for mem in mems for at in places)
            if met and key in self.waiting:
                self.write(key)

    def write(self, key: Key) -> None:
        """Write rows: whole, or what there is of them by their elements."""
        row = self.waiting.pop(key)
        now = self.emit.stream, self.emit.pos, self.emit.name
        self.emit.stream, self.emit.pos, self.emit.name = row.stream, row.pos, row.name
        each = LANE // row.elem
        if row.full and row.size > ROW:
            self.whole(row, row.first, [row.row(n) for n in range(0, len(row.parts), each)])
        else:
            for number in range(0, 8 * row.size // row.elem, each):
                parts = row.row(number)
                if len(parts) == each:
                    first = dataclasses.replace(row.first, offset=row.first.offset + number * row.elem // 8)
                    self.whole(row, first, [parts])
                else:
                    for part in parts:
                        self.scatter(part.value, part.places, row.file, row.elem)
        self.emit.stream, self.emit.pos, self.emit.name = now

    def whole(self, row: Written, first: Access, parts: list[list[Part]]) -> None:
        """Write one row of each copy, or as many as a register has."""
        size, file = ROW * len(parts), row.file
        mems = self.places(first, size)
        together = whole_registers(mems, FILE_BYTES[file], row.elem) if size == ROW else []
        text = _text(parts) if together or size == FILE_BYTES[file] else None
        values = [[part.rest if text and part.rest else part.value for part in one] for one in parts]
        if size > ROW:
            made = blocks(self.vec, values, row.elem)
        else:
            made = (square if together else rows)(self.vec, values[0], row.elem)
        if text:
            at = self.places(text, size)
            at = whole_registers(at, FILE_BYTES[file], row.elem) if together else at
            made = [self.vec.vnode("xor", [v, self.memory.load(mem, file, row.elem)], file=file, elem=v.elem)
                    for v, mem in zip(made, at, strict=True)]
        for v, mem in zip(made, together or mems, strict=True):
            self.memory.overwrite(mem)
            self.emit.node("store", [v], mem=mem, file=file, elem=row.elem)

    def places(self, first: Access, size: int) -> list[Mem]:
        """So many bytes of each copy."""
        return [dataclasses.replace(self.memory.mem(first, 0, size, lane), aligned=False)
                for lane in range(self.layout.lanes)]

    def scatter(self, v: Node, mems: list[Mem], file: str, elem: int) -> None:
        """An element from each lane of a vector to as many places."""
        each = max(1, min(len(mems), LANE // elem))
        if elem == LANE and len(whole := joined(mems, FILE_BYTES[file])) == 1:
            self.memory.store(v, whole[0])
            return
        for number in range(0, len(mems), each):
            self.store_lane(self.vec.lane(v, number // each), mems[number:number + each], file, elem)

    def store_lane(self, v: Node, mems: list[Mem], file: str, elem: int) -> None:
        """The elements of the low 128 bits of a vector, or of all that is shorter, to as many places."""
        if elem == BYTE:
            for value, mem in zip(bytes_apart(self.word, self.vec, v), mems, strict=True):
                self.memory.store(value, mem)
            return
        if elem == 64:
            self.memory.store(v, mems[0])
            self.memory.store(v, mems[1], "storehigh")
            return
        for lane, mem in enumerate(mems):
            self.memory.store(self.vec.element(v, lane, file), mem)


def _text(parts: list[list[Part]]) -> Access | None:
    """The first element of the input that all parts are exclusive-ors with, in the order of its bytes; None if they are
    not."""
    every = [part for one in parts for part in one]
    first, size = every[0].text, every[0].places[0].size
    if first is None or any(part.text is None or part.text.param is not first.param
                            or part.text.offset != first.offset + i * size for i, part in enumerate(every)):
        return None
    return first
