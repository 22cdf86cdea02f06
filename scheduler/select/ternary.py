"""Logic on three operands: two operations of vectors, or more, that are one instruction where the CPU has such.

And, or, exclusive or and and-not are nodes of a network of functions on two operands; complements, which are sums with
ones, are part of the function that reads them. The network is covered by functions of three operands at most, as few as
can be found (scheduler.select.cover): what several read may be computed in each of them. What is left with two operands
stays the instruction that it was, if there is one for it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from scheduler.graph.nodes import Node, Piece
from scheduler.graph.ops import TERNARY
from scheduler.graph.simplify import drop_dead
from scheduler.select.cover import MOST, cover
from scheduler.select.vector_idioms import is_ones
from targets.cpu import Cpu
from targets.x86.instruction_set import COUNT, VECTORS

PLAIN = {0b1000: "and", 0b1110: "or", 0b0110: "xor"}
"""Functions of two operands that are kinds."""
AND_NOT = {0b0100: 1, 0b0010: -1}
"""Those that are and-not: the step through their operands, of which the complemented one comes first."""


@dataclass(eq=False)
class Function:
    """A function of `inputs`, which are functions of the network or other nodes; bit i of `table` is its value where
    bit j of i is that of input j. `node`: what it is made for; `last`: whether that is its value."""

    node: Node
    inputs: list[Function | Node]
    table: int
    last: bool = True

    def in_order(self, read: Counter[Node]) -> None:
        """Operands from memory last, one without another reader behind the others: it need not be in a register."""
        order = sorted(range(len(self.inputs)), key=lambda i: _waits(self.inputs[i], read))
        self.table = sum((self.table >> sum((case >> new & 1) << old for new, old in enumerate(order)) & 1) << case
                         for case in range(1 << len(order)))
        self.inputs = [self.inputs[i] for i in order]


def on_three(cpu: Cpu, kind: str) -> bool:
    """Whether the CPU has logic on three operands, of registers of an operand kind."""
    return cpu.instructions.find(TERNARY[0], kind, kind, kind, COUNT) is not None


def make_ternary(piece: Piece, cpu: Cpu) -> None:
    """Rewrite the logic of the vectors of a piece for a CPU with instructions on three operands, in place."""
    files = {f for f in {n.file for n in piece.nodes} & {*VECTORS} if on_three(cpu, VECTORS[f])}
    if not files:
        return
    network = _Network(piece, files)
    network.cover()
    piece.nodes = [x for n in piece.nodes for x in network.nodes(n)]
    drop_dead(piece)


def _waits(x: Function | Node, read: Counter[Node]) -> int:
    return 0 if isinstance(x, Function) or x.kind != "load" else 1 + (read[x] == 1)


def _logic(n: Node, files: set[str]) -> bool:
    return n.file in files and (n.kind in PLAIN.values() or n.kind == "andn")


class _Network:
    """The functions of a piece, in order; `chains`: those that were made for each node."""

    def __init__(self, piece: Piece, files: set[str]) -> None:
        self.functions: list[Function] = []
        self.chains: dict[Node, list[Function]] = {}
        self.value: dict[Node, Function] = {}
        self.depth: dict[Node, int] = {}
        for n in piece.nodes:
            self.depth[n] = 1 + max((self.depth[a] for a in n.operands()), default=0)
            if _logic(n, files):
                self.add(n)
        self.read = Counter(a for n in piece.nodes if n not in self.value for a in n.operands())
        self.kept = {self.value[a] for a in self.read if a in self.value}  # what others read than functions

    def add(self, n: Node) -> None:
        """A chain of functions for a node, of those operands first that are there first."""
        if n.kind == "andn":
            self.function(n, 0b0100, n.args, True)  # ~a & b: bit 0 of the index is a
            return
        table = {kind: table for table, kind in PLAIN.items()}[n.kind]
        terms = sorted(n.args, key=lambda a: (is_ones(a), self.depth[a]))
        total: Function | Node = terms[0]
        for number, term in enumerate(terms[1:], 2):
            total = self.function(n, table, [total, term], number == len(terms))

    def function(self, n: Node, table: int, inputs: list[Node] | list[Function | Node], last: bool) -> Function:
        """A function on two operands; one of them that is ones, or both that are one, leave it fewer."""
        found = [self.value.get(x, x) if isinstance(x, Node) else x for x in inputs]
        made = _reduced(Function(n, found, table, last))
        self.functions.append(made)
        self.chains.setdefault(n, []).append(made)
        if last:
            self.value[n] = made
        return made

    def cover(self) -> None:
        """Make of the functions as few as can be found, of three operands at most; the others have no inputs then."""
        number: dict[Function | Node, int] = {}
        for f in self.functions:
            for x in (*f.inputs, f):
                number.setdefault(x, len(number))
        signals = list(number)
        reads = [[number[y] for y in x.inputs] if isinstance(x, Function) else [] for x in signals]
        chosen = cover(reads, [number[f] for f in self.functions if f in self.kept])
        made: dict[Function, Function] = {}
        for n, cut in chosen.items():
            root, leaves = signals[n], [signals[x] for x in reversed(cut)]  # that which was made last first
            assert isinstance(root, Function)
            made[root] = _reduced(Function(root.node, leaves, _table(root, leaves), root.last))
        for f in self.functions:
            f.inputs, f.table = (made[f].inputs, made[f].table) if f in made else ([], 0)
            self.read.update(x for x in f.inputs if isinstance(x, Node))
        for f in self.functions:
            f.in_order(self.read)

    def nodes(self, n: Node) -> list[Node]:
        """What stands in the place of a node: itself, or those of its chain."""
        if n not in self.value:
            return [n]
        made: list[Node] = []
        for f in self.chains[n]:
            if f.inputs or f in self.kept:
                made += self.node(f)
        return made

    def node(self, f: Function) -> list[Node]:
        """A function as a node; the last of a chain is the node that was there."""
        args = [x.node if isinstance(x, Function) else x for x in f.inputs]
        n = f.node if f.last else Node("", [], pos=f.node.pos, name=f.node.name, file=f.node.file, elem=f.node.elem,
                                       group=f.node.group)
        f.node = n
        n.kind, n.args, n.imm = _instruction(args, f.table)
        return [n]


def _instruction(args: list[Node], table: int) -> tuple[str, list[Node], int]:
    """Kind, operands and immediate of a function: of one operand or two by a row of its own, where there is one."""
    if len(args) == 1 and table == 0b10:
        return "copy", args, 0
    if len(args) == 2 and table in PLAIN:
        return PLAIN[table], args, 0
    if len(args) == 2 and table in AND_NOT:
        return "andn", args[::AND_NOT[table]], 0
    three = [*args, *[args[-1]] * (MOST - len(args))]
    imm = 0
    for number in range(8):  # the bits of a, b and c, a's the highest
        bits = number >> 2 & 1, number >> 1 & 1, number & 1
        imm |= (table >> sum(bits[i] << i for i in range(len(args))) & 1) << number
    return TERNARY[0], three, imm


def _table(f: Function, leaves: Sequence[Function | Node]) -> int:
    """The table of `f` as a function of `leaves`, through which all ways to it go."""
    cases = range(1 << len(leaves))
    known = {x: sum((case >> i & 1) << case for case in cases) for i, x in enumerate(leaves)}

    def value(x: Function | Node) -> int:
        if x not in known:
            assert isinstance(x, Function)
            below = [value(y) for y in x.inputs]
            known[x] = sum((x.table >> sum((w >> case & 1) << i for i, w in enumerate(below)) & 1) << case
                           for case in cases)
        return known[x]

    return value(f)


def _reduced(f: Function) -> Function:
    """`f` with every input once, and without those that are ones or that it does not depend on."""
    inputs = list(dict.fromkeys(f.inputs))
    fixed = {x for x in inputs if isinstance(x, Node) and is_ones(x)}
    free = [x for x in inputs if x not in fixed]

    def value(number: int, names: list[Function | Node]) -> int:
        bit: dict[Function | Node, int] = {x: number >> i & 1 for i, x in enumerate(names)}
        bit.update(dict.fromkeys(fixed, 1))
        return f.table >> sum(bit.get(x, 0) << i for i, x in enumerate(f.inputs)) & 1

    for i in range(len(free) - 1, -1, -1):
        if len(free) > 1 and all(value(n, free) == value(n ^ 1 << i, free) for n in range(1 << len(free))):
            del free[i]
    if not free:
        return Function(f.node, f.inputs, f.table, f.last)
    return Function(f.node, free, sum(value(n, free) << n for n in range(1 << len(free))), f.last)
