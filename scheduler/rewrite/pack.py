"""Pass `pack`: words that follow a linear recurrence, four at a time in a vector register.

A variable's values in the order in which they are made are w[0], w[1], ... Where from some word on each is the same
rotation of the exclusive or of words at the same distances before it, as in a hash function's message expansion,

    w[t] = rol(w[t - a] ^ w[t - b] ^ ..., r)

four next to each other are made at once, if no distance is below four. Where one is, the recurrence put into itself
has all distances and the rotation twice as long, and no other terms, for what comes twice cancels:

    w[t] = rol(w[t - 2a] ^ w[t - 2b] ^ ..., 2r)

It holds as soon as all those words follow the recurrence themselves. The words before are written to the frame one
by one, and read from there as vectors; the vectors are written there, and their words read.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dsl.diagnostics import SourceError
from dsl.ir import Pos
from scheduler.graph.nodes import Node, Piece, Program, Slot, SlotPart
from scheduler.graph.simplify import drop_dead, pieces
from scheduler.rewrite.early import PLACED
from scheduler.select.shapes import users_of

WIDTH = 4  # words of a vector
AHEAD = 16  # words before its first one at whose place in the source order a vector is made
HIGH_PAIR = 0b1110  # a shuffle that brings the two high words to the low places


@dataclass(frozen=True)
class Recurrence:
    """From word `first` on: w[t] is the exclusive or of w[t - d] for all `distances`, rotated left by `rotation`."""

    first: int
    distances: tuple[int, ...]
    rotation: int

    def doubled(self) -> Recurrence:
        """Put into itself once."""
        return Recurrence(self.first + max(self.distances), tuple(2 * d for d in self.distances),
                          2 * self.rotation % 32)


def pack(program: Program, names: Sequence[tuple[str, Pos]]) -> Program:
    """Make what is so named in vectors in every piece, in place; SourceError at a name of which no word can be."""
    for name, pos in names:
        if not sum(_Packer(piece, name).run() for piece in pieces(program)):
            raise SourceError(pos, f"no words of `{name}` can be made four at a time",
                              "name a variable whose words are rotations of an exclusive or of earlier ones, always at "
                              "the same distances, in a loop that is not kept, without `lanes` and "
                              "`prefer nested_sums`")
    return program


def packable(program: Program) -> list[str]:
    """The variables that `pack` has words of to make in vectors."""
    names = {(piece, n.name.partition("[")[0]) for piece in pieces(program) for n in piece.nodes
             if n.name and n.file == "r" and n.kind in ("xor", "rol")}
    return sorted({name for piece, name in names if _Packer(piece, name).recurrence()})


class _Packer:
    def __init__(self, piece: Piece, name: str) -> None:
        self.piece, self.name = piece, name
        self.users = users_of(piece)
        self.words = [n for n in piece.nodes if self.is_word(n)]
        self.number = {n: t for t, n in enumerate(self.words)}
        self.at = {n: i for i, n in enumerate(piece.nodes)}
        self.after: dict[int, list[Node]] = {}  # new nodes, by the place of the old one that they follow
        self.vectors: dict[int, Node] = {}  # by the number of their first word
        self.puts: dict[Node, Node] = {}  # by the vector
        self.first = 0  # the number of the first word in a vector

    def is_word(self, n: Node) -> bool:
        """Whether a node is a value of the variable, and no step on the way to one."""
        return n.name.partition("[")[0] == self.name and n.file == "r" and n.elem == 32 and n.kind not in PLACED \
            and any(u.name != n.name for u in self.users.get(n, []))

    def recurrence(self) -> Recurrence | None:
        """What the last words follow, with distances of at least a vector's width; None if too few do."""
        form = self.form(len(self.words) - 1) if self.words else None
        if form is None:
            return None
        first = len(self.words) - 1
        while first and self.form(first - 1) == form:
            first -= 1
        found = Recurrence(first, *form)
        while min(found.distances) < WIDTH:
            found = found.doubled()
        return found if len(self.words) - found.first >= WIDTH and not any(d % 2 for d in found.distances) else None

    def form(self, t: int) -> tuple[tuple[int, ...], int] | None:
        """(distances, rotation) of a word."""
        n, rotation = self.words[t], 0
        if n.kind == "rol":
            n, rotation = n.args[0], n.imm
        if n.kind != "xor" or not all(a in self.number for a in n.args):
            return None
        return tuple(sorted(t - self.number[a] for a in n.args)), rotation

    def run(self) -> int:
        """How many vectors are made."""
        found = self.recurrence()
        if found is None:
            return 0
        end = len(self.words)
        self.first = end - (end - found.first) // WIDTH * WIDTH
        if min(self.first - d - (self.first - d - end) % WIDTH for d in found.distances) < 0:
            self.first += WIDTH  # the words before the first one are none
        for t in range(self.first, end, WIDTH):
            self.vector(found, t)
        nodes = [x for i, n in enumerate(self.piece.nodes) for x in (n, *self.after.get(i, []))]
        self.piece.nodes = nodes
        drop_dead(self.piece)
        for i, n in enumerate(self.piece.nodes):
            n.order = i
        return (end - self.first) // WIDTH

    def add(self, place: int, n: Node) -> Node:
        """A new node behind the old one at `place`, or behind what it reads."""
        place = max(place, *(self.at[a] for a in n.args))
        self.at[n] = place
        self.after.setdefault(place, []).append(n)
        return n

    def vector(self, found: Recurrence, t: int) -> None:
        """Words t to t + 3: their vector, and what reads them."""
        like, place = self.words[t], self.at[self.words[max(0, t - AHEAD)]]
        total = self.make("xor", [self.four(t - d, like, place) for d in found.distances], like, place)
        if found.rotation:
            parts = [self.make(kind, [total], like, place, by)
                     for kind, by in (("shl", found.rotation), ("shr", 32 - found.rotation))]
            total = self.make("xor", parts, like, place)
        self.vectors[t] = total
        slot = Slot(f"{self.name}.four{t}", size=16)
        put = self.add(place, Node("put", [total], slot=slot, pos=like.pos, name=like.name, file="x", elem=32))
        self.puts[total] = put
        for i, old in enumerate(self.words[t:t + WIDTH]):
            part = self.add(place, Node("part", [put], 4 * i, slot=slot, pos=old.pos, name=old.name))
            for u in self.users.get(old, []):
                assert self.at[u] > self.at[part], f"a word of {self.name} is read before it is there"
                u.args = [part if a is old else a for a in u.args]

    def make(self, kind: str, args: list[Node], like: Node, place: int, imm: int = 0, elem: int = 32) -> Node:
        """An operation on vectors."""
        return self.add(place, Node(kind, args, imm, pos=like.pos, name=like.name, file="x", elem=elem))

    def four(self, t: int, like: Node, place: int) -> Node:
        """Words t to t + 3 as a vector: one that was made, one of words in the frame, or the halves of two."""
        if (t - self.first) % WIDTH:
            low, high = self.four(t - 2, like, place), self.four(t + 2, like, place)
            return self.make("unpacklow", [self.high_half(low, like, place), high], like, place, elem=64)
        if t not in self.vectors:
            self.vectors[t] = self.from_words(t)
        return self.vectors[t]

    def high_half(self, n: Node, like: Node, place: int) -> Node:
        """The high two words of a vector as the low ones: from the frame, where it was put there as a whole."""
        put = self.puts.get(n)
        if put is None:
            return self.make("shuffle", [n], like, place, HIGH_PAIR)
        part = self.make("part", [put], like, place, 8, elem=64)
        part.slot = put.slot
        return part

    def from_words(self, t: int) -> Node:
        """A vector of words in general registers, by way of the frame."""
        slot = Slot(f"{self.name}.four{t}", size=16)
        puts = []
        for i, n in enumerate(self.words[t:t + WIDTH]):
            part = SlotPart(slot.name, size=4, whole=slot, disp=4 * i)
            puts.append(self.add(self.at[n], Node("put", [n], slot=part, pos=n.pos, name=n.name)))
        like = self.words[t]
        return self.add(0, Node("joined", puts, slot=slot, pos=like.pos, name=like.name, file="x", elem=32))
