"""Machine code proved equal to its source: shipped kernels are, and code that was changed is not."""

from __future__ import annotations

import functools
import json
import random
from pathlib import Path
from typing import Any

import iced_x86 as iced
import pytest

from cipherwright.building.jobs import Job
from cipherwright.equality.arithmetic import Arithmetic
from cipherwright.equality.forms import Forms, Unknown
from cipherwright.equality.polynomials import Columns
from cipherwright.equality.prove import prove
from cipherwright.equality.samples import ONES, Samples
from cipherwright.equality.search import Search, searcher
from cipherwright.equality.sweep import Sweep
from cipherwright.equality.words import Bits, Product, Residue, bits_of, residue
from cipherwright.machine.assemble import assemble
from dsl.ir import Kernel
from dsl.semantics import monomials
from targets.abi import Abi
from targets.cpu import load_cpu
from targets.elf import Image, Segment, load_elf
from tests.support import shipped

BASE = 0x08000000
PROVED = [("pentium3", "aes128_expand"), ("pentium3", "md4_blocks"), ("core2-64", "md5_blocks"),
          ("pentium3", "aes128_encrypt"), ("zen3", "ascon_aead128_last"), ("golden-cove", "rc6_encrypt"),
          ("northwood", "sha1_blocks"), ("prescott-64", "aes_to_slices-bitsliced"),
          ("prescott-64", "aes_from_slices-bitsliced"), ("zen3", "ascon_aead128_init"), ("zen3", "kasumi_encrypt"),
          ("core2-64", "misty1_encrypt"), ("northwood", "blake2b_blocks"), ("core2-64", "rc6_decrypt"),
          ("pentium", "ripemd160_blocks"), ("core2-64", "camellia128_encrypt-double"),
          ("pentium3", "serpent_expand128"), ("core2-64", "ghash_blocks")]
MORE = [("core2-64", "sha256_blocks"), ("core2-64", "aes128_encrypt-bitsliced"), ("core2", "ripemd160_blocks"),
        ("golden-cove", "aes128_encrypt"), ("golden-cove", "aes_to_slices-bitsliced"),
        ("zen3", "aes_from_slices-bitsliced"), ("pentium3", "aes128_expand_decrypt"),
        ("northwood", "ghash_blocks"), ("golden-cove", "ghash_blocks"),
        ("northwood", "chacha20_blocks"), ("northwood", "fox128_encrypt-two"), ("golden-cove", "serpent_expand192")]
MUTATED = [("pentium3", "aes128_expand"), ("zen3", "ascon_aead128_last")]


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


def mutant(image: Image, bits: int, rng: random.Random) -> bytes | None:
    """Code with one fault: a bit of an instruction, its last byte a little off, two instructions swapped."""
    data = bytearray(code_of(image).data)
    where = places(image, bits)
    number = rng.randrange(len(where) - 1)
    at, size = where[number]
    kind = rng.choice(("bit", "bit", "last", "swap"))
    if kind == "swap":
        after, other = where[number + 1]
        data[at:after + other] = data[after:after + other] + data[at:after]
    elif kind == "last":
        data[at + size - 1] = (data[at + size - 1] + rng.choice((1, -1, 4, -4))) & 255
    else:
        data[at + rng.randrange(size)] ^= 1 << rng.randrange(8)
    one = iced.Decoder(bits, bytes(data[at:at + 15]), ip=code_of(image).address + at).decode()
    if bytes(data) == code_of(image).data or one.code == iced.Code.INVALID or (kind != "swap" and one.len != size):
        return None
    return bytes(data)


def check_mutants(cpu: str, name: str, count: int) -> dict[str, int]:
    """So many mutants: none that does something else for an input that is tried is proved."""
    kernel, manifest, image, abi, job = given(cpu, name)
    search: Search = searcher(shipped.LIBRARY, job, manifest)
    rng, found = random.Random(f"{cpu}/{name}"), dict.fromkeys(("refuted", "proved", "unknown"), 0)
    while sum(found.values()) < count:
        data = mutant(image, abi.bits, rng)
        if data is None:
            continue
        changed = with_code(image, data)
        verdict = prove(kernel, manifest, changed, abi, search)
        if verdict.result == "proved":
            assert search(changed) is None, f"{cpu}/{name}: a mutant that differs is proved: {data.hex()}"
        if verdict.result == "refuted":
            assert verdict.findings[0].example
        found[verdict.result] += 1
    return found


@pytest.mark.parametrize("cpu, name", MUTATED)
def test_no_changed_code_is_proved(cpu: str, name: str) -> None:
    found = check_mutants(cpu, name, 8)
    assert found["refuted"] >= 3, found


@pytest.mark.slow
@pytest.mark.parametrize("cpu, name", [*PROVED, *MORE])
def test_no_changed_code_is_proved_of_many(cpu: str, name: str) -> None:
    found = check_mutants(cpu, name, 40)
    assert found["refuted"] >= 20, found


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


@pytest.mark.parametrize("what, number, change", [
    pytest.param("AND", 0, 2, marks=pytest.mark.full), pytest.param("IMUL", 0, 16, marks=pytest.mark.full),
    pytest.param("IMUL", 1, -1, marks=pytest.mark.full), pytest.param("IMUL", 2, 16, marks=pytest.mark.full),
    ("IMUL", 3, -1)])
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


# -- formulas ---------------------------------------------------------------------------------------------------------
def world() -> tuple[Arithmetic, Samples]:
    """Forms with samples."""
    a = Arithmetic(Forms())
    return a, Sweep(a.f, a).samples


def value(samples: Samples, x: Any, bits: int) -> list[int]:
    """What a formula is for each sample."""
    if isinstance(x, int):
        return [x & (1 << bits) - 1] * ONES.bit_length()
    row = x.bits()
    return samples.values(row.wide(bits)) if isinstance(row, Bits) else [row] * ONES.bit_length()


def test_sums_and_products_are_those_of_numbers() -> None:
    """Random expressions on formulas, and on the samples of their variables."""
    rng = random.Random(5)
    a, samples = world()
    words = [bits_of(a, a.f.variables(i, 32)) for i in range(4)]
    pool: list[tuple[Any, list[int]]] = [(w, value(samples, w, 32)) for w in words]
    ones = (1 << 32) - 1
    for step in range(120):
        a.f.in_code = step > 60
        (x, xs), (y, ys) = rng.choice(pool), rng.choice(pool)
        k = rng.randrange(1, 31)
        made, wanted = rng.choice((
            lambda x=x, y=y, xs=xs, ys=ys: ((x + y) & ones, [p + q & ones for p, q in zip(xs, ys, strict=True)]),
            lambda x=x, y=y, xs=xs, ys=ys: ((x - y) & ones, [p - q & ones for p, q in zip(xs, ys, strict=True)]),
            lambda x=x, y=y, xs=xs, ys=ys: (x ^ y, [p ^ q for p, q in zip(xs, ys, strict=True)]),
            lambda x=x, y=y, xs=xs, ys=ys: (x & y, [p & q for p, q in zip(xs, ys, strict=True)]),
            lambda x=x, y=y, xs=xs, ys=ys: (x | ~y & ones, [p | ~q & ones for p, q in zip(xs, ys, strict=True)]),
            lambda x=x, k=k, xs=xs: ((x << k | x >> 32 - k) & ones, [(p << k | p >> 32 - k) & ones for p in xs]),
            lambda x=x, k=k, xs=xs: (x * (2 * k) & ones, [p * 2 * k & ones for p in xs]),
            lambda x=x, y=y, xs=xs, ys=ys: (x + y >> 32 & 1, [p + q >> 32 for p, q in zip(xs, ys, strict=True)]),
            lambda x=x, y=y, xs=xs, ys=ys: (x - y >> 32 & 1, [int(p < q) for p, q in zip(xs, ys, strict=True)]),
        ))()
        assert value(samples, made, 32) == wanted, step
        if not isinstance(made, int):
            pool.append((made, wanted))
    x, y = (w for w in words[:2])
    wide = Product(a, x, y) & (1 << 64) - 1
    pairs = zip(value(samples, x, 32), value(samples, y, 32), strict=True)
    assert value(samples, wide, 64) == [p * q for p, q in pairs]


@pytest.mark.parametrize("terms, places", [(8, 64), (4, 64), (5, 40)])
def test_a_product_of_words_with_holes_has_places_without_carries(terms: int, places: int) -> None:
    """Four bits apart, at most 15 in a column: then its bit is the exclusive or of its own; else it may be a carry."""
    a, samples = world()
    apart = places // 2 // terms
    rows = [tuple(b for i in range(terms) for b in (a.f.variables((n, i), 1)[0], *(0,) * (apart - 1)))
            for n in range(2)]
    x, y = (bits_of(a, row) for row in rows)
    made = Product(a, x, y) & (1 << places) - 1
    pairs = zip(value(samples, x, 32), value(samples, y, 32), strict=True)
    assert value(samples, made, places) == [p * q for p, q in pairs]
    for at in range(0, 2 * apart * terms - apart, apart):
        alone = a.f.xor_all([a.f.product(rows[0][i], rows[1][at - i])
                             for i in range(0, at + 1, apart) if i < len(rows[0]) and at - i < len(rows[1])])
        assert made.bits().row[at] == alone
    dense = Product(a, bits_of(a, a.f.variables("x", 17)), bits_of(a, [*a.f.variables("y", 17)])) & (1 << 34) - 1
    pairs = zip(value(samples, bits_of(a, a.f.variables("x", 17)), 17),
                value(samples, bits_of(a, a.f.variables("y", 17)), 17), strict=True)
    assert value(samples, dense, 34) == [p * q for p, q in pairs]
    crowded = [tuple(b for i in range(16) for b in (a.f.variables((n, i), 1)[0], 0)) for n in ("p", "q")]
    x, y = (bits_of(a, row) for row in crowded)
    pairs = zip(value(samples, x, 32), value(samples, y, 32), strict=True)
    assert value(samples, Product(a, x, y) & (1 << 64) - 1, 64) == [p * q for p, q in pairs]


def test_sums_have_one_form() -> None:
    a, _ = world()
    x, y = (bits_of(a, a.f.variables(i, 32)) for i in range(2))
    one = residue(a, [(x, 3), (y, 1), (5, 1)], 32)
    other = residue(a, [(residue(a, [(x, 1), (y, 1)], 32), 1), (residue(a, [(x, 2), (7, 1)], 32), 1), (-2, 1)], 32)
    assert isinstance(one, Residue) and isinstance(other, Residue)
    assert (one.terms, one.const) == (other.terms, other.const)
    assert residue(a, [(x, 1), (y, -1)], 32).bits().row != residue(a, [(y, 1), (x, -1)], 32).bits().row


def test_words_beside_themselves_are_the_bits_they_are() -> None:
    a, samples = world()
    x = bits_of(a, a.f.variables(0, 32))
    twice = residue(a, [(x, 1 + (1 << 32))], 64)
    assert twice.bits().row == x.row * 2
    whole = (x + (x << 32) + (x << 64)) ^ 1
    assert isinstance(whole, Bits) and whole.row[32:] == x.row * 2
    near = residue(a, [(x, 1 + (1 << 31))], 64)
    assert value(samples, near, 64) == [v + (v << 31) & (1 << 64) - 1 for v in value(samples, x, 32)]
    with pytest.raises(Unknown):
        (x - (x << 32)) ^ x


def test_a_circuit_with_outputs_of_a_table_as_factors_is_that_table() -> None:
    """As in Serpent's S-boxes: long forms as index, and products of outputs; what differs for one index is not taken.
    """
    a, _ = world()
    f = a.f
    entries = [3, 8, 15, 1, 10, 6, 5, 11, 14, 13, 4, 2, 7, 0, 9, 12]
    words = [f.xor_all([*f.variables((i, 0), 26), f.product(*f.variables((i, 1), 2))]) for i in range(4)]
    low, high = (f.look_up(words, Columns([e >> i & 1 for e in entries], 1))[0] for i in (1, 3))
    both = f.look_up(words, Columns([e >> 1 & e >> 3 & 1 for e in entries], 1))[0]
    f.in_code = True
    made = 0
    for monomial in monomials(entries, 3):
        made = f.xor(made, functools.reduce(f.product, (w for i, w in enumerate(words) if monomial >> i & 1), 1))
    assert made == high
    assert f.product(low, made) == both
    assert f.xor(made, functools.reduce(f.product, words)) not in (high, both, low)


def test_the_complement_of_a_sum_is_a_sum() -> None:
    a, samples = world()
    x, y = (bits_of(a, a.f.variables(i, 32)) for i in range(2))
    one, other = residue(a, [(x, 1), (y, -1), (9, 1)], 32), residue(a, [(x, -1), (y, 1), (-10, 1)], 32)
    assert [b ^ 1 for b in one.bits().row] == list(other.bits().row)
    near = residue(a, [(x, -1), (y, 1), (-9, 1)], 32)
    assert [b ^ 1 for b in one.bits().row] != list(near.bits().row)
    assert value(samples, other, 32) == [v ^ 0xFFFFFFFF for v in value(samples, one, 32)]
    assert value(samples, one, 32) == [p - q + 9 & 0xFFFFFFFF for p, q in
                                       zip(value(samples, x, 32), value(samples, y, 32), strict=True)]


def test_other_products_of_the_same_function_are_found() -> None:
    """The choice and the majority as code has them, beside the source's; and what only looks like them is not taken."""
    a, samples = world()
    f = a.f
    x, y, z = (f.variables(i, 1)[0] for i in range(3))
    choice = f.xor(f.product(x, y), f.product(x ^ 1, z))
    majority = f.xor(f.xor(f.product(x, y), f.product(x, z)), f.product(y, z))
    rare = f.product(f.product(choice, majority), f.variables(3, 1)[0])
    f.in_code = True
    assert f.xor(z, f.product(x, f.xor(y, z))) == choice
    assert f.either(f.product(x, y), f.product(z, f.either(x, y))) == majority
    assert f.product(f.product(x, y), f.variables(3, 1)[0]) != rare
    assert samples.literal(choice) != samples.literal(majority)


def test_what_is_wrong_for_one_input_of_four_thousand_million_is_not_taken() -> None:
    """No sample has that input: only the proof can tell the two apart."""
    a, samples = world()
    f = a.f
    x, y, z = f.variables("x", 32), f.variables("y", 1)[0], f.variables("z", 32)
    all_ones = functools.reduce(f.product, x)
    long = f.xor_all([*z, f.product(x[0], y)])      # long enough to have a name
    f.xor(y, f.product(x[0], x[1]))
    wanted = f.xor(long, f.product(z[3], y))
    f.in_code = True
    again = f.xor(f.xor_all([*z, f.product(y, z[3])]), f.product(y, x[0]))
    assert again == wanted
    rare = f.xor(again, all_ones)
    assert samples.literal(rare) == samples.literal(wanted) and rare != wanted
    carry = f.xor(f.product(x[0], f.product(y, z[3])), all_ones)
    assert carry != f.product(y, f.product(z[3], x[0]))


def test_names_inside_names_are_met_however_deep_each_side_has_them() -> None:
    """A sum of sums of many products each, of which the code has other parts joined than the source."""
    a, _ = world()
    f = a.f
    rows = [[f.product(p, q) for p, q in zip(f.variables((i, 0), 26), f.variables((i, 1), 26), strict=True)]
            for i in range(8)]
    source = 0
    for row in rows:    # each a name that is made of the one before
        source = f.xor_all([source, *row])
    other = f.xor(source, rows[0][0])
    f.in_code = True
    code = 0
    for row in reversed(rows):
        code = f.xor_all([code, *row])
    assert code == source
    assert f.xor(code, rows[0][0]) == other != source


def test_products_of_an_index_are_polynomials_of_it() -> None:
    """Any circuit on sums of what tables have is the table that it computes, whatever is added to it in between."""
    rng = random.Random(8)
    f = Forms()
    sweep = Sweep(f, Arithmetic(f))
    x, inner = f.variables("x", 8), [Columns(rng.sample(range(16), 16), 4) for _ in range(2)]
    first = f.look_up(x[:4], inner[0]) + f.look_up(x[4:], inner[1])
    index = [f.xor_all([first[i], first[7 - i], x[i] ^ 1]) for i in range(4)]
    entries = rng.sample(range(16), 16)
    outputs = f.look_up(index, Columns(entries, 4))
    wrong = [e ^ 8 * (i == 5) for i, e in enumerate(entries)]
    want = [f.xor(y, first[0]) for y in outputs]
    f.in_code = True

    def made(table: list[int], output: int) -> int:
        """Output by output as products; another form is added before the last of them."""
        total = first[0]
        for monomial in monomials(table, output):
            term = 1
            for i in range(4):
                if monomial >> i & 1:
                    term = f.product(index[i], term)
            total = f.xor(term, total)
        return total

    assert [made(entries, i) for i in range(4)] == want
    assert [made(wrong, i) == want[i] for i in range(4)] == [True, True, True, False]
    assert not any(f.atoms[a][0] == "and" for a in range(len(f.atoms)))
    assert sweep.within.same(want[0] >> 1, made(entries, 0) >> 1)


def test_an_index_is_seen_through_linear_terms_of_other_tables() -> None:
    """Sums of an index's bits, made of a table's products and its index's own bits."""
    f = Forms()
    sweep = Sweep(f, Arithmetic(f))
    x, z = f.variables("x", 3), f.variables("z", 3)
    y = [f.xor(p, q) for p, q in zip(f.look_up(x, Columns([0, 1, 3, 6, 7, 4, 5, 2], 3)), z, strict=True)]
    both = f.look_up(y, Columns([0, 0, 0, 1, 0, 1, 1, 1], 1))[0]
    assert both not in x
    vectors = sweep.within.vectors
    rows = [vectors.form(one >> 1) for one in y]
    box = f.indices[-1]
    for mask in range(1, 8):
        row = 0
        for i in range(3):
            row ^= rows[i] * (mask >> i & 1)
        assert box in vectors.candidates(row)
        found = vectors.function(row, box)
        assert found == sum(((i & mask).bit_count() & 1) << i for i in range(8))
        assert vectors.function(row ^ vectors.form(x[0] >> 1), box) is None
