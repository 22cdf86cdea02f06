"""What the decoder says of single instructions, written down by hand, and what it refuses to describe.

`test_vector_accesses.py` compares every vector instruction with iced-x86.
"""

from __future__ import annotations

from typing import Any

import pytest

from cipherwright.machine.assemble import run_nasm
from cipherwright.microbench.encode import assemble
from cipherwright.microbench.text import TextError, parse_sequence
from cipherwright.microbench.trace import Addresses
from targets.machinecode import Instruction, MachineCodeError, decode_one
from targets.simulate import simulate
from targets.tables.rows import UnknownRow, expand
from targets.trace import straight_line
from targets.x86.registers import REGISTERS, Reg, is_flag, is_mask, is_vector, register_name, vector
from tests.support.sequences import code


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
    (64, "xsave [rax]", "the registers that it saves or restores"),
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


def one(line: str, bits: int = 64) -> Instruction:
    return code((line,), bits=bits)[0]


def registers(regs: tuple[Reg, ...]) -> str:
    return " ".join(r.name for r in regs)


@pytest.mark.parametrize(("line", "form", "reads", "writes"), [
    # three operands: an instruction in VEX writes all of its register, one of SSE leaves what is above
    ("paddd xmm1,xmm2", "paddd x,x", "xmm1 xmm2", "xmm1"), ("movdqa xmm1,xmm2", "movdqa x,x", "xmm2", "xmm1"),
    ("vpaddd xmm1,xmm2,xmm3", "vpaddd x,x,x", "xmm2 xmm3", "zmm1"),
    ("vpaddd ymm1,ymm2,ymm3", "vpaddd y,y,y", "ymm2 ymm3", "zmm1"),
    ("vpaddd zmm1,zmm2,zmm3", "vpaddd z,z,z", "zmm2 zmm3", "zmm1"),
    ("vpaddd xmm17,xmm18,xmm31", "vpaddd x,x,x", "xmm18 xmm31", "zmm17"),
    ("vpxor ymm0,ymm1,[rax]", "vpxor y,y,m256", "ymm1", "zmm0"),
    # a mask is read, and the destination where it merges
    ("vpaddd xmm1{k1},xmm2,xmm3", "vpaddd x{k},x,x", "xmm1 xmm2 xmm3 k1", "zmm1"),
    ("vpaddd xmm1{k1}{z},xmm2,xmm3", "vpaddd x{k}{z},x,x", "xmm2 xmm3 k1", "zmm1"),
    ("vpternlogd zmm1{k2}{z},zmm2,[rax]{1to16},0x96", "vpternlogd z{k}{z},z,m32b,imm8", "zmm1 zmm2 k2", "zmm1"),
    ("vpternlogq ymm1,ymm2,[rax],0x96", "vpternlogq y,y,m256,imm8", "ymm1 ymm2", "zmm1"),
    ("vmovdqu32 [rdi]{k3},zmm1", "vmovdqu32 m512{k},z", "zmm1 k3", ""),
    ("vpblendmd zmm1{k1},zmm2,zmm3", "vpblendmd z{k},z,z", "zmm2 zmm3 k1", "zmm1"),
    ("vpcmpd k1{k2},zmm3,zmm4,1", "vpcmpd k{k},z,z,imm8", "zmm3 zmm4 k2", "k1"),
    ("vpcmpeqd k1,ymm3,ymm4", "vpcmpeqd k,y,y", "ymm3 ymm4", "k1"),
    ("vpcmpeqd ymm1,ymm3,ymm4", "vpcmpeqd y,y,y", "ymm3 ymm4", "zmm1"),
    # masks
    ("kmovq k1,rax", "kmovq k,r64", "ax", "k1"), ("kmovd eax,k7", "kmovd r32,k", "k7", "ax"),
    ("kmovw k1,[rax]", "kmovw k,m16", "", "k1"), ("kshiftlq k1,k2,3", "kshiftlq k,k,imm8", "k2", "k1"),
    ("vpmovm2d zmm1,k3", "vpmovm2d z,k", "k3", "zmm1"), ("vpmovb2m k3,ymm1", "vpmovb2m k,y", "ymm1", "k3"),
    # gathers and scatters clear their mask
    ("vpgatherdd xmm1,[rax+xmm2*4],xmm3", "vpgatherdd x,vm32x,x", "xmm1 xmm3", "zmm1 zmm3"),
    ("vpgatherdd zmm1{k1},[rax+zmm2*4]", "vpgatherdd z{k},vm32z", "zmm1 k1", "zmm1 k1"),
    ("vpscatterqd [rax+zmm2*8]{k1},ymm3", "vpscatterqd vm64z{k},y", "ymm3 k1", "k1"),
    # parts of vectors
    ("vextracti128 [rax],ymm1,1", "vextracti128 m128,y,imm8", "ymm1", ""),
    ("vextracti128 xmm2,ymm1,1", "vextracti128 x,y,imm8", "ymm1", "zmm2"),
    ("vinserti128 ymm1,ymm2,[rax],1", "vinserti128 y,y,m128,imm8", "ymm2", "zmm1"),
    ("vpbroadcastd ymm1,[rax]", "vpbroadcastd y,m32", "", "zmm1"), ("vmovd xmm1,eax", "vmovd x,r32", "ax", "zmm1"),
    ("vpinsrd xmm1,xmm2,eax,1", "vpinsrd x,x,r32,imm8", "xmm2 ax", "zmm1"),
    # general registers
    ("andn eax,ebx,ecx", "andn r32,r32,r32", "bx cx", "ax of cf szapf"),
    ("rorx rax,rbx,7", "rorx r64,r64,imm8", "bx", "ax"),
    ("mulx rax,rbx,[rdx]", "mulx r64,r64,m64", "dx", "ax bx"), ("adcx rax,rbx", "adcx r64,r64", "ax bx cf", "ax cf"),
    ("mul dword [rax]", "mul m32", "ax", "ax dx cf of szapf"), ("cmpxchg [rax],ebx", "cmpxchg m32,r32", "bx ax", "ax"),
    # what ciphers have instructions for
    ("vaesenc ymm1,ymm2,ymm3", "vaesenc y,y,y", "ymm2 ymm3", "zmm1"),
    ("sha256rnds2 xmm1,xmm2", "sha256rnds2 x,x", "xmm1 xmm2 xmm0", "xmm1"),
    ("sha1rnds4 xmm1,xmm2,1", "sha1rnds4 x,x,imm8", "xmm1 xmm2", "xmm1"),
    ("pclmulqdq xmm1,xmm2,1", "pclmulqdq x,x,imm8", "xmm1 xmm2", "xmm1"),
    ("vgf2p8affineqb zmm1,zmm2,[rax]{1to8},3", "vgf2p8affineqb z,z,m64b,imm8", "zmm2", "zmm1"),
    # rounding
    ("vaddps zmm1,zmm2,zmm3,{rz-sae}", "vaddps z,z,z{er}", "zmm2 zmm3", "zmm1"),
    ("vcmpps k1,zmm2,zmm3,{sae},1", "vcmpps k,z,z{sae},imm8", "zmm2 zmm3", "k1"),
])
def test_forms_and_registers(line: str, form: str, reads: str, writes: str) -> None:
    found = one(line)
    assert (found.form, registers(found.reads)) == (form, reads)
    assert {r.name for r in found.writes} >= set(writes.split()) and (
        {r.name for r in found.writes if not is_flag(r.number)} == set(writes.split()) - {"cf", "of", "szapf"})


@pytest.mark.parametrize(("line", "fields"), [
    ("vpaddd xmm1{k1},xmm2,xmm3", {"encoding": "evex", "vex_bytes": 4, "vector_bits": 128, "masking": "merge"}),
    ("vpaddd ymm1{k1}{z},ymm2,ymm3", {"vector_bits": 256, "masking": "zero"}),
    ("vpcmpd k1{k2},zmm3,zmm4,1", {"vector_bits": 512, "masking": "zero", "immediate": 1, "immediate_bytes": 1}),
    ("vpblendmd zmm1{k1},zmm2,zmm3", {"masking": "select"}), ("vmovdqu32 [rdi]{k3},zmm1", {"masking": "merge"}),
    ("vpternlogd zmm1{k2}{z},zmm2,[rax+64]{1to16},0x96",
     {"load_bytes": 4, "broadcast": 32, "immediate": 0x96, "displacement": 64, "displacement_bytes": 1,
      "displacement_scale": 4, "base": 0, "index": -1, "masking": "zero"}),
    ("vpternlogd zmm1,zmm2,[rax-64],0x96",
     {"load_bytes": 64, "broadcast": 0, "displacement": -64, "displacement_bytes": 1, "displacement_scale": 64,
      "mask": -1, "masking": ""}),
    ("vpaddd zmm1,zmm2,[rax+65]", {"displacement": 65, "displacement_bytes": 4, "displacement_scale": 1}),
    ("vpaddd ymm1,ymm2,[rax+64]", {"encoding": "vex", "displacement_bytes": 1, "displacement_scale": 1}),
    ("vmovdqu [rdi+32],ymm1", {"store_bytes": 32, "load_bytes": 0, "base": 7, "vex_bytes": 2, "prefixes": 0}),
    ("vmovdqu64 [rdi+64],zmm1", {"store_bytes": 64, "load_bytes": 0, "displacement_scale": 64}),
    ("vmovntdq [rdi],zmm1", {"store_bytes": 64}),
    ("vextracti128 [rax],ymm1,1", {"store_bytes": 16, "vector_bits": 256}),
    ("vpcompressd [rax]{k1},zmm2", {"store_bytes": 64, "masking": "merge"}),
    ("vpmovqd [rax],zmm2", {"store_bytes": 32}),
    ("vpgatherdd xmm1,[rax+xmm2*4],xmm3",
     {"load_bytes": 4, "elements": 4, "index": vector(2), "scale": 4, "base": 0}),
    ("vpgatherqd xmm1,[rax+ymm2*4],xmm3", {"load_bytes": 4, "elements": 4, "vector_bits": 256}),
    ("vpgatherdq zmm1{k1},[rax+ymm30*8]", {"load_bytes": 8, "elements": 8, "index": vector(30), "masking": "merge"}),
    ("vpscatterdd [rax+zmm2*4]{k1},zmm3", {"load_bytes": 0, "store_bytes": 4, "elements": 16, "has_sib": True}),
    ("vaddps zmm1,zmm2,zmm3,{rz-sae}", {"rounding": "rz", "vector_bits": 512}),
    ("vaddsd xmm1,xmm2,xmm3,{rd-sae}", {"rounding": "rd", "vector_bits": 128}),
    ("vcmpps k1,zmm2,zmm3,{sae},1", {"rounding": "sae"}),
    ("vpalignr xmm1,xmm2,xmm3,4", {"escape_0f": False, "vex_bytes": 3, "immediate": 4}),    # its opcode is 0F
    ("palignr xmm1,xmm2,4", {"escape_0f": True, "encoding": "legacy", "prefixes": 1, "vex_bytes": 0}),
    ("vpxor xmm1,xmm2,[r12]", {"has_sib": True}), ("vpxor xmm1,xmm2,[r11]", {"has_sib": False}),
    ("gs vpxor xmm1,xmm2,[eax]", {"prefixes": 2, "vex_bytes": 2}),
    ("kmovq k1,rax", {"vector_bits": 0}), ("andn eax,ebx,ecx", {"vector_bits": 0, "encoding": "vex"}),
    ("movq mm1,[rax]", {"vector_bits": 64, "load_bytes": 8}), ("paddd xmm1,xmm2", {"vector_bits": 128}),
    ("mov eax,ebx", {"vector_bits": 0, "elements": 1, "mask": -1, "masking": "", "rounding": "", "broadcast": 0}),
])
def test_fields(line: str, fields: dict[str, Any]) -> None:
    found = one(line)
    assert {name: getattr(found, name) for name in fields} == fields


@pytest.mark.parametrize(("line", "same", "reads", "zeroing"), [
    ("xor eax,eax", "ax", "", True), ("vpxor xmm0,xmm0,xmm0", "xmm0", "", True),
    ("vpxor ymm0,ymm1,ymm1", "ymm1", "", True),
    ("vpxor ymm1,ymm1,ymm2", "", "ymm1 ymm2", False), ("vpxor ymm1,ymm1,[rax]", "", "ymm1", False),
    ("vpxord zmm1,zmm2,zmm2", "zmm2", "", True), ("vpxord zmm1{k1}{z},zmm2,zmm2", "zmm2", "k1", True),
    ("vpxord zmm1{k1},zmm2,zmm2", "zmm2", "zmm1 k1 zmm2", False), ("vpsubd ymm1,ymm2,ymm2", "ymm2", "", True),
    ("vpcmpgtd ymm1,ymm2,ymm2", "ymm2", "ymm2", True), ("vpcmpeqd ymm1,ymm2,ymm2", "ymm2", "ymm2", False),
    ("vpandn ymm1,ymm2,ymm2", "ymm2", "ymm2", True), ("kxorq k1,k2,k2", "k2", "k2", True),
    ("vpaddd ymm1,ymm2,ymm2", "ymm2", "ymm2", False), ("psubusb xmm1,xmm1", "xmm1", "", True),
    ("vptest ymm1,ymm1", "ymm1", "ymm1", False), ("vpaddd ymm2,ymm2,ymm1", "", "ymm2 ymm1", False),
])
def test_a_register_twice(line: str, same: str, reads: str, zeroing: bool) -> None:
    """What is zero whatever the register holds, with two operands and with three, masked and not."""
    found = one(line)
    assert (registers(found.same), registers(found.reads), found.zeroing) == (same, reads, zeroing)


@pytest.mark.parametrize("bits", [32, 64])
def test_zeroing_upper_parts(bits: int) -> None:
    """vzeroupper keeps what is below bit 128, vzeroall nothing; neither touches registers 16 to 31."""
    count = bits // 4
    upper, everything = one("vzeroupper", bits), one("vzeroall", bits)
    assert (upper.reads, everything.reads) == ((), ())
    assert [r.name for r in upper.writes] == [f"xmm{n}/above 128" for n in range(count)]
    assert [r.name for r in everything.writes] == [f"zmm{n}" for n in range(count)]


def test_code_of_32_bits() -> None:
    """C5, C4 and 62 begin other instructions there unless the next byte looks like two registers."""
    found = one("vpxor ymm0,ymm1,[esi]", 32)
    assert (found.encoding, found.form, found.base, registers(found.writes)) == ("vex", "vpxor y,y,m256", 6, "zmm0")
    assert one("vpaddd zmm1{k1},zmm2,zmm3", 32).encoding == "evex"
    assert one("bound eax,[esi]", 32).encoding == "legacy"


def test_numbers_of_registers() -> None:
    """Every number has one name and belongs to one file; those that old tables know have stayed."""
    names = [register_name(n) for n in range(REGISTERS)]
    assert len(set(names)) == REGISTERS
    assert [n for n in range(REGISTERS) if is_vector(n)] == sorted(vector(k) for k in range(32))
    assert [register_name(n) for n in range(REGISTERS) if is_mask(n)] == [f"k{n}" for n in range(8)]
    assert [register_name(n) for n in range(REGISTERS) if is_flag(n)] == ["cf", "of", "szapf"]
    old = {0: "ax", 15: "r15", 16: "mm0", 24: "xmm0", 39: "xmm15", 40: "st0", 48: "cf", 50: "szapf"}
    assert {n: register_name(n) for n in old} == old and register_name(REGISTERS) == "t0"


def test_a_microbenchmark_does_not_guess_an_address() -> None:
    """Addresses from a vector are not followed; what the decoder refuses is an error of the text."""
    with pytest.raises(TextError, match="takes its addresses from a vector"):
        Addresses({0: 0x1000}).step(one("vpgatherdd xmm1,[rax+xmm2*4],xmm3"))
    with pytest.raises(TextError, match="the decoder does not describe register cr0"):
        sequence = parse_sequence(["clts"])
        assemble(list(sequence.lines), sequence)


def test_a_table_can_name_the_forms() -> None:
    """A pattern row of a CPU's table stands for forms as the decoder writes them."""
    rows = expand("vpternlogd/vpternlogq x|x{k},x,x|m128,imm8 y,y,y|m256,imm8 z|z{k}|z{k}{z},z,z|m512|m32b,imm8")
    lines = ("vpternlogd xmm1{k1},xmm2,[rax],3", "vpternlogq ymm1,ymm2,ymm3,3",
             "vpternlogd zmm1{k1}{z},zmm2,[rax]{1to16},3")
    assert {one(line).form for line in lines} <= set(rows)


@pytest.mark.parametrize(("line", "form"), [
    ("vpxor xmm0,xmm1,xmm2", "vpxor x,x,x"), ("vpaddd zmm1{k1},zmm2,[rax]{1to16}", "vpaddd z{k},z,m32b"),
    ("vzeroupper", "vzeroupper"), ("kmovq k1,rax", "kmovq k,r64"), ("andn eax,ebx,ecx", "andn r32,r32,r32"),
])
@pytest.mark.parametrize("cpu", ["core2", "athlon64", "prescott-64"])
def test_a_cpu_without_a_row_says_so(cpu: str, line: str, form: str) -> None:
    with pytest.raises(UnknownRow) as error:
        simulate(straight_line([one(line)]), cpu)
    assert f"the model of {cpu} does not know the instruction form '{form}'" in str(error.value)
