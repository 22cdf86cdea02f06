"""Bit slices: the pass against the interpreter, machine code in every register file, and the shipped kernels."""

from __future__ import annotations

import functools
import random
import re
from typing import Any

import pytest

from cipherwright.building.build import FIRST_BASE
from cipherwright.compiler.pipeline import compile_kernel
from cipherwright.instrument.kernel_trace import trace_image
from cipherwright.machine.assemble import assemble
from cipherwright.machine.machine import PAGE, Buffer, Same
from cipherwright.protocols.block_cipher import BlockCipher
from cipherwright.protocols.protocols import make_cipher
from cipherwright.protocols.slicing import from_slices, ordinary_results, slice_arguments, to_slices
from dsl.check import check_kernel
from dsl.diagnostics import SourceError
from dsl.elaborate import elaborate
from dsl.interpret import interpret
from dsl.ir import Kernel, Op, Param, Pos
from dsl.operations import evaluate
from dsl.parser import parse
from dsl.semantics import unpack
from scheduler.algorithm import transpose
from scheduler.algorithm.slices import slice_kernel
from scheduler.lowering.regions import independent
from scheduler.mapping.choose import choose, lacking
from scheduler.mapping.layout import REPEATED
from targets.abi import Abi
from targets.cpu import load_cpu
from targets.elf import load_elf
from tests.programs.generate import KERNEL, PATH, generate
from tests.support import shipped
from tests.support.shipped import LIBRARY
from tests.support.spread import every, some

SLICED = [*((kernel, variant, cpu) for kernel, variant, cpu in shipped.VARIANTS
            if shipped.slices(kernel, variant, cpu)),
          *((kernel, "", cpu) for kernel, cpu in shipped.CASES if kernel in shipped.IN_SLICES)]
EVERYTHING = """
sbox S: u5 -> u7 = [77, 3, 18, 99, 0, 5, 120, 64, 33, 1, 8, 90, 44, 51, 127, 12,
                    13, 14, 96, 71, 72, 2, 111, 29, 30, 31, 40, 41, 85, 86, 104, 9]
const C: u16[4] = [0x1234, 0xffff, 0, 0x8001]
linear L(x: u16) -> u16 { return x ^ (x <<< 3) ^ (x >> 5) }
kernel k(rk: in u16be[4], src: in u16be[4] per block, dst: out u16le[4] per block, n: count) {
    blocks n {
        var x: u16[4]
        for i in 0..4 { x[i] = src[i] ^ rk[i] }
        for r in 0..4 as rounds {
            let a = L(x[0] + x[1]) - (x[2] <<< 7)
            let b = select(x[3] < a, x[1], ~x[2]) | (x[0] & rk[r])
            let c = cat(S(b[3 +: 5]), S(a[9 +: 5])) ^ u14(C[r]) ^ u14(select(a == b, x[3], x[0]))
            x[3] = x[2]
            x[2] = u16(c) ^ (x[1] >>> 2)
            x[1] = b
            x[0] = a << 1
        }
        for i in 0..4 { dst[i] = x[i] }
    }
}
"""
PLACES = [("xmm", "northwood"), ("xmm", "core2-64"), ("mmx", "pentium3"), ("mmx", "athlon64-64"),
          ("general", "pentium"), ("general", "core2-64"), ("xmm", "core2-64-win64")]


def arguments(params: list[Param], count: int, rng: random.Random) -> list[bytes | int]:
    return [count if p.kind == "count" else rng.randbytes(p.bytes * (count if p.per_block else 1)) for p in params]


def agrees(kernel: Kernel, sliced: Kernel, width: int, counts: tuple[int, ...], rng: random.Random) -> None:
    for count in counts:
        args = arguments(kernel.params, count, rng)
        whole = [p.name for p in sliced.params if p.whole]
        after = interpret(sliced, slice_arguments(kernel.params, args, width, whole))
        assert ordinary_results(kernel.params, after, args, width, whole) == interpret(kernel, args), count


# -- the format ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize("width", [32, 64, 128, 256, 512])
@pytest.mark.parametrize(("bits", "endian", "length"), [(8, "le", 3), (16, "be", 4), (32, "le", 2), (64, "be", 1)])
def test_slices_are_bits_of_elements(width: int, bits: int, endian: str, length: int) -> None:
    param = Param("p", "in", bits, endian, length, True, False)
    data = random.Random(1).randbytes(param.bytes * (width + 3))
    made = to_slices(data, param, width)
    assert from_slices(made, param, width, width + 3) == data and len(made) == 2 * param.bytes * width
    order = "big" if endian == "be" else "little"
    for copy in (0, 1, 5, width - 1):
        at = int(f"{copy:0{width.bit_length() - 1}b}"[::-1], 2)
        for element in range(length):
            begin = copy * param.bytes + element * bits // 8
            value = int.from_bytes(data[begin:begin + bits // 8], order)  # type: ignore[arg-type]
            for bit in range(bits):
                number = element * bits + bit
                one = int.from_bytes(made[number * width // 8:(number + 1) * width // 8], "little")
                assert one >> at & 1 == value >> bit & 1


@pytest.mark.parametrize(("width", "bits"), [(128, 128), (128, 64), (128, 256), (64, 64), (64, 128), (64, 32), (32, 16),
                                             (32, 32), (32, 128), (256, 128), (256, 64), (512, 128), (512, 64)])
@pytest.mark.parametrize("by_bytes", [False, True])
def test_transposition(width: int, bits: int, by_bytes: bool) -> None:
    if by_bytes and width < 128:
        by_bytes = False  # bytes are unpacked in XMM registers only
    rng = random.Random(width + bits)
    blocks = [rng.getrandbits(bits) for _ in range(width)]
    memory = sum(b << bits * k for k, b in enumerate(blocks))
    values: dict[int, int] = {}
    kept: list[Op] = []

    def emit(kind: str, args: Any, attr: Any = None) -> Op:
        made = Op(kind, width, tuple(args), attr)
        kept.append(made)
        a = [x.attr if x.kind == "const" else values[id(x)] for x in args]
        half = min(width, 64)
        if kind in ("shl", "shr"):
            parts = [a[0] >> s & (1 << half) - 1 for s in range(0, width, half)]
            moved = [(p << attr if kind == "shl" else p >> attr) & (1 << half) - 1 for p in parts]
            values[id(made)] = sum(p << half * i for i, p in enumerate(moved))
        elif kind.startswith("unpack"):
            values[id(made)] = unpack(a[0], a[1], attr, kind == "unpackhigh", width)
        elif kind in ("permute", "lanes"):
            values[id(made)] = evaluate(kind, width, attr, a, [width] * len(a))
        else:
            values[id(made)] = a[0] ^ a[1] if kind == "xor" else a[0] & a[1]
        return made

    registers = [Op("load", width) for _ in range(bits)]
    values.update((id(o), memory >> width * n & (1 << width) - 1) for n, o in enumerate(registers))
    made = transpose.to_slices(registers, width, emit, by_bytes)
    for bit, slice_ in enumerate(made):
        assert values[id(slice_)] == sum((b >> bit & 1) << transpose.position(k, width) for k, b in enumerate(blocks))
    back = transpose.from_slices(made, width, emit, by_bytes)
    assert [values[id(o)] for o in back] == [values[id(o)] for o in registers]


# -- the pass -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("width", [32, 64, 128, 256, 512])
@pytest.mark.parametrize("rolled", [(), ("rounds",)])
def test_pass_against_interpreter(width: int, rolled: tuple[str, ...]) -> None:
    kernel = elaborate(parse(EVERYTHING, PATH), "k", rolled)
    agrees(kernel, check_kernel(slice_kernel(kernel, width)), width, (0, 1, width, width + 7), random.Random(width))


@pytest.mark.full
@pytest.mark.long
@pytest.mark.parametrize("first", some(range(0, 120, 20), 1))
def test_random_programs(first: int) -> None:
    """The pass on random programs; one that multiplies, or has numbers, is refused there."""
    done = 0
    for number in range(first, first + 20):
        kernel = elaborate(parse(generate(number, 1 + number % 5), PATH), KERNEL)
        try:
            sliced = check_kernel(slice_kernel(kernel, 64))
        except SourceError as error:
            assert re.search("`(mul(hi|wide)?|number)` has no form in bit slices", str(error))
            continue
        rng, messages = random.Random(number), not independent(kernel)
        args = arguments(kernel.params, 3, rng)
        after = interpret(sliced, slice_arguments(kernel.params, args, 64, (), messages))
        assert ordinary_results(kernel.params, after, args, 64, (), messages) == interpret(kernel, args), number
        done += 1
    assert done >= 5


SWAP = "let a = p[0]; p[0] = p[1]; p[1] = a"


@pytest.mark.parametrize("body", [
    "p[0] = p[1]; p[1] = p[0] + 1",
    f"{SWAP}; for i in 0..3 as l {{ {SWAP}; }} p[0] = p[0] + 1; p[1] = p[1] ^ p[0]",
    f"{SWAP}; var x = p[0]; for i in 0..3 as l {{ x = x + p[1] }} p[1] = x; p[0] = p[0] ^ p[1]"])
def test_whole_blocks_are_read_as_they_have_been_written(body: str) -> None:
    """Also in and behind inner loops."""
    text = f"kernel k(p: inout u32be[2] per block, n: count) {{ blocks n {{ {body} }} }}"
    kernel = elaborate(parse(text, "k.cw"), "k", frozenset({"l"} if "as l" in body else ()))
    given: list[bytes | int] = [random.Random(1).randbytes(8 * 70), 70]
    after = interpret(slice_kernel(kernel, 64, [("p", Pos("k.cw", 1, 1))]),
                      slice_arguments(kernel.params, given, 64, ["p"]))
    assert ordinary_results(kernel.params, after, given, 64, ["p"]) == interpret(kernel, given)


def test_a_table_that_is_a_linear_map_becomes_sums() -> None:
    """SNOW 2.0 has multiplications by a constant as tables."""
    text = """table T: u4 -> u16 = c => (u16(c) << 7) ^ (u16(c) << 2)
    kernel k(p: in u8[1] per block, q: out u16le[1] per block, n: count) { blocks n { q[0] = T(p[0][2 +: 4]) } }
    """
    kernel = elaborate(parse(text, "k.cw"), "k")
    sliced = slice_kernel(kernel, 64)
    assert not {op.kind for op in sliced.body.ops()} & {"slicewise", "lookup"}
    agrees(kernel, sliced, 64, (70,), random.Random(1))


# -- machine code -------------------------------------------------------------------------------------------
@pytest.mark.spread(8)
@pytest.mark.usefixtures("one_choice")
@pytest.mark.parametrize(("file", "cpu", "whole"), [
    *((*place, "") for place in PLACES), ("xmm", "core2-64", "; whole src dst"), ("mmx", "pentium3", "; whole dst"),
    ("xmm", "prescott-64", "; whole src"), ("general", "athlon64-64", "; whole src dst")])
def test_machine_code(file: str, cpu: str, whole: str) -> None:
    text = EVERYTHING + f"mapping k {{ slices in {file}; roll rounds{whole} }}\n"
    target, program = load_cpu(cpu), parse(text, PATH)
    made = compile_kernel(program, "k", target, source_text=text, source_name=PATH, quick=True)
    width, names = made.manifest["slices"], made.manifest.get("whole", [])
    assert "Constant time: no secret" in made.asm
    code = load_elf(assemble(made.asm, "k", target.bits), FIRST_BASE, target.bits)
    kernel, rng = elaborate(program, "k"), random.Random(cpu)
    for count in (0, 1, width, 2 * width + 5):
        args = arguments(kernel.params, count, rng)
        sent = [a if isinstance(a, int) else Buffer(a, p.kind != "in", 16)
                for p, a in zip(kernel.params, slice_arguments(kernel.params, args, width, names), strict=True)]
        for end_guard in (True, False):
            after = machine(target.abi).call(code, "k", sent, end_guard=end_guard).buffers
            assert ordinary_results(kernel.params, after, args, width, names) == interpret(kernel, args), count


def machine(abi: Abi) -> Any:
    return shipped.machine(abi)


# -- the shipped kernels ------------------------------------------------------------------------------------
def executed(kernel: str, variant: str, cpu: str, args: list[bytes | int]) -> list[bytes]:
    return shipped.executor(cpu)(shipped.code_name(kernel, variant), args)


@pytest.mark.parametrize(("cpu", "lacks"), [("core2-64", True), ("haswell", False)])
def test_a_variant_that_repeats_a_key_is_left_out_where_nothing_repeats(cpu: str, lacks: bool) -> None:
    """Said for every CPU, it is not a mistake; said for all of them, `slices in general` is."""
    text = EVERYTHING + "mapping k wide { slices in FILE; broadcast rk }\n"
    features = load_cpu(cpu).features
    found = lacking(parse(text.replace("FILE", "xmm"), "x.cw"), "k", cpu, "wide", features, 64)
    assert (found is not None) == lacks and (not found or "repeats a word of memory in `xmm`" in found.message)
    assert lacking(parse(text.replace("FILE", "general"), "x.cw"), "k", cpu, "wide", features, 64) is None
    with pytest.raises(SourceError, match="repeats a word of memory in `general`"):
        choose(parse(text.replace("FILE", "general"), "x.cw"), "k", cpu, "wide", features=features, bits=64)


def test_there_are_some() -> None:
    assert {cpu for _, _, cpu in SLICED} >= {"athlon64-64", "core2-64", "prescott-64"}


@pytest.mark.spread(6)
@pytest.mark.parametrize(("kernel", "variant", "cpu"), SLICED)
def test_kernels_against_interpreter(kernel: str, variant: str, cpu: str) -> None:
    """Every block and every key different: also what all blocks share otherwise."""
    width, rng = shipped.slices(kernel, variant, cpu), random.Random(kernel)
    params = list(shipped.params(kernel))
    manifest = shipped.executor(cpu).builder.manifest(kernel, load_cpu(cpu), variant or None)
    copies = [arguments(params, 1, rng) for _ in range(width)]
    whole, shared = manifest.get("whole", []), manifest.get("broadcast", [])
    for copy in copies:  # what the mapping says that all blocks share
        copy[:] = [copies[0][i] if p.name in shared else copy[i] for i, p in enumerate(params)]
    args = [1 if p.kind == "count" else b"".join(c[i] for c in copies)  # type: ignore[misc]
            for i, p in enumerate(params)]
    sent = [a if isinstance(a, int) else
            Buffer(a if p.name in whole else to_slices(a[:REPEATED * p.bytes], p, REPEATED) if p.name in shared else
                   to_slices(a, p, width), p.kind != "in", 16) for p, a in zip(params, args, strict=True)]
    code = shipped.image(shipped.code_name(kernel, variant), cpu)
    after = shipped.machine_for(code, load_cpu(cpu).abi).call(code, kernel, sent).buffers
    pointers = [p for p in params if p.kind != "count"]
    got = [b"" if p.name in shared else b if p.name in whole else from_slices(b, p, width, width)
           for p, b in zip(pointers, after, strict=True)]
    want = [shipped.interpreted(kernel, c) for c in copies]
    assert got == [b"" if p.name in shared else b"".join(one[i] for one in want) for i, p in enumerate(pointers)]


@pytest.mark.spread(6)
@pytest.mark.parametrize(("kernel", "variant", "cpu"), SLICED)
def test_counts(kernel: str, variant: str, cpu: str) -> None:
    width, rng = shipped.slices(kernel, variant, cpu), random.Random(cpu)
    params = list(shipped.params(kernel))
    for count in (0, 1, width - 1, width + 1) if any(p.kind == "count" for p in params) else (1,):
        args = arguments(params, count, rng)
        assert executed(kernel, variant, cpu, args) == shipped.interpreted(kernel, args), count


@pytest.mark.spread(6)
@pytest.mark.parametrize(("kernel", "variant", "cpu"), [c for c in SLICED if shipped.in_place_pair(c[0])])
def test_in_place_and_at_ends_of_pages(kernel: str, variant: str, cpu: str) -> None:
    pair = shipped.in_place_pair(kernel)
    width, rng = shipped.slices(kernel, variant, cpu), random.Random(cpu)
    params = list(shipped.params(kernel))
    manifest = shipped.executor(cpu).builder.manifest(kernel, load_cpu(cpu), variant or None)
    whole = manifest.get("whole", [])
    assert pair
    if not shipped.allows_in_place(kernel, cpu, variant):
        return
    args = arguments(params, 2 * width, rng)
    sliced = slice_arguments(params, args, width, whole, False, manifest.get("broadcast", []))
    code = shipped.image(shipped.code_name(kernel, variant), cpu)
    for offset in (0, 16, PAGE - 16):
        sent: list[Any] = [a if isinstance(a, int) else Buffer(a, p.kind != "in", 16 if not offset else PAGE, offset)
                           for p, a in zip(params, sliced, strict=True)]
        apart = shipped.machine_for(code, load_cpu(cpu).abi).call(code, kernel, sent).buffers
        data = sliced[pair[0]]
        assert isinstance(data, bytes)
        sent[min(pair)], sent[max(pair)] = Buffer(data, True, 16), Same(min(pair) + 1)
        inside = shipped.machine_for(code, load_cpu(cpu).abi).call(code, kernel, sent).buffers
        pointers = [i for i, p in enumerate(params) if p.kind != "count" and i != max(pair)]
        target = [i for i, p in enumerate(params) if p.kind != "count"].index(pair[1])
        assert inside[pointers.index(min(pair))] == apart[target]


@pytest.mark.parametrize(("kernel", "variant", "cpu"), every(SLICED, 16))
def test_constant_time(kernel: str, variant: str, cpu: str) -> None:
    """Other secrets, the same instructions and the same addresses."""
    width, target = shipped.slices(kernel, variant, cpu), load_cpu(cpu)
    params = list(shipped.params(kernel))
    seen = []
    for number in range(2):
        rng = random.Random(number)
        sent = [1 if p.kind == "count" else Buffer(rng.randbytes(p.bytes * width), p.kind != "in") for p in params]
        code = shipped.image(shipped.code_name(kernel, variant), cpu)
        seen.append(trace_image(code, kernel, sent, target.features, 0, abi=target.abi))
    one, other = seen
    manifest = shipped.executor(cpu).builder.manifest(kernel, target, variant or None)
    assert len(one.index) >= manifest["instructions"]  # all of them have run
    assert (one.index == other.index).all() and (one.load == other.load).all() and (one.store == other.store).all()


@functools.cache
def one_after_another(algorithm: str, width: int) -> tuple[list[bytes], list[bytes], bytes, bytes]:
    """So many random keys and blocks, the round keys and the results, by the interpreter."""
    rng, source = random.Random(algorithm), LIBRARY.algorithms[algorithm].program
    found = source.algorithms[algorithm]
    reference = make_cipher(found, source, shipped.interpreted)
    assert isinstance(reference, BlockCipher)
    keys = [rng.randbytes(int(found.fields["key"])) for _ in range(width)]
    blocks = [rng.randbytes(reference.block_bytes) for _ in range(width)]
    expand = str(found.fields["expand"])
    _, out_param = shipped.params(expand)
    expanded = b"".join(shipped.interpreted(expand, [k, bytes(out_param.bytes)])[1] for k in keys)
    return keys, blocks, expanded, b"".join(reference.start("ecb", k)(b) for k, b in zip(keys, blocks, strict=True))


@pytest.mark.spread(6)
@pytest.mark.parametrize("cpu", sorted({cpu for _, _, cpu in SLICED}))
@pytest.mark.parametrize("algorithm", sorted(
    {a.name for s in LIBRARY.sources for a in s.program.algorithms.values()
     if a.protocol == "block_cipher" and a.fields["encrypt"] in s.program.kernels
     and any((a.fields["encrypt"], v, "core2-64") in SLICED for v in ("bitsliced",))}))
def test_a_key_for_every_block(algorithm: str, cpu: str) -> None:
    """A batch through the sliced key schedule, if there is one, and encryption: against one block after another."""
    found = LIBRARY.algorithms[algorithm].program.algorithms[algorithm]
    encrypt, expand = str(found.fields["encrypt"]), str(found.fields["expand"])
    if shipped.executor(cpu).slices(f"{encrypt}-bitsliced").shared:
        pytest.skip("all blocks share the key, says the mapping")
    width = shipped.slices(encrypt, "bitsliced", cpu)
    keys, blocks, expanded, want = one_after_another(algorithm, width)
    key_param, out_param = shipped.params(expand)
    if (expand, "bitsliced", cpu) in SLICED:
        sent = [Buffer(to_slices(b"".join(keys), key_param, width), False, 16),
                Buffer(bytes(out_param.bytes * width), True, 16)]
        round_keys = call(expand, cpu, sent)[1]
    else:
        round_keys = to_slices(expanded, out_param, width)
    params = list(shipped.params(encrypt))
    source = next(p for p in params if p.kind == "in" and p.per_block)
    given = {"count": 1, "key": round_keys, "in": to_slices(b"".join(blocks), source, width),
             "out": bytes(source.bytes * width)}
    values = [given["count" if p.kind == "count" else p.kind if p.per_block else "key"] for p in params]
    after = call(encrypt, cpu, [v if isinstance(v, int) else Buffer(v, p.kind != "in", 16)
                                for p, v in zip(params, values, strict=True)])
    assert from_slices(after[[p.kind for p in params if p.kind != "count"].index("out")], source, width, width) == want


def call(kernel: str, cpu: str, sent: Any) -> list[bytes]:
    code = shipped.image(f"{kernel}-bitsliced", cpu)
    found: list[bytes] = shipped.machine_for(code, load_cpu(cpu).abi).call(code, kernel, sent).buffers
    return found
