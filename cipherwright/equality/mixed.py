"""Exclusive-ors of bits of several copies, as code has them while it exchanges bits of two registers.

`t = (x ^ y >> n) & m; x ^= t; y ^= t << n` brings bits of one block to where those of another were. A bit of t is the
exclusive-or of bits of two copies, of which there is no formula that all copies have. It is a variable of its own, as
what nobody has written is: what is shown for all of its values is so for the one that it has. Beside it is kept of
which bits it is the exclusive-or, one of each copy. What is added to it is added to these, and as soon as there are
bits of no more than one copy, the result is theirs.
"""

from __future__ import annotations

from collections.abc import Iterable

from cipherwright.equality.forms import COPY, MIXED, PLAIN, Forms, Unknown

MOST = 8
"""Copies of which there are bits in one exclusive-or."""


class Mixed:
    """All exclusive-ors of one proof that are of several copies."""

    def __init__(self, f: Forms) -> None:
        self.f = f
        self.parts: dict[int, frozenset[int]] = {}    # a variable, and of which literals it is the exclusive-or
        self.names: dict[frozenset[int], int] = {}

    def xor(self, a: int, b: int) -> int:
        """Exclusive or of two literals, which are of two copies, or one of which is of several; Unknown if of many."""
        turned, (total, more) = (a ^ b) & 1, self._joined((*self._of(a & ~1), *self._of(b & ~1)))
        total, again = self._joined(total)    # what has no variable of a copy any more is with what all copies share
        turned ^= more ^ again
        copies = {one >> COPY for one in total} - {0}
        if len(copies) < 2:
            made = self.f.xor_all([one & PLAIN for one in total])
            return self.f.of_copy((made,), max(copies, default=0))[0] ^ turned
        if len(total) > MOST:
            raise Unknown("bits of several blocks or messages put together")
        key = frozenset(total)
        if key not in self.names:
            self.names[key] = self.f.of_copy(self.f.junk(1, 1), MIXED)[0]
            self.parts[self.names[key]] = key
        return self.names[key] ^ turned

    def _of(self, one: int) -> Iterable[int]:
        """Of which literals a literal that is not complemented is the exclusive-or."""
        return self.parts.get(one, (one,)) if one else ()

    def _joined(self, literals: Iterable[int]) -> tuple[list[int], int]:
        """Their exclusive-or as literals, one of each copy and not complemented, and 1 if it is complemented."""
        total: dict[int, int] = {}
        for one in literals:
            total[one >> COPY] = self.f.xor(total.get(one >> COPY, 0), one & PLAIN)
        turned = sum(one & 1 for one in total.values()) & 1
        return [self.f.of_copy((one & ~1,), copy)[0] for copy, one in total.items() if one > 1], turned
