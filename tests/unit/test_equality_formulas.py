"""Formulas that proofs of equality are made of: sums, products, tables, circuits and what is found equal of them."""

from __future__ import annotations

import functools
import random
from typing import Any

import pytest

from cipherwright.equality import within
from cipherwright.equality.arithmetic import Arithmetic
from cipherwright.equality.carries import Carries
from cipherwright.equality.forms import COPY, PLAIN, Forms, Unknown
from cipherwright.equality.polynomials import Columns
from cipherwright.equality.samples import ONES, Samples
from cipherwright.equality.source import literals
from cipherwright.equality.sweep import Sweep
from cipherwright.equality.ternary import ONE as CONSTANT
from cipherwright.equality.ternary import factored
from cipherwright.equality.words import Bits, Product, Residue, bits_of, residue
from dsl.semantics import monomials


def world() -> tuple[Arithmetic, Samples]:
    """Forms with samples."""
    a = Arithmetic(Forms())
    return a, Sweep(a.f, a).samples


def value(samples: Samples, x: Any, bits: int) -> list[int]:
    """What a formula is for each sample."""
    if isinstance(x, int):
        return [x & (1 << bits) - 1] * ONES.bit_length()
    row = x.bits()
    return samples.values(row.wide(bits)) if isinstance(row, Bits) else [row] * ONES.bit_length()


def test_sums_and_products_are_those_of_numbers() -> None:
    """Random expressions on formulas, and on the samples of their variables."""
    rng = random.Random(5)
    a, samples = world()
    words = [bits_of(a, a.f.variables(i, 32)) for i in range(4)]
    pool: list[tuple[Any, list[int]]] = [(w, value(samples, w, 32)) for w in words]
    ones = (1 << 32) - 1
    for step in range(120):
        a.f.in_code = step > 60
        (x, xs), (y, ys) = rng.choice(pool), rng.choice(pool)
        k = rng.randrange(1, 31)
        made, wanted = rng.choice((
            lambda x=x, y=y, xs=xs, ys=ys: ((x + y) & ones, [p + q & ones for p, q in zip(xs, ys, strict=True)]),
            lambda x=x, y=y, xs=xs, ys=ys: ((x - y) & ones, [p - q & ones for p, q in zip(xs, ys, strict=True)]),
            lambda x=x, y=y, xs=xs, ys=ys: (x ^ y, [p ^ q for p, q in zip(xs, ys, strict=True)]),
            lambda x=x, y=y, xs=xs, ys=ys: (x & y, [p & q for p, q in zip(xs, ys, strict=True)]),
            lambda x=x, y=y, xs=xs, ys=ys: (x | ~y & ones, [p | ~q & ones for p, q in zip(xs, ys, strict=True)]),
            lambda x=x, k=k, xs=xs: ((x << k | x >> 32 - k) & ones, [(p << k | p >> 32 - k) & ones for p in xs]),
            lambda x=x, k=k, xs=xs: (x * (2 * k) & ones, [p * 2 * k & ones for p in xs]),
            lambda x=x, y=y, xs=xs, ys=ys: (x + y >> 32 & 1, [p + q >> 32 for p, q in zip(xs, ys, strict=True)]),
            lambda x=x, y=y, xs=xs, ys=ys: (x - y >> 32 & 1, [int(p < q) for p, q in zip(xs, ys, strict=True)]),
        ))()
        assert value(samples, made, 32) == wanted, step
        if not isinstance(made, int):
            pool.append((made, wanted))
    x, y = (w for w in words[:2])
    wide = Product(a, x, y) & (1 << 64) - 1
    pairs = zip(value(samples, x, 32), value(samples, y, 32), strict=True)
    assert value(samples, wide, 64) == [p * q for p, q in pairs]


@pytest.mark.parametrize("terms, places", [(8, 64), (4, 64), (5, 40)])
def test_a_product_of_words_with_holes_has_places_without_carries(terms: int, places: int) -> None:
    """Four bits apart, at most 15 in a column: then its bit is the exclusive or of its own; else it may be a carry."""
    a, samples = world()
    apart = places // 2 // terms
    rows = [tuple(b for i in range(terms) for b in (a.f.variables((n, i), 1)[0], *(0,) * (apart - 1)))
            for n in range(2)]
    x, y = (bits_of(a, row) for row in rows)
    made = Product(a, x, y) & (1 << places) - 1
    pairs = zip(value(samples, x, 32), value(samples, y, 32), strict=True)
    assert value(samples, made, places) == [p * q for p, q in pairs]
    for at in range(0, 2 * apart * terms - apart, apart):
        alone = a.f.xor_all([a.f.product(rows[0][i], rows[1][at - i])
                             for i in range(0, at + 1, apart) if i < len(rows[0]) and at - i < len(rows[1])])
        assert made.bits().row[at] == alone
    dense = Product(a, bits_of(a, a.f.variables("x", 17)), bits_of(a, [*a.f.variables("y", 17)])) & (1 << 34) - 1
    pairs = zip(value(samples, bits_of(a, a.f.variables("x", 17)), 17),
                value(samples, bits_of(a, a.f.variables("y", 17)), 17), strict=True)
    assert value(samples, dense, 34) == [p * q for p, q in pairs]
    crowded = [tuple(b for i in range(16) for b in (a.f.variables((n, i), 1)[0], 0)) for n in ("p", "q")]
    x, y = (bits_of(a, row) for row in crowded)
    pairs = zip(value(samples, x, 32), value(samples, y, 32), strict=True)
    assert value(samples, Product(a, x, y) & (1 << 64) - 1, 64) == [p * q for p, q in pairs]


def test_sums_have_one_form() -> None:
    a, _ = world()
    x, y = (bits_of(a, a.f.variables(i, 32)) for i in range(2))
    one = residue(a, [(x, 3), (y, 1), (5, 1)], 32)
    other = residue(a, [(residue(a, [(x, 1), (y, 1)], 32), 1), (residue(a, [(x, 2), (7, 1)], 32), 1), (-2, 1)], 32)
    assert isinstance(one, Residue) and isinstance(other, Residue)
    assert (one.terms, one.const) == (other.terms, other.const)
    assert residue(a, [(x, 1), (y, -1)], 32).bits().row != residue(a, [(y, 1), (x, -1)], 32).bits().row


def test_words_beside_themselves_are_the_bits_they_are() -> None:
    a, samples = world()
    x = bits_of(a, a.f.variables(0, 32))
    twice = residue(a, [(x, 1 + (1 << 32))], 64)
    assert twice.bits().row == x.row * 2
    whole = (x + (x << 32) + (x << 64)) ^ 1
    assert isinstance(whole, Bits) and whole.row[32:] == x.row * 2
    near = residue(a, [(x, 1 + (1 << 31))], 64)
    assert value(samples, near, 64) == [v + (v << 31) & (1 << 64) - 1 for v in value(samples, x, 32)]
    with pytest.raises(Unknown):
        (x - (x << 32)) ^ x


def test_a_circuit_with_outputs_of_a_table_as_factors_is_that_table() -> None:
    """As in Serpent's S-boxes: long forms as index, and products of outputs; what differs for one index is not taken.
    """
    a, _ = world()
    f = a.f
    entries = [3, 8, 15, 1, 10, 6, 5, 11, 14, 13, 4, 2, 7, 0, 9, 12]
    words = [f.xor_all([*f.variables((i, 0), 26), f.product(*f.variables((i, 1), 2))]) for i in range(4)]
    low, high = (f.look_up(words, Columns([e >> i & 1 for e in entries], 1))[0] for i in (1, 3))
    both = f.look_up(words, Columns([e >> 1 & e >> 3 & 1 for e in entries], 1))[0]
    f.in_code = True
    made = 0
    for monomial in monomials(entries, 3):
        made = f.xor(made, functools.reduce(f.product, (w for i, w in enumerate(words) if monomial >> i & 1), 1))
    assert made == high
    assert f.product(low, made) == both
    assert f.xor(made, functools.reduce(f.product, words)) not in (high, both, low)


def test_the_complement_of_a_sum_is_a_sum() -> None:
    a, samples = world()
    x, y = (bits_of(a, a.f.variables(i, 32)) for i in range(2))
    one, other = residue(a, [(x, 1), (y, -1), (9, 1)], 32), residue(a, [(x, -1), (y, 1), (-10, 1)], 32)
    assert [b ^ 1 for b in one.bits().row] == list(other.bits().row)
    near = residue(a, [(x, -1), (y, 1), (-9, 1)], 32)
    assert [b ^ 1 for b in one.bits().row] != list(near.bits().row)
    assert value(samples, other, 32) == [v ^ 0xFFFFFFFF for v in value(samples, one, 32)]
    assert value(samples, one, 32) == [p - q + 9 & 0xFFFFFFFF for p, q in
                                       zip(value(samples, x, 32), value(samples, y, 32), strict=True)]


def test_other_products_of_the_same_function_are_found() -> None:
    """The choice and the majority as code has them, beside the source's; and what only looks like them is not taken."""
    a, samples = world()
    f = a.f
    x, y, z = (f.variables(i, 1)[0] for i in range(3))
    choice = f.xor(f.product(x, y), f.product(x ^ 1, z))
    majority = f.xor(f.xor(f.product(x, y), f.product(x, z)), f.product(y, z))
    rare = f.product(f.product(choice, majority), f.variables(3, 1)[0])
    f.in_code = True
    assert f.xor(z, f.product(x, f.xor(y, z))) == choice
    assert f.either(f.product(x, y), f.product(z, f.either(x, y))) == majority
    assert f.product(f.product(x, y), f.variables(3, 1)[0]) != rare
    assert samples.literal(choice) != samples.literal(majority)


def test_what_is_wrong_for_one_input_of_four_thousand_million_is_not_taken() -> None:
    """No sample has that input: only the proof can tell the two apart."""
    a, samples = world()
    f = a.f
    x, y, z = f.variables("x", 32), f.variables("y", 1)[0], f.variables("z", 32)
    one_word = functools.reduce(f.product, [b ^ i & 1 for i, b in enumerate(x)])
    long = f.xor_all([*z, f.product(x[0], y)])      # long enough to have a name
    f.xor(y, f.product(x[0], x[1]))
    wanted = f.xor(long, f.product(z[3], y))
    f.in_code = True
    again = f.xor(f.xor_all([*z, f.product(y, z[3])]), f.product(y, x[0]))
    assert again == wanted
    rare = f.xor(again, one_word)
    assert samples.literal(rare) == samples.literal(wanted) and rare != wanted
    carry = f.xor(f.product(x[0], f.product(y, z[3])), one_word)
    assert carry != f.product(y, f.product(z[3], x[0]))


def test_names_inside_names_are_met_however_deep_each_side_has_them() -> None:
    """A sum of sums of many products each, of which the code has other parts joined than the source."""
    a, _ = world()
    f = a.f
    rows = [[f.product(p, q) for p, q in zip(f.variables((i, 0), 26), f.variables((i, 1), 26), strict=True)]
            for i in range(8)]
    source = 0
    for row in rows:    # each a name that is made of the one before
        source = f.xor_all([source, *row])
    other = f.xor(source, rows[0][0])
    f.in_code = True
    code = 0
    for row in reversed(rows):
        code = f.xor_all([code, *row])
    assert code == source
    assert f.xor(code, rows[0][0]) == other != source


def test_products_of_an_index_are_polynomials_of_it() -> None:
    """Any circuit on sums of what tables have is the table that it computes, whatever is added to it in between."""
    rng = random.Random(8)
    f = Forms()
    sweep = Sweep(f, Arithmetic(f))
    x, inner = f.variables("x", 8), [Columns(rng.sample(range(16), 16), 4) for _ in range(2)]
    first = f.look_up(x[:4], inner[0]) + f.look_up(x[4:], inner[1])
    index = [f.xor_all([first[i], first[7 - i], x[i] ^ 1]) for i in range(4)]
    entries = rng.sample(range(16), 16)
    outputs = f.look_up(index, Columns(entries, 4))
    wrong = [e ^ 8 * (i == 5) for i, e in enumerate(entries)]
    want = [f.xor(y, first[0]) for y in outputs]
    f.in_code = True

    def made(table: list[int], output: int) -> int:
        """Output by output as products; another form is added before the last of them."""
        total = first[0]
        for monomial in monomials(table, output):
            term = 1
            for i in range(4):
                if monomial >> i & 1:
                    term = f.product(index[i], term)
            total = f.xor(term, total)
        return total

    assert [made(entries, i) for i in range(4)] == want
    assert [made(wrong, i) == want[i] for i in range(4)] == [True, True, True, False]
    assert not any(f.atoms[a][0] == "and" for a in range(len(f.atoms)))
    assert sweep.within.same(want[0] >> 1, made(entries, 0) >> 1)


@pytest.mark.parametrize("long", [within.LONG, 1, 9])
def test_an_index_is_seen_through_linear_terms_of_other_tables(long: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sums of an index's bits, made of a table's products and its index's own bits; in one part, or in several."""
    monkeypatch.setattr(within, "LONG", long)
    f = Forms()
    sweep = Sweep(f, Arithmetic(f))
    x, z = f.variables("x", 3), f.variables("z", 3)
    y = [f.xor(p, q) for p, q in zip(f.look_up(x, Columns([0, 1, 3, 6, 7, 4, 5, 2], 3)), z, strict=True)]
    both = f.look_up(y, Columns([0, 0, 0, 1, 0, 1, 1, 1], 1))[0]
    assert both not in x
    vectors = sweep.within.vectors
    rows = [vectors.form(one >> 1) for one in y]
    box = f.indices[-1]
    for mask in range(1, 8):
        row: within.Vector = {}
        for i in range(3):
            if mask >> i & 1:
                within.add(row, rows[i])
        assert box in vectors.candidates(row)
        found = vectors.function(row, box)
        assert found == sum(((i & mask).bit_count() & 1) << i for i in range(8))
        within.add(row, vectors.form(x[0] >> 1))
        assert vectors.function(row, box) is None
    assert (len({part for row in rows for part in row}) == 1) == (long > 9)


def test_sums_in_halves_and_of_odd_widths_are_the_whole_sums() -> None:
    """As code adds them, with a carry or a borrow from half to half; and a carry that is another one's is not taken."""
    f = Forms()
    a = Carries(f)
    samples = Sweep(f, a).samples
    a.widths({23, 64}, 32)
    ones = (1 << 32) - 1
    x, y = (bits_of(a, f.variables(i, 64)) for i in range(2))
    wanted, less = x + y & (1 << 64) - 1, x - y & (1 << 64) - 1
    low = [z & ones for z in (x, y)]
    high = [z >> 32 for z in (x, y)]
    carry, borrow = (low[0] + low[1]) >> 32 & 1, (low[0] - low[1]) >> 32 & 1
    assert (high[0] + high[1] + carry & ones).bits().row == wanted.bits().row[32:]
    assert (high[0] - high[1] - borrow & ones).bits().row == less.bits().row[32:]
    assert (high[0] + high[1] + borrow & ones).bits().row != wanted.bits().row[32:]
    for made, sums in ((wanted, 1), (less, -1)):
        pairs = zip(value(samples, x, 64), value(samples, y, 64), strict=True)
        assert value(samples, made, 64) == [p + sums * q & (1 << 64) - 1 for p, q in pairs]
    odd = (x & (1 << 23) - 1) + (y & (1 << 23) - 1) & (1 << 23) - 1
    again = odd + (x & (1 << 23) - 1) & (1 << 23) - 1
    assert (low[0] * 2 + low[1] & ones).bits().row[:23] == again.bits().row


@pytest.mark.parametrize("turned, times", [(31, 1), (30, 1), (31, 2)])
def test_a_word_with_the_highest_bit_turned_is_the_word(turned: int, times: int) -> None:
    """But for the constant: (x ^ 2**31) - x + y is y + 2**31; of another bit, and of a multiple, that is not so."""
    f = Forms()
    a = Carries(f)
    samples = Sweep(f, a).samples
    a.widths({64}, 32)
    ones = (1 << 32) - 1
    x, y = (bits_of(a, f.variables(i, 32)) for i in range(2))
    for sign in (1, -1):
        made = (x * times + y & ones) - (x ^ 1 << turned) * times & ones
        if sign < 0:
            made = (x ^ 1 << turned) * times + y - x * times & ones
        same = made.bits().row == (y ^ 1 << 31).bits().row
        assert same == (turned == 31 and times == 1)
        pairs = zip(value(samples, x, 32), value(samples, y, 32), strict=True)
        assert value(samples, made, 32) == [
            q + sign * times * (p - (p ^ 1 << turned)) & ones for p, q in pairs]


def copies() -> tuple[Arithmetic, list[Bits]]:
    """A word of 32 bits of each of two copies, and one that they share."""
    a = Arithmetic(Forms(copies=True))
    Sweep(a.f, a)
    return a, [bits_of(a, row) for row in (a.f.variables_of("x", 32, 1), a.f.variables_of("x", 32, 2),
                                           a.f.variables("key", 32))]


def test_what_copies_compute_is_one_formula() -> None:
    """The same steps make the same formulas of the one and of the other, and literals that differ."""
    a, (x, y, key) = copies()
    table = Columns([random.Random(i).getrandbits(8) for i in range(256)], 8)

    def steps(word: Any) -> tuple[int, ...]:
        total = (word + key & (1 << 32) - 1) + 12345 & (1 << 32) - 1
        looked = bits_of(a, a.f.look_up(total.bits().wide(8), table))
        return tuple(((looked ^ total) & (key | word) & (1 << 32) - 1).bits().wide(32))

    one, known = steps(x), len(a.f.contents)
    other = steps(y)
    assert len(a.f.contents) == known
    assert [b & PLAIN for b in one] == [b & PLAIN for b in other]
    assert not {*one} & {*other}
    assert steps(x) == one


def test_what_copies_share_is_the_same_in_all() -> None:
    _, (x, y, key) = copies()
    assert literals(x ^ key ^ x, 32) == literals(y ^ key ^ y, 32) == literals(key, 32)
    assert literals((x + key & (1 << 32) - 1) - x & (1 << 32) - 1, 32) == literals(key, 32)
    assert all(b >> COPY for b in literals(x, 32)) and not any(b >> COPY for b in literals(key, 32))


@pytest.mark.parametrize("both", [lambda x, y: x ^ y, lambda x, y: x & y,
                                  lambda x, y: (x + y & (1 << 32) - 1).bits()])
def test_copies_are_not_put_together(both: Any) -> None:
    _, (x, y, _) = copies()
    with pytest.raises(Unknown, match="several blocks"):
        both(x, y)


def test_copies_are_not_looked_at_closer() -> None:
    """Those rules take literals as they are."""
    with pytest.raises(AssertionError, match="without the copy"):
        Carries(Forms(copies=True)).widths({23, 64}, 32)


def test_junk_of_two_copies_is_not_the_same() -> None:
    """What a product of something unknown is replaced by is another bit in each copy that has a part in it."""
    a, (x, y, _) = copies()
    a.f.in_code = True
    junk = bits_of(a, a.f.junk(32))
    one, other = literals((x ^ junk) & x, 32), literals((y ^ junk) & y, 32)
    assert not {*one} & {*other}
    assert one == literals((x ^ junk) & x, 32)


def test_logic_on_three_operands_is_a_product_of_sums_and_a_sum() -> None:
    for imm in range(256):
        factors, rest = factored(imm)
        assert len(factors) <= 3
        for index in range(8):
            product = bool(factors) and all((x & index | x & CONSTANT).bit_count() & 1 for x in factors)
            assert product ^ (rest & index | rest & CONSTANT).bit_count() & 1 == imm >> index & 1, (imm, index)


@pytest.mark.parametrize("fault", [0, 1, 2])
def test_carries_of_which_code_has_the_product_are_those_of_the_source(fault: int) -> None:
    """(x + y) (y + c), where the word and the carry are added to something at once; not what is something else."""
    a, samples = world()
    f = a.f
    x, y = f.variables("x", 6), f.variables("y", 6)
    carry, carries = 0, []
    for p, q in zip(x, y, strict=True):
        carry = f.xor(f.product(p, q), f.product(f.xor(p, q), carry))
        carries.append(carry)
    f.in_code = True
    made = 0
    for i, (p, q) in enumerate(zip(x, y, strict=True)):
        other = f.xor(q, made)
        product = f.product(f.xor(p, q), f.xor(other, 1) if (fault, i) == (1, 3) else other)
        made = f.xor(product, p if (fault, i) == (2, 3) else q)
        assert (made == carries[i]) == (not fault or i < 3), i
    assert f.product(f.xor(x[0], x[1]), f.xor(x[1], x[2])) not in carries and samples
