"""Shifts and rotations by a value in pass `map`, in general registers.

The instruction takes the amount modulo the width of its word. A value of two words is two such shifts into one another,
and where the amount may have the bit of a whole word the words change places, or one becomes 0, by a mask.
"""

from __future__ import annotations

from dsl.ir import Op
from scheduler.graph.nodes import Node
from scheduler.lowering.emitter import Words
from scheduler.lowering.words import WordOps, folded, width


class AllWordOps(WordOps):
    """Operations on words, those by a value, too."""

    def op_addc(self, op: Op) -> Words:
        return self.chain(op, "addc", "carryc")[0]

    def op_carryc(self, op: Op) -> Words:
        return self.bit(self.chain(op, "addc", "carryc")[1])

    def op_subc(self, op: Op) -> Words:
        return self.chain(op, "subc", "borrowc")[0]

    def op_borrowc(self, op: Op) -> Words:
        return self.bit(self.chain(op, "subc", "borrowc")[1])

    def chain(self, op: Op, kind: str, out: str) -> tuple[Words, Node]:
        """The words of a sum or difference of two values and a carry, and the mask of what goes out of it."""
        a, b, (c,) = self.args(op)
        made, mask = [], self.const(-c.imm) if c.kind == "const" else self.all_ones(c, self.elems(op.args[0].bits)[0])
        for x, y, elem in zip(a, b, self.elems(op.args[0].bits), strict=True):
            mask = mask or self.node("neg", [c], elem=elem)
            made.append(self.node(kind, [x, y, mask], elem=elem))
            mask = self.node(out, [x, y, mask], elem=elem)
        assert mask is not None
        return tuple(made), mask

    def amount(self, op: Op) -> Node:
        """By how much a value is shifted; what only cuts off bits that nobody looks at is left out."""
        by = op.args[1]
        whole = by.kind == "extract" and by.attr == 0 and by.bits >= self.looked_at(op)
        if whole and self.operands.known(by.args[0]):
            by = by.args[0]
        return self.operands.words(by)[0]

    def looked_at(self, op: Op) -> int:
        """How many bits of the amount are looked at: those below the width of the words, and of two words one more
        unless a shift's amount is too short to have it.
        """
        turns = op.kind.startswith("rot")
        if op.bits > self.bits:
            return self.bits.bit_length() - (not turns and op.args[1].bits < self.bits.bit_length())
        return (op.bits if turns else width(op.bits)).bit_length() - 1

    def op_shlby(self, op: Op) -> Words:
        a, amount = self.operands.words(op.args[0]), self.amount(op)
        if len(a) == 2:
            return self.far(self.near(a, amount, "shlby", False), amount, op, left=True)
        return (self.mask(self.turn("shlby", a[0], amount, width(op.bits)), op.bits),)

    def op_shrby(self, op: Op) -> Words:
        a, amount = self.operands.words(op.args[0]), self.amount(op)
        if len(a) == 2:
            return self.far(self.near(a, amount, "shrby", False), amount, op, left=False)
        return (self.turn("shrby", a[0], amount, width(op.bits)),)

    def op_rotlby(self, op: Op) -> Words:
        return self.rotated(op, "rolby", "shlby")

    def op_rotrby(self, op: Op) -> Words:
        return self.rotated(op, "rorby", "shrby")

    def rotated(self, op: Op, turn: str, shift: str) -> Words:
        """A rotation by a value; `shift`: the one that goes the same way."""
        a, amount = self.operands.words(op.args[0]), self.amount(op)
        if len(a) == 2:  # the words change places where the amount has the bit of 32
            low, high = self.chosen((a[1], a[0]), a, self.every(amount, self.bits.bit_length() - 1))
            return self.near((low, high), amount, shift, True)
        whole, bits = a[0], op.bits
        while bits < 32:  # a word that repeats it
            whole, bits = self.sum("or", whole, self.shift("shl", whole, bits)), 2 * bits
        return (self.mask(self.turn(turn, whole, amount, bits), op.bits),)

    def turn(self, kind: str, a: Node, amount: Node, elem: int = 32) -> Node:
        """A word shifted or rotated by a value modulo its width."""
        if a.kind == amount.kind == "const":
            return self.const(folded(kind, [a.imm, amount.imm], elem=elem))
        if amount.kind == "const":
            return self.shift(kind.removesuffix("by"), a, amount.imm % elem, elem)
        return self.node(kind, [a, amount], elem=elem)

    def near(self, a: Words, amount: Node, kind: str, round_: bool) -> Words:
        """Two words shifted by an amount modulo the width of one, into one another; `round_`: both ways."""
        left, back = kind == "shlby", self.sum("xor", amount, self.const(self.bits - 1))
        other, one = ("shrby", "shr") if left else ("shlby", "shl")

        def into(word: Node, beside: Node) -> Node:
            """By one place less than what the width leaves, and by one: of none nothing comes."""
            more = self.turn(other, self.shift(one, beside, 1), back)
            return self.sum("or", self.turn(kind, word, amount), more)

        low, high = a
        if round_:
            return into(low, high), into(high, low)
        return (self.turn(kind, low, amount), into(high, low)) if left else (
            into(low, high), self.turn(kind, high, amount))

    def far(self, a: Words, amount: Node, op: Op, left: bool) -> Words:
        """Two words that have been shifted by an amount modulo the width of one, by the rest of it."""
        low, high = a
        if op.args[1].bits < self.bits.bit_length():
            return low, self.mask(high, op.bits - self.bits)
        zero, all_ = self.const(0), self.every(amount, self.bits.bit_length() - 1)
        words = self.chosen((zero, low) if left else (high, zero), (low, high), all_)
        return words[0], self.mask(words[1], op.bits - self.bits)

    def every(self, a: Node, bit: int) -> Node:
        """All ones where a word has a bit, else 0."""
        one = self.sum("and", self.shift("shr", a, bit), self.const(1))
        return self.const(-one.imm) if one.kind == "const" else self.node("neg", [one])

    def chosen(self, a: Words, b: Words, mask: Node) -> Words:
        """`a` where the mask is all ones, `b` where it is 0."""
        return tuple(self.sum("xor", y, self.sum("and", self.sum("xor", x, y), mask))
                     for x, y in zip(a, b, strict=True))
