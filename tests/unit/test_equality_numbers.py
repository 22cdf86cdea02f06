"""Numbers modulo a constant: Poly1305 is proved, with a fault in it it is not; integers as polynomials."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from cipherwright.equality import twins
from cipherwright.equality.arithmetic import Arithmetic
from cipherwright.equality.basis import Basis
from cipherwright.equality.calls import _has_floats
from cipherwright.equality.exact import Exact, Whole
from cipherwright.equality.field import Residues, solved
from cipherwright.equality.floats import Real, Unit
from cipherwright.equality.forms import Forms, Unknown
from cipherwright.equality.integers import Integers, Monomial, Poly
from cipherwright.equality.prove import prove
from cipherwright.equality.samples import Samples
from cipherwright.equality.source import literals
from cipherwright.equality.twins import note
from cipherwright.equality.words import Bits, Number, bits_of
from cipherwright.machine.assemble import assemble
from dsl import extended
from dsl.semantics import part_added
from targets.elf import Image, load_elf
from tests.support import shipped
from tests.unit.test_equality import BASE, check_mutants, given

FAST = [("golden-cove", "poly1305_finish"), ("pentium", "poly1305_finish"), ("core2-64", "poly1305_last"),
        ("northwood", "poly1305_last"), ("athlon64-64", "poly1305_blocks"), ("pentium3", "poly1305_blocks"),
        ("pentium", "poly1305_blocks"), ("pentium-m", "poly1305_aes")]
LANES = [("golden-cove", "poly1305_blocks"), ("zen3", "poly1305_blocks"), ("prescott-64", "poly1305_blocks"),
         ("zen3", "poly1305_aes"), ("northwood", "poly1305_blocks")]
P = (1 << 130) - 5


@pytest.mark.parametrize("cpu, name", [*FAST, *(pytest.param(*row, marks=pytest.mark.full) for row in LANES)])
def test_numbers_are_proved(cpu: str, name: str) -> None:
    kernel, manifest, image, abi, _ = given(cpu, name)
    verdict = prove(kernel, manifest, image, abi)
    assert (verdict.result, verdict.findings) == ("proved", ())
    assert verdict.instructions > 40


# -- faults -----------------------------------------------------------------------------------------------------------
SCALAR, CARRIES = ("golden-cove", "poly1305_last"), ("northwood", "poly1305_last")
FLOATS = "pentium3", "poly1305_blocks"
FAULTS = [
    (SCALAR, "add r8, 5", "add r8, 4", 1),                      # p itself stays p
    (SCALAR, "add r8, 5", "add r8, 6", 1),                      # p - 1 becomes 0
    (SCALAR, "adc r9, 0", "add r9, 0", 1),                      # carries that hardly ever are
    (SCALAR, "adc r9, 0", "add r9, 0", 2),
    (SCALAR, "adc r10, 0", "add r10, 0", 2),
    (SCALAR, "adc r12, 0", "add r12, 0", 1),
    (SCALAR, "adc r13, 0", "add r13, 0", 1),
    (SCALAR, "adc r15, 0", "add r15, 0", 1),
    (SCALAR, "shr r10, 2", "shr r10, 1", 1),
    (SCALAR, "and r12, 3", "and r12, 7", 1),
    (SCALAR, "and esi, 0xfffffff", "and esi, 0x1fffffff", 1),   # the sums would not fit
    (SCALAR, "mov r13, qword [r8 + 8]", "mov r13, qword [r8 + 7]", 1),
    (SCALAR, "add r8, 0x10", "add r8, 0x20", 1),
    (SCALAR, "jne .blocks_1", "je .blocks_1", 1),
    (CARRIES, "adc edx, 0", "add edx, 0", 2),
    (CARRIES, "add edx, 5", "add edx, 4", 1),
    (CARRIES, "and edi, 0x3ffffff", "and edi, 0x1ffffff", 1),
    (FLOATS, "mov dword [esp + 268], 0x37f", "mov dword [esp + 268], 0x27f", 1),    # significands of 53 bits
    (FLOATS, "mov dword [esp + 268], 0x37f", "mov dword [esp + 268], 0xf7f", 1),    # rounded towards zero
    (FLOATS, "fldcw word [esp + 264]", "fldcw word [esp + 268]", 1),                # the caller's is not restored
    (FLOATS, "add ecx, 5", "add ecx, 4", 1),
    (FLOATS, "and ebp, 0x10", "and ebp, 0", 1),                                     # never the next block
    (FLOATS, "fmul st0, st3", "fmul st0, st4", 1),
    (FLOATS, "0x37f4000000000000", "0x37f8000000000000", 1),                        # not 5 * 2^-130
    (FLOATS, "0xc330000000140000", "0xc33000000014000c", 1),                        # what a block begins with
    (FLOATS, "0x43300001fffffffb", "0x43300001fffffffa", 1),                        # p, which makes all positive
    (FLOATS, "0xd9800000", "0xd9800001", 1),
]


def changed(where: tuple[str, str], old: str, new: str, turn: int) -> str:
    """The verdict on a kernel whose text has another word where a regular expression is met for the `turn`-th time."""
    cpu, name = where
    kernel, manifest, _, abi, _ = given(cpu, name)
    text = Path(shipped.FOLDER, cpu, f"{name}.asm").read_text(encoding="utf-8")
    places = list(re.finditer(old, text))
    assert len(places) >= turn, f"{old} is not {turn} times in {cpu}/{name}"
    place = places[turn - 1]
    text = text[:place.start()] + place.expand(new) + text[place.end():]
    return prove(kernel, manifest, load_elf(assemble(text, name, abi.bits), BASE, abi.bits), abi).result


@pytest.mark.parametrize("where, old, new, turn", FAULTS)
def test_a_fault_is_not_proved(where: tuple[str, str], old: str, new: str, turn: int) -> None:
    assert changed(where, re.escape(old), new, turn) == "unknown"


YMM, ZMM = ("zen3", "poly1305_blocks"), ("golden-cove", "poly1305_blocks")
IN_LANES = [
    (YMM, "vpsrlq ", "vpsllq ", 9), (YMM, ", 0x1a ", ", 0x1b ", 12),
    (YMM, r"(vpermq \w+, \w+), 0\b", r"\1, 1", 1),                  # k^2 of another lane for all of them
    (YMM, "vpunpckhqdq", "vpunpcklqdq", 1),                        # a block's low half twice
    (YMM, "vpunpckhqdq", "vpunpcklqdq", 5),                        # a lane twice in the sum of all
    (YMM, "add r8, 0x80", "add r8, 0x70", 1),
    (ZMM, "vpmadd52huq", "vpmadd52luq", 1), (ZMM, "vpmadd52luq", "vpmadd52huq", 1),    # the other part of a product
    (ZMM, ", 0x2c ", ", 0x2b ", 12), (ZMM, ", 0x2a ", ", 0x29 ", 1), (ZMM, "vpunpckhqdq", "vpunpcklqdq", 1),
]
BEHIND = [    # in the last group, or behind the loop: what is before it is shown first
    (YMM, r"(and \w+), 7\b", r"\1, 3", 1), (ZMM, "vpmadd52huq", "vpmadd52luq", 70),
    (ZMM, "vpmadd52luq", "vpmadd52huq", 70)]


@pytest.mark.parametrize("where, old, new, turn",
                         [*IN_LANES, *(pytest.param(*row, marks=pytest.mark.full) for row in BEHIND)])
def test_a_fault_in_lanes_is_not_proved(where: tuple[str, str], old: str, new: str, turn: int) -> None:
    assert changed(where, old, new, turn) == "unknown"


def test_passes_of_another_size_are_unknown() -> None:
    kernel, manifest, image, abi, _ = given("golden-cove", "poly1305_blocks")
    verdict = prove(kernel, {**manifest, "group": 3}, image, abi)
    assert verdict.result == "unknown" and "several blocks" in verdict.findings[0].what


@pytest.mark.full
@pytest.mark.parametrize("cpu, name", [SCALAR, CARRIES, FLOATS, ("golden-cove", "poly1305_finish")])
def test_no_changed_number_is_proved(cpu: str, name: str) -> None:
    assert check_mutants(cpu, name, 40)["refuted"] >= 15


# -- integers ---------------------------------------------------------------------------------------------------------
def value_of(integers: Integers, x: Mapping[Monomial, int], values: Mapping[int, int]) -> int:
    """A polynomial where its variables have these values."""
    def atom(number: int) -> int:
        word = integers.words[number]
        if word is not None:
            return value_of(integers, word, values)
        if number in integers.quotients:
            key, k = integers.quotients[number]
            return value_of(integers, dict(key), values) >> k
        return values[number]

    total = 0
    for mono, times in x.items():
        for one in mono:
            times *= atom(one)
        total += times
    return total


def world(count: int, bits: int) -> tuple[Whole, list[Exact]]:
    """Some variables of so many bits."""
    whole = Whole(Arithmetic(Forms()), [])
    return whole, [whole.of(whole.variable(("x", i), 0, (1 << bits) - 1)) for i in range(count)]


ONES = (1 << 32) - 1
STEPS: list[Callable[[Number, Number, int], Number]] = [
    lambda x, y, k: x + y & ONES, lambda x, y, k: x + y >> 32 & 1, lambda x, y, k: x - y >> 32 & 1,
    lambda x, y, k: x * y & ONES, lambda x, y, k: x * y >> 32 & ONES, lambda x, y, k: x >> k,
    lambda x, y, k: x << k & ONES, lambda x, y, k: x & 0xFF0, lambda x, y, k: x - y & ONES,
    lambda x, y, k: x * 0x1000 + (y & 0xFFF) >> k, lambda x, y, k: x * 0x1000 - (y & 0xFFF) >> k,
    lambda x, y, k: part_added(x, y, y, False, 64) >> k, lambda x, y, k: part_added(x, y, y, True, 64)]


def test_words_of_sums_and_products_are_what_they_are_of_integers() -> None:
    """Random sums, products, parts and carries: of each the value is that of integers, and within its bounds."""
    rng = random.Random(5)
    for _ in range(12):
        whole, start = world(3, 32)
        inputs = [[rng.choice((0, (1 << 32) - 1, rng.getrandbits(32))) for _ in start] for _ in range(12)]
        made: list[tuple[Number, list[int]]] = [(x, [row[i] for row in inputs]) for i, x in enumerate(start)]
        for _ in range(14):
            (x, xs), (y, ys), k = rng.choice(made), rng.choice(made), rng.choice((1, 4, 26, 31, 32))
            step = rng.choice(STEPS)
            made.append((step(x, y, k), [step(a, b, k) for a, b in zip(xs, ys, strict=True)]))
        for x, xs in made:
            exact = whole.of(x)
            names = {m[0]: i for i, one in enumerate(start) for m in one.view}
            for row, wanted in zip(inputs, xs, strict=True):
                values = {atom: row[i] for atom, i in names.items()}
                assert value_of(whole.integers, exact.view, values) == wanted
                assert value_of(whole.integers, exact.normal, values) == wanted
                assert exact.low <= wanted <= exact.high
                low, high = whole.integers.tight(exact.normal)
                assert low <= wanted <= high


def test_bits_of_numbers_are_those_of_integers() -> None:
    """Of random numbers: bits of the input where words are side by side, else of integers that they are named after."""
    rng, seen = random.Random(6), 0
    for _ in range(12):
        whole = Whole(Arithmetic(Forms()), [])
        whole.opaque = True
        start = [whole.of(bits_of(whole.a, whole.a.f.variables(("x", i), 32))) for i in range(3)]
        inputs = [rng.choice((0, (1 << 32) - 1, rng.getrandbits(32))) for _ in start]
        values = {next(iter(x.view))[0]: value for x, value in zip(start, inputs, strict=True)}
        made: list[tuple[Number, int]] = list(zip(start, inputs, strict=True))
        for _ in range(20):
            (x, a), (y, b), k = rng.choice(made), rng.choice(made), rng.choice((1, 4, 8, 26, 31))
            step = rng.choice([*STEPS[:10], lambda x, y, k: (x >> k) + ((x & (1 << k) - 1) << 32 - k),
                               lambda x, y, k: (x & (1 << k) - 1) + (y >> k << k)])
            made.append((step(x, y, k), step(a, b, k)))
        for x, wanted in made:
            row = literals(whole.of(x).bits(), 80) if not isinstance(x, int) and x.low >= 0 else ()
            total = 0
            for i, one in enumerate(row):
                content = whole.a.f.contents[one >> 1]
                _, name, place = whole.a.f.atoms[next(iter(content))] if content else ("", ("none",), 0)
                seen += name[0] == "x"
                value = value_of(whole.integers, dict(name[1]), values) if name[0] == "exact" else \
                    inputs[name[1]] if name[0] == "x" else 0
                total |= (value >> place & 1 ^ one & 1) << i
            assert not row or total == wanted
    assert seen > 1000


def test_a_product_of_a_carried_number_with_itself_is_put_in_limbs_twice() -> None:
    whole, (carried, limb) = world(2, 32)
    field = Residues(whole)
    (c,), (x,) = (next(iter(one.view)) for one in (carried, limb))
    field.modulus, field.instead = P, [((c,), {(x,): 3, (): 1})]
    assert field.plain({(c, c): 1}) == {(x, x): 9, (x,): 6, (): 1}


def test_a_least_form_is_found_where_its_upper_part_was_cut_off_before() -> None:
    whole, (low, high) = world(2, 32)
    field, k = Residues(whole), 64
    field.modulus = (1 << k) - 59
    y = low + (high << 32) + (1 << 31)    # less than twice the modulus, perhaps more than 64 bits
    kept = y & (1 << k) - 1
    q = (y >> k) + (kept + 59 >> k)
    made, wanted = field.least(y.normal), y - q * field.modulus
    assert field.unseen == 0 and whole.of(made).normal == whole.of(wanted).normal


def test_a_carry_from_word_to_word_is_that_of_the_whole() -> None:
    whole, (a, b, c, d) = world(4, 32)
    low = a + c
    step = (low >> 32) + b + d
    at_once = a + c + (b + d) * (1 << 32)
    assert whole.of(step >> 32).normal == whole.of(at_once >> 64).normal
    assert whole.of((low & 0xFFFFFFFF) + ((step & 0xFFFFFFFF) << 32) + ((step >> 32) << 64)).normal == \
        whole.of(at_once).normal


def test_what_is_below_all_that_decides_a_quotient_is_left_out() -> None:
    whole, (a, b) = world(2, 32)
    high = whole.of(a >> 6).normal
    for below in (b & 0xFFFFF, b >> 12, (b >> 3 & 0x1FFFF) << 3, b - (b >> 28 << 28) >> 8):
        assert whole.of(a * (1 << 20) + below >> 26).normal == high
    assert whole.of(a * (1 << 20) + (b & 0xFFFFF) + (3 << 26) >> 26).normal == whole.of(3 + (a >> 6)).normal
    for wider in (b & 0x1FFFFF, b >> 11, 1 + (b & 0xFFFFF), (b & 0xFFFFF) - 1):
        assert whole.of(a * (1 << 20) + wider >> 26).normal != high


def test_both_parts_of_a_product_are_the_product() -> None:
    """What `vpmadd52luq` and `vpmadd52huq` add; where they read 52 bits of a factor that has more, it is another."""
    whole, (a, b, c) = world(3, 50)
    wide = whole.of(whole.variable("wide", 0, (1 << 53) - 1))
    low, high = (part_added(0, a, b, part, 64) for part in (False, True))
    assert whole.of(low + (high << 52)).normal == whole.of(a * b).normal
    low, high = (part_added(c, a, b, part, 64) for part in (False, True))
    assert whole.of(low + (high << 52)).normal == whole.of(a * b + c + (c << 52)).normal
    low, high = (part_added(0, wide, b, part, 64) for part in (False, True))
    assert whole.of(low + (high << 52)).normal != whole.of(wide * b).normal


def test_a_number_that_is_carried_is_put_in_limbs_where_the_powers_are_there() -> None:
    whole, (carried, factor, limb) = world(3, 32)
    field = Residues(whole)
    (c,), (k,), (x,) = (next(iter(one.view)) for one in (carried, factor, limb))
    field.modulus, field.instead = P, [((c, k, k), {(x,): 3})]
    assert field.plain({(c, k): 1}) == {(c, k): 1}
    assert field.plain({(c, k, k, k): 2, (k, k): 1}) == {(k, x): 6, (k, k): 1}


def test_or_is_a_sum_where_no_bit_is_common() -> None:
    whole, (a, b) = world(2, 32)
    assert whole.of(a | b << 32).normal == whole.of(a + b * (1 << 32)).normal
    with pytest.raises(Unknown):
        a | b << 31
    with pytest.raises(Unknown):
        a ^ b


def test_powers_of_a_factor_in_limbs_are_found() -> None:
    """Limbs of r with carries, and of its square: a sum of multiples of all is r, or r * r, modulo the prime."""
    whole, words = world(2, 32)
    integers = whole.integers
    number: Number = words[0] + words[1] * (1 << 32)
    factor = integers.atom(("factor",), 0, P - 1)
    basis = Basis(integers, factor, whole.of(number).normal, P)
    mask = (1 << 26) - 1
    limbs = [whole.of(number >> 26 * i & mask) for i in range(3)]
    sums = [sum((limbs[i] * limbs[k - i] for i in range(3) if 0 <= k - i < 3), 0) for k in range(5)]
    square, carry = [], 0
    for total in sums:
        square.append((total + carry) & mask)
        carry = total + carry >> 26

    def joined(row: list[Number]) -> Poly:
        total: Poly = {}
        for i, one in enumerate(row):
            for mono, times in whole.factor(whole.of(one)).items():
                total[mono] = total.get(mono, 0) + (times << 26 * i)
        return integers.plain(total, P, basis.symbols)

    assert joined([*limbs]) == {(factor,): 1}
    assert joined([*square, carry]) == {(factor, factor): 1}
    assert joined([*square[:4], carry]) != {(factor, factor): 1}


def test_numbers_have_the_bits_of_what_they_were_made_of() -> None:
    """Sums, products, parts and logic of words: their bits beside integers, for the samples of the words."""
    rng, whole = random.Random(6), Whole(Arithmetic(Forms()), [])
    a = whole.a
    a.whole, whole.opaque, whole.twins = whole, True, True
    samples, logic = Samples(a.f, a), 0
    words: list[tuple[Number, list[int]]] = []
    for at in (0, 4, 8):
        row = a.f.variables(("in", 0, "entry", at), 8)
        words.append((bits_of(a, row), samples.values(row)))
    for _ in range(60):
        (x, p), (y, q) = rng.choice(words[-8:]), rng.choice(words)
        places, mask = rng.randrange(1, 9), (1 << rng.randrange(4, 20)) - 1
        how, kind = rng.choice([
            (lambda x, y, k=places, m=mask: (x + y * k) & m, "sum"), (lambda x, y, m=mask: (x - y) & m, "less"),
            (lambda x, y, k=places, m=mask: (x * 3 - y >> k) & m, "part"), (lambda x, y, m=mask: x * y & m, "product"),
            (lambda x, y: x & y, "logic"), (lambda x, y: x | y, "logic"), (lambda x, y: x ^ y, "logic")])
        try:
            made = how(x, y)
        except Unknown:    # a product that is too long
            continue
        wanted = [how(v, w) for v, w in zip(p, q, strict=True)]
        assert samples.values(literals(made, 40)) == wanted
        logic += kind == "logic"
        words.append((made, wanted))
    assert logic > 10 and sum(isinstance(x, Exact) for x, _ in words) > 10


def test_bits_of_numbers_are_made_beside_sums_that_are_integers(monkeypatch: pytest.MonkeyPatch) -> None:
    """While bits are looked for all other sums and products are exact as before, and so are those of the bits."""
    whole, seen = Whole(Arithmetic(Forms()), []), []
    a = whole.a
    a.whole, whole.opaque, whole.twins = whole, True, True
    x, y = (bits_of(a, a.f.variables(("in", 0, "entry", at), 8)) for at in (0, 4))
    made = twins.done

    def done(how: twins.How) -> Number:
        seen.append((a.whole, type(x + y & 0xFFFFF)))
        return made(how)

    monkeypatch.setattr(twins, "done", done)
    found = whole.of(x * 3 + y & 0xFFFF).bits()
    assert seen and set(seen) == {(whole, Exact)}
    assert isinstance(found, Bits) and found.a is a
    assert isinstance(found + y & 0xFFFFF, Exact)


def test_what_the_source_has_of_a_number_is_named_after_it() -> None:
    whole, (x, y) = world(2, 32)
    whole.opaque = whole.twins = True
    product = whole.of(x * y)
    low, other = product & 0xFFFF, product + 1 & 0xFFFF
    note(low)
    again = whole.of(y * x) & 0xFFFF
    assert literals(low, 16) == literals(again, 16)
    assert whole.a.f.atoms[next(iter(whole.a.f.contents[literals(again, 16)[0] >> 1]))][1][0] == "exact"
    assert literals(other, 16) != literals(low, 16)


def test_a_table_is_no_code_that_reads_ahead() -> None:
    def image(text: str) -> Image:
        asm = f"section .text\nret\n{text}section .rodata\ndb 0xd9, 0\n"
        return load_elf(assemble(asm, Path("t.asm"), 32), BASE, 32)

    assert not _has_floats(image(""), 32)
    assert _has_floats(image("fld dword [eax]\n"), 32)


def test_linear_equations_are_solved_modulo_a_prime() -> None:
    assert solved([[1, 2, 5], [3, 4, 11]], 101) == [1, 2]
    assert solved([[1, 2, 5], [2, 4, 11]], 101) is None


# -- floating point ---------------------------------------------------------------------------------------------------
def pattern(bits: int, value: int, exponent: int) -> int:
    """The pattern of a whole number times a power of two, in 64 bits."""
    digits = value.bit_length() - 1
    return exponent + digits + 1023 << 52 | (value << 52 - digits) & (1 << 52) - 1


def test_constants_are_added_and_multiplied_as_the_unit_does() -> None:
    rng = random.Random(3)
    whole = Whole(Arithmetic(Forms()), [])
    unit = Unit(whole)
    for _ in range(200):
        patterns = [pattern(64, rng.getrandbits(rng.randrange(1, 53)) | 1, rng.randrange(-40, 40)) for _ in range(2)]
        x, y = (unit.widened(p, 64) for p in patterns)
        a, b = (extended.widen(p, 64) for p in patterns)
        at = min(x.exponent, y.exponent)
        for made, wanted in ((unit.rounded(x.at(at) + y.at(at), at), extended.add(a, b)),
                             (unit.rounded(x.value * y.value, x.exponent + y.exponent), extended.mul(a, b))):
            significand, exponent = wanted & (1 << 64) - 1, (wanted >> 64 & 0x7FFF) - 16383 - 63
            if made.value.low == made.value.high:
                at = min(exponent, made.exponent)
                assert made.value.low << made.exponent - at == significand << exponent - at
            else:    # as near to one as to the other
                assert made.value.high - made.value.low == 1


def test_a_sum_that_is_rounded_gives_a_carry() -> None:
    whole, (x,) = world(1, 40)
    unit = Unit(whole)
    magic = 3 << 94    # 3 * 2**(32 + 62): the unit of the sum is 2**32
    carried = unit.rounded(x + magic, 0)
    carry = unit.rounded(carried.at(0) - magic, 0)
    left = unit.rounded(x - carry.at(0), 0)
    assert carry.exponent >= 32 and (carry.value.low, carry.value.high) == (0, 1 << 8)
    assert (left.value.low << left.exponent, left.value.high << left.exponent) == (-(1 << 31), 1 << 31)
    with pytest.raises(Unknown):
        unit.rounded(x * (1 << 60) + 1, 0)


def test_a_number_that_is_no_limb_has_no_bits() -> None:
    whole, (x,) = world(1, 32)
    with pytest.raises(Unknown):
        Real(whole, x, 3) >> 4
