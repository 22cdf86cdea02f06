"""Pass `select`, one step: of two sums, one of which is made from the other, the one that is waited for comes first.

A round adds `a = late ^ b`, and `c = a ^ key` begins the next look-up. With `c = late ^ (b ^ key)` and `a = c ^ key` the
look-up begins an operation sooner; b and the key are there long before. It takes one operation more, and is done where
the rough clock (scheduler.roughclock) says that the piece is done sooner. In 32-bit code, where one more value that
lives longer is often a spill, it is left alone.
"""

from __future__ import annotations

from scheduler.nodes import Node, Piece
from scheduler.roughclock import rough_clocks
from targets.cpu import Cpu

LARGE = 2000  # nodes above which it is not looked for: each trial goes over the whole piece


def reassociate(piece: Piece, cpu: Cpu) -> None:
    """Change pairs of sums in `piece`, in place, where that makes it quicker on `cpu`; not on a CPU in order."""
    if cpu.in_order or len(piece.nodes) > LARGE:
        return
    written = {n.slot for n in piece.nodes if n.kind == "setslot"}
    least = rough_clocks(piece.nodes, cpu)[1]
    for outer in [n for n in piece.nodes if n.kind == "xor" and n.file == "r"]:
        pair = _pair(piece, outer, written)
        if pair is None:
            continue
        inner, given = pair
        before = piece.nodes, inner.args, outer.args
        moved = {outer, *given}
        inner.args, outer.args = [outer, *given], [*inner.args, *given]
        piece.nodes = [x for n in piece.nodes if n not in moved for x in ((*given, outer, n) if n is inner else (n,))]
        clocks = rough_clocks(piece.nodes, cpu)[1]
        if clocks < least:
            least = clocks
        else:
            piece.nodes, inner.args, outer.args = before


def _pair(piece: Piece, outer: Node, written: set[object]) -> tuple[Node, list[Node]] | None:
    """The sum that `outer` is made from and others read, too, and what is added: constants, words that never change."""
    inner = [a for a in outer.args if a.kind == "xor" and a.file == "r" and a.elem == outer.elem]
    given = [a for a in outer.args if a.kind == "const" or (a.kind == "slot" and a.slot not in written)]
    if len(inner) != 1 or len(given) != 1 or len(outer.args) != 2:
        return None
    if any(given[0] in n.operands() and n is not outer for n in piece.nodes[:piece.nodes.index(outer)]):
        return None  # it stands where others need it
    readers = sum(inner[0] in n.operands() for n in piece.nodes)
    return (inner[0], given) if readers > 1 else None
