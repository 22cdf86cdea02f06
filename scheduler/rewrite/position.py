"""Pass `position`: tables are addressed from where the first of them begins, in code that may be loaded anywhere.

Where no instruction has addresses relative to itself, the prologue finds out where the tables begin and keeps that in
a slot of the frame (scheduler.finish.position), a value like any other, which the scheduler reads back when it is
wanted. All tables are at known distances from there.
"""

from __future__ import annotations

from scheduler.graph.nodes import Node, Piece, Program, Start
from scheduler.graph.simplify import pieces
from targets.cpu import Cpu
from targets.x86.instruction_set import RELATIVE, general


def wanted(program: Program, cpu: Cpu) -> bool:
    """Whether there are tables, which the convention wants addressed from their begin, and no instruction does it."""
    return bool(program.tables) and cpu.abi.relative_tables \
        and cpu.instructions.find("address", general(cpu.bits), RELATIVE) is None


def from_start(program: Program) -> Program:
    """Every access to a table and every address of one by way of `program.start`, in place."""
    program.start = Start("tables", size=program.bits // 8)
    for piece in pieces(program):
        _rewrite(piece, program.start)
    return program


def _rewrite(piece: Piece, slot: Start) -> None:
    """As `from_start`; each stream with registers of its own reads the slot for itself."""
    begins: dict[int, Node] = {}
    moved: dict[Node, Node] = {}  # distance of a table -> its address
    out: list[Node] = []
    for n in piece.nodes:
        n.args = [moved.get(a, a) for a in n.args]
        if n.mem and n.mem.base in moved:
            n.mem.base = moved[n.mem.base]
        out.append(n)
        if n.mem is None or n.mem.table is None:
            continue
        group = n.group if n.file == "r" or not n.mem.index else n.mem.index.group
        if group not in begins:
            begins[group] = Node("slot", slot=slot, pos=n.pos, name="tables", elem=8 * slot.size, group=group)
        if n.kind == "address":
            moved[n] = Node("add", [begins[group], n], pos=n.pos, name=n.name, elem=n.elem, group=group)
            out.append(moved[n])
            continue
        assert n.mem.base is None, "a table behind a register has no register for its begin"
        n.mem.base = begins[group]
    piece.nodes = [*begins.values(), *out]
    for order, n in enumerate(piece.nodes):
        n.order = order
