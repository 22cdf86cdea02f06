"""What a kernel leaves in its frame: which places may hold secrets, and the instructions that clear them.

Clearing comes last before the frame is given up, when all values are in memory and every register but those that
address the frame is free. A few stores of zeros, as wide as a register file that the kernel uses anyway, or `rep stos`
over all of it. Pointers, counts, the caller's registers and arguments are no secrets; what else a slot holds is not
asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from scheduler.code import vector_forms
from scheduler.code.instr import Address, Imm, Instr, Operand, Reg
from scheduler.code.short_encodings import shorten
from scheduler.finish.control import control, in_form
from scheduler.graph.nodes import FILE_BYTES, Counted, Piece, Program, Slot
from targets.cpu import Cpu
from targets.x86.instruction_set import VECTORS
from targets.x86.register_files import VECTOR_FILES, register_set

MOST = 32  # times a store's words, stores; more are `rep stos`, whose beginning takes as long as a dozen, by words
WHY = "cleared"


@dataclass(frozen=True)
class Cleared:
    """What clearing costs: `bytes` of the frame by `instructions`, of which a `rep stos` makes `repeated` stores."""

    bytes: int
    instructions: int
    repeated: int = 0


def secret_slots(program: Program, own: Iterable[Slot]) -> list[Slot]:
    """Those of the slots `own` that may hold data: not arguments, not what loops count by, not where tables
    begin."""
    control = {*_control(program.items), program.start}
    return [s for s in own if s.argument is None and s not in control]


def _control(items: Iterable[Piece | Counted]) -> Iterator[Slot | None]:
    for item in items:
        if isinstance(item, Counted):
            yield from (item.count, item.pointer, item.end, item.counter, item.tail.rest if item.tail else None)
            yield from _control(item.body)


class Wipe:
    """Clears `slots` (one for each place); `used` are the registers of the kernel's body."""

    def __init__(self, cpu: Cpu, slots: Iterable[Slot], used: set[str], aligned: bool) -> None:
        self.cpu, self.slots, self.set = cpu, list(slots), register_set(cpu.bits)
        widest = next((f for f in reversed(VECTOR_FILES) if used & {*self.set.files[f]}), "r")
        self.file = widest if aligned else "r"
        self.word = cpu.bits // 8
        self.width = FILE_BYTES[self.file] if self.file != "r" else self.word
        self.repeats = sum(s.size for s in self.slots) > MOST * self.width * self.width // self.word
        self.out: list[Instr] = []

    @property
    def registers(self) -> set[str]:
        """Registers that clearing takes of those that the convention may preserve."""
        return {self.set.destination} if self.repeats else set()

    @property
    def spared(self) -> str:
        """A register that clearing leaves alone, and that does not address the frame while slots are cleared."""
        return self.set.data if self.repeats else self.set.counter

    @property
    def zero(self) -> Reg:
        """The register that holds what is stored."""
        return Reg(self.set.accumulator if self.file == "r" else self.set.files[self.file][0])

    def emit(self, does: str, *operands: Operand, bits: int = 0, elem: int = 0) -> None:
        """An instruction by what it does, as control.control."""
        self.out.append(control(self.cpu, WHY, does, *operands, bits=bits, elem=elem))

    def emit_form(self, form: str, *operands: Operand) -> None:
        """The form, or one of the same effect with fewer bytes."""
        self.out.append(in_form(self.cpu, WHY, shorten(form, self.cpu), *operands))

    def code(self, offset: dict[Slot, int], frame: int) -> tuple[list[Instr], Cleared]:
        """The instructions, and what they cost. Places that stores go to are added to `offset`; `frame`: its bytes."""
        runs = _runs(self.slots, offset, self.width, frame)
        if self.repeats:
            size = self.repeat(runs[0][0], runs[-1][1])
            return self.out, Cleared(size, len(self.out), size // self.word)
        if self.file == "r":
            self.clear_accumulator()
        else:
            kind, zero = VECTORS[self.file], self.zero
            form = self.cpu.instructions.form("xor", kind, kind)
            self.emit_form(form, *vector_forms.operands(form, zero.name, zero.name, zero))
        for at, end in runs:
            while at < end:
                at += self.store(at, end, offset)
        return self.out, Cleared(sum(end - at for at, end in runs), len(self.out))

    def store(self, at: int, end: int, offset: dict[Slot, int]) -> int:
        """Clear the place at `at` as wide as may be; the number of bytes."""
        size = next(n for n in (64, 32, 16, 8, 4) if n <= self.width and at % n == 0 and at + n <= end)
        place = Slot(WHY, size=size)
        offset[place] = at
        self.emit_form(vector_forms.store(self.cpu, self.file, size, True), Address(size, slot=place), self.zero)
        return size

    def clear_accumulator(self) -> None:
        """All bits of it, of which there may be more than the instruction names."""
        to = Reg(self.set.accumulator)
        self.emit("xor", to, to, bits=32)

    def repeat(self, low: int, high: int) -> int:
        """Clear all from `low` to `high` by words; the stack pointer is where the frame begins. The number of bytes."""
        count = (high - low) // self.word
        self.emit("address", Reg(self.set.destination), Address(4, self.set.stack, disp=low))
        self.clear_accumulator()
        self.emit("constant", Reg(self.set.counter), Imm(count), bits=32)
        self.emit("fill", elem=self.cpu.bits)
        return count * self.word


def _runs(slots: Iterable[Slot], offset: Mapping[Slot, int], unit: int, frame: int) -> list[tuple[int, int]]:
    """Beginnings and ends of the places of `slots` in the frame, in whole units but for its end; neighbours are one.

    What stands beside a place in its unit may be cleared with it: nothing in the frame is wanted any more.
    """
    runs: list[tuple[int, int]] = []
    for begin, size in sorted({(offset[s], s.size) for s in slots}):
        end = min(-(-(begin + size) // unit) * unit, frame)
        begin -= begin % unit
        if runs and begin <= runs[-1][1]:
            runs[-1] = runs[-1][0], max(runs[-1][1], end)
        else:
            runs.append((begin, end))
    return runs
