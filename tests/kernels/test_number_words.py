"""Numbers as limbs in words, as machine code of several CPUs beside the interpreter."""

from __future__ import annotations

import random

import pytest

from cipherwright.compiler.pipeline import compile_kernel
from cipherwright.machine.assemble import assemble
from cipherwright.machine.machine import Buffer
from dsl.elaborate import elaborate
from dsl.interpret import compile_interpreter
from dsl.parser import parse
from targets.cpu import load_cpu
from targets.elf import load_elf
from tests.support.graph_run import BASE, machine

pytestmark = pytest.mark.usefixtures("one_choice")
PRIMES = {"(1 << 130) - 5": (1 << 130) - 5, "(1 << 61) - 1": (1 << 61) - 1, "(1 << 255) - 19": (1 << 255) - 19}
SOURCE = """
type Field = mod MODULUS
kernel k(r: in u32le[WORDS], h: inout u32le[WORDS], m: in u32le[4] per block, n: count) {
    let k = Field(r)
    var a = Field(h)
    var b = Field(7)
    blocks n {
        a = (a + Field(m) * b) * (k - a)
        b = b + b + a - 3
    }
    let d = digits(a - b, 32)
    for i in 0..WORDS { h[i] = d[i] }
}
mapping k { MAPPING }
"""
CASES = [("pentium", "(1 << 130) - 5", "limbs 5 by 26"), ("pentium3", "(1 << 130) - 5", "limbs 5 by 32"),
         ("northwood", "(1 << 130) - 5", "limbs 5 by 32 in general"), ("core2-64", "(1 << 130) - 5", "limbs 3 by 44"),
         ("athlon64-64", "(1 << 130) - 5", "limbs 3 by 64"), ("prescott-64", "(1 << 130) - 5", ""),
         ("pentium-m", "(1 << 61) - 1", ""), ("core2-64", "(1 << 61) - 1", "limbs 2 by 31"),
         ("athlon64-64", "(1 << 255) - 19", ""), ("core2-64", "(1 << 255) - 19", "limbs 5 by 51"),
         ("pentium2", "(1 << 255) - 19", "limbs 8 by 32")]


@pytest.mark.spread(8)
@pytest.mark.parametrize(("cpu", "modulus", "mapping"), CASES)
def test_machine_code(cpu: str, modulus: str, mapping: str) -> None:
    """Numbers at the modulus and beside it, blocks of ones, of zeros and of anything."""
    p, target = PRIMES[modulus], load_cpu(cpu)
    size = -(-p.bit_length() // 32) * 4
    text = SOURCE.replace("MODULUS", modulus).replace("WORDS", str(size // 4)).replace("MAPPING", mapping)
    program = parse(text, "k.cw")
    meant = compile_interpreter(elaborate(program, "k"))
    made = compile_kernel(program, "k", target, quick=True)
    code = load_elf(assemble(made.asm, "k.asm", target.bits), BASE, target.bits)
    rng, there = random.Random(1), machine(target.abi)
    for n in range(6):
        for _ in range(4):
            r, h = (rng.choice([p - 1, p, p + 1, (1 << 8 * size) - 1, 0, rng.randrange(1 << 8 * size)]).to_bytes(
                size + 1, "little")[:size] for _ in range(2))
            m = rng.choice([b"\xff" * 16 * n, bytes(16 * n), rng.randbytes(16 * n)])
            got = there.call(code, "k", [Buffer(r), Buffer(h), Buffer(m), n]).buffers
            assert [bytes(b) for b in got] == meant([r, h, m, n])
