"""Scheduled instructions with real registers, before they become text."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from dsl.ir import Table
from scheduler.graph.nodes import Node, Slot
from targets.x86.register_files import HIGH, LEGACY

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

    `where` says which object it lies in, as `Mem.where` does; empty: unknown.
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


Operand = Reg | Imm | Address


@dataclass(eq=False)
class Instr:
    """One instruction: mnemonic, operands, cost-table form, planned clock, why it is there."""

    mnemonic: str
    operands: tuple[Operand, ...]
    form: str
    uops: int
    cycle: float
    node: Node
    role: str  # "op", "join", "copy", "reload", "spill", "control"
    note: str = ""  # of a jump: its target; else the item it was made for, alike on every CPU
    ports: tuple[str, ...] = ()  # planned, one for each uop
    why: str = ""  # of loop control, frame and preserved registers, for readers


@dataclass(eq=False, repr=False)
class Plan:
    """A scheduled piece with its lower bounds (clocks)."""

    name: str
    instrs: list[Instr] = field(default_factory=list)
    cycles: float = 0.0
    bounds: dict[str, float] = field(default_factory=dict)
    seconds: float = 0.0
    resident: dict[Slot, str] = field(default_factory=dict)  # slots that are in registers at both ends of the piece
    left: dict[Slot, str] = field(default_factory=dict)  # slots whose value a register still holds at the end
    choice: int = 0  # which of `residents.choices` the residents are
    key: str = ""  # what the piece is called in a store of refinement
    warning: str = ""  # why what refinement stored for the piece was not used
    to_store: dict[str, Any] = field(default_factory=dict)  # piece key -> what to store, where several plans were tried

    @property
    def uops(self) -> int:
        return sum(i.uops for i in self.instrs)
