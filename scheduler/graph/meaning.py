"""What the operations of the machine graph compute, on integers.

A value is an integer as wide as its register; the elements of a vector lie in it lowest first. A `Meaning` takes the
operands, the immediate, the bits of an element and the bits of the register (in general registers they are the same),
reads of each operand as many bits as the operation does, and answers a value of the register's width. It is defined
for all integers and never branches on an operand: what stands for an integer and has its operators, such as a formula,
can be put in its place.

What is read of memory or of a slot comes in as the last operand; what is written there is the answer.
"""

from __future__ import annotations

import functools
import operator
from collections.abc import Callable, Sequence

from dsl import extended, semantics
from dsl.rounds import STATE, Round, inverses
from dsl.wordwise import Wordwise

Args = Sequence[int]
Meaning = Callable[[Args, int, int, int], int]
"""(operands, immediate, bits of an element, bits of the register) -> value."""
WORD = 32  # bits


# -- elements ---------------------------------------------------------------------------------------------------
def ones(bits: int) -> int:
    """As many ones."""
    return (1 << bits) - 1


def elements(value: int, elem: int, bits: int) -> list[int]:
    """The elements of `elem` bits in the low `bits` of a value, lowest first."""
    return [value >> at & ones(elem) for at in range(0, bits, elem)]


def join(parts: Sequence[int], elem: int) -> int:
    """The inverse of `elements`; of each part its low `elem` bits."""
    return functools.reduce(operator.or_, ((p & ones(elem)) << elem * i for i, p in enumerate(parts)), 0)


def less(a: int, b: int, bits: int) -> int:
    """As many ones if a < b, both unsigned and of `bits` bits, else 0: the borrow of a - b."""
    return a - b >> bits & ones(bits)


# -- meanings made of simpler functions ----------------------------------------------------------------------------
def whole(function: Callable[[int, int], int]) -> Meaning:
    """A bitwise operation on any number of operands."""
    def meaning(args: Args, imm: int, elem: int, bits: int) -> int:
        return functools.reduce(function, args) & ones(bits)

    return meaning


def each(function: Callable[..., int]) -> Meaning:
    """An operation on one element of every operand: function(immediate, bits, elements) -> element, reduced here."""
    def meaning(args: Args, imm: int, elem: int, bits: int) -> int:
        if elem == bits:
            return function(imm, elem, *(a & ones(bits) for a in args)) & ones(bits)
        columns = zip(*(elements(a, elem, bits) for a in args), strict=True)
        return join([function(imm, elem, *column) for column in columns], elem)

    return meaning


def one(function: Callable[[int], int]) -> Meaning:
    """An operation on one operand as a whole, reduced here."""
    def meaning(args: Args, imm: int, elem: int, bits: int) -> int:
        return function(args[0]) & ones(bits)

    return meaning


# -- of elements ---------------------------------------------------------------------------------------------------
def plus(imm: int, elem: int, *terms: int) -> int:
    """The sum of all."""
    return functools.reduce(operator.add, terms)


def minus(imm: int, elem: int, a: int, b: int) -> int:
    """a - b."""
    return a - b


def times(imm: int, elem: int, a: int, b: int) -> int:
    """a * b."""
    return a * b


def low_halves(imm: int, elem: int, a: int, b: int) -> int:
    """The product of the low halves of a and b: no bit of it is lost."""
    half = ones(elem // 2)
    return (a & half) * (b & half)


def high_product(imm: int, elem: int, a: int, b: int) -> int:
    """The high half of a * b, both unsigned."""
    return a * b >> elem


def left(imm: int, elem: int, a: int) -> int:
    """`a` shifted left."""
    return a << imm


def right(imm: int, elem: int, a: int) -> int:
    """`a` shifted right, zeros from above."""
    return a >> imm


def turned_left(imm: int, elem: int, a: int) -> int:
    """`a` rotated left."""
    return a << imm % elem | a >> -imm % elem


def turned_right(imm: int, elem: int, a: int) -> int:
    """`a` rotated right."""
    return turned_left(-imm, elem, a)


def plus_carry(imm: int, elem: int, a: int, b: int, mask: int) -> int:
    """a + b and a carry, which is the mask's highest bit."""
    return a + b + (mask >> elem - 1)


def carry_out(imm: int, elem: int, a: int, b: int, mask: int) -> int:
    """Ones if that does not fit."""
    return -(plus_carry(imm, elem, a, b, mask) >> elem) & ones(elem)


def minus_borrow(imm: int, elem: int, a: int, b: int, mask: int) -> int:
    """a - b and a borrow, which is the mask's highest bit."""
    return a - b - (mask >> elem - 1)


def borrow_out(imm: int, elem: int, a: int, b: int, mask: int) -> int:
    """Ones if that is below 0."""
    return ones(elem) * (minus_borrow(imm, elem, a, b, mask) < 0)


def left_by(imm: int, elem: int, a: int, b: int) -> int:
    """`a` shifted left by the second operand modulo its width."""
    return a << b % elem


def right_by(imm: int, elem: int, a: int, b: int) -> int:
    """`a` shifted right likewise, zeros from above."""
    return a >> b % elem


def turned_left_by(imm: int, elem: int, a: int, b: int) -> int:
    """`a` rotated left by the second operand."""
    return turned_left(b, elem, a)


def turned_right_by(imm: int, elem: int, a: int, b: int) -> int:
    """`a` rotated right by the second operand."""
    return turned_left(-b, elem, a)


def below(imm: int, elem: int, a: int, b: int) -> int:
    """Ones if a < b, both unsigned."""
    return less(a, b, elem)


def above(imm: int, elem: int, a: int, b: int) -> int:
    """Ones if a > b, both signed: they are compared unsigned with the sign bits turned."""
    sign = 1 << elem - 1
    return less(b ^ sign, a ^ sign, elem)


def alike(imm: int, elem: int, a: int, b: int) -> int:
    """Ones if a = b."""
    return less(a ^ b, 1, elem)


# -- of whole values -----------------------------------------------------------------------------------------------
def constant(args: Args, imm: int, elem: int, bits: int) -> int:
    """The immediate."""
    return imm & ones(bits)


def byte(args: Args, imm: int, elem: int, bits: int) -> int:
    """Byte `imm` of an operand that may be wider than the register."""
    return args[0] >> 8 * imm & ones(8)


def low(width: int) -> Meaning:
    """So many low bits."""
    return one(lambda a: a & ones(width))


def same(args: Args, imm: int, elem: int, bits: int) -> int:
    """The last operand, as far as the register takes it."""
    return args[-1] & ones(bits)


def andn(args: Args, imm: int, elem: int, bits: int) -> int:
    """~a & b."""
    return ~args[0] & args[1] & ones(bits)


def reversed_bytes(args: Args, imm: int, elem: int, bits: int) -> int:
    """The bytes in reverse order."""
    return join(elements(args[0], 8, bits)[::-1], 8)


def interleaved(high: bool) -> Meaning:
    """The elements of the low or the high halves of two vectors, by turns."""
    def meaning(args: Args, imm: int, elem: int, bits: int) -> int:
        if bits > semantics.LANE:
            return semantics.unpack(args[0], args[1], elem, int(high), bits)
        a, b = (elements(x, elem, bits) for x in args)
        begin = len(a) // 2 * high
        half = slice(begin, begin + len(a) // 2)
        return join([x for pair in zip(a[half], b[half], strict=True) for x in pair], elem)

    return meaning


def _chosen(four: Sequence[int], imm: int) -> list[int]:
    """Four of four, each by two bits of the immediate."""
    return [four[imm >> 2 * i & 3] for i in range(4)]


def in_lanes(meaning: Meaning) -> Meaning:
    """An operation on one operand that each 128 bits have by themselves."""
    def each_lane(args: Args, imm: int, elem: int, bits: int) -> int:
        lane = min(bits, semantics.LANE)
        return join([meaning([x], imm, elem, lane) for x in elements(args[0], lane, bits)], lane)

    return each_lane


def shuffled(args: Args, imm: int, elem: int, bits: int) -> int:
    """The quarters of a register in another order."""
    return join(_chosen(elements(args[0], bits // 4, bits), imm), bits // 4)


def permuted(args: Args, imm: int, elem: int, bits: int) -> int:
    """The 64-bit quarters of each 256 bits in another order."""
    return semantics.quarters(args[0], imm, bits)


def of_lanes(args: Args, imm: int, elem: int, bits: int) -> int:
    """Lanes of 128 bits of two operands."""
    return semantics.lanes(args[0], args[1], imm, bits)


def chosen_bytes(args: Args, imm: int, elem: int, bits: int) -> int:
    """In each 128 bits the bytes of a, by the low four bits of those of b; 0 where the highest bit of b's is 1."""
    a, order = (elements(x, 8, bits) for x in args)
    lane = semantics.LANE // 8
    return join([a[i - i % lane + o % lane] & ~-(o >> 7) for i, o in enumerate(order)], 8)


def affine(inverse: bool) -> Meaning:
    """Of each byte of a (`inverse`: of its inverse in the field of dsl.rounds) what the matrix in 64 bits of b makes.

    Byte 7 - i of the matrix says which bits add up to bit i of the result; those of the immediate are turned.
    """
    def meaning(args: Args, imm: int, elem: int, bits: int) -> int:
        a, rows = (elements(x, 8, bits) for x in args)
        found = []
        for i, x in enumerate(a):
            value = inverses()[x] if inverse else x
            matrix = rows[i - i % 8:i - i % 8 + 8][::-1]
            found.append(sum(((value & row).bit_count() & 1) << j for j, row in enumerate(matrix)) ^ imm)
        return join(found, 8)

    return meaning


def picked(args: Args, imm: int, elem: int, bits: int) -> int:
    """Of the bytes of b and behind them those of c the ones that the bytes of a number, by as many bits as it takes."""
    index, *table = (elements(x, 8, bits) for x in args)
    both = [*table[0], *table[1]]
    return join([both[i % len(both)] for i in index], 8)


def looked_up(args: Args, imm: int, elem: int, bits: int) -> int:
    """Of the bytes of b the ones that the bytes of a number, by as many bits as it takes."""
    index, table = (elements(x, 8, bits) for x in args)
    return join([table[i % len(table)] for i in index], 8)


def looked_up_where(args: Args, imm: int, elem: int, bits: int) -> int:
    """Of the bytes of c those that the bytes of b number, where a bit of the mask is 1; else those of a."""
    return where([*args[:2], looked_up(args[2:], imm, elem, bits)], imm, elem, bits)


def where(args: Args, imm: int, elem: int, bits: int) -> int:
    """The elements of b where a bit of the mask is 1; else those of a."""
    pairs = zip(elements(args[0], elem, bits), elements(args[2], elem, bits), strict=True)
    return join([old ^ (old ^ new) * (args[1] >> at & 1) for at, (old, new) in enumerate(pairs)], elem)


def top_bits(args: Args, imm: int, elem: int, bits: int) -> int:
    """The highest bit of each byte, of as many as a mask has bits."""
    return join([x >> elem - 1 for x in elements(args[0], elem, elem * bits)], 1)


def common_bits(args: Args, imm: int, elem: int, bits: int) -> int:
    """Of each pair of bytes whether they have a 1 in one place, for as many as a mask has bits."""
    every = elements(args[0] & args[1], elem, elem * bits)
    return join([1 ^ less(x, 1, elem) for x in every], 1)


def added_part(high: bool) -> Meaning:
    """A sum so far and the low or the high part of a product, in each 64 bits."""
    def meaning(args: Args, imm: int, elem: int, bits: int) -> int:
        return semantics.part_added(args[0], args[1], args[2], high, bits)

    return meaning


def ternary(args: Args, imm: int, elem: int, bits: int) -> int:
    """At every bit position the bit of the immediate that those of a, b and c are the number of, a's the highest."""
    a, b, c = (x & ones(bits) for x in args)
    return semantics.slicewise([imm >> i & 1 for i in range(8)], 0, [c, b, a], ones(bits))


def on_states(row: Round) -> Meaning:
    """A round of each 128 bits: of a state and a key."""
    def meaning(args: Args, imm: int, elem: int, bits: int) -> int:
        return join([row.apply(*pair) for pair in zip(*(elements(a, STATE, bits) for a in args), strict=True)], STATE)

    return meaning


def on_words(row: Wordwise) -> Meaning:
    """An operation on vectors of four words, of 128 bits."""
    return lambda args, imm, elem, bits: row.apply(*args, imm=imm)


def shuffled_half(high: bool) -> Meaning:
    """The 16-bit parts of the low or the high 64 bits of 128 in another order; the others stay."""
    def meaning(args: Args, imm: int, elem: int, bits: int) -> int:
        parts = elements(args[0], 16, bits)
        at = slice(4, 8) if high else slice(0, 4)
        parts[at] = _chosen(parts[at], imm)
        return join(parts, 16)

    return meaning


def with_high(args: Args, imm: int, elem: int, bits: int) -> int:
    """The low 64 bits of a, and what is read behind them."""
    return join(args, semantics.LANE // 2)


def high_half(args: Args, imm: int, elem: int, bits: int) -> int:
    """What is written of a: the high half of its low 128 bits."""
    return args[0] >> semantics.LANE // 2 & ones(semantics.LANE // 2)


def word(args: Args, imm: int, elem: int, bits: int) -> int:
    """A word of a vector, as wide as a general register."""
    return args[0] >> WORD * imm & ones(elem)


def at_byte(args: Args, imm: int, elem: int, bits: int) -> int:
    """What a slot holds from byte `imm` on, as much as the register takes."""
    return part(args, imm, elem, bits) if bits == extended.BITS else args[-1] >> 8 * imm & ones(bits)


def part(args: Args, imm: int, elem: int, bits: int) -> int:
    """The element at byte `imm` of what a slot holds, zero-extended, or widened to a register of floating point."""
    found = args[-1] >> 8 * imm & ones(elem)
    return extended.widen(found, elem) if bits == extended.BITS != elem else found


# -- of floating point ----------------------------------------------------------------------------------------------
def read_there(args: Args, imm: int, elem: int, bits: int) -> int:
    """What is read of memory: as far as the register takes it, or a number of `elem` bits widened."""
    return part(args, 0, elem, bits) if bits == extended.BITS else same(args, imm, elem, bits)


def put_there(args: Args, imm: int, elem: int, bits: int) -> int:
    """What is written of the operand: as it is, or floating point as a number of `elem` bits."""
    value = same(args, imm, elem, bits)
    return extended.narrow(value, elem) if bits == extended.BITS != elem else value


def floating(function: Callable[[int, int], int]) -> Meaning:
    """An operation on two operands of floating point."""
    return lambda args, imm, elem, bits: function(args[0] & ones(bits), args[1] & ones(bits))
