"""A machine graph run on integers and buffers: what any pass left of a kernel, without a CPU.

The operations mean what scheduler.graph.ops says. Buffers and tables lie far apart in memory, each aligned to 64 bytes;
the frame is a value for each slot. What real code would do quietly is an error here: an access outside every buffer, a
write to a table, an address that is not aligned as its node says, a slot that is read before anything is written to it,
a loop without an end.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from dsl.ir import Table
from scheduler.graph.meaning import join, ones
from scheduler.graph.nodes import Counted, Mem, Node, Piece, Program, Slot, SlotPart, Tail, node_bytes, register_bits
from scheduler.graph.ops import Effect
from scheduler.graph.places import element_bytes

FIRST, GAP, ALIGNMENT = 0x10000, 0x10000, 64  # where memory begins, bytes between its objects, and what they begin at
ENDLESS = 1 << 20  # passes of a loop
Values = dict[Node, int]


class GraphFault(Exception):
    """What a graph does that it must not: the piece, the node and its place in the source, and what it was."""


class Misplaced(Exception):
    """An access to memory that is not there, or not to be written."""


def _bytes(size: int) -> str:
    return f"{size} byte{'s' * (size != 1)}"


class Memory:
    """Named objects with gaps between them."""

    def __init__(self) -> None:
        self.begins: list[int] = []
        self.objects: list[tuple[str, bytearray, bool]] = []  # name, contents, whether they may be written
        self.free = FIRST

    def add(self, name: str, data: bytearray, writable: bool = True) -> int:
        """The address of `data` from now on."""
        begin, size = self.free, -(-len(data) // ALIGNMENT) * ALIGNMENT
        self.begins.append(begin)
        self.objects.append((name, data, writable))
        self.free = begin + size + GAP
        return begin

    def place(self, address: int, size: int, write: bool = False) -> tuple[bytearray, int]:
        """The object that holds these bytes, and where in it; Misplaced says which object they are beside."""
        number = max(bisect_right(self.begins, address + GAP // 2) - 1, 0)
        if not self.begins:
            raise Misplaced(f"{_bytes(size)} at {address:#x}: there is no memory")
        name, data, writable = self.objects[number]
        at = address - self.begins[number]
        if at < 0 or at + size > len(data):
            raise Misplaced(f"{_bytes(size)} at byte {at} of `{name}`, which has {len(data)}")
        if write and not writable:
            raise Misplaced(f"{_bytes(size)} at byte {at} of `{name}`, which may not be written")
        return data, at

    def read(self, address: int, size: int) -> int:
        """Little-endian."""
        data, at = self.place(address, size)
        return int.from_bytes(data[at:at + size], "little")

    def write(self, address: int, size: int, value: int) -> None:
        """The low `size` bytes of `value`, little-endian."""
        data, at = self.place(address, size, True)
        data[at:at + size] = (value & ones(8 * size)).to_bytes(size, "little")


class Frame:
    """The values of slots, and which of their bytes have been written."""

    def __init__(self) -> None:
        self.values: dict[Slot, int] = {}
        self.written: dict[Slot, int] = {}

    def __getitem__(self, slot: Slot) -> int:
        return self.read(slot, 0, slot.size)

    def read(self, slot: Slot, at: int, size: int) -> int:
        """The value of a slot of which `size` bytes from byte `at` are wanted; Misplaced if they were not written."""
        wanted = ones(8 * size) << 8 * at
        if wanted & ~self.written.get(slot, 0):
            raise Misplaced(f"{_bytes(size)} at byte {at} of slot {slot.name}, which nothing has written there")
        return self.values[slot]

    def write(self, slot: Slot, value: int) -> None:
        """All of a slot, or of a part of one."""
        whole, at = (slot.whole, 8 * slot.disp) if isinstance(slot, SlotPart) else (slot, 0)
        mask = ones(8 * slot.size) << at
        self.values[whole] = self.values.get(whole, 0) & ~mask | value << at & mask
        self.written[whole] = self.written.get(whole, 0) | mask


def compute(n: Node, args: Sequence[int]) -> int:
    """The value of a node, or what it writes; `args`: its operands, then what it reads of memory or of a slot."""
    return n.op.meaning(args, n.imm, n.elem, register_bits(n))


class Execution:
    """One execution of a program; buffers among `arguments` are changed, one that is given twice is one memory."""

    def __init__(self, program: Program, arguments: Sequence[int | bytearray]) -> None:
        self.program, self.memory, self.slots = program, Memory(), Frame()
        self.tables: dict[Table, int] = {}
        known: dict[int, int] = {}
        for slot, a in zip(program.arguments, arguments, strict=True):
            if isinstance(a, bytearray) and id(a) not in known:
                known[id(a)] = self.memory.add(slot.name, a)
            self.slots.write(slot, known[id(a)] if isinstance(a, bytearray) else a)
        for t in program.tables:
            data = b"".join(e.to_bytes(element_bytes(t), "little") for e in t.entries)
            self.tables[t] = self.memory.add(t.name, bytearray(data), False)
        self.begin = next(iter(self.tables.values()), 0)  # of the tables
        if program.start:
            self.slots.write(program.start, self.begin)

    def items(self, items: Sequence[Piece | Counted]) -> None:
        """Pieces and loops, one after the other."""
        for item in items:
            if isinstance(item, Counted):
                self.loop(item)
            else:
                self.piece(item)

    # -- loops ------------------------------------------------------------------------------------------
    def loop(self, loop: Counted) -> None:
        """All passes of a loop, and the blocks that are left over; GraphFault names the loop whose memory is not there.
        """
        try:
            if loop.count is not None and self.slots[loop.count] == 0:
                return
            if loop.tail:
                self.shared_out(loop, loop.tail)
            else:
                self.passes(loop)
        except Misplaced as error:
            raise GraphFault(f"loop {loop.name}: {error}") from error

    def shared_out(self, loop: Counted, tail: Tail) -> None:
        """Whole passes, then one over copies of the blocks that are left; what is in one place is so in the copies."""
        assert loop.count and loop.pointer and loop.end
        count = self.slots[loop.count]
        size = next(size for pointer, _, size, _ in tail.buffers if pointer is loop.pointer)
        self.slots.write(loop.end, self.slots[loop.pointer] + (count - count % tail.copies) * size)
        if count >= tail.copies:
            self.passes(loop)
        rest = count % tail.copies
        if not rest:
            return
        copies: dict[tuple[int, int], tuple[int, bytearray]] = {}  # (address, bytes of a block) -> the copy
        back = []
        for pointer, slot, each, kind in tail.buffers:
            data, at = self.memory.place(self.slots[pointer], rest * each)
            place = self.slots[pointer], each
            if place not in copies:
                buffer = bytearray(tail.copies * each)
                copies[place] = self.memory.add(slot.name, buffer), buffer
            copies[place][1][:rest * each] = data[at:at + rest * each]
            if kind != "in":
                back.append((data, at, copies[place][1], rest * each))
            self.slots.write(pointer, copies[place][0])
        self.slots.write(loop.end, self.slots[loop.pointer] + tail.copies * size)
        self.passes(loop)
        for data, at, buffer, length in back:
            data[at:at + length] = buffer[:length]

    def passes(self, loop: Counted) -> None:
        """The body until the loop ends, at least once; GraphFault if it does not."""
        for _ in range(ENDLESS):
            self.items(loop.body)
            if loop.pointer and loop.end:
                if self.slots[loop.pointer] == self.slots[loop.end]:
                    return
            elif loop.counter and self.slots[loop.counter] == 0:
                return
        raise GraphFault(f"loop {loop.name}: no end after {ENDLESS} passes")

    # -- pieces -----------------------------------------------------------------------------------------
    def piece(self, piece: Piece) -> Values:
        """The nodes of a piece in their order; their values. GraphFault names the node that does what it must not."""
        values: Values = {}
        after: dict[Slot, int] = {}
        for n in piece.nodes:
            try:
                self.node(n, values, after)
            except Misplaced as error:
                at = f" ({n.pos.path}:{n.pos.line})" if n.pos else ""
                doing = n.op.effect.value.split()[0] if n.op.effect is not Effect.NONE else "uses"
                raise GraphFault(f"piece {piece.name}: {n.kind} {n.name}{at} {doing} {error}") from error
        for slot, value in after.items():
            self.slots.write(slot, value)
        return values

    def node(self, n: Node, values: Values, after: dict[Slot, int]) -> None:
        """One node: its value into `values`, or into `after` what it writes to a slot at the end of the piece.

        Misplaced at an access to memory that is not there.
        """
        op, args = n.op, [values[a] for a in n.args]
        if op.place == "memory" and n.mem:
            at, size = self.address(n.mem, values), n.mem.size
            if n.mem.aligned and at % size:
                raise Misplaced(f"{_bytes(size)} at {at:#x}, which is not aligned to them")
            if op.effect is Effect.WRITES_MEMORY:
                self.memory.write(at, size, compute(n, args))
                return
            read = self.memory.read(at, size)
            args.append(join([read] * (register_bits(n) // (8 * size)), 8 * size) if n.mem.repeat else read)
        elif op.effect is Effect.READS_SLOT and n.slot:
            args.append(self.slots.read(n.slot, n.imm, n.elem // 8 if n.kind == "part" else node_bytes(n)))
        elif op.place == "table" and n.mem:
            args.append(self.address(n.mem, values))
        elif n.kind == "tables":
            args.append(self.begin)
        value = compute(n, args)
        if op.effect is Effect.SETS_SLOT and n.slot:
            after[n.slot] = value
            return
        values[n] = value
        if op.effect is Effect.WRITES_SLOT and n.slot:
            self.slots.write(n.slot, value)

    def address(self, mem: Mem, values: Values) -> int:
        """Of a place in memory. A table is a distance from where tables begin: in 64-bit code beside a register, and in
        all code that keeps that in a slot."""
        base = values[mem.base] if mem.base else 0
        index = values[mem.index] * mem.scale if mem.index else 0
        table = self.tables[mem.table] if mem.table else 0
        if mem.table and (self.program.start or (mem.base and self.program.bits == 64)):
            table -= self.begin
        return base + index + table + mem.disp & ones(self.program.bits)


def run(program: Program, arguments: Sequence[int | bytes | bytearray]) -> list[bytes]:
    """The buffers among `arguments`, which are in calling order, after a call; GraphFault if it goes wrong.

    One bytearray given twice is one memory. Nothing that is given is changed.
    """
    shared: dict[int, bytearray] = {}
    made: list[int | bytearray] = []
    for a in arguments:
        if isinstance(a, int):
            made.append(a)
        else:
            made.append(shared.setdefault(id(a), bytearray(a)) if isinstance(a, bytearray) else bytearray(a))
    Execution(program, made).items(program.items)
    return [bytes(a) for a in made if not isinstance(a, int)]
