"""What the list scheduler chooses among: an instruction-sized step, and what waits for it."""

from __future__ import annotations

from dataclasses import dataclass, field

from scheduler.graph.nodes import Node


@dataclass(frozen=True)
class Link:
    """Two words and a carry: the sum or difference `given`, the carry `out`, or both; `mask`: the carry that comes in.
    """

    given: Node | None
    out: Node | None
    a: Node
    b: Node
    mask: Node

    @property
    def node(self) -> Node:
        """One of the two."""
        made = self.given or self.out
        assert made is not None
        return made


@dataclass(eq=False)
class Item:
    """A step of the size of an instruction; `waits`: items that must be done before, `height`: clocks to the end of the
    piece."""

    node: Node
    order: int  # of its node in the source
    operand: Node | None = None  # the operand a join takes
    fold: Node | None = None  # the load folded into this join
    waits: int = 0
    next: list[Item] = field(default_factory=list)
    before: list[Item] = field(default_factory=list)
    latency: float = 0.0  # clocks from the operands to the result
    height: float = 0.0
    reads: list[Node] = field(default_factory=list)  # register operands, repeats kept once
    links: tuple[Link, ...] = ()  # of a chain of sums with carries, which is one item
    inner: tuple[Item, ...] = ()  # items that it is made of, one after the other
    place: int = 0  # in the order in which the scheduler considers the items; equal for the joins of a sum
