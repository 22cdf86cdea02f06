"""Ways of a proof: what takes too long in one is left to the next, and nothing that differs is proved by that."""

from __future__ import annotations

from typing import Any

import pytest

from cipherwright.equality.carries import Carries
from cipherwright.equality.forms import Forms
from cipherwright.equality.source import literals
from cipherwright.equality.sweep import Enough, Sweep
from cipherwright.equality.taken_apart import Apart
from cipherwright.equality.words import bits_of


def choices(patience: int, gates: bool, wrong: bool) -> bool:
    """Whether a choice of four by nested choices is seen to be a sum of products; wrong: of two others.

    What is taken apart in vain counts from more than `patience` on.
    """
    a = Carries(Forms())
    a.widths({32, 64}, 32)
    sweep = Sweep(a.f, a)
    sweep.patience, sweep.wasted = patience, patience + 1
    if gates:
        sweep.gates = Apart(a.f, a)
    words: list[Any] = [bits_of(a, a.f.variables(("in", 0, "block", 4 * i), 32)) for i in range(4)]
    x, y, u, v = words
    total = x + y & (1 << 32) - 1
    ours, = literals((total ^ (total ^ u) & v) >> 31 & 1, 1)
    other = y if wrong else u
    a.f.in_code = True
    code, = literals((total & ~v & (1 << 32) - 1 | other & v) >> 31 & 1, 1)
    return ours == code or sweep.equal(code, ours)


@pytest.mark.parametrize("gates", [False, True])
def test_what_is_left_to_gates_is_proved_and_its_wrong_twin_is_not(gates: bool) -> None:
    assert choices(0, gates, False)
    assert not choices(0, gates, True)


def test_with_gates_no_more_is_taken_apart_once_that_was_in_vain() -> None:
    """Without gates it is Enough; with gates these say what is equal, and what is not."""
    assert choices(10, True, False)
    assert not choices(10, True, True)
    with pytest.raises(Enough):
        choices(10, False, True)
