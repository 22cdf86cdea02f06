"""Whether all of many literals are true, as where words are compared, in one order whoever asks.

A product of many literals is made one after the other, and each product on the way is another form. Samples say nothing
of those that are of more than a few, for they are hardly ever true: all of them would be compared with one another, at
length and in vain. So nothing on the way is compared, nor is what others are compared with, and the literals are taken
in the order of their numbers; where one is itself a product its factors are. The last product is compared, but not
taken apart.
"""

from __future__ import annotations

from collections.abc import Iterable

from cipherwright.equality.few import LARGEST
from cipherwright.equality.forms import COPY, FALSE, JUNK, TRUE, Forms

MOST = 512
"""Factors that are looked for."""


def all_of(f: Forms, literals: Iterable[int]) -> int:
    """The and of literals."""
    wanted = [*literals]
    factors = _factors(f, wanted)
    if factors is None or any(b >> COPY or f.flags[b >> 1] & JUNK for b in factors):
        factors = dict.fromkeys(wanted)
    order = sorted(factors)
    made, settle, beside = TRUE, f.settle, f.beside
    f.settle, f.beside = None, _nothing
    try:
        for one in order[:-1]:
            begin = len(f.contents)
            made = f.product(made, one)
            f.of_code[begin:] = [True] * (len(f.contents) - begin)
        f.settle, f.beside, f.whole = settle, beside, len(order) > LARGEST
        return f.product(made, order[-1]) if order else TRUE
    finally:
        f.settle, f.beside, f.whole = settle, beside, False


def _nothing(made: int, x: int, y: int) -> int:
    return 0


def _factors(f: Forms, literals: Iterable[int]) -> dict[int, None] | None:
    """Literals of which these are products; None where there are too many."""
    found, open_ = dict[int, None](), [*literals]
    while open_:
        one = open_.pop()
        if one == TRUE or one in found:
            continue
        if (of := f.factors.get(one)) is not None:
            open_ += of
        elif one ^ 1 in found or one == FALSE:
            return {FALSE: None}
        else:
            found[one] = None
            if len(found) > MOST:
                return None
    return found
