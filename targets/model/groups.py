"""Compiled: the slots of a clock enter the schedulers together, or none of them does.

Source: US patent 5,524,263 (P6: nothing is allocated in a clock in which a buffer is full); Abel and Reineke, uiCA (ICS
2022), classes FrontEnd and Scheduler (Haswell and later); measured on a Zen 5 (docs/model.md).
"""

from __future__ import annotations

from targets.model.compiled import compiled
from targets.model.dispatch import settle_scheduler
from targets.model.machine import B_CLOCK, B_COUNT, TIME_RING, Machine
from targets.model.renaming import NOTHING, advance
from targets.model.state import R_STATIONS, Code, Cpu, Run

MASK = TIME_RING - 1


@compiled
def wait_for_group(m: Machine, code: Code, cpu: Cpu, run: Run, n: int, u: int) -> None:
    """The first slot of a clock, that of uop `u` of step `n`, waits for entries for all slots of the clock.

    Uops that may go to the same schedulers need as many entries as they are in these together; those with a queue
    before them need none.
    """
    b = m.back
    if 0 < b[B_COUNT] < cpu.width:
        return
    clock = b[B_CLOCK] + (1 if b[B_COUNT] else 0)
    for k in range(cpu.schedulers):
        settle_scheduler(m, k, clock)
        m.wanted[k] = 0
    _count(m, code, cpu, run, n, u)
    latest, blocker = clock, -1
    for k in range(cpu.schedulers):
        if m.wanted[k]:
            free, uop = _room(m, cpu, k)
            if free > latest:
                latest, blocker = free, uop
    if latest > clock:
        advance(m, latest, R_STATIONS, blocker)


@compiled
def _count(m: Machine, code: Code, cpu: Cpu, run: Run, n: int, u: int) -> None:
    """Count the uops of as many slots as enter in a clock, of each for the first of the schedulers that it may go to.
    """
    slots, at, k = 0, n, u
    while at < len(run.steps):
        i = run.steps[at].index
        k = u if at == n else code.i[i].first
        while k < code.i[i].first + code.i[i].count:
            if code.u[k].opens:
                slots += 1
            if slots > cpu.width:
                return
            if code.u[k].kind != NOTHING and code.u[k].ports:
                _want(m, cpu, code.u[k].ports)
            k += 1
        at += 1


@compiled
def _want(m: Machine, cpu: Cpu, ports: int) -> None:
    for k in range(cpu.schedulers):
        if ports & cpu.scheduler_ports[k]:
            if not cpu.scheduler_queued[k]:
                m.wanted[k] += 1
                m.wanted_ports[k] = ports
            return


@compiled
def _room(m: Machine, cpu: Cpu, first: int) -> tuple[int, int]:
    """(clock, uop that gave an entry back or -1): when the schedulers that `first` stands for have what is wanted."""
    ports, most, free, at, blocker = m.wanted_ports[first], 0, 0, 0, -1
    for k in range(cpu.schedulers):
        if ports & cpu.scheduler_ports[k]:
            most += cpu.scheduler_entries[k]
            at = max(at, m.scheduler_clock[k])
    for k in range(cpu.schedulers):
        if ports & cpu.scheduler_ports[k]:
            free += cpu.scheduler_entries[k] - m.scheduler_count[k]
            for before in range(m.scheduler_clock[k], at):
                free += m.scheduler_frees[k, before & MASK]
    while free < min(m.wanted[first], most):
        for k in range(cpu.schedulers):
            if ports & cpu.scheduler_ports[k] and m.scheduler_frees[k, at & MASK]:
                free += m.scheduler_frees[k, at & MASK]
                blocker = m.scheduler_uop[k, at & MASK]
        at += 1
    return at, blocker
