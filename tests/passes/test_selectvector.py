"""Vector idioms of pass `select`: sums by halves at every edge of the carries, shifts in Horner form, and-not."""

from __future__ import annotations

import itertools
import random
import struct
from collections import Counter

import pytest

from dsl.elaborate import elaborate
from dsl.interpret import compile_interpreter
from dsl.parser import parse
from scheduler.algorithm.cse import share
from scheduler.graph.check import check_program
from scheduler.graph.interpret import run as run_graph
from scheduler.graph.nodes import Program
from scheduler.graph.simplify import pieces, simplify
from scheduler.lowering.lower import lower
from scheduler.mapping.layout import Layout
from scheduler.select.select import select
from targets.cpu import cpu_names, load_cpu
from tests.support.through import graph_of

EDGES = [high << 32 | low for high in (0, 0x7FFFFFFF, 0xFFFFFFFF)
         for low in (0, 1, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFE, 0xFFFFFFFF)]
HEAD = "kernel k(x: in u64le[{inputs}] per block, y: out u64le[1] per block, n: count) {{ blocks n {{ {body} }} }}"


def checked(body: str, inputs: int, values: list[tuple[int, ...]], cpu: str, layout: Layout) -> Counter[str]:
    """How many of each vector operation are left; the graph must compute what the interpreter does."""
    kernel = share(elaborate(parse(HEAD.format(inputs=inputs, body=body), "k.cw"), "k"))
    program: Program = check_program(select(simplify(lower(kernel, layout)), load_cpu(cpu)))
    data = b"".join(struct.pack(f"<{inputs}Q", *v) for v in values)
    args = [data, bytes(8 * len(values)), len(values)]
    assert run_graph(program, args) == compile_interpreter(kernel)(args)
    return Counter(n.kind for piece in pieces(program) for n in piece.nodes if n.file != "r")


@pytest.mark.parametrize("cpu", [cpu for cpu in cpu_names() if "mmx" in load_cpu(cpu).features])
@pytest.mark.parametrize("body", ["y[0] = x[0] + x[1]", "y[0] = x[0] - x[1]", "y[0] = x[1] - x[0] + 1",
                                  "y[0] = (x[0] + x[1]) ^ (x[0] - x[1])"])
def test_two_values_at_the_edges(body: str, cpu: str) -> None:
    left = checked(body, 2, list(itertools.product(EDGES, repeat=2)), cpu, Layout(wide="mm"))
    assert bool(left["gt"]) == (not load_cpu(cpu).has("paddq mm,mm"))  # pentium3 has no 64-bit additions


@pytest.mark.parametrize("body", ["y[0] = x[0] + x[1] + x[2]", "y[0] = x[0] + x[1] + x[2] + 0xffffffff",
                                  "y[0] = (x[0] + x[1]) - x[2]", "y[0] = x[0] + x[1] + x[2] + x[0] + x[1] + x[2]"])
def test_sums_of_several_values_at_the_edges(body: str) -> None:
    lows = [(a, b, c) for a, b, c in itertools.product(EDGES[::3] + EDGES[-2:], repeat=3)]
    left = checked(body, 3, lows, "pentium3", Layout(wide="mm"))
    assert left["gt"] >= 2


def test_carries_are_counted_before_they_are_moved() -> None:
    left = checked("y[0] = x[0] + x[1] + x[2] + x[3]", 4, [(2**64 - 1,) * 4, (2**32 - 1,) * 4], "pentium3",
                   Layout(wide="mm"))
    assert (left["gt"], left["shl"]) == (3, 1)


@pytest.mark.parametrize("cpu", ["pentium3", "prescott"])
@pytest.mark.parametrize("amounts", [(14, 18, 41), (28, 34, 39), (1, 63), (5,), (1, 2, 3, 4, 5), (7, 23, 55),
                                     (1, 1, 9)])
def test_sums_of_rotations(amounts: tuple[int, ...], cpu: str) -> None:
    """As many shifts as there are terms, each on its own result, whatever the amounts."""
    rng = random.Random(str(amounts))
    body = "y[0] = " + " ^ ".join(f"(x[0] >>> {a})" for a in amounts)
    values = [(v,) for v in (*EDGES, *(rng.getrandbits(64) for _ in range(20)), *(1 << i for i in range(64)))]
    left = checked(body, 1, values, cpu, Layout(wide="mm"))
    if len(set(amounts)) == len(amounts):  # equal terms may cancel
        assert left["shl"] + left["shr"] == 2 * len(amounts)


@pytest.mark.parametrize("layout", [Layout(wide="mm"), Layout(2, "x")], ids=str)
def test_shifts_and_rotations_mixed(layout: Layout) -> None:
    """The small sigmas of SHA-512: two rotations and a shift; a shift of another value stays by itself."""
    rng = random.Random(3)
    values = [(rng.getrandbits(64), rng.getrandbits(64)) for _ in range(50)]
    left = checked("y[0] = (x[0] >>> 1) ^ (x[0] >>> 8) ^ (x[0] >> 7) ^ (x[1] >> 6)", 2, values, "northwood", layout)
    assert left["shl"] == 2 and left["shr"] == 4


@pytest.mark.parametrize(("body", "andn", "xor"), [("y[0] = ~x[0] & x[1]", 1, 0), ("y[0] = x[1] & ~x[0]", 1, 0),
                                                   ("y[0] = (~x[0] & x[1]) + ~x[0]", 0, 1),
                                                   ("y[0] = (x[0] ^ 0xfffffffe) & x[1]", 0, 1)])
def test_and_not(body: str, andn: int, xor: int) -> None:
    values = list(itertools.product(EDGES[:6], repeat=2))
    left = checked(body, 2, values, "prescott", Layout(wide="mm"))
    assert (left["andn"], left["xor"]) == (andn, xor)


def test_and_not_of_two_constants() -> None:
    """A circuit with a constant operand: `ones ^ ones` is no sum that folds where nested sums stay."""
    text = """sbox T: u2 -> u4 = [1, 0, 9, 1]
kernel k(dst: out u32le[4] per block, src: in u32le[4] per block, n: count) {
    blocks n { dst[2] = slicewise(T, 0xffffffff, src[0])[3] }
}
mapping k { lanes 2 in mmx; prefer nested_sums }
"""
    tree, cpu = parse(text, "k.cw"), load_cpu("northwood")
    graph = graph_of(tree, "k", cpu)
    data = bytes(range(64))
    args = [bytes(64), data, 4]
    assert run_graph(graph, args)[0] == compile_interpreter(elaborate(tree, "k"))(args)[0]
