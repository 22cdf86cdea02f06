"""Forms that are true only where others are, or are not: so two that want the opposite of one are never true together.

A product x y is true only where both factors are, and x + x y, which is x where y is not, only where x is and y is not;
what these want is wanted, too. A word that a mask leaves, and another one that the mask's complement leaves, have such
forms in each place, however deep both words are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

MOST = 16
"""Literals that are kept of what a form wants."""


class Implied:
    """What forms want, made when it is asked for: of the atoms of each form, and what the atoms are."""

    def __init__(self, contents: Sequence[frozenset[int]], atoms: Sequence[tuple[Any, ...]]) -> None:
        self.contents, self.atoms = contents, atoms
        self.known: dict[int, tuple[int, ...]] = {}

    def product(self, x: int, y: int) -> int | None:
        """The product of two literals that are not complemented, if it is seen to be one of them or nothing."""
        one, other = self.of(x), self.of(y)
        if y in one or x in other:
            return x if y in one else y
        return 0 if any(b ^ 1 in other for b in one) else None

    def of(self, a: int) -> tuple[int, ...]:
        """Literals that are true wherever one is that is not complemented."""
        found = self.known.get(a)
        if found is None:
            found = self.known[a] = tuple(dict.fromkeys(self._made(a)))[:MOST]
        return found

    def _made(self, a: int) -> list[int]:
        content = self.contents[a >> 1]
        found = [a]
        for atom in content:
            kind, *of = self.atoms[atom]
            if kind == "name" and len(content) == 1:
                found += self.of(2 * of[0])
            if kind != "and":
                continue
            if len(content) == 1:
                found += [*of, *self.of(of[0]), *self.of(of[1])]
            for x, y in (of, of[::-1]):
                if len(content) == len(self.contents[x >> 1]) + 1 and content == self.contents[x >> 1] | {atom}:
                    found += [y ^ 1, *self.of(x)]
        return found
