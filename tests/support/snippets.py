"""Straight-line code for the tests of `reschedule`: assembled, decoded, put in other orders, run under emulation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import unicorn
from unicorn import unicorn_const as uc_const
from unicorn import x86_const

from cipherwright.machine.assemble import run_nasm
from cipherwright.reschedule.code import Code, decode, read_object
from cipherwright.reschedule.dataflow import Placed, difference
from cipherwright.reschedule.flow import ALL_FLAGS, Flow, Piece
from cipherwright.reschedule.regions import Regions, regions

BASE, DATA, STACK = 0x100000, 0x200000, 0x300000
GENERAL = "rax rbx rcx rdx rsi rdi rbp r8 r9 r10 r11 r12 r13 r14 r15".split()
EFLAGS = 0x8D5
"""The carry, parity, adjust, zero, sign and overflow bits where a CPU has them."""


def assembled(body: str, bits: int = 64, more: str = "") -> bytes:
    """An object with the function `f` of these lines (`;` between them), a return, and what `more` says."""
    lines = "\n".join(body.split(";"))
    head = f"bits {bits}\nglobal f:function (f.end - f)\nsection .text align=16\nf:\n"
    return run_nasm(f"{head}{lines}\nret\nf.end:\n{more}\n", "f.asm", f"elf{bits}")


def decoded(body: str, bits: int = 64, more: str = "") -> Code:
    """The function of `assembled`, decoded."""
    return decode(read_object(assembled(body, bits, more), bits, "f"))


def known(body: str, bits: int = 64, separate: bool = False) -> tuple[Code, Flow, Regions]:
    """The function with its flow and what is known of its memory."""
    code = decoded(body, bits)
    flow = Flow(code)
    return code, flow, regions(flow, separate)


def placed(raws: Sequence[bytes]) -> list[Placed]:
    """Instructions one behind the other."""
    out, at = [], 0
    for raw in raws:
        out.append(Placed(at, raw))
        at += len(raw)
    return out


def raws(body: str, bits: int = 64) -> list[bytes]:
    """The bytes of each line."""
    return [one.raw for one in decoded(body, bits).ordered()][:-1]


def compared(old: str, new: str, live: int = ALL_FLAGS, bits: int = 64, separate: bool = False) -> str:
    """The difference that is found between the data flow of two bodies."""
    code, _flow, where = known(old, bits, separate)
    told = {one.offset: where.of(one) for one in code.ordered()}
    return difference(placed(raws(old, bits)), placed(raws(new, bits)), bits, live, told)


def run(code: Sequence[bytes], seed: int) -> tuple[object, ...]:
    """What 64-bit code leaves: registers, flags and memory, from values that the seed gives. Pointers are rdi, rsi,
    r8, r12 and rsp; r14 is small."""
    uc = unicorn.Uc(unicorn.UC_ARCH_X86, unicorn.UC_MODE_64)
    for at in (BASE, DATA, STACK):
        uc.mem_map(at, 0x10000, uc_const.UC_PROT_ALL)
    body = b"".join(code)
    uc.mem_write(BASE, body)
    uc.mem_write(DATA, bytes((seed * 7 + k * 131) & 255 for k in range(0x400)))
    for k, name in enumerate(GENERAL):
        uc.reg_write(_number(name), (seed + 1) * 0x9E3779B97F4A7C15 * (k + 1) & (1 << 64) - 1)
    uc.reg_write(_number("rdi"), DATA + 0x100)
    uc.reg_write(_number("rsi"), DATA + 0x100 + 8 * (seed % 3))
    uc.reg_write(_number("rsp"), STACK + 0x8000)
    for k, name in enumerate(("r8", "r12")):
        uc.reg_write(_number(name), DATA + 0x108 + 3 * k)
    uc.reg_write(_number("r14"), seed)
    for k in range(8):
        uc.reg_write(_number(f"xmm{k}"), (seed + k + 1) * 0x1234567890ABCDEF1234567 & (1 << 128) - 1)
    uc.reg_write(_number("eflags"), 0x202 | seed & 1)
    uc.emu_start(BASE, BASE + len(body))
    registers = tuple(uc.reg_read(_number(name)) for name in (*GENERAL, *(f"xmm{k}" for k in range(8))))
    return registers, uc.reg_read(_number("eflags")) & EFLAGS, bytes(uc.mem_read(DATA, 0x400)), \
        bytes(uc.mem_read(STACK + 0x7F00, 0x200))


def _number(name: str) -> int:
    return int(getattr(x86_const, f"UC_X86_REG_{name.upper()}"))


def all_live(piece: Piece) -> Piece:
    """A piece behind which every flag is read."""
    return replace(piece, live=ALL_FLAGS)
