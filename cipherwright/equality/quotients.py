"""Words that are a sum from a place on, and products of long words, for sums that code makes in parts.

Code for words longer than its registers multiplies parts and adds the upper half of one product to the next. Such a
half is a quotient: with l the low k bits of a sum S that is less than 2**(k + m), the m bits above are (S - l) / 2**k.
If S is less than nothing, but no less than -2**(k + m), its bits are those of S + 2**(k + m), and so the word is
(S + 2**(k + m) - l) / 2**k. A bit alone is a carry, or the borrow of a sum that is less than nothing where it borrows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from cipherwright.equality.arithmetic import Arithmetic, Key, Row, Terms, cut, twos
from cipherwright.equality.forms import FALSE

PART = 32
"""Bits of the parts of a factor: the shortest factor of a product of which code has both halves."""


@dataclass(frozen=True)
class Quotient:
    """What a word is: `sign` times (S - l), and `more`, divided by 2**place, l the bits of the sum S below."""

    of: Key
    place: int
    sign: int = 1
    more: int = 0


def quotient(a: Arithmetic, row: Row) -> Quotient | None:
    """Of a word of several bits the sum of which it has all bits from a place on, or None."""
    f, found = a.f, (-1, 0)
    for i, b in enumerate(row):
        content = f.contents[b >> 1]
        atom = f.atoms[next(iter(content))] if len(content) == 1 and not b & 1 else ("",)
        if atom[0] != "sum" or (i and (atom[1], atom[2] - i) != found):
            return None
        found = atom[1], atom[2] - i
    key, place = a.keys[found[0]], found[1]
    low, high = a.range(*key)
    end = 1 << place + len(row)
    if place and low >= 0 and high < end:
        return Quotient(key, place)
    return Quotient(key, place, 1, end) if place and -end <= low and high < 0 else None


def carry_of(a: Arithmetic, key: Key, place: int) -> Quotient | None:
    """Of a bit of a sum whether it is the carry or the borrow of that, or of what is in it modulo 2**(place + 1).

    Words above, or parts of them, do not matter: bit 32 of 2**33 x + 2 y - 1, where y has 31 bits, is the borrow of 2 y
    - 1.
    """
    terms, const, _ = key
    size = place + 1
    below = frozenset((a.core(row), t) for n, t in terms if t & (1 << size) - 1
                      if (row := cut(a.cores[n], size - twos(t))) != (FALSE,))
    for one in (key, (_joined(below, size), const & (1 << size) - 1, size)):
        low, high = a.range(*one)
        if low >= 0 and not high >> size:
            return Quotient(one, place)
        if -1 << place <= low and not high >> place:
            return Quotient(one, place, -1)
    return None


def _joined(terms: Iterable[tuple[int, int]], size: int) -> frozenset[tuple[int, int]]:
    """Words and how often each is taken modulo 2**size, each once."""
    made = Terms()
    for n, t in terms:
        made[n] = made.get(n, 0) + t & (1 << size) - 1
    return frozenset((n, t) for n, t in made.items() if t)


def in_parts(a: Arithmetic, x: Row, y: Row, width: int, product: object) -> list[int]:
    """The bits of a product as those of the sum of the products of parts, which code multiplies."""
    terms, const = Terms(), 0
    for i, one in _parts(x):
        for j, other in _parts(y):
            if i + j < width:
                row = product(one, other, min(width - i - j, len(one) + len(other)))    # type: ignore[operator]
                const += a.add(terms, tuple(row), 1 << i + j, width)
    const += a.trimmed(terms, width)
    return a.bits(terms, const & (1 << width) - 1, width)


def _parts(row: Sequence[int]) -> list[tuple[int, Row]]:
    """The parts of a word that are not zero, and where they begin."""
    found = [(at, cut(tuple(row[at:at + PART]), PART)) for at in range(0, len(row), PART)]
    return [(at, part) for at, part in found if any(part)]


def product_bits(a: Arithmetic, row: Row) -> tuple[int, int, int] | None:
    """Of a word that is bits of a product next to one another its factors and the lowest bit's place."""
    f, found = a.f, (-1, -1, 0)
    for i, b in enumerate(row):
        content = f.contents[b >> 1]
        atom = f.atoms[next(iter(content))] if len(content) == 1 and not b & 1 else ("",)
        if atom[0] != "mul" or (i and (atom[1], atom[2], atom[3] - i) != found):
            return None
        found = atom[1], atom[2], atom[3] - i
    return found


def beside(a: Arithmetic, terms: Terms, width: int, product_of: Callable[[int], tuple[int, int, int] | None]) -> None:
    """Let bits of one product that are there in two words, one above the other, be one word; `product_of`:
    `product_bits` of a word's number.
    """
    begins = {}
    for n in terms:
        found = product_of(n)
        if found:
            begins[found] = n
    for (x, y, place), low in sorted(begins.items()):
        size = len(a.cores[low])
        high = begins.get((x, y, place + size))
        while high is not None and low in terms and terms.get(high) == terms[low] << size & (1 << width) - 1:
            row, times = a.cores[low] + a.cores[high], terms.pop(low)
            del terms[high]
            a.merge(terms, {a.core(row): times}, 0, 1, width)
            low, size = a.core(row), len(row)
            high = begins.get((x, y, place + size))
