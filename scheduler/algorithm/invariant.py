"""What is the same in every block is made before the loop over blocks: a step of the pass `boxes`, in lanes of bytes.

An operation on constants and on words of memory that all blocks share gives every block the same: the boxes of those
bytes of a counter that no block changes, and what a linear map makes of such bytes alone. It moves before the loop, and
its result is in the frame while that runs. Loads stay, for those that blocks share are in the frame anyway; what moves
has loads of its own.
"""

from __future__ import annotations

from dsl.ir import Kernel, Loop, Op, Param, Region
from dsl.operations import MEMORY, STRUCTURE
from scheduler.algorithm.complements import is_fixed

STAYS = (*STRUCTURE, *MEMORY, "index")


def move_invariant(kernel: Kernel) -> Kernel:
    """`kernel` with such operations before its loops over blocks; changed in place."""
    out: list[Op | Loop] = []
    for item in kernel.body.items:
        if isinstance(item, Loop) and isinstance(item.count, Param):
            out += _moved(item)
        out.append(item)
    kernel.body = Region(out)
    return kernel


def _moved(loop: Loop) -> list[Op | Loop]:
    """Take them out of the loop; they, with the loads they need, in order."""
    same: dict[Op, Op] = {}  # a load in the loop and the one before it
    before: list[Op | Loop] = []
    moved: set[Op] = set()
    kept: list[Op | Loop] = []

    def is_same(a: Op) -> bool:
        return a.kind == "const" or a in moved or is_fixed(a)

    def outside(a: Op) -> Op:
        if not is_fixed(a):
            return a
        if a not in same:
            same[a] = Op(a.kind, a.bits, a.args, a.attr, a.pos, a.secret, a.name)
            before.append(same[a])
        return same[a]

    for item in loop.body.items:
        if isinstance(item, Loop) or item.kind in STAYS or not item.args or not all(map(is_same, item.args)):
            kept.append(item)
            continue
        item.args = tuple(map(outside, item.args))
        before.append(item)
        moved.add(item)
    loop.body = Region(kept)
    return before
