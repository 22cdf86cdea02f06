"""Pass `place`: named 32-bit values in MMX registers, where a mapping wants them there.

An xor sum of look-ups, loads and other values with such a name is computed in an MMX register. Its 32 bits are one
half of the register, the low one or, where all its look-ups are in high halves of merged tables, the high one. The
other half holds whatever the look-ups brought with them. What else reads the value reads that half as a word; the
bytes of a value, for one, are only there in a general register. scheduler.rewrite.stores64 then joins stores side by
side, and scheduler.rewrite.slots64 has the frame hold what is read of it as 64 bits.
"""

from __future__ import annotations

from collections.abc import Sequence

from dsl.diagnostics import SourceError
from dsl.ir import Pos
from scheduler.graph.nodes import Node, Piece, Program
from scheduler.graph.simplify import drop_dead, pieces
from scheduler.rewrite.merge_tables import HALF
from scheduler.rewrite.slots64 import slots64
from scheduler.rewrite.stores64 import stores64
from scheduler.rewrite.twins import twins

BITS = 32


def place(program: Program, names: Sequence[tuple[str, Pos]]) -> Program:
    """Put the values so named (`x` is all of `x[0]`, `x[1]`, …) into MMX registers, in place.

    SourceError at a name by which nothing can be placed.
    """
    if not names:
        return program
    placed: set[str] = set()
    loose: list[Node] = []
    if program.groups.get("mm", 1) > 1:
        raise SourceError(names[0][1], "single variables cannot be placed where streams share out the MMX registers",
                          "remove `place`, or `streams`")
    for piece in pieces(program):
        placing = _Placing(piece, {name for name, _ in names})
        placed |= placing.run()
        loose += [vector for vector, half in placing.placed.values() if half == 0]
    for name, pos in names:
        if name not in placed:
            raise SourceError(pos, f"no value of `{name}` can be placed: none is an exclusive or of 32 bits",
                              "name variables, or parameters that are stored to, of at most 32 bits whose values are "
                              "sums by `^`; values of 64 bits are placed by `place all in mmx`")
    for piece in pieces(program):
        twins(piece, set(loose))
        stores64(piece)
    slots64(program, loose)
    for piece in pieces(program):
        drop_dead(piece)
        for i, n in enumerate(piece.nodes):
            n.order = i
    return program


class _Placing:
    """Places the values of one piece."""

    def __init__(self, piece: Piece, names: set[str]) -> None:
        self.piece, self.names = piece, names
        self.out: list[Node] = []
        self.placed: dict[Node, tuple[Node, int]] = {}  # a sum -> its vector, the half that holds it
        self.words: dict[Node, Node] = {}  # a sum -> its word, in a general register
        self.users: dict[Node, int] = {}
        for n in piece.nodes:
            for a in n.operands():
                self.users[a] = self.users.get(a, 0) + 1

    def run(self) -> set[str]:
        """The names of which a value was placed."""
        found: set[str] = set()
        for n in self.piece.nodes:
            mine = self.names & {n.name, n.name.partition("[")[0]}
            if mine and n.kind == "xor" and n.file == "r" and n.elem == BITS and self.sum(n):
                found |= mine
                continue
            n.args = [self.word(a) for a in n.args]
            if n.mem:
                n.mem.base, n.mem.index = (self.word(x) if x else None for x in (n.mem.base, n.mem.index))
            self.out.append(n)
        self.piece.nodes = self.out
        drop_dead(self.piece)
        return found

    def add(self, like: Node, kind: str, args: list[Node], imm: int = 0, file: str = "mm", elem: int = 64) -> Node:
        made = Node(kind, args, imm, pos=like.pos, name=like.name, file=file, elem=elem)
        self.out.append(made)
        return made

    def word(self, a: Node) -> Node:
        """A value as it is read in a general register."""
        if a not in self.placed:
            return a
        if a not in self.words:
            vector, half = self.placed[a]
            self.words[a] = self.add(a, "toword", [vector], half, "r", 32)
        return self.words[a]

    def sum(self, n: Node) -> bool:
        """Put the sum `n` into a vector; False if its operands are not all in the same half."""
        halves = {h for a in n.args for h in [self.half(a)] if h is not None}
        if len(halves) > 1:
            return False
        half = halves.pop() if halves else 0
        self.placed[n] = (self.add(n, "xor", [self.operand(a, half, n) for a in n.args]), half)
        return True

    def looked_up(self, a: Node) -> bool:
        return bool(a.kind == "load" and a.mem and a.mem.table and a.mem.index)

    def half(self, a: Node) -> int | None:
        """The half of a vector in which `a` is if it is read there; None if it may be in either."""
        if a in self.placed:
            return self.placed[a][1]
        return a.mem.disp // HALF if a.mem and self.looked_up(a) else None

    def operand(self, a: Node, half: int, like: Node) -> Node:
        """`a` in that half of a vector."""
        if a in self.placed:
            return self.placed[a][0]
        mem = a.mem
        alone = a.kind == "load" and self.users[a] == 1 and mem is not None and mem.size == HALF
        if alone and mem:
            a.file, a.elem = "mm", 64
            if self.looked_up(a):
                if mem.table and mem.table.bits == 2 * BITS:
                    mem.size, mem.disp = 2 * HALF, 0
                return a
        vector = a if alone else self.add(like, "tovector", [a])
        return self.add(like, "shl", [vector], BITS) if half else vector
