"""Pass `boolean`: bitwise functions of three values in the form that costs least.

A cone of `and or xor not` operations over at most three values is known by its truth table. Two functions of hash
functions and ciphers have forms that are hard to see and cheap:

    multiplexer   x ? y : z        ((y ^ z) & x) ^ z
    majority      of x, y, z       ((x ^ y) & (y ^ z)) ^ y

The two inner sums of a majority are made once if they are wanted again: with the pairs taken in the order in which
the values came to be, the next step of a hash function finds one of them done. What is added to a value by exclusive or
and taken off again leaves that value.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import permutations

from dsl.ir import Carried, Kernel, Loop, Op, Region
from dsl.operations import BITWISE

LEAVES = 3
CUTS = 8  # per operation, the smallest first
COLUMNS = (0xAA, 0xCC, 0xF0)  # truth tables of the three leaves
MAJORITY = 0xE8
MULTIPLEXER = 0xCA  # leaf 2 chooses leaf 1 (where it is 1) or leaf 0
Cut = tuple[Op, ...]


def rewrite_boolean(kernel: Kernel) -> Kernel:
    """`kernel` with majorities and multiplexers in their short forms; regions are changed in place."""
    _cancel(kernel.body, {})
    _region(kernel.body)
    return kernel


def _cancel(region: Region, same: dict[int, Op]) -> None:
    """Let what is left of `(x ^ y) ^ x`, of a sum made in the same region, be y."""
    sums: set[int] = set()
    kept: list[Op | Loop] = []
    for item in region.items:
        if isinstance(item, Loop):
            for c in item.carried:
                c.init = same.get(id(c.init), c.init)
            _cancel(item.body, same)
            item.carried = [Carried(c.init, c.param, same.get(id(c.next), c.next)) for c in item.carried]
            kept.append(item)
            continue
        item.args = tuple(same.get(id(a), a) for a in item.args)
        left = _left(item, sums) if item.kind == "xor" else None
        if left is None:
            kept.append(item)
            if item.kind == "xor":
                sums.add(id(item))
        else:
            same[id(item)] = left
    region.items = kept


def _left(item: Op, sums: set[int]) -> Op | None:
    """What is left of `(x ^ y) ^ x`; None of any other sum."""
    for sum_, x in (item.args, item.args[::-1]):
        if id(sum_) in sums and x in sum_.args:
            return sum_.args[sum_.args[0] is x]
    return None


def _region(region: Region) -> None:
    for item in region.items:
        if isinstance(item, Loop):
            _region(item.body)
    _Rewrite(region).run()


@dataclass
class _Rewrite:
    region: Region
    cuts: dict[int, list[Cut]] = field(default_factory=dict)
    born: dict[int, int] = field(default_factory=dict)  # order in which values came to be
    sums: dict[tuple[int, int], Op] = field(default_factory=dict)

    def run(self) -> None:
        out: list[Op | Loop] = []
        for number, item in enumerate(self.region.items):
            if isinstance(item, Op):
                for a in item.args:
                    self.born.setdefault(id(a), -1)
                self.born[id(item)] = number
                if item.kind in BITWISE:
                    self.cuts[id(item)] = self.cuts_of(item)
                    out += self.replacement(item)
                if item.kind == "xor" and len(item.args) == 2:
                    self.sums.setdefault(_pair(*item.args), item)
            out.append(item)
        self.region.items = out

    def cuts_of(self, op: Op) -> list[Cut]:
        """Sets of at most three values that determine `op`, as tuples in order of birth."""
        found: dict[tuple[int, ...], Cut] = {}
        choices: list[Cut] = [()]
        for a in op.args:
            inner = [*self.cuts.get(id(a), []), (a,)] if a.kind != "const" else [()]
            merged: dict[tuple[int, ...], Cut] = {}
            for left in choices:
                for right in inner:
                    both = {id(o): o for o in (*left, *right)}
                    if len(both) <= LEAVES:
                        cut = tuple(sorted(both.values(), key=lambda o: self.born[id(o)]))
                        merged[tuple(id(o) for o in cut)] = cut
            choices = sorted(merged.values(), key=len)[:CUTS]
        for cut in choices:
            found[tuple(id(o) for o in cut)] = cut
        return list(found.values())[:CUTS]

    def replacement(self, op: Op) -> list[Op]:
        """Operations to put before `op`, which is then the last of a short form; none if it has no such form."""
        for cut in self.cuts[id(op)]:
            if len(cut) != LEAVES:
                continue
            table, size = self.evaluate(op, cut)
            if table < 0:
                continue  # a constant that is neither all zeros nor all ones
            if table == MAJORITY and size <= 3:
                return []
            made = self.short_form(op, cut, table) if size > 3 else []
            if made:
                self.cuts[id(op)] = [cut]  # the others went through operations that are no longer its operands
                return made
        return []

    def short_form(self, op: Op, cut: Cut, table: int) -> list[Op]:
        """The short form of a majority or a multiplexer, of which `op` becomes the last operation."""
        if table == MAJORITY:
            return self.majority(op, cut)
        for x, y, z in permutations(range(LEAVES)):
            if table == (COLUMNS[x] & COLUMNS[y] | ~COLUMNS[x] & COLUMNS[z]) & 0xFF:
                return self.multiplexer(op, cut[x], cut[y], cut[z])
        return []

    def evaluate(self, op: Op, cut: Cut) -> tuple[int, int]:
        """Truth table of `op` over the leaves (-1: there is none), and how many operations compute it."""
        known = {id(leaf): COLUMNS[i] for i, leaf in enumerate(cut)}
        counted = [0]

        def value(o: Op) -> int:
            if id(o) not in known:
                if o.kind == "const":
                    return {0: 0, (1 << o.bits) - 1: 0xFF}.get(o.attr, -1)
                counted[0] += 1
                a = [value(x) for x in o.args]
                made = ~a[0] & 0xFF if o.kind == "not" else {"and": a[0] & a[-1], "or": a[0] | a[-1],
                                                             "xor": a[0] ^ a[-1]}[o.kind]
                known[id(o)] = -1 if min(a) < 0 else made
            return known[id(o)]

        return value(op), counted[0]

    def xor(self, like: Op, a: Op, b: Op, made: list[Op]) -> Op:
        """a ^ b, made once."""
        key = _pair(a, b)
        if key not in self.sums:
            self.sums[key] = Op("xor", like.bits, (a, b), None, like.pos, a.secret or b.secret, like.name)
            made.append(self.sums[key])
        return self.sums[key]

    def majority(self, op: Op, cut: Cut) -> list[Op]:
        first, middle, last = cut
        made: list[Op] = []
        both = (self.xor(op, last, middle, made), self.xor(op, middle, first, made))
        made.append(Op("and", op.bits, both, None, op.pos, op.secret, op.name))
        op.kind, op.args = "xor", (made[-1], middle)
        return made

    def multiplexer(self, op: Op, x: Op, y: Op, z: Op) -> list[Op]:
        made: list[Op] = []
        chosen = (self.xor(op, y, z, made), x)
        made.append(Op("and", op.bits, chosen, None, op.pos, op.secret, op.name))
        op.kind, op.args = "xor", (made[-1], z)
        return made


def _pair(a: Op, b: Op) -> tuple[int, int]:
    return min(id(a), id(b)), max(id(a), id(b))
