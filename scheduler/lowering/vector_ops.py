"""Vector arithmetic of pass `map`: operations on values that are in an MMX or XMM register.

A vector holds one 64-bit value (a value that a mapping places in MMX), or the same variable of several blocks or
messages side by side (lanes). Constants are read from a table, since no instruction has a vector immediate.
"""

from __future__ import annotations

from collections.abc import Sequence

from dsl import extended
from dsl.diagnostics import SourceError
from dsl.ir import Op, Table
from dsl.operations import BOXES, BYTES, HALF, LANES, ROTATIONS, SHIFTS, UNPACKS, VALUES, WORDWISE
from dsl.semantics import LANE
from dsl.wordwise import ALIGN, WORD
from dsl.wordwise import SUMS as SUMS_OF_WORDS
from scheduler.graph.constants import constant_place, pooled
from scheduler.graph.nodes import FILE_BYTES, Mem, Node
from scheduler.graph.ops import OPERATIONS, VECTORS
from scheduler.lowering.boxes import boxed
from scheduler.lowering.emitter import Emitter, Operands, Words
from scheduler.lowering.table_ops import TableOps
from scheduler.mapping.layout import Layout
from targets.x86.register_files import STACK, VECTOR_FILES

KINDS = frozenset({kind for kind in VALUES if kind in OPERATIONS and {*OPERATIONS[kind].files} & {*VECTORS}}
                  | {"not", SUMS_OF_WORDS, *ROTATIONS, *BOXES})
"""Operations that have a vector form: one of the machine graph's, or several."""
WIDE = KINDS | {"load", "lookup", "concat", "zext", "param", "result"}
"""Operations whose 64-bit result may be in MMX; others are done in words and moved there when it is wanted."""
BY_BITS = {8 * row.bytes: row.file for row in VECTOR_FILES.values()}
"""The file of values as wide as its registers."""
LOW_OF_BOTH, EVEN = 0x20, 0x88  # dsl.semantics.lanes: of 256 bits both low halves, of 512 the even lanes


class VectorOps:
    """Operations on vectors, which lie as `layout` says; constants become tables among `tables`."""

    def __init__(self, emit: Emitter, operands: Operands, layout: Layout, tables: TableOps) -> None:
        self.emit, self.operands, self.layout, self.tables = emit, operands, layout, tables
        self.constants: dict[int, list[tuple[Mem, int]]] = {}  # bytes of an entry -> (operand, value)

    # -- where values are -------------------------------------------------------------------------------
    def file_of(self, op: Op) -> str:
        """The register file that holds the result of `op`."""
        layout = self.layout
        if op.bits == extended.BITS:
            return STACK.file
        if layout.in_lanes:
            return layout.lane_file
        if op.bits > HALF:
            return BY_BITS[op.bits]
        if op.bits == 64 and op.kind in WIDE and (layout.multiplies or op.kind != "mulwide"):
            return layout.wide
        return "r"

    def elem_of(self, op: Op) -> int:
        """Bits of an element of the vector that holds `op`; SourceError if no lane is as wide as the value."""
        if self.layout.in_lanes and op.bits != self.layout.element:
            assert op.pos is not None
            raise SourceError(op.pos, f"{self.layout.lanes} lanes have {self.layout.element} bits each, this value "
                              f"has {op.bits}", "a lane holds one value: use lanes of its width (`lanes 2 in mmx` and "
                              "`lanes 4 in xmm` have 32 bits, `lanes 2 in xmm` 64), or map this kernel without `lanes`")
        return op.bits if self.layout.in_lanes or op.bits == extended.BITS else 64

    # -- moves between files ----------------------------------------------------------------------------
    def from_words(self, words: Words, file: str = "mm") -> Node:
        """One value as a register of `file`: of up to 64 bits, or of as many as it has."""
        bits = self.emit.bits
        if all(w.kind == "const" for w in words):
            whole = sum(w.imm << bits * i for i, w in enumerate(words))
            return self.constant(whole, file, 64, 8 * FILE_BYTES[file])
        lanes = [words[i:i + LANE // bits] for i in range(0, len(words), LANE // bits)]
        if len(lanes) > 1 and all(lane == lanes[0] for lane in lanes) and len({*lanes[0]}) == 1 and bits == HALF:
            return self.everywhere(self.vnode("tovector", [words[0]], file=file))
        if len(lanes) > 1 and all(w.kind == "const" and w.imm == 0 for w in words[LANE // bits:]):
            return self.from_words(lanes[0], file)
        if len(lanes) > 1:
            return self.joined([self.from_words(lane, file) for lane in lanes])
        per_half = 64 // bits if FILE_BYTES[file] > 8 else len(words)  # two short ones may stand in long registers
        low, high = self.half(words[:per_half], file), self.half(words[per_half:], file)
        if low is None or high is None:
            if high is None and low is not None:
                return low
            low = self.constant(0, file, 64)
        assert high is not None
        return self.vnode("unpacklow", [low, high], file=file, elem=64)

    def half(self, words: Words, file: str) -> Node | None:
        """Up to 64 bits in the low half of a register; None if they are 0."""
        if all(w.kind == "const" and w.imm == 0 for w in words):
            return None
        low = self.vnode("tovector", [words[0]], file=file)
        if len(words) == 1 or (words[1].kind == "const" and words[1].imm == 0):
            return low
        return self.vnode("unpacklow", [low, self.vnode("tovector", [words[1]], file=file)], file=file, elem=32)

    def constant(self, value: int, file: str, elem: int, bits: int = 0) -> Node:
        """A constant of `bits` bits (0: of an element), as often as the register is wide."""
        bits = bits or elem
        lanes = 8 * FILE_BYTES[file] // bits
        whole = sum((value & (1 << bits) - 1) << bits * i for i in range(lanes))
        key = ("constant", whole, file, self.emit.share(file))
        if key not in self.emit.memo:
            size = FILE_BYTES[file]
            mem = constant_place(size)
            self.constants.setdefault(size, []).append((mem, whole))
            self.emit.memo[key] = self.emit.node("load", mem=mem, file=file, elem=elem)
        return self.emit.memo[key]

    def everywhere(self, v: Node) -> Node:
        """The lowest 64 bits of a lane of 128 that has them twice, in all lanes."""
        if FILE_BYTES[v.file] > LANE // 8:
            v = self.vnode("permute", [v], 0, file=v.file)
        return self.vnode("lanes", [v, v], 0, file=v.file) if FILE_BYTES[v.file] > 2 * LANE // 8 else v

    def broadcast(self, v: Node, file: str, elem: int) -> Node:
        """The lowest element in every lane."""
        if file == "mm":
            return self.vnode("unpacklow", [v, v], elem=elem)
        return self.vnode("shuffle", [v], 0 if elem == 32 else 0x44, file=file, elem=elem)

    def element(self, v: Node, lane: int, file: str) -> Node:
        """A 32-bit lane in the lowest place."""
        if lane == 0:
            return v
        if file == "mm":
            return self.vnode("shuffle", [v], 0xEE, elem=32)
        return self.vnode("shuffle", [v], lane, file=file, elem=32)

    def pool(self) -> None:
        """At the end: a table for the constants of each size."""
        for size, wanted in self.constants.items():
            self.tables.use(pooled(f"constants{8 * size}", size, wanted))

    # -- operations -------------------------------------------------------------------------------------
    def vnode(self, kind: str, args: list[Node], imm: int = 0, file: str = "mm", elem: int = 64) -> Node:
        """A node of a vector file with elements of `elem` bits."""
        return self.emit.node(kind, args, imm, file=file, elem=elem)

    def vop(self, op: Op, file: str) -> Node:
        """A vector operation; its operands are made vectors of the same kind."""
        elem = self.elem_of(op)
        args = [self.operands.vector(a, file, elem) for a in op.args]
        if op.kind in UNPACKS:
            return self.vnode(op.kind, args, file=file, elem=op.attr)
        if op.kind in LANES:
            return self.vnode(op.kind, args, op.attr, file=file)
        if op.kind == SUMS_OF_WORDS:
            return self.vnode("add", args, file=file, elem=WORD)
        if op.kind in WORDWISE:
            return self.vnode(op.kind, args, op.attr or 0, file=file, elem=elem)
        if op.kind == ALIGN:
            return self.vnode(op.kind, args, op.attr, file=file, elem=8)
        if op.kind in BYTES:
            return self.by_bytes(args[0], op.attr, op.bits)
        if op.kind in BOXES:
            assert self.layout.boxes is not None
            return boxed(self, args[0], op.attr, self.layout.boxes.way)
        if op.kind == "not":
            return self.vnode("xor", [args[0], self.constant((1 << elem) - 1, file, elem)], file=file, elem=elem)
        if op.kind in SHIFTS:
            return self.vshift(op.kind, args[0], op.attr, file, elem)
        if op.kind in ROTATIONS:
            left = op.attr if op.kind == "rotl" else (elem - op.attr) % elem
            return self.vrotate(args[0], left, file, elem)
        return self.vnode(op.kind, args, file=file, elem=min(elem, HALF) if op.kind == "add" else elem)

    def vshift(self, kind: str, a: Node, amount: int, file: str, elem: int) -> Node:
        """Every element shifted by `amount` bits; `kind`: shl or shr."""
        if elem == 8 and amount:
            return self.byteshift(kind, a, amount, file)
        return self.vnode(kind, [a], amount, file=file, elem=elem) if amount else a

    def byteshift(self, kind: str, a: Node, amount: int, file: str) -> Node:
        """Every byte shifted: by an affine map, or all of a word at once, without what comes from other bytes."""
        assert self.layout.boxes is not None
        if (kind, amount) == ("shl", 1):
            return self.vnode("add", [a, a], file=file, elem=8)
        if self.layout.boxes.way in ("inversion", "affine"):
            moved = [(x << amount if kind == "shl" else x >> amount) & 0xFF for x in range(256)]
            return boxed(self, a, Table("", 8, tuple(moved)), self.layout.boxes.way)
        kept = 0xFF << amount & 0xFF if kind == "shl" else 0xFF >> amount
        return self.vnode("and", [self.vnode(kind, [a], amount, file=file, elem=64), self.constant(kept, file, 8)],
                          file=file)

    def vrotate(self, a: Node, left: int, file: str, elem: int) -> Node:
        """A rotation: a shuffle of 16-bit parts where one does it, else two shifts (joined by xor: outer sums grow)."""
        if left == 0:
            return a
        if file in self.layout.turns and elem > 8:
            return self.vnode("turn", [a], left, file=file, elem=elem)
        if left % 8 == 0 and elem > 8 and file in self.layout.bytes:
            size = elem // 8
            return self.by_bytes(a, [(i - left // 8) % size for i in range(size)], elem)
        if left % 16 == 0 and elem > 8:
            return self.parts(a, [(i - left // 16) % (elem // 16) for i in range(elem // 16)], file, elem)
        return self.vnode("xor", [self.vshift("shl", a, left, file, elem),
                                  self.vshift("shr", a, elem - left, file, elem)], file=file, elem=elem)

    def by_bytes(self, a: Node, order: Sequence[int], elem: int) -> Node:
        """The bytes of every element in another order; zeros for -1."""
        size = elem // 8
        moved = [(at - at % size, order[at % size]) for at in range(LANE // 8)]
        return self.ordered(a, [-1 if number < 0 else first + number for first, number in moved])

    def ordered(self, a: Node, order: Sequence[int]) -> Node:
        """The bytes of each 128 bits in another order; zeros for -1."""
        size = WORD // 8
        words = [number // size for number in order[::size]]
        if list(order) == [size * word + at for word in words for at in range(size)]:
            return self.vnode("shuffle", [a], sum(word << 2 * at for at, word in enumerate(words)), file=a.file)
        lane = sum((number & 0xFF) << 8 * at for at, number in enumerate(order))
        return self.vnode("bytes", [a, self.constant(lane, a.file, 8, LANE)], file=a.file, elem=8)

    def joined(self, parts: list[Node]) -> Node:
        """The low 128 bits of each of as many registers as a register has of them."""
        if len(parts) == 1:
            return parts[0]
        if len(parts) == 2:
            return self.vnode("lanes", parts, LOW_OF_BOTH, file=parts[0].file)
        pairs = [self.vnode("lanes", parts[i:i + 2], 0, file=parts[0].file) for i in (0, 2)]
        return self.vnode("lanes", pairs, EVEN, file=parts[0].file)

    def lane(self, v: Node, number: int) -> Node:
        """One of the 128 bits of a register in the lowest place."""
        if number == 0:
            return v
        every = number * (0x11 if FILE_BYTES[v.file] == 2 * LANE // 8 else 0x55)
        return self.vnode("lanes", [v, v], every, file=v.file)

    def parts(self, a: Node, order: list[int], file: str, elem: int) -> Node:
        """The 16-bit parts of every element in another order."""
        per_half = 4 // len(order)
        control = 0
        for i in range(4):
            group = i // len(order) * len(order) if per_half > 1 else 0
            control |= (group + order[i % len(order)]) << 2 * i
        if file == "mm":
            return self.vnode("shuffle", [a], control, elem=elem)
        low = self.vnode("shufflelow", [a], control, file=file, elem=elem)
        return self.vnode("shufflehigh", [low], control, file=file, elem=elem)

    def vswap(self, a: Node, file: str, elem: int) -> Node:
        """The bytes of every element in reverse order."""
        if file in self.layout.bytes:
            return self.by_bytes(a, list(range(elem // 8))[::-1], elem)
        if elem > 16:
            a = self.parts(a, list(range(elem // 16))[::-1], file, elem)
        return self.vnode("or", [self.vnode("shl", [a], 8, file=file, elem=16),
                                 self.vnode("shr", [a], 8, file=file, elem=16)], file=file, elem=elem)

    def vconcat(self, op: Op) -> Node | None:
        """Parts of vectors in another order, or two 32-bit values side by side; None if the parts are others."""
        shuffled = self.vshuffle(op)
        if shuffled is not None:
            return shuffled
        if [a.bits for a in op.args] != [32, 32]:
            return None
        return self.from_words(tuple(self.operands.words(a)[0] for a in op.args))

    def vshuffle(self, op: Op) -> Node | None:
        """The 16-bit parts of one vector in any order, or the low or the high halves of two; None if it is neither."""
        if any(a.kind != "extract" or self.file_of(a.args[0]) == "r" for a in op.args):
            return None
        sources = [a.args[0] for a in op.args]
        if not all(map(self.operands.known, sources)):
            return None
        lows = [a.attr for a in op.args]
        if [a.bits for a in op.args] == [32, 32] and lows in ([0, 0], [32, 32]):
            halves = [self.operands.vector(s, "mm", 64) for s in sources]
            return self.vnode("unpackhigh" if lows[0] else "unpacklow", halves, elem=32)
        if len(set(map(id, sources))) == 1 and all(a.bits == 16 and a.attr % 16 == 0 for a in op.args):
            control = sum(low // 16 << 2 * i for i, low in enumerate(lows))
            return self.vnode("shuffle", [self.operands.vector(sources[0], "mm", 64)], control)
        return None
