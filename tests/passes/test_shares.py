"""Loops that take a share of a call's blocks, and arithmetic on 128 bits, on the machine graph and as machine code."""

from __future__ import annotations

import random

import pytest

from dsl.check import check_kernel
from dsl.interpret import compile_interpreter
from dsl.ir import Access, Carried, Kernel, Loop, Op, Param, Region, Share
from scheduler.graph.check import check_program
from scheduler.graph.interpret import run as run_graph
from scheduler.graph.nodes import Program
from scheduler.graph.simplify import simplify
from scheduler.lowering.lower import lower
from scheduler.mapping.layout import Layout
from scheduler.select.select import select
from targets.cpu import Cpu, load_cpu
from tests.support import graph_run

STATE = Param("h", "inout", 64, "le", 4, False, False)
DATA = Param("m", "in", 64, "le", 2, True, False)
COUNT = Param("n", "count", 32, "le", 1, False, False)
SIZES = (2, 4)
CPUS = ("northwood", "core2", "core2-64")


class Maker:
    """Operations in a region under construction."""

    def __init__(self) -> None:
        self.items: list[Op | Loop] = []

    def op(self, kind: str, bits: int, *args: Op, attr: object = None) -> Op:
        made = Op(kind, bits, args, attr)
        self.items.append(made)
        return made

    def load(self, param: Param, at: int) -> Op:
        return self.op("load", 64, attr=Access(param, 8 * at, 64, "le"))

    def pair(self, low: Op, high: Op) -> Op:
        return self.op("concat", 128, low, high)

    def loop(self, name: str, share: Share, carried: list[Op], body: Maker, params: list[Op],
             after: list[Op]) -> list[Op]:
        made = Loop(name, share, [Carried(*c) for c in zip(carried, params, after, strict=True)], Region(body.items))
        self.items.append(made)
        return [self.op("result", c.bits, attr=(made, i)) for i, c in enumerate(carried)]


def step(made: Maker, total: Op, mixed: Op) -> Op:
    """Something of everything that there is on 128 bits."""
    low = Op("const", 128, (), (1 << 26) - 1 | 0xfffff << 70)
    product = made.op("mulwide", 128, total, made.op("and", 128, mixed, low))
    turned = made.op("or", 128, made.op("shr", 128, mixed, attr=40), made.op("shl", 128, mixed, attr=24))
    crossed = made.op("unpackhigh", 128, turned, made.op("sub", 128, total, mixed), attr=64)
    crossed = made.op("unpacklow", 128, crossed, product, attr=64)
    return made.op("add", 128, made.op("add", 128, product, crossed), mixed)


def kernel(size: int) -> Kernel:
    """Groups of blocks in halves of 128 bits, then the rest in words; what a loop of no pass leaves is as it was."""
    top = Maker()
    state = [top.load(STATE, i) for i in range(4)]
    key = Op("param", 128, name="key")
    once = Maker()
    key_after = step(once, key, once.pair(state[3], state[1]))
    (key,) = top.loop("once", Share(COUNT, size, "once"), [Op("const", 128, (), 7 << 64 | 5)], once, [key], [key_after])
    total = top.pair(state[0], state[1])
    for which in ("most", "last"):
        body, inside = Maker(), Op("param", 128, name="total")
        after = inside
        for j in range(0, size, 2):
            for part in range(2):
                after = step(body, after, body.pair(body.load(DATA, 2 * j + part), body.load(DATA, 2 * j + 2 + part)))
        after = body.op("xor", 128, after, key) if which == "last" else after
        (total,) = top.loop(which, Share(COUNT, size, which), [total], body, [inside], [after])
    joined = top.op("add", 128, total, top.op("unpackhigh", 128, total, total, attr=64))
    word = top.op("extract", 64, joined, attr=0)
    body, inside = Maker(), Op("param", 64, name="word")
    after = body.op("add", 64, body.op("rotl", 64, inside, attr=7), body.op("xor", 64, *(
        body.load(DATA, i) for i in range(2))))
    (word,) = top.loop("rest", Share(COUNT, size, "rest"), [word], body, [inside], [after])
    given = [word, top.op("extract", 64, total, attr=64), top.op("extract", 64, total, attr=32),
             top.op("zext", 64, top.op("extract", 17, total, attr=111))]
    for i, value in enumerate(given):
        top.op("store", 0, value, attr=Access(STATE, 8 * i, 64, "le"))
    return check_kernel(Kernel("k", [STATE, DATA, COUNT], Region(top.items)))


def program(size: int, cpu: Cpu) -> Program:
    """The kernel as a machine graph, 64-bit values in general registers."""
    return check_program(select(check_program(simplify(lower(kernel(size), Layout(bits=cpu.bits)))), cpu))


def contents(rng: random.Random, size: int) -> list[tuple[bytes, bytes, int]]:
    """State, blocks and their number, from none to three groups and a rest."""
    fills = [bytes([0]), bytes([255]), None]
    return [((fill * 32 if fill else rng.randbytes(32)), (fill * 16 * n if fill else rng.randbytes(16 * n)), n)
            for n in range(4 * size) for fill in fills]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("cpu", CPUS)
def test_shares_and_halves_are_what_the_interpreter_says(size: int, cpu: str) -> None:
    run = compile_interpreter(kernel(size))
    table = load_cpu(cpu)
    graph = program(size, table)
    for args in contents(random.Random(size), size):
        assert run_graph(graph, args) == run(args)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("cpu", CPUS)
def test_shares_and_halves_as_machine_code(size: int, cpu: str) -> None:
    run = compile_interpreter(kernel(size))
    table = load_cpu(cpu)
    made = program(size, table)
    asm = graph_run.text(made, table)
    image = graph_run.image(asm, table.bits)
    for args in contents(random.Random(size), size):
        assert graph_run.call(made, image, list(args), 1, table.abi) == run(args)
    assert "movhps" in asm and "pmuludq" in asm


def test_shares_are_dumped_and_counted() -> None:
    loops = {item.name: item.count for item in kernel(4).body.items if isinstance(item, Loop)}
    passes = {name: [len(share.passes(n)) for n in (0, 3, 4, 11, 12)] for name, share in loops.items()  # type: ignore[union-attr]
              if isinstance(share, Share)}
    assert passes == {"once": [0, 0, 1, 1, 1], "most": [0, 0, 0, 1, 2], "last": [0, 0, 1, 1, 1],
                      "rest": [0, 3, 0, 3, 0]}
