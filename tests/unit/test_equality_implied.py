"""Forms that are true only where others are, words that have no bit in common, and amounts that are sums."""

from __future__ import annotations

import random

import pytest

from cipherwright.equality.arithmetic import Arithmetic
from cipherwright.equality.carries import Carries
from cipherwright.equality.forms import Forms
from cipherwright.equality.source import by_amount, literals
from cipherwright.equality.sweep import Sweep
from cipherwright.equality.words import Bits, Number, bits_of, residue
from tests.unit.test_equality_formulas import value, world

ONES = (1 << 32) - 1


def test_products_of_random_forms_are_those_of_their_bits() -> None:
    rng = random.Random(12)
    a, samples = world()
    for in_code in (False, True):
        a.f.in_code = in_code
        pool = [a.f.variables(("x", in_code), 6)[i] for i in range(6)]
        for _ in range(400):
            x, y = rng.choice(pool[:6] + pool[-9:]), rng.choice(pool[:6] + pool[-9:])
            x, y = x ^ rng.randrange(2), y ^ rng.randrange(2)
            both = a.f.product(x, y)
            assert samples.literal(both) == samples.literal(x) & samples.literal(y)
            pool += [both, a.f.xor(x, both)]


def test_what_a_mask_leaves_of_two_words_is_never_true_together() -> None:
    f = Forms()
    x, y, m, u, v = (f.variables(name, 1)[0] for name in "xymuv")
    taken, left = f.product(f.product(x, u), m), f.product(f.xor(y, f.product(u, v)), m ^ 1)
    assert f.product(taken, left) == 0
    assert f.product(taken, u) == f.product(taken, m) == taken    # which it wants
    assert f.product(left, m) == f.product(f.product(left, v), taken) == 0
    for other in (f.product(y, m), f.product(y, u), f.xor(left, v), f.xor(left, m)):
        assert f.product(taken, other) not in (0, taken)


def chosen(x: Number, y: Number, m: Number, way: int) -> tuple[Number, Number]:
    """What a mask leaves of one word and its complement of another, of which the one, the other or both are turned."""
    one, other = x & m, y & ~m & ONES
    return (~one & ONES if way & 1 else one), (~other & ONES if way & 2 else other)


@pytest.mark.parametrize("way", range(4))
@pytest.mark.parametrize("fault", [False, True])
def test_words_without_a_bit_in_common_are_one_word_in_a_sum(way: int, fault: bool) -> None:
    """Also where one is taken away, as its complement is added then; not where one bit of the mask is another."""
    f = Forms()
    a = Arithmetic(f)
    samples = Sweep(f, a).samples
    x, y, bit, other = f.variables("x", 32), f.variables("y", 32), f.variables("m", 1)[0], f.variables("n", 1)[0]
    wanted = residue(a, [(bits_of(a, [f.xor(q, f.product(bit, f.xor(p, q))) for p, q in zip(x, y, strict=True)]), 3),
                         (7, 1)], 32)
    f.in_code = True
    mask = bits_of(a, [bit] * 32)
    one, rest = chosen(bits_of(a, x), bits_of(a, y), mask, way)
    if fault:
        rest = bits_of(a, (f.product(y[0], other), *literals(rest, 32)[1:]))
    signs = 1 - 2 * (way & 1), 1 - (way & 2)
    made = residue(a, [(one, 3 * signs[0]), (rest, 3 * signs[1]), (7 - 3 * (way & 1) - 3 * (way >> 1), 1)], 32)
    rows = zip(value(samples, one, 32), value(samples, rest, 32), strict=True)
    turned = 7 - 3 * (way & 1) - 3 * (way >> 1)
    assert value(samples, made, 32) == [3 * signs[0] * p + 3 * signs[1] * q + turned & ONES for p, q in rows]
    assert (literals(made, 32) == literals(wanted, 32)) == (not fault)


@pytest.mark.parametrize("fault", [False, True])
def test_a_rotation_in_steps_by_bits_of_long_sums_is_that_by_their_value(fault: bool) -> None:
    """Each bit of the amount is the exclusive-or of sums of 32 bits, which have more bits than can have all values."""
    f = Forms()
    a = Arithmetic(f)
    Sweep(f, a)
    word = bits_of(a, f.variables("x", 32))
    p, q = (residue(a, [(bits_of(a, f.variables(name, 32)), 1), (0x1234567, 1)], 32) for name in "yz")
    amount = (p >> 13 ^ q >> 3) & 31
    wanted = by_amount(a, "rotl", word, amount, 32)
    f.in_code = True
    for step in range(5):
        turned = (word << (1 << step) | word >> 32 - (1 << step)) & ONES
        by = literals(amount, 5)[step if not fault or step < 3 else 2]
        assert isinstance(word, Bits) and isinstance(turned, Bits)
        word = bits_of(a, [f.xor(x, f.product(by, f.xor(x, y))) for x, y in zip(word.wide(32), turned.wide(32),
                                                                                 strict=True)])
    assert (literals(word, 32) == literals(wanted, 32)) == (not fault)


@pytest.mark.parametrize("fault", [False, True])
def test_what_a_mask_leaves_of_long_forms_is_one_word_in_a_sum(fault: bool) -> None:
    """Bits of 24 variables, without those of the mask, have names; not where one bit of the mask is another."""
    f = Forms()
    a = Arithmetic(f)
    samples = Sweep(f, a).samples
    x, y = f.variables("x", 8), [f.xor_all(f.variables(("y", i), 24)) for i in range(8)]
    m = f.variables("m", 8)
    word = bits_of(a, [f.xor(q, f.product(b, f.xor(p, q))) for p, q, b in zip(x, y, m, strict=True)])
    wanted = residue(a, [(word, 3), (7, 1)], 32)
    f.in_code = True
    one = bits_of(a, [f.product(p, b) for p, b in zip(x, m, strict=True)])
    other = (m[0], m[2], *m[2:]) if fault else m
    rest = bits_of(a, [f.product(q, b ^ 1) for q, b in zip(y, other, strict=True)])
    assert {f.atoms[n][0] for n in f.contents[literals(rest, 8)[0] >> 1]} == {"name"}
    made = residue(a, [(one, 3), (rest, 3), (7, 1)], 32)
    rows = zip(value(samples, one, 32), value(samples, rest, 32), strict=True)
    assert value(samples, made, 32) == [3 * p + 3 * q + 7 & ONES for p, q in rows]
    assert (literals(made, 32) == literals(wanted, 32)) == (not fault)


@pytest.mark.parametrize("fault", [False, True])
def test_what_a_mask_leaves_and_what_it_takes_are_the_word_in_the_source_too(fault: bool) -> None:
    f = Forms()
    a = Carries(f)
    samples = Sweep(f, a).samples
    a.widths({32}, 32)
    x, y, m = (f.variables(name, 32) for name in "xym")
    taken = bits_of(a, [f.product(p, b) for p, b in zip(x, m, strict=True)])
    left = bits_of(a, [f.product(q, b ^ 1) for q, b in zip(x, (m[1], *m[1:]) if fault else m, strict=True)])
    made = residue(a, [(taken, 1), (left, 1), (bits_of(a, y), 1)], 32)
    wanted = residue(a, [(bits_of(a, x), 1), (bits_of(a, y), 1)], 32)
    rows = zip(*(value(samples, one, 32) for one in (taken, left, bits_of(a, y))), strict=True)
    assert value(samples, made, 32) == [sum(row) & ONES for row in rows]
    assert (literals(made, 32) == literals(wanted, 32)) == (not fault)
