"""Pass `boxes`: look-ups of the bytes of words become boxes of whole words, which lanes can have.

Bytes that are joined to a word are, each, a function of one byte of some word (scheduler.algorithm.bytewise finds
which, whatever they are written as; all 256 values are tried). Each function that is wanted of a word is applied to all
of its bytes at once, and the bytes are put where the joined word has them. Words of several such are put together by
masks. In lanes of 8 bits words are taken apart before (scheduler.algorithm.byte_lanes).

Linear maps of words that are sums of rotations become rotations; those that differ by whole bytes are turned together,
`x <<< 2 ^ x <<< 10 ^ x <<< 18` as `(x ^ x <<< 8 ^ x <<< 16) <<< 2`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from dsl.diagnostics import SourceError
from dsl.ir import Kernel, Loop, Op, Pos, Region, Table
from scheduler.algorithm.byte_lanes import box_bytes, map_bytes, take_apart
from scheduler.algorithm.bytewise import Form, Forms
from scheduler.algorithm.held_basis import Tables, hold, spread
from scheduler.algorithm.invariant import move_invariant
from scheduler.logic.byte_parts import Prices

BYTE = 8
IDENTITY = tuple(range(1 << BYTE))
Box = tuple[Op, tuple[int, ...]]
"""A word, and the entries of a box for its bytes."""
Fits = Callable[[tuple[int, ...]], bool]
"""Whether a box is of some kind."""


def lay_boxes(kernel: Kernel, bits: int, pos: Pos, way: str, fits: Fits, affine: Fits,
              prices: Prices) -> Kernel:
    """`kernel` with the look-ups of bytes of words of `bits` bits as boxes of the words.

    `fits`: whether a box can be laid on registers, in the `way` that the mapping says at `pos`; `affine`: whether it is
    an affine map; `prices`: what operations on bytes cost. SourceError at a look-up of another one, and at `pos` where
    there is none.
    """
    made = _Boxes(kernel, bits, way, fits, affine, prices)
    kernel = made.kernel()
    if not any(op.kind == "bytebox" for op in kernel.body.ops()):
        raise SourceError(pos, f"nothing in `{kernel.name}` is look-ups of bytes that make a word of {bits} bits",
                          "remove `boxes`: it is for kernels that join look-ups of bytes to words as wide as a lane")
    left = any(op.kind == "lookup" for op in kernel.body.ops())
    return replace(kernel, tables_allowed=kernel.tables_allowed and left)


class _Boxes:
    def __init__(self, kernel: Kernel, bits: int, way: str, fits: Fits, affine: Fits, prices: Prices) -> None:
        self.prices = prices
        self.source, self.bits, self.way, self.fits, self.affine = kernel, bits, way, fits, affine
        self.size = bits // BYTE
        self.tables: dict[tuple[int, ...], Table] = {}
        self.names: dict[tuple[int, ...], str] = {}
        for op in kernel.body.ops():
            if op.kind == "lookup":
                self.names.setdefault(op.attr.entries, op.attr.name)

    def kernel(self) -> Kernel:
        """The kernel with boxes. What is none of their forms stays as it is: lanes have no look-ups and no parts of
        values, and pass `map` refuses these where they stand in the source."""
        if self.bits == BYTE:
            body = box_bytes(take_apart(self.source, self.prices).body, self.box_byte, self.affine)
            if self.prices.boxed:
                body = hold(replace(self.source, body=_used(body)), self.prices).body
            return move_invariant(replace(self.source, body=_used(map_bytes(body, self.prices))))
        body = self.region(self.source.body)
        if self.prices.boxed:
            body = spread(body, Tables())
        return replace(self.source, body=_used(body))

    def region(self, region: Region) -> Region:
        """The region with new operations in front of those that they are for, which become the last of them."""
        forms = Forms([item for item in region.items if isinstance(item, Op)])
        self.boxed: dict[Box, Op] = {}
        out: list[Op | Loop] = []
        for item in region.items:
            if isinstance(item, Loop):
                outer, item.body = self.boxed, self.region(item.body)
                self.boxed = outer
            elif item.kind == "concat" and item.bits == self.bits:
                self.join(item, forms, out)
            elif item.kind == "linear" and item.bits == self.bits == item.args[0].bits:
                self.turn(item, out)
            out.append(item)
        return Region(out)

    # -- joined bytes ------------------------------------------------------------------------------------
    def join(self, op: Op, forms: Forms, out: list[Op | Loop]) -> None:
        """Make a `concat` of bytes what it is of boxes of words, if it is."""
        found = [self.one(a, forms) for a in op.args]
        if any(a.bits != BYTE for a in op.args) or None in found:
            return
        constant = sum(form.constant << BYTE * i for i, form in enumerate(f for f in found if f) if not form.terms)
        groups: dict[Box, list[tuple[int, int]]] = {}
        for i, form in enumerate(f for f in found if f):
            for (word, j), images in form.terms.items():
                entries = tuple(x ^ form.constant for x in images)
                groups.setdefault((word, entries), []).append((i, j))
        whole = Op("const", self.bits, (), constant, op.pos)
        if not groups:
            self.become(op, whole, out)
            return
        parts = [(self.box(op, box, out), places) for box, places in groups.items()]
        total = self.put_together(op, parts, out)
        if constant:
            total = self.emit(op, "xor", (total, whole), None, out)
        self.become(op, total, out)

    def become(self, op: Op, last: Op, out: list[Op | Loop]) -> None:
        """Let an operation be the last of the new ones, if that is the newest and its own; else as much as that."""
        if out and out[-1] is last and last.kind != "bytebox":
            op.kind, op.args, op.attr = last.kind, last.args, last.attr
            out.pop()
        else:
            op.kind, op.args, op.attr = "rotl", (last,), 0

    def one(self, a: Op, forms: Forms) -> Form | None:
        """The form of a byte that is a function of one byte of a word as wide as a lane, or a constant."""
        form = Form(a.attr, {}) if a.kind == "const" else forms.own.get(a)
        if form is None or len(form.terms) > 1 or any(word.bits != self.bits for word, _ in form.terms):
            return None
        return form

    def box(self, op: Op, box: Box, out: list[Op | Loop]) -> Op:
        """The word with all its bytes replaced."""
        word, entries = box
        if entries == IDENTITY:
            return word
        if box not in self.boxed:
            if not self.fits(entries):
                assert op.pos is not None
                raise SourceError(op.pos, f"a function of bytes that `boxes by {self.way}` cannot do: no inversion "
                                  "in GF(2^8) between affine maps", "do look-ups another way, or map this kernel "
                                  "without `lanes`")
            self.boxed[box] = self.emit(op, "bytebox", (word,), self.table(entries), out)
        return self.boxed[box]

    def box_byte(self, op: Op, byte: Op, entries: tuple[int, ...]) -> Op | None:
        """A byte replaced by an entry; None where that is no box, and is made of others as the source has it."""
        if not self.fits(entries) and not (op.kind == "lookup" and byte is op.args[0]):
            return None
        out: list[Op | Loop] = []
        self.boxed = {}
        return self.box(op, (byte, entries), out)

    def table(self, entries: tuple[int, ...]) -> Table:
        """The table of a box: each once."""
        if entries not in self.tables:
            name = self.names.get(entries) or f"{next(iter(self.names.values()), 'box')}_{len(self.tables)}"
            self.tables[entries] = Table(name, BYTE, entries)
        return self.tables[entries]

    def put_together(self, op: Op, parts: Sequence[tuple[Op, list[tuple[int, int]]]], out: list[Op | Loop]) -> Op:
        """Bytes j of several words as bytes i of one."""
        total: Op | None = None
        done = 0
        ones = (1 << BYTE) - 1
        for word, places in sorted(parts, key=lambda part: any(i != j for i, j in part[1])):
            mask = sum(ones << BYTE * i for i, _ in places)
            stays = all(i == j for i, j in places)
            if len(parts) == 1 and mask == (1 << self.bits) - 1:
                order = [j for _, j in sorted(places)]
                return word if stays else self.emit(op, "bytes", (word,), tuple(order), out)
            order = [-1] * self.size
            for i, j in places:
                order[i] = j
            if not stays:
                word = self.emit(op, "bytes", (word,), tuple(order), out)
                total = word if total is None else self.emit(op, "or", (total, word), None, out)
            elif total is None or done == 0:
                kept = Op("const", self.bits, (), mask, op.pos)
                total = self.emit(op, "and", (word, kept), None, out)
            else:
                kept = Op("const", self.bits, (), mask, op.pos)
                total = self.emit(op, "or", (total, self.emit(op, "and", (word, kept), None, out)), None, out)
            done |= mask
        assert total is not None
        return total

    # -- linear maps -------------------------------------------------------------------------------------
    def turn(self, op: Op, out: list[Op | Loop]) -> None:
        """Make a linear map that is a sum of rotations such a sum."""
        first = op.attr.columns[0]
        turns = [k for k in range(self.bits) if first >> k & 1]
        ones = (1 << self.bits) - 1
        if not turns or any(column != (first << i | first >> self.bits - i) & ones
                            for i, column in enumerate(op.attr.columns)):
            return
        word = op.args[0]
        groups: dict[int, list[int]] = {}
        for k in turns:
            groups.setdefault(k % BYTE, []).append(k)
        terms: list[Op] = []
        for rest, some in sorted(groups.items()):
            if rest == 0 or len(some) == 1:
                terms += [self.turned(op, word, k, out) for k in some]
            else:
                terms.append(self.turned(op, self.sum(op, [self.turned(op, word, k - rest, out) for k in some], out),
                                         rest, out))
        last = self.sum(op, terms, out)
        self.become(op, last, out)

    def turned(self, op: Op, word: Op, by: int, out: list[Op | Loop]) -> Op:
        """A rotation; by whole bytes an order of bytes, which another unit of a CPU does than shifts."""
        if by % BYTE == 0 and by:
            return self.emit(op, "bytes", (word,), tuple((i - by // BYTE) % self.size for i in range(self.size)), out)
        return self.emit(op, "rotl", (word,), by, out) if by else word

    def sum(self, op: Op, terms: Sequence[Op], out: list[Op | Loop]) -> Op:
        total = terms[0]
        for term in terms[1:]:
            total = self.emit(op, "xor", (total, term), None, out)
        return total

    def emit(self, like: Op, kind: str, args: tuple[Op, ...], attr: object, out: list[Op | Loop]) -> Op:
        made = Op(kind, self.bits, args, attr, like.pos, any(a.secret for a in args), like.name)
        out.append(made)
        return made


def _used(region: Region) -> Region:
    """The region without operations that nothing reads any longer."""
    wanted: set[Op] = set()

    def want(op: Op) -> None:
        todo = [op]
        while todo:
            one = todo.pop()
            if one not in wanted:
                wanted.add(one)
                todo += one.args

    for op in region.ops():
        if op.kind == "store":
            want(op)
    for loop in region.loops():
        for c in loop.carried:
            want(c.init)
            want(c.param)
            want(c.next)
    return _kept(region, wanted)


def _kept(region: Region, wanted: set[Op]) -> Region:
    items: list[Op | Loop] = []
    for item in region.items:
        if isinstance(item, Loop):
            item.body = _kept(item.body, wanted)
            items.append(item)
        elif item in wanted or item.kind == "result":
            items.append(item)
    return Region(items)
