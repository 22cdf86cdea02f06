"""What a multiple of a number leaves below another multiple of it, and decides no quotient of their sum."""

from __future__ import annotations

from collections.abc import Mapping

Monomial = tuple[int, ...]
Poly = dict[Monomial, int]
Key = frozenset[tuple[Monomial, int]]


def without_below(x: Poly, k: int, quotients: Mapping[int, tuple[Key, int]]) -> Poly | None:
    """A polynomial without c (v - 2**i floor(v / 2**i)), if its quotient by 2**k is the same; None if none is found.

    That is from 0 to c (2**i - 1), whatever v is. If this is below 2**j, j < k, and all else in x, with what is left of
    v's multiple, is a multiple of 2**j, then no multiple of 2**k lies between x and x without it. So it is with words
    whose parts were exchanged: of 2**16 v + v - 2**16 floor(v / 2**16) the low half of v is below.
    """
    for mono, times in x.items():
        key, i = quotients.get(mono[0], (frozenset(), 0)) if len(mono) == 1 else (frozenset(), 0)
        (of, one), = key if len(key) == 1 else [((), 0)]
        c = -times >> i
        if one != 1 or c < 1 or times != -c << i or x.get(of, 0) in (0, c):
            continue
        made = {m: d for m, d in x.items() if m not in (mono, of)}
        made[of] = x[of] - c
        j = min((d & -d).bit_length() - 1 for d in made.values())
        if j < k and c * ((1 << i) - 1) < 1 << j:
            return made
    return None
