"""Inversion in GF(2^8) by look-ups of half bytes, each one instruction in lanes of bytes.

With t^17 = 1 and a = t + 1/t an element z = i + j t, of i and j in GF(16), has the inverse (i + j/t) / D where
D = k^2 + a i j and k = i + j, and

    1 / (1 / (1/i + a/k) + j) = (k + a i) / D,    1 / (1 / (1/j + a/k) + i) = (k + a j) / D,

of which both coordinates of the inverse are sums of multiples (M. Hamburg, Accelerating AES with vector permute
instructions, CHES 2009). An instruction that chooses bytes by numbers gives 0 for a number whose top bit is 1: so a
number with that bit stands for infinity, the inverse of 0. What is read last are the images of the two quotients in
any linear map behind the inversion: in another one, too, by two look-ups and an exclusive or more.

A byte is in the basis of such an inversion where its upper half is i and its lower half k.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from scheduler.logic.byte_maps import BYTE, ONE, Square, image, times
from scheduler.logic.inversion import INVERSE, SUBFIELD, find_inversion, multiply

HALF = 4
INFINITE = 1 << BYTE - 1
"""A number with the top bit, which any number of four bits may be added to."""
LOW = (1 << HALF) - 1
Sixteen = tuple[int, ...]


@dataclass(frozen=True)
class Nibbles:
    """A box as S(x) = first[p] ^ second[q] ^ constant, where p and q come, as above, of into(x) ^ point.

    over: a/k; first, second: the images of 1/p and 1/q. All four tables are read as `chosen` does.
    """

    into: Square
    point: int
    inverse: Sixteen
    over: Sixteen
    first: Sixteen
    second: Sixteen
    constant: int

    def value(self, x: int) -> int:
        """What comes of a byte."""
        u = image(self.into, x) ^ self.point
        i, k = u >> HALF, u & LOW
        j, above = i ^ k, chosen(self.over, k)
        p = chosen(self.inverse, chosen(self.inverse, i) ^ above) ^ j
        q = chosen(self.inverse, chosen(self.inverse, j) ^ above) ^ i
        return chosen(self.first, p) ^ chosen(self.second, q) ^ self.constant


def chosen(table: Sequence[int], number: int) -> int:
    """One of 16 entries, as the instruction has it: 0 for a number whose top bit is 1."""
    return 0 if number & INFINITE else table[number & LOW]


def all_entries(table: Sequence[int]) -> tuple[int, ...]:
    """The 256 entries of such a look-up."""
    return tuple(chosen(table, x) for x in range(1 << BYTE))


def sixteen(entries: Sequence[int]) -> Sixteen | None:
    """The 16 entries of a look-up of 256 that the instruction does; None if it is none."""
    return tuple(entries[:1 << HALF]) if tuple(entries) == all_entries(entries) else None


@cache
def by_nibbles(entries: tuple[int, ...]) -> Nibbles | None:
    """A box of 256 entries by look-ups of half bytes, compared for all of them; None if it is no inversion."""
    found = find_inversion(entries)
    if found is None:
        return None
    t = next(t for t in range(2, 1 << BYTE) if _power(t, 17) == 1)
    back = INVERSE[t]
    a = t ^ back
    basis = _basis()
    halves = [(i ^ multiply(j, t), (n, m)) for n, i in enumerate(basis) for m, j in enumerate(basis)]
    place = {z: n << HALF | n ^ m for z, (n, m) in halves}
    number = {z: n for n, z in enumerate(basis)}
    scale = INVERSE[multiply(a, a)]
    ends = [multiply(scale, 1 ^ a ^ back), multiply(scale, 1 ^ multiply(1 ^ a, back))]
    into = tuple(place[column] for column in found.before)
    inverse = (INFINITE, *(number[INVERSE[n]] for n in basis[1:]))
    over = (INFINITE, *(number[multiply(a, INVERSE[n])] for n in basis[1:]))
    first, second = ((0, *(image(found.after, multiply(end, INVERSE[n])) for n in basis[1:])) for end in ends)
    made = Nibbles(into, image(into, found.point), inverse, over, first, second, entries[found.point])
    return made if all(made.value(x) == e for x, e in enumerate(entries)) else None


@cache
def is_bijective(square: Square) -> bool:
    """Whether no two bytes have the same image."""
    return len({image(square, x) for x in range(1 << BYTE)}) == 1 << BYTE


@cache
def undone(square: Square) -> Square:
    """The map that undoes one which is bijective."""
    images = {image(square, x): x for x in range(1 << BYTE)}
    made = tuple(images[1 << i] for i in range(BYTE))
    assert times(square, made) == ONE
    return made


def _power(a: int, n: int) -> int:
    made = 1
    for _ in range(n):
        made = multiply(made, a)
    return made


@cache
def _basis() -> tuple[int, ...]:
    """The 16 elements of GF(16), the sums of four of them, numbered by which."""
    made = [0]
    for one in SUBFIELD:
        if one not in made:
            made += [one ^ other for other in made]
    return tuple(made)
