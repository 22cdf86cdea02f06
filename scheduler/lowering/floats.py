"""Floating point in pass `map`: operations on values of 80 bits, in the file of the x87 stack.

No instruction moves a value between that file and another one: words go through the frame. A word that is joined with
a constant one is stored beside it (D. J. Bernstein, The Poly1305-AES message-authentication code, 2005, section 4): the
constant one is the upper half of a double whose lower half counts in units of a power of 2.
"""

from __future__ import annotations

from typing import Protocol

from dsl import extended
from dsl.diagnostics import SourceError
from dsl.ir import Access, Kernel, Op
from dsl.operations import KINDS
from scheduler.graph.nodes import Mem, Node, Slot, SlotPart
from scheduler.lowering.emitter import Emitter, Words
from scheduler.lowering.memory import MemoryOps
from scheduler.lowering.vector_ops import VectorOps
from scheduler.mapping.layout import Layout
from targets.x86.register_files import STACK

WIDE = extended.BITS


def is_float(op: Op) -> bool:
    """Whether an operation is one of floating point, or its value is."""
    return (op.bits == WIDE and not op.modulus) or (op.kind in KINDS and KINDS[op.kind].family == "float")


def check_floats(kernel: Kernel, layout: Layout) -> bool:
    """Whether a kernel has floating point; SourceError where its mapping has what does not go beside that."""
    first = next((op for op in kernel.body.ops() if is_float(op)), None)
    if first is None:
        return False
    wrong = {"`lanes`": layout.in_lanes, "`streams`": layout.streams > 1, "`slices`": bool(layout.slices),
             "values placed in MMX registers": bool(layout.placed), "64-bit code": layout.bits == 64}
    what = next((name for name, there in wrong.items() if there), None)
    if what is not None and first.pos is not None:
        raise SourceError(first.pos, f"floating point in x87 registers beside {what}", "the x87 stack is one, has no "
                          "lanes, and shares its bits with the MMX registers: map this kernel otherwise")
    assert what is None, what
    return True


def shortest(pattern: int) -> tuple[int, int]:
    """The format, in bits, and the pattern in it, in which a constant is kept: the shortest that holds it exactly.

    A format in which it would be denormal is left out: reading that takes an assist, of a hundred clocks and more.
    """
    for bits, (significand, _) in extended.FORMATS.items():
        short = extended.narrow(pattern, bits)
        exponent = short >> significand - 1 & (1 << bits - significand) - 1
        if extended.widen(short, bits) == pattern and (exponent or not short << 1 & (1 << bits) - 1):
            return bits, short
    return WIDE, pattern


class Earlier(Protocol):
    """Says what was made of an operation before."""

    def words(self, op: Op) -> Words:
        """In general registers."""

    def here(self, op: Op) -> Words | Node | None:
        """What was made of it in this piece."""

    def from_slots(self, op: Op) -> tuple[str, tuple[Node, ...]]:
        """What an earlier piece left in the frame, with its file."""


class FloatOps:
    """Makes the nodes of floating point; `earlier` knows the operands."""

    def __init__(self, emit: Emitter, earlier: Earlier, mem: MemoryOps, vec: VectorOps) -> None:
        self.emit, self.earlier, self.mem, self.vec = emit, earlier, mem, vec

    def operand(self, op: Op) -> Node:
        """A value of floating point."""
        if op.kind == "const":
            return self.constant(op.attr)
        made = self.earlier.here(op)
        if made is None:
            made = self.earlier.from_slots(op)[1]
        return made if isinstance(made, Node) else made[0]

    def op(self, op: Op) -> Node:
        """An operation of floating point; a rounded one is what was put into the frame."""
        if op.kind == "narrow":
            return self.put(self.operand(op.args[0]), op.bits, op.name)
        return self.widened(op.args[0], op.name) if op.kind == "widen" else self.node(
            op.kind, [self.operand(x) for x in op.args])

    def widened(self, a: Op, name: str) -> Node:
        """The number whose pattern `a` is: from where it is in memory, if it is there and as it is read."""
        if a.kind == "const":
            return self.constant(extended.widen(a.attr, a.bits))
        if a.kind == "narrow":
            put = self.earlier.here(a)
            if put is None:
                return self.earlier.from_slots(a)[1][0]
            assert isinstance(put, Node)
            return self.node("part", [put], slot=put.slot, elem=a.bits)
        words = self.earlier.words(a)
        if a.kind == "load" and a.attr.endian == "le" and a.attr.param.kind != "const" and all(
                w.kind == "load" and self.mem.still(w) for w in words):
            return self.from_memory(a.attr)
        return self.from_words(words, name)

    def node(self, kind: str, args: list[Node] | None = None, imm: int = 0, mem: Mem | None = None,
             slot: Slot | None = None, elem: int = WIDE) -> Node:
        """A node in the file of the stack."""
        return self.emit.node(kind, args, imm, mem, slot, file=STACK.file, elem=elem)

    def constant(self, pattern: int) -> Node:
        """A constant, which is read from a table."""
        bits, short = shortest(pattern)
        key = ("float", pattern)
        if key not in self.emit.memo:
            size = STACK.room if bits == WIDE else bits // 8
            mem = Mem(bits // 8, where=("table",), aligned=bits < WIDE)
            self.vec.constants.setdefault(size, []).append((mem, short))
            self.emit.memo[key] = self.node("load", mem=mem, elem=bits)
        return self.emit.memo[key]

    def from_memory(self, access: Access) -> Node:
        """A number of 32 or 64 bits in the memory of a parameter."""
        return self.mem.load(self.mem.mem(access, 0, access.bits // 8), STACK.file, access.bits)

    def from_words(self, words: Words, name: str) -> Node:
        """A number whose pattern is in one word or in two: they are stored, and read as one."""
        bits = 32 * len(words)
        slot = Slot(f"{name or 'number'}.put{len(self.mem.put_slots)}", size=bits // 8)
        puts = []
        for i, word in enumerate(words):
            part = SlotPart(slot.name, size=4, whole=slot, disp=4 * i)
            puts.append(self.emit.node("put", [word], slot=part, unique=True))
        self.mem.put_slots[puts[0]] = slot
        if len(puts) == 1:
            return self.node("part", puts, slot=slot, elem=bits)
        return self.node("paired", puts, slot=slot, elem=bits)

    def put(self, value: Node, bits: int, name: str) -> Node:
        """A value rounded to 32 or 64 bits, in the frame."""
        slot = Slot(f"{name or 'number'}.put{len(self.mem.put_slots)}", size=bits // 8)
        put = self.node("put", [value], slot=slot, elem=bits)
        self.mem.put_slots[put] = slot
        return put

    def words_of(self, n: Node) -> Words:
        """The words of a value that was rounded to their format: of one that was put, or that a slot holds."""
        kind, args = ("part", [n]) if n.kind == "put" else ("slot", [])
        return tuple(self.emit.node(kind, args, 4 * i, slot=n.slot) for i in range(n.elem // 32))
