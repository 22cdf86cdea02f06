"""Forms that matter where execution is in order, chosen once a plan is there."""

from __future__ import annotations

from dataclasses import replace

from scheduler.instr import Address, Instr, Plan, Reg
from scheduler.webs import Webs, webs_of


def early_constants(plan: Plan) -> None:
    """In each sum, let `lea` add the constant with the first operand rather than with a later one, in place.

    A register that `lea` reads must be written a clock earlier than for `add`, and later operands of a sum are those
    on the longest path. ``add s,x`` … ``lea s,[s+y+c]`` becomes ``lea s,[s+x+c]`` … ``add s,y``.
    """
    webs = webs_of(plan)
    if webs is None:
        return
    for group in sums_in_place(webs):
        first = next((k for k in group if _adds(plan.instrs[k])), None)
        last = next((k for k in reversed(group) if _joins(plan.instrs[k]) is not None), None)
        if first is None or last is None or first > last:
            continue
        add, lea = plan.instrs[first], plan.instrs[last]
        address, other = lea.operands[1], _joins(lea)
        assert isinstance(address, Address) and other is not None
        to, operand = add.operands
        assert isinstance(to, Reg) and isinstance(operand, Reg)
        plan.instrs[first] = replace(add, mnemonic="lea", form=lea.form, uops=lea.uops, operands=(
            to, replace(address, base=to.name, index=operand.name)))
        plan.instrs[last] = replace(lea, mnemonic="add", form=add.form, uops=add.uops, operands=(
            lea.operands[0], Reg(other)))


def sums_in_place(webs: Webs) -> list[list[int]]:
    """Runs of instructions that add to one web, with no other reader of it between them."""
    open_runs: dict[int, list[int]] = {}
    found: list[list[int]] = []
    for k, one in enumerate(webs.access):
        for w in one.webs:
            if one.writes == [w] and one.kind == "add":
                if w not in open_runs:
                    open_runs[w] = []
                    found.append(open_runs[w])
                open_runs[w].append(k)
            else:
                open_runs.pop(w, None)
    return found


def _adds(instr: Instr) -> bool:
    """Whether it is `add` of a register to another."""
    return instr.form == "add r32,r32" and instr.operands[0] != instr.operands[1]


def _joins(instr: Instr) -> str | None:
    """The register that a `lea` adds to its own along with a constant; None for other instructions."""
    to, address = instr.operands[:2] if len(instr.operands) == 2 else (None, None)
    if instr.mnemonic != "lea" or not isinstance(address, Address) or not isinstance(to, Reg):
        return None
    if not address.disp or address.scale != 1 or address.table or {address.base, address.index} & {None}:
        return None
    others = [r for r in (address.base, address.index) if r != to.name]
    return others[0] if len(others) == 1 else None
