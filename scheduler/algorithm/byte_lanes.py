"""Words taken apart into bytes, for lanes of 8 bits: byte j of a word of every copy in a register of its own.

Parts, joined words and turns by whole bytes only rename bytes then; logic works on each, a linear map of bytes is a
program of exclusive-ors and, where its squares of 8 bits by 8 are others than 0 and 1, of maps of a byte
(scheduler.logic.byte_maps): boxes with linear entries, which become shifts and look-ups by a top bit where these cost
less (scheduler.logic.byte_parts). A byte that is a function of one other byte, and no affine one, becomes a box of that
(scheduler.algorithm.bytewise finds which, whatever it is written as; all 256 values are tried).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from dsl.diagnostics import SourceError
from dsl.ir import INDEX, Access, Carried, Kernel, Loop, Op, Param, Region, Table
from dsl.operations import BITWISE
from scheduler.algorithm.bytewise import Forms
from scheduler.logic.byte_maps import ByteStep, Square, byte_program, image
from scheduler.logic.byte_parts import Prices, parts, top_table
from scheduler.logic.linear_program import linear_columns, linear_program

BYTE = 8
ONES = (1 << BYTE) - 1
SHORT = ("add", "bytebox")
"""Operations that are not looked into for boxes, which would cost more."""
Bytes = tuple[Op, ...]
"""The bytes of a value, the lowest first."""
NO_CARRY = Table("no_carry", BYTE, top_table(ONES))


def take_apart(kernel: Kernel, prices: Prices) -> Kernel:
    """`kernel` with all values in bytes; SourceError at an operation that bytes cannot have by themselves."""
    return _Apart(kernel, prices).kernel()


def map_bytes(region: Region, prices: Prices) -> Region:
    """A region of bytes in which boxes with linear entries are shifts and look-ups by a top bit, where these cost less.
    """
    out: list[Op | Loop] = []
    for item in region.items:
        if isinstance(item, Loop):
            item.body = map_bytes(item.body, prices)
        elif item.kind == "bytebox" and (square := linear_columns(item.attr.entries)) and \
                parts(square).cost(prices) < prices.any:
            _in_parts(item, square, out)
        out.append(item)
    return Region(out)


def _in_parts(op: Op, square: Square, out: list[Op | Loop]) -> None:
    """Make a box the last operation of those that its map is made of; the others go before it."""
    made = parts(square)

    def emit(kind: str, args: tuple[Op, ...], attr: object = None) -> Op:
        out.append(Op(kind, BYTE, args, attr, op.pos, op.secret, op.name))
        return out[-1]  # type: ignore[return-value]

    shifted = [*op.args]
    for _ in range(made.doublings):
        shifted.append(emit("shl", (shifted[-1],), 1))
    terms = [shifted[k] for k in made.shifts]
    terms += [emit("bytebox", (shifted[BYTE - 1 - j],), Table(f"top_{v:02x}", BYTE, top_table(v)))
              for j, v in made.tops]
    total = terms[0]
    for term in terms[1:]:
        total = emit("xor", (total, term))
    op.kind, op.args, op.attr = "xor", (total, Op("const", BYTE, (), made.constant, op.pos)), None


def box_bytes(region: Region, box: Callable[[Op, Op, tuple[int, ...]], Op | None],
              affine: Callable[[tuple[int, ...]], bool]) -> Region:
    """A region of bytes in which those that are functions of one other byte, and no affine ones, are boxes of it;
    and so are look-ups that are left.

    `box` makes one, if it can: of an operation, the byte and the entries.
    """
    forms = Forms([item for item in region.items if isinstance(item, Op)], SHORT)
    for item in region.items:
        if isinstance(item, Loop):
            item.body = box_bytes(item.body, box, affine)
            continue
        made = _box_of(item, forms, box, affine)
        if made is None and item.kind == "lookup":
            made = box(item, item.args[0], item.attr.entries)
        if made is not None:
            item.kind, item.args, item.attr = made.kind, made.args, made.attr
    return region


def _box_of(item: Op, forms: Forms, box: Callable[[Op, Op, tuple[int, ...]], Op | None],
            affine: Callable[[tuple[int, ...]], bool]) -> Op | None:
    """The box of one byte that a byte is, whatever it is made of; None if it is none, or an affine map."""
    form = forms.own.get(item)
    if form is None or item.bits != BYTE or len(form.terms) != 1:
        return None
    ((leaf, _), images), = form.terms.items()
    entries = tuple(x ^ form.constant for x in images)
    return None if leaf.bits != BYTE or affine(entries) else box(item, leaf, entries)


class _Apart:
    def __init__(self, kernel: Kernel, prices: Prices) -> None:
        self.source, self.prices = kernel, prices
        self.tables: dict[Square, Table] = {}
        self.arrays: dict[Param, Param] = {}  # constant arrays, and what they are as bytes
        self.made: dict[int, Bytes] = {}
        self.loops: dict[Loop, Loop] = {}
        self.first: dict[tuple[Loop, int], int] = {}  # where the bytes of a carried value begin
        self.out: list[Op | Loop] = []
        self.like = Op("const", 0)

    def kernel(self) -> Kernel:
        return replace(self.source, body=self.region(self.source.body))

    def region(self, region: Region) -> Region:
        outer, self.out = self.out, []
        for item in region.items:
            if isinstance(item, Loop):
                self.loop(item)
            elif item.kind not in ("const", "param"):
                self.like = item
                self.made[id(item)] = self.op(item)
        made, self.out = Region(self.out), outer
        return made

    def loop(self, loop: Loop) -> None:
        inits = [self.bytes(c.init) for c in loop.carried]
        made = self.loops[loop] = Loop(loop.name, loop.count, [], Region(), loop.pos)
        params: list[Bytes] = []
        for number, c in enumerate(loop.carried):
            self.first[loop, number] = sum(map(len, params))
            params.append(tuple(Op("param", BYTE, (), f"{c.param.attr}.{b}", c.param.pos, c.param.secret,
                                   f"{c.param.name}.{b}") for b in range(c.param.bits // BYTE)))
            self.made[id(c.param)] = params[-1]
        made.body = self.region(loop.body)
        for init, inside, c in zip(inits, params, loop.carried, strict=True):
            made.carried += [Carried(*three) for three in zip(init, inside, self.bytes(c.next), strict=True)]
        self.out.append(made)

    # -- bytes -------------------------------------------------------------------------------------------
    def bytes(self, op: Op) -> Bytes:
        if op.kind == "const":
            return tuple(self.constant(op.attr >> at & ONES) for at in range(0, op.bits, BYTE))
        return self.made[id(op)]

    def constant(self, value: int) -> Op:
        return Op("const", BYTE, (), value)

    def emit(self, kind: str, args: Sequence[Op], attr: object = None, bits: int = BYTE) -> Op:
        like = self.like
        made = Op(kind, bits, tuple(args), attr, like.pos, any(a.secret for a in args), like.name)
        self.out.append(made)
        return made

    def both(self, kind: str, a: Op, b: Op) -> Op:
        """`and`, `or` or `xor` of two bytes; zeros cost nothing."""
        if b.kind == "const":
            a, b = b, a
        if a.kind == "const" and a.attr == 0:
            return a if kind == "and" else b
        return self.emit(kind, (a, b))

    def refuse(self, op: Op) -> SourceError:
        assert op.pos is not None
        return SourceError(op.pos, f"`{op.kind}` of {op.bits} bits has no form in bytes",
                           "map this kernel in wider lanes, or without; lanes of 8 bits know logic, shifts, rotations, "
                           "sums, parts and tables of whole bytes, and linear maps")

    # -- operations --------------------------------------------------------------------------------------
    def op(self, op: Op) -> Bytes:
        rule: Callable[[Op], Bytes] | None = getattr(self, "op_" + op.kind, None)
        if op.kind in BITWISE and len(op.args) == 2:
            return tuple(self.both(op.kind, *pair) for pair in zip(*map(self.bytes, op.args), strict=True))
        if rule is None or op.bits % BYTE:
            raise self.refuse(op)
        return rule(op)

    def op_result(self, op: Op) -> Bytes:
        loop, number = op.attr
        first = self.first[loop, number]
        made = tuple(Op("result", BYTE, (), (self.loops[loop], first + b), op.pos, op.secret, f"{op.name}.{b}")
                     for b in range(op.bits // BYTE))
        self.out += made
        return made

    def op_not(self, op: Op) -> Bytes:
        return tuple(self.emit("not", (a,)) for a in self.bytes(op.args[0]))

    def op_index(self, op: Op) -> Bytes:
        return tuple(self.emit("index", (), (j,)) if j < INDEX // BYTE else self.constant(0)
                     for j in range(op.bits // BYTE))

    def op_add(self, op: Op) -> Bytes:
        """Sums of bytes; the carry out of one is the top bit of the majority of both operands and the complement of the
        sum. The look-up by it gives -1 where there is no carry, and the next sum has one more."""
        if op.modulus:
            raise self.refuse(op)
        made: list[Op] = []
        less: Op | None = None
        for x, y in zip(*map(self.bytes, op.args), strict=True):
            a, b = (y, x) if x.kind == "const" else (x, y)
            total = self.plus(a, b) if less is None else self.plus(self.plus(self.plus(a, self.constant(1)), b), less)
            made.append(total)
            if len(made) < op.bits // BYTE:
                left = self.both("and", self.both("or", a, b), self.emit("not", (total,)))
                less = self.emit("bytebox", (self.both("or", self.both("and", a, b), left),), NO_CARRY)
        return tuple(made)

    def plus(self, a: Op, b: Op) -> Op:
        return a if b.kind == "const" and b.attr == 0 else self.emit("add", (a, b))

    def op_rotl(self, op: Op) -> Bytes:
        a = self.bytes(op.args[0])
        if len(a) == 1:
            return (self.emit("rotl", a, op.attr) if op.attr else a[0],)
        whole, rest = divmod(op.attr, BYTE)
        return self.shifted([a[(i - whole) % len(a)] for i in range(len(a))],
                            [a[(i - whole - 1) % len(a)] for i in range(len(a))], rest)

    def op_rotr(self, op: Op) -> Bytes:
        return self.op_rotl(Op("rotl", op.bits, op.args, (op.bits - op.attr) % op.bits, op.pos, op.secret, op.name))

    def op_shl(self, op: Op) -> Bytes:
        a, (whole, rest) = self.bytes(op.args[0]), divmod(op.attr, BYTE)
        moved = [*[self.constant(0)] * (whole + 1), *a]
        return self.shifted(moved[1:len(a) + 1], moved[:len(a)], rest)

    def op_shr(self, op: Op) -> Bytes:
        a, (whole, rest) = self.bytes(op.args[0]), divmod(op.attr, BYTE)
        moved = [*a, *[self.constant(0)] * (whole + 1)][whole:]
        return self.shifted(moved[1:len(a) + 1], moved[:len(a)], BYTE - rest) if rest else tuple(moved[:len(a)])

    def shifted(self, high: Sequence[Op], low: Sequence[Op], by: int) -> Bytes:
        """Of pairs of neighbouring bytes the 8 bits that are `by` below the top of the high one."""
        if by == 0:
            return tuple(high)
        return tuple(self.both("xor", self.moved("shl", x, by), self.moved("shr", y, BYTE - by))
                     for x, y in zip(high, low, strict=True))

    def moved(self, kind: str, a: Op, by: int) -> Op:
        if a.kind == "const":
            return self.constant(a.attr << by & ONES if kind == "shl" else a.attr >> by)
        return self.emit(kind, (a,), by)

    def op_extract(self, op: Op) -> Bytes:
        if op.attr % BYTE:
            raise self.refuse(op)
        return self.bytes(op.args[0])[op.attr // BYTE:(op.attr + op.bits) // BYTE]

    def op_zext(self, op: Op) -> Bytes:
        a = self.bytes(op.args[0])
        return (*a, *[self.constant(0)] * (op.bits // BYTE - len(a)))

    def op_concat(self, op: Op) -> Bytes:
        if any(a.bits % BYTE for a in op.args):
            raise self.refuse(op)
        return tuple(b for a in op.args for b in self.bytes(a))

    def op_lookup(self, op: Op) -> Bytes:
        if op.args[0].bits != BYTE or op.bits != BYTE:
            raise self.refuse(op)
        return (self.emit("lookup", self.bytes(op.args[0]), op.attr),)

    def op_linear(self, op: Op) -> Bytes:
        """Exclusive-ors of bytes, and boxes with linear entries where a square of 8 bits by 8 is neither 0 nor 1."""
        columns, count = op.attr.columns, op.bits // BYTE
        if len(columns) % BYTE:
            raise self.refuse(op)
        steps, outputs = self.program(columns, count)
        values = list(self.bytes(op.args[0]))
        for step in steps:
            if step.square:
                values.append(self.emit("bytebox", (values[step.args[0]],), self.table(step.square)))
            else:
                values.append(self.both("xor", *(values[a] for a in step.args)) if step.args else self.constant(0))
        return tuple(values[o] for o in outputs)

    def program(self, columns: Sequence[int], count: int) -> tuple[Sequence[ByteStep], Sequence[int]]:
        """The steps of a map to so many bytes, and which values are its result."""
        whole = []
        for j in range(0, len(columns), BYTE):
            to = sum((columns[j] >> BYTE * i & 1) << i for i in range(count))
            one = sum(1 << BYTE * i for i in range(count) if to >> i & 1)
            if columns[j:j + BYTE] != tuple(one << b for b in range(BYTE)):
                made = byte_program(tuple(columns), count, self.prices)
                return made.steps, made.outputs
            whole.append(to)
        program = linear_program(tuple(whole), count)
        return [ByteStep(step.args) for step in program.steps], program.outputs

    def table(self, square: Square) -> Table:
        """The table of a map of a byte: each once."""
        if square not in self.tables:
            entries = tuple(image(square, x) for x in range(1 << BYTE))
            self.tables[square] = Table(f"map_{len(self.tables)}", BYTE, entries)
        return self.tables[square]

    # -- memory ------------------------------------------------------------------------------------------
    def places(self, access: Access) -> list[Access]:
        """Where the bytes of an element are, the lowest first."""
        size = access.bits // BYTE
        strides = tuple(s._replace(loop=self.loops[s.loop]) for s in access.strides)
        order = range(size) if access.endian == "le" else range(size)[::-1]
        param = self.bytes_of(access.param) if access.param.kind == "const" else access.param
        return [Access(param, access.offset + at, BYTE, "le", strides) for at in order]

    def bytes_of(self, param: Param) -> Param:
        """A constant array as one of bytes, each of which stands in memory once for every lane."""
        if param not in self.arrays:
            size = param.bits // BYTE
            entries = tuple(e >> at & ONES for e in param.entries for at in range(0, param.bits, BYTE))
            self.arrays[param] = replace(param, bits=BYTE, length=param.length * size, entries=entries)
        return self.arrays[param]

    def op_load(self, op: Op) -> Bytes:
        made = [self.emit("load", (), place) for place in self.places(op.attr)]
        for b, one in enumerate(made):
            one.secret, one.name = op.secret, f"{op.name}.{b}" if op.name else ""
        return tuple(made)

    def op_store(self, op: Op) -> Bytes:
        for value, place in zip(self.bytes(op.args[0]), self.places(op.attr), strict=True):
            self.emit("store", (value,), place, 0)
        return ()
