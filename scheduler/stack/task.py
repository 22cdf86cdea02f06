"""What a piece computes in floating point, as the rooms of the stack see it: values, and operations on them.

A value is made by an operation, is on the stack when the piece begins, or is in memory all the time; one in memory may
be an operand in place. Which operations must come before which is said by numbers.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from scheduler.code.instr import Address
from scheduler.graph.nodes import Node

WHOLE = 80  # bits of a value in memory that is no operand in place


@dataclass(eq=False)
class Value:
    """A value; `memory`: where it is all the time, `bits` wide there."""

    name: str = ""
    memory: Address | None = None
    bits: int = WHOLE

    @property
    def in_place(self) -> bool:
        """Whether arithmetic can read it in memory."""
        return self.memory is not None and self.bits < WHOLE


@dataclass(eq=False)
class Step:
    """An operation. `kind`: that of its node, `load` (of a place that moves) or `store` (anything that writes memory).

    `before`: numbers of operations that come first. `address`, `bits`: of what is loaded or stored.
    """

    kind: str
    node: Node
    args: tuple[Value, ...] = ()
    result: Value | None = None
    address: Address | None = None
    bits: int = WHOLE
    before: set[int] = field(default_factory=set)


@dataclass(eq=False)
class Task:
    """The operations of a piece, in an order that may stand; what is on the stack at both ends, the lowest first.

    `first` and `last` are as long as each other: what is first at a place, and what is there in the end. In a loop they
    are the same places; before the loop whoever fills the stack follows the order that was chosen here.
    """

    steps: list[Step]
    first: list[Value] = field(default_factory=list)
    last: list[Value] = field(default_factory=list)

    def signature(self) -> tuple[object, ...]:
        """What an order and its moves depend on: equal of tasks that differ in names and places alone."""
        numbers: dict[Value, int] = {}

        def said(v: Value | None) -> tuple[object, ...]:
            if v is None:
                return ()
            return numbers.setdefault(v, len(numbers)), v.memory is not None, v.bits

        steps = tuple((s.kind, *map(said, s.args), said(s.result), s.bits, *sorted(s.before)) for s in self.steps)
        return steps, *map(said, self.first), *map(said, self.last)

    def readers(self) -> dict[Value, list[int]]:
        """The numbers of the steps that read each value."""
        found: dict[Value, list[int]] = {}
        for number, step in enumerate(self.steps):
            for value in dict.fromkeys(step.args):
                found.setdefault(value, []).append(number)
        return found
