"""Functions that take memory or arrays of any length, and functions without a result, on every CPU."""

from __future__ import annotations

import struct

import pytest

from dsl.diagnostics import SourceError
from dsl.elaborate import elaborate
from dsl.interpret import interpret
from dsl.parser import parse
from tests.programs.check import EVERY, check

MIXED = """
const K: u32[8] = [3, 1, 4, 1, 5, 9, 2, 6]
fn pick(m: u32[], i: int) -> u32 { return m[2*i] + m[2*i + 1] }
fn fill(to: u32[], from: u32[], at: int, count: int) {
    for j in 0..count as copies { to[at + j] = pick(from, j) ^ pick(K, j) }
}
fn twice(x: u32, to: u32[], i: int) {
    to[i] = x
    to[i + 1] = x <<< 1
}
kernel k(a: in u32be[8] per block, b: inout u32le[12], c: out u32le[4] per block, n: count) {
    fill(b, b, 8, 3)
    blocks n {
        fill(c, a, 0, 2)
        let v = [a[0], a[1], b[2], b[11]]
        for i in 0..2 as pairs { twice(pick(a, i) ^ pick(v, 1), b, 2*i) }
        fill(c, v, 2, 2)
    }
}
"""


@pytest.mark.parametrize("rolled", ["", "pairs"])
def test_on_every_cpu(rolled: str) -> None:
    check(MIXED + (f"mapping k {{ roll {rolled} }}" if rolled else ""), targets=EVERY)


@pytest.mark.full
def test_loops_in_such_functions_can_be_kept() -> None:
    text = MIXED.replace("fill(c, v, 2, 2)", "c[2] = v[0]\nc[3] = v[3]")
    compiled = check(text + "mapping k { roll copies pairs }", targets=EVERY).codes
    assert compiled and all(c.manifest["rolled"] == ["copies", "pairs"] for c in compiled)


def test_memory_is_not_copied() -> None:
    """The function sees what it wrote itself; an array it was given stays as it was outside."""
    text = """
fn step(m: u32[], a: u32[]) -> u32 {
    m[0] = m[0] + 1
    a[0] = a[0] + m[0]
    return a[0] ^ (m[0] << 16)
}
kernel k(x: inout u32le[3]) {
    let a = [u32(100), 200]
    x[1] = step(x, a)
    x[2] = a[0] + x[0]
}
"""
    kernel = elaborate(parse(text, "x.cw"), "k")
    assert struct.unpack("<3I", interpret(kernel, [struct.pack("<3I", 7, 0, 0)])[0]) == (8, 108 ^ 8 << 16, 108)
    check(text, targets=EVERY)


def test_elements_keep_their_byte_order() -> None:
    text = ("fn first(m: u16[]) -> u16 { return m[0] }\n"
            "kernel k(a: in u16be[2], b: in u16le[2], c: out u16le[2]) {\n    c[0] = first(a)\n    c[1] = first(b)\n}")
    made = interpret(elaborate(parse(text, "x.cw"), "k"), [b"\1\2\3\4", b"\1\2\3\4", bytes(4)])[2]
    assert made == b"\2\1\1\2"


def test_constant_time_still_holds_inside() -> None:
    text = ("table T: u8 -> u8 = x => x ^ 1\nfn look(m: u8[]) -> u8 { return T(m[0]) }\n"
            "kernel k(a: %s in u8[2], b: out u8[1]) constant_time { b[0] = look(a) }")
    elaborate(parse(text % "public", "x.cw"), "k")
    with pytest.raises(SourceError, match="secret data indexes the table"):
        elaborate(parse(text % "secret", "x.cw"), "k")


def test_per_block_memory_stays_inside_blocks() -> None:
    text = ("fn first(m: u32[]) -> u32 { return m[0] }\n"
            "kernel k(a: in u32le[1] per block, b: out u32le[1], n: count) {\n"
            "    blocks n { b[0] = a[0] }\n    b[0] = first(a)\n}")
    with pytest.raises(SourceError, match="can only be used inside `blocks`"):
        elaborate(parse(text, "x.cw"), "k")
