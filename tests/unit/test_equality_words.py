"""Words that code makes of parts: quotients of sums, products of parts, integers multiplied out; bits of copies."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cipherwright.equality.arithmetic import Arithmetic
from cipherwright.equality.carries import Carries
from cipherwright.equality.exact import Exact, Whole
from cipherwright.equality.forms import COPY, MIXED, Forms, Unknown
from cipherwright.equality.mixed import Mixed
from cipherwright.equality.samples import Near, Samples
from cipherwright.equality.source import literals
from cipherwright.equality.sweep import Sweep
from cipherwright.equality.words import Bits, Number, bits_of, residue
from tests.unit.test_equality_formulas import value
from tests.unit.test_equality_numbers import STEPS, value_of, world

ONES = (1 << 32) - 1
LONG = (1 << 64) - 1


# -- products of parts ------------------------------------------------------------------------------------------------
def upper_half(x: Number, y: Number, fault: int = 0) -> Number:
    """The upper half of a product of 64 bits as 32-bit code makes it."""
    (a, b), (c, d) = ((z & ONES, z >> 32) for z in (x, y))
    low, one, other, high = a * c & LONG, a * d & LONG, b * c & LONG, b * d & LONG
    middle = one + (low >> 32) & LONG
    carried = other + (middle & ONES) & LONG
    return high + (middle >> 32) + (carried >> 32 + (fault == 1)) - (fault == 2) & LONG


@pytest.mark.parametrize("fault", [0, 1, 2])
def test_the_upper_half_of_a_product_is_that_of_the_products_of_parts(fault: int) -> None:
    f = Forms()
    a = Carries(f)
    samples = Sweep(f, a).samples
    a.widths({64}, 32, {64})
    x, y = (bits_of(a, f.variables(i, 64)) for i in range(2))
    whole = x * y >> 64 & LONG
    assert value(samples, whole, 64) == [p * q >> 64 for p, q in zip(value(samples, x, 64), value(samples, y, 64),
                                                                      strict=True)]
    made = upper_half(x, y, fault)
    pairs = zip(value(samples, x, 64), value(samples, y, 64), strict=True)
    assert value(samples, made, 64) == [upper_half(p, q, fault) for p, q in pairs]
    assert (literals(made, 64) == literals(whole, 64)) == (not fault)


def test_all_of_a_sum_from_a_place_on_is_a_quotient_of_it() -> None:
    """Added to another word it is the sum of both, from that place on; of a part of it, and of another sum, it is not.
    """
    f = Forms()
    a = Carries(f)
    Sweep(f, a)
    a.widths({64}, 32)
    x, y, z = (bits_of(a, f.variables(i, 32)) for i in range(3))
    total = residue(a, [(x, 0x30000001), (y, 5)], 64)
    wanted = literals(residue(a, [(x, 0x30000001), (y, 5), (z, 1 << 32)], 64), 64)[32:]
    assert literals((total >> 32) + z & ONES, 32) == wanted
    assert literals((total >> 32 & 0x3FF) + z & ONES, 32) != wanted
    assert literals((total >> 33) + z & ONES, 32) != wanted


# -- integers that are multiplied out ---------------------------------------------------------------------------------
def expanded(count: int, bits: int) -> tuple[Whole, list[Exact]]:
    whole, made = world(count, bits)
    whole.opaque = whole.expanded = whole.integers.expanded = True
    return whole, made


@pytest.mark.parametrize("fault", [0, 1, 2])
def test_a_product_of_parts_is_one_polynomial(fault: int) -> None:
    """Of words of the input, and of sums of them, whose bounds are not those of their parts."""
    whole, (a, b, c, d) = expanded(4, 32)
    x, y = whole.of(a + (b << 32)), whole.of(c + (d << 32))
    assert (whole.of(upper_half(x, y, fault)).normal == whole.of(x * y >> 64).normal) == (not fault)


def test_numbers_that_are_multiplied_out_are_what_they_are() -> None:
    """Random steps, bits that are turned among them: the value is that of integers, and within its bounds."""
    rng = random.Random(7)
    for _ in range(12):
        whole, start = expanded(3, 32)
        inputs = [[rng.choice((0, ONES, 1 << 31, rng.getrandbits(32))) for _ in start] for _ in range(12)]
        names = [next(iter(x.view))[0] for x in start]
        made: list[tuple[Any, list[int]]] = [(x, [row[i] for row in inputs]) for i, x in enumerate(start)]
        for _ in range(14):
            (x, xs), (y, ys) = rng.choice(made), rng.choice(made)
            k, turned = rng.randrange(1, 31), rng.choice((1 << 31, 0xFF00, ONES, -1, rng.getrandbits(32)))
            step = rng.choice([*STEPS, lambda x, y, k, turned=turned: (x & ONES) ^ turned])
            one = step(x, y, k)
            values = [step(p, q, k) for p, q in zip(xs, ys, strict=True)]
            if isinstance(one, int):
                assert {*values} == {one}
                continue
            number = whole.of(one)
            assert all(number.low <= v <= number.high for v in values)
            for view in (number.view, number.normal):
                assert [value_of(whole.integers, view, dict(zip(names, row, strict=True))) for row in inputs] == values
            made.append((one, values))


def test_half_more_is_twice_less_once() -> None:
    """floor(y + 1/2) = floor(2 y) - floor(y), as comparisons with a sign have it; of another constant it is not."""
    whole, (x, y) = expanded(2, 32)
    for more, same in ((1 << 31, True), ((1 << 31) + 1, False)):
        one, other = whole.of(x + y + more >> 32), whole.of((x + y >> 31) - (x + y >> 32))
        assert (one.normal == other.normal) == same


def test_bits_of_numbers_are_called_after_words() -> None:
    """The upper half of a sum has the bits that it has in the sum, and these are that number again, also turned."""
    whole, (a, b, c, d) = expanded(4, 32)
    total = whole.of((a + (b << 32)) + (c + (d << 32)) & LONG)
    upper = whole.of(b + d + (a + c >> 32) & ONES)
    assert literals(total, 64)[32:] == literals(upper, 32) != literals(whole.of(b + d & ONES), 32)
    row = literals(total, 64)
    assert whole.of(bits_of(whole.a, row)).normal == total.normal
    assert whole.of(bits_of(whole.a, [b ^ 1 for b in row])).normal == whole.of(LONG - total).normal


# -- bits of several copies -------------------------------------------------------------------------------------------
def copies() -> tuple[Arithmetic, list[Bits]]:
    """A word of 8 bits, each of a copy of its own, and the same of others; and one that copies share."""
    a = Arithmetic(Forms(copies=True))
    Sweep(a.f, a)
    a.f.mixed = Mixed(a.f).xor
    rows = [[a.f.variables_of(name, 1, copy + 1)[0] for copy in range(8)] for name in "xy"]
    return a, [Bits(a, tuple(row)) for row in (*rows, a.f.variables("key", 8))]


@pytest.mark.parametrize("mask, same", [(0x55, True), (0x54, False)])
def test_bits_of_copies_are_exchanged(mask: int, same: bool) -> None:
    """As by t = (x >> 1 ^ y) & m; y ^= t; x ^= t << 1; with words that copies share added on the way, too."""
    _, (x, y, key) = copies()
    t = (x >> 1 ^ y ^ key ^ -1) & mask
    one, other = literals(y ^ t ^ (key ^ -1) & mask, 8), literals(x ^ t << 1 ^ ((key ^ -1) & mask) << 1, 8)
    before = literals(x, 8), literals(y, 8)
    assert (one == tuple(before[1][i] if i % 2 else before[0][i + 1] for i in range(8))) == same
    assert (other == tuple(before[1][i - 1] if i % 2 else before[0][i] for i in range(8))) == same


def test_what_is_of_several_copies_is_known_by_its_parts_alone() -> None:
    """A product with it is of no copy that there is, and with one of a copy there is none."""
    a, (x, y, key) = copies()
    mixed = a.f.xor(x.row[0], y.row[1])
    assert mixed >> COPY == MIXED and mixed == a.f.xor(y.row[1] ^ 1, x.row[0] ^ 1)
    assert a.f.xor(mixed, x.row[0]) == y.row[1] and a.f.xor(mixed, mixed ^ 1) == 1
    assert a.f.product(mixed, key.row[0]) >> COPY == MIXED
    with pytest.raises(Unknown):
        a.f.product(mixed, x.row[0])


# -- samples ----------------------------------------------------------------------------------------------------------
def test_sums_of_small_numbers_differ_for_words_near_nothing() -> None:
    """The high bits of w + 29 and of w + 30, which are the same in nearly all samples."""
    a = Arithmetic(Forms())
    near = Near(a.f, a, 0, 8)
    row = [b for at in range(8) for b in a.f.variables(("in", 0, "block", at), 8)]
    x = bits_of(a, row)
    one, other = ((x + more & LONG).bits().row[50] for more in (29, 30))
    assert near.literal(one) != near.literal(other)
    assert value(near, x, 64)[:64] == [LONG - k for k in range(64)]
    assert {type(s) for s in Sweep(a.f, a).others} == {Samples, Near}
