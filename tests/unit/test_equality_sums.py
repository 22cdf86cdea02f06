"""Bits of sums: exclusive ors where no carry is, and one wherever words were cut."""

from __future__ import annotations

from typing import Any

from cipherwright.equality.cut_sums import CutSums
from cipherwright.equality.source import literals
from cipherwright.equality.words import bits_of, residue
from tests.unit.test_equality_formulas import value, world


def test_a_sum_of_multiples_of_a_word_with_zeros_has_places_without_carries() -> None:
    """As where code multiplies by a constant without carries: at most 15 in a column four bits wide, or too many."""
    a, samples = world()
    row = tuple(b for i in range(8) for b in (a.f.variables(("x", i), 1)[0], 0, 0, 0))
    x, y = bits_of(a, row), bits_of(a, [b for i in range(8) for b in (a.f.variables(("y", i), 1)[0], 0, 0, 0)])
    for times, most in ((0x10110, 32), (0x11111111, 32), (0x33333333, 32), (-0x10001, 32)):
        made = residue(a, [(x, times), (y, 1)], 32)
        pairs = zip(value(samples, x, 32), value(samples, y, 32), strict=True)
        assert value(samples, made, 32) == [p * times + q & (1 << most) - 1 for p, q in pairs]
    alone = [a.f.xor_all([row[4 * (i - k)] for k in (1, 2, 4) if i >= k]) for i in range(8)]
    assert residue(a, [(x, 0x10110)], 32).bits().row[::4] == tuple(alone[:8])


def test_bits_of_sums_are_one_wherever_words_were_cut() -> None:
    a, samples = world()
    x, y = a.f.variables("x", 32), a.f.variables("y", 32)

    def atom(x: Any, place: int) -> int:
        (found,) = a.f.contents[literals(x, 64)[place] >> 1]
        return found

    sums = CutSums(a.f, a)
    whole = residue(a, [(bits_of(a, x), 3), (bits_of(a, y), 1), (5, 1)], 64)
    halves = residue(a, [(bits_of(a, x[:20]), 3), (bits_of(a, x[20:]), 3 << 20), (bits_of(a, y), 1), (5, 1)], 64)
    short = residue(a, [(bits_of(a, x[:18]), 3), (bits_of(a, y[:18]), 1), (5, 1)], 64)
    other = residue(a, [(bits_of(a, x[:18]), 3), (bits_of(a, y[1:18]), 2), (5, 1)], 64)
    for place in (2, 9, 17):
        assert sums.of(atom(whole, place)) == sums.of(atom(halves, place)) == sums.of(atom(short, place))
        assert sums.of(atom(whole, place)) != sums.of(atom(other, place))
    assert sums.of(atom(whole, 18)) == sums.of(atom(halves, 18)) != sums.of(atom(short, 18))
    assert [v & 0x3ffff for v in value(samples, whole, 64)] == [v & 0x3ffff for v in value(samples, short, 64)]
