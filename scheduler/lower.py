"""Pass `map` for 32-bit general registers: the algorithm IR as a graph of 32-bit words.

Memory parameters become pointers held in their argument slots; every loop keeps its pointers in slots, so
that a piece begins and ends with all its live values in memory. Words of a parameter that every block
uses at fixed places (round keys, the state of a stream cipher) live in the frame while the loop runs: they
are then memory operands on the stack pointer, and no register holds their address.
"""

from __future__ import annotations

from dsl.ir import Access, Kernel, Loop, Op, Param, Region, Table
from scheduler.nodes import Counted, Mem, Node, Piece, Program, Slot
from scheduler.words import WordOps, Words

FRAME_WORDS = 160  # at most this many words of parameters live in the frame
Strides = tuple[tuple[Loop, int], ...]
Place = tuple[str, int, int, str]  # parameter, byte offset, bits, byte order


def lower(kernel: Kernel) -> Program:
    """Map `kernel` onto 32-bit words (default mapping: one stream, no lanes, general registers)."""
    low = _Lower(kernel)
    items = low.region(kernel.body, ())
    return Program(kernel.name, items, [low.pointers[p.name] for p in kernel.params], low.tables)


class _Lower(WordOps):
    def __init__(self, kernel: Kernel) -> None:
        super().__init__()
        self.kernel = kernel
        self.pointers = {p.name: Slot(p.name, i) for i, p in enumerate(kernel.params)}
        self.tables: list[Table] = []
        self.home: dict[object, tuple[Slot, ...]] = {}  # a value that crosses pieces -> its slots
        self.where: dict[int, tuple[Piece, Words]] = {}
        self.derived: dict[tuple[str, tuple[tuple[int, int], ...]], Slot] = {}
        self.crossing = _crossing(kernel.body)
        self.framed: dict[Place, tuple[Slot, ...]] = {}
        self.written: dict[Slot, Node] = {}  # setslot of a framed word in this piece
        self.known: dict[tuple[object, ...], Node] = {}  # what memory holds, per place, in this piece
        self.write_back: list[tuple[Access, tuple[Slot, ...]]] = []
        self.last = self.piece

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
                self.op(item)
        self.last = self.piece
        return items

    def fresh(self, items: list[Piece | Counted], loops: tuple[Loop, ...]) -> None:
        name = "/".join(lp.name for lp in loops) or "body"
        self.piece = Piece(f"{name}.{len(items)}" if items else name)
        self.memo, self.known, self.written = {}, {}, {}
        items.append(self.piece)

    def flush(self) -> None:
        """After a block loop: framed words that it wrote go back to their parameter."""
        for access, slots in self.write_back:
            self.store_words(access, tuple(self.node("slot", slot=s) for s in slots))
        self.write_back = []

    def loop(self, loop: Loop, loops: tuple[Loop, ...]) -> Counted:
        self.pos, self.name = loop.pos, loop.name
        slots = self.carried_slots(loop)
        advance = self.loop_pointers(loop)
        outer = dict(self.framed)
        back: list[tuple[Access, tuple[Slot, ...]]] = []
        if not isinstance(loop.count, int):
            back = self.move_to_frame(loop)
            advance += [(self.pointers[p.name], p.bytes) for p in self.kernel.params if p.per_block]
        control = self.control(loop, advance)
        body = self.region(loop.body, (*loops, loop))
        self.piece = self.last
        self.pos, self.name = loop.pos, loop.name
        self.next_iteration(loop, slots)
        for slot, step in reversed(advance):  # the one that ends the loop comes last: it may stay in its register
            self.node("setslot", [self.sum("add", self.node("slot", slot=slot), self.const(step))], slot=slot)
        if control.counter is not None:
            left = self.sum("add", self.node("slot", slot=control.counter), self.const(-1))
            self.node("setslot", [left], slot=control.counter)
        self.framed, self.write_back = outer, back
        for i, made in enumerate(slots):
            self.home[id(loop), i] = made
        control.body = body
        return control

    def carried_slots(self, loop: Loop) -> list[tuple[Slot, ...]]:
        slots = []
        for c in loop.carried:
            made = tuple(Slot(f"{c.param.name or 'v'}{len(self.home)}_{i}") for i in range(1 + (c.param.bits > 32)))
            for s, n in zip(made, self.words(c.init), strict=True):
                self.node("setslot", [n], slot=s)
            self.home[id(c.param)] = made
            slots.append(made)
        return slots

    def loop_pointers(self, loop: Loop) -> list[tuple[Slot, int]]:
        """A pointer of its own for every (parameter, strides) that moves with `loop`: (slot, step)."""
        advance: list[tuple[Slot, int]] = []
        for param, key in _strided(loop):
            parent = self.pointer_slot(param, tuple((lp, s) for lp, s in key if lp is not loop))
            mine = Slot(f"{param.name}_{loop.name}{len(self.derived)}")
            self.node("setslot", [self.node("slot", slot=parent)], slot=mine)
            self.derived[param.name, tuple((id(lp), s) for lp, s in key)] = mine
            advance.append((mine, next(s for lp, s in key if lp is loop)))
        return advance

    def control(self, loop: Loop, advance: list[tuple[Slot, int]]) -> Counted:
        """How the loop ends: at the end address of a moving pointer, or else by counting down."""
        moving = next(((slot, step) for slot, step in advance if step), None)
        count = None if isinstance(loop.count, int) else self.pointers[loop.count.name]
        if moving is None:
            counter = Slot(f"{loop.name}_left")
            left = self.node("slot", slot=count) if count else self.const(int(loop.count))  # type: ignore[arg-type]
            self.node("setslot", [left], slot=counter)
            return Counted(loop.name, [], count, counter=counter)
        slot, step = moving
        end = Slot(f"{loop.name}_end")
        first = self.derived_start(slot)
        size = self.times(self.node("slot", slot=count), step) if count else self.const(
            int(loop.count) * step)  # type: ignore[arg-type]
        self.node("setslot", [self.sum("add", first, size)], slot=end)
        return Counted(loop.name, [], count, pointer=slot, end=end)

    def derived_start(self, slot: Slot) -> Node:
        """What `slot` will hold when the loop begins: the value just set in this piece, if any."""
        found = [n.args[0] for n in self.piece.nodes if n.kind == "setslot" and n.slot is slot]
        return found[-1] if found else self.node("slot", slot=slot)

    def times(self, a: Node, k: int) -> Node:
        if k & (k - 1) == 0:
            return self.shift("shl", a, k.bit_length() - 1)
        return self.node("mul", [a, self.const(k)])

    def next_iteration(self, loop: Loop, slots: list[tuple[Slot, ...]]) -> None:
        """Write the carried values; those that are another slot's old value are copied first."""
        for c, made in zip(loop.carried, slots, strict=True):
            for s, n in zip(made, self.words(c.next), strict=True):
                if n.kind == "slot" and n.slot is s:
                    continue
                if n.kind in ("slot", "const"):
                    n = self.node("copy", [n], unique=True)
                self.node("setslot", [n], slot=s)

    def move_to_frame(self, loop: Loop) -> list[tuple[Access, tuple[Slot, ...]]]:
        """Words of parameters that every block uses at fixed places move to the frame.

        The answer: what must be written back after the loop.
        """
        places: dict[str, dict[Place, Access]] = {}
        moving: set[str] = set()
        for op in loop.body.ops():
            if op.kind in ("load", "store") and not op.attr.param.per_block and op.attr.param.kind != "out":
                access: Access = op.attr
                places.setdefault(access.param.name, {})[_place(access)] = access
                if access.strides:
                    moving.add(access.param.name)
        for name, found in places.items():
            words = sum(1 + (bits > 32) for _, _, bits, _ in [*found, *self.framed])
            if name in moving or words > FRAME_WORDS:
                continue
            self.frame(list(found.values()))
        return [(a, self.framed[_place(a)]) for found in places.values() for a in found.values()
                if a.param.kind == "inout" and not a.strides and _place(a) in self.framed]

    def frame(self, accesses: list[Access]) -> None:
        for access in accesses:
            self.name = access.param.name
            value = self.load_words(access)
            slots = tuple(Slot(f"{access.param.name}_{access.offset + 4 * i}") for i in range(len(value)))
            for s, n in zip(slots, value, strict=True):
                self.node("setslot", [n], slot=s)
            self.framed[_place(access)] = slots

    def pointer_slot(self, param: Param, strides: Strides) -> Slot:
        if not strides:
            return self.pointers[param.name]
        return self.derived[param.name, tuple((id(lp), s) for lp, s in strides)]

    # -- operations -----------------------------------------------------------------------------------
    def words(self, op: Op) -> Words:
        found = self.where.get(id(op))
        if found and found[0] is self.piece:
            return found[1]
        if op.kind == "const":
            return tuple(self.const(op.attr >> s) for s in range(0, op.bits, 32))
        key: object = (id(op.attr[0]), op.attr[1]) if op.kind == "result" else id(op)
        if key not in self.home:
            raise KeyError(f"value {op.kind} {op.name} used outside its region")
        return tuple(self.node("slot", slot=s) for s in self.home[key])

    def op(self, op: Op) -> None:
        if op.kind in ("const", "param", "result"):
            return
        self.pos, self.name = op.pos, op.name
        made = getattr(self, "op_" + op.kind)(op)
        if op.kind == "store":
            return
        self.where[id(op)] = (self.piece, made)
        if id(op) in self.crossing:
            slots = tuple(Slot(f"{op.name or 'v'}{len(self.home)}_{i}") for i in range(len(made)))
            self.home[id(op)] = slots
            for s, n in zip(slots, made, strict=True):
                self.node("setslot", [n], slot=s)

    def op_lookup(self, op: Op) -> Words:
        table: Table = op.attr
        index = self.words(op.args[0])[0]
        if index.kind == "const":
            return tuple(self.const(table.entries[index.imm] >> s) for s in range(0, op.bits, 32))
        if table not in self.tables:
            self.tables.append(table)
        size = element_bytes(table)
        return tuple(self.node("load", mem=Mem(min(size, 4), None, index, size, table, s // 8, ("table",)))
                     for s in range(0, op.bits, 32))

    # -- memory ---------------------------------------------------------------------------------------
    def mem(self, access: Access, part: int, size: int) -> Mem:
        base = self.node("slot", slot=self.pointer_slot(access.param, access.strides))
        where = (access.param.name, tuple((id(lp), s) for lp, s in access.strides),
                 access.offset + part, size, access.param.per_block)
        return Mem(size, base, disp=access.offset + part, where=where)

    def load(self, mem: Mem) -> Node:
        if mem.where not in self.known:
            self.known[mem.where] = self.node("load", mem=mem)
        return self.known[mem.where]

    def store(self, value: Node, mem: Mem) -> None:
        for place in [p for p in self.known if may_overlap(p, mem.where)]:
            del self.known[place]
        self.known[mem.where] = value
        self.node("store", [value], mem=mem)

    def op_load(self, op: Op) -> Words:
        access: Access = op.attr
        slots = None if access.strides else self.framed.get(_place(access))
        if slots is None:
            return self.load_words(access)
        return tuple(self.written[s].args[0] if s in self.written else self.node("slot", slot=s) for s in slots)

    def op_store(self, op: Op) -> Words:
        access: Access = op.attr
        slots = None if access.strides else self.framed.get(_place(access))
        if slots is None:
            self.store_words(access, self.words(op.args[0]))
            return ()
        for s, n in zip(slots, self.words(op.args[0]), strict=True):
            if s in self.written:
                self.piece.nodes.remove(self.written.pop(s))
            if n.kind in ("slot", "const"):
                n = self.node("copy", [n], unique=True)
            self.written[s] = self.node("setslot", [n], slot=s)
        return ()

    def load_words(self, access: Access) -> Words:
        big = access.endian == "be"
        if access.bits <= 32:
            a = self.load(self.mem(access, 0, access.bits // 8))
            return (self.swap(a, access.bits) if big else a,)
        words = [self.load(self.mem(access, p, 4)) for p in (0, 4)]
        return (self.swap(words[1], 32), self.swap(words[0], 32)) if big else tuple(words)

    def store_words(self, access: Access, words: Words) -> None:
        big = access.endian == "be"
        if access.bits <= 32:
            a = self.swap(words[0], access.bits) if big else words[0]
            self.store(a, self.mem(access, 0, access.bits // 8))
            return
        pair = [self.swap(w, 32) for w in words[::-1]] if big else words
        for p, w in zip((0, 4), pair, strict=True):
            self.store(w, self.mem(access, p, 4))

    def swap(self, a: Node, bits: int) -> Node:
        if bits == 8:
            return a
        return self.node("bswap", [a]) if bits == 32 else self.shift("shr", self.node("bswap", [a]), 16)


def _place(access: Access) -> Place:
    return access.param.name, access.offset, access.bits, access.endian


def may_overlap(a: tuple[object, ...], b: tuple[object, ...]) -> bool:
    """Whether two memory places can share a byte.

    By the kernels' contract different parameters do not overlap, except that per-block ones may be
    exactly in place (equal addresses), so their equal offsets meet.
    """
    if a == ("table",) or b == ("table",):
        return False
    name_a, strides_a, at_a, size_a, block_a = a
    name_b, strides_b, at_b, size_b, block_b = b
    if name_a != name_b and not (block_a and block_b):
        return False
    if strides_a != strides_b:
        return True
    return at_a < at_b + size_b and at_b < at_a + size_a  # type: ignore[operator]


def element_bytes(table: Table) -> int:
    """Bytes of one entry in memory: the smallest of 1, 2, 4, 8, 16 that holds it."""
    return next(s for s in (1, 2, 4, 8, 16) if table.bits <= 8 * s)


def _strided(loop: Loop) -> list[tuple[Param, Strides]]:
    """Distinct (parameter, strides) in `loop` whose innermost moving loop is `loop`."""
    seen: dict[tuple[str, tuple[tuple[int, int], ...]], tuple[Param, Strides]] = {}
    for op in loop.body.ops():
        if op.kind in ("load", "store") and op.attr.strides and op.attr.strides[-1][0] is loop:
            key = (op.attr.param.name, tuple((id(lp), s) for lp, s in op.attr.strides))
            seen[key] = (op.attr.param, op.attr.strides)
    return list(seen.values())


def _crossing(region: Region) -> set[int]:
    """Values used in another straight-line piece than the one that defines them."""
    home: dict[int, int] = {}
    found: set[int] = set()
    count = [0]

    def use(op: Op, here: int) -> None:
        if op.kind not in ("const", "param", "result") and home.get(id(op)) != here:
            found.add(id(op))

    def walk(region: Region) -> int:
        count[0] += 1
        here = count[0]
        for item in region.items:
            if isinstance(item, Loop):
                for c in item.carried:
                    use(c.init, here)
                last = walk(item.body)
                for c in item.carried:
                    use(c.next, last)
                count[0] += 1
                here = count[0]
            else:
                home[id(item)] = here
                for a in item.args:
                    use(a, here)
        return here

    walk(region)
    return found
