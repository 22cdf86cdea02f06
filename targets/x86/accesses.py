"""What an instruction reads and writes: registers and their parts, flags, memory and the registers of its address.

iced-x86 knows each instruction's accesses; here they become our registers, and what serves only an address is taken
from what is read as data.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import iced_x86 as iced

from targets.x86.operands import Operands
from targets.x86.registers import (
    ABOVE128,
    MM,
    NOT_TRACKED,
    SP,
    XMM,
    NotDescribed,
    Reg,
    address_register,
    flags,
    iced_name,
    iced_registers,
    is_mask,
    is_vector,
)

# xor r,r and its like: the result does not depend on the register (which of them a CPU sees is in its table)
_VECTOR_ZEROING = ("pxor xorps xorpd psubb psubw psubd psubq psubsb psubsw psubusb psubusw pandn andnps andnpd pcmpgtb "
                   "pcmpgtw pcmpgtd pcmpgtq").split()
ZEROING = frozenset(["xor", "sub", "sbb", *_VECTOR_ZEROING, *(f"v{name}" for name in _VECTOR_ZEROING),
                     *"vpxord vpxorq vpandnd vpandnq".split(),
                     *(f"k{op}{size}" for op in ("xor", "andn") for size in "bwdq")])

_ACCESS = iced.OpAccess
_READS = {_ACCESS.READ, _ACCESS.COND_READ, _ACCESS.READ_WRITE, _ACCESS.READ_COND_WRITE, _ACCESS.COND_WRITE}
_WRITES = {_ACCESS.WRITE, _ACCESS.COND_WRITE, _ACCESS.READ_WRITE, _ACCESS.READ_COND_WRITE}
_INFO = iced.InstructionInfoFactory()
NO_MASKING, MERGING, ZEROING_MASK, SELECTING = "", "merge", "zero", "select"


class Accesses(NamedTuple):
    """As the fields of these names in `machinecode.Instruction`; `address` is base and index."""

    reads: tuple[Reg, ...]
    writes: tuple[Reg, ...]
    same: tuple[Reg, ...]
    address: tuple[int, int]
    load_bytes: int
    store_bytes: int
    elements: int
    mask: int
    masking: str


def accesses(ops: Operands, mnemonic: str) -> Accesses:
    """What a decoded instruction reads and writes; NotDescribed where that cannot be said."""
    one = ops.one
    if one.is_save_restore_instruction:
        raise NotDescribed("the registers that it saves or restores")
    info = _INFO.info(one)
    is_lea = mnemonic == "lea"
    memory = info.used_memory()
    reads, writes = _registers(ops, info, memory, is_lea)
    same = _same(ops)
    mask = iced_registers()[one.op_mask].number if ops.evex and one.has_op_mask else -1
    masking = _masking(ops, info) if mask >= 0 else NO_MASKING
    if same and masking == MERGING and same[0] not in reads:
        reads.append(same[0])           # iced leaves out what a mask makes part of
    if one.mnemonic == iced.Mnemonic.VZEROUPPER:
        reads, writes = [], [Reg(w.number, ABOVE128) for w in writes]
    address = (-1, -1) if is_lea else _address(ops, memory)
    loads, stores = (0, 0) if is_lea else _bytes(one, memory)
    return Accesses(tuple(dict.fromkeys((*reads, *flags(one.rflags_read)))),
                    tuple(dict.fromkeys((*writes, *flags(one.rflags_modified)))), same, address, loads, stores,
                    1 if ops.legacy else _elements(ops), mask, masking)


def zeroes(mnemonic: str, same: tuple[Reg, ...], masking: str) -> bool:
    """Same register twice, and a mnemonic whose result is then zero (sbb: known from the flags) in every element."""
    return bool(same) and mnemonic in ZEROING and masking in (NO_MASKING, ZEROING_MASK)


def _registers(ops: Operands, info: Any, memory: Any, is_lea: bool) -> tuple[list[Reg], list[Reg]]:
    """Registers read as data, and registers written."""
    one, known = ops.one, iced_registers()
    reads: list[Reg] = []
    writes: list[Reg] = []
    explicit = ops.memory and bool(memory)
    address = [one.memory_base, one.memory_index] if explicit else []
    # the registers of a string's address or of the stack; iced does not say whether they are data as well
    implied = {address_register(r) for m in memory for r in (m.base, m.index)} if memory and not explicit else set()
    if one.stack_pointer_increment:
        implied.add(SP)
    for used in info.used_registers():
        register, access = used.register, used.access
        reg = known.get(register)
        if reg is None:
            if register not in NOT_TRACKED or access in _WRITES:
                raise NotDescribed(f"register {iced_name(register)}")
            continue
        if access in _WRITES:
            writes.append(reg)
        elif register in address:
            address.remove(register)                # named once as address, once more if it is data too
            continue
        if access in _READS and (reg.number not in implied or is_lea or reg in _data(ops, info)):
            reads.append(reg)
    return reads, writes


def _data(ops: Operands, info: Any) -> list[Reg | None]:
    """Registers named as operands that are read as data (a register may be both data and address)."""
    places = [op for op, kind in enumerate(ops.kinds) if kind == iced.OpKind.REGISTER]
    return [iced_registers().get(register) for op, register in zip(places, ops.registers, strict=True)
            if info.op_access(op) in _READS]


def _same(ops: Operands) -> tuple[Reg, ...]:
    """The register that stands for both sources: both operands, or both behind the destination."""
    sources = ops.registers if ops.legacy or len(ops.registers) < 3 else ops.registers[1:]
    if len(sources) != 2 or sources[0] != sources[1] or ops.memory:
        return ()
    known = iced_registers().get(sources[0])
    return () if known is None else (known,)


def _masking(ops: Operands, info: Any) -> str:
    """What becomes of the elements that a mask leaves out."""
    if ops.kinds[0] != iced.OpKind.REGISTER:
        return MERGING                  # memory keeps them
    if ops.one.zeroing_masking or is_mask(iced_registers()[ops.registers[0]].number):
        return ZEROING_MASK
    return MERGING if info.op_access(0) in _READS else SELECTING


def _address(ops: Operands, memory: Any) -> tuple[int, int]:
    """Base and index of the memory operand, -1 for none; of several places that are implied the last one's."""
    if ops.memory:
        return address_register(ops.one.memory_base), address_register(ops.one.memory_index)
    base = index = -1
    for place in memory:
        base = base if address_register(place.base) < 0 else address_register(place.base)
        index = index if address_register(place.index) < 0 else address_register(place.index)
    return base, index


def _bytes(one: Any, memory: Any) -> tuple[int, int]:
    """Bytes loaded and stored, at most: a mask may leave some of them out; of gathers and strings an element's."""
    loads = stores = 0
    for place in memory:
        # a repeated string instruction touches an unknown amount, an element at a time
        size = iced.MemorySizeExt.size(place.memory_size) or iced.MemorySizeExt.size(one.memory_size)
        if not size:
            raise NotDescribed("how much memory it accesses")
        # a register that may be written keeps its old value else, so it is read; memory is not
        if place.access in _READS and place.access != _ACCESS.COND_WRITE:
            loads = max(loads, size)
        if place.access in _WRITES:
            stores = max(stores, size)
    return loads, stores


def _elements(ops: Operands) -> int:
    """How many places a gather or scatter accesses: as many as both index and data vector have elements."""
    one, size = ops.one, iced.RegisterExt.size
    if not one.is_vsib:
        return 1
    index = size(one.memory_index) // (8 if one.is_vsib64 else 4)
    return min([index, *(size(r) // iced.MemorySizeExt.size(one.memory_size) for r in ops.registers)])


def vector_bits(ops: Operands, found: Accesses) -> int:
    """The vector length: of VEX and EVEX as encoded, of SSE 128, of MMX 64, and 0 without vectors."""
    out = 0
    for reg in (*found.reads, *found.writes):
        if is_vector(reg.number):
            return 128 if ops.legacy else 128 << int(ops.one.op_code().l)
        if MM <= reg.number < XMM:
            out = 64
    return out
