"""The operations of the machine graph: one table, a row a kind, that everything which asks about kinds asks.

    python -m scheduler.graph.ops      prints it

An operation's value lives in a register of one *file*: `r` (general, 32 bits; in 64-bit code the node says whether 32
or 64), `mm` (64 bits), `x`, `y` and `z` (128, 256 and 512 bits, in each 128 of which elements are moved by themselves),
`f` (floating point of 80 bits, a stack) or `k` (masks, a bit for each byte of a register of `z`). On general registers
one of 64 bits reads a value of 32 bits zero-extended, one of 32 bits the low half of a value of 64 bits; a load, a slot
and a store are of their size. In `f` the elements of what is read or written are its bits in memory: 32 and 64 are IEEE
numbers, which are widened and rounded. There are no vector constants: they are loads from a table. What an
instruction does beside (which operand it overwrites) is no part of an operation: that is in scheduler.code.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Literal

from dsl import extended
from dsl.rounds import rounds
from dsl.wordwise import ALIGN, aligned, wordwise
from dsl.wordwise import SUMS as SUMS_OF_WORDS
from scheduler.graph.meaning import (
    Meaning,
    above,
    added_part,
    affine,
    alike,
    andn,
    at_byte,
    below,
    borrow_out,
    byte,
    carry_out,
    chosen_bytes,
    common_bits,
    constant,
    each,
    floating,
    high_half,
    high_product,
    in_lanes,
    interleaved,
    left,
    left_by,
    looked_up,
    looked_up_where,
    low,
    low_halves,
    minus,
    minus_borrow,
    of_lanes,
    on_states,
    on_words,
    one,
    ones,
    part,
    permuted,
    picked,
    plus,
    plus_carry,
    put_there,
    read_there,
    reversed_bytes,
    right,
    right_by,
    same,
    shuffled,
    shuffled_half,
    ternary,
    times,
    top_bits,
    turned_left,
    turned_left_by,
    turned_right,
    turned_right_by,
    where,
    whole,
    with_high,
    word,
)
from targets.x86.register_files import MASKS, STACK, VECTOR_FILES

Family = Literal["constant", "frame", "memory", "sum", "arithmetic", "accumulate", "shift", "rotation", "turn",
                 "by value", "carry", "comparison", "part", "move", "shuffle", "interleave", "float", "logic", "round",
                 "wordwise", "mask", "masked"]
Place = Literal["", "memory", "table", "slot"]
GENERAL, VECTORS = ("r",), tuple(VECTOR_FILES)
EVERY = GENERAL + VECTORS
FLOATS = (STACK.file,)
MASK = (MASKS.file,)
ALL = EVERY + FLOATS
LANED = tuple(row.file for row in VECTOR_FILES.values() if row.bytes >= 16)
"""Vector files of one lane of 128 bits or more."""


class Effect(Enum):
    """What an operation does beside giving a value."""

    NONE = "none"
    READS_MEMORY = "reads memory"
    WRITES_MEMORY = "writes memory"
    READS_SLOT = "reads a slot"
    WRITES_SLOT = "writes a slot"
    SETS_SLOT = "writes a slot at the end of the piece"


@dataclass(frozen=True)
class Operation:
    """A row of the table.

    operands, text: for readers. arity: register operands, those of an address apart; an operation that associates has
    so many or more. sources: the files of the operands, if they need not be in that of the value; the mask of one of
    MASKED is none of them. elems: the bits that an element may have in a vector file; none: any. largest: the greatest
    immediate, by the bits of an element (of `byte` those of the operand); None: there is no immediate. commutes,
    associates: whether the order of two operands, and in which order more are joined, is free (the elements of a sum in
    floating point would not associate). neutral: the operand of a sum that changes nothing, in its low bits. twice:
    what an operand of a sum that stands there twice counts. place: where the node says what it touches, in `mem` (of a
    table: its address) or in `slot`.
    """

    kind: str
    family: Family
    files: tuple[str, ...]
    operands: str
    text: str
    meaning: Meaning
    arity: int = 0
    sources: tuple[str, ...] = ()
    elems: tuple[int, ...] = ()
    largest: Callable[[int], int] | None = None
    commutes: bool = False
    associates: bool = False
    neutral: int = 0
    twice: Literal["", "once", "never"] = ""
    place: Place = ""
    effect: Effect = Effect.NONE

    def limit(self, elem: int) -> int:
        """The greatest immediate of an operation on elements of `elem` bits."""
        return self.largest(elem) if self.largest else 0


def _sum(kind: str, meaning: Meaning, text: str, neutral: int = 0, twice: Literal["", "once", "never"] = "",
         elems: tuple[int, ...] = ()) -> Operation:
    """A row of an operation on two operands or more."""
    return Operation(kind, "sum", EVERY, "two or more", text, meaning, 2, (), elems, None, True, True, neutral, twice)


def _below(elem: int) -> int:
    """The greatest amount of a shift or a rotation."""
    return elem - 1


def _upto(largest: int) -> Callable[[int], int]:
    """The same greatest immediate for all widths."""
    return lambda elem: largest


ROWS = (
    Operation("const", "constant", GENERAL, "imm", "a constant", constant, largest=ones),
    Operation("address", "constant", GENERAL, "mem", "the address of mem's table plus disp, known to the linker; where "
              "the program has a `start`, the distance from there", same, place="table"),
    Operation("tables", "constant", GENERAL, "", "the address where the kernel's tables begin (64-bit code)", same),
    Operation("slot", "frame", ALL, "slot, imm", "value of a slot on entry of the piece; `r`: of a larger slot, its "
              "word at byte imm", at_byte, largest=_upto(12), place="slot", effect=Effect.READS_SLOT),
    Operation("setslot", "frame", ALL, "a, slot", "write a slot of the frame at the end of the piece", put_there, 1,
              place="slot", effect=Effect.SETS_SLOT),
    Operation("put", "frame", ALL, "a, slot", "write a slot now; no value of its own, but its `part`s are read "
              "through it", put_there, 1, place="slot", effect=Effect.WRITES_SLOT),
    Operation("part", "frame", ALL, "put, slot, imm", "what was put, from byte imm on: `r` a word, others elem bits",
              part, 1, ALL, largest=_upto(12), place="slot", effect=Effect.READS_SLOT),
    Operation("joined", "frame", ("x",), "put0, ..., slot", "the slot, all of whose words were put from `r`", same, 2,
              GENERAL, place="slot", effect=Effect.READS_SLOT),
    Operation("paired", "frame", FLOATS, "put0, put1, slot", "the slot, both of whose words were put from `r`",
              read_there, 2, GENERAL, place="slot", effect=Effect.READS_SLOT),
    Operation("load", "memory", ALL, "mem", "`r` 1, 2, 4 or 8 bytes, vectors 4, 8, 16 or all; zero-extended",
              read_there, place="memory", effect=Effect.READS_MEMORY),
    Operation("loadhigh", "memory", LANED, "a, mem", "the low 8 bytes of a, and 8 bytes behind them", with_high, 1,
              place="memory", effect=Effect.READS_MEMORY),
    Operation("store", "memory", ALL, "a, mem", "the low bytes of a: as many as a load has", put_there, 1,
              place="memory", effect=Effect.WRITES_MEMORY),
    Operation("storehigh", "memory", LANED, "a, mem", "the second 8 bytes of a", high_half, 1,
              place="memory", effect=Effect.WRITES_MEMORY),
    _sum("xor", whole(operator.xor), "exclusive or", 0, "never"),
    _sum("and", whole(operator.and_), "and", -1, "once"),
    _sum("or", whole(operator.or_), "or", 0, "once"),
    _sum("add", each(plus), "sum", elems=(8, 32, 64)),
    Operation("sub", "arithmetic", EVERY, "a, b", "a - b", each(minus), 2, elems=(32, 64)),
    Operation("mul", "arithmetic", GENERAL, "a, b", "a * b", each(times), 2, commutes=True),
    Operation("mulhi", "arithmetic", GENERAL, "a, b", "the high half of a * b, unsigned", each(high_product), 2,
              commutes=True),
    Operation("mulwide", "arithmetic", VECTORS, "a, b", "of each element, the product of the low halves",
              each(low_halves), 2, elems=(64,), commutes=True),
    Operation("addlow", "accumulate", LANED, "c, a, b", "c and the low 52 bits of the product of the low 52 of a and b",
              added_part(False), 3, elems=(64,)),
    Operation("addhigh", "accumulate", LANED, "c, a, b", "c and the high 52 bits of that product", added_part(True), 3,
              elems=(64,)),
    Operation("not", "arithmetic", GENERAL, "a", "~a", one(operator.invert), 1),
    Operation("neg", "arithmetic", GENERAL, "a", "-a", one(operator.neg), 1),
    Operation("andn", "arithmetic", VECTORS, "a, b", "~a & b", andn, 2),
    Operation("shl", "shift", EVERY, "a, imm", "a << imm", each(left), 1, elems=(16, 32, 64), largest=_below),
    Operation("shr", "shift", EVERY, "a, imm", "a >> imm", each(right), 1, elems=(16, 32, 64), largest=_below),
    Operation("rol", "rotation", GENERAL, "a, imm", "a rotated left", each(turned_left), 1, largest=_below),
    Operation("ror", "rotation", GENERAL, "a, imm", "a rotated right", each(turned_right), 1, largest=_below),
    Operation("turn", "turn", LANED, "a, imm", "a rotated left", each(turned_left), 1, elems=(32, 64), largest=_below),
    Operation("shlby", "by value", GENERAL, "a, b", "a << b, by b modulo the width", each(left_by), 2),
    Operation("shrby", "by value", GENERAL, "a, b", "a >> b, likewise", each(right_by), 2),
    Operation("rolby", "by value", GENERAL, "a, b", "a rotated left by b", each(turned_left_by), 2),
    Operation("rorby", "by value", GENERAL, "a, b", "a rotated right by b", each(turned_right_by), 2),
    Operation("addc", "carry", GENERAL, "a, b, m", "a + b, and 1 if m is all ones, not 0", each(plus_carry), 3),
    Operation("carryc", "carry", GENERAL, "a, b, m", "all ones if that sum has a carry, else 0", each(carry_out), 3),
    Operation("subc", "carry", GENERAL, "a, b, m", "a - b, and 1 less if m is all ones, not 0", each(minus_borrow), 3),
    Operation("borrowc", "carry", GENERAL, "a, b, m", "all ones if that is below 0, else 0", each(borrow_out), 3),
    Operation("ltmask", "comparison", GENERAL, "a, b", "all ones if a < b unsigned, else 0", each(below), 2),
    Operation("gt", "comparison", VECTORS, "a, b", "all ones where a > b, signed", each(above), 2, elems=(32,)),
    Operation("equal", "comparison", VECTORS, "a, b", "all ones where a = b", each(alike), 2, elems=(32,),
              commutes=True),
    Operation("byte", "part", GENERAL, "a, imm", "byte imm (0..3, 0..7) of a, zero-extended", byte, 1,
              largest=lambda elem: elem // 8 - 1),
    Operation("word", "part", GENERAL, "a", "low 16 bits, zero-extended", low(16), 1),
    Operation("low", "move", GENERAL, "a", "low 32 bits of a value of 64, zero-extended", low(32), 1),
    Operation("bswap", "move", GENERAL, "a", "the bytes in reverse order", reversed_bytes, 1),
    Operation("copy", "move", ALL, "a", "the same value in a register of its own", same, 1),
    Operation("toword", "move", GENERAL, "a, imm", "32-bit word imm (0, 1) of a vector; with 64 bits its low half",
              word, 1, VECTORS, largest=_upto(1)),
    Operation("tovector", "move", VECTORS, "a", "a general register, zero-extended", same, 1, GENERAL),
    Operation("fadd", "float", FLOATS, "a, b", "a + b, rounded (dsl.extended)", floating(extended.add), 2,
              elems=(80,), commutes=True),
    Operation("fsub", "float", FLOATS, "a, b", "a - b, rounded", floating(extended.sub), 2, elems=(80,)),
    Operation("fmul", "float", FLOATS, "a, b", "a * b, rounded", floating(extended.mul), 2, elems=(80,),
              commutes=True),
    Operation("unpacklow", "interleave", VECTORS, "a, b", "elements of the low halves, by turns: a0 b0 a1 b1 …",
              interleaved(False), 2, elems=(8, 16, 32, 64)),
    Operation("unpackhigh", "interleave", VECTORS, "a, b", "elements of the high halves, by turns", interleaved(True),
              2, elems=(8, 16, 32, 64)),
    Operation("shuffle", "shuffle", VECTORS, "a, imm", "the four quarters; the lowest is chosen by the low two bits of "
              "imm, and so on", in_lanes(shuffled), 1, largest=_upto(255)),
    Operation("shufflelow", "shuffle", LANED, "a, imm", "the low four 16-bit parts, likewise",
              in_lanes(shuffled_half(False)), 1, largest=_upto(255)),
    Operation("shufflehigh", "shuffle", LANED, "a, imm", "the high four 16-bit parts, likewise",
              in_lanes(shuffled_half(True)), 1, largest=_upto(255)),
    Operation("permute", "shuffle", LANED[1:], "a, imm", "the 64-bit quarters of each 256 bits, likewise", permuted, 1,
              elems=(64,), largest=_upto(255)),
    Operation("lanes", "interleave", LANED[1:], "a, b, imm", "lanes of 128 bits of both (dsl.semantics.lanes)",
              of_lanes, 2, elems=(64,), largest=_upto(255)),
    Operation("bytes", "interleave", LANED, "a, b", "in each 128 bits the bytes of a that those of b number",
              chosen_bytes, 2, elems=(8,)),
    Operation("affine", "interleave", LANED, "a, b, imm", "of each byte of a what the matrix in 64 bits of b makes, "
              "and imm (scheduler.graph.meaning.affine)", affine(False), 2, elems=(8,), largest=_upto(255)),
    Operation("affineinverse", "interleave", LANED, "a, b, imm", "the same of the byte's inverse in the field of "
              "dsl.rounds", affine(True), 2, elems=(8,), largest=_upto(255)),
    Operation("pick", "accumulate", LANED, "a, b, c", "of the bytes of b and c, behind one another, those that the "
              "bytes of a number", picked, 3, elems=(8,)),
    Operation("look", "interleave", LANED, "a, b", "of the bytes of b those that the bytes of a number", looked_up, 2,
              elems=(8,)),
    Operation("lookmasked", "masked", LANED, "a, mask, b, c", "those of the bytes of c that the bytes of b number, "
              "where the mask has a 1; else those of a", looked_up_where, 4, elems=(8,)),
    Operation("copymasked", "masked", LANED, "a, mask, b", "the elements of b where the mask has a 1; else those of a",
              where, 3, elems=(8,)),
    Operation("masktop", "mask", MASK, "a", "the highest bit of each element of a vector of as many", top_bits, 1,
              LANED, elems=(8,)),
    Operation("masktest", "mask", MASK, "a, b", "for each element of two such vectors whether they have a 1 in one "
              "place", common_bits, 2, LANED, elems=(8,), commutes=True),
    Operation("ternary", "logic", LANED, "a, b, c, imm", "the bit of imm whose number is a's bit, b's and c's, a's the "
              "highest", ternary, 3, largest=_upto(255)),
    *(Operation(row.kind, "round", LANED, "a, b", f"in each 128 bits {row.text}, of state a and key b (dsl.rounds)",
                on_states(row), 2) for row in rounds().values()),
    *(Operation(row.kind, "wordwise", LANED[:1], ", ".join("abc"[:len(row.operands)]), f"{row.text} (dsl.wordwise)",
                on_words(row), len(row.operands), largest=_upto(row.choices - 1) if row.choices else None)
      for row in wordwise().values() if row.kind != SUMS_OF_WORDS),
    Operation(ALIGN, "interleave", LANED[:1], "a, b, imm", "128 bits of a, the higher ones, and b side by side, from "
              "byte imm of b on", lambda args, imm, elem, bits: aligned(args[0], args[1], imm), 2,
              largest=_upto(15)),
)
OPERATIONS = {row.kind: row for row in ROWS}


def kinds(asked: Callable[[Operation], bool]) -> tuple[str, ...]:
    """The kinds of which something holds, in the order of the table."""
    return tuple(row.kind for row in ROWS if asked(row))


SUMS = kinds(lambda o: o.associates)
SHIFTS = kinds(lambda o: o.family == "shift")
ROTATIONS = kinds(lambda o: o.family == "rotation")
BY_VALUE = kinds(lambda o: o.family == "by value")
CARRIES = kinds(lambda o: o.family == "carry")
BY_AMOUNT = SHIFTS + ROTATIONS + kinds(lambda o: o.family == "turn")
SHUFFLES = kinds(lambda o: o.family == "shuffle")
INTERLEAVES = kinds(lambda o: o.family == "interleave")
TERNARY = kinds(lambda o: o.family == "logic")
"""On three operands in a vector file."""
STEPS = kinds(lambda o: o.family == "wordwise")
"""Steps of a compression, and words for them."""
FIXED = kinds(lambda o: o.family == "wordwise" and o.arity == 3)
"""Whose third operand is in a register that the instruction does not name."""
ADDED = kinds(lambda o: o.family == "accumulate")
"""On three operands in a vector file, the first of which, a sum so far or an index, is overwritten."""
MASKING = kinds(lambda o: o.family == "mask")
"""Which make a mask."""
MASKED = kinds(lambda o: o.family == "masked")
"""Which overwrite a first operand where the second, a mask, says so, by those behind it."""
PARTS = kinds(lambda o: o.family == "part")
PAIRS = kinds(lambda o: o.arity == 2 and not o.associates and bool({*o.files} & {*VECTORS}))
"""With a first and a second operand, in a vector file."""
IMMEDIATE = kinds(lambda o: o.largest is not None)
READS = kinds(lambda o: o.effect is Effect.READS_MEMORY)
WRITES = kinds(lambda o: o.effect is Effect.WRITES_MEMORY)
TOUCHES = READS + WRITES
HELD = kinds(lambda o: o.effect is Effect.READS_SLOT)
"""Values that the frame holds."""
EFFECTS = kinds(lambda o: o.effect in (Effect.WRITES_MEMORY, Effect.SETS_SLOT))
"""Done for their own sake, though nobody reads them."""
VALUELESS = kinds(lambda o: o.effect in (Effect.WRITES_MEMORY, Effect.SETS_SLOT, Effect.WRITES_SLOT))
GIVEN = kinds(lambda o: o.family == "constant" or o.effect is Effect.READS_SLOT)
"""What needs no work: constants, and what the frame holds."""


def page() -> str:
    """The table for readers, a kind in a line."""
    cells = [("kind", "family", "files", "operands", "elements", "meaning")]
    for row in ROWS:
        elems = " ".join(map(str, row.elems)) if {*row.files} - {*GENERAL} else ""
        cells.append((row.kind, row.family, " ".join(row.files), row.operands, elems, row.text))
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    return "\n".join(" ".join(map(str.ljust, line, widths)).rstrip() for line in cells)


if __name__ == "__main__":
    print(page())
