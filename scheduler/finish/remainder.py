"""The blocks that are left when a loop takes several in each pass, and their number is not a multiple.

They are copied to buffers in the frame, and the loop runs once more with its pointers there; what it wrote is copied
back. Where an output is in the place of an input it is so in the buffers, too. `rest` holds how many they are; once
they are on their way it holds the same number, negative.
"""

from __future__ import annotations

import itertools
import re
from dataclasses import dataclass, field

from scheduler.code.instr import Address, Imm, Instr, Operand, Reg
from scheduler.graph.nodes import Counted, Node, Slot, Tail
from targets.cpu import Cpu

WORD, REGISTER = re.compile(r"\b[rm]\b"), re.compile(r"\br\b")
EAX, ECX, EDX, ESI, EDI = (Reg(name) for name in ("eax", "ecx", "edx", "esi", "edi"))


@dataclass
class TailCode:
    """Instructions round one loop. Between pieces every value is in the frame, so that the registers used are free."""

    cpu: Cpu
    loop: Counted
    tail: Tail
    count: Slot
    pointer: Slot
    end: Slot
    label: str
    saved: dict[Slot, Slot] = field(default_factory=dict)  # pointer -> its last value outside the buffers
    begins: dict[Slot, Slot] = field(default_factory=dict)  # pointer -> where its buffer begins, if that is not known
    out: list[Instr] = field(default_factory=list)

    @property
    def word(self) -> int:
        """Bytes of an address."""
        return self.cpu.bits // 8

    def slot(self, slot: Slot, disp: int = 0) -> Address:
        """A word of the frame."""
        return Address(self.word, slot=slot, disp=disp)

    def emit(self, why: str, mnemonic: str, form: str, *operands: Operand) -> None:
        """An instruction on words: `r` and `m` in the form are as wide as an address (the `m` of `lea` has none)."""
        form = (WORD if mnemonic != "lea" else REGISTER).sub(rf"\g<0>{self.cpu.bits}", form)
        self.out.append(Instr(mnemonic, operands, form, self.cpu.cost(form).uops, 0.0, Node("control"), "control",
                              why=why))

    def jump(self, mnemonic: str, to: str) -> None:
        form = "jmp" if mnemonic == "jmp" else "jcc"
        self.out.append(Instr(mnemonic, (), form, self.cpu.cost(form).uops, 0.0, Node("control"), "control", to))

    def take(self) -> list[Instr]:
        """What has been emitted since the last time."""
        made, self.out = self.out, []
        return made

    def before(self) -> list[Instr]:
        """Before the place where the remainder is found: eax and ecx hold the number of blocks."""
        why = f"passes of {self.tail.copies}"
        self.emit(why, "mov", "mov r32,m32", EAX, Address(4, slot=self.count))
        self.emit(why, "mov", "mov r,r", ECX, EAX)
        return self.take()

    def share_out(self) -> list[Instr]:
        """How many blocks are left over, and where the whole passes end; past the loop if there are none.

        A remainder that is not a mask is found by subtracting, which takes a clock or two for each pass: less than a
        division for few blocks, and nothing beside the passes for many.
        """
        copies, why = self.tail.copies, f"passes of {self.tail.copies}"
        if copies & (copies - 1) == 0:
            self.emit(why, "and", "and r,imm32", EAX, Imm(copies - 1))
        else:
            self.emit(why, "sub", "sub r,imm32", EAX, Imm(copies))
            self.jump("jae", self.label + "_share")
            self.emit(why, "add", "add r,imm32", EAX, Imm(copies))
        self.emit(why, "mov", "mov m,r", self.slot(self.tail.rest), EAX)
        self.emit(why, "sub", "sub r,r", ECX, EAX)
        self.emit(why, "imul", "imul r,r,imm32", ECX, ECX, Imm(self.size_of(self.pointer)))
        self.emit(why, "mov", "mov r,m", EDX, self.slot(self.pointer))
        self.emit(why, "add", "add r,r", ECX, EDX)
        self.emit(why, "mov", "mov m,r", self.slot(self.end), ECX)
        self.emit(why, "cmp", "cmp r,r", ECX, EDX)
        self.jump("je", self.label + "_rest")
        return self.take()

    def size_of(self, pointer: Slot) -> int:
        return next(size for p, _, size, _ in self.tail.buffers if p is pointer)

    def copy_in(self) -> list[Instr]:
        """After the passes: done if nothing is left, back if the rest has been worked on, else round once more."""
        why = "blocks left over"
        self.emit(why, "mov", "mov r,m", EAX, self.slot(self.tail.rest))
        self.emit(why, "test", "test r,r", EAX, EAX)
        self.jump("je", self.label + "_done")
        self.jump("js", self.label + "_back")
        for pointer, buffer, size, kind in self.tail.buffers:
            self.emit(why, "mov", "mov r,m", ESI, self.slot(pointer))
            self.emit(why, "lea", "lea r,m", EDI, self.slot(buffer))
            before = self.in_place(pointer, size, kind)
            for other in before:
                self.same_buffer(other, why)
            if before:
                self.begins[pointer] = Slot(f"{pointer.name}_begins", size=self.word)
                self.emit(why, "mov", "mov m,r", self.slot(self.begins[pointer]), EDI)
            self.saved[pointer] = Slot(f"{pointer.name}_saved", size=self.word)
            self.emit(why, "mov", "mov m,r", self.slot(self.saved[pointer]), ESI)
            self.emit(why, "mov", "mov m,r", self.slot(pointer), EDI)
            self.copy(size, why)  # outputs, too: what a block leaves alone stays as it is
        self.emit(why, "lea", "lea r,m", ESI, self.slot(self.buffer_of(self.pointer),
                                                 self.tail.copies * self.size_of(self.pointer)))
        self.emit(why, "mov", "mov m,r", self.slot(self.end), ESI)
        self.emit(why, "neg", "neg r", EAX)
        self.emit(why, "mov", "mov m,r", self.slot(self.tail.rest), EAX)
        self.jump("jmp", self.label + "_again")
        return self.take()

    def in_place(self, pointer: Slot, size: int, kind: str) -> list[Slot]:
        """Pointers that have buffers already and may be equal to this one."""
        earlier = itertools.takewhile(lambda b: b[0] is not pointer, self.tail.buffers)
        return [p for p, _, other, of in earlier if other == size and (kind, of) != ("in", "in")]

    def same_buffer(self, other: Slot, why: str) -> None:
        """If esi is equal to `other`, the buffer in edi is to be that of `other`, as the blocks are in place."""
        self.emit(why, "mov", "mov r,r", ECX, ESI)
        self.emit(why, "sub", "sub r,m", ECX, self.slot(self.saved[other]))
        self.emit(why, "neg", "neg r", ECX)
        self.emit(why, "sbb", "sbb r,r", ECX, ECX)  # all ones if they differ
        self.begin(EDX, other, why)
        self.emit(why, "sub", "sub r,r", EDI, EDX)
        self.emit(why, "and", "and r,r", EDI, ECX)
        self.emit(why, "add", "add r,r", EDI, EDX)

    def begin(self, to: Reg, pointer: Slot, why: str) -> None:
        """Where the buffer of a pointer begins."""
        if pointer in self.begins:
            self.emit(why, "mov", "mov r,m", to, self.slot(self.begins[pointer]))
        else:
            self.emit(why, "lea", "lea r,m", to, self.slot(self.buffer_of(pointer)))

    def buffer_of(self, pointer: Slot) -> Slot:
        return next(buffer for p, buffer, _, _ in self.tail.buffers if p is pointer)

    def copy(self, size: int, why: str) -> None:
        """eax blocks of `size` bytes from esi to edi."""
        self.emit(why, "imul", "imul r,r,imm32", ECX, EAX, Imm(size))
        self.emit(why, "rep movsb", "rep movsb")

    def copy_back(self) -> list[Instr]:
        """What was written to the buffers goes where it belongs."""
        why = "blocks left over"
        self.emit(why, "neg", "neg r", EAX)
        for pointer, _, size, kind in self.tail.buffers:
            if kind != "in":
                self.begin(ESI, pointer, why)
                self.emit(why, "mov", "mov r,m", EDI, self.slot(self.saved[pointer]))
                self.copy(size, why)
        return self.take()
