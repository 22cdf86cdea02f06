"""Bounds of integers as polynomials, and the normal form of what is taken several times."""

from __future__ import annotations

import random

from cipherwright.equality.arithmetic import Arithmetic
from cipherwright.equality.exact import Whole
from cipherwright.equality.forms import Forms
from tests.unit.test_equality_numbers import value_of, world


def test_words_whose_parts_are_moved_have_the_bounds_of_what_they_are() -> None:
    """A word with fours of bits exchanged; of random sums of parts the bounds are reached, and hold for all values."""
    whole, (x, y) = world(2, 16)
    exchanged = sum((x >> 12 - k & 15) * (1 << k) for k in (0, 4, 8, 12))
    assert whole.integers.paired(whole.of(exchanged * 3 - (y >> 1)).normal) == (-(1 << 15) + 1, 3 * 0xFFFF)
    assert whole.integers.paired(whole.of((x >> 4 & 15) * 17 + (x >> 12)).normal) == (0, 17 * 15 + 15)
    names, rng = {next(iter(one.view))[0]: i for i, one in enumerate((x, y))}, random.Random(8)
    for _ in range(30):
        times = [rng.choice((-300, -256, -1, 1, 2, 255)) for _ in range(4)]
        made = sum(((x >> k) * c for c, k in zip(times, (0, 3, 8, 13), strict=True)), start=y)
        normal = whole.of(made).normal
        low, high = whole.integers.paired(normal)
        found = [sum(c * (value >> k) for c, k in zip(times, (0, 3, 8, 13), strict=True)) for value in range(1 << 16)]
        assert (low, high) == (min(found), max(found) + 0xFFFF)
        assert value_of(whole.integers, normal, {n: (40_000, 5)[i] for n, i in names.items()}) == found[40_000] + 5


def test_a_word_that_has_a_bound_of_its_own_has_it_in_parts() -> None:
    whole = Whole(Arithmetic(Forms()), [])
    x = whole.of(whole.variable("x", 0, 999))    # 9 bits and a little: the part from place 4 on is at most 62
    assert whole.integers.paired(whole.of((x >> 2 & 3) * 100 + (x >> 4) + (x & 3)).normal) == (0, 300 + 62 + 3)
    less = whole.of(whole.variable("y", -5, 999))    # nothing is known of the parts of what may be less than nothing
    low, high = whole.integers.paired(whole.of((less >> 2 & 3) * 100 + (less >> 4) + (less & 3)).normal)
    assert low <= -1 and high >= 300 + 62 + 3


def test_a_carry_that_was_taken_several_times_is_that_of_the_whole_where_it_is_once() -> None:
    """floor((2**j A + 2**j floor(Y / 2**k)) / 2**(j + k)) has the normal form that all of it at once has."""
    whole, (a, b, c) = world(3, 32)
    carry = a + b >> 32
    wanted = whole.of(a + b + (c << 32) >> 64).normal
    assert whole.of(((carry + c) * 8 + (a >> 29)) >> 35).normal == wanted
    assert whole.of(((carry + c) * 8 + (a >> 28)) >> 35).normal != wanted    # which is 8 or more


def test_what_is_left_of_a_number_and_a_little_of_its_quotient_has_the_bounds_of_both() -> None:
    """As of a number less p times what is above 2**31 of it, where p is 2**31 - 1; and of bytes in another order."""
    whole, (x, y) = world(2, 32)
    names, rng = {next(iter(one.view))[0]: i for i, one in enumerate((x, y))}, random.Random(4)
    total = x * 3 + y
    for k, less, ends in ((31, (1 << 31) - 1, (0, (1 << 31) + 6)), (30, (1 << 30) + 2, (-30, (1 << 30) - 1))):
        view = whole.of(total - (total >> k) * less).normal
        assert whole.integers.paired(view) == ends
        for _ in range(200):
            values = [rng.getrandbits(32) | rng.choice((0, 0xFFFF0000)) for _ in range(2)]
            assert ends[0] <= value_of(whole.integers, view, {n: values[i] for n, i in names.items()}) <= ends[1]
    swapped = (x >> 8) * 65536 + (x >> 16) * 256 - (x >> 24) * 65535
    assert whole.of(swapped >> 21).normal == whole.of(x >> 13).normal
    assert whole.of(swapped + (x >> 24) * 65536 >> 21).normal != whole.of(x >> 13).normal
