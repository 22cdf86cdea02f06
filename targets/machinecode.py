"""Decoded machine code, the same for every CPU: what an instruction reads, writes and looks like.

Decoding is iced-x86's. A form is a mnemonic with operand kinds, such as ``xor r32,m32``; a CPU table has rows
for forms. Registers are small numbers here, so that a pipeline model can index arrays with them.

Nothing is left out in silence: an operand, register or flag that cannot be described is a MachineCodeError. Not
tracked, and said to be so in `NOT_TRACKED` and `FLAGS_NOT_TRACKED`, are the reading of segment registers (memory is
flat) and of the instruction pointer, and the flags for direction, interrupts, alignment and x87 comparisons. The x87's
control, status and tag words and mxcsr have no register in iced-x86: only the memory that an instruction moves them
through is described.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import iced_x86 as iced

GPR, MM, XMM, ST = 0, 16, 24, 40
FLAG_C, FLAG_O, FLAG_S = 48, 49, 50     # carry, overflow, and the group sign-zero-adjust-parity
REGISTERS = 51
SP = 4
GPR_NAMES = ("ax", "cx", "dx", "bx", "sp", "bp", "si", "di", *(f"r{n}" for n in range(8, 16)))

FULL, LOW8, HIGH8, LOW16 = 0, 1, 2, 3   # the part of a general register that is read or written
PART_NAMES = ("full", "low 8", "high 8", "low 16")

IMM8_MNEMONICS = frozenset(
    "shl sal shr sar rol ror rcl rcr shld shrd pshufw pshufd pshuflw pshufhw pinsrw pextrw palignr shufps shufpd "
    "psllw pslld psllq psrlw psrld psrlq psraw psrad pslldq psrldq roundss roundsd int bt bts btr btc".split()
)
# xor r,r and its like: the result does not depend on the register (which of them a CPU sees is in its table)
ZEROING = frozenset("xor sub pxor xorps xorpd psubb psubw psubd psubq pandn sbb pcmpgtb pcmpgtw pcmpgtd".split())


class MachineCodeError(ValueError):
    """Bytes that are not an instruction, or one the decoder's tables cannot describe."""


class NotDescribed(Exception):
    """What of an instruction the tables do not know, in words; `describe` adds where it stands."""


@dataclass(frozen=True)
class Reg:
    """A register and the part of it that an instruction uses."""

    number: int
    part: int = FULL

    @property
    def name(self) -> str:
        """A readable name, e.g. ``eax`` is ``ax``, ``ah`` is ``ax/high 8``."""
        return register_name(self.number) + (f"/{PART_NAMES[self.part]}" if self.part else "")


@dataclass(frozen=True)
class Instruction:
    """One distinct instruction of a program.

    `reads` are the registers and flags whose values it uses other than in an address; `base` and `index` are the
    address registers of its memory operand (-1: none), the stack pointer for an implicit stack access.
    `load_bytes` and `store_bytes` are 0 when it does not load or store.
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
    same_registers: bool

    @property
    def zeroing(self) -> bool:
        """Same register twice, and a mnemonic whose result is then known."""
        return self.same_registers and self.mnemonic in ZEROING

    @property
    def address_registers(self) -> tuple[int, ...]:
        """Base and index, as far as there are any."""
        return tuple(dict.fromkeys(r for r in (self.base, self.index) if r >= 0))


def register_name(number: int) -> str:
    """The name of a register number, without its size for general registers."""
    if number < MM:
        return GPR_NAMES[number]
    if number < XMM:
        return f"mm{number - MM}"
    if number < ST:
        return f"xmm{number - XMM}"
    if number < FLAG_C:
        return f"st{number - ST}"
    return {FLAG_C: "cf", FLAG_O: "of", FLAG_S: "szapf"}.get(number, f"t{number - REGISTERS}")


@cache
def _registers() -> dict[int, Reg]:
    """From iced's register constants to ours."""
    r = iced.Register
    out: dict[int, Reg] = {}
    low = "AL CL DL BL SPL BPL SIL DIL".split() + [f"R{n}L" for n in range(8, 16)]
    words = "AX CX DX BX SP BP SI DI".split()
    for n in range(16):
        out[getattr(r, low[n])] = Reg(n, LOW8)
        out[getattr(r, words[n] if n < 8 else f"R{n}W")] = Reg(n, LOW16)
        out[getattr(r, f"E{words[n]}" if n < 8 else f"R{n}D")] = Reg(n)
        out[getattr(r, f"R{words[n]}" if n < 8 else f"R{n}")] = Reg(n)
        out[getattr(r, f"XMM{n}")] = Reg(XMM + n)
    for n, name in enumerate("AH CH DH BH".split()):
        out[getattr(r, name)] = Reg(n, HIGH8)
    for n in range(8):
        out[getattr(r, f"MM{n}")] = Reg(MM + n)
        out[getattr(r, f"ST{n}")] = Reg(ST + n)
    return out


NOT_TRACKED = frozenset(getattr(iced.Register, name) for name in "ES CS SS DS FS GS EIP RIP".split())
"""Registers that may be read without a word of it; as an operand, or written, they are an error."""
_READS = {iced.OpAccess.READ, iced.OpAccess.COND_READ, iced.OpAccess.READ_WRITE, iced.OpAccess.READ_COND_WRITE,
          iced.OpAccess.COND_WRITE}
_WRITES = {iced.OpAccess.WRITE, iced.OpAccess.COND_WRITE, iced.OpAccess.READ_WRITE, iced.OpAccess.READ_COND_WRITE}
_FLAG_BITS = ((iced.RflagsBits.CF, FLAG_C), (iced.RflagsBits.OF, FLAG_O),
              (iced.RflagsBits.SF | iced.RflagsBits.ZF | iced.RflagsBits.AF | iced.RflagsBits.PF, FLAG_S))
_IMMEDIATES = {getattr(iced.OpKind, f"IMMEDIATE{size}") for size in "8 16 32 64 8TO16 8TO32 8TO64 32TO64".split()}
_FAR = {iced.OpKind.FAR_BRANCH16, iced.OpKind.FAR_BRANCH32}
FLAGS_NOT_TRACKED = sum(getattr(iced.RflagsBits, name) for name in "DF IF AC UIF C0 C1 C2 C3".split())
_FORMATTER = iced.Formatter(iced.FormatterSyntax.NASM)
_INFO = iced.InstructionInfoFactory()


def _name(register: Any) -> str:
    return str(_FORMATTER.format_register(register))


def _flags(bits: int) -> list[Reg]:
    unknown = bits & ~(FLAGS_NOT_TRACKED | sum(mask for mask, _ in _FLAG_BITS))
    if unknown:
        raise NotDescribed(f"flags {unknown:#x}")
    return [Reg(number) for mask, number in _FLAG_BITS if bits & mask]


def _mnemonic(one: Any) -> str:
    text = _FORMATTER.format_mnemonic(one, iced.FormatMnemonicOptions.NO_PREFIXES).split()[0]
    code = one.condition_code
    if code != iced.ConditionCode.NONE:
        for stem in ("cmov", "set", "j"):
            if text.startswith(stem):
                return stem + "cc"
    return {"sal": "shl", "retn": "ret"}.get(text, text)


def _lea_shape(one: Any) -> str:
    has_base = one.memory_base not in (iced.Register.NONE, iced.Register.RIP, iced.Register.EIP)
    has_index = one.memory_index != iced.Register.NONE
    displaced = one.memory_displacement != 0
    if one.memory_base in (iced.Register.RIP, iced.Register.EIP):
        return "[rip]"
    if not has_index:
        return "m"
    if one.memory_index_scale == 1:
        return "[r+r+i]" if has_base and displaced else "m"
    return "[r" + ("+r*i" if has_base else "*i") + ("+i" if has_base and displaced else "") + "]"


def _kind(one: Any, op: int, mnemonic: str) -> str:
    kind = one.op_kind(op)
    if kind == iced.OpKind.REGISTER:
        register = one.op_register(op)
        known = _registers().get(register)
        if known is None:
            raise NotDescribed(f"operand {_name(register)}")
        if known.number >= ST:
            return "st"
        if known.number >= XMM:
            return "x"
        if known.number >= MM:
            return "mm"
        if known.part == HIGH8:
            return "r8h"
        return f"r{iced.RegisterExt.size(register) * 8}"
    if kind == iced.OpKind.MEMORY or iced.OpKind.MEMORY_SEG_SI <= kind <= iced.OpKind.MEMORY_ESRDI:
        if mnemonic == "lea":
            return _lea_shape(one)
        return f"m{iced.MemorySizeExt.size(one.memory_size) * 8}"
    if kind in (iced.OpKind.NEAR_BRANCH16, iced.OpKind.NEAR_BRANCH32, iced.OpKind.NEAR_BRANCH64):
        return ""
    if kind == iced.OpKind.IMMEDIATE64:
        return "imm64"
    if kind not in _IMMEDIATES:
        raise NotDescribed("a far address" if kind in _FAR else "a second immediate")
    return "imm8" if mnemonic in IMM8_MNEMONICS else "imm32"


def _form(one: Any, mnemonic: str) -> str:
    kinds = [k for k in (_kind(one, op, mnemonic) for op in range(one.op_count)) if k]
    if mnemonic in ("movsb", "movsd", "movsw", "movsq", "stosb", "stosd", "stosq") and one.is_string_instruction:
        kinds = []
        if one.has_rep_prefix or one.has_repe_prefix:
            mnemonic = f"rep {mnemonic}"
    if mnemonic in ("mul", "imul", "div", "idiv") and len(kinds) == 1:
        return f"{mnemonic} {kinds[0]}"
    if mnemonic == "nop" or (mnemonic == "xchg" and not kinds):     # 66 90 is a nop of two bytes
        return "nop"
    return mnemonic + (" " + ",".join(kinds) if kinds else "")


def _immediate(one: Any) -> int | None:
    for op in range(one.op_count):
        if iced.OpKind.IMMEDIATE8 <= one.op_kind(op) <= iced.OpKind.IMMEDIATE32TO64:
            return int(one.immediate(op))
    return None


def _prefixes(raw: bytes, bits: int) -> tuple[int, int]:
    """(legacy and REX prefixes, index of the opcode)."""
    at = 0
    legacy = {0x66, 0x67, 0x2E, 0x36, 0x3E, 0x26, 0x64, 0x65, 0xF0, 0xF2, 0xF3}
    while at < len(raw) - 1 and (raw[at] in legacy or (bits == 64 and 0x40 <= raw[at] <= 0x4F)):
        at += 1
    return at, at


def _address(register: int) -> int:
    """The number of a register in an address, -1 if there is none."""
    known = _registers().get(register)
    if known is None and register != iced.Register.NONE and register not in NOT_TRACKED:
        raise NotDescribed(f"address register {_name(register)}")
    return -1 if known is None else known.number


def _accesses(info: Any) -> tuple[list[Reg], list[Reg], set[int]]:
    known = _registers()
    reads: list[Reg] = []
    writes: list[Reg] = []
    for used in info.used_registers():
        reg = known.get(used.register)
        if reg is None:
            if used.register not in NOT_TRACKED or used.access in _WRITES:
                raise NotDescribed(f"register {_name(used.register)}")
            continue
        if used.access in _READS:
            reads.append(reg)
        if used.access in _WRITES:
            writes.append(reg)
    addressing: set[int] = set()
    for memory in info.used_memory():
        addressing |= {number for number in (_address(memory.base), _address(memory.index)) if number >= 0}
    return reads, writes, addressing


def _data_registers(one: Any, info: Any) -> set[Reg]:
    """Registers named as operands that are read as data (a register may be both data and address)."""
    known = _registers()
    out = set()
    for op in range(one.op_count):
        if one.op_kind(op) == iced.OpKind.REGISTER and info.op_access(op) in _READS and one.op_register(op) in known:
            out.add(known[one.op_register(op)])
    return out


def describe(one: Any, raw: bytes, bits: int) -> Instruction:
    """Our description of an instruction that iced has decoded; `raw` are its bytes. MachineCodeError without one."""
    try:
        return _describe(one, raw, bits)
    except NotDescribed as what:
        raise MachineCodeError(f"{one.ip:#x}: {raw.hex(' ')}: {_FORMATTER.format(one)}: the decoder does not describe "
                               f"{what}") from None


def _describe(one: Any, raw: bytes, bits: int) -> Instruction:
    if one.is_save_restore_instruction:
        raise NotDescribed("the registers that it saves or restores")
    info = _INFO.info(one)
    mnemonic = _mnemonic(one)
    reads, writes, addressing = _accesses(info)
    is_lea = mnemonic == "lea"
    data = _data_registers(one, info)
    reads = [r for r in reads if r in data or r.number not in addressing or is_lea]
    if one.stack_pointer_increment and mnemonic not in ("lea",):
        reads = [r for r in reads if r.number != SP or r in data]
    reads += _flags(one.rflags_read)
    writes += _flags(one.rflags_modified)
    if _x87_delta(one) < 0 and not any(r.number == ST for r in writes):
        writes.append(Reg(ST))          # iced does not name the new top of the stack
    loads = stores = 0
    base = index = -1
    for memory in info.used_memory():
        # a repeated string instruction touches an unknown amount, an element at a time
        size = iced.MemorySizeExt.size(memory.memory_size) or iced.MemorySizeExt.size(one.memory_size)
        if not size:
            raise NotDescribed("how much memory it accesses")
        # a register that may be written keeps its old value else, so it is read; memory is not
        if memory.access in _READS and memory.access != iced.OpAccess.COND_WRITE:
            loads = max(loads, size)
        if memory.access in _WRITES:
            stores = max(stores, size)
        if not is_lea:
            base = base if _address(memory.base) < 0 else _address(memory.base)
            index = index if _address(memory.index) < 0 else _address(memory.index)
    explicit = any(one.op_kind(op) == iced.OpKind.MEMORY for op in range(one.op_count))
    if explicit and not is_lea:
        base, index = _address(one.memory_base), _address(one.memory_index)
    prefixes, opcode = _prefixes(raw, bits)
    offsets = iced.Decoder(bits, raw, ip=one.ip)
    constant = offsets.get_constant_offsets(offsets.decode())
    registers = [one.op_register(op) for op in range(one.op_count) if one.op_kind(op) == iced.OpKind.REGISTER]
    flow = one.flow_control
    return Instruction(
        address=one.ip, length=one.len, text=_FORMATTER.format(one), form=_form(one, mnemonic), mnemonic=mnemonic,
        bits=bits, reads=tuple(dict.fromkeys(reads)), writes=tuple(dict.fromkeys(writes)), base=base, index=index,
        scale=one.memory_index_scale if explicit else 1,
        displacement=_signed(one.memory_displacement, bits) if explicit else 0,
        displacement_bytes=constant.displacement_size if constant.has_displacement else 0,
        rip_relative=explicit and one.is_ip_rel_memory_operand,
        has_sib=explicit and (index >= 0 or one.memory_base in (iced.Register.ESP, iced.Register.RSP)),
        immediate=_immediate(one), immediate_bytes=constant.immediate_size if constant.has_immediate else 0,
        load_bytes=0 if is_lea else loads, store_bytes=0 if is_lea else stores, prefixes=prefixes,
        length_changing_prefix=_length_changing(raw[:prefixes], one, constant), escape_0f=raw[opcode] == 0x0F,
        stack_delta=one.stack_pointer_increment, x87_delta=_x87_delta(one),
        branch=flow not in (iced.FlowControl.NEXT, iced.FlowControl.EXCEPTION, iced.FlowControl.INTERRUPT),
        conditional=flow == iced.FlowControl.CONDITIONAL_BRANCH,
        call=flow in (iced.FlowControl.CALL, iced.FlowControl.INDIRECT_CALL), ret=flow == iced.FlowControl.RETURN,
        indirect=flow in (iced.FlowControl.INDIRECT_BRANCH, iced.FlowControl.INDIRECT_CALL),
        same_registers=len(registers) == 2 and registers[0] == registers[1],
    )


def _x87_delta(one: Any) -> int:
    info = one.fpu_stack_increment_info()
    return int(info.increment) if info.writes_top and not info.conditional else 0


def _signed(value: int, bits: int) -> int:
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value


def _length_changing(prefixes: bytes, one: Any, constant: Any) -> bool:
    """An operand-size prefix with a 16-bit immediate, or an address-size prefix with a memory operand."""
    if 0x66 in prefixes and constant.has_immediate and constant.immediate_size == 2:
        return True
    return 0x67 in prefixes and any(one.op_kind(op) == iced.OpKind.MEMORY for op in range(one.op_count))


def decode_one(raw: bytes, address: int, bits: int) -> Instruction:
    """The instruction at the start of `raw`; MachineCodeError shows bytes that are none."""
    one = iced.Decoder(bits, raw, ip=address).decode()
    if one.code == iced.Code.INVALID:
        raise MachineCodeError(f"no instruction at {address:#x}: bytes {raw[:8].hex(' ')}")
    return describe(one, raw[: one.len], bits)


def decode_all(raw: bytes, address: int, bits: int) -> list[Instruction]:
    """All instructions of straight-line bytes, in order."""
    out: list[Instruction] = []
    at = 0
    while at < len(raw):
        out.append(decode_one(raw[at:], address + at, bits))
        at += out[-1].length
    return out
