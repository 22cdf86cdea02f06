"""Arithmetic of pass `map` in 64-bit code: a value of 1 to 64 bits is one general register.

A value is a node that holds it zero-extended. One of up to 32 bits is made by 32-bit operations (or is known to have a
zero upper half), one of 33 to 64 bits by 64-bit ones (`elem` 64) or from a shorter value, which needs nothing: a 64-bit
operation reads a 32-bit node zero-extended.
"""

from __future__ import annotations

from dsl.ir import Access, Op, Table
from scheduler.graph.nodes import Mem, Node
from scheduler.graph.ops import OPERATIONS
from scheduler.graph.places import element_bytes
from scheduler.lowering.memory import MemoryOps
from scheduler.lowering.words import Words, folded

ALL = (1 << 64) - 1


def width(bits: int) -> int:
    """Of the operations on a value of so many bits."""
    return 64 if bits > 32 else 32


class LongOps(MemoryOps):
    """Overrides what MemoryOps does with words of 32 bits: here every value is one word, of 32 or 64 bits (`width`)."""

    pointer_bytes = 8

    # -- nodes ----------------------------------------------------------------------------------------
    def const(self, value: int) -> Node:
        value &= ALL
        return self.node("const", imm=value, elem=width(value.bit_length()))

    def sum(self, kind: str, *args: Node, elem: int = 0) -> Node:
        """As in 32-bit code; `elem` is that of the widest operand that is no constant if it is not given."""
        elem = elem or max((a.elem for a in args if a.kind != "const"), default=64)
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
        if amount == 0:
            return a
        if a.kind == "const":
            return self.const(folded(kind, [a.imm], amount, elem))
        return self.node(kind, [a], amount, elem=elem)

    def low(self, a: Node) -> Node:
        """The low 32 bits."""
        return a if a.elem == 32 else self.const(a.imm & 0xFFFFFFFF) if a.kind == "const" else self.node("low", [a])

    def mask(self, a: Node, bits: int) -> Node:
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

    def part(self, words: Words, bits: int, lo: int, width: int) -> Node:
        a = words[0]
        if lo >= a.elem:  # a shorter value, zero-extended
            return self.const(0)
        bits, width = min(bits, a.elem), min(width, a.elem - lo)
        elem = 64 if bits > 32 else 32
        if width == 8 and lo % 8 == 0 and a.kind != "const" and bits > 8:
            return self.node("shr", [a], lo, elem=elem) if lo + 8 == elem else self.node("byte", [a], lo // 8)
        shifted = self.shift("shr", a, lo, elem)
        return shifted if lo + width == bits else self.mask(shifted, width)

    # -- operations -----------------------------------------------------------------------------------
    def one(self, op: Op) -> Node:
        """The node of an operand."""
        return self.words(op)[0]

    def bitwise(self, op: Op) -> Words:
        return (self.sum(op.kind, *map(self.one, op.args), elem=width(op.bits)),)

    op_and = op_or = op_xor = bitwise

    def op_not(self, op: Op) -> Words:
        return (self.sum("xor", self.one(op.args[0]), self.const((1 << op.bits) - 1), elem=width(op.bits)),)

    def op_add(self, op: Op) -> Words:
        return (self.mask(self.bitwise(op)[0], op.bits),)

    def op_sub(self, op: Op) -> Words:
        return (self.mask(self.node("sub", list(map(self.one, op.args)), elem=width(op.bits)), op.bits),)

    def op_mul(self, op: Op) -> Words:
        return (self.mask(self.node("mul", list(map(self.one, op.args)), elem=width(op.bits)), op.bits),)

    def shl(self, a: Words, bits: int, k: int) -> Words:
        return (self.mask(self.shift("shl", a[0], k, width(bits)), bits),)

    def shr(self, a: Words, bits: int, k: int) -> Words:
        return (self.shift("shr", a[0], k, width(bits)),)

    def rotate(self, a: Words, bits: int, k: int) -> Words:
        if k == 0:
            return a
        if bits in (32, 64):
            return (self.shift("rol", a[0], k, bits),)
        return (self.sum("or", self.shl(a, bits, k)[0], self.shr(a, bits, bits - k)[0], elem=width(bits)),)

    def op_extract(self, op: Op) -> Words:
        return (self.part(self.words(op.args[0]), op.args[0].bits, op.attr, op.bits),)

    def op_zext(self, op: Op) -> Words:
        return self.words(op.args[0])

    def op_concat(self, op: Op) -> Words:
        parts, at = [], 0
        for arg in op.args:
            parts.append(self.shift("shl", self.one(arg), at, width(op.bits)))
            at += arg.bits
        return (self.sum("or", *parts, elem=width(op.bits)),)

    def below(self, a: Node, b: Node, bits: int) -> Node:
        """1 if a < b, else 0."""
        return self.sum("and", self.node("ltmask", [a, b], elem=width(bits)), self.const(1), elem=32)

    def op_eq(self, op: Op) -> Words:
        bits = op.args[0].bits
        return (self.below(self.sum("xor", *map(self.one, op.args), elem=width(bits)), self.const(1), bits),)

    def op_ltu(self, op: Op) -> Words:
        a, b = map(self.one, op.args)
        return (self.below(a, b, op.args[0].bits),)

    def op_select(self, op: Op) -> Words:
        elem = width(op.bits)
        c, a, b = map(self.one, op.args)
        chosen = self.sum("and", self.sum("xor", a, b, elem=elem), self.node("neg", [c], elem=elem), elem=elem)
        return (self.sum("xor", b, chosen, elem=elem),)

    # -- memory ---------------------------------------------------------------------------------------
    def times(self, a: Node, k: int) -> Node:
        """A word multiplied by `k`."""
        if k & (k - 1) == 0:
            return self.shift("shl", a, k.bit_length() - 1, 64)
        return self.node("mul", [a, self.const(k)], elem=64)

    def slot_sizes(self, bits: int) -> tuple[int, ...]:
        return (8 if bits > 32 else 4,)

    def entry(self, size: int, index: Node, scale: int, table: Table, disp: int) -> Mem:
        return Mem(size, self.node("tables", elem=64), index, scale, table, disp, ("table",))

    def lookup_words(self, op: Op, index: Node) -> Words:
        table: Table = op.attr
        if index.kind == "const":
            return (self.const(table.entries[index.imm]),)
        self.use_table(table)
        size = element_bytes(table)
        return (self.node("load", mem=self.entry(size, index, size, table, 0), elem=width(op.bits)),)

    def load_words(self, access: Access) -> Words:
        a = self.load(self.mem(access, 0, access.bits // 8), elem=width(access.bits))
        return (self.swap(a, access.bits) if access.endian == "be" else a,)

    def store_words(self, access: Access, words: Words) -> None:
        a = self.swap(words[0], access.bits) if access.endian == "be" else words[0]
        self.store(a, self.mem(access, 0, access.bits // 8))

    def swap(self, a: Node, bits: int) -> Node:
        return self.node("bswap", [a], elem=64) if bits == 64 else super().swap(a, bits)

    # -- moves between files ----------------------------------------------------------------------------
    def to_words(self, v: Node, bits: int) -> Words:
        return (self.word_of(v, 0, width(bits)),)

    def word_of(self, v: Node, i: int, elem: int = 32) -> Node:
        if elem == 32:
            return super().word_of(v, i)
        if v.kind == "slot":
            return self.node("slot", slot=v.slot, elem=64)
        return self.node("toword", [v], elem=64)
