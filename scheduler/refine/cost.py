"""What a plan costs: by what the best of several is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from scheduler.code.instr import Address, Instr, Plan, Reg, floats
from scheduler.timing.clock import Clock
from scheduler.timing.in_order_clock import timed
from targets.cpu import Cpu
from targets.x86.register_files import VECTOR_FILES, file_of

CYCLE_WEIGHT = 0.1  # a planned clock against a uop: on CPUs of three uops a clock the width is the tightest bound
SLACK = 1.05  # how much longer than its uops need a plan may take before its clocks count as much as uops
BUSY = 0.7  # what a clock of 64-bit code counts where ports are busy for longer than the longest path takes
QUICK = 30  # moves for each instruction of a brief search for an order
TRIES = 1000  # the same where a good order is wanted
PASSES = 4  # of a loop, of which all but the first are counted
READ = 0.01  # of a uop: an operand in memory that may be in a register for nothing
SEARCHES = 5  # for an order that is stored


def cost(plan: Plan, bits: int) -> float:
    """What refinement makes small: uops and a little for clocks; clocks in which uops could issue count as such.

    Where it is ports that keep the CPU in 64-bit code, and no path is as long, they count less: more clocks and more
    uops are both slower there, and of plans that keep the ports as long the one with fewer spills is better. With the
    eight registers of 32-bit code, and in code of the x87 unit, operands are in memory anyway.
    """
    full, ports, path = (plan.bounds.get(kind, 0.0) for kind in ("width", "ports", "path"))
    waiting = max(0.0, plan.cycles - SLACK * full) * plan.uops / full if full else 0.0
    busy = bits == 64 and ports > path and not floats(plan.instrs)
    return plan.uops + CYCLE_WEIGHT * plan.cycles + (BUSY if busy else 1.0) * waiting


def clocks_first(plan: Plan) -> float:
    """What a plan of a narrow, wide or ready policy has to have less of than that of the usual ones.

    A few uops less are no use if they wait for each other, nor a clock less if it takes many spills.
    """
    return plan.cycles + CYCLE_WEIGHT * plan.uops


def price(plan: Plan, cpu: Cpu) -> float:
    """What the choice among plans makes small: in order the clocks of a good order of the instructions."""
    return well_ordered(plan, cpu, QUICK).cycles if cpu.in_order else searched_cost(plan, cpu)


def well_ordered(plan: Plan, cpu: Cpu, tries: int, seed: int = 1) -> Plan:
    """The plan, or its instructions in a better order that a search of `tries` moves an instruction finds."""
    if floats(plan.instrs):  # of which the clock in order knows nothing
        return plan
    from scheduler.inorder.search import search as search_order  # compiled code, which other CPUs do without

    found = search_order(plan, cpu, tries * len(plan.instrs), seed)
    return plan if found is None or found.cycles >= plan.cycles else timed(found.plan, cpu)


def best_ordered(plan: Plan, cpu: Cpu) -> tuple[Plan, Sequence[int]]:
    """The plan in the best order of several searches, wide ones among them, and that order; its own is empty."""
    if floats(plan.instrs):
        return plan, ()
    from scheduler.inorder.search import search_several

    found = search_several(plan, cpu, SEARCHES)
    if found is None or found.cycles >= plan.cycles:
        return plan, ()
    return timed(found.plan, cpu), found.order


def searched_cost(plan: Plan, cpu: Cpu) -> float:
    """What `search` makes small: the cost, and the uops that some CPUs add to a store whose address needs a SIB byte.

    Such are the stores to the frame, for its addresses are relative to the stack pointer.
    """
    more = cpu.core.get("rules", {}).get("store_sib_extra_uops", 0)
    stores = sum(isinstance(i.operands[0], Address) and (i.operands[0].slot or i.operands[0].index) is not None
                 for i in plan.instrs if i.does == "store" and not _of_vector(i)) if more else 0
    return cost(plan, cpu.bits) + more * stores


def round_cost(plan: Plan, cpu: Cpu) -> float:
    """Clocks of a pass of a loop among others, by the planner's clock, and a little for uops.

    A value that goes from pass to pass is there when the pass before has made it, in a register or in the frame.
    """
    clock, ends = Clock(cpu), []
    for _ in range(PASSES):
        for instr in plan.instrs:
            clock.issue(replace(instr, ports=()))
        ends.append(clock.end)
    return (ends[-1] - ends[0]) / (PASSES - 1) + CYCLE_WEIGHT * plan.uops


def reads(plan: Plan) -> int:
    """How many instructions have an operand in memory, stores aside."""
    return sum(i.does != "store" and any(isinstance(o, Address) for o in i.operands) for i in plan.instrs)


def _of_vector(instr: Instr) -> bool:
    return any(isinstance(o, Reg) and file_of(o.name) in VECTOR_FILES for o in instr.operands)
