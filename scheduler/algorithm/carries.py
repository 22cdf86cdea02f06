"""Pass `carries`: sums and differences of several words become operations that take a carry and give one.

The source's `carry(a, b, c)` is two comparisons, of a + b with a and of a + b + c with that. On general registers the
carry is in the flags behind an addition, and the instruction that adds with carry takes it from there.
"""

from __future__ import annotations

from dataclasses import replace

from dsl.ir import Kernel, Loop, Op, Region
from scheduler.mapping.layout import Layout

SUMS = {"add": ("addc", "carryc"), "sub": ("subc", "borrowc")}
"""Of an operation that with a carry in, and what goes out of it."""


def join_carries(kernel: Kernel, layout: Layout) -> Kernel:
    """`kernel` with such operations, where its words are in general registers; operations are changed in place."""
    if not layout.in_lanes and "r" not in layout.split:
        _region(kernel.body, layout)
    return replace(kernel)


def _region(region: Region, layout: Layout) -> None:
    here = {id(item) for item in region.items}
    for item in region.items:
        if isinstance(item, Loop):
            _region(item.body, layout)
        elif item.kind == "or" and item.bits == 1:
            found = _carry(item)
            if found is not None and id(found) in here and (found.bits <= layout.bits or layout.wide == "r"):
                _join(item, found)


def _carry(op: Op) -> Op | None:
    """The sum or difference with a carry of which an operation is what goes out; None if it is something else."""
    for one, two in (op.args, op.args[::-1]):
        if one.kind != "ltu" or two.kind != "ltu":
            continue
        for total, first in (two.args, two.args[::-1]):
            if total.kind not in SUMS or first.kind != total.kind or total.args[0] is not first:
                continue
            small, large = (total, first) if total.kind == "add" else (first, total)
            whole = (first, first.args[0]) if total.kind == "add" else (first.args[0], first)
            carried = total.args[1]
            if two.args == (small, large) and one.args == whole and carried.kind == "zext" \
                    and carried.args[0].bits == 1 and total.bits in (32, 64):
                return total
    return None


def _join(out: Op, total: Op) -> None:
    """Let the two operations be one that takes the carry and one that gives it."""
    kinds = SUMS[total.kind]
    first, carried = total.args
    args = (*first.args, carried.args[0])
    total.kind, total.args = kinds[0], args
    out.kind, out.args = kinds[1], args
