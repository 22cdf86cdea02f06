"""What places of the code hold where a loop begins: slices that the source carries."""

from __future__ import annotations

from typing import Any

from cipherwright.equality.arithmetic import Arithmetic
from cipherwright.equality.carried import Carried, Pairs
from cipherwright.equality.forms import Forms
from cipherwright.equality.held import Guesses, Held
from cipherwright.equality.words import Slice

ONES = (1 << 64) - 1


def world() -> tuple[Any, list[int]]:
    """Guesses without code, and four literals."""
    f = Forms()
    made: Any = Guesses.__new__(Guesses)
    made.f, made.a = f, Arithmetic(f)
    made.second, made.rows, made.began = {}, {}, {}
    return made, [f.literal("var", "x", i) for i in range(4)]


def test_a_slice_that_stays_is_a_carried_one_and_else_as_it_was() -> None:
    made, (p, q, r, s) = world()
    pairs, found = Pairs([p, q], [p, r]), dict[Any, Held]()
    made._add(found, 3, 8, Slice(made.a, p, 64), Slice(made.a, p, 64), pairs)
    assert found[3] == Held("carried", 8, bits=((0, 0),), lanes=64)
    value = made.value_of(found[3], 0, [s, r])
    assert (value.lane, value.count) == (s, 64)
    assert made.others(found, [3], None, 0, [s, r]) == []    # it was wrong: then it is what it was
    assert found[3].kind == "same" and found[3].value.lane == p
    made._add(found, 4, 8, Slice(made.a, q, 64), Slice(made.a, q, 64), pairs)    # no carried one stays so
    assert found[4].kind == "same"


def test_a_carried_slice_may_begin_as_a_constant_in_all_places_only() -> None:
    made, (p, q, _, _) = world()
    pairs, then = Pairs([0, 1], [p, q]), [Slice(made.a, x, 64) for x in (p, q)]
    for value, later, number in ((0, then[0], 0), (ONES, then[1], 1)):
        held = made._carried_slice(8, value, later, pairs)
        assert held == Held("carried", 8, bits=((number, 0),), lanes=64)
        assert made.value_of(held, 0, [0, 1]) == value
    for value, later in ((ONES, then[0]), (0, then[1]), (1, then[0]), (ONES >> 1, then[1])):
        assert made._carried_slice(8, value, later, pairs) is None


def test_a_place_whose_first_bits_are_constants_by_chance_is_tried_as_the_row_most_like_it() -> None:
    """Of three carried words that begin alike the place is the second's, but for a bit that has not changed yet."""
    made, _ = world()
    begin = [1, 1, *[0] * 13, 1, 1, *[0] * 15]
    carried = Carried(first=begin * 3, widths=[32] * 3)
    begun = carried.begun(begin)
    assert [row[0] for row in begun] == [(32 * k, 0) for k in range(3)]
    guessed = ((-1, 1), *((32 + i, 0) for i in range(1, 32)))
    assert made._other_row(3, guessed, begun) == []    # first by what it holds
    assert made._other_row(3, guessed, begun) == [(32 + i, 0) for i in range(32)]
    assert made._other_row(3, tuple((32 + i, 0) for i in range(32)), begun) == [(i, 0) for i in range(32)]


def test_rows_of_carried_literals_have_the_widths_of_what_is_carried() -> None:
    word = [1, 0, 0, 1, 1] * 8
    for widths, found in (([40], [tuple((i, 0) for i in range(40))]), ([], [])):
        rows = Carried(first=word, widths=widths).begun([*word, *[0] * 24])
        assert [row[:40] for row in rows] == found and all(row[40:] == ((-1, 0),) * 24 for row in rows)
