"""Every vector instruction of a set of CPU features, in its variants, made with iced-x86 for tests.

A variant says which operands are registers and which memory, whether there is a mask, zeroing, a broadcast, a way of
rounding, which registers stand there and how memory is addressed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import iced_x86 as iced

ADDRESS = 0x1000
FEATURES = frozenset((
    "AVX AVX2 BMI1 BMI2 ADX GFNI VAES VPCLMULQDQ AES PCLMULQDQ SHA SHA512 SM3 SM4 F16C FMA AVX_IFMA AVX_VNNI AVX512F "
    "AVX512BW AVX512DQ AVX512VL AVX512CD AVX512_VBMI AVX512_VBMI2 AVX512_IFMA AVX512_BITALG AVX512_VNNI "
    "AVX512_VPOPCNTDQ AVX512_VP2INTERSECT MMX SSE SSE2 SSE3 SSSE3 SSE4_1 SSE4_2 POPCNT LZCNT MOVBE FMA4 XOP").split())
ENCODINGS = frozenset({iced.EncodingKind.LEGACY, iced.EncodingKind.VEX, iced.EncodingKind.XOP,
                        iced.EncodingKind.EVEX})
R, OP = iced.Register, iced.OpKind


def names(enum: Any) -> dict[Any, str]:
    """The constants of an iced enumeration."""
    return {getattr(enum, name): name for name in dir(enum) if name.isupper() and not name.startswith("_")}


KINDS = names(iced.OpCodeOperandKind)
FEATURE_NAMES = names(iced.CpuidFeature)


@dataclass(frozen=True)
class Variant:
    """How the open places of an instruction are filled; registers are counted from `first`."""

    memory: bool = False
    mask: bool = False
    zeroing: bool = False
    broadcast: bool = False
    rounding: str = ""
    first: int = 1
    equal: bool = False             # all sources are one register
    far: bool = False               # base r12 and a displacement of 4 bytes, not an index and one byte


@dataclass(frozen=True)
class Made:
    """An instruction as iced decodes it from `raw`, and the variant that it is."""

    raw: bytes
    one: Any
    variant: Variant


IMMEDIATE = 3
DISPLACEMENT, FAR = 0x40, 0x12345
MODE = 64
FILES = ("MM", "XMM", "YMM", "ZMM", "K", "KP1", "R8", "R16", "R32", "R64")
# neither a register of the address nor the stack pointer
GENERAL = {"R8": "AL DL BPL DIL R8L R9L R10L", "R16": "AX DX BP DI R8W R9W R10W",
           "R32": "EAX EDX EBP EDI R8D R9D R10D", "R64": "RAX RDX RBP RDI R8 R9 R10"}


def _file(kind: str) -> str:
    """The register file of an operand kind such as ``YMM_VVVV`` or ``K_OR_MEM``; empty without one."""
    stem = kind.partition("_")[0]
    stem = stem.removesuffix("P3")
    return stem if stem in FILES else ""


def _register(file: str, n: int, variant: Variant) -> Any:
    """A register for the n-th operand, another than the others have, unless all sources are to be one."""
    n = variant.first + (min(n, 1) if variant.equal else n)
    if file in GENERAL:
        return getattr(R, GENERAL[file].split()[n % 7])
    if file == "KP1":
        return getattr(R, f"K{n % 8 // 2 * 2}")
    return getattr(R, f"{file}{n % 8 if file in ('K', 'MM') else n}")


def _address(one: Any, kind: str, variant: Variant) -> None:
    one.memory_base = R.R12 if variant.far else R.RBX
    one.memory_displacement = FAR if variant.far else DISPLACEMENT
    one.memory_displ_size = 8 if variant.far else 1
    if "VSIB" in kind:
        one.memory_index = getattr(R, f"{kind[-1]}MM{variant.first + 6}")
    elif not variant.far:
        one.memory_index = R.RSI
    one.memory_index_scale = 1 if variant.far else 4


def fill(code: Any, variant: Variant) -> Any:
    """The instruction of a code in a variant; ValueError for an operand that is not filled here."""
    one = iced.Instruction()
    one.code = code
    info = one.op_code()
    for n in range(info.op_count):
        kind = KINDS[info.op_kind(n)]
        if kind.startswith("IMM"):
            setattr(one, f"op{n}_kind", OP.IMMEDIATE8)
            one.immediate8 = IMMEDIATE
        elif kind == "SEG_RDI":
            setattr(one, f"op{n}_kind", OP.MEMORY_SEG_RDI)
        elif kind.startswith("MEM") or (kind.endswith("_OR_MEM") and variant.memory):
            setattr(one, f"op{n}_kind", OP.MEMORY)
            _address(one, kind, variant)
        elif _file(kind):
            setattr(one, f"op{n}_kind", OP.REGISTER)
            setattr(one, f"op{n}_register", _register(_file(kind), n, variant))
        else:
            raise ValueError(kind)
    if variant.mask:
        one.op_mask = R.K7
    one.zeroing_masking = variant.zeroing
    one.is_broadcast = variant.broadcast
    if variant.rounding == "sae":
        one.suppress_all_exceptions = True
    elif variant.rounding:
        one.rounding_control = getattr(iced.RoundingControl, variant.rounding)
    return one


def variants(code: Any) -> Iterator[Variant]:
    """The variants of a code that its description allows."""
    one = iced.Instruction()
    one.code = code
    info = one.op_code()
    kinds = [KINDS[info.op_kind(n)] for n in range(info.op_count)]
    always = any(kind.startswith(("MEM", "SEG")) for kind in kinds)
    plain = Variant(memory=always, mask=info.require_op_mask_register)
    evex = info.encoding == iced.EncodingKind.EVEX
    bases = [plain, replace(plain, first=8), *([replace(plain, first=17)] if evex else [])]
    if always:
        bases += [replace(plain, far=True)] if kinds[0] != "SEG_RDI" else []
    else:
        bases.append(replace(plain, equal=True))
    if any(kind.endswith("_OR_MEM") for kind in kinds):
        bases += [replace(plain, memory=True), replace(plain, memory=True, far=True)]
        if info.can_broadcast:
            bases.append(replace(plain, memory=True, broadcast=True))
    if info.can_use_rounding_control:
        bases += [replace(plain, rounding=f"ROUND_{way}") for way in ("TO_NEAREST", "DOWN", "UP", "TOWARD_ZERO")]
    elif info.can_suppress_all_exceptions:
        bases.append(replace(plain, rounding="sae"))
    for base in bases:
        yield base
        if info.can_use_op_mask_register and not base.mask:
            yield replace(base, mask=True)
        if info.can_use_zeroing_masking and not (base.memory and kinds[0].endswith("_OR_MEM")):
            yield replace(base, mask=True, zeroing=True)


@cache
def codes() -> tuple[Any, ...]:
    """The codes of iced in 64-bit mode whose CPU features are all among FEATURES."""
    found = []
    for code in names(iced.Code):
        one = iced.Instruction()
        one.code = code
        info = one.op_code()
        if info.mode64 and info.encoding in ENCODINGS and one.cpuid_features() and all(
                FEATURE_NAMES[f] in FEATURES for f in one.cpuid_features()):
            found.append(code)
    return tuple(found)


@cache
def every_form() -> tuple[tuple[Made, ...], tuple[str, ...]]:
    """All forms that could be encoded, and those that could not, by name of their code and the reason."""
    made, refused = [], []
    spelled = names(iced.Code)
    for code in codes():
        for variant in variants(code):
            try:
                encoder = iced.Encoder(MODE)
                encoder.encode(fill(code, variant), ADDRESS)
                raw = encoder.take_buffer()
            except ValueError as error:
                refused.append(f"{spelled[code]} {variant}: {error}")
                continue
            one = iced.Decoder(MODE, raw, ip=ADDRESS).decode()
            if one.code != code:
                refused.append(f"{spelled[code]} {variant}: decodes as {spelled[one.code]}")
                continue
            made.append(Made(raw, one, variant))
    return tuple(made), tuple(refused)
