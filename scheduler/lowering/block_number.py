"""The number of the block in pass `map`: `i` of `blocks n as i`, in the frame while the loop runs.

A pass that takes several consecutive blocks counts on by as many. A lane holds the number of its own block; a stream
adds how many copies come before it. Where the copies are messages, all have the same number. Blocks that are left over
go once more round the loop, which counts on: the number is right for them, too.
"""

from __future__ import annotations

from dsl.ir import Loop, Op
from dsl.operations import HALF
from scheduler.graph.nodes import FILE_BYTES, Node, Slot
from scheduler.lowering.emitter import Emitter, Words
from scheduler.lowering.vector_ops import VectorOps
from scheduler.lowering.words import WordOps
from scheduler.mapping.layout import Layout

BYTE = 8


class BlockNumber:
    """One slot for all streams. `independent`: the copies work on consecutive blocks, not on messages of their own."""

    def __init__(self, layout: Layout, independent: bool, emit: Emitter, word: WordOps, vec: VectorOps) -> None:
        self.layout, self.emit, self.word, self.vec = layout, emit, word, vec
        self.step = layout.copies if independent else 1
        self.lane_step = int(independent)  # from one lane to the next
        self.in_bytes = layout.in_lanes and layout.element == BYTE
        self.file = layout.lane_file if layout.in_lanes and not self.in_bytes else "r"
        self.elem = min(layout.element, HALF)  # of a lane of 128 bits the number is in the low half
        self.slot: Slot | None = None

    def begin(self, loop: Loop) -> None:
        """Before the block loop: its first pass is next. There is no slot if nothing in it asks for the number."""
        if not any(op.kind == "index" for op in loop.body.ops()):
            return
        self.slot = Slot(f"{loop.name}_number", size=FILE_BYTES[self.file])
        if self.file == "r":
            self.emit.write(self.slot, self.word.const(0))
            return
        wide = self.layout.element
        first = sum(self.layout.copy_in(lane) * self.lane_step << wide * lane for lane in range(self.layout.lanes))
        number = self.vec.constant(first, self.file, self.elem, 8 * FILE_BYTES[self.file])
        self.emit.node("setslot", [number], slot=self.slot, file=self.file, elem=self.elem)

    def advance(self) -> None:
        """At the end of a pass: the next one begins as many blocks later as a pass takes."""
        if self.slot is None:
            return
        if self.file == "r":
            self.emit.write(self.slot, self.plus(self.step))
        else:
            self.emit.node("setslot", [self.plus(self.step)], slot=self.slot, file=self.file, elem=self.elem)

    def plus(self, more: int) -> Node:
        """What the slot holds, and so much more."""
        if self.file == "r":
            return self.word.sum("add", self.emit.node("slot", slot=self.slot), self.word.const(more))
        number = self.emit.node("slot", slot=self.slot, file=self.file, elem=self.elem)
        if not more:
            return number
        step = self.vec.constant(more, self.file, self.elem, self.layout.element)
        return self.vec.vnode("add", [number, step], file=self.file, elem=self.elem)

    def here(self) -> Node:
        """The number of the present stream's block, or those of its lanes' blocks."""
        return self.plus(self.emit.stream * self.layout.lanes * self.lane_step)

    def words(self, op: Op) -> Words:
        """In general registers: the number, or a bit of it everywhere."""
        number = self.here()
        if op.attr is None:
            return (number, *(self.word.const(0) for _ in self.word.elems(op.bits)[1:]))
        return tuple(self.everywhere(number, op.attr, elem) for elem in self.word.elems(op.bits))

    def everywhere(self, number: Node, bit: int, elem: int) -> Node:
        """All ones where a bit is 1, else 0."""
        (one,) = self.word.bit(self.word.shift("shr", number, bit))
        return self.emit.node("neg", [one], elem=elem)

    def vector(self, op: Op, file: str) -> Node:
        """In the lanes of a vector register; SourceError if they have another width. Or a bit of the number everywhere.
        """
        if isinstance(op.attr, tuple):
            return self.byte(op.attr[0], file)
        if op.attr is None:
            if self.file == "r":
                return self.vec.from_words((self.here(),), file)
            self.vec.elem_of(op)
            return self.here()
        mask = self.vec.vnode("tovector", [self.everywhere(self.here(), op.attr, 32)], file=file)
        return self.vec.everywhere(self.vec.vnode("shuffle", [mask], 0, file=file, elem=32))

    def byte(self, which: int, file: str) -> Node:
        """A byte of the numbers of the blocks in lanes of bytes: the number of the first block is a multiple of the
        lanes, so that only the lowest byte differs from lane to lane, and no carry leaves it."""
        key = ("number", file, self.emit.stream)
        if key not in self.emit.memo:
            self.emit.memo[key] = self.vec.everywhere(self.vec.vnode("tovector", [self.here()], file=file))
        order = self.vec.constant(which, file, BYTE, BYTE)
        made = self.vec.vnode("bytes", [self.emit.memo[key], order], file=file, elem=BYTE)
        if which or not self.lane_step:
            return made
        first = sum(self.layout.copy_in(lane) << BYTE * lane for lane in range(self.layout.lanes))
        inside = self.vec.constant(first, file, BYTE, BYTE * self.layout.lanes)
        return self.vec.vnode("add", [made, inside], file=file, elem=BYTE)
