"""Products of the same literals are one form, in whatever order they are made.

x y z is (x y) z and x (y z), and so are the complements of ors: what code takes from a word one mask after the other
its source may take with all of them together. The forms are different ones, as a product of two has two only.
"""

from __future__ import annotations

MOST = 24
"""Literals of a product that is known as one of them."""
Literals = frozenset[int]


class Factors:
    """Of products the literals, and of these the products: where forms are looked at closer, without copies.

    `Forms.factors` has of each new product the two that it was made of, wherever forms are made.
    """

    def __init__(self) -> None:
        self.of: dict[int, Literals] = {}
        self.made: dict[Literals, int] = {}

    def joined(self, x: int, y: int) -> Literals:
        """The literals of a product of two; none where they are too many."""
        of = self.of
        both = of.get(x, frozenset((x,))) | of.get(y, frozenset((y,)))
        return both if len(both) <= MOST else frozenset()

    def known(self, both: Literals) -> int | None:
        """Their product, if it is known: 0 where one is another's complement."""
        if len(both) > 1 and any(b ^ 1 in both for b in both):
            return 0
        return self.made.get(both)

    def note(self, both: Literals, product: int) -> None:
        """Of which literals a product is."""
        if len(both) > 1:
            self.made[both] = product
            self.of.setdefault(product, both)
