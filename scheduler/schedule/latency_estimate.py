"""A rough clock of a piece before it is scheduled, by which passes choose between forms of different latency."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from scheduler.code.two_operand import TIED, has_own_result
from scheduler.graph.nodes import Node, Piece
from scheduler.graph.ops import GIVEN, SUMS
from scheduler.schedule.item import Item
from scheduler.schedule.items import latency
from targets.cpu import Cpu

Saved = dict[Node, tuple[str, list[Node], int]]
"""Kind, operands and immediate that nodes had."""


def rough_clocks(nodes: list[Node], cpu: Cpu) -> tuple[dict[Node, float], float]:
    """(when each value is there, when all is done), in clocks, by latency, width and reorder window alone.

    The nodes are done in this order, the operands of a sum in that in which they come. An operation that would
    overwrite a value that is read again costs a copy; loads of one reader cost nothing, other accesses a uop.
    """
    left: dict[Node, int] = {}
    for n in nodes:
        for a in n.operands():
            left[a] = left.get(a, 0) + 1
    alone = {n for n in nodes if n.kind == "load" and left.get(n) == 1}
    done: dict[Node, float] = {}
    leaves: list[float] = []  # when each uop leaves the window
    now = 0.0
    for n in nodes:
        if n.kind in GIVEN:
            done[n] = 0.0
            continue
        if len(leaves) >= cpu.window:
            now = max(now, leaves[len(leaves) - cpu.window])
        done[n] = _done(n, done, now, latency(Item(n, 0), cpu))
        uops = _uops(n, left, alone, cpu)
        for a in n.operands():
            left[a] -= 1
        now += uops / cpu.width
        leaves += [max(done[n], leaves[-1] if leaves else 0.0)] * uops
    return done, max([now, *leaves[-1:]])


def _done(n: Node, done: dict[Node, float], now: float, each: float) -> float:
    first, *others = sorted(done[a] for a in n.operands()) or [0.0]
    if n.kind not in SUMS:
        return max([now, first, *others]) + each
    time = max(now, first)
    for other in others:
        time = max(time, other) + each
    return time


def _uops(n: Node, left: dict[Node, int], alone: set[Node], cpu: Cpu) -> int:
    if n.kind in SUMS:
        return len(n.args) - 1 + (not any(left[a] == 1 and (a.kind not in GIVEN or a in alone) for a in n.args))
    if n.kind in TIED:
        return 1 + (left[n.args[0]] > 1 and not has_own_result(n, cpu))
    return int(n not in alone)


def save(nodes: Iterable[Node]) -> Saved:
    """What `nodes` are now."""
    return {n: (n.kind, n.args, n.imm) for n in nodes}


def keep_if_quicker(piece: Piece, cpu: Cpu, most: float, change: Callable[[], Saved]) -> bool:
    """Do `change` to a piece, and undo it if it then takes more than `most` of the clocks that it took before.

    `change` replaces `piece.nodes` and answers what the nodes it altered were. Nothing is done on a CPU that
    executes in order, to which the clock does not apply.
    """
    if cpu.in_order:
        return False
    nodes, before = piece.nodes, rough_clocks(piece.nodes, cpu)[1]
    saved = change()
    if rough_clocks(piece.nodes, cpu)[1] <= most * before:
        return True
    piece.nodes = nodes
    for n, (kind, args, imm) in saved.items():
        n.kind, n.args, n.imm = kind, args, imm
    return False
