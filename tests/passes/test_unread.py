"""Loads that nobody reads are left out of a schedule, and those that somebody reads are not."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from scheduler.code.instr import Address, Instr, Plan, Reg
from scheduler.graph.nodes import Node
from scheduler.schedule.unread import leave_out_unread
from targets.cpu import load_cpu
from tests.passes.test_recolor import WORDS, Plans
from tests.passes.test_reloads import LOAD, run

PENTIUM = "pentium"


def load(name: str, slot: int = 0) -> Instr:
    return Instr(LOAD, (Reg(name), Address(4, slot=WORDS[slot])), 1, 0.0, Node("slot"), "op")


def test_loads_that_are_put_in_go_and_the_others_stay() -> None:
    """Before each instruction that gives a register another value, that register is loaded with something."""
    added = 0
    for seed in range(100):
        plan, rng = Plans(seed).plan(40), random.Random(seed)
        leave_out_unread(plan, load_cpu(PENTIUM))
        old = replace(plan, instrs=list(plan.instrs))
        for at in range(len(plan.instrs) - 1, -1, -1):
            to = plan.instrs[at].operands[0]
            if plan.instrs[at].form == LOAD and isinstance(to, Reg) and rng.random() < 0.5:
                plan.instrs.insert(at, load(to.name, rng.randrange(len(WORDS))))
                added += 1
        leave_out_unread(plan, load_cpu(PENTIUM))
        assert plan.instrs == old.instrs and run(plan) == run(old), seed
    assert added > 100


def test_the_same_is_computed() -> None:
    for seed in range(100, 200):
        plan = Plans(seed).plan(40)
        old = replace(plan, instrs=list(plan.instrs))
        leave_out_unread(plan, load_cpu(PENTIUM))
        assert run(plan) == run(old), seed


@pytest.mark.parametrize("reader", [
    Instr("mov r32,r32", (Reg("ebx"), Reg("eax")), 1, 0.0, Node("copy"), "op"),
    Instr("add r32,r32", (Reg("eax"), Reg("ebx")), 1, 0.0, Node("add"), "op"),
    Instr("mov r32,m32", (Reg("ebx"), Address(4, base="ecx", index="eax", scale=4)), 1, 0.0, Node("load"), "op"),
    Instr("mul r32", (Reg("ecx"),), 1, 0.0, Node("mul"), "op")], ids=lambda i: i.form)
def test_what_reads(reader: Instr) -> None:
    """A source, what is changed, an address, and a register that its form names by itself."""
    plan = Plan("piece", [load("eax"), reader, load("eax", 1)])
    leave_out_unread(plan, load_cpu(PENTIUM))
    assert len(plan.instrs) == 3


def test_what_is_held_at_the_end_stays() -> None:
    plan = Plan("piece", [load("eax"), load("ebx"), load("eax", 1)])
    leave_out_unread(plan, load_cpu(PENTIUM))
    assert [i.operands[0] for i in plan.instrs] == [Reg("ebx"), Reg("eax")]
