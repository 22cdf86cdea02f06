"""Poly1305's loop in each arithmetic that a CPU has registers for, as machine code beside the interpreter.

Calls of no block, of one, of whole groups of lanes and of what is left over; states at the modulus and beside it, at
the most that 160 bits hold; points and blocks of ones and of zeros, where limbs are at their bounds.
"""

from __future__ import annotations

import random
import re

import pytest

from cipherwright.compiler.pipeline import compile_kernel
from cipherwright.machine.assemble import assemble
from cipherwright.machine.machine import Buffer
from cipherwright.project.sources import ROOT
from dsl.parser import parse
from scheduler.mapping.choose import choose
from targets.cpu import load_cpu, long_names
from targets.elf import load_elf
from tests.support import shipped
from tests.support.graph_run import BASE, machine

pytestmark = pytest.mark.usefixtures("one_choice")
KERNEL = "poly1305_blocks"
TEXT = re.sub(rf"(?m)^mapping {KERNEL} .*\n", "", (ROOT / "ciphers" / "poly1305.cw").read_text(encoding="utf-8"))
P = (1 << 130) - 5
EDGES = (0, 1, P - 1, P, P + 1, P + 4, (1 << 130) - 1, 1 << 130, (1 << 131) - 1, (1 << 160) - 1)
GENERAL32 = ("pentium", "pentium-pro", "pentium2", "pentium3", "pentium-m", "northwood", "prescott", "athlon64",
             "core2")
GENERAL64 = ("athlon64-64", "core2-64", "prescott-64")
SSE2 = ("pentium-m", "northwood", "prescott", "athlon64", "core2", *GENERAL64)
CASES = [(cpu, f"limbs {form}") for cpus, forms in (
    (GENERAL32, ("4 by 32 in x87", "5 by 26 in general", "5 by 32 in general")),
    (GENERAL64, ("5 by 26 in general", "3 by 44 in general", "3 by 64 in general")),
    (SSE2, ("5 by 26 in xmm by 2", "5 by 26 in xmm by 4"))) for form in forms for cpu in cpus]


@pytest.mark.spread(120)
@pytest.mark.parametrize(("cpu", "mapping"), CASES)
def test_blocks(cpu: str, mapping: str) -> None:
    target = load_cpu(cpu)
    program = parse(TEXT + f"mapping {KERNEL} {{ {mapping} }}\n", "poly1305.cw")
    made = compile_kernel(program, KERNEL, target, quick=True)
    code = load_elf(assemble(made.asm, "k.asm", target.bits), BASE, target.bits)
    rng, there = random.Random(f"{cpu} {mapping}"), machine(target.abi)
    for blocks in (0, 1, 2, 3, 4, 5, 7, 8, 9, 16, 19):
        for h in EDGES:
            ones = h % 2 == 1 or rng.random() < 0.3
            r = b"\xff" * 16 if ones else rng.choice([bytes(16), rng.randbytes(16), rng.randbytes(16)])
            m = rng.choice([b"\xff" * 16 * blocks, rng.randbytes(16 * blocks)] if ones else
                           [bytes(16 * blocks), rng.randbytes(16 * blocks)])
            given: list[bytes | int] = [r, h.to_bytes(20, "little"), m, blocks]
            got = there.call(code, KERNEL, [b if isinstance(b, int) else Buffer(b) for b in given]).buffers
            assert [bytes(b) for b in got] == shipped.interpreted(KERNEL, given)


@pytest.mark.parametrize("cpu", long_names())
def test_one_block_is_in_whole_words_where_they_have_64_bits(cpu: str) -> None:
    """Whatever the CPU multiplies in vectors: that is for many blocks."""
    target = load_cpu(cpu)
    program = shipped.LIBRARY.source_of("poly1305_last").program
    held = choose(program, "poly1305_last", target.name, features=target.features, bits=64).layout.limbs
    assert held is not None and (held.count, held.radix, held.file, held.blocks) == (3, 64, "r", 1)
