"""Numbers in limbs of floating point: exact at every bound, the same as numbers, refused where one may be rounded."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path

import pytest

from dsl import extended
from dsl.check import check_kernel
from dsl.diagnostics import SourceError
from dsl.elaborate import elaborate
from dsl.expressions import OPERATIONS
from dsl.interpret import interpret
from dsl.ir import Kernel, Loop, Op, Pos
from dsl.operations import FLOATS, evaluate
from dsl.parser import parse
from scheduler.algorithm.cse import share
from scheduler.mapping.layout import Held, Layout
from scheduler.numbers.bounds import Interval, Unproved, exactly, shown
from scheduler.numbers.form import Bound
from scheduler.numbers.limbs import make_limbs
from scheduler.numbers.real_words import Piece, double, exact, free_bits
from scheduler.numbers.reals import Real, Reals, nearest
from scheduler.numbers.words import Maker
from targets.cpu import load_cpu

POLY1305 = Path("ciphers/poly1305.cw").read_text(encoding="utf-8")
P = (1 << 130) - 5
ONES, CLAMP = (1 << 128) - 1, 0x0FFFFFFC0FFFFFFC0FFFFFFC0FFFFFFF
SOURCE = """
type Field = mod {modulus}
kernel work(r: in u32le[{words}], h: inout u32le[{words}], m: in u32le[4] per block, n: count) {{
    let k = Field([{factor}])
    var a = Field(h)
    blocks n {{ a = {body} }}
    let d = digits(a, 32)
    for i in 0..{words} {{ h[i] = d[i] }}
}}
"""


def kernel(text: str, name: str) -> Kernel:
    return share(elaborate(parse(text, "reals.cw"), name, frozenset(), OPERATIONS))


def in_reals(text: str, name: str, count: int = 4, radix: int = 32) -> tuple[Kernel, list[Bound]]:
    layout = Layout(limbs=Held(count, radix, "st", Pos("reals.cw", 1, 1)))
    made, bounds = make_limbs(kernel(text, name), layout, load_cpu("pentium3"))
    return check_kernel(made), bounds


def source(modulus: str, bits: int, body: str, mask: str = "") -> str:
    words = -(-bits // 32)
    factor = ", ".join(f"r[{i}]{f' & {mask}' if mask else ''}" for i in range(words))
    return SOURCE.format(modulus=modulus, words=words, factor=factor, body=body)


def loop(made: Kernel) -> Loop:
    return next(i for i in made.body.items if isinstance(i, Loop))


def floats(made: Kernel) -> tuple[int, int]:
    """Sums and products of floating point in the loop."""
    kinds = Counter(op.kind for op in loop(made).body.ops())
    return kinds["fadd"] + kinds["fsub"], kinds["fmul"]


def value(pattern: int) -> Fraction:
    found = extended.finite(pattern)
    assert found is not None
    return found[0] * Fraction(2) ** found[1]


class Checked:
    """Runs operations on patterns; of those of floating point only the sums that cut may round."""

    def __init__(self, given: Mapping[Op, int]) -> None:
        self.values = dict(given)
        self.cuts = 0

    def of(self, op: Op) -> int:
        return int(op.attr) if op.kind == "const" else self.values[op]

    def run(self, ops: list[Op]) -> None:
        for op in ops:
            if op in self.values:
                continue
            args = [self.of(a) for a in op.args]
            self.values[op] = evaluate(op.kind, op.bits, op.attr, args, [a.bits for a in op.args])
            if op.kind in FLOATS:
                self.check(op, [value(a) for a in args])
            elif op.kind == "narrow":
                assert extended.widen(self.values[op], op.bits) == args[0], op

    def check(self, op: Op, args: list[Fraction]) -> None:
        wanted = args[0] * args[1] if op.kind == "fmul" else args[0] + (-args[1] if op.kind == "fsub" else args[1])
        large = op.args[1]
        if op.kind == "fadd" and large.kind == "const" and _is_cut(value(large.attr)):
            self.cuts += 1
            assert abs(args[0]) <= args[1] / 3
            return
        assert value(self.values[op]) == wanted, (op, args)


def _is_cut(large: Fraction) -> bool:
    """3 * 2^e, e far above any constant that is only added."""
    return large.denominator == 1 and large.numerator >> 60 and large.numerator % 3 == 0 \
        and (large.numerator // 3).bit_count() == 1


def test_every_limb_at_either_bound_is_exact() -> None:
    """The loop's body from the corners of what it says of h, with the least and the greatest r and words."""
    made, (bound,) = in_reals(POLY1305, "poly1305_blocks")
    body = loop(made).body
    before = [i for i in made.body.items[:made.body.items.index(loop(made))] if isinstance(i, Op)]
    rng = random.Random(1)
    ends = [(limb.low, limb.high) for limb in bound.limbs]
    corners = [*itertools.product(*ends), *(tuple(rng.randint(*end) for end in ends) for _ in range(8))]
    corners = [tuple(limb << 32 * i for i, limb in enumerate(corner)) for corner in corners]
    cases = [(r, m) for r in (0, ONES & CLAMP, 1, 4 << 96) for m in (0, ONES)]
    for h, (r, m) in itertools.product(corners, cases):
        given = {}
        for op in [*before, *body.ops()]:
            if op.kind == "load":
                what = {"r": r, "m": m, "h": 0}[op.attr.param.name]
                given[op] = what >> 8 * op.attr.offset & (1 << op.bits) - 1
        for carried, limb in zip(loop(made).carried, h, strict=True):
            given[carried.param] = extended.pattern(limb, 0)
        ran = Checked(given)
        ran.run(before)
        ran.cuts = 0
        ran.run(list(body.ops()))
        assert ran.cuts == 4
        left = [value(ran.of(c.next)) for c in loop(made).carried]
        assert (sum(left) - (sum(h) + m + (1 << 128)) * r) % P == 0
        for i, (got, limb) in enumerate(zip(left, bound.limbs, strict=True)):
            assert limb.low <= got / (1 << 32 * i) <= limb.high and got % (1 << 32 * i) == 0


@pytest.mark.parametrize("name", ["poly1305_blocks", "poly1305_last"])
def test_poly1305_is_what_it_was(name: str) -> None:
    numbers, (made, _) = kernel(POLY1305, name), in_reals(POLY1305, name)
    rng = random.Random(name)
    for h in (0, 1, P - 1, P, P + 1, (1 << 130) - 1, (1 << 160) - 1, rng.getrandbits(160)):
        for r in (ONES, 0, 1, rng.getrandbits(128)):
            for message in (b"", b"\xff" * 16, b"\xff" * 48, bytes(32), rng.randbytes(64)):
                args: list[bytes | int] = [r.to_bytes(16, "little"), h.to_bytes(20, "little"), message,
                                           len(message) // 16]
                assert interpret(made, args) == interpret(numbers, args), (h, r, message)


def test_bounds_are_shown_with_their_signs() -> None:
    _, (bound,) = in_reals(POLY1305, "poly1305_blocks")
    limb = bound.limbs[3]
    assert limb.low < 0 < limb.high
    assert bound.lines[3] == (f"a in blocks, limb 3 of 4 by 32 bits: at least -{shown(-limb.low)}, "
                               f"at most {shown(limb.high)}")


def test_poly1305_takes_two_operations_less_a_block_than_by_hand() -> None:
    """Bernstein has 36 sums and 17 products: 8 sums for the block, of which two are spared by where constants go."""
    assert floats(in_reals(POLY1305, "poly1305_blocks")[0]) == (34, 17)
    assert floats(in_reals(POLY1305, "poly1305_last")[0]) == (34, 17)


def test_what_a_loop_reads_again_and_again_are_operands_in_memory() -> None:
    """r and its multiples are doubles that are made before the loop: a value of 80 bits can be no operand."""
    made, _ = in_reals(POLY1305, "poly1305_blocks")
    inner = {*loop(made).body.ops(), *(c.param for c in loop(made).carried)}
    for op in inner:
        for a in op.args:
            assert a in inner or a.kind == "const" or a.bits < extended.BITS, op
    assert sum(op.kind == "widen" for op in inner) == 4 + 4 + 3


MODULI = [("(1 << 130) - 5", P, 5, 26, ""), ("(1 << 130) - 5", P, 6, 22, ""), ("(1 << 130) - 5", P, 4, 32, "0xffffffc"),
          ("(1 << 127) - 1", (1 << 127) - 1, 5, 26, ""), ("(1 << 127) - 1", (1 << 127) - 1, 4, 32, "0xffffffc"),
          ("(1 << 255) - 19", (1 << 255) - 19, 10, 26, ""), ("(1 << 61) - 1", (1 << 61) - 1, 3, 21, ""),
          ("(1 << 61) - 1", (1 << 61) - 1, 2, 31, "")]
BODIES = ["(a + Field(m)) * k", "a - Field(m)", "Field(m) - a - (1 << 40) + 1", "-a", "a + Field(m) + Field(m) + k",
          "(a - Field(m) - Field(m)) * k", "(a + Field(m)) * k * k + 1", "Field(m) * k - a * 3"]


PRODUCTS = ["a * a + Field(m)", "(a - k) * (a + k)"]
"""Of two numbers that are not bounded, for which limbs of 32 bits have no room."""


@pytest.mark.spread(6)
@pytest.mark.parametrize("modulus, p, count, radix, mask, body", [
    (*one, body) for body in [*BODIES, *PRODUCTS] for one in MODULI if body in BODIES or not one[4]])
def test_other_moduli_limbs_and_sums(modulus: str, p: int, count: int, radix: int, mask: str, body: str) -> None:
    text = source(modulus, p.bit_length(), body, mask)
    numbers, (made, _) = kernel(text, "work"), in_reals(text, "work", count, radix)
    size = -(-p.bit_length() // 32) * 4
    rng = random.Random(body)
    for h in (0, p - 1, p, (1 << 8 * size) - 1, rng.getrandbits(8 * size)):
        for message in (b"", b"\xff" * 48, rng.randbytes(32)):
            for r in (b"\xff" * size, rng.randbytes(size)):
                args: list[bytes | int] = [r, h.to_bytes(size, "little"), message, len(message) // 16]
                assert interpret(made, args) == interpret(numbers, args)


@pytest.mark.parametrize("modulus, p, count, mask, body, value", [
    ("(1 << 130) - 5", P, 4, "", BODIES[0], "limb 3 of a product, in units of 2^96, may be 1.828 * 2^66"),
    ("(1 << 127) - 1", (1 << 127) - 1, 4, "", BODIES[0], "limb 3 of a product, in units of 2^96, may be 1.562 * 2^64"),
    ("(1 << 255) - 19", (1 << 255) - 19, 8, "", BODIES[0], "limb 7 of a product, in units of 2^224, may be"),
    ("(1 << 130) - 5", P, 4, "0xffffffc", PRODUCTS[0], "limb 3 of a product, in units of 2^96, may be 1.266 * 2^64"),
    ("(1 << 130) - 5", P, 4, "0xffffffc", PRODUCTS[1], "limb 3 of a product, in units of 2^96, may be 1.626 * 2^64"),
    ("(1 << 127) - 1", (1 << 127) - 1, 4, "0xffffffc", PRODUCTS[0],
     "limb 2 of a product, in units of 2^64, may be 1.107 * 2^64"),
    ("(1 << 127) - 1", (1 << 127) - 1, 4, "0xffffffc", PRODUCTS[1],
     "limb 3 of a product, in units of 2^96, may be 1.211 * 2^64")])
def test_what_may_be_rounded_is_refused(modulus: str, p: int, count: int, mask: str, body: str, value: str) -> None:
    """At the line of the product, with the value, its bound and what holds it; here no factor is bounded enough."""
    text = source(modulus, p.bit_length(), body, mask)
    with pytest.raises(SourceError) as error:
        in_reals(text, "work", count)
    assert value in str(error.value) and "a significand of floating point holds 64 bits" in str(error.value)
    assert error.value.pos.line == 6
    assert "limbs of fewer bits" in str(error.value)


@pytest.mark.parametrize("count, radix, words", [(3, 63, "no room to spare"), (2, 40, "the last limb has 90 bits")])
def test_limbs_without_room_are_no_form(count: int, radix: int, words: str) -> None:
    with pytest.raises(SourceError, match=words):
        in_reals(source("(1 << 130) - 5", 130, "a"), "work", count, radix)


# -- single operations ------------------------------------------------------------------------------------
def given(reals: Reals, low: int, high: int, zeros: int = 0, scale: int = 0) -> Real:
    op = Op("param", extended.BITS, (), "x")
    return Real(reals.make.here(op), Interval(low, high, zeros), scale)


def test_a_sum_may_have_64_bits_of_its_unit_and_no_more() -> None:
    reals = Reals(Maker())
    half = given(reals, 0, 1 << 63)
    assert reals.add(half, half).within == Interval(0, 1 << 64)
    with pytest.raises(Unproved, match=r"limb 5 may be 1.000 \* 2\^64, and a significand"):
        reals.add(half, given(reals, 0, (1 << 63) + 1), "limb 5")
    quarter = given(reals, 0, 1 << 65, 2)
    assert reals.add(quarter, quarter).within == Interval(0, 1 << 66, 2)
    with pytest.raises(Unproved, match=r"in units of 2\^-3, may be"):
        reals.sub(half, given(reals, -5, 5, 0, -3))
    even = given(reals, -(1 << 65), 1 << 65, 2)
    assert reals.sub(even, even).unit == 2


def test_a_product_has_the_bits_of_both() -> None:
    reals = Reals(Maker())
    a, b = given(reals, -(1 << 33), 3, 1), given(reals, 0, 1 << 33, 2, -7)
    made = reals.mul(a, b)
    assert made.within == Interval(-(1 << 66), 3 << 33, 3) and made.unit == -4
    with pytest.raises(Unproved):
        reals.mul(given(reals, 0, (1 << 32) + 1), given(reals, 0, 1 << 32))


@pytest.mark.parametrize("scale", [0, -2, 7])
def test_a_cut_is_the_nearest_multiple_for_all_that_it_takes(scale: int) -> None:
    """Values of either sign, halves included; the rest is what its interval says; what is larger is refused."""
    at, most = scale + 32, 1 << 94
    reals = Reals(Maker())
    a = given(reals, -most, most)
    a = Real(a.op, a.within, scale)
    up = reals.cut(a, at)
    rest = reals.rest(a, up)
    assert up.scale == at and rest.within == Interval(-(1 << 31), 1 << 31)
    rng = random.Random(scale)
    for n in [0, most, -most, 1 << 31, 3 << 31, -1 << 31, (1 << 31) + 1, (1 << 31) - 1,
              *(rng.randint(-1 << 63, 1 << 63) for _ in range(200))]:
        over = extended.add(extended.pattern(n, scale), extended.pattern(3, at + 62))
        cut = extended.sub(over, extended.pattern(3, at + 62))
        assert value(cut) == nearest(n, 32) * Fraction(2) ** at
        assert up.within.low <= nearest(n, 32) <= up.within.high
    with pytest.raises(Unproved, match="what is cut off by a sum with"):
        reals.cut(given(reals, 0, most + 1), 32)


def test_nearest_is_to_even() -> None:
    assert [nearest(n, 1) for n in (-3, -2, -1, 0, 1, 2, 3)] == [-2, -1, 0, 0, 0, 1, 2]
    assert nearest(5, 0) == 5 and nearest(5, -2) == 20


@pytest.mark.parametrize("at", [0, 32, 96, 128])
def test_a_word_beside_a_constant_is_a_double(at: int) -> None:
    for word in (0, 1, 0xFFFFFFFF, 0x12345678):
        for free in (0, 1, (1 << 20) - 1):
            reals = Reals(Maker())
            piece = Piece(reals.make.here(Op("param", 32, (), "w")), at)
            made, plain = double(reals, piece, free), exact(reals, piece)
            ran = Checked({piece.word: word})
            ran.run(list(reals.make.regions[0].ops()))
            wanted = piece.more + free * piece.step + (word << at)
            assert value(ran.of(made.op)) == wanted and value(ran.of(plain.op)) == word << at
            assert made.at(0).low <= wanted <= made.at(0).high


def test_constants_that_the_free_bits_of_doubles_have_cost_nothing() -> None:
    made = Piece(Op("param", 32, (), "w"), 96)
    assert free_bits([made], 1 << 128) == ([1], 0)
    assert free_bits([made], (5 << 128) + 3) == ([5], 3)
    assert free_bits([made], -1 << 128) == ([0], -1 << 128)
    assert free_bits([], 7) == ([], 7)
    assert exactly(0).zeros > 64
