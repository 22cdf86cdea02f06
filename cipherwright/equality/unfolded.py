"""Polynomials whose quotients are made anew, of what they are of once the names in its products are multiplied out.

The source has the product of a word and a number by the number's name, the code that of each of its parts. Of a name
w = l + 2**k h the product w a has a multiple of 2**k in it, which is taken out of a quotient only where it is seen: so
floor((w a + y) / 2**8) is 2**(k - 8) h a + floor((l a + y) / 2**8), as the code may have it. Both are the same integer.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cipherwright.equality.multiplied_out import multiplied_out

Monomial = tuple[int, ...]
Poly = dict[Monomial, int]


def unfolded(integers: Any, x: Mapping[Monomial, int], made: dict[int, Poly]) -> Poly:
    """The same integer; `made`: of quotients what they are then."""
    total: Poly = {}
    for mono, times in multiplied_out(frozenset(x.items()), integers.words, integers.outs):
        one = _quotient(integers, mono[0], made) if len(mono) == 1 and mono[0] in integers.quotients else {mono: 1}
        for part, c in one.items():
            total[part] = total.get(part, 0) + c * times
    return {m: c for m, c in total.items() if c}


def _quotient(integers: Any, atom: int, made: dict[int, Poly]) -> Poly:
    """A quotient of what is multiplied out."""
    if atom not in made:
        key, k = integers.quotients[atom]
        inner = unfolded(integers, dict(key), made)
        made[atom] = {(atom,): 1} if frozenset(inner.items()) == key else integers.quotient(inner, k)
    return made[atom]
