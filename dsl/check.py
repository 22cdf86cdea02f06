"""The form that every algorithm IR must have, and the pass `secrecy`. Run between passes.

Operands are defined before their use, widths are as dsl.operations says.
"""

from __future__ import annotations

from dsl import extended
from dsl.diagnostics import SourceError
from dsl.ir import INDEX, Access, Kernel, Loop, Op, Param, Region, Share
from dsl.operations import (
    ADDED,
    BOXES,
    BY_HALVES,
    BY_VALUE,
    BYTES,
    CARRIES,
    COMPARISONS,
    FLOATS,
    LANES,
    NUMBERS,
    ROUNDS,
    SAME,
    STRUCTURE,
    UNARY,
    UNPACKS,
    WORDWISE,
)
from dsl.rounds import STATE
from dsl.wordwise import ALIGN, VECTOR, wordwise

VECTORS = (128, 256, 512)
"""Bits of values that only some operations are for."""
MOVED = (*UNPACKS, *LANES, *BYTES, *ROUNDS, *WORDWISE, ALIGN)
"""Those that are for no others."""


class IrError(Exception):
    """A pass left a malformed IR: a bug in the tool."""


def check_kernel(kernel: Kernel) -> Kernel:
    """`kernel` itself, if it is well formed; else IrError names the operation."""
    _region(kernel.body, set(), set())
    for item in kernel.body.items:
        inside = isinstance(item, Loop) and isinstance(item.count, Param)
        if not inside and any(op.kind == "index" for op in (item.body.ops() if isinstance(item, Loop) else (item,))):
            raise IrError("index, the number of a block, outside the loop over the blocks, or in a share of it")
    return kernel


def check_secrets(kernel: Kernel) -> Kernel:
    """`kernel` itself; SourceError where secret data indexes a table and the kernel is not marked `tables`."""
    for op in kernel.body.ops():
        if op.kind == "lookup" and op.args[0].secret and not kernel.tables_allowed:
            assert op.pos is not None
            raise SourceError(op.pos, f"secret data indexes the table `{op.attr.name}` in `{kernel.name}`, which is "
                              "not marked `tables`", "write `tables` behind the kernel's parameters if its time may "
                              "depend on secrets, or map it with `slices`")
    return kernel


def _region(region: Region, outer: set[int], ended: set[int]) -> set[int]:
    known = set(outer)
    for item in region.items:
        if isinstance(item, Loop):
            _counted(item)
            for c in item.carried:
                _seen(c.init, known, ended, item.name)
                if not c.init.bits == c.param.bits == c.next.bits:
                    raise IrError(f"loop {item.name}: carried {c.param.name} changes its width")
                if not c.init.modulus == c.param.modulus == c.next.modulus:
                    raise IrError(f"loop {item.name}: carried {c.param.name} changes its modulus")
            inside = _region(item.body, known | {id(c.param) for c in item.carried}, ended)
            for c in item.carried:
                _seen(c.next, inside, ended, item.name)
            ended.add(id(item))
            continue
        for a in item.args:
            _seen(a, known, ended, item.kind)
        if not _fits(item):
            types = ", ".join(a.type for a in item.args)
            raise IrError(f"{item.kind} {item.name}: {item.type} from {types or 'nothing'} with {item.attr!r:.60}")
        known.add(id(item))
    return known


def _counted(loop: Loop) -> None:
    """How often a loop is gone round is known, or the number of a call's blocks, or a share of it."""
    if isinstance(loop.count, int):
        right = loop.count > 0
    elif isinstance(loop.count, Share):
        share = loop.count
        right = share.param.kind == "count" and share.size > 1 and share.size & share.size - 1 == 0 \
            and share.which in ("once", "most", "last", "rest")
    else:
        right = loop.count.kind == "count"
    if not right:
        raise IrError(f"loop {loop.name}: {loop.count!r} passes")


def _seen(op: Op, known: set[int], ended: set[int], by: str) -> None:
    if op.kind == "const":
        if op.modulus and op.bits != op.modulus.bits:
            raise IrError(f"constant of {op.type} with {op.bits} bits")
        if not 0 <= op.attr < (op.modulus.value if op.modulus else 1 << op.bits):
            raise IrError(f"constant {op.attr:#x} is {'not below' if op.modulus else 'wider than'} {op.type}")
    elif op.kind == "result":
        if id(op.attr[0]) not in ended:
            raise IrError(f"{by} uses the result of loop {op.attr[0].name} before it ended")
    elif id(op) not in known:
        raise IrError(f"{by} uses {op.kind} {op.name} before it is defined, or outside its loop")


def _vector_fits(op: Op) -> bool:
    """Of an operation that only vectors have."""
    a, kind, bits = op.args[0], op.kind, op.bits
    if kind in UNPACKS:
        return len(op.args) == 2 and bits in VECTORS and all(x.bits == bits for x in op.args) \
            and op.attr in (8, 16, 32, 64)
    if kind in LANES:
        return len(op.args) in (1, 2) and bits in VECTORS[1:] and all(x.bits == bits for x in op.args)
    if kind in BYTES:
        return len(op.args) == 1 and a.bits == bits and bits in (16, 32, 64, STATE) \
            and set(op.attr) <= {-1, *range(bits // 8)} and len(op.attr) == bits // 8
    if kind in ROUNDS:
        return len(op.args) == 2 and all(x.bits == bits == STATE for x in op.args)
    if kind in WORDWISE:
        row = wordwise()[kind]
        return len(op.args) == len(row.operands) and all(x.bits == bits == VECTOR for x in op.args) \
            and (op.attr in range(row.choices) if row.choices else op.attr is None)
    return len(op.args) == 2 and all(x.bits == bits == VECTOR for x in op.args) and 0 <= op.attr < VECTOR // 8


def _fits(op: Op) -> bool:
    a = op.args[0] if op.args else op
    kind, bits = op.kind, op.bits
    if op.modulus or kind in NUMBERS:
        return _number_fits(op)
    if not (0 <= bits <= 128 or bits in VECTORS) or any(x.modulus for x in op.args):
        return False
    if kind in SAME:
        return len(op.args) == 2 and all(x.bits == bits for x in op.args) and (
            bits <= 64 or (bits in VECTORS and kind in BY_HALVES))
    if kind in UNARY:
        return len(op.args) == 1 and a.bits == bits and (kind == "not" or 0 <= op.attr < min(bits, 64))
    if kind in ADDED:
        return len(op.args) == 3 and bits in VECTORS and all(x.bits == bits for x in op.args)
    if kind in BY_VALUE:
        least = bits & bits - 1 == 0 if kind.startswith("rot") else 1 << op.args[1].bits <= bits
        return len(op.args) == 2 and a.bits == bits and least
    if kind in CARRIES:
        wide = a.bits if kind in ("addc", "subc") else 1
        return len(op.args) == 3 and bits == wide and op.args[1].bits == a.bits and op.args[2].bits == 1
    if kind in MOVED:
        return _vector_fits(op)
    if kind in COMPARISONS:
        return bits == 1 and len(op.args) == 2 and a.bits == op.args[1].bits
    if kind in FLOATS:
        return len(op.args) == 2 and all(x.bits == bits == extended.BITS for x in op.args)
    if kind in ("widen", "narrow"):
        wide, short = (bits, a.bits) if kind == "widen" else (a.bits, bits)
        return len(op.args) == 1 and wide == extended.BITS and short in (32, 64)
    if kind == "select":
        return len(op.args) == 3 and a.bits == 1 and all(x.bits == bits for x in op.args[1:])
    if kind == "extract":
        return 0 <= op.attr <= a.bits - bits
    if kind == "zext":
        return bits >= a.bits
    if kind == "concat":
        return sum(x.bits for x in op.args) == bits
    if kind in BOXES:
        return a.bits == bits and bits % 8 == 0 and len(op.attr.entries) == 256 and op.attr.bits == 8
    if kind == "lookup":
        return len(op.attr.entries) == 1 << a.bits and op.attr.bits == bits
    if kind == "slicewise":
        table, output = op.attr
        return len(table.entries) == 1 << len(op.args) and 0 <= output < table.bits \
            and all(x.bits == bits for x in op.args)
    if kind == "linear":
        return len(op.attr.columns) == a.bits and op.attr.bits == bits
    if kind == "index":
        if isinstance(op.attr, tuple):
            return not op.args and bits == 8 and 0 <= op.attr[0] < INDEX // 8
        return not op.args and (bits >= INDEX if op.attr is None else 0 <= op.attr < INDEX)
    if kind == "load":
        return bool(bits == (op.attr.param.slices if op.attr.param.repeated else op.attr.bits) and not op.args
                    and _whole(op.attr))
    if kind == "store":
        return bits == 0 and len(op.args) == 1 and op.attr.bits == a.bits and op.attr.param.kind != "const"
    return kind in STRUCTURE


def _number_fits(op: Op) -> bool:
    """Numbers go into sums, differences and products of the same modulus, and come out as digits."""
    moduli = [x.modulus for x in op.args]
    if op.kind == "digits":
        return len(moduli) == 1 and moduli[0] is not None and not op.modulus and 0 < op.bits <= 64 and op.attr >= 0
    if op.modulus is None or op.bits != op.modulus.bits or op.modulus.value < 2:
        return False
    if op.kind == "number":
        return op.attr == op.modulus and len(moduli) > 0 and not any(moduli)
    return op.kind in STRUCTURE or (op.kind in NUMBERS and op.attr == op.modulus and moduli == [op.modulus] * 2)


def _whole(access: Access) -> bool:
    """A constant array has all its elements; they fit and are little-endian. Nothing else has entries."""
    param = access.param
    if param.kind != "const":
        return not param.entries
    return len(param.entries) == param.length and param.endian == access.endian == "le" and all(
        0 <= e < 1 << param.bits for e in param.entries)
