"""Numbers that a loop carries as sums of multiples of limbs, which are found by what a time round makes of limbs."""

from __future__ import annotations

import pytest

from cipherwright.equality.arithmetic import Arithmetic
from cipherwright.equality.exact import Exact, Whole
from cipherwright.equality.field import Residues
from cipherwright.equality.forms import Forms, Unknown
from cipherwright.equality.integers import Poly
from cipherwright.equality.limb import Limb, limb_of
from cipherwright.equality.shares import Shares
from cipherwright.equality.words import Number

P = (1 << 61) - 1
Turn = list[tuple[Limb, Poly, Poly]]


def world(count: int) -> tuple[Whole, list[Exact]]:
    f = Forms()
    whole = Whole(Arithmetic(f), [])
    return whole, [whole.of(whole.variable(i, 0, (1 << 32) - 1)) for i in range(count)]


def multiplied(whole: Whole, low: Number, high: Number, factor: int, more: Number = 0) -> tuple[Exact, Exact]:
    """A number in limbs of 32 and 29 bits, multiplied: what is carried out of the upper one comes back below."""
    total = low * factor + more
    upper = high * factor + (total >> 32)
    return whole.of((total & (1 << 32) - 1) + (upper >> 29)), whole.of(upper & (1 << 29) - 1)


def carried(whole: Whole, begins: list[int], factor: int) -> tuple[Shares, list[Limb]]:
    """Numbers that begin as constants, and what their limbs are then."""
    field = Residues(whole)
    field.modulus = P
    shares, limbs = Shares(field), []
    shares.carry([({(): x}, {(): x * factor % P}) for x in begins])
    for x in begins:
        first, later = ((whole.of(y & (1 << 32) - 1), whole.of(y >> 32)) for y in (x, x * factor % P))
        limbs += [limb_of(4, one, other) for one, other in zip(first, later, strict=True)]
    return shares, limbs


def turned(whole: Whole, limbs: list[Limb], factor: int, wrong: int = 0) -> Turn:
    """The limbs, of each the variable, and what a time round makes of it."""
    inside = [whole.of(whole.variable(("limb", i), 0, (1 << 32) - 1)) for i in range(len(limbs))]
    values: list[Exact] = []
    for at in range(0, len(limbs), 2):
        values += multiplied(whole, inside[at], inside[at + 1], factor, wrong * inside[at])
    return [(limb, one.normal, value.normal) for limb, one, value in zip(limbs, inside, values, strict=True)]


def holds(shares: Shares, turn: Turn) -> bool:
    shares.put([(limb, inside) for limb, inside, _ in turn])
    return shares.hold([(limb, value) for limb, _, value in turn])


def test_numbers_that_begin_as_constants_are_found_by_carries() -> None:
    whole, _ = world(0)
    shares, limbs = carried(whole, [12345 << 20, 6789], 1 << 7)
    turn = turned(whole, limbs, 1 << 7)
    for one in shares.numbers:
        one.after = {(one.param,): 1 << 7}
    shares.solve(turn)
    assert [limb.times[0] for limb in limbs] == [1, 1 << 32, 0, 0]
    assert holds(shares, turn)
    shares.numbers[0].after = {(shares.numbers[0].param,): 1 << 7, (): 1}
    assert not holds(shares, turn)
    with pytest.raises(Unknown):    # once is enough
        shares.solve(turn)


def test_limbs_that_are_another_number_do_not_hold() -> None:
    whole, _ = world(0)
    shares, limbs = carried(whole, [12345 << 20], 1 << 7)
    for one in shares.numbers:
        one.after = {(one.param,): 1 << 7}
    with pytest.raises(Unknown):
        shares.solve(turned(whole, limbs, 1 << 7, wrong=1))


def test_a_number_that_stays_is_a_constant_only_if_the_source_leaves_it() -> None:
    whole, _ = world(0)
    shares, _ = carried(whole, [0], 3)
    shares.find([])
    shares.put([])
    one, = shares.numbers
    assert shares.known and shares.field.plain({(one.param,): 5}) == {}
    one.after = {(one.param,): 3}
    assert shares.hold([])
    one.after = {(one.param,): 3, (): 1}
    assert not shares.hold([])


def test_quotients_of_products_of_halves_are_those_of_the_whole() -> None:
    whole, (a, w) = world(2)
    integers = whole.integers
    total = whole.of(w * 5 + 3)
    low, high = total & (1 << 16) - 1, total >> 16
    whole_one = whole.of(whole.of(a * total) >> 40).normal
    assert whole.of(whole.of(a * low + a * high * (1 << 16)) >> 40).normal == whole_one
    assert whole.of(whole.of(a * low + a * high * (1 << 17)) >> 40).normal != whole_one
    assert whole.of(whole.of(a * low + a * high * (1 << 16)) >> 39).normal != whole_one
    assert integers.quotients


def test_what_is_below_a_multiple_of_the_same_word_decides_no_quotient() -> None:
    """2**16 v and the low half of v beside one another: above place 24 they are v above 8; not if they overlap."""
    whole, (v, w) = world(2)
    low = v - (v >> 16) * (1 << 16)
    assert whole.of(whole.of(v * (1 << 16) + low) >> 24).normal == whole.of(v >> 8).normal
    assert whole.of(whole.of(v * (1 << 16) + low + w * (1 << 17)) >> 24).normal == \
        whole.of(whole.of(v + w * 2) >> 8).normal
    assert whole.of(whole.of(v * (1 << 15) + low) >> 24).normal != whole.of(v >> 9).normal
    assert whole.of(whole.of(v * (1 << 16) + low * 2) >> 24).normal != whole.of(v >> 8).normal
    assert whole.of(whole.of(v * (1 << 16) + low) >> 14).normal != whole.of(v * 4).normal


def test_where_there_is_no_number_limbs_are_only_words() -> None:
    whole, _ = world(0)
    shares = Shares(Residues(whole))
    assert shares.hold([])    # of blocks side by side no sums are looked for
    shares.find([limb := limb_of(4, whole.of(1), whole.of(2))])
    assert shares.known and shares.hold([(limb, {})])


def test_what_a_number_is_multiplied_by_has_no_name_where_what_is_carried_is_in_it() -> None:
    """Limbs take the place of what is carried in a polynomial, and not in what a name stands for."""
    whole, (x, y) = world(2)
    field = Residues(whole)
    field.modulus = P
    atoms = [next(iter(one.view))[0] for one in (x, y)]
    total: Poly = {(atom,): 1 for atom in atoms}
    field.carried = frozenset(atoms[:1])
    assert field._named(total) == total and field.factor is None
    field.carried = frozenset()
    assert field._named(total) != total and field.factor is not None
