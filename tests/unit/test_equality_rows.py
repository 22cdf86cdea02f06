"""Bits of numbers modulo a constant beside other data: rows of literals, twins, indices, least forms of products."""

from __future__ import annotations

import random
from collections.abc import Callable

from cipherwright.equality.arithmetic import Arithmetic
from cipherwright.equality.exact import Exact, Whole
from cipherwright.equality.field import Residues
from cipherwright.equality.forms import Forms
from cipherwright.equality.integers import ONE
from cipherwright.equality.part_products import in_parts
from cipherwright.equality.samples import Samples
from cipherwright.equality.source import literals
from cipherwright.equality.words import Number, Residue, bits_of
from tests.unit.test_equality_numbers import value_of

P = (1 << 130) - 5


def opaque() -> Whole:
    """Integers beside which there is logic on bits."""
    whole = Whole(Arithmetic(Forms()), [])
    whole.opaque = True
    return whole


def normal(whole: Whole, x: Number) -> dict[tuple[int, ...], int]:
    """A number in normal form."""
    return whole.of(x).normal


def test_literals_that_are_moved_or_complemented_are_parts_of_the_word_they_were_met_in() -> None:
    whole = opaque()
    row = whole.a.f.variables("other", 32)
    word = whole.of(bits_of(whole.a, row))
    assert normal(whole, bits_of(whole.a, row[8:16])) == normal(whole, word >> 8 & 0xFF)
    assert normal(whole, bits_of(whole.a, (0, 0, *row[:6]))) == normal(whole, (word & 0x3F) * 4)
    assert normal(whole, bits_of(whole.a, [b ^ 1 for b in row[8:16]])) == normal(whole, 0xFF - (word >> 8 & 0xFF))
    assert normal(whole, bits_of(whole.a, row[9:17])) != normal(whole, word >> 8 & 0xFF)
    assert normal(whole, bits_of(whole.a, row[3:4] * 5)) == normal(whole, (word >> 3 & 1) * 31)


def test_only_literals_that_are_shown_to_be_equal_are_one_bit() -> None:
    whole, equal = opaque(), set[tuple[int, int]]()
    p, q, r = whole.a.f.variables("other", 3)
    whole.sample, whole.same = (lambda literal: 5), (lambda x, y: (x, y) in equal)
    first = normal(whole, bits_of(whole.a, (p,)))
    equal.add((q, p))
    assert normal(whole, bits_of(whole.a, (q,))) == first
    assert normal(whole, bits_of(whole.a, (q ^ 1,))) == {ONE: 1, **{mono: -1 for mono in first}}
    assert normal(whole, bits_of(whole.a, (r,))) != first


def test_bits_named_after_a_number_are_the_number_again() -> None:
    whole = opaque()
    x, y = (whole.of(whole.variable(("x", i), 0, (1 << 32) - 1)) for i in range(2))
    product = whole.of(x * y & 0xFFFFFFFF)
    bits = product.bits()
    assert normal(whole, bits >> 4 & 0xFF) == normal(whole, product >> 4 & 0xFF)
    assert normal(whole, bits >> 5 & 0xFF) != normal(whole, product >> 4 & 0xFF)


STEPS: list[Callable[[Number, Number, int, int, int], Number]] = [
    lambda x, y, k, low, mask: (x - y * 3 >> k) + 5000 & mask, lambda x, y, k, low, mask: (x * 5 & mask) & -1 << low,
    lambda x, y, k, low, mask: ((x - y >> k) - (y - x * 2 >> low)) & mask]


def test_differences_that_are_cut_have_the_bits_of_integers() -> None:
    rng, whole = random.Random(8), opaque()
    a = whole.a
    a.whole, whole.twins = whole, True
    samples = Samples(a.f, a)
    rows = [a.f.variables(("in", 0, "entry", at), 8) for at in (0, 4)]
    (x, xs), (y, ys) = ((bits_of(a, row), samples.values(row)) for row in rows)
    seen = 0
    for _ in range(40):
        k, low, mask = rng.randrange(1, 12), rng.randrange(9), (1 << rng.randrange(8, 20)) - 1
        for how in STEPS:
            made = how(x, y, k, low, mask)
            wanted = [how(p, q, k, low, mask) for p, q in zip(xs, ys, strict=True)]
            if isinstance(made, Exact):
                seen += 1
                assert samples.values(literals(made.bits(), 24)) == wanted
    assert seen > 50


def test_an_index_in_whose_sum_a_constant_wraps_is_not_less_than_nothing() -> None:
    whole = opaque()
    x = whole.of(bits_of(whole.a, whole.a.f.variables(("in", 0, "entry", 0), 32)))
    made = whole.address(whole.of((x + 4 & 7) * 8 + 0x1000), 32)
    assert isinstance(made, Residue) and made.const == 0x1000
    index = whole.of(x + 4 & 7)
    assert literals(made, 6)[3:] == literals(index, 3) != literals(whole.of(x + 5 & 7), 3)


def test_products_of_parts_have_the_bounds_of_the_parts() -> None:
    """Of random polynomials in a word, what is above two places of it, and another word: no value is outside."""
    rng, tight = random.Random(9), 0
    quotients = {1: (frozenset({((0,), 1)}), 16), 2: (frozenset({((0,), 1)}), 20)}
    low, high = [0, 0, 0, -3], [(1 << 32) - 1, (1 << 16) - 1, (1 << 12) - 1, 9]
    square = {(0, 0): 1, (0, 1): -1 << 17, (1, 1): 1 << 32, (0,): 1, (1,): -1 << 16}
    assert in_parts(square, quotients, low, high) == (0, 0xFFFF * 0xFFFF + 0xFFFF)
    assert in_parts({(0, 3): 1}, quotients, low, high) is None    # no parts
    for _ in range(200):
        x = {tuple(sorted(rng.choices(range(4), k=rng.randrange(1, 4)))): rng.randrange(-9, 9) for _ in range(4)}
        found = in_parts(x, quotients, low, high)
        for word in (0, high[0], rng.getrandbits(32), rng.getrandbits(16), 0xFFFF0000):
            values = [word, word >> 16, word >> 20, rng.randrange(-3, 10)]
            total = 0
            for mono, times in x.items():
                for atom in mono:
                    times *= values[atom]
                total += times
            assert found is None or found[0] <= total <= found[1]
            tight += found is not None
    assert tight > 100


def test_the_least_form_of_a_short_square_is_the_square() -> None:
    whole = opaque()
    field = Residues(whole)
    field.modulus = P
    word = whole.of(whole.variable(("x", 0), 0, (1 << 32) - 1))
    short = whole.of(word & 0xFFFF)
    code = whole.of(short * short + short + 7)
    x = {m: c % P for m, c in short.normal.items()}
    named = field._named(x)
    by_name = {tuple(sorted(m + n)): c * d % P for m, c in x.items() for n, d in named.items()}
    for square in (field._product(x, x), by_name):
        total = {ONE: 7, **square}
        for mono, c in x.items():
            total[mono] = (total.get(mono, 0) + c) % P
        made = whole.of(field.least(total))
        assert field.unseen == 0 and made.normal == code.normal
        assert made.normal != whole.of(code + 1).normal
    less = whole.of(field.least({ONE: P - 1, **field._product(x, x)}))    # it may be less than nothing
    (atom,), = word.view
    for number in (0, 1, 0xFFFF, 1 << 16, (1 << 32) - 1):
        wanted = ((number & 0xFFFF) ** 2 - 1) % P
        assert value_of(whole.integers, less.normal, {atom: number}) == wanted
    assert field.unseen == 0
