"""Long words that are compared by logic on comparisons of their parts."""

from __future__ import annotations

import random

import pytest

from cipherwright.equality.arithmetic import Arithmetic
from cipherwright.equality.by_parts import ByParts
from cipherwright.equality.carries import Carries
from cipherwright.equality.forms import Forms
from cipherwright.equality.source import literals
from cipherwright.equality.sweep import Sweep
from cipherwright.equality.words import Number, bits_of
from scheduler.graph.meaning import less

ONES = (1 << 32) - 1
WRONG = "", "other low", "not equal", "other high", "and"


def compared(x: Number, y: Number, wrong: str) -> Number:
    """Whether x is less than y, of 64 bits, by their halves; or something near that."""
    high, low = less(x >> 32, y >> 32, 32) & 1, less(x & ONES, y & ONES, 32) & 1
    equal = less((x ^ y) >> 32, 1, 32) & 1
    if wrong == "other low":
        low = less(y & ONES, x & ONES, 32) & 1
    elif wrong == "not equal":
        equal ^= 1
    elif wrong == "other high":
        equal = less((x ^ y) >> 33, 1, 32) & 1
    return high & (equal & low) if wrong == "and" else high | (equal & low)


def world() -> tuple[Carries, Sweep]:
    f = Forms()
    a = Carries(f)
    a.widths({64}, 32)
    return a, Sweep(f, a)


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("wrong", WRONG)
def test_logic_on_halves_is_the_borrow_of_the_whole(wrong: str, turned: bool) -> None:
    a, sweep = world()
    x, y = (bits_of(a, a.f.variables(i, 64)) for i in range(2))
    if turned:
        x, y = y, x
    wanted, = literals(less(x, y, 64) & 1, 1)
    a.f.in_code = True
    a.f.settle = None    # which knows the form at once
    made, = literals(compared(x, y, wrong), 1)
    assert sweep.by_parts.same(made, wanted) == (not wrong)
    assert sweep.by_parts.same(made ^ 1, wanted ^ 1) == (not wrong)
    assert not sweep.by_parts.same(made, wanted ^ 1)


def test_the_near_misses_differ() -> None:
    rng = random.Random(1)
    pairs = [(rng.getrandbits(64), rng.getrandbits(64)) for _ in range(8)]
    pairs += [(x, x ^ 1 << rng.randrange(64)) for x, _ in pairs] + [(x, x ^ 1 << 32 ^ 3) for x, _ in pairs]
    for wrong in WRONG:
        assert all(compared(x, y, wrong) == (x < y) for x, y in pairs) == (not wrong)


def test_without_carries_nothing_is_seen() -> None:
    f = Forms()
    assert not ByParts(f, Arithmetic(f)).same(*f.variables(0, 2))
