"""Pass `fit-tables`: when the tables fill the first-level cache, read small tables inside larger ones.

A table whose entries stand in one byte (or 16-bit half) of every entry of another table needs no memory
of its own: `movzx r, byte [other + k + index*4]` reads it (paper 000, Table 4, where a last round
drops from 4 KB to 2 KB this way). Such a look-up cannot be a memory operand of `xor`, so it is done
only where memory is short.
"""

from __future__ import annotations

from dsl.ir import Table
from scheduler.graph.nodes import Program
from scheduler.graph.places import element_bytes
from scheduler.graph.simplify import pieces

Place = tuple[Table, int, int]  # host table, byte offset in its entries, bytes read


def fill(program: Program, l1d_bytes: int) -> bool:
    """Whether the tables together reach `l1d_bytes`, so that those inside others are worth a slower look-up."""
    return sum(len(t.entries) * element_bytes(t) for t in program.tables) >= l1d_bytes


def fit_tables(program: Program) -> Program:
    """Replace tables that stand inside others, in place."""
    pinned = [n.mem.table for piece in pieces(program) for n in piece.nodes
              if n.mem and (n.kind == "address" or n.file != "r")]  # vectors load whole words
    hosts: dict[Table, Place] = {}
    for table in sorted((t for t in program.tables if t not in pinned), key=lambda t: -max(t.entries)):
        place = next((p for v in program.tables if v is not table and v not in hosts
                      for p in [_inside(table, v)] if p), None)
        if place:
            hosts[table] = place
    for piece in pieces(program):
        for n in piece.nodes:
            if n.mem and n.mem.table in hosts:
                host, at, width = hosts[n.mem.table]
                n.mem.size, n.mem.scale, n.mem.table, n.mem.disp = width, element_bytes(host), host, at
    program.tables = [t for t in program.tables if t not in hosts]
    return program


def _inside(small: Table, host: Table) -> Place | None:
    if len(small.entries) != len(host.entries) or element_bytes(host) > 4 or element_bytes(small) > 4:
        return None
    for width in (1, 2):
        if max(small.entries) >> (8 * width):
            continue
        mask = (1 << 8 * width) - 1
        for at in range(element_bytes(host) - width + 1):
            if element_bytes(host) > width and all(
                    (h >> 8 * at) & mask == s for h, s in zip(host.entries, small.entries, strict=True)):
                return host, at, width
    return None
