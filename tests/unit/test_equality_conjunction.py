"""Whether many bits are all ones is one form, whatever order and groups they are taken in."""

from __future__ import annotations

import random
from functools import reduce

from cipherwright.equality.all_inputs import AllInputs
from cipherwright.equality.carries import Carries
from cipherwright.equality.conjunction import all_of
from cipherwright.equality.forms import FALSE, TRUE, Forms
from cipherwright.equality.sweep import Sweep


def test_what_is_made_of_few_bits_is_their_product() -> None:
    """Of bits, complements, products and sums of ten variables, for all values of these."""
    rng = random.Random(2)
    f = Forms()
    compared, x = AllInputs(f, Carries(f)), f.variables("x", 10)
    pool = list(x)
    for _ in range(300):
        p, q = (rng.choice(pool) ^ rng.randrange(2) for _ in range(2))
        pool.append(rng.choice((f.product, f.either, f.xor))(p, q))
        chosen = [rng.choice(pool) ^ rng.randrange(2) for _ in range(rng.randrange(1, 5))]
        assert compared.same(all_of(f, chosen), reduce(f.product, chosen, TRUE))
    assert all_of(f, []) == TRUE and all_of(f, [x[0], x[1], x[0] ^ 1]) == FALSE


def test_orders_and_groups_are_one_and_nothing_on_the_way_is_compared() -> None:
    f = Forms()
    a = Carries(f)
    sweep = Sweep(f, a)
    f.alike = True
    x, tried = f.variables("x", 64), list[int]()
    f.settle = lambda number: tried.append(number) or sweep.settle(number)    # type: ignore[func-returns-value]
    source = all_of(f, [b ^ 1 for b in x])
    f.in_code = True
    halves = [f.product(p ^ 1, q ^ 1) for p, q in zip(x[:32], x[32:], strict=True)]
    count = len(tried)
    assert all_of(f, reversed(halves)) == source
    assert all_of(f, halves[1:]) != source
    assert all_of(f, [*halves[:5], halves[5] ^ 1, *halves[6:]]) != source
    assert len(tried) - count < 20
