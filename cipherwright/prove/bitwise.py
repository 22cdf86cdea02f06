"""What instructions do to a state that work on single bits: logic, shifts, rotations."""

from __future__ import annotations

from collections.abc import Callable

from cipherwright.prove.linear import Sum, plus, reduced
from cipherwright.prove.operands import Described, Write, ones_of
from cipherwright.prove.state import Flags, State, flagged
from cipherwright.prove.values import Data, Value, data, exact, label_of, most_of, narrow, times, up_to

Step = Callable[[State], None]


def inverted(d: Described) -> Step:
    """not."""
    a, write, bits, width = d.read(0), d.write(0), d.bits(0), d.m.width

    def step(s: State) -> None:
        x = a(s)
        label = d.used(s, x)
        write(s, data(label, ones_of(bits)) if isinstance(x, Data) else
              narrow(reduced(plus(-1, x, -1), bits), s.facts, bits, width))

    return step


def masked(d: Described, s: State, x: Value, mask: int, bits: int) -> Value:
    """x and a constant: what is left of a division, or a multiple, where the mask has its ones at an end."""
    m, facts = d.m, s.facts
    if isinstance(x, int):
        return x & mask
    low = mask.bit_length()
    if isinstance(x, Sum) and (mask == ones_of(low) or (mask ^ ones_of(bits)) + 1 & (mask ^ ones_of(bits)) == 0):
        kept_low = mask == ones_of(low)
        power = low if kept_low else (mask ^ ones_of(bits)).bit_length()
        if power == 0:
            return x
        rest = m.remainder(s, x, power)
        return rest if kept_low else reduced(plus(x, rest, -1), bits)
    return data(label_of(x, facts), min(most_of(x, facts, bits), mask))


def logic(d: Described) -> Step:
    """and, or, xor, test."""
    a, b, bits, width = d.read(0), d.read(1), d.bits(0), d.m.width
    name = d.mnemonic
    write: Write | None = d.write(0) if name != "test" else None
    same = d.register(0) >= 0 and d.register(0) == d.register(1)
    constant = d.constant(1)

    def step(s: State) -> None:
        x, y = a(s), b(s)
        made: Value
        if same and name == "xor":
            made, label = 0, 0
        else:
            label = d.used(s, x, y)
            if same:
                made = x
            elif isinstance(constant, int) and name in ("and", "test"):
                made = masked(d, s, x, constant, bits)
            elif name in ("and", "test") and (x in (0, ones_of(bits)) or y in (0, ones_of(bits))):
                made = 0 if 0 in (x, y) else y if x == ones_of(bits) else x
            elif name == "xor" and bits == width and not (isinstance(x, Data) or isinstance(y, Data)) and x != y and \
                    (isinstance(x, Sum) or isinstance(y, Sum)):
                made = d.m.either(x, y)
            elif isinstance(x, int) and isinstance(y, int):
                made = x & y if name in ("and", "test") else x | y if name == "or" else x ^ y
            else:
                tops = most_of(x, s.facts, bits), most_of(y, s.facts, bits)
                made = data(label, min(tops) if name in ("and", "test") else up_to(max(tops)))
            if isinstance(made, Sum):
                made = narrow(made, s.facts, bits, width)
        s.flags = flagged("logic", made, 0, bits, label)
        if write is not None:
            write(s, made)

    return step


def shifted(d: Described) -> Step:
    """shl, shr, sar by a constant or by cl."""
    a, b, write, bits, width, name = d.read(0), d.read(1), d.write(0), d.bits(0), d.m.width, d.mnemonic
    constant = d.constant(1)

    def step(s: State) -> None:
        x, facts = a(s), s.facts
        made: Value
        if not isinstance(constant, int):
            y = b(s)
            label = d.used(s, x, y)
            d.m.amount(d.mnemonic, label_of(y, facts))
            made = data(label, most_of(x, facts, bits) if name == "shr" else ones_of(bits))
        else:
            label, by = d.used(s, x), constant & (63 if bits == 64 else 31)
            if name == "shl":
                made = times(x, 1 << by, facts, bits)
            elif isinstance(x, Sum) and name == "shr":
                whole = exact(x, facts, bits)
                made = data(label, ones_of(bits) >> by) if not isinstance(whole, Sum) else \
                    d.m.quotient(s, whole, by) if by else whole
            elif name == "shr":
                made = x >> by if isinstance(x, int) else data(label, min(most_of(x, facts, bits), ones_of(bits)) >> by)
            else:
                top = most_of(x, facts, bits)
                made = data(label, ones_of(bits) if top >> bits - 1 else top >> by)
        s.flags = flagged("result", made, 0, bits, label)
        write(s, narrow(made, facts, bits, width))

    return step


def rotated(d: Described) -> Step:
    """rol, ror, rcl, rcr, shld, shrd."""
    reads = [d.read(op) for op in range(d.one.op_count)]
    write, bits = d.write(0), d.bits(0)
    last = d.constant(d.one.op_count - 1)
    through = d.mnemonic in ("rcl", "rcr")

    def step(s: State) -> None:
        values = [read(s) for read in reads]
        label = d.used(s, *values)
        if last is None:
            d.m.amount(d.mnemonic, label_of(values[-1], s.facts))
        if through:
            label |= s.flags.carry
        s.flags = Flags("data", 0, 0, bits, s.flags.label, label)
        write(s, data(label, ones_of(bits)))

    return step


def turned(d: Described) -> Step:
    """rorx: no flag changes."""
    read, write, bits = d.read(1), d.write(0), d.bits(0)
    return lambda s: write(s, data(d.used(s, read(s)), ones_of(bits)))


def swapped(d: Described) -> Step:
    """bswap."""
    a, write, bits = d.read(0), d.write(0), d.bits(0)

    def step(s: State) -> None:
        write(s, data(d.used(s, a(s)), ones_of(bits)))

    return step


def tested(d: Described) -> Step:
    """bt of a register: one bit becomes the carry."""
    a, b, bits = d.read(0), d.read(1), d.bits(0)

    def step(s: State) -> None:
        x, y = a(s), b(s)
        label = d.used(s, x, y)
        if isinstance(x, int) and isinstance(y, int):
            s.flags = Flags("carry", x >> y % bits & 1, 0, bits, s.flags.label, label)
        else:
            s.flags = Flags("data", 0, 0, bits, s.flags.label, label)

    return step


HANDLERS: dict[str, Callable[[Described], Step]] = {
    "not": inverted, **dict.fromkeys(("and", "or", "xor", "test"), logic),
    **dict.fromkeys(("shl", "shr", "sar"), shifted),
    **dict.fromkeys(("rol", "ror", "rcl", "rcr", "shld", "shrd"), rotated), "rorx": turned,
    "bswap": swapped, "bt": tested,
}
"""What makes the step of an instruction, by mnemonic."""
