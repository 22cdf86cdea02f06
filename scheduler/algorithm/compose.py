"""Tables and linear maps joined with what is done to their operand and their result; the first step of `tabulate`.

A rotation of an S-box's result is another S-box, and so is the S-box of a rotated operand (several boxes of one
cipher may be one): the rotation goes into the table. A part, a shift or a rotation of a linear map's result is a
linear map.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from dsl.ir import Kernel, Linear, Loop, Op, Region, Table
from dsl.operations import ROTATIONS, SHIFTS, UNARY, evaluate

AFTER_TABLE = UNARY
AFTER_LINEAR = (*ROTATIONS, *SHIFTS, "extract", "zext")
BEFORE_TABLE = (*ROTATIONS, "not")


def compose(kernel: Kernel) -> Kernel:
    """`kernel` with the operations around look-ups and linear maps done inside them, where nothing else reads these.

    Operations are changed in place; what nobody reads any more is taken out.
    """
    users: dict[int, int] = {}
    for op in kernel.body.ops():
        for a in op.args:
            users[id(a)] = users.get(id(a), 0) + 1
    for loop in kernel.body.loops():
        for c in loop.carried:
            for a in (c.init, c.next):
                users[id(a)] = users.get(id(a), 0) + 1
    join = _Join(users)
    for op in kernel.body.ops():
        join.op(op)
    drop(kernel.body, join.dead)
    return kernel


class _Join:
    def __init__(self, users: dict[int, int]) -> None:
        self.users = users
        self.dead: set[int] = set()
        self.tables: dict[tuple[int, tuple[int, ...]], Table] = {}
        self.maps: dict[tuple[int, tuple[int, ...]], Linear] = {}

    def op(self, op: Op) -> None:
        """Join `op` with its operand, if they go together."""
        source = op.args[0] if len(op.args) == 1 else None
        if source is None:
            return
        if op.kind in AFTER_TABLE and source.kind == "lookup" and self.users[id(source)] == 1:
            entries = tuple(_unary(op, source.bits)(e) for e in source.attr.entries)
            self.become(op, "lookup", self.table(source.attr, op, entries))
        elif op.kind in AFTER_LINEAR and source.kind == "linear" and self.users[id(source)] == 1:
            columns = tuple(_unary(op, source.bits)(c) for c in source.attr.columns)
            made = Linear(f"{source.attr.name}_{_suffix(op)}", op.bits, columns)
            self.become(op, "linear", self.maps.setdefault((op.bits, columns), made))
        elif op.kind == "lookup" and source.kind in BEFORE_TABLE:
            before = _unary(source, source.bits)
            entries = tuple(op.attr.entries[before(x)] for x in range(len(op.attr.entries)))
            self.become(op, "lookup", self.table(op.attr, source, entries))

    def become(self, op: Op, kind: str, attr: Table | Linear) -> None:
        """`op` is now `kind` of what its operand was made of."""
        source = op.args[0]
        op.kind, op.attr, op.args = kind, attr, source.args
        self.users[id(source)] -= 1
        if self.users[id(source)] == 0:
            self.dead.add(id(source))
        else:
            for a in source.args:
                self.users[id(a)] += 1

    def table(self, old: Table, op: Op, entries: tuple[int, ...]) -> Table:
        bits = old.bits if op.kind in BEFORE_TABLE else op.bits
        return self.tables.setdefault((bits, entries), replace(old, name=f"{old.name}_{_suffix(op)}", entries=entries))


def _suffix(op: Op) -> str:
    return op.kind if op.attr is None else f"{op.kind}{op.attr}"


def _unary(op: Op, bits: int) -> Callable[[int], int]:
    """What an operation of one operand of `bits` bits does to it, as a function."""
    return lambda x: evaluate(op.kind, op.bits, op.attr, [x], [bits])


def drop(region: Region, dead: set[int]) -> None:
    """Take the operations with these ids out, in place."""
    region.items = [item for item in region.items if isinstance(item, Loop) or id(item) not in dead]
    for item in region.items:
        if isinstance(item, Loop):
            drop(item.body, dead)
