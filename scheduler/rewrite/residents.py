"""Pass `residents`: what is the same in every pass of a loop is made before it, and a register may hold it meanwhile.

Constants of vectors, slots that a loop reads and never writes (round keys), and what is made of nothing but those. Of a
sum that has some of them among its terms, or among those of a sum in it, they are one term: `(v + c) + k` is `v + (c +
k)`. Each gets a slot that is written before the loop, and that the loop sets to what it holds: so it is among the
residents that the scheduler tries (scheduler.schedule.loop_residents), whose number is chosen by what it saves. One
that is none is read from its slot, and nothing is written.

A loop whose vectors are all in registers reads no memory but what it works on, so that no load waits for a store at
the same place of another page.
"""

from __future__ import annotations

import dataclasses
from collections import Counter

from scheduler.graph.nodes import FILE_BYTES, Counted, Node, Piece, Program, Slot, SlotPart
from scheduler.graph.ops import SUMS, VECTORS, Effect
from scheduler.graph.simplify import drop_dead, pieces


def keep_residents(program: Program) -> Program:
    """Apply it to every loop that is one piece and has a piece before it, in place."""
    _walk(program.items)
    for piece in pieces(program):
        drop_dead(piece)
        for i, n in enumerate(piece.nodes):
            n.order = i
    return program


def _walk(items: list[Piece | Counted]) -> None:
    for i, loop in enumerate(items):
        if isinstance(loop, Counted):
            before = items[i - 1] if i else None
            body = [b for b in loop.body if isinstance(b, Counted) or b.nodes]
            if len(body) == 1 and isinstance(body[0], Piece) and isinstance(before, Piece):
                _Keeping(before, body[0]).run()
            _walk(loop.body)


class _Keeping:
    def __init__(self, before: Piece, piece: Piece) -> None:
        self.before, self.piece = before, piece
        written = [n.slot for n in piece.nodes if n.kind in ("setslot", "put")]
        self.written = {s.whole if isinstance(s, SlotPart) else s for s in written}
        self.same: dict[Node, None] = {}  # what every pass of the loop finds or makes alike
        self.early: dict[Node, Node] = {}  # and what stands for it before the loop
        self.last = {n.slot: n.args[0] for n in before.nodes if n.kind == "setslot"}

    def run(self) -> None:
        """Find them, give each that something else reads a slot, and read that."""
        out: list[Node] = []
        for n in self.piece.nodes:
            joined = None if self.is_same(n) else self.gathered(n)
            if joined is not None:
                self.same[joined] = None
                out.append(joined)
            elif self.is_same(n):
                self.same[n] = None
            out.append(n)
        self.piece.nodes = out
        drop_dead(self.piece)  # sums whose terms others have now
        self.read()

    def read(self) -> None:
        """The nodes that others read are read from slots."""
        nodes = self.piece.nodes
        readers = {a for n in nodes if n not in self.same for a in n.operands()}
        read = {n: self.kept(n, number) for number, n in enumerate(n for n in self.same if n in readers)}
        for n in nodes:
            n.args = [read.get(a, a) for a in n.args]
        slots = Counter(n.slot for n in read.values())
        ends = [Node("setslot", [n], slot=n.slot, pos=n.pos, name=n.name, file=n.file, elem=n.elem, group=n.group)
                for n in read.values() if slots[n.slot] == 1]  # streams with registers of their own have none in common
        self.piece.nodes = [*(n for n in read.values() if n not in self.same), *nodes, *ends]

    def is_same(self, n: Node) -> bool:
        """Whether a node is a vector that no pass changes, its operands known."""
        if n.file not in VECTORS:
            return False
        if n.kind == "slot":
            return n.slot is not None and not isinstance(n.slot, SlotPart) and n.slot not in self.written
        if n.kind == "load":
            return n.mem is not None and n.mem.where == ("table",) and not n.mem.nodes()
        return n.op.effect is Effect.NONE and bool(n.args) and all(a in self.same for a in n.args)

    def gathered(self, n: Node) -> Node | None:
        """Of a sum with several such terms, those of sums in it counted, their sum, which becomes a term of it."""
        if n.kind not in SUMS or n.file not in VECTORS:
            return None
        terms: list[Node] = []
        for a in n.args:
            terms += a.args if self.opened(n, a) else [a]
        mine = [a for a in terms if a in self.same]
        if len(mine) < 2:
            return None
        n.args, made = [a for a in terms if a not in self.same], dataclasses.replace(n, args=mine)
        n.args.append(made)
        return made

    def opened(self, n: Node, inner: Node) -> bool:
        """Whether a sum in a sum of the same kind is one vector and such terms: its vector is as good a term."""
        return (inner.kind, inner.file, inner.elem) == (n.kind, n.file, n.elem) and inner not in self.same \
            and sum(a not in self.same for a in inner.args) == 1 and any(a in self.same for a in n.args)

    def kept(self, n: Node, number: int) -> Node:
        """The slot of such a node, as the loop reads it; before the loop it is written, if it is not yet."""
        if n.kind == "slot":
            return n
        slot, made = Slot(f"same.{number}.{n.name}".rstrip("."), size=FILE_BYTES[n.file]), self.made(n)
        self.before.nodes.append(dataclasses.replace(made, kind="setslot", args=[made], imm=0, mem=None, slot=slot))
        return dataclasses.replace(n, kind="slot", args=[], imm=0, mem=None, slot=slot)

    def made(self, n: Node) -> Node:
        """What stands for a node before the loop; what it is made of is made, too."""
        if n not in self.early:
            found = self.last.get(n.slot) if n.kind == "slot" else None
            if found is None or found.file != n.file:
                found = dataclasses.replace(n, args=[self.made(a) for a in n.args])
                self.before.nodes.append(found)
            self.early[n] = found
        return self.early[n]
