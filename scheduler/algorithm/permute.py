"""Pass `permute`: linear maps that only choose bits become masks, shifts and rotations where that is cheapest.

Of the ways of scheduler.algorithm.selections the one that costs least by the CPU's table, in the registers that the
layout gives such values. Where the kernel may index tables with the operand the map stays if look-ups are cheaper, or
if the operand is made of look-ups: `tabulate` joins them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from dsl.ir import Kernel, Linear, Loop, Op, Region
from dsl.operations import ROTATIONS, SHIFTS
from scheduler.algorithm.selections import Choice, Words, chosen_bits, programs
from scheduler.mapping.layout import Layout
from targets.cpu import Cpu
from targets.x86.instruction_set import COUNT, LOW, VECTORS, WORD, general, memory

BY_AMOUNT = (*SHIFTS, *ROTATIONS)
CHUNK = 8  # index bits of the tables that `tabulate` makes
HALF = 32  # bits of a word of 32-bit code
Price = Callable[[str], float]


def lay_permutations(kernel: Kernel, cpu: Cpu, layout: Layout) -> Kernel:
    """`kernel` with such maps replaced; operations are changed in place."""
    free = not layout.in_lanes and (kernel.tables_allowed or not any(op.secret for op in kernel.body.ops()))
    _Permute(cpu, layout, free).region(kernel.body)
    return kernel


class _Permute:
    """`free`: secret data may index tables."""

    def __init__(self, cpu: Cpu, layout: Layout, free: bool) -> None:
        self.cpu, self.layout, self.free = cpu, layout, free
        self.out: list[Op | Loop] = []
        self.words: dict[int, tuple[int, list[Op]]] = {}  # of a result that is joined: bits of a word, the words

    def region(self, region: Region) -> None:
        outer, self.out = self.out, []
        for item in region.items:
            if isinstance(item, Loop):
                self.region(item.body)
            elif item.kind == "linear":
                self.linear(item)
            elif item.kind == "extract":
                self.part(item)
            self.out.append(item)
        region.items, self.out = self.out, outer

    def linear(self, op: Op) -> None:
        """Put the operations of a map before it, and let it be the last of them."""
        choice = chosen_bits(op.attr)
        looked_up = not self.layout.in_lanes and (self.free or not op.secret)
        if choice is None or (looked_up and _of_tables(op.args[0])):
            return
        file, unit, rotates = self.home(op)
        if not unit:
            return
        price = prices(self.cpu, file, unit)
        made, cost = min(((made, _cost(made, price)) for made in _programs(choice, op.args[0].bits, unit, rotates)),
                         key=lambda m: m[1])
        if looked_up and self.look_ups(op.attr, unit) < cost:
            return
        self.write(op, made)

    def part(self, op: Op) -> None:
        """Bits of a joined result are taken from its word, if they are of one."""
        unit, words = self.words.get(id(op.args[0]), (1, []))
        number, lo = divmod(op.attr, unit)
        if number < len(words) and lo + op.bits <= words[number].bits:
            op.args, op.attr = (words[number],), lo

    def home(self, op: Op) -> tuple[str, int, bool]:
        """The register file of the words, their bits (0: none holds them) and whether a rotation is one instruction."""
        source, layout = op.args[0], self.layout
        if layout.in_lanes:
            return layout.lane_file, layout.element if op.bits == source.bits == layout.element else 0, False
        if max(op.bits, source.bits) <= HALF:
            return "r", HALF, True
        if source.bits == 64 and layout.wide != "r" and source.kind != "concat":
            return layout.wide, 64, False
        return "r", layout.bits, True

    def look_ups(self, lin: Linear, unit: int) -> float:
        """The cost of tables: for each byte of the operand its place, and an entry for each word of the result."""
        price = prices(self.cpu, "r", min(unit, self.layout.bits))
        words = -(-lin.bits // self.layout.bits)
        return -(-len(lin.columns) // CHUNK) * (price("byte") + price("entry") * words)

    # -- operations -----------------------------------------------------------------------------------
    def write(self, op: Op, made: Words) -> None:
        """The program `made` as operations; the last one is `op`."""
        source, = op.args
        unit = made.unit

        def emit(kind: str, bits: int, args: tuple[Op, ...], attr: object = None) -> Op:
            new = Op(kind, bits, args, attr, op.pos, op.secret, op.name)
            self.out.append(new)
            return new

        def wide(part: Op) -> Op:
            return part if part.bits == unit else emit("zext", unit, (part,))

        def cut(lo: int) -> Op:
            size, at = min(unit, source.bits - lo), 0
            for part in source.args if source.kind == "concat" else ():
                if (at, part.bits) == (lo, size):
                    return part
                at += part.bits
            return source if size == source.bits else emit("extract", size, (source,), lo)

        values = [wide(cut(lo)) if lo < source.bits else Op("const", unit, (), 0, op.pos)
                  for lo in range(0, unit * made.inputs, unit)]
        for kind, args, attr in made.steps:
            given = tuple(values[a] for a in args)
            if kind == "and":
                given = (*given, Op("const", unit, (), attr, op.pos))
            values.append(emit(kind, unit, given, attr if kind in BY_AMOUNT else None))
        words = [values[number] for number in made.results[:-(-op.bits // unit)]]
        rest = op.bits - unit * (len(words) - 1)
        if len(words) == 1:
            ends = bool(made.steps) and words[0] is self.out[-1] and rest == unit
            op.kind, op.args, op.attr = (words[0].kind, words[0].args, words[0].attr) if ends else (
                "extract", (words[0],), 0)
            del self.out[len(self.out) - ends:]
            return
        last = words[-1] if rest == unit else emit("extract", rest, (words[-1],), 0)
        op.kind, op.args, op.attr = "concat", (*words[:-1], last), None
        self.words[id(op)] = unit, [*words[:-1], last]


def _of_tables(op: Op) -> bool:
    """Whether a value is a look-up, or joined of parts of which one is."""
    return op.kind == "lookup" or (op.kind == "concat" and any(a.kind == "lookup" for a in op.args))


@cache
def _programs(choice: Choice, bits: int, unit: int, rotates: bool) -> tuple[Words, ...]:
    return tuple(programs(choice, bits, unit, rotates))


def _cost(made: Words, price: Price) -> float:
    """The instructions of a program, with the copies of what they overwrite and is read again."""
    left = [0] * (made.inputs + len(made.steps))
    for _, args, _ in made.steps:
        for a in args:
            left[a] += 1
    for a in made.results:
        left[a] += 1
    total = 0.0
    for kind, args, _ in made.steps:
        for a in args:
            left[a] -= 1
        total += price(kind) + (price("copy") if all(left[a] for a in args) else 0)
    return total


def prices(cpu: Cpu, file: str, unit: int) -> Price:
    """What operations on words of a file of a CPU cost: issue slots, then a little for each clock of latency."""
    word = VECTORS[file] if file != "r" else general(unit)
    kinds = {"shl": (word, COUNT), "shr": (word, COUNT), "rotl": (word, COUNT), "byte": (WORD, LOW),
             "entry": (word, memory(unit // 8))}
    named = {"rotl": "rol", "entry": "xor"}

    def price(kind: str) -> float:
        if kind == "rotl" and file != "r":  # no instruction rotates a vector
            return price("shl") + price("shr") + price("xor") + price("copy")
        lanes = unit if file != "r" else 0
        form = cpu.instructions.form(named.get(kind, kind), *kinds.get(kind, (word, word)), elem=lanes)
        return cpu.slots(form) + 0.05 * cpu.cost(form).latency

    return price
