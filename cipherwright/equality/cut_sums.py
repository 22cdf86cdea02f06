"""Bits of sums that are the same as no bit above them matters.

Bit i of a sum is one of the sum modulo 2**(i + 1). Code and source may have sums of the same words that were cut at
different places, as where one has the low 14 bits of what the other has 16 of, or has a word in two halves: these have
other words in them, and names of their own. 2**i added to a sum complements bit i and none below; so does taking the
sum from -1 with all of them. The lowest place in which anything is added has the exclusive-or of that. This, and what
only complements, is said of results alone: on the way a word one of whose bits is another form than that of the sum is
not seen to be that sum.
"""

from __future__ import annotations

from cipherwright.equality.arithmetic import Arithmetic, twos
from cipherwright.equality.forms import Content, Forms

TRUE = -1
"""In the place of an atom."""
ROUNDS = 8
"""How often bits of sums are replaced in a difference."""
Cut = tuple[int, int, frozenset[tuple[int, int]]]
"""The place of a bit of a sum, the constant, and how often each literal is taken, as far as matters."""


class CutSums:
    """Of bits of sums the first that is the same."""

    def __init__(self, f: Forms, a: Arithmetic) -> None:
        self.f, self.a = f, a
        self.first: dict[int, tuple[int, int]] = {}
        self.known: dict[Cut, tuple[int, int]] = {}

    def of(self, atom: int) -> tuple[int, int]:
        """An atom, and whether it is complemented: of a bit of a sum the first bit of one that is the same."""
        kind, *of = self.f.atoms[atom] if atom != TRUE else ("",)
        if kind != "sum":
            return atom, 0
        if atom not in self.first:
            self.first[atom] = self._found(atom, _cut(self.a, *of))
        return self.first[atom]

    def in_all(self, content: Content) -> Content:
        """A form in which each atom is what it is the same as; TRUE is in it if that is complemented."""
        found = frozenset[int]()
        for a in content:
            made, turned = self.of(a)
            found ^= {made, TRUE} if turned else {made}
        return found

    def same(self, x: int, y: int) -> bool:
        """Whether two literals are the same by what is said here; of results."""
        difference = self.f.contents[x >> 1] ^ self.f.contents[y >> 1]
        for _ in range(ROUNDS):
            difference = self.in_all(difference)
            lower = frozenset[int]()
            for a in difference:
                lower ^= self._lowest(a)
            if lower == difference:
                break
            difference = lower
        return difference == ({TRUE} if (x ^ y) & 1 else set())

    def _lowest(self, atom: int) -> Content:
        """An atom; of a bit of a sum in the lowest place in which anything is added the exclusive-or of that."""
        if atom == TRUE or self.f.atoms[atom][0] != "sum":
            return frozenset((atom,))
        place, const, literals = _cut(self.a, *self.f.atoms[atom][1:])
        if const & (1 << place) - 1 or any(times & (1 << place) - 1 for _, times in literals):
            return frozenset((atom,))
        made = frozenset((TRUE,)) if const >> place else frozenset[int]()
        for b, _ in literals:
            made ^= self.f.contents[b >> 1]
        return made

    def _found(self, atom: int, cut: Cut) -> tuple[int, int]:
        place, const, literals = cut
        turned = const >> place
        one = 1 << place
        const &= one - 1
        found = self.known.get((place, const, literals))
        if found is None:
            negative = frozenset((b, -times & 2 * one - 1) for b, times in literals)
            self.known[place, -const - 1 & one - 1, negative] = atom, turned ^ (-const - 1 >> place & 1) ^ 1
            found = self.known[place, const, literals] = atom, turned
        return found[0], turned ^ found[1]


def _cut(a: Arithmetic, number: int, place: int) -> Cut:
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
