"""Sums and products of plain words as integers that are multiplied out, for code that makes them of parts.

A source that multiplies words of 64 bits, or adds many, is compiled for registers of 32 to products of halves, carries
and comparisons of signs. As exact integers both are one polynomial, if a product is multiplied out on either side, a
bit that is turned is a sum, and literals that were named after a number are that number again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cipherwright.equality.integers import Key, product
from cipherwright.equality.word_parts import runs

WORD = 32
"""Bits of the words whose numbers literals are called after."""
SHORT = 8
"""Monomials of a word whose bits are looked for in other words one by one."""
PRODUCTS = 64
"""Products of parts of two numbers that are multiplied out."""


def multiplied(x: Any, y: Any) -> Any:
    """The product of two exact integers, of all that both are sums of; if that is too much of names of both.

    Its bounds are kept for sums with it, as those of the parts by themselves say less.
    """
    if len(x.normal) * len(y.normal) > PRODUCTS:
        return x.whole.number(product(x.whole.factor(x), x.whole.factor(y)))
    view, ends = product(x.normal, y.normal), [p * q for p in (x.low, x.high) for q in (y.low, y.high)]
    x.whole.integers.word(view, min(ends), max(ends))
    return x.whole.number(view, min(ends), max(ends))


def turned(x: Any, ones: int) -> Any:
    """x ^ ones: a field f of n bits becomes 2**n - 1 - f, whatever the number is."""
    if ones < 0:
        return ~turned(x, ~ones)
    made = x
    for at, count in runs(ones):
        made = made + ((1 << count) - 1 << at) - ((x >> at & (1 << count) - 1) << at + 1)
    return made


def turned_run(row: Sequence[int], at: int) -> tuple[int, ...]:
    """The literals from a place on that are complemented, as they are without that; () if the first is not."""
    end = at
    while end < len(row) and row[end] > 1 and row[end] & 1:
        end += 1
    return tuple(b ^ 1 for b in row[at:end])


def named_by_words(whole: Any, of: Key, begin: int, end: int) -> list[int]:
    """The literals of bits of an integer, called after the word of 32 bits in which they are, in normal form.

    Code has such words by themselves, and for each the polynomial of what is in it alone.
    """
    made: list[int] = []
    number = whole.of(whole.number(dict(of)))
    for at in range(begin // WORD * WORD, end, WORD):
        word = number >> at & (1 << WORD) - 1
        low, high = max(begin - at, 0), min(end - at, WORD)
        if isinstance(word, int):
            made += [word >> i & 1 for i in range(low, high)]
            continue
        key = frozenset(word.normal.items())
        row = whole.row_of(key, high)
        if row is None:
            whole.named.setdefault(key, word)
            row = [_bit(whole, word, key, i) for i in range(high)]
        made += row[low:high]
    return made


def _bit(whole: Any, word: Any, key: Key, place: int) -> int:
    """The literal of a bit of a word: of the number that it is alone the one that it has in another word."""
    if len(word.normal) > SHORT:
        literal: int = whole.a.f.literal("var", ("exact", key), place)
        return literal
    alone = word >> place & 1
    if isinstance(alone, int):
        return alone
    made: int = whole.bits.setdefault(frozenset(alone.normal.items()),
                                      whole.a.f.literal("var", ("exact", key), place))
    return made
