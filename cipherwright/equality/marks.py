"""Sums by what they are as sums of literals: found by a mark of each, and compared only then.

A sum of words that are long is one of thousands of literals. Each literal has a number drawn by lot, and the mark of a
sum is the sum of these, as often as each literal is taken, modulo 2^128 or less: it is the same for the same literals,
wherever words are cut, and hardly ever else. A mark only says which sums are compared, literal by literal.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from random import Random
from typing import Protocol

BITS = 128
Row = tuple[int, ...]
Literals = tuple[frozenset[tuple[int, int]], int, int]


class Spread(Protocol):
    """What says of a sum what it is as one of literals."""

    def __call__(self, terms: Iterable[tuple[int, int]], const: int, width: int) -> Literals: ...


class Marks:
    """Names of sums by their literals."""

    def __init__(self, cores: Sequence[Row], spread: Spread) -> None:
        """`cores`: the words of sums; `spread`: the sum of words as one of literals."""
        self.cores, self.spread = cores, spread
        self.lots = Random(0)
        self.drawn: dict[int, int] = defaultdict(lambda: self.lots.getrandbits(BITS) | 1)
        self.words: dict[int, tuple[int, int]] = {}
        self.sums: dict[tuple[int, int, int], list[tuple[Literals, int]]] = defaultdict(list)

    def mark(self, terms: Iterable[tuple[int, int]]) -> tuple[int, int]:
        """The mark of a sum, modulo any power of two up to 2^BITS, and what its constant grows by as one of literals.
        """
        mark = const = 0
        for number, times in terms:
            word = self.words.get(number) or self._word(number)
            mark += times * word[0]
            const += times * word[1]
        return mark, const

    def _word(self, number: int) -> tuple[int, int]:
        mark = const = 0
        for i, b in enumerate(self.cores[number]):
            if b:
                mark += (-self.drawn[b & ~1] if b & 1 else self.drawn[b & ~1]) << i
                const += (b & 1) << i
        self.words[number] = mark, const
        return mark, const

    def add(self, mark: int, const: int, width: int, literals: Literals, name: int) -> None:
        """Name a sum of that mark whose constant, as one of literals, is this."""
        self.sums[_key(mark, const, width)].append((literals, name))

    def find(self, mark: int, const: int, width: int, terms: Iterable[tuple[int, int]], sign: int) -> int | None:
        """The name of the sum of these terms, or of their opposites, and that constant; None if it has none."""
        ones = (1 << width) - 1
        alike = self.sums.get(_key(sign * mark, const, width))
        if not alike:
            return None
        literals = self.spread([(n, sign * t & ones) for n, t in terms], 0, width)[0]
        return next((name for one, name in alike if one[0] == literals), None)


def _key(mark: int, const: int, width: int) -> tuple[int, int, int]:
    return mark & (1 << min(width, BITS)) - 1, const & (1 << width) - 1, width
