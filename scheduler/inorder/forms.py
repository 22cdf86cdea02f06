"""Forms that matter where execution is in order: taken apart when a plan is there, so that the search can choose.

The instructions come in pairs that follow each other and are one instruction again as long as they do
(scheduler.inorder.webs.Mate): the order as it stands is still the plan's.
"""

from __future__ import annotations

from dataclasses import replace

from scheduler.code.instr import Address, Imm, Instr, Operand, Plan, Reg
from scheduler.inorder.webs import IMMEDIATE, JOINING, MEMORY, WORDS, Webs, webs_again, webs_of
from targets.cpu import Cpu


def webs_in_order(plan: Plan, cpu: Cpu) -> Webs | None:
    """The webs of a plan whose operands in memory and constants are apart; None as `webs_of`."""
    webs = webs_of(plan, cpu)
    return None if webs is None else webs_again(webs, constants_apart(loads_apart(webs.renamed, cpu), cpu), cpu)


def loads_apart(instrs: list[Instr], cpu: Cpu) -> list[Instr]:
    """Operands in memory loaded by instructions of their own.

    Two short instructions fit beside more others than a long one, and the load may come early.
    """
    out: list[Instr] = []
    for instr in instrs:
        if instr.does in JOINING and instr.matches(instr.does, *MEMORY):
            to = Reg(f"load{len(out)}")
            out.append(_in_place_of(instr, cpu, "load", MEMORY, to, instr.operands[1]))
            instr = _in_place_of(instr, cpu, instr.does, WORDS, instr.operands[0], to)
        out.append(instr)
    return out


def constants_apart(instrs: list[Instr], cpu: Cpu) -> list[Instr]:
    """Additions in place of a register and a constant by one address as two.

    A register in an address must be there early; and which operand of a sum comes with the constant is then left to
    the search.
    """
    out: list[Instr] = []
    for instr in instrs:
        other = _joins(instr)
        if other is not None:
            to, address = instr.operands
            assert isinstance(address, Address)
            out.append(_in_place_of(instr, cpu, "add", IMMEDIATE, to, Imm(address.disp & 0xFFFFFFFF)))
            instr = _in_place_of(instr, cpu, "add", WORDS, to, Reg(other))
        out.append(instr)
    return out


def _in_place_of(instr: Instr, cpu: Cpu, does: str, kinds: tuple[str, ...], *operands: Operand) -> Instr:
    form = cpu.instructions.form(does, *kinds)
    return replace(instr, form=form, uops=cpu.cost(form).uops, operands=operands)


def _joins(instr: Instr) -> str | None:
    """The register that an address adds to its own along with a constant; None for other instructions."""
    to, address = instr.operands if len(instr.operands) == 2 else (None, None)
    if instr.does != "address" or not isinstance(address, Address) or not isinstance(to, Reg):
        return None
    if not address.disp or address.scale != 1 or address.table or None in (address.base, address.index):
        return None
    others = [r for r in (address.base, address.index) if r != to.name]
    return others[0] if len(others) == 1 else None
