"""Sums and differences of several words: by the interpreter against Python, as machine code of every CPU."""

from __future__ import annotations

import random

import pytest

from cipherwright.compiler.pipeline import compile_kernel
from dsl.elaborate import elaborate
from dsl.interpret import interpret
from dsl.parser import parse
from targets.cpu import cpu_names, load_cpu
from tests.kernels.test_mapped_code import check, compiled
from tests.kernels.test_products import words

pytestmark = pytest.mark.usefixtures("one_choice")
CPUS = [*cpu_names(), "core2-64", "prescott-64-win64"]
LONG = """
fn wide(a: uB[], b: uB[]) -> uB[2] { return [a[0] * b[0], mulhi(a[0], b[0])] }
kernel k(a: in uBle[4], b: in uBle[4], s: out uBle[5], d: out uBle[5], p: out uBle[4]) {
    var c = u1(0)
    for i in 0..4 { s[i] = addc(a[i], b[i], c); c = carry(a[i], b[i], c) }
    s[4] = uB(c)
    var w = borrow(a[0], b[0])
    d[0] = subc(a[0], b[0])
    for i in 1..4 { d[i] = subc(a[i], b[i], w); w = borrow(a[i], b[i], w) }
    d[4] = uB(w)
    # a product of two words by two words
    let ll = wide([a[0]], [b[0]])
    let lh = wide([a[0]], [b[1]])
    let hl = wide([a[1]], [b[0]])
    let hh = wide([a[1]], [b[1]])
    let x = addc(ll[1], lh[0])
    let c1 = carry(ll[1], lh[0])
    let y = addc(lh[1], hh[0], c1)
    let c2 = carry(lh[1], hh[0], c1)
    let z = addc(x, hl[0])
    let c3 = carry(x, hl[0])
    p[0] = ll[0]
    p[1] = z
    p[2] = addc(y, hl[1], c3)
    p[3] = addc(hh[1], uB(c2), carry(y, hl[1], c3))
}
"""
ODD = """
kernel k(h: inout u16le[4], m: in u16le[4] per block, n: count) {
    blocks n {
        let c = carry(h[0], m[0]) & borrow(u7(h[1]), u7(m[1]), u1(m[3]))
        h[0] = addc(h[0], m[0], c)
        h[1] = subc(h[1], 77, u1(h[2])) ^ u16(addc(u5(h[3]), u5(m[2]), 1))
        h[2] = u16(carry(h[2], 0xffff, carry(h[1], m[1], c))) + (h[2] <<< 1)
        h[3] = u16(borrow(m[0][3 +: 1], m[1][5 +: 1], c)) ^ subc(h[3], h[0])
    }
}
"""


@pytest.mark.parametrize("bits", [32, 64])
def test_the_interpreter_and_python(bits: int) -> None:
    kernel = elaborate(parse(LONG.replace("uB", f"u{bits}"), "k.cw"), "k")
    rng, size = random.Random(bits), bits // 8
    for _ in range(60):
        a, b = (b"".join(x.to_bytes(size, "little") for x in words(rng, bits, 4)) for _ in range(2))
        a = b if rng.random() < 0.1 else a
        _, _, s, d, p = interpret(kernel, [a, b, bytes(5 * size), bytes(5 * size), bytes(4 * size)])
        x, y = int.from_bytes(a, "little"), int.from_bytes(b, "little")
        assert int.from_bytes(s, "little") == x + y
        assert int.from_bytes(d, "little") == (x - y) % (1 << 4 * bits) + ((x < y) << 4 * bits)
        half = (1 << 2 * bits) - 1
        assert int.from_bytes(p, "little") == (x & half) * (y & half)


CASES = [("32", LONG.replace("uB", "u32"), ""), ("64", LONG.replace("uB", "u64"), ""),
         ("64", LONG.replace("uB", "u64"), "place all in general"), ("odd", ODD, ""), ("odd", ODD, "streams 2")]


@pytest.mark.spread(4)
@pytest.mark.parametrize("cpu", CPUS)
@pytest.mark.parametrize(("text", "said"), [c[1:] for c in CASES], ids=[f"{name}-{said or 'default'}"
                                                                       for name, _, said in CASES])
def test_machine_code(text: str, said: str, cpu: str) -> None:
    kernel, image, messages = compiled(text, said, cpu)
    for seed in range(8):
        check(kernel, image, messages, seed, random.Random(f"{said} {seed}"), cpu)


@pytest.mark.parametrize(("bits", "cpu"), [(32, "pentium3"), (32, "pentium"), (64, "core2-64"), (64, "pentium")])
def test_a_carry_goes_from_word_to_word(bits: int, cpu: str) -> None:
    """Through the flags, an addition a word, as soon as one comes in."""
    text = f"""kernel k(a: in u{bits}le[4], b: in u{bits}le[4], s: out u{bits}le[4]) {{
        var c = u1(0)
        for i in 0..4 {{ s[i] = addc(a[i], b[i], c); c = carry(a[i], b[i], c) }}
    }}"""
    made = compile_kernel(parse(text, "k.cw"), "k", load_cpu(cpu), source_text=text)
    said = [line.split()[0] for line in made.asm.splitlines() if line.startswith("        ") and line.split()]
    assert said.count("adc") == 3 * bits // load_cpu(cpu).bits and said.count("cmp") <= 3


@pytest.mark.parametrize("cpu", ["pentium3", "northwood", "core2-64"])
def test_machine_code_at_the_ends(cpu: str) -> None:
    """Words of ones and of zeros, through which a carry goes."""
    text = """
    kernel k(x: in u8[16], s: out u32le[4], d: out u32le[4]) {
        var a: u32[4]
        var b: u32[4]
        for i in 0..4 { a[i] = 0 - u32(x[i] & 1); b[i] = (0 - u32(x[4 + i] & 1)) ^ u32(x[8 + i] & 1) }
        var c = u1(x[12])
        var w = u1(x[13])
        for i in 0..4 {
            s[i] = addc(a[i], b[i], c); c = carry(a[i], b[i], c); d[i] = subc(a[i], b[i], w); w = borrow(a[i], b[i], w)
        }
    }"""
    kernel, image, messages = compiled(text, "", cpu)
    for seed in range(40):
        check(kernel, image, messages, 1, random.Random(seed), cpu)
