"""Arithmetic of pass `map` in general registers: operations on values of 1 to 64 bits as words of 32 or 64 bits.

A value of no more bits than a word is one node, zero-extended; a wider one is (low word, rest). Of 64-bit words, one of
up to 32 bits is made by 32-bit operations (or is known to have a zero upper half), one of 33 to 64 bits by 64-bit ones
(`elem` 64) or from a shorter value, which needs nothing: a 64-bit operation reads a 32-bit node zero-extended.
"""

from __future__ import annotations

from dsl.ir import Op
from scheduler.graph.nodes import Node
from scheduler.graph.ops import CARRIES, OPERATIONS
from scheduler.lowering.emitter import Emitter, Operands, Words

MASKS = ("ltmask", *CARRIES[1::2])
"""Operations that give all ones or 0."""


def folded(kind: str, args: list[int], imm: int = 0, elem: int = 32) -> int:
    """The value of an operation on constants in general registers."""
    return OPERATIONS[kind].meaning(args, imm, elem, elem)


def width(bits: int) -> int:
    """Of the operations on a word that holds so many bits of a value."""
    return 64 if bits > 32 else 32


class WordOps:
    """Operations on words as wide as the emitter's registers. `op_KIND`: the words of an operation of that kind."""

    def __init__(self, emit: Emitter, operands: Operands) -> None:
        self.emit, self.operands, self.node, self.bits = emit, operands, emit.node, emit.bits

    def elems(self, bits: int) -> tuple[int, ...]:
        """Of the operations on each word of a value."""
        return tuple(width(min(self.bits, bits - s)) for s in range(0, bits, self.bits))

    def slot_sizes(self, bits: int) -> tuple[int, ...]:
        """Of the slots that hold a value."""
        return tuple(elem // 8 for elem in self.elems(bits))

    # -- nodes ----------------------------------------------------------------------------------------
    def const(self, value: int) -> Node:
        """A constant, modulo 2^32."""
        value &= (1 << self.bits) - 1
        return self.node("const", imm=value, elem=width(value.bit_length()))

    def consts(self, value: int, bits: int) -> Words:
        """A constant as words."""
        return tuple(self.const(value >> s) for s in range(0, bits, self.bits))

    def sum(self, kind: str, *args: Node, elem: int = 0) -> Node:
        """A sum, its constants joined; `elem` is that of the widest operand that is no constant if it is not given."""
        elem = elem or max((a.elem for a in args if a.kind != "const"), default=self.bits)
        ones = (1 << elem) - 1
        constant = neutral = OPERATIONS[kind].neutral & ones
        rest = []
        for a in args:
            if a.kind == "const":
                constant = folded(kind, [constant, a.imm], elem=elem)
            else:
                rest.append(a)
        if kind == "and" and constant == 0:
            return self.const(0)
        if not rest:
            return self.const(constant)
        if constant != neutral:
            if kind == "xor" and constant == ones and len(rest) == 1:
                return self.node("not", rest, elem=elem)
            rest.append(self.const(constant))
        if len(rest) > 1:
            return self.node(kind, rest, elem=elem)
        return rest[0] if rest[0].elem <= elem else self.low(rest[0])

    def shift(self, kind: str, a: Node, amount: int, elem: int = 32) -> Node:
        """A word shifted or rotated by `amount` bits."""
        if amount == 0:
            return a
        if a.kind == "const":
            return self.const(folded(kind, [a.imm], amount, elem))
        return self.node(kind, [a], amount, elem=elem)

    def times(self, a: Node, k: int) -> Node:
        """The product of an address or a count and a constant."""
        if k & (k - 1) == 0:
            return self.shift("shl", a, k.bit_length() - 1, self.bits)
        return self.node("mul", [a, self.const(k)], elem=self.bits)

    def low(self, a: Node) -> Node:
        """The low 32 bits."""
        return a if a.elem == 32 else self.const(a.imm & 0xFFFFFFFF) if a.kind == "const" else self.node("low", [a])

    def mask(self, a: Node, bits: int) -> Node:
        """The low `bits` bits of a word."""
        if bits >= 64 or (bits >= 32 and a.elem == 32):
            return a
        if a.kind == "const":
            return self.const(a.imm & ((1 << bits) - 1))
        if bits == 32:
            return self.low(a)
        if bits == 8:
            return self.node("byte", [a], 0)
        if bits == 16:
            return self.node("word", [a])
        return self.sum("and", a, self.const((1 << bits) - 1), elem=width(bits))

    def swap(self, a: Node, bits: int) -> Node:
        """The bytes of a word of `bits` bits in reverse order."""
        if bits == 8:
            return a
        if bits == 16:
            return self.shift("shr", self.node("bswap", [a]), 16)
        return self.node("bswap", [a], elem=bits)

    def part(self, words: Words, bits: int, lo: int, size: int) -> Node:
        """Bits [lo, lo + size) of a value of `bits` bits, no more than a word has."""
        i, at = divmod(lo, self.bits)
        a = words[i]
        if at + size > self.bits:
            both = self.sum("or", self.shift("shr", a, at, self.bits),
                            self.shift("shl", words[i + 1], self.bits - at, self.bits))
            return self.mask(both, size)
        if at >= a.elem:  # a shorter value, zero-extended
            return self.const(0)
        have, size = min(bits - self.bits * i, a.elem), min(size, a.elem - at)
        elem = width(have)
        if size == 8 and at % 8 == 0 and a.kind != "const" and have > 8:
            return self.node("shr", [a], at, elem=elem) if at + 8 == elem else self.node("byte", [a], at // 8)
        shifted = self.shift("shr", a, at, elem)
        return shifted if at + size == have else self.mask(shifted, size)

    # -- operations -----------------------------------------------------------------------------------
    def args(self, op: Op) -> list[Words]:
        """The words of the operands."""
        return [self.operands.words(a) for a in op.args]

    def bitwise(self, op: Op) -> Words:
        """An operation that is done word by word."""
        return tuple(self.sum(op.kind, *words, elem=elem)
                     for elem, *words in zip(self.elems(op.bits), *self.args(op), strict=True))

    op_and = op_or = op_xor = bitwise

    def op_not(self, op: Op) -> Words:
        (a,) = self.args(op)
        return tuple(self.sum("xor", n, self.const((1 << min(self.bits, op.bits - self.bits * i)) - 1), elem=elem)
                     for i, (n, elem) in enumerate(zip(a, self.elems(op.bits), strict=True)))

    def carry(self, total: Node, a: Node, elem: int = 32) -> Node:
        """All ones if `total` is less than `a`, else 0."""
        return self.node("ltmask", [total, a], elem=elem)

    def all_ones(self, bit: Node, elem: int) -> Node | None:
        """The mask that a comparison's bit was cut from, -1 for 1: its sum is the mask's difference. None of others."""
        if bit.kind == "or" and len(bit.args) == 2:
            parts = [self.all_ones(a, elem) for a in bit.args]
            return self.sum("or", *(p for p in parts if p), elem=elem) if all(parts) else None
        if bit.kind == "and" and any(a.kind == "const" and a.imm == 1 for a in bit.args):
            return next((a for a in bit.args if a.kind in MASKS and a.elem == elem), None)
        return None

    def op_add(self, op: Op) -> Words:
        a, b = self.args(op)
        elem = self.elems(op.bits)[0]
        mask = self.all_ones(b[0], elem)
        low = self.node("sub", [a[0], mask], elem=elem) if mask else self.sum("add", a[0], b[0], elem=elem)
        if op.bits <= self.bits:
            return (self.mask(low, op.bits),)
        if a[0].kind == "const":
            a, b = b, a
        high = self.node("sub", [self.sum("add", a[1], b[1]), self.carry(low, a[0])])
        return (low, self.mask(high, op.bits - self.bits))

    def op_sub(self, op: Op) -> Words:
        a, b = self.args(op)
        elem = self.elems(op.bits)[0]
        mask = self.all_ones(b[0], elem)
        low = self.sum("add", a[0], mask, elem=elem) if mask else self.node("sub", [a[0], b[0]], elem=elem)
        if op.bits <= self.bits:
            return (self.mask(low, op.bits),)
        high = self.sum("add", self.node("sub", [a[1], b[1]]), self.carry(a[0], b[0]))
        return (low, self.mask(high, op.bits - self.bits))

    def op_mul(self, op: Op) -> Words:
        a, b = self.args(op)
        low = self.product(a[0], b[0], self.elems(op.bits)[0])
        if op.bits <= self.bits:
            return (self.mask(low, op.bits),)
        high = self.sum("add", self.high_product(a[0], b[0]), self.product(a[0], b[1]), self.product(a[1], b[0]))
        return (low, self.mask(high, op.bits - self.bits))

    def product(self, a: Node, b: Node, elem: int = 32) -> Node:
        """The low half of the product of two words."""
        if 0 in (x.imm for x in (a, b) if x.kind == "const"):
            return self.const(0)
        if a.kind == b.kind == "const":
            return self.const(folded("mul", [a.imm, b.imm], elem=elem))
        for x, y in ((a, b), (b, a)):
            if y.kind == "const" and y.imm & y.imm - 1 == 0:
                return self.shift("shl", x, y.imm.bit_length() - 1, elem)
        return self.node("mul", [a, b], elem=elem)

    def high_product(self, a: Node, b: Node, elem: int = 32) -> Node:
        """The high half of the product of two words of `elem` bits."""
        if 0 in (x.imm for x in (a, b) if x.kind == "const"):
            return self.const(0)
        if a.kind == b.kind == "const":
            return self.const(folded("mulhi", [a.imm, b.imm], elem=elem))
        if elem < self.bits:
            return self.shift("shr", self.node("mul", [self.short(a), self.short(b)], elem=self.bits), elem, self.bits)
        if "r" in self.emit.split:
            return self.high_product_by_parts(a, b, elem)
        return self.node("mulhi", [a, b], elem=elem)

    def high_product_by_parts(self, a: Node, b: Node, elem: int) -> Node:
        """The same from products of half words: where streams share out the registers, none has those of `mulhi`."""
        half = elem // 2
        al, bl = self.mask(a, half), self.mask(b, half)
        ah, bh = self.shift("shr", a, half, elem), self.shift("shr", b, half, elem)
        ll, lh, hl, hh = (self.product(x, y, elem) for x, y in ((al, bl), (al, bh), (ah, bl), (ah, bh)))
        mid = self.sum("add", self.shift("shr", ll, half, elem), self.mask(lh, half), self.mask(hl, half), elem=elem)
        return self.sum("add", hh, *(self.shift("shr", x, half, elem) for x in (lh, hl, mid)), elem=elem)

    def short(self, a: Node) -> Node:
        """The low 32 bits of a word; the word itself where it has no more."""
        return a if a.kind == "shr" and a.elem - a.imm <= 32 else self.low(a)

    def op_mulwide(self, op: Op) -> Words:
        (a, *_), (b, *_) = self.args(op)
        if self.bits == 64:
            return (self.product(self.short(a), self.short(b), 64),)
        return self.product(a, b), self.high_product(a, b)

    def op_mulhi(self, op: Op) -> Words:
        a, b = self.args(op)
        if len(a) == 1:
            return (self.high_product(a[0], b[0], op.bits),)
        ll, lh, hl, hh = ((self.product(x, y), self.high_product(x, y)) for x in a for y in b)
        middle, above = self.plus(lh, ll[1])
        _, more = self.plus(hl, middle)
        return self.plus(self.plus(hh, above), more)

    def plus(self, a: Words, b: Node) -> Words:
        """The sum of two words and one."""
        if b.kind == "const" and b.imm == 0:
            return a
        low = self.sum("add", a[0], b)
        return low, self.node("sub", [a[1], self.carry(low, b)])

    def shl(self, a: Words, bits: int, k: int) -> Words:
        """A value of `bits` bits shifted left by `k`."""
        rest = bits - self.bits
        if rest <= 0:
            return (self.mask(self.shift("shl", a[0], k, width(bits)), bits),)
        if k >= self.bits:
            return (self.const(0), self.mask(self.shift("shl", a[0], k - self.bits), rest))
        high = self.sum("or", self.shift("shl", a[1], k), self.shift("shr", a[0], self.bits - k)) if k else a[1]
        return (self.shift("shl", a[0], k), self.mask(high, rest))

    def shr(self, a: Words, bits: int, k: int) -> Words:
        """A value of `bits` bits shifted right by `k`."""
        if bits <= self.bits:
            return (self.shift("shr", a[0], k, width(bits)),)
        if k >= self.bits:
            return (self.shift("shr", a[1], k - self.bits), self.const(0))
        low = self.sum("or", self.shift("shr", a[0], k), self.shift("shl", a[1], self.bits - k)) if k else a[0]
        return (low, self.shift("shr", a[1], k))

    def op_shl(self, op: Op) -> Words:
        return self.shl(self.operands.words(op.args[0]), op.bits, op.attr)

    def op_shr(self, op: Op) -> Words:
        return self.shr(self.operands.words(op.args[0]), op.bits, op.attr)

    def op_rotl(self, op: Op) -> Words:
        return self.rotate(self.operands.words(op.args[0]), op.bits, op.attr)

    def op_rotr(self, op: Op) -> Words:
        return self.rotate(self.operands.words(op.args[0]), op.bits, (op.bits - op.attr) % op.bits)

    def rotate(self, a: Words, bits: int, k: int) -> Words:
        """A value of `bits` bits rotated left by `k`."""
        if k == 0:
            return a
        if bits in (32, self.bits):
            return (self.shift("rol", a[0], k, bits),)
        if bits == 2 * self.bits and k >= self.bits:
            return self.rotate((a[1], a[0]), bits, k - self.bits)
        left, right = self.shl(a, bits, k), self.shr(a, bits, bits - k)
        return tuple(self.sum("or", x, y, elem=elem)
                     for x, y, elem in zip(left, right, self.elems(bits), strict=True))

    def op_extract(self, op: Op) -> Words:
        a, bits = self.operands.words(op.args[0]), op.args[0].bits
        return tuple(self.part(a, bits, op.attr + s, min(self.bits, op.bits - s))
                     for s in range(0, op.bits, self.bits))

    def op_zext(self, op: Op) -> Words:
        (a,) = self.args(op)
        return a + tuple(self.const(0) for _ in self.elems(op.bits)[len(a):])

    def op_concat(self, op: Op) -> Words:
        elems = self.elems(op.bits)
        parts: list[list[Node]] = [[] for _ in elems]
        at = 0
        for arg in op.args:
            words = self.operands.words(arg)
            for s in range(0, arg.bits, self.bits):
                size, (i, lo), word = min(self.bits, arg.bits - s), divmod(at + s, self.bits), words[s // self.bits]
                parts[i].append(self.shift("shl", word, lo, elems[i]))
                if lo + size > self.bits:
                    parts[i + 1].append(self.shift("shr", word, self.bits - lo))
            at += arg.bits
        return tuple(self.sum("or", *p, elem=elem) for p, elem in zip(parts, elems, strict=True))

    def bit(self, mask: Node) -> Words:
        """1 where a mask is all ones."""
        return (self.sum("and", mask, self.const(1), elem=32),)

    def op_eq(self, op: Op) -> Words:
        a, b = self.args(op)
        elems = self.elems(op.args[0].bits)
        differ = self.sum("or", *(self.sum("xor", x, y, elem=elem) for x, y, elem in zip(a, b, elems, strict=True)),
                          elem=elems[0])
        return self.bit(self.carry(differ, self.const(1), elems[0]))

    def op_ltu(self, op: Op) -> Words:
        a, b = self.args(op)
        mask = self.carry(a[0], b[0], self.elems(op.args[0].bits)[0])
        if len(a) == 2:
            equal = self.carry(self.sum("xor", a[1], b[1]), self.const(1))
            mask = self.sum("or", self.carry(a[1], b[1]), self.sum("and", equal, mask))
        return self.bit(mask)

    def op_select(self, op: Op) -> Words:
        elems = self.elems(op.bits)
        c, a, b = self.args(op)
        mask = self.node("neg", [c[0]], elem=elems[0])
        return tuple(self.sum("xor", y, self.sum("and", self.sum("xor", x, y, elem=elem), mask, elem=elem), elem=elem)
                     for x, y, elem in zip(a, b, elems, strict=True))
