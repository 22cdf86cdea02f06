"""Pass `schedule`: forward list scheduling with register allocation, one straight-line piece at a time.

At each step the best ready item inside a window of source order is chosen. Registers are a resource
like any other: an item that would force a store, a reload or a copy waits for one that does not; among
equals, the item that starts earliest on the CPU's ports, then the longest path to the end, then source
order. Everything is decided from the item graph and the CPU's table, so a plan is deterministic.
"""

from __future__ import annotations

import time
from collections.abc import Mapping

from scheduler.code.instr import Plan
from scheduler.graph.nodes import Piece, Slot
from scheduler.schedule.coalesce import recolor
from scheduler.schedule.item import Item
from scheduler.schedule.items import build
from scheduler.schedule.perform import Performer
from scheduler.schedule.priority import Choice, Weights
from scheduler.schedule.rematerialize import load_again
from scheduler.schedule.values import Values
from scheduler.timing.bounds import bounds
from targets.cpu import Cpu


def schedule(piece: Piece, cpu: Cpu, weights: Weights | None = None,
             resident: Mapping[Slot, str] | None = None) -> Plan:
    """Schedule and allocate `piece` for `cpu`; always succeeds. Cycles are planned, not simulated.

    `resident` slots are in the registers named when the piece begins and when it ends. ValueError if the piece's
    `groups` leave a stream too few registers.
    """
    started = time.perf_counter()
    scheduler = _Scheduler(piece, cpu, weights or Weights(), resident or {})
    plan = scheduler.run()
    if scheduler.weights.recolor >= 0.5 and piece.groups.get("r", 1) == 1 and cpu.bits == 32:
        recolor(plan, cpu)
    if scheduler.weights.again > 0.0 and cpu.bits == 32:
        load_again(plan, cpu, scheduler.weights.again)
    plan.bounds = bounds(plan.instrs, cpu, max((i.height for i in scheduler.work.items), default=0.0))
    plan.seconds = time.perf_counter() - started
    return plan


class _Scheduler:
    def __init__(self, piece: Piece, cpu: Cpu, weights: Weights, resident: Mapping[Slot, str]) -> None:
        self.weights = weights
        self.work = build(piece, cpu, weights.deep >= 0.5, weights.wide >= 0.5)
        self.waiting = {item: item.waits for item in self.work.items}
        self.state = Values(piece, self.work, cpu, self.is_ready, resident, piece.groups, weights.quick_copy,
                            weights.whole >= 0.5, weights.units >= 0.5, weights.ordered >= 0.5)
        self.state.fetch = weights.fetch >= 0.5
        self.state.aside = weights.aside >= 0.5
        self.performer = Performer(self.state)
        self.choice = Choice(self.state, self.performer.additions, self.work.items, weights)

    def is_ready(self, item: Item) -> bool:
        return item not in self.state.done and self.waiting[item] == 0

    def run(self) -> Plan:
        items, head, done = self.work.items, 0, self.state.done
        for item in items:
            if item.waits == 0:
                self.choice.add(item)
        while head < len(items):
            while head < len(items) and items[head] in done:
                head += 1
            if head == len(items):
                break
            self.state.here = items[head].place
            best = self.choice.best(items[head].place)
            for item in self.performer.perform(best):
                self.choice.remove(item)
                for after in item.next:
                    self.waiting[after] -= 1
                    if self.waiting[after] == 0:
                        self.choice.add(after)
        self.performer.leave()
        self.state.plan.cycles = self.state.clock.end
        return self.state.plan
