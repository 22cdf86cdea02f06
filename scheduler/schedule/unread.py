"""Loads of a scheduled piece that nobody reads are left out.

The list scheduler loads a value with several readers when a register is free. Where it gives that register up before
the first of them, each reads memory itself, and the load was for nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

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
        unread -= _read(instr)
    if len(kept) < len(plan.instrs):
        plan.instrs = kept[::-1]
        timed(plan, cpu)


def is_read(instrs: Sequence[Instr | None], at: int, but: Collection[int] = (), held: Collection[str] = ()) -> bool:
    """Whether what instruction `at` puts into a register, its first operand, is read later by others than `but`.

    What a register of `held` has at the end counts as read. An instruction that is None is gone.
    """
    instr = instrs[at]
    assert instr is not None
    to = instr.operands[0]
    assert isinstance(to, Reg)
    for number in range(at + 1, len(instrs)):
        later = instrs[number]
        if later is not None and number not in but and to.name in _read(later):
            return True
        if later is not None and to.name in _written(later):
            return False
    return to.name in held


def _written(instr: Instr) -> set[str]:
    """The registers that an instruction gives a value which does not depend on what they held."""
    form = FORMS[instr.form]
    return {o.name for o, role in zip(instr.operands, form.operands, strict=True)
            if isinstance(o, Reg) and role.startswith("w") and o.part == "32"}


def _read(instr: Instr) -> set[str]:
    """All other registers that it names, and those of its addresses; those that its form names by themselves, too."""
    form = FORMS[instr.form]
    named = {o.name for o, role in zip(instr.operands, form.operands, strict=True)
             if isinstance(o, Reg) and not (role.startswith("w") and o.part == "32")}
    addressed = {r for o in instr.operands if isinstance(o, Address) for r in (o.base, o.index) if r}
    return named | addressed | {name for name, _ in form.implicit}
