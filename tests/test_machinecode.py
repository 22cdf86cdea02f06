"""The decoder says what it cannot describe, and leaves nothing out in silence."""

from __future__ import annotations

import pytest
from sequences import code

from cipherwright.assemble import run_nasm
from targets.machinecode import MachineCodeError, decode_one


def refused(line: str, bits: int) -> str:
    """What the decoder says of a line that it does not describe."""
    raw = run_nasm(f"bits {bits}\n{line}\n", "line", "bin")
    with pytest.raises(MachineCodeError) as error:
        decode_one(raw, 0x1000, bits)
    return str(error.value)


@pytest.mark.parametrize(("bits", "line", "unknown"), [
    (32, "mov ds,eax", "register ds"), (32, "mov eax,ds", "operand ds"), (32, "pop es", "register es"),
    (32, "lds eax,[ebx]", "register ds"), (64, "mov rax,cr0", "register cr0"), (64, "mov dr7,rax", "register dr7"),
    (64, "tilezero tmm1", "register tmm1"), (32, "jmp 7:1234", "a far address"),
    (32, "enter 16,0", "a second immediate"),
    (64, "fxsave [rax]", "the registers that it saves or restores"), (64, "xsha1", "how much memory it accesses"),
    (64, "xsave [rax]", "the registers that it saves or restores"), (64, "vpxor xmm0,xmm0,xmm0", "register zmm0"),
    (64, "vpaddd xmm1{k1},xmm2,xmm3", "register zmm1"), (64, "vpaddd ymm1,ymm2,ymm3", "register zmm1"),
    (64, "kmovq rax,k1", "register k1"), (64, "vmovdqu [rax],ymm1", "register ymm1"),
])
def test_what_cannot_be_described_is_an_error(bits: int, line: str, unknown: str) -> None:
    """The message has address, bytes, text and what is not known."""
    said = refused(line, bits)
    raw = run_nasm(f"bits {bits}\n{line}\n", "line", "bin")
    assert said.startswith(f"0x1000: {raw.hex(' ')}: ") and f" {line.split()[0]}" in said
    assert said.endswith(f"the decoder does not describe {unknown}")


@pytest.mark.parametrize(("bits", "line"), [
    (32, "mov eax,[gs:20]"), (32, "push ebp"), (32, "cld"), (32, "popf"), (64, "mov rax,[rel $+64]"),
    (64, "ldmxcsr [rax]"), (32, "fldcw [eax]"), (32, "fcom st1"), (32, "fnstsw ax"), (32, "rep movsd"),
])
def test_what_is_not_tracked_by_name_decodes(bits: int, line: str) -> None:
    """Segments and the instruction pointer in addresses, system flags, control and status words."""
    assert code((line,), bits=bits)[0].length > 0
