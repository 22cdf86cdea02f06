"""Products without carries: by the interpreter against Python, as machine code of every CPU against the interpreter."""

from __future__ import annotations

import random

import pytest

from dsl.elaborate import elaborate
from dsl.interpret import compile_interpreter, interpret
from dsl.ir import Kernel
from dsl.parser import parse
from scheduler.algorithm.carryless import lay_products
from scheduler.mapping.layout import Layout
from targets.cpu import cpu_names, load_cpu
from tests.kernels.test_mapped_code import NEEDS, check, compiled
from tests.kernels.test_products import words

pytestmark = pytest.mark.usefixtures("one_choice")
CPUS = [*cpu_names(), "core2-64", "prescott-64-win64"]
ALL = """
kernel k(a: secret in u32le[3], c: secret in u64le[3], o: out u64le[9], p: out u32le[4]) constant_time {
    o[0] = clmul(u64(a[0]), u64(a[1]))
    o[1] = clmul(c[0], c[1])
    o[2] = clmulhi(c[0], c[1])
    o[3] = clmul(c[1], c[2])
    o[4] = clmulhi(c[2], c[2])
    o[5] = clmul(c[0], u64(a[2])) ^ clmulhi(u64(a[2]), c[1])
    o[6] = clmul(c[0], 0x87) ^ clmulhi(0xe100000000000001, c[0])
    o[7] = clmul(c[0], 0xfedcba9876543210) ^ clmulhi(c[1], 0xfedcba9876543210)
    o[8] = clmulhi(u64(a[0]), u64(a[1])) ^ u64(clmul(c[0][3 +: 40], c[1][7 +: 40])) ^ clmul(u64(a[1]), 0xffffffff)
    p[0] = clmul(a[0], a[1]) ^ clmulhi(a[1], a[2])
    p[1] = clmulhi(a[0], a[0]) ^ clmul(a[0], a[0])
    p[2] = clmul(a[2], 0x1021) ^ clmulhi(0x04c11db7, a[2]) ^ clmul(a[2], 0xedb88320)
    p[3] = u32(clmul(a[0].byte[1], a[1].byte[2])) ^ u32(clmul(u5(a[0]), 21)) ^ u32(clmul(u17(a[1]), u17(a[2])))
}
"""
CHAIN = """
kernel k(h: inout u64le[2], r: in u64le[2], m: in u64le[2] per block, n: count) {
    blocks n {
        let x = h[0] ^ m[0]
        let y = h[1] ^ m[1]
        let low = clmul(x, r[0])
        let high = clmulhi(x, r[0])
        h[0] = low ^ clmul(y, r[1]) ^ high
        h[1] = clmulhi(y, r[1]) ^ (low >> 3)
    }
}
"""
LANES = """
kernel k(h: inout u64le[1], m: in u64le[2] per block, n: count) {
    blocks n {
        h[0] = clmul(h[0] ^ m[0], m[1]) ^ clmulhi(m[0], m[1]) ^ clmul(h[0], 0x1b) ^ clmul(m[0] >> 32, m[1] >> 40)
    }
}
"""
SHORT = """
kernel k(h: inout u32le[1], m: in u32le[2] per block, n: count) {
    blocks n { h[0] = clmul(h[0] ^ m[0], m[1]) ^ clmulhi(m[0], h[0]) ^ clmul(m[0], 0x8d) }
}
"""


def product(a: int, b: int) -> int:
    """Bit by bit."""
    total = 0
    for i in range(b.bit_length()):
        if b >> i & 1:
            total ^= a << i
    return total


def said_by_python(a: list[int], c: list[int]) -> tuple[list[int], list[int]]:
    """What ALL computes."""
    m, low = (1 << 64) - 1, (1 << 32) - 1
    f = 0xfedcba9876543210
    o = [product(a[0], a[1]), product(c[0], c[1]), product(c[0], c[1]) >> 64, product(c[1], c[2]),
         product(c[2], c[2]) >> 64, product(c[0], a[2]) ^ product(a[2], c[1]) >> 64,
         product(c[0], 0x87) ^ product(c[0], 0xe100000000000001) >> 64, product(c[0], f) ^ product(c[1], f) >> 64,
         product(c[0] >> 3 & (1 << 40) - 1, c[1] >> 7 & (1 << 40) - 1) & (1 << 40) - 1 ^ product(a[1], low)]
    p = [product(a[0], a[1]) ^ product(a[1], a[2]) >> 32, product(a[0], a[0]) >> 32 ^ product(a[0], a[0]),
         product(a[2], 0x1021) ^ product(a[2], 0x04c11db7) >> 32 ^ product(a[2], 0xedb88320),
         product(a[0] >> 8 & 255, a[1] >> 16 & 255) & 255 ^ product(a[0] & 31, 21) & 31
         ^ product(a[1] & 0x1ffff, a[2] & 0x1ffff) & 0x1ffff]
    return [x & m for x in o], [x & low for x in p]


def agree(kernel: Kernel) -> None:
    """An IR beside Python."""
    rng = random.Random(19)
    run = compile_interpreter(kernel)
    for number in range(50):
        a, c = words(rng, 32, 3), words(rng, 64, 3)
        if not number:
            a, c = [0xFFFFFFFF] * 3, [(1 << 64) - 1] * 3
        given = [b"".join(x.to_bytes(size, "little") for x in w) for w, size in ((a, 4), (c, 8))]
        _, _, o, p = run([*given, bytes(72), bytes(16)])
        found = [[int.from_bytes(b[i:i + s], "little") for i in range(0, len(b), s)] for b, s in ((o, 8), (p, 4))]
        assert tuple(found) == said_by_python(a, c)


def test_the_interpreter_and_python() -> None:
    agree(elaborate(parse(ALL, "k.cw"), "k"))


@pytest.mark.parametrize("layout", [Layout(), Layout(wide="mm"), Layout(wide="mm", multiplies=True), Layout(bits=64)])
@pytest.mark.parametrize("cpu", ["pentium", "pentium3", "northwood", "core2-64"])
def test_what_the_pass_makes(cpu: str, layout: Layout) -> None:
    if layout.bits > load_cpu(cpu).bits or (layout.wide == "mm" and "mmx" not in load_cpu(cpu).features) \
            or (layout.multiplies and "sse2" not in load_cpu(cpu).features):
        return
    kernel = lay_products(elaborate(parse(ALL, "k.cw"), "k"), load_cpu(cpu), layout)
    assert not any(op.kind.startswith("clmul") for op in kernel.body.ops())
    agree(kernel)


CASES = [("all", ALL, ""), ("all", ALL, "place all in general"), ("chain", CHAIN, ""), ("chain", CHAIN, "streams 2"),
         ("chain", CHAIN, "place all in general"), ("lanes", LANES, ""), ("lanes", LANES, "lanes 2 in xmm"),
         ("short", SHORT, ""), ("short", SHORT, "lanes 4 in xmm"), ("short", SHORT, "lanes 2 in mmx")]


@pytest.mark.spread(16)
@pytest.mark.parametrize("cpu", CPUS)
@pytest.mark.parametrize(("text", "said"), [c[1:] for c in CASES],
                         ids=[f"{name}-{said or 'default'}" for name, _, said in CASES])
def test_machine_code(text: str, said: str, cpu: str) -> None:
    if any(name in said and feature not in load_cpu(cpu).features for name, (feature, _) in NEEDS.items()):
        return
    kernel, image, messages = compiled(text, said, cpu)
    for count in (0, 1, 2, 5):
        check(kernel, image, messages, count, random.Random(f"{said} {count}"), cpu)


@pytest.mark.full
@pytest.mark.parametrize("cpu", ["pentium", "northwood", "athlon64-64"])
def test_machine_code_at_the_ends(cpu: str) -> None:
    """Operands of ones, where every column of an integer product is full."""
    kernel, image, messages = compiled(ALL, "", cpu)
    for seed in range(6):
        check(kernel, image, messages, 1, random.Random(seed), cpu)


def test_a_block_of_ghash() -> None:
    """NIST SP 800-38D: the product of two blocks in GF(2^128), bits reflected; as a test of how it is said."""
    text = """
    kernel k(x: in u64be[2], h: in u64be[2], o: out u64be[2]) {
        let x1 = x[0]; let x0 = x[1]; let h1 = h[0]; let h0 = h[1]
        var z: u64[4]
        z[0] = clmul(x0, h0)
        z[1] = clmulhi(x0, h0) ^ clmul(x0, h1) ^ clmul(x1, h0)
        z[2] = clmulhi(x0, h1) ^ clmulhi(x1, h0) ^ clmul(x1, h1)
        z[3] = clmulhi(x1, h1)
        var v: u64[4]
        v[0] = z[0] << 1
        for i in 1..4 { v[i] = (z[i] << 1) ^ (z[i-1] >> 63) }
        v[2] = v[2] ^ v[0] ^ (v[0] >> 1) ^ (v[0] >> 2) ^ (v[0] >> 7)
        v[1] = v[1] ^ (v[0] << 63) ^ (v[0] << 62) ^ (v[0] << 57)
        v[3] = v[3] ^ v[1] ^ (v[1] >> 1) ^ (v[1] >> 2) ^ (v[1] >> 7)
        v[2] = v[2] ^ (v[1] << 63) ^ (v[1] << 62) ^ (v[1] << 57)
        o[0] = v[3]
        o[1] = v[2]
    }"""
    kernel = elaborate(parse(text, "k.cw"), "k")
    rng = random.Random(38)
    for _ in range(20):
        x, y = rng.getrandbits(128), rng.getrandbits(128)
        z, v = 0, y
        for i in range(127, -1, -1):  # algorithm 1
            z ^= v if x >> i & 1 else 0
            v = v >> 1 ^ (0xE1 << 120 if v & 1 else 0)
        _, _, o = interpret(kernel, [x.to_bytes(16, "big"), y.to_bytes(16, "big"), bytes(16)])
        assert int.from_bytes(o, "big") == z
