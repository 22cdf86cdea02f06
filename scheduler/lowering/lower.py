"""Pass `map`: the algorithm IR as a graph of machine operations, laid on the registers as a `Layout` says.

Memory parameters become pointers held in their argument slots; every loop keeps its pointers in slots, so
that a piece begins and ends with all its live values in memory. Streams are built side by side: every operation
is made once for each of them before the next one, so that source order interleaves them already.
"""

from __future__ import annotations

import dataclasses

from dsl.diagnostics import SourceError
from dsl.ir import Access, Kernel, Loop, Op, Param, Region, Stride
from dsl.operations import MEMORY, STRUCTURE
from scheduler.graph.nodes import FILE_BYTES, Counted, Mem, Node, Piece, Program, Slot, Tail
from scheduler.graph.places import Place, place
from scheduler.lowering.long_words import LongOps
from scheduler.lowering.memory import Framed, MemoryOps, Strides
from scheduler.lowering.regions import check_copies, crossing, independent, strided
from scheduler.lowering.vector_ops import KINDS
from scheduler.lowering.words import Words
from scheduler.mapping.layout import Layout

NO_LANE = {"extract": "a part of a value", "concat": "values joined", "zext": "another width", "lookup": "a table",
           "mul": "a product", "eq": "a comparison", "ltu": "a comparison", "select": "a choice"}
FRAME_WORDS = 160  # at most this many elements of parameters live in the frame


def lower(kernel: Kernel, layout: Layout | None = None) -> Program:
    """Map `kernel` onto registers (default: one stream, no lanes, general registers)."""
    layout = layout or Layout()
    low = (_LongLower if layout.bits == 64 else _Lower)(kernel, layout, independent(kernel))
    items = low.region(kernel.body, ())
    low.pool()
    arguments, params = low.arguments()
    return Program(kernel.name, items, arguments, low.tables, layout.groups, params,
                   1 if low.independent else layout.copies, layout.bits, kernel.wipe)

Start = tuple[Param, int, Strides]
"""A parameter, the number of its pointer, and the strides of outer loops."""


class _Lower(MemoryOps):
    def __init__(self, kernel: Kernel, layout: Layout, independent: bool) -> None:
        super().__init__(kernel, layout, independent)
        if layout.copies > 1:
            check_copies(kernel)
        self.tables = []
        self.home: dict[object, Framed] = {}  # a value that crosses pieces -> its file and slots
        self.where: dict[tuple[int, int], tuple[Piece, Words | Node]] = {}
        self.crossing = crossing(kernel.body)
        self.write_back: list[tuple[Access, int, Framed]] = []
        self.last = self.piece
        self.make_pointers()

    def make_pointers(self) -> None:
        number = 0
        for p in self.kernel.params:
            for which in range(1 if self.independent or self.shared(p) else self.layout.copies):
                size = 4 if p.kind == "count" else self.pointer_bytes
                self.pointers[p.name, which] = Slot(f"{p.name}_{which}" if which else p.name, number, size)
                number += 1

    def arguments(self) -> tuple[list[Slot], list[Param]]:
        """Incoming slots in calling order, and the parameters they are, repeated for every message."""
        params = []
        for p in self.kernel.params:
            numbers = [n for name, n in self.pointers if name == p.name]
            params += [dataclasses.replace(p, secrecy=self.kernel.secrecy.get(p.name, ""),
                                           name=p.name if len(numbers) == 1 else f"{p.name}_{n}") for n in numbers]
        return list(self.pointers.values()), params

    # -- structure ------------------------------------------------------------------------------------
    def region(self, region: Region, loops: tuple[Loop, ...]) -> list[Piece | Counted]:
        items: list[Piece | Counted] = []
        self.fresh(items, loops)
        for item in region.items:
            if isinstance(item, Loop):
                items.append(self.loop(item, loops))
                self.fresh(items, loops)
                self.flush()
            else:
                for _ in self.each_stream():
                    self.op(item)
        self.last = self.piece
        return items

    def fresh(self, items: list[Piece | Counted], loops: tuple[Loop, ...]) -> None:
        name = "/".join(lp.name for lp in loops) or "body"
        self.piece = Piece(f"{name}.{len(items)}" if items else name)
        self.memo, self.written = {}, {}
        self.forget()
        items.append(self.piece)

    def flush(self) -> None:
        """After a block loop: framed words that it wrote go back to their parameter."""
        for access, stream, framed in self.write_back:
            self.stream = stream
            values = self.slot_values(framed, access.bits)
            if framed[0] == "r":
                self.store_words(access, values)
            else:
                self.store_vector(access, values[0], framed[0], access.bits)
        self.write_back, self.stream = [], 0

    def loop(self, loop: Loop, loops: tuple[Loop, ...]) -> Counted:
        self.pos, self.name = loop.pos, loop.name
        slots = self.carried_slots(loop)
        advance, rings = self.loop_pointers(loop)
        outer = dict(self.framed)
        back: list[tuple[Access, int, Framed]] = []
        blocks = not isinstance(loop.count, int)
        if blocks:
            back = self.move_to_frame(loop)
            step = self.layout.copies if self.independent else 1
            advance += [(slot, p.bytes * step) for p in self.kernel.params if p.per_block
                        for (name, _), slot in self.pointers.items() if name == p.name]
        control = self.control(loop, advance)
        if blocks and self.independent and self.layout.copies > 1 and control.pointer:
            control.tail = self.tail()
        body = self.region(loop.body, (*loops, loop))
        self.piece = self.last
        self.pos, self.name = loop.pos, loop.name
        self.next_iteration(loop, slots)
        for slot, start, stride in rings:
            self.move_round(slot, start, stride)
        for slot, size in reversed(advance):  # the one that ends the loop comes last: it may stay in its register
            self.write(slot, self.sum("add", self.pointer(slot), self.const(size)))
        if control.counter is not None:
            left = self.sum("add", self.node("slot", slot=control.counter), self.const(-1))
            self.node("setslot", [left], slot=control.counter)
        self.framed, self.write_back = outer, back
        for (number, stream), made in slots.items():
            self.home[id(loop), number, stream] = made
        control.body = body
        return control

    def tail(self) -> Tail:
        """Blocks that are left over go through buffers in the frame, and once more round the loop."""
        copies = self.layout.copies
        buffers = [(self.pointers[p.name, 0], Slot(f"{p.name}_rest", size=max(8, copies * p.bytes)), p.bytes, p.kind)
                   for p in self.kernel.params if p.per_block]
        return Tail(copies, Slot("rest", size=self.pointer_bytes), buffers)

    def carried_slots(self, loop: Loop) -> dict[tuple[int, int], Framed]:
        """(number of the carried value, stream) -> where it is from one iteration to the next."""
        slots: dict[tuple[int, int], Framed] = {}
        for number, c in enumerate(loop.carried):
            for stream in self.each_stream():
                slots[number, stream] = made = self.cross(c.param, f"{c.param.name or 'v'}{len(self.home)}")
                for s, n in zip(made[1], self.values(c.init, made[0]), strict=True):
                    self.put_slot(s, n)
                self.home[id(c.param), stream] = made
        return slots

    def cross(self, op: Op, name: str) -> Framed:
        """New slots for a value that crosses pieces."""
        file = self.file_of(op)
        sizes = self.slot_sizes(op.bits) if file == "r" else (FILE_BYTES[file],)
        return file, tuple(Slot(f"{name}_{i}", size=size) for i, size in enumerate(sizes))

    def put_slot(self, slot: Slot, n: Node) -> None:
        """Write a slot of any file."""
        self.node("setslot", [n], slot=slot, file=n.file, elem=8 * slot.size if n.file == "r" else n.elem)

    def values(self, op: Op, file: str) -> tuple[Node, ...]:
        """`op` in registers of `file`."""
        return self.words(op) if file == "r" else (self.vector(op, file, self.elem_of(op)),)

    def loop_pointers(self, loop: Loop) -> tuple[list[tuple[Slot, int]], list[tuple[Slot, Start, Stride]]]:
        """A pointer of its own for every (parameter, strides) that moves with `loop`: (slot, step).

        Then those that go round: (slot, where the ring is, stride).
        """
        advance: list[tuple[Slot, int]] = []
        rings: list[tuple[Slot, Start, Stride]] = []
        for param, key in strided(loop):
            for which in [n for p, n in self.pointers if p == param.name] or [0]:
                mine = Slot(f"{param.name}_{loop.name}{len(self.derived)}", size=self.pointer_bytes)
                start, stride = (param, which, key[:-1]), key[-1].times(self.repeated(param))
                self.write(mine, self.sum("add", self.start_of(*start), self.const(stride.start)))
                self.derived[param, which, key] = mine
                if stride.ring:
                    rings.append((mine, start, stride))
                else:
                    advance.append((mine, stride.step))
        return advance, rings

    def move_round(self, slot: Slot, start: Start, stride: Stride) -> None:
        """A pointer that goes round to its next place: its distance from the ring's begin, modulo a power of two."""
        begin, elem = self.start_of(*start), 8 * self.pointer_bytes
        moved = self.sum("add", self.node("sub", [self.pointer(slot), begin], elem=elem), self.const(stride.step))
        self.write(slot, self.sum("add", begin, self.sum("and", moved, self.const(stride.ring - 1))))

    def start_of(self, param: Param, which: int, strides: Strides) -> Node:
        """Where a parameter or a constant array begins, moved on by loops round this place."""
        if strides:
            return self.pointer(self.derived[param, which, strides])
        if param.kind != "const":
            return self.pointer(self.pointers[param.name, which])
        return self.node("address", mem=Mem(4, table=self.constant_array(param), where=("table",)),
                         elem=8 * self.pointer_bytes)

    def control(self, loop: Loop, advance: list[tuple[Slot, int]]) -> Counted:
        """How the loop ends: at the end address of a moving pointer, or else by counting down."""
        moving = next(((slot, step) for slot, step in advance if step), None)
        count = None if isinstance(loop.count, int) else self.pointers[loop.count.name, 0]
        if moving is None:
            counter = Slot(f"{loop.name}_left")
            left = self.node("slot", slot=count) if count else self.const(int(loop.count))  # type: ignore[arg-type]
            self.node("setslot", [left], slot=counter)
            return Counted(loop.name, [], count, counter=counter)
        slot, step = moving
        end = Slot(f"{loop.name}_end", size=self.pointer_bytes)
        if not (count and self.independent and self.layout.copies > 1):  # a tail computes its own end
            first = self.derived_start(slot)
            size = self.times(self.node("slot", slot=count), step) if count else self.const(
                int(loop.count) * step)  # type: ignore[arg-type]
            self.write(end, self.sum("add", first, size))
        return Counted(loop.name, [], count, pointer=slot, end=end)

    def derived_start(self, slot: Slot) -> Node:
        """What `slot` will hold when the loop begins: the value just set in this piece, if any."""
        found = [n.args[0] for n in self.piece.nodes if n.kind == "setslot" and n.slot is slot]
        return found[-1] if found else self.pointer(slot)

    def times(self, a: Node, k: int) -> Node:
        if k & (k - 1) == 0:
            return self.shift("shl", a, k.bit_length() - 1)
        return self.node("mul", [a, self.const(k)])

    def next_iteration(self, loop: Loop, slots: dict[tuple[int, int], Framed]) -> None:
        """Write the carried values; those that are another slot's old value are copied first."""
        for (number, stream), (file, made) in slots.items():
            self.stream = stream
            for s, n in zip(made, self.values(loop.carried[number].next, file), strict=True):
                if n.kind == "slot" and n.slot is s:
                    continue
                self.set_slot(s, n)
        self.stream = 0

    def move_to_frame(self, loop: Loop) -> list[tuple[Access, int, Framed]]:
        """Words of parameters that every block uses at fixed places move to the frame.

        The answer: what must be written back after the loop.
        """
        places: dict[str, dict[Place, Access]] = {}
        moving: set[str] = set()
        for op in loop.body.ops():
            if op.kind in MEMORY and not op.attr.param.per_block and op.attr.param.kind in ("in", "inout"):
                access: Access = op.attr
                places.setdefault(access.param.name, {})[place(access)] = access
                if access.strides:
                    moving.add(access.param.name)
        for name, found in places.items():
            taken = [*found, *dict.fromkeys(p for p, _ in self.framed)]
            words = sum(1 + (bits > 32) for _, _, bits, _ in taken)
            if name in moving or words > FRAME_WORDS:
                continue
            self.frame(list(found.values()))
        return [(a, stream, self.framed[place(a), stream]) for found in places.values() for a in found.values()
                for stream in range(self.layout.streams)
                if a.param.kind == "inout" and not a.strides and (place(a), 0) in self.framed]

    # -- operations -----------------------------------------------------------------------------------
    def here(self, op: Op) -> Words | Node | None:
        """What was made of `op` for this stream in this piece."""
        found = self.where.get((id(op), self.stream))
        return found[1] if found and found[0] is self.piece else None

    def from_slots(self, op: Op) -> tuple[str, tuple[Node, ...]]:
        """A value that an earlier piece left in the frame: its file and what the slots hold."""
        key: object = (id(op.attr[0]), op.attr[1], self.stream) if op.kind == "result" else (id(op), self.stream)
        if key not in self.home:
            raise KeyError(f"value {op.kind} {op.name} used outside its region")
        file, slots = self.home[key]
        return file, tuple(self.slot_node(s, file, self.elem_of(op) if file != "r" else 0) for s in slots)

    def words(self, op: Op) -> Words:
        if op.kind == "const":
            return tuple(self.const(op.attr >> s) for s in range(0, op.bits, 32))
        made = self.here(op)
        if made is None:
            file, nodes = self.from_slots(op)
            made = nodes if file == "r" else nodes[0]
        if not isinstance(made, Node):
            return made
        if self.layout.lanes > 1:
            assert op.pos is not None
            raise SourceError(op.pos, f"`{op.name or 'this value'}` is in lanes and is wanted in a general register",
                              "map this kernel without `lanes`")
        return self.to_words(made, op.bits)

    def vector(self, op: Op, file: str, elem: int) -> Node:
        if op.kind == "const":
            return self.constant(op.attr, file, elem)
        made = self.here(op)
        if made is None:
            held, nodes = self.from_slots(op)
            made = nodes if held == "r" else nodes[0]
        return made if isinstance(made, Node) else self.from_words(made)

    def op(self, op: Op) -> None:
        if op.kind in STRUCTURE:
            return
        self.pos, self.name = op.pos, op.name
        if op.kind == "store":
            self.op_store(op)
            return
        file = self.file_of(op)
        made: Words | Node = self.in_vector(op, file) if file != "r" else getattr(self, "op_" + op.kind)(op)
        self.where[id(op), self.stream] = (self.piece, made)
        if id(op) in self.crossing:
            nodes = (made,) if isinstance(made, Node) else made
            file = nodes[0].file
            sizes = self.slot_sizes(op.bits) if file == "r" else (FILE_BYTES[file],)
            home = file, tuple(Slot(f"{op.name or 'v'}{len(self.home)}_{i}", size=size)
                               for i, size in enumerate(sizes))
            self.home[id(op), self.stream] = home
            for s, n in zip(home[1], nodes, strict=True):
                self.put_slot(s, n)

    def in_vector(self, op: Op, file: str) -> Words | Node:
        """`op` in a vector register; in words if only those can do it (without lanes)."""
        if op.kind in KINDS:
            return self.vop(op, file)
        if op.kind == "load":
            return self.op_load(op)
        if self.layout.lanes > 1:
            assert op.pos is not None
            raise SourceError(op.pos, f"no lane of a vector can do this: {NO_LANE.get(op.kind, op.kind)}",
                              "map this kernel without `lanes`; lanes know logic, shifts, rotations, sums and "
                              "differences of values that are all as wide as a lane")
        if op.kind == "lookup" and self.words(op.args[0])[0].kind != "const":
            return self.vlookup(op, self.words(op.args[0])[0])
        if op.kind == "concat":
            joined = self.vconcat(op)
            if joined is not None:
                return joined
        words: Words = getattr(self, "op_" + op.kind)(op)
        return words

    def op_lookup(self, op: Op) -> Words:
        return self.lookup_words(op, self.words(op.args[0])[0])

    def op_load(self, op: Op) -> Words | Node:
        access: Access = op.attr
        framed = None if access.strides else self.framed.get((place(access), self.stream))
        file = self.file_for(access.bits)
        if file == "r":
            return self.load_words(access) if framed is None else self.slot_values(framed, 32)
        elem = self.elem_of(op)
        return self.load_vector(access, file, elem) if framed is None else self.slot_values(framed, elem)[0]

    def op_store(self, op: Op) -> None:
        access: Access = op.attr
        framed = None if access.strides else self.framed.get((place(access), self.stream))
        file = self.file_for(access.bits)
        values = self.values_for(op.args[0], file)
        if framed is not None:
            self.write_slots(framed, values)
        elif file == "r":
            self.store_words(access, values)
        else:
            self.store_vector(access, values[0], file, access.bits)

    def values_for(self, op: Op, file: str) -> tuple[Node, ...]:
        if file == "r":
            return self.words(op)
        return (self.vector(op, file, op.bits if self.layout.lanes > 1 else 64),)


class _LongLower(LongOps, _Lower):
    """As _Lower, with values of up to 64 bits in one general register."""

    def words(self, op: Op) -> Words:
        return (self.const(op.attr),) if op.kind == "const" else super().words(op)
