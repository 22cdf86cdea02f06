"""Values that a scheduled piece spills are spilled to where the piece leaves them, and not moved there later.

What a loop takes from one pass to the next has a slot of its own, which the list scheduler writes last, from a
register: a value made long before waits in another slot, is loaded and stored. Where nobody reads the old value of its
own slot after the spill, the new one can be there from the start (coalescing, of slots and not of registers: Chaitin
et al., Register allocation via coloring, 1981).
"""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache

from scheduler.code.instr import FORMS, Address, Instr, Operand, Plan, Reg, changes
from scheduler.graph.nodes import Slot
from scheduler.schedule.unread import LOADS, is_read
from scheduler.timing.in_order_clock import timed
from targets.cpu import Cpu
from targets.x86.instruction_set import WORD

SPILL = "spill."
STORES = ("store", "store aligned")
WORDS = (WORD, WORD)

Value = int | tuple["Value", int]
"""What a register or slot holds: what instruction number n made, or (value, n), its lower n bytes and zeros."""


@dataclass(frozen=True)
class _Move:
    """Instruction `at` stores to the slot `target` what instruction `since` spilled to the slot `source`."""

    source: Slot
    since: int
    target: Slot
    at: int


def spill_to_own_slots(plan: Plan, cpu: Cpu) -> None:
    """Rename spill slots of `plan`, in place, so that moves from them to other slots of their size fall away.

    A spill slot may be renamed for the time that it holds one value, and keep its name for others.
    """
    moves = _moves(plan.instrs)
    if not moves:
        return
    code = _Code(plan)
    for move in moves:
        code.spare(move)
    kept = [i for i in code.instrs if i is not None]
    if len(kept) < len(plan.instrs):
        plan.instrs = kept
        timed(plan, cpu)


def _moves(instrs: Sequence[Instr]) -> list[_Move]:
    """Values in spill slots that go to other slots, the first of them first."""
    to_all = [slot.name.startswith(SPILL) for slot in map(stored_to, instrs) if slot is not None]
    if all(to_all) or not any(to_all):
        return []
    held: dict[str | Slot, Value] = {}
    spilled: dict[Slot, int] = {}  # since when a spill slot has held what it holds
    found = []
    for at, instr in enumerate(instrs):
        to = stored_to(instr)
        if to is not None:
            reg = instr.operands[1]
            assert isinstance(reg, Reg)
            value = _lower(held.setdefault(reg.name, ~at), to.size)
            if to.name.startswith(SPILL):
                spilled[to] = at
            else:
                found += [_Move(slot, since, to, at) for slot, since in spilled.items()
                          if slot.size == to.size and held[slot] == value]
            held[to] = value
            continue
        wanted, implicit = _writes(instr.form)
        operands = [instr.operands[n] for n in wanted]
        value = _moved(instr, held, at) if len(operands) == 1 and not implicit else at
        for o in operands:
            if isinstance(o, Reg):
                held[o.name] = value
            elif isinstance(o, Address) and o.slot is not None:
                held[o.slot] = value
                spilled.pop(o.slot, None)
        for name in implicit:
            held[name] = at
    return found


@cache
def _writes(name: str) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """Which operands instructions of a form write, and which registers that they do not name."""
    form = FORMS[name]
    return (tuple(n for n, role in enumerate(form.operands) if "w" in role),
            tuple(reg for reg, role in form.implicit if "w" in role))


def stored_to(instr: Instr) -> Slot | None:
    """The slot that an instruction fills from a register, where it does nothing else."""
    return whole(instr.operands[0]) if instr.does in STORES and isinstance(instr.operands[1], Reg) else None


def whole(operand: Operand) -> Slot | None:
    """The slot of the frame of which an operand is all."""
    if not isinstance(operand, Address) or operand.base or operand.index or operand.disp:
        return None
    slot = operand.slot
    return slot if slot is not None and slot.argument is None and operand.size == slot.size else None


def _moved(instr: Instr, held: dict[str | Slot, Value], at: int) -> Value:
    """What the register that an instruction writes holds then."""
    source = instr.operands[-1]
    if instr.does in LOADS and (slot := whole(source)) in held:
        return held[slot]
    if instr.does == "copy" and isinstance(source, Reg):
        value = held.setdefault(source.name, ~at)
        return _lower(value, 4) if instr.matches("copy", *WORDS) else value
    return at


def _lower(value: Value, size: int) -> Value:
    """The lower `size` bytes of a value."""
    while isinstance(value, tuple) and value[1] >= size:
        value = value[0]
    return value, size


class _Code:
    """The instructions of a plan, None where one is gone, and which of them touch and write the slots."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.instrs: list[Instr | None] = list(plan.instrs)
        self.touched: dict[Slot, list[int]] = defaultdict(list)
        self.written: dict[Slot, list[int]] = defaultdict(list)
        for at, instr in enumerate(plan.instrs):
            for o, role in zip(instr.operands, FORMS[instr.form].operands, strict=True):
                if isinstance(o, Address) and o.slot is not None:
                    self.touched[o.slot].append(at)
                    if "w" in role:
                        self.written[o.slot].append(at)

    def spare(self, move: _Move) -> None:
        """Let the value be in the slot that it goes to from the start, where nobody wants what that held before."""
        mine, target = self.touched[move.source], self.touched[move.target]
        ends = self.next(self.written[move.source], move.since)
        moved = [at for at in mine if move.since <= at < ends]
        if moved[:1] != [move.since] or move.at not in target or self.next(target, move.since) != move.at \
                or self.next(self.written[move.target], move.at) <= moved[-1]:
            return
        for at in moved:
            instr = self.instrs[at]
            assert instr is not None
            self.instrs[at] = replace(instr, operands=tuple(_renamed(o, move) for o in instr.operands))
        self.touched[move.source] = [at for at in mine if at not in moved]
        self.touched[move.target] = sorted({*target, *moved} - {move.at})
        self.written[move.source].remove(move.since)
        self.written[move.target] = sorted({*self.written[move.target], move.since} - {move.at})
        self.leave_out(move)

    def next(self, numbers: list[int], after: int) -> int:
        """The first of ascending `numbers` behind `after`; the end of the plan where there is none."""
        at = bisect_right(numbers, after)
        return numbers[at] if at < len(numbers) else len(self.instrs)

    def leave_out(self, move: _Move) -> None:
        """The store of a move, and the load before it whose value nobody else reads."""
        store, plan = self.instrs[move.at], self.plan
        assert store is not None and isinstance(store.operands[1], Reg)
        self.instrs[move.at] = None
        reg = store.operands[1].name
        load = next((at for at in range(move.at - 1, -1, -1) if self.writes(at, reg)), None)
        one = None if load is None else self.instrs[load]
        if load is None or one is None or one.does not in LOADS or is_read(self.instrs, load):
            return
        if next((at for at in range(load + 1, len(self.instrs)) if self.writes(at, reg)), None) is None:
            left = {slot: r for slot, r in plan.left.items() if slot is not move.target or r != reg}
            if reg in plan.resident.values() or reg in left.values():
                return
            plan.left = left
        self.instrs[load] = None
        for o in one.operands:
            if isinstance(o, Address) and o.slot is not None:
                self.touched[o.slot].remove(load)

    def writes(self, at: int, reg: str) -> bool:
        """Whether an instruction, if it is still there, gives a register something new."""
        instr = self.instrs[at]
        return instr is not None and reg in changes(instr)


def _renamed(operand: Operand, move: _Move) -> Operand:
    """An operand of the slot that is renamed, else what it is."""
    if isinstance(operand, Address) and operand.slot is move.source:
        return replace(operand, slot=move.target)
    return operand
