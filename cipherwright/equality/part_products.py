"""Bounds of products of words of which there are only parts: of the parts, where those of monomials say little.

A word w of 16 bits is w' - 2**16 floor(w' / 2**16) for the word w' of 32 bits in which it is. Multiplied out, its
square has monomials of both signs, whose bounds one by one are far apart. With cuts at the places of all quotients of
w', each of them is a sum of parts, which are from 0 to all ones; as a polynomial in these most monomials are gone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

Monomial = tuple[int, ...]
Poly = dict[Monomial, int]
Bounds = tuple[int, int]
Quotients = Mapping[int, tuple[frozenset[tuple[Monomial, int]], int]]
LONG, MOST = 24, 256
"""Monomials of a polynomial that is looked at; and of what it is in parts."""


def in_parts(x: Mapping[Monomial, int], quotients: Quotients, low: Sequence[int], high: Sequence[int]) -> Bounds | None:
    """Bounds of a polynomial that has products of parts of words; None if it has none, or is too long.

    That is so as an atom v, from 0 on, is the sum of 2**k times the part that begins at k, for all cuts k from 0 on,
    and floor(v / 2**k) the same above k: the polynomial is the same number.
    """
    if len(x) > LONG or not any(len(m) > 1 for m in x):
        return None
    cuts: dict[int, set[int]] = {}
    for mono in x:
        for atom in mono:
            word, place = _word(atom, quotients)
            cuts.setdefault(word, {0}).add(place)
    if all(len(places) == 1 or low[word] < 0 for word, places in cuts.items()):
        return None
    ends = dict[tuple[int, int], Bounds]()
    sums = dict[int, Mapping[Monomial, int]]()
    names = dict[tuple[int, int], int]()
    for atom in {a for mono in x for a in mono}:
        word, place = _word(atom, quotients)
        if low[word] < 0:    # no parts: the atom is what it is
            names[atom, -1] = len(names)
            ends[atom, -1] = low[atom], high[atom]
            sums[atom] = {(names[atom, -1],): 1}
            continue
        made: Poly = {}
        for begin, most in _parts(sorted(cuts[word]), high[word]):
            number = names.setdefault((word, begin), len(names))
            ends[word, begin] = 0, most
            if begin >= place:
                made[number,] = 1 << begin - place
        sums[atom] = made
    total = _replaced(x, sums)
    return None if total is None else _bounds(total, [ends[name] for name in names])


def _word(atom: int, quotients: Quotients) -> tuple[int, int]:
    """The atom of which one is all from a place on, and the place."""
    key, place = quotients.get(atom) or (frozenset(), 0)
    if len(key) != 1:
        return atom, 0
    (mono, times), = key
    return (mono[0], place) if len(mono) == 1 and times == 1 else (atom, 0)


def _parts(places: Sequence[int], high: int) -> Iterator[tuple[int, int]]:
    """Where parts begin, and the largest value of each."""
    for at, begin in enumerate(places):
        most = high >> begin
        yield begin, most if at + 1 == len(places) else min(most, (1 << places[at + 1] - begin) - 1)


def _replaced(x: Mapping[Monomial, int], sums: Mapping[int, Mapping[Monomial, int]]) -> Poly | None:
    """A polynomial with sums in the place of atoms; None if that is too long."""
    total: Poly = {}
    for mono, times in x.items():
        part: Poly = {(): times}
        for atom in mono:
            longer: Poly = {}
            for one, c in part.items():
                for other, d in sums[atom].items():
                    key = tuple(sorted(one + other))
                    longer[key] = longer.get(key, 0) + c * d
            part = longer
            if len(part) > MOST:
                return None
        for one, c in part.items():
            total[one] = total.get(one, 0) + c
        if len(total) > MOST:
            return None
    return total


def _bounds(x: Mapping[Monomial, int], ends: Sequence[Bounds]) -> Bounds:
    """Bounds of a polynomial by those of its atoms."""
    low = high = 0
    for mono, times in x.items():
        least = most = times
        for atom in mono:
            found = [p * q for p in (least, most) for q in ends[atom]]
            least, most = min(found), max(found)
        low, high = low + least, high + most
    return low, high
