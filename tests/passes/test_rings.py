"""Indices that go round in a run-time loop: `x[(a*i + b) % size]`, against the same loops unrolled."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cipherwright.compiler.pipeline import compile_kernel
from cipherwright.machine.assemble import assemble
from cipherwright.machine.machine import Buffer
from dsl.elaborate import elaborate
from dsl.interpret import interpret
from dsl.ir import Kernel
from dsl.parser import parse
from scheduler.refine.portfolio import PORTFOLIO
from targets.cpu import load_cpu
from targets.elf import load_elf
from tests.support import shipped

BASE = 0x10000000
WORDS = """
const C: u32[8] = [1, 0x200, 0x30000, 4, 0x50505, 60, 0x7000000, 0x80]
kernel k(key: in u32le[16], src: in u32le[2] per block, dst: out u32be[2] per block, n: count) {
    blocks n {
        var x = src[0]
        var y = src[1]
        for i in 0..5 as rounds {
            x = (x + key[(2*i + 1) % 8]) ^ (key[8 + (2*i) % 8] <<< 3) ^ key[8 + (7 - 2*i) % 8]
            y = (y ^ key[(3*i + 5) % 8] ^ C[(i + 3) % 4]) + key[(i + 6) % 8] + C[4 + (i + 1) % 2]
            let z = x
            x = y <<< 7
            y = z + key[2 * ((i + 1) % 4) + 1] + key[i] + key[(0*i + 5) % 8]
        }
        dst[0] = x
        dst[1] = y
    }
}
mapping k { roll rounds }
"""
NESTED = """
kernel k(key: in u16be[8], state: inout u32le[8], wide: out u64le[4]) {
    for i in 0..3 as outer {
        for j in 0..6 as inner {
            state[(j + 5) % 8] = (state[(j + 5) % 8] <<< 5) + state[(2*j + 1) % 8] + u32(key[i + (j + 1) % 4])
            state[(j + 2*i) % 8] = state[(j + 2*i) % 8] ^ u32(key[(2*i + 3*j + 7) % 8]) ^ state[(7 - 3*i - j) % 4 + 4]
        }
        wide[(i + 3) % 4] = cat(state[i], state[(3*i + 2) % 8])
    }
}
mapping k { roll outer inner }
"""
BLOCKS = """
kernel k(key: in u32le[8], src: in u32le[4] per block, dst: out u32le[4] per block, n: count) {
    blocks n {
        for i in 0..4 as outer {
            var x = u32(0)
            for j in 0..3 as inner { x = (x <<< 5) + (src[(i + j) % 4] ^ key[(2*i + 3*j + 7) % 8]) }
            dst[(3*i + 1) % 4] = x
        }
    }
}
mapping k { roll outer inner }
"""
TARGETS = [*shipped.CPUS, "core2-64", "athlon64-64-win64"]


def args_of(kernel: Kernel, count: int, rng: random.Random) -> list[bytes | int]:
    return [count if p.kind == "count" else rng.randbytes(p.bytes * (count if p.per_block else 1))
            for p in kernel.params]


@pytest.mark.parametrize(("text", "rolled"), [(WORDS, {"rounds"}), (NESTED, {"outer"}), (NESTED, {"inner"}),
                                              (NESTED, {"outer", "inner"}), (BLOCKS, {"outer", "inner"})])
def test_kept_loops_mean_the_same(text: str, rolled: set[str]) -> None:
    program, rng = parse(text, "k.cw"), random.Random(1)
    plain, kept = elaborate(program, "k"), elaborate(program, "k", frozenset(rolled))
    assert sum(1 for _ in kept.body.ops()) < sum(1 for _ in plain.body.ops())
    for count in (0, 1, 3):
        args = args_of(plain, count, rng)
        assert interpret(kept, args) == interpret(plain, args)


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize(("text", "extra"), [(WORDS, ""), (WORDS, "streams 2"), (NESTED, ""),
                                             (BLOCKS, "")])
def test_machine_code(text: str, extra: str, target: str) -> None:
    text = text.replace("mapping k { ", "mapping k { " + (f"{extra}; " if extra else ""))
    program, rng, cpu = parse(text, "k.cw"), random.Random(target), load_cpu(target)
    made = compile_kernel(program, "k", cpu, source_text=text, source_name="k.cw", portfolio=PORTFOLIO.first(1))
    assert made.manifest["rolled"]
    image, kernel = load_elf(assemble(made.asm, "k", cpu.bits), BASE, cpu.bits), elaborate(program, "k")
    for count in (0, 1, 2, 5):
        args: list[Any] = args_of(kernel, count, rng)
        sent = [a if isinstance(a, int) else Buffer(a, p.kind != "in")
                for p, a in zip(kernel.params, args, strict=True)]
        assert shipped.machine(cpu.abi).call(image, "k", sent).buffers == interpret(kernel, args), count


@pytest.mark.parametrize("target", ["northwood", "core2-64"])
def test_lanes(target: str) -> None:
    """Constant arrays stand once for each lane; so do the places on their ring."""
    text = WORDS.replace("{ roll", "{ lanes 4 in xmm; roll")
    program, rng, cpu = parse(text, "k.cw"), random.Random(target), load_cpu(target)
    made = compile_kernel(program, "k", cpu, source_text=text, source_name="k.cw", portfolio=PORTFOLIO.first(1))
    image, kernel = load_elf(assemble(made.asm, "k", cpu.bits), BASE, cpu.bits), elaborate(program, "k")
    for count in (1, 4, 9):
        args: list[Any] = args_of(kernel, count, rng)
        sent = [a if isinstance(a, int) else Buffer(a, p.kind != "in")
                for p, a in zip(kernel.params, args, strict=True)]
        assert shipped.machine(cpu.abi).call(image, "k", sent).buffers == interpret(kernel, args), count


def test_elements_between_two_steps_share_a_pointer() -> None:
    """The lower four of eight words and the upper four of other eight go round in step."""
    text = """kernel k(a: in u32le[16], b: out u32le[1]) {
        var x = a[0]
        for i in 0..4 as rounds { x = x + (a[(2*i) % 8] ^ a[(2*i + 1) % 8]) + a[8 + (2*i + 1) % 8] }
        b[0] = x
    }
    mapping k { roll rounds }"""
    kept = elaborate(parse(text, "k.cw"), "k", frozenset({"rounds"}))
    moved = {op.attr.strides for op in kept.body.ops() if op.kind == "load" and op.attr.strides}
    assert len(moved) == 1 and next(iter(moved))[0].ring == 32
