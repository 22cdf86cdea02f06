"""Sums of words that have no place in common: no carry is in them, so that they are their or."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cipherwright.equality.forms import FALSE


def or_of_words(cores: Sequence[Sequence[int]], terms: Mapping[int, int], const: int, width: int) -> list[int] | None:
    """The literals of a sum modulo 2**width of words, which are rows of literals, and a constant that have no place in
    common; None where they have. `terms`: number of a word -> how often it is taken, modulo 2**width.
    """
    ones, made, top = (1 << width) - 1, [FALSE] * width, 1 << width - 1
    for number, times in terms.items():
        row = cores[number]
        taken = int(times > top)
        if taken:
            times = (1 << width) - times
            const -= times * sum(1 << i for i, b in enumerate(row) if b)
        while times:    # a word may be there several times, beside itself
            at = (times & -times).bit_length() - 1
            times &= times - 1
            for i, b in enumerate(row):
                if b and at + i < width:
                    if made[at + i]:
                        return None
                    made[at + i] = b ^ taken
    const &= ones
    for i in range(width):
        if const >> i & 1:
            if made[i]:
                return None
            made[i] = 1
    return made
