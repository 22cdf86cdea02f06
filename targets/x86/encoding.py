"""How an instruction is encoded: prefixes, escape bytes, displacement and what EVEX adds to the operands."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import iced_x86 as iced

from targets.x86.operands import Operands
from targets.x86.registers import NotDescribed

LEGACY, VEX, XOP, EVEX = "legacy", "vex", "xop", "evex"
_KIND = iced.EncodingKind
_ENCODINGS = {_KIND.LEGACY: LEGACY, _KIND.D3NOW: LEGACY, _KIND.VEX: VEX, _KIND.XOP: XOP, _KIND.EVEX: EVEX}
_PREFIXES = frozenset({0x66, 0x67, 0x2E, 0x36, 0x3E, 0x26, 0x64, 0x65, 0xF0, 0xF2, 0xF3})
_ROUNDING = {getattr(iced.RoundingControl, name): short for name, short in (
    ("NONE", ""), ("ROUND_TO_NEAREST", "rn"), ("ROUND_DOWN", "rd"), ("ROUND_UP", "ru"), ("ROUND_TOWARD_ZERO", "rz"))}
# N64B4: a displacement of one byte counts 64 bytes, with a broadcast 4
_TUPLES = {getattr(iced.TupleType, name): (int(found[1]), int(found[2] or found[1])) for name in dir(iced.TupleType)
           if (found := re.fullmatch(r"N(\d+)(?:B(\d+))?", name))}


class Encoding(NamedTuple):
    """As the fields of these names in `machinecode.Instruction`."""

    encoding: str
    prefixes: int
    vex_bytes: int
    escape_0f: bool
    length_changing_prefix: bool
    displacement_bytes: int
    displacement_scale: int
    immediate_bytes: int
    broadcast: int
    rounding: str


def encoding_of(ops: Operands, raw: bytes, bits: int, constant: Any) -> Encoding:
    """The encoding of a decoded instruction of bytes `raw`, with iced's offsets of its constants.

    NotDescribed for one that is neither legacy nor VEX, XOP or EVEX.
    """
    one = ops.one
    if one.encoding not in _ENCODINGS:
        raise NotDescribed("an encoding other than legacy, VEX, XOP and EVEX")
    encoding = _ENCODINGS[one.encoding]
    prefixes = _prefixes(raw, bits)
    displacement = constant.displacement_size if constant.has_displacement else 0
    immediate = constant.immediate_size if constant.has_immediate else 0
    vex_bytes, scale, broadcast, rounding = 0, 1, 0, ""
    if encoding != LEGACY:
        vex_bytes = {VEX: 2 if raw[prefixes] == 0xC5 else 3, XOP: 3, EVEX: 4}[encoding]
    if ops.evex:
        scale = _TUPLES[one.op_code().tuple_type][one.is_broadcast] if displacement == 1 else 1
        broadcast = iced.MemorySizeExt.size(one.memory_size) * 8 if one.is_broadcast else 0
        rounding = _ROUNDING[one.rounding_control] or ("sae" if one.suppress_all_exceptions else "")
    escape_0f = encoding == LEGACY and raw[prefixes] == 0x0F
    return Encoding(encoding, prefixes, vex_bytes, escape_0f, _length_changing(raw[:prefixes], ops, immediate),
                    displacement, scale, immediate, broadcast, rounding)


def _prefixes(raw: bytes, bits: int) -> int:
    """How many legacy and REX prefixes there are; what follows is the opcode, its escape byte, or VEX, XOP or EVEX."""
    at = 0
    while at < len(raw) - 1 and (raw[at] in _PREFIXES or (bits == 64 and 0x40 <= raw[at] <= 0x4F)):
        at += 1
    return at


def has_sib(ops: Operands, index: int, bits: int) -> bool:
    """Whether the address of an access has a SIB byte; not asked of lea."""
    base, r = ops.one.memory_base, iced.Register
    if not ops.memory:
        return False
    if index >= 0 or base in (r.ESP, r.RSP):
        return True
    # so it has behind r12 and, in 64-bit code, without any register; the model counts legacy code's stores as if not
    return not ops.legacy and (base in (r.R12, r.R12D) or (bits == 64 and base == r.NONE))


def _length_changing(prefixes: bytes, ops: Operands, immediate: int) -> bool:
    """An operand-size prefix with a 16-bit immediate, or an address-size prefix with a memory operand."""
    return (0x66 in prefixes and immediate == 2) or (0x67 in prefixes and ops.memory)
