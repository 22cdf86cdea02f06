"""The form that plans, a routine and its text must have. Run between passes: an assembler finds less, and later."""

from __future__ import annotations

from collections.abc import Mapping

from scheduler.code.instr import Address, Imm, Instr, Operand, Plan, Reg
from scheduler.finish.control import Label
from scheduler.finish.emit import Emitted
from scheduler.finish.finish import Routine
from scheduler.graph.nodes import Piece, Program
from scheduler.graph.simplify import pieces
from targets.forms import load_forms
from targets.x86.instruction_set import GENERAL, JUMPS, MASK, RELATIVE
from targets.x86.register_files import STACK, VECTOR_FILES, file_of

KINDS = {form.name: form.operand_kinds for form in load_forms().values()}


class CodeError(Exception):
    """A pass left malformed code: a bug in the tool."""


def check_plans(program: Program, plans: Mapping[Piece, Plan]) -> None:
    """CodeError unless every piece has a plan, of instructions whose operands are as their forms say."""
    every = pieces(program)
    if {*plans} != {*every}:
        missing = [p.name for p in every if p not in plans]
        raise CodeError(f"{len(plans)} plans for {len(every)} pieces; none for {', '.join(missing) or 'strange ones'}")
    for plan in plans.values():
        for i in plan.instrs:
            _operands(i, f"piece {plan.name}")
        if len({*plan.resident.values()}) != len(plan.resident):
            raise CodeError(f"piece {plan.name}: two residents of one register")


def check_routine(routine: Routine) -> None:
    """CodeError unless labels are there once, jumps meet them, and every slot has a place in the frame."""
    labels = [line.name for line in routine.lines if isinstance(line, Label)]
    twice = next((name for name in labels if labels.count(name) > 1), None)
    if twice is not None:
        raise CodeError(f"label {twice} stands twice")
    code = [line for line in routine.lines if isinstance(line, Instr)]
    for i in code:
        _operands(i, "the routine")
        if i.does in JUMPS and i.note not in labels:
            raise CodeError(f"{i.mnemonic} to {i.note}, which is nowhere")
        if (i.does == "jump if") != bool(i.condition):
            raise CodeError(f"{i.form} to {i.note} on the condition '{i.condition}'")
        for slot in (o.slot for o in i.operands if isinstance(o, Address) and o.slot):
            at = routine.offset.get(slot)
            if at is None or at < 0 or (slot.argument is None and at + slot.size > routine.frame):
                raise CodeError(f"slot {slot.name} is at {at} in a frame of {routine.frame} bytes")
    if not code or code[-1].does != "return":
        raise CodeError("the routine does not end with a return")


def check_emitted(routine: Routine, emitted: Emitted) -> None:
    """CodeError unless the text has all instructions in their order."""
    code = [line for line in routine.lines if isinstance(line, Instr)]
    if [i for i, _ in emitted.lines] != code or not all(text for _, text in emitted.lines):
        raise CodeError(f"{len(emitted.lines)} lines of text for {len(code)} instructions")
    if not (emitted.asm.endswith("\n") and emitted.header.endswith("\n")):
        raise CodeError("a text that does not end with its line")


def _operands(i: Instr, where: str) -> None:
    """The operands of an instruction are as many, and of the kinds, as its form says."""
    kinds = KINDS.get(i.form)
    if kinds is None:
        raise CodeError(f"{where}: no form is called {i.form}")
    if len(kinds) != len(i.operands) or not all(_fits(o, kind) for o, kind in zip(i.operands, kinds, strict=True)):
        raise CodeError(f"{where}: {i.form} with {', '.join(map(str, i.operands)) or 'nothing'}")


def _fits(o: Operand, kind: str) -> bool:
    if kind.startswith("imm"):
        return isinstance(o, Imm)
    if kind == STACK.kind:
        return isinstance(o, Reg) and file_of(o.name) == STACK.file
    if kind in VECTOR_FILES:
        return isinstance(o, Reg) and kind in (file := file_of(o.name), VECTOR_FILES[file].low if file != "r" else "")
    if kind == MASK:
        return isinstance(o, Reg) and file_of(o.name) == MASK
    if kind in GENERAL:
        return isinstance(o, Reg) and file_of(o.name) == "r"
    return isinstance(o, Address) or (kind == RELATIVE and isinstance(o, Imm))
