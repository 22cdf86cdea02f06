"""Bounds of what has one word in several parts: exact ones, where those of its monomials one by one are far apart.

A word v whose bytes are exchanged is a sum of multiples of v, floor(v / 2**8), floor(v / 2**16) and so on, of both
signs. These are not independent: floor(v / 2**k) is the sum of the parts of v from place k on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

Monomial = tuple[int, ...]
Poly = dict[Monomial, int]
Bounds = tuple[int, int]
LEAST = 3
"""Monomials of one word that are taken together: of two the one that is left of the other says as much."""


def taken_out(x: dict[Monomial, int], quotients: Mapping[int, tuple[frozenset[tuple[Monomial, int]], int]],
              low: Sequence[int], high: Sequence[int]) -> Bounds:
    """Take words in at least LEAST parts out of a polynomial, which is changed; bounds of all that was taken.

    With cuts at the places k of v's quotients in `x`, floor(v / 2**k) is the sum of 2**(j - k) times the part that
    begins at j, for the cuts j from k on. So the whole is a sum of multiples of parts, each of which is from 0 to all
    ones in its places, whatever the others are. `low` and `high` are bounds of atoms; v is at least 0.
    """
    groups: dict[int, list[tuple[int, Monomial]]] = {}
    for mono in x:
        if len(mono) != 1:
            continue
        key, place = quotients.get(mono[0]) or (frozenset(((mono, 1),)), 0)
        word, times = next(iter(key))
        if len(key) == 1 and times == 1 and len(word) == 1 and low[word[0]] >= 0:
            groups.setdefault(word[0], []).append((place, mono))
    least = most = 0
    for atom, found in groups.items():
        if len(found) < LEAST:
            continue
        found.sort()
        places, of = [place for place, _ in found], high[atom]
        times = 0
        for at, (place, mono) in enumerate(found):
            times = (times << (place - places[at - 1] if at else 0)) + x.pop(mono)
            end = of >> place
            if at + 1 < len(found):
                end = min(end, (1 << places[at + 1] - place) - 1)
            least, most = least + min(0, times * end), most + max(0, times * end)
    return least, most


def of_two(x: Poly, low: Sequence[int], high: Sequence[int], function: Callable[[int], int]) -> Poly | None:
    """A function of a polynomial that has one of two values, which is linear; None for any other; with bounds of all
    atoms.
    """
    if len(x) > 1 + (() in x):
        return None
    mono, times = next((m, c) for m, c in x.items() if m)
    if len(mono) > 1 or high[mono[0]] - low[mono[0]] != 1:
        return None
    least, first = low[mono[0]], x.get((), 0)
    one, other = (function(first + times * value) for value in (least, least + 1))
    return {m: c for m, c in ((mono, other - one), ((), one - least * (other - one))) if c}


@cache
def runs(mask: int) -> tuple[tuple[int, int], ...]:
    """The runs of ones in a mask: (lowest bit, how many)."""
    made = []
    while mask:
        at = (mask & -mask).bit_length() - 1
        count = (~(mask >> at) & (mask >> at) + 1).bit_length() - 1
        made.append((at, count))
        mask &= -1 << at + count
    return tuple(made)
