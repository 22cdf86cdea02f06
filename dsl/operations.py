"""The operations of the algorithm IR: one table, a row a kind, with what it computes on Python integers.

    python -m dsl.operations      prints it

Folding, `evaluate` and the checks ask the table; the interpreter writes every operation as Python source, which tests
compare with it. All arithmetic is modulo 2**width; that of numbers is modulo the constant of their type.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from dsl import extended
from dsl.rounds import STATE, Round, rounds
from dsl.semantics import boxed, carryless, in_order, lanes, part_added, quarters, slicewise, unpack
from dsl.wordwise import ALIGN, Wordwise, aligned, wordwise

Meaning = Callable[[int, Any, Sequence[int], Sequence[int]], int]
"""(bits of the result, attribute, operands, bits of the operands) -> value."""
Family = Literal["structure", "count", "bitwise", "arithmetic", "accumulate", "carry", "shift", "rotation", "by value",
                 "unpack", "lanes", "bytes", "box", "round", "wordwise", "align", "width", "table", "comparison",
                 "choice",
                 "float", "memory", "number"]
HALF = 64  # bits: a value of more has two halves, which shifts keep apart


@dataclass(frozen=True)
class Operation:
    """A row: `args`, `attr` and `text` are for readers; `arity` None: any number of operands.

    Without a `meaning` the value is not made of operands alone.
    """

    kind: str
    family: Family
    args: str
    attr: str
    text: str
    arity: int | None = None
    meaning: Meaning | None = None


def _two(function: Callable[[int, int], int]) -> Meaning:
    """Of two operands as wide as the result."""
    return lambda bits, attr, args, widths: function(args[0], args[1]) & (1 << bits) - 1


def _low_half(value: int, bits: int) -> int:
    return value & (1 << bits // 2) - 1


def _each(function: Callable[[int, int, int], int]) -> Meaning:
    """Of two operands as wide as the result, and its bits; of values of two halves, of each of them."""
    def meaning(bits: int, attr: Any, args: Sequence[int], widths: Sequence[int]) -> int:
        part = min(bits, HALF)
        ones = (1 << part) - 1
        return sum((function(args[0] >> at & ones, args[1] >> at & ones, part) & ones) << at
                   for at in range(0, bits, part))

    return meaning


def _moved(function: Callable[[int, int], int]) -> Meaning:
    """A shift by the attribute; of a value of two halves, of each of them."""
    def meaning(bits: int, attr: Any, args: Sequence[int], widths: Sequence[int]) -> int:
        part = min(bits, HALF)
        ones = (1 << part) - 1
        return sum((function(args[0] >> at & ones, attr) & ones) << at for at in range(0, bits, part))

    return meaning


def _turned(left: bool) -> Meaning:
    """A rotation by the attribute."""
    def meaning(bits: int, attr: Any, args: Sequence[int], widths: Sequence[int]) -> int:
        by = attr if left else bits - attr
        return (args[0] << by | args[0] >> bits - by) & (1 << bits) - 1

    return meaning


def _by_value(left: bool, turns: bool) -> Meaning:
    """A shift by the second operand, which is below the width, or a rotation by it modulo the width."""
    def meaning(bits: int, attr: Any, args: Sequence[int], widths: Sequence[int]) -> int:
        value, by = args[0], args[1] % bits if turns else args[1]
        if not turns:
            return (value << by if left else value >> by) & (1 << bits) - 1
        by = by if left else bits - by
        return (value << by | value >> bits - by) & (1 << bits) - 1

    return meaning


def _joined(bits: int, attr: Any, args: Sequence[int], widths: Sequence[int]) -> int:
    total, at = 0, 0
    for value, width in zip(args, widths, strict=True):
        total |= value << at
        at += width
    return total


def _modulo(function: Callable[[int, int], int]) -> Meaning:
    """Of two numbers; the attribute is their modulus."""
    return lambda bits, attr, args, widths: int(function(args[0], args[1]) % attr.value)


def _round(row: Round) -> Operation:
    """A row of an operation that a row of dsl.rounds defines."""
    return Operation(row.kind, "round", "state, key", "-", f"{row.text}, on {STATE} bits (dsl.rounds)", 2,
                     lambda bits, attr, args, widths: row.apply(args[0], args[1]))


def _wordwise(row: Wordwise) -> Operation:
    """A row of an operation that a row of dsl.wordwise defines."""
    return Operation(row.kind, "wordwise", ", ".join("abc"[:len(row.operands)]), "int" if row.choices else "-",
                     f"{row.text}, on vectors of four words (dsl.wordwise)", len(row.operands),
                     lambda bits, attr, args, widths: row.apply(*args, imm=attr or 0))


ROWS = (
    Operation("const", "structure", "-", "int", "the constant; need not stand in a region", 0),
    Operation("param", "structure", "-", "str", "a loop-carried value inside a loop body, or a scalar argument", 0),
    Operation("index", "count", "-", "-, int, (int)", "the number of the block in the call, modulo 2^32; in bit "
              "slices that bit of it, as often as the result is wide; in bytes that byte of it", 0),
    Operation("result", "structure", "-", "(Loop, index)", "the final value of a loop's carried slot `index`", 0),
    Operation("and", "bitwise", "a, b", "-", "same width as both operands", 2, _two(lambda a, b: a & b)),
    Operation("or", "bitwise", "a, b", "-", "same width as both operands", 2, _two(lambda a, b: a | b)),
    Operation("xor", "bitwise", "a, b", "-", "same width as both operands", 2, _two(lambda a, b: a ^ b)),
    Operation("not", "bitwise", "a", "-", "same width", 1, lambda bits, attr, args, widths: args[0] ^ (1 << bits) - 1),
    Operation("add", "arithmetic", "a, b", "-", "same width as both operands; of 128 bits each half", 2,
              _each(lambda a, b, bits: a + b)),
    Operation("sub", "arithmetic", "a, b", "-", "the same", 2, _each(lambda a, b, bits: a - b)),
    Operation("mul", "arithmetic", "a, b", "-", "same width as both operands", 2, _two(lambda a, b: a * b)),
    Operation("mulhi", "arithmetic", "a, b", "-", "the high half of the product: same width as both operands", 2,
              lambda bits, attr, args, widths: args[0] * args[1] >> bits),
    Operation("mulwide", "arithmetic", "a, b", "-", "the product of the low halves: same width as both operands; of "
              "128 bits in each half that of its low 32 bits", 2,
              _each(lambda a, b, bits: _low_half(a, bits) * _low_half(b, bits))),
    Operation("addlow", "accumulate", "c, a, b", "-", "in each 64 bits of 128, 256 or 512 the sum of c and the low 52 "
              "bits of the product of the low 52 bits of a and b", 3,
              lambda bits, attr, args, widths: part_added(args[0], args[1], args[2], False, bits)),
    Operation("addhigh", "accumulate", "c, a, b", "-", "the sum of c and the high 52 bits of that product", 3,
              lambda bits, attr, args, widths: part_added(args[0], args[1], args[2], True, bits)),
    Operation("clmul", "arithmetic", "a, b", "-", "the low half of the product without carries: same width as both "
              "operands", 2, _two(carryless)),
    Operation("clmulhi", "arithmetic", "a, b", "-", "its high half: same width as both operands", 2,
              lambda bits, attr, args, widths: carryless(args[0], args[1]) >> bits),
    Operation("addc", "carry", "a, b, c", "-", "a + b + c (u1): same width as a and b", 3,
              lambda bits, attr, args, widths: sum(args) & (1 << bits) - 1),
    Operation("carryc", "carry", "a, b, c", "-", "u1: whether that is more than the width of a and b holds", 3,
              lambda bits, attr, args, widths: sum(args) >> widths[0]),
    Operation("subc", "carry", "a, b, c", "-", "a - b - c (u1): same width as a and b", 3,
              lambda bits, attr, args, widths: args[0] - args[1] - args[2] & (1 << bits) - 1),
    Operation("borrowc", "carry", "a, b, c", "-", "u1: whether that is below 0", 3,
              lambda bits, attr, args, widths: int(args[0] < args[1] + args[2])),
    Operation("shl", "shift", "a", "int", "by 0 <= amount < width; of 128 bits each half (by less than 64)", 1,
              _moved(lambda a, by: a << by)),
    Operation("shr", "shift", "a", "int", "the same to the right", 1, _moved(lambda a, by: a >> by)),
    Operation("rotl", "rotation", "a", "int", "by 0 <= amount < width", 1, _turned(True)),
    Operation("rotr", "rotation", "a", "int", "by 0 <= amount < width", 1, _turned(False)),
    Operation("shlby", "by value", "a, amount", "-", "by less than the width, as the amount has no bits for more; a as "
              "wide as the result", 2, _by_value(True, False)),
    Operation("shrby", "by value", "a, amount", "-", "the same to the right", 2, _by_value(False, False)),
    Operation("rotlby", "by value", "a, amount", "-", "by the amount modulo the width, a power of two; a as wide as "
              "the result", 2, _by_value(True, True)),
    Operation("rotrby", "by value", "a, amount", "-", "the same to the right", 2, _by_value(False, True)),
    Operation("unpacklow", "unpack", "a, b", "int", "of each 128 bits: the elements of so many bits in the low halves, "
              "by turns: a0 b0 a1 b1 ...", 2, lambda bits, attr, args, widths: unpack(args[0], args[1], attr, 0, bits)),
    Operation("unpackhigh", "unpack", "a, b", "int", "those in the high halves", 2,
              lambda bits, attr, args, widths: unpack(args[0], args[1], attr, 1, bits)),
    Operation("permute", "lanes", "a", "int", "the 64-bit quarters of each 256 bits, in an order of two bits each", 1,
              lambda bits, attr, args, widths: quarters(args[0], attr, bits)),
    Operation("lanes", "lanes", "a, b", "int", "256 or 512 bits of lanes of 128 of a and b (dsl.semantics.lanes)", 2,
              lambda bits, attr, args, widths: lanes(args[0], args[1], attr, bits)),
    Operation("bytes", "bytes", "a", "ints", "the bytes of 16 to 128 bits in another order: byte i is byte attr[i] of "
              "a, or 0 where that is -1", 1, lambda bits, attr, args, widths: in_order(args[0], attr)),
    Operation("bytebox", "box", "a", "Table", "every byte of a replaced by the entry of a table of 256 bytes", 1,
              lambda bits, attr, args, widths: boxed(args[0], attr.entries, bits)),
    *map(_round, rounds().values()),
    *map(_wordwise, wordwise().values()),
    Operation(ALIGN, "align", "a, b", "int", "128 bits of a, the higher ones, and b side by side, from byte attr of b "
              "on", 2, lambda bits, attr, args, widths: aligned(args[0], args[1], attr)),
    Operation("extract", "width", "a", "int", "bits [attr, attr+width) of a", 1,
              lambda bits, attr, args, widths: args[0] >> attr & (1 << bits) - 1),
    Operation("concat", "width", "a0, a1, ...", "-", "a0 is least significant; widths add up to the result's", None,
              _joined),
    Operation("zext", "width", "a", "-", "wider result", 1, lambda bits, attr, args, widths: args[0]),
    Operation("lookup", "table", "index", "Table", "entry of a table with 2**index.bits entries", 1,
              lambda bits, attr, args, widths: int(attr.entries[args[0]])),
    Operation("linear", "table", "a", "Linear", "GF(2)-linear map of a", 1,
              lambda bits, attr, args, widths: int(attr.apply(args[0]))),
    Operation("slicewise", "table", "a0, a1, ...", "(Table, output)", "at every bit position: bit `output` of the "
              "entry whose index has the position's bits of a0, a1, ... (a0 the least significant)", None,
              lambda bits, attr, args, widths: slicewise(attr[0].entries, attr[1], args, (1 << bits) - 1)),
    Operation("eq", "comparison", "a, b", "-", "u1", 2, lambda bits, attr, args, widths: int(args[0] == args[1])),
    Operation("ltu", "comparison", "a, b", "-", "u1", 2, lambda bits, attr, args, widths: int(args[0] < args[1])),
    Operation("select", "choice", "c, a, b", "-", "a if c (u1) is 1, else b", 3,
              lambda bits, attr, args, widths: args[1] if args[0] else args[2]),
    Operation("fadd", "float", "a, b", "-", "80 bits, of 80 bits each: the sum as the x87 unit rounds (dsl.extended), "
              "so that the order of several sums is part of what they mean", 2,
              lambda bits, attr, args, widths: extended.add(args[0], args[1])),
    Operation("fsub", "float", "a, b", "-", "the difference, in the same way", 2,
              lambda bits, attr, args, widths: extended.sub(args[0], args[1])),
    Operation("fmul", "float", "a, b", "-", "the product, in the same way", 2,
              lambda bits, attr, args, widths: extended.mul(args[0], args[1])),
    Operation("widen", "float", "a", "-", "80 bits: the IEEE number of 32 or 64 bits whose pattern is a", 1,
              lambda bits, attr, args, widths: extended.widen(args[0], widths[0])),
    Operation("narrow", "float", "a", "-", "32 or 64 bits: the pattern of the IEEE number nearest to a", 1,
              lambda bits, attr, args, widths: extended.narrow(args[0], bits)),
    Operation("load", "memory", "-", "Access", "value read from memory", 0),
    Operation("store", "memory", "value", "Access", "no result (bits == 0)", 1),
    Operation("number", "number", "a0, a1, ...", "Modulus", "the operands side by side, a0 least significant, as a "
              "number: any widths", None,
              lambda bits, attr, args, widths: int(_joined(bits, attr, args, widths) % attr.value)),
    Operation("numadd", "number", "a, b", "Modulus", "of two numbers: their sum", 2, _modulo(lambda a, b: a + b)),
    Operation("numsub", "number", "a, b", "Modulus", "their difference", 2, _modulo(lambda a, b: a - b)),
    Operation("nummul", "number", "a, b", "Modulus", "their product", 2, _modulo(lambda a, b: a * b)),
    Operation("digits", "number", "a", "int", "bits [attr, attr+width) of a number in its least form, 0 <= a < "
              "modulus; zeros above it", 1, lambda bits, attr, args, widths: args[0] >> attr & (1 << bits) - 1),
)
KINDS = {row.kind: row for row in ROWS}


def kinds(*families: Family, arity: int | None = None) -> tuple[str, ...]:
    """The kinds of these families, in the order of the table; `arity`: with so many operands."""
    return tuple(row.kind for row in ROWS if row.family in families and arity in (None, row.arity))


BITWISE = kinds("bitwise")
SHIFTS, ROTATIONS = kinds("shift"), kinds("rotation")
BY_VALUE, CARRIES = kinds("by value"), kinds("carry")
COMPARISONS, UNPACKS = kinds("comparison"), kinds("unpack")
ROUNDS = kinds("round")
WORDWISE = kinds("wordwise")
LANES = kinds("lanes")
"""What moves lanes of 128 bits, or halves of them across."""
BYTES, BOXES = kinds("bytes"), kinds("box")
ADDED = kinds("accumulate")
"""What adds a part of a product, in each lane of 64 bits."""
FLOATS = kinds("float", arity=2)
"""Sums and products of floating point, none of them associative."""
SAME = kinds("bitwise", "arithmetic", arity=2)
"""Two operands as wide as the result."""
BY_HALVES = (*kinds("bitwise", arity=2), "add", "sub", "mulwide")
"""Those of them that there are of 128 bits."""
SUMS = (*kinds("bitwise", arity=2), "add")
"""Of any number of operands in any order."""
UNARY = kinds("bitwise", "shift", "rotation", arity=1)
"""One operand as wide as the result."""
LINEAR = ("xor", "not", "extract", "concat", "zext", "linear", *SHIFTS, *ROTATIONS)
"""Linear over GF(2) in all operands together, but for a constant."""
STRUCTURE, MEMORY = kinds("structure"), kinds("memory")
NUMBERS = kinds("number")
VALUES = tuple(row.kind for row in ROWS if row.meaning)
"""Made of their operands alone."""


def evaluate(kind: str, bits: int, attr: Any, args: Sequence[int], widths: Sequence[int]) -> int:
    """The value of an operation with result width `bits`; operands of `widths` bits. ValueError if it has none."""
    meaning = KINDS[kind].meaning if kind in KINDS else None
    if meaning is None:
        raise ValueError(f"no value for operation {kind}")
    return meaning(bits, attr, args, widths)


def page() -> str:
    """The table for readers, a kind in a line."""
    cells = [("kind", "args", "attr", "result"), *((r.kind, r.args, r.attr, r.text) for r in ROWS)]
    return "\n".join("{:<10} {:<11} {:<15} {}".format(*line) for line in cells)


if __name__ == "__main__":
    print(page())
