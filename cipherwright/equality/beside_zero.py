"""Whether a word is zero, as a sum of it and a constant has it above the word."""

from __future__ import annotations

from typing import Any, Protocol

from cipherwright.equality.conjunction import all_of
from cipherwright.equality.forms import Forms


class Sums(Protocol):
    """What is asked of the arithmetic that the sum is one of (cipherwright.equality.carries)."""

    f: Forms
    borrows: dict[int, tuple[Any, int]]

    def core(self, row: tuple[int, ...]) -> int:
        """The number of a word."""

    def at_level(self, terms: dict[int, int], const: int, width: int) -> list[int]:
        """The bits of a sum modulo less."""


def beside_zero(a: Sums, row: tuple[int, ...], times: int, const: int, width: int) -> list[int] | None:
    """The bits of x - 1 or -x, where x is a word that is shorter or the complement of one; None of any other."""
    ones = (1 << width) - 1
    rest = const + times * ((1 << len(row)) - 1) & ones    # t x and c are -t ~x and that
    for x, often, add in ((row, times, const), (tuple(b ^ 1 for b in row), -times & ones, rest)):
        if len(row) < width and (often, add) in ((1, ones), (ones, 0)):
            return _bits(a, x, often, add, width)
    return None


def _bits(a: Sums, row: tuple[int, ...], times: int, const: int, width: int) -> list[int]:
    """Above those of x whether x is zero, or is not."""
    zero = all_of(a.f, [b ^ 1 for b in row])
    size, core = len(row), a.core(row)
    if zero > 1:    # x - 1 borrows where x is zero, -x where it is not
        terms, add = ((core, 1), -1) if not zero & 1 else ((core, (4 << size) - 1), 0)
        a.borrows[zero >> 1] = (frozenset((terms,)), add % (4 << size), size + 2), size
    low = a.at_level({core: times & (1 << size) - 1}, const & (1 << size) - 1, size) if size > 1 else [
        row[0] ^ const & 1]
    return low + [zero ^ (not const)] * (width - size)
