"""Loads of a scheduled piece that nobody reads are left out.

The list scheduler loads a value with several readers when a register is free. Where it gives that register up before
the first of them, each reads memory itself, and the load was for nothing.
"""

from __future__ import annotations

from collections.abc import Collection

from scheduler.code.instr import FORMS, Address, Instr, Plan, Reg
from scheduler.timing.in_order_clock import timed
from targets.cpu import Cpu

LOADS = ("load", "load aligned", "load low")


def leave_out_unread(plan: Plan, cpu: Cpu) -> None:
    """Take loads out of `plan`, in place, whose registers are written anew before anybody reads them.

    What the registers hold at the end of the piece counts as read.
    """
    unread: set[str] = set()
    kept: list[Instr] = []
    for instr in reversed(plan.instrs):
        if instr.does in LOADS and isinstance(to := instr.operands[0], Reg) and to.name in unread:
            continue
        kept.append(instr)
        unread |= _written(instr)
        unread -= read(instr)
    if len(kept) < len(plan.instrs):
        plan.instrs = kept[::-1]
        timed(plan, cpu)


def is_read(plan: Plan, at: int, but: Collection[int] = ()) -> bool:
    """Whether what instruction `at` puts into a register, its first operand, is read later by others than `but`.

    Registers that the plan does not say to be held at the end are not.
    """
    to = plan.instrs[at].operands[0]
    assert isinstance(to, Reg)
    for number in range(at + 1, len(plan.instrs)):
        instr = plan.instrs[number]
        if number not in but and to.name in read(instr):
            return True
        if to.name in _written(instr):
            return False
    return to.name in plan.resident.values() or to.name in plan.left.values()


def _written(instr: Instr) -> set[str]:
    """The registers that an instruction gives a value which does not depend on what they held."""
    form = FORMS[instr.form]
    return {o.name for o, role in zip(instr.operands, form.operands, strict=True)
            if isinstance(o, Reg) and role.startswith("w") and o.part == "32"}


def read(instr: Instr) -> set[str]:
    """All other registers that it names, and those of its addresses; those that its form names by themselves, too."""
    form = FORMS[instr.form]
    named = {o.name for o, role in zip(instr.operands, form.operands, strict=True)
             if isinstance(o, Reg) and not (role.startswith("w") and o.part == "32")}
    addressed = {r for o in instr.operands if isinstance(o, Address) for r in (o.base, o.index) if r}
    return named | addressed | {name for name, _ in form.implicit}
