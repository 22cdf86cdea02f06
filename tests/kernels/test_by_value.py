"""Shifts and rotations by a value: by the interpreter against Python, as machine code of every CPU against the
interpreter; what takes a varying time is said."""

from __future__ import annotations

import random
import re

import pytest

from cipherwright.compiler.pipeline import compile_kernel
from dsl.elaborate import elaborate
from dsl.interpret import interpret
from dsl.parser import parse
from targets.cpu import cpu_names, load_cpu
from tests.kernels.test_mapped_code import NEEDS, check, compiled
from tests.kernels.test_products import words

pytestmark = pytest.mark.usefixtures("one_choice")
CPUS = [*cpu_names(), "core2-64", "prescott-64-win64"]
ALL = """
kernel k(a: in u32le[4], c: in u64le[3], o: out u64le[10], p: out u32le[8]) {
    o[0] = c[0] <<< a[0]
    o[1] = c[0] >>> c[1]
    o[2] = c[1] << u6(a[1])
    o[3] = c[1] >> u6(a[1])
    o[4] = (c[2] << u5(a[2])) ^ (c[2] >> u3(a[3]))
    o[5] = u64(c[0][3 +: 48] << u5(a[0])) ^ u64(c[0][3 +: 48] >> u5(c[1]))
    o[6] = u64(0x123456789abcdef1) <<< a[3]
    o[7] = (c[2] <<< c[2]) ^ (c[2] >>> u3(a[2]))
    o[8] = u64(1) << u6(c[0])
    o[9] = (c[0] >> c[2][58 +: 6]) ^ (c[1] <<< (c[1].byte[7]))
    p[0] = a[0] <<< a[1]
    p[1] = (a[0] >>> a[1]) ^ (a[2] >>> c[0])
    p[2] = (a[1] << u5(a[2])) + (a[1] >> u5(a[3]))
    p[3] = (a[3] <<< a[3]) ^ (a[2] <<< u4(a[0]))
    p[4] = u32(a[0].byte[1] <<< a[1]) ^ u32(u16(a[2]) >>> a[3]) ^ (u32(u8(a[1]) >>> u2(a[0])) << 16)
    p[5] = u32(u11(a[0]) << u3(a[1])) ^ (u32(u23(a[1]) >> u4(a[2])) << 9)
    p[6] = (u32(1) << u5(a[0])) | (u32(0x80000000) >> u5(a[1]))
    p[7] = (a[0] <<< a[2]) ^ (a[1] >>> a[2]) ^ (a[3] << u5(a[2]))
}
"""
RC6 = """
# 20 rounds of RC6-32 (R. L. Rivest and others, The RC6 Block Cipher, 1998)
kernel k(s: MARK in u32le[44], x: MARK in u32le[4] per block, y: out u32le[4] per block, n: count) TIME {
    blocks n {
        var a = x[0]
        var b = x[1] + s[0]
        var c = x[2]
        var d = x[3] + s[1]
        for i in 2..42 step 2 as rounds {
            let t = (b * (2 * b + 1)) <<< 5
            let u = (d * (2 * d + 1)) <<< 5
            let e = ((a ^ t) <<< u) + s[i]
            let f = ((c ^ u) <<< t) + s[i + 1]
            a = b
            b = f
            c = d
            d = e
        }
        y[0] = a + s[42]
        y[1] = b
        y[2] = c + s[43]
        y[3] = d
    }
}
"""
PLAIN = RC6.replace("MARK ", "").replace("TIME", "")
SECRET = RC6.replace("MARK", "secret").replace("TIME", "constant_time")
LANES = """
kernel k(h: inout u32le[2], m: in u32le[2] per block, n: count) {
    blocks n {
        h[0] = (h[0] <<< m[0]) + (m[1] >>> h[1])
        h[1] = h[1] ^ (m[0] >>> 3) ^ (m[1] <<< h[0])
    }
}
"""


def said_by_python(a: list[int], c: list[int]) -> tuple[list[int], list[int]]:
    """What ALL computes."""
    def rol(x: int, by: int, bits: int) -> int:
        by %= bits
        return (x << by | x >> bits - by) & (1 << bits) - 1

    def ror(x: int, by: int, bits: int) -> int:
        return rol(x, -by, bits)

    part = c[0] >> 3 & (1 << 48) - 1
    o = [rol(c[0], a[0], 64), ror(c[0], c[1], 64), c[1] << a[1] % 64, c[1] >> a[1] % 64,
         c[2] << a[2] % 32 ^ c[2] >> a[3] % 8, (part << a[0] % 32) % (1 << 48) ^ part >> c[1] % 32,
         rol(0x123456789abcdef1, a[3], 64), rol(c[2], c[2], 64) ^ ror(c[2], a[2] % 8, 64), 1 << c[0] % 64,
         c[0] >> (c[2] >> 58) ^ rol(c[1], c[1] >> 56, 64)]
    p = [rol(a[0], a[1], 32), ror(a[0], a[1], 32) ^ ror(a[2], c[0], 32),
         (a[1] << a[2] % 32) % (1 << 32) + (a[1] >> a[3] % 32), rol(a[3], a[3], 32) ^ rol(a[2], a[0] % 16, 32),
         rol(a[0] >> 8 & 255, a[1], 8) ^ ror(a[2] & 65535, a[3], 16) ^ ror(a[1] & 255, a[0] % 4, 8) << 16,
         (a[0] << a[1] % 8) % (1 << 11) ^ (a[1] % (1 << 23) >> a[2] % 16) << 9,
         1 << a[0] % 32 | 0x80000000 >> a[1] % 32,
         rol(a[0], a[2], 32) ^ ror(a[1], a[2], 32) ^ a[3] << a[2] % 32]
    return [x % (1 << 64) for x in o], [x % (1 << 32) for x in p]


def test_the_interpreter_and_python() -> None:
    kernel = elaborate(parse(ALL, "k.cw"), "k")
    rng = random.Random(19)
    for _ in range(60):
        a, c = words(rng, 32, 4), words(rng, 64, 3)
        given = [b"".join(x.to_bytes(size, "little") for x in w) for w, size in ((a, 4), (c, 8))]
        _, _, o, p = interpret(kernel, [*given, bytes(80), bytes(32)])
        found = [[int.from_bytes(b[i:i + s], "little") for i in range(0, len(b), s)] for b, s in ((o, 8), (p, 4))]
        assert tuple(found) == said_by_python(a, c)


def test_rc6() -> None:
    """The test vectors of the cipher's paper: 16 bytes of zeros, and others."""
    kernel = elaborate(parse(PLAIN, "k.cw"), "k")
    for key, plain, cipher in (
            (bytes(16), bytes(16), "8fc3a53656b1f778c129df4e9848a41e"),
            (bytes.fromhex("0123456789abcdef0112233445566778"), bytes.fromhex("02132435465768798a9bacbdcedfe0f1"),
             "524e192f4715c6231f51f6367ea43f18")):
        _, _, y = interpret(kernel, [expanded(key), plain, bytes(16), 1])
        assert y.hex() == cipher


def expanded(key: bytes) -> bytes:
    """The key schedule of RC6-32/20."""
    def rol(x: int, by: int) -> int:
        return (x << by % 32 | x >> -by % 32 if by % 32 else x) & 0xFFFFFFFF

    words_ = [int.from_bytes(key[i:i + 4], "little") for i in range(0, len(key), 4)]
    s = [(0xB7E15163 + i * 0x9E3779B9) & 0xFFFFFFFF for i in range(44)]
    a = b = 0
    for i in range(132):
        a = s[i % 44] = rol(s[i % 44] + a + b & 0xFFFFFFFF, 3)
        b = words_[i % len(words_)] = rol(words_[i % len(words_)] + a + b & 0xFFFFFFFF, a + b)
    return b"".join(x.to_bytes(4, "little") for x in s)


CASES = [("all", ALL, ""), ("all", ALL, "place all in general"), ("rc6", PLAIN, ""), ("rc6", PLAIN, "roll rounds"),
         ("rc6", PLAIN, "streams 2"), ("rc6", PLAIN, "streams 2 split general"), ("rc6", SECRET, "roll rounds"),
         ("rc6", PLAIN, "lanes 4 in xmm"), ("lanes", LANES, ""), ("lanes", LANES, "lanes 4 in xmm"),
         ("lanes", LANES, "lanes 2 in mmx"), ("lanes", LANES, "streams 2 split general")]


@pytest.mark.spread(16)
@pytest.mark.parametrize("cpu", CPUS)
@pytest.mark.parametrize(("text", "said"), [c[1:] for c in CASES],
                         ids=[f"{name}{i}-{said or 'default'}" for i, (name, _, said) in enumerate(CASES)])
def test_machine_code(text: str, said: str, cpu: str) -> None:
    if any(name in said and feature not in load_cpu(cpu).features for name, (feature, _) in NEEDS.items()):
        return
    if "lanes" in said and text is PLAIN:  # no lane multiplies 32-bit values
        return
    kernel, image, messages = compiled(text, said, cpu)
    for count in (0, 1, 2, 3, 5):
        check(kernel, image, messages, count, random.Random(f"{said} {count}"), cpu)


@pytest.mark.parametrize("cpu", CPUS)
def test_machine_code_of_many_amounts(cpu: str) -> None:
    kernel, image, messages = compiled(ALL, "", cpu)
    for seed in range(20):
        check(kernel, image, messages, 1, random.Random(seed), cpu)


@pytest.mark.parametrize(("cpu", "varies"), [("pentium3", False), ("northwood", True), ("prescott-64", True),
                                             ("core2-64", False)])
def test_a_time_that_varies_is_said(cpu: str, varies: bool) -> None:
    """And in a kernel that is to take the same time nothing shifts by secrets where a CPU's table says that it does."""
    def made(text: str) -> tuple[str, str]:
        text += "mapping k { roll rounds }"
        result = compile_kernel(parse(text, "k.cw"), "k", load_cpu(cpu), source_text=text)
        return result.asm, result.header

    assert load_cpu(cpu).variable_time == (
        {"shlby", "shrby", "rolby", "rorby"} if varies else set())
    text = RC6.replace("MARK", "secret").replace("TIME", "")
    for part in made(text):
        assert ("NOT constant time: secret data says by how much values are shifted." in part) == varies
    asm, header = made(SECRET)
    assert "Constant time" in header and (re.search(r", cl\b", asm) is not None) != varies


def test_an_amount_with_a_width_goes_round_as_any_value() -> None:
    """Whether it is known or not; a number of no width has to be below the width."""
    text = "kernel k(x: inout u32le[2]) { x[0] = (x[0] <<< u8(35)) ^ (x[0] >>> u64(64))\n x[1] = x[1] << u5(31) }"
    (x,) = interpret(elaborate(parse(text, "k.cw"), "k"), [bytes.fromhex("0100000001000000")])
    assert x.hex() == "0900000000000080"
