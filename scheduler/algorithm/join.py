"""Pass `join`: look-ups at neighbouring parts of one value become one look-up, in a table of the joined parts.

In a sum, or in a join of parts, `S(x[0 +: 4])` and `S(x[4 +: 4])` are `T(x[0 +: 8])`, and what is done to the results
alone, a shift into place or a permutation of bits (which `tabulate` has put into the tables), is in T. Parts are joined
up to the index of a table that `tabulate` makes, so as to take the fewest issue slots by the CPU's table. A table is as
many times larger as its index has more values: those that save most for their bytes come first, as long as all tables
and what else every block reads are smaller than the first-level cache. A table for which there is no room and which is
another one shifted is read there, if that still pays: `T(x) ^ U(y)` with `U(c) = T(c) << 2` is `T(x) ^ (T(y) << 2)`.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from dataclasses import dataclass, replace
from functools import reduce

from dsl.ir import Kernel, Loop, Op, Region, Table
from dsl.operations import BITWISE, UNARY, evaluate
from scheduler.algorithm.permute import Price, prices
from scheduler.algorithm.tabulate import CHUNK
from scheduler.graph.places import element_bytes
from scheduler.mapping.layout import Layout
from targets.cpu import Cpu

SUMS = ("xor", "or", "and", "add")
"""Whose operands may be taken in any order."""
AFTER = (*UNARY, "zext", "extract")
"""What an entry may go through on its way to the sum."""
BLOCKS = 64  # as often as a block loop is taken to run
Part = tuple[Op, int, int]  # a value, the first bit of a part of it, the bits of the part


@dataclass(frozen=True)
class _Term:
    """An operand of a sum: a look-up at a part of a value, and what is done to the entry; `at`: its bit of a concat."""

    operand: Op
    look: Op
    value: Op
    lo: int
    steps: tuple[Op, ...]
    at: int = 0

    @property
    def width(self) -> int:
        """Bits of the index."""
        return self.look.args[0].bits

    def entries(self) -> Iterator[int]:
        """What each entry of the table comes to in the sum."""
        for entry in self.look.attr.entries:
            bits = self.look.bits
            for op in self.steps:
                entry, bits = evaluate(op.kind, op.bits, op.attr, [entry], [bits]), op.bits
            yield entry << self.at


@dataclass(frozen=True)
class _Site:
    """Terms of one sum that are to be one look-up, whose entry is shifted to the left by `shift`, if that is below 0
    to the right. `gain`: issue slots, of one run.
    """

    total: Op
    region: Region
    terms: tuple[_Term, ...]
    table: Table
    gain: float
    times: int
    shift: int = 0


def join_boxes(kernel: Kernel, cpu: Cpu, layout: Layout) -> Kernel:
    """`kernel` with look-ups joined where the CPU's table says it pays; operations are changed in place.

    Nothing is looked up by secret data that was not before.
    """
    for limit in range(CHUNK, 1, -1):
        if not any(op.kind == "lookup" and op.args[0].bits < limit for op in kernel.body.ops()):
            break
        found = _Find(kernel, cpu, layout, limit)
        found.region(kernel.body, 1)
        chosen = _affordable(kernel, found, cpu.l1d_bytes)
        if chosen:
            _write(kernel, found, chosen)
        if len(chosen) == len(found.sites):  # else smaller tables may find room
            break
    return kernel


class _Find:
    """The look-ups of a kernel that can be joined into tables with indices of at most `limit` bits."""

    def __init__(self, kernel: Kernel, cpu: Cpu, layout: Layout, limit: int) -> None:
        self.cpu, self.layout, self.limit = cpu, layout, limit
        self.users = _users(kernel)
        self.sites: list[_Site] = []
        self.leaves: dict[int, list[Op]] = {}  # of each sum
        self.tables: dict[object, Table] = {}
        self.made: dict[tuple[int, tuple[int, ...]], Table] = {}

    def region(self, region: Region, times: int) -> None:
        """Look for sums in `region`, which runs so many times."""
        here = {id(item) for item in region.items}
        for item in region.items:
            if isinstance(item, Loop):
                self.region(item.body, times * (item.count if isinstance(item.count, int) else BLOCKS))
            elif item.kind in (*SUMS, "concat") and self.users.get(id(item)) and not self.inside(item, here):
                leaves = self.summands(item, here)
                self.leaves[id(item)] = leaves
                for run in _runs(self.terms(item, leaves, here), item.kind == "concat"):
                    self.sites += self.best(item, region, run, times)

    def inside(self, op: Op, here: set[int]) -> bool:
        """Whether a sum is an operand of another one alone, which takes its operands."""
        user, *others = self.users[id(op)]
        return not others and user.kind == op.kind and op.kind in SUMS and id(user) in here

    def summands(self, total: Op, here: set[int]) -> list[Op]:
        """What a sum is made of, through the sums in it that nothing else reads, in the order of the source."""
        if total.kind == "concat":
            return list(total.args)
        found, left = [], [*reversed(total.args)]
        while left:
            op = left.pop()
            if op.kind == total.kind and id(op) in here and len(self.users[id(op)]) == 1:
                left += reversed(op.args)
            else:
                found.append(op)
        return found

    def terms(self, total: Op, leaves: list[Op], here: set[int]) -> list[_Term]:
        """Those that are look-ups which nothing else reads."""
        found, at = [], 0
        for leaf in leaves:
            op, steps = leaf, []
            while op.kind in AFTER and id(op) in here and len(self.users[id(op)]) == 1:
                steps.append(op)
                op = op.args[0]
            if op.kind == "lookup" and id(op) in here and len(self.users[id(op)]) == 1:
                value, lo, _ = _part(op.args[0])
                found.append(_Term(leaf, op, value, lo, tuple(reversed(steps)), at))
            at += leaf.bits if total.kind == "concat" else 0
        return found

    def best(self, total: Op, region: Region, run: list[_Term], times: int) -> list[_Site]:
        """The division of neighbours that takes the fewest issue slots; those of its tables that are new."""
        costs, cuts = [0.0], [0]
        for end in range(1, len(run) + 1):
            ways = [(costs[start] + self.cost(total, run[start:end]), start) for start in range(end)
                    if start == end - 1 or run[end - 1].lo + run[end - 1].width - run[start].lo <= self.limit]
            cost, start = min(ways)
            costs.append(cost)
            cuts.append(start)
        found, end = [], len(run)
        while end:
            start, terms = cuts[end], tuple(run[cuts[end]:end])
            gain = sum(self.cost(total, [term]) for term in terms) - self.cost(total, list(terms))
            if len(terms) > 1 and gain > 0:
                found.append(_Site(total, region, terms, self.table(total, terms), gain, times))
            end = start
        return found[::-1]

    def cost(self, total: Op, terms: list[_Term]) -> float:
        """Issue slots of one look-up for `terms`: its index, which others may share, and an entry in the sum."""
        word, lo = self.layout.bits, terms[0].lo % self.layout.bits
        price: Price = prices(self.cpu, "r", word)
        width = sum(term.width for term in terms)
        whole = width == CHUNK and lo % CHUNK == 0
        index = price("shr") if lo + width == word or lo > (CHUNK if whole else 0) else 0.0
        if lo + width != word:
            index += price("byte" if whole else "and")
        shared = min(len(self.users[id(term.look.args[0])]) for term in terms)
        together = total.kind == "concat"
        bits = sum(term.operand.bits for term in terms) if together else total.bits
        if bits > word and self.layout.wide != "r":
            return index / shared + prices(self.cpu, self.layout.wide, 64)("entry")
        place = price("shl") + price("or") if together else 0.0
        return index / shared + -(-bits // word) * price("entry") + place

    def shift(self, bits: int) -> float:
        """Issue slots of a shift, of an entry that could have been an operand in memory."""
        word = self.layout.bits
        if bits > word and self.layout.wide != "r":
            price = prices(self.cpu, self.layout.wide, 64)
            return price("shl") + price("xor")
        price = prices(self.cpu, "r", word)
        words = -(-bits // word)
        return words * (price("shl") + price("xor")) + (words - 1) * (price("shr") + price("or"))

    def table(self, total: Op, terms: tuple[_Term, ...]) -> Table:
        """The table of joined parts: an entry for each of their joint values."""
        first, together = terms[0], total.kind == "concat"
        low = min(term.at for term in terms)
        bits = sum(term.operand.bits for term in terms) if together else total.bits
        key = (total.kind, bits, *((term.look.attr, term.at - low, *((s.kind, s.bits, s.attr) for s in term.steps))
                                   for term in terms))
        if key not in self.tables:
            columns = [[entry >> low for entry in term.entries()] for term in terms]
            kind = "or" if together else total.kind
            entries = tuple(
                reduce(lambda a, b: evaluate(kind, bits, None, [a, b], [bits, bits]),
                       [column[i >> term.lo - first.lo & len(column) - 1]
                        for column, term in zip(columns, terms, strict=True)])
                for i in range(1 << sum(term.width for term in terms)))
            name = "_".join(dict.fromkeys(term.look.attr.name for term in terms)) + f"_x{len(terms)}"
            self.tables[key] = self.made.setdefault((bits, entries), Table(name, bits, entries))
        return self.tables[key]


def _part(op: Op) -> Part:
    """Which part of which value `op` is, through what only chooses bits."""
    value, lo, width = op, 0, op.bits
    while True:
        if value.kind == "extract":
            value, lo = value.args[0], lo + value.attr
        elif value.kind == "shr" and lo + value.attr + width <= value.bits:
            value, lo = value.args[0], lo + value.attr
        elif value.kind == "zext" and lo + width <= value.args[0].bits:
            value = value.args[0]
        else:
            return value, lo, width


def _runs(terms: list[_Term], together: bool) -> list[list[_Term]]:
    """Terms whose parts are neighbours, from the lowest bits on; `together`: and so are their results, in a concat."""
    runs: list[list[_Term]] = []
    for term in sorted(terms, key=lambda t: t.lo):
        for run in runs:
            last = run[-1]
            beside = not together or last.at + last.operand.bits == term.at
            if last.value is term.value and last.lo + last.width == term.lo and beside:
                run.append(term)
                break
        else:
            runs.append([term])
    return runs


def _bytes(table: Table) -> int:
    return len(table.entries) * element_bytes(table)


def _affordable(kernel: Kernel, found: _Find, cache_bytes: int) -> list[_Site]:
    """The sites whose tables, with all others and what else every block reads, are smaller than the cache."""
    looked = [op for op in kernel.body.ops() if op.kind == "lookup" and found.users.get(id(op))]
    rest = sum(p.bytes for p in kernel.params if p.kind != "count" and not p.per_block)

    def size(sites: list[_Site]) -> int:
        joined = {id(term.look) for site in sites for term in site.terms}
        tables = [op.attr for op in looked if id(op) not in joined] + [site.table for site in sites]
        return rest + sum(_bytes(table) for table in {id(table): table for table in tables}.values())

    groups: dict[int, list[_Site]] = {}
    for site in found.sites:
        groups.setdefault(id(site.table), []).append(site)
    chosen: list[_Site] = []
    for group in sorted(groups.values(), key=lambda g: -sum(s.gain * s.times for s in g) / _bytes(g[0].table)):
        if size(chosen + group) < max(cache_bytes, size(chosen) + 1):
            chosen += group
        else:
            chosen += _shifted(found, group, chosen)
    order = {id(site.terms[0].look): number for number, site in enumerate(found.sites)}
    return sorted(chosen, key=lambda site: order[id(site.terms[0].look)])


def _shifted(found: _Find, group: list[_Site], chosen: list[_Site]) -> list[_Site]:
    """Those sites of one table that pay, read in one of the tables chosen; by shifts that others have, or far ones.

    What is to be shifted alike in a sum is added up before.
    """
    wanted = group[0].table
    there = {id(site.table): site.table for site in chosen}
    ways = [(shift in {site.shift for site in chosen}, abs(shift), shift, table) for table in there.values()
            for shift in [_distance(table, wanted)] if shift]
    if not ways:
        return []
    _, _, shift, table = max(ways, key=lambda way: way[:3])
    return [replace(site, table=table, shift=shift) for site in group
            if site.total.kind in BITWISE and site.gain > found.shift(wanted.bits)]


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


def _write(kernel: Kernel, found: _Find, chosen: list[_Site]) -> None:
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
    _keep(kernel.body, _users(kernel))


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


def _users(kernel: Kernel) -> dict[int, list[Op]]:
    """Of each operation that a store or a loop needs, those that read it."""
    ends: list[Op] = [op for op in kernel.body.ops() if op.kind == "store"]
    found: dict[int, list[Op]] = {id(op): [op] for op in ends}
    carried = [op for loop in _loops(kernel.body) for c in loop.carried for op in (c.init, c.next)]
    for op in carried:
        found.setdefault(id(op), []).append(Op("result", op.bits))
    left, seen = ends + carried, {id(op) for op in (*ends, *carried)}
    while left:
        op = left.pop()
        for a in op.args:
            found.setdefault(id(a), []).append(op)
            if id(a) not in seen:
                seen.add(id(a))
                left.append(a)
    return found


def _loops(region: Region) -> Iterator[Loop]:
    for item in region.items:
        if isinstance(item, Loop):
            yield item
            yield from _loops(item.body)
