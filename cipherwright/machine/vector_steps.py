"""What each instruction on vectors does, for the executor: the meaning that its operation has in the machine graph."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import iced_x86 as iced

from cipherwright.machine.state import ALL, State, Step, is_general, operand_bits, reader, writer
from scheduler.graph.ops import OPERATIONS
from targets.forms import Form
from targets.x86.registers import XMM, iced_registers, is_vector

_REGISTER = iced.OpKind.REGISTER
_LEGACY = iced.EncodingKind.LEGACY


class NotKnown(Exception):
    """An instruction that the executor does not know; the message has its form."""


def on_vectors(one: Any) -> bool:
    """Whether an instruction names a register that is no general one."""
    known = iced_registers()
    return any(one.op_kind(op) == _REGISTER and not is_general(known[one.op_register(op)].number)
               for op in range(one.op_count))


def using_mm(step: Step) -> Step:
    """The registers of floating point are in use behind it."""
    def made(s: State) -> int | None:
        s.used_mm = True
        return step(s)

    return made


MOVES = {"copy": False, "load": False, "store": False, "transfer": False, "load aligned": True, "store aligned": True,
         "load low": False, "store low": False}
"""What only moves bits, and whether a place in memory must be aligned."""


def vector_step(one: Any, form: Form, mask: int) -> Step:
    """What an instruction on vectors does; NotKnown for one whose operation has no meaning."""
    kinds = form.operand_kinds
    if form.masked:    # the mask is no operand of the decoder's
        kinds = kinds[:1] + kinds[2:]
    if form.does in MOVES:
        read, write = reader(one, 1, mask, MOVES[form.does]), writer(one, 0, mask, MOVES[form.does])
        if is_vector(_number(one, 0)) and one.encoding == _LEGACY and not _both_registers(one):
            write = _whole_vector(one)
        return lambda s: write(s, read(s))
    if form.does == "storehigh":
        number, write = _number(one, 1), writer(one, 0, mask)
        return lambda s: write(s, s.r[number] >> 64)
    bits = operand_bits(one, 0)
    write = writer(one, 0, mask)
    if form.does == "repeat":
        read = repeated(one, 1, mask, bits)
        return lambda s: write(s, read(s))
    if form.does not in OPERATIONS:
        raise NotKnown(form.name)
    meaning, elem = OPERATIONS[form.does].meaning, form.elem or min(bits, 64)
    last = len(kinds) - 1
    imm = one.immediate(last) if kinds[last].startswith("imm") else 0
    aligned = one.encoding == _LEGACY and form.does != "loadhigh" and bits == 128
    sources = range(0 if form.tied else 1, last if kinds[last].startswith("imm") else last + 1)
    reads = [repeated(one, op, mask, bits) if kinds[op].endswith("b") else reader(one, op, mask, aligned)
             for op in sources]
    if form.masked:
        reads.insert(1, mask_reader(one))
    reads += [_unnamed(XMM + int(name.removeprefix("xmm")), bits) for name, _ in form.implicit]
    return lambda s: write(s, meaning([read(s) for read in reads], imm, elem, bits))


def _unnamed(number: int, bits: int) -> Callable[[State], int]:
    """What reads a vector register that the instruction does not name."""
    ones = (1 << bits) - 1
    return lambda s: s.r[number] & ones


def mask_reader(one: Any) -> Callable[[State], int]:
    """What reads the mask of an instruction's destination."""
    number = iced_registers()[one.op_mask].number
    return lambda s: s.r[number] & ALL


def _number(one: Any, op: int) -> int:
    return iced_registers()[one.op_register(op)].number if one.op_kind(op) == _REGISTER else -1


def _both_registers(one: Any) -> bool:
    """Whether both operands are vector registers, of which the first keeps what is above 128 bits."""
    return is_vector(_number(one, 0)) and is_vector(_number(one, 1))


def _whole_vector(one: Any) -> Callable[[State, int], None]:
    """A load of a part of 128 bits makes the others of these zero, and keeps what is above."""
    number, low = _number(one, 0), (1 << 128) - 1

    def put(s: State, value: int) -> None:
        s.r[number] = s.r[number] & ~low | value & low

    return put


def repeated(one: Any, op: int, mask: int, bits: int) -> Callable[[State], int]:
    """What reads an operand that is repeated as often as `bits` have place for it."""
    read, size = reader(one, op, mask), operand_bits(one, op)
    every = sum(1 << at for at in range(0, bits, size))
    return lambda s: read(s) * every
