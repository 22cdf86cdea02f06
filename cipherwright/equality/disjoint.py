"""Sums of words that have no place in common: no carry is in them, so that they are their or."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from cipherwright.equality.forms import FALSE


def or_of_words(cores: Sequence[Sequence[int]], terms: Mapping[int, int], const: int, width: int) -> list[int] | None:
    """The literals of a sum modulo 2**width of words, which are rows of literals, and a constant that have no place in
    common; None where they have. `terms`: number of a word -> how often it is taken, modulo 2**width.
    """
    ones, made, top = (1 << width) - 1, [FALSE] * width, 1 << width - 1
    for number, times in terms.items():
        row = cores[number]
        taken = int(times > top)
        if taken:
            times = (1 << width) - times
            const -= times * sum(1 << i for i, b in enumerate(row) if b)
        while times:    # a word may be there several times, beside itself
            at = (times & -times).bit_length() - 1
            times &= times - 1
            for i, b in enumerate(row):
                if b and at + i < width:
                    if made[at + i]:
                        return None
                    made[at + i] = b ^ taken
    return _with_constant(made, const & ones, width)


def or_of_literals(literals: Iterable[tuple[int, int]], const: int, width: int) -> list[int] | None:
    """The same of literals, none of them complemented, and how often each is taken modulo 2**width.

    A word and its low bits, as where code adds a word to itself and asks for the carry, may have no place in common
    once they are taken together.
    """
    made, half = [FALSE] * width, 1 << width - 1
    for literal, times in literals:
        taken = int(times > half)
        if taken:    # -t b is t ~b - t
            times = 2 * half - times
            const -= times
        while times:
            at = (times & -times).bit_length() - 1
            times &= times - 1
            if made[at]:
                return None
            made[at] = literal ^ taken
    return _with_constant(made, const & 2 * half - 1, width)


def or_above(literals: Iterable[tuple[int, int]], const: int, width: int) -> tuple[int, list[int]] | None:
    """Of such a sum the place from which on its literals and its constant have no place in common, and the bits there.

    Nothing is carried to that place, as all below it together are less than 2 to the power of it: so x + (x | y), where
    y is short, has the bits of 2 x above. None where there is no such place.
    """
    here, half = list[list[int]]([] for _ in range(width)), 1 << width - 1
    for literal, times in literals:
        taken = int(times > half)
        if taken:    # -t b is t ~b - t
            times = 2 * half - times
            const -= times
        while times:
            here[(times & -times).bit_length() - 1].append(literal ^ taken)
            times &= times - 1
    const &= 2 * half - 1
    first = next((i + 1 for i in range(width - 1, 0, -1) if len(here[i]) > 1), 1)
    most = sum(len(row) << i for i, row in enumerate(here[:first]))
    for place in range(first, width):
        if not (const & (1 << place) - 1) + most >> place:
            made = _with_constant([row[0] if row else FALSE for row in here[place:]], const >> place, width - place)
            return None if made is None else (place, made)
        most += len(here[place]) << place
    return None


def _with_constant(made: list[int], const: int, width: int) -> list[int] | None:
    """The bits of a row and a constant that have no place in common, or one from which on all else is the constant's.

    A bit c at place k and -2**k are -2**k (1 - c), which is ~c in all places from k on.
    """
    for i in range(width):
        if const >> i & 1:
            if made[i]:
                if const >> i == (1 << width - i) - 1 and not any(made[i + 1:]):
                    return made[:i] + [made[i] ^ 1] * (width - i)
                return None
            made[i] = 1
    return made
