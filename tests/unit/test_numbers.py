"""Numbers modulo a constant in the language: what the interpreter makes of a source, against Python's integers."""

from __future__ import annotations

import random

import pytest

from cipherwright.compiler.dump import ir_lines, join
from cipherwright.compiler.state import State
from dsl.check import check_kernel
from dsl.diagnostics import SourceError
from dsl.elaborate import constant_values, elaborate
from dsl.interpret import interpret
from dsl.ir import Kernel, Loop, Modulus, Op
from dsl.parser import Program, parse
from dsl.uses import check_uses
from dsl.values import said
from scheduler.algorithm.cse import share

P = (1 << 130) - 5
FIELD = "type Field = mod (1 << 130) - 5\n"


def kernel_of(text: str, rolled: tuple[str, ...] = ()) -> Kernel:
    return check_kernel(elaborate(parse(FIELD + text, "x.cw"), "k", rolled))


def run(text: str, *given: bytes | int, rolled: tuple[str, ...] = ()) -> list[bytes]:
    return interpret(kernel_of(text, rolled), given)


def little(data: bytes) -> int:
    return int.from_bytes(data, "little")


def result(expression: str, x: bytes, before: str = "", words: int = 5) -> int:
    """The number that an expression of X, which is made of `x`, comes to."""
    made = run(before + f"""
kernel k(x: in u8[{len(x)}], y: out u32le[{words}]) {{
    let X = Field(x)
    let d = digits({expression}, 32)
    for i in 0..{words} {{ y[i] = d[i] }}
}}""", x, bytes(4 * words))
    return little(made[1])


EDGES = [0, 1, 2, 4, 5, 6, (1 << 128) - 1, 1 << 128, P - 1, P, P + 1, P + 4, P + 5, 2 * P - 1, 2 * P, (1 << 136) - 1]


@pytest.mark.parametrize("value", EDGES)
@pytest.mark.parametrize("expression, wanted", [
    ("X", lambda x: x), ("X + X", lambda x: 2 * x), ("X * X", lambda x: x * x), ("-X", lambda x: -x),
    ("X - 1", lambda x: x - 1), ("1 - X", lambda x: 1 - x), ("X * -3", lambda x: -3 * x),
    ("2 * X + (1 << 200)", lambda x: 2 * x + (1 << 200)), ("(X + 5) * (X - 5) - X * X", lambda x: -25),
    ("Field(-1) * X", lambda x: -x)])
def test_values(expression, wanted, value):
    assert result(expression, value.to_bytes(17, "little")) == wanted(value) % P


@pytest.mark.parametrize("width", [1, 7, 8, 16, 26, 32, 44, 63, 64])
def test_digits(width):
    """The bits of the least form, and zeros above them in the last digit."""
    x = random.Random(width).randbytes(20)
    count = -(-130 // width)
    text = f"""kernel k(x: in u32le[5], y: out u64le[{count}]) {{
        let d = digits(Field(x), {width})
        for i in 0..{count} {{ y[i] = u64(d[i]) }}
    }}"""
    made = run(text, x, bytes(8 * count))[1]
    wanted = little(x) % P
    assert [little(made[8 * i:8 * i + 8]) for i in range(count)] == [
        wanted >> width * i & (1 << width) - 1 for i in range(count)]


def test_there_are_so_many_digits():
    text = "kernel k(x: in u32le[5], y: out u32le[1]) { y[0] = digits(Field(x), 32)[4] + digits(Field(3), 32)[5] }"
    with pytest.raises(SourceError, match="outside the array of 5"):
        run(text, bytes(20), bytes(4))


@pytest.mark.parametrize("modulus", [2, 3, 256, 255, 65537, (1 << 61) - 1, 1 << 64, (1 << 127) - 1, (1 << 255) - 19])
def test_other_moduli(modulus):
    """Small ones, powers of two, and as large as integers of the compiler are."""
    count = -(-modulus.bit_length() // 64)
    text = f"""type Other = mod {modulus:#x}
    kernel k(x: in u64le[8], y: out u64le[{count}]) {{
        let a = Other([x[0], x[1], x[2], x[3]])
        let b = Other([x[4], x[5], x[6], x[7]])
        let d = digits(a * b - b + 3, 64)
        for i in 0..{count} {{ y[i] = d[i] }}
    }}"""
    x = random.Random(modulus).randbytes(64)
    a, b = little(x[:32]), little(x[32:])
    assert little(run(text, x, bytes(8 * count))[1]) == (a * b - b + 3) % modulus


def test_words_of_any_kind():
    """A word, an array, memory in either byte order, a bit, an integer: element 0 is the lowest."""
    text = """kernel k(x: in u32be[2], b: in u8[3], y: out u64le[3]) {
        let all = [Field(x[1]), Field([x[1], x[0]]), Field(x), Field(b), Field(x[0][0 +: 3]), Field(x[0] < x[1]),
                   Field(cat(x[0], x[1])), Field([u8(1), 2, b[2]])]
        var sum = Field(7)
        for i in 0..8 { sum = sum * (1 << 13) + all[i] }
        let d = digits(sum, 64)
        for i in 0..3 { y[i] = d[i] }
    }"""
    x = [0x80000001, 0xfedcba98]
    b = bytes([3, 200, 255])
    values = [x[1], x[1] | x[0] << 32, x[0] | x[1] << 32, little(b), x[0] & 7, 1, x[0] | x[1] << 32, 0xff0201]
    wanted = 7
    for value in values:
        wanted = wanted * (1 << 13) + value
    memory = b"".join(w.to_bytes(4, "big") for w in x)
    assert little(run(text, memory, b, bytes(24))[2]) == wanted % P


POLYNOMIAL = """
kernel k(r: in u32le[4], h: inout u32le[5], m: in u32le[4] per block, n: count) {
    let k = Field(r)
    var a = Field(h)
    blocks n { a = (a + Field(m) + (1 << 128)) * k }
    let d = digits(a, 32)
    for i in 0..5 { h[i] = d[i] }
}"""


@pytest.mark.parametrize("blocks", [0, 1, 7])
def test_a_number_is_carried_round_the_blocks(blocks):
    rng = random.Random(blocks)
    r, h, m = rng.randbytes(16), rng.randbytes(20), rng.randbytes(16 * blocks)
    wanted = little(h) % P
    for i in range(blocks):
        wanted = (wanted + little(m[16 * i:16 * i + 16]) + (1 << 128)) * little(r) % P
    assert little(run(POLYNOMIAL, r, h, m, blocks)[1]) == wanted


ROUNDS = """
const K: u32[4] = [3, 5, 7, 0xffffffff]
kernel k(x: in u32le[4], y: out u32le[5]) {
    var pair: Field[2] = [Field(x), 1]
    for i in 0..4 as rounds {
        let old = pair[0]
        pair[0] = pair[0] * pair[1] + Field(x[i])
        pair[1] = old - Field(K[i])
    }
    let d = digits(pair[0] + pair[1], 32)
    for i in 0..5 { y[i] = d[i] }
}"""


@pytest.mark.parametrize("rolled", [(), ("rounds",)])
def test_arrays_and_a_loop_that_is_kept(rolled):
    x = random.Random(3).randbytes(16)
    a, b = little(x), 1
    for i, k in enumerate([3, 5, 7, 0xffffffff]):
        a, b = (a * b + little(x[4 * i:4 * i + 4])) % P, (a - k) % P
    assert little(run(ROUNDS, x, bytes(20), rolled=rolled)[1]) == (a + b) % P
    loops = [item for item in kernel_of(ROUNDS, rolled).body.items if isinstance(item, Loop)]
    assert [c.param.modulus for loop in loops for c in loop.carried] == [Modulus(P, "Field")] * 2 * len(rolled)


def test_functions_take_and_give_numbers():
    before = """
const G: Field[2] = [9, -2]
const ROW: Field = 4
fn power(x: Field, n: int) -> Field {
    var y: Field = 1
    for i in 0..n { y = y * x }
    return y
}
fn dot(a: Field[2], b: Field[]) -> Field { return a[0] * b[0] + a[1] * b[1] }
fn both(x: Field) -> Field[2] { return [x, power(x, 2)] }
"""
    value = P - 77
    got = result("dot(both(X), G) + power(3, 100) * ROW", value.to_bytes(17, "little"), before)
    assert got == (9 * value - 2 * value * value + 4 * 3 ** 100) % P


def test_the_inverse_is_a_power():
    """Of what is not 0, x * x^(p - 2) is 1."""
    before = """
fn inverse(x: Field) -> Field {
    var y: Field = 1
    for i in 129..-1 step -1 {
        y = y * y
        if ((1 << 130) - 7) >> i & 1 { y = y * x }
    }
    return y
}
"""
    assert result("X * inverse(X)", (12345).to_bytes(17, "little"), before) == 1


def test_a_table_is_made_by_numbers():
    text = """type Byte = mod 257
    table T: u8 -> u8 = x => digits(Byte(x) * Byte(x) * 3, 8)[0]
    kernel k(x: in u8[1], y: out u8[1]) tables { y[0] = T(x[0]) }"""
    assert [run(text, bytes([i]), bytes(1))[1][0] for i in range(256)] == [3 * i * i % 257 % 256 for i in range(256)]


def test_what_is_constant_is_computed():
    text = "kernel k(y: out u32le[1]) { y[0] = digits(Field(-1) * Field(u32(3)) - (1 << 129), 32)[1] }"
    assert [op.kind for op in kernel_of(text).body.ops()] == ["store"]
    assert little(run(text, bytes(4))[0]) == (-3 - (1 << 129)) % P >> 32 & 0xffffffff


def test_a_constant_of_numbers_is_no_data():
    program = parse(FIELD + "const G: Field[2] = [9, -2]\nkernel k(y: out u32le[1]) { y[0] = 1 }", "x.cw")
    assert constant_values(program, "G") == (0, [])


def used(text: str, more: str) -> Program:
    """A file that uses names of another one."""
    program = parse(text, "x.cw")
    program.used = {"other": parse(FIELD + more, "other.cw")}
    return program


@pytest.mark.parametrize("line, name", [("use Field, square from other", "Field"),
                                        ("use Field as F, square from other", "F")])
def test_types_of_other_files(line, name):
    """One type, whatever a file calls it."""
    program = used(line + f"""
kernel k(x: in u32le[4], y: out u32le[1]) {{
    let a: {name} = square({name}(x)) + 1
    y[0] = digits(a, 32)[0]
}}""", "fn square(a: Field) -> Field { return a * a }")
    x = bytes(range(100, 116))
    made = interpret(check_kernel(elaborate(program, "k")), [x, bytes(4)])[1]
    assert little(made) == (little(x) ** 2 + 1) % P & 0xffffffff


def test_a_type_that_is_not_there_in_another_file():
    program = used("use Feild from other\nkernel k(y: out u32le[1]) { y[0] = 1 }", "")
    with pytest.raises(SourceError, match="`other` defines no `Feild`") as refused:
        check_uses(program)
    assert refused.value.hint == "did you mean `Field`?"


def test_secrecy_follows_numbers():
    """What a number is made of is what its digits tell."""
    text = """kernel k(x: {0} in u32le[4], p: public in u32le[4], y: public inout u32le[1],
                       z: out u32le[1]) constant_time {{
        let a = Field(p) * {1} + 3
        y[0] = digits(a, 32)[0]
        z[0] = digits(Field(x), 32)[0]
    }}"""
    with pytest.raises(SourceError, match="secret data is stored in `y`, which is public"):
        kernel_of(text.format("secret", "Field(x)"))
    kernel = kernel_of(text.format("secret", "Field(p)"))
    assert kernel.secrecy == {"x": "secret", "p": "public", "y": "public", "z": "secret"}
    assert kernel_of(text.format("public", "Field(x)")).secrecy["z"] == "public"


def test_secret_digits_index_no_table():
    text = """table T: u8 -> u8 = x => x + 1
    kernel k(x: secret in u32le[4], y: out u8[1]) constant_time { y[0] = T(digits(Field(x), 8)[2]) }"""
    with pytest.raises(SourceError, match="secret data indexes the table `T`"):
        kernel_of(text)


def test_names_that_are_no_words_of_the_language():
    """`mod` stands in one place only, and is a name elsewhere."""
    assert little(run("kernel k(mod: in u32le[1], y: out u32le[1]) { let Fields = mod[0]; y[0] = Fields }",
                      b"abcd", bytes(4))[1]) == little(b"abcd")


def test_a_name_may_hide_a_type():
    with pytest.raises(SourceError, match="`Field` is not a type"):
        kernel_of("kernel k(x: in u32le[1], y: out u32le[1]) { let Field = x[0]; let a: Field = 1; y[0] = Field }")


def test_the_dump_names_types():
    state = State("k", "", "x.cw", kernel=kernel_of(POLYNOMIAL))
    shown = join(ir_lines(state))
    assert "%4: Field = number %0 %1 %2 %3  k" in shown and ": u32 = digits %20 128 d" in shown
    assert "Field = numadd %17 0x100000000000000000000000000000000  a" in shown
    assert "Field = result" in shown


def test_numbers_of_two_types_are_not_the_same():
    """What is repeated is done once, but not with another modulus."""
    text = """type Other = mod (1 << 130) - 7
    kernel k(x: in u32le[5], y: out u32le[3]) {
        y[0] = digits(Field(x), 32)[0]
        y[1] = digits(Other(x), 32)[0]
        y[2] = digits(Field(x) * 5, 32)[0] + digits(Field(x) * 5, 32)[0]
    }"""
    x = b"\xff" * 20
    wanted = [(2 ** 160 - 1) % P, (2 ** 160 - 1) % (P - 2), 2 * ((2 ** 160 - 1) * 5 % P)]
    kernel = kernel_of(text)
    before = interpret(kernel, [x, bytes(12)])[1]
    assert before == b"".join((w & 0xffffffff).to_bytes(4, "little") for w in wanted)
    kernel = check_kernel(share(kernel))
    assert interpret(kernel, [x, bytes(12)])[1] == before
    assert [op.kind for op in kernel.body.ops() if op.modulus] == ["number", "number", "nummul"]


def test_a_number_s_name_in_messages():
    field = Modulus(P, "Field")
    assert repr(Op("numadd", 130, (), field, modulus=field, name="a")) == "<numadd Field a>"
    assert repr(Op("numadd", 3, (), Modulus(5), modulus=Modulus(5))) == "<numadd mod 0x5 >"
    assert (said(field), said(Modulus(5)), said(5), said(0)) == ("Field", "mod 0x5", "u5", "int")
