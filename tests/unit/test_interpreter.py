"""The reference interpreter against `dsl.operations`: every operation, random operands and widths, loops, memory."""

from __future__ import annotations

import random

import pytest

from dsl.interpret import AccessError, interpret
from dsl.ir import Access, Carried, Kernel, Linear, Loop, Op, Param, Region, Stride, Table
from dsl.operations import BY_VALUE, CARRIES, COMPARISONS, KINDS, ROTATIONS, SAME, SHIFTS, VALUES, evaluate, page

WORDS = 6


def test_the_page_has_every_kind_once() -> None:
    _, *lines = page().splitlines()
    assert [line.split()[0] for line in lines] == list(KINDS)
    for kind in set(KINDS) - {*VALUES}:
        with pytest.raises(ValueError, match="no value"):
            evaluate(kind, 32, None, [1, 2], [32, 32])


def constant(bits: int, value: int) -> Op:
    return Op("const", bits, (), value & (1 << bits) - 1)


class Writer:
    """A region under construction, with the value of every operation by `evaluate`."""

    def __init__(self, rng: random.Random, given: list[int]) -> None:
        self.rng, self.region = rng, Region()
        self.source = Param("a", "in", 64, "le", WORDS, False, False)
        self.values: dict[Op, int] = {}
        for i, value in enumerate(given):
            op = Op("load", 64, (), Access(self.source, 8 * i, 64, "le"))
            self.region.items.append(op)
            self.values[op] = value

    def add(self, kind: str, bits: int, args: tuple[Op, ...], attr: object = None) -> Op:
        """An operation; constants among its operands are folded nowhere."""
        op = Op(kind, bits, args, attr)
        operands = [a.attr if a.kind == "const" else self.values[a] for a in args]
        self.values[op] = evaluate(kind, bits, attr, operands, [a.bits for a in args])
        self.region.items.append(op)
        return op

    def operand(self, bits: int) -> Op:
        """A value of `bits` bits: an earlier one, cut or extended as need be, or sometimes a constant."""
        if self.rng.random() < 0.15:
            corner = self.rng.choice([0, 1, -1, 1 << (bits - 1), self.rng.getrandbits(bits)])
            return constant(bits, corner)
        earlier = list(self.values)
        op = self.rng.choice([o for o in earlier if o.bits == bits] or earlier)
        if op.bits < bits:
            return self.add("zext", bits, (op,))
        return op if op.bits == bits else self.add("extract", bits, (op,), self.rng.randint(0, op.bits - bits))

    def random_op(self, kind: str) -> Op:
        """One operation of a kind, of random width."""
        rng = self.rng
        bits = rng.choice([1, 8, 16, 32, 64, rng.randint(1, 64), rng.randint(1, 64)])
        if kind in SAME:
            return self.add(kind, bits, (self.operand(bits), self.operand(bits)))
        if kind in COMPARISONS:
            a = self.operand(bits)
            return self.add(kind, 1, (a, a if rng.random() < 0.3 else self.operand(bits)))
        if kind in SHIFTS + ROTATIONS:
            return self.add(kind, bits, (self.operand(bits),), rng.choice([0, bits - 1, rng.randrange(bits)]))
        if kind in CARRIES:
            wide = bits if kind in ("addc", "subc") else 1
            return self.add(kind, wide, (self.operand(bits), self.operand(bits), self.operand(1)))
        if kind in BY_VALUE:
            turns = kind.startswith("rot")
            bits = rng.choice((8, 16, 32, 64)) if turns else max(2, bits)
            amount = rng.randint(1, 64) if turns else rng.randint(1, bits.bit_length() - 1)
            return self.add(kind, bits, (self.operand(bits), self.operand(amount)))
        if kind == "select":
            return self.add(kind, bits, (self.operand(1), self.operand(bits), self.operand(bits)))
        return getattr(self, "random_" + kind)(bits)

    def random_unpacklow(self, bits: int, kind: str = "unpacklow") -> Op:
        pairs = [self.add("concat", 128, (self.operand(64), self.operand(64))) for _ in range(2)]
        return self.add(kind, 128, (pairs[0], pairs[1]), self.rng.choice([8, 16, 32, 64]))

    def random_unpackhigh(self, bits: int) -> Op:
        return self.random_unpacklow(bits, "unpackhigh")

    def random_not(self, bits: int) -> Op:
        return self.add("not", bits, (self.operand(bits),))

    def random_zext(self, bits: int) -> Op:
        return self.add("zext", self.rng.randint(bits, 64), (self.operand(bits),))

    def random_extract(self, bits: int) -> Op:
        low = self.rng.randint(0, bits - 1)
        return self.add("extract", self.rng.randint(1, bits - low), (self.operand(bits),), low)

    def random_concat(self, bits: int) -> Op:
        widths: list[int] = []
        while sum(widths) < bits:
            widths.append(self.rng.randint(1, bits - sum(widths)))
        return self.add("concat", bits, tuple(self.operand(w) for w in widths))

    def random_lookup(self, bits: int) -> Op:
        index = self.rng.randint(1, 8)
        table = Table("t", bits, tuple(self.rng.getrandbits(bits) for _ in range(1 << index)))
        return self.add("lookup", bits, (self.operand(index),), table)

    def random_linear(self, bits: int) -> Op:
        width = self.rng.randint(1, 64)
        columns = tuple(self.rng.getrandbits(bits) for _ in range(width))
        return self.add("linear", bits, (self.operand(width),), Linear("l", bits, columns))

    def random_slicewise(self, bits: int) -> Op:
        inputs, out = self.rng.randint(1, 6), self.rng.randint(1, 8)
        table = Table("s", out, tuple(self.rng.getrandbits(out) for _ in range(1 << inputs)))
        args = tuple(self.operand(bits) for _ in range(inputs))
        return self.add("slicewise", bits, args, (table, self.rng.randrange(out)))


def test_slicewise_is_the_table_at_every_position() -> None:
    rng = random.Random(7)
    for inputs in range(1, 9):
        table = Table("s", 5, tuple(rng.getrandbits(5) for _ in range(1 << inputs)))
        args = [rng.getrandbits(19) for _ in range(inputs)]
        made = [evaluate("slicewise", 19, (table, j), args, [19] * inputs) for j in range(5)]
        for at in range(19):
            index = sum((a >> at & 1) << i for i, a in enumerate(args))
            assert sum((m >> at & 1) << j for j, m in enumerate(made)) == table.entries[index]


def stores(writer: Writer, order: str) -> tuple[Param, bytes]:
    """Store every value, zero-extended, into an `out` parameter; the parameter and its contents then."""
    ops = [part for o in list(writer.values) for part in ((o,) if o.bits <= 64 else (
        writer.add("extract", 64, (o,), 0), writer.add("extract", 64, (o,), 64)))]
    target = Param("b", "out", 64, order, len(ops), False, False)
    wide = [o if o.bits == 64 else writer.add("zext", 64, (o,)) for o in ops]
    writer.region.items += [Op("store", 0, (o,), Access(target, 8 * i, 64, order)) for i, o in enumerate(wide)]
    words = [writer.values[o].to_bytes(8, "little") for o in wide]
    return target, b"".join(w[::-1] if order == "be" else w for w in words)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("kind", VALUES)
def test_operation(kind: str, seed: int) -> None:
    rng = random.Random(f"{kind} {seed}")
    given = [rng.getrandbits(64) for _ in range(WORDS)]
    writer = Writer(rng, given)
    made = [writer.random_op(kind) for _ in range(60)]
    assert {op.kind for op in made} == {kind}
    target, expected = stores(writer, rng.choice(["le", "be"]))
    memory = b"".join(v.to_bytes(8, "little") for v in given)
    got = interpret(Kernel("k", [writer.source, target], writer.region), [memory, bytes(len(expected))])
    assert got == [memory, expected]


@pytest.mark.parametrize("seed", range(20))
def test_mixed_operations(seed: int) -> None:
    """Every value of a long random chain of all operations."""
    rng = random.Random(seed)
    given = [rng.choice([rng.getrandbits(64), 0, (1 << 64) - 1]) for _ in range(WORDS)]
    writer = Writer(rng, given)
    for _ in range(150):
        writer.random_op(rng.choice(VALUES))
    target, expected = stores(writer, "le")
    memory = b"".join(v.to_bytes(8, "little") for v in given)
    assert interpret(Kernel("k", [writer.source, target], writer.region), [memory, bytes(len(expected))])[1] == expected


@pytest.mark.parametrize("endian", ["le", "be"])
@pytest.mark.parametrize("bits", [8, 16, 32, 64])
def test_memory_order(bits: int, endian: str) -> None:
    source, target = Param("a", "in", bits, endian, 3, False, False), Param("b", "out", bits, "le", 3, False, False)
    loads = [Op("load", bits, (), Access(source, bits // 8 * i, bits, endian)) for i in range(3)]
    back = [Op("store", 0, (op,), Access(target, bits // 8 * i, bits, "le")) for i, op in enumerate(loads)]
    data = bytes(range(1, 3 * bits // 8 + 1))
    step = bits // 8
    words = [data[i:i + step] for i in range(0, len(data), step)]
    expected = b"".join(w[::-1] if endian == "be" else w for w in words)
    assert interpret(Kernel("k", [source, target], Region([*loads, *back])), [data, bytes(len(data))])[1] == expected


@pytest.mark.parametrize("blocks", [0, 1, 5])
@pytest.mark.parametrize("rounds", [1, 2, 7])
def test_loops_carry_values_and_move_through_memory(blocks: int, rounds: int) -> None:
    """a, b = b, a + m[block][round], `rounds` times a block: swapped at once, carried from block to block."""
    count = Param("n", "count", 32, "le", 1, False, False)
    source = Param("m", "in", 32, "le", rounds, True, False)
    target = Param("t", "out", 32, "be", 2, False, False)

    def carried(init: Op, name: str) -> Carried:
        param = Op("param", 32, (), name)
        return Carried(init, param, param)

    outer = Loop("blocks", count, [carried(constant(32, 1), "a"), carried(constant(32, 2), "b")], Region())
    inner = Loop("rounds", rounds, [carried(c.param, c.param.attr) for c in outer.carried], Region())
    load = Op("load", 32, (), Access(source, 0, 32, "le", (Stride(inner, 4),)))
    total = Op("add", 32, (inner.carried[0].param, load))
    inner.body.items = [load, total]
    inner.carried[0].next, inner.carried[1].next = inner.carried[1].param, total
    outer.body.items = [inner]
    for i, c in enumerate(outer.carried):
        c.next = Op("result", 32, (), (inner, i))
    ends = [Op("result", 32, (), (outer, i)) for i in range(2)]
    writes = [Op("store", 0, (op,), Access(target, 4 * i, 32, "be")) for i, op in enumerate(ends)]
    kernel = Kernel("k", [source, target, count], Region([outer, *writes]))

    words = [random.Random(i).getrandbits(32) for i in range(blocks * rounds)]
    a, b = 1, 2
    for word in words:
        a, b = b, (a + word) & 0xFFFFFFFF
    memory = b"".join(w.to_bytes(4, "little") for w in words)
    assert interpret(kernel, [memory, bytes(8), blocks])[1] == a.to_bytes(4, "big") + b.to_bytes(4, "big")
    if blocks:
        with pytest.raises(AccessError, match="`m`"):
            interpret(kernel, [memory[:-1], bytes(8), blocks])
