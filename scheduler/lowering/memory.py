"""Memory in pass `map`: elements of parameters as words, as vectors, and as slots of the frame.

With lanes, an element of a parameter that each block or message has of its own is gathered from as many places, and
scattered to them; one that all share is repeated in every lane. Words of a parameter that every block uses at
fixed places (round keys, the state of a stream cipher) live in the frame while the loop runs: they are then memory
operands on the stack pointer, and no register holds their address.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from functools import partial

from dsl.ir import Access, Op, Param, Stride, Table
from dsl.operations import HALF
from dsl.semantics import LANE
from scheduler.graph.nodes import FILE_BYTES, Mem, Node, Slot, node_bytes
from scheduler.graph.places import Place, Touched, place
from scheduler.lowering.emitter import Emitter, Words
from scheduler.lowering.row_stores import RowStores
from scheduler.lowering.rows import ROW, block_of, elements, joined, row_of, whole_registers
from scheduler.lowering.single_bytes import BYTE, byte_everywhere, bytes_together
from scheduler.lowering.vector_ops import BY_BITS, VectorOps
from scheduler.lowering.words import WordOps
from scheduler.mapping.layout import Layout
from targets.x86.register_files import STACK

Strides = tuple[Stride, ...]
Framed = tuple[str, tuple[Slot, ...]]  # file, slots


class MemoryOps:
    """Loads and stores. `independent`: the copies work on consecutive blocks, not on messages of their own."""

    def __init__(self, layout: Layout, independent: bool, emit: Emitter, word: WordOps, vec: VectorOps) -> None:
        self.layout, self.independent, self.emit, self.word, self.vec = layout, independent, emit, word, vec
        self.put_slots: dict[Node, Slot] = {}
        self.pointers: dict[tuple[str, int], Slot] = {}
        self.derived: dict[tuple[Param, int, Strides], Slot] = {}
        self.arrays: dict[Param, Table] = {}  # constant arrays
        self.framed: dict[tuple[Place, int], Framed] = {}
        self.written: dict[Slot, Node] = {}  # setslot of a framed word in this piece
        self.known: dict[tuple[object, ...], Node] = {}  # what memory holds
        self.held: Touched[tuple[object, ...]] = Touched()  # keys of `known`, by the places of what they name
        self.rows = RowStores(layout, emit, word, vec, self)

    # -- which copy of a parameter -----------------------------------------------------------------------
    def shared(self, param: Param) -> bool:
        """Whether all copies see the same memory."""
        return not param.own or (self.independent and not param.per_block)

    def message(self, param: Param, lane: int) -> int:
        """Number of the pointer: a message's own, or 0."""
        return 0 if self.independent or self.shared(param) else self.copy(lane)

    def copy(self, lane: int) -> int:
        """The number of the copy of the computation that is in a lane of the present stream."""
        return self.emit.stream * self.layout.lanes + self.layout.copy_in(lane)

    def pointer_slot(self, param: Param, strides: Strides, lane: int = 0) -> Slot:
        """The slot of the pointer to a parameter that moves with these loops."""
        which = self.message(param, lane)
        if not strides:
            return self.pointers[param.name, which]
        return self.derived[param, which, strides]

    def repeated(self, param: Param) -> int:
        """How often an element of a constant array stands in the table: once for each lane."""
        return self.layout.lanes if param.kind == "const" else 1

    def constant_array(self, param: Param) -> Table:
        """The table that holds a constant array."""
        if param not in self.arrays:
            lanes = self.repeated(param)
            entries = tuple(sum(e << param.bits * i for i in range(lanes)) for e in param.entries)
            self.arrays[param] = Table(param.name, param.bits * lanes, entries, packed=True)
            self.vec.tables.used.append(self.arrays[param])
        return self.arrays[param]

    def mem(self, access: Access, part: int, size: int, lane: int = 0) -> Mem:
        """`size` bytes from byte `part` of an element, as the copy in `lane` sees it."""
        param = access.param
        at = access.offset + part
        if self.independent and param.per_block:
            at += self.copy(lane) * param.bytes
        which = self.message(param, lane)
        name = f"{param.name}.{which}" if which else param.name
        base = self.emit.pointer(self.pointer_slot(param, access.strides, lane))
        if param.kind == "const":
            lanes = self.repeated(param)
            return Mem(size * lanes, base, disp=at * lanes, where=("table",), aligned=size * lanes >= 16)
        where = (name, access.strides, at, size, (1 + which) * param.per_block)
        # slices are aligned by contract, words that are read together are not
        return Mem(size, base, disp=at, where=where, aligned=size == 16 and access.bits <= param.bits,
                   repeat=param.repeated)

    # -- what memory holds -------------------------------------------------------------------------------
    def recall(self, key: tuple[object, ...], mems: list[Mem], build: object) -> Node:
        """The value at `mems`, built once a piece until a store may change it."""
        if key not in self.known:
            self.rows.settle(mems)
            self.remember(key, mems, build())  # type: ignore[operator]
        return self.known[key]

    def remember(self, key: tuple[object, ...], mems: list[Mem], value: Node) -> None:
        """`recall` gives `value` from now on."""
        self.known[key] = value
        for mem in mems:
            self.held.add(mem.where, key)

    def begin(self) -> None:
        """A piece begins: nothing is known of memory, and no framed word is written."""
        assert not self.rows.waiting
        self.known, self.held, self.written, self.rows.texts = {}, Touched(), {}, {}

    def overwrite(self, mem: Mem) -> None:
        """A store to `mem` is coming: forget what it may change, and do before it what comes before."""
        self.rows.settle([mem])
        for key in self.held.overlapping(mem.where):
            self.known.pop(key, None)

    def holds(self, key: tuple[object, ...], value: Node) -> bool:
        """Whether a value is still what memory has at a key."""
        return self.known.get(key) is value

    def load(self, mem: Mem, file: str = "r", elem: int = 32) -> Node:
        """A load of `mem.size` bytes into a register of `file`."""
        if mem.where == ("table",):
            return self.emit.node("load", mem=mem, file=file, elem=elem)
        key = (mem.where, file, self.emit.share(file))
        return self.recall(key, [mem], lambda: self.emit.node("load", mem=mem, file=file, elem=elem))

    def still(self, v: Node) -> bool:
        """Whether the place that `v` was loaded from still holds it; that another place does says nothing."""
        return v.mem is not None and self.known.get((v.mem.where, v.file, self.emit.share(v.file))) is v

    def store(self, value: Node, mem: Mem, kind: str = "store") -> None:
        """A store of the low `mem.size` bytes of a value."""
        self.overwrite(mem)
        if kind == "store" and node_bytes(value) >= mem.size:
            group = self.emit.share(value.file)
            self.remember((mem.where, value.file, group), [mem], value)
        elem = value.elem if value.file != "r" else max(32, 8 * mem.size)
        self.emit.node(kind, [value], mem=mem, file=value.file, elem=elem)

    # -- moves between files ----------------------------------------------------------------------------
    def to_words(self, v: Node, bits: int) -> Words:
        """The words of a vector that holds one value of `bits` bits."""
        return tuple(self.word_of(v, i, elem) for i, elem in enumerate(self.word.elems(bits)))

    def word_of(self, v: Node, i: int, elem: int) -> Node:
        """A word of a vector, of `elem` bits; where the vector is in memory, of the memory."""
        if elem == 64:
            if v.kind == "slot":
                return self.emit.node("slot", slot=v.slot, imm=8 * i, elem=64)
            v = self.vec.lane(v, i // 2)
            return self.emit.node("toword", [self.high(v) if i % 2 else v], elem=64)
        if v.kind not in ("slot", "load") and v.name.partition("[")[0] in self.layout.kept:
            slot = self.put_slots.setdefault(v, Slot(f"{v.name}.put{len(self.put_slots)}", size=FILE_BYTES[v.file]))
            put = self.emit.node("put", [v], slot=slot, file=v.file, elem=v.elem)
            return self.emit.node("part", [put], 4 * i, slot=slot)
        if v.kind == "slot":
            return self.emit.node("slot", slot=v.slot, imm=4 * i)
        if v.kind == "load" and v.mem and v.mem.where != ("table",) and self.still(v):
            name, strides, at, _, block = v.mem.where
            where = (name, strides, at + 4 * i, 4, block)  # type: ignore[operator]
            return self.load(Mem(4, v.mem.base, disp=v.mem.disp + 4 * i, where=where))
        return self.emit.node("toword", [self.high(v) if i > 1 else v], i % 2)

    def high(self, v: Node) -> Node:
        """The high half of a vector of 128 bits in both halves."""
        return self.emit.node("unpackhigh", [v, v], file=v.file, elem=HALF)

    # -- words -------------------------------------------------------------------------------------------
    def word_places(self, access: Access) -> list[Mem]:
        """Where the words of an element are, as they come in memory."""
        size = min(access.bits, self.emit.bits) // 8
        return [self.mem(access, at, size) for at in range(0, access.bits // 8, size)]

    def load_words(self, access: Access) -> Words:
        """The words of an element, the low one first, whatever order of bytes it has in memory."""
        elems = self.word.elems(access.bits)
        words = [self.load(mem, elem=elem) for mem, elem in zip(self.word_places(access), elems, strict=True)]
        return self.swapped(tuple(words), access)

    def store_words(self, access: Access, words: Words) -> None:
        """The inverse of `load_words`."""
        swapped = self.swapped(words, access)
        for mem, word in zip(self.word_places(access), swapped, strict=True):
            self.store(word, mem)

    def swapped(self, words: Words, access: Access) -> Words:
        """Words in the order of memory for those of a value, and the other way."""
        if access.endian != "be":
            return words
        return tuple(self.word.swap(w, min(access.bits, self.emit.bits)) for w in words[::-1])

    # -- vectors -----------------------------------------------------------------------------------------
    def load_vector(self, access: Access, file: str, elem: int) -> Node:
        """An element of a parameter as a vector of `file`."""
        lanes, size = self.layout.lanes, elem // 8 if self.layout.in_lanes else access.bits // 8
        mems = [self.mem(access, 0, size, lane) for lane in range(lanes)]
        key: tuple[object, ...] = ("vector", mems[0].where, file, elem, self.emit.stream)
        if access.param.kind == "const":
            key += (mems[0].base, mems[0].disp)
        swap = access.endian == "be" and elem > 8 and access.param.kind != "const"

        def build() -> Node:
            if not self.layout.in_lanes or access.param.kind == "const":
                v = self.emit.node("load", mem=mems[0], file=file, elem=elem)
            elif lanes > 1 and self.shared(access.param) and FILE_BYTES[file] > LANE // 8:
                v = self.emit.node("load", mem=dataclasses.replace(mems[0], repeat=True), file=file, elem=elem)
            elif lanes > 1 and self.shared(access.param) and elem == BYTE:
                v = byte_everywhere(self.word, self.vec, mems[0], file)
            elif lanes > 1 and self.shared(access.param):
                v = self.vec.broadcast(self.emit.node("load", mem=mems[0], file=file, elem=elem), file, elem)
            else:
                v = self.gather(mems, file, elem)
            return self.vec.vswap(v, file, elem) if swap else v

        first = row_of(access, elem) if file in self.layout.rows and lanes > 1 else None
        if first is not None and not self.shared(access.param) and key not in self.known:
            self.load_row(first, file, elem, swap)
        return self.recall(key, mems, build)

    def load_row(self, first: Access, file: str, elem: int, swap: bool) -> None:
        """Elements of a row that memory has and no store has changed, each of all copies: what is known of memory."""
        size, lanes = elem // 8, self.layout.lanes
        block = block_of(first, FILE_BYTES[file]) or first
        whole, which = (ROW, None) if block is first else (FILE_BYTES[file], (first.offset - block.offset) // ROW)
        mems = [dataclasses.replace(self.mem(block, 0, whole, lane), aligned=False) for lane in range(lanes)]
        if which is None:
            self.rows.settle(mems)
        together = whole_registers(mems, FILE_BYTES[file], elem) if which is None else []
        loads = [self.row_load(block, mem, lane, file, elem, which) for lane, mem in enumerate(together or mems)]
        for number, v in enumerate(elements(self.vec, loads, elem, which)):
            at = dataclasses.replace(first, offset=first.offset + number * size)
            places = [self.mem(at, 0, size, lane) for lane in range(lanes)]
            key = ("vector", places[0].where, file, elem, self.emit.stream)
            if key not in self.known:
                value = self.vec.vswap(v, file, elem) if swap else v
                self.remember(key, places, value)
                self.rows.texts[value] = key, at

    def row_load(self, block: Access, mem: Mem, lane: int, file: str, elem: int, which: int | None) -> Node:
        """Rows that are read at once, of which one is wanted: built once until a store may change that one."""
        key = ("row", mem.where, lane, file, elem, self.emit.stream)
        build = partial(self.emit.node, "load", mem=mem, file=file, elem=elem)
        if which is None:
            return self.recall(key, [mem], build)
        if (*key, which) not in self.known:
            self.rows.settle([mem])
            made = build()
            for number in range(mem.size // ROW):
                row = dataclasses.replace(block, offset=block.offset + ROW * number)
                self.remember((*key, number), [self.mem(row, 0, ROW, lane)], made)
        return self.known[(*key, which)]

    def two_halves(self, op: Op, words: Callable[[Op], Words]) -> Node | None:
        """128 bits of two elements of 64 that memory still holds, each brought where it belongs; None if they are not.
        """
        if [a.kind for a in op.args] != ["load", "load"] or any(a.attr.endian == "be" for a in op.args):
            return None
        if not all(n.kind == "load" and self.still(n) for a in op.args for n in words(a)):
            return None
        return self.gather([self.mem(a.attr, 0, HALF // 8) for a in op.args], "x", HALF)

    def gather(self, mems: list[Mem], file: str, elem: int) -> Node:
        """One element from each of `mems`, the first in the lowest lane."""
        each = LANE // elem
        if elem == BYTE:
            return bytes_together(self.word, self.vec, mems, file)
        if each == 1:
            loads = [self.emit.node("load", mem=m, file=file, elem=elem) for m in joined(mems, FILE_BYTES[file])]
            return self.vec.joined(loads)
        if len(mems) > each:
            return self.vec.joined([self.gather(mems[i:i + each], file, elem) for i in range(0, len(mems), each)])
        if elem == 64:
            low = self.emit.node("load", mem=mems[0], file=file, elem=64)
            return self.emit.node("loadhigh", [low], mem=mems[1], file=file, elem=64)
        vs = [self.emit.node("load", mem=m, file=file, elem=32) for m in mems]
        if len(vs) == 1:
            return vs[0]
        pairs = [self.vec.vnode("unpacklow", vs[i:i + 2], file=file, elem=32) for i in range(0, len(vs), 2)]
        return pairs[0] if len(pairs) == 1 else self.vec.vnode("unpacklow", pairs, file=file, elem=64)

    def store_vector(self, access: Access, v: Node, file: str, elem: int) -> None:
        """An element of a parameter from each lane of a vector."""
        if self.layout.lanes > 1 and not self.shared(access.param):
            self.rows.store(access, v, file, elem)
            return
        size = elem // 8 if self.layout.in_lanes else access.bits // 8
        self.store(self.vec.vswap(v, file, elem) if access.endian == "be" and elem > 8 else v,
                   self.mem(access, 0, size))

    # -- the frame ---------------------------------------------------------------------------------------
    def file_for(self, bits: int) -> str:
        """The register file of an element of a parameter."""
        if self.layout.in_lanes:
            return self.layout.lane_file
        return BY_BITS[bits] if bits > HALF else self.layout.wide if bits == 64 else "r"

    def frame(self, accesses: list[Access]) -> None:
        """Copy the elements to slots of the frame; each stream has its own of what is not shared."""
        for access in accesses:
            self.emit.name = access.param.name
            for stream in self.emit.each_stream():
                if stream and self.shared(access.param):
                    self.framed[place(access), stream] = self.framed[place(access), 0]
                else:
                    self.framed[place(access), stream] = self.framed_copy(access)

    def framed_copy(self, access: Access) -> Framed:
        """A framed element copied to slots of the frame, for the present stream."""
        file = self.file_for(access.bits)
        name = f"{access.param.name}_{self.emit.stream or ''}{access.offset}"
        if file == "r":
            value = self.load_words(access)
        else:
            value = (self.load_vector(access, file, access.bits),)
        sizes = self.word.slot_sizes(access.bits) if file == "r" else (FILE_BYTES[file],)
        slots = tuple(Slot(f"{name[:-len(str(access.offset))]}{access.offset + 4 * i}", size=size)
                      for i, size in enumerate(sizes))
        for s, n in zip(slots, value, strict=True):
            self.emit.node("setslot", [n], slot=s, file=file, elem=8 * s.size if file == "r" else n.elem)
        return file, slots

    def slot_values(self, framed: Framed, elem: int) -> tuple[Node, ...]:
        """What the slots of a framed element hold at this place."""
        file, slots = framed
        return tuple(self.written[s].args[0] if s in self.written else self.slot_node(s, file, elem) for s in slots)

    def slot_node(self, slot: Slot, file: str, elem: int) -> Node:
        """The value of a slot."""
        return self.emit.node("slot", slot=slot, file=file, elem=elem if file != "r" else 8 * slot.size)

    def write_slots(self, framed: Framed, values: tuple[Node, ...]) -> None:
        """Framed elements get new values in this piece."""
        for s, n in zip(framed[1], values, strict=True):
            if s in self.written:
                self.emit.remove(self.written.pop(s))
            self.written[s] = self.set_slot(s, n)

    def set_slot(self, slot: Slot, n: Node) -> Node:
        """Write a slot; what is another slot's value is copied first, so that two of them may change places."""
        if n.kind in ("slot", "const"):
            elem = 8 * STACK.bytes if n.file == STACK.file else n.elem
            n = self.emit.node("copy", [n], unique=True, file=n.file, elem=elem)
        return self.set_node(slot, n)

    def set_node(self, slot: Slot, n: Node) -> Node:
        """The node that writes a slot: of floating point in the format that the slot has room for."""
        elem = 8 * slot.size if n.file == "r" else n.elem
        if n.file == STACK.file:
            elem = 8 * min(slot.size, STACK.bytes)
        return self.emit.node("setslot", [n], slot=slot, file=n.file, elem=elem)
