"""Logic on three operands as one product of sums, and a sum."""

from __future__ import annotations

from functools import cache

from dsl.semantics import monomials

ONE = 8
"""Of an affine sum the bit that adds 1; bits 0 to 2 are the operands."""
Affine = int
A, B, C = 1, 2, 4


@cache
def factored(imm: int) -> tuple[tuple[Affine, ...], Affine]:
    """Sums whose product, and the sum that is added to it, are the function of a table of eight entries.

    Every function of three bits is that. A circuit in whose factors something else is added, twice, has a function of
    a table's index only in the sums. The index's lowest bit is operand 0.
    """
    terms = set(monomials([imm >> i & 1 for i in range(8)], 0))
    pairs = [p for p in (A | B, A | C, B | C) if p in terms]
    factors: tuple[Affine, ...] = ()
    if A | B | C in terms:    # (A + a) (B + b) (C + c) has the products of two operands that a, b, c say
        factors = tuple(x | ONE * ((A | B | C) ^ x in terms) for x in (A, B, C))
    elif len(pairs) == 1:
        factors = tuple(x for x in (A, B, C) if pairs[0] & x)
    elif len(pairs) == 2:
        both = pairs[0] & pairs[1]
        factors = both, (pairs[0] | pairs[1]) ^ both
    elif pairs:
        factors = A | B, A | C
    rest = 0
    for at, x in ((0, ONE), (1, A), (2, B), (4, C)):    # what is left is affine
        constant = _value(factors, 0) if factors else 0
        wanted = imm & 1 if x == ONE else (imm >> at ^ imm) & 1
        has = constant if x == ONE else _value(factors, at) ^ constant if factors else 0
        rest |= x * (wanted ^ has)
    return factors, rest


def _value(factors: tuple[Affine, ...], index: int) -> int:
    """A product of sums where the operands are the bits of an index."""
    return int(all(((x & index).bit_count() + (x >= ONE)) & 1 for x in factors))
