"""An analysis that knows what each instruction does: its step is made when it is met."""

from __future__ import annotations

from typing import Any

import iced_x86 as iced

from cipherwright.prove import bitwise, general, units
from cipherwright.prove.analysis import Analysis, Step
from cipherwright.prove.code import Code
from cipherwright.prove.contract import Contract
from cipherwright.prove.memory import Memory, Top
from cipherwright.prove.operands import Described
from targets.x86.operands import mnemonic_of
from targets.x86.registers import MM, ST

FLOATING = frozenset("fadd fsub fsubr fmul fdiv fdivr fchs fabs fxch fst fist fucom fcom fucomi fcomi".split())


class Machine(Analysis):
    """An analysis of a function, with its memory and its steps."""

    def __init__(self, code: Code, contract: Contract, whole_sections: bool = False) -> None:
        super().__init__(code, contract, whole_sections)
        self.memory = Memory(self)
        self.top = Top()

    def compiled(self, address: int, decoded: Any) -> Step:
        """The step of an instruction."""
        one, offsets = decoded
        mnemonic = mnemonic_of(one)
        if one.flow_control == iced.FlowControl.CALL:
            self.calls.add(address)
            self.steps[address] = lambda s: None
            return self.steps[address]
        self.steps[address] = step = self._step(Described(self, one, offsets, mnemonic))
        d = mnemonic == "sbb" and one.op0_register == one.op1_register
        if d:
            self.splits.add(address)
        return step

    def _step(self, d: Described) -> Step:
        one, name = d.one, d.mnemonic
        vectors = any(d.register(op) >= MM for op in range(len(d.kinds)))
        if one.fpu_stack_increment_info().writes_top or (name.startswith("f") and any(
                ST <= d.register(op) < ST + 8 for op in range(len(d.kinds)))) or name in FLOATING:
            return units.floating(d)
        if d.memory is not None and not _addresses_all(one, self.word):
            return units.refused(d, "its address has another size than addresses have")
        if one.is_save_restore_instruction:
            return units.refused(d, name)
        if name in units.HANDLERS and not (name in ("movsd",) and vectors):
            return units.HANDLERS[name](d)
        for handlers in (general.HANDLERS, bitwise.HANDLERS) if not vectors else ():
            if name in handlers and not (name == "bt" and d.memory):
                return handlers[name](d)
        return units.described(d)


def _addresses_all(one: Any, word: int) -> bool:
    """Whether the registers of the memory operand are as wide as addresses are."""
    used = [r for r in (one.memory_base, one.memory_index) if r != iced.Register.NONE]
    return all(int(iced.RegisterExt.size(r)) in (word, 16, 32, 64) for r in used)
