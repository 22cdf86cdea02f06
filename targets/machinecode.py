"""Decoded machine code, the same for every CPU: what an instruction reads, writes and looks like.

Decoding is iced-x86's. A form is a mnemonic with operand kinds, such as ``xor r32,m32`` (`targets.x86.operands`); a
CPU table has rows for forms. Nothing is left out in silence: an operand, register or flag that cannot be described is
a MachineCodeError; what is not tracked by decision stands in `targets.x86.registers`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import iced_x86 as iced

from targets.x86.accesses import accesses, vector_bits, zeroes
from targets.x86.encoding import encoding_of, has_sib
from targets.x86.operands import form_of, immediate_of, mnemonic_of, operands_of
from targets.x86.registers import (
    FLAG_C,
    FLAG_O,
    FLAG_S,
    FULL,
    GPR,
    HIGH8,
    LOW8,
    LOW16,
    MM,
    REGISTERS,
    SP,
    ST,
    XMM,
    MachineCodeError,
    NotDescribed,
    Reg,
    register_name,
)

__all__ = [
    "FLAG_C",
    "FLAG_O",
    "FLAG_S",
    "FULL",
    "GPR",
    "HIGH8",
    "LOW8",
    "LOW16",
    "MM",
    "REGISTERS",
    "SP",
    "ST",
    "XMM",
    "Instruction",
    "MachineCodeError",
    "Reg",
    "decode_all",
    "decode_one",
    "register_name",
]


@dataclass(frozen=True)
class Instruction:
    """One distinct instruction of a program.

    `reads` are the registers and flags whose values it uses other than in an address; `base` and `index` are the
    address registers of its memory operand (-1: none), the stack pointer for an implicit stack access, for `index` a
    vector register where each of its elements makes an address. Then there are so many `elements`, else one.
    `load_bytes` and `store_bytes` are those of one access, 0 when it does not load or store; a mask may leave some
    out. `same` is the register that stands for both sources, if one does; `reads` need not name it if the instruction
    is `zeroing`.

    `prefixes` counts legacy and REX prefixes; `encoding` is legacy, vex, xop or evex, the latter with a prefix of
    `vex_bytes` behind them. `displacement` is in bytes, also where its one byte counts `displacement_scale`.
    `vector_bits` is the vector length (of MMX 64, 0 without vectors), `broadcast` the bits of the element of memory
    that fills a vector (else 0), `rounding` rn, rd, ru, rz, sae or nothing. `mask` is the register that chooses
    elements (-1: none). `masking` says what becomes of the others: merge (they stay as they are, so that a register is
    read, too), zero, select (they come from the other source) or nothing.
    """

    address: int
    length: int
    text: str
    form: str
    mnemonic: str
    bits: int
    reads: tuple[Reg, ...]
    writes: tuple[Reg, ...]
    base: int
    index: int
    scale: int
    displacement: int
    displacement_bytes: int
    rip_relative: bool
    has_sib: bool
    immediate: int | None
    immediate_bytes: int
    load_bytes: int
    store_bytes: int
    prefixes: int
    length_changing_prefix: bool
    escape_0f: bool
    stack_delta: int
    x87_delta: int              # -1: pushes onto the x87 stack, 1: pops
    branch: bool
    conditional: bool
    call: bool
    ret: bool
    indirect: bool
    same: tuple[Reg, ...]
    encoding: str
    vex_bytes: int
    displacement_scale: int
    vector_bits: int
    elements: int
    broadcast: int
    rounding: str
    mask: int
    masking: str

    @property
    def zeroing(self) -> bool:
        """Same register twice, and a mnemonic whose result is then known."""
        return zeroes(self.mnemonic, self.same, self.masking)

    @property
    def address_registers(self) -> tuple[int, ...]:
        """Base and index, as far as there are any."""
        return tuple(dict.fromkeys(r for r in (self.base, self.index) if r >= 0))


_FORMATTER = iced.Formatter(iced.FormatterSyntax.NASM)


def _x87_delta(one: Any) -> int:
    info = one.fpu_stack_increment_info()
    return int(info.increment) if info.writes_top and not info.conditional else 0


def _signed(value: int, bits: int) -> int:
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value


def _describe(one: Any, raw: bytes, bits: int, constant: Any) -> Instruction:
    mnemonic, ops = mnemonic_of(one), operands_of(one)
    found = accesses(ops, mnemonic)
    how = encoding_of(ops, raw, bits, constant)
    x87, writes = _x87_delta(one), found.writes
    if x87 < 0 and not any(r.number == ST for r in writes):
        writes = (*writes, Reg(ST))     # iced does not name the new top of the stack
    flow = one.flow_control
    return Instruction(
        address=one.ip, length=one.len, text=_FORMATTER.format(one), form=form_of(ops, mnemonic), mnemonic=mnemonic,
        bits=bits, reads=found.reads, writes=writes, base=found.address[0], index=found.address[1],
        scale=one.memory_index_scale if ops.memory else 1,
        displacement=_signed(one.memory_displacement, bits) if ops.memory else 0,
        displacement_bytes=how.displacement_bytes, rip_relative=ops.memory and one.is_ip_rel_memory_operand,
        has_sib=has_sib(ops, found.address[1], bits),
        immediate=immediate_of(ops), immediate_bytes=how.immediate_bytes,
        load_bytes=found.load_bytes, store_bytes=found.store_bytes, prefixes=how.prefixes,
        length_changing_prefix=how.length_changing_prefix, escape_0f=how.escape_0f,
        stack_delta=one.stack_pointer_increment, x87_delta=x87,
        branch=flow not in (iced.FlowControl.NEXT, iced.FlowControl.EXCEPTION, iced.FlowControl.INTERRUPT),
        conditional=flow == iced.FlowControl.CONDITIONAL_BRANCH,
        call=flow in (iced.FlowControl.CALL, iced.FlowControl.INDIRECT_CALL), ret=flow == iced.FlowControl.RETURN,
        indirect=flow in (iced.FlowControl.INDIRECT_BRANCH, iced.FlowControl.INDIRECT_CALL),
        same=found.same, encoding=how.encoding, vex_bytes=how.vex_bytes, displacement_scale=how.displacement_scale,
        vector_bits=vector_bits(ops, found), elements=found.elements, broadcast=how.broadcast, rounding=how.rounding,
        mask=found.mask, masking=found.masking,
    )


def decode_one(raw: bytes, address: int, bits: int) -> Instruction:
    """The instruction at the start of `raw`; MachineCodeError shows bytes that are none, or cannot be described."""
    decoder = iced.Decoder(bits, raw, ip=address)
    one = decoder.decode()
    if one.code == iced.Code.INVALID:
        raise MachineCodeError(f"no instruction at {address:#x}: bytes {raw[:8].hex(' ')}")
    raw = raw[: one.len]
    try:
        return _describe(one, raw, bits, decoder.get_constant_offsets(one))
    except NotDescribed as what:
        raise MachineCodeError(f"{address:#x}: {raw.hex(' ')}: {_FORMATTER.format(one)}: the decoder does not describe "
                               f"{what}") from None


def decode_all(raw: bytes, address: int, bits: int) -> list[Instruction]:
    """All instructions of straight-line bytes, in order."""
    out: list[Instruction] = []
    at = 0
    while at < len(raw):
        out.append(decode_one(raw[at:], address + at, bits))
        at += out[-1].length
    return out
