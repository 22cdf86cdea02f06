"""Registers as small numbers, so that a pipeline model can index arrays with them, and the parts of them in use.

A number is a whole architectural register: al, ax, eax and rax are one, xmm3, ymm3 and zmm3 are one. mm and st
registers are numbered apart, though they share their bits: code that goes from one to the other says so by emms.

Not tracked are the reading of segment registers (memory is flat) and of the instruction pointer, and the flags for
direction, interrupts, alignment and x87 comparisons. The x87's control, status and tag words and mxcsr have no
register in iced-x86: only the memory that an instruction moves them through is described.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import iced_x86 as iced

GPR, MM, XMM, ST = 0, 16, 24, 40
FLAG_C, FLAG_O, FLAG_S = 48, 49, 50     # carry, overflow, and the group sign-zero-adjust-parity
XMM_HIGH, MASK = 51, 67                 # vector registers 16 to 31, k0 to k7
REGISTERS = 75
SP = 4
GPR_NAMES = ("ax", "cx", "dx", "bx", "sp", "bp", "si", "di", *(f"r{n}" for n in range(8, 16)))

FULL, LOW8, HIGH8, LOW16, LOW128, LOW256, ABOVE128 = range(7)
"""The part of a register that is read or written: what is written changes that part alone, the rest stays.

So an instruction that sets the rest to zero writes FULL: one with a 32-bit operand, one in VEX or EVEX with a shorter
vector. One of SSE writes LOW128, and vzeroupper ABOVE128.
"""
PART_NAMES = ("full", "low 8", "high 8", "low 16", "low 128", "low 256", "above 128")


class MachineCodeError(ValueError):
    """Bytes that are not an instruction, or one the decoder's tables cannot describe."""


class NotDescribed(Exception):
    """What of an instruction the tables do not know, in words; the decoder adds where it stands."""


@dataclass(frozen=True)
class Reg:
    """A register and the part of it that an instruction uses."""

    number: int
    part: int = FULL

    @property
    def name(self) -> str:
        """A readable name: eax is ``ax``, ah ``ax/high 8``; of vectors ``xmm3``, ``ymm3`` or, in full, ``zmm3``."""
        vector = {LOW128: "x", LOW256: "y", FULL: "z"}.get(self.part) if is_vector(self.number) else None
        if vector:
            return vector + register_name(self.number)[1:]
        return register_name(self.number) + (f"/{PART_NAMES[self.part]}" if self.part else "")


def vector(n: int) -> int:
    """The number of vector register n, from 0 to 31."""
    return XMM + n if n < 16 else XMM_HIGH + n - 16


def is_vector(number: int) -> bool:
    """Whether a register is one of the 32 vector registers (those of MMX are not)."""
    return XMM <= number < ST or XMM_HIGH <= number < MASK


def is_mask(number: int) -> bool:
    """Whether a register is one of k0 to k7."""
    return MASK <= number < MASK + 8


def is_flag(number: int) -> bool:
    """Whether a number is a group of flags."""
    return FLAG_C <= number <= FLAG_S


def register_name(number: int) -> str:
    """The name of a register number, without its size: a general register's is its 16-bit name, a vector's xmm."""
    for first, name in ((MASK, "k"), (XMM_HIGH, "xmm"), (FLAG_C, ""), (ST, "st"), (XMM, "xmm"), (MM, "mm")):
        if first <= number < REGISTERS:
            if not name:
                return {FLAG_C: "cf", FLAG_O: "of", FLAG_S: "szapf"}[number]
            return f"{name}{number - first + (16 if first == XMM_HIGH else 0)}"
    return GPR_NAMES[number] if number < MM else f"t{number - REGISTERS}"


@cache
def iced_registers() -> dict[Any, Reg]:
    """From iced's register constants to ours; those that are not in it cannot be described."""
    r = iced.Register
    out: dict[Any, Reg] = {}
    low = "AL CL DL BL SPL BPL SIL DIL".split() + [f"R{n}L" for n in range(8, 16)]
    words = "AX CX DX BX SP BP SI DI".split()
    for n in range(16):
        out[getattr(r, low[n])] = Reg(n, LOW8)
        out[getattr(r, words[n] if n < 8 else f"R{n}W")] = Reg(n, LOW16)
        out[getattr(r, f"E{words[n]}" if n < 8 else f"R{n}D")] = Reg(n)
        out[getattr(r, f"R{words[n]}" if n < 8 else f"R{n}")] = Reg(n)
    for n, name in enumerate("AH CH DH BH".split()):
        out[getattr(r, name)] = Reg(n, HIGH8)
    for n in range(8):
        out[getattr(r, f"MM{n}")] = Reg(MM + n)
        out[getattr(r, f"ST{n}")] = Reg(ST + n)
        out[getattr(r, f"K{n}")] = Reg(MASK + n)
    for n in range(32):
        for letter, part in (("X", LOW128), ("Y", LOW256), ("Z", FULL)):
            out[getattr(r, f"{letter}MM{n}")] = Reg(vector(n), part)
    return out


NOT_TRACKED = frozenset(getattr(iced.Register, name) for name in "ES CS SS DS FS GS EIP RIP".split())
"""Registers that may be read without a word of it; as an operand, or written, they are an error."""
_FLAG_BITS = ((iced.RflagsBits.CF, FLAG_C), (iced.RflagsBits.OF, FLAG_O),
              (iced.RflagsBits.SF | iced.RflagsBits.ZF | iced.RflagsBits.AF | iced.RflagsBits.PF, FLAG_S))
FLAGS_NOT_TRACKED = sum(getattr(iced.RflagsBits, name) for name in "DF IF AC UIF C0 C1 C2 C3".split())
_KNOWN_FLAGS = FLAGS_NOT_TRACKED | sum(mask for mask, _ in _FLAG_BITS)
_FORMATTER = iced.Formatter(iced.FormatterSyntax.NASM)


def iced_name(register: Any) -> str:
    """The name of an iced register, for messages."""
    return str(_FORMATTER.format_register(register))


def address_register(register: Any) -> int:
    """The number of an iced register in an address, -1 where there is none; NotDescribed if it has no number."""
    known = iced_registers().get(register)
    if known is None and register != iced.Register.NONE and register not in NOT_TRACKED:
        raise NotDescribed(f"address register {iced_name(register)}")
    return -1 if known is None else known.number


@cache
def flags(bits: int) -> tuple[Reg, ...]:
    """Iced's flag bits as registers; NotDescribed for one that is neither tracked nor known not to be."""
    if bits & ~_KNOWN_FLAGS:
        raise NotDescribed(f"flags {bits & ~_KNOWN_FLAGS:#x}")
    return tuple(Reg(number) for mask, number in _FLAG_BITS if bits & mask)
