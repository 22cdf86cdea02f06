"""Pass `powers`: several blocks at once where a loop is Horner's rule, by powers of the multiplier, in lanes.

With G blocks a pass, h' = (h + c1) * k^G + c2 * k^(G-1) + … + cG * k. Each of L lanes has every L-th block and an h of
its own, and multiplies it by the same powers in all passes but the last; there the lanes have powers of their own, and
then their sum is h. Of G = 4 in two lanes, where each lane joins two blocks under one reduction, h' is (h + c12) * k^4
+ c34 * k^2, and at the end (h + c12) * (k^4, k^3) + c34 * (k^2, k).

Two lanes are loaded by halves. Of more, whole registers are: the low halves of two, by turns, are the low halves of all
blocks, which so lie in another order (`_Lanes.order`), as do the powers of the last group.

What is left over is worked on a block a pass, as before. The powers are made only where there is a whole group. Numbers
go into lanes by their digits, and come back as words: what they are outside is no matter here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from dsl.diagnostics import SourceError
from dsl.ir import Access, Carried, Kernel, Loop, Op, Region, Share
from dsl.operations import ADDED, HALF
from dsl.semantics import LANE, SPLIT
from scheduler.code.vector_forms import KIND
from scheduler.mapping.layout import Held
from scheduler.numbers.bounds import Interval, Unproved, possible
from scheduler.numbers.field import Number
from scheduler.numbers.form import Bound, Form, Shape, Unsuited
from scheduler.numbers.horner import Horner, find
from scheduler.numbers.lane_sums import LaneField, LaneSums, chains
from scheduler.numbers.split_sums import SplitField, SplitSums
from scheduler.numbers.sums import Value
from scheduler.numbers.words import Maker
from targets.cpu import Cpu
from targets.x86.register_files import VECTOR_FILES

ROUNDS = 12
"""How often a loop is gone round before its intervals are said to grow without end."""
WORD = 32
FIRST = 0  # the order of `permute` and `lanes` that has the first in every place
FOLDS = {LANE: (), 2 * LANE: (0x01,), 4 * LANE: (0x4E, 0xB1)}
"""By the bits of a register: orders of `lanes` that bring what is to be added to the first 128 bits there."""
Intervals = tuple[Interval, ...]


def lay_powers(kernel: Kernel, held: Held, cpu: Cpu) -> tuple[Kernel, Bound]:
    """`kernel` with `held.blocks` in each pass of its loop, numbers in lanes as it says; it is changed in place. With
    it what the number in lanes can be that the loop carries.

    SourceError at what is in the way: another kind of loop, or limbs whose bounds do not hold.
    """
    found, form = find(kernel, held.pos), Form(held.count, held.radix, held.file)
    try:
        lanes = _Lanes(kernel, found, form, held.blocks, cpu)
        return lanes.kernel_in_lanes(), lanes.bound
    except Unsuited as fault:
        raise SourceError(held.pos, f"{found.factor.type} is not held in lanes as {form} bits: {fault}",
                          "write another form: `limbs 5 by 26 in xmm`") from None
    except Unproved as fault:
        raise SourceError(found.loop.pos or held.pos, f"numbers in lanes as {form} bits are not proved to fit: {fault}",
                          "limbs of fewer bits, or more of them, leave more room: `limbs 5 by 26 in xmm`") from None


def adds_parts(cpu: Cpu, file: str) -> bool:
    """Whether instructions add both parts of a product in lanes of registers of `file`."""
    kinds = (KIND[file],) * 3
    return all(cpu.instructions.find(does, *kinds, elem=HALF) is not None for does in ADDED)


@dataclass
class _Block:
    """One block of a group: its words, moved by so many blocks; `made`: what there is of the source's operations."""

    number: int
    made: dict[int, Op] = field(default_factory=dict)


class _Lanes:
    """A loop on its way into lanes."""

    def __init__(self, kernel: Kernel, found: Horner, form: Form, size: int, cpu: Cpu) -> None:
        self.kernel, self.found, self.size, self.make = kernel, found, size, Maker()
        self.make.pos, self.make.name = found.loop.pos, found.loop.carried[0].param.name
        modulus = found.factor.modulus
        assert modulus is not None
        self.shape, self.modulus = Shape(modulus, form), modulus
        self.width = 8 * VECTOR_FILES[form.file].bytes
        self.lanes = self.width // HALF
        self.order = [i // 2 + i % 2 * (self.lanes // 2) for i in range(self.lanes)]
        split = form.radix > WORD  # a product of whole words does not take such limbs
        if split and not adds_parts(cpu, form.file):
            raise Unsuited(f"{cpu.name} has no instruction that adds the parts of a product of {SPLIT} bits by {SPLIT} "
                           "there, and others take limbs of less than 32 bits")
        self.sums = (SplitSums if split else LaneSums)(self.make, self.width)
        self.field = (SplitField if split else LaneField)(self.shape, self.sums, chains(form.count))
        self.inside = {id(op) for op in found.loop.body.ops()}
        self.bound = Bound(self.make.name, found.loop.name, form, ())

    def kernel_in_lanes(self) -> Kernel:
        """The kernel, its loop with a share of the blocks behind one that has the others."""
        loop = self.found.loop
        carried = loop.carried[0]
        h = Op("param", self.modulus.bits, (), carried.param.attr, loop.pos, carried.param.secret, carried.param.name,
               self.modulus)
        whole = Loop(f"{loop.name}_lanes", Share(self.found.count, self.size, "once"), [], Region(), loop.pos)
        with self.make.inside() as whole.body:
            self.make.here(h)
            words = carried.init.kind == "number"  # the one pass begins with it: its words are at hand
            joined = self.groups(self.in_lanes(carried.init if words else h, False))
        whole.carried = [Carried(carried.init, h, joined)]
        result = replace(h, kind="result", attr=(whole, 0))
        loop.carried = [Carried(result, carried.param, carried.next)]
        loop.count = Share(self.found.count, self.size, "rest")
        items = self.kernel.body.items
        items.insert(items.index(loop), whole)
        return self.kernel

    # -- into lanes and back --------------------------------------------------------------------------
    def here(self, kind: str, bits: int, *args: Op, attr: object = None, number: bool = False) -> Op:
        """An operation that stays in the innermost region, as it is."""
        made = Op(kind, bits, args, attr, self.make.pos, True, self.make.name, self.modulus if number else None)
        self.make.put(made)
        return made

    def in_lanes(self, number: Op, both: bool) -> Number:
        """A number in every lane, or in the first one beside 0: its words, if it is made of some, or its digits."""
        if number.kind == "number":
            words = [a if a.kind == "const" else self.make.here(a) for a in number.args]
            bits = sum(w.bits for w in words)
            halves = [self.make.part(words, at, min(HALF, bits - at), HALF) for at in range(0, bits, HALF)]
            return self.field.from_halves([(self.pair(x, both), possible(x)) for x in halves])
        limbs = []
        for i in range(self.shape.form.count):
            width, at = self.shape.width(i), i * self.shape.form.radix
            most = min((1 << width) - 1, self.modulus.value - 1 >> at)
            value = number.attr >> at & (1 << width) - 1 if number.kind == "const" else None
            digits = self.make.const(value, width) if value is not None else self.here("digits", width, number, attr=at)
            limbs.append(Value((self.pair(self.make.resized(digits, HALF), both),), Interval(0, most)))
        return Number(tuple(limbs))

    def pair(self, word: Op, both: bool) -> Op:
        """64 bits in every lane, or in the first one beside 0."""
        rest = word if both else self.make.const(0, HALF)
        return self.make.op("concat", self.width, word, *[rest] * (self.lanes - 1))

    def joined(self, a: Number) -> Op:
        """The sum of all lanes, as a number of words: every second limb beside the others, then those between."""
        words = []
        for limb in a.limbs:
            total = limb
            for moved in self.folds:
                total = self.sums.add(total, Value((moved(total.words[0]),), total.within))
            bits = max(WORD, total.high.bit_length())
            if bits > 2 * self.shape.form.radix:
                raise Unproved("the sum of the lanes", total.high, "the next limb but one is not so far from it")
            words.append(self.make.op("extract", bits, total.words[0], attr=0))
        return self.here("numadd", self.modulus.bits, self.every_second(words, 0), self.every_second(words, 1),
                         attr=self.modulus, number=True)

    @property
    def folds(self) -> list[Callable[[Op], Op]]:
        """Moves of lanes, behind each of which there is a sum: at the end the first lane has that of all."""
        def half(op: Op) -> Op:
            return self.make.op("unpackhigh", self.width, op, op, attr=HALF)

        def lanes(order: int) -> Callable[[Op], Op]:
            return lambda op: self.make.op("lanes", self.width, op, op, attr=order)

        return [half, *(lanes(order) for order in FOLDS[self.width])]

    def every_second(self, words: Sequence[Op], begin: int) -> Op:
        """The number of every second limb, zeros between them."""
        radix, args, at = self.shape.form.radix, [], 0
        for i in range(begin, len(words), 2):
            while at < i * radix:
                gap = min(HALF, i * radix - at)
                args.append(self.make.const(0, gap))
                at += gap
            args.append(words[i])
            at += words[i].bits
        return self.here("number", self.modulus.bits, *args, attr=self.modulus, number=True)

    def turned(self, kind: str, a: Number, b: Number) -> Number:
        """Halves of two numbers, one from each."""
        def both(x: Value, y: Value) -> Value:
            return Value((self.make.op(kind, self.width, *x.words, *y.words, attr=HALF),), x.within.join(y.within))

        return Number(tuple(map(both, a.limbs, b.limbs)))

    # -- the loops ------------------------------------------------------------------------------------
    def groups(self, start: Number) -> Op:
        """The powers, all groups but the last, the last one, and the sum of the lanes."""
        k = self.in_lanes(self.found.factor, True)
        last, step = self.each_its_own(k)
        ends, same = [last], [step]  # the lower powers of the last group, from its end
        while self.lanes * len(ends) < self.size:
            ends.append(self.power(ends[-1], step))
            same.append(self.everywhere(ends[-1]))
        for power in (*same, *ends):
            self.field.make_multiples(power)
        bounds = self.steady(tuple(limb.within for limb in start.limbs), same[::-1])
        self.bound = replace(self.bound, limbs=bounds)
        number = self.loop("most", start, same[::-1], bounds)
        return self.joined(self.loop("last", number, ends[::-1], bounds))

    def each_its_own(self, k: Number) -> tuple[Number, Number]:
        """The powers k^L to k of the blocks in L lanes, each in its lane, and k^L in all of them."""
        step = self.power(k, k)
        if self.lanes == 2:
            return self.turned("unpacklow", step, k), step
        own, by = k, 1
        while by < self.lanes:
            more = step if by == 1 else self.power(own, step)
            wanted = sum((1 << HALF) - 1 << HALF * i for i, block in enumerate(self.order)
                         if self.lanes - 1 - block & by)
            if 1 < by < self.lanes // 2:
                step = self.power(step, step)
            own, by = self.chosen(wanted, more, own), 2 * by
        return own, self.everywhere(own)

    def chosen(self, mask: int, a: Number, b: Number) -> Number:
        """The lanes of `a` where there are bits in the mask, else those of `b`."""
        make, found = self.make, []
        rest = (1 << self.width) - 1 ^ mask
        for x, y in zip(a.limbs, b.limbs, strict=True):
            parts = [make.op("and", self.width, v.words[0], make.const(bits, self.width))
                     for v, bits in ((x, mask), (y, rest))]
            found.append(Value((make.op("or", self.width, *parts),), x.within.join(y.within)))
        return Number(tuple(found))

    def everywhere(self, a: Number) -> Number:
        """The first lane in all of them."""
        if self.lanes == 2:
            return self.turned("unpacklow", a, a)
        found = []
        for limb in a.limbs:
            op = self.make.op("permute", self.width, *limb.words, attr=FIRST)
            if self.width > 2 * LANE:
                op = self.make.op("lanes", self.width, op, op, attr=FIRST)
            found.append(Value((op,), limb.within))
        return Number(tuple(found))

    def power(self, a: Number, b: Number) -> Number:
        """A product, in limbs hardly wider than they are apart: it is a factor often."""
        made = self.field.settled(self.field.mul(a, b))
        narrow = all(limb.high >> self.shape.form.radix + 1 == 0 for limb in made.limbs)
        return made if narrow else self.field.carried(made)

    def steady(self, bounds: Intervals, powers: Sequence[Number]) -> Intervals:
        """What the limbs may be that a pass leads into themselves, with as few carries as that allows."""
        order = list(self.field.order)
        found = self.grown(bounds, powers)
        for at in reversed(range(len(order))):
            self.field.order = (*order[:at], *order[at + 1:])
            try:
                found = self.grown(bounds, powers)
            except Unproved:
                continue
            del order[at]
        self.field.order = tuple(order)
        return found

    def grown(self, bounds: Intervals, powers: Sequence[Number]) -> Intervals:
        """The same with the carries that there are; Unproved if it grows, or does not fit."""
        for _ in range(ROUNDS):
            mark = self.make.mark()
            with self.make.inside():
                after = self.body(self.carried(bounds), powers).limbs
            self.make.reset(mark)
            joined = tuple(a.join(limb.within) for a, limb in zip(bounds, after, strict=True))
            if joined == bounds:
                return bounds
            bounds = joined
        raise Unproved(f"a limb that `{self.found.loop.name}` carries", max(b.high for b in bounds), "it grows")

    def carried(self, bounds: Intervals) -> Number:
        """Parameters of a loop with these bounds."""
        made = []
        for i, within in enumerate(bounds):
            param = Op("param", self.width, (), f"{self.make.name}{i}", self.make.pos, True, f"{self.make.name}{i}")
            made.append(Value((self.make.here(param),), within))
        return Number(tuple(made))

    def loop(self, which: str, start: Number, powers: Sequence[Number], bounds: Intervals) -> Number:
        """A loop over some of the groups; what it leaves."""
        name = self.found.loop.name
        made = Loop(name if which == "most" else f"{name}_{which}", Share(self.found.count, self.size, which), [],
                    Region(), self.found.loop.pos)
        with self.make.inside() as made.body:
            params = self.carried(bounds)
            after = self.body(params, powers)
        assert which == "last" or all(a.within.join(b) == b for a, b in zip(after.limbs, bounds, strict=True))
        results = []
        for i, (a, b, c) in enumerate(zip(start.limbs, params.limbs, after.limbs, strict=True)):
            made.carried.append(Carried(a.words[0], b.words[0], c.words[0]))
            result = Op("result", self.width, (), (made, i), self.make.pos, True, b.words[0].name)
            results.append(Value((self.make.here(result),), bounds[i].join(c.within)))
        self.make.put(made)
        return Number(tuple(results))

    def body(self, h: Number, powers: Sequence[Number]) -> Number:
        """One group: h and the first blocks, one a lane, by the highest power, the next ones by the next.

        What waits for nothing comes first: h is what the pass before makes last.
        """
        total: Number | None = None
        for row, power in reversed(list(enumerate(powers))):
            terms = self.terms(self.lanes * row)
            product = self.field.mul(self.field.add(h, terms) if row == 0 else terms, power)
            total = product if total is None else self.field.add(total, product)
        assert total is not None
        return self.field.settled(total)

    # -- the blocks -----------------------------------------------------------------------------------
    def terms(self, first: int) -> Number:
        """What neighbouring blocks add to h, each in its lane."""
        blocks = [_Block(first + at) for at in self.order]
        total = self.field.constant(self.found.constant % self.modulus.value)
        for number in self.found.words:
            parts = []
            bits = sum(a.bits for a in number.args)
            rows = self.rows(number, first) if bits == LANE and self.lanes > 2 else None
            for at in range(0, bits, HALF):
                if rows is not None:
                    kind = "unpackhigh" if at else "unpacklow"
                    parts.append((self.make.op(kind, self.width, *rows, attr=HALF), (1 << HALF) - 1))
                    continue
                halves = [self.part(block, number, at) for block in blocks]
                within = max(possible(x) for x in halves)
                ones = (1 << within.bit_length()) - 1
                parts.append((self.make.op("concat", self.width, *halves), ones))
            total = self.field.add(self.field.from_halves(parts), total)
        return total

    def rows(self, number: Op, first: int) -> list[Op] | None:
        """The two registers of memory that have 128 bits of each block, one behind the other; None if it has others."""
        loads = [a for a in number.args if a.kind == "load"]
        if len(loads) < len(number.args) or loads[0].attr.param.bytes != LANE // 8 or not loads[0].attr.param.per_block:
            return None
        whole = self.one_access([a.attr for a in loads], 0, LANE)
        if whole is None:
            return None
        wide = replace(whole, bits=self.width)
        return [self.here("load", self.width, attr=self.moved(wide, _Block(first + at))) for at in (0, self.lanes // 2)]

    def part(self, block: _Block, number: Op, at: int) -> Op:
        """64 bits of a number of words, from bit `at` on."""
        loads = [a for a in number.args if a.kind == "load"]
        if len(loads) == len(number.args):
            found = self.one_load([a.attr for a in loads], block, at)
            if found is not None:
                return found
        words = [self.copied(a, block) for a in number.args]
        return self.make.part(words, at, min(HALF, sum(w.bits for w in words) - at), HALF)

    def one_load(self, accesses: Sequence[Access], block: _Block, at: int) -> Op | None:
        """The same where memory has it in one place."""
        joined = self.one_access(accesses, at, HALF)
        return None if joined is None else self.here("load", HALF, attr=self.moved(joined, block))

    def one_access(self, accesses: Sequence[Access], at: int, size: int) -> Access | None:
        """An access to `size` bits from `at` on of what those read; None if memory does not have it in one place."""
        whole = accesses[0]
        bits = 0
        for access in accesses:
            alike = access.param is whole.param and access.strides == whole.strides and access.endian == "le"
            if not alike or access.offset != whole.offset + bits // 8 or access.param.kind == "const":
                return None
            bits += access.bits
        return replace(whole, offset=whole.offset + at // 8, bits=size) if at + size <= bits else None

    def copied(self, op: Op, block: _Block) -> Op:
        """An operation of the source for another block of the group."""
        if op.kind == "const" or id(op) not in self.inside:
            return op if op.kind == "const" else self.make.here(op)
        if id(op) not in block.made:
            attr = self.moved(op.attr, block) if op.kind == "load" else op.attr
            made = replace(op, args=tuple(self.copied(a, block) for a in op.args), attr=attr)
            self.make.put(made)
            block.made[id(op)] = made
        return block.made[id(op)]

    def moved(self, access: Access, block: _Block) -> Access:
        """An access of the source in another block of the group."""
        param = access.param
        return replace(access, offset=access.offset + block.number * param.bytes) if param.per_block else access
