"""Multiplexers that join a sum, where latency is what holds a piece up: the value that comes last goes in alone.

``((y ^ z) & x) ^ z`` is the multiplexer of fewest operations (scheduler.boolean); added to a sum it keeps y and z
three operations from it. The values ``x & y`` and ``z & ~x`` have no bit in common, so that both may be added, one
after the other: the value that comes late is one operation from the sum then, for two operations more. Which is
better a rough clock says, which does the piece in source order within the CPU's reorder window. A CPU that executes
in order has none and keeps the short form.
"""

from __future__ import annotations

from dataclasses import dataclass

from scheduler.nodes import Node, Piece
from scheduler.normalize import drop_dead
from scheduler.roughclock import Saved, keep_if_quicker, rough_clocks, save
from targets.cpu import Cpu

GAIN = 0.99  # what part of its clocks a piece may keep at most; else the short forms stay


@dataclass(eq=False)
class _Found:
    """A multiplexer `chooser ? one : other` that is an operand of the sum `total`, and of nothing else."""

    total: Node
    whole: Node
    chooser: Node
    one: Node
    other: Node


def spread_late(piece: Piece, cpu: Cpu) -> None:
    """Add multiplexers of `piece` in two parts where that makes it quicker on `cpu`, in place."""
    if cpu.in_order:
        return
    done, _ = rough_clocks(piece.nodes, cpu)
    late = [m for m in _multiplexers(piece) if done[m.chooser] < max(done[m.one], done[m.other])]
    if late:
        keep_if_quicker(piece, cpu, GAIN, lambda: _spread(piece, late))


def _multiplexers(piece: Piece) -> list[_Found]:
    """In order: ``xor(and(xor(y, z), x), z)`` of which the sum is the only reader; y ^ z may have others."""
    users: dict[Node, list[Node]] = {}
    for n in piece.nodes:
        for a in n.operands():
            users.setdefault(a, []).append(n)
    found = []
    for n in piece.nodes:
        readers = users.get(n, [])
        if (n.kind, n.file, len(n.args)) != ("xor", "r", 2) or len(readers) != 1 or readers[0].kind != "add":
            continue
        for product, other in (n.args, n.args[::-1]):
            if product.kind != "and" or len(product.args) != 2 or len(users[product]) > 1:
                continue
            for inner, chooser in (product.args, product.args[::-1]):
                if inner.kind == "xor" and len(inner.args) == 2 and other in inner.args:
                    one = inner.args[inner.args[0] is other]
                    found.append(_Found(readers[0], n, chooser, one, other))
                    break
    return found


def _spread(piece: Piece, late: list[_Found]) -> Saved:
    saved = save(m.total for m in late)
    before: dict[Node, list[Node]] = {}
    for m in late:
        made = [Node(kind, args, pos=m.whole.pos, name=m.whole.name, group=m.whole.group)
                for kind, args in (("and", [m.chooser, m.one]), ("not", [m.chooser]), ("and", [m.other]))]
        made[2].args.append(made[1])
        before.setdefault(m.total, []).extend(made)
        m.total.args = [a for a in m.total.args if a is not m.whole] + [made[0], made[2]]
    piece.nodes = [x for n in piece.nodes for x in (*before.get(n, []), n)]
    drop_dead(piece)
    return saved
