"""Instructions around the pieces, asked for by what they do: loops, the frame, what is saved and what is cleared."""

from __future__ import annotations

from dataclasses import dataclass

from scheduler.code.instr import FORMS, Address, Imm, Instr, Operand, Reg, instruction
from scheduler.graph.nodes import Node
from targets.cpu import Cpu
from targets.x86.instruction_set import CONSTANT, PLACE, VECTORS, general, memory
from targets.x86.register_files import file_of


@dataclass(eq=False)
class Label:
    """A place in the text that jumps go to; `align`: the beginning of a loop, which is aligned."""

    name: str
    align: bool = False


def control(cpu: Cpu, why: str, does: str, *operands: Operand, bits: int = 0, elem: int = 0) -> Instr:
    """What does it on `operands`: the destination and the sources behind the first, which the destination is, too.

    General registers are as wide as an address, or of `bits`; an operand in memory is of its own size. `elem` as in
    the table of forms.
    """
    kinds = [_kind(o, does, bits or cpu.bits) for o in operands]
    form = cpu.instructions.form(does, *kinds, elem=elem)
    return in_form(cpu, why, form, *(operands[:1] if FORMS[form].separate else ()), *operands)


def in_form(cpu: Cpu, why: str, form: str, *operands: Operand) -> Instr:
    """An instruction of a form that is known."""
    return instruction(cpu, form, operands, Node("control"), "control", why=why)


def jump(cpu: Cpu, to: str, condition: str = "", does: str = "jump", why: str = "") -> Instr:
    """A jump to a label, taken on a condition (targets.x86.instruction_set.CONDITIONS) or always; or a call of it."""
    form = cpu.instructions.form("jump if" if condition else does)
    return instruction(cpu, form, (), Node("control"), "control", note=to, why=why, condition=condition)


def _kind(o: Operand, does: str, bits: int) -> str:
    if isinstance(o, Imm):
        return CONSTANT
    if isinstance(o, Address):
        return PLACE if does == "address" else memory(o.size)
    assert isinstance(o, Reg)
    return VECTORS.get(file_of(o.name)) or general(bits)
