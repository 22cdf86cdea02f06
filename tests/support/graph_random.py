"""Random machine graphs: well formed, of any size, in general and vector registers, with loops, slots and memory.

    source (in), state (in and out), result (out), n (number of passes of the loop)

The graph loads from `source` and `state`, goes through a loop whose pointer moves over `result`, and stores what it
has at the end. Vector files are those the caller names; `streams` of them are kept in shares of the registers.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from dsl.ir import Table
from scheduler.graph.nodes import FILE_BYTES, Counted, Mem, Node, Piece, Program, Slot
from scheduler.graph.ops import SUMS

SOURCE, STATE, STEP, FINAL = 256, 128, 64, 512  # bytes of the buffers; of `result` in each pass and after the loop
MOST_PASSES = 3
SIZE = {"r": (4,), "mm": (8, 8, 4), "x": (16, 16, 8, 4)}
OF_BYTES = {FILE_BYTES[file]: file for file in SIZE}
ONE = ("shl", "shr", "copy", "shuffle")
TWO = ("andn", "gt", "equal", "unpacklow", "unpackhigh", "sub")


def arguments(rng: random.Random) -> list[int | bytes]:
    """Contents of the buffers and the number of passes, which may be 0."""
    return [rng.randbytes(SOURCE), rng.randbytes(STATE), bytes(MOST_PASSES * STEP + FINAL),
            rng.randrange(MOST_PASSES + 1)]


@dataclass
class Maker:
    """Builds one program; `lack`: (kind, elem) pairs that the CPU has no mm instruction for."""

    rng: random.Random
    files: Sequence[str]
    streams: int = 1
    lack: frozenset[tuple[str, int]] = frozenset()
    piece: Piece = field(default_factory=lambda: Piece("body"))
    values: list[Node] = field(default_factory=list)
    tables: list[Table] = field(default_factory=list)
    pointers: dict[str, Slot] = field(default_factory=dict)
    slots: dict[Slot, Node] = field(default_factory=dict)  # of this piece

    def program(self, work: int, most: int = 7) -> Program:
        """A program whose pieces have about `work` operations each; at most `most` values go round the loop."""
        names = ("source", "state", "result", "n")
        listed = [Slot(name, i) for i, name in enumerate(names)]
        self.pointers = dict(zip(names, listed, strict=True))
        for bits in (32, 64, 128):
            entries = tuple(self.rng.getrandbits(bits) for _ in range(256))
            self.tables.append(Table(f"T{bits}", bits, entries))
        carried = [Slot(f"c{i}", size=FILE_BYTES[f]) for i, f in
                   enumerate(self.rng.choice(self.files) for _ in range(self.rng.randrange(most + 1)))]
        first, end, pointer = self.piece, Slot("end"), Slot("at")
        self.work(work // 2)
        self.set(carried)
        start = self.slot(self.pointers["result"])
        self.node("setslot", [start], slot=pointer)
        length = self.node("mul", [self.slot(self.pointers["n"]), self.const(STEP)])
        self.node("setslot", [self.node("add", [start, length])], slot=end)
        loop = Counted("pass", [self.body(work, carried, pointer)], self.pointers["n"], pointer, end)
        self.fresh("last", carried)
        self.work(work // 2)
        self.finish(self.slot(pointer), FINAL)
        return Program("graph", [first, loop, self.piece], listed, self.tables,
                       {f: self.streams for f in ("mm", "x")} if self.streams > 1 else {})

    def body(self, work: int, carried: list[Slot], pointer: Slot) -> Piece:
        self.fresh("pass", carried)
        self.work(work)
        at = self.slot(pointer)
        self.finish(at, STEP)
        self.set(carried)
        self.node("setslot", [self.node("add", [at, self.const(STEP)])], slot=pointer)
        return self.piece

    def fresh(self, name: str, carried: list[Slot]) -> None:
        self.piece, self.values, self.slots = Piece(name), [], {}
        for s in carried:
            self.values.append(self.slot(s))

    # -- nodes --------------------------------------------------------------------------------------------
    def node(self, kind: str, args: Sequence[Node] = (), file: str = "r", elem: int = 32, imm: int = 0,
             mem: Mem | None = None, slot: Slot | None = None, group: int = 0) -> Node:
        made = Node(kind, list(args), imm, mem, slot, file=file, elem=elem, group=group)
        self.piece.nodes.append(made)
        return made

    def const(self, value: int) -> Node:
        return self.node("const", imm=value)

    def slot(self, slot: Slot) -> Node:
        if slot not in self.slots:
            self.slots[slot] = self.node("slot", slot=slot, file=OF_BYTES[slot.size])
        return self.slots[slot]

    def set(self, carried: list[Slot]) -> None:
        """Write every carried slot; a slot's old value is copied first, as lowering does."""
        for s in carried:
            file = OF_BYTES[s.size]
            n = self.any(file)
            if n.kind in ("slot", "const"):
                n = self.node("copy", [n], file)
            self.node("setslot", [n], file, slot=s)

    def any(self, file: str, group: int = 0) -> Node:
        """A value in `file`, most often a young one."""
        have = [v for v in self.values if v.file == file and v.group == group]
        if not have or self.rng.random() < 0.15:
            return self.load(file, group)
        return self.rng.choice(have[-12:] if self.rng.random() < 0.7 else have)

    def load(self, file: str, group: int = 0) -> Node:
        size = self.rng.choice(SIZE[file])
        if self.rng.random() < 0.3:
            made = self.node("load", file=file, mem=self.in_table(size), group=group)
        else:
            made = self.node("load", file=file, mem=self.at(size), group=group)
        self.values.append(made)
        return made

    def at(self, size: int) -> Mem:
        """A place in `source` or `state`; half of those of 16 bytes are known to be aligned."""
        name = self.rng.choice(("source", "source", "state"))
        limit = {"source": SOURCE, "state": STATE}[name] - size
        at = self.rng.randrange(limit + 1)
        if self.rng.random() < 0.5:
            at -= at % size
        return Mem(size, self.slot(self.pointers[name]), disp=at, where=(name, (), at, size, False),
                   aligned=at % size == 0 and self.rng.random() < 0.7)

    def in_table(self, size: int) -> Mem:
        table = next(t for t in self.tables if t.bits == 8 * size)
        if self.rng.random() < 0.4:
            return Mem(size, table=table, disp=size * self.rng.randrange(256), where=("table",), aligned=True)
        index = self.node("byte", [self.any("r")], imm=self.rng.randrange(2))
        if size > 8:
            index, scale = self.node("shl", [index], imm=4), 1
        else:
            scale = size
        return Mem(size, None, index, scale, table, 0, ("table",), True)

    # -- work ---------------------------------------------------------------------------------------------
    def work(self, count: int) -> None:
        for _ in range(count):
            file = self.rng.choice(self.files)
            group = self.rng.randrange(self.streams) if file != "r" else 0
            made = self.general() if file == "r" else self.vector(file, group)
            if made is not None:
                self.values.append(made)

    def general(self) -> Node | None:
        rng = self.rng
        kind = rng.choice((*SUMS, "sub", "mul", "not", "neg", "shl", "rol", "byte", "word", "bswap", "ltmask", "toword",
                           "toword", "store"))
        if kind in SUMS:
            return self.sum(kind, "r", 0, 32)
        if kind == "store":
            self.store(self.any("r"))
            return None
        if kind == "toword":
            vectors = [v for v in self.values if v.file != "r"]
            return self.node(kind, [rng.choice(vectors)]) if vectors else None
        count = 2 if kind in ("sub", "mul", "ltmask") else 1
        imm = rng.randrange(32) if kind in ("shl", "rol") else rng.randrange(2) if kind == "byte" else 0
        return self.node(kind, [self.any("r") for _ in range(count)], imm=imm)

    def sum(self, kind: str, file: str, group: int, elem: int) -> Node | None:
        """A sum of different values; the graph has none of a value with itself."""
        args = list(dict.fromkeys(self.any(file, group) for _ in range(self.rng.choice((2, 2, 2, 3, 4, 6)))))
        return self.node(kind, args, file, elem, group=group) if len(args) > 1 else None

    def vector(self, file: str, group: int) -> Node | None:
        rng = self.rng
        kinds = [*SUMS, *SUMS, *ONE, *TWO, "tovector", "store"]
        kinds += ["shufflelow", "shufflehigh", "loadhigh", "storehigh"] if file == "x" else []
        kind = rng.choice(kinds)
        elem = rng.choice({"add": (32, 64), "sub": (32, 64), "shl": (16, 32, 64), "shr": (16, 32, 64), "gt": (32,),
                           "equal": (32,), "unpacklow": (8, 16, 32), "unpackhigh": (8, 16, 32)}.get(kind, (32,)))
        if file == "x" and kind.startswith("unpack") and rng.random() < 0.3:
            elem = 64
        if file == "mm" and (kind, elem) in self.lack:
            return None
        if kind in SUMS:
            return self.sum(kind, file, group, elem)
        if kind == "tovector":
            return self.node(kind, [self.any("r")], file, group=group)
        a = self.any(file, group)
        if kind == "store":
            self.store(a)
            return None
        if kind in ("storehigh", "loadhigh"):
            mem = self.at(8)
            if kind == "loadhigh":
                return self.node(kind, [a], file, mem=mem, group=group)
            self.store(a, kind)
            return None
        if kind in TWO:
            return self.node(kind, [a, self.any(file, group)], file, elem, group=group)
        imm = rng.randrange(elem) if kind in ("shl", "shr") else rng.randrange(256) if kind != "copy" else 0
        return self.node(kind, [a], file, elem, imm, group=group)

    def store(self, value: Node, kind: str = "store") -> None:
        """Somewhere in `state`."""
        size = 8 if kind == "storehigh" else self.rng.choice(SIZE[value.file])
        mem = self.at(size)
        while mem.where[0] != "state":
            mem = self.at(size)
        self.node(kind, [value], value.file, mem=mem, group=value.group)

    def finish(self, base: Node, room: int) -> None:
        """Store as many of the youngest values as there is room for, 16 bytes each."""
        for i, v in enumerate(self.values[-(room // 16):]):
            size = FILE_BYTES[v.file]
            mem = Mem(size, base, disp=16 * i, where=("result", (), 16 * i, size, False),
                      aligned=self.rng.random() < 0.7)
            self.node("store", [v], v.file, mem=mem, group=v.group)
