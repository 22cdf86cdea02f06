"""Pass `amounts`: shifts and rotations by a value where no instruction may do them become some by constants.

For every bit of the amount the value is shifted by what the bit is worth, and a mask chooses. That takes the same time
for all data, which the instruction does not on a CPU whose table says so; lanes have no such instruction, and where
streams share out the general registers not every stream has the one that holds the amount.
"""

from __future__ import annotations

from collections.abc import Callable

from dsl.ir import Kernel, Loop, Op, Region
from dsl.operations import BY_VALUE
from scheduler.mapping.layout import Layout
from targets.cpu import Cpu

DOES = {kind: kind.replace("rotl", "rol").replace("rotr", "ror") for kind in BY_VALUE}
"""The operation of the instruction set that does it."""


def by_constants(kernel: Kernel, cpu: Cpu, layout: Layout) -> Kernel:
    """`kernel` with such operations replaced; operations are changed in place."""
    def instead(op: Op) -> bool:
        return layout.in_lanes or "r" in layout.split or (kernel.constant_time and varies(op, cpu))

    if any(op.kind in BY_VALUE and instead(op) for op in kernel.body.ops()):
        _region(kernel.body, instead)
    return kernel


def varies(op: Op, cpu: Cpu) -> bool:
    """Whether an operation takes a time that tells of secrets: shifts by a secret amount, where the CPU's do."""
    return op.kind in BY_VALUE and op.args[1].secret and DOES[op.kind] in cpu.variable_time


def _region(region: Region, instead: Callable[[Op], bool]) -> None:
    out: list[Op | Loop] = []
    for item in region.items:
        if isinstance(item, Loop):
            _region(item.body, instead)
        elif item.kind in BY_VALUE and instead(item):
            _replace(item, out)
        out.append(item)
    region.items = out


def _replace(op: Op, out: list[Op | Loop]) -> None:
    """Put the operations that make `op` before it, and let it be the last of them."""
    def emit(kind: str, args: tuple[Op, ...], attr: int | None = None, bits: int = op.bits) -> Op:
        made = Op(kind, bits, args, attr, op.pos, any(a.secret for a in args), op.name)
        out.append(made)
        return made

    def const(value: int) -> Op:
        return Op("const", op.bits, (), value, op.pos)

    value, amount = op.args
    steps = min(amount.bits, op.bits.bit_length() - 1)
    if amount.bits > op.bits:
        amount = emit("extract", (amount,), 0)
    elif amount.bits < op.bits:
        amount = emit("zext", (amount,))
    for i in range(steps):
        bit = emit("and", (emit("shr", (amount,), i) if i else amount, const(1)))
        mask = emit("sub", (const(0), bit))
        moved = emit(op.kind.removesuffix("by"), (value,), 1 << i)
        value = emit("xor", (value, emit("and", (emit("xor", (value, moved)), mask))))
    last = out.pop()
    assert last is value and isinstance(last, Op)
    op.kind, op.args, op.attr = last.kind, last.args, None
