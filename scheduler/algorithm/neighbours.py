"""Look-ups in one sum at neighbouring parts of one value, and the tables of their joined parts, for the pass `join`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce

from dsl.ir import Kernel, Loop, Op, Region, Table
from dsl.operations import SUMS, UNARY, evaluate
from scheduler.algorithm.permute import prices
from scheduler.algorithm.tabulate import CHUNK
from scheduler.mapping.layout import Layout
from targets.cpu import Cpu

AFTER = (*UNARY, "zext", "extract")
"""What an entry may go through on its way to the sum."""
BLOCKS = 64  # as often as a block loop is taken to run
Part = tuple[Op, int, int]  # a value, the first bit of a part of it, the bits of the part


@dataclass(frozen=True)
class Term:
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
class Site:
    """Terms of one sum that are to be one look-up, whose entry is shifted to the left by `shift`, if that is below 0
    to the right. `gain`: issue slots, of one run.
    """

    total: Op
    region: Region
    terms: tuple[Term, ...]
    table: Table
    gain: float
    times: int
    shift: int = 0


class Neighbours:
    """The look-ups of a kernel that can be joined into tables with indices of at most `limit` bits."""

    def __init__(self, kernel: Kernel, cpu: Cpu, layout: Layout, limit: int) -> None:
        self.cpu, self.layout, self.limit = cpu, layout, limit
        self.users = users_of(kernel)
        self.sites: list[Site] = []
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
                leaves = [*item.args] if item.kind == "concat" else summands(item, here, self.users)
                self.leaves[id(item)] = leaves
                for run in _runs(self.terms(item, leaves, here), item.kind == "concat"):
                    self.sites += self.best(item, region, run, times)

    def inside(self, op: Op, here: set[int]) -> bool:
        """Whether a sum is an operand of another one alone, which takes its operands."""
        user, *others = self.users[id(op)]
        return not others and user.kind == op.kind and op.kind in SUMS and id(user) in here

    def terms(self, total: Op, leaves: list[Op], here: set[int]) -> list[Term]:
        """Those that are look-ups which nothing else reads."""
        found, at = [], 0
        for leaf in leaves:
            op, steps = leaf, []
            while op.kind in AFTER and id(op) in here and len(self.users[id(op)]) == 1:
                steps.append(op)
                op = op.args[0]
            if op.kind == "lookup" and id(op) in here and len(self.users[id(op)]) == 1:
                value, lo, _ = _part(op.args[0])
                found.append(Term(leaf, op, value, lo, tuple(reversed(steps)), at))
            at += leaf.bits if total.kind == "concat" else 0
        return found

    def best(self, total: Op, region: Region, run: list[Term], times: int) -> list[Site]:
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
                found.append(Site(total, region, terms, self.table(total, terms), gain, times))
            end = start
        return found[::-1]

    def cost(self, total: Op, terms: list[Term]) -> float:
        """Issue slots of one look-up for `terms`: its index, which others may share, and an entry in the sum."""
        word, lo = self.layout.bits, terms[0].lo % self.layout.bits
        price = prices(self.cpu, "r", word)
        width = sum(term.width for term in terms)
        index = (price("shr") if lo else 0.0) + (price("and") if lo + width != word else 0.0)
        if width == CHUNK and lo % CHUNK == 0:
            index = min(index, price("byte") + (price("shr") if lo > CHUNK else 0.0))
        if lo + width > word:
            index += price("shl") + price("or")
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

    def table(self, total: Op, terms: tuple[Term, ...]) -> Table:
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


def summands(total: Op, here: set[int], users: dict[int, list[Op]]) -> list[Op]:
    """What a sum is made of, through the sums in it that nothing else reads, in the order of the source.

    `here`: the operations of its region; `users`: as users_of has them.
    """
    found, left = [], [*reversed(total.args)]
    while left:
        op = left.pop()
        if op.kind == total.kind and id(op) in here and len(users[id(op)]) == 1:
            left += reversed(op.args)
        else:
            found.append(op)
    return found


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


def _runs(terms: list[Term], together: bool) -> list[list[Term]]:
    """Terms whose parts are neighbours, from the lowest bits on; `together`: and so are their results, in a concat."""
    runs: list[list[Term]] = []
    ends: dict[tuple[int, int, int], list[Term]] = {}  # what goes on where a run ends -> the run
    for term in sorted(terms, key=lambda t: t.lo):
        run = ends.pop((id(term.value), term.lo, term.at), None)
        if run is None:
            run = []
            runs.append(run)
        run.append(term)
        ends[id(term.value), term.lo + term.width, term.at + (term.operand.bits if together else 0)] = run
    return runs


def users_of(kernel: Kernel) -> dict[int, list[Op]]:
    """Of each operation that a store or a loop needs, those that read it."""
    ends: list[Op] = [op for op in kernel.body.ops() if op.kind == "store"]
    found: dict[int, list[Op]] = {id(op): [op] for op in ends}
    carried = [op for loop in kernel.body.loops() for c in loop.carried for op in (c.init, c.next)]
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
