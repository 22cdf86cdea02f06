"""Pass `join`: look-ups at neighbouring parts of one value become one look-up, in a table of the joined parts.

In a sum, or in a join of parts, `S(x[0 +: 4])` and `S(x[4 +: 4])` are `T(x[0 +: 8])`, and what is done to the results
alone, a shift into place or a permutation of bits (which `tabulate` has put into the tables), is in T. Parts are joined
up to the index of a table that `tabulate` makes, so as to take the fewest issue slots by the CPU's table. A table is as
many times larger as its index has more values: those that save most for their bytes come first, as long as all tables
and what else every block reads are smaller than the first-level cache. A table for which there is no room and which is
another one shifted is read there, if that still pays: `T(x) ^ U(y)` with `U(c) = T(c) << 2` is `T(x) ^ (T(y) << 2)`.
"""

from __future__ import annotations

from collections.abc import Container
from dataclasses import replace

from dsl.ir import Kernel, Loop, Op, Region, Table
from dsl.operations import BITWISE
from scheduler.algorithm.neighbours import Neighbours, Site, users_of
from scheduler.algorithm.tabulate import CHUNK
from scheduler.graph.places import element_bytes
from scheduler.mapping.layout import Layout
from targets.cpu import Cpu


def join_boxes(kernel: Kernel, cpu: Cpu, layout: Layout) -> Kernel:
    """`kernel` with look-ups joined where the CPU's table says it pays; operations are changed in place.

    Nothing is looked up by secret data that was not before.
    """
    for limit in range(CHUNK, 1, -1):
        if not any(op.kind == "lookup" and op.args[0].bits < limit for op in kernel.body.ops()):
            break
        found = Neighbours(kernel, cpu, layout, limit)
        found.region(kernel.body, 1)
        chosen = _affordable(kernel, found, cpu.l1d_bytes)
        if chosen:
            _write(kernel, found, chosen)
        if len(chosen) == len(found.sites):  # else smaller tables may find room
            break
    return kernel


def _bytes(table: Table) -> int:
    return len(table.entries) * element_bytes(table)


def _affordable(kernel: Kernel, found: Neighbours, cache_bytes: int) -> list[Site]:
    """The sites whose tables, with all others and what else every block reads, are smaller than the cache."""
    looked = [op for op in kernel.body.ops() if op.kind == "lookup" and found.users.get(id(op))]
    rest = sum(p.bytes for p in kernel.params if p.kind != "count" and not p.per_block)

    def size(sites: list[Site]) -> int:
        joined = {id(term.look) for site in sites for term in site.terms}
        tables = [op.attr for op in looked if id(op) not in joined] + [site.table for site in sites]
        return rest + sum(_bytes(table) for table in {id(table): table for table in tables}.values())

    groups: dict[int, list[Site]] = {}
    for site in found.sites:
        groups.setdefault(id(site.table), []).append(site)
    chosen: list[Site] = []
    left: list[list[Site]] = []
    for group in sorted(groups.values(), key=lambda g: -sum(s.gain * s.times for s in g) / _bytes(g[0].table)):
        if size(chosen + group) < max(cache_bytes, size(chosen) + 1):
            chosen += group
        else:
            left.append(group)
    chosen += _shifted(found, left, [*{id(site.table): site.table for site in chosen}.values()])
    order = {id(site.terms[0].look): number for number, site in enumerate(found.sites)}
    return sorted(chosen, key=lambda site: order[id(site.terms[0].look)])


def _shifted(found: Neighbours, groups: list[list[Site]], there: list[Table]) -> list[Site]:
    """The sites, of groups with a table each, that pay if they are read in tables that are there.

    What is shifted alike in a sum is added up before, so distances that others have come first, then far ones.
    """
    distances: set[int] = set()
    alike: dict[tuple[int, int], list[Site]] = {}
    for group in groups:
        ways = [(shift in distances, abs(shift), -number, shift) for number, table in enumerate(there)
                for shift in [_distance(table, group[0].table)] if shift]
        if ways:
            *_, number, shift = max(ways)
            distances.add(shift)
            for site in group:
                if site.total.kind in BITWISE:
                    alike.setdefault((id(site.total), shift), []).append(
                        replace(site, table=there[-number], shift=shift))
    return [site for sites in alike.values() if sum(s.gain for s in sites) > found.shift(sites[0].table.bits)
            for site in sites]


def _distance(table: Table, wanted: Table) -> int:
    """By how much the entries of `table` are shifted in `wanted`, to the right if below 0; 0 if they are not."""
    if table.bits != wanted.bits or len(table.entries) != len(wanted.entries):
        return 0
    pairs = [*zip(table.entries, wanted.entries, strict=True)]
    a, b = next(((a, b) for a, b in pairs if a and b), (1, 1))
    left, right = (b & -b).bit_length() - (a & -a).bit_length(), b.bit_length() - a.bit_length()
    if left > 0 and all(a << left & (1 << table.bits) - 1 == b for a, b in pairs):
        return left
    return right if right < 0 and all(a >> -right == b for a, b in pairs) else 0


def _write(kernel: Kernel, found: Neighbours, chosen: list[Site]) -> None:
    """Put joined look-ups in place of those chosen; what nothing reads any more is taken out."""
    new: dict[int, list[Op]] = {}  # what is to stand before a sum
    parts: dict[tuple[int, int, int, int], Op] = {}
    shifted: dict[int, dict[int, list[Op]]] = {}  # of a sum: distance -> what is to be shifted by it
    for site in chosen:
        total, first = site.total, site.terms[0]
        before = new.setdefault(id(total), [])
        width = sum(term.width for term in site.terms)
        key = id(site.region), id(first.value), first.lo, width
        if width == first.value.bits:
            parts[key] = first.value
        elif key not in parts:
            parts[key] = _op(total, "extract", width, (first.value,), first.lo)
            before.append(parts[key])
        look = _op(total, "lookup", site.table.bits, (parts[key],), site.table)
        before.append(look)
        joined = {id(term.operand) for term in site.terms[bool(not site.shift):]}
        found.leaves[id(total)] = [look if leaf is first.operand else leaf for leaf in found.leaves[id(total)]
                                   if id(leaf) not in joined]
        if site.shift:
            shifted.setdefault(id(total), {}).setdefault(site.shift, []).append(look)
    for total in {id(site.total): site.total for site in chosen}.values():
        before, leaves = new[id(total)], found.leaves[id(total)]
        for shift, looks in shifted.get(id(total), {}).items():
            sums = _sums(total, looks)
            leaves.append(_op(total, "shl" if shift > 0 else "shr", total.bits, sums[-1:], abs(shift)))
            before += [*sums[1:], leaves[-1]]
        _become(total, leaves, before)
    _place(kernel.body, new)
    _keep(kernel.body, users_of(kernel))


def _op(like: Op, kind: str, bits: int, args: tuple[Op, ...], attr: object = None) -> Op:
    return Op(kind, bits, args, attr, like.pos, any(a.secret for a in args), like.name)


def _sums(total: Op, leaves: list[Op]) -> tuple[Op, ...]:
    """`leaves` added up as in `total`: the first of them, and each sum on the way to the last."""
    made = leaves[:1]
    for leaf in leaves[1:]:
        made.append(_op(total, total.kind, total.bits, (made[-1], leaf)))
    return tuple(made)


def _become(total: Op, leaves: list[Op], before: list[Op]) -> None:
    """Let `total` be the sum of `leaves`, behind the sums on the way."""
    if total.kind == "concat" and len(leaves) > 1:
        total.args = tuple(leaves)
        return
    last = leaves[0]
    if len(leaves) > 1:
        *made, last = _sums(total, leaves)
        before += made[1:]
    total.kind, total.args, total.attr = last.kind, last.args, last.attr


def _place(region: Region, new: dict[int, list[Op]]) -> None:
    """Put before each operation what is `new` there."""
    items: list[Op | Loop] = []
    for item in region.items:
        if isinstance(item, Loop):
            _place(item.body, new)
        items += new.get(id(item), [])
        items.append(item)
    region.items = items


def _keep(region: Region, wanted: Container[int]) -> None:
    region.items = [item for item in region.items if isinstance(item, Loop) or id(item) in wanted]
    for loop in (item for item in region.items if isinstance(item, Loop)):
        _keep(loop.body, wanted)
