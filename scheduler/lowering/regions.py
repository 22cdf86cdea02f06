"""What pass `map` must know of a kernel's loops before it begins: what crosses them, what moves with them."""

from __future__ import annotations

from dsl.diagnostics import SourceError
from dsl.ir import Kernel, Loop, Op, Param, Region
from dsl.operations import MEMORY, STRUCTURE
from scheduler.lowering.memory import Strides

NO_LANE = {"extract": "a part of a value", "concat": "values joined", "zext": "another width", "lookup": "a table",
           "mul": "a product", "mulhi": "the high half of a product", "eq": "a comparison", "ltu": "a comparison",
           "select": "a choice"}


def no_lane(op: Op) -> SourceError:
    """The error of an operation that lanes have not."""
    assert op.pos is not None
    return SourceError(op.pos, f"no lane of a vector can do this: {NO_LANE.get(op.kind, op.kind)}",
                       "map this kernel without `lanes`; lanes know logic, shifts, rotations, sums and differences of "
                       "values that are all as wide as a lane")


def independent(kernel: Kernel) -> bool:
    """Whether no block depends on the one before: nothing is carried round a loop over blocks or kept in memory."""
    for item in kernel.body.items:
        if isinstance(item, Loop) and not isinstance(item.count, int):
            kept = any(op.kind == "store" and not op.attr.param.per_block for op in item.body.ops())
            if item.carried or kept:
                return False
    return True


def check_copies(kernel: Kernel) -> None:
    """SourceError for a kernel without a loop over blocks: lanes and streams have nothing to share out."""
    if not any(isinstance(item, Loop) and not isinstance(item.count, int) for item in kernel.body.items):
        pos = next((op.pos for op in kernel.body.ops() if op.pos), None)
        assert pos is not None
        raise SourceError(pos, f"`{kernel.name}` has no loop over blocks, so there is nothing for several lanes or "
                          "streams to work on", "remove `lanes` and `streams`")


def strided(loop: Loop) -> list[tuple[Param, Strides]]:
    """Distinct (parameter, strides down to `loop`) of the accesses that `loop` moves."""
    seen: dict[tuple[Param, Strides], None] = {}
    for op in loop.body.ops():
        moved = [s.loop for s in op.attr.strides] if op.kind in MEMORY else []
        if loop in moved:
            seen[op.attr.param, op.attr.strides[:moved.index(loop) + 1]] = None
    return list(seen)


def crossing(region: Region) -> set[int]:
    """Values used in another straight-line piece than the one that defines them."""
    home: dict[int, int] = {}
    found: set[int] = set()
    count = [0]

    def use(op: Op, here: int) -> None:
        if op.kind not in STRUCTURE and home.get(id(op)) != here:
            found.add(id(op))

    def walk(region: Region) -> int:
        count[0] += 1
        here = count[0]
        for item in region.items:
            if isinstance(item, Loop):
                for c in item.carried:
                    use(c.init, here)
                last = walk(item.body)
                for c in item.carried:
                    use(c.next, last)
                count[0] += 1
                here = count[0]
            else:
                home[id(item)] = here
                for a in item.args:
                    use(a, here)
        return here

    walk(region)
    return found
