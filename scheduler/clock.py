"""The planner's clock: issue width, port occupancy and operand latencies of one CPU.

An optimistic machine: unlimited window, perfect front end. It ranks choices and gives the planned cycle
of each instruction; the pipeline model measures.
"""

from __future__ import annotations

from scheduler.instr import Instr
from scheduler.nodes import Node
from targets.cpu import Cpu


class Clock:
    def __init__(self, cpu: Cpu) -> None:
        self.cpu = cpu
        self.slots = 0
        self.busy = dict.fromkeys(cpu.ports, 0.0)
        self.at: dict[Node, float] = {}  # node -> clock its newest value is available
        self.end = 0.0

    @property
    def now(self) -> float:
        """Clock of the next free issue slot."""
        return self.slots / self.cpu.width

    def ready(self, reads: list[Node], also: Node | None) -> float:
        """First clock at which every operand is available."""
        t = max((self.at.get(r, 0.0) for r in reads), default=0.0)
        return max(t, self.at.get(also, 0.0)) if also is not None else t

    def rename(self, old: Node, new: Node) -> None:
        """`new` takes over the register of `old`, no instruction."""
        self.at[new] = self.at.get(old, 0.0)

    def issue(self, instr: Instr) -> None:
        """Book `instr` and set its planned cycle."""
        cost = self.cpu.cost(instr.form)
        start = max(self.now, self.ready([*instr.node.operands()], instr.node))
        if instr.role in ("reload", "copy"):
            start = self.now
        for uop, ports in enumerate(cost.ports):
            port = min(ports, key=lambda p: self.busy[p])
            begin = max(self.busy[port], self.now)
            self.busy[port] = begin + cost.occupancy[uop]
            start = max(start, begin)
        self.slots += cost.uops
        instr.cycle = start
        self.at[instr.node] = start + cost.latency
        self.end = max(self.end, start + cost.latency)
