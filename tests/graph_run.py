"""Machine graphs run in Python: the meaning of every kind of machine graphs, and the same graph as machine code.

`interpret` follows the table in scheduler.graph.nodes word for word, on integers; `build` and `call` compile a graph
with the scheduler and run it. A graph's arguments are buffers and integers, in calling order.
"""

from __future__ import annotations

import functools
import operator
from collections.abc import Callable, Sequence

from cipherwright.machine.assemble import assemble
from cipherwright.machine.machine import Buffer, Machine
from cipherwright.machine.open import open_machine
from dsl.ir import Kernel, Param, Region, Table
from scheduler.finish.emit import emit
from scheduler.finish.finish import finish
from scheduler.graph.check import check_program
from scheduler.graph.nodes import FILE_BYTES, SUMS, Counted, Mem, Node, Piece, Program, Slot, Tail
from scheduler.graph.places import element_bytes
from scheduler.refine.portfolio import PORTFOLIO, best_plans
from scheduler.schedule.priority import Weights
from targets.abi import Abi
from targets.cpu import Cpu
from targets.elf import Image, load_elf32

FIRST, GAP = 0x1000, 0x100000  # where memory begins, and the grid of its objects
BASE = 0x10000000
FACTS: dict[str, object] = {"cpu": "test", "tool": "test", "source": "test", "source_hash": "", "command": "test",
                            "plan": [], "overlap": []}
BITWISE: dict[str, Callable[[int, int], int]] = {"xor": operator.xor, "and": operator.and_, "or": operator.or_}
Values = dict[Node, int]


class Memory:
    """Objects far apart in a space of 32 bits; an access outside them is an IndexError."""

    def __init__(self) -> None:
        self.objects: list[bytearray] = []

    def add(self, data: bytearray) -> int:
        """The address of `data` from now on."""
        self.objects.append(data)
        return FIRST + GAP * (len(self.objects) - 1)

    def place(self, address: int, size: int) -> tuple[bytearray, int]:
        """The object that holds these bytes, and where in it."""
        number, at = divmod((address - FIRST) & 0xFFFFFFFF, GAP)
        if number >= len(self.objects) or at + size > len(self.objects[number]):
            raise IndexError(f"{size} bytes at {address:#x} are in no object")
        return self.objects[number], at

    def read(self, address: int, size: int) -> int:
        """Little-endian."""
        data, at = self.place(address, size)
        return int.from_bytes(data[at:at + size], "little")

    def write(self, address: int, size: int, value: int) -> None:
        """The low `size` bytes of `value`, little-endian."""
        data, at = self.place(address, size)
        data[at:at + size] = (value & (1 << 8 * size) - 1).to_bytes(size, "little")


def parts(value: int, bits: int, of: int) -> list[int]:
    """`value` of `of` bits as elements of `bits` bits, lowest first."""
    return [value >> s & (1 << bits) - 1 for s in range(0, of, bits)]


def joined(elements: Sequence[int], bits: int) -> int:
    """The inverse of `parts`; each element is reduced."""
    return sum((e & (1 << bits) - 1) << bits * i for i, e in enumerate(elements))


def shuffled(elements: list[int], imm: int) -> list[int]:
    """Four elements, each chosen by two bits of `imm`."""
    return [elements[imm >> 2 * i & 3] for i in range(4)]


class Run:
    """One execution of a program."""

    def __init__(self, program: Program, args: Sequence[int | bytearray]) -> None:
        self.memory = Memory()
        self.slots: dict[Slot, int] = {}
        self.tables: dict[Table, int] = {}
        for slot, a in zip(program.arguments, args, strict=True):
            self.slots[slot] = a if isinstance(a, int) else self.memory.add(a)
        for t in program.tables:
            self.tables[t] = self.memory.add(bytearray(b"".join(e.to_bytes(element_bytes(t), "little")
                                                                for e in t.entries)))
        self.items(program.items)

    def items(self, items: list[Piece | Counted]) -> None:
        for item in items:
            if isinstance(item, Counted):
                self.loop(item)
            else:
                self.piece(item)

    def loop(self, loop: Counted) -> None:
        if loop.count is not None and self.slots[loop.count] == 0:
            return
        if loop.tail:
            self.shared_out(loop, loop.tail)
            return
        self.passes(loop)

    def shared_out(self, loop: Counted, tail: Tail) -> None:
        """Whole passes, then one over copies of the blocks that are left."""
        assert loop.count and loop.pointer and loop.end
        count = self.slots[loop.count]
        size = next(size for pointer, _, size, _ in tail.buffers if pointer is loop.pointer)
        self.slots[loop.end] = self.slots[loop.pointer] + (count - count % tail.copies) * size
        if count >= tail.copies:
            self.passes(loop)
        rest = count % tail.copies
        if not rest:
            return
        back = []
        for pointer, _, size, kind in tail.buffers:
            data, at = self.memory.place(self.slots[pointer], rest * size)
            buffer = bytearray(tail.copies * size)
            buffer[:rest * size] = data[at:at + rest * size]
            if kind != "in":
                back.append((data, at, buffer, rest * size))
            self.slots[pointer] = self.memory.add(buffer)
        self.slots[loop.end] = self.slots[loop.pointer] + tail.copies * next(
            size for pointer, _, size, _ in tail.buffers if pointer is loop.pointer)
        self.passes(loop)
        for data, at, buffer, length in back:
            data[at:at + length] = buffer[:length]

    def passes(self, loop: Counted) -> None:
        while True:
            self.items(loop.body)
            if loop.pointer and loop.end:
                if self.slots[loop.pointer] == self.slots[loop.end]:
                    return
            elif loop.counter and self.slots[loop.counter] == 0:
                return

    def piece(self, piece: Piece) -> None:
        values: Values = {}
        after: dict[Slot, int] = {}
        for n in piece.nodes:
            if n.kind == "setslot" and n.slot:
                after[n.slot] = values[n.args[0]]
            elif n.kind == "put" and n.slot:
                self.slots[n.slot] = values[n] = values[n.args[0]]
            elif n.kind == "joined":
                values[n] = joined([values[a] for a in n.args], 32)
            elif n.kind in ("slot", "part") and n.slot:
                values[n] = self.slots[n.slot] >> 8 * n.imm
                if n.file == "r":
                    values[n] &= 0xFFFFFFFF
            elif n.kind == "address" and n.mem:
                values[n] = self.address(n.mem, values)
            elif n.mem:
                self.access(n, n.mem, values)
            else:
                values[n] = compute(n, [values[a] for a in n.args])
        self.slots.update(after)

    def address(self, mem: Mem, values: Values) -> int:
        base = values[mem.base] if mem.base else 0
        index = values[mem.index] * mem.scale if mem.index else 0
        return base + index + mem.disp + (self.tables[mem.table] if mem.table else 0) & 0xFFFFFFFF

    def access(self, n: Node, mem: Mem, values: Values) -> None:
        at = self.address(mem, values)
        if mem.aligned and at % mem.size:
            raise ValueError(f"{n.kind} {n.name}: {at:#x} is not aligned to {mem.size} bytes")
        if n.kind == "load":
            values[n] = self.memory.read(at, mem.size)
        elif n.kind == "loadhigh":
            values[n] = joined([values[n.args[0]], self.memory.read(at, 8)], 64)
        elif n.kind == "store":
            self.memory.write(at, mem.size, values[n.args[0]])
        elif n.kind == "storehigh":
            self.memory.write(at, 8, values[n.args[0]] >> 64)
        else:
            raise ValueError(f"{n.kind} with a place in memory")


def compute(n: Node, args: list[int]) -> int:
    """The value of a node that touches neither memory nor slots."""
    return general(n, args) if n.file == "r" else vector(n, args)


def general(n: Node, args: list[int]) -> int:
    """Operations on 32 bits; `toword` takes a vector."""
    a = args[0] if args else 0
    if n.kind in SUMS:
        return functools.reduce(BITWISE.get(n.kind, operator.add), args) & 0xFFFFFFFF
    left = n.imm if n.kind == "rol" else -n.imm % 32
    made = {"const": lambda: n.imm, "sub": lambda: a - args[1], "mul": lambda: a * args[1], "not": lambda: ~a,
            "neg": lambda: -a, "shl": lambda: a << n.imm, "shr": lambda: a >> n.imm,
            "rol": lambda: a << left | a >> 32 - left, "ror": lambda: a << left | a >> 32 - left,
            "byte": lambda: a >> 8 * n.imm & 0xFF, "word": lambda: a & 0xFFFF,
            "bswap": lambda: int.from_bytes(a.to_bytes(4, "little"), "big"), "ltmask": lambda: -(a < args[1]),
            "copy": lambda: a, "toword": lambda: a >> 32 * n.imm}
    return made[n.kind]() & 0xFFFFFFFF


def vector(n: Node, args: list[int]) -> int:
    """Operations on 64 or 128 bits."""
    bits = 8 * FILE_BYTES[n.file]
    a = args[0]
    if n.kind in ("copy", "tovector"):
        return a
    if n.kind in BITWISE:
        return functools.reduce(BITWISE[n.kind], args)
    if n.kind == "andn":
        return ~a & args[1]
    if n.kind in ("shuffle", "shufflelow", "shufflehigh"):
        return shuffle(n, a)
    columns = list(zip(*(parts(x, n.elem, bits) for x in args), strict=True))
    if n.kind in ("unpacklow", "unpackhigh"):
        half = len(columns) // 2
        chosen = columns[:half] if n.kind == "unpacklow" else columns[half:]
        return joined([e for pair in chosen for e in pair], n.elem)
    each = {"add": sum, "sub": lambda c: c[0] - c[1], "shl": lambda c: c[0] << n.imm, "shr": lambda c: c[0] >> n.imm,
            "gt": lambda c: -(signed(c[0], n.elem) > signed(c[1], n.elem)), "equal": lambda c: -(c[0] == c[1])}
    return joined([each[n.kind](c) for c in columns], n.elem)


def shuffle(n: Node, a: int) -> int:
    """The three shuffles by an immediate of four two-bit numbers."""
    if n.kind == "shuffle":
        return joined(shuffled(parts(a, 16 if n.file == "mm" else 32, 8 * FILE_BYTES[n.file]), n.imm),
                      16 if n.file == "mm" else 32)
    words = parts(a, 16, 128)
    low = shuffled(words[:4], n.imm) if n.kind == "shufflelow" else words[:4]
    high = shuffled(words[4:], n.imm) if n.kind == "shufflehigh" else words[4:]
    return joined(low + high, 16)


def signed(value: int, bits: int) -> int:
    """A two's complement number of `bits` bits."""
    return value - (1 << bits) if value >> bits - 1 else value


def interpret(program: Program, args: Sequence[int | bytes]) -> list[bytes]:
    """The buffers among `args` after a call of `program`."""
    made = [a if isinstance(a, int) else bytearray(a) for a in args]
    Run(program, made)
    return [bytes(a) for a in made if not isinstance(a, int)]


def kernel(program: Program) -> Kernel:
    """A kernel of the language with the program's parameters and no body: what emission asks for."""
    params = [Param(s.name, "count" if s.name == "n" else "inout", 8, "le", 16, False, False)
              for s in program.arguments]
    return Kernel(program.name, params, Region())


def text(program: Program, cpu: Cpu, portfolio: Sequence[Weights] = PORTFOLIO[:1]) -> str:
    """The program as NASM for `cpu`; an argument called `n` is a number, the others are pointers."""
    for piece in program.items:
        number(piece)
    plans = best_plans(check_program(program), cpu, {}, portfolio)
    return emit(finish(program, cpu, plans), kernel(program), FACTS).asm


def number(item: Piece | Counted) -> None:
    """Give the nodes their source order, as the passes before scheduling do."""
    if isinstance(item, Counted):
        for inner in item.body:
            number(inner)
    else:
        for i, n in enumerate(item.nodes):
            n.order = i


@functools.lru_cache(maxsize=3)
def machine(abi: Abi | None = None) -> Machine:
    """A machine with every feature that a test may ask for: native if this system has them, else emulated."""
    return open_machine(frozenset({"mmx", "sse", "sse2"}), abi=abi)


def image(asm: str) -> Image:
    """Assembled and loaded."""
    return load_elf32(assemble(asm, "graph.asm"), BASE)


def call(program: Program, code: Image, args: Sequence[int | bytes], align: int = 64) -> list[bytes]:
    """The buffers among `args` after a call of the machine code; every buffer is at a multiple of `align`."""
    given = [a if isinstance(a, int) else Buffer(a, align=align) for a in args]
    return machine().call(code, program.name, given).buffers
