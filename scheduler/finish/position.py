"""Where the tables of a kernel begin, found out by code that may be loaded anywhere.

A call puts the address of what follows it on the stack. The linker knows how far from there the tables begin, wherever
all of it is loaded.
"""

from __future__ import annotations

from scheduler.code.instr import Address, Imm, Instr, Reg
from scheduler.finish.control import Label, control, jump
from scheduler.graph.nodes import Start
from targets.cpu import Cpu

HERE = ".here"
"""The label from which the linker measures."""
WHY = "tables"


def find_tables(cpu: Cpu, slot: Start, register: str) -> list[Instr | Label]:
    """Store the address where the tables begin in a slot, by way of a register that is free."""
    reg = Reg(register)
    return [jump(cpu, HERE, does="call", why=WHY), Label(HERE), control(cpu, WHY, "restore", reg),
            control(cpu, WHY, "add", reg, Imm(0, start=True)),
            control(cpu, WHY, "store", Address(slot.size, slot=slot), reg)]
