"""Words of sums of which bits are constants, short words that have a bit several times, products that are the same."""

from __future__ import annotations

import random
from functools import reduce

import pytest

from cipherwright.equality.all_inputs import AllInputs
from cipherwright.equality.carries import Carries
from cipherwright.equality.forms import FALSE, Forms
from cipherwright.equality.samples import Samples
from cipherwright.equality.source import literals
from cipherwright.equality.sweep import Sweep
from cipherwright.equality.words import Bits, Number, bits_of, residue
from tests.unit.test_equality_formulas import value


def closer() -> tuple[Carries, Samples]:
    """As a proof is that looks closer."""
    f = Forms()
    a = Carries(f)
    a.widths({32, 64}, 32)
    return a, Sweep(f, a).samples


def word(a: Carries, row: list[int] | tuple[int, ...]) -> Number:
    """A word of literals, without those of them that are ones."""
    return bits_of(a, [b if b > 1 else FALSE for b in row])


@pytest.mark.parametrize("turned", range(4))
def test_what_is_above_constants_of_a_sum_is_that_in_the_highest_places_of_others(turned: int) -> None:
    """Also its complement, and with the highest bit turned; not where another bit is."""
    a, samples = closer()
    x, y = bits_of(a, a.f.variables("x", 6)), bits_of(a, a.f.variables("y", 64))
    thrice, ones = residue(a, [(x, 3 << 23), (0xECCFC3DA, 1)], 32), (1 << 64) - 1
    wanted = literals(residue(a, [(thrice, 1 << 32), (y, 1)], 64), 64)
    row = [b ^ turned & 1 for b in literals(thrice, 32)[23:]]
    row[-1] ^= turned >> 1
    sign = -1 if turned & 1 else 1
    for fault in (0, 1):
        row[2] ^= fault
        top = word(a, row)
        made = residue(a, [(top, sign << 55), (y, 1)], 64)
        low = value(samples, top, 64)
        assert value(samples, made, 64) == [sign * (v << 55) + w & ones
                                            for v, w in zip(low, value(samples, y, 64), strict=True)]
        known = zip(value(samples, thrice, 32), low, strict=True)
        rest = {(s << 32) - sign * (v << 55) & ones for s, v in known}    # but for that they are one
        assert (len(rest) == 1) == (not fault)
        assert (literals(residue(a, [(made, 1), (min(rest), 1)], 64), 64) == wanted) == (not fault)


def test_random_words_above_constants_are_what_they_are_in_sums() -> None:
    rng = random.Random(5)
    for _ in range(60):
        a, samples = closer()
        x, y = (bits_of(a, a.f.variables(name, rng.randrange(3, 20))) for name in "xy")
        size = rng.choice((16, 32))
        by, more = rng.randrange(1, 256) << rng.randrange(12), rng.getrandbits(4) << rng.randrange(12)
        of = residue(a, [(x, by), (y, more), (rng.getrandbits(size), 1)], size)
        row = list(literals(of, size))
        low = rng.randrange(0, size - 2)
        part = [b ^ 1 for b in row[low:]] if rng.randrange(2) else row[low:]
        part[-1] ^= rng.randrange(2)
        part = part[:rng.choice((len(part), rng.randrange(1, len(part) + 1)))]
        chosen, times, width = word(a, part), rng.choice((1, -1, 3)) << rng.randrange(0, 32), rng.choice((32, 64))
        made = residue(a, [(chosen, times), (y, 1)], width)
        pairs = zip(value(samples, chosen, 64), value(samples, y, 64), strict=True)
        assert value(samples, made, width) == [v * times + w & (1 << width) - 1 for v, w in pairs]


@pytest.mark.parametrize("row", [(0, 1), (1, 0), (0, 0, 1), (2, 0, 1), (0, 2, 0), (1, 2, 0, 2), (0, 1, 2, 3)])
def test_short_words_that_have_a_bit_several_times_are_multiples_of_it(row: tuple[int, ...]) -> None:
    """A bit and its complement above it are 2 less the bit."""
    a, samples = closer()
    p, y = a.f.variables("p", 2), bits_of(a, a.f.variables("y", 32))
    literal = [p[0], p[0] ^ 1, p[1], p[1] ^ 1]
    short = Bits(a, tuple(literal[i] for i in row))
    const = sum(1 << i for i, b in enumerate(row) if b & 1)
    single = [(bits_of(a, (p[k],)), sum((1 - 2 * (b & 1)) << i for i, b in enumerate(row) if b >> 1 == k))
              for k in range(2)]
    for times in (1, -3, 1 << 20):
        made = residue(a, [(short, times), (y, 1)], 32)
        wanted = residue(a, [*((x, t * times) for x, t in single), (const * times, 1), (y, 1)], 32)
        assert literals(made, 32) == literals(wanted, 32) and made.terms == wanted.terms
        pairs = zip(value(samples, short, 8), value(samples, y, 32), strict=True)
        assert value(samples, made, 32) == [v * times + w & 0xFFFFFFFF for v, w in pairs]


def test_products_of_the_same_literals_are_one() -> None:
    """In whatever order and groups they are made, with what is complemented among them."""
    rng = random.Random(8)
    f = Forms()
    compared, x = AllInputs(f, Carries(f)), f.variables("x", 8)
    f.alike = True

    def grouped(of: list[int]) -> int:
        if len(of) < 2:
            return of[0]
        at = rng.randrange(1, len(of))
        one, other = grouped(of[:at]), grouped(of[at:])
        return f.product(one, other) if rng.randrange(2) else f.either(one ^ 1, other ^ 1) ^ 1

    for _ in range(100):
        chosen = [b ^ rng.randrange(2) for b in rng.sample(x, rng.randrange(2, 8))]
        made = grouped(chosen)
        rng.shuffle(chosen)
        assert grouped(chosen) == made and compared.same(made, reduce(f.product, chosen))
        assert grouped([*chosen, chosen[0] ^ 1]) == FALSE
        masked = reduce(lambda p, q: f.product(p, q ^ 1), chosen)    # what is left by the others
        rest = reduce(f.either, chosen[1:])
        assert f.product(chosen[0], rest ^ 1) == masked
