"""Forms: how an instruction is named in a CPU's table, a mnemonic with the kinds of its operands.

===============  =====================================================================================================
``r32``          general register; ``r8h`` for ah to bh
``mm x y z k``   registers of MMX, vector registers of 128, 256 and 512 bits, masks
``m256``         memory, in bits
``m32b``         one element of memory, broadcast
``vm32y``        as many places in memory as an index vector has elements: of 32 bits, in a register of 256
``imm8 imm32``   constant
``{k} {z}``      behind the destination: under a mask, the rest stays or (with z) becomes zero
``{er} {sae}``   behind the last register: the instruction says how to round, or raises no exceptions
===============  =====================================================================================================

``vpternlogd z{k},z,m32b,imm8`` is one. Memory of ``lea`` has its shape instead of its size.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import iced_x86 as iced

from targets.x86.registers import HIGH8, MASK, MM, ST, NotDescribed, iced_name, iced_registers, is_vector

IMM8_MNEMONICS = frozenset(
    "shl sal shr sar rol ror rcl rcr shld shrd rorx pshufw pshufd pshuflw pshufhw pinsrw pextrw palignr shufps shufpd "
    "psllw pslld psllq psrlw psrld psrlq psraw psrad pslldq psrldq roundss roundsd int bt bts btr btc".split()
)
_OP = iced.OpKind
_IMMEDIATES = {getattr(_OP, f"IMMEDIATE{size}") for size in "8 16 32 64 8TO16 8TO32 8TO64 32TO64".split()}
_NEAR = {_OP.NEAR_BRANCH16, _OP.NEAR_BRANCH32, _OP.NEAR_BRANCH64}
_FAR = {_OP.FAR_BRANCH16, _OP.FAR_BRANCH32}
_IMPLICIT_MEMORY = {getattr(_OP, name) for name in dir(_OP) if name.startswith("MEMORY_")}
_FORMATTER = iced.Formatter(iced.FormatterSyntax.NASM)
_FORMATTER.use_pseudo_ops = False
_LEGACY = iced.EncodingKind.LEGACY
_MASKED = iced.EncodingKind.EVEX
_VECTOR_KINDS = frozenset({"mm", "x", "y", "z", "k"})
_STRINGS = ("movsb", "movsd", "movsw", "movsq", "stosb", "stosd", "stosq")


class Operands(NamedTuple):
    """What iced says of the operands of `one`, asked once: `kinds`, and of those that are registers which they are."""

    one: Any
    kinds: tuple[Any, ...]
    registers: tuple[Any, ...]
    memory: bool                # one is at an address that the instruction gives (not a string's, nor the stack)
    legacy: bool
    evex: bool


def operands_of(one: Any) -> Operands:
    """The operands of an instruction that iced has decoded."""
    kinds = tuple([one.op_kind(op) for op in range(one.op_count)])
    registers = tuple([one.op_register(op) for op, kind in enumerate(kinds) if kind == _OP.REGISTER])
    return Operands(one, kinds, registers, _OP.MEMORY in kinds, one.encoding == _LEGACY, one.encoding == _MASKED)


def mnemonic_of(one: Any) -> str:
    """The mnemonic, with ``cc`` in the place of a condition and no predicate in it (``vpcmpd``, not ``vpcmpltd``)."""
    text = str(_FORMATTER.format_mnemonic(one, iced.FormatMnemonicOptions.NO_PREFIXES)).split()[0]
    if one.condition_code != iced.ConditionCode.NONE:
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


@cache
def _register_kind(register: Any) -> str:
    known = iced_registers().get(register)
    if known is None:
        raise NotDescribed(f"operand {iced_name(register)}")
    if is_vector(known.number):
        return {128: "x", 256: "y", 512: "z"}[iced.RegisterExt.size(register) * 8]
    if known.number >= MASK:
        return "k"
    if known.number >= ST:
        return "st"
    if known.number >= MM:
        return "mm"
    return "r8h" if known.part == HIGH8 else f"r{iced.RegisterExt.size(register) * 8}"


def _memory_kind(one: Any, mnemonic: str) -> str:
    if mnemonic == "lea":
        return _lea_shape(one)
    if one.is_vsib:
        return f"vm{64 if one.is_vsib64 else 32}{_register_kind(one.memory_index)}"
    return f"m{iced.MemorySizeExt.size(one.memory_size) * 8}" + ("b" if one.is_broadcast else "")


def _immediate_kind(kind: Any, mnemonic: str, vectors: bool) -> str:
    if kind == _OP.IMMEDIATE64:
        return "imm64"
    return "imm8" if mnemonic in IMM8_MNEMONICS or (vectors and kind == _OP.IMMEDIATE8) else "imm32"


def _kinds(ops: Operands, mnemonic: str) -> list[str]:
    """The kinds of the operands, those that jump to an address left out."""
    one = ops.one
    out: list[str] = []
    last = -1           # place of the last register, behind which rounding stands
    vectors = False
    registers = iter(ops.registers)
    for kind in ops.kinds:
        if kind == _OP.REGISTER:
            out.append(_register_kind(next(registers)))
            last, vectors = len(out) - 1, vectors or out[-1] in _VECTOR_KINDS
        elif kind == _OP.MEMORY or kind in _IMPLICIT_MEMORY:
            out.append(_memory_kind(one, mnemonic))
        elif kind in _IMMEDIATES:
            out.append(_immediate_kind(kind, mnemonic, vectors))
        elif kind not in _NEAR:
            raise NotDescribed("a far address" if kind in _FAR else "a second immediate")
    if ops.evex:
        if one.has_op_mask:
            out[0] += "{k}{z}" if one.zeroing_masking else "{k}"
        if one.rounding_control != iced.RoundingControl.NONE:
            out[last] += "{er}"
        elif one.suppress_all_exceptions:
            out[last] += "{sae}"
    return out


def form_of(ops: Operands, mnemonic: str) -> str:
    """The form of an instruction; NotDescribed for an operand that has no kind."""
    kinds = _kinds(ops, mnemonic)
    if mnemonic in _STRINGS and ops.one.is_string_instruction:
        kinds = []
        if ops.one.has_rep_prefix or ops.one.has_repe_prefix:
            mnemonic = f"rep {mnemonic}"
    if mnemonic == "nop" or (mnemonic == "xchg" and not kinds):     # 66 90 is a nop of two bytes
        return "nop"
    return mnemonic + (" " + ",".join(kinds) if kinds else "")


def immediate_of(ops: Operands) -> int | None:
    """The constant of an instruction, None without one."""
    for op, kind in enumerate(ops.kinds):
        if kind in _IMMEDIATES:
            return int(ops.one.immediate(op))
    return None
