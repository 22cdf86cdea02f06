"""Two words of a sum that have no bit in common are one word, their or: a choice of two words by a mask is added so.

The mask leaves of each word what the other has not. A word y that is taken away is its complement, all of whose bits
above are ones, that is added, and 1: x - y is x + ~y + 1, and x and ~y may have no bit in common. The multiple t of a
word is as that of its complement in all the places that t and the modulus leave, as what is above is a multiple of
2**width.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from cipherwright.equality.forms import COPY, FALSE, PLAIN, Forms


class Sums(Protocol):
    """What is asked of the arithmetic that the sum is one of (cipherwright.equality.arithmetic)."""

    f: Forms
    cores: list[tuple[int, ...]]
    logic: dict[int, bool]
    apart: Callable[[int, int], bool] | None
    never: Callable[[int], bool]

    def add(self, terms: dict[int, int], row: tuple[int, ...], times: int, width: int) -> int:
        """Add a multiple of a word; what the constant grows by."""


def or_of_two(a: Sums, terms: dict[int, int], width: int) -> int:
    """Let two words of a sum modulo 2**width that have no bit in common be one; what the constant grows by."""
    found, ones = [n for n in terms if _is_logic(a, n)], (1 << width) - 1
    for i, one in enumerate(found):
        for other in found[:i]:
            t, u = terms[one], terms[other]
            for p, q in ((0, 0), (1, 1)) if t == u else ((0, 1), (1, 0)) if t == -u & ones else ():
                size = width - (t & -t).bit_length() + 1 if p or q else max(len(a.cores[one]), len(a.cores[other]))
                x, y = _word(a.cores[one], p, size), _word(a.cores[other], q, size)
                if _disjoint(a, x, y):
                    del terms[one], terms[other]
                    row = tuple(a.f.xor(b, c) for b, c in zip(x, y, strict=True))
                    return a.add(terms, row, (-t if p else t) & ones, width) - p * t - q * u
    return 0


def _word(row: tuple[int, ...], turned: int, size: int) -> tuple[int, ...]:
    """A word of so many places, complemented or not."""
    return tuple(b ^ turned for b in (*row, *(FALSE,) * (size - len(row)))[:size])


def _is_logic(a: Sums, number: int) -> bool:
    found = a.logic.get(number)
    if found is None:
        f = a.f
        lowest = f.contents[(a.cores[number][0] & PLAIN) >> 1]    # a long form is known by its name
        found = a.logic[number] = any(f.atoms[n][0] in ("and", "name") for n in lowest)
    return found


def _disjoint(a: Sums, x: tuple[int, ...], y: tuple[int, ...]) -> bool:
    """Whether two words of as many places have no bit in common."""
    assert a.apart is not None
    pairs = list(zip(x, y, strict=True))
    if a.f.copies:
        if any(p >> COPY and q >> COPY and (p ^ q) >> COPY for p, q in pairs):
            return False
        pairs = [(p & PLAIN, q & PLAIN) for p, q in pairs]
    return all(a.apart(p, q) for p, q in pairs) and all(a.never(a.f.product(p, q)) for p, q in pairs)
