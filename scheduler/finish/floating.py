"""What a routine with floating point does once a call: the control word set and restored, the stack cleared.

The callers of the x87 unit say how it rounds and which exceptions it raises. The routine computes with significands of
64 bits, to the nearest, with all exceptions masked, and leaves the caller's control word behind. Exceptions that are
noted are forgotten before a control word is loaded that may not mask them: the next instruction would raise them.
"""

from __future__ import annotations

from scheduler.code.instr import Address, Imm, Instr, Reg
from scheduler.finish.control import control, in_form
from scheduler.graph.nodes import Slot
from targets.cpu import Cpu
from targets.x86.instruction_set import LEAVE_TOP, POPPING, memory
from targets.x86.register_files import STACK

NEAREST = 0x37F
"""Round to the nearest, significands of 64 bits, all exceptions masked: as the unit is after it was initialised."""
WORD = 2  # bytes of a control word
WHY = "floating point"


def load_form(cpu: Cpu) -> str:
    """The form that brings a value from the frame to the top of the stack."""
    return cpu.instructions.form("load", memory(STACK.bytes))


def store_form(cpu: Cpu) -> str:
    """The form that takes the top of the stack to the frame."""
    return cpu.instructions.form("store" + POPPING, memory(STACK.bytes))


class Unit:
    """The instructions before and behind a body with floating point; `wipe`: whether the registers are cleared."""

    def __init__(self, cpu: Cpu, wipe: bool) -> None:
        self.cpu, self.wipe = cpu, wipe
        self.caller, self.mine = Slot("caller's control word"), Slot("control word")

    def _form(self, does: str, slot: Slot) -> Instr:
        return in_form(self.cpu, WHY, self.cpu.instructions.form(does, memory(WORD)), Address(WORD, slot=slot))

    def enter(self) -> list[Instr]:
        """The caller's control word kept, and that of the routine set."""
        return [self._form("store control", self.caller),
                control(self.cpu, WHY, "store", Address(4, slot=self.mine), Imm(NEAREST)),
                control(self.cpu, WHY, "clear exceptions"), self._form("load control", self.mine)]

    def leave(self) -> list[Instr]:
        """The stack, which is empty, cleared by zeros that fill it, and the caller's control word set."""
        zeros: list[Instr] = []
        if self.wipe:
            top = Reg(STACK.place(0))
            pop = self.cpu.instructions.form(LEAVE_TOP, STACK.kind)
            zeros = [control(self.cpu, "cleared", "constant zero") for _ in range(STACK.count)]
            zeros += [in_form(self.cpu, "cleared", pop, top) for _ in range(STACK.count)]
        return [*zeros, control(self.cpu, WHY, "clear exceptions"), self._form("load control", self.caller)]
