"""Bits of sums that are the same as no bit above them matters.

Bit i of a sum is one of the sum modulo 2**(i + 1). Code and source may have sums of the same words that were cut at
different places, as where one has the low 14 bits of what the other has 16 of, or has a word in two halves: these have
other words in them, and names of their own.
"""

from __future__ import annotations

from typing import Any

from cipherwright.equality.arithmetic import Arithmetic, twos
from cipherwright.equality.forms import Forms


class CutSums:
    """Of bits of sums the first that is the same."""

    def __init__(self, f: Forms, a: Arithmetic) -> None:
        self.f, self.a = f, a
        self.first: dict[int, int] = {}
        self.known: dict[Any, int] = {}

    def of(self, atom: int) -> int:
        """The first bit of a sum that is the same as that of an atom; the atom itself where it is none."""
        if self.f.atoms[atom][0] != "sum":
            return atom
        if atom not in self.first:
            self.first[atom] = self.known.setdefault(_cut(self.a, *self.f.atoms[atom][1:]), atom)
        return self.first[atom]


def _cut(a: Arithmetic, number: int, place: int) -> tuple[int, int, frozenset[tuple[int, int]]]:
    """Bit `place` of a sum: the place, the constant, and how often each literal is taken, as far as matters."""
    size = place + 1
    ones = (1 << size) - 1
    terms, const, _ = a.keys[number]
    found: dict[int, int] = {}
    for core, times in terms:
        for i, b in enumerate(a.cores[core][:max(0, size - twos(times))]):
            if b & 1:    # 1 - x
                const += times << i
                found[b ^ 1] = found.get(b ^ 1, 0) - (times << i)
            elif b:
                found[b] = found.get(b, 0) + (times << i)
    return place, const & ones, frozenset((b, t & ones) for b, t in found.items() if t & ones)
