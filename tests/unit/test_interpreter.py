"""The reference interpreter against `dsl.operations`: every operation, random operands and widths, loops, memory."""

from __future__ import annotations

import random

import pytest

from dsl.check import IrError, check_kernel
from dsl.interpret import AccessError, interpret
from dsl.ir import Access, Carried, Kernel, Linear, Loop, Modulus, Op, Param, Region, Share, Stride, Table
from dsl.operations import (
    BY_HALVES,
    BY_VALUE,
    CARRIES,
    COMPARISONS,
    FLOATS,
    KINDS,
    NUMBERS,
    ROTATIONS,
    ROUNDS,
    SAME,
    SHIFTS,
    VALUES,
    WORDWISE,
    evaluate,
    page,
)
from dsl.wordwise import wordwise

WORDS = 6
MODULI = (Modulus(2), Modulus(255, "Byte"), Modulus((1 << 61) - 1), Modulus((1 << 130) - 5, "Field"), Modulus(1 << 200))


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
        modulus = attr if isinstance(attr, Modulus) else None
        op = Op(kind, modulus.bits if modulus else bits, args, attr, modulus=modulus)
        operands = [a.attr if a.kind == "const" else self.values[a] for a in args]
        self.values[op] = evaluate(kind, bits, attr, operands, [a.bits for a in args])
        self.region.items.append(op)
        return op

    def operand(self, bits: int) -> Op:
        """A value of `bits` bits: an earlier one, cut or extended as need be, or sometimes a constant."""
        if self.rng.random() < 0.15:
            corner = self.rng.choice([0, 1, -1, 1 << (bits - 1), self.rng.getrandbits(bits)])
            return constant(bits, corner)
        earlier = [o for o in self.values if not o.modulus]
        op = self.rng.choice([o for o in earlier if o.bits == bits] or earlier)
        if op.bits < bits:
            return self.add("zext", bits, (op,))
        return op if op.bits == bits else self.add("extract", bits, (op,), self.rng.randint(0, op.bits - bits))

    def random_op(self, kind: str) -> Op:
        """One operation of a kind, of random width."""
        rng = self.rng
        bits = rng.choice([1, 8, 16, 32, 64, rng.randint(1, 64), rng.randint(1, 64)])
        if kind in SAME:
            bits = 128 if kind in BY_HALVES and rng.random() < 0.2 else bits
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
        if kind in FLOATS:
            return self.add(kind, 80, (self.float(), self.float()))
        if kind in NUMBERS:
            return self.random_of_numbers(kind, bits)
        if kind in ROUNDS:
            return self.random_of_states(kind)
        if kind in WORDWISE:
            row = wordwise()[kind]
            attr = self.rng.randrange(row.choices) if row.choices else None
            return self.add(kind, 128, tuple(self.wide(128) for _ in row.operands), attr)
        if kind == "select":
            return self.add(kind, bits, (self.operand(1), self.operand(bits), self.operand(bits)))
        return getattr(self, "random_" + kind)(bits)

    def number(self, modulus: Modulus) -> Op:
        """A number: an earlier one, a constant, or one of some words."""
        earlier = [o for o in self.values if o.modulus == modulus]
        if earlier and self.rng.random() < 0.6:
            return self.rng.choice(earlier)
        if self.rng.random() < 0.3:
            value = self.rng.choice([0, 1, modulus.value - 1, self.rng.randrange(modulus.value)])
            return Op("const", modulus.bits, (), value, modulus=modulus)
        words = tuple(self.operand(self.rng.randint(1, 64)) for _ in range(self.rng.randint(1, 4)))
        return self.add("number", 0, words, modulus)

    def random_of_numbers(self, kind: str, bits: int) -> Op:
        modulus = self.rng.choice(MODULI)
        if kind == "number":
            return self.add(kind, 0, tuple(self.operand(bits) for _ in range(self.rng.randint(1, 4))), modulus)
        if kind == "digits":
            return self.add(kind, bits, (self.number(modulus),), self.rng.randint(0, modulus.bits + 1))
        return self.add(kind, 0, (self.number(modulus), self.number(modulus)), modulus)

    def random_unpacklow(self, bits: int, kind: str = "unpacklow") -> Op:
        bits = self.rng.choice((128, 128, 256, 512))
        return self.add(kind, bits, (self.wide(bits), self.wide(bits)), self.rng.choice([8, 16, 32, 64]))

    def random_unpackhigh(self, bits: int) -> Op:
        return self.random_unpacklow(bits, "unpackhigh")

    def wide(self, bits: int) -> Op:
        return self.add("concat", bits, tuple(self.operand(64) for _ in range(bits // 64)))

    def random_permute(self, bits: int) -> Op:
        bits = self.rng.choice((256, 512))
        return self.add("permute", bits, (self.wide(bits),), self.rng.randrange(256))

    def random_of_states(self, kind: str) -> Op:
        return self.add(kind, 128, (self.wide(128), self.wide(128)))

    def random_lanes(self, bits: int) -> Op:
        bits = self.rng.choice((256, 512))
        return self.add("lanes", bits, (self.wide(bits), self.wide(bits)), self.rng.randrange(256))

    def random_align(self, bits: int) -> Op:
        return self.add("align", 128, (self.wide(128), self.wide(128)), self.rng.randrange(16))

    def random_addlow(self, bits: int, kind: str = "addlow") -> Op:
        bits = self.rng.choice((128, 256, 512))
        return self.add(kind, bits, (self.wide(bits), self.wide(bits), self.wide(bits)))

    def random_addhigh(self, bits: int) -> Op:
        return self.random_addlow(bits, "addhigh")

    def random_bytes(self, bits: int) -> Op:
        bits = self.rng.choice((16, 32, 64, 128))
        value = self.wide(bits) if bits > 64 else self.operand(bits)
        return self.add("bytes", bits, (value,), tuple(self.rng.randrange(-1, bits // 8) for _ in range(bits // 8)))

    def random_bytebox(self, bits: int) -> Op:
        bits = self.rng.choice((8, 16, 32, 64))
        table = Table("t", 8, tuple(self.rng.randrange(256) for _ in range(256)))
        return self.add("bytebox", bits, (self.operand(bits),), table)

    def float(self) -> Op:
        """A value of floating point: an earlier one, or made of some bits."""
        earlier = [op for op in self.values if op.bits == 80]
        if earlier and self.rng.random() < 0.5:
            return self.rng.choice(earlier)
        if self.rng.random() < 0.3:
            return constant(80, self.rng.getrandbits(80) | 1 << 63)
        return self.random_widen(0)

    def random_widen(self, bits: int) -> Op:
        return self.add("widen", 80, (self.operand(self.rng.choice([32, 64])),))

    def random_narrow(self, bits: int) -> Op:
        return self.add("narrow", self.rng.choice([32, 64]), (self.float(),))

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


def test_arithmetic_on_128_bits_keeps_its_halves_apart() -> None:
    top, one = (1 << 64) - 1, 1 | 1 << 64
    assert evaluate("add", 128, None, [top, one], [128] * 2) == 1 << 64
    assert evaluate("sub", 128, None, [0, 1], [128] * 2) == top
    product = evaluate("mulwide", 128, None, [(1 << 128) - 1] * 2, [128] * 2)
    assert product == ((1 << 32) - 1) ** 2 * one
    for kind in ("mul", "mulhi", "clmul"):
        op = Op(kind, 128, (constant(128, 1), constant(128, 1)))
        with pytest.raises(IrError, match=f"{kind} : u128 from u128, u128"):
            check_kernel(Kernel("k", [], Region([op])))


def test_the_shares_of_a_loop_take_every_block_once() -> None:
    count, data = Param("n", "count", 32, "le", 1, False, False), Param("a", "inout", 8, "le", 1, True, False)
    for size in (2, 4):
        items: list[Op | Loop] = []
        for number, which in enumerate(("once", "most", "last", "rest"), 1):
            share = Share(count, size, which)
            body = []
            for j in range(share.step):
                before = Op("load", 8, (), Access(data, j, 8, "le"))
                after = Op("add", 8, (before, constant(8, number)))
                body += [before, after, Op("store", 0, (after,), Access(data, j, 8, "le"))]
            items.append(Loop(which, share, [], Region([*body])))
        kernel = check_kernel(Kernel("k", [count, data], Region(items)))
        for n in range(3 * size):
            groups = n // size
            wanted = [2] * (max(groups - 1, 0) * size) + [3] * (size * (groups > 0)) + [4] * (n % size)
            assert interpret(kernel, [n, bytes(n)]) == [bytes(wanted)]


def test_a_share_is_of_a_count_and_of_so_many_as_are_a_power_of_two() -> None:
    count, data = Param("n", "count", 32, "le", 1, False, False), Param("a", "inout", 8, "le", 1, True, False)
    for wrong in (Share(count, 3, "most"), Share(count, 1, "rest"), Share(data, 2, "rest"), Share(count, 2, "all")):
        with pytest.raises(IrError, match="loop x: Share"):
            check_kernel(Kernel("k", [count, data], Region([Loop("x", wrong, [], Region())])))
    inside = Loop("x", Share(count, 2, "most"), [], Region([Op("index", 32)]))
    with pytest.raises(IrError, match="in a share of it"):
        check_kernel(Kernel("k", [count, data], Region([inside])))


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
    ops: list[Op] = []
    for op in list(writer.values):
        cut = "digits" if op.modulus else "extract"
        ops += [op] if op.bits <= 64 and not op.modulus else [
            writer.add(cut, 64, (op,), at) for at in (range(0, op.bits, 64) if op.modulus else (0, op.bits - 64))]
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


def test_a_number_goes_round_a_loop() -> None:
    """h = (h + m[block]) * k modulo 2^130 - 5, and its digits: what two polynomials of different signs come to."""
    field = Modulus((1 << 130) - 5, "Field")
    count, source = Param("n", "count", 32, "le", 1, False, False), Param("m", "in", 64, "le", 2, True, False)
    target = Param("t", "out", 64, "le", 3, False, False)
    param = Op("param", 130, (), "h", modulus=field)
    loads = [Op("load", 64, (), Access(source, 8 * i, 64, "le")) for i in range(2)]
    number = Op("number", 130, tuple(loads), field, modulus=field)
    total = Op("numadd", 130, (param, number), field, modulus=field)
    k = Op("const", 130, (), field.value - 3, modulus=field)
    product = Op("nummul", 130, (total, k), field, modulus=field)
    loop = Loop("blocks", count, [Carried(Op("const", 130, (), 0, modulus=field), param, product)],
                Region([*loads, number, total, product]))
    last = Op("result", 130, (), (loop, 0), modulus=field)
    digits = [Op("digits", 64, (last,), 64 * i) for i in range(3)]
    stores = [Op("store", 0, (d,), Access(target, 8 * i, 64, "le")) for i, d in enumerate(digits)]
    kernel = check_kernel(Kernel("k", [source, target, count], Region([loop, *digits, *stores])))
    data, expected = random.Random(1).randbytes(16 * 9), 0
    for at in range(0, len(data), 16):
        expected = (expected + int.from_bytes(data[at:at + 16], "little")) * -3 % field.value
    assert interpret(kernel, [data, bytes(24), 9])[1] == expected.to_bytes(24, "little")


FIELD = Modulus(251)
ONE, WORD = Op("const", 8, (), 1, modulus=FIELD), Op("const", 8, (), 1)


@pytest.mark.parametrize("op", [
    Op("numadd", 8, (ONE, WORD), FIELD, modulus=FIELD), Op("numadd", 8, (ONE, ONE), FIELD),
    Op("nummul", 8, (ONE, ONE), Modulus(241), modulus=Modulus(241)), Op("add", 8, (ONE, ONE)),
    Op("add", 8, (ONE, WORD)), Op("add", 8, (WORD, WORD), modulus=FIELD),
    Op("numadd", 9, (ONE, ONE), FIELD, modulus=FIELD), Op("number", 8, (ONE,), FIELD, modulus=FIELD),
    Op("number", 8, (), FIELD, modulus=FIELD), Op("number", 8, (WORD,), Modulus(241), modulus=FIELD),
    Op("digits", 8, (WORD,), 0), Op("digits", 8, (ONE,), -8), Op("digits", 8, (ONE,), 0, modulus=FIELD),
    Op("not", 8, (ONE,)), Op("not", 8, (Op("const", 8, (), 251, modulus=FIELD),)),
    Op("not", 8, (Op("const", 9, (), 1, modulus=FIELD),))])
def test_malformed_numbers(op: Op) -> None:
    with pytest.raises(IrError):
        check_kernel(Kernel("k", [], Region([op])))
