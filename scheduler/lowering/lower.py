"""Pass `map`: the algorithm IR as a graph of machine operations, laid on the registers as a `Layout` says.

Memory parameters become pointers held in their argument slots; every loop keeps its pointers in slots, so
that a piece begins and ends with all its live values in memory. Streams are built side by side: every operation
is made once for each of them before the next one, so that source order interleaves them already.
"""

from __future__ import annotations

import dataclasses

from dsl.diagnostics import SourceError
from dsl.ir import Access, Kernel, Loop, Op, Param, Region, Share, Stride, together
from dsl.operations import HALF, MEMORY, STRUCTURE
from dsl.semantics import LANE
from scheduler.graph.nodes import FILE_BYTES, Counted, Mem, Node, Piece, Program, Slot, Tail
from scheduler.graph.places import Place, place
from scheduler.lowering.block_number import BlockNumber
from scheduler.lowering.by_value import AllWordOps
from scheduler.lowering.emitter import Emitter, Words
from scheduler.lowering.floats import FloatOps, check_floats, is_float
from scheduler.lowering.loop_end import LoopEnd
from scheduler.lowering.memory import Framed, MemoryOps, Strides
from scheduler.lowering.regions import check_copies, crossing, independent, no_lane, strided
from scheduler.lowering.table_ops import TableOps
from scheduler.lowering.vector_ops import KINDS, VectorOps
from scheduler.mapping.layout import Layout
from targets.x86.register_files import STACK

FRAME_WORDS = 160  # at most this many elements of parameters live in the frame
FRAME_BYTES = 320  # where elements are bytes


def lower(kernel: Kernel, layout: Layout | None = None) -> Program:
    """Map `kernel` onto registers (default: one stream, no lanes, general registers)."""
    layout = layout or Layout()
    if check_floats(kernel, layout):
        layout = dataclasses.replace(layout, wide="r", multiplies=False)  # the stack's bits are those of MMX registers
    low = _Lower(kernel, layout, independent(kernel))
    items = low.region(kernel.body, ())
    low.vec.pool()
    arguments, params = low.arguments()
    return Program(kernel.name, items, arguments, low.tables.used, layout.groups, params,
                   1 if low.independent else layout.copies, layout.bits, kernel.wipe, apart=layout.apart)


Start = tuple[Param, int, Strides]
"""A parameter, the number of its pointer, and the strides of outer loops."""


class _Lower:
    """A kernel under way: what makes nodes, words, vectors and memory, and where values are that cross pieces."""

    def __init__(self, kernel: Kernel, layout: Layout, independent: bool) -> None:
        if layout.copies > 1:
            check_copies(kernel)
        self.kernel, self.layout, self.independent = kernel, layout, independent
        self.emit = Emitter(layout.bits, layout.streams, layout.split)
        self.word = AllWordOps(self.emit, self)
        self.tables = TableOps(self.emit, self.word)
        self.vec = VectorOps(self.emit, self, layout, self.tables)
        self.mem = MemoryOps(layout, independent, self.emit, self.word, self.vec)
        self.floats = FloatOps(self.emit, self, self.mem, self.vec)
        self.number = BlockNumber(layout, independent, self.emit, self.word, self.vec)
        self.home: dict[object, Framed] = {}  # a value that crosses pieces -> its file and slots
        self.where: dict[tuple[int, int], tuple[Piece, Words | Node]] = {}
        self.crossing = crossing(kernel.body)
        self.write_back: list[tuple[Access, int, Framed]] = []
        self.last = self.emit.piece
        self.make_pointers()
        counts = {p: self.mem.pointers[p.name, 0] for p in kernel.params if p.kind == "count"}
        self.end = LoopEnd(self.emit, self.word, counts)

    def make_pointers(self) -> None:
        number = 0
        for p in self.kernel.params:
            for which in range(1 if self.independent or self.mem.shared(p) else self.layout.copies):
                size = 4 if p.kind == "count" else self.emit.pointer_bytes
                self.mem.pointers[p.name, which] = Slot(f"{p.name}_{which}" if which else p.name, number, size)
                number += 1

    def arguments(self) -> tuple[list[Slot], list[Param]]:
        """Incoming slots in calling order, and the parameters they are, repeated for every message."""
        params = []
        for p in self.kernel.params:
            numbers = [n for name, n in self.mem.pointers if name == p.name]
            params += [dataclasses.replace(p, secrecy=self.kernel.secrecy.get(p.name, ""),
                                           name=p.name if len(numbers) == 1 else f"{p.name}_{n}") for n in numbers]
        return list(self.mem.pointers.values()), params

    # -- structure ------------------------------------------------------------------------------------
    def region(self, region: Region, loops: tuple[Loop, ...]) -> list[Piece | Counted]:
        items: list[Piece | Counted] = []
        self.fresh(items, loops)
        for item in region.items:
            if isinstance(item, Loop):
                self.mem.rows.settle()
                items.append(self.loop(item, loops))
                self.fresh(items, loops)
                self.flush()
            else:
                for _ in self.emit.each_stream():
                    self.op(item)
        self.mem.rows.settle()
        self.last = self.emit.piece
        return items

    def fresh(self, items: list[Piece | Counted], loops: tuple[Loop, ...]) -> None:
        name = "/".join(lp.name for lp in loops) or "body"
        self.emit.begin(Piece(f"{name}.{len(items)}" if items else name))
        self.mem.begin()
        items.append(self.emit.piece)

    def flush(self) -> None:
        """After a block loop: framed words that it wrote go back to their parameter."""
        for access, stream, framed in self.write_back:
            self.emit.stream = stream
            values = self.mem.slot_values(framed, access.bits)
            if framed[0] == "r":
                self.mem.store_words(access, values)
            else:
                self.mem.store_vector(access, values[0], framed[0], access.bits)
        self.write_back, self.emit.stream = [], 0

    def loop(self, loop: Loop, loops: tuple[Loop, ...]) -> Counted:
        self.emit.pos, self.emit.name = loop.pos, loop.name
        slots = self.carried_slots(loop)
        advance, rings = self.loop_pointers(loop)
        outer = dict(self.mem.framed)
        back: list[tuple[Access, int, Framed]] = []
        blocks = not isinstance(loop.count, int)
        if blocks:
            back = self.move_to_frame(loop)
            step = (self.layout.copies if self.independent else 1) * (
                loop.count.step if isinstance(loop.count, Share) else 1)
            advance += [(slot, p.bytes * step) for p in self.kernel.params if p.per_block
                        for (name, _), slot in self.mem.pointers.items() if name == p.name]
            self.number.begin(loop)
        tail = blocks and self.independent and self.layout.copies > 1
        control = self.end.control(loop, advance, tail)
        if tail and control.pointer:
            control.tail = self.tail()
        body = self.region(loop.body, (*loops, loop))
        self.emit.piece = self.last
        self.emit.pos, self.emit.name = loop.pos, loop.name
        self.next_iteration(loop, slots)
        if blocks:
            self.number.advance()
        for slot, start, stride in rings:
            self.move_round(slot, start, stride)
        for slot, size in reversed(advance):  # the one that ends the loop comes last: it may stay in its register
            self.emit.write(slot, self.word.sum("add", self.emit.pointer(slot), self.word.const(size)))
        if control.counter is not None:
            left = self.word.sum("add", self.emit.node("slot", slot=control.counter), self.word.const(-1))
            self.emit.node("setslot", [left], slot=control.counter)
        self.mem.framed, self.write_back = outer, back
        for (number, stream), made in slots.items():
            self.home[id(loop), number, stream] = made
        control.body = body
        return control

    def tail(self) -> Tail:
        """Blocks that are left over go through buffers in the frame, and once more round the loop."""
        copies = self.layout.copies
        buffers = [(self.mem.pointers[p.name, 0], Slot(f"{p.name}_rest", size=max(8, copies * p.bytes)), p.bytes,
                    p.kind) for p in self.kernel.params if p.per_block]
        return Tail(copies, Slot("rest", size=self.emit.pointer_bytes), buffers)

    def carried_slots(self, loop: Loop) -> dict[tuple[int, int], Framed]:
        """(number of the carried value, stream) -> where it is from one iteration to the next."""
        slots: dict[tuple[int, int], Framed] = {}
        for number, c in enumerate(loop.carried):
            for stream in self.emit.each_stream():
                slots[number, stream] = made = self.cross(c.param, f"{c.param.name or 'v'}{len(self.home)}")
                for s, n in zip(made[1], self.values(c.init, made[0]), strict=True):
                    self.mem.set_node(s, n)
                self.home[id(c.param), stream] = made
        return slots

    def cross(self, op: Op, name: str) -> Framed:
        """New slots for a value that crosses pieces."""
        file = self.vec.file_of(op)
        sizes = self.word.slot_sizes(op.bits) if file == "r" else (FILE_BYTES[file],)
        return file, tuple(Slot(f"{name}_{i}", size=size) for i, size in enumerate(sizes))

    def values(self, op: Op, file: str) -> tuple[Node, ...]:
        """`op` in registers of `file`."""
        if file == STACK.file:
            return (self.floats.operand(op),)
        return self.words(op) if file == "r" else (self.vector(op, file, self.vec.elem_of(op)),)

    def loop_pointers(self, loop: Loop) -> tuple[list[tuple[Slot, int]], list[tuple[Slot, Start, Stride]]]:
        """A pointer of its own for every (parameter, strides) that moves with `loop`: (slot, step).

        Then those that go round: (slot, where the ring is, stride).
        """
        advance: list[tuple[Slot, int]] = []
        rings: list[tuple[Slot, Start, Stride]] = []
        for param, key in strided(loop):
            for which in [n for p, n in self.mem.pointers if p == param.name] or [0]:
                mine = Slot(f"{param.name}_{loop.name}{len(self.mem.derived)}", size=self.emit.pointer_bytes)
                stride, ring = key[-1].times(self.mem.repeated(param)), len(key) - len(together(key)[-1])
                begin = self.start_of(param, which, key[:-1])
                self.emit.write(mine, self.word.sum("add", begin, self.word.const(stride.start)))
                self.mem.derived[param, which, key] = mine
                if stride.ring:
                    rings.append((mine, (param, which, key[:ring]), stride))
                else:
                    advance.append((mine, stride.step))
        return advance, rings

    def move_round(self, slot: Slot, start: Start, stride: Stride) -> None:
        """A pointer that goes round to its next place: its distance from the ring's begin, modulo a power of two."""
        begin, elem = self.start_of(*start), 8 * self.emit.pointer_bytes
        sum, const = self.word.sum, self.word.const
        moved = sum("add", self.emit.node("sub", [self.emit.pointer(slot), begin], elem=elem), const(stride.step))
        self.emit.write(slot, sum("add", begin, sum("and", moved, const(stride.ring - 1))))

    def start_of(self, param: Param, which: int, strides: Strides) -> Node:
        """Where a parameter or a constant array begins, moved on by loops round this place."""
        if strides:
            return self.emit.pointer(self.mem.derived[param, which, strides])
        if param.kind != "const":
            return self.emit.pointer(self.mem.pointers[param.name, which])
        return self.emit.node("address", mem=Mem(4, table=self.mem.constant_array(param), where=("table",)),
                         elem=8 * self.emit.pointer_bytes)

    def next_iteration(self, loop: Loop, slots: dict[tuple[int, int], Framed]) -> None:
        """Write the carried values; those that are another slot's old value are copied first."""
        for (number, stream), (file, made) in slots.items():
            self.emit.stream = stream
            for s, n in zip(made, self.values(loop.carried[number].next, file), strict=True):
                if n.kind == "slot" and n.slot is s:
                    continue
                self.mem.set_slot(s, n)
        self.emit.stream = 0

    def move_to_frame(self, loop: Loop) -> list[tuple[Access, int, Framed]]:
        """Words of parameters that every block uses at fixed places move to the frame.

        The answer: what must be written back after the loop.
        """
        places: dict[str, dict[Place, Access]] = {}
        moving: set[str] = set()
        for op in loop.body.ops():
            if op.kind in MEMORY and not (op.attr.param.repeated or op.attr.param.per_block) \
                    and op.attr.param.kind in ("in", "inout"):
                access: Access = op.attr
                places.setdefault(access.param.name, {})[place(access)] = access
                if access.strides:
                    moving.add(access.param.name)
        for name, found in places.items():
            taken = [*found, *dict.fromkeys(p for p, _ in self.mem.framed)]
            words = sum(1 + (bits > 32) for _, _, bits, _ in taken)
            if name in moving or words > (FRAME_BYTES if self.layout.element == 8 else FRAME_WORDS):
                continue
            self.mem.frame(list(found.values()))
        return [(a, stream, self.mem.framed[place(a), stream]) for found in places.values() for a in found.values()
                for stream in range(self.layout.streams)
                if a.param.kind == "inout" and not a.strides and (place(a), 0) in self.mem.framed]

    # -- operations -----------------------------------------------------------------------------------
    def here(self, op: Op) -> Words | Node | None:
        """What was made of `op` for this stream in this piece."""
        found = self.where.get((id(op), self.emit.stream))
        return found[1] if found and found[0] is self.emit.piece else None

    def known(self, op: Op) -> bool:
        key: object = (id(op.attr[0]), op.attr[1], self.emit.stream) if op.kind == "result" else (
            id(op), self.emit.stream)
        return op.kind in ("const", "index") or self.here(op) is not None or key in self.home

    def from_slots(self, op: Op) -> tuple[str, tuple[Node, ...]]:
        """A value that an earlier piece left in the frame: its file and what the slots hold."""
        stream = self.emit.stream
        key: object = (id(op.attr[0]), op.attr[1], stream) if op.kind == "result" else (id(op), stream)
        if key not in self.home:
            raise KeyError(f"value {op.kind} {op.name} used outside its region")
        file, slots = self.home[key]
        elem = op.bits if file == STACK.file else self.vec.elem_of(op) if file != "r" else 0
        return file, tuple(self.mem.slot_node(s, file, elem) for s in slots)

    def words(self, op: Op) -> Words:
        if op.kind == "const":
            return self.word.consts(op.attr, op.bits)
        made = self.numbered(op) if op.kind == "index" else self.here(op)
        if made is None:
            file, nodes = self.from_slots(op)
            made = nodes if file == "r" else nodes[0]
        if not isinstance(made, Node):
            return made
        if made.file == STACK.file:
            return self.floats.words_of(made)
        if self.layout.in_lanes:
            assert op.pos is not None
            raise SourceError(op.pos, f"`{op.name or 'this value'}` is in lanes and is wanted in a general register",
                              "map this kernel without `lanes`")
        return self.mem.to_words(made, op.bits)

    def vector(self, op: Op, file: str, elem: int) -> Node:
        if op.kind == "const":
            return self.vec.constant(op.attr, file, elem, max(elem, op.bits))
        made = self.numbered(op) if op.kind == "index" else self.here(op)
        if made is None:
            held, nodes = self.from_slots(op)
            made = nodes if held == "r" else nodes[0]
        return made if isinstance(made, Node) else self.vec.from_words(made, file)

    def op(self, op: Op) -> None:
        if op.kind in STRUCTURE or op.kind == "index":  # made where it is wanted
            return
        self.emit.pos, self.emit.name = op.pos, op.name
        if op.kind == "store":
            self.op_store(op)
            return
        file = self.vec.file_of(op)
        made: Words | Node = self.floats.op(op) if is_float(op) else self.in_vector(op, file) if file != "r" \
            else self.in_words(op)
        self.where[id(op), self.emit.stream] = (self.emit.piece, made)
        if id(op) in self.crossing:
            nodes = (made,) if isinstance(made, Node) else made
            file = nodes[0].file
            sizes = self.word.slot_sizes(op.bits) if file == "r" else (FILE_BYTES[file],)
            if op.kind == "narrow":  # read as a number, or as words
                nodes, sizes = (nodes[0].args[0],), (op.bits // 8,)
            home = file, tuple(Slot(f"{op.name or 'v'}{len(self.home)}_{i}", size=size)
                               for i, size in enumerate(sizes))
            self.home[id(op), self.emit.stream] = home
            for s, n in zip(home[1], nodes, strict=True):
                self.mem.set_node(s, n)

    def numbered(self, op: Op) -> Words | Node:
        """The number of the block."""
        file = self.vec.file_of(op)
        return self.number.words(op) if file == "r" else self.number.vector(op, file)

    def in_vector(self, op: Op, file: str) -> Words | Node:
        """`op` in a vector register; in words if only those can do it (without lanes)."""
        if op.kind in KINDS:
            return self.vec.vop(op, file)
        if op.kind == "load":
            return self.op_load(op)
        if self.layout.in_lanes:
            raise no_lane(op)
        if op.kind == "lookup" and self.words(op.args[0])[0].kind != "const":
            return self.tables.vector(op, self.words(op.args[0])[0])
        if op.kind == "concat":
            joined = self.mem.two_halves(op, self.words) if op.bits > HALF else self.vec.vconcat(op)
            if joined is not None:
                return joined
        made = self.in_words(op)
        return self.vec.from_words(made, file) if op.bits > LANE and not isinstance(made, Node) else made

    def in_words(self, op: Op) -> Words | Node:
        """`op` in general registers; a load wherever its element is."""
        if op.kind == "load":
            return self.op_load(op)
        if op.kind == "lookup":
            return self.tables.words(op, self.words(op.args[0])[0])
        made: Words = getattr(self.word, "op_" + op.kind)(op)
        return made

    def op_load(self, op: Op) -> Words | Node:
        access: Access = op.attr
        framed = None if access.strides else self.mem.framed.get((place(access), self.emit.stream))
        file = self.mem.file_for(op.bits if access.param.repeated else access.bits)
        if file == "r":
            return self.mem.load_words(access) if framed is None else self.mem.slot_values(framed, 32)
        elem = self.vec.elem_of(op)
        return self.mem.load_vector(access, file, elem) if framed is None else self.mem.slot_values(framed, elem)[0]

    def op_store(self, op: Op) -> None:
        access: Access = op.attr
        framed = None if access.strides else self.mem.framed.get((place(access), self.emit.stream))
        in_words = isinstance(self.here(op.args[0]), tuple) and not self.layout.in_lanes
        file = "r" if in_words and framed is None else self.mem.file_for(access.bits)
        values = self.values_for(op.args[0], file)
        if framed is not None:
            self.mem.write_slots(framed, values)
        elif file == "r":
            self.mem.store_words(access, values)
        else:
            self.mem.store_vector(access, values[0], file, access.bits)

    def values_for(self, op: Op, file: str) -> tuple[Node, ...]:
        if file == "r":
            return self.words(op)
        return (self.vector(op, file, op.bits if self.layout.in_lanes else 64),)
