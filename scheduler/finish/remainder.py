"""The blocks that are left when a loop takes several in each pass, and their number is not a multiple.

They are copied to buffers in the frame, and the loop runs once more with its pointers there; what it wrote is copied
back. Where an output is in the place of an input it is so in the buffers, too. `rest` holds how many they are; once
they are on their way it holds the same number, negative.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field

from scheduler.code.instr import Address, Imm, Instr, Operand, Reg
from scheduler.finish.control import control, jump
from scheduler.graph.nodes import Counted, Slot, Tail
from targets.cpu import Cpu
from targets.x86.register_files import register_set


@dataclass
class TailCode:
    """Instructions round one loop. Between pieces every value is in the frame, so that the registers used are free.

    `number`: the register that holds how many blocks there are, or are left; blocks are copied from `source` to
    `target`, as many bytes as `bytes` says; `other` is free.
    """

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

    def __post_init__(self) -> None:
        registers = register_set(self.cpu.bits)
        self.number, self.bytes, self.other = (Reg(r) for r in (
            registers.accumulator, registers.counter, registers.data))
        self.source, self.target = Reg(registers.source), Reg(registers.destination)

    @property
    def word(self) -> int:
        """Bytes of an address."""
        return self.cpu.bits // 8

    def slot(self, slot: Slot, disp: int = 0) -> Address:
        """A word of the frame."""
        return Address(self.word, slot=slot, disp=disp)

    def emit(self, why: str, does: str, *operands: Operand, bits: int = 0) -> None:
        """An instruction on words as wide as an address, or of so many bits."""
        self.out.append(control(self.cpu, why, does, *operands, bits=bits))

    def jump(self, to: str, condition: str = "") -> None:
        """A jump to a label, as control.jump."""
        self.out.append(jump(self.cpu, to, condition))

    def take(self) -> list[Instr]:
        """What has been emitted since the last time."""
        made, self.out = self.out, []
        return made

    def before(self) -> list[Instr]:
        """Before the place where the remainder is found: `number` and `bytes` hold the number of blocks."""
        why = f"passes of {self.tail.copies}"
        self.emit(why, "load", self.number, Address(4, slot=self.count), bits=32)
        self.emit(why, "copy", self.bytes, self.number)
        return self.take()

    def share_out(self) -> list[Instr]:
        """How many blocks are left over, and where the whole passes end; past the loop if there are none.

        A remainder that is not a mask is found by subtracting, which takes a clock or two for each pass: less than a
        division for few blocks, and nothing beside the passes for many.
        """
        copies, why = self.tail.copies, f"passes of {self.tail.copies}"
        if copies & (copies - 1) == 0:
            self.emit(why, "and", self.number, Imm(copies - 1))
        else:
            self.emit(why, "sub", self.number, Imm(copies))
            self.jump(self.label + "_share", "not below")
            self.emit(why, "add", self.number, Imm(copies))
        self.emit(why, "store", self.slot(self.tail.rest), self.number)
        self.emit(why, "sub", self.bytes, self.number)
        self.emit(why, "mul", self.bytes, self.bytes, Imm(self.size_of(self.pointer)))
        self.emit(why, "load", self.other, self.slot(self.pointer))
        self.emit(why, "add", self.bytes, self.other)
        self.emit(why, "store", self.slot(self.end), self.bytes)
        self.emit(why, "compare", self.bytes, self.other)
        self.jump(self.label + "_rest", "equal")
        return self.take()

    def size_of(self, pointer: Slot) -> int:
        """Bytes of a block that a pointer goes through."""
        return next(size for p, _, size, _ in self.tail.buffers if p is pointer)

    def copy_in(self) -> list[Instr]:
        """After the passes: done if nothing is left, back if the rest has been worked on, else round once more."""
        why = "blocks left over"
        self.emit(why, "load", self.number, self.slot(self.tail.rest))
        self.emit(why, "examine", self.number, self.number)
        self.jump(self.label + "_done", "equal")
        self.jump(self.label + "_back", "negative")
        for pointer, buffer, size, kind in self.tail.buffers:
            self.emit(why, "load", self.source, self.slot(pointer))
            self.emit(why, "address", self.target, self.slot(buffer))
            before = self.in_place(pointer, size, kind)
            for other in before:
                self.same_buffer(other, why)
            if before:
                self.begins[pointer] = Slot(f"{pointer.name}_begins", size=self.word)
                self.emit(why, "store", self.slot(self.begins[pointer]), self.target)
            self.saved[pointer] = Slot(f"{pointer.name}_saved", size=self.word)
            self.emit(why, "store", self.slot(self.saved[pointer]), self.source)
            self.emit(why, "store", self.slot(pointer), self.target)
            self.copy(size, why)  # outputs, too: what a block leaves alone stays as it is
        self.emit(why, "address", self.source, self.slot(self.buffer_of(self.pointer),
                                                 self.tail.copies * self.size_of(self.pointer)))
        self.emit(why, "store", self.slot(self.end), self.source)
        self.emit(why, "neg", self.number)
        self.emit(why, "store", self.slot(self.tail.rest), self.number)
        self.jump(self.label + "_again")
        return self.take()

    def in_place(self, pointer: Slot, size: int, kind: str) -> list[Slot]:
        """Pointers that have buffers already and may be equal to this one."""
        earlier = itertools.takewhile(lambda b: b[0] is not pointer, self.tail.buffers)
        return [p for p, _, other, of in earlier if other == size and (kind, of) != ("in", "in")]

    def same_buffer(self, other: Slot, why: str) -> None:
        """If `source` is equal to the pointer `other`, `target` is to be its buffer, as the blocks are in place."""
        self.emit(why, "copy", self.bytes, self.source)
        self.emit(why, "sub", self.bytes, self.slot(self.saved[other]))
        self.emit(why, "neg", self.bytes)
        self.emit(why, "subtract with borrow", self.bytes, self.bytes)  # all ones if they differ
        self.begin(self.other, other, why)
        self.emit(why, "sub", self.target, self.other)
        self.emit(why, "and", self.target, self.bytes)
        self.emit(why, "add", self.target, self.other)

    def begin(self, to: Reg, pointer: Slot, why: str) -> None:
        """Where the buffer of a pointer begins."""
        if pointer in self.begins:
            self.emit(why, "load", to, self.slot(self.begins[pointer]))
        else:
            self.emit(why, "address", to, self.slot(self.buffer_of(pointer)))

    def buffer_of(self, pointer: Slot) -> Slot:
        """The slot of the frame that stands for a pointer's blocks."""
        return next(buffer for p, buffer, _, _ in self.tail.buffers if p is pointer)

    def copy(self, size: int, why: str) -> None:
        """The blocks, of `size` bytes each, from `source` to `target`."""
        self.emit(why, "mul", self.bytes, self.number, Imm(size))
        self.emit(why, "copy bytes")

    def copy_back(self) -> list[Instr]:
        """What was written to the buffers goes where it belongs."""
        why = "blocks left over"
        self.emit(why, "neg", self.number)
        for pointer, _, size, kind in self.tail.buffers:
            if kind != "in":
                self.begin(self.source, pointer, why)
                self.emit(why, "load", self.target, self.slot(self.saved[pointer]))
                self.copy(size, why)
        return self.take()
