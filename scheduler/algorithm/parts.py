"""Pass `parts`: a sum of look-ups that stand side by side in a word, under a linear map, becomes a join of parts.

`L((u64(S(x)) << 4) | u64(S(y)))` is `L(cat(S(y), S(x), 0))`: no two operands have a bit in common, so that `|`, `^` and
`+` are the same. `permute` and `tabulate` look for joined parts.
"""

from __future__ import annotations

from dsl.ir import Kernel, Loop, Op, Region
from dsl.operations import SUMS, evaluate
from scheduler.algorithm.neighbours import summands, users_of

ALIKE = tuple(kind for kind in SUMS if evaluate(kind, 1, None, [0, 1], [1, 1]))
"""Sums in which zeros change nothing: the same of operands without a common bit."""
Placed = tuple[int, Op]  # the bit at which a look-up stands, the look-up


def join_parts(kernel: Kernel) -> Kernel:
    """`kernel` with such sums as `concat`; operations are changed in place, what nobody reads any more stays."""
    users = users_of(kernel)
    _region(kernel.body, users)
    return kernel


def _region(region: Region, users: dict[int, list[Op]]) -> None:
    here = {id(item) for item in region.items}
    for item in region.items:
        if isinstance(item, Loop):
            _region(item.body, users)
        elif item.kind in ALIKE and [user.kind for user in users.get(id(item), [])] == ["linear"]:
            placed = [_placed(leaf) for leaf in summands(item, here, users)
                      if not (leaf.kind == "const" and not leaf.attr)]
            parts = _side_by_side([p for p in placed if p], item) if all(placed) else []
            if parts:
                item.kind, item.args = "concat", tuple(parts)


def _placed(op: Op) -> Placed | None:
    """The look-up that `op` is, if it is one, widened and moved to the left, and by how many bits; none is lost."""
    steps = []
    while op.kind in ("shl", "zext"):
        steps.append(op)
        op = op.args[0]
    at = 0
    for step in reversed(steps):
        at += step.attr if step.kind == "shl" else 0
        if at + op.bits > step.bits:
            return None
    return (at, op) if op.kind == "lookup" else None


def _side_by_side(placed: list[Placed], total: Op) -> list[Op]:
    """The parts of `total` from the lowest on, with zeros between them; nothing if two of them meet."""
    parts: list[Op] = []
    end = 0
    for at, look in sorted(placed, key=lambda p: p[0]):
        if at < end:
            return []
        parts += [*_zeros(at - end, total), look]
        end = at + look.bits
    return [*parts, *_zeros(total.bits - end, total)]


def _zeros(bits: int, total: Op) -> list[Op]:
    return [Op("const", bits, (), 0, total.pos)] if bits else []
