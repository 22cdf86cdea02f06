"""Planned cycles respect what they are computed from: no instruction starts before its operands are there."""

from __future__ import annotations

import pytest

from scheduler.code.instr import Address, Imm, Instr, Operand, Reg
from scheduler.graph.nodes import Node, Slot
from scheduler.timing.clock import Clock, loads_in_order
from scheduler.timing.in_order_clock import planner_clock
from targets.cpu import cpu_names, load_cpu, mode_names


def planned(cpu: str, *lines: tuple[str, tuple[Operand, ...]]) -> tuple[list[float], float]:
    clock, made = planner_clock(load_cpu(cpu)), []
    for form, operands in lines:
        instr = Instr(form, operands, load_cpu(cpu).cost(form).uops, 0.0, Node("test"), "op")
        clock.issue(instr)
        made.append(instr.cycle)
    return made, clock.end


@pytest.mark.parametrize("cpu", cpu_names())
def test_a_chain_waits_for_each_link(cpu: str) -> None:
    table = load_cpu(cpu)
    load = ("mov r32,m32", (Reg("eax"), Address(4, "esi")))
    shift = ("shl r32,imm8", (Reg("eax"), Imm(3)))
    cycles, end = planned(cpu, load, shift, shift)
    first = table.cost("mov r32,m32").latency_mem or 0
    each = table.cost("shl r32,imm8").latency
    assert cycles[1] >= cycles[0] + first and cycles[2] >= cycles[1] + each and end >= first + 2 * each


@pytest.mark.parametrize("cpu", cpu_names())
def test_independent_work_is_bound_by_width_and_ports_only(cpu: str) -> None:
    work = [("mov r32,imm32", (Reg(r), Imm(1))) for r in ("eax", "ecx", "edx", "ebx", "esi", "edi")]
    cycles, _ = planned(cpu, *work)
    assert cycles == sorted(cycles) and cycles[-1] <= len(work)


@pytest.mark.parametrize("cpu", cpu_names())
def test_a_spill_is_read_back_after_it_was_stored(cpu: str) -> None:

    slot = Slot("spill.0")
    shift = ("shl r32,imm8", (Reg("eax"), Imm(3)))
    store = ("mov m32,r32", (Address(4, slot=slot), Reg("eax")))
    reload = ("mov r32,m32", (Reg("ecx"), Address(4, slot=slot)))
    cycles, _ = planned(cpu, shift, shift, shift, store, reload)
    assert cycles[4] >= cycles[3] >= cycles[2]


@pytest.mark.parametrize("cpu", [cpu for cpu in cpu_names() if not load_cpu(cpu).in_order])
def test_the_window_holds_work_back(cpu: str) -> None:
    """Work behind a long chain starts only when the chain has left the reorder window."""
    chain = [("imul r32,r32", (Reg("eax"), Reg("eax")))] * 40
    filler = [("mov r32,imm32", (Reg("ecx"), Imm(1)))] * load_cpu(cpu).window
    cycles, _ = planned(cpu, *chain, *filler)
    assert cycles[-1] > cycles[10]


def test_loads_in_order_wait_for_the_addresses_before_them() -> None:
    """The second load has its address at once, and waits for that of the first, which comes out of a long chain."""
    names = [name for name in mode_names() if loads_in_order(load_cpu(name))]
    assert names and not any(load_cpu(name).in_order for name in names)
    for name in names:
        cpu, ends = load_cpu(name), {}
        for ordered in (False, True):
            clock = Clock(cpu, ordered=ordered)
            for form, operands in (*[("imul r32,r32", (Reg("eax"), Reg("eax")))] * 5,
                                             ("mov r32,m32", (Reg("ecx"), Address(4, "eax"))),
                                             ("mov r32,m32", (Reg("edx"), Address(4, "esi")))):
                clock.issue(Instr(form, operands, cpu.cost(form).uops, 0.0, Node("test"), "op"))
            ends[ordered] = clock.at["edx"]
        chain = 5 * cpu.cost("imul r32,r32").latency
        assert ends[False] < chain <= ends[True]
