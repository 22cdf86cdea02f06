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


@pytest.mark.parametrize("width", [8, 32])
def test_low_bits_of_sums_in_longer_ones_are_what_they_are(width: int) -> None:
    """Sums that were cut, with the highest bit turned or not, less their words or others', as comparisons have them."""
    rng = random.Random(7 + width)
    f = Forms()
    a = Carries(f)
    samples = Sweep(f, a).samples
    a.widths({16, 64}, 32)
    x = f.variables("x", width)
    y = [f.xor_all([b, c]) for b, c in zip(x, f.variables("y", width), strict=True)]
    pool = [bits_of(a, [*row[:-1], row[-1] ^ turned])
            for row in (x, y, x[:5], [*f.variables("z", 5), *x[5:]]) for turned in (0, 1)]
    for _ in range(300):
        parts = [(rng.choice(pool), rng.choice((1, 1, 1, -1, 2))) for _ in range(rng.randrange(2, 4))]
        cut = literals(residue(a, [*parts, (rng.choice((0, 0, 1, 77, 1 << width - 1)), 1)], width), width)
        made = bits_of(a, [*cut[:-1], cut[-1] ^ rng.randrange(2)])
        pool[8:] = [*pool[8:], made][-8:]
        others = [(word, rng.choice((1, -1))) for word, _ in parts[:rng.randrange(1, 3)]]
        sum_ = [(made, rng.choice((1, -1, -1, 3))), *others]
        const = rng.choice((0, -1, 1, -2, 1 << width - 1, 1 << width))
        for size in (16, 32, 64):
            if size > width:
                whole = residue(a, [*sum_, (const, 1)], size)
                rows = zip(*(value(samples, word, size) for word, _ in sum_), strict=True)
                assert value(samples, whole, size) == [
                    const + sum(v * t for v, (_, t) in zip(one, sum_, strict=True)) & (1 << size) - 1 for one in rows]


@pytest.mark.parametrize("fault", [False, True])
def test_the_carry_of_a_word_and_itself_with_low_bits_set_is_its_highest_bit(fault: bool) -> None:
    """x + (x | y) has the bits of 2 x above those of y, and what compares its halves finds that: not its bit below."""
    f = Forms()
    a = Carries(f)
    Sweep(f, a)
    a.widths({64}, 32)
    x, y, ones = bits_of(a, f.variables("x", 64)), bits_of(a, f.variables("y", 16)), (1 << 32) - 1
    wanted = literals(residue(a, [(x, 1), (x | y, 1)], 64), 64)
    assert wanted[17:] == f.variables("x", 64)[16:63] and wanted[16] not in f.variables("x", 64)
    low = x & ones
    total = low + (low | y) & ones
    turned = (total ^ 1 << 31) & ones    # compared with their highest bits turned
    carry = bits_of(a, literals(residue(a, [(turned ^ 1 << 31, 1), (low ^ fault, -1)], 64), 64)[63:])
    high = bits_of(a, literals(((x >> 32) << 1 | carry) & ones, 32))
    assert (literals(total, 32) + literals(high, 32) == wanted) == (not fault)


@pytest.mark.parametrize("bits", [31, 32])
def test_a_bit_that_only_what_is_below_it_borrows_is_that_borrow(bits: int) -> None:
    """Bit 32 of 2^33 x + 2 y - 1, if y has 31 bits: the upper half is 2 x less it. If y has 32 it is not."""
    f = Forms()
    a = Carries(f)
    samples = Sweep(f, a).samples
    a.widths({64}, 32)
    x, y = bits_of(a, f.variables("x", 31)), bits_of(a, f.variables("y", bits))
    whole = literals(residue(a, [(x, 1 << 33), (y, 2), (-1, 1)], 64), 64)
    high = residue(a, [(x, 2), (bits_of(a, whole[32:33]), -1)], 32)
    assert (literals(high, 32) == whole[32:]) == (bits == 31)
    rows = zip(value(samples, x, 31), value(samples, bits_of(a, whole), 64), strict=True)
    assert value(samples, high, 32) == [2 * p - (q >> 32 & 1) & (1 << 32) - 1 for p, q in rows]


def test_an_exact_sum_is_that_modulo_more_too() -> None:
    """3 x + y + 3, and its complement, has 34 bits in all; what 33 of them are is no part of a longer sum."""
    f = Forms()
    a = Carries(f)
    samples = Sweep(f, a).samples
    a.widths({33, 34, 39}, 32)
    x, y = bits_of(a, f.variables("x", 32)), bits_of(a, f.variables("y", 32))
    wanted = literals(residue(a, [(x, 40), (y, 1), (40, 1)], 39), 39)
    turned = literals(residue(a, [(x, -3), (y, -1), (-4, 1)], 35), 35)
    for size in (34, 33):
        part = bits_of(a, [b ^ 1 for b in turned[:size]])
        made = residue(a, [(part, 1), (x, 37), (37, 1)], 39)
        assert (literals(made, 39) == wanted) == (size == 34)
        rows = zip(value(samples, part, 39), value(samples, x, 39), strict=True)
        assert value(samples, made, 39) == [p + 37 * q + 37 & (1 << 39) - 1 for p, q in rows]


def test_what_a_word_is_beside_zero_is_known_as_that_in_sums() -> None:
    """-x of 26 bits modulo 2^27, whose highest bit says whether x is something; less one it is not x's opposite."""
    f = Forms()
    a = Carries(f)
    Sweep(f, a)
    a.widths({27}, 32)
    x, y = bits_of(a, f.variables("x", 26)), bits_of(a, f.variables("y", 27))
    wanted = literals(residue(a, [(x, 1), (y, 1)], 27), 27)
    less = bits_of(a, literals(residue(a, [(x, -1)], 27), 27))
    assert literals(residue(a, [(less, -1), (y, 1)], 27), 27) == wanted
    other = bits_of(a, literals(residue(a, [(x, -1), (-1, 1)], 27), 27))
    assert literals(residue(a, [(other, -1), (y, 1)], 27), 27) != wanted


def test_results_are_one_by_their_lowest_place_and_what_complements_them() -> None:
    f = Forms()
    a = Carries(f)
    sweep = Sweep(f, a)
    a.widths({64}, 32)
    x, y, z = (bits_of(a, f.variables(name, 32)) for name in "xyz")
    rows = {name: literals(residue(a, parts, 64), 64) for name, parts in {
        "sum": [(x, 1), (y, 3), (5, 1)], "more": [(x, 1), (y, 3), (5 + (1 << 32), 1)],
        "above": [(x, 8), (y, 24), (z, 16), (8, 1)]}.items()}
    low = [f.variables(name, 32)[0] for name in "xy"]
    assert sweep.sums.same(rows["sum"][0], f.xor_all([*low, 1]))
    assert not sweep.sums.same(rows["sum"][0], f.xor_all(low))
    assert sweep.sums.same(rows["above"][3], f.xor_all([*low, 1]))
    assert not sweep.sums.same(rows["sum"][1], f.xor_all([f.variables(name, 32)[1] for name in "xy"]))
    assert sweep.same(rows["sum"][32], rows["more"][32] ^ 1) and not sweep.same(rows["sum"][32], rows["more"][32])
    assert not sweep.same(rows["sum"][33], rows["more"][33] ^ 1)
    for name, places in (("sum", (0, 1)), ("above", (3, 4))):    # samples do not decide what is shown
        assert all(sweep.samples.literal(rows[name][i]) not in (0, 1) for i in places)


@pytest.mark.parametrize("turned", [0, 1])
def test_a_word_or_its_complement_beside_zero_says_whether_it_is_nothing(turned: int) -> None:
    """x - 1 and -x of a word of 32 bits in 64, x as it is or 2^32 - 1 less it: above is whether x is zero, or not."""
    f = Forms()
    a = Carries(f)
    samples = Sweep(f, a).samples
    a.widths({64}, 32)
    row = f.variables("x", 32)
    none = 1
    for b in row:
        none = f.product(none, b ^ 1 ^ turned)
    x, full = bits_of(a, row), (1 << 32) - 1
    for times, const in ((1, -1), (-1, 0)):
        parts = [(x, -times), (times * full + const, 1)] if turned else [(x, times), (const, 1)]
        made = residue(a, parts, 64)
        high = {literals(made, 64)[i] for i in range(32, 64)}
        assert high == {none ^ (times < 0)}
        numbers = value(samples, bits_of(a, [b ^ turned for b in row]), 32)
        assert value(samples, made, 64) == [times * v + const & (1 << 64) - 1 for v in numbers]


@pytest.mark.parametrize("taken", [1, -1])
def test_what_is_above_the_low_bits_counts_where_a_word_is_turned(taken: int) -> None:
    """s is x + (x | y), made of x with its highest bit turned: in s - x that bit is above what s has."""
    f = Forms()
    a = Carries(f)
    samples = Sweep(f, a).samples
    a.widths({64}, 32)
    x, y, top, ones = bits_of(a, f.variables("x", 32)), bits_of(a, f.variables("y", 16)), 1 << 31, (1 << 32) - 1
    s = bits_of(a, [*literals((x ^ top) + (x | y) & ones, 32)[:31], literals((x ^ top) + (x | y) + top & ones, 32)[31]])
    carry = literals(residue(a, [(s, taken), (x, -taken), (-1 if taken < 0 else 0, 1)], 64), 64)
    assert {b >> 1 for b in carry[32:]} == {f.variables("x", 32)[31] >> 1}
    rows = zip(value(samples, x, 32), value(samples, y, 16), strict=True)
    assert value(samples, bits_of(a, carry), 64) == [
        taken * ((p + (p | q) & ones) - p) - (taken < 0) & (1 << 64) - 1 for p, q in rows]


@pytest.mark.parametrize("fault", [False, True])
def test_a_carry_of_a_sum_and_a_word_is_that_by_itself(fault: bool) -> None:
    """The source has the carry of x + y where x is z + 5; code compares the sum, whose words are z and y, with x."""
    f = Forms()
    a = Carries(f)
    Sweep(f, a)
    a.widths({33}, 32)
    y, z, ones = bits_of(a, f.variables("y", 32)), bits_of(a, f.variables("z", 32)), (1 << 32) - 1
    x = bits_of(a, literals(z + 5 & ones, 32))
    wanted = literals(residue(a, [(x, 1), (y, 1)], 33), 33)[32]
    total = bits_of(a, literals((y + z if fault else y + x) & ones, 32))
    assert (literals(residue(a, [(total, 1), (x, -1)], 64), 64)[32] == wanted) == (not fault)
