"""The form every machine graph must have: operands before their readers, arities, one write a slot."""

from __future__ import annotations

from scheduler.graph.nodes import FILE_BYTES, SUMS, Node, Piece, Program, Slot, node_bytes
from scheduler.graph.simplify import pieces

ARITY = {"const": 0, "address": 0, "tables": 0, "slot": 0, "load": 0, "store": 1, "setslot": 1, "sub": 2, "mul": 2,
         "not": 1, "neg": 1, "shl": 1, "shr": 1, "rol": 1, "ror": 1, "byte": 1, "word": 1, "bswap": 1, "ltmask": 2,
         "copy": 1, "toword": 1, "tovector": 1, "loadhigh": 1, "storehigh": 1, "andn": 2, "gt": 2, "equal": 2,
         "unpacklow": 2, "unpackhigh": 2, "shuffle": 1, "shufflelow": 1, "shufflehigh": 1, "put": 1, "part": 1,
         "joined": 4, "low": 1}
LIMITS = {"rol": 31, "ror": 31, "byte": 3, "const": 0xFFFFFFFF, "shuffle": 255, "shufflelow": 255, "shufflehigh": 255,
          "toword": 1, "slot": 12, "part": 12}
LONG_LIMITS = {"rol": 63, "ror": 63, "const": (1 << 64) - 1}
"""Of operations of 64 bits on general registers."""
SHIFTS = ("shl", "shr")
ELEMS = {"add": (32, 64), "sub": (32, 64), "shl": (16, 32, 64), "shr": (16, 32, 64), "gt": (32,), "equal": (32,),
         "unpacklow": (8, 16, 32, 64), "unpackhigh": (8, 16, 32, 64)}
GENERAL_ONLY = ("const", "address", "tables", "low", "mul", "not", "neg", "rol", "ror", "byte", "word", "bswap",
                "ltmask", "toword")
VECTOR_ONLY = ("loadhigh", "storehigh", "andn", "gt", "equal", "unpacklow", "unpackhigh", "shuffle", "shufflelow",
               "shufflehigh", "tovector", "joined")


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
        limit = n.elem - 1 if n.kind in SHIFTS else LIMITS.get(n.kind, 0)
        if n.file == "r" and n.elem == 64:
            limit = LONG_LIMITS.get(n.kind, limit)
        elif n.kind == "byte" and n.args[0].elem == 64:
            limit = 7
        if not 0 <= n.imm <= limit:
            raise GraphError(f"piece {piece.name}: {n.kind} {n.name} by {n.imm:#x}")
        _file(n, piece, program.bits)
        in_memory = n.kind in ("load", "store", "loadhigh", "storehigh", "address")
        in_slot = n.kind in ("slot", "setslot", "put", "part", "joined")
        if (n.mem is not None) != in_memory or (n.slot is not None) != in_slot:
            raise GraphError(f"piece {piece.name}: {n.kind} {n.name} has the wrong kind of place")
        if n.mem and n.mem.table and n.mem.table not in program.tables:
            raise GraphError(f"piece {piece.name}: table {n.mem.table.name} is not in the program")
        if n.kind == "address" and n.mem and (n.mem.table is None or n.mem.nodes()):
            raise GraphError(f"piece {piece.name}: address {n.name} is not that of a table")
        if n.kind == "setslot" and n.slot:
            if n.slot in written:
                raise GraphError(f"piece {piece.name}: slot {n.slot.name} is written twice")
            written.add(n.slot)
        seen.add(n)


def _file(n: Node, piece: Piece, bits: int) -> None:
    """The register file a node may be in, and the files of its operands."""
    here = f"piece {piece.name}: {n.kind} {n.name}"
    if n.file not in FILE_BYTES or n.kind in (GENERAL_ONLY if n.file != "r" else VECTOR_ONLY):
        raise GraphError(f"{here} in file {n.file}")
    if n.file == "r" and n.elem not in (32, bits):
        raise GraphError(f"{here} is an operation of {n.elem} bits in {bits}-bit code")
    if n.file != "r" and n.elem not in ELEMS.get(n.kind, (n.elem,)):
        raise GraphError(f"{here} has elements of {n.elem} bits")
    wanted = {"toword": ("mm", "x"), "part": ("r", "mm", "x"), "tovector": ("r",), "joined": ("r",)}
    files = wanted.get(n.kind, (n.file,))
    for a in n.args:
        if a.file not in files:
            raise GraphError(f"{here} in file {n.file} reads {a.kind} {a.name} in file {a.file}")
    if n.mem and any(a.file != "r" for a in n.mem.nodes()):
        raise GraphError(f"{here} has an address that is not in a general register")
    if n.slot and n.slot.size != node_bytes(n) and not (n.kind == "part" or (n.kind == "slot" and n.file == "r")):
        raise GraphError(f"{here} of {node_bytes(n)} bytes, slot {n.slot.name} of {n.slot.size}")
