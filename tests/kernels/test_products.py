"""Products of whole words: by the interpreter against Python, as machine code of every CPU against the interpreter."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from cipherwright.compiler.pipeline import compile_kernel
from dsl.elaborate import elaborate
from dsl.interpret import compile_interpreter, interpret
from dsl.ir import Op
from dsl.parser import parse
from scheduler.algorithm.products import shorten_products
from targets.cpu import cpu_names, load_cpu
from targets.forms import load_forms
from tests.kernels.test_mapped_code import NEEDS, check, compiled

pytestmark = pytest.mark.usefixtures("one_choice")
CPUS = [*cpu_names(), "core2-64", "prescott-64-win64"]
ENDS = (0, 1, 0xFFFFFFFF, 0x80000000, 0x7FFFFFFF)
ALL = """
kernel k(a: in u32le[4], c: in u64le[3], o: out u64le[9], p: out u32le[4]) {
    o[0] = u64(a[0]) * u64(a[1])
    o[1] = (c[0] >> 32) * (c[1] & 0xffffffff)
    o[2] = u64(a[2]) * 0x89abcdef + (u64(a[0]) * u64(a[0]) >> 32)
    o[3] = mulhi(c[0], c[1])
    o[4] = c[0] * c[1]
    o[5] = mulhi(c[2], c[2]) ^ mulhi(c[2], 0xfedcba9876543210)
    o[6] = c[2] * c[2] + u64(a[3]) * c[2]
    o[7] = (c[0] & c[1] & 0xffff) * (u64(a[3]) & c[0])
    o[8] = mulhi(0x123456789abcdef0, u64(a[3]))
    p[0] = mulhi(a[0], a[1])
    p[1] = mulhi(a[1], a[2]) + a[1] * a[2]
    p[2] = mulhi(a[3], 10) - u32(u64(a[2]) * u64(a[3]) >> 32)
    p[3] = mulhi(a[3], a[3])
}
"""
CHAIN = """
kernel k(h: inout u64le[2], r: in u32le[4], m: in u32le[4] per block, n: count) {
    blocks n {
        var low = h[0]
        var high = h[1]
        for i in 0..4 {
            let t = u64(m[i] ^ u32(low)) * u64(r[i]) + (high >> 7)
            high = high + u64(mulhi(r[i], m[i])) * u64(u32(t))
            low = (low <<< 13) ^ t ^ mulhi(t, high)
        }
        h[0] = low
        h[1] = high
    }
}
"""
LANES = """
kernel k(h: inout u64le[2], m: in u64le[2] per block, n: count) {
    blocks n {
        h[0] = ((h[0] & 0xffffffff) * (m[0] >> 32)) ^ h[1]
        h[1] = h[1] + (m[0] & 0xffffffff) * 0x9e3779b9 + ((m[1] >> 40) * (m[0] & 0xffffffff) >> 3)
    }
}
"""
SPLIT = """
kernel k(x: in u32le[4] per block, y: out u32le[4] per block, n: count) {
    blocks n {
        y[0] = mulhi(x[0], x[1]) + x[2]
        y[1] = u32(u64(x[1]) * u64(x[2]) >> 17)
        let t = mulhi(cat(x[0], x[1]), cat(x[2], x[3]))
        y[2] = u32(t)
        y[3] = t[32 +: 32]
    }
}
"""


def words(rng: random.Random, bits: int, count: int) -> list[int]:
    """Numbers, of which some are at the ends."""
    made = [rng.getrandbits(bits) if rng.random() < 0.6 else rng.choice(ENDS) << rng.choice((0, bits - 32))
            for _ in range(count)]
    return [x & (1 << bits) - 1 for x in made]


def said_by_python(a: list[int], c: list[int]) -> tuple[list[int], list[int]]:
    """What ALL computes."""
    m, low = (1 << 64) - 1, (1 << 32) - 1
    o = [a[0] * a[1], (c[0] >> 32) * (c[1] & low), a[2] * 0x89abcdef + (a[0] * a[0] >> 32), c[0] * c[1] >> 64,
         c[0] * c[1], c[2] * c[2] >> 64 ^ c[2] * 0xfedcba9876543210 >> 64, c[2] * c[2] + a[3] * c[2],
         (c[0] & c[1] & 0xffff) * (a[3] & c[0]), 0x123456789abcdef0 * a[3] >> 64]
    p = [a[0] * a[1] >> 32, (a[1] * a[2] >> 32) + a[1] * a[2], (a[3] * 10 >> 32) - (a[2] * a[3] >> 32),
         a[3] * a[3] >> 32]
    return [x & m for x in o], [x & low for x in p]


@pytest.mark.parametrize("marked", [False, True])
def test_the_interpreter_and_python(marked: bool) -> None:
    """As the source has it, and after the pass that marks products of short values."""
    kernel = elaborate(parse(ALL, "k.cw"), "k")
    kernel = shorten_products(kernel) if marked else kernel
    rng = random.Random(19)
    for _ in range(50):
        a, c = words(rng, 32, 4), words(rng, 64, 3)
        given = [b"".join(x.to_bytes(size, "little") for x in w) for w, size in ((a, 4), (c, 8))]
        _, _, o, p = interpret(kernel, [*given, bytes(72), bytes(16)])
        found = [[int.from_bytes(b[i:i + s], "little") for i in range(0, len(b), s)] for b, s in ((o, 8), (p, 4))]
        assert tuple(found) == said_by_python(a, c)


def test_which_products_are_short() -> None:
    """Those of two values whose upper half is 0, whatever makes it so; a mask of the lower half is not left."""
    kernel = shorten_products(elaborate(parse(ALL, "k.cw"), "k"))
    products = [op for op in kernel.body.ops() if op.kind in ("mul", "mulwide") and op.bits == 64]
    assert Counter(op.kind for op in products) == {"mulwide": 6, "mul": 3}
    masked = next(op for op in products if op.pos and op.pos.line == 4)
    assert [a.kind for a in masked.args] == ["shr", "load"]
    assert all(isinstance(a, Op) and a.bits == 64 for op in products for a in op.args)


CASES = [("all", ALL, ""), ("all", ALL, "place all in general"), ("chain", CHAIN, ""), ("split", SPLIT, ""),
         ("chain", CHAIN, "place all in general"), ("chain", CHAIN, "streams 2"),
         ("chain", CHAIN, "streams 2 split general"), ("split", SPLIT, "streams 2 split general"),
         ("split", SPLIT, "streams 3"), ("lanes", LANES, ""), ("lanes", LANES, "lanes 2 in xmm")]


@pytest.mark.spread(8)
@pytest.mark.parametrize("cpu", CPUS)
@pytest.mark.parametrize(("text", "said"), [c[1:] for c in CASES], ids=[f"{name}-{said or 'default'}"
                                                                       for name, _, said in CASES])
def test_machine_code(text: str, said: str, cpu: str) -> None:
    if any(name in said and feature not in load_cpu(cpu).features for name, (feature, _) in NEEDS.items()):
        return
    kernel, image, messages = compiled(text, said, cpu)
    for count in (0, 1, 2, 3, 5):
        check(kernel, image, messages, count, random.Random(f"{said} {count}"), cpu)


@pytest.mark.parametrize("cpu", CPUS)
def test_machine_code_at_the_ends(cpu: str) -> None:
    """Operands at which a carry is lost, if one is."""
    kernel, image, messages = compiled(ALL, "", cpu)

    class Ends(random.Random):
        def randbytes(self, n: int) -> bytes:
            return b"".join(self.choice(ENDS).to_bytes(4, "little") for _ in range(n // 4))

    for seed in range(6):
        check(kernel, image, messages, 0, Ends(seed), cpu)
    run = compile_interpreter(kernel)
    assert run([bytes(16), bytes(24), bytes(72), bytes(16)])[2][:8] == bytes(8)


@pytest.mark.parametrize(("cpu", "wanted"), [
    ("pentium3", "multiply wide"), ("pentium", "multiply wide"), ("northwood", "mulwide"), ("core2", "mulwide"),
    ("core2-64", "mul"), ("prescott-64-win64", "mul")])
def test_a_product_of_words_is_one_instruction(cpu: str, wanted: str) -> None:
    """The high half of another one included."""
    text = "kernel k(a: in u32le[2], o: out u64le[1]) { o[0] = u64(a[0]) * u64(a[1]) }"
    assert multiplications(text, cpu) == [wanted]
    text = "kernel k(a: in u32le[2], o: out u32le[2]) { o[0] = a[0] * a[1]\n o[1] = mulhi(a[0], a[1]) }"
    assert multiplications(text, cpu) == (["mul", "mul"] if wanted == "mul" else ["multiply wide"])


@pytest.mark.parametrize("cpu", ["core2-64", "athlon64-64", "prescott-64-win64"])
def test_a_product_of_two_long_words_is_one_instruction(cpu: str) -> None:
    text = "kernel k(a: in u64le[2], o: out u64le[2]) { o[0] = a[0] * a[1]\n o[1] = mulhi(a[1], a[0]) }"
    assert multiplications(text, cpu) == ["multiply wide"]


def test_words_of_a_product_are_stored_as_words() -> None:
    """Without a detour over an MMX register, which would be left by a long instruction."""
    text = "kernel k(a: in u32le[2], o: out u64be[1]) { o[0] = u64(a[0]) * u64(a[1]) }"
    made = compile_kernel(parse(text, "k.cw"), "k", load_cpu("pentium3"), source_text=text)
    assert "emms" not in [line.strip() for line in made.asm.splitlines()] and made.asm.count("bswap ") == 2


def multiplications(text: str, cpu: str) -> list[str]:
    """What the instructions do that multiply, in their order."""
    made = compile_kernel(parse(text, "k.cw"), "k", load_cpu(cpu), source_text=text)
    by_mnemonic = {f.mnemonic: f.does for f in load_forms().values() if f.does in ("mul", "mulwide", "multiply wide")}
    lines = [line.split() for line in made.asm.splitlines() if line.startswith("        ")]
    return [by_mnemonic[line[0]] for line in lines if line[0] in by_mnemonic]
