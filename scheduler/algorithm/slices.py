"""Pass `slice`: the algorithm in bit slices, from the same IR that is compiled for tables.

Every value of b bits becomes b values of `width` bits: bit k of slice i is bit i of the value in copy k of the
computation. Constant shifts, rotations, parts, joined values and other widths only rename slices; `and or xor not`
work on each; a look-up becomes one `slicewise` operation for each bit of the entry, which the pass `circuits` lays out
as logic; a linear map, and a table that is one, becomes an XOR program; sums carry from slice to slice. Nothing reads
memory at an address that depends on data, whatever the source does with tables.
(E. Biham, A fast new DES implementation in software, FSE 1997.)

Parameters are in slices, too: an element of b bits is b slices of width/8 bytes, least significant bit first, in
the order of the elements, whatever their byte order was. The copies are blocks, and the count is that of batches of
`width` blocks; where a block depends on the one before it they are messages, and the count is that of the blocks of
each. What all copies share, a round key say, is in slices that are all ones or all zeros; nothing depends on it.
"""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Callable, Collection, Sequence

from dsl.diagnostics import SourceError, TooLarge, did_you_mean
from dsl.ir import INDEX, Access, Carried, Kernel, Loop, Op, Param, Pos, Region
from dsl.operations import BITWISE, MEMORY, evaluate
from scheduler.algorithm import transpose
from scheduler.algorithm.whole_blocks import Whole
from scheduler.logic.linear_program import linear_columns, linear_program
from scheduler.lowering.regions import independent
from scheduler.mapping.layout import REPEATED

Slices = tuple[Op, ...]
SLICED = 200_000  # operations of a kernel in slices, S-boxes not counted: the largest shipped one has 6,600 with them


def slice_kernel(kernel: Kernel, width: int, whole: Sequence[tuple[str, Pos]] = (), by_bytes: bool = False,
                 shared: Sequence[tuple[str, Pos]] = ()) -> Kernel:
    """`kernel` for `width` copies at once, a bit of each in a value; SourceError at what no logic can do.

    Parameters named in `whole` hold blocks as they are, which the kernel transposes (scheduler.algorithm.transpose).
    Those in `shared` are the same in all copies, and each of their slices is REPEATED bits.
    """
    _check_shared(kernel, shared)
    known = [p.name for p in kernel.params if p.per_block]
    for name, pos in whole:
        if name not in known:
            raise SourceError(pos, f"`{kernel.name}` has no parameter `{name}` with a block for each round of `blocks`",
                              did_you_mean(name, known) or "`whole` is about parameters `per block`")
    return _Slicer(kernel, width, {name for name, _ in whole}, by_bytes, {name for name, _ in shared}).kernel()


def _check_shared(kernel: Kernel, shared: Sequence[tuple[str, Pos]]) -> None:
    known = [p.name for p in kernel.params if p.kind == "in" and not p.per_block]
    for name, pos in shared:
        if name not in known:
            raise SourceError(pos, f"`{kernel.name}` has no parameter `{name}` that all blocks only read",
                              did_you_mean(name, known) or "`broadcast` is about keys and the like")


def sliced_param(param: Param, width: int) -> Param:
    """A parameter in slices of `width` bits; a constant array's elements are the same in every copy."""
    full = (1 << width) - 1
    entries = tuple(full * (e >> b & 1) for e in param.entries for b in range(param.bits))
    return dataclasses.replace(param, bits=width, endian="le", length=param.length * param.bits, entries=entries,
                               slices=width)


class _Slicer:
    def __init__(self, kernel: Kernel, width: int, whole: Collection[str], by_bytes: bool,
                 shared: Collection[str]) -> None:
        self.source, self.width, self.full = kernel, width, (1 << width) - 1
        self.independent = independent(kernel)
        self.params = {p: dataclasses.replace(p, slices=width * self.independent) if p.kind == "count" else
                       dataclasses.replace(sliced_param(p, REPEATED), slices=width) if p.name in shared else
                       dataclasses.replace(sliced_param(p, width), whole=p.name in whole) for p in kernel.params}
        self.whole = Whole(self, whole, by_bytes)
        self.made: dict[int, Slices] = {}
        self.loops: dict[Loop, Loop] = {}
        self.first: dict[tuple[Loop, int], int] = {}  # where the slices of a carried value begin
        self.out: list[Op | Loop] = []
        self.count = 0
        self.like = Op("const", 0)

    def kernel(self) -> Kernel:
        body = self.region(self.source.body)
        return dataclasses.replace(self.source, params=[self.params[p] for p in self.source.params], body=body)

    def region(self, region: Region) -> Region:
        outer, self.out = self.out, []
        pending, self.whole.written = self.whole.written, {}
        for item in region.items:
            if isinstance(item, Loop):
                self.loop(item)
            elif item.kind not in ("const", "param"):
                self.like = item
                self.made[id(item)] = self.op(item)
        self.whole.finish()
        made, self.out, self.whole.written = Region(self.out), outer, pending
        return made

    def loop(self, loop: Loop) -> None:
        inits = [self.slices(c.init) for c in loop.carried]
        count = self.params[loop.count] if isinstance(loop.count, Param) else loop.count
        made = self.loops[loop] = Loop(loop.name, count, [], Region(), loop.pos)
        params: list[Slices] = []
        for number, c in enumerate(loop.carried):
            self.first[loop, number] = sum(len(p) for p in params)
            params.append(self.named(c.param))
            self.made[id(c.param)] = params[-1]
        self.whole.finish([op.attr.param for op in loop.body.ops() if op.kind in MEMORY])
        made.body = self.region(loop.body)
        self.whole.forget(op.attr.param for op in loop.body.ops() if op.kind == "store")
        for init, inside, c in zip(inits, params, loop.carried, strict=True):
            made.carried += [Carried(*three) for three in zip(init, inside, self.slices(c.next), strict=True)]
        self.out.append(made)

    def named(self, op: Op) -> Slices:
        """The slices of what a loop carries."""
        return tuple(Op("param", self.width, (), f"{op.attr}.{b}", op.pos, op.secret, f"{op.name}.{b}")
                     for b in range(op.bits))

    # -- slices ---------------------------------------------------------------------------------------
    def slices(self, op: Op) -> Slices:
        if op.kind == "const":
            return tuple(self.constant(op.attr >> b & 1) for b in range(op.bits))
        return self.made[id(op)]

    def constant(self, bit: int) -> Op:
        return Op("const", self.width, (), self.full * bit)

    def emit(self, kind: str, args: Sequence[Op], attr: object = None, bits: int | None = None) -> Op:
        like = self.like
        made = Op(kind, self.width if bits is None else bits, tuple(args), attr, like.pos,
                  any(a.secret for a in args), like.name)
        self.out.append(made)
        self.count += 1
        if self.count > SLICED and like.pos:
            raise TooLarge(like.pos, f"the kernel comes to more than {SLICED:,} operations in bit slices here",
                           "keep a loop round this at run time: `roll NAME` in the mapping")
        return made

    def gate(self, kind: str, a: Op, b: Op) -> Op:
        """`and`, `or` or `xor` of two slices; constants that are the same in every copy cost nothing."""
        if a.kind == b.kind == "const":
            return Op("const", self.width, (), evaluate(kind, self.width, None, (a.attr, b.attr), ()))
        if a.kind == "const":
            a, b = b, a
        if b.kind != "const" or b.attr not in (0, self.full):
            return self.emit(kind, (a, b))
        if kind == "xor":
            return self.invert(a) if b.attr else a
        return (a if b.attr else b) if kind == "and" else (b if b.attr else a)

    def invert(self, a: Op) -> Op:
        return Op("const", self.width, (), self.full ^ a.attr) if a.kind == "const" else self.emit("not", (a,))

    def each(self, kind: str, a: Slices, b: Slices) -> Slices:
        return tuple(self.gate(kind, x, y) for x, y in zip(a, b, strict=True))

    # -- operations -----------------------------------------------------------------------------------
    def op_result(self, op: Op) -> Slices:
        loop, number = op.attr
        first = self.first[loop, number]
        made = tuple(Op("result", self.width, (), (self.loops[loop], first + b), op.pos, op.secret, f"{op.name}.{b}")
                     for b in range(op.bits))
        self.out += made
        return made

    def op(self, op: Op) -> Slices:
        if op.kind in BITWISE and len(op.args) == 2:
            return self.each(op.kind, self.slices(op.args[0]), self.slices(op.args[1]))
        rule: Callable[[Op], Slices] | None = getattr(self, "op_" + op.kind, None)
        if rule is None:
            assert op.pos is not None
            raise SourceError(op.pos, f"`{op.kind}` has no form in bit slices",
                              "map this kernel without `slices`; slices know logic, shifts, rotations, parts, tables, "
                              "linear maps, sums, differences, comparisons and choices")
        return rule(op)

    def op_not(self, op: Op) -> Slices:
        return tuple(self.invert(a) for a in self.slices(op.args[0]))

    def op_rotl(self, op: Op) -> Slices:
        a = self.slices(op.args[0])
        return tuple(a[(b - op.attr) % op.bits] for b in range(op.bits))

    def op_rotr(self, op: Op) -> Slices:
        a = self.slices(op.args[0])
        return tuple(a[(b + op.attr) % op.bits] for b in range(op.bits))

    def op_shlby(self, op: Op) -> Slices:
        return self.by_value(op, lambda a, k: (*[self.constant(0)] * k, *a)[:op.bits])

    def op_shrby(self, op: Op) -> Slices:
        return self.by_value(op, lambda a, k: (*a[k:], *[self.constant(0)] * k))

    def op_rotlby(self, op: Op) -> Slices:
        return self.by_value(op, lambda a, k: (*a[op.bits - k:], *a[:op.bits - k]))

    def op_rotrby(self, op: Op) -> Slices:
        return self.by_value(op, lambda a, k: (*a[k:], *a[:k]))

    def by_value(self, op: Op, moved: Callable[[Slices, int], Slices]) -> Slices:
        """By every power of two, where the amount has that bit."""
        a, amount = (self.slices(x) for x in op.args)
        for i, bit in enumerate(amount[:op.bits.bit_length() - 1]):
            a = tuple(self.gate("xor", y, self.gate("and", bit, self.gate("xor", x, y)))
                      for x, y in zip(moved(a, 1 << i), a, strict=True))
        return a

    def op_shl(self, op: Op) -> Slices:
        zeros = tuple(self.constant(0) for _ in range(op.attr))
        return (*zeros, *self.slices(op.args[0]))[:op.bits]

    def op_shr(self, op: Op) -> Slices:
        zeros = tuple(self.constant(0) for _ in range(op.attr))
        return (*self.slices(op.args[0])[op.attr:], *zeros)

    def op_extract(self, op: Op) -> Slices:
        return self.slices(op.args[0])[op.attr:op.attr + op.bits]

    def op_zext(self, op: Op) -> Slices:
        a = self.slices(op.args[0])
        return (*a, *(self.constant(0) for _ in range(op.bits - len(a))))

    def op_concat(self, op: Op) -> Slices:
        return tuple(s for a in op.args for s in self.slices(a))

    def op_lookup(self, op: Op) -> Slices:
        index = self.slices(op.args[0])
        columns = linear_columns(op.attr.entries)
        return self.linear(index, columns, op.bits) if columns else \
            tuple(self.emit("slicewise", index, (op.attr, j)) for j in range(op.bits))

    def op_slicewise(self, op: Op) -> Slices:
        args = [self.slices(a) for a in op.args]
        return tuple(self.emit("slicewise", [a[b] for a in args], op.attr) for b in range(op.bits))

    def op_linear(self, op: Op) -> Slices:
        return self.linear(self.slices(op.args[0]), op.attr.columns, op.bits)

    def linear(self, a: Slices, columns: tuple[int, ...], bits: int) -> Slices:
        """The map that takes input bit i to `columns[i]`, by a program of XORs."""
        program = linear_program(columns, bits)
        values = list(a)
        for step in program.steps:
            values.append(self.gate("xor", *(values[a] for a in step.args)) if step.args else self.constant(0))
        return tuple(values[o] for o in program.outputs)

    def op_select(self, op: Op) -> Slices:
        (chosen,), a, b = (self.slices(x) for x in op.args)
        return tuple(self.gate("xor", y, self.gate("and", chosen, self.gate("xor", x, y)))
                     for x, y in zip(a, b, strict=True))

    def op_add(self, op: Op) -> Slices:
        a, b = (self.slices(x) for x in op.args)
        return self.sum(a, b, self.constant(0))[0]

    def op_clmul(self, op: Op) -> Slices:
        return tuple(self.carryless(op)[:op.bits])

    def op_clmulhi(self, op: Op) -> Slices:
        return tuple(self.carryless(op)[op.bits:])

    def carryless(self, op: Op) -> list[Op]:
        """The slices of a whole product without carries."""
        a, b, made = *(self.slices(x) for x in op.args), [self.constant(0)] * (2 * op.bits)
        for (i, x), (j, y) in itertools.product(enumerate(a), enumerate(b)):
            made[i + j] = self.gate("xor", made[i + j], self.gate("and", x, y))
        return made

    def op_sub(self, op: Op) -> Slices:
        return self.difference(op)[0]

    def op_ltu(self, op: Op) -> Slices:
        return (self.invert(self.difference(op)[1]),)

    def difference(self, op: Op) -> tuple[Slices, Op]:
        """a - b as a + ~b + 1; there is no carry where a is below b."""
        a, b = (self.slices(x) for x in op.args)
        return self.sum(a, tuple(self.invert(x) for x in b), self.constant(1))

    def sum(self, a: Slices, b: Slices, carry: Op) -> tuple[Slices, Op]:
        """A ripple-carry adder: the majority of x, y and c is ((x ^ c) & (y ^ c)) ^ c."""
        total: list[Op] = []
        for x, y in zip(a, b, strict=True):
            xc, yc = self.gate("xor", x, carry), self.gate("xor", y, carry)
            total.append(self.gate("xor", xc, y))
            carry = self.gate("xor", self.gate("and", xc, yc), carry)
        return tuple(total), carry

    def op_eq(self, op: Op) -> Slices:
        other = [self.gate("xor", x, y) for x, y in zip(*(self.slices(a) for a in op.args), strict=True)]
        differs = other[0]
        for x in other[1:]:
            differs = self.gate("or", differs, x)
        return (self.invert(differs),)

    def op_index(self, op: Op) -> Slices:
        """Of the block's number the low bits are those of its number in the batch, the others the number of the batch.

        Where the copies are messages, all of it is the number of the block.
        """
        inside = self.width.bit_length() - 1 if self.independent else 0
        places = [transpose.position(copy, self.width) for copy in range(self.width)]
        low = [Op("const", self.width, (), sum(1 << p for copy, p in enumerate(places) if copy >> b & 1))
               for b in range(inside)]
        high = [self.emit("index", (), b) for b in range(INDEX - inside)]
        return (*low, *high, *(self.constant(0) for _ in range(op.bits - INDEX)))

    # -- memory ---------------------------------------------------------------------------------------
    def place(self, access: Access, bit: int) -> Access:
        """Where slice `bit` of an element is: each byte of the element is eight slices."""
        param = self.params.setdefault(access.param, sliced_param(access.param, self.width)) \
            if access.param.kind == "const" else self.params[access.param]
        scale = param.bits
        strides = tuple(s.times(scale)._replace(loop=self.loops[s.loop]) for s in access.strides)
        return Access(param, access.offset * scale + bit * (scale // 8), scale, "le", strides)

    def op_load(self, op: Op) -> Slices:
        if op.attr.param in self.whole:
            return self.whole.load(op)
        made = []
        for b in range(op.bits):
            made.append(self.emit("load", (), self.place(op.attr, b)))
            made[-1].secret = op.secret
            made[-1].name = f"{op.name}.{b}" if op.name else ""
        return tuple(made)

    def op_store(self, op: Op) -> Slices:
        if op.attr.param in self.whole:
            self.whole.store(op, self.slices(op.args[0]))
            return ()
        for b, s in enumerate(self.slices(op.args[0])):
            self.emit("store", (s,), self.place(op.attr, b), 0)
        return ()
