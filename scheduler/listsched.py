"""Pass `schedule`: forward list scheduling with register allocation, one straight-line piece at a time.

At each step the best ready item inside a window of source order is chosen. Registers are a resource
like any other: an item that would force a store, a reload or a copy waits for one that does not; among
equals, the item that starts earliest on the CPU's ports, then the longest path to the end, then source
order. Everything is decided from the item graph and the CPU's table, so a plan is deterministic.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field, fields

from scheduler.bounds import bounds
from scheduler.instr import Plan
from scheduler.items import Item, at_hand, build, readable
from scheduler.nodes import SUMS, Mem, Node, Piece, Slot
from scheduler.perform import Performer
from scheduler.recolor import recolor
from scheduler.registers import Bank
from scheduler.vectorforms import SECOND, SHUFFLES
from targets.cpu import Cpu

WINDOW = 96  # items of source order looked at; about the reorder window of the CPUs served
TIGHT = 2  # free registers of a file at or below which register need comes before the clock
UNTIED = ("byte", "word", "load", "ltmask", "toword", "tovector", *SHUFFLES)  # overwrite no operand


@dataclass(frozen=True)
class Weights:
    """What the choice of the next item pays for, in arbitrary units (refinement perturbs these)."""

    over: float = 6.0  # registers short: each is a spill or a reload
    need: float = 1.0  # registers filled less registers freed
    nearest: float = 0.5  # readers left of the operand closest to its end
    starts: float = 0.5  # begins a sum
    tight: float = 2.0  # factor on the four above when few registers are free
    copy: float = 3.0  # a register copy
    reload: float = 1.0  # an operand comes back from memory
    lonely: float = 20.0  # begins a sum from memory or a constant
    late: float = 0.2  # clocks until the operands are there
    ahead: float = 0.05  # distance in source order from the oldest item left
    height: float = 0.02  # clocks to the end of the piece
    quick_copy: float = 1.0  # in choosing how to copy a vector: a clock of waiting against one of a port's backlog
    whole: float = 0.0  # from 0.5 on, words of the frame all of whose bytes are read are loaded once, not byte by byte
    recolor: float = 0.0  # from 0.5 on, registers are given anew after scheduling, so that copies fall away
    units: float = 0.0  # from 0.5 on, units that vector instructions keep busy are booked on the planner's clock
    window: float = WINDOW  # places of the order in which items are considered that are looked at
    deep: float = 0.0  # from 0.5 on, that order is not the source's: one chain is finished before another is begun
    fetch: float = 0.0  # from 0.5 on, a word in memory that is soon read again is loaded, and copied, not read twice
    wide: float = 0.0  # from 0.5 on, neither: independent chains advance side by side
    ordered: float = 0.0  # from 0.5 on, loads go in program order on the planner's clock
    bias: Mapping[int, float] = field(default_factory=dict)  # item number -> extra cost


NAMES = tuple(f.name for f in fields(Weights) if f.name != "bias")


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
    plan.bounds = bounds(plan.instrs, cpu, max((i.height for i in scheduler.work.items), default=0.0))
    plan.seconds = time.perf_counter() - started
    return plan


class _Scheduler:
    def __init__(self, piece: Piece, cpu: Cpu, weights: Weights, resident: Mapping[Slot, str]) -> None:
        self.weights = weights
        self.work = build(piece, cpu, weights.deep >= 0.5, weights.wide >= 0.5)
        self.waiting = {item: item.waits for item in self.work.items}
        self.does = Performer(piece, self.work, cpu, self.is_ready, resident, piece.groups, weights.quick_copy,
                              weights.whole >= 0.5, weights.units >= 0.5, weights.ordered >= 0.5)
        self.does.fetch = weights.fetch >= 0.5
        self.number = {item: i for i, item in enumerate(self.work.items)}
        self.head_order = 0

    def is_ready(self, item: Item) -> bool:
        return item not in self.does.done and self.waiting[item] == 0

    def run(self) -> Plan:
        items, head, done = self.work.items, 0, self.does.done
        ready: list[Item] = [i for i in items if i.waits == 0]
        while head < len(items):
            while head < len(items) and items[head] in done:
                head += 1
            if head == len(items):
                break
            self.head_order = items[head].place
            self.does.here = self.head_order
            limit = self.head_order + self.weights.window
            window = [i for i in ready if i.place <= limit]  # empty when the oldest waits for items beyond it
            best = min(window, key=self.score) if window else min(ready, key=lambda i: self.number[i])
            for item in self.does.perform(best):
                ready.remove(item)
                for after in item.next:
                    self.waiting[after] -= 1
                    if self.waiting[after] == 0:
                        ready.append(after)
        self.does.leave()
        self.does.plan.cycles = self.does.clock.end
        return self.does.plan

    def score(self, item: Item) -> tuple[float, int]:
        """The cost of choosing `item` now; the least is taken, the first in source order among equals.

        Registers are counted by banks: those of the result's file and stream, and those of other operands.
        """
        does, w = self.does, self.weights
        reg, uses, at, bank = does.regs.reg, does.uses, does.clock.at, does.regs.bank
        main = bank[self.where(item)]
        free_operand = self.read_in_place(item)
        kills = reloads = 0
        nearest = 9
        others: dict[Bank, list[int]] = {}  # another bank -> [registers freed, registers filled]
        for r in item.reads:
            if r in reg:
                left = uses[r]
                nearest = min(nearest, left)
                if bank[r] is main:
                    kills += left == 1
                else:
                    others.setdefault(bank[r], [0, 0])[0] += left == 1
            elif r.kind != "const" and r is not free_operand:
                if bank[r] is main:
                    reloads += 1
                else:
                    others.setdefault(bank[r], [0, 0])[1] += 1
        begun = item.node in does.started
        makes, copy, lonely = self.makes(item, begun)
        need = makes + reloads - kills
        over = max(0, (makes and not kills) + reloads - main.free)
        late = max(0.0, max((at.get(reg[r], 0.0) for r in item.reads if r in reg), default=0.0) - does.clock.now)
        if does.clock.rotations_wait and item.node.kind in ("rol", "ror") and item.node.file == "r":
            late = max(late, does.clock.flags - does.clock.now)
        starts = item.node.kind in SUMS and not begun
        tight = w.tight if main.free <= TIGHT else 1.0
        number = self.number[item]
        cost = (tight * (w.over * over + w.need * need + w.nearest * nearest + w.starts * starts) + w.copy * copy
                + w.reload * reloads + w.lonely * lonely + w.late * late
                + w.ahead * (item.place - self.head_order) - w.height * item.height + w.bias.get(number, 0.0))
        for other, (freed, filled) in others.items():
            tight = w.tight if other.free <= TIGHT else 1.0
            cost += (tight * (w.over * max(0, filled - other.free) + w.need * (filled - freed)) + w.reload * filled)
        return (cost, number)

    def where(self, item: Item) -> Node:
        """The node in whose file and stream the item fills a register, or for a store frees one."""
        return item.node.args[0] if item.node.kind in ("store", "storehigh", "setslot", "put") else item.node

    def read_in_place(self, item: Item) -> Node | None:
        """The operand that is read from memory in place if it is in no register: it needs none, then."""
        n = item.node
        if n.kind in SUMS:
            return item.operand if n in self.does.started and not item.fold else None
        if n.kind == "tovector":
            return n.args[0]
        if n.file == "r" or not (n.kind in SECOND or n.kind in SHUFFLES) or item.fold:
            return None
        home = self.does.regs.home.get(n.args[-1])
        return n.args[-1] if isinstance(home, Slot) or (isinstance(home, Mem) and readable(home, n)) else None

    def makes(self, item: Item, begun: bool) -> tuple[int, int, int]:
        """(registers it fills, copies it needs, 1 if it starts a sum from memory or a constant alone)."""
        n, reg, uses = item.node, self.does.regs.reg, self.does.uses
        if n.kind in ("store", "storehigh", "setslot", "put"):
            return 0, 0, 0
        if n.kind in SUMS:
            if begun:
                return (0 if n in reg else 1), 0, int(self.does.constant_waits(item))
            o = item.operand
            assert o is not None
            if item.fold:
                return 1, 0, int(not (item.fold.mem and item.fold.mem.index))
            if at_hand(o):  # a vector that is wanted again is a copy, by a load; as the other operand it would be kept
                return 1, int(o.file != "r" and uses[o] > 1), 1 + (o.kind == "const")
            if uses[o] > 1 and o in reg:
                return 1, int(self.does.loaded_partner(item) is None and not self.does.last_other_reader(item, o)), 0
            return (1, 0, 0) if o in reg else (0, 0, 0)
        if n.kind in UNTIED:
            return 1, 0, 0
        a = n.args[0]
        if n.kind == "equal" and uses.get(n.args[1]) == 1:
            return 1, 0, 0
        return 1, int(uses[a] > 1 and a in reg and not self.does.last_other_reader(item, a)), 0
