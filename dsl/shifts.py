"""Shifts, rotations, and parts of words during elaboration."""

from __future__ import annotations

from lark import Token, Tree

from dsl.expressions import INTEGER, SHIFTS, Expressions, constant, shown
from dsl.ir import Op
from dsl.parser import pos_of
from dsl.values import Value

TURNS = ("rotl_op", "rotr_op")
TURNED = (8, 16, 32, 64)
"""Bits of what can be rotated by a value."""


class Shifts(Expressions):
    """Expressions that move bits; `eval_RULE` as in Expressions."""

    def shift(self, tree: Tree[Token], left: Tree[Token], a: Value) -> Value:
        """`a` shifted or rotated by the right operand, which is known while compiling and below the width in bits."""
        kind, right = str(tree.data), tree.children[1]
        assert isinstance(right, Tree)
        self.word(a, left, "a word", "multiply it by a power of two, such as `x * (1 << 3)`")
        value = self.plain(self.eval(right), right)
        if isinstance(value, Op) and value.kind != "const":
            return self.by_value(tree, self.machine(a, left), value)
        amount = self.integer(right, "a shift amount")
        if isinstance(a, int):
            if kind not in INTEGER:
                self.fail(tree, "a constant without a width cannot be rotated", "give it one, such as `u32(1)`")
            if not 0 <= amount < 256:
                self.fail(right, f"a constant cannot be shifted by {shown(amount)}", "the amount is 0 to 255")
            return self.bounded(INTEGER[kind](a, amount), tree)
        x = self.machine(a, left)
        if isinstance(value, Op) and kind in TURNS and x.bits in TURNED:  # it has a width: it goes round as any value
            amount %= x.bits
        if not 0 <= amount < x.bits:
            self.fail(right, f"u{x.bits} cannot be shifted by {shown(amount)}", f"the amount is 0 to {x.bits - 1}")
        return self.emit(SHIFTS[kind], x.bits, (x,), amount, pos_of(self.path, tree)) if amount else x

    def by_value(self, tree: Tree[Token], x: Op, amount: Op) -> Op:
        """`x` shifted or rotated by a value; SourceError where that may be too much, or goes round in no power of two.
        """
        kind, right = SHIFTS[str(tree.data)], tree.children[1]
        most = x.bits.bit_length() - 1
        if str(tree.data) in TURNS:
            if x.bits not in TURNED:
                self.fail(tree, f"u{x.bits} cannot be rotated by a value", "rotate a u8, u16, u32 or u64 by it")
        elif not most:
            self.fail(right, "u1 cannot be shifted by a value", "take `select(amount == 0, x, 0)`")
        elif amount.bits > most:
            self.fail(right, f"an amount of u{amount.bits} may be more than u{x.bits} can be shifted by",
                      f"write u{most}(…) round it: its low {most} bits are below {x.bits}")
        return self.emit(kind + "by", x.bits, (x, amount), None, pos_of(self.path, tree))

    def eval_byte(self, tree: Tree[Token]) -> Value:
        x = self.machine(self.eval(tree.children[0]), tree)
        i = self.integer(tree.children[1], "a byte number")  # type: ignore[arg-type]
        if x.bits % 8:
            self.fail(tree, f"u{x.bits} is not made of bytes", "take bits of it: `x[lowest bit +: number of bits]`")
        if not 0 <= i < x.bits // 8:
            self.fail(tree, f"u{x.bits} has no byte {shown(i)}",
                      f"bytes count from 0, the least significant, to {x.bits // 8 - 1}")
        return self.slice(x, 8 * i, 8, tree)

    def eval_slice(self, tree: Tree[Token]) -> Value:
        x = self.machine(self.eval(tree.children[0]), tree)
        lo, width = (self.integer(c, "a bit position") for c in tree.children[1:])  # type: ignore[arg-type]
        if lo < 0 or width < 1 or lo + width > x.bits:
            self.fail(tree, f"{shown(width)} bits from bit {shown(lo)} are not inside u{x.bits}",
                      f"bits count from 0 to {x.bits - 1}; write x[lowest bit +: number of bits]")
        return self.slice(x, lo, width, tree)

    def slice(self, x: Op, lo: int, width: int, tree: Tree[Token]) -> Op:
        """`width` bits of x from bit `lo` on, which it has."""
        if lo == 0 and width == x.bits:
            return x
        return self.emit("extract", width, (x,), lo, pos_of(self.path, tree))

    def eval_cast(self, tree: Tree[Token]) -> Op:
        bits = int(str(tree.children[0])[1:])
        a = self.eval(tree.children[1])
        if isinstance(a, int):
            return constant(bits, a & ((1 << bits) - 1), pos_of(self.path, tree))
        x = self.machine(a, tree)
        if bits == 64 and x.kind == "index":  # of that width from the start: a lane of 64 bits holds it
            return self.emit("index", bits, (), None, pos_of(self.path, tree))
        if bits > x.bits:
            return self.emit("zext", bits, (x,), None, pos_of(self.path, tree))
        return self.slice(x, 0, bits, tree)
