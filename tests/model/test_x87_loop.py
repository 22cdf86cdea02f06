"""What the pipeline model says of floating point as it is compiled: Poly1305's loop, and what it must not wait for."""

from __future__ import annotations

import functools
import random
import re

import pytest

from cipherwright.instrument.kernel_trace import trace_image
from cipherwright.machine.machine import Buffer
from cipherwright.project.sources import ROOT
from scheduler.finish.emit import emit
from scheduler.finish.finish import finish
from scheduler.graph.nodes import Piece, Program
from scheduler.graph.simplify import pieces
from scheduler.refine.best_plan import best_plans
from scheduler.refine.paced import has_floats, try_paces
from scheduler.schedule.list_scheduler import schedule
from scheduler.schedule.loop_residents import choices
from scheduler.schedule.policy import Policy
from targets.cpu import load_cpu
from targets.outcome import Outcome
from targets.simulate import simulate
from tests.support import float_code, graph_run
from tests.support.float_poly import CLAMP, limbs_of, poly_kernel

FEW, MANY = 16, 48


def outcome(asm: str, cpu: str, blocks: int) -> Outcome:
    rng = random.Random(blocks)
    args = [Buffer((rng.getrandbits(128) & CLAMP).to_bytes(16, "little")), Buffer(limbs_of(rng.getrandbits(130))),
            Buffer(rng.randbytes(16 * blocks)), blocks]
    table = load_cpu(cpu)
    return simulate(trace_image(graph_run.image(asm), "poly", list(args), table.features, 1, 1, table.abi), table.table)


def clocks(asm: str, cpu: str) -> float:
    """Of a block, of long messages."""
    return (outcome(asm, cpu, MANY).cycles - outcome(asm, cpu, FEW).cycles) / (MANY - FEW)


@pytest.mark.parametrize("cpu, most", [("pentium3", 66), ("pentium-m", 57)])
def test_clocks_of_a_block(cpu: str, most: float) -> None:
    """As built, without refinement: the paper measured 73 on the Pentium III and 61 on the Pentium M."""
    assert clocks(float_code.poly(cpu)[1], cpu) <= most


PAGE = ROOT / "docs" / "x87.md"
ROW = re.compile(r"(?m)^\| ([\w-]+) \| ([\d.]+) \|")
SHOWN = dict(ROW.findall(PAGE.read_text(encoding="utf-8")))


@pytest.mark.parametrize("cpu", [pytest.param(cpu, marks=[] if cpu == "pentium-m" else pytest.mark.full)
                                 for cpu in SHOWN])
def test_the_page_has_the_clocks(cpu: str, request: pytest.FixtureRequest) -> None:
    """The table of docs/x87.md."""
    now = f"{clocks(float_code.poly(cpu)[1], cpu):.1f}"
    if request.config.getoption("--bless"):
        text = PAGE.read_text(encoding="utf-8")
        PAGE.write_text(re.sub(rf"(?m)^\| {cpu} \| [\d.]+ \|", f"| {cpu} | {now} |", text), encoding="utf-8")
    else:
        assert SHOWN[cpu] == now, "pytest --bless -m '' tests/model/test_x87_loop.py"


def test_the_page_has_a_table() -> None:
    assert {"pentium", "pentium3", "pentium-m"} <= SHOWN.keys()


@pytest.mark.parametrize("cpu", ["pentium3", "pentium-m", "athlon64"])
def test_no_number_waits_for_two_stores(cpu: str) -> None:
    """The pass `ahead` is what it is for: without it each block waits for words on their way to the cache."""
    kernel, table = poly_kernel(), load_cpu(cpu)
    at_once = float_code.text(kernel, float_code.graph(kernel, table, ahead=False), table)

    def waits(asm: str) -> float:
        many, few = (outcome(asm, cpu, n).causes.get("memory: failed store forwarding", 0.0) for n in (MANY, FEW))
        return (many - few) / (MANY - FEW)

    assert waits(float_code.poly(cpu)[1]) < 1 < waits(at_once)


@functools.cache
def loop() -> tuple[Program, Piece]:
    program = float_code.graph(poly_kernel(), load_cpu("pentium3"))
    return program, next(p for p in pieces(program) if p.name == "blocks")


def test_a_pace_is_an_order() -> None:
    """The same number gives the same instructions, another one mostly others; all leave a stack that fits."""
    cpu, piece = load_cpu("pentium3"), loop()[1]
    kept = choices(piece)[0]

    def made(pace: int) -> list[tuple[str, str]]:
        plan = schedule(piece, cpu, Policy().going(pace=pace), kept)
        assert sorted(plan.resident.values())[:4] == [f"st{i}" for i in range(4)]
        return [(i.form, str([getattr(o, "name", "") for o in i.operands])) for i in plan.instrs]

    assert made(3) == made(3)
    assert len({str(made(pace)) for pace in range(1, 7)}) > 3


def test_the_best_pace_is_taken() -> None:
    """The judge decides, and a search that has no time left keeps what it has."""
    cpu, piece = load_cpu("pentium3"), loop()[1]
    kept = choices(piece)
    start = Policy(), schedule(piece, cpu, Policy(), kept[0])
    assert has_floats(piece)
    wanted = len(schedule(piece, cpu, Policy().going(pace=2), kept[0]).instrs)
    policy, plan = try_paces(piece, cpu, kept[:1], start, lambda plan: abs(len(plan.instrs) - wanted),
                             lambda tries: tries / 4)
    assert len(plan.instrs) == wanted and policy.strategy.pace in (0, 1, 2)
    assert try_paces(piece, cpu, kept, start, lambda plan: -len(plan.instrs), lambda tries: 1.0) == start


def test_a_pace_computes_the_same() -> None:
    kernel, cpu = poly_kernel(), load_cpu("pentium3")
    program, piece = loop()
    plans = best_plans(program, cpu, {}, graph_run.FIRST)
    rng = random.Random(5)
    args: list[int | bytes] = [(rng.getrandbits(128) & CLAMP).to_bytes(16, "little"), limbs_of(7), rng.randbytes(80), 5]
    results = []
    for pace in (0, 1, 2, 3, 4):
        plan = schedule(piece, cpu, Policy().going(pace=pace), choices(piece)[0])
        asm = emit(finish(program, cpu, {**plans, piece: plan}), kernel, graph_run.FACTS).asm
        results.append(graph_run.call(program, graph_run.image(asm), args))
    assert results == results[:1] * 5
