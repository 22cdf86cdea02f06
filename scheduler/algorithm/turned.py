"""Bytes of a rotated word as bytes of the word itself; a step of `tabulate`.

`S(t.byte[i])` with `t = w >>> 8`, as RotWord before SubWord in AES's key schedule, is `S(w.byte[(i + 1) % 4])`: where
nothing else reads the rotated word, the rotation is not made, and the look-ups' results are what is turned.
"""

from __future__ import annotations

from dsl.ir import Kernel, Op
from dsl.operations import ROTATIONS
from scheduler.algorithm.compose import drop

BYTE = 8


def read_unturned(kernel: Kernel) -> Kernel:
    """`kernel` without rotations by whole bytes of which only whole bytes are read, none across the turn; in place."""
    readers: dict[int, list[Op]] = {}
    carried = {id(x) for loop in kernel.body.loops() for c in loop.carried for x in (c.init, c.next)}
    for op in kernel.body.ops():
        for a in op.args:
            readers.setdefault(id(a), []).append(op)
    dead: set[int] = set()
    for op in kernel.body.ops():
        if op.kind in ROTATIONS and op.attr % BYTE == 0 and id(op) not in carried:
            mine = readers.get(id(op), [])
            if mine and all(_is_bytes(reader) and _begin(op, reader) + reader.bits <= op.bits for reader in mine):
                for reader in mine:
                    reader.attr, reader.args = _begin(op, reader), op.args
                    readers.setdefault(id(op.args[0]), []).append(reader)
                dead.add(id(op))
    drop(kernel.body, dead)
    return kernel


def _is_bytes(op: Op) -> bool:
    return op.kind == "extract" and op.attr % BYTE == 0 and op.bits % BYTE == 0


def _begin(turn: Op, part: Op) -> int:
    """From which bit of the unrotated word on a part of the rotated one is."""
    right = turn.attr if turn.kind == "rotr" else turn.bits - turn.attr
    return int(part.attr + right) % turn.bits

