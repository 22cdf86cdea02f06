"""The form every machine graph must have: operands before their readers, arities, one write a slot."""

from __future__ import annotations

from scheduler.nodes import SUMS, Node, Piece, Program, Slot
from scheduler.normalize import pieces

ARITY = {"const": 0, "slot": 0, "load": 0, "store": 1, "setslot": 1, "sub": 2, "mul": 2, "not": 1, "neg": 1, "shl": 1,
         "shr": 1, "rol": 1, "ror": 1, "byte": 1, "word": 1, "bswap": 1, "ltmask": 2, "copy": 1}
LIMITS = {"shl": 31, "shr": 31, "rol": 31, "ror": 31, "byte": 3, "const": 0xFFFFFFFF}


class GraphError(Exception):
    """A pass left a malformed machine graph: a bug in the tool."""


def check_program(program: Program) -> Program:
    """`program` itself, if every piece is well formed; else GraphError names the node."""
    for piece in pieces(program):
        _piece(piece, program)
    return program


def _piece(piece: Piece, program: Program) -> None:
    seen: set[Node] = set()
    written: set[Slot] = set()
    for n in piece.nodes:
        for a in n.operands():
            if a not in seen:
                raise GraphError(f"piece {piece.name}: {n.kind} {n.name} reads {a.kind} {a.name} before it is there")
        arity = ARITY.get(n.kind)
        if (len(n.args) < 2 and n.kind in SUMS) or (n.kind not in SUMS and len(n.args) != arity):
            raise GraphError(f"piece {piece.name}: {n.kind} {n.name} has {len(n.args)} operands")
        if not 0 <= n.imm <= LIMITS.get(n.kind, 0):
            raise GraphError(f"piece {piece.name}: {n.kind} {n.name} by {n.imm:#x}")
        in_memory, in_slot = n.kind in ("load", "store"), n.kind in ("slot", "setslot")
        if (n.mem is not None) != in_memory or (n.slot is not None) != in_slot:
            raise GraphError(f"piece {piece.name}: {n.kind} {n.name} has the wrong kind of place")
        if n.mem and n.mem.table and n.mem.table not in program.tables:
            raise GraphError(f"piece {piece.name}: table {n.mem.table.name} is not in the program")
        if n.kind == "setslot" and n.slot:
            if n.slot in written:
                raise GraphError(f"piece {piece.name}: slot {n.slot.name} is written twice")
            written.add(n.slot)
        seen.add(n)
