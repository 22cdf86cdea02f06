"""Numbers as limbs in words: against whole integers, at either bound of every interval, and what is refused."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import product

import pytest

from dsl.check import check_kernel
from dsl.diagnostics import SourceError
from dsl.elaborate import elaborate
from dsl.interpret import interpret
from dsl.ir import Kernel, Modulus, Op, Pos
from dsl.operations import NUMBERS, evaluate
from dsl.parser import parse
from scheduler.algorithm.cse import share
from scheduler.mapping.layout import Held, Layout
from scheduler.numbers.bounds import Interval, Unproved, possible
from scheduler.numbers.choose_form import arithmetics
from scheduler.numbers.field import Field, Number
from scheduler.numbers.form import Form, Shape, Unsuited
from scheduler.numbers.limbs import make_limbs
from scheduler.numbers.sums import Sums, Value
from scheduler.numbers.words import Maker
from targets.cpu import load_cpu

PRIMES = {"2^130 - 5": (1 << 130) - 5, "2^127 - 1": (1 << 127) - 1, "2^61 - 1": (1 << 61) - 1,
          "2^255 - 19": (1 << 255) - 19}
CASES = [("pentium", (5, 26), "2^130 - 5"), ("pentium", (5, 32), "2^130 - 5"), ("core2-64", (3, 44), "2^130 - 5"),
         ("core2-64", (3, 64), "2^130 - 5"), ("pentium", (5, 26), "2^127 - 1"), ("core2-64", (2, 64), "2^127 - 1"),
         ("pentium", (3, 21), "2^61 - 1"), ("core2-64", (1, 64), "2^61 - 1"), ("pentium", (2, 32), "2^61 - 1"),
         ("core2-64", (5, 51), "2^255 - 19"), ("core2-64", (4, 64), "2^255 - 19"), ("pentium", (8, 32), "2^255 - 19")]
"""CPU, limbs by radix, modulus."""


def arithmetic(cpu: str, form: tuple[int, int], prime: str, way: int = 0):
    """One of the ways to compute with a form."""
    modulus = Modulus(PRIMES[prime], "Field")
    return arithmetics(modulus, Form(*form, "r"), load_cpu(cpu))[way](Maker())


def value_of(op: Op, given: dict[int, int], known: dict[int, int]) -> int:
    """An operation on given operands."""
    if op.kind == "const":
        return int(op.attr)
    if id(op) in given:
        return given[id(op)]
    if id(op) not in known:
        args = [value_of(a, given, known) for a in op.args]
        known[id(op)] = evaluate(op.kind, op.bits, op.attr, args, [a.bits for a in op.args])
    return known[id(op)]


def held(kind, bounds: Sequence[Interval], bits: int) -> tuple[Number, list[Op]]:
    """A number of parameters with these intervals."""
    ops = [kind.make.here(Op("param", bits, (), f"x{i}")) for i in range(len(bounds))]
    return kind.held(ops, bounds), ops


def corners(bounds: Sequence[Interval], rng: random.Random) -> list[list[int]]:
    """Every limb at either bound, and some between."""
    ends = [[i.low, i.high] for i in bounds]
    every = [list(one) for one in product(*ends)] if len(ends) <= 5 else [
        [rng.choice(end) for end in ends] for _ in range(40)] + [list(end) for end in zip(*ends, strict=True)]
    return every + [[rng.randrange(i.low, i.high + 1) >> i.zeros << i.zeros for i in bounds] for _ in range(20)]


@pytest.mark.parametrize(("cpu", "form", "prime"), CASES)
@pytest.mark.parametrize("kind", ["add", "sub", "mul"])
def test_arithmetic_at_the_bounds(cpu: str, form: tuple[int, int], prime: str, kind: str) -> None:
    """The operation on limbs within their intervals is that of the numbers, and its limbs are within theirs."""
    field, rng, p = arithmetic(cpu, form, prime, 0), random.Random(1), PRIMES[prime]
    bits, radix = load_cpu(cpu).bits, form[1]
    words = [field.make.here(Op("param", 32, (), "w")) for _ in range(-(-p.bit_length() // 32))]
    some = field.carried(field.from_words(words))
    bounds = field.bounds(some)
    (a, xs), (b, ys) = held(field, bounds, bits), held(field, bounds, bits)
    try:
        made = field.settled(getattr(field, kind)(a, b))
    except Unproved:
        field = arithmetic(cpu, form, prime, form[0])
        (a, xs), (b, ys) = held(field, bounds, bits), held(field, bounds, bits)
        made = field.settled(getattr(field, kind)(a, b))
    assert all(i.high < 1 << bits for i in field.bounds(made))
    for left in corners(bounds, rng):
        for right in (left, rng.choice(corners(bounds, rng))):
            given = {id(op): v for op, v in zip([*xs, *ys], [*left, *right], strict=True)}
            known: dict[int, int] = {}
            out = [value_of(op, given, known) for op in field.ops(made)]
            x, y, z = (sum(v << i * radix for i, v in enumerate(limbs)) for limbs in (left, right, out))
            assert z % p == {"add": x + y, "sub": x - y, "mul": x * y}[kind] % p
            assert all(i.low <= v <= i.high for i, v in zip(field.bounds(made), out, strict=True))


@pytest.mark.parametrize(("cpu", "form", "prime"), CASES)
def test_digits(cpu: str, form: tuple[int, int], prime: str) -> None:
    """The number in its least form, of all that words can say: at the modulus, beside it, far above it."""
    field, p = arithmetic(cpu, form, prime), PRIMES[prime]
    count, rng = -(-p.bit_length() // 32), random.Random(2)
    words = [field.make.here(Op("param", 32, (), "w")) for _ in range(count)]
    digits = [field.digits(field.from_words(words), at, 32) for at in range(0, p.bit_length(), 32)]
    top = (1 << 32 * count) - 1
    for n in (0, 1, p - 1, p, p + 1, 2 * p - 1, 2 * p, (1 << p.bit_length()) - 1, top, top - 1,
              *(rng.randrange(top) for _ in range(50))):
        n = min(n, top)
        given, known = {id(w): n >> 32 * i & 0xffffffff for i, w in enumerate(words)}, dict[int, int]()
        found = sum(value_of(d, given, known) << 32 * i for i, d in enumerate(digits))
        assert found == n % p


SOURCE = """
type Field = mod (1 << 130) - 5
kernel k(r: secret in u32le[4], h: secret inout u32le[5], m: secret in u32le[4] per block, n: count) constant_time {
    let k = Field([r[0] & 0x0fffffff, r[1] & 0x0ffffffc, r[2] & 0x0ffffffc, r[3] & 0x0ffffffc])
    var a = Field(h)
    blocks n { a = (a + Field(m) + (1 << 128)) * k }
    let d = digits(a, 32)
    for i in 0..5 { h[i] = d[i] }
}
"""


def kernel(text: str = SOURCE) -> Kernel:
    return share(elaborate(parse(text, "k.cw"), "k"))


def limbs(cpu: str, form: tuple[int, int] | None = None, text: str = SOURCE, file: str = "r") -> Kernel:
    chosen = load_cpu(cpu)
    said = Held(*form, file, Pos("k.cw", 9, 1)) if form else None
    return check_kernel(make_limbs(kernel(text), Layout(bits=chosen.bits, limbs=said), chosen)[0])


@pytest.mark.parametrize(("cpu", "form"), [("pentium", None), ("core2-64", None), ("pentium", (5, 26)),
                                           ("athlon64-64", (3, 44)), ("pentium3", (6, 22)), ("core2-64", (3, 64))])
def test_a_loop_of_numbers(cpu: str, form: tuple[int, int] | None) -> None:
    """No number is left, and what is there computes the same."""
    made, meant, rng = limbs(cpu, form), kernel(), random.Random(3)
    assert not any(op.modulus or op.kind in NUMBERS for op in made.body.ops())
    p = PRIMES["2^130 - 5"]
    for n in range(9):
        for h in (p - 1, p, p + 1, (1 << 130) - 1, (1 << 160) - 1, rng.randrange(1 << 160)):
            m = rng.choice([b"\xff" * 16 * n, bytes(16 * n), rng.randbytes(16 * n)])
            r = rng.choice([b"\xff" * 16, rng.randbytes(16)])
            args = [r, h.to_bytes(20, "little"), m, n]
            assert interpret(made, args) == interpret(meant, args)


def test_what_does_not_change_in_a_loop_is_made_before_it() -> None:
    """The multiples of the factor: in the loop there are the products of its limbs, and no others."""
    made = limbs("pentium", (5, 26))
    loop = made.body.items[-1] if not isinstance(made.body.items[-1], Op) else next(
        i for i in made.body.items if not isinstance(i, Op))
    assert sum(op.kind == "mul" for op in loop.body.ops()) == 25


def test_zero_bits_of_a_factor_save_products() -> None:
    """Of 3 by 64 bits: without the mask, what comes back of a product is longer."""
    def work(text: str) -> int:
        return sum(1 for _ in next(
            i for i in limbs("core2-64", (3, 64), text).body.items if not isinstance(i, Op)).body.ops())

    assert work(SOURCE) < work(SOURCE.replace("0x0ffffffc, r[3]", "0x0fffffff, r[3]"))


def test_arithmetics_are_made_as_they_are_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first of them once to see whether the form suits it, and then each until one proves."""
    made: list[int] = []
    init = Field.__init__

    def counting(self: Field, shape: Shape, sums: Sums, effort: int = 0) -> None:
        made.append(effort)
        init(self, shape, sums, effort)

    monkeypatch.setattr(Field, "__init__", counting)
    limbs("pentium", (5, 26))
    assert made == [0, *range(made[-1] + 1)] and made[-1] < 5


def test_bounds_that_do_not_hold_are_refused_where_they_fail() -> None:
    """With the value, its bound and what the register holds."""
    with pytest.raises(SourceError) as error:
        limbs("pentium", (4, 31), SOURCE.replace("(1 << 130) - 5", "(1 << 100) - 16777259").replace("0..5", "0..4"))
    assert error.value.message == ("numbers in 4 by 31 bits are not proved to fit: limb 0 may be 1.004 * 2^32, and a "
                                   "limb in general registers holds 32 bits") and error.value.pos.line > 3


@pytest.mark.parametrize(("form", "said"), [
    ((4, 26), "4 limbs of 26 bits have 104, the modulus has 130"),
    ((9, 26), "9 limbs of 26 bits where 5 have all of the modulus' 130")])
def test_forms_that_are_refused(form: tuple[int, int], said: str) -> None:
    with pytest.raises(SourceError) as error:
        limbs("pentium", form)
    assert said in error.value.message


def test_a_modulus_that_is_no_power_of_two_less_a_little() -> None:
    with pytest.raises(SourceError, match="not a little below a power of two"):
        limbs("pentium", (5, 26), SOURCE.replace("(1 << 130) - 5", "(1 << 129) + 9"))
    with pytest.raises(Unsuited):
        Shape(Modulus((1 << 129) + 9, "F"), Form(5, 26, "r"))


@pytest.mark.parametrize("form", [Form(5, 26, "r"), Form(3, 64, "r"), Form(4, 32, "st")], ids=str)
def test_a_multiple_of_the_modulus_has_limbs_as_large_as_is_asked_for(form: Form) -> None:
    shape, rng = Shape(Modulus((1 << 130) - 5, "F"), form), random.Random(str(form))
    for _ in range(50):
        least = [rng.randrange(1 << form.radix + 3) for _ in range(form.count)]
        made = shape.spread(least)
        assert all(a >= b for a, b in zip(made, least, strict=True))
        assert sum(limb << i * form.radix for i, limb in enumerate(made)) % shape.modulus.value == 0


def test_known_bits() -> None:
    word = Op("load", 32)
    masked = Op("and", 32, (word, Op("const", 32, (), 0x0ffffffc)))
    assert possible(masked) == 0x0ffffffc and possible(Op("shl", 32, (masked,), 4)) == 0xffffffc0
    assert possible(Op("concat", 64, (masked, word))) == 0xffffffff_0ffffffc


def test_a_value_that_needs_more_words_than_there_are() -> None:
    field = arithmetic("pentium", (5, 26), "2^130 - 5")
    with pytest.raises(Unproved, match="3 words of 32 bits hold less"):
        field.sums.value((), Interval(0, 1 << 96))
    assert isinstance(field.sums.value((), Interval(0, (1 << 96) - 1)), Value)
