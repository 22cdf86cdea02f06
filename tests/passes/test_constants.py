"""Constant arrays indexed by the variable of a kept loop: loads from constant memory, on every CPU."""

from __future__ import annotations

import pytest

from cipherwright.compiler.pipeline import compile_kernel
from dsl.check import IrError, check_kernel
from dsl.diagnostics import SourceError
from dsl.elaborate import elaborate
from dsl.interpret import interpret
from dsl.ir import Access, Kernel, Op, Param, Region
from dsl.parser import parse
from targets.cpu import cpu_names, load_cpu
from tests.programs.check import EVERY, check

ALL = """
const A: u8[12] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 255]
const B: u64[6] = [0x0123456789abcdef, 2, 0xfedcba9876543210, 4, 5, 6]
const K: u24[12] = [0x123456, 0xabcdef, 3, 4, 5, 6, 7, 8, 9, 10, 0xffffff, 12]
kernel k(a: inout u32le[16], A2: out u64le[6], b: out u16be[12]) tables {
    let t = [u16(1), 0xfffe, 3, 4]
    for i in 0..4 as outer {
        for j in 0..3 as inner {
            a[4*i + j] = (a[4*i + j] ^ u32(K[j + 3*i])) + u32(A[11 - 3*i - j]) + u32(t[3 - i])
            b[3*i + j] = u16(A[3*i + j]) + t[j]
        }
        a[4*i + 3] = a[4*i + 3] + u32(K[3*i])
    }
    for i in 0..6 as tail { A2[i] = B[5 - i] + B[i] }
}
"""


@pytest.mark.parametrize("rolled", ["outer", "inner", "tail", "outer inner", "outer inner tail"])
def test_rolled_and_unrolled_agree_on_every_cpu(rolled: str) -> None:
    for compiled in check(ALL + f"mapping k {{ roll {rolled} }}", targets=EVERY).codes:
        assert compiled.manifest["rolled"] == sorted(rolled.split())


def test_what_is_read() -> None:
    text = ("const K: u32[8] = [10, 11, 12, 13, 14, 15, 16, 17]\nkernel k(K2: out u32le[4]) {\n"
            "    for i in 0..4 as r { K2[i] = K[7 - 2*i] }\n}")
    kernel = check_kernel(elaborate(parse(text, "x.cw"), "k", frozenset({"r"})))
    (load,) = [op for op in kernel.body.ops() if op.kind == "load"]
    assert load.attr.param.kind == "const" and not load.secret and kernel.params[0].name == "K2"
    assert interpret(kernel, [bytes(16)])[0] == b"".join(n.to_bytes(4, "little") for n in (17, 15, 13, 11))


def test_unrolled_they_stay_in_the_code() -> None:
    assert not [op for op in elaborate(parse(ALL, "x.cw"), "k").body.ops()
                if op.kind == "load" and op.attr.param.kind == "const"]


def test_a_parameter_of_the_same_name_is_other_memory() -> None:
    check("const K: u32[4] = [1, 2, 3, 4]\nfn whole(x: u32) -> u32[4] { return [K[0], K[1], K[2], K[3]] }\n"
          "kernel k(K: in u32le[4], b: out u32le[4]) {\n    let c = whole(0)\n"
          "    for i in 0..4 as r { b[i] = c[i] ^ K[i] }\n}\nmapping k { roll r }", targets=EVERY)


def test_the_address_is_an_immediate_and_the_element_a_memory_operand() -> None:
    text = ("const K: u32[64] = [" + ", ".join(str(7 * i) for i in range(64)) + "]\n"
            "kernel k(a: inout u32le[2]) {\n    var s = a[0]\n    for i in 0..64 as r { s = (s <<< 3) ^ K[i] }\n"
            "    a[1] = s\n}\nmapping k { roll r }")
    for name in cpu_names():
        asm = compile_kernel(parse(text, "x.cw"), "k", load_cpu(name)).asm
        assert ", k.T0_K\n" in asm.replace(" ", "").replace(",", ", ").replace(";", "\n"), asm
        assert asm.count("dd 0x") == 8 and "xor" in asm


@pytest.mark.parametrize("body, said", [
    ("var s = [a[0], a[1]]\n for i in 0..2 as r { a[i] = s[i] }", "an array that is not constant"),
    ("let s = [1, 2]\n for i in 0..2 as r { a[i] = a[i] + s[i] }", "an array that has no width"),
    ("var s = [u32(1), 2]\n for i in 0..2 as r { a[i] = s[i] \n s[0] = a[1] }", "an array that is not constant"),
    ("let s = [u32(1), 2]\n for i in 0..3 as r { a[0] = s[i] }", "index 0 to 2 is outside `s`, which has 2 elements"),
    ("let s = [u32(1), 2]\n for i in 0..2 as r { a[0] = s[i - 1] }", "index -1 to 0 is outside `s`"),
])
def test_what_stays_refused(body: str, said: str) -> None:
    program = parse(f"kernel k(a: inout u32le[2]) {{\n {body}\n}}", "x.cw")
    with pytest.raises(SourceError) as e:
        elaborate(program, "k", frozenset({"r"}))
    assert said in e.value.message and e.value.hint


@pytest.mark.parametrize("param, kind, said", [
    (Param("K", "const", 32, "le", 3, False, False, (1, 2)), "load", "load"),
    (Param("K", "const", 32, "le", 2, False, False, (1, 1 << 32)), "load", "load"),
    (Param("K", "const", 32, "be", 2, False, False, (1, 2)), "load", "load"),
    (Param("a", "in", 32, "le", 2, False, False, (1, 2)), "load", "load"),
    (Param("K", "const", 32, "le", 2, False, False, (1, 2)), "store", "store"),
])
def test_malformed_constant_memory_is_found(param: Param, kind: str, said: str) -> None:
    access = Access(param, 0, 32, param.endian)
    op = Op("load", 32, (), access) if kind == "load" else Op("store", 0, (Op("const", 32, (), 1),), access)
    with pytest.raises(IrError, match=said):
        check_kernel(Kernel("k", [], Region([op])))


INTEGERS = """
const PICK: int[4] = [3, 0, 2, 1]
const TURN = [7, 11, 16, 25]
const MOST = 4
const HALF: u16 = 0x8000
fn order(p: int[4], by: int) -> int[4] {
    var q: int[4]
    for i in 0..MOST { q[i] = p[(i + by) % MOST] }
    return q
}
fn sum(p: int[]) -> int {
    var s: int = 0
    for i in 0..4 { s = s + p[i] }
    return s
}
linear Turn(x: u32) -> u32 {
    var y = u32(0)
    for i in 0..4 { y = y ^ (x <<< TURN[i]) }
    return y
}
table T: u2 -> u8 = c => PICK[c] + 1
kernel k(a: inout u32le[8]) tables {
    let p = order(PICK, 1)
    for i in 0..4 { a[i] = Turn(a[PICK[i]] >> PICK[i]) + TURN[p[i]] + u32(T(a[4][0 +: 2])) }
    for i in PICK[1]..PICK[0] { a[4 + i] = a[4 + i] * sum(TURN) + u32(HALF) }
    if PICK[3] == 1 { a[7] = u32(a[7][TURN[0] +: 16] == PICK[2]) } else { a[0] = 0 }
}
"""


def test_integers() -> None:
    """Arrays of `int`, declared or not: loop bounds, shift amounts, indices, arguments and results; an element takes
    the width of what stands beside it. The same kernel with its numbers written out is the same."""
    written = """
    table T: u2 -> u8 = [4, 1, 3, 2]
    fn turn(x: u32) -> u32 { return (x <<< 7) ^ (x <<< 11) ^ (x <<< 16) ^ (x <<< 25) }
    kernel k(a: inout u32le[8]) tables {
        let t = u32(T(a[4][0 +: 2]))
        a[0] = turn(a[3] >> 3) + 7 + t
        a[1] = turn(a[0]) + 16 + t
        a[2] = turn(a[2] >> 2) + 11 + t
        a[3] = turn(a[1] >> 1) + 25 + t
        for i in 4..7 { a[i] = a[i] * 59 + 0x8000 }
        a[7] = u32(a[7][7 +: 16] == 2)
    }
    """
    data = bytes(range(3, 35))
    one, other = (interpret(elaborate(parse(text, "x.cw"), "k"), [data]) for text in (INTEGERS, written))
    assert one == other
    check(INTEGERS)


@pytest.mark.parametrize("kind, value", [(": int[2]", "[1, 2]"), ("", "[1, 2]"), (": int", "3"), ("", "3"),
                                         ("", "u8(3)"), (": u8", "3"), (": u8[2]", "[1, 2]"), ("", "[u8(1), 2]")])
def test_a_type_may_be_written_or_not(kind: str, value: str) -> None:
    name = "C[1]" if "[" in value else "C"
    text = f"const C{kind} = {value}\nkernel k(x: inout u8[1]) {{ x[0] = x[0] + {name} }}"
    want = 2 if "[" in value else 3
    assert interpret(elaborate(parse(text, "x.cw"), "k"), [b"\x05"]) == [bytes([5 + want])]


def test_integers_do_not_change_in_a_kept_loop() -> None:
    text = """
    kernel k(a: inout u32le[8]) {
        var p: int[1]
        for i in 0..2 as outer {
            p[0] = i
            for j in 0..2 as inner { p[0] = p[0] + 1 }
            a[p[0]] = 1
        }
    }
    """
    with pytest.raises(SourceError, match="`p` is a compile-time integer and cannot change in a run-time loop"):
        elaborate(parse(text, "x.cw"), "k", ["outer", "inner"])
