"""Pass `derive`: tables that are rotations of one another are read as one, and the result is rotated.

In a sum of look-ups in 64-bit tables, those in tables that are the same but for a rotation by 16, 32 or 48 bits are
added up in one of the tables, and the sum is rotated by one shuffle of 16-bit parts (Nakajima and Matsui, IEICE
E86-A; Matsui and Fukuda, FSE 2005, section 7: four tables and `pshufw`). A group of look-ups costs one uop
more than in tables of its own; the tables take half or a quarter of the memory.
"""

from __future__ import annotations

from dsl.ir import Table
from scheduler.graph.nodes import Mem, Node, Piece, Program
from scheduler.graph.simplify import drop_dead, pieces

PART = 16  # bits that a shuffle moves as a whole
BITS = 64


def derive_tables(program: Program, keep: int | None) -> Program:
    """Keep at most `keep` tables of each family of rotations (None: all of them); in place."""
    if keep is None:
        return program
    derived = _families([t for t in program.tables if t.bits == BITS], keep)
    for piece in pieces(program):
        _piece(piece, derived)
    used = {n.mem.table for piece in pieces(program) for n in piece.nodes if n.mem}
    program.tables = [t for t in program.tables if t in used]
    return program


def rotated(table: Table, parts: int) -> tuple[int, ...]:
    """The entries, rotated left by so many 16-bit parts."""
    left = PART * parts
    return tuple((e << left | e >> (BITS - left)) & (1 << BITS) - 1 for e in table.entries)


def _families(tables: list[Table], keep: int) -> dict[Table, tuple[Table, int]]:
    """Table -> the table it is read in, and the rotation to the left that its entries need then, in 16-bit parts.

    Of each family those rotated by 0, 1, … stay, as many as its share of `keep`.
    """
    known: dict[tuple[int, ...], tuple[Table, int]] = {}
    members: dict[Table, dict[int, Table]] = {}
    for t in tables:
        if t.entries not in known:
            members[t] = {}
            for parts in range(BITS // PART):
                known.setdefault(rotated(t, parts), (t, parts))
        first, parts = known[t.entries]
        members[first][parts] = t
    share = max(1, keep // max(1, len(members)))
    found: dict[Table, tuple[Table, int]] = {}
    for mine in members.values():
        for parts, t in mine.items():
            stays = parts % share
            if stays != parts and stays in mine:
                found[t] = (mine[stays], parts - stays)
    return found


def _piece(piece: Piece, derived: dict[Table, tuple[Table, int]]) -> None:
    users: dict[Node, int] = {}
    for n in piece.nodes:
        for a in n.operands():
            users[a] = users.get(a, 0) + 1
    out: list[Node] = []
    for n in piece.nodes:
        if n.kind == "xor" and n.file == "mm":
            out += _grouped(n, derived, users)
        out.append(n)
    piece.nodes = out
    drop_dead(piece)


def _grouped(n: Node, derived: dict[Table, tuple[Table, int]], users: dict[Node, int]) -> list[Node]:
    """Nodes to put before the sum `n`, which takes the rotated sums of look-ups instead of the look-ups."""
    groups: dict[int, list[Node]] = {}
    for a in n.args:
        if a.kind == "load" and a.mem and a.mem.table in derived and users[a] == 1:
            groups.setdefault(derived[a.mem.table][1], []).append(a)
    made: list[Node] = []

    def like(kind: str, args: list[Node], imm: int = 0, mem: Mem | None = None) -> Node:
        made.append(Node(kind, args, imm, mem, pos=n.pos, name=n.name, file="mm", elem=BITS, group=n.group))
        return made[-1]

    for parts, loads in groups.items():
        read = []
        for a in loads:
            assert a.mem and a.mem.table
            table = derived[a.mem.table][0]
            read.append(like("load", [], 0, Mem(8, a.mem.base, a.mem.index, 8, table, 0, ("table",))))
        total = read[0] if len(read) == 1 else like("xor", read)
        control = sum(((i - parts) % 4) << 2 * i for i in range(4))
        n.args = [a for a in n.args if a not in loads] + [like("shuffle", [total], control)]
    if len(n.args) == 1:  # nothing else is in the sum: it becomes the one shuffle
        last = made.pop()
        n.kind, n.args, n.imm = last.kind, last.args, last.imm
    return made
