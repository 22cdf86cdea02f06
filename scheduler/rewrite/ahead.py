"""Pass `ahead`: words that are read as halves of a number are stored one block before that.

A number of floating point that is made of a word of the message and a constant one is stored as two words and read as
one of 64 bits. A CPU that has the words in its store buffer yet cannot put them together, and waits until they are in
the cache. So the constant words are stored before the loop, and those of the message in the pass before: a pass reads
what the last one has left, and stores what the next one wants. The first words are stored before the loop. What the
last pass stores is of no use: it reads its own block again, so that nothing behind the message is read; and where there
is no block at all, words are read from a table of zeros.
"""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass

from dsl.ir import Table
from scheduler.graph.nodes import Counted, Mem, Node, Piece, Program, Slot, SlotPart
from scheduler.graph.ops import GENERAL, WRITES, Effect
from scheduler.graph.simplify import drop_dead, pieces

JOINED = "paired"


def joins(program: Program) -> bool:
    """Whether a loop makes numbers of several words."""
    return any(n.kind == JOINED for item in program.items if isinstance(item, Counted) for n in _nodes(item))


def _nodes(loop: Counted) -> list[Node]:
    return [n for item in loop.body for n in (_nodes(item) if isinstance(item, Counted) else item.nodes)]


def store_ahead(program: Program) -> Program:
    """Apply it to every loop over blocks that is one piece, in place; to those where it cannot be, not."""
    for before, loop in zip(program.items, program.items[1:], strict=False):
        if isinstance(before, Piece) and isinstance(loop, Counted):
            body = [i for i in loop.body if isinstance(i, Counted) or i.nodes]
            if len(body) == 1 and isinstance(body[0], Piece) and loop.count and loop.pointer and not loop.tail:
                _Ahead(program, before, loop, body[0]).run()
    for piece in pieces(program):
        for i, n in enumerate(piece.nodes):
            n.order = i
    return program


@dataclass(frozen=True)
class Moving:
    """A pointer of the loop: its value in a pass, that of the next one, and the bytes between them."""

    slot: Node
    next: Node
    step: int


class _Ahead:
    def __init__(self, program: Program, before: Piece, loop: Counted, piece: Piece) -> None:
        self.program, self.before, self.loop, self.piece = program, before, loop, piece
        self.moving = {n.slot: found for n in piece.nodes if n.kind == "setslot" and n.slot
                       and (found := self._moving(n)) is not None}
        self.offset: dict[Slot, Node] = {}  # of a pointer, in the loop
        self.start: dict[Slot, Node] = {}  # of a pointer, before it
        self.table: Table | None = None
        self.added: list[Node] = []
        self.first: dict[Node, Node] = {}  # a node of the loop -> its copy before it
        self.later: dict[Node, Node] = {}  # and that of the next block
        self.of_block: set[Node] = set()  # what is a constant, or made of nothing but words of the block
        for n in piece.nodes:
            if self._of_block(n):
                self.of_block.add(n)

    @staticmethod
    def _moving(n: Node) -> Moving | None:
        """The pointer that a node moves on, if it does."""
        moved = n.args[0]
        if moved.kind != "add" or len(moved.args) != 2:
            return None
        old = next((a for a in moved.args if a.kind == "slot" and a.slot is n.slot), None)
        step = next((a for a in moved.args if a.kind == "const"), None)
        return Moving(old, moved, step.imm) if old and step else None

    def run(self) -> None:
        """Move the words of every number of which that is possible."""
        if any(n.kind in WRITES for n in self.piece.nodes) or self.loop.pointer not in self.moving:
            return
        mine = [n for n in self.piece.nodes if n.kind == JOINED and all(self.movable(p) for p in n.args)]
        users = [a for n in self.piece.nodes for a in n.operands()]
        for n in mine:
            if all(users.count(put) == 1 for put in n.args):
                self.move(n)
        self.piece.nodes = [n for n in self.piece.nodes if n not in self.added] + self.added
        self._sort()
        drop_dead(self.piece)

    def _sort(self) -> None:
        """Operands before their readers again."""
        done: dict[Node, None] = {}
        for last in self.piece.nodes:
            path = [last]
            while path:
                left = [a for a in path[-1].operands() if a not in done]
                if left:
                    path += left[:1]
                else:
                    done[path.pop()] = None
        self.piece.nodes = list(done)

    def movable(self, put: Node) -> bool:
        """Whether a word is a constant, or made of nothing but words of the block."""
        return isinstance(put.slot, SlotPart) and put.args[0].file in GENERAL and put.args[0] in self.of_block

    def _of_block(self, n: Node) -> bool:
        """The same of any node, its operands known."""
        if n.kind == "const":
            return True
        if n.kind == "load" and n.mem:
            base = n.mem.base
            return bool(n.mem.index is None and n.mem.table is None and base and base.kind == "slot"
                        and base.slot in self.moving and n.mem.where[4] and not n.mem.where[1])
        return n.file in GENERAL and n.op.effect is Effect.NONE and bool(n.args) and self.of_block.issuperset(n.args)

    # -- one number ---------------------------------------------------------------------------------------
    def move(self, n: Node) -> None:
        """A number is read from its slot as the piece finds it, and stored at the end of the piece."""
        for put in n.args:
            word, slot = put.args[0], put.slot
            assert slot is not None
            here = dataclasses.replace(put, kind="setslot", args=[self.copied(word, True)], slot=slot)
            self.before.nodes.append(here)
            if word.kind != "const":
                self.added.append(dataclasses.replace(put, kind="setslot", args=[self.copied(word, False)]))
            self.piece.nodes.remove(put)
        n.kind, n.args = "slot", []

    def copied(self, n: Node, first: bool) -> Node:
        """A word of the first block, before the loop, or in the loop that of the next block."""
        known, path = self.first if first else self.later, [n]
        while path:
            left = [a for a in path[-1].args if a not in known]
            if left:
                path += left[:1]
            else:
                last = path.pop()
                known[last] = self.copy_of(last, [known[a] for a in last.args], first)
        return known[n]

    def copy_of(self, n: Node, args: list[Node], first: bool) -> Node:
        """The copy of a node whose operands have theirs."""
        made = dataclasses.replace(n, args=args)
        if n.mem is not None and n.mem.base is not None and n.mem.base.slot is not None:
            slot = n.mem.base.slot
            made.mem = dataclasses.replace(n.mem, base=self.begin(slot)) if first else dataclasses.replace(
                n.mem, base=self.moving[slot].slot, index=self.distance(slot))
        return self.put(made, first)

    def put(self, n: Node, first: bool) -> Node:
        """A node before the loop, or in it."""
        (self.before.nodes if first else self.added).append(n)
        return n

    def node(self, first: bool, kind: str, args: list[Node], like: Node, imm: int = 0, mem: Mem | None = None,
             slot: Slot | None = None) -> Node:
        """A new node in general registers."""
        return self.put(Node(kind, args, imm, mem, slot, like.pos, like.name), first)

    def distance(self, slot: Slot) -> Node:
        """How far the next block is from this one: not at all in the last pass."""
        if slot not in self.offset:
            assert self.loop.pointer and self.loop.end
            mine, ends = self.moving[slot], self.moving[self.loop.pointer]
            end = self.node(False, "slot", [], mine.next, slot=self.loop.end)
            more = self.node(False, "ltmask", [ends.next, end], mine.next)
            step = self.node(False, "const", [], mine.next, mine.step)
            self.offset[slot] = self.node(False, "and", [more, step], mine.next)
        return self.offset[slot]

    def begin(self, slot: Slot) -> Node:
        """The first block, or a table of zeros where there is none."""
        if slot not in self.start:
            like, step = self.moving[slot].slot, self.moving[slot].step
            if self.table is None or 4 * len(self.table.entries) < step:
                self.table = Table("none", 32, (0,) * -(-step // 4), packed=True)
                self.program.tables.append(self.table)
            zeros = self.node(True, "address", [], like, mem=Mem(4, table=self.table, where=("table",)))
            pointer = self.node(True, "slot", [], like, slot=slot)
            count = self.node(True, "slot", [], like, slot=self.loop.count)
            some = self.node(True, "ltmask", [self.node(True, "const", [], like), count], like)
            either = self.node(True, "xor", [zeros, pointer], like)
            chosen = self.node(True, "and", [either, some], like)
            self.start[slot] = self.node(True, "xor", [chosen, zeros], like)
        return self.start[slot]
