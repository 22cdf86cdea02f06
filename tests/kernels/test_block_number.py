"""The number of a block as a value: kernels that use it under every mapping directive, as machine code of every CPU,
against the interpreter; and the interpreter against numbers that are counted here."""

from __future__ import annotations

import random

import pytest

from cipherwright.compiler.pipeline import compile_kernel
from cipherwright.machine.assemble import assemble
from dsl.check import IrError, check_kernel
from dsl.diagnostics import SourceError
from dsl.elaborate import elaborate
from dsl.interpret import compile_interpreter, interpret
from dsl.ir import Kernel, Loop, Op, Param, Region
from dsl.parser import parse
from scheduler.refine.portfolio import PORTFOLIO
from targets.cpu import cpu_names, load_cpu
from targets.elf import load_elf
from tests.kernels.test_mapped_code import refused
from tests.programs.cases import Form, another, compare, execute, make_cases
from tests.support.graph_run import BASE

pytestmark = pytest.mark.usefixtures("one_choice")
CPUS = [*cpu_names(), "core2-64", "prescott-64-win64"]
COUNTS = (0, 1, 2, 3, 4, 5, 6, 7, 13)
WORDS = """
kernel k(key: in u32le[3], c: in u32le[1], src: in u32be[2] per block, dst: out u32le[3] per block, n: count) {
    blocks n as i {
        var x = c[0] + i
        var y = i
        for r in 0..3 as rounds {
            y = (y <<< 3) ^ x
            x = ((x <<< 7) + key[r]) ^ i ^ src[1]
        }
        dst[0] = (x ^ y) - (i << 3)
        dst[1] = src[0]
        dst[2] = i
    }
}
"""
LONG = """
kernel k(key: in u64le[2], src: in u64be[1] per block, dst: out u64le[2] per block, n: count) {
    blocks n as i {
        var x = (key[0] + u64(i)) ^ src[0]
        for r in 0..2 as rounds { x = (x <<< 13) + key[r] }
        dst[0] = x ^ (u64(i) <<< 40)
        dst[1] = u64(i)
    }
}
"""
PARTS = """
table T: u8 -> u32 = c => u32(c) * 0x9e3779b9
kernel k(key: in u32le[2], src: in u64le[1] per block, dst: out u64le[2] per block, n: count) {
    blocks n as i {
        let t = T(i.byte[0]) ^ u32(i[1 +: 11]) ^ select(i < key[0], i * key[1], mulhi(i, 0xcccccccd))
        dst[0] = cat(t, i) + u64(i) * u64(key[0]) + src[0]
        dst[1] = cat(u16(i), u40(i), u8(i == 3))
    }
}
"""
MESSAGES = """
kernel k(h: inout u32le[2], key: in u32le[1], m: in u32le[1] per block, n: count) {
    var last = h[1]
    blocks n as i {
        h[0] = (h[0] <<< 5) + (m[0] ^ i)
        h[1] = h[1] ^ h[0] ^ (key[0] + i) ^ last
        last = i
    }
    h[1] = h[1] + last
}
"""
STORED = "kernel k(src: in u32le[1] per block, dst: out u32le[1] per block, n: count) { blocks n as i { dst[0] = i } }"
ANYWHERE = ("", "streams 2", "streams 3", "streams 2 split general", "streams 5")
VECTORS = ("lanes 2 in mmx", "lanes 4 in xmm", "lanes 2 in mmx; streams 3", "lanes 4 in xmm; streams 2",
           "lanes 4 in xmm; streams 2 split xmm")
LAID = [(text, said) for text, more in [
    (WORDS, (*VECTORS, "roll rounds", "roll rounds; streams 3", "roll rounds; lanes 2 in mmx; streams 2",
             "roll rounds; lanes 4 in xmm", "prefer early x", "prefer nested_sums; streams 2")),
    (LONG, ("place all in general", "lanes 2 in xmm", "lanes 2 in xmm; streams 2", "roll rounds; streams 3",
            "roll rounds; lanes 2 in xmm", "streams 2 split mmx")),
    (PARTS, ("place all in general; streams 2",)), (MESSAGES, VECTORS), (STORED, VECTORS)]
    for said in (*ANYWHERE, *more)]
SLICED = """
kernel k(key: in u16le[2], src: in u16be[2] per block, dst: out u16le[2] per block, n: count) {
    blocks n as i {
        var x = src[0] + u16(i)
        for r in 0..2 as rounds { x = (x <<< 3) ^ key[r] ^ u16(i >> 5) }
        dst[0] = x
        dst[1] = ~(u16(i) & src[1]) - u16(u64(i) <<< 60)
    }
}
"""
WHOLE = """
kernel k(c: in u64le[1], dst: out u64le[2] per block, n: count) {
    blocks n as i {
        dst[0] = c[0] + u64(i)
        dst[1] = u64(i)
    }
}
"""
SLICED_MESSAGES = """
kernel k(h: inout u16le[1], m: in u16le[1] per block, n: count) {
    blocks n as i { h[0] = (h[0] <<< 3) ^ (m[0] + u16(i)) }
}
"""


def agree(text: str, said: str, cpu: str, counts: tuple[int, ...] = ()) -> None:
    """The kernel `k` with these directives, as machine code for the CPU, against the interpreter."""
    table = load_cpu(cpu)
    whole = f"{text}\nmapping k {{ {said} }}\n" if said else text
    program = parse(whole, "k.cw")
    made = compile_kernel(program, "k", table, source_text=whole, source_name="k.cw", quick=True)
    image = load_elf(assemble(made.asm, "k", table.bits), BASE, table.bits)
    kernel = elaborate(program, "k")
    run, form, rng = compile_interpreter(kernel), Form.of(kernel, made.manifest), random.Random(said)
    for count in counts or sorted({*COUNTS[:4], form.copies - 1, form.copies, form.copies + 1, 2 * form.copies + 3}):
        (case,) = make_cases(kernel, rng, (count,))
        cases = [case, *(another(kernel, case, rng) for _ in range(form.messages - 1))]
        for one, found in zip(cases, execute(kernel, image, cases, cpu, form), strict=True):
            compare(kernel, f"{said or 'default'} on {cpu}, {count} blocks", run(one.args), found)


def words(data: bytes, size: int = 4) -> list[int]:
    return [int.from_bytes(data[at:at + size], "little") for at in range(0, len(data), size)]


def test_the_number_is_that_of_the_block_in_the_call() -> None:
    kernel = elaborate(parse(STORED, "k.cw"), "k")
    for count in (0, 1, 7):
        assert words(interpret(kernel, [bytes(4 * count), bytes(4 * count), count])[1]) == [*range(count)]


def test_widened() -> None:
    """`u64(i)` is the number, whatever is next to it; a sum of 32 bits is modulo 2^32."""
    text = ("kernel k(c: in u32le[1], dst: out u64le[2] per block, n: count) {\n"
            "    blocks n as i {\n        dst[0] = u64(c[0]) + u64(i)\n        dst[1] = u64(c[0] + i)\n    }\n}")
    after = interpret(elaborate(parse(text, "k.cw"), "k"), [b"\xff\xff\xff\xff", bytes(48), 3])[1]
    assert words(after, 8) == [2**32 - 1, 2**32 - 1, 2**32, 0, 2**32 + 1, 1]


def test_what_is_carried_beside_it() -> None:
    text = ("kernel k(h: inout u32le[1], n: count) {\n    var x = h[0]\n"
            "    blocks n as i { x = x * 10 + i }\n    h[0] = x\n}")
    assert words(interpret(elaborate(parse(text, "k.cw"), "k"), [bytes(4), 6])[0]) == [12345]


@pytest.mark.parametrize("text", [
    "kernel k(dst: out u32le[1] per block, n: count) { blocks n as n { dst[0] = n } }",
    "kernel k(dst: out u32le[1] per block, n: count) {\n    let i = u32(7)\n    blocks n as i { dst[0] = i }\n}",
    "kernel k(dst: out u32le[1] per block, n: count) { blocks n as b { let i = b + 0\n dst[0] = i } }"])
def test_it_hides_a_name_outside(text: str) -> None:
    assert words(interpret(elaborate(parse(text, "k.cw"), "k"), [bytes(12), 3])[0]) == [0, 1, 2]


def test_nobody_need_use_it() -> None:
    """The code is then that of a loop without a name for it."""
    asm = []
    for said in (" as i", ""):
        text = STORED.replace(" as i { dst[0] = i }", said + " { dst[0] = src[0] }")
        made = compile_kernel(parse(text, "k.cw"), "k", load_cpu("northwood"), source_text="", source_name="k.cw",
                              portfolio=PORTFOLIO.first(1))
        asm.append(made.asm)
    assert asm[0] == asm[1]


def test_it_is_public() -> None:
    """A table may be indexed by it where secret data may index none."""
    text = ("table T: u8 -> u32 = c => u32(c) * 3\n"
            "kernel k(key: secret in u32le[1], dst: out u32le[1] per block, n: count) constant_time {\n"
            "    blocks n as i { dst[0] = key[0] ^ T(u8(i)) }\n}")
    assert words(interpret(elaborate(parse(text, "k.cw"), "k"), [bytes(4), bytes(12), 3])[1]) == [0, 3, 6]


@pytest.mark.spread(20)
@pytest.mark.parametrize("cpu", CPUS)
@pytest.mark.parametrize(("text", "said"), LAID)
def test_directives(text: str, said: str, cpu: str) -> None:
    if not refused(text, said, cpu):
        agree(text, said, cpu, COUNTS)


@pytest.mark.spread(24)
@pytest.mark.parametrize("cpu", CPUS)
@pytest.mark.parametrize("file", ["xmm", "mmx", "general"])
@pytest.mark.parametrize(("text", "said"), [
    (SLICED, ""), (SLICED, "; streams 2"), (SLICED, "; roll rounds"), (WHOLE, ""), (WHOLE, "; whole dst"),
    (WHOLE, "; whole dst; streams 2"), (SLICED_MESSAGES, ""), (SLICED_MESSAGES, "; streams 2")])
def test_bit_slices(text: str, said: str, file: str, cpu: str) -> None:
    """The low bits are the place in the batch, in whatever order a batch has its blocks."""
    if not refused(text, f"slices in {file}{said}", cpu):
        agree(text, f"slices in {file}{said}", cpu)


def test_lanes_of_another_width_are_refused() -> None:
    with pytest.raises(SourceError, match="2 lanes have 64 bits each, this value has 32") as error:
        agree(LONG.replace("dst[1] = u64(i)", "dst[1] = u64(i + 1)"), "lanes 2 in xmm", "core2-64")
    assert error.value.pos.line == 7


@pytest.mark.parametrize(("op", "inside", "said"), [
    (Op("index", 32), False, "outside the loop over the blocks"), (Op("index", 16), True, "index"),
    (Op("index", 32, (), 32), True, "index"), (Op("index", 32, (Op("const", 32, (), 1),)), True, "index")])
def test_malformed_numbers_are_found(op: Op, inside: bool, said: str) -> None:
    count = Param("n", "count", 32, "le", 1, False, False)
    body = Region([Loop("blocks", count, [], Region([op]))]) if inside else Region([Loop("r", 3, [], Region([op]))])
    with pytest.raises(IrError, match=said):
        check_kernel(Kernel("k", [count], body))
