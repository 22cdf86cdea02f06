"""Least forms of numbers that are rows of words, quotients that are made anew, and parts of sums in sums."""

from __future__ import annotations

import random

from cipherwright.equality.arithmetic import Arithmetic
from cipherwright.equality.exact import Exact, Whole
from cipherwright.equality.field import Residues
from cipherwright.equality.forms import Forms
from cipherwright.equality.integers import Integers, Poly
from cipherwright.equality.samples import Samples
from cipherwright.equality.unfolded import unfolded
from cipherwright.equality.words import Part, Sum, bits_of, residue
from tests.unit.test_equality_formulas import value
from tests.unit.test_equality_numbers import value_of

P = (1 << 130) - 5


def words(*sizes: int) -> tuple[Whole, list[Exact]]:
    """Variables of so many bits."""
    whole = Whole(Arithmetic(Forms()), [])
    return whole, [whole.of(whole.variable(("x", i), 0, (1 << bits) - 1)) for i, bits in enumerate(sizes)]


def names(row: list[Exact], numbers: list[int]) -> dict[int, int]:
    return {next(iter(x.view))[0]: number for x, number in zip(row, numbers, strict=True)}


def test_a_row_of_words_is_folded_where_that_is_less_than_the_modulus() -> None:
    """16 bits above 2^128 are 5 times 14 of them more: less than the modulus, but where all below may be ones."""
    rng = random.Random(1)
    for size, middle, found in ((16, 0x105192F387991D63 << 64, True), (128, 0, False)):
        whole, (low, high) = words(size, 16)
        field = Residues(whole)
        field.modulus = P
        total = whole.of(low + middle + (high << 128))
        least = whole.of(field.least(field._taken(total.normal)))
        assert (field.unseen == 0) == found
        for _ in range(40 if found else 0):
            numbers = [rng.choice((0, 1, 3, 0xFFFF, rng.getrandbits(16))) for _ in range(2)]
            wanted = (numbers[0] + middle + (numbers[1] << 128)) % P
            assert value_of(whole.integers, least.normal, names([low, high], numbers)) == wanted
            assert least.low <= wanted <= least.high


def test_what_is_said_to_be_a_least_form_is_less_than_the_modulus() -> None:
    """All values of small words: with 59 as the modulus, and whatever is above 64."""
    rng, seen = random.Random(2), 0
    for _ in range(400):
        whole, row = words(2, 3)
        field = Residues(whole)
        field.modulus = 59
        times = [rng.choice((1, 2, 4, 6, 9, 16, -2, -8)) for _ in row]
        x = whole.of(row[0] * times[0] + row[1] * times[1] + rng.randrange(-40, 80)).normal
        if not any(x) or not field._is_least(x, 6):
            continue
        seen += 1
        made, *_ = field._folded(x, 6)
        for a in range(4):
            for b in range(8):
                values = names(row, [a, b])
                number = value_of(whole.integers, made, values)
                assert 0 <= number < 59 and (number - value_of(whole.integers, x, values)) % 59 == 0
    assert 50 < seen < 350


def test_an_even_number_is_never_the_odd_modulus() -> None:
    whole, (x,) = words(127)
    field = Residues(whole)
    field.modulus = (1 << 127) - 1
    even = {m: 2 * c for m, c in (x & (1 << 126) - 1).normal.items()}    # type: ignore[attr-defined]
    assert field._is_least(even, 127)
    assert not field._is_least({**even, (): 1}, 127)    # which may be the modulus
    assert not field._is_least({m: 2 * c for m, c in x.normal.items()}, 127)    # or twice that


def _poly(rng: random.Random, integers: Integers, atoms: list[int]) -> Poly:
    """A sum of products of two atoms, and of atoms."""
    made: Poly = {}
    for _ in range(rng.randrange(1, 5)):
        mono = tuple(sorted(rng.sample(atoms, rng.randrange(1, 3))))
        made[mono] = rng.choice((1, 1, -1, 3, 256, 1 << 12))
    return made


def test_quotients_made_anew_are_the_same_integers() -> None:
    rng, changed = random.Random(3), 0
    for _ in range(60):
        integers = Integers()
        first = [integers.atom(("x", i), 0, 255) for i in range(3)]
        atoms = list(first)
        for _ in range(5):
            poly = _poly(rng, integers, atoms)
            if rng.randrange(2):
                poly = integers.quotient(poly, rng.choice((3, 8, 12)))
            named = integers.word(poly, *integers.bounds(poly)) if poly else {}
            atoms += [m[0] for m in named if len(m) == 1 and m[0] not in atoms]
        x = _poly(rng, integers, atoms)
        made = unfolded(integers, x, {})
        changed += made != x
        for _ in range(12):
            values = {one: rng.choice((0, 255, rng.getrandbits(8))) for one in first}
            assert value_of(integers, made, values) == value_of(integers, x, values)
    assert changed > 20


def test_the_byte_of_a_product_by_a_name_is_that_of_its_low_part() -> None:
    """floor((w a + y) / 2^8) less 2^8 floor((w a + y) / 2^16), where w = l + 2^32 h: h is in neither."""
    whole, (low, high, a, y) = words(32, 32, 32, 32)
    integers = whole.integers
    w = integers.word((low + (high << 32)).normal, 0, (1 << 64) - 1)    # type: ignore[attr-defined]
    (atom,), (factor,) = next(iter(w)), next(iter(a.view))
    def byte(x: Poly) -> Poly:
        made = dict(integers.quotient(x, 8))
        for m, c in integers.quotient(x, 16).items():
            made[m] = made.get(m, 0) - (c << 8)
        return {m: c for m, c in made.items() if c}

    whole_product = byte({(min(atom, factor), max(atom, factor)): 1, **y.view})
    part = byte(whole.of(low * a + y).normal)
    near = byte(whole.of(low * a + y + (high << 8)).normal)
    assert whole_product != part
    assert unfolded(integers, whole_product, {}) == unfolded(integers, part, {}) != unfolded(integers, near, {})


def test_a_part_of_a_sum_in_which_something_is_taken_away_is_added_modulo_a_power_of_two() -> None:
    a = Arithmetic(Forms())
    samples = Samples(a.f, a)
    x, y, z = (bits_of(a, a.f.variables(name, 32)) for name in "xyz")
    part = Part(a, Sum(a, [(x, 1), (y, -3)]), 9)
    rows = list(zip(*(value(samples, n, 32) for n in (x, y, z)), strict=True))
    for times in (1, 5, -1):
        made = residue(a, [(part, times), (z, 1)], 32)
        assert value(samples, made, 32) == [(p - 3 * q >> 9) * times + r & (1 << 32) - 1 for p, q, r in rows]
