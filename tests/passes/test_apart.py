"""Rotations with a destination of their own, and one copy alone in the lowest lane of vectors."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from cipherwright.compiler.pipeline import compile_kernel
from dsl.diagnostics import SourceError
from dsl.parser import parse
from targets.cpu import load_cpu
from tests.kernels.test_mapped_code import check, compiled

MIXED = """kernel k(h: inout u32le[3], m: in u32le[2] per block, n: count) {
    blocks n {
        let a = h[0] + m[0]
        let b = (a >>> 7) ^ (a <<< 11) ^ (a >>> 25)
        let c = (h[1] & a) | (~a & h[2])
        h[2] = h[1] + (b <<< 3)
        h[1] = a + (c <<< 16) + m[1]
        h[0] = (b ^ c ^ 0x1234567) + (c >>> 8)
    }
}
"""


def forms(cpu: str, said: str = "") -> Counter[str]:
    text = MIXED + (f"mapping k {{ {said} }}\n" if said else "")
    made = compile_kernel(parse(text, "k.cw"), "k", load_cpu(cpu), source_text=text, source_name="k.cw")
    return Counter(line.form for line in made.schedule)


def test_a_rotation_of_what_is_wanted_again_needs_no_copy() -> None:
    there, before = forms("haswell"), forms("core2-64")
    assert there["rorx r32,r32,imm8"] >= 3 and there["mov r32,r32"] < before["mov r32,r32"]
    assert there["ror r32,imm8"] and not there["rol r32,imm8"]  # in place where the operand dies, to the right alone
    assert not before["rorx r32,r32,imm8"]


@pytest.mark.parametrize(("cpu", "said"), [("haswell", ""), ("zen3", "streams 2"), ("golden-cove", "lanes 1 in xmm"),
                                           ("core2-64", "lanes 1 in xmm"), ("northwood", "lanes 1 in xmm"),
                                           ("golden-cove", "lanes 1 in xmm; streams 2")])
def test_values(cpu: str, said: str) -> None:
    kernel, image, messages = compiled(MIXED, said, cpu)
    for count in (0, 1, 3):
        check(kernel, image, messages, count, random.Random(count), cpu)


BOXED = """table T: u8 -> u8 = c => ((c <<< 3) ^ (c <<< 1) ^ c) ^ 0x5a
kernel k(m: in u32le[2] per block, d: out u32le[2] per block, n: count) tables {
    blocks n {
        let x = m[0] ^ m[1]
        d[0] = cat(T(x.byte[1]), T(x.byte[2]), T(x.byte[0]), T(m[1].byte[3]))
        d[1] = (x <<< 7) ^ m[1]
    }
}
"""


@pytest.mark.parametrize(("cpu", "way"), [("golden-cove", "inversion"), ("zen3", "round")])
def test_one_lane_has_boxes(cpu: str, way: str) -> None:
    kernel, image, messages = compiled(BOXED, f"lanes 1 in xmm; boxes by {way}", cpu)
    for count in (0, 1, 3):
        check(kernel, image, messages, count, random.Random(count), cpu)


def test_one_lane_has_a_vector_instruction_for_each_operation() -> None:
    found = forms("golden-cove", "lanes 1 in xmm")
    assert found["vprold x,x,imm8"] and found["vpternlogd x,x,x,imm8"]
    assert not any(form.startswith(("ror", "rol", "xor", "and")) for form in found)


@pytest.mark.parametrize("file", ["mmx", "ymm"])
def test_one_lane_is_in_xmm_registers_alone(file: str) -> None:
    with pytest.raises(SourceError, match="1 lanes of a register"):
        compiled(MIXED, f"lanes 1 in {file}", "golden-cove" if file == "ymm" else "northwood")
