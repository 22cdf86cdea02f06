"""Blocks to bit slices and back: the transposition of a bit matrix, as operations of the algorithm IR.

The address of a bit in a batch has two parts: the number of its register and its place there. Each bit of the address
means one bit of a block's number ("k", i) or of the bit's number in the block ("b", i). In blocks the block's number
is what counts highest; in slices the register is a bit of the block and the place the block, with the bits of its
number in reverse order. An `exchange` of level L swaps bit L of the place with one bit of the register's number, for
every pair of registers that differ in it: the classic six operations with a mask (H. S. Warren, Hacker's Delight,
section 7-3), or where the level is that of a lane's halves, two `unpack`s. A `rotate` is two `unpack`s of bytes: it
moves the bits of the place from 3 on up by one, the highest of them into the register's number, and that into bit 3.

Vectors of 256 and 512 bits have lanes of 128, in which all that is done alike. The bits of the place above number the
lane; a `swap` of one of them with the bit below is an instruction on every register by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from dsl.ir import Op
from targets.cpu import Cpu
from targets.x86.instruction_set import COUNT, VECTORS

Meaning = tuple[str, int]
Emit = Callable[[str, Sequence[Op], object], Op]
"""(kind, operands, attr) -> a new operation on values as wide as a register."""
BYTE = 3  # bits of a place in a byte
TOGETHER = 3  # levels that are done on eight registers before the next eight are looked at
LONG = 512  # bits of registers of which there are 32, with logic on three operands: four levels on sixteen registers
LANE = 7  # bits of a place in a lane
ODD_EVEN = 0b11011000  # the four quarters, or lanes, with the inner ones changed


@dataclass(frozen=True)
class Step:
    """Registers that differ in bit `bit` of their number change places with bit `level`; `rotate`: by bytes.

    `swap`: in every register, bit `level` of the place with the bit below it.
    """

    level: int
    bit: int = 0
    rotate: bool = False
    swap: bool = False


def position(copy: int, width: int) -> int:
    """Which bit of a slice of `width` bits belongs to a copy: its number with the bits in reverse order."""
    return int(f"{copy:0{width.bit_length() - 1}b}"[::-1], 2)


def fits(block_bits: int, width: int) -> bool:
    """Whether blocks of so many bits can be transposed: a power of two, at least half as long as a lane, and a lane."""
    lane = min(width, 1 << LANE)
    return block_bits & (block_bits - 1) == 0 and 2 * block_bits >= lane and block_bits >= 8 \
        and (width == lane or block_bits <= lane)


def to_slices(values: Sequence[Op], width: int, emit: Emit, by_bytes: bool) -> list[Op]:
    """Registers of a batch of blocks in the order of memory -> slices in the order of the bits of a block.

    Both are as many as a block has bits, of `width` bits each; `emit` makes the operations, `by_bytes`: bytes are
    exchanged by `unpack`.
    """
    place, register = _blocks(len(values), width)
    steps = _steps([*place], [*register], _sliced(width), by_bytes)
    return _perform(values, place, register, steps, width, emit)


def from_slices(values: Sequence[Op], width: int, emit: Emit, by_bytes: bool) -> list[Op]:
    """The inverse of `to_slices`."""
    place = _sliced(width)
    register: list[Meaning] = [("b", i) for i in range(_log(len(values)))]
    target, _ = _blocks(len(values), width)
    steps = _steps([*place], [*register], target, by_bytes)
    return _perform(values, place, register, steps, width, emit)


def _log(n: int) -> int:
    return n.bit_length() - 1


def _blocks(block_bits: int, width: int) -> tuple[list[Meaning], list[Meaning]]:
    """What the bits of place and register mean in memory: a block after the other."""
    bits = _log(block_bits)
    address: list[Meaning] = [("b", i) for i in range(bits)] + [("k", i) for i in range(_log(width))]
    return address[:_log(width)], address[_log(width):]


def _sliced(width: int) -> list[Meaning]:
    return [("k", i) for i in range(_log(width))][::-1]


def _steps(place: list[Meaning], register: list[Meaning], target: Sequence[Meaning], by_bytes: bool) -> list[Step]:
    """What makes the bits of `place` mean `target`; `place` and `register` are changed.

    Lanes come first, then levels within bytes; higher ones by `rotate` if `by_bytes`, where none is right already.
    """
    steps: list[Step] = []
    for top in range(len(place) - 1, LANE - 1, -1):
        for level in range(place.index(target[top]) + 1, top + 1):
            steps.append(Step(level, swap=True))
            place[level - 1], place[level] = place[level], place[level - 1]
    lane = place[:LANE]
    steps += _in_lanes(lane, register, target[:LANE], by_bytes)
    place[:LANE] = lane
    return steps


def _in_lanes(place: list[Meaning], register: list[Meaning], target: Sequence[Meaning], by_bytes: bool) -> list[Step]:
    """`_steps` for the bits of the place in a lane."""
    steps: list[Step] = []
    top = len(place)

    def exchange(level: int, bit: int) -> None:
        steps.append(Step(level, bit))
        place[level], register[bit] = register[bit], place[level]

    for level in range(BYTE):
        exchange(level, register.index(target[level]))
    if by_bytes and top == 7 and all(meaning in register for meaning in target[BYTE:]):
        for meaning in reversed(target[BYTE:]):
            bit = register.index(meaning)
            steps.append(Step(BYTE, bit, True))
            register[bit] = place[-1]
            place[BYTE:] = [meaning, *place[BYTE:top - 1]]
        return steps
    for level in range(BYTE, top):
        if place[level] != target[level]:
            exchange(level, register.index(target[level]))
    return steps


def _perform(values: Sequence[Op], place: list[Meaning], register: list[Meaning], steps: Sequence[Step],
             width: int, emit: Emit) -> list[Op]:
    """Emit the steps, few levels at a time on the registers that they connect, and put the results in order.

    That is the order of memory: bits of the block's number count more than bits of the bit's.
    """
    values = list(values)
    swaps = [s for s in steps if s.swap]
    for step in swaps:
        place[step.level - 1], place[step.level] = place[step.level], place[step.level - 1]
    steps = [s for s in steps if not s.swap]
    together = TOGETHER + (width >= LONG)
    for begin in range(0, len(steps), together):
        some = steps[begin:begin + together]
        bits = sorted({s.bit for s in some})
        rest = [j for j in range(_log(len(values))) if j not in bits]
        for number in range(1 << len(rest)):
            base = sum((number >> i & 1) << j for i, j in enumerate(rest))
            for step in swaps if begin == 0 else ():
                for at in _spread(base, bits):
                    values[at] = _swapped(values[at], step, emit)
            for step in some:
                for low in _spread(base, [j for j in bits if j != step.bit]):
                    high = low | 1 << step.bit
                    values[low], values[high] = _pair(values[low], values[high], step, width, emit)
    for step in steps:
        meaning = register[step.bit]
        if step.rotate:
            register[step.bit] = place[LANE - 1]
            place[BYTE:LANE] = [meaning, *place[BYTE:LANE - 1]]
        else:
            register[step.bit], place[step.level] = place[step.level], meaning
    order = [register.index(m) for m in sorted(register)]
    return [values[sum((t >> i & 1) << j for i, j in enumerate(order))] for t in range(len(values))]


def _spread(base: int, bits: Sequence[int]) -> list[int]:
    """`base` with all values of these bits."""
    return [base | sum((n >> i & 1) << j for i, j in enumerate(bits)) for n in range(1 << len(bits))]


def _pair(a: Op, b: Op, step: Step, width: int, emit: Emit) -> tuple[Op, Op]:
    """Two registers whose numbers differ in the bit that is exchanged: `a` has 0 there."""
    if step.rotate or (width >= 1 << LANE and step.level == LANE - 1):
        size = 8 if step.rotate else 1 << LANE - 1
        return emit("unpacklow", (a, b), size), emit("unpackhigh", (a, b), size)
    distance = 1 << step.level
    mask = Op("const", width, (), sum(1 << q for q in range(width) if not q >> step.level & 1))
    if width >= LONG:  # two selections, each one instruction
        up, down = emit("shl", (b,), distance), emit("shr", (a,), distance)
        return _selected(mask, a, up, emit), _selected(mask, down, b, emit)
    differs = emit("and", (emit("xor", (emit("shr", (a,), distance), b), None), mask), None)
    return (emit("xor", (a, emit("shl", (differs,), distance)), None), emit("xor", (b, differs), None))


def _selected(mask: Op, one: Op, other: Op, emit: Emit) -> Op:
    """The bits of `one` where the mask has ones, elsewhere those of the other."""
    return emit("xor", (emit("and", (emit("xor", (one, other), None), mask), None), other), None)


def _swapped(value: Op, step: Step, emit: Emit) -> Op:
    """Every quarter of 256 bits, or every lane, where the step puts it."""
    if step.level == LANE:
        return emit("permute", (value,), ODD_EVEN)
    return emit("lanes", (value, value), ODD_EVEN)


def unpacks_bytes(cpu: Cpu, file: str) -> bool:
    """Whether two `unpack`s of bytes in a vector file take less time than an exchange by six operations with a mask."""
    if file not in VECTORS:
        return False
    isa, x = cpu.instructions, VECTORS[file]
    if not isa.find("unpacklow", x, x, elem=8):
        return False

    def clocks(*forms: str) -> float:
        costs = [cpu.cost(form) for form in forms]
        uops = [frozenset(ports) for cost in costs for ports in cost.ports]
        sets = {*uops, frozenset().union(*uops)}
        busiest = max(sum(u <= ports for u in uops) / len(ports) for ports in sets)
        return max(busiest, sum(cost.uops for cost in costs) / cpu.width)

    interleave = [isa.form(does, x, x, elem=8) for does in ("unpacklow", "unpackhigh")]
    logic = [*[isa.form("xor", x, x)] * 3, isa.form("and", x, x)]
    return clocks(*interleave) < clocks(*logic, *(isa.form(does, x, COUNT, elem=64) for does in ("shr", "shl")))
