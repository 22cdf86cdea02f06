"""Pass `cse`: within a region, an operation that was already done on the same values is not done again.

A load is known until a store may have changed its place. Nothing is shared between a loop and what is around it: that
would turn a cheap operation into a value that lives across the loop.
"""

from __future__ import annotations

from dsl.ir import Access, Carried, Kernel, Loop, Op, Region
from scheduler.graph.places import Touched, Where

Key = tuple[object, ...]


def share(kernel: Kernel) -> Kernel:
    """`kernel` with repeated operations removed; operations are changed in place."""
    _region(kernel.body, {})
    return kernel


def _region(region: Region, same: dict[int, Op]) -> None:
    known: dict[Key, Op] = {}
    loads: Touched[Key] = Touched()
    kept: list[Op | Loop] = []
    for item in region.items:
        if isinstance(item, Loop):
            for c in item.carried:
                c.init = same.get(id(c.init), c.init)
            _region(item.body, same)
            item.carried = [Carried(c.init, c.param, same.get(id(c.next), c.next)) for c in item.carried]
            known, loads = {k: v for k, v in known.items() if v.kind != "load"}, Touched()
            kept.append(item)
            continue
        item.args = tuple(same.get(id(a), a) for a in item.args)
        if item.kind == "store":
            for key in loads.overlapping(_where(item.attr, 2)):
                known.pop(key, None)
            kept.append(item)
            continue
        made = _key(item)
        first = known.setdefault(made, item) if made else item
        if first is item:
            if item.kind == "load" and made:
                loads.add(_where(item.attr, 1), made)
            kept.append(item)
        else:
            same[id(item)] = first
    region.items = kept


def _key(op: Op) -> Key | None:
    if op.kind in ("param", "result"):
        return None
    args = tuple(("const", a.attr, a.bits, a.modulus) if a.kind == "const" else id(a) for a in op.args)
    attr: object = op.attr
    if isinstance(attr, Access):
        attr = (attr.param, attr.offset, attr.bits, attr.endian, attr.strides)
    elif op.kind in ("lookup", "linear"):
        attr = id(attr)
    elif op.kind == "slicewise":
        attr = (id(op.attr[0]), op.attr[1])
    return (op.kind, op.bits, args, attr)


def _where(access: Access, moved: int) -> Where:
    """The place of an access; one that a loop moves may be any of its parameter (`moved` is 1 of loads, 2 of a store).

    Per-block parameters may be in place of each other.
    """
    param = access.param
    return id(param), moved if access.strides else 0, access.offset, access.bits // 8, 1 if param.per_block else 0
