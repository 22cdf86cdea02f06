"""Pass `carryless`: products without carries become what every CPU has, in the same time for all data.

Integer products with holes: of operands that have one bit in four the sums of a column are at most 8 for words of 32
bits, so that the lowest bit of four is what XOR gives and no carry reaches the next one: 16 products, by classes of
places, make one of words of 32 bits (T. Pornin: BearSSL, ghash_ctmul). Of the low half of 64 bits the one column that
overflows is the highest.
Bit by bit: `(a & mask of bit i of b) << i` for every i. A product with a constant is the XOR of shifts. Two long words
are three products of half words (A. Karatsuba, Y. Ofman, 1962). The CPU's table says what is cheapest.
"""

from __future__ import annotations

from collections.abc import Callable

from dsl.ir import Kernel, Loop, Op, Region
from scheduler.algorithm.products import is_short
from scheduler.mapping.layout import Layout
from targets.cpu import Cpu
from targets.x86.instruction_set import COUNT, VECTORS, general

LOW, HIGH = "clmul", "clmulhi"
WAYS = 4  # classes of places
WORD, LONG = 32, 64
Key = tuple[object, ...]


def lay_products(kernel: Kernel, cpu: Cpu, layout: Layout) -> Kernel:
    """`kernel` with such products replaced; operations are changed in place."""
    if any(op.kind in (LOW, HIGH) for op in kernel.body.ops()):
        _Carryless(cpu, layout).region(kernel.body, {})
    return kernel


class _Carryless:
    def __init__(self, cpu: Cpu, layout: Layout) -> None:
        self.layout, self.lanes = layout, layout.in_lanes
        vectors = layout.lane_file if self.lanes else layout.wide
        self.by_halves = not layout.multiplies or vectors == "r"  # products of words in general registers
        self.by_halves &= layout.bits == WORD
        self.costs = costs_of(cpu, layout)
        self.out: list[Op | Loop] = []
        self.made: dict[Key, Op] = {}
        self.like = Op("const", 0)
        self.highs: set[frozenset[object]] = set()  # operands of which the high half is wanted
        self.instead: dict[int, Op] = {}
        self.replaced: list[Op] = []  # keeps keys of `instead` alive

    def region(self, region: Region, made: dict[Key, Op]) -> None:
        """Replace the products of a region; `made`: operations of regions around it that may be used in it."""
        before = self.out, self.made, self.highs
        self.out, self.made = [], made
        self.highs = {_pair(item) for item in region.items if isinstance(item, Op) and item.kind == HIGH}
        for item in region.items:
            if isinstance(item, Loop):
                for c in item.carried:
                    c.init = self.now(c.init)
                self.region(item.body, dict(self.made))
                for c in item.carried:
                    c.next = self.now(c.next)
                self.out.append(item)
                continue
            item.args = tuple(map(self.now, item.args))
            if item.kind in (LOW, HIGH):
                self.like = item
                self.instead[id(item)] = self.product(item)
                self.replaced.append(item)
            else:
                self.out.append(item)
        region.items = self.out
        self.out, self.made, self.highs = before

    def now(self, op: Op) -> Op:
        """What stands for a value."""
        return self.instead.get(id(op), op)

    # -- operations -------------------------------------------------------------------------------------
    def emit(self, kind: str, bits: int, args: tuple[Op, ...], attr: int | None = None) -> Op:
        """An operation, or the same one that is there."""
        key: Key = (kind, bits, attr, *(("const", a.attr) if a.kind == "const" else id(a) for a in args))
        if key not in self.made:
            like = self.like
            self.made[key] = Op(kind, bits, args, attr, like.pos, any(a.secret for a in args), like.name)
            self.out.append(self.made[key])
        return self.made[key]

    def const(self, value: int, bits: int) -> Op:
        return Op("const", bits, (), value & (1 << bits) - 1, self.like.pos)

    def xor(self, terms: list[Op], bits: int) -> Op:
        """The XOR of any number of values."""
        left = [t for t in terms if t.kind != "const" or t.attr]
        total = left[0] if left else self.const(0, bits)
        for term in left[1:]:
            total = self.emit("xor", bits, (total, term))
        return total

    def masked(self, a: Op, mask: int) -> Op:
        return self.const(a.attr & mask, a.bits) if a.kind == "const" else \
            self.emit("and", a.bits, (a, self.const(mask, a.bits)))

    def moved(self, a: Op, left: int) -> Op:
        """A value shifted left, or right by a negative amount."""
        if a.kind == "const":
            return self.const(a.attr << left if left > 0 else a.attr >> -left, a.bits)
        return self.emit("shl" if left > 0 else "shr", a.bits, (a,), abs(left)) if left else a

    def word(self, a: Op) -> Op:
        """The low 32 bits of a value."""
        if a.kind == "const":
            return self.const(a.attr, WORD)
        if a.bits == WORD:
            return a
        if a.kind == "zext" and a.args[0].bits == WORD:
            return a.args[0]
        if a.kind == "shr" and a.attr == WORD:
            return self.emit("extract", WORD, a.args, WORD)
        return self.emit("extract", WORD, (a,), 0)

    def long(self, a: Op) -> Op:
        return self.const(a.attr, LONG) if a.kind == "const" else a if a.bits == LONG else self.emit("zext", LONG, (a,))

    # -- products ---------------------------------------------------------------------------------------
    def product(self, op: Op) -> Op:
        """The half that is wanted of the product of two values."""
        a, b = op.args
        if b.kind != "const" and a.kind == "const":
            a, b = b, a
        if self.lanes and (op.bits != LONG or self.by_halves):
            return self.serial(a, b, op.kind == HIGH)
        if op.bits == LONG:
            if op.kind == LOW and _pair(op) not in self.highs and not (is_short(a) and is_short(b)):
                return self.low_long(a, b)
            return self.full(a, b)[op.kind == HIGH]
        if op.kind == HIGH or _pair(op) in self.highs:
            return self.emit("extract", WORD, (self.wide(self.long(a), self.long(b)),), WORD * (op.kind == HIGH))
        if op.bits > WORD:
            return self.emit("extract", op.bits, (self.low_long(self.long(a), self.long(b)),), 0)
        if op.bits < WORD:
            a, b = (self.const(x.attr, WORD) if x.kind == "const" else self.emit("zext", WORD, (x,)) for x in (a, b))
            return self.emit("extract", op.bits, (self.low_word(a, b),), 0)
        return self.low_word(a, b)

    def full(self, a: Op, b: Op) -> tuple[Op, Op]:
        """Both halves of the product of two long words."""
        if is_short(a) and is_short(b):
            return self.wide(a, b), self.const(0, LONG)
        if b.kind == "const" and 2 * b.attr.bit_count() * self.costs["shift"] < 3 * self.costs["wide"]:
            return self.shifts(a, b.attr, False), self.shifts(a, b.attr, True)
        (al, ah), (bl, bh) = ((self.masked(x, (1 << WORD) - 1), self.moved(x, -WORD)) for x in (a, b))
        low, high = self.wide(al, bl), self.wide(ah, bh)
        middle = self.xor([self.wide(self.xor([al, ah], LONG), self.xor([bl, bh], LONG)), low, high], LONG)
        return self.xor([low, self.moved(middle, WORD)], LONG), self.xor([high, self.moved(middle, -WORD)], LONG)

    def low_long(self, a: Op, b: Op) -> Op:
        """The low half of the product of two long words."""
        if b.kind == "const" and b.attr.bit_count() * self.costs["shift"] < 2 * self.costs["wide"]:
            return self.shifts(a, b.attr, False)
        if self.layout.bits == LONG and not self.lanes:
            return self.holes(a, b, ("mul",))[0]
        if self.lanes:
            return self.full(a, b)[0]
        (al, ah), (bl, bh) = ((self.word(x), self.word(self.moved(x, -WORD))) for x in (a, b))
        middle = self.xor([self.low_word(al, bh), self.low_word(ah, bl)], WORD)
        return self.xor([self.wide(self.long(al), self.long(bl)), self.moved(self.long(middle), WORD)], LONG)

    def low_word(self, a: Op, b: Op) -> Op:
        """The low half of the product of two words."""
        if b.kind == "const" and b.attr.bit_count() * self.costs["shift word"] < self.costs["word"]:
            return self.shifts(a, b.attr, False)
        if self.costs["serial word"] < self.costs["holes word"]:
            return self.serial(a, b, False)
        return self.holes(a, b, ("mul",))[0]

    def wide(self, a: Op, b: Op) -> Op:
        """The product of two words, which stand in long ones."""
        if b.kind == "const" and b.attr.bit_count() * self.costs["shift"] < self.costs["wide"]:
            return self.shifts(a, b.attr, False)
        if self.by_halves and self.costs["serial wide"] < self.costs["holes"]:
            a, b = self.word(a), self.word(b)
            return self.emit("concat", LONG, (self.serial(a, b, False), self.serial(a, b, True)))
        if self.by_halves:
            low, high = self.holes(self.word(a), self.word(b), ("mul", "mulhi"))
            return self.emit("concat", LONG, (low, high))
        return self.holes(a, b, ("mul" if self.layout.bits == LONG and not self.lanes else "mulwide",))[0]

    def holes(self, a: Op, b: Op, kinds: tuple[str, ...]) -> list[Op]:
        """Products of what stands at every fourth place, of each of some kinds."""
        bits = a.bits
        ones = sum(1 << i for i in range(0, bits, WAYS))
        parts = [[self.masked(x, ones << i) for i in range(WAYS)] for x in (a, b)]
        made = []
        for kind in kinds:
            terms = []
            for place in range(WAYS):
                pairs = [(parts[0][i], parts[1][(place - i) % WAYS]) for i in range(WAYS)]
                some = [self.emit(kind, bits, (x, y)) for x, y in pairs
                        if all(p.kind != "const" or p.attr for p in (x, y))]
                terms += [self.masked(self.xor(some, bits), ones << place)] if some else []
            made.append(self.xor(terms, bits))
        return made

    def serial(self, a: Op, b: Op, high: bool) -> Op:
        """The low or the high half of a product, bit by bit of the second operand."""
        bits, terms = a.bits, []
        if b.kind == "const":
            return self.shifts(a, b.attr, high)
        for i in range(int(high), bits):
            bit = self.masked(self.moved(b, -i), 1) if i < bits - 1 else self.moved(b, -i)
            mask = self.emit("sub", bits, (self.const(0, bits), bit))
            terms.append(self.moved(self.emit("and", bits, (a, mask)), i - bits if high else i))
        return self.xor(terms, bits)

    def shifts(self, a: Op, constant: int, high: bool) -> Op:
        """The low or the high half of a product with a constant."""
        places = [i for i in range(int(high), a.bits) if constant >> i & 1]
        return self.xor([self.moved(a, i - a.bits if high else i) for i in places], a.bits)


def _pair(op: Op) -> frozenset[object]:
    """Equal for the two halves of a product."""
    return frozenset(("const", a.attr) if a.kind == "const" else id(a) for a in op.args)


def costs_of(cpu: Cpu, layout: Layout) -> dict[str, float]:
    """What the ways cost by the CPU's table: issue slots, then a little for each clock of latency.

    wide, holes, serial wide: a product of two words of 32 bits, by the cheapest, by integer products in general
    registers, bit by bit; word, holes word, serial word: the low half; shift, shift word: a bit of a constant.
    """
    isa = cpu.instructions

    def price(does: str, *kinds: str, elem: int = 0) -> float:
        form = isa.form(does, *kinds, elem=elem)
        return cpu.slots(form) + 0.05 * cpu.cost(form).latency

    r = general(WORD)
    mul, logic, shift, copy = price("mul", r, r), price("and", r, r), price("shl", r, COUNT), price("copy", r, r)
    long_mul = price("multiply wide", r)
    word, serial = 16 * mul + 30 * (logic + copy), WORD * (5 * logic + shift + 2 * copy)
    holes, serial_wide = 16 * (long_mul + copy) + 56 * logic, WORD * (6 * logic + 2 * shift + 3 * copy)
    wide, moved = min(holes, serial_wide), 2 * (shift + logic + copy)
    if layout.bits == LONG:
        long = general(LONG)
        wide = 16 * price("mul", long, long) + 30 * logic
        moved = shift + logic + copy
    vectors = layout.lane_file if layout.in_lanes else layout.wide
    if layout.multiplies and vectors != "r":
        file: str = VECTORS[vectors]
        unit: Callable[[str], float] = lambda does: price(does, file, file, elem=LONG)  # noqa: E731
        wide = 16 * (unit("mulwide") + unit("copy")) + 30 * unit("xor")
        moved = price("shl", file, COUNT, elem=LONG) + unit("xor") + unit("copy")
    return {"wide": wide, "holes": holes, "serial wide": serial_wide, "word": min(word, serial), "holes word": word,
            "serial word": serial, "shift": moved, "shift word": shift + logic + copy}
