"""What each instruction does, for the executor: from the operation that the table of forms says it is.

Those on vectors are in cipherwright.machine.vector_steps; those on general registers, which set flags, and what only
loops and frames need, are here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import iced_x86 as iced

from cipherwright.machine.state import (
    State,
    Step,
    address_of,
    operand_bits,
    reader,
    upper_cleared,
    writer,
)
from cipherwright.machine.vector_steps import NotKnown, on_vectors, using_mm, vector_step
from scheduler.graph.meaning import reversed_bytes
from targets.forms import Form
from targets.x86.registers import SP

COUNTER, ACCUMULATOR, DATA, SOURCE, DESTINATION = 1, 0, 2, 6, 7
_REGISTER = iced.OpKind.REGISTER
_MEMORY = iced.OpKind.MEMORY
Maker = Callable[[Any, Form, int], Step]
"""(decoded instruction, its form, mask of an address) -> what it does."""


def step_of(one: Any, form: Form | None, name: str, mask: int) -> Step:
    """What an instruction does; NotKnown for one whose form the table lacks, or whose operation nobody makes."""
    if name == "nop":  # fills the place before a loop
        return lambda s: None
    if form is None or not form.does:
        raise NotKnown(name)
    if on_vectors(one):
        made = vector_step(one, form, mask)
        return using_mm(made) if "mm" in form.operand_kinds else made
    maker = MAKERS.get(form.does)
    if maker is None:
        raise NotKnown(name)
    return maker(one, form, mask)


# -- general registers ------------------------------------------------------------------------------------------------
def _extended(one: Any, op: int, mask: int, bits: int) -> Callable[[State], int]:
    """An operand of so many bits; a constant is cut to them."""
    read, ones = reader(one, op, mask), (1 << bits) - 1
    return read if one.op_kind(op) in (_REGISTER, _MEMORY) else lambda s: read(s) & ones


def _known(flag: int | None) -> int:
    """A flag that is read; NotKnown for one that the instruction which wrote it last leaves undefined."""
    if flag is None:
        raise NotKnown("a flag that an instruction before left undefined")
    return flag


def _move(one: Any, form: Form, mask: int) -> Step:
    read, write = _extended(one, 1, mask, operand_bits(one, 0)), writer(one, 0, mask)
    return lambda s: write(s, read(s))


def _sum(subtract: bool, carried: bool, keep: bool = True) -> Maker:
    """a + b or a - b, with what is carried or without; `keep`: the result goes to the first operand."""
    def maker(one: Any, form: Form, mask: int) -> Step:
        bits = operand_bits(one, 0)
        a, b, write = reader(one, 0, mask), _extended(one, 1, mask, bits), writer(one, 0, mask)
        ones = (1 << bits) - 1

        def step(s: State) -> None:
            x, y, c = a(s), b(s), _known(s.carry) if carried else 0
            total = x - y - c if subtract else x + y + c
            value = total & ones
            s.summed(total, x, y, bits, subtract)
            if keep:
                write(s, value)

        return step

    return maker


def _bitwise(function: Callable[[int, int], int], keep: bool = True) -> Maker:
    def maker(one: Any, form: Form, mask: int) -> Step:
        bits = operand_bits(one, 0)
        a, b, write = reader(one, 0, mask), _extended(one, 1, mask, bits), writer(one, 0, mask)

        def step(s: State) -> None:
            value = function(a(s), b(s))
            s.carry = s.overflow = 0
            s.resulted(value, bits)
            if keep:
                write(s, value)

        return step

    return maker


def _and_not(one: Any, form: Form, mask: int) -> Step:
    bits = operand_bits(one, 0)
    a, b, write = reader(one, 1, mask), reader(one, 2, mask), writer(one, 0, mask)

    def step(s: State) -> None:
        value = ~a(s) & b(s)
        s.carry = s.overflow = 0
        s.resulted(value, bits)
        write(s, value)

    return step


def _count(more: int) -> Maker:
    """One more or one less; the carry stays."""
    def maker(one: Any, form: Form, mask: int) -> Step:
        bits, read, write = operand_bits(one, 0), reader(one, 0, mask), writer(one, 0, mask)

        def step(s: State) -> None:
            before, carry = read(s), s.carry
            s.summed(before + more, before, abs(more), bits, more < 0)
            s.carry = carry
            write(s, before + more & (1 << bits) - 1)

        return step

    return maker


def _negate(one: Any, form: Form, mask: int) -> Step:
    bits, read, write = operand_bits(one, 0), reader(one, 0, mask), writer(one, 0, mask)

    def step(s: State) -> None:
        before = read(s)
        s.summed(-before, 0, before, bits, True)
        write(s, -before & (1 << bits) - 1)

    return step


def _complement(one: Any, form: Form, mask: int) -> Step:
    ones, read, write = (1 << operand_bits(one, 0)) - 1, reader(one, 0, mask), writer(one, 0, mask)
    return lambda s: write(s, ~read(s) & ones)


def _turned(value: int, by: int, bits: int) -> int:
    by %= bits
    return (value << by | value >> bits - by) & (1 << bits) - 1


def _signed(value: int, bits: int) -> int:
    return value - (value >> bits - 1 << bits)


def _shifted(function: Callable[[int, int, int], int], out: Callable[[int, int, int], int | None],
             turns: bool = False) -> Maker:
    """A shift or, where it `turns`, a rotation: function(value, amount, bits), and out(value, amount, bits), which goes
    into the carry. Overflow is defined for an amount of 1: whether the sign changed; after a rotation to the right
    whether the two highest bits differ, which is the same. Nothing changes for an amount of 0, nor
    by a form with a destination of its own."""
    def maker(one: Any, form: Form, mask: int) -> Step:
        bits, read, write = operand_bits(one, 0), reader(one, one.op_count - 2, mask), writer(one, 0, mask)
        amount, most, flags = reader(one, one.op_count - 1, mask), 63 if bits == 64 else 31, bool(form.flags_written)

        def step(s: State) -> None:
            before, by = read(s), amount(s) & most
            value = function(before, by, bits) & (1 << bits) - 1
            if by and flags:
                s.carry = out(before, by, bits)
                s.overflow = before >> bits - 1 ^ value >> bits - 1 if by == 1 else None
                if not turns:
                    s.resulted(value, bits)
            write(s, value)

        return step

    return maker


def _out_left(value: int, by: int, bits: int) -> int | None:
    return value >> bits - by & 1 if by <= bits else None


def _out_right(value: int, by: int, bits: int) -> int | None:
    return value >> by - 1 & 1 if by <= bits else None


def _pair(left: bool) -> Maker:
    def maker(one: Any, form: Form, mask: int) -> Step:
        bits, read, write = operand_bits(one, 0), reader(one, 0, mask), writer(one, 0, mask)
        other, by = reader(one, 1, mask), one.immediate(2) & (63 if bits == 64 else 31)
        out = _out_left if left else _out_right

        def step(s: State) -> None:
            a, b = read(s), other(s)
            value = (a << by | b >> bits - by if left else a >> by | b << bits - by) & (1 << bits) - 1
            if by:
                s.carry, s.overflow = out(a, by, bits), a >> bits - 1 ^ value >> bits - 1 if by == 1 else None
                s.resulted(value, bits)
            write(s, value)

        return step

    return maker


def _product(one: Any, form: Form, mask: int) -> Step:
    bits, write = operand_bits(one, 0), writer(one, 0, mask)
    first = 1 if one.op_count == 3 else 0
    a, b = reader(one, first, mask), _extended(one, first + 1, mask, bits)

    def step(s: State) -> None:
        whole = _signed(a(s), bits) * _signed(b(s), bits)
        value = whole & (1 << bits) - 1
        s.multiplied(whole, _signed(value, bits))
        write(s, value)

    return step


def _wide_product(one: Any, form: Form, mask: int) -> Step:
    bits, read = operand_bits(one, 0), reader(one, 0, mask)
    ones = (1 << bits) - 1

    def step(s: State) -> None:
        whole = (s.r[ACCUMULATOR] & ones) * read(s)
        s.r[ACCUMULATOR], s.r[DATA] = whole & ones, whole >> bits
        s.multiplied(whole, whole & ones)

    return step


def _swapped(one: Any, form: Form, mask: int) -> Step:
    bits, read, write = operand_bits(one, 0), reader(one, 0, mask), writer(one, 0, mask)
    return lambda s: write(s, reversed_bytes([read(s)], 0, bits, bits))


def _address(one: Any, form: Form, mask: int) -> Step:
    where, write = address_of(one, mask), writer(one, 0, mask)
    return lambda s: write(s, where(s))


def _exchange(one: Any, form: Form, mask: int) -> Step:
    reads, writes = [reader(one, op, mask) for op in (0, 1)], [writer(one, op, mask) for op in (0, 1)]

    def step(s: State) -> None:
        a, b = reads[0](s), reads[1](s)
        writes[0](s, b)
        writes[1](s, a)

    return step


# -- flow, stack and strings ------------------------------------------------------------------------------------------
_C = iced.ConditionCode
CONDITIONS: dict[Any, Callable[[State], bool]] = {
    _C.E: lambda s: bool(_known(s.zero)), _C.NE: lambda s: not _known(s.zero), _C.B: lambda s: bool(_known(s.carry)),
    _C.AE: lambda s: not _known(s.carry), _C.BE: lambda s: bool(_known(s.carry) | _known(s.zero)),
    _C.A: lambda s: not _known(s.carry) | _known(s.zero), _C.S: lambda s: bool(_known(s.sign)),
    _C.NS: lambda s: not _known(s.sign), _C.O: lambda s: bool(_known(s.overflow)),
    _C.NO: lambda s: not _known(s.overflow), _C.L: lambda s: _known(s.sign) != _known(s.overflow),
    _C.GE: lambda s: _known(s.sign) == _known(s.overflow),
    _C.LE: lambda s: bool(_known(s.zero)) or _known(s.sign) != _known(s.overflow),
    _C.G: lambda s: not _known(s.zero) and _known(s.sign) == _known(s.overflow)}


def _condition(one: Any, form: Form) -> Callable[[State], bool]:
    holds = CONDITIONS.get(one.condition_code)
    if holds is None:
        raise NotKnown(form.name)
    return holds


def _jump(one: Any, form: Form, mask: int) -> Step:
    target = one.near_branch_target & mask
    return lambda s: target


def _jump_if(one: Any, form: Form, mask: int) -> Step:
    target, holds = one.near_branch_target & mask, _condition(one, form)
    return lambda s: target if holds(s) else None


def _set_if(one: Any, form: Form, mask: int) -> Step:
    holds, write = _condition(one, form), writer(one, 0, mask)
    return lambda s: write(s, int(holds(s)))


def _save(one: Any, form: Form, mask: int) -> Step:
    read = reader(one, 0, mask)

    def step(s: State) -> None:
        value, word = read(s), s.bits // 8
        s.r[SP] = s.r[SP] - word & mask
        s.memory.write(s.r[SP], word, value)

    return step


def _call(one: Any, form: Form, mask: int) -> Step:
    target, after = one.near_branch_target & mask, one.next_ip & mask

    def step(s: State) -> int:
        word = s.bits // 8
        s.r[SP] = s.r[SP] - word & mask
        s.memory.write(s.r[SP], word, after)
        return int(target)

    return step


def _popped(s: State) -> int:
    word = s.bits // 8
    value = s.memory.read(s.r[SP], word)
    s.r[SP] = s.r[SP] + word & s.mask
    return value


def _restore(one: Any, form: Form, mask: int) -> Step:
    write = writer(one, 0, mask)
    return lambda s: write(s, _popped(s))


def _return(one: Any, form: Form, mask: int) -> Step:
    return _popped


def _strings(copies: bool) -> Maker:
    """`rep movs` and `rep stos`, of elements of so many bits; the direction flag is clear."""
    def maker(one: Any, form: Form, mask: int) -> Step:
        size = max(8, form.elem) // 8

        def step(s: State) -> None:
            for _ in range(s.r[COUNTER] & mask):
                value = s.memory.read(s.r[SOURCE], size) if copies else s.r[ACCUMULATOR]
                s.memory.write(s.r[DESTINATION], size, value)
                s.r[DESTINATION] = s.r[DESTINATION] + size & mask
                s.r[SOURCE] = s.r[SOURCE] + size * copies & mask
                s.r[COUNTER] -= 1

        return step

    return maker


def _leave_mm(one: Any, form: Form, mask: int) -> Step:
    def step(s: State) -> None:
        s.used_mm = False

    return step


def _leave_upper(one: Any, form: Form, mask: int) -> Step:
    return upper_cleared


MAKERS: dict[str, Maker] = {
    **dict.fromkeys(("copy", "constant", "load", "store", "byte", "word"), _move),
    "add": _sum(False, False), "sub": _sum(True, False), "add with carry": _sum(False, True),
    "subtract with borrow": _sum(True, True), "compare": _sum(True, False, False),
    "and": _bitwise(lambda a, b: a & b), "or": _bitwise(lambda a, b: a | b), "xor": _bitwise(lambda a, b: a ^ b),
    "examine": _bitwise(lambda a, b: a & b, False), "andn": _and_not, "increment": _count(1), "decrement": _count(-1),
    "neg": _negate, "not": _complement, "mul": _product, "multiply wide": _wide_product, "bswap": _swapped,
    **{kind: _shifted(lambda a, by, bits: a << by, _out_left) for kind in ("shl", "shlby")},
    **{kind: _shifted(lambda a, by, bits: a >> by, _out_right) for kind in ("shr", "shrby")},
    **{kind: _shifted(_turned, lambda a, by, bits: a >> -by % bits & 1, True) for kind in ("rol", "rolby")},
    **{kind: _shifted(lambda a, by, bits: _turned(a, -by, bits), lambda a, by, bits: a >> (by - 1) % bits & 1, True)
       for kind in ("ror", "rorby")},
    "shift signed": _shifted(lambda a, by, bits: _signed(a, bits) >> by,
                             lambda a, by, bits: _signed(a, bits) >> by - 1 & 1),
    "shift pair left": _pair(True), "shift pair right": _pair(False), "address": _address, "exchange": _exchange,
    "jump": _jump, "jump if": _jump_if, "set if": _set_if, "save": _save, "restore": _restore,
    "call": _call, "return": _return,
    "fill": _strings(False), "copy bytes": _strings(True), "leave mm": _leave_mm, "leave upper": _leave_upper}
"""By what an instruction on general registers, or without any, does."""
