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
from scheduler.graph.nodes import FILE_BYTES, Counted, Node, Piece, Program, Slot
from targets.cpu import Cpu

MOST = 32  # stores; more are `rep stos`, whose beginning takes as long as a dozen
WHY = "cleared"


@dataclass(frozen=True)
class Cleared:
    """What clearing costs: `bytes` of the frame by `instructions`, of which a `rep stos` makes `repeated` stores."""

    bytes: int
    instructions: int
    repeated: int = 0


def secret_slots(program: Program, own: Iterable[Slot]) -> list[Slot]:
    """Those of the slots `own` that may hold data: not arguments, and not what loops count by."""
    control = set(_control(program.items))
    return [s for s in own if s.argument is None and s not in control]


def _control(items: Iterable[Piece | Counted]) -> Iterator[Slot | None]:
    for item in items:
        if isinstance(item, Counted):
            yield from (item.count, item.pointer, item.end, item.counter, item.tail.rest if item.tail else None)
            yield from _control(item.body)


class Wipe:
    """Clears `slots` (one for each place); `used` are the registers of the kernel's body."""

    def __init__(self, cpu: Cpu, slots: Iterable[Slot], used: set[str], aligned: bool) -> None:
        self.cpu, self.slots = cpu, list(slots)
        self.file = next((f for f, r in (("x", "xmm"), ("mm", "mm")) if any(u.startswith(r) for u in used)), "r")
        if not aligned:
            self.file = "r"
        self.word = cpu.bits // 8
        self.width = FILE_BYTES[self.file] if self.file != "r" else self.word
        self.repeats = sum(s.size for s in self.slots) > MOST * self.width
        self.out: list[Instr] = []

    @property
    def registers(self) -> set[str]:
        """Registers that clearing takes of those that the convention may preserve."""
        return {"edi"} if self.repeats else set()

    @property
    def spared(self) -> str:
        """A register that clearing leaves alone, and that does not address the frame while slots are cleared."""
        return "edx" if self.repeats else "ecx"

    def emit(self, mnemonic: str, form: str, *operands: Operand) -> None:
        self.out.append(Instr(mnemonic, operands, form, self.cpu.cost(form).uops, 0.0, Node("control"), "control",
                              why=WHY))

    def code(self, offset: dict[Slot, int], frame: int) -> tuple[list[Instr], Cleared]:
        """The instructions, and what they cost. Places that stores go to are added to `offset`; `frame`: its bytes."""
        runs = _runs(self.slots, offset, self.width, frame)
        if self.repeats:
            size = self.repeat(runs[0][0], runs[-1][1])
            return self.out, Cleared(size, len(self.out), size // self.word)
        if self.file == "r":
            self.emit("xor", "xor r32,r32", Reg("eax"), Reg("eax"))
        else:
            zero = Reg("xmm0" if self.file == "x" else "mm0")
            form = shorten(f"pxor {self.file},{self.file}", self.cpu)
            self.emit(form.split()[0], form, zero, zero)
        for at, end in runs:
            while at < end:
                at += self.store(at, end, offset)
        return self.out, Cleared(sum(end - at for at, end in runs), len(self.out))

    def store(self, at: int, end: int, offset: dict[Slot, int]) -> int:
        """Clear the place at `at` as wide as may be; the number of bytes."""
        size = next(n for n in (16, 8, 4) if n <= self.width and at % n == 0 and at + n <= end)
        place = Slot(WHY, size=size)
        offset[place] = at
        form = vector_forms.store(self.file, size, True)
        form = shorten(form, self.cpu) if self.file == "x" else form
        zero = {"r": "eax", "mm": "mm0", "x": "xmm0"}[self.file]
        self.emit(form.split()[0], form, Address(size, slot=place), Reg(zero))
        return size

    def repeat(self, low: int, high: int) -> int:
        """Clear all from `low` to `high` by words; esp is where the frame begins. The number of bytes."""
        bits = self.cpu.bits
        count = (high - low) // self.word
        self.emit("lea", f"lea r{bits},m", Reg("edi"), Address(4, "esp", disp=low))
        self.emit("xor", "xor r32,r32", Reg("eax"), Reg("eax"))
        self.emit("mov", "mov r32,imm32", Reg("ecx"), Imm(count))
        self.emit("rep " + STORES[bits], "rep " + STORES[bits])
        return count * self.word


STORES = {32: "stosd", 64: "stosq"}


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
