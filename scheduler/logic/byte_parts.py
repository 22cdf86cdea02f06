"""A linear map of a byte as shifts to the left and look-ups by the top bit, each one operation in lanes of bytes.

Bit j of a byte is the top bit behind a shift by 7 - j, and an instruction that chooses bytes by numbers gives 0 for a
number whose top bit is 1. So any map is a sum of shifts, and of one look-up for each bit whose image the shifts do not
make. Multiplication by 2 in GF(2^8) is the shift by one and the look-up of what is taken off where the top bit is lost.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

BYTE = 8
MOST_SHIFTS = 3
"""Shifts that are tried together."""


@dataclass(frozen=True)
class Prices:
    """What operations on the bytes of a register cost on a CPU, in uops: a shift by one, a look-up by the top bit, an
    exclusive or; any affine map of a byte. `three`: an exclusive or has three operands. `boxed`: a map more of what a
    box makes, where it does that with its own look-ups; 0 where it cannot."""

    double: float
    top: float
    sum: float
    any: float
    three: bool
    boxed: float = 0

    def of(self, square: Sequence[int]) -> float:
        """A linear map of a byte, in exclusive-ors, and those of its parts."""
        made = parts(square)
        return min(self.any, made.cost(self)) / self.sum


@dataclass(frozen=True)
class Parts:
    """The exclusive or of a byte shifted left by each of `shifts` and, for (j, v) of `tops`, of v where bit j is 1."""

    shifts: tuple[int, ...]
    tops: tuple[tuple[int, int], ...]

    @property
    def doublings(self) -> int:
        """Shifts by one, one behind another."""
        return max((*self.shifts, *(BYTE - 1 - j for j, _ in self.tops)), default=0)

    def cost(self, prices: Prices) -> float:
        """In uops; what is added to a sum of other bytes costs less where exclusive-ors have three operands."""
        terms = len(self.shifts) + len(self.tops)
        sums = (terms - 1) / 2 if prices.three else terms - 1
        return prices.double * self.doublings + prices.top * len(self.tops) + prices.sum * sums

    @property
    def constant(self) -> int:
        """What is to be added where a look-up gives v for a top bit that is 0, and 0 for one that is 1."""
        made = 0
        for _, v in self.tops:
            made ^= v
        return made


def parts(square: Sequence[int]) -> Parts:
    """The parts of a map, given by the images of single bits: with the fewest shifts by one and look-ups."""
    ones = (1 << BYTE) - 1
    tried = [made for count in range(MOST_SHIFTS + 1) for made in combinations(range(BYTE), count)]
    best: Parts | None = None
    for shifts in tried:
        rest = list(square)
        for k in shifts:
            rest = [column ^ (1 << i << k & ones) for i, column in enumerate(rest)]
        made = Parts(shifts, tuple((i, column) for i, column in enumerate(rest) if column))
        if best is None or _size(made) < _size(best):
            best = made
    assert best is not None
    return best


def _size(made: Parts) -> tuple[int, int]:
    return made.doublings + 2 * len(made.tops) + len(made.shifts), len(made.tops)


def top_table(v: int) -> tuple[int, ...]:
    """The entries of a look-up by the top bit: v where it is 0."""
    return (v,) * (1 << BYTE - 1) + (0,) * (1 << BYTE - 1)


def by_top_bit(entries: Sequence[int]) -> int | None:
    """The v of such a look-up; None if a table is none."""
    return entries[0] if tuple(entries) == top_table(entries[0]) else None
