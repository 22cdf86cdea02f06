"""Passes `overlap`, `accesses`, `in-place`: which output may be exactly in place of which input, two parameters
`per block`, of one size, at one address.

Right is then what the interpreter does with one buffer for both: a load sees every store that stands before it in the
source. Passes keep the order of a load and a store that touch the same byte when two parameters are in one place
(scheduler.graph.places.may_overlap); `accesses` tells whether those on the machine graph did. Bit slices do not: blocks
are transposed as a whole, and a byte is elsewhere if the elements of the two parameters differ. But where no byte is
read after it has been written, in the source and in slices, results are those of two buffers whatever the order is.
"""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Collection, Sequence
from typing import Any

from dsl.ir import Kernel, Loop, Op, Param, Region, moved
from dsl.operations import MEMORY
from scheduler.graph.nodes import Program
from scheduler.graph.ops import WRITES
from scheduler.graph.places import InPlace
from scheduler.graph.simplify import pieces

Names = tuple[str, str]
"""A parameter that is read, and one of the same size that is written."""
Accesses = Counter[tuple[object, ...]]
"""How often there is (piece, a, b, kind, byte, n): a byte of `a` is read or written where `b` has been n times."""
MOST = 1 << 20  # accesses of a block that are looked at one by one
COLUMNS = 112


def candidates(params: Sequence[Param]) -> list[tuple[Param, Param]]:
    """Inputs and outputs of one size, each with a block for every round of `blocks`; of two `inout` the first first."""
    blocks = [p for p in params if p.per_block]
    return [(a, b) for a in blocks for b in blocks
            if a is not b and a.bytes == b.bytes and a.kind in ("in", "inout") and b.kind in ("out", "inout")
            and not (b.kind == a.kind and blocks.index(b) < blocks.index(a))]


def read_late(kernel: Kernel) -> set[Names]:
    """The candidates of `kernel` of which a byte is read after it has been written in the same block."""
    return _Late(kernel).run()


def left_as_it_was(kernel: Kernel) -> set[Names]:
    """The candidates of `kernel` whose output a block does not write all of: the rest of the input shows there."""
    late = _Late(kernel)
    late.run()
    return {(a.name, b.name) for a, b in candidates(kernel.params) if len(late.written[b.name]) < b.bytes}


class _Late:
    """One round of `blocks`, access by access."""

    def __init__(self, kernel: Kernel) -> None:
        self.kernel = kernel
        self.pairs = [(a.name, b.name) for a, b in candidates(kernel.params)]
        self.written: dict[str, set[int]] = {b: set() for _, b in self.pairs}
        self.found: set[Names] = set()
        self.seen = 0

    def run(self) -> set[Names]:
        if self.pairs:
            self.region(self.kernel.body, {})
        return self.found if self.seen <= MOST else set(self.pairs)

    def region(self, region: Region, at: dict[Loop, int]) -> None:
        for item in region.items:
            if isinstance(item, Op):
                self.op(item, at)
            elif any(op.kind in MEMORY and op.attr.param.per_block for op in item.body.ops()):
                for i in range(item.count if isinstance(item.count, int) else 1):
                    if self.seen <= MOST:
                        self.region(item.body, {**at, item: i})

    def op(self, op: Op, at: dict[Loop, int]) -> None:
        if op.kind not in MEMORY or not op.attr.param.per_block:
            return
        self.seen += 1
        name = op.attr.param.name
        begin = op.attr.offset + moved(op.attr.strides, at)
        touched = range(begin, begin + op.attr.bits // 8)
        if op.kind == "store":
            self.written.setdefault(name, set()).update(touched)
        else:
            self.found |= {pair for pair in self.pairs if pair[0] == name
                           and not self.written[pair[1]].isdisjoint(touched)}


def in_place(params: Sequence[Param], late: Collection[Names], sliced: Collection[Names] | None = None,
             whole: Collection[str] = ()) -> list[InPlace]:
    """What holds of the candidates among `params`, which are those of the source.

    `late`: `read_late` of the source; `sliced`, if the kernel is: `read_late` and `left_as_it_was` of what it is in
    slices; `whole`: parameters that hold blocks all the same.
    """
    found = []
    for a, b in candidates(params):
        names = a.name, b.name
        alike = a.kind == "in" and names not in late
        right = True
        if sliced is not None and ({*names} & {*whole} or (a.bits, a.endian) != (b.bits, b.endian)):
            right = alike and b.kind == "out" and names not in sliced
        found.append(InPlace(*names, right, alike))
    return found


def accesses(program: Program) -> Accesses:
    """What decides which stores a load of `program` sees where two parameters are in one place."""
    partners: dict[str, set[str]] = {}
    for read, written, _, _ in program.in_place:
        partners.setdefault(read, set()).add(written)
        partners.setdefault(written, set()).add(read)
    found: Accesses = Counter()
    for number, piece in enumerate(pieces(program)) if partners else ():
        stores: Accesses = Counter()
        for n in piece.nodes:
            where: tuple[Any, ...] = n.mem.where if n.mem else ()
            if len(where) < 5 or not where[4]:
                continue
            name, strides, begin, size, block = where
            mine, kind = name.partition(".")[0], "store" if n.kind in WRITES else "load"
            places = [(block, strides, byte) for byte in range(begin, begin + size)]
            for other in partners.get(mine, ()):
                elsewhere = stores[other, block] - stores[other, block, strides]
                found.update((number, mine, other, kind, p, stores[(other, *p)] + elsewhere) for p in places)
            if kind == "store":
                stores.update([(mine, block), (mine, block, strides), *((mine, *p) for p in places)])
    return found


def keep_right(program: Program, before: Accesses) -> Program:
    """Strike off what passes have made wrong since there were the accesses `before`, in place."""
    after = accesses(program)
    for i, pair in enumerate(program.in_place):
        old, new = ({k: n for k, n in found.items() if {*k[1:3]} == {*pair[:2]}} for found in (before, after))
        late = any(kind == "load" and stores for _, _, _, kind, _, stores in new)
        program.in_place[i] = pair._replace(right=pair.right and (old == new or (pair.alike and not late)))
    return program


def named(program: Program) -> list[InPlace]:
    """As `program.in_place`, by the names of the parameters of a call: every message has its own."""
    if program.messages == 1:
        return list(program.in_place)
    return [pair._replace(read=f"{pair.read}_{m}", written=f"{pair.written}_{m}")
            for pair in program.in_place for m in range(program.messages)]


def overlap_lines(program: Program) -> list[str]:
    """What the header says of parameters in one place, in lines."""
    pairs = named(program)
    right = [p for p in pairs if p.right]
    places = [f"{p.written} {'may be exactly ' * (p is right[0])}in place of {p.read}" for p in right]
    said = [", but ".join(["Parameters do not overlap", *[" and ".join(places)] * bool(places)])]
    said += [f"Then a block reads in {p.read} what it has written to {p.written}" for p in right if not p.alike]
    said += [f"{p.written} must not be in place of {p.read}" for p in pairs if not p.right]
    return textwrap.wrap(". ".join(said) + ".", COLUMNS)
