"""Words become floating point and floating point words, without an instruction that converts.

A word below a constant word is the pattern of a double: the constant is its exponent, chosen so that the word counts in
units of 2^at, and 2^(at + 52) more than that is what the double is. The lowest 20 bits of the constant word are free:
they count from 2^(at + 32) on, so that a constant which is to be added is there for nothing. The other way round a
constant of which the sum has a known exponent is added, and the words of the sum's pattern are read. This is D. J.
Bernstein's way (The Poly1305-AES message-authentication code, 2005, section 4).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

from dsl import extended
from dsl.ir import Op
from scheduler.numbers.bounds import Interval, Unproved, exactly, of_bits, possible, trailing
from scheduler.numbers.form import Shape
from scheduler.numbers.reals import DOUBLE, Real, Reals, counted, fits
from scheduler.numbers.sums import Sums, Value

WORD = 32
FRACTION = DOUBLE - 1
"""Bits of a double below its leading one."""
BIAS = extended.FORMATS[64][1]
FREE = FRACTION - WORD
"""Bits of the constant word that are no exponent."""
CHOICES = 10
"""So many limbs may have their constants in two places each, all ways of which are compared."""


@dataclass(frozen=True, eq=False)
class Piece:
    """A word of 32 bits that is to be added, times 2^`at`."""

    word: Op
    at: int

    @property
    def within(self) -> Interval:
        """What it can be, without its scale."""
        return of_bits(possible(self.word))

    @property
    def more(self) -> int:
        """What its double is more than that."""
        return 1 << self.at + FRACTION

    @property
    def step(self) -> int:
        """What the lowest free bit of its constant word counts."""
        return 1 << self.at + WORD


def double(reals: Reals, piece: Piece, free: int = 0) -> Real:
    """The double of a word beside a constant one whose free bits are `free`: `more` + free * `step` too much."""
    make = reals.make
    upper = make.const(piece.at + FRACTION + BIAS << FREE | free, WORD)
    joined = make.op("concat", 2 * WORD, piece.word, upper)
    wide = make.op("widen", extended.BITS, joined)
    low, high = (end + (1 << FRACTION) + (free << WORD) for end in (piece.within.low, piece.within.high))
    zeros = min(piece.within.zeros, trailing(free << WORD), FRACTION)
    return Real(wide, Interval(low, high, zeros), piece.at)


def exact(reals: Reals, piece: Piece) -> Real:
    """A word times 2^at, and nothing more."""
    return reals.sub(double(reals, piece), reals.constant(1, piece.at + FRACTION))


def pieces(reals: Reals, words: Sequence[Op], ends: Sequence[int]) -> list[Piece]:
    """Words side by side in pieces of 32 bits at most, none of which has one of the positions `ends` within it."""
    total, low, found = sum(w.bits for w in words), 0, []
    while low < total:
        size = min([WORD, total - low, *(end - low for end in ends if end > low)])
        found.append(Piece(reals.make.part(words, low, size, WORD), low))
        low += size
    return found


def free_bits(pieces: Sequence[Piece], offset: int) -> tuple[list[int], int]:
    """The free bits of doubles that come nearest to a constant that is to be added, and what is left of it."""
    found = [0] * len(pieces)
    for i in sorted(range(len(pieces)), key=lambda i: -pieces[i].at):
        if offset > 0:
            found[i] = min(offset // pieces[i].step, (1 << FREE) - 1)
            offset -= found[i] * pieces[i].step
    return found, offset


def digits_of(shape: Shape, number: int) -> list[int]:
    """Limbs of a number, which may be less than 0: then all of them are none or less."""
    sign, radix = (-1 if number < 0 else 1), shape.form.radix
    return [sign * (digit << i * radix) for i, digit in enumerate(shape.digits(abs(number)))]


def constants(shape: Shape, more: Sequence[int], offset: int, cut: bool) -> list[int]:
    """What is to be added to each limb so that `more`, which each has too much, is gone and `offset` there.

    `cut`: all limbs are carried next. Then what a limb has too much is left in it where it goes to the next with the
    carry, and taken from that one, together with what that has too much itself: the fewer constants the better, and
    none of the last limb, whose carry takes longest.
    """
    count, kept = shape.form.count, digits_of(shape, offset)
    moved = [_with_the_carry(shape, i, value) for i, value in enumerate(more)]
    free = [i for i, value in enumerate(more) if value and moved[i] is not None]
    best: tuple[tuple[int, int, int], list[int]] | None = None
    for ways in product((False, True), repeat=len(free)) if cut and len(free) <= CHOICES else [(False,) * len(free)]:
        goes = dict(zip(free, ways, strict=True))
        found = list(kept)
        for i, value in enumerate(more):
            found[(i + 1) % count if goes.get(i) else i] -= (moved[i] or 0) if goes.get(i) else value
        price = (sum(map(bool, found)), sum(not fits(exactly(x), DOUBLE) for x in found), int(bool(found[-1])))
        if best is None or price < best[0]:
            best = price, found
    assert best is not None
    return best[1]


def _with_the_carry(shape: Shape, limb: int, value: int) -> int | None:
    """What comes to the next limb of a value in a limb with the carry; None if not all of it goes."""
    last = limb == shape.form.count - 1
    at = shape.bits if last else (limb + 1) * shape.form.radix
    if value % (1 << at):
        return None
    return (value >> at) * shape.excess if last else value


def in_place(shape: Shape, limbs: Sequence[Real], why: str) -> list[Interval]:
    """The intervals of limbs, in units of their places; Unproved where one is no whole multiple of its unit."""
    for i, limb in enumerate(limbs):
        if limb.unit < i * shape.form.radix:
            raise Unproved(counted(f"limb {i} {why}", limb.unit), limb.units,
                           f"it is to be counted in whole units of 2^{i * shape.form.radix}")
    return [limb.at(i * shape.form.radix) for i, limb in enumerate(limbs)]


def integers(reals: Reals, words: Sums, shape: Shape, limbs: Sequence[Real]) -> Value:
    """The integer that limbs stand for, with a multiple of the modulus added; Unproved if a limb is too large."""
    radix = shape.form.radix
    ends = in_place(shape, limbs, "on its way to words")
    more = shape.spread([max(0, -end.low) for end in ends])
    total = words.zero()
    for i, (limb, end, bias) in enumerate(zip(limbs, ends, more, strict=True)):
        what = f"limb {i} on its way to words"
        biased = reals.add(limb, reals.constant((1 << FRACTION) + bias, i * radix), what)
        within = Interval(end.low + bias, end.high + bias, min(end.zeros, trailing(bias)))
        if within.high >> FRACTION:
            raise Unproved(counted(what, i * radix), within.high, f"a double's fraction holds {FRACTION} bits")
        pattern = reals.make.op("narrow", 64, biased.op)
        value = Value(tuple(reals.make.part([pattern], at, min(words.bits, FRACTION - at), words.bits)
                            for at in range(0, min(FRACTION, within.high.bit_length()), words.bits)), within)
        total = words.add(total, words.left(value, i * radix), what)
    return total
