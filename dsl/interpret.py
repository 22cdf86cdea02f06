"""Pass `interpret`: the reference semantics of a kernel, on Python integers.

The IR is turned into Python source once and then called; every operation is written with the same
meaning as in dsl.operations (tests compare the two).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from dsl import extended
from dsl.ir import INDEX, Access, Kernel, Linear, Loop, Op, Param, Region, Share, together
from dsl.operations import (
    ADDED,
    BITWISE,
    BOXES,
    BY_HALVES,
    BY_VALUE,
    BYTES,
    CARRIES,
    FLOATS,
    HALF,
    LANES,
    NUMBERS,
    ROUNDS,
    SHIFTS,
    STRUCTURE,
    UNPACKS,
    WORDWISE,
)
from dsl.rounds import rounds
from dsl.semantics import boxed, carryless, in_order, lanes, monomials, part_added, quarters, unpack
from dsl.wordwise import ALIGN, aligned, wordwise

Interpreter = Callable[[Sequence["bytes | bytearray | int"]], list[bytes]]


class AccessError(Exception):
    """A kernel touched memory outside a parameter."""


def interpret(kernel: Kernel, args: Sequence[bytes | bytearray | int]) -> list[bytes]:
    """Run `kernel` once; see compile_interpreter."""
    return compile_interpreter(kernel)(args)


def compile_interpreter(kernel: Kernel) -> Interpreter:
    """A function of the arguments in parameter order (bytes for pointers, an int for a count).

    It returns the contents after the call of every pointer parameter, in order. Per-block parameters hold count times
    Param.bytes; too short a buffer raises AccessError, another number of arguments ValueError. One bytearray given
    twice is one memory.
    """
    writer = _Writer(kernel)
    code = compile(writer.source(), f"<{kernel.name}>", "exec")
    space: dict[str, Any] = {"T": writer.attrs}
    exec(code, space)
    run = space["run"]

    def call(args: Sequence[bytes | bytearray | int]) -> list[bytes]:
        if len(args) != len(kernel.params):
            raise ValueError(f"{kernel.name} takes {len(kernel.params)} arguments, {len(args)} given")
        count = next((int(a) for a, p in zip(args, kernel.params, strict=True) if p.kind == "count"), 1)
        buffers = []
        shared: dict[int, bytearray] = {}
        for a, p in zip(args, kernel.params, strict=True):
            if p.kind == "count":
                continue
            assert isinstance(a, bytes | bytearray), f"{p.name} must be bytes"
            need = p.bytes * (count if p.per_block else 1)
            if len(a) < need:
                raise AccessError(f"{kernel.name}: `{p.name}` has {len(a)} bytes, the kernel uses {need}")
            copy = bytearray(a)
            buffers.append(shared.setdefault(id(a), copy) if isinstance(a, bytearray) else copy)
        run(buffers, count)
        return [bytes(b) for b in buffers]

    return call


class _Writer:
    def __init__(self, kernel: Kernel) -> None:
        self.kernel = kernel
        self.attrs: list[Any] = []
        self.known: dict[int, int] = {}
        self.names: dict[int, str] = {}
        self.loops: dict[int, str] = {}
        self.lines: list[str] = []
        self.pointers = [p for p in kernel.params if p.kind != "count"]
        self.results: dict[tuple[int, int], str] = {}
        self.constants: dict[Param, str] = {}
        self.images: dict[int, list[str]] = {}  # tables of each linear map

    def source(self) -> str:
        self.lines = ["def run(buffers, count):", "  block = 0"]
        self.lines += [f"  m{i} = buffers[{i}]" for i in range(len(self.pointers))]
        self.region(self.kernel.body, "  ")
        return "\n".join(self.lines) + "\n"

    def attr(self, value: Any) -> str:
        if id(value) not in self.known:
            self.known[id(value)] = len(self.attrs)
            self.attrs.append(value)
        return f"T[{self.known[id(value)]}]"

    def name(self, op: Op) -> str:
        if op.kind == "const":
            return str(op.attr)
        if op.kind == "result":
            return self.results[id(op.attr[0]), op.attr[1]]
        return self.names[id(op)]

    def fresh(self, op: Op) -> str:
        self.names[id(op)] = f"v{len(self.names)}"
        return self.names[id(op)]

    def region(self, region: Region, pad: str) -> None:
        for item in region.items:
            if isinstance(item, Loop):
                self.loop(item, pad)
            elif item.kind == "store":
                self.store(item, pad)
            elif item.kind not in STRUCTURE:
                text = self.expression(item)
                self.lines.append(f"{pad}{self.fresh(item)} = {text}")

    def loop(self, loop: Loop, pad: str) -> None:
        inits = [self.name(c.init) for c in loop.carried]
        params = [self.fresh(c.param) for c in loop.carried]
        for p, i in zip(params, inits, strict=True):
            self.lines.append(f"{pad}{p} = {i}")
        var = f"i{len(self.loops)}" if isinstance(loop.count, int) else "block"
        self.loops[id(loop)] = var
        passes = f"{self.attr(loop.count)}.passes(count)" if isinstance(loop.count, Share) else \
            f"range({loop.count if isinstance(loop.count, int) else 'count'})"
        self.lines.append(f"{pad}for {var} in {passes}:")
        self.region(loop.body, pad + "  ")
        if params:
            nexts = ", ".join(self.name(c.next) for c in loop.carried)
            self.lines.append(f"{pad}  {', '.join(params)} = {nexts}")
        else:
            self.lines.append(f"{pad}  pass")
        for number, name in enumerate(params):
            self.results[id(loop), number] = name

    def place(self, access: Access) -> tuple[str, str, str]:
        """(buffer, slice expression, byte order) of a memory element."""
        param = access.param
        buffer = self.constant(param) if param.kind == "const" else f"m{self.pointers.index(param)}"
        at = [str(access.offset)]
        if access.param.per_block:
            at.append(f"block*{access.param.bytes}")
        for group in together(access.strides):
            moved = " + ".join(f"{s.start} + {self.loops[id(s.loop)]}*{s.step}" for s in group)
            at.append(f"({moved}) % {group[0].ring}" if group[0].ring else moved)
        where = " + ".join(at)
        order = "'big'" if access.endian == "be" else "'little'"
        return buffer, f"{where}:{where} + {access.bits // 8}", order

    def constant(self, param: Param) -> str:
        """The bytes of a constant array."""
        if param not in self.constants:
            self.attrs.append(b"".join(e.to_bytes(param.bits // 8, "little") for e in param.entries))
            self.constants[param] = f"T[{len(self.attrs) - 1}]"
        return self.constants[param]

    def store(self, op: Op, pad: str) -> None:
        buffer, span, order = self.place(op.attr)
        self.lines.append(f"{pad}{buffer}[{span}] = ({self.name(op.args[0])}).to_bytes({op.attr.bits // 8}, {order})")

    def polynomial(self, products: list[int], args: list[str], mask: int) -> str:
        """The XOR of products of `args`, each product a mask of its factors; 0 is the product of none."""
        terms = [" & ".join(args[i] for i in range(len(args)) if m >> i & 1) or str(mask) for m in products]
        return " ^ ".join(f"({t})" for t in terms) or "0"

    def linear(self, lin: Linear, x: str) -> str:
        """A linear map as the XOR of the images of its bytes: much faster than bit by bit."""
        tables = self.images.get(id(lin))
        if tables is None:
            tables = self.images[id(lin)] = [self.attr(image) for image in lin.images]
        return " ^ ".join(f"{table}[{x} >> {8 * i} & 255]" for i, table in enumerate(tables))

    def by_value(self, op: Op, x: str, amount: str) -> str:
        """A shift or a rotation by a value."""
        mask = (1 << op.bits) - 1
        if op.kind in ("shlby", "shrby"):
            return f"({x} {'<<' if op.kind == 'shlby' else '>>'} {amount}) & {mask}"
        left = f"({amount}) % {op.bits}" if op.kind == "rotlby" else f"-({amount}) % {op.bits}"
        return f"({x} * (1 << {op.bits} | 1) << {left} >> {op.bits}) & {mask}"

    def joined(self, op: Op, a: list[str]) -> str:
        """The operands side by side, the first one least significant."""
        at, terms = 0, []
        for x, arg in zip(a, op.args, strict=True):
            terms.append(f"({x} << {at})")
            at += arg.bits
        return " | ".join(terms)

    def by_halves(self, op: Op, a: list[str]) -> str:
        """Sums, differences and products of the low parts of each half."""
        part, sign = {"add": (HALF, "+"), "sub": (HALF, "-"), "mulwide": (HALF // 2, "*")}[op.kind]
        halves = []
        for at in range(0, op.bits, HALF):
            x, y = (f"({one} >> {at} & {(1 << part) - 1})" for one in a)
            halves.append(f"({x} {sign} {y} & {(1 << HALF) - 1}) << {at}")
        return " | ".join(halves)

    def number(self, op: Op, a: list[str]) -> str:
        """Of numbers: whole integers, reduced after every operation."""
        if op.kind == "digits":
            return f"{a[0]} >> {op.attr} & {(1 << op.bits) - 1}"
        if op.kind == "number":
            return f"({self.joined(op, a)}) % {op.attr.value}"
        sign = {"numadd": "+", "numsub": "-", "nummul": "*"}[op.kind]
        return f"({a[0]} {sign} {a[1]}) % {op.attr.value}"

    def again(self, op: Op) -> str:
        """A factor for what memory has once, where the value is that again and again."""
        factor = sum(1 << at for at in range(0, op.bits, op.attr.bits))
        return f" * {factor}" if factor > 1 else ""

    def moved(self, op: Op, a: list[str]) -> str:
        """Parts of products added, elements by turns, lanes in order, a round of a state, an operation on words."""
        if op.kind in ROUNDS:
            return f"{self.attr(rounds()[op.kind])}.apply({a[0]}, {a[1]})"
        if op.kind in WORDWISE:
            return f"{self.attr(wordwise()[op.kind])}.apply({', '.join(a)}, imm={op.attr or 0})"
        if op.kind == ALIGN:
            return f"{self.attr(aligned)}({a[0]}, {a[1]}, {op.attr})"
        if op.kind in ADDED:
            return f"{self.attr(part_added)}({', '.join(a)}, {op.kind == 'addhigh'}, {op.bits})"
        if op.kind in BOXES:
            return f"{self.attr(boxed)}({a[0]}, {self.attr(op.attr.entries)}, {op.bits})"
        if op.kind in BYTES:
            return f"{self.attr(in_order)}({a[0]}, {op.attr})"
        if op.kind in UNPACKS:
            return f"{self.attr(unpack)}({a[0]}, {a[1]}, {op.attr}, {int(op.kind == 'unpackhigh')}, {op.bits})"
        return f"{self.attr(quarters if len(a) == 1 else lanes)}({', '.join(a)}, {op.attr}, {op.bits})"

    def expression(self, op: Op) -> str:
        a = [self.name(x) for x in op.args]
        k, mask = op.attr, (1 << op.bits) - 1
        if op.kind == "load":
            buffer, span, order = self.place(op.attr)
            return f"int.from_bytes({buffer}[{span}], {order})" + self.again(op)
        if op.kind == "index":
            return _block_number(k, mask)
        if op.kind == "concat":
            return self.joined(op, a)
        if op.kind in NUMBERS:
            return self.number(op, a)
        if op.kind == "lookup":
            return f"{self.attr(k.entries)}[{a[0]}]"
        if op.kind == "slicewise":
            return self.polynomial(monomials(k[0].entries, k[1]), a, mask)
        if op.kind == "linear":
            return self.linear(k, a[0])
        binary = {"and": "&", "or": "|", "xor": "^"}
        if op.kind in binary:
            return f"{a[0]} {binary[op.kind]} {a[1]}"
        wrap = {"add": "+", "sub": "-", "mul": "*"}
        if op.bits > HALF and op.kind in BY_HALVES and op.kind not in BITWISE:
            return self.by_halves(op, a)
        if op.kind in wrap:
            return f"({a[0]} {wrap[op.kind]} {a[1]}) & {mask}"
        if op.kind == "mulhi":
            return f"{a[0]} * {a[1]} >> {op.bits}"
        if op.kind in CARRIES:
            width = op.args[0].bits
            carries = {"addc": f"{' + '.join(a)} & {mask}", "carryc": f"{' + '.join(a)} >> {width}",
                       "subc": f"{' - '.join(a)} & {mask}", "borrowc": f"int({a[0]} < {a[1]} + {a[2]})"}
            return carries[op.kind]
        if op.kind in BY_VALUE:
            return self.by_value(op, a[0], a[1])
        if op.kind == "clmul":
            return f"{self.attr(carryless)}({a[0]}, {a[1]}) & {mask}"
        if op.kind == "clmulhi":
            return f"{self.attr(carryless)}({a[0]}, {a[1]}) >> {op.bits}"
        if op.kind == "mulwide":
            low = (1 << op.bits // 2) - 1
            return f"({a[0]} & {low}) * ({a[1]} & {low})"
        if op.bits > HALF and op.kind in SHIFTS:
            half = ((1 << HALF - k) - 1) << (k if op.kind == "shr" else 0)
            kept = sum(half << at for at in range(0, op.bits, HALF))
            return f"({a[0]} & {kept}) {'<<' if op.kind == 'shl' else '>>'} {k}"
        if op.kind in FLOATS:
            function = {"fadd": extended.add, "fsub": extended.sub, "fmul": extended.mul}[op.kind]
            return f"{self.attr(function)}({a[0]}, {a[1]})"
        if op.kind in ("widen", "narrow"):
            return f"{self.attr(getattr(extended, op.kind))}({a[0]}, {min(op.bits, op.args[0].bits)})"
        if op.kind in (*ADDED, *UNPACKS, *LANES, *BYTES, *BOXES, *ROUNDS, *WORDWISE, ALIGN):
            return self.moved(op, a)
        simple = {"not": lambda: f"{a[0]} ^ {mask}", "shl": lambda: f"({a[0]} << {k}) & {mask}",
                  "shr": lambda: f"{a[0]} >> {k}", "zext": lambda: a[0],
                  "extract": lambda: f"({a[0]} >> {k}) & {mask}",
                  "rotl": lambda: f"(({a[0]} << {k}) | ({a[0]} >> {op.bits - k})) & {mask}",
                  "rotr": lambda: f"(({a[0]} >> {k}) | ({a[0]} << {op.bits - k})) & {mask}",
                  "eq": lambda: f"int({a[0]} == {a[1]})", "ltu": lambda: f"int({a[0]} < {a[1]})",
                  "select": lambda: f"{a[1]} if {a[0]} else {a[2]}"}
        return simple[op.kind]()


def _block_number(part: int | tuple[int] | None, mask: int) -> str:
    """The number of the block, a bit of it everywhere, or a byte of it."""
    if isinstance(part, tuple):
        return f"block >> {8 * part[0]} & 255"
    return f"block & {(1 << INDEX) - 1}" if part is None else f"(block >> {part} & 1) * {mask}"
