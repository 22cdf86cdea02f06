"""Pass `pack`: words that follow a recurrence, as many at a time as a vector register has.

A variable's values in the order in which they are made are w[0], w[1], ... Where from some word on each is the same
function of words at the same distances before it, of sums, exclusive ors, rotations and shifts, as in a hash function's
message expansion,

    w[t] = rol(w[t - a] ^ w[t - b] ^ ..., r)        w[t] = w[t - a] + s(w[t - b]) + ...

those next to each other are made at once, if no distance is below their number. Where one is and the recurrence is the
first of these, it is put into itself: it has all distances and the rotation twice as long, and no other terms, for what
comes twice cancels:

    w[t] = rol(w[t - 2a] ^ w[t - 2b] ^ ..., 2r)

It holds as soon as all those words follow the recurrence themselves. Vectors before that are made without words of
their own, where bytes can be moved from one vector into another, and then those are added, which are right by then:
w[t] for w[t + 3] in SHA-1. Of the other kind the lower half of a vector can
be made and then the upper half of that, if the terms of a short distance have just that one (s1 in SHA-256). The words
before are written to the frame one by one, and read from there as vectors; the vectors are written there, and their
words read.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from dsl.diagnostics import SourceError
from dsl.ir import Pos
from dsl.wordwise import ALIGN
from scheduler.graph.constants import constant_place, pooled
from scheduler.graph.nodes import FILE_BYTES, Mem, Node, Piece, Program, Slot, SlotPart
from scheduler.graph.ops import EFFECTS, ROTATIONS, SHIFTS
from scheduler.graph.simplify import drop_dead, pieces
from scheduler.rewrite.early import PLACED
from scheduler.rewrite.last_words import take_out
from scheduler.rewrite.recurrence import BITS, FILE, SUMS, Form, Recurrence, words_of
from scheduler.select.shapes import users_of
from targets.x86.instruction_set import COUNT, InstructionSet

MOST = 64  # words and operations of a form
AHEAD = 16  # words before its first one at whose place in the source order a vector is made
HIGH_PAIR = 0b1110  # a shuffle that brings the high half to the low places


def neighbour(mem: Mem, behind: int, size: int) -> tuple[Any, ...]:
    """`where` of so many bytes so far behind a place."""
    name, strides, at, _, block = mem.where
    return name, strides, at + behind, size, block  # type: ignore[operator]


def place_of(mem: Mem, behind: int) -> tuple[Any, ...]:
    """What the address so far behind a place is, and what is there."""
    return mem.size, mem.base, mem.index, mem.scale, mem.table, mem.disp + behind, neighbour(mem, behind, mem.size)


def pack(program: Program, names: Sequence[tuple[str, Pos]], isa: InstructionSet) -> Program:
    """Make what is so named in vectors in every piece, in place; SourceError at a name of which no word can be."""
    for name, pos in names:
        if not sum(_packer(program, piece, name, isa).run() for piece in pieces(program)):
            raise SourceError(pos, f"no words of `{name}` can be made several at a time",
                              "name a variable whose words are the same function of words at the same distances before "
                              "them, of sums, exclusive ors, rotations and shifts, in a loop that is not kept, without "
                              "`lanes` and `prefer nested_sums`")
    return program


def packable(program: Program, isa: InstructionSet) -> list[str]:
    """The variables that `pack` has words of to make in vectors."""
    names = {(piece, n.name.partition("[")[0]) for piece in pieces(program) for n in piece.nodes
             if n.name and n.file == "r" and n.kind in (*SUMS, *ROTATIONS)}
    return sorted({name for piece, name in names if _Packer(program, piece, name, isa).recurrence()})


def _packer(program: Program, piece: Piece, name: str, isa: InstructionSet) -> _Packer:
    """A packer to which the last words are words, too, where they fill a vector."""
    packer = _Packer(program, piece, name, isa)
    return _Packer(program, piece, name, isa) if packer.take_out() else packer


class _Packer:
    def __init__(self, program: Program, piece: Piece, name: str, isa: InstructionSet) -> None:
        self.program, self.piece, self.name = program, piece, name
        self.users = users_of(piece)
        self.words = [n for n in piece.nodes if self.is_word(n)]
        self.elem = self.words[-1].elem if self.words else 32
        self.width = BITS // self.elem
        self.number = {n: t for t, n in enumerate(self.words)}
        self.at = {n: i for i, n in enumerate(piece.nodes)}
        self.after: dict[int, list[Node]] = {}  # new nodes, by the place of the old one that they follow
        self.vectors: dict[int, Node] = {}  # by the number of their first word
        self.puts: dict[Node, Node] = {}  # by the vector
        self.looked = 0  # at so many nodes, for the form of a word
        self.replaced: set[Node] = set()  # nodes that make words which are made in vectors then
        self.constants: list[tuple[Mem, int]] = []
        self.known: dict[int, Node] = {}  # constants by value
        self.first, self.end = 0, 0  # the number of the first word in a vector, and that behind the last one
        self.begun: Recurrence | None = None  # of the first vectors, where what is put into itself begins later
        self.aligns = isa.find(ALIGN, FILE, FILE, COUNT) is not None
        self.turns = isa.find("turn", FILE, COUNT, elem=self.elem) is not None

    def is_word(self, n: Node) -> bool:
        """Whether a node is a value of the variable, and no step on the way to one."""
        return n.name.partition("[")[0] == self.name and n.file == "r" and n.kind not in PLACED \
            and any(u.name != n.name for u in self.users.get(n, []))

    def recurrence(self) -> Recurrence | None:
        """What most words follow, as it can be made in vectors; None if too few follow one.

        The last words may be no words any more, but terms of the sums that read them (scheduler.rewrite.last_words).
        """
        forms = [self.form(t) for t in range(len(self.words))]
        runs = [(len(run), run[0]) for form, group in itertools.groupby(range(len(forms)), forms.__getitem__)
                if form is not None and (run := [*group])]
        if not runs or any(n.elem != self.elem for n in self.words):
            return None
        count, first = max(runs)
        form, self.end = forms[first], first + count
        assert form is not None
        found = Recurrence(first, form, self.elem)
        self.begun = found if self.aligns and found.rotation is not None and self.width <= 2 * min(found.distances) \
            else None
        while found.rotation is not None and min(found.distances) < self.width:
            found = found.doubled()
        if self.begun is not None and self.end - found.first < self.width:
            found = self.begun
        if min(found.distances) < self.width and not found.in_halves and found is not self.begun:
            return None
        odd = any(d % (self.width // 2) for d in found.distances)
        return found if self.end - found.first >= self.width and (self.aligns or not odd) else None

    def take_out(self) -> bool:
        """Make those of the words behind the last one that are in sums, as fill vectors; whether there are any."""
        found = self.recurrence()
        if found is None or found.form[0] not in SUMS:
            return False
        self.number = {n: t for n, t in self.number.items() if t < self.end}
        odd = (found.first - self.end) % self.width
        return take_out(self.piece, found.form[0], found.form[1:], odd, self.width, self.number, self.fresh)

    def fresh(self, n: Node, t: int) -> Form | None:
        """`made`, from no step on."""
        self.looked = 0
        return self.made(n, t)

    def form(self, t: int) -> Form | None:
        """How a word is made of those before it; None if of something else, too, or of more than MOST steps."""
        n, self.looked = self.words[t], 0
        found = self.made(n, t) if n.kind in (*SUMS, *ROTATIONS) else None
        return found if found is None or min(words_of(found)) > 0 else None

    def made(self, n: Node, t: int) -> Form | None:
        """The form of a node on the way to word t."""
        self.looked += 1
        if n in self.number and self.number[n] < t:
            return "word", t - self.number[n]
        if n.file != "r" or n.elem != self.elem or n.kind not in (*SUMS, *ROTATIONS, *SHIFTS):
            return None
        parts: list[Form] = []
        for a in n.args:
            part = self.made(a, t) if self.looked < MOST else None
            if part is None:
                return None
            parts.append(part)
        if n.kind in SUMS:
            return n.kind, *sorted(parts)
        return ("rol", self.elem - n.imm, *parts) if n.kind == "ror" else (n.kind, n.imm, *parts)

    def run(self) -> int:
        """How many vectors are made."""
        found = self.recurrence()
        if found is None:
            return 0
        width, begun = self.width, self.begun or found
        self.first = begun.first
        if min(self.first - d - -d % width for d in (*begun.distances, width)) < 0:
            self.first += width  # the words before the first one are none
        end = self.first + (self.end - self.first) // width * width
        self.replaced = {n for t in range(self.first, end) for n in self.steps(self.words[t], t)}
        for t in range(self.first, end, width):
            self.vector(found if t - -found.first % width >= found.first else begun, t)
        self.pool()
        nodes = [x for i, n in enumerate(self.piece.nodes) for x in (n, *self.after.get(i, []))]
        self.piece.nodes = nodes
        drop_dead(self.piece)
        for i, n in enumerate(self.piece.nodes):
            n.order = i
        return (end - self.first) // width

    def add(self, place: int, n: Node) -> Node:
        """A new node behind the old one at `place`, or behind what it reads."""
        place = max([place, *(self.at[a] for a in n.args)])
        self.at[n] = place
        self.after.setdefault(place, []).append(n)
        return n

    def vector(self, found: Recurrence, t: int) -> None:
        """The words from word t on that a vector has: the vector, and what reads them."""
        like, place = self.words[t], self.at[self.words[max(0, t - AHEAD)]]
        total = self.halves(found, t, like, place) if found.in_halves else \
            self.build(found.form, lambda d: self.before(t, d, like, place), like, place)
        near = [d for d in found.distances if d < self.width]
        if near and not found.in_halves:  # what is of words of this vector, all of them now right
            parts = [self.moved(total, self.constant(0, like), self.width - d, like, place) for d in near]
            own = self.make("xor", parts, like, place) if len(parts) > 1 else parts[0]
            assert found.rotation is not None
            total = self.make("xor", [total, self.turned(own, found.rotation, like, place)], like, place)
        self.read_there(total, t, place)

    def read_there(self, total: Node, t: int, place: int) -> None:
        """The vector of the words from word t on: written to the frame, from where they are read.

        Where each is only wanted in a sum with a constant, that is what is written.
        """
        self.vectors[t] = total
        like, slot = self.words[t], Slot(f"{self.name}.four{t}", size=FILE_BYTES[FILE])
        added = [self.addend(n) for n in self.words[t:t + self.width]]
        if self.aligns and None not in added:
            whole = sum(c.imm << self.elem * i for i, (_, c) in enumerate(added))  # type: ignore[misc]
            total = self.make("add", [total, self.constant(whole, like)], like, place)
            for reader, c in added:  # type: ignore[misc]
                reader.args = [a for a in reader.args if a is not c]
        put = self.add(place, Node("put", [total], slot=slot, pos=like.pos, name=like.name, file=FILE, elem=self.elem))
        self.puts[total] = put
        for i, old in enumerate(self.words[t:t + self.width]):
            part = self.add(place, Node("part", [put], self.elem // 8 * i, slot=slot, pos=old.pos, name=old.name,
                                        elem=self.elem))
            for u in self.users.get(old, []):
                assert self.at[u] > self.at[part], f"a word of {self.name} is read before it is there"
                u.args = [part if a is old else a for a in u.args]

    def addend(self, word: Node) -> tuple[Node, Node] | None:
        """The only reader of a word beside those that make others in vectors, if it adds a constant, and that."""
        readers = [u for u in self.users.get(word, []) if u not in self.replaced]
        if len(readers) != 1 or readers[0].kind != "add" or readers[0].args.count(word) != 1:
            return None
        constant = next((a for a in readers[0].args if a.kind == "const"), None)
        return None if constant is None or len(readers[0].args) < 3 else (readers[0], constant)

    def steps(self, n: Node, t: int) -> Iterator[Node]:
        """The nodes on the way to word t, and itself."""
        yield n
        for a in n.args:
            if self.number.get(a, t) >= t:
                yield from self.steps(a, t)

    def halves(self, found: Recurrence, t: int, like: Node, place: int) -> Node:
        """The lower half from the vector before, then the upper half from the lower one, and both put together."""
        kind, *parts = found.form
        late = found.late
        early = [self.build(part, lambda d: self.several(t - d, like, place), like, place)
                 for part in parts if part not in late]
        rest = self.make(kind, early, like, place) if len(early) > 1 else early[0]

        def half(base: Node, near: Node) -> Node:
            terms = [self.build(part, lambda _: near, like, place) for part in late]
            return self.make(kind, [base, *terms], like, place)

        lower = half(rest, self.high_half(self.several(t - self.width, like, place), like, place))
        upper = half(self.high_half(rest, like, place), lower)
        return self.make("unpacklow", [lower, upper], like, place, elem=64)

    def build(self, form: Form, word: Callable[[int], Node], like: Node, place: int) -> Node:
        """What a form says in vectors; `word`: the one of the words at a distance."""
        kind, *parts = form
        if kind == "word":
            return word(parts[0])
        if kind in SUMS:
            return self.make(kind, [self.build(part, word, like, place) for part in parts], like, place)
        by, inner = parts[0], self.build(parts[1], word, like, place)
        return self.turned(inner, by, like, place) if kind == "rol" else self.make(kind, [inner], like, place, by)

    def turned(self, inner: Node, by: int, like: Node, place: int) -> Node:
        """A vector whose words are rotated left."""
        if not by:
            return inner
        if self.turns:
            return self.make("turn", [inner], like, place, by)
        return self.make("xor", [self.make("shl", [inner], like, place, by),
                                 self.make("shr", [inner], like, place, self.elem - by)], like, place)

    def make(self, kind: str, args: list[Node], like: Node, place: int, imm: int = 0, elem: int = 0) -> Node:
        """An operation on vectors."""
        return self.add(place, Node(kind, args, imm, pos=like.pos, name=like.name, file=FILE, elem=elem or self.elem))

    def moved(self, high: Node, low: Node, by: int, like: Node, place: int) -> Node:
        """Words from number `by` of `low` on, followed by the first ones of `high`."""
        return self.make(ALIGN, [high, low], like, place, self.elem // 8 * by, elem=8)

    def before(self, t: int, d: int, like: Node, place: int) -> Node:
        """The words at a distance before those from t on; zero in the place of those that are not there yet."""
        if d >= self.width:
            return self.several(t - d, like, place)
        none, before = self.constant(0, like), self.several(t - self.width, like, place)
        return self.moved(none, before, self.width - d, like, place)

    def several(self, t: int, like: Node, place: int) -> Node:
        """A vector of the words from t on: one that was made, one of words in the frame, or parts of two."""
        at = (t - self.first) % self.width
        if at and t not in self.vectors:
            low, high = self.several(t - at, like, place), self.several(t - at + self.width, like, place)
            self.vectors[t] = self.moved(high, low, at, like, place) if self.aligns else \
                self.make("unpacklow", [self.high_half(low, like, place), high], like, place, elem=64)
        elif t not in self.vectors and not self.from_memory(t):
            self.vectors[t] = self.from_words(t)
        return self.vectors[t]

    def high_half(self, n: Node, like: Node, place: int) -> Node:
        """The high half of a vector as the low one: from the frame, where it was put there as a whole."""
        put = self.puts.get(n)
        if put is None or self.aligns:
            return self.make("shuffle", [n], like, place, HIGH_PAIR, elem=32)
        part = self.make("part", [put], like, place, 8, elem=64)
        part.slot = put.slot
        return part

    def from_memory(self, t: int) -> bool:
        """Load the words from word t on as a vector, where they are neighbours in memory that nothing writes between.

        Bytes are put into the other order at once. A vector of words that were written one by one waits for them to be
        in the cache, on a CPU that has instructions of three operands, too.
        """
        words = self.words[t:t + self.width]
        swapped = words[0].kind == "bswap"
        loads = [n.args[0] if swapped and n.kind == "bswap" else n for n in words]
        mem, size = loads[0].mem, self.elem // 8
        if not self.aligns or mem is None or any(n.kind != "load" or n.elem != self.elem for n in loads):
            return False
        beside = all(n.mem and place_of(n.mem, -size * i) == place_of(mem, 0) for i, n in enumerate(loads))
        first, last = (self.at[n] for n in (loads[0], loads[-1]))
        if not beside or any(n.kind in EFFECTS and n.mem for n in self.piece.nodes[first:last]):
            return False
        like = self.words[t]
        vector = Node("load", mem=replace(mem, size=BITS // 8, where=neighbour(mem, 0, BITS // 8), aligned=False),
                      pos=like.pos, name=like.name, file=FILE, elem=self.elem)
        self.at[vector] = first
        self.after.setdefault(first, []).append(vector)
        if swapped:
            order = self.constant(sum((at ^ size - 1) << 8 * at for at in range(BITS // 8)), like)
            vector = self.make("bytes", [vector, order], like, first, elem=8)
        self.read_there(vector, t, first)
        return True

    def constant(self, value: int, like: Node) -> Node:
        """A constant vector, one node for each, of the line that wants it first."""
        if value not in self.known:
            mem = constant_place(BITS // 8)
            self.constants.append((mem, value))
            self.known[value] = self.add(0, Node("load", mem=mem, pos=like.pos, name=like.name, file=FILE,
                                                 elem=self.elem))
        return self.known[value]

    def pool(self) -> None:
        """At the end: a table for the constants."""
        if self.constants:
            self.program.tables.append(pooled(f"{self.name}.{self.piece.name}", BITS // 8, self.constants))

    def from_words(self, t: int) -> Node:
        """A vector of words in general registers, by way of the frame."""
        slot, size = Slot(f"{self.name}.four{t}", size=FILE_BYTES[FILE]), self.elem // 8
        puts = []
        for i, n in enumerate(self.words[t:t + self.width]):
            part = SlotPart(slot.name, size=size, whole=slot, disp=size * i)
            puts.append(self.add(self.at[n], Node("put", [n], slot=part, pos=n.pos, name=n.name, elem=self.elem)))
        like = self.words[t]
        return self.add(0, Node("joined", puts, slot=slot, pos=like.pos, name=like.name, file=FILE, elem=self.elem))
