"""Independent lines of a computation come one after another, and the meaning stays."""

from __future__ import annotations

import random

import pytest

from dsl.elaborate import elaborate
from dsl.parser import parse
from scheduler.check import check_program
from scheduler.lines import homeless, separate
from scheduler.lower import lower
from scheduler.normalize import pieces, simplify
from tests.test_mapped_code import check, compiled

TWO = """
kernel k(h: inout u32le[5], m: in u32le[4] per block, n: count) {
    blocks n {
        var x: u32[5]
        for i in 0..5 { x[i] = h[i] }
        var y = x
        for t in 0..20 as steps {
            let a = (20 - t) % 5
            x[a] = ((x[a] + (x[(a + 1) % 5] ^ x[(a + 2) % 5] ^ x[(a + 3) % 5]) + m[t % 4]) <<< 7) + x[(a + 4) % 5]
            y[a] = ((y[a] + ((y[(a + 1) % 5] & y[(a + 2) % 5]) | y[(a + 3) % 5]) + m[t % 3]) <<< 9) + y[(a + 4) % 5]
        }
        for i in 0..5 { h[i] = x[i] + y[(i + 1) % 5] }
    }
}
"""
ONE = TWO.replace("y[a] + ((y", "x[a] + ((y")  # the second line reads the first in every step
AFTER = TWO.replace("h: inout u32le[5],", "h: inout u32le[5], k: inout u8[4],").replace(
    "let a =", "k[t % 4] = u8(x[0]) let a =").replace("m[t % 3]", "u32(k[(t + 1) % 4])")  # memory keeps an order


def changed(source: str, streams: int = 1) -> tuple[int, int]:
    """Homeless words before and after the pass."""
    graph = simplify(lower(elaborate(parse(source, "k.cw"), "k")))
    piece = max(pieces(graph), key=lambda p: len(p.nodes))
    before, nodes = homeless(piece.nodes), set(piece.nodes)
    check_program(separate(graph, streams))
    assert set(piece.nodes) == nodes and [n.order for n in piece.nodes] == list(range(len(nodes)))
    return before, homeless(piece.nodes)


def test_two_lines_are_put_apart() -> None:
    before, after = changed(TWO)
    assert after < before / 2


def test_what_depends_on_each_other_or_is_a_stream_stays() -> None:
    for before, after in (changed(ONE), changed(AFTER), changed(TWO, streams=2)):
        assert before == after


@pytest.mark.parametrize("cpu", ["pentium3", "prescott"])
@pytest.mark.parametrize("source", [TWO, ONE, AFTER], ids=["two", "one", "after"])
def test_values(source: str, cpu: str) -> None:
    kernel, image, messages = compiled(source, "", cpu)
    for count in (0, 1, 3):
        check(kernel, image, messages, count, random.Random(count))
