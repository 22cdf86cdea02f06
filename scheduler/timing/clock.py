"""The planner's clock: issue width, reorder window, port occupancy and operand latencies of one CPU.

An optimistic machine: perfect front end, loads always hit the first-level cache, any free port of the right kind.
Waiting uops fill the stations where the CPU's table has `[core.planner]`, else the reorder window alone.
It ranks choices and gives the planned cycle of each instruction; the pipeline model measures.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable
from typing import NamedTuple

from scheduler.code.instr import Address, Instr, Operand, Reg
from scheduler.graph.nodes import Slot
from scheduler.graph.ops import ROTATIONS
from targets.cpu import Cpu
from targets.forms import load_forms

Place = str | Slot
FORMS = load_forms()


class Booking(NamedTuple):
    """What the clock asks of a form on a CPU: its cost, `slots` the issue clocks of its uops, and what its instructions
    read and write, `reads` and `writes` by the numbers of operands, the others by the names of registers.

    `ports`: of each uop the alternatives, and how long it keeps one busy; `old_flags`: whether it waits for flags.
    """

    uops: int
    slots: float
    latency: float
    latency_mem: float
    ports: tuple[tuple[tuple[str, ...], float], ...]
    unit: str
    unit_clocks: float
    reads: tuple[int, ...]
    writes: tuple[int, ...]
    fixed_reads: tuple[str, ...]
    fixed_writes: tuple[str, ...]
    old_flags: bool
    new_flags: bool


def _booking(name: str, cpu: Cpu, rotations_wait: bool) -> Booking:
    cost, form = cpu.cost(name), FORMS[name]
    numbers = tuple(range(len(form.operands)))
    return Booking(cost.uops, cost.uops / cpu.width, cost.latency, cost.latency_mem or cost.latency,
                   tuple(zip(cost.ports, cost.occupancy, strict=True)), cost.unit, cost.unit_clocks,
                   tuple(form.read(numbers)), tuple(form.written(numbers)),
                   tuple(name for name, role in form.implicit if "r" in role),
                   tuple(name for name, role in form.implicit if "w" in role),
                   bool(form.flags_read) or (rotations_wait and form.does in ROTATIONS), bool(form.flags_written))


class Clock:
    """`at` is when each register or frame slot holds its newest value.

    `units`: whether to book the units, or subunits, that some instructions keep busy beside their ports.
    `ordered`: whether loads read the cache in program order, each after the addresses of those before it.
    """

    def __init__(self, cpu: Cpu, units: bool = False, ordered: bool = False) -> None:
        self.cpu = cpu
        self.units: dict[str, float] | None = {} if units else None  # until when each is busy, where that is booked
        self.busy = dict.fromkeys(cpu.ports, 0.0)
        self.at: dict[Place, float] = {}
        self.now = 0.0  # clock of the next free issue slot
        self.end = 0.0
        self.retired: list[float] = []  # clock at which each uop leaves the window, in order
        self.stations = int(cpu.core.get("planner", {}).get("stations", 0))  # 0: as many as the window
        self.waiting: list[float] = []  # heap of the clocks at which uops in the stations go to their ports
        self.flags = 0.0
        self.addresses: float | None = 0.0 if ordered else None  # when all addresses of loads so far are there
        # rotations leave some flags alone; where flags are not renamed by parts they wait for the old ones
        self.rotations_wait = bool(cpu.core.get("rules", {}).get("shifts_read_flags", False))
        self.bookings: dict[str, Booking] = {}  # by form

    def ready(self, places: Iterable[Place]) -> float:
        """First clock at which every place holds its value."""
        return max((self.at.get(p, 0.0) for p in places), default=0.0)

    def issue(self, instr: Instr) -> None:
        """Book `instr` and set its planned cycle."""
        how = self.bookings.get(instr.form)
        if how is None:
            how = self.bookings[instr.form] = _booking(instr.form, self.cpu, self.rotations_wait)
        now, end, busy, retired, uops = self.now, self.end, self.busy, self.retired, how.uops
        if len(retired) >= self.cpu.window:
            now = max(now, retired[len(retired) - self.cpu.window])
        while self.stations and len(self.waiting) > self.stations - uops:
            now = max(now, heapq.heappop(self.waiting))
        start, taken = now, []
        for ports, occupancy in how.ports:
            port = ports[0] if len(ports) == 1 else min(ports, key=busy.__getitem__)
            begin = busy[port]
            if begin < now:
                begin = now
            busy[port] = until = begin + occupancy
            if end < until:
                end = until
            if start < begin:
                start = begin
            taken.append(port)
        instr.ports += tuple(taken)
        if self.units is not None and how.unit_clocks:
            start = max(start, self.units.get(how.unit, 0.0))
            self.units[how.unit] = start + how.unit_clocks
            end = max(end, start + how.unit_clocks)
        self.now = now + how.slots
        done = self.result(instr, start, how)
        instr.cycle = max(start, done - how.latency)  # of the last uop, once the operands are there
        last = max(retired[-1], done) if retired else done
        retired += [last] * uops
        if self.stations:
            for _ in range(uops):
                heapq.heappush(self.waiting, instr.cycle)
        self.end = max(end, done)

    def address(self, operand: Address, start: float) -> float:
        """When an address is there, and with it, where loads go in order, those of all loads before."""
        there = self.ready(needs(operand))
        if self.addresses is not None:
            self.addresses = there = max(there, self.addresses, start)
        return there

    def result(self, instr: Instr, start: float, how: Booking) -> float:
        """When the result is there; notes it for what is written."""
        at, latency, operands = self.at, how.latency, instr.operands
        done = start + latency
        for number in how.reads:
            o = operands[number]
            if isinstance(o, Reg):
                done = max(done, at.get(o.name, 0.0) + latency)
            elif isinstance(o, Address):
                done = max(done, self.address(o, start) + how.latency_mem)
        for name in how.fixed_reads:
            done = max(done, at.get(name, 0.0) + latency)
        if how.old_flags:
            done = max(done, self.flags + latency)
        if how.new_flags:
            self.flags = done
        for number in how.writes:
            o = operands[number]
            if isinstance(o, Reg):
                at[o.name] = done
            elif isinstance(o, Address) and o.slot is not None:
                at[o.slot] = done
        for name in how.fixed_writes:
            at[name] = done
        return done


def loads_in_order(cpu: Cpu) -> bool:
    """Whether the CPU executes out of order, but reads its cache in program order."""
    return not cpu.in_order and bool(cpu.core.get("memory", {}).get("in_order", False))


def needs(operand: Operand) -> list[Place]:
    """The registers and the slot that must hold their values before an operand can be read."""
    if isinstance(operand, Reg):
        return [operand.name]
    if not isinstance(operand, Address):
        return []
    places: list[Place | None] = [operand.base, operand.index, operand.slot]
    return [p for p in places if p is not None]
