"""Machine code proved equal to its source: shipped kernels are, and code that was changed is not."""

from __future__ import annotations

import functools
import json
from pathlib import Path
from typing import Any

import iced_x86 as iced
import pytest

from cipherwright.building.jobs import Job
from cipherwright.equality.prove import prove
from cipherwright.equality.search import Search, searcher
from cipherwright.machine.assemble import assemble
from dsl.ir import Kernel
from targets.abi import Abi
from targets.cpu import load_cpu
from targets.elf import Image, Segment, load_elf
from tests.support import shipped
from tests.support.mutants import Mutants

BASE = 0x08000000
PROVED = [("pentium3", "aes128_expand"), ("pentium3", "md4_blocks"), ("core2-64", "md5_blocks"),
          ("pentium3", "aes128_encrypt"), ("zen3", "ascon_aead128_last"), ("golden-cove", "rc6_encrypt"),
          ("prescott-64", "aes_to_slices-bitsliced"), ("zen3", "ascon_aead128_init"),
          ("core2-64", "misty1_encrypt"), ("core2-64", "rc6_decrypt"),
          ("pentium3", "serpent_expand128"), ("core2-64", "ghash_blocks")]
MORE = [("zen3", "kasumi_encrypt"), ("core2-64", "camellia128_encrypt-double"),
        ("prescott-64", "aes_from_slices-bitsliced"),
        ("northwood", "sha1_blocks"), ("northwood", "blake2b_blocks"), ("pentium", "ripemd160_blocks"),
        ("core2-64", "sha256_blocks"), ("core2-64", "aes128_encrypt-bitsliced"), ("core2", "ripemd160_blocks"),
        ("golden-cove", "aes128_encrypt"), ("golden-cove", "aes_to_slices-bitsliced"),
        ("zen3", "aes_from_slices-bitsliced"), ("pentium3", "aes128_expand_decrypt"),
        ("northwood", "ghash_blocks"), ("golden-cove", "ghash_blocks"),
        ("northwood", "chacha20_blocks"), ("northwood", "fox128_encrypt-two"), ("golden-cove", "serpent_expand192"),
        ("zen3", "serpent_encrypt")]
MUTATED = [("zen3", "ascon_aead128_last"), ("pentium3", "aes128_expand")]


@functools.cache
def given(cpu: str, name: str) -> tuple[Kernel, dict[str, Any], Image, Abi, Job]:
    """A shipped kernel: its source, its manifest, its code."""
    path = Path(shipped.FOLDER, cpu, f"{name}.asm")
    manifest = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    target, kernel = load_cpu(cpu), manifest["kernel"]
    image = load_elf(assemble(path.read_text(encoding="utf-8"), path.name, target.bits), BASE, target.bits)
    return (shipped.LIBRARY.source_of(kernel).kernel(kernel), manifest, image, target.abi,
            Job(kernel, target, manifest.get("variant")))


@pytest.mark.parametrize("cpu, name", [*PROVED, *(pytest.param(*row, marks=pytest.mark.full) for row in MORE)])
def test_shipped_kernels_are_proved(cpu: str, name: str) -> None:
    kernel, manifest, image, abi, _ = given(cpu, name)
    verdict = prove(kernel, manifest, image, abi)
    assert (verdict.result, verdict.findings) == ("proved", ())
    assert verdict.instructions > 40


# -- faults -----------------------------------------------------------------------------------------------------------
def code_of(image: Image) -> Segment:
    """The piece of an image that is executed."""
    return next(s for s in image.segments if s.executable)


def with_code(image: Image, data: bytes) -> Image:
    """The same image with other code."""
    own = code_of(image)
    segments = tuple(Segment(s.address, data, s.writable, True) if s is own else s for s in image.segments)
    return Image(**{**{f: getattr(image, f) for f in image.__dataclass_fields__}, "segments": segments})


def places(image: Image, bits: int) -> list[tuple[int, int]]:
    """(offset, length) of every instruction."""
    own, end = code_of(image), image.sections.get(".rodata", image.end)
    data = own.data[:end - own.address]
    return [(one.ip - own.address, one.len) for one in iced.Decoder(bits, data, ip=own.address)]


def check_mutants(cpu: str, name: str, count: int) -> dict[str, int]:
    """So many mutants: none that does something else for an input that is tried is proved."""
    kernel, manifest, image, abi, job = given(cpu, name)
    search: Search = searcher(shipped.LIBRARY, job, manifest)
    mutants, found = Mutants(image, abi.bits), dict.fromkeys(("refuted", "proved", "unknown"), 0)
    for number in range(count):
        _, what, changed = mutants.numbered(f"{cpu}/{name}", number)
        verdict = prove(kernel, manifest, changed, abi, search)
        if verdict.result == "proved":
            assert search(changed) is None, f"{cpu}/{name}: a mutant that differs is proved: {what}"
        if verdict.result == "refuted":
            assert verdict.findings[0].example
        found[verdict.result] += 1
    return found


@pytest.mark.parametrize("cpu, name", [MUTATED[0], pytest.param(*MUTATED[1], marks=pytest.mark.full)])
def test_no_changed_code_is_proved(cpu: str, name: str) -> None:
    found = check_mutants(cpu, name, 8)
    assert found["refuted"] >= 3, found


def test_a_loop_that_ends_too_late_is_not_proved() -> None:
    """The last jump of the loop over blocks with the other condition."""
    kernel, manifest, image, abi, _ = given("pentium3", "md4_blocks")
    data = bytearray(code_of(image).data)
    jumps = [(at, size) for at, size in places(image, 32)
             if data[at:at + 2] == b"\x0f\x85" or data[at] == 0x75]
    at, _ = jumps[-1]
    data[at + (data[at] == 0x0F)] ^= 1
    assert prove(kernel, manifest, with_code(image, bytes(data)), abi).result == "unknown"


def cut(image: Image, number: int) -> Image:
    """The same code with an instruction of 64 bits, counted from 0, made one of 32."""
    data = bytearray(code_of(image).data)
    at, _ = places(image, 64)[number]
    assert data[at] & 0xF8 == 0x48
    data[at] &= ~8
    return with_code(image, bytes(data))


def test_a_loop_whose_end_is_seen_by_half_an_address_is_not_proved() -> None:
    """The difference of two pointers, of which 32 bits are zero for more blocks, too; no call that is tried has them.
    """
    kernel, manifest, image, abi, _ = given("core2-64", "md5_blocks")
    last = max(n for n, (at, size) in enumerate(places(image, 64)) if code_of(image).data[at:at + 2] == b"\x0f\x85")
    verdict = prove(kernel, manifest, cut(image, last - 1), abi)
    assert verdict.result == "unknown" and "behind the last block" in verdict.findings[0].what


DOUBLE = ("core2-64", "camellia128_encrypt-double")


def control(image: Image, mnemonic: int) -> list[tuple[int, int]]:
    """(offset, length) of all instructions of a kind in 64-bit code."""
    own = code_of(image)
    return [(at, size) for at, size in places(image, 64)
            if iced.Decoder(64, own.data[at:at + size], ip=own.address + at).decode().mnemonic == mnemonic]


@pytest.mark.full
@pytest.mark.parametrize("what, number, change", [
    ("AND", 0, 2), ("IMUL", 0, 16), ("IMUL", 1, -1), ("IMUL", 2, 16), ("IMUL", 3, -1)])
def test_faults_in_what_is_left_over_are_not_proved(what: str, number: int, change: int) -> None:
    """Of passes of two blocks: another number left over, another end, a byte less or a block more copied."""
    kernel, manifest, image, abi, _ = given(*DOUBLE)
    at, size = [row for row in control(image, getattr(iced.Mnemonic, what))
                if what == "IMUL" or code_of(image).data[row[0] + row[1] - 1] == 1][number]
    assert prove(kernel, manifest, patched(image, at + size, 1, change), abi).result == "unknown"


TWELVE = ("zen3", "aes128_encrypt-rounds")


@pytest.mark.parametrize("what, number, change, wrong", [
    ("SUB", 1, 1, "no test for no whole pass"), ("ADD", 0, 1, "no test for no whole pass"),
    pytest.param("IMUL", 0, 16, "behind the last block", marks=pytest.mark.slow),
    pytest.param("IMUL", 1, -1, "1 blocks left over", marks=pytest.mark.slow),
    pytest.param("IMUL", 3, -1, "1 blocks left over", marks=pytest.mark.slow)])
def test_faults_in_passes_of_twelve_blocks_are_not_proved(what: str, number: int, change: int, wrong: str) -> None:
    """What is left over is counted by taking twelve away until it is less than nothing."""
    kernel, manifest, image, abi, _ = given(*TWELVE)
    at, size = control(image, getattr(iced.Mnemonic, what))[number]
    verdict = prove(kernel, manifest, patched(image, at + size, 1, change), abi)
    assert verdict.result == "unknown" and wrong in verdict.findings[0].what


@pytest.mark.slow
def test_passes_of_twelve_blocks_are_proved() -> None:
    kernel, manifest, image, abi, _ = given(*TWELVE)
    assert prove(kernel, manifest, image, abi).result == "proved"


def test_what_depends_on_the_flags_of_the_caller_is_not_proved() -> None:
    """The frame made by `sbb` in the place of `sub`, which does the same if there is no carry."""
    kernel, manifest, image, abi, _ = given("zen3", "ascon_aead128_last")
    data = bytearray(code_of(image).data)
    at, size = control(image, iced.Mnemonic.SUB)[0]
    assert data[at + 1:at + 3] == b"\x83\xec" and size == 4
    data[at + 2] = 0xDC
    verdict = prove(kernel, manifest, with_code(image, bytes(data)), abi)
    assert verdict.result == "unknown" and "a flag" in verdict.findings[0].what


@pytest.mark.full
def test_a_wrong_entry_of_a_table_is_not_proved() -> None:
    kernel, manifest, image, abi, job = given("pentium3", "aes128_encrypt")
    data = bytearray(code_of(image).data)
    data[image.sections[".rodata"] - code_of(image).address + 8 * 0x5A + 1] ^= 4
    changed = with_code(image, bytes(data))
    verdict = prove(kernel, manifest, changed, abi, searcher(shipped.LIBRARY, job, manifest))
    assert verdict.result == "refuted" and verdict.findings[0].example


def patched(image: Image, at: int, size: int, change: int) -> Image:
    """An image with so much added to the last `size` bytes before offset `at` of its code, as a signed number."""
    data = bytearray(code_of(image).data)
    value = int.from_bytes(data[at - size:at], "little", signed=True) + change
    data[at - size:at] = value.to_bytes(size, "little", signed=True)
    return with_code(image, bytes(data))


def loads(image: Image) -> list[tuple[int, int]]:
    """(where it ends, bytes of the displacement) of every vector that is loaded from a parameter of 64-bit code."""
    own, found = code_of(image), []
    for at, size in places(image, 64):
        decoder = iced.Decoder(64, own.data[at:at + size], ip=own.address + at)
        one = decoder.decode()
        if one.mnemonic in (iced.Mnemonic.MOVDQA, iced.Mnemonic.MOVAPS) and one.op1_kind == iced.OpKind.MEMORY \
                and one.memory_base not in (iced.Register.RSP, iced.Register.RIP, iced.Register.NONE):
            places_of = decoder.get_constant_offsets(one)
            if places_of.displacement_size == 4:
                found.append((at + places_of.displacement_offset + 4, 4))
    return found


@pytest.mark.parametrize("name", ["aes_to_slices-bitsliced", "aes_from_slices-bitsliced"])
@pytest.mark.parametrize("change", [1 << 16, -(1 << 16)])
def test_a_load_outside_of_its_block_is_unknown(name: str, change: int) -> None:
    """Also of what is only read, and whatever becomes of what it loads: its page may not be there."""
    kernel, manifest, image, abi, _ = given("prescott-64", name)
    verdict = prove(kernel, manifest, patched(image, *loads(image)[0], change), abi)
    assert verdict.result == "unknown" and "outside of the block" in verdict.findings[0].what


def test_a_store_to_the_stack_of_the_caller_is_unknown() -> None:
    """Above the arguments; whatever is there is not the function's."""
    kernel, manifest, image, abi, _ = given("pentium3", "aes128_encrypt")
    own, found = code_of(image), []
    for at, size in places(image, 32):
        decoder = iced.Decoder(32, own.data[at:at + size], ip=own.address + at)
        one = decoder.decode()
        if one.mnemonic == iced.Mnemonic.MOV and one.op0_kind == iced.OpKind.MEMORY \
                and one.memory_base == iced.Register.ESP and one.memory_displ_size == 4:
            found.append(at + decoder.get_constant_offsets(one).displacement_offset + 4)
    verdict = prove(kernel, manifest, patched(image, found[-1], 4, 4096), abi)
    assert verdict.result == "unknown" and "neither a parameter's nor the frame's" in verdict.findings[0].what


def stores(image: Image) -> list[tuple[int, int]]:
    """(where it ends, bytes of the displacement) of every vector that is stored to a parameter of 64-bit code."""
    own, found = code_of(image), []
    for at, size in places(image, 64):
        decoder = iced.Decoder(64, own.data[at:at + size], ip=own.address + at)
        one = decoder.decode()
        if one.mnemonic in (iced.Mnemonic.MOVDQA, iced.Mnemonic.MOVAPS) and one.op0_kind == iced.OpKind.MEMORY \
                and one.memory_base not in (iced.Register.RSP, iced.Register.NONE):
            places_of = decoder.get_constant_offsets(one)
            if places_of.has_displacement:
                found.append((at + places_of.displacement_offset + places_of.displacement_size,
                              places_of.displacement_size))
    return found


@pytest.mark.full
@pytest.mark.parametrize("name", ["aes_to_slices-bitsliced", "aes_from_slices-bitsliced"])
def test_faults_in_bringing_blocks_into_slices_are_not_proved(name: str) -> None:
    """Two registers of a batch exchanged, one bit of a mask, and a step that is a block too long or too short."""
    kernel, manifest, image, abi, _ = given("prescott-64", name)
    places_of = stores(image)
    assert len(places_of) > 100
    one, other = [end for end, size in places_of if size == 4][:2]
    data = bytearray(code_of(image).data)
    data[one - 4:one], data[other - 4:other] = data[other - 4:other], data[one - 4:one]
    begin = image.sections[".rodata"] - code_of(image).address
    mask = bytearray(code_of(image).data)
    mask[begin + 5] ^= 8
    faults = {"exchanged": with_code(image, bytes(data)), "mask": with_code(image, bytes(mask))}
    steps = [(at + length, 4) for at, length in places(image, 64) if length == 7
             and code_of(image).data[at + 1] == 0x81    # add r64, imm32
             and code_of(image).data[at + 3:at + 7] == (2048).to_bytes(4, "little")]
    assert len(steps) == 2
    for at, size in steps:
        faults[f"step at {at}, a block more"] = patched(image, at, size, 16)
        faults[f"step at {at}, a block less"] = patched(image, at, size, -16)
    for what, changed in faults.items():
        assert prove(kernel, manifest, changed, abi).result == "unknown", what
