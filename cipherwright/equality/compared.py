"""Sums in which a shorter sum's low bits are taken, as where code asks whether these are less than one of its words.

With s the low k bits of a sum S, t s is t S - t 2**k C, C what S has from place k on. So a sum T with t s in it is T' -
t 2**k C, where T' has t S in the place of t s. T' is H 2**k + L, where H has the literals that are taken a multiple of
2**k times. Where bounds say that all values of L have one number j above place k, the bits of T above are those of H +
j - t C, and below those of T modulo 2**k: the borrow of x - s - 1, where s is x + y, is the carry of x + y,
complemented, as T' is -y - 1. Where that is a sum of several literals T stays what it is, but for a T' without words: a
carry that is the difference of two others says less.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cipherwright.equality.arithmetic import Arithmetic, Row, Terms, spread

Of = tuple[Terms, int, int]
"""How often each word is taken in a sum, its constant, and modulo 2 to the power of what."""


def compared(a: Arithmetic, terms: Terms, const: int, width: int) -> list[int] | None:
    """The bits of such a sum of s and one word, or of s and all its words, which cancel; None where it is none.

    Nor where C is known as what this is asked of.
    """
    for number, times in terms.items():
        if times & 1:
            for of in _sums(a, number, terms):
                if number not in of[0] and of[2] < width and (made := _bits(a, terms, const, width, number, of)):
                    return made
    return None


def _bits(a: Arithmetic, terms: Terms, const: int, width: int, number: int, of: Of) -> list[int] | None:
    """The bits of a sum in which a word is the low bits of another one."""
    inner, add, size = of
    whole = {n: _signed(c, width) for n, c in terms.items() if n != number}
    taken = _signed(terms[number], width)
    for n, c in inner.items():
        whole[n] = whole.get(n, 0) + taken * _signed(c, size)
    literals, total = _literals(a, whole, _signed(const, width) + taken * add)
    split = _split(literals, total, size) if not literals or len(terms) < 3 else None
    if split is None:
        return None
    high, more = split
    made, left = Terms(), width - size
    above = a.bits({n: _signed(c, size) & (1 << width) - 1 for n, c in inner.items()}, add, width)[size:]
    total = more + a.add(made, tuple(above), -taken & (1 << left) - 1, left)
    for b, c in high.items():
        total += a.add(made, (b,), c & (1 << left) - 1, left)
    total += a.trimmed(made, left)
    if number in made or (literals and sum(len(a.cores[n]) for n in made) > 1):
        return None
    return [*a.at_level(terms, const, size), *a.bits(made, total & (1 << left) - 1, left)]


def _sums(a: Arithmetic, number: int, terms: Terms) -> Iterator[Of]:
    """The sums modulo 2**k of which a word has the low bits: that which is known, and of another word and the rest.

    Where y is a sum, too, of which x + y has the words, it is the second one that the code compares with y.
    """
    inner, add, size = _sum_of(a, a.cores[number])
    if not inner:
        return
    yield inner, add, size
    ones = (1 << size) - 1
    for other in terms if len(terms) < 3 else ():
        of, more, same = _sum_of(a, a.cores[other])
        for sign in (1, -1) if other != number and same == size else ():
            rest = {n: c for n in {**inner, **of} if (c := inner.get(n, 0) - sign * of.get(n, 0) & ones)}
            if 0 < len(rest) < len(inner) and other not in rest:
                yield {other: sign & ones, **rest}, add - sign * more & ones, size


def _sum_of(a: Arithmetic, row: Row) -> Of:
    """The sum modulo 2**k of which a word of k bits has the low ones; that with the highest one complemented is a sum,
    too, of 2**(k - 1) more, and the code may have had that first.
    """
    for one, more in ((row, 0), ((*row[:-1], row[-1] ^ 1), 1 << len(row) - 1)):
        inner, add, size = a.sums.get(one, ({}, 0, 0))
        if inner and size == len(row):
            return inner, add + more & (1 << size) - 1, size
    return {}, 0, 0


def _literals(a: Arithmetic, terms: Mapping[int, int], const: int) -> tuple[dict[int, int], int]:
    """An integer as how often each literal is taken, none of them complemented, and a constant."""
    found = dict[int, int]()
    const += sum(spread(found, a.cores[number], times) for number, times in terms.items())
    return {b: c for b, c in found.items() if c}, const


def _split(literals: Mapping[int, int], const: int, size: int) -> tuple[dict[int, int], int] | None:
    """How often each literal is taken above a place, and the number j; None if what is below has several.

    What is below is tried as it is, with nothing taken away, and with nothing but taken away.
    """
    for below in (lambda c: c % (1 << size) and c, lambda c: c % (1 << size), lambda c: -(-c % (1 << size))):
        kept = {b: below(c) for b, c in literals.items()}
        low, high = (const + sum(c for c in kept.values() if (c < 0) == down) for down in (True, False))
        if low >> size == high >> size:
            return {b: c - kept[b] >> size for b, c in literals.items() if c != kept[b]}, low >> size
    return None


def _signed(number: int, width: int) -> int:
    """Of what is a number modulo 2**width the one nearest to nothing."""
    return number - (number >> width - 1 << width)
