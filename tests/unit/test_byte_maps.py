"""Linear maps of bytes in lanes: the parts of a map of one byte, and programs of maps of several."""

from __future__ import annotations

import random

import pytest

from scheduler.logic.byte_maps import ONE, ZERO, ByteProgram, Square, byte_program, image
from scheduler.logic.byte_parts import Prices, by_top_bit, parts, top_table
from scheduler.logic.inversion import multiply

RNG = random.Random(11)
PRICES = Prices(1, 1, 1, 8, True)
PAIRS = Prices(1, 1, 1, 6, False)
IN_BOXES = Prices(1, 1, 1, 6, False, 3)


def by(factor: int) -> Square:
    """Multiplication by a constant of the field."""
    return tuple(multiply(1 << i, factor) for i in range(8))


def any_square() -> Square:
    return tuple(RNG.randrange(256) for _ in range(8))


def columns(squares: list[list[Square]]) -> tuple[int, ...]:
    return tuple(sum(row[j][bit] << 8 * i for i, row in enumerate(squares))
                 for j in range(len(squares[0])) for bit in range(8))


def run(program: ByteProgram, values: list[int]) -> list[int]:
    values = [*values]
    for s in program.steps:
        if s.square:
            values.append(image(s.square, values[s.args[0]]))
        else:
            values.append(values[s.args[0]] ^ values[s.args[1]] if s.args else 0)
    return [values[o] for o in program.outputs]


def is_map(program: ByteProgram, squares: list[list[Square]]) -> bool:
    """For all 256 values of each byte, the others being 0 and then any: the rest follows, as both are linear."""
    count = len(squares[0])
    tried = [[x if i == j else 0 for i in range(count)] for j in range(count) for x in range(256)]
    for values in [*tried, [RNG.randrange(256) for _ in range(count)]]:
        wanted = [0] * len(squares)
        for i, row in enumerate(squares):
            for square, value in zip(row, values, strict=True):
                wanted[i] ^= image(square, value)
        if run(program, values) != wanted:
            return False
    return True


def circle(*factors: int) -> list[list[Square]]:
    return [[by(factors[(j - i) % len(factors)]) for j in range(len(factors))] for i in range(len(factors))]


def maps(program: ByteProgram) -> int:
    return sum(s.square is not None for s in program.steps)


@pytest.mark.parametrize("squares, most", [
    (circle(2, 3, 1, 1), 3), (circle(14, 11, 13, 9), 6), (circle(3, 1), 2), ([[by(0x53)]], 1)])
@pytest.mark.parametrize("prices", [PRICES, PAIRS])
def test_maps_are_done_on_independent_sums(squares: list[list[Square]], most: int, prices: Prices) -> None:
    program = byte_program(columns(squares), len(squares), prices)
    assert is_map(program, squares) and maps(program) <= most


@pytest.mark.parametrize("number", range(6))
def test_any_linear_map(number: int) -> None:
    rows, count = RNG.randrange(1, 4), RNG.randrange(1, 4)
    squares = [[RNG.choice([ZERO, ONE, any_square()]) for _ in range(count)] for _ in range(rows)]
    assert is_map(byte_program(columns(squares), rows, RNG.choice([PRICES, PAIRS])), squares)


@pytest.mark.parametrize("factors, most, sums", [((2, 3, 1, 1), 4, 12), ((14, 11, 13, 9), 16, 12),
                                                 ((1, 1, 0, 1), 0, 8)])
def test_maps_of_single_bytes_go_into_boxes(factors: tuple[int, ...], most: int, sums: int) -> None:
    """All maps are of bytes that boxes make, so that these make them: few where others are sums of two."""
    squares = circle(*factors)
    program = byte_program(columns(squares), 4, IN_BOXES)
    assert is_map(program, squares) and maps(program) == most and len(program.steps) - most <= sums
    assert all(s.args[0] < 4 for s in program.steps if s.square)


def test_a_sum_that_is_nothing() -> None:
    squares = [[ZERO, ZERO], [by(2), ZERO]]
    assert is_map(byte_program(columns(squares), 2, PRICES), squares)


@pytest.mark.parametrize("square", [by(2), by(4), by(0x1b), ONE, tuple(1 << i + 1 & 255 for i in range(8)),
                                    *(any_square() for _ in range(4))])
def test_parts_of_a_byte(square: Square) -> None:
    """Shifts by one, and look-ups by the top bit, whose constant comes on top."""
    made = parts(square)
    for x in range(256):
        shifted = [x << k & 255 for k in range(8)]
        value = made.constant
        for k in made.shifts:
            value ^= shifted[k]
        for j, v in made.tops:
            assert by_top_bit(top_table(v)) == v
            value ^= top_table(v)[shifted[7 - j]]
        assert value == image(square, x)


def test_what_costs_least() -> None:
    assert (parts(by(2)).shifts, parts(by(2)).tops) == ((1,), ((7, 0x1b),))
    assert parts(by(2)).cost(PRICES) == 2.5 and parts(by(2)).cost(PAIRS) == 3
    assert PRICES.of(tuple(RNG.sample(range(1, 256), 8))) == 8 and PRICES.of(ONE) == 0


def test_squares_that_are_sums_of_others_are_made_of_these() -> None:
    """With an instruction for any map of a byte: 6 = 2 + 4 and 3 = 2 + 1 take no maps of their own."""
    squares = [[by(6), by(2), by(4)], [by(2), by(4), by(3)], [by(4), by(3), by(6)]]
    program = byte_program(columns(squares), 3, Prices(1, 1, 1, 1, True))
    assert is_map(program, squares) and maps(program) <= 6
