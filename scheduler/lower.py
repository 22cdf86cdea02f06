"""Pass `map` for 32-bit general registers: the algorithm IR as a graph of 32-bit words.

Values of up to 32 bits are one node, zero-extended; wider ones are (low 32 bits, rest). Memory
parameters become pointers held in their argument slots; every loop keeps its pointers and its counter in
slots, so that a piece begins and ends with all its live values in memory.
"""

from __future__ import annotations

from dsl.ir import Access, Kernel, Loop, Op, Param, Pos, Region, Table
from scheduler.nodes import Counted, Mem, Node, Piece, Program, Slot

Words = tuple[Node, ...]
FRAME_WORDS = 128  # at most this many input words are copied to the frame


def lower(kernel: Kernel) -> Program:
    """Map `kernel` onto 32-bit words (default mapping: one stream, no lanes, general registers)."""
    low = _Lower(kernel)
    items = low.region(kernel.body, ())
    return Program(kernel.name, items, [low.pointers[p.name] for p in kernel.params], low.tables)


class _Lower:
    def __init__(self, kernel: Kernel) -> None:
        self.kernel = kernel
        self.pointers = {p.name: Slot(p.name, i) for i, p in enumerate(kernel.params)}
        self.tables: list[Table] = []
        self.home: dict[int, tuple[int, tuple[Slot, ...]]] = {}  # value -> (piece number, slots)
        self.where: dict[int, tuple[Piece, Words]] = {}
        self.derived: dict[tuple[str, tuple[tuple[int, int], ...]], Slot] = {}
        self.piece = Piece("start")
        self.memo: dict[tuple[object, ...], Node] = {}
        self.pos: Pos | None = None
        self.name = ""
        self.crossing = _crossing(kernel.body)
        self.framed: dict[tuple[object, ...], Slot] = {}
        self.values: dict[int, Op] = {}
        self.known: dict[tuple[object, ...], Node] = {}  # what memory holds, per place, in this piece

    # -- structure ------------------------------------------------------------------------------------
    def region(self, region: Region, loops: tuple[Loop, ...]) -> list[Piece | Counted]:
        items: list[Piece | Counted] = []
        outer = (self.piece, self.memo)
        self.fresh(items, loops)
        for item in region.items:
            if isinstance(item, Loop):
                items.append(self.loop(item, loops, items))
                self.fresh(items, loops)
            else:
                self.op(item)
        self.last = self.piece
        self.piece, self.memo = outer
        return [i for i in items if isinstance(i, Counted) or i.nodes] or items[:1]

    def fresh(self, items: list[Piece | Counted], loops: tuple[Loop, ...]) -> None:
        name = "/".join(lp.name for lp in loops) or "body"
        self.piece = Piece(f"{name}.{len(items)}" if items else name)
        self.memo = {}
        self.known = {}
        items.append(self.piece)

    def loop(self, loop: Loop, loops: tuple[Loop, ...], items: list[Piece | Counted]) -> Counted:
        self.pos, self.name = loop.pos, loop.name
        slots = []
        for c in loop.carried:
            made = tuple(Slot(f"{c.param.name or 'v'}{len(self.home)}_{i}") for i in range(1 + (c.param.bits > 32)))
            inits = self.words(c.init)
            for s, n in zip(made, inits, strict=True):
                self.node("setslot", [n], slot=s)
            self.home[id(c.param)] = (0, made)
            self.values[id(c.param)] = c.param
            slots.append(made)
        advance: list[tuple[Slot, int]] = []
        for param, key in _strided(loop):
            parent = self.pointer_slot(param, tuple((lp, s) for lp, s in key if lp is not loop))
            mine = Slot(f"{param.name}_{loop.name}")
            self.node("setslot", [self.node("slot", slot=parent)], slot=mine)
            self.derived[param.name, tuple((id(lp), s) for lp, s in key)] = mine
            advance.append((mine, next(s for lp, s in key if lp is loop)))
        if not isinstance(loop.count, int):
            self.copy_to_frame(loop)
        if isinstance(loop.count, int):
            counter, count = Slot(f"{loop.name}_count"), loop.count
            self.node("setslot", [self.const(count)], slot=counter)
        else:
            counter, count = self.pointers[loop.count.name], None
            advance += [(self.pointers[p.name], p.bytes) for p in self.kernel.params if p.per_block]
        body = self.region(loop.body, (*loops, loop))
        saved = (self.piece, self.memo)
        tail = self.last
        self.piece, self.memo, self.known = tail, {}, {}
        writes: list[tuple[Slot, Node]] = []
        taken: set[int] = set()
        for c, made in zip(loop.carried, slots, strict=True):
            for s, n in zip(made, self.words(c.next), strict=True):
                if n.kind in ("slot", "const") or id(n) in taken:
                    if n.kind == "slot" and n.slot is s:
                        continue
                    n = self.node("copy", [n], unique=True)
                taken.add(id(n))
                writes.append((s, n))
        for s, n in writes:
            self.node("setslot", [n], slot=s)
        if tail.nodes and tail not in body:
            body.append(tail)
        self.piece, self.memo = saved
        for i, made in enumerate(slots):
            self.home[id(loop), i] = (0, made)  # type: ignore[index]
        return Counted(loop.name, counter, count, body, advance)

    def copy_to_frame(self, loop: Loop) -> None:
        """Words that every block reads at fixed places of an input (round keys) go to the frame once.

        Inside the loop they are memory operands on the stack pointer, which frees the register that
        would hold their address.
        """
        for op in loop.body.ops():
            access = op.attr
            if op.kind == "load" and access.param.kind == "in" and not access.param.per_block \
                    and not access.strides and access.bits <= 32 and len(self.framed) < FRAME_WORDS:
                key = _place(access)
                if key not in self.framed:
                    self.pos, self.name = op.pos, op.name
                    (value,) = self.op_load(op)
                    self.framed[key] = Slot(f"{access.param.name}_{access.offset}")
                    self.node("setslot", [value], slot=self.framed[key])

    def pointer_slot(self, param: Param, strides: tuple[tuple[Loop, int], ...]) -> Slot:
        if not strides:
            return self.pointers[param.name]
        return self.derived[param.name, tuple((id(lp), s) for lp, s in strides)]

    # -- nodes ----------------------------------------------------------------------------------------
    def node(self, kind: str, args: list[Node] | None = None, imm: int = 0, mem: Mem | None = None,
             slot: Slot | None = None, unique: bool = False) -> Node:
        args = args or []
        key = (kind, tuple(map(id, args)), imm, id(slot))
        pure = mem is None and kind not in ("setslot",) and not unique
        if pure and key in self.memo:
            return self.memo[key]
        made = Node(kind, args, imm, mem, slot, self.pos, self.name, len(self.piece.nodes))
        self.piece.nodes.append(made)
        if pure:
            self.memo[key] = made
        return made

    def const(self, value: int) -> Node:
        return self.node("const", imm=value & 0xFFFFFFFF)

    def sum(self, kind: str, *args: Node) -> Node:
        flat: list[Node] = []
        for a in args:
            flat.append(a)
        constant = {"and": 0xFFFFFFFF}.get(kind, 0)
        rest = []
        for a in flat:
            if a.kind == "const":
                constant = _fold(kind, constant, a.imm)
            else:
                rest.append(a)
        neutral = 0xFFFFFFFF if kind == "and" else 0
        if kind == "and" and constant == 0:
            return self.const(0)
        if not rest:
            return self.const(constant)
        if constant != neutral:
            if kind == "xor" and constant == 0xFFFFFFFF and len(rest) == 1:
                return self.node("not", rest)
            rest.append(self.const(constant))
        return rest[0] if len(rest) == 1 else self.node(kind, rest)

    def shift(self, kind: str, a: Node, amount: int) -> Node:
        if amount == 0:
            return a
        if a.kind == "const":
            v = a.imm
            return self.const({"shl": v << amount, "shr": v >> amount,
                               "rol": v << amount | v >> (32 - amount)}[kind])
        return self.node(kind, [a], amount)

    def mask(self, a: Node, bits: int) -> Node:
        if bits >= 32:
            return a
        if a.kind == "const":
            return self.const(a.imm & ((1 << bits) - 1))
        if bits == 8:
            return self.node("byte", [a], 0)
        if bits == 16:
            return self.node("word", [a])
        return self.sum("and", a, self.const((1 << bits) - 1))

    def part(self, words: Words, bits: int, lo: int, width: int) -> Node:
        """Bits [lo, lo+width) (width <= 32) of a value of `bits` bits."""
        i, shift = divmod(lo, 32)
        a = words[i]
        have = min(32, bits - 32 * i)
        if shift + width > 32:
            both = self.sum("or", self.shift("shr", a, shift), self.shift("shl", words[i + 1], 32 - shift))
            return self.mask(both, width)
        if width == 8 and shift % 8 == 0 and a.kind != "const" and have > 8:
            if shift == 24:
                return self.node("shr", [a], 24)
            return self.node("byte", [a], shift // 8)
        return self.shift("shr", a, shift) if shift + width == have else self.mask(self.shift("shr", a, shift), width)

    # -- operations -----------------------------------------------------------------------------------
    def words(self, op: Op) -> Words:
        found = self.where.get(id(op))
        if found and found[0] is self.piece:
            return found[1]
        if op.kind == "const":
            return tuple(self.const(op.attr >> s) for s in range(0, op.bits, 32))
        if op.kind == "result":
            return tuple(self.node("slot", slot=s) for s in self.home[id(op.attr[0]), op.attr[1]][1])  # type: ignore[index]
        if id(op) not in self.home:
            raise KeyError(f"value {op.kind} {op.name} used outside its region")
        return tuple(self.node("slot", slot=s) for s in self.home[id(op)][1])

    def op(self, op: Op) -> None:
        if op.kind in ("const", "param", "result"):
            return
        self.pos, self.name = op.pos, op.name
        self.values[id(op)] = op
        made = getattr(self, "op_" + op.kind)(op)
        if op.kind == "store":
            return
        self.where[id(op)] = (self.piece, made)
        if id(op) in self.crossing:
            slots = tuple(Slot(f"{op.name or 'v'}{len(self.home)}_{i}") for i in range(len(made)))
            self.home[id(op)] = (0, slots)
            for s, n in zip(slots, made, strict=True):
                self.node("setslot", [n], slot=s)

    def bitwise(self, op: Op) -> Words:
        a, b = (self.words(x) for x in op.args)
        return tuple(self.sum(op.kind, x, y) for x, y in zip(a, b, strict=True))

    op_and = op_or = op_xor = bitwise

    def op_not(self, op: Op) -> Words:
        a = self.words(op.args[0])
        return tuple(self.sum("xor", n, self.const((1 << min(32, op.bits - 32 * i)) - 1)) for i, n in enumerate(a))

    def carry(self, total: Node, a: Node) -> Node:
        return self.node("ltmask", [total, a])

    def op_add(self, op: Op) -> Words:
        a, b = (self.words(x) for x in op.args)
        return self.add(a, b, op.bits)

    def add(self, a: Words, b: Words, bits: int) -> Words:
        low = self.sum("add", a[0], b[0])
        if bits <= 32:
            return (self.mask(low, bits),)
        if a[0].kind == "const":
            a, b = b, a
        high = self.node("sub", [self.sum("add", a[1], b[1]), self.carry(low, a[0])])
        return (low, self.mask(high, bits - 32))

    def op_sub(self, op: Op) -> Words:
        a, b = (self.words(x) for x in op.args)
        low = self.node("sub", [a[0], b[0]])
        if op.bits <= 32:
            return (self.mask(low, op.bits),)
        high = self.sum("add", self.node("sub", [a[1], b[1]]), self.carry(a[0], b[0]))
        return (low, self.mask(high, op.bits - 32))

    def op_mul(self, op: Op) -> Words:
        a, b = (self.words(x) for x in op.args)
        low = self.node("mul", [a[0], b[0]])
        if op.bits <= 32:
            return (self.mask(low, op.bits),)
        cross = self.sum("add", self.node("mul", [a[0], b[1]]), self.node("mul", [a[1], b[0]]))
        return (low, self.mask(self.sum("add", self.high_product(a[0], b[0]), cross), op.bits - 32))

    def high_product(self, a: Node, b: Node) -> Node:
        """High 32 bits of a 32x32 product from 16-bit halves (no implicit registers needed)."""
        al, ah, bl, bh = self.mask(a, 16), self.shift("shr", a, 16), self.mask(b, 16), self.shift("shr", b, 16)
        ll, lh, hl, hh = (self.node("mul", [x, y]) for x, y in ((al, bl), (al, bh), (ah, bl), (ah, bh)))
        mid = self.sum("add", self.shift("shr", ll, 16), self.mask(lh, 16), self.mask(hl, 16))
        return self.sum("add", hh, self.shift("shr", lh, 16), self.shift("shr", hl, 16), self.shift("shr", mid, 16))

    def shl(self, a: Words, bits: int, k: int) -> Words:
        if bits <= 32:
            return (self.mask(self.shift("shl", a[0], k), bits),)
        if k >= 32:
            return (self.const(0), self.mask(self.shift("shl", a[0], k - 32), bits - 32))
        high = self.sum("or", self.shift("shl", a[1], k), self.shift("shr", a[0], 32 - k)) if k else a[1]
        return (self.shift("shl", a[0], k), self.mask(high, bits - 32))

    def shr(self, a: Words, bits: int, k: int) -> Words:
        if bits <= 32:
            return (self.shift("shr", a[0], k),)
        if k >= 32:
            return (self.shift("shr", a[1], k - 32), self.const(0))
        low = self.sum("or", self.shift("shr", a[0], k), self.shift("shl", a[1], 32 - k)) if k else a[0]
        return (low, self.shift("shr", a[1], k))

    def op_shl(self, op: Op) -> Words:
        return self.shl(self.words(op.args[0]), op.bits, op.attr)

    def op_shr(self, op: Op) -> Words:
        return self.shr(self.words(op.args[0]), op.bits, op.attr)

    def op_rotl(self, op: Op) -> Words:
        return self.rotate(self.words(op.args[0]), op.bits, op.attr)

    def op_rotr(self, op: Op) -> Words:
        return self.rotate(self.words(op.args[0]), op.bits, (op.bits - op.attr) % op.bits)

    def rotate(self, a: Words, bits: int, k: int) -> Words:
        if k == 0:
            return a
        if bits == 32:
            return (self.shift("rol", a[0], k),)
        if bits == 64 and k >= 32:
            return self.rotate((a[1], a[0]), 64, k - 32)
        left, right = self.shl(a, bits, k), self.shr(a, bits, bits - k)
        return tuple(self.sum("or", x, y) for x, y in zip(left, right, strict=True))

    def op_extract(self, op: Op) -> Words:
        a, bits = self.words(op.args[0]), op.args[0].bits
        return tuple(self.part(a, bits, op.attr + s, min(32, op.bits - s)) for s in range(0, op.bits, 32))

    def op_zext(self, op: Op) -> Words:
        a = self.words(op.args[0])
        return a if len(a) == 2 or op.bits <= 32 else (a[0], self.const(0))

    def op_concat(self, op: Op) -> Words:
        parts: list[list[Node]] = [[] for _ in range(0, op.bits, 32)]
        at = 0
        for arg in op.args:
            words = self.words(arg)
            for s in range(0, arg.bits, 32):
                width, lo = min(32, arg.bits - s), at + s
                parts[lo // 32].append(self.shift("shl", words[s // 32], lo % 32))
                if lo % 32 + width > 32:
                    parts[lo // 32 + 1].append(self.shift("shr", words[s // 32], 32 - lo % 32))
            at += arg.bits
        return tuple(self.sum("or", *p) for p in parts)

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

    def op_eq(self, op: Op) -> Words:
        a, b = (self.words(x) for x in op.args)
        differ = self.sum("or", *(self.sum("xor", x, y) for x, y in zip(a, b, strict=True)))
        return (self.sum("and", self.node("ltmask", [differ, self.const(1)]), self.const(1)),)

    def op_ltu(self, op: Op) -> Words:
        a, b = (self.words(x) for x in op.args)
        mask = self.carry(a[0], b[0])
        if len(a) == 2:
            equal = self.node("ltmask", [self.sum("xor", a[1], b[1]), self.const(1)])
            mask = self.sum("or", self.carry(a[1], b[1]), self.sum("and", equal, mask))
        return (self.sum("and", mask, self.const(1)),)

    def op_select(self, op: Op) -> Words:
        mask = self.node("neg", [self.words(op.args[0])[0]])
        a, b = self.words(op.args[1]), self.words(op.args[2])
        return tuple(self.sum("xor", y, self.sum("and", self.sum("xor", x, y), mask))
                     for x, y in zip(a, b, strict=True))

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
        if not access.strides and _place(access) in self.framed:
            return (self.node("slot", slot=self.framed[_place(access)]),)
        big = access.endian == "be"
        if access.bits <= 32:
            a = self.load(self.mem(access, 0, access.bits // 8))
            return (self.swap(a, access.bits) if big else a,)
        words = [self.load(self.mem(access, p, 4)) for p in (0, 4)]
        return (self.swap(words[1], 32), self.swap(words[0], 32)) if big else tuple(words)

    def swap(self, a: Node, bits: int) -> Node:
        if bits == 8:
            return a
        return self.node("bswap", [a]) if bits == 32 else self.shift("shr", self.node("bswap", [a]), 16)

    def op_store(self, op: Op) -> Words:
        access: Access = op.attr
        words, big = self.words(op.args[0]), access.endian == "be"
        if access.bits <= 32:
            a = self.swap(words[0], access.bits) if big else words[0]
            self.store(a, self.mem(access, 0, access.bits // 8))
        else:
            pair = [self.swap(w, 32) for w in words[::-1]] if big else words
            for p, w in zip((0, 4), pair, strict=True):
                self.store(w, self.mem(access, p, 4))
        return ()


def _place(access: Access) -> tuple[object, ...]:
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
    """Bytes of one entry in memory: the smallest of 1, 2, 4, 8 that holds it."""
    return next(s for s in (1, 2, 4, 8) if table.bits <= 8 * s)


def _fold(kind: str, a: int, b: int) -> int:
    return {"xor": a ^ b, "and": a & b, "or": a | b, "add": (a + b) & 0xFFFFFFFF}[kind]


def _strided(loop: Loop) -> list[tuple[Param, tuple[tuple[Loop, int], ...]]]:
    """Distinct (parameter, strides) in `loop` whose innermost moving loop is `loop`."""
    seen: dict[tuple[str, tuple[tuple[int, int], ...]], tuple[Param, tuple[tuple[Loop, int], ...]]] = {}
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

