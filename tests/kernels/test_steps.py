"""Loops by steps and downwards, and constants of two dimensions: interpreted against Python, as machine code of every
CPU against the interpreter."""

from __future__ import annotations

import random

import pytest

from dsl.diagnostics import SourceError
from dsl.elaborate import constant_values, elaborate
from dsl.interpret import interpret
from dsl.parser import parse
from targets.cpu import cpu_names
from tests.kernels.test_mapped_code import check, compiled

pytestmark = pytest.mark.usefixtures("one_choice")
CPUS = [*cpu_names(), "core2-64", "prescott-64-win64"]
RANGES = [(0, 16, 4), (0, 15, 4), (0, 17, 4), (3, 4, 9), (5, 5, 2), (5, 5, -2), (15, -1, -1), (16, 0, -4), (16, 1, -5),
          (16, 0, -5), (-3, 3, 2), (7, -8, -3), (0, 3, 1)]
ROLLED = """
const T: u32[4][3] = [[1, 0x80000000, 3], [4, 5, 6], [7, 0xffffffff, 9], [10, 11, 12]]
const S: u16[2][2] = [[1, 2], [3, 0xfff0]]
kernel k(h: inout u32le[4], m: in u32le[12] per block, n: count) {
    blocks n {
        var a = h[0]
        for i in 9..-3 step -3 as down { a = (a <<< 7) + m[i + 2] ^ m[11 - i] }
        for i in 1..11 step 5 as up { a = a * 5 ^ m[i] }
        for r in 0..4 as rows { for c in 2..-1 step -1 as columns { a = (a <<< 3) ^ T[3 - r][c] + T[r][2 - c] } }
        for c in 0..3 as third { a = a + T[2][c] * m[2 * c] + T[c][1] }
        for i in 2..0 step -2 as once { a = a ^ u32(S[i - 1][1]) }
        for i in 0..2 as short { a = a + u32(S[i][1 - i]) }
        h[0] = a
    }
}
"""


@pytest.mark.parametrize(("first", "end", "step"), RANGES)
def test_values_of_the_variable(first: int, end: int, step: int) -> None:
    """Those of Python's range: the second bound is left out, whichever way it goes."""
    text = f"""kernel k(o: out u64le[1]) {{
        var x: u64 = 1
        for i in {first}..{end} step {step} {{ x = x * 1000003 + u64(i) }}
        o[0] = x
    }}"""
    wanted = 1
    for i in range(first, end, step):
        wanted = (wanted * 1000003 + i) % (1 << 64)
    (o,) = interpret(elaborate(parse(text, "k.cw"), "k"), [bytes(8)])
    assert int.from_bytes(o, "little") == wanted


def test_a_step_that_is_computed_and_a_variable_of_that_name() -> None:
    text = """
    const BY: int = 2
    fn f(x: u32, s: int) -> u32 {
        var step = x
        for i in 0..6 step s + 1 { step = step * 3 + u32(i) }
        for step in 0..1 { }
        step = step - 1
        return step
    }
    kernel k(o: out u32le[1]) { o[0] = f(1, BY) }"""
    (o,) = interpret(elaborate(parse(text, "k.cw"), "k"), [bytes(4)])
    assert int.from_bytes(o, "little") == (1 * 3 + 0) * 3 + 3 - 1


def test_constants_of_two_dimensions() -> None:
    """Rows and elements, of a width and without, from rows that have names, in tables' rules, passed to functions."""
    text = """
    const ROW = [3, 1, 2]
    const MOVE = [ROW, [0, 4, 5], [7, 8, 6]]
    const SHIFTS: int[2][3] = [[1, 2, 3], ROW]
    const BOX: u4[2][4] = [[1, 0, 15, 7], [9, 8, 3, 2]]
    table T: u3 -> u4 = x => BOX[x[2 +: 1]][x[0 +: 2]]
    fn last(row: u4[]) -> u4 { return row[3] }
    kernel k(x: in u8[1], o: out u8[6]) {
        o[0] = u8(MOVE[1][MOVE[0][1]])
        o[1] = x[0] << SHIFTS[1][0]
        o[2] = u8(BOX[0][2])
        let row = BOX[1]
        o[3] = u8(row[0] ^ last(row) ^ last(BOX[0]))
        o[4] = u8(T(x[0][0 +: 3]))
        o[5] = u8(T(6))
    }"""
    program = parse(text, "k.cw")
    _, o = interpret(elaborate(program, "k"), [bytes([5]), bytes(6)])
    assert list(o) == [4, 5 << 3, 15, 9 ^ 2 ^ 7, 8, 3]
    assert constant_values(program, "BOX") == (4, [1, 0, 15, 7, 9, 8, 3, 2])


@pytest.mark.spread(8)
@pytest.mark.parametrize("cpu", CPUS)
@pytest.mark.parametrize("said", ["", "roll down up rows columns third once short", "roll rows columns",
                                  "roll down by 2", "roll rows by 4; roll short by 2"])
def test_machine_code(said: str, cpu: str) -> None:
    kernel, image, messages = compiled(ROLLED, said, cpu)
    for count in (0, 1, 3):
        check(kernel, image, messages, count, random.Random(f"{said} {count}"), cpu)


def test_rolled_and_unrolled_are_one() -> None:
    program = parse(ROLLED, "k.cw")
    rng = random.Random(4)
    given = [rng.randbytes(16), rng.randbytes(48 * 5), 5]
    labels = ["down", "up", "rows", "columns", "third", "once", "short"]
    assert interpret(elaborate(program, "k"), given) == interpret(elaborate(program, "k", labels), given)


def test_what_a_remedy_says_works() -> None:
    """The message about a loop downwards gives the step, and how to count the same values."""
    text = "kernel k(x: inout u32le[4]) {{ for i in {} {{ x[i] = 1 }} }}"
    with pytest.raises(SourceError) as wrong:
        elaborate(parse(text.format("4..0"), "k.cw"), "k")
    said = wrong.value.hint.split("`")
    assert said[1] == "4..0 step -1" and said[3] == "3..-1 step -1"
    elaborate(parse(text.format(said[3]), "k.cw"), "k")
