"""Numbers that are words, or parts of them, side by side: their bits are those of the words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cipherwright.equality.integers import ONE, Integers, Key, Poly, plus

Row = Sequence[int]
Bits = Callable[[Key, int, int], Row]
"""Of a polynomial, which is an integer, the literals of its bits from one place to another."""
NO_BIT = -1


def side_by_side(integers: Integers, x: Poly, bits: Bits, product: Callable[[int, int], int]) -> list[int] | None:
    """The literals of a number in normal form; None where it is no such number.

    An atom v and its quotients are parts of it: with cuts at the places of all quotients, floor(v / 2**k) is the sum
    of the parts above k. A part that is taken 2**i times has its bits from place i on, if no other has any there.
    v - 2**k floor(v / 2**k) is the part below k, also where v is a polynomial. What is multiplied by a number that is 0
    or 1 has the product of literals for each of its bits.
    """
    parts: dict[tuple[int, Key], list[tuple[int, int]]] = {}
    high: dict[tuple[Key, int], int] = {}
    for of, k, times in _taken_out(integers, x):
        parts.setdefault((NO_BIT, of), []).extend([(0, times), (k, -times << k)])
    const = x.pop(ONE, 0)
    if const < 0:
        return None
    for mono, times in x.items():
        bit, atom = _bit_and_atom(integers, mono)
        if integers.low[atom] < 0 or len(mono) > 1 + (bit != NO_BIT):
            return None
        of, k = integers.quotients.get(atom, (frozenset({((atom,), 1)}), 0))
        parts.setdefault((bit, of), []).append((k, times))
        high[of, k] = integers.high[atom].bit_length()
    fields: list[tuple[int, Row]] = [(1 << i, (1,)) for i in range(const.bit_length()) if const >> i & 1]
    for (bit, of), found in parts.items():
        cuts = sorted({begin for begin, _ in found})
        for at, end in zip(cuts, [*cuts[1:], None], strict=True):
            times = sum(times << at - begin for begin, times in found if begin <= at)
            if times and end is None and (of, at) not in high:
                return None
            if times:
                row = bits(of, at, at + high[of, at] if end is None else end)
                if bit != NO_BIT:
                    by = bits(frozenset({((bit,), 1)}), 0, 1)[0]
                    row = [product(by, b) for b in row]
                fields.append((times, row))
    return _row(fields)


def _bit_and_atom(integers: Integers, mono: tuple[int, ...]) -> tuple[int, int]:
    """Of a product of two atoms one that is 0 or 1, and the other; of any other monomial NO_BIT and its first atom."""
    if len(mono) == 2:
        for bit, atom in (mono, mono[::-1]):
            if (integers.low[bit], integers.high[bit]) == (0, 1):
                return bit, atom
    return NO_BIT, mono[0]


def _taken_out(integers: Integers, x: Poly) -> list[tuple[Key, int, int]]:
    """Take c v - c 2**k floor(v / 2**k) out of `x`, which is changed, of polynomials v of several terms: v, k and c."""
    found = []
    for mono in [m for m in x if len(m) == 1 and m[0] in integers.quotients]:
        of, k = integers.quotients[mono[0]]
        times = -x.get(mono, 0) >> k
        if len(of) > 1 and times > 0 and x[mono] == -times << k and all(x.get(m) == c * times for m, c in of):
            left = plus(plus(x, dict(of), -times), {mono: times << k})
            x.clear()
            x.update(left)
            found.append((of, k, times))
    return found


def _row(fields: Sequence[tuple[int, Row]]) -> list[int] | None:
    """The literals of words that are taken so many times each; None if they may have a place in common."""
    made: list[int | None] = []
    for times, row in fields:
        if times < 0:
            return None
        while times:    # a word may be there several times
            at = (times & -times).bit_length() - 1
            times &= times - 1
            made += [None] * (at + len(row) - len(made))
            if any(b is not None for b in made[at:at + len(row)]):
                return None
            made[at:at + len(row)] = row
    return [b or 0 for b in made]
