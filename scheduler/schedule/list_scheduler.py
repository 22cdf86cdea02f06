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
from scheduler.schedule.alike import Trial, found
from scheduler.schedule.coalesce import recolor
from scheduler.schedule.floats import is_floating, lay_floats
from scheduler.schedule.item import Item
from scheduler.schedule.items import Work, build, rotated_word
from scheduler.schedule.longest_path import longest_path
from scheduler.schedule.loop_residents import without_others
from scheduler.schedule.perform import Performer
from scheduler.schedule.policy import Policy
from scheduler.schedule.priority import Choice
from scheduler.schedule.rematerialize import load_again
from scheduler.schedule.same_slot import spill_to_own_slots
from scheduler.schedule.unread import leave_out_unread
from scheduler.schedule.values import Values
from scheduler.timing.bounds import bounds
from targets.cpu import Cpu


def schedule(piece: Piece, cpu: Cpu, policy: Policy | None = None,
             resident: Mapping[Slot, str] | None = None) -> Plan:
    """Schedule and allocate `piece` for `cpu`; always succeeds. Cycles are planned, not simulated.

    `resident` slots are in the registers named when the piece begins and when it ends. ValueError if the piece's
    `groups` leave a stream too few registers.
    """
    started = time.perf_counter()
    policy, resident = policy or Policy(), resident or {}
    piece = without_others(piece, resident)
    work = build(piece, cpu, policy.strategy.order)
    known = found(work.trials, policy, resident)
    if known is not None:
        return known
    scheduler = _Scheduler(piece, work, cpu, policy, resident)
    plan = scheduler.run()
    how = scheduler.how
    floats = any(is_floating(n) for n in piece.nodes)
    if floats:
        lay_floats(plan, piece, scheduler.work, cpu, how.pace)
    leave_out_unread(plan, cpu)
    spill_to_own_slots(plan, cpu)
    if how.recolor and not floats and piece.groups.get("r", 1) == 1 and cpu.bits == 32:
        recolor(plan, cpu)
    if how.reload_gap and not floats and cpu.bits == 32:
        load_again(plan, cpu, how.reload_gap)
    plan.bounds = bounds(plan.instrs, cpu, longest_path(scheduler.work, cpu))
    plan.seconds = time.perf_counter() - started
    work.trials.append(scheduler.trial(policy, resident))
    return plan


class _Scheduler:
    def __init__(self, piece: Piece, work: Work, cpu: Cpu, policy: Policy, resident: Mapping[Slot, str]) -> None:
        self.how = how = policy.strategy
        self.work = work
        self.waiting = {item: item.waits for item in self.work.items}
        self.state = Values(piece, self.work, cpu, self.is_ready, resident, piece.groups, policy.priority.copy_wait,
                            how.load_whole, how.book_units, how.loads_in_order)
        self.state.fetch = how.load_repeated
        self.state.aside = how.copy_aside
        self.state.let_go = how.let_go
        self.state.join_words = how.join_words
        if how.let_go:  # words are loaded to be rotated and not for long: registers with byte names are free for them
            self.state.regs.bytes |= {a for n in piece.nodes if rotated_word(n) for a in (n.args[0], n.args[0].args[0])}
        self.performer = Performer(self.state)
        self.choice = Choice(self.state, self.performer.additions, self.work.items, policy)

    def is_ready(self, item: Item) -> bool:
        return item not in self.state.done and self.waiting[item] == 0

    def trial(self, policy: Policy, resident: Mapping[Slot, str]) -> Trial:
        """What has been run, for those that would go alike."""
        state = self.state
        return Trial(policy, resident, self.choice.far, state.words, state.soon, state.plan)

    def run(self) -> Plan:
        items, head, done = self.work.items, 0, self.state.done
        for item in items:
            if item.waits == 0:
                self.choice.add(item)
        last = len(items)
        while True:
            while head < last and items[head] in done:
                head += 1
            if head == last:
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
