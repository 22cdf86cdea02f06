"""The source on formulas: what the interpreter does on numbers, operation by operation, by the same table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cipherwright.equality.arithmetic import Arithmetic, Row, cut
from cipherwright.equality.conjunction import all_of
from cipherwright.equality.counted import Counted
from cipherwright.equality.forms import COPY, FALSE, Unknown, copy_of, plain
from cipherwright.equality.polynomials import Columns
from cipherwright.equality.words import Bits, Number, Sum, Term, bits_of, residue
from dsl import ir
from dsl.ir import Access, Kernel, Loop, Op, Region
from dsl.operations import BY_VALUE, KINDS


class Run:
    """One run of the source on formulas; `memory` gives the cells of a parameter, `block` is the block's number.

    In slices, where a block has no number of its own, it is None.
    """

    def __init__(self, kernel: Kernel, a: Arithmetic, columns: dict[Any, Columns]) -> None:
        self.kernel, self.a, self.columns = kernel, a, columns
        self.values: dict[int, Number] = {}
        self.counters: Counted | None = None
        """What names the counters of the blocks of a pass."""
        self.counting: set[Any] = set()    # operations and results of loops that depend on the block's number
        self.times: dict[int, int] = {}
        self.results: dict[tuple[int, int], Number] = {}
        self.block: Number = 0
        self.in_slices = False    # whether code has a word's bits in registers of their own
        self.read: Callable[[Access, int], Number] = _no_memory
        self.write: Callable[[Access, int, Number], None] = _no_memory
        self.sees: Callable[[Number], None] = lambda value: None
        self.numbers: Callable[[Op, list[Number]], Number] | None = None
        """What makes numbers modulo a constant, and their digits."""

    def of(self, op: Op) -> Number:
        """The value of an operation that was met before."""
        if op.kind == "const":
            return op.attr
        if op.kind == "result":
            return self.results[id(op.attr[0]), op.attr[1]]
        return self.values[id(op)]

    def region(self, region: Region) -> None:
        """All of a region, in order; loops over blocks are the caller's."""
        for item in region.items:
            if isinstance(item, Loop):
                self.loop(item)
            else:
                self.op(item)

    def loop(self, loop: Loop) -> None:
        """A loop of so many iterations; Unknown where there is no rule."""
        if not isinstance(loop.count, int):
            raise Unknown("a loop over blocks inside another")
        for c in loop.carried:
            self.values[id(c.param)] = self.of(c.init)
            self._mark(id(c.param), self._counts(c.init))
        for iteration in range(loop.count):
            self.times[id(loop)] = iteration
            self.region(loop.body)
            self.turn(loop)
        self.end(loop)

    def turn(self, loop: Loop) -> None:
        """What is carried goes to the next iteration."""
        nexts = [(self.of(c.next), self._counts(c.next)) for c in loop.carried]
        for c, (value, counts) in zip(loop.carried, nexts, strict=True):
            self.values[id(c.param)] = value
            self._mark(id(c.param), counts)

    def end(self, loop: Loop) -> None:
        """What is carried is the loop's result."""
        for number, c in enumerate(loop.carried):
            self.results[id(loop), number] = self.values[id(c.param)]
            self._mark((id(loop), number), id(c.param) in self.counting)

    def offset(self, access: Access) -> int:
        """Where an access is, from where its block begins."""
        return access.offset + ir.moved(access.strides, {s.loop: self.times[id(s.loop)] for s in access.strides})

    def op(self, op: Op) -> None:
        """One operation; Unknown where there is no rule."""
        if op.kind in ("const", "param", "result"):
            return
        if op.kind == "store":
            self.write(op.attr, self.offset(op.attr), self.of(op.args[0]))
            return
        if op.kind == "load":
            value = self.constant(op.attr) if op.attr.param.kind == "const" else \
                self.read(op.attr, self.offset(op.attr))
        elif op.kind == "index":
            if self.block is None:
                raise Unknown("the number of a block in slices")
            value = self.block    # below the number of blocks, which has so many bits
            self._mark(id(op), self.counters is not None)
        else:
            args = [self.of(a) for a in op.args]
            if self.counters and op.kind == "xor" and len(args) == 2:
                self._name(op, args)
            rule = RULES.get(op.kind)
            if self.numbers and (op.modulus or op.kind == "digits"):
                value = self.numbers(op, args)
            elif self.in_slices and op.kind in ("add", "sub") and any(isinstance(a, Bits) for a in args):
                value = self.place_by_place(op, args)
            elif rule and any(isinstance(a, Term) for a in args):
                value = rule(self, op, args)
            else:
                meaning = KINDS[op.kind].meaning
                assert meaning is not None
                if op.modulus or op.kind in ("fadd", "fsub", "fmul", "widen", "narrow", "digits", "number"):
                    raise Unknown("numbers modulo a constant" if op.modulus or "f" not in op.kind else "floating point")
                if op.kind in ("rotl", "rotr") and isinstance(args[0], Term):
                    args[0] &= (1 << op.args[0].bits) - 1    # a number of a block is a sum that has no end
                value = meaning(op.bits, op.attr, args, [a.bits for a in op.args])
            if self.counters:
                self._watch(op, args, value)
        self.values[id(op)] = value
        self.sees(value)

    def _mark(self, what: Any, counts: bool) -> None:
        if counts:
            self.counting.add(what)
        else:
            self.counting.discard(what)

    def _counts(self, op: Op) -> bool:
        return ((id(op.attr[0]), op.attr[1]) if op.kind == "result" else id(op)) in self.counting

    def _watch(self, op: Op, args: Sequence[Number], made: Number) -> None:
        """Note whether an operation depends on the block's number, and name it; what has a key in it does no more."""
        counts = [self._counts(a) for a in op.args]
        row = self.row(made, op.bits) if any(counts) and isinstance(made, Term) else ()
        self._mark(id(op), any(counts) and not any(b >> COPY for b in row))
        if op.kind == "xor" and self.counters and row and id(op) in self.counting:
            self.counters.name_sum(row, *(self.row(a, op.bits) for a in args))

    def _name(self, op: Op, args: Sequence[Number]) -> None:
        """Name operands of an exclusive-or that depend on the block's number."""
        for a, value in zip(op.args, args, strict=True):
            if self.counters and self._counts(a) and isinstance(value, Term):
                self.counters.name(self.row(value, op.bits))

    def place_by_place(self, op: Op, args: Sequence[Number]) -> Number:
        """A sum or a difference as slices have it, with a carry from each place to the next."""
        f, turned = self.a.f, int(op.kind == "sub")
        carry, made = turned, []
        for x, y in zip(self.row(args[0], op.bits), self.row(args[1], op.bits), strict=True):
            y ^= turned    # x - y is x + ~y + 1
            both = f.xor(x, y)
            made.append(f.xor(both, carry))
            carry = f.xor(f.product(x, y), f.product(both, carry))
        return bits_of(self.a, made)

    def constant(self, access: Access) -> int:
        """An element of a constant array."""
        data = b"".join(e.to_bytes(access.param.bits // 8, "little") for e in access.param.entries)
        at = self.offset(access)
        return int.from_bytes(data[at:at + access.bits // 8], "big" if access.endian == "be" else "little")

    def row(self, value: Number, bits: int) -> tuple[int, ...]:
        """The literals of a value."""
        return literals(value, bits)


class Below(Sum):
    """A sum that is known to have no more than 32 bits, as the number of a block."""

    __slots__ = ()
    ends = True

    def bits(self) -> Number:
        """The lowest 32: there are no more."""
        made = residue(self.a, self.parts, 32)
        return made.bits() if isinstance(made, Term) else made

    def __and__(self, other: Number) -> Number:
        if isinstance(other, int) and other >= 0 and not other & other + 1:
            return super().__and__(other)
        return self.bits() & other

    __rand__ = __and__


def literals(value: Number, bits: int) -> tuple[int, ...]:
    """The literals of the low bits of a number; Unknown where there is no rule."""
    if isinstance(value, int):
        return tuple(value >> i & 1 for i in range(bits))
    made = value if isinstance(value, Bits) else value.bits()
    if isinstance(made, int):
        return tuple(made >> i & 1 for i in range(bits))
    if not isinstance(made, Bits):
        raise Unknown("bits of slices")
    return made.wide(bits)


def _no_memory(*_: Any) -> Any:
    raise Unknown("memory that the source has not")


def _lookup(run: Run, op: Op, args: Sequence[Number]) -> Number:
    table = op.attr
    if id(table) not in run.columns:
        run.columns[id(table)] = Columns(table.entries, table.bits)
    found = run.a.f.look_up(run.row(args[0], op.args[0].bits), run.columns[id(table)])
    return bits_of(run.a, found)


def _slicewise(run: Run, op: Op, args: Sequence[Number]) -> Number:
    """At every bit position an entry's bit: as of any other table, one function of the index.

    Of the whole entry: a bit by itself may be a function of a part of the index, and code joins it with others.
    """
    table, output = op.attr
    key = id(table)
    if key not in run.columns:
        run.columns[key] = Columns(table.entries, table.bits)
    rows = list(zip(*(run.row(x, op.bits) for x in args), strict=True))
    if any(len({b & ~1 for b in index if b > 1}) < sum(b > 1 for b in index) for index in rows):
        meaning = KINDS[op.kind].meaning    # an index that has a bit twice
        assert meaning is not None
        return meaning(op.bits, op.attr, args, [x.bits for x in op.args])
    return bits_of(run.a, [run.a.f.look_up(index, run.columns[key])[output] for index in rows])


def _linear(run: Run, op: Op, args: Sequence[Number]) -> Number:
    return bits_of(run.a, run.a.f.linear(op.attr.columns, run.row(args[0], op.args[0].bits), op.bits))


def _select(run: Run, op: Op, args: Sequence[Number]) -> Number:
    chosen = run.row(args[0], 1)[0]
    return bits_of(run.a, [run.a.f.xor(b, run.a.f.product(chosen, run.a.f.xor(x, b)))
                           for x, b in zip(run.row(args[1], op.bits), run.row(args[2], op.bits), strict=True)])


def _equal(run: Run, op: Op, args: Sequence[Number]) -> Number:
    bits, f = op.args[0].bits, run.a.f
    both = zip(run.row(args[0], bits), run.row(args[1], bits), strict=True)
    return bits_of(run.a, [all_of(f, [f.xor(x, y) ^ 1 for x, y in both])])


def _less(run: Run, op: Op, args: Sequence[Number]) -> Number:
    return args[0] - args[1] >> op.args[0].bits & 1


def _carry(run: Run, op: Op, args: Sequence[Number]) -> Number:
    return args[0] + args[1] + args[2] >> op.args[0].bits & 1


def _high_product(run: Run, op: Op, args: Sequence[Number]) -> Number:
    return args[0] * args[1] >> op.bits & (1 << op.bits) - 1


def _borrow(run: Run, op: Op, args: Sequence[Number]) -> Number:
    return args[0] - args[1] - args[2] >> op.args[0].bits & 1


def _carryless(run: Run, op: Op, args: Sequence[Number]) -> Number:
    f, bits = run.a.f, op.args[0].bits
    x, y = (run.row(a, bits) for a in args)
    begin = op.bits if op.kind == "clmulhi" else 0
    return bits_of(run.a, [f.xor_all([f.product(x[i], y[at - i]) for i in range(bits) if 0 <= at - i < bits])
                           for at in range(begin, begin + op.bits)])


def _by_value(run: Run, op: Op, args: Sequence[Number]) -> Number:
    return by_amount(run.a, op.kind[:-2], args[0], args[1], op.bits)


def by_amount(a: Arithmetic, kind: str, value: Number, amount: Number, bits: int, counts: int = 0) -> Number:
    """A shift or a rotation (shl, shr, rotl, rotr) by a value, of which the bits `counts` count, or all that a source
    may give.
    """
    counts = counts or (1 << bits.bit_length() - 1) - 1
    if kind == "rotr":
        kind, amount = "rotl", -(amount & counts)    # no more bits than count: one form, however wide it was
    amount = amount & counts
    if isinstance(amount, int):
        shifted = {"shl": value << amount, "shr": (value & (1 << bits) - 1) >> amount}
        if kind == "rotl":
            return (value << amount | (value & (1 << bits) - 1) >> bits - amount) & (1 << bits) - 1
        return shifted[kind] & (1 << bits) - 1
    by, what = literals(amount, counts.bit_length()), literals(value, bits)
    if not any(what):
        return 0
    copy, what, by = copy_of((*by, *what)), plain(what), plain(by)
    if kind == "rotl":
        made = [a.f.literal(kind, a.core(what), a.core(by), i) for i in range(bits)]
    else:
        made = moved(a, kind, what, by, bits)
    return bits_of(a, a.f.of_copy(made, copy))


def moved(a: Arithmetic, kind: str, row: Row, by: Row, width: int) -> list[int]:
    """The bits of a word that is moved to the left (shl) or to the right by a value."""
    amount = a.core(cut(by, len(by)))
    if kind == "shr":
        row = cut(row, width)
        number = a.core(row)
        return [a.f.literal(kind, number, amount, i) for i in range(len(row))] + [FALSE] * (width - len(row))
    made: list[int] = []
    for level in a.levels:    # a bit is one of those that are not above it
        end = min(level, width)
        low = cut(row, end)
        number, most = a.core(low), len(low) + (1 << len(a.cores[amount])) - 1
        made += [a.f.literal(kind, number, amount, i) if i < most else FALSE for i in range(len(made), end)]
    return made


RULES: dict[str, Callable[[Run, Op, Sequence[Number]], Number]] = {
    "lookup": _lookup, "linear": _linear, "select": _select, "eq": _equal, "ltu": _less, "borrowc": _borrow,
    "carryc": _carry, "slicewise": _slicewise, "mulhi": _high_product,
    "clmul": _carryless, "clmulhi": _carryless, **dict.fromkeys(BY_VALUE, _by_value)}
