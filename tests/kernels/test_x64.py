"""64-bit code: targets and their names, conventions, what the text looks like, kernels against the interpreter."""

from __future__ import annotations

import functools
import random
import re
from collections.abc import Sequence
from typing import Any

import pytest

from cipherwright.building.build import Builder
from cipherwright.compiler.pipeline import compile_kernel
from cipherwright.instrument.kernel_judge import run_kernel, subject
from cipherwright.machine.assemble import assemble, run_nasm
from cipherwright.machine.machine import Argument, Buffer, Machine
from cipherwright.machine.open import open_machine
from cipherwright.project.sources import Library
from dsl.diagnostics import SourceError
from dsl.elaborate import elaborate
from dsl.interpret import compile_interpreter
from dsl.parser import parse
from scheduler.mapping.choose import choose
from scheduler.refine.best_plan import best_plan
from scheduler.refine.portfolio import PORTFOLIO
from scheduler.refine.stable_key import stable_key
from targets.abi import Abi, load_abis
from targets.cpu import cpu_names, load_cpu, long_names, mode_name, mode_names, table_name, target_names
from targets.elf import load_elf
from targets.forms import load_forms
from targets.simulate import simulate
from targets.tables.files import UnknownCpu, model_names
from targets.x86.register_files import WIDE, register_set
from tests.programs import run as program_run
from tests.support.spread import some

LIBRARY = Library()
BASE = 0x10000000
TARGETS = ["core2-64", "athlon64-64-win64", "prescott-64"]
QUICK = ("aes128_decrypt", "fox128_encrypt", "md5_blocks")
FULL = ("aes128_encrypt", "serpent_decrypt", "sha1_blocks", "sha256_blocks")
SHIPPED = [pytest.param(kernel, TARGETS[i % len(TARGETS)], marks=[] if kernel in QUICK else
                        pytest.mark.full if kernel in FULL else pytest.mark.slow)
           for i, kernel in enumerate(LIBRARY.kernels)]


@functools.cache
def machine(abi: Abi) -> Machine:
    return open_machine(frozenset({"mmx", "sse", "sse2"}), abi=abi)


@functools.cache
def compiled(kernel: str, target: str, variant: str | None = None) -> Any:
    """A kernel of ciphers/, by the first policy of the portfolio only."""
    return compile_kernel(LIBRARY.source_of(kernel).program, kernel, load_cpu(target), variant=variant,
                          portfolio=PORTFOLIO.first(1))


def run(asm: str, kernel: str, target: str, args: Sequence[Argument]) -> list[bytes]:
    return machine(load_cpu(target).abi).call(load_elf(assemble(asm, kernel, 64), BASE, 64), kernel, args).buffers


def small(text: str, target: str = "core2-64") -> Any:
    """A kernel `k`, compiled."""
    return compile_kernel(parse(text, "k.cw"), "k", load_cpu(target), source_text=text, portfolio=PORTFOLIO.first(2))


# -- targets and conventions -----------------------------------------------------------------------------
def test_names() -> None:
    assert {"core2-64", "athlon64-64", "prescott-64"} <= {*long_names()}
    assert {*long_names()} < {*mode_names()} < {*target_names()}
    for name in target_names():
        cpu = load_cpu(name)
        assert cpu.target == name
        assert cpu.bits == (64 if mode_name(name) not in cpu_names() or cpu.abi.bits == 64 else 32)
        assert name.endswith("-pic32") == (cpu.bits == 32 and cpu.abi.relative_tables)
        assert (cpu.pieces in mode_names()) != name.endswith("-pic32")
        assert cpu.table in model_names() and table_name(name) == cpu.table
    assert load_cpu("core2-64-win64").name == "core2-64"
    assert load_cpu("prescott-64").abi.name == "sysv64"
    with pytest.raises(UnknownCpu, match="did you mean 'core2-64'"):
        load_cpu("core2-46")


@pytest.mark.parametrize("target", long_names())
def test_every_form_of_64_bit_code_has_a_cost(target: str) -> None:
    cpu = load_cpu(target)
    assert [f for f, form in load_forms().items() if form.features <= cpu.features and not cpu.has(f)] == []


def test_conventions() -> None:
    """The registers of the two 64-bit conventions, which share no more than these, and what is neither."""
    sysv, win = (load_abis()[name] for name in ("sysv64", "win64"))
    assert set(sysv.arguments) & set(win.arguments) == {"edx", "ecx", "r8d", "r9d"}
    for abi in (sysv, win):
        assert not set(abi.arguments) & set(abi.preserved)
        assert {*abi.arguments, *abi.preserved} <= {*WIDE}
        assert abi.stack_alignment == 16 and abi.source
    assert set(win.preserved) - set(sysv.preserved) == {"edi", "esi"}
    assert sysv.stack_place(5) is None and sysv.stack_place(6) == 8
    assert win.stack_place(0) == 8 and win.stack_place(4) == 40
    assert load_abis()["cdecl32"].stack_place(0) == 4


def test_registers() -> None:
    long = register_set(64)
    assert len(long.general) == 15 and len(long.files["x"]) == 16 and len(long.files["mm"]) == 8
    assert "esp" not in long.general
    assert register_set(32).general == long.general[:7]
    assert {*long.high} < {*long.beside_high} < {*long.low}


def test_mappings_name_the_mode() -> None:
    text = "kernel k(a: in u32le[1], b: out u32le[1]) { b[0] = a[0] }\nmapping k on core2-64 { unroll }\n"
    with pytest.raises(SourceError, match="names no loop"):
        choose(parse(text, "k.cw"), "k", "core2-64", known_cpus=mode_names())
    with pytest.raises(SourceError, match="no table for a CPU `core2-46`"):
        choose(parse(text.replace("-64", "-46"), "k.cw"), "k", "core2-64", known_cpus=mode_names())


# -- the text ---------------------------------------------------------------------------------------------
MIXED = """
table T: u8 -> u64 = c => u64(c) * 0x9e3779b97f4a7c15
kernel k(a: in u64be[2] per block, b: secret in u32le[3], c: public in u8[2], d: inout u64le[3], e: in u16be[4],
         f: out u64le[2] per block, g: out u32be[1] per block, n: count) tables {
    blocks n {
        let x = a[0] + 0x123456789abcdef0
        let y = (a[1] ^ u64(b[0])) <<< 7
        let t = T(x.byte[7]) ^ T(y.byte[0]) ^ T(x.byte[5]) ^ T(y.byte[1])
        f[0] = (x - y) ^ t
        f[1] = select(x < y, cat(b[1], b[2]), y | 0xffffffff80000000) + u64(e[3])
        g[0] = u32(x) * b[2] + u32(x[37 +: 13])
        d[0] = d[0] + u64(c[1]) + (y >> 41)
        d[2] = ~d[1]
    }
}
"""


@pytest.mark.spread(6)
@pytest.mark.parametrize("target", target_names())
@pytest.mark.parametrize("count", [0, 1, 5])
def test_mixed_widths(target: str, count: int) -> None:
    """Values of all widths, look-ups, constants of 64 bits and eight arguments, for every target."""
    rng = random.Random(count)
    kernel = elaborate(parse(MIXED, "k.cw"), "k")
    args: list[Any] = [count if p.kind == "count" else rng.randbytes(p.bytes * (count if p.per_block else 1))
                       for p in kernel.params]
    want = compile_interpreter(kernel)(list(args))
    sent = [a if isinstance(a, int) else Buffer(a, p.kind != "in", 1)
            for p, a in zip(kernel.params, args, strict=True)]
    cpu = load_cpu(target)
    image = load_elf(assemble(small(MIXED, target).asm, "k", cpu.bits), BASE, cpu.bits)
    assert machine(cpu.abi).call(image, "k", sent).buffers == want


@pytest.mark.parametrize("target", ["core2-64", "core2-64-win64"])
def test_text(target: str) -> None:
    """64-bit names in addresses, tables relative to rip, nothing below the stack pointer."""
    made, title = small(MIXED, target), load_cpu(target).abi.title
    assert "bits 64" in made.asm and title in made.asm and title in made.header
    code = [line.split(";")[0] for line in made.asm.splitlines() if line.startswith("        ")]
    assert any("[rel k.tables]" in line for line in code)
    for line in code:
        inside = re.search(r"\[(.*)\]", line)
        if inside:
            assert not re.search(r"\b(e[a-z]{2}|r\d+d)\b", inside[1]), line
            assert not re.search(r"rsp - ", inside[1]), line
    assert run_nasm(made.asm, "k", "win64" if "win64" in target else "elf64")


def test_32_bit_text_knows_nothing_of_this() -> None:
    made = small(MIXED, "northwood")
    assert not re.search(r"\br(ax|\d+)\b|\brel\b|qword", made.asm)


def test_frame_of_a_leaf() -> None:
    """A kernel that needs no slot but for its arguments has no frame under Win64: there is the shadow space."""
    text = "kernel k(a: in u64le[1], b: out u64le[1]) { b[0] = a[0] + 1 }\n"
    assert "sub rsp" not in small(text, "core2-64-win64").asm
    assert not re.search(r"\bpush\b", small(text).asm)
    assert run(small(text).asm, "k", "core2-64", [Buffer(b"\xff" * 8), Buffer(bytes(8))])[1] == bytes(8)


@pytest.mark.parametrize("target", ["core2-64", "core2-64-win64"])
def test_vector_registers_above_seven(target: str) -> None:
    """Sixteen lanes of work want more than eight registers; under Win64 xmm6 to xmm15 come back as they were."""
    text = """
kernel k(a: in u32le[12] per block, b: out u32le[12] per block, n: count) {
    blocks n {
        var s: u32[12]
        for i in 0..12 { s[i] = a[i] }
        for r in 0..4 { for i in 0..12 { s[i] = (s[i] + s[(i + 5) % 12]) ^ (s[(i + 7) % 12] <<< 9) } }
        for i in 0..12 { b[i] = s[i] }
    }
}
mapping k { lanes 4 in xmm }
"""
    made, kernel = small(text, target), elaborate(parse(text, "k.cw"), "k")
    assert "xmm15" in made.asm
    assert bool(re.search(r"movdqa \[.*preserved", made.asm)) == ("win64" in target)
    data = random.Random(1).randbytes(48 * 7)
    want = compile_interpreter(kernel)([data, bytes(len(data)), 7])
    assert run(made.asm, "k", target, [Buffer(data, False), Buffer(bytes(len(data))), 7]) == want


def test_high_bytes_stand_beside_legacy_registers() -> None:
    """nasm refuses ah beside r8: a round of look-ups with more values than the legacy registers hold assembles."""
    made = compiled("aes128_encrypt", "core2-64")
    lines = [line.split(";")[0] for line in made.asm.splitlines()]
    assert any(re.search(r"movzx \w+, [abcd]h\b", line) for line in lines)
    assert any(re.search(r"\br(8|9|1\d)d?\b", line) for line in lines)


@pytest.mark.spread(6)
# -- kernels ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("kernel", "target"), SHIPPED)
def test_shipped_kernels(kernel: str, target: str) -> None:
    """Every kernel, each for one of the targets, against the interpreter: 0 to 5 blocks."""
    made, source = compiled(kernel, target), LIBRARY.source_of(kernel)
    rng = random.Random(kernel)
    image = load_elf(assemble(made.asm, kernel, 64), BASE, 64)
    params = source.params(kernel)
    for count in (0, 1, 2, 5) if any(p.kind == "count" for p in params) else (1,):
        args: list[Any] = [count if p.kind == "count" else rng.randbytes(p.bytes * (count if p.per_block else 1))
                           for p in params]
        want = source.interpreter(kernel, list(args))
        sent = [a if isinstance(a, int) else Buffer(a, p.kind != "in", 1) for p, a in zip(params, args, strict=True)]
        assert machine(load_cpu(target).abi).call(image, kernel, sent).buffers == want, count


@pytest.mark.full
@pytest.mark.long
@pytest.mark.parametrize("chunk", some(range(3), 1))
def test_random_programs(chunk: int) -> None:
    """Random programs of the language; more with `python -m tests.programs --count N` for other targets."""
    for seed in range(20 * chunk, 20 * chunk + 20):
        program_run.examine(seed, cpus=[TARGETS[seed % len(TARGETS)]])


def test_plans_do_not_depend_on_the_convention() -> None:
    """What refinement stores for a piece serves both conventions: same graph, same instructions."""
    plans = []
    for target in ("core2-64", "core2-64-win64"):
        graph = subject(LIBRARY, "sha1_blocks", load_cpu(target)).graph
        piece = max((p for p in graph_pieces(graph)), key=lambda p: len(p.nodes))
        plan = best_plan(piece, load_cpu(target), {}, PORTFOLIO.first(1))
        forms = [(i.form, [str(getattr(o, "name", "")) for o in i.operands]) for i in plan.instrs]
        plans.append((stable_key(piece), forms))
    assert plans[0] == plans[1]


def graph_pieces(graph: Any) -> list[Any]:
    from scheduler.graph.simplify import pieces

    return pieces(graph)


def test_model_runs_64_bit_kernels() -> None:
    """The judge of refinement and the model take a 64-bit kernel by the name of its target."""
    cpu = load_cpu("core2-64")
    of = subject(LIBRARY, "md5_blocks", cpu)
    plans = {p: best_plan(p, cpu, {}, PORTFOLIO.first(1)) for p in graph_pieces(of.graph)}
    ran = run_kernel(of, plans, 2)
    assert ran.trace.bits == 64
    whole = simulate(ran.trace, "core2-64").cycles
    assert whole == simulate(ran.trace, "core2").cycles
    assert 500 < whole < 1000  # two blocks of 64 steps of at least five dependent operations


def test_files(tmp_path: Any) -> None:
    """The two conventions have folders of their own."""
    builder = Builder(LIBRARY, tmp_path)
    folders = {builder.paths("md5_blocks", load_cpu(t))["asm"].parent.name for t in ("core2-64", "core2-64-win64")}
    assert folders == {"core2-64", "core2-64-win64"}
