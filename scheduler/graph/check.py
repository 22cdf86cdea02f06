"""The form every machine graph must have: operands before their readers, what the table of operations says, one write
a slot."""

from __future__ import annotations

from scheduler.graph.nodes import Node, Piece, Program, Slot, register_bits, rooms
from scheduler.graph.ops import MASK, MASKED, OPERATIONS, Effect
from scheduler.graph.simplify import pieces
from targets.x86.register_files import STACK, VECTOR_FILES


class GraphError(Exception):
    """A pass left a malformed machine graph: a bug in the tool."""


def check_program(program: Program) -> Program:
    """`program` itself, if every piece is well formed; else GraphError names the node."""
    files: set[str] = set()
    for piece in pieces(program):
        _piece(piece, program)
        files |= {n.file for n in piece.nodes}
    shared = [row.file for row in VECTOR_FILES.values() if row.overlaps == STACK.kind and row.file in files]
    if shared and STACK.file in files:
        raise GraphError(f"values in file {STACK.file} and in {shared[0]}, which has the same registers")
    return program


def _piece(piece: Piece, program: Program) -> None:
    seen: set[Node] = set()
    written: set[Slot] = set()
    for n in piece.nodes:
        for a in n.operands():
            if a not in seen:
                raise GraphError(f"piece {piece.name}: {n.kind} {n.name} reads {a.kind} {a.name} before it is there")
        if n.kind not in OPERATIONS:
            raise GraphError(f"piece {piece.name}: {n.kind} {n.name} is no operation")
        op, count = n.op, len(n.args)
        arity = register_bits(n) // n.elem if n.kind == "joined" else op.arity
        if count < arity or (count > arity and not op.associates):
            raise GraphError(f"piece {piece.name}: {n.kind} {n.name} has {count} operands")
        if not 0 <= n.imm <= op.limit(n.args[0].elem if n.kind == "byte" else n.elem):
            raise GraphError(f"piece {piece.name}: {n.kind} {n.name} by {n.imm:#x}")
        _file(n, piece, program.bits)
        if (n.mem is not None) != (op.place in ("memory", "table")) or (n.slot is not None) != (op.place == "slot"):
            raise GraphError(f"piece {piece.name}: {n.kind} {n.name} has the wrong kind of place")
        if n.mem and n.mem.table and n.mem.table not in program.tables:
            raise GraphError(f"piece {piece.name}: table {n.mem.table.name} is not in the program")
        if op.place == "table" and n.mem and (n.mem.table is None or n.mem.nodes()):
            raise GraphError(f"piece {piece.name}: address {n.name} is not that of a table")
        if op.effect is Effect.SETS_SLOT and n.slot:
            if n.slot in written:
                raise GraphError(f"piece {piece.name}: slot {n.slot.name} is written twice")
            written.add(n.slot)
        seen.add(n)


def _file(n: Node, piece: Piece, bits: int) -> None:
    """The register file a node may be in, and the files of its operands."""
    here = f"piece {piece.name}: {n.kind} {n.name}"
    if n.file not in n.op.files:
        raise GraphError(f"{here} in file {n.file}")
    if n.file == "r" and n.elem not in (32, bits):
        raise GraphError(f"{here} is an operation of {n.elem} bits in {bits}-bit code")
    if n.file != "r" and n.elem not in (n.op.elems or (n.elem,)):
        raise GraphError(f"{here} has elements of {n.elem} bits")
    files = n.op.sources or (n.file,)
    for at, a in enumerate(n.args):
        if a.file not in (MASK if n.kind in MASKED and at == 1 else files):
            raise GraphError(f"{here} in file {n.file} reads {a.kind} {a.name} in file {a.file}")
    if n.mem and any(a.file != "r" for a in n.mem.nodes()):
        raise GraphError(f"{here} has an address that is not in a general register")
    if n.file == STACK.file and n.elem not in (32, 64, 8 * STACK.bytes):
        raise GraphError(f"{here} of {n.elem} bits")
    if n.slot and n.slot.size != rooms(n) and not (n.kind == "part" or (n.kind == "slot" and n.file == "r")):
        raise GraphError(f"{here} of {rooms(n)} bytes, slot {n.slot.name} of {n.slot.size}")
