"""Scheduled instructions with real registers, before they become text."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from dsl.ir import Table
from scheduler.graph.nodes import Node, Slot
from targets.cpu import Cpu
from targets.forms import load_forms
from targets.x86.instruction_set import CONDITIONS
from targets.x86.register_files import HIGH, LEGACY, STACK

FORMS = load_forms()
GENERAL, BYTE = LEGACY, HIGH
"""The general registers of 32-bit code, and those of them with byte names."""


@dataclass(frozen=True)
class Reg:
    """A register; `part` of a general one is "32" (or all 64 bits, as the form says), "16", "low" or "high"."""

    name: str
    part: str = "32"


@dataclass(frozen=True)
class Imm:
    """A constant, or (`table`) the address of a table plus `value`, or (`start`) where the kernel's tables begin."""

    value: int
    table: Table | None = None
    start: bool = False


@dataclass(frozen=True, eq=False)
class Address:
    """[base + index*scale + table + disp], or a frame slot when `slot` is set; `aligned`: to `size` bytes.

    `where` says which object it lies in, as `Mem.where` does; empty: unknown. `repeat`: a vector, as of `Mem`.
    """

    size: int
    base: str | None = None
    index: str | None = None
    scale: int = 1
    table: Table | None = None
    disp: int = 0
    slot: Slot | None = None
    aligned: bool = False
    where: tuple[object, ...] = ()
    repeat: bool = False


Operand = Reg | Imm | Address


@dataclass(eq=False)
class Instr:
    """One instruction: form, operands, planned clock, why it is there."""

    form: str
    operands: tuple[Operand, ...]
    uops: int
    cycle: float
    node: Node
    role: str  # "op", "join", "copy", "reload", "spill", "control"
    note: str = ""  # of a jump: its target; else the item it was made for, alike on every CPU
    ports: tuple[str, ...] = ()  # planned, one for each uop
    why: str = ""  # of loop control, frame and preserved registers, for readers
    condition: str = ""  # of a jump: on what it is taken (targets.x86.instruction_set.CONDITIONS); empty: always

    @property
    def mnemonic(self) -> str:
        """What stands before the operands."""
        return CONDITIONS[self.condition] if self.condition else FORMS[self.form].instruction

    @property
    def does(self) -> str:
        """The operation, as the table of forms calls it."""
        return FORMS[self.form].does

    def matches(self, does: str, *kinds: str) -> bool:
        """Whether it does that on operands of these kinds."""
        form = FORMS[self.form]
        return form.does == does and form.operand_kinds == kinds


def floats(code: Iterable[object]) -> bool:
    """Whether code has instructions of the x87 unit."""
    return any(isinstance(i, Instr) and FORMS[i.form].feature == STACK.feature for i in code)


def changes(instr: Instr) -> set[str]:
    """The registers that an instruction changes, those among them that its form alone names."""
    form = FORMS[instr.form]
    named = {o.name for o in form.written(instr.operands) if isinstance(o, Reg)}
    return named | {name for name, role in form.implicit if "w" in role}


def instruction(cpu: Cpu, form: str, operands: tuple[Operand, ...], node: Node, role: str, *, note: str = "",
                why: str = "", condition: str = "") -> Instr:
    """An instruction of a form with the uops that it has on `cpu`, not yet planned."""
    return Instr(form, operands, cpu.cost(form).uops, 0.0, node, role, note=note, why=why, condition=condition)


@dataclass(eq=False, repr=False)
class Plan:
    """A scheduled piece with its lower bounds (clocks).

    `cycles`: clocks by which plans are compared; `planned`, those that are told; `seconds` that scheduling took.
    """

    name: str
    instrs: list[Instr] = field(default_factory=list)
    cycles: float = 0.0
    bounds: dict[str, float] = field(default_factory=dict)
    seconds: float = 0.0
    resident: dict[Slot, str] = field(default_factory=dict)  # slots that are in registers at both ends of the piece
    unchanged: set[Slot] = field(default_factory=set)  # those of them that hold what they held
    left: dict[Slot, str] = field(default_factory=dict)  # slots whose value a register still holds at the end
    choice: int = 0  # which of `residents.choices` the residents are
    key: str = ""  # what the piece is called in a store of refinement
    warning: str = ""  # why what refinement stored for the piece was not used
    to_store: dict[str, Any] = field(default_factory=dict)  # piece key -> what to store, where several plans were tried

    @property
    def planned(self) -> float:
        """Planned clocks: no fewer than any bound. The clocks of a stack and of what is around it do not know of each
        other, so that `cycles` may be."""
        return max((self.cycles, *self.bounds.values()))

    @property
    def uops(self) -> int:
        """Of all its instructions."""
        return sum(i.uops for i in self.instrs)
