"""The planner's clock: issue width, reorder window, port occupancy and operand latencies of one CPU.

An optimistic machine: perfect front end, loads always hit the first-level cache, any free port of the right kind.
Waiting uops fill the stations where the CPU's table has `[core.planner]`, else the reorder window alone.
It ranks choices and gives the planned cycle of each instruction; the pipeline model measures.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable

from scheduler.code.instr import Address, Instr, Operand, Reg
from scheduler.graph.nodes import Slot
from scheduler.graph.ops import ROTATIONS
from targets.cpu import Cpu
from targets.forms import load_forms

Place = str | Slot
FORMS = load_forms()


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

    def ready(self, places: Iterable[Place]) -> float:
        """First clock at which every place holds its value."""
        return max((self.at.get(p, 0.0) for p in places), default=0.0)

    def issue(self, instr: Instr) -> None:
        """Book `instr` and set its planned cycle."""
        cost = self.cpu.cost(instr.form)
        if len(self.retired) >= self.cpu.window:
            self.now = max(self.now, self.retired[len(self.retired) - self.cpu.window])
        while self.stations and len(self.waiting) > self.stations - cost.uops:
            self.now = max(self.now, heapq.heappop(self.waiting))
        start = self.now
        busy, taken = self.busy, []
        for ports, occupancy in zip(cost.ports, cost.occupancy, strict=True):
            port = ports[0] if len(ports) == 1 else min(ports, key=busy.__getitem__)
            begin = max(busy[port], self.now)
            busy[port] = until = begin + occupancy
            self.end = max(self.end, until)
            start = max(start, begin)
            taken.append(port)
        instr.ports += tuple(taken)
        if self.units is not None and cost.unit_clocks:
            start = max(start, self.units.get(cost.unit, 0.0))
            self.units[cost.unit] = start + cost.unit_clocks
            self.end = max(self.end, start + cost.unit_clocks)
        self.now += cost.uops / self.cpu.width
        done = self.result(instr, start, cost.latency, cost.latency_mem or cost.latency)
        instr.cycle = max(start, done - cost.latency)  # of the last uop, once the operands are there
        last = max(self.retired[-1], done) if self.retired else done
        self.retired += [last] * cost.uops
        if self.stations:
            for _ in range(cost.uops):
                heapq.heappush(self.waiting, instr.cycle)
        self.end = max(self.end, done)

    def address(self, operand: Address, start: float) -> float:
        """When an address is there, and with it, where loads go in order, those of all loads before."""
        there = self.ready(needs(operand))
        if self.addresses is not None:
            self.addresses = there = max(there, self.addresses, start)
        return there

    def result(self, instr: Instr, start: float, latency: float, latency_mem: float) -> float:
        """When the result is there; notes it for what is written."""
        form = FORMS[instr.form]
        done = start + latency
        for o in form.read(instr.operands):
            if isinstance(o, Reg):
                done = max(done, self.at.get(o.name, 0.0) + latency)
            elif isinstance(o, Address):
                done = max(done, self.address(o, start) + latency_mem)
        for name, role in form.implicit:
            if "r" in role:
                done = max(done, self.at.get(name, 0.0) + latency)
        if form.flags_read or (self.rotations_wait and instr.does in ROTATIONS):
            done = max(done, self.flags + latency)
        if form.flags_written:
            self.flags = done
        for o in form.written(instr.operands):
            if isinstance(o, Reg):
                self.at[o.name] = done
            elif isinstance(o, Address) and o.slot is not None:
                self.at[o.slot] = done
        for name, role in form.implicit:
            if "w" in role:
                self.at[name] = done
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
