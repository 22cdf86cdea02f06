"""Polynomials whose products of names are multiplied out, by which it is seen that two are the same number."""

from __future__ import annotations

from collections.abc import Sequence

Monomial = tuple[int, ...]
Poly = dict[Monomial, int]
Key = frozenset[tuple[Monomial, int]]

MONOMIALS = 96
"""Of a polynomial that has more of them it is not looked at what it is without names."""


def multiplied_out(x: Key, words: Sequence[Poly | None], kept: dict[Key, Key]) -> Key:
    """The polynomial in which each word is what it is a name of, if there are products; as it is if that is too much.

    A factor that was cut into halves is the sum of these, which are words of their own: l a + 2**k h a and w a, where
    w = l + 2**k h, are not one polynomial before.
    """
    if all(len(m) < 2 for m, _ in x):
        return x
    if x not in kept:
        kept[x] = _made(x, words)
    return kept[x]


def _made(x: Key, words: Sequence[Poly | None]) -> Key:
    made: Poly = {}
    waiting = list(x)
    for mono, times in waiting:    # which grows
        at = next((i for i, a in enumerate(mono) if words[a] is not None), -1)
        if at >= 0:
            rest = mono[:at] + mono[at + 1:]
            waiting += [(tuple(sorted(rest + part)), c * times) for part, c in (words[mono[at]] or {}).items()]
            if len(waiting) > MONOMIALS:
                return x
            continue
        total = made.get(mono, 0) + times
        if total:
            made[mono] = total
        else:
            made.pop(mono, None)
    return frozenset(made.items())
