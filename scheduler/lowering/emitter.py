"""Where pass `map` makes nodes: the piece under way, what is in it already, and the copy that is being built."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Protocol

from dsl.ir import Op, Pos
from scheduler.graph.nodes import Mem, Node, Piece, Slot

Words = tuple[Node, ...]
"""A value of 1 to 64 bits in general registers, the low word first; each is zero-extended."""


class Operands(Protocol):
    """Says what an operand is in the current piece."""

    def words(self, op: Op) -> Words:
        """In general registers."""

    def vector(self, op: Op, file: str, elem: int) -> Node:
        """In a vector register."""

    def known(self, op: Op) -> bool:
        """Whether it can be had: what an earlier piece made is kept only where it is itself an operand of a later."""


class Emitter:
    """Makes nodes in `piece`; equal pure nodes are made once.

    `bits`: of a general register. `streams`: copies of the computation that are built side by side; of the files in
    `split` each of them has its share. `uses`: how often a node is an operand in the piece, addresses apart. `pos` and
    `name` are those of the operation that nodes are made for.
    """

    def __init__(self, bits: int, streams: int, split: frozenset[str]) -> None:
        self.bits, self.streams = bits, streams
        self.split = split if streams > 1 else frozenset()
        self.stream = 0
        self.piece = Piece("start")
        self.memo: dict[tuple[object, ...], Node] = {}
        self.uses: Counter[Node] = Counter()
        self.pos: Pos | None = None
        self.name = ""

    @property
    def pointer_bytes(self) -> int:
        """Of an address."""
        return self.bits // 8

    def begin(self, piece: Piece) -> None:
        """What follows is in `piece`, where nothing is made yet."""
        self.piece, self.memo, self.uses = piece, {}, Counter()

    def each_stream(self) -> Iterator[int]:
        """Every stream; the nodes made meanwhile are its own."""
        for stream in range(self.streams):
            self.stream = stream
            yield stream
        self.stream = 0

    def share(self, file: str) -> int:
        """The stream whose share of a file the nodes go to; 0 where there are no shares."""
        return self.stream if file in self.split else 0

    def node(self, kind: str, args: list[Node] | None = None, imm: int = 0, mem: Mem | None = None,
             slot: Slot | None = None, unique: bool = False, file: str = "r", elem: int = 32) -> Node:
        """A node, or the equal one that is there; `unique`: another one in any case."""
        args = args or []
        group = self.share(file)
        key = (kind, tuple(map(id, args)), imm, id(slot), file, elem, group)
        pure = mem is None and kind != "setslot" and not unique
        if pure and key in self.memo:
            return self.memo[key]
        made = Node(kind, args, imm, mem, slot, self.pos, self.name, len(self.piece.nodes), file, elem, group)
        self.piece.nodes.append(made)
        self.uses.update(args)
        if pure:
            self.memo[key] = made
        return made

    def remove(self, node: Node) -> None:
        """Take a node that nothing reads out of the piece."""
        self.piece.nodes.remove(node)
        self.uses.subtract(node.args)

    def pointer(self, slot: Slot) -> Node:
        """The address that a slot holds."""
        return self.node("slot", slot=slot, elem=self.bits)

    def write(self, slot: Slot, value: Node) -> None:
        """Write a slot of a general register."""
        self.node("setslot", [value], slot=slot, elem=8 * slot.size)
