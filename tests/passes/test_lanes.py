"""What `map` makes of a kernel with lanes, streams and placement, run as a machine graph, against the interpreter."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from cipherwright.instrument.kernel_trace import kernel_trace
from dsl.diagnostics import SourceError
from dsl.elaborate import elaborate
from dsl.interpret import compile_interpreter
from dsl.parser import parse
from scheduler.algorithm.cse import share
from scheduler.algorithm.tabulate import tabulate
from scheduler.graph.check import check_program
from scheduler.graph.interpret import run as run_graph
from scheduler.graph.simplify import simplify
from scheduler.lowering.lower import lower
from scheduler.mapping.layout import Layout
from scheduler.select.select import select
from targets.cpu import load_cpu
from tests.support import shipped

CIPHERS = Path(__file__).parents[2] / "ciphers"
ARX = """
kernel k(rk: in u32le[4], src: in u32be[4] per block, dst: out u32le[4] per block, n: count) {
    blocks n {
        var x: u32[4]
        for i in 0..4 { x[i] = src[i] ^ rk[i] }
        for r in 0..3 as rounds {
            for i in 0..4 { x[i] = ((x[i] <<< 7) + x[(i+1) % 4]) ^ (~x[(i+2) % 4] & rk[r]) ^ (x[(i+3) % 4] >> 3) }
            x[0] = (x[0] <<< 16) - 0x9e3779b9
        }
        for i in 0..4 { dst[i] = x[i] }
    }
}
"""
CHAINED = """
const C: u64[4] = [1, 0x0123456789abcdef, 0xffffffffffffffff, 77]
kernel k(h: inout u64le[2], key: in u64le[1], m: in u64be[2] per block, n: count) {
    blocks n {
        var a = h[0]
        var b = h[1]
        for r in 0..4 as rounds {
            let t = (a >>> 14) ^ (a >>> 18) ^ (a >>> 41) ^ (b & m[0]) ^ (b <<< 48)
            b = (a | m[1]) + (t ^ C[r])
            a = t - key[0]
        }
        h[0] = h[0] + a
        h[1] = h[1] ^ b
    }
}
"""
WIDE = """
sbox S: u8 -> u8 = x => (x * 5) ^ 0x63
kernel k(src: in u64le[2] per block, dst: out u64le[2] per block, x: out u32le[2], n: count) {
    for i in 0..2 { x[i] = i + 3 }
    blocks n {
        let a = src[0]
        let b = src[1]
        let c = cat(S(a.byte[0]), S(b.byte[1]), S(a.byte[2]), S(b.byte[3]), S(a.byte[4]), S(a.byte[5]), S(b.byte[6]),
                    S(a.byte[7]))
        let d = cat(u32(b), a[32 +: 32]) + c
        dst[0] = d ^ u64(u32(a) + 7) ^ (a * b)
        dst[1] = ~(d <<< 16) ^ select(a < b, a, c) ^ u64(a[5 +: 9])
    }
}
"""


def graph(text, layout, rolled=()):
    kernel = share(elaborate(parse(text, "x.cw"), "k", frozenset(rolled)))
    return kernel, check_program(simplify(lower(tabulate(kernel), layout)))


def selected(text, layout, cpu, rolled=()):
    kernel, program = graph(text, layout, rolled)
    return kernel, check_program(select(program, load_cpu(cpu)))


def data(rng, size):
    return rng.randbytes(size)


LAYOUTS = [Layout(2, "mm"), Layout(4, "x"), Layout(streams=2), Layout(streams=3), Layout(4, "x", 2, frozenset({"x"})),
           Layout(2, "mm", 3)]


@pytest.mark.parametrize("rolled", [(), ("rounds",)], ids=["unrolled", "rolled"])
@pytest.mark.parametrize("layout", LAYOUTS, ids=str)
def test_consecutive_blocks(layout, rolled):
    kernel, program = graph(ARX, layout, rolled)
    reference, rng = compile_interpreter(kernel), random.Random(1)
    for n in (0, 1, 2, 3, layout.copies, layout.copies + 1, 3 * layout.copies - 1):
        args = [data(rng, 16), data(rng, 16 * n), bytes(16 * n), n]
        assert run_graph(program, args) == reference(args), n


@pytest.mark.parametrize("rolled", [(), ("rounds",)], ids=["unrolled", "rolled"])
@pytest.mark.parametrize("layout", [Layout(wide="mm"), Layout(2, "x"), Layout(streams=2, wide="mm"),
                                    Layout(2, "x", 2), Layout(streams=2)], ids=str)
def test_independent_messages(layout, rolled):
    kernel, program = graph(CHAINED, layout, rolled)
    reference, rng = compile_interpreter(kernel), random.Random(2)
    copies = layout.copies
    for n in (0, 1, 2, 5):
        key = data(rng, 8)
        calls = [[data(rng, 16), key, data(rng, 16 * n), n] for _ in range(copies)]
        made = run_graph(program, [*(c[0] for c in calls), key, *(c[2] for c in calls), n])
        assert made[:copies] == [reference(c)[0] for c in calls]
    assert [p.name for p in program.params] == (["h", "key", "m", "n"] if copies == 1 else [
        *(f"h_{i}" for i in range(copies)), "key", *(f"m_{i}" for i in range(copies)), "n"])


@pytest.mark.parametrize("layout", [Layout(), Layout(wide="mm"), Layout(streams=2, wide="mm", split=frozenset({"mm"}))],
                         ids=str)
def test_wide_values(layout):
    kernel, program = graph(WIDE, layout)
    reference, rng = compile_interpreter(kernel), random.Random(3)
    for n in (0, 1, 3):
        args = [data(rng, 16 * n), bytes(16 * n), bytes(8), n]
        assert run_graph(program, args) == reference(args)


@pytest.mark.parametrize("cpu", ["pentium3", "northwood"])
def test_sums_with_and_without_64_bit_additions(cpu):
    text = CHAINED.replace("^ C[r])", "^ C[r]) + b + (~a & t)")
    kernel, program = selected(text, Layout(wide="mm"), cpu, ("rounds",))
    reference, rng = compile_interpreter(kernel), random.Random(5)
    for high in (0, 255):
        args = [bytes([high]) * 16, data(rng, 8), data(rng, 160), 10]
        assert run_graph(program, args)[0] == reference(args)[0]


def test_lanes_refuse_tables():
    with pytest.raises(SourceError, match="no lane"):
        graph(WIDE.replace("select(a < b, a, c)", "c"), Layout(2, "x"))


def test_lanes_refuse_other_widths():
    with pytest.raises(SourceError, match="2 lanes have 64 bits each, this value has 32"):
        graph(ARX, Layout(2, "x"))


@pytest.mark.parametrize("layout", [Layout(wide="mm"), Layout(2, "x")], ids=str)
def test_a_shipped_hash(layout):
    program = parse((CIPHERS / "sha512.cw").read_text(), "sha512.cw")
    kernel = share(elaborate(program, "sha512_blocks", frozenset({"passes"})))
    made = check_program(simplify(lower(tabulate(kernel), layout)))
    reference, rng = compile_interpreter(kernel), random.Random(4)
    calls = [[data(rng, 64), data(rng, 256), 2] for _ in range(layout.copies)]
    answer = run_graph(made, [*(c[0] for c in calls), *(c[1] for c in calls), 2])
    assert answer[:layout.copies] == [reference(c)[0] for c in calls]


def test_instructions_for_blocks_left_over_have_their_lines():
    """Two blocks of four lanes: they are copied to the frame and back by `rep movsb`."""
    ran = kernel_trace(shipped.executor("prescott").builder, "serpent_encrypt", load_cpu("prescott"), "xmm", 2)
    assert any(one.mnemonic.startswith("movsb") for one in ran.trace.code)
