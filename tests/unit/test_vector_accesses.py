"""What the decoder says of every vector instruction, beside iced-x86's own information of it.

The comparison reads iced's names and descriptions as text, not through the decoder's tables.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import iced_x86 as iced
import pytest

from targets.machinecode import Instruction, decode_one
from targets.x86.registers import register_name
from tests.support.vectorforms import ADDRESS, DISPLACEMENT, FAR, IMMEDIATE, MODE, Made, every_form, names

REGISTERS, SIZES = names(iced.Register), iced.MemorySizeExt
ACCESSES, ENCODINGS = names(iced.OpAccess), names(iced.EncodingKind)
INFO = iced.InstructionInfoFactory()
FLAGS = {"cf": "CF", "of": "OF", "szapf": "SF ZF AF PF"}
ALIKE = {"imm4": "imm8", "r32a": "r32", "r32b": "r32", "r64a": "r64", "r64b": "r64"}
WIDTHS = {1: "/low 8", 2: "/low 16", 4: "", 8: ""}


def test_how_many_there_are() -> None:
    """None is left out because it could not be made."""
    forms, refused = every_form()
    assert refused == ()
    assert len(forms) >= 32695 and len({made.one.code for made in forms}) >= 2846
    encodings = Counter(ENCODINGS[made.one.encoding] for made in forms)
    assert encodings["EVEX"] > 26000 and encodings["VEX"] > 3000 and encodings["LEGACY"] > 1500


@cache
def name(register: Any) -> str:
    """A register of iced as the decoder's `Reg.name` should call it."""
    text = REGISTERS[register].lower()
    if re.fullmatch(r"([xyz]?mm|k)\d+", text):
        return text
    whole = REGISTERS[iced.RegisterExt.full_register(register)].lower()
    return (whole if whole[1:].isdigit() else whole[1:]) + WIDTHS[iced.RegisterExt.size(register)]


@cache
def flags(bits: int) -> frozenset[str]:
    return frozenset(ours for ours, theirs in FLAGS.items()
                     if any(bits & getattr(iced.RflagsBits, flag) for flag in theirs.split()))


def accesses(one: Any) -> tuple[set[str], set[str]]:
    """Registers and flags that iced says are read other than in an address, and those that are written."""
    info = INFO.info(one)
    address = Counter(r for m in info.used_memory() for r in (m.base, m.index) if r != iced.Register.NONE)
    reads, writes = set(flags(one.rflags_read)), set(flags(one.rflags_modified))
    for used in info.used_registers():
        access = ACCESSES[used.access]
        if access in ("READ", "COND_READ") and address[used.register] > 0:
            address[used.register] -= 1
            continue
        if "READ" in access or access == "COND_WRITE":
            reads.add(name(used.register))
        if "WRITE" in access:
            writes.add(name(used.register))
    return reads, writes


def check_registers(made: Made, ours: Instruction) -> None:
    reads, writes = accesses(made.one)
    same = {r.name for r in ours.same}
    if ours.mnemonic == "vzeroupper":
        reads, writes = set(), {f"{w.replace('z', 'x')}/above 128" for w in writes}
    found = {r.name for r in ours.reads}
    if ours.masking == "merge" and reads != found:
        found -= same                   # iced leaves out a register that stands twice, though the mask keeps some of it
        assert made.variant.equal
    assert reads == found, (reads, found)
    assert writes == {r.name for r in ours.writes}


def check_same(made: Made, ours: Instruction) -> None:
    """Sources that are one register are so named; iced then says nothing of them, or reads both."""
    one = made.one
    registers = [one.op_register(n) for n in range(one.op_count) if one.op_kind(n) == iced.OpKind.REGISTER]
    vex = one.encoding != iced.EncodingKind.LEGACY
    sources = registers[1:] if vex and len(registers) == 3 else registers
    memory = any(one.op_kind(n) == iced.OpKind.MEMORY for n in range(one.op_count))
    twice = len(sources) == 2 and sources[0] == sources[1] and not memory
    assert bool(ours.same) == twice and (not twice or ours.same[0].name == name(sources[0]))
    info = INFO.info(one)
    dropped = any(info.op_access(n) == iced.OpAccess.NONE and one.op_kind(n) == iced.OpKind.REGISTER
                  for n in range(one.op_count))
    if dropped:
        assert twice and (ours.zeroing or ours.masking == "merge")


def check_memory(made: Made, ours: Instruction) -> None:
    one = made.one
    loads = stores = 0
    for used in INFO.info(one).used_memory():
        access, size = ACCESSES[used.access], SIZES.size(used.memory_size)
        loads, stores = (size if "READ" in access else loads), (size if "WRITE" in access else stores)
    assert (ours.load_bytes, ours.store_bytes) == (loads, stores)
    if not any(one.op_kind(n) == iced.OpKind.MEMORY for n in range(one.op_count)):
        assert ours.index == -1 and ours.base == (7 if loads or stores else -1)     # maskmovdqu stores where rdi says
        return
    assert register_name(ours.base) == ("r12" if made.variant.far else "bx")
    vsib = REGISTERS[one.memory_index].lower() if one.is_vsib else ""
    index = vsib.replace("y", "x").replace("z", "x") or ("" if made.variant.far else "si")
    assert (register_name(ours.index) if ours.index >= 0 else "") == index
    assert ours.displacement == (FAR if made.variant.far else DISPLACEMENT) and ours.scale == one.memory_index_scale
    assert ours.has_sib == (not made.variant.far or ours.encoding != "legacy" or ours.index >= 0)
    constant = iced.Decoder(MODE, made.raw)
    offsets = constant.get_constant_offsets(constant.decode())
    low = made.raw[offsets.displacement_offset:][: offsets.displacement_size]
    assert len(low) == ours.displacement_bytes == (4 if made.variant.far else 1)
    assert int.from_bytes(low, "little", signed=True) * ours.displacement_scale == ours.displacement
    assert ours.broadcast == (SIZES.element_size(one.memory_size) * 8 if made.variant.broadcast else 0)
    assert not ours.broadcast or ours.broadcast == 8 * ours.load_bytes


def check_mask(made: Made, ours: Instruction) -> None:
    """Merging reads the destination, zeroing does not but where the instruction computes with it."""
    one, variant = made.one, made.variant
    assert ours.mask == (one.op_mask - iced.Register.K0 + 67 if variant.mask else -1)
    assert bool(ours.masking) == variant.mask
    if not variant.mask:
        return
    assert "k7" in {r.name for r in ours.reads}
    if one.op_kind(0) == iced.OpKind.MEMORY:
        assert ours.masking == "merge"
        return
    destination = REGISTERS[one.op_register(0)].lower()
    kept = register_name(ours.writes[0].number) in {register_name(r.number) for r in ours.reads}
    if variant.zeroing or destination.startswith("k"):
        assert ours.masking == "zero"
    else:
        assert ours.masking == ("merge" if kept else "select")
        assert kept or ours.mnemonic.startswith(("vpblendm", "vblendm"))


def check_encoding(made: Made, ours: Instruction) -> None:
    one, raw = made.one, made.raw
    described = one.op_code().op_code_string
    lead = raw[ours.prefixes]
    prefixes = {0xC5: ("vex", 2), 0xC4: ("vex", 3), 0x62: ("evex", 4), 0x8F: ("xop", 3)}
    assert (ours.encoding, ours.vex_bytes) == prefixes.get(lead, ("legacy", 0))
    wanted = described.partition(".")[0]
    assert ours.encoding.upper() == (wanted if wanted in ("VEX", "XOP", "EVEX") else "LEGACY")
    assert ours.escape_0f == (ours.encoding == "legacy" and lead == 0x0F) and not ours.length_changing_prefix
    vectors = any(re.match(r"[xyz]mm", REGISTERS[one.op_register(n)].lower()) for n in range(one.op_count)
                  if one.op_kind(n) == iced.OpKind.REGISTER) or ours.mnemonic in ("vzeroupper", "vzeroall")
    if ours.encoding != "legacy":
        length = re.search(r"\.(128|256|512|LIG)\.", described)
        assert ours.vector_bits == (int(length[1].replace("LIG", "128")) if vectors and length else 0), described
    else:
        assert ours.vector_bits in ((128,) if vectors else (0, 64, 128))
    assert ours.rounding == {"": "", "sae": "sae", "ROUND_TO_NEAREST": "rn", "ROUND_DOWN": "rd", "ROUND_UP": "ru",
                             "ROUND_TOWARD_ZERO": "rz"}[made.variant.rounding]


def check_immediate(made: Made, ours: Instruction) -> None:
    one = made.one
    constants = [n for n in range(one.op_count) if one.op_kind(n) == iced.OpKind.IMMEDIATE8]
    assert (ours.immediate, ours.immediate_bytes) == ((IMMEDIATE, 1) if constants else (None, 0))


@cache
def kinds(described: str) -> frozenset[str]:
    """The kinds that an operand of Intel's description may have: ``zmm3/m512/m32bcst{er}``."""
    out: set[str] = set()
    for part in re.sub(r"\{.*|\s|\+1", "", described).split("/"):
        found = re.fullmatch(r"<?([xyz])?mm\d*>?", part.lower())
        if found:
            out.add(found[1] or "mm")
        elif re.fullmatch(r"k\d*", part):
            out.add("k")
        elif part in ("r", "reg"):
            out |= {"r8", "r16", "r32", "r64"}
        else:
            out.add(ALIKE.get(part, part).replace("bcst", "b"))
    return frozenset(out)


def check_form(made: Made, ours: Instruction) -> None:
    """The kinds of the operands are among those that the instruction's description has, mask and rounding with them."""
    text = made.one.op_code().instruction_string
    assert ours.mnemonic == text.split()[0].lower()
    listed = [o for o in text.partition(" ")[2].split(",") if o] if " " in text else []
    found = ours.form.partition(" ")[2].split(",") if " " in ours.form else []
    listed = [o for o in listed if "<" not in o]
    if made.one.op_kind(0) == iced.OpKind.MEMORY_SEG_RDI:
        found = found[1:]               # the decoder names the place that is stored to, the description does not
    assert len(found) == len(listed)
    for kind, described in zip(found, listed, strict=True):
        allowed = kinds(described.strip())
        plain = re.sub(r"\{.*", "", kind)
        size = f"m{8 * max(ours.load_bytes, ours.store_bytes)}"
        assert plain in allowed or (plain == size and any(a.startswith("m") and a != "mm" for a in allowed)), (
            ours.form, text)
    variant = made.variant
    tail = "{k}{z}" if variant.zeroing else "{k}" if variant.mask else ""
    assert ("{k}" in ours.form) == variant.mask and (not tail or found[0].endswith(tail))
    assert ours.form.count("{er}") == (1 if variant.rounding.startswith("ROUND") else 0)
    assert ours.form.count("{sae}") == (1 if variant.rounding == "sae" else 0)
    assert any(kind.endswith("b") for kind in found) == variant.broadcast


def check_elements(made: Made, ours: Instruction) -> None:
    """A gather of 32-bit data by 64-bit indices in a register of 256 bits makes four accesses."""
    if not made.one.is_vsib:
        assert ours.elements == 1
        return
    shape = re.search(r"vm(32|64)([xyz])", made.one.op_code().instruction_string)
    assert shape
    index = {"x": 128, "y": 256, "z": 512}[shape[2]] // int(shape[1])
    assert ours.elements == min(index, ours.vector_bits // 8 // max(ours.load_bytes, ours.store_bytes))


CHECKS: tuple[Callable[[Made, Instruction], None], ...] = (
    check_registers, check_same, check_memory, check_mask, check_encoding, check_immediate, check_form, check_elements)


@pytest.mark.full
def test_every_form() -> None:
    wrong = []
    forms, _ = every_form()
    for made in forms:
        ours = decode_one(made.raw, ADDRESS, MODE)
        for check in CHECKS:
            try:
                check(made, ours)
            except AssertionError as error:
                wrong.append(f"{ours.text}: {check.__name__}: {error}")
    assert not wrong, f"{len(wrong)} of {len(forms)}: " + "\n".join(wrong[:12])
