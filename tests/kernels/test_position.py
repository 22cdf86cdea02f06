"""32-bit code that may be loaded anywhere (targets -pic32): the text, its objects, code run at several addresses."""

from __future__ import annotations

import functools
import random
import re
from typing import Any

import pytest

from cipherwright.compiler.passes import PASSES, before
from cipherwright.compiler.pipeline import compile_kernel, run_passes
from cipherwright.compiler.state import Target
from cipherwright.export import unwind
from cipherwright.export.assembly import rewrite
from cipherwright.export.collect import relocated
from cipherwright.machine.assemble import assemble, run_nasm
from cipherwright.machine.machine import Buffer, Machine, MachineUnavailable
from cipherwright.machine.open import open_machine
from cipherwright.prove.proofs import prove_text
from cipherwright.prove.verdict import PROPERTIES
from dsl.elaborate import elaborate
from dsl.interpret import compile_interpreter
from dsl.parser import parse
from scheduler.graph.interpret import run as run_graph
from scheduler.refine.portfolio import PORTFOLIO
from targets.abi import independent, load_abis
from targets.cpu import cpu_names, load_cpu
from targets.elf import load_elf
from targets.elf_read import R_386_PC32, SHT_REL, ObjectFile

BASES = (0x10000000, 0x12345000)
LOOK_UPS = """
table T: u8 -> u32 = c => u32(c) * 0x9e3779b9
table W: u8 -> u64 = c => u64(c) * 0x9e3779b97f4a7c15
const C: u32[8] = [1, 2, 3, 5, 7, 11, 13, 17]
kernel k(a: secret in u32le[2] per block, b: out u32le[2] per block, s: secret inout u64le[1], n: count) tables {
    blocks n {
        var x = a[0]
        for r in 0..8 as rounds { x = T(x.byte[0]) ^ (x >>> 8) ^ T(x.byte[2]) ^ C[r] }
        b[0] = x
        b[1] = x ^ a[1] + T(a[1].byte[3])
        s[0] = s[0] ^ W(x.byte[1]) ^ W(a[1].byte[0])
    }
}
mapping k { roll rounds }
"""
WORDS = """
table T: u8 -> u32 = c => u32(c) * 0x9e3779b9
kernel k(a: secret in u32le[2] per block, b: out u32le[1] per block, n: count) tables {
    blocks n { b[0] = T(a[0].byte[0]) ^ T(a[1].byte[1]) ^ a[0] }
}
"""
PLAIN = """
kernel k(a: in u32le[2] per block, b: out u32le[2] per block, n: count) {
    blocks n {
        b[0] = (a[0] <<< 7) + a[1]
        b[1] = a[0] ^ 0x12345678
    }
}
"""
VECTORS = PLAIN + "mapping k { lanes 4 in xmm }\n"
FLOATS = """
type Field = mod (1 << 130) - 5
kernel k(r: secret in u32le[4], h: secret inout u32le[5], m: secret in u32le[4] per block, n: count) {
    let x = Field([r[0] & 0x0fffffff, r[1] & 0x0ffffffc, r[2] & 0x0ffffffc, r[3] & 0x0ffffffc])
    var a = Field(h)
    blocks n { a = (a + Field(m)) * x }
    let d = digits(a, 32)
    for i in 0..5 { h[i] = d[i] }
}
mapping k { limbs 4 by 32 in x87 }
"""
CASES = [(LOOK_UPS, "pentium-pic32"), (LOOK_UPS, "pentium3-pic32"), (LOOK_UPS, "northwood-pic32"),
         (LOOK_UPS, "core2-pic32"), (VECTORS, "core2-pic32"), (VECTORS, "northwood-pic32"),
         (FLOATS, "pentium-pic32"), (FLOATS, "pentium-m-pic32")]
NAMES = {LOOK_UPS: "look-ups", VECTORS: "lanes", FLOATS: "x87"}
cases = pytest.mark.parametrize(("text", "target"), CASES, ids=[f"{NAMES[text]}-{target}" for text, target in CASES])


@functools.cache
def made(text: str, target: str) -> Any:
    """The kernel `k`, compiled."""
    return compile_kernel(parse(text, "k.cw"), "k", load_cpu(target), source_text=text, portfolio=PORTFOLIO.first(2))


@functools.cache
def machine() -> Machine:
    return open_machine(frozenset({"mmx", "sse", "sse2"}), abi=load_abis()["pic32"])


def given(text: str, count: int) -> tuple[list[Any], list[bytes]]:
    """Random arguments, and the buffers after a call by the interpreter."""
    rng = random.Random(count)
    kernel = elaborate(parse(text, "k.cw"), "k")
    args: list[Any] = [count if p.kind == "count" else rng.randbytes(p.bytes * (count if p.per_block else 1))
                       for p in kernel.params]
    want = compile_interpreter(kernel)(list(args))
    sent = [a if isinstance(a, int) else Buffer(a, p.kind != "in", 1)
            for p, a in zip(kernel.params, args, strict=True)]
    return [args, sent], want


def instructions(asm: str) -> list[str]:
    """The code of a text, without comments."""
    body = asm.partition("%endif\n$k:\n")[2].partition("for_formats")[0]
    return [line.partition(";")[0].rstrip() for line in body.splitlines() if line.strip()]


def test_targets() -> None:
    """One for each CPU of 32-bit code, called as usual."""
    assert [independent(bits) for bits in (32, 64)] == ["pic32", "sysv64"]
    usual, pic = load_abis()["cdecl32"], load_abis()["pic32"]
    assert not usual.relative_tables and pic.relative_tables
    for field in ("bits", "arguments", "preserved", "stack_alignment", "stack_slot", "formats", "refused"):
        assert getattr(usual, field) == getattr(pic, field)
    for name in cpu_names():
        if load_cpu(name).bits == 32:
            cpu = load_cpu(f"{name}-pic32")
            assert (cpu.name, cpu.bits, cpu.pieces) == (name, 32, f"{name}-pic32")
            assert load_cpu(name).pieces == name
    assert load_cpu("core2-64-win64").pieces == "core2-64"


@pytest.mark.spread(3)
@cases
def test_an_object_has_distances_and_no_addresses(text: str, target: str) -> None:
    asm = made(text, target).asm
    data = assemble(asm, "k", 32)
    assert not relocated(data, 32) and relocated(assemble(made(text, target.removesuffix("-pic32")).asm, "k", 32), 32)
    found = ObjectFile(data, 32)
    rows = [row for s in found.sections if s.kind == SHT_REL for row in found.relocations(s)
            if found.sections[s.info].name == ".text"]
    assert [row.kind for row in rows] == [R_386_PC32]  # where the tables begin, once
    for form in ("win32", "macho32"):
        assert run_nasm(asm, "k", form)


@cases
@pytest.mark.parametrize("count", [0, 1, 6])
def test_code_runs_where_it_is_loaded(text: str, target: str, count: int) -> None:
    """The same bytes at two addresses, registers preserved (which the machine looks at)."""
    data = assemble(made(text, target).asm, "k", 32)
    images = [load_elf(data, base, 32) for base in BASES]
    assert len({one.segments[0].data for one in images}) == 1
    (_, sent), want = given(text, count)
    for image in images:
        assert machine().call(image, "k", sent).buffers == want


@pytest.mark.parametrize("name", ["emulated", "executor"])
def test_other_machines_run_it(name: str) -> None:
    """The executor knows the call, too, whose steps the proof of what code computes takes."""
    (_, sent), want = given(LOOK_UPS, 3)
    try:
        one = open_machine(frozenset({"mmx"}), name, load_abis()["pic32"])
    except MachineUnavailable as error:
        pytest.skip(str(error))
    image = load_elf(assemble(made(LOOK_UPS, "northwood-pic32").asm, "k", 32), BASES[0], 32)
    assert one.call(image, "k", sent).buffers == want


@cases
def test_the_graph_means_the_same(text: str, target: str) -> None:
    state = run_passes(parse(text, "k.cw"), "k", Target(load_cpu(target)), until=before("schedule"))
    assert state.graph is not None and state.graph.start is not None
    (args, _), want = given(text, 5)
    assert run_graph(state.graph, args) == want


@cases
def test_code_is_proved(text: str, target: str) -> None:
    found = prove_text(made(text, target).asm, "k", load_cpu(target).variable_time)
    assert found.results == dict.fromkeys(PROPERTIES, "proved"), found.findings[:3]


@pytest.mark.parametrize(("old", "new"), [
    ("k.tables - .here ", "k.tables - .here + 8192 "),
    ("k.tables - .here ", "k.tables - .here - 64 "),
    ("add eax, k.tables", "sub eax, k.tables"),
    (".here:\n", "        nop\n.here:\n"),  # the address on the stack is that of the other instruction
    ("call .here", "call .there"),  # as a function, which returns elsewhere
], ids=["behind", "before", "sub", "one byte off", "call"])
def test_another_address_is_not_proved(old: str, new: str) -> None:
    asm = made(LOOK_UPS, "northwood-pic32").asm
    assert asm.count(old) == 1
    wrong = asm.replace(old, new)
    if ".there" in new:
        wrong = wrong.replace(".here:\n", ".here:\n        nop\n.there:\n")
    assert set(prove_text(wrong, "k").results.values()) != {"proved"}


def test_code_without_tables_is_as_usual() -> None:
    for name in ("pentium", "northwood", "core2"):
        assert instructions(made(PLAIN, f"{name}-pic32").asm) == instructions(made(PLAIN, name).asm) != []


def test_the_prologue_finds_the_tables_once() -> None:
    code = instructions(made(LOOK_UPS, "northwood-pic32").asm)
    at = code.index("        call .here")
    assert [line.split()[0] for line in code[at + 1:at + 5]] == [".here:", "pop", "add", "mov"]
    assert sum("call" in line for line in code) == 1
    assert not any(re.search(r"\[[^\]]*k\.T\d", line) and "- k.tables" not in line for line in code)


def test_unwind_data_knows_of_the_address_on_the_stack() -> None:
    """Between call and pop the caller's frame is a word farther; a call takes that much more of the stack."""
    found, without = (rewrite(made(WORDS, target).asm, "k", "k", 32, "MIT") for target in ("core2-pic32", "core2"))
    lines = [line.strip() for line in found.text.splitlines()]
    at = next(i for i, line in enumerate(lines) if line.startswith("call .here"))
    assert lines[at + 1].startswith(".unwind_") and lines[at + 2] == ".here:"
    assert lines[at + 3].startswith("pop eax") and lines[at + 4].startswith(".unwind_")
    assert found.stack >= without.stack + 4
    frame = unwind.start(32)
    before = [("push", ["ebp"]), ("mov", ["eax", "esp"]), ("sub", ["esp", "64"]), ("mov", ["dword [esp + 8]", "eax"])]
    told = [frame.step(*one) for one in before][-1]
    moved = frame.step("call", [".here"])  # the slot that holds the caller's stack pointer is a word farther, too
    assert told and moved and (told[3], moved[3]) == (8, 12) and frame.step("pop", ["ecx"]) == told


def test_the_pass_says_when_it_has_nothing_to_do() -> None:
    (row,) = [one for one in PASSES if one.name == "position"]
    for target, text, runs in (("northwood-pic32", LOOK_UPS, True), ("northwood", LOOK_UPS, False),
                               ("core2-64", LOOK_UPS, False), ("northwood-pic32", PLAIN, False)):
        state = run_passes(parse(text, "k.cw"), "k", Target(load_cpu(target)), until="in-place")
        assert state.graph is not None and bool(state.graph.tables) == (text != PLAIN)
        assert row.applies(state, Target(load_cpu(target))) == runs
