"""Sums that are part of two sums: the same values, another shape, and only where there are two."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from dsl.parser import parse
from scheduler.graph.simplify import pieces
from targets.cpu import load_cpu
from tests.kernels.test_mapped_code import check, compiled
from tests.support.through import graph_of

STEPS = """kernel k(h: inout u{bits}le[8], m: in u{bits}le[16] per block, n: count) {{
    blocks n {{
        var v: u{bits}[8]
        for i in 0..8 {{ v[i] = h[i] }}
        for i in 0..16 {{
            let t = v[(7 - i) % 8] + (v[(4 - i) % 8] <<< 7) + m[i]
            v[(3 - i) % 8] = v[(3 - i) % 8] + t
            v[(7 - i) % 8] = {second}
        }}
        for i in 0..8 {{ h[i] = h[i] + v[i] }}
    }}
}}
"""
BOTH = "t + (v[(8 - i) % 8] <<< 3) + (v[(8 - i) % 8] & v[(1 - i) % 8])"
SAID = "prefer differences"


def kinds(text: str, said: str = SAID) -> Counter[str]:
    """Kinds of the block loop's nodes."""
    graph = graph_of(parse(f"{text}mapping k {{ {said} }}\n", "k.cw"), "k", load_cpu("zen3"))
    return Counter(n.kind for n in max(pieces(graph), key=lambda p: len(p.nodes)).nodes)


@pytest.mark.parametrize("bits", [32, 64])
def test_values(bits: int) -> None:
    kernel, image, messages = compiled(STEPS.format(bits=bits, second=BOTH), SAID, "zen3")
    for count in (0, 1, 3):
        check(kernel, image, messages, count, random.Random(bits), "zen3")


def test_a_difference_for_each_sum() -> None:
    """It takes the place of the sum that both had."""
    text = STEPS.format(bits=32, second=BOTH)
    with_it, without = kinds(text), kinds(text, "streams 1")
    assert with_it["sub"] == without["add"] - with_it["add"] > 8 and without["sub"] == 0


@pytest.mark.parametrize("second", ["t ^ v[(8 - i) % 8]", "t + v[(8 - i) % 8]"])
def test_where_nothing_is_gained(second: str) -> None:
    """What is no sum, or has too few operands, stays."""
    assert kinds(STEPS.format(bits=32, second=second))["sub"] == 0


SHARED = """kernel k(x: inout u32le[10]) {
    let t = x[0] + x[1] + x[2]
    let w = x[3] + x[4] + x[5]
    x[9] = w + (x[6] <<< 3)
    x[8] = w + t
    x[7] = t + x[6] + x[7]
}
"""
TWICE = """kernel k(x: inout u32le[10]) {
    let t = x[0] + x[1] + x[2]
    x[8] = (x[3] <<< 3) + t
    x[7] = t + x[6] + x[6]
}
"""


@pytest.mark.parametrize("text", [SHARED, TWICE])
def test_a_value_that_the_sums_read_again(text: str) -> None:
    """What is added to the sum of both, itself a sum that is part of two; a term that is added twice."""
    assert kinds(text)["sub"] == 1
    check(*compiled(text, SAID, "zen3"), 0, random.Random(3), "zen3")
