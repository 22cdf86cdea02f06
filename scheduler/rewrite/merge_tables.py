"""Pass `merge`: pairs of tables of 32-bit entries become tables of 64-bit entries.

The entries of one table are the low halves and those of another the high halves of the entries of the merged table
(Matsui and Fukuda, FSE 2005, section 4). A general register reads the half that it wants,
an MMX register reads an entry whole. No more memory is taken than before, and there are half as many addresses.
"""

from __future__ import annotations

from dsl.ir import Table
from scheduler.graph.nodes import Program
from scheduler.graph.simplify import pieces

HALF = 4  # bytes


def merge_tables(program: Program) -> Program:
    """Merge the tables of 32-bit entries that are read by index only and have as many entries; in place.

    In the order of first use the first half of them become low halves, the second half high halves; one may be left.
    """
    groups: dict[int, list[Table]] = {}
    for table in _candidates(program):
        groups.setdefault(len(table.entries), []).append(table)
    into: dict[Table, tuple[Table, int]] = {}
    for same in groups.values():
        half = len(same) // 2
        for low, high in zip(same[:half], same[len(same) - half:], strict=True):
            entries = tuple(a | b << 8 * HALF for a, b in zip(low.entries, high.entries, strict=True))
            merged = Table(f"{low.name}_{high.name}", 16 * HALF, entries)
            into[low], into[high] = (merged, 0), (merged, HALF)
    for piece in pieces(program):
        for n in piece.nodes:
            if n.mem and n.mem.table in into:
                n.mem.table, n.mem.disp = into[n.mem.table]
                n.mem.scale = 2 * HALF
    merged_tables = dict.fromkeys(merged for merged, _ in into.values())
    program.tables = [t for t in program.tables if t not in into] + list(merged_tables)
    return program


def _candidates(program: Program) -> list[Table]:
    """Tables that nothing but look-ups of whole 32-bit entries reads, in the order of first use."""
    found: dict[Table, bool] = {}
    for piece in pieces(program):
        for n in piece.nodes:
            if n.mem and n.mem.table:
                m = n.mem
                whole = n.kind == "load" and m.index is not None and (m.size, m.scale, m.disp) == (HALF, HALF, 0)
                found[n.mem.table] = found.get(n.mem.table, True) and whole and n.mem.table.bits == 8 * HALF
    return [t for t, good in found.items() if good]
