"""What instructions on general registers do to a state: sums where addresses and counts are made, labels else."""

from __future__ import annotations

from collections.abc import Callable

from cipherwright.prove.linear import Sum, plus, reduced, scaled
from cipherwright.prove.operands import Described, ones_of
from cipherwright.prove.state import Flags, State, flagged
from cipherwright.prove.values import SECRET, Data, Value, add, data, exact, label_of, most_of, narrow, times
from cipherwright.prove.verdict import CONSTANT_TIME, FOLLOWED, REFUTED, UNKNOWN
from targets.x86.registers import SP

Step = Callable[[State], None]
AX, DX = 0, 2


def unknown_sum(d: Described, s: State, value: Data, region: bool) -> Value:
    """A value to be added to an address: an unknown of its own, so that the address keeps its base."""
    if not region or value.most > 1 << 31:
        return value
    m = d.m
    return m.one(m.fresh(f"a value of {m.text(m.at)}", value.most, value.label))


def is_address(d: Described, value: Value) -> bool:
    """Whether a sum has a base."""
    return isinstance(value, Sum) and any(d.m.table[n].region is not None for n, _ in value.terms)


def moved(d: Described) -> Step:
    """mov and its like: the value as it is."""
    read, write = d.read(1), d.write(0)

    def step(s: State) -> None:
        write(s, read(s))

    return step


def added(d: Described) -> Step:
    """add, sub, and what they leave of the flags."""
    a, b, write, bits, width = d.read(0), d.read(1), d.write(0), d.bits(0), d.m.width
    by = 1 if d.mnemonic == "add" else -1

    def step(s: State) -> None:
        x, y = a(s), b(s)
        if type(x) is Data and type(y) is Data:
            label = d.used(s, x, y)
        elif x == y and by < 0 and d.register(0) == d.register(1) >= 0:
            s.flags = flagged("sub", 0, 0, bits, 0)
            write(s, 0)
            return
        else:
            label = d.used(s, x, y)
            if isinstance(y, Data) and bits == width:
                y = unknown_sum(d, s, y, is_address(d, x))
            elif isinstance(x, Data) and bits == width and by > 0:
                x = unknown_sum(d, s, x, is_address(d, y))
        made = add(x, y, s.facts, bits, by)
        made = data(label, made.most) if isinstance(made, Data) else narrow(made, s.facts, bits, width)
        s.flags = flagged("sub", x, y, bits, label) if by < 0 else flagged("result", made, y, bits, label)
        write(s, made)

    return step


def compared(d: Described) -> Step:
    """cmp."""
    a, b, bits = d.read(0), d.read(1), d.bits(0)

    def step(s: State) -> None:
        x, y = a(s), b(s)
        s.flags = flagged("sub", x, y, bits, d.used(s, x, y))

    return step


def by_one(d: Described) -> Step:
    """inc, dec: carry stays, which nobody may look at behind a result that is not known."""
    a, write, bits, width = d.read(0), d.write(0), d.bits(0), d.m.width
    by = 1 if d.mnemonic == "inc" else -1

    def step(s: State) -> None:
        x = a(s)
        label = d.used(s, x)
        made = narrow(add(x, by & ones_of(bits), s.facts, bits), s.facts, bits, width)
        s.flags = Flags("result", made, 0, bits, label, s.flags.carry)
        write(s, made)

    return step


def negated(d: Described) -> Step:
    """neg."""
    a, write, bits, width = d.read(0), d.write(0), d.bits(0), d.m.width

    def step(s: State) -> None:
        x = a(s)
        label = d.used(s, x)
        made: Value = data(label, ones_of(bits)) if isinstance(x, Data) else \
            narrow(reduced(scaled(x, -1), bits), s.facts, bits, width)
        s.flags = flagged("sub", 0, x, bits, label)
        write(s, made)

    return step


def with_carry(d: Described) -> Step:
    """adc, sbb; `sbb r,r` is 0 or all ones, by a carry that d.m.step has made known by then."""
    a, b, write, bits = d.read(0), d.read(1), d.write(0), d.bits(0)
    same = d.mnemonic == "sbb" and d.register(0) == d.register(1) >= 0

    def step(s: State) -> None:
        if same:
            carry = carry_of(s)
            label = s.flags.carry
            d.used(s, data(label, 1))
            made: Value = data(label, ones_of(bits)) if carry is None else ones_of(bits) * carry
            s.flags = flagged("data", 0, 0, bits, label) if carry is None else flagged("sub", 0, carry, bits, 0)
            write(s, made)
            return
        x, y = a(s), b(s)
        label = d.used(s, x, y, data(s.flags.carry, 1))
        s.flags = flagged("data", 0, 0, bits, label)
        write(s, data(label, ones_of(bits)))

    return step


def carry_of(s: State) -> int | None:
    """The carry, where it is known."""
    f = s.flags
    if f.kind == "logic":
        return 0
    if f.kind == "carry" and isinstance(f.a, int):
        return f.a
    if f.kind != "sub":
        return None
    a, b = exact(f.a, s.facts, f.bits), exact(f.b, s.facts, f.bits)
    if a == 0 and b is None and isinstance(f.b, Sum):  # neg: whether it is not zero
        if f.b in s.facts.unequal or s.facts.least(f.b) > 0 or s.facts.most(f.b) < 0:
            return 1
        return None
    if a is None or b is None:
        return None
    low, high = s.facts.least(plus(a, b, -1)), s.facts.most(plus(a, b, -1))
    return 1 if high < 0 else 0 if low >= 0 else None


def multiplied(d: Described) -> Step:
    """imul with two or three operands; mul and imul of one into dx:ax; mulx."""
    count = d.one.op_count
    if d.mnemonic == "mulx":
        first, write, other, bits = d.read(2), d.write(1), d.write(0), d.bits(0)

        def long_(s: State) -> None:
            label = d.used(s, first(s), s.r[DX])
            write(s, data(label, ones_of(bits)))
            other(s, data(label, ones_of(bits)))

        return long_
    if count == 1:
        return _wide(d)
    a, b, write, bits, width = d.read(count - 2), d.read(count - 1), d.write(0), d.bits(0), d.m.width

    def step(s: State) -> None:
        x, y = a(s), b(s)
        label = d.used(s, x, y)
        made: Value = data(label, ones_of(bits))
        if isinstance(y, int):
            made = narrow(times(x, y, s.facts, bits), s.facts, bits, width)
        s.flags = flagged("data", 0, 0, bits, label)
        write(s, made)

    return step


def _wide(d: Described) -> Step:
    a, bits = d.read(0), d.bits(0)

    def step(s: State) -> None:
        label = d.used(s, a(s), s.r[AX])
        s.r[AX] = data(label, ones_of(bits))
        if bits > 8:
            s.r[DX] = data(label, ones_of(bits))
        s.flags = flagged("data", 0, 0, bits, label)

    return step


def divided(d: Described) -> Step:
    """div, idiv: how long they take depends on what is divided."""
    a, bits = d.read(0), d.bits(0)

    def step(s: State) -> None:
        label = d.used(s, a(s), s.r[AX], s.r[DX] if bits > 8 else 0)
        if label & SECRET:
            d.m.find(CONSTANT_TIME, REFUTED, "how long the division takes depends on secrets")
        d.m.find(FOLLOWED, UNKNOWN, "whether the division has a quotient is not looked at")
        s.r[AX], s.flags = data(label, ones_of(bits)), flagged("data", 0, 0, bits, label)
        if bits > 8:
            s.r[DX] = data(label, ones_of(bits))

    return step


def extended(d: Described) -> Step:
    """movzx, movsx, movsxd; cdqe and cwde are theirs, too."""
    a, write, bits, signed_ = d.read(1), d.write(0), d.bits(0), d.mnemonic != "movzx"
    source = d.bits(1)

    def step(s: State) -> None:
        x = a(s)
        top = most_of(x, s.facts, source)
        if not signed_ or not top >> source - 1:
            write(s, x if not isinstance(x, Data) else data(x.label, top))
            return
        write(s, data(d.used(s, x), ones_of(bits)))

    return step


def address(d: Described) -> Step:
    """lea."""
    where, write, bits, width = d.memory, d.write(0), d.bits(0), d.m.width
    assert where is not None

    def step(s: State) -> None:
        parts: Value = where.fixed if isinstance(where.fixed, Sum) else where.fixed & ones_of(width)
        used = []
        for number, scale in ((where.base, 1), (where.index, where.scale)):
            if number >= 0:
                x = s.r[number]
                used.append(x)
                if isinstance(parts, Data) or not isinstance(x, Data) or scale < 1:
                    parts = add(parts, x, s.facts, width, scale)
                elif is_address(d, parts):
                    parts = add(parts, unknown_sum(d, s, x, True), s.facts, width, scale)
                elif parts == 0 or (isinstance(parts, int) and parts < 1 << width - 1):
                    parts = add(parts, x, s.facts, width, scale)
                else:
                    parts = data(label_of(parts, s.facts) | x.label, ones_of(width))
        if isinstance(parts, Data) and len(used) == 2 and is_address(d, used[1]) and where.scale == 1:
            first = used[0]
            parts = add(where.fixed, add(used[1], unknown_sum(d, s, first, True) if isinstance(first, Data) else first,
                                         s.facts, width), s.facts, width)
        label = d.used(s, *used)
        write(s, narrow(parts if not isinstance(parts, Data) else data(label, parts.most), s.facts, bits, width))

    return step


def exchanged(d: Described) -> Step:
    """xchg."""
    a, b, to_a, to_b = d.read(0), d.read(1), d.write(0), d.write(1)

    def step(s: State) -> None:
        x, y = a(s), b(s)
        to_a(s, y)
        to_b(s, x)

    return step


def pushed(d: Described) -> Step:
    """push."""
    a, m = d.read(0), d.m

    def step(s: State) -> None:
        x = a(s)
        s.r[SP] = add(s.r[SP], -m.word, s.facts, m.width)
        m.memory.store(s, m.top, m.word, x)

    return step


def popped(d: Described) -> Step:
    """pop."""
    write, m = d.write(0), d.m

    def step(s: State) -> None:
        x = m.memory.load(s, m.top, m.word)
        s.r[SP] = add(s.r[SP], m.word, s.facts, m.width)
        write(s, x)

    return step


def chosen(d: Described) -> Step:
    """cmovcc, setcc: what depends on the flags and on both operands."""
    reads = [d.read(op) for op in range(d.one.op_count)] if d.mnemonic == "cmovcc" else []
    write, bits = d.write(0), d.bits(0)

    def step(s: State) -> None:
        values = [read(s) for read in reads]
        label = d.used(s, data(s.flags.both, 1), *values)
        if values and values[0] == values[1]:
            write(s, values[0])
            return
        top = max((most_of(v, s.facts, bits) for v in values), default=1)
        write(s, data(label, top))

    return step


HANDLERS: dict[str, Callable[[Described], Step]] = {
    **dict.fromkeys(("mov", "movabs"), moved), **dict.fromkeys(("add", "sub"), added), "cmp": compared,
    **dict.fromkeys(("inc", "dec"), by_one), "neg": negated, **dict.fromkeys(("adc", "sbb"), with_carry),
    **dict.fromkeys(("mul", "imul", "mulx"), multiplied), **dict.fromkeys(("div", "idiv"), divided),
    **dict.fromkeys(("movzx", "movsx", "movsxd"), extended), "lea": address, "xchg": exchanged, "push": pushed,
    "pop": popped, **dict.fromkeys(("cmovcc", "setcc"), chosen),
}
"""What makes the step of an instruction, by mnemonic."""
