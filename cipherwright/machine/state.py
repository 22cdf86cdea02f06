"""Registers, flags and memory of the executor, and how it reads and writes the operands of a decoded instruction.

Registers are numbered as `targets.x86.registers` numbers them; a general register holds all its bits, a vector register
512. What is read of an operand is an integer as wide as the operand.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from typing import Any

import iced_x86 as iced

from targets.x86.registers import GPR, HIGH8, LOW8, LOW16, MASK, MM, ST, XMM, iced_registers, is_vector

Read = Callable[["State"], int]
Write = Callable[["State", int], None]
Step = Callable[["State"], "int | None"]
"""Does what an instruction does; the answer is where the code goes on, None behind the instruction."""
ALL = (1 << 64) - 1
_REGISTER, _MEMORY = iced.OpKind.REGISTER, iced.OpKind.MEMORY
_NO_REGISTER = iced.Register.NONE


class Invalid(Exception):
    """An access to memory that is not there, or not to be written: `address`, and whether it was a write.

    `misaligned`: the place is there, but the instruction wants another alignment.
    """

    def __init__(self, address: int, write: bool, misaligned: bool = False) -> None:
        super().__init__(f"{address:#x}")
        self.address, self.write, self.misaligned = address, write, misaligned


class Memory:
    """Pieces of memory at fixed addresses, none beside another."""

    def __init__(self) -> None:
        self.lows: list[int] = []
        self.pieces: list[tuple[int, int, bytearray, bool]] = []  # low, end, contents, whether it may be written

    def add(self, low: int, contents: bytearray, writable: bool) -> None:
        """`contents` are at `low` from now on; they are changed by writes."""
        at = bisect_right(self.lows, low)
        self.lows.insert(at, low)
        self.pieces.insert(at, (low, low + len(contents), contents, writable))

    def find(self, address: int, size: int, write: bool) -> tuple[bytearray, int]:
        """The piece that holds these bytes and where in it; Invalid names the first byte that is not there."""
        number = bisect_right(self.lows, address) - 1
        if number >= 0:
            low, end, contents, writable = self.pieces[number]
            if address + size <= end and (writable or not write):
                return contents, address - low
            if address < end and (writable or not write):
                raise Invalid(end, write)
        raise Invalid(address, write)

    def read(self, address: int, size: int) -> int:
        """`size` bytes as a number; Invalid as `find`."""
        contents, at = self.find(address, size, False)
        return int.from_bytes(contents[at:at + size], "little")

    def write(self, address: int, size: int, value: int) -> None:
        """The low `size` bytes of a number; Invalid as `find`."""
        contents, at = self.find(address, size, True)
        contents[at:at + size] = (value & (1 << 8 * size) - 1).to_bytes(size, "little")


class State:
    """What instructions change: `r` holds all registers by number; carry, zero, sign and overflow are 0 or 1, or None
    where an instruction leaves them undefined."""

    def __init__(self, memory: Memory, bits: int) -> None:
        self.memory, self.bits, self.mask = memory, bits, (1 << bits) - 1
        self.r = [0] * (MASK + 8)
        self.carry: int | None = 0
        self.zero: int | None = 0
        self.sign: int | None = 0
        self.overflow: int | None = 0
        self.used_mm = False

    def misaligned(self, at: int, size: int) -> bool:
        """Whether an address is no multiple of a size."""
        return at % size != 0

    def resulted(self, value: int, bits: int) -> None:
        """The flags that say what a result of so many bits is."""
        self.zero, self.sign = int(value == 0), value >> bits - 1

    def summed(self, total: int, x: int, y: int, bits: int, subtract: bool) -> None:
        """The flags behind x + y or x - y of so many bits, which with a carry is `total`."""
        value, top = total & (1 << bits) - 1, bits - 1
        self.carry = total >> bits & 1
        self.overflow = ((x ^ y if subtract else x ^ value) & (x ^ value if subtract else y ^ value)) >> top & 1
        self.resulted(value, bits)

    def multiplied(self, whole: int, kept: int) -> None:
        """The flags behind a product, of which `kept` goes to the register that its low part goes to."""
        self.carry = self.overflow = int(whole != kept)
        self.zero = self.sign = None


def address_of(one: Any, mask: int) -> Read:
    """The address of an instruction's memory operand."""
    known = iced_registers()
    if one.is_ip_rel_memory_operand:
        fixed = one.ip_rel_memory_address & mask
        return lambda s: fixed
    disp, scale = one.memory_displacement, one.memory_index_scale
    base = known[one.memory_base].number if one.memory_base != _NO_REGISTER else -1
    index = known[one.memory_index].number if one.memory_index != _NO_REGISTER else -1
    if base >= 0 and index >= 0:
        return lambda s: s.r[base] + s.r[index] * scale + disp & mask
    if base >= 0:
        return lambda s: s.r[base] + disp & mask
    if index >= 0:
        return lambda s: s.r[index] * scale + disp & mask
    return lambda s: disp & mask


def operand_bits(one: Any, op: int) -> int:
    """Bits of an operand that is a register or memory; of memory that is broadcast those of an element."""
    if one.op_kind(op) == _REGISTER:
        register = one.op_register(op)
        return 64 if MM <= iced_registers()[register].number < XMM else int(iced.RegisterExt.size(register)) * 8
    return int(iced.MemorySizeExt.size(one.memory_size)) * 8


def reader(one: Any, op: int, mask: int, aligned: bool = False) -> Read:
    """What an operand holds; `aligned`: a place in memory must be at a multiple of its size, else it is Invalid."""
    kind = one.op_kind(op)
    if kind == _MEMORY:
        where, size = address_of(one, mask), operand_bits(one, op) // 8

        def from_memory(s: State) -> int:
            at = where(s)
            if aligned and s.misaligned(at, size):
                raise Invalid(at, False, True)
            return s.memory.read(at, size)

        return from_memory
    if kind != _REGISTER:
        constant = one.immediate(op) & ALL
        return lambda s: constant
    reg, ones = iced_registers()[one.op_register(op)], (1 << operand_bits(one, op)) - 1
    number = reg.number
    if reg.part == HIGH8:
        return lambda s: s.r[number] >> 8 & 0xFF
    return lambda s: s.r[number] & ones


def writer(one: Any, op: int, mask: int, aligned: bool = False) -> Write:
    """What puts a value into an operand: a general register of 32 bits is zero above, one of fewer keeps the rest.

    A vector register is zero above in VEX and EVEX form, and keeps the rest in the form before. `aligned`: a place in
    memory must be at a multiple of its size, else it is Invalid.
    """
    if one.op_kind(op) == _MEMORY:
        where, size = address_of(one, mask), operand_bits(one, op) // 8

        def to_memory(s: State, value: int) -> None:
            at = where(s)
            if aligned and s.misaligned(at, size):
                raise Invalid(at, True, True)
            s.memory.write(at, size, value)

        return to_memory
    reg, ones = iced_registers()[one.op_register(op)], (1 << operand_bits(one, op)) - 1
    number, shift = reg.number, 8 if reg.part == HIGH8 else 0
    keeps = reg.part in (LOW8, HIGH8, LOW16) if number < MM else \
        is_vector(number) and one.encoding == iced.EncodingKind.LEGACY

    def replaced(s: State, value: int) -> None:
        s.r[number] = value & ones

    def merged(s: State, value: int) -> None:
        s.r[number] = s.r[number] & ~(ones << shift) | (value & ones) << shift

    return merged if keeps else replaced


def is_general(number: int) -> bool:
    """Whether a register is one of the general ones."""
    return GPR <= number < MM


def upper_cleared(s: State) -> None:
    """Of the first sixteen vector registers what is above 128 bits becomes zero."""
    for number in range(XMM, ST):
        s.r[number] &= (1 << 128) - 1

