"""Tables in pass `map`: which the code reads, and how an entry is looked up."""

from __future__ import annotations

from dsl.ir import Op, Table
from scheduler.graph.nodes import Mem, Node
from scheduler.graph.places import element_bytes
from scheduler.lowering.emitter import Emitter, Words
from scheduler.lowering.words import WordOps


class TableOps:
    """Lookups; `used` are the tables in the order in which they were wanted first."""

    def __init__(self, emit: Emitter, word: WordOps) -> None:
        self.emit, self.word = emit, word
        self.used: list[Table] = []

    def use(self, table: Table) -> None:
        """The code reads this table."""
        if table not in self.used:
            self.used.append(table)

    def entry(self, size: int, index: Node, scale: int, table: Table, disp: int) -> Mem:
        """`size` bytes at byte `disp` of entry number `index`; in 64-bit code behind a register, the tables' begin."""
        base = self.emit.node("tables", elem=64) if self.emit.bits == 64 else None
        return Mem(size, base, index, scale, table, disp, ("table",))

    def words(self, op: Op, index: Node) -> Words:
        """An entry as words."""
        table: Table = op.attr
        if index.kind == "const":
            return self.word.consts(table.entries[index.imm], op.bits)
        self.use(table)
        size, word = element_bytes(table), self.emit.bits // 8
        return tuple(self.emit.node("load", mem=self.entry(min(size, word), index, size, table, word * i), elem=elem)
                     for i, elem in enumerate(self.word.elems(op.bits)))

    def vector(self, op: Op, index: Node) -> Node:
        """An entry of 64 bits."""
        table: Table = op.attr
        self.use(table)
        return self.emit.node("load", mem=self.entry(8, index, 8, table, 0), file="mm", elem=64)
