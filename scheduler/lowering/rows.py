"""Elements of several copies that are neighbours in memory: rows of 128 bits, read and written whole, and transposed.

An element of every copy alone takes a load and a part of an `unpack` each. 16 bytes, four elements of 32 bits, or two
of 64, that stand in one row take one load a copy; registers of 256 and 512 bits hold as many rows as they have lanes of
128 bits, and in all of them at once rows become elements, and elements rows, by the same few `unpack`s.
"""

from __future__ import annotations

import dataclasses

from dsl.ir import Access
from dsl.semantics import LANE
from scheduler.graph.nodes import FILE_BYTES, Mem, Node
from scheduler.lowering.vector_ops import VectorOps

ROW = LANE // 8
"""Bytes of a row."""
LOW, HIGH = 0x44, 0xEE  # dsl.semantics.lanes: of 512 bits the low halves of both, the high halves
QUARTERS = 0x88, 0xDD  # the even lanes of both, the odd ones
HALVES = 0x20, 0x31    # of 256 bits the low halves of both, the high halves


def joined(mems: list[Mem], size: int) -> list[Mem]:
    """Places of 128 bits as one of `size` bytes where they lie one behind the other; else as they are."""
    first = mems[0]
    together = all(m.base is first.base and m.disp == first.disp + ROW * i for i, m in enumerate(mems))
    if len(mems) * ROW != size or not together:
        return mems
    name, strides, at, _, block = first.where
    return [dataclasses.replace(first, size=size, where=(name, strides, at, size, block), aligned=False)]


def row_of(access: Access, elem: int) -> Access | None:
    """The first element of the row of an element; None if it is not to be read or written with its neighbours.

    All bytes of the row must belong to the parameter, wherever loops have moved it.
    """
    if elem not in (8, 32, 64) or access.bits != elem or access.offset % (elem // 8):
        return None
    first, param = access.offset // ROW * ROW, access.param
    moved = param.per_block or access.strides
    if moved and (param.bytes % ROW or any(n % ROW for s in access.strides for n in (s.step, s.start, s.ring))):
        return None
    if first + ROW > param.bytes:
        return None
    return dataclasses.replace(access, offset=first)


def block_of(row: Access, size: int) -> Access | None:
    """The first element of four rows that lie one behind the other, a register of `size` bytes, of which a row is one;
    None if these are not to be read together."""
    param, first = row.param, row.offset // size * size
    moved = param.per_block or row.strides
    if size != 4 * ROW or param.kind != "in" or first + size > param.bytes:
        return None
    if moved and (param.bytes % size or any(n % size for s in row.strides for n in (s.step, s.start, s.ring))):
        return None
    return dataclasses.replace(row, offset=first)


def unit_of(row: Access, size: int) -> tuple[Access, int]:
    """The first element of what of an output is written at once, a register of `size` bytes or the row, and its bytes.
    """
    param, first = row.param, row.offset // size * size
    whole = size > ROW and param.kind == "out" and param.per_block and param.bytes % size == 0 and not row.strides
    return (dataclasses.replace(row, offset=first), size) if whole else (row, ROW)


def whole_registers(mems: list[Mem], size: int, elem: int) -> list[Mem]:
    """The rows of all copies as registers of `size` bytes, as `square` has them; [] where memory has them otherwise."""
    each = LANE // elem
    found = [joined(mems[i::each], size) for i in range(each)]
    return [one[0] for one in found] if all(len(one) == 1 for one in found) and size > ROW else []


def elements(vec: VectorOps, loads: list[Node], elem: int, number: int | None = None) -> list[Node]:
    """The elements of a row, each of all copies, from the row of each copy, or from registers of such; or from four
    rows of each copy, among which it has this number."""
    each = LANE // elem

    def together(values: list[Node]) -> Node:
        if number is None:
            return vec.joined(values)
        halves = [_halves(vec, values[i:i + 2], (LOW, HIGH)[number // 2]) for i in (0, 2)]
        return vec.vnode("lanes", halves, QUARTERS[number % 2], file=values[0].file)

    return square(vec, loads if len(loads) == each else [together(loads[i::each]) for i in range(each)], elem)


def _halves(vec: VectorOps, pair: list[Node], which: int) -> Node:
    """Halves of two registers, once for both of the rows that are made of them."""
    key = ("halves", *pair, which)
    if key not in vec.emit.memo:
        vec.emit.memo[key] = vec.vnode("lanes", pair, which, file=pair[0].file)
    return vec.emit.memo[key]


def rows(vec: VectorOps, values: list[Node], elem: int) -> list[Node]:
    """The row of each copy, in the lowest 128 bits, from its elements, each of all copies."""
    each = LANE // elem
    mixed = square(vec, values, elem)
    lanes = FILE_BYTES[values[0].file] // ROW
    return [vec.lane(mixed[copy % each], copy // each) for copy in range(lanes * each)]


def blocks(vec: VectorOps, values: list[list[Node]], elem: int) -> list[Node]:
    """As many rows of each copy as a register has, a register for each copy, from the elements of these rows, each of
    all copies."""
    each = LANE // elem
    mixed = [square(vec, row, elem) for row in values]
    turned = [_turned(vec, [row[k] for row in mixed]) for k in range(each)]
    return [turned[copy % each][copy // each] for copy in range(each * len(values))]


def _turned(vec: VectorOps, values: list[Node]) -> list[Node]:
    """Lanes of 128 bits exchanged with the registers that they are in, two or four."""
    file = values[0].file
    if len(values) == 2:
        return [vec.vnode("lanes", values, which, file=file) for which in HALVES]
    pairs = [[vec.vnode("lanes", values[i:i + 2], which, file=file) for i in (0, 2)] for which in (LOW, HIGH)]
    return [vec.vnode("lanes", pair, which, file=file) for pair in pairs for which in QUARTERS]


def square(vec: VectorOps, values: list[Node], elem: int) -> list[Node]:
    """Rows and columns exchanged in each 128 bits: element i of register j becomes element j of register i."""
    file = values[0].file
    if len(values) == 2:
        return [vec.vnode(kind, values, file=file, elem=elem) for kind in ("unpacklow", "unpackhigh")]
    half = len(values) // 2
    pairs = [square(vec, values[i:i + half], elem) for i in (0, half)]
    return [x for low, high in zip(*pairs, strict=True) for x in square(vec, [low, high], half * elem)]
