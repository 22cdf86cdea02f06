"""Blocks in lanes by powers of a multiplier (`limbs … in xmm`): the IR, and machine code, beside the interpreter.

Contents at the corners meet what bounds are about: numbers at 0, below, at and above the modulus, blocks of ones.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from cipherwright.compiler.passes import before
from cipherwright.compiler.pipeline import compile_kernel, run_passes
from cipherwright.compiler.state import Target, there
from cipherwright.machine.assemble import assemble
from cipherwright.machine.machine import Buffer
from dsl.diagnostics import SourceError
from dsl.elaborate import elaborate
from dsl.interpret import compile_interpreter
from dsl.ir import Kernel, Loop, Share
from dsl.parser import parse
from targets.cpu import load_cpu
from targets.elf import load_elf
from tests.support.graph_run import BASE, machine

FIELDS = {"(1 << 130) - 5": 5, "(1 << 61) - 1": 2, "(1 << 127) - 1": 4, "(1 << 255) - 19": 8}
"""Moduli, and how many words one has."""
SOURCE = """
type Field = mod MODULUS
kernel k(r: secret in u32le[WORDS], h: secret inout u32le[WORDS], m: secret in ELEMENT[COUNT] per block, n: count)
        constant_time {
    let k = Field(r)
    var a = Field(h)
    blocks n { a = BODY }
    let d = digits(a, 32)
    for i in 0..WORDS { h[i] = d[i] }
}
mapping k { limbs LIMBS in xmmBY }
"""
PLAIN = "(a + (Field(m) + PAD)) * k"
CASES = [("(1 << 130) - 5", "5 by 26", PLAIN, "u32le", 4, by) for by in ("", " by 2")] + [
    ("(1 << 130) - 5", "5 by 26", "k * (Field([m[3], m[0] ^ 7, m[1] & 0xffff]) + a + Field(m) - 77)", "u32be", 4, ""),
    ("(1 << 130) - 5", "5 by 26", PLAIN, "u64le", 2, ""),
    ("(1 << 130) - 5", "5 by 26", "(Field(m) + a) * k", "u8", 16, " by 2"),
    ("(1 << 61) - 1", "3 by 21", PLAIN, "u32le", 1, ""),
    ("(1 << 127) - 1", "5 by 26", PLAIN, "u64le", 1, " by 2")]
LONG = [(modulus, limbs, "(a + Field(m)) * k", "u32le", count, by) for modulus, limbs, counts in (
    ("(1 << 130) - 5", "5 by 26", (6, 8)), ("(1 << 61) - 1", "3 by 21", (4, 5, 6)),
    ("(1 << 127) - 1", "5 by 26", (6, 9)), ("(1 << 255) - 19", "10 by 26", (9, 10, 12)))
        for count in counts for by in (" by 2", " by 4")]
"""Blocks of more bits than limbs and the last one's lane have, and of just as many."""
CPUS = ("northwood", "core2", "core2-64")


def source(modulus: str, limbs: str, body: str, element: str, count: int, by: str) -> str:
    bits = count * (8 if element == "u8" else int(element[1:3]))
    said = {"MODULUS": modulus, "WORDS": str(FIELDS[modulus]), "LIMBS": limbs, "BODY": body, "PAD": f"(1 << {bits})",
            "ELEMENT": element, "COUNT": str(count), "BY": by}
    text = SOURCE
    for name in ("BODY", *said):
        text = text.replace(name, said[name])
    return text


def calls(kernel: Kernel, modulus: str, most: int) -> Iterator[list[bytes | int]]:
    """Arguments for each number of blocks below `most`."""
    rng, p = random.Random(modulus), eval(modulus)
    r, h, m, _ = kernel.params
    size = (1 << 8 * h.bytes) - 1
    for n in range(most):
        for at, state in enumerate((0, 1, p - 1, p, min(p + 4, size), size, rng.randrange(p))):
            texts = bytes(n * m.bytes), bytes([255]) * n * m.bytes, rng.randbytes(n * m.bytes)
            keys = b"\xff" * r.bytes, (p - 1).to_bytes(r.bytes, "little"), rng.randbytes(r.bytes)
            for place, blocks in enumerate(texts):  # each text with each key, for one number of blocks or another
                yield [keys[(place + at + n) % 3], state.to_bytes(h.bytes, "little"), blocks, n]


@pytest.mark.parametrize("case", [*CASES, *LONG])
def test_the_kernel_in_lanes_computes_the_same(case: tuple[str, str, str, str, int, str]) -> None:
    tree = parse(source(*case), "k.cw")
    plain = elaborate(tree, "k")
    state = run_passes(tree, "k", Target(load_cpu("northwood")), until=before("limbs"))
    made, run = compile_interpreter(there(state.kernel)), compile_interpreter(plain)
    for args in calls(plain, case[0], 21):
        assert made(args) == run(args)


@pytest.mark.spread(6)
@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("cpu", CPUS)
def test_and_so_does_its_code(case: tuple[str, str, str, str, int, str], cpu: str) -> None:
    text, table = source(*case), load_cpu(cpu)
    tree = parse(text, "k.cw")
    plain = elaborate(tree, "k")
    code = compile_kernel(tree, "k", table, source_text=text, source_name="k.cw", quick=True)
    image, run = load_elf(assemble(code.asm, "k", table.bits), BASE, table.bits), compile_interpreter(plain)
    assert "pmuludq" in code.asm
    for number, args in enumerate(calls(plain, case[0], 10)):
        given = [a if isinstance(a, int) else Buffer(a, align=1 + 15 * (number % 2)) for a in args]
        assert machine(table.abi).call(image, "k", given).buffers == run(args), args[-1]


@pytest.mark.parametrize("limbs, file, by, cpu", [
    ("5 by 26", "ymm", " by 4", "haswell"), ("5 by 26", "ymm", "", "zen3"), ("5 by 26", "zmm", " by 8", "skylake-x"),
    ("3 by 44", "ymm", " by 4", "icelake"), ("3 by 44", "zmm", " by 8", "golden-cove"), ("3 by 44", "zmm", "", "zen4")])
def test_and_in_longer_registers(limbs: str, file: str, by: str, cpu: str) -> None:
    """Four and eight lanes, of products of 32 bits by 32 and of parts of those of 52 by 52."""
    text, table = source(*CASES[0][:1], limbs, *CASES[0][2:5], by).replace("in xmm", f"in {file}"), load_cpu(cpu)
    tree = parse(text, "k.cw")
    plain = elaborate(tree, "k")
    run = compile_interpreter(plain)
    made = compile_interpreter(there(run_passes(tree, "k", Target(table), until=before("limbs")).kernel))
    code = compile_kernel(tree, "k", table, source_text=text, source_name="k.cw", quick=True)
    assert ("vpmadd52huq" in code.asm) == (limbs == "3 by 44")
    image = load_elf(assemble(code.asm, "k", table.bits), BASE, table.bits)
    for number, args in enumerate(calls(plain, CASES[0][0], 35)):
        assert made(args) == run(args)
        given = [a if isinstance(a, int) else Buffer(a, align=1 + 15 * (number % 2)) for a in args]
        assert machine(table.abi).call(image, "k", given).buffers == run(args), args[-1]


def test_limbs_of_over_32_bits_want_parts_of_products() -> None:
    text = source(*CASES[0][:1], "3 by 44", *CASES[0][2:]).replace("in xmm", "in ymm")
    with pytest.raises(SourceError, match="haswell has no instruction that adds the parts of a product"):
        compile_kernel(parse(text, "k.cw"), "k", load_cpu("haswell"), quick=True)


@pytest.mark.parametrize("r, h, m", [(5, 5, 6), (5, 5, 8), (6, 8, 4)])
def test_numbers_of_more_words_than_the_modulus_in_the_default_form(r: int, h: int, m: int) -> None:
    """A block, or the number that is carried and the multiplier."""
    text = source("(1 << 130) - 5", "5 by 26", "(a + Field(m)) * k", "u32le", m, "")
    text = text.replace("h: secret inout u32le[5]", f"h: secret inout u32le[{h}]").replace("u32le[5]", f"u32le[{r}]")
    text, cpu = text.replace("mapping k { limbs 5 by 26 in xmm }", ""), load_cpu("core2-64")
    tree = parse(text, "k.cw")
    run = compile_interpreter(elaborate(tree, "k"))
    code = compile_kernel(tree, "k", cpu, source_text=text, source_name="k.cw", quick=True)
    image = load_elf(assemble(code.asm, "k", cpu.bits), BASE, cpu.bits)
    for args in calls(elaborate(tree, "k"), "(1 << 130) - 5", 6):
        given = [a if isinstance(a, int) else Buffer(a) for a in args]
        assert machine(cpu.abi).call(image, "k", given).buffers == run(args), args[-1]


def test_groups_of_blocks_share_out_the_loop() -> None:
    text = source(*CASES[0])
    kernel = there(run_passes(parse(text, "k.cw"), "k", Target(load_cpu("core2")), until=before("products")).kernel)
    whole, rest = (item for item in kernel.body.items if isinstance(item, Loop))
    inner = [item.count for item in whole.body.items if isinstance(item, Loop)]
    assert [share.which for share in (whole.count, *inner, rest.count) if isinstance(share, Share)] == [
        "once", "most", "last", "rest"]
    products = [sum(op.kind == "mulwide" and op.bits == 128 for op in item.body.ops())
                for item in whole.body.items if isinstance(item, Loop)]
    assert products == [51, 51]  # two numbers by 25, and what comes back of the last limb


BODIES = [
    ("(a + Field(m)) * k + k", "it does not end with a product"),
    ("(a + Field(m)) * (k + a)", "one factor of its product must be the same"),
    ("(a + a + Field(m)) * k", "is not just once in its sum"),
    ("(Field(m) + 1) * k", "is not just once in its sum"),
    ("(a + Field(m) * k) * k", "a term that is no number of words: `nummul`"),
    ("(a + Field(digits(a, 32))) * k", "a term whose words are made of the number that it carries"),
    ("(a + Field(m) + Field([u32(7), digits(a, 32)[0] ^ m[1]])) * k", "a term whose words are made of the number"),
]


@pytest.mark.parametrize("body, why", BODIES)
def test_another_loop_is_refused(body: str, why: str) -> None:
    text = source("(1 << 130) - 5", "5 by 26", body, "u32le", 4, "")
    with pytest.raises(SourceError, match=why) as refused:
        compile_kernel(parse(text, "k.cw"), "k", load_cpu("core2"), quick=True)
    assert "h' = (h + c) * k" in refused.value.hint and refused.value.pos.line == 7


def test_a_loop_whose_terms_wait_for_its_number_has_another_form_by_default() -> None:
    text = source("(1 << 130) - 5", "5 by 26", "(a + Field(m) + Field(digits(a, 32))) * k", "u32le", 4, "")
    tree = parse(text.replace("mapping k { limbs 5 by 26 in xmm }", ""), "k.cw")
    made = there(run_passes(tree, "k", Target(load_cpu("core2-64")), until=before("products")).kernel)
    assert [item.count for item in made.body.items if isinstance(item, Loop)] == [made.params[-1]]
    run, limbs = compile_interpreter(elaborate(tree, "k")), compile_interpreter(made)
    for args in calls(elaborate(tree, "k"), "(1 << 130) - 5", 4):
        assert limbs(args) == run(args)


@pytest.mark.parametrize("old, new, why", [
    ("blocks n { a", "blocks n { h[0] = 7\n a", "it writes memory"),
    ("blocks n { a", "blocks n as i { let f = Field([i])\n a", "it asks for the block's number"),
    ("blocks n {", "var b = k\n blocks n { b = b + k\n ", "carries other values than one number"),
    ("blocks n { a = (a + (Field(m) + (1 << 128))) * k }", "a = (a + k) * k", "has no loop over blocks"),
    ("5 by 26 in xmm", "4 by 33 in xmm", "4 by 33 bits"),
    ("5 by 26 in xmm", "6 by 26 in xmm", "6 by 26 bits"),
    ("in xmm", "in xmm by 3", "`3` blocks in each pass"),
    ("in xmm", "in general by 4", "`4` blocks in each pass, in general")])
def test_and_what_else_is_in_the_way(old: str, new: str, why: str) -> None:
    text = source(*CASES[0]).replace(old, new)
    if "blocks n" not in text:
        text = text.replace(" per block, n: count", "")
    with pytest.raises(SourceError, match=why):
        compile_kernel(parse(text, "k.cw"), "k", load_cpu("core2"), quick=True)


def test_a_cpu_without_them_has_no_lanes() -> None:
    with pytest.raises(SourceError, match="pentium3 has no"):
        compile_kernel(parse(source(*CASES[0]), "k.cw"), "k", load_cpu("pentium3"), quick=True)
