"""Word-level arithmetic of pass `map`: operations on values of 1 to 64 bits as 32-bit words.

Values of up to 32 bits are one node, zero-extended; wider ones are (low 32 bits, rest).
"""

from __future__ import annotations

from dsl.ir import Op, Pos
from scheduler.graph.nodes import Mem, Node, Piece, Slot
from scheduler.graph.ops import OPERATIONS

Words = tuple[Node, ...]


def folded(kind: str, args: list[int], imm: int = 0, elem: int = 32) -> int:
    """The value of an operation on constants in general registers."""
    return OPERATIONS[kind].meaning(args, imm, elem, elem)


class WordOps:
    """Builds nodes in `piece`; equal pure nodes are made once. Subclasses say what the words of an Op are.

    `op_KIND`: the words of the value of an operation of that kind, the low one first.
    """

    stream = 0  # the copy of the computation that is being built
    split: frozenset[str] = frozenset()  # register files of which each stream has its share
    pointer_bytes = 4

    def __init__(self) -> None:
        self.piece = Piece("start")
        self.memo: dict[tuple[object, ...], Node] = {}
        self.pos: Pos | None = None
        self.name = ""

    def words(self, op: Op) -> Words:
        """The words of an operand, in the current piece."""
        raise NotImplementedError

    # -- nodes ----------------------------------------------------------------------------------------
    def node(self, kind: str, args: list[Node] | None = None, imm: int = 0, mem: Mem | None = None,
             slot: Slot | None = None, unique: bool = False, file: str = "r", elem: int = 32) -> Node:
        """A node at the end of the piece, or an equal one that is there; `unique` ones are made each time."""
        args = args or []
        group = self.stream if file in self.split else 0
        key = (kind, tuple(map(id, args)), imm, id(slot), file, elem, group)
        pure = mem is None and kind not in ("setslot",) and not unique
        if pure and key in self.memo:
            return self.memo[key]
        made = Node(kind, args, imm, mem, slot, self.pos, self.name, len(self.piece.nodes), file, elem, group)
        self.piece.nodes.append(made)
        if pure:
            self.memo[key] = made
        return made

    def pointer(self, slot: Slot) -> Node:
        """The address that a slot holds."""
        return self.node("slot", slot=slot, elem=8 * self.pointer_bytes)

    def write(self, slot: Slot, value: Node) -> None:
        """Write a slot of a general register."""
        self.node("setslot", [value], slot=slot, elem=8 * slot.size)

    def slot_sizes(self, bits: int) -> tuple[int, ...]:
        """Of the slots that hold a value in general registers."""
        return (4,) * (1 + (bits > 32))

    def const(self, value: int) -> Node:
        """A constant, modulo 2^32."""
        return self.node("const", imm=value & 0xFFFFFFFF)

    def sum(self, kind: str, *args: Node) -> Node:
        """`xor`, `and`, `or` or `add` of any number of words, constants folded."""
        constant = neutral = OPERATIONS[kind].neutral & 0xFFFFFFFF
        rest = []
        for a in args:
            if a.kind == "const":
                constant = folded(kind, [constant, a.imm])
            else:
                rest.append(a)
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
        """A word shifted or rotated by `amount` bits."""
        if amount == 0:
            return a
        if a.kind == "const":
            return self.const(folded(kind, [a.imm], amount))
        return self.node(kind, [a], amount)

    def mask(self, a: Node, bits: int) -> Node:
        """The low `bits` bits of a word."""
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
    def bitwise(self, op: Op) -> Words:
        """An operation that is done word by word."""
        a, b = (self.words(x) for x in op.args)
        return tuple(self.sum(op.kind, x, y) for x, y in zip(a, b, strict=True))

    op_and = op_or = op_xor = bitwise

    def op_not(self, op: Op) -> Words:
        a = self.words(op.args[0])
        return tuple(self.sum("xor", n, self.const((1 << min(32, op.bits - 32 * i)) - 1)) for i, n in enumerate(a))

    def carry(self, total: Node, a: Node) -> Node:
        """1 if the sum `total` of `a` and another word has gone beyond 32 bits, else 0."""
        return self.node("ltmask", [total, a])

    def op_add(self, op: Op) -> Words:
        a, b = (self.words(x) for x in op.args)
        return self.add(a, b, op.bits)

    def add(self, a: Words, b: Words, bits: int) -> Words:
        """The sum of two values of `bits` bits."""
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
        """A value of `bits` bits shifted left by `k`."""
        if bits <= 32:
            return (self.mask(self.shift("shl", a[0], k), bits),)
        if k >= 32:
            return (self.const(0), self.mask(self.shift("shl", a[0], k - 32), bits - 32))
        high = self.sum("or", self.shift("shl", a[1], k), self.shift("shr", a[0], 32 - k)) if k else a[1]
        return (self.shift("shl", a[0], k), self.mask(high, bits - 32))

    def shr(self, a: Words, bits: int, k: int) -> Words:
        """A value of `bits` bits shifted right by `k`."""
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
        """A value of `bits` bits rotated left by `k`."""
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
