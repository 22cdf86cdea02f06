"""Copies of values that are read again: which of the two registers is changed, and what waits for the copy."""

from __future__ import annotations

import pytest

from dsl.parser import parse
from scheduler.code.instr import Plan, Reg
from scheduler.graph.simplify import pieces
from scheduler.schedule.list_scheduler import schedule
from scheduler.schedule.policy import Policy
from targets.cpu import load_cpu
from tests.support.through import graph_of

STEPS = 24
CHAIN = f"""
kernel k(x: inout u32le[{STEPS + 2}]) {{
    var v = x[0]
    for t in 0..{STEPS} {{
        x[t + 1] = v ^ 1
        v = (v <<< 5) + x[{STEPS + 1}]
    }}
    x[0] = v
}}
"""


def plan(text: str, cpu: str, aside: float) -> Plan:
    table = load_cpu(cpu)
    graph = graph_of(parse(text, "k.cw"), "k", table)
    return schedule(max(pieces(graph), key=lambda p: len(p.nodes)), table, Policy().going(copy_aside=aside))


def waits(made: Plan) -> int:
    """Rotations of a register that was copied to."""
    copied: set[str] = set()
    count = 0
    for i in made.instrs:
        to = i.operands[0]
        if not isinstance(to, Reg):
            continue
        if i.role == "copy":
            copied.add(to.name)
        elif to.name in copied:
            count += i.mnemonic == "rol"
            copied.discard(to.name)
    return count


@pytest.mark.parametrize("cpu", ["pentium3", "core2", "core2-64"])
def test_the_chain_does_not_wait_for_copies(cpu: str) -> None:
    """Each step of the chain is a rotation and an addition; the copy, a third clock, is for the reader beside it."""
    late, soon = plan(CHAIN, cpu, 0.0), plan(CHAIN, cpu, 1.0)
    assert waits(late) == STEPS and waits(soon) == 0
    assert STEPS <= sum(i.role == "copy" for i in soon.instrs) <= sum(i.role == "copy" for i in late.instrs)
    assert soon.cycles <= late.cycles - STEPS + 2


def test_what_most_waits_for_decides() -> None:
    """Where the reader beside it is the longer way, the copy is for the rotation."""
    text = CHAIN.replace("x[t + 1] = v ^ 1", "x[t + 1] = v <<< 5").replace("v = (v <<< 5) +", "v = (v ^ 1) +")
    assert waits(plan(text, "core2", 1.0)) == STEPS
