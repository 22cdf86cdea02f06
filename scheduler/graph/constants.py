"""Constants that are operands in memory: the table that holds those of one size, each once."""

from __future__ import annotations

from collections.abc import Sequence

from dsl.ir import Table
from scheduler.graph.nodes import Mem


def constant_place(size: int) -> Mem:
    """A place of `size` bytes for a constant, which `pooled` puts into a table."""
    return Mem(size, scale=size, where=("table",), aligned=True)


def pooled(name: str, size: int, wanted: Sequence[tuple[Mem, int]]) -> Table:
    """The table of the constants of `size` bytes that are wanted at some places, which are put there, in place."""
    entries = tuple(dict.fromkeys(value for _, value in wanted))
    table = Table(name, 8 * size, entries)
    for mem, value in wanted:
        mem.table, mem.disp = table, size * entries.index(value)
    return table
