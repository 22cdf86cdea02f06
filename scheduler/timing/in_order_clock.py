"""The planner's clock for a CPU that executes in order: scheduler.timing.clock.Clock's interface on the rules of pairs.

What it says is what the pipeline model says of straight-line code whose data and code are in the first-level caches
(scheduler.timing.pairing), so it measures where the clock of other CPUs only ranks.
"""

from __future__ import annotations

from collections.abc import Iterable

from scheduler.code.instr import Address, Instr, Plan, Reg
from scheduler.timing.bounds import bounds
from scheduler.timing.clock import Clock, Place
from scheduler.timing.pairing import Clocks, records, rules
from targets.cpu import Cpu
from targets.forms import load_forms

FORMS = load_forms()


class InOrderClock:
    """Books instructions in program order; `at` is the first clock in which a register or slot can be read."""

    def __init__(self, cpu: Cpu) -> None:
        self.rules = rules(cpu.name)
        self.pipes = cpu.ports
        self.clocks = Clocks(self.rules)
        self.busy = dict.fromkeys(cpu.ports, 0.0)
        self.at: dict[Place, float] = {}
        self.flags = 0.0
        self.rotations_wait = False

    @property
    def now(self) -> float:
        """The clock in which the next instruction can begin."""
        return float(self.clocks.end if self.clocks.waiting is None else self.clocks.start)

    @property
    def end(self) -> float:
        """The clocks of what has been booked."""
        return float(self.clocks.end)

    def ready(self, places: Iterable[Place]) -> float:
        """First clock at which every place holds its value."""
        return max((self.at.get(p, 0.0) for p in places), default=0.0)

    def issue(self, instr: Instr) -> None:
        """Book `instr` and set its planned cycle and pipe."""
        (one,) = records([instr], self.rules)
        step = self.clocks.add(one)
        instr.cycle = float(step.start)
        instr.ports = self.pipes if one.alone else (step.pipe,)
        self.busy = dict.fromkeys(self.pipes, self.end)
        done = float(step.start + one.clocks)
        form = FORMS[instr.form]
        for o in form.written(instr.operands):
            if isinstance(o, Reg):
                self.at[o.name] = done
            elif isinstance(o, Address) and o.slot is not None:
                self.at[o.slot] = done
        self.at.update({name: done for name, role in form.implicit if "w" in role})


def planner_clock(cpu: Cpu, units: bool = False, ordered: bool = False) -> Clock | InOrderClock:
    """The clock that plans for `cpu`."""
    return InOrderClock(cpu) if cpu.in_order else Clock(cpu, units, ordered)


def timed(plan: Plan, cpu: Cpu) -> Plan:
    """The plan with the planner's clocks for the order that it is in, and the bounds of the instructions it has now."""
    clock = planner_clock(cpu)
    for instr in plan.instrs:
        instr.ports = ()
        clock.issue(instr)
    plan.cycles = clock.end
    plan.bounds = bounds(plan.instrs, cpu, plan.bounds.get("path", 0.0))
    return plan
