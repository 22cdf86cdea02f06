"""Bits of sums: exclusive ors where no carry is, and one wherever words were cut."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cipherwright.equality.carries import Carries
from cipherwright.equality.cut_sums import TRUE, CutSums
from cipherwright.equality.forms import Forms
from cipherwright.equality.samples import Samples
from cipherwright.equality.source import literals
from cipherwright.equality.sweep import Sweep
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


def test_bits_of_sums_are_one_but_for_what_only_complements_them() -> None:
    """2^i added turns bit i, and so does the sum from -1; 2^i does not do that one place above."""
    a, samples = world()
    x, y = (bits_of(a, a.f.variables(name, 32)) for name in "xy")
    sums = CutSums(a.f, a)

    def all_of(x: Any, place: int) -> frozenset[int]:
        literal = literals(x, 32)[place]
        return sums.in_all(a.f.contents[literal >> 1]) ^ ({TRUE} if literal & 1 else set())

    one = residue(a, [(x, 3), (y, 1), (0x123, 1)], 32)
    more = residue(a, [(x, 3), (y, 1), (0x163, 1)], 32)
    less = residue(a, [(x, -3), (y, -1), (-0x124, 1)], 32)
    assert all_of(one, 5) == all_of(more, 5)
    assert all_of(one, 6) == all_of(more, 6) ^ {TRUE}
    assert all_of(one, 7) not in (all_of(more, 7), all_of(more, 7) ^ {TRUE})
    for place in range(32):
        assert all_of(one, place) == all_of(less, place) ^ {TRUE}
    pairs = zip(value(samples, x, 32), value(samples, y, 32), strict=True)
    assert value(samples, less, 32) == [-3 * p - q - 0x124 & (1 << 32) - 1 for p, q in pairs]


def closer() -> tuple[Carries, Samples]:
    """As a proof is that looks closer."""
    f = Forms()
    a = Carries(f)
    a.widths({16, 24}, 32)
    return a, Samples(f, a)


def test_parts_of_a_sum_one_above_the_other_are_that_sum() -> None:
    """As where code adds the halves of a sum by themselves: the upper one as it is, or as its complement, less."""
    a, samples = closer()
    x, y, z = (bits_of(a, a.f.variables(name, 64)) for name in "xyz")
    total = residue(a, [(x, 1), (y, 1), (5, 1)], 64)
    row = literals(total, 64)
    low, high, other = bits_of(a, row[:32]), bits_of(a, row[32:]), bits_of(a, [b ^ 1 for b in row[32:]])
    whole = residue(a, [(total, 1), (z, 1)], 64)
    parts = residue(a, [(low, 1), (high, 1 << 32), (z, 1)], 64)
    turned = residue(a, [(low, 1), (other, -1 << 32), ((1 << 32) - 1 << 32, 1), (z, 1)], 64)
    near = residue(a, [(low, 1), (other, -1 << 32), ((1 << 32) - 2 << 32, 1), (z, 1)], 64)
    elsewhere = residue(a, [(low, 1), (high, 1 << 31), (z, 1)], 64)
    wanted = literals(whole, 64)
    assert literals(parts, 64) == wanted == literals(turned, 64)
    for sum_ in (near, elsewhere):
        assert literals(sum_, 64)[32:] != wanted[32:]
    numbers = [value(samples, n, 64) for n in (low, high, other, z)]
    assert value(samples, near, 64) == [p - (r << 32) + ((1 << 32) - 2 << 32) + s & (1 << 64) - 1
                                        for p, _, r, s in zip(*numbers, strict=True)]


def test_a_bit_of_a_sum_has_one_name_and_a_small_one_its_sign() -> None:
    """Of what is modulo more only the places are named that a sum modulo less has not."""
    a, samples = closer()
    x, y = (bits_of(a, a.f.variables(name, 64)) for name in "xy")
    row = literals(residue(a, [(x, 1), (y, 1)], 64), 64)
    assert [atom[0] for atom in a.f.atoms].count("sum") == 64
    assert row[:24] == literals(residue(a, [(x, 1), (y, 1)], 24), 24)
    b = bits_of(a, a.f.variables("b", 8))
    for less, places in ((1, 8), (300, 15)):
        signed = literals(residue(a, [(b, 1), (-less, 1)], 64), 64)
        assert {*signed[places:]} == {signed[-1]}
        assert value(samples, bits_of(a, signed), 64) == [p - less & (1 << 64) - 1 for p in value(samples, b, 8)]
    far = literals(residue(a, [(b, 1), (-40_000, 1)], 64), 64)
    assert value(samples, bits_of(a, far), 64) == [p - 40_000 & (1 << 64) - 1 for p in value(samples, b, 8)]


def test_a_word_that_is_a_constant_less_another_is_that_in_a_wider_sum_too() -> None:
    """Its multiple modulo 2**32 is 2**32 - 1, which modulo more is not -1: code that adds 4 to a byte has no carry."""
    f = Forms()
    a = Carries(f)
    samples = Sweep(f, a).samples
    a.widths({41}, 32)
    byte = bits_of(a, f.variables("x", 8))
    less = bits_of(a, literals(residue(a, [(byte, -1), (259, 1)], 32), 32))
    for width in (33, 41, 64):
        made = residue(a, [(less, 1), (byte, 3)], width)
        assert value(samples, made, width) == [259 + 2 * x for x in value(samples, byte, 8)]
    other = residue(a, [(byte, -1), (255, 1)], 32)
    assert less - other >> 32 & 1 == 0    # 259 - x is never below 255 - x


def test_sums_of_literals_and_a_constant_are_what_they_are() -> None:
    """Words and their low bits, added and taken away, with constants: whether they have places in common or not."""
    rng = random.Random(4)
    f = Forms()
    a = Carries(f)
    samples = Sweep(f, a).samples
    a.widths({64}, 32)
    row = f.variables("x", 8)
    for _ in range(300):
        parts = []
        for _ in range(rng.randrange(1, 4)):
            low = rng.randrange(8)
            word = bits_of(a, [b ^ rng.randrange(2) for b in row[low:rng.randrange(low + 1, 9)]])
            parts.append((word, rng.choice((1, -1, 2, -2, 3)) << rng.choice((0, 1, low))))
        const = rng.choice((0, 1, -1, -2, 128, -128, -256, 1 << 31, 3 << 30, rng.getrandbits(32)))
        made = residue(a, [*parts, (const, 1)], 32)
        rows = zip(*(value(samples, word, 8) for word, _ in parts), strict=True)
        assert value(samples, made, 32) == [const + sum(v * t for v, (_, t) in zip(one, parts, strict=True))
                                            & (1 << 32) - 1 for one in rows]


@pytest.mark.parametrize("way", [0, 1, 2])
def test_three_times_a_word_in_halves_is_that_of_the_whole(way: int) -> None:
    """The carry of x + x is x's highest bit, as code finds it that compares the sum with x; not the bit below (1)."""
    f = Forms()
    a = Carries(f)
    Sweep(f, a)
    a.widths({64}, 32)
    ones, x, y = (1 << 32) - 1, bits_of(a, f.variables("x", 32)), bits_of(a, f.variables("y", 32))
    whole = residue(a, [(x, 3), (y, 3 << 32)], 64)
    twice = x + x & ones
    carry = twice - x >> 32 & 1
    assert literals(carry, 1) == (f.variables("x", 32)[31],)
    thrice = twice + x & ones
    high = y + y + (x >> 30 & 1 if way == 1 else carry) + y + (thrice - (twice if way == 2 else x) >> 32 & 1) & ones
    assert literals(thrice, 32) == literals(whole, 64)[:32]
    assert (literals(high, 32) == literals(whole, 64)[32:]) == (way != 1)


@pytest.mark.parametrize("fault", [False, True])
def test_half_of_an_even_sum_is_that_in_other_sums(fault: bool) -> None:
    """x + x x and its complement, from place 1 on: twice that, added, is the sum; not twice what is from place 2 on."""
    f = Forms()
    a = Carries(f)
    samples = Sweep(f, a).samples
    a.widths({32, 64}, 32)
    x, y, ones = bits_of(a, f.variables("x", 8)), bits_of(a, f.variables("y", 32)), (1 << 32) - 1
    square = (x * 0x1010101 & ones) * x & ones
    wanted = residue(a, [(x, 1), (square, 1), (y, 1)], 32)
    literals(wanted, 32)
    f.in_code = True
    row = literals(x + square & ones, 32)
    assert row[0] == 0 and 0 not in row[1:]
    half = bits_of(a, row[1 + fault:])
    rest = bits_of(a, [b ^ 1 for b in row[1 + fault:]])
    low, top = value(samples, half, 32), (1 << 31 - fault) - 1
    for made, numbers in ((residue(a, [(half, 2), (y, 1)], 32), [2 * v for v in low]),
                          (residue(a, [(rest, -2), (y, 1), (2 * top, 1)], 32), [2 * v for v in low])):
        assert value(samples, made, 32) == [n + v & ones for n, v in zip(numbers, value(samples, y, 32), strict=True)]
        assert (literals(made, 32) == literals(wanted, 32)) == (not fault)
    wide = residue(a, [(half, 2), (y, 1)], 64)    # in a sum modulo more it may not be the sum, which has a carry there
    assert value(samples, wide, 64) == [2 * v + w for v, w in zip(low, value(samples, y, 32), strict=True)]


def test_only_a_word_in_the_highest_place_is_the_same_with_its_highest_bit_turned() -> None:
    """A multiple of the other one that is elsewhere stays what it is, also if that was made later."""
    a, samples = closer()
    row = a.f.variables("x", 31)
    x, y = bits_of(a, row), bits_of(a, [*row[:-1], row[-1] ^ 1])
    for one, other, times in ((x, y, 6), (y, x, 6), (x, y, 1 << 33), (y, x, 1 << 33), (x, y, 3 << 33)):
        made = residue(a, [(one, -1 << 33), (other, times), (5, 1)], 64)
        pairs = zip(value(samples, one, 64), value(samples, other, 64), strict=True)
        assert value(samples, made, 64) == [(q * times - (p << 33)) + 5 & (1 << 64) - 1 for p, q in pairs]
