"""Floating point of 80 bits (dsl.extended) against the x87 unit of this machine, and against exact fractions."""

from __future__ import annotations

import operator
import random
from collections.abc import Callable
from fractions import Fraction

import numpy as np
import pytest

from dsl import extended

ONE = 1 << 63
CORNERS = [0, 1 << 79, 1, ONE - 1, ONE, 1 << 64 | ONE, 0x3FFF << 64 | ONE, 0xBFFF << 64 | ONE, 0x7FFF << 64 | ONE,
           0xFFFF << 64 | ONE, 0x7FFE << 64 | (1 << 64) - 1, 0x7FFF << 64 | ONE | 1, 0xFFFF << 64 | 3 << 62 | 5,
           0x7FFF << 64 | 3 << 62 | 5, extended.INDEFINITE, 0x3FFF << 64 | ONE - 1, 0x7FFF << 64 | 5]
"""Zeros, denormals, ones, infinities, NaNs of both kinds, and patterns that are no value."""

x87 = pytest.mark.skipif(np.finfo(np.longdouble).nmant != 63, reason="long double is not the x87 format here")


def as_float(a: int) -> np.longdouble:
    return np.frombuffer(a.to_bytes(16, "little"), np.longdouble)[0]


def as_pattern(value: np.longdouble) -> int:
    return int.from_bytes(np.array([value], np.longdouble).tobytes()[:10], "little")


def patterns(rng: random.Random, count: int) -> list[int]:
    """Values near each other, so that their sums cancel and round; some of any kind."""
    found = list(CORNERS)
    middle = rng.choice([extended.BIAS, 60, 0x7FF0])
    while len(found) < count:
        exponent = max(0, min(middle + rng.randint(-70, 70), 0x7FFF))
        significand = rng.choice([rng.getrandbits(63), (1 << 63) - 1 - rng.getrandbits(3), rng.getrandbits(3) << 60])
        found.append(rng.getrandbits(1) << 79 | exponent << 64 | (ONE if exponent else 0) | significand)
    return found


@x87
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("ours, theirs", [
    (extended.add, operator.add), (extended.sub, operator.sub), (extended.mul, operator.mul)])
def test_what_the_unit_computes(ours: Callable[[int, int], int], theirs: Callable[..., np.longdouble],
                                seed: int) -> None:
    values = patterns(random.Random(seed), 70)
    with np.errstate(all="ignore"):
        for a in values:
            for b in values:
                assert hex(ours(a, b)) == hex(as_pattern(theirs(as_float(a), as_float(b)))), (hex(a), hex(b))


@x87
@pytest.mark.parametrize("bits, type_", [(32, np.float32), (64, np.float64)])
def test_widening_and_narrowing_as_the_unit_does(bits: int, type_: type) -> None:
    rng = random.Random(bits)
    top = {32: 0xFF << 23, 64: 0x7FF << 52}[bits]
    short = [0, 1, 1 << bits - 1, top, top - 1, top | 1 << bits - 1, top | 1, top | 7 << bits - 12 | 5]
    short += [rng.getrandbits(bits) for _ in range(400)] + [rng.getrandbits(bits - 12) for _ in range(50)]
    with np.errstate(all="ignore"):
        for a in short:
            value = np.frombuffer(a.to_bytes(bits // 8, "little"), type_)[0]
            assert hex(extended.widen(a, bits)) == hex(as_pattern(value.astype(np.longdouble))), hex(a)
        bias = {32: 127, 64: 1023}[bits]
        wide = patterns(rng, 60)
        for _ in range(400):
            exponent = extended.BIAS + rng.choice([rng.randint(-bias - 60, bias + 2), rng.randint(-bias - 60, -bias)])
            rest = rng.choice([rng.getrandbits(63), rng.getrandbits(20) << 43, ONE - 1 - rng.getrandbits(9)])
            wide.append(rng.getrandbits(1) << 79 | exponent << 64 | ONE | rest)
        for a in wide:
            narrowed = int.from_bytes(as_float(a).astype(type_).tobytes(), "little")
            assert hex(extended.narrow(a, bits)) == hex(narrowed), hex(a)


def value(a: int) -> Fraction:
    found = extended.finite(a)
    assert found is not None
    return Fraction(found[0]) * Fraction(2) ** found[1]


@pytest.mark.parametrize("seed", range(3))
def test_results_are_the_nearest(seed: int) -> None:
    """Exact fractions: no other pattern is nearer, and of two that are as near the even one is taken."""
    rng = random.Random(seed)
    for _ in range(300):
        a, b = (rng.getrandbits(1) << 79 | rng.randint(16300, 16420) << 64 | ONE | rng.getrandbits(63) for _ in "ab")
        for ours, exact in ((extended.add, value(a) + value(b)), (extended.sub, value(a) - value(b)),
                            (extended.mul, value(a) * value(b))):
            got = ours(a, b)
            off = abs(value(got) - exact)
            for near in (got - 1, got + 1):
                if near & ONE:
                    other = abs(value(near) - exact)
                    assert off < other or (off == other and not got & 1)


def test_patterns_of_integers() -> None:
    for m, e in ((1, 0), (3, 62), (-5, -130), (2**64 - 1, 3), (0, 0)):
        assert value(extended.pattern(m, e)) == Fraction(m) * Fraction(2) ** e
