"""Literals of few variables are compared for all values of these: as integers have it."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import reduce

from cipherwright.equality.all_inputs import VARIABLES, AllInputs
from cipherwright.equality.carries import Carries
from cipherwright.equality.forms import Forms
from cipherwright.equality.polynomials import Columns
from cipherwright.equality.source import literals
from cipherwright.equality.sweep import ALIKE, Sweep
from cipherwright.equality.words import Bits, Number, bits_of

ONES = (1 << 32) - 1
TABLE = [random.Random(3).getrandbits(32) for _ in range(8)]
STEPS: list[Callable[[Number, Number], Number]] = [
    lambda x, y: x + y & ONES, lambda x, y: x - y & ONES, lambda x, y: x * y & ONES, lambda x, y: x + y >> 32 & 1,
    lambda x, y: x ^ y, lambda x, y: x & y, lambda x, y: x | y, lambda x, y: (x << 13 & ONES) + (y >> 7) & ONES]


def test_what_is_the_same_for_all_values_is_and_nothing_else() -> None:
    """Sums, products, logic and look-ups of ten bits; of each bit the truth table, by integers."""
    rng, same = random.Random(7), 0
    for turn in range(6):
        f = Forms()
        a = Carries(f)
        if turn % 2:
            a.widths({32}, 32)
        bits = f.variables("x", VARIABLES)
        inputs = range(1 << VARIABLES)
        made: list[tuple[Number, list[int]]] = [
            (bits_of(a, bits[:3]), [n & 7 for n in inputs]), (bits_of(a, bits[3:]), [n >> 3 for n in inputs]),
            (bits_of(a, f.look_up(bits[2:5], Columns(TABLE, 32))), [TABLE[n >> 2 & 7] for n in inputs])]
        for _ in range(12):
            (x, xs), (y, ys) = rng.choice(made[-5:]), rng.choice(made)
            step = rng.choice(STEPS)
            made.append((step(x, y), [step(p, q) for p, q in zip(xs, ys, strict=True)]))
        found = [(literal, sum((n >> i & 1) << at for at, n in enumerate(values)))
                 for x, values in made for i, literal in enumerate(literals(x, 32)) if not isinstance(x, int)]
        compared = AllInputs(f, a)
        for _ in range(4000):
            (x, one), (y, other) = rng.choice(found), rng.choice(found)
            assert compared.same(x, y) is (one == other)
            assert compared.same(x ^ 1, y) is (one ^ other == (1 << len(inputs)) - 1)
            same += x >> 1 != y >> 1 and one == other
    assert same > 100


def test_of_more_variables_nothing_is_said() -> None:
    """A sum of eight bits and one is the same as another for all values but one."""
    f = Forms()
    a = Carries(f)
    bits = f.variables("x", VARIABLES + 1)
    total = literals(Bits(a, bits) + 1 & ONES, 9)
    compared = AllInputs(f, a)
    assert compared.same(total[8], 0) is None and compared.same(bits[7], bits[6]) is False
    few = literals(Bits(a, bits[:7]) + 1 & ONES, 9)
    assert compared.same(few[7], 0) is False and compared.same(few[8], 0) is True


def test_bits_that_are_seldom_ones_are_found_among_many() -> None:
    """As those of 1 << n: most samples of each are zeros, and so are those of a bit that the source has not."""
    f = Forms()
    a = Carries(f)
    sweep = Sweep(f, a)
    x = f.variables("x", VARIABLES)
    values = range(0, 1 << VARIABLES, 7)

    def is_(order: list[int], value: int) -> int:
        return reduce(f.product, (x[i] ^ (~value >> i & 1) for i in order), 1)

    source = [is_([*range(VARIABLES)], n) for n in values]
    alike = [n for n, one in zip(values, source, strict=True) if not sweep.samples.literal(one)]
    assert len(alike) > 4 * ALIKE
    f.in_code = True
    turned = [*reversed(range(VARIABLES))]
    assert [is_(turned, n) for n in values] == source
    assert is_(turned, 3) not in source
