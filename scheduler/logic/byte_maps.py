"""Linear maps of several bytes as short programs of exclusive-ors of bytes and one map of single bytes.

A map of n bytes to m is a matrix of squares, each a linear map of one byte: 8 bits by 8. Squares that are 0 or 1 are
exclusive-ors. Of the others one map T of a byte is sought of which all squares are polynomials, as 3 is T + 1 and 14 is
T^3 + T^2 + T where T is multiplication by 2 in GF(2^8): any of the algebra that the squares generate, the one that
makes the program cheapest. By Horner's rule the bytes are then C0 a + T(C1 a + T(C2 a + ...)), with matrices C of 0 and
1. T is linear, so that it is done only on as many sums as are independent: of the four sums of two neighbours in a
circle three, and the fourth is what these make of it. If there is no such T, each square that differs is a map of its
own.

Where bytes come from boxes that can make a map of what they give at little cost, each square is done on single bytes,
or each power of T that is needed: so it goes into the boxes.

What remains is a linear map of the bytes and of what T made, for which several short programs of exclusive-ors are
compared; where a CPU's logic has three operands, by how many such operations cover them.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product

from scheduler.logic.byte_parts import BYTE, Prices
from scheduler.logic.circuit import Circuit, Step
from scheduler.logic.linear_program import is_program, paar
from scheduler.select.cover import cover

Square = tuple[int, ...]
"""A linear map of a byte: the images of its bits."""
ZERO: Square = (0,) * BYTE
ONE: Square = tuple(1 << i for i in range(BYTE))
STARTS = 12
"""Programs of exclusive-ors that are compared, for each choice of sums."""
FAR = 1.25
"""Times the cost of maps of single bytes, beyond which one program of a way is enough to leave it."""


@dataclass(frozen=True)
class ByteStep:
    """Exclusive or of two values, or with `square` the image of one; none of none is 0."""

    args: tuple[int, ...]
    square: Square | None = None


@dataclass(frozen=True)
class ByteProgram:
    """Values are numbered: first the bytes, then one for each step; `outputs` are values."""

    inputs: int
    steps: tuple[ByteStep, ...]
    outputs: tuple[int, ...]


Price = Callable[[Square], float]
"""What a map of a byte costs, where an exclusive or costs 1."""
Form = dict[Square, tuple[Square, ...]]
"""Squares as sums of others."""


@cache
def byte_program(columns: tuple[int, ...], outputs: int, prices: Prices) -> ByteProgram:
    """The map that takes bit i of the bytes to `columns[i]`, of `outputs` bytes."""
    squares, price = squares_of(columns, outputs), cache(prices.of)
    if prices.boxed:
        return _in_boxes(squares, price, prices)
    parts = 1 + (prices.any > prices.double)
    single = [_best_single(squares, form, price, prices.three, parts)
              for form in (_own(squares), _sums_of_two(squares))]
    least = min(cost for cost, _ in single)
    found = [best for levels in _ways(squares, price)
             if (best := _best(levels, len(squares[0]), price, prices.three, parts, FAR * least))]
    return min([*found, *single], key=lambda one: one[0])[1]


@cache
def squares_of(columns: tuple[int, ...], outputs: int) -> tuple[tuple[Square, ...], ...]:
    """Row i, column j: what byte j adds to byte i."""
    return tuple(tuple(tuple(c >> BYTE * i & (1 << BYTE) - 1 for c in columns[j:j + BYTE])
                       for j in range(0, len(columns), BYTE)) for i in range(outputs))


def image(square: Square, x: int) -> int:
    """What a map makes of a byte."""
    made = 0
    for i, column in enumerate(square):
        made ^= column if x >> i & 1 else 0
    return made


def times(a: Square, b: Square) -> Square:
    """The map a behind b."""
    return tuple(image(a, column) for column in b)


def _plus(a: Square, b: Square) -> Square:
    return tuple(x ^ y for x, y in zip(a, b, strict=True))


# -- levels: maps of a byte, innermost first, each done on what a matrix makes of the bytes ------------------------

@dataclass(frozen=True)
class _Level:
    """`square` is done on rows of sums of bytes (masks); `onto`: on what the level before made, added to these."""

    square: Square
    rows: tuple[int, ...]
    onto: bool


@dataclass(frozen=True)
class _Levels:
    levels: tuple[_Level, ...]
    plain: tuple[int, ...]
    """Of each byte of the result the bytes that are added as they are."""
    chained: bool
    """Whether the last level is all that is added to them, or every one is."""


def _ways(squares: Sequence[Sequence[Square]], price: Price) -> Iterator[_Levels]:
    """By polynomials in one map, those first that have few and cheap ones; or each square for itself."""
    distinct = sorted({s for row in squares for s in row} - {ZERO, ONE})
    yield _Levels(tuple(_Level(s, _rows(squares, {s}), False) for s in distinct), _rows(squares, {ONE}), False)
    for t, written, degree in _powers(squares, price):
        rows = [_rows(squares, {s for s, p in written.items() if p >> k & 1}) for k in range(degree + 1)]
        yield _Levels(tuple(_Level(t, rows[k], k < degree) for k in range(degree, 0, -1)), rows[0], True)


def _powers(squares: Sequence[Sequence[Square]], price: Price) -> Iterator[tuple[Square, dict[Square, int], int]]:
    """Maps T, the two that are cheapest by their degrees: all squares as polynomials in each, and the degree."""
    distinct = sorted({s for row in squares for s in row} - {ZERO, ONE})
    ways = []
    for t in _algebra(distinct):
        written = _polynomials(t, [*distinct, ONE, ZERO])
        if written is not None:
            degree = max(p.bit_length() for p in written.values()) - 1
            ways.append((degree * price(t), t, written, degree))
    for _, t, written, degree in sorted(ways, key=lambda way: way[:2])[:2]:
        yield t, written, degree


def _rows(squares: Sequence[Sequence[Square]], these: Collection[Square]) -> tuple[int, ...]:
    """Of each row the bytes whose square is one of these."""
    return tuple(sum((s in these) << j for j, s in enumerate(row)) for row in squares)


def _algebra(some: Sequence[Square]) -> list[Square]:
    """All maps that sums and products of some make, if they are no more than 2^8; else sums of one and the identity."""
    basis: dict[int, Square] = {}

    def flat(s: Square) -> int:
        return sum(column << BYTE * i for i, column in enumerate(s))

    def add(s: Square) -> bool:
        rest = flat(s)
        for top in sorted(basis, reverse=True):
            if rest.bit_length() == top:
                rest ^= flat(basis[top])
        if not rest:
            return False
        basis[rest.bit_length()] = tuple(rest >> BYTE * i & (1 << BYTE) - 1 for i in range(BYTE))
        return True

    todo = [ONE, *some]
    while todo:
        one = todo.pop()
        if add(one):
            if len(basis) > BYTE:
                return sorted({t for s in some for t in (s, _plus(s, ONE))} - {ZERO, ONE})
            todo += [times(*pair) for other in list(basis.values()) for pair in ((one, other), (other, one))]
    made = [ZERO]
    for s in basis.values():
        made += [_plus(s, other) for other in made]
    return sorted({*made} - {ZERO, ONE})


def _polynomials(t: Square, some: Sequence[Square]) -> dict[Square, int] | None:
    """Each map as a polynomial in t of the lowest degree, bit k of it for t^k; None if one is none."""
    powers, sums = ONE, {ZERO: 0}
    missing = {*some}
    for k in range(BYTE):
        missing -= {*sums}
        if not missing or powers in sums:
            break
        sums.update({_plus(s, powers): p | 1 << k for s, p in list(sums.items())})
        powers = times(t, powers)
    return {s: sums[s] for s in some} if all(s in sums for s in some) else None


def _in_boxes(squares: Sequence[Sequence[Square]], price: Price, prices: Prices) -> ByteProgram:
    """Every square, or every power of a T, on single bytes: what is cheapest with the exclusive-ors."""
    forms: list[Form] = [_own(squares)]
    for t, written, degree in _powers(squares, price):
        power = [ONE]
        for _ in range(degree):
            power.append(times(t, power[-1]))
        forms.append({s: tuple(power[k] for k in range(degree + 1) if p >> k & 1) for s, p in written.items()})
    best: tuple[float, ByteProgram] | None = None
    for form in forms:
        sums, own = _single(squares, form)
        rows = [*(z for z, _ in sums.mapped), *sums.outputs]
        for seed in range(STARTS):
            circuit = _program(sums.inputs + len(sums.mapped), rows, seed)
            cost = prices.sum * _cost(circuit, sums, prices.three, 2) + prices.boxed * (len(sums.mapped) + own)
            if best is None or cost < best[0]:
                best = cost, _joined(circuit, sums)
    assert best is not None
    return best[1]


def _own(squares: Sequence[Sequence[Square]]) -> Form:
    """Each square as it is."""
    return {s: (s,) for row in squares for s in row if s != ZERO}


def _sums_of_two(squares: Sequence[Sequence[Square]]) -> Form:
    """Squares that are sums of two others, or of another and 1, as these."""
    made = _own(squares)
    kept = sorted({*made, ONE}, key=lambda s: (s != ONE, sum(c.bit_count() for c in s), s))
    for s in reversed(kept):
        pair = next(((a, b) for a in kept for b in kept if a < b and s not in (a, b) and _plus(a, b) == s), None)
        if pair and s != ONE and s in made:
            made[s] = pair
            kept.remove(s)
    return made


def _best_single(squares: Sequence[Sequence[Square]], form: Form, price: Price, three: bool,
                 parts: int) -> tuple[float, ByteProgram]:
    """Every map on single bytes: with sums that rows share, and each row by itself, which suits three operands."""
    sums, _ = _single(squares, form)
    rows = [*(z for z, _ in sums.mapped), *sums.outputs]
    inputs = sums.inputs + len(sums.mapped)
    maps = sum(price(s) for _, s in sums.mapped)
    circuits = [_in_rows(inputs, rows), *(_program(inputs, rows, seed) for seed in range(STARTS))]
    costs = [_cost(circuit, sums, three, parts) + maps for circuit in circuits]
    least = min(costs)
    return least, _joined(circuits[costs.index(least)], sums)


def _in_rows(inputs: int, rows: Sequence[int]) -> Circuit:
    """Each row added up by itself."""
    steps: list[Step] = []

    def step(kind: str, *args: int) -> int:
        steps.append(Step(kind, args))
        return inputs + len(steps) - 1

    outputs = []
    for row in rows:
        terms = [i for i in range(inputs) if row >> i & 1]
        total = terms[0] if terms else step("zero")
        for term in terms[1:]:
            total = step("xor", total, term)
        outputs.append(total)
    return Circuit(inputs, tuple(steps), tuple(outputs))


def _single(squares: Sequence[Sequence[Square]], form: Form) -> tuple[_Sums, int]:
    """Each row as a sum of maps of single bytes; and of how many bytes it takes the byte as it is, too."""
    inputs = len(squares[0])
    mapped: dict[tuple[int, Square], int] = {}
    outputs, own = [], set[int]()
    for row in squares:
        total = 0
        for j, s in enumerate(row):
            for part in form[s] if s != ZERO else ():
                if part == ONE:
                    own.add(j)
                    total ^= 1 << j
                else:
                    total ^= 1 << inputs + mapped.setdefault((j, part), len(mapped))
        outputs.append(total)
    return _Sums(inputs, tuple((1 << j, s) for j, s in mapped), tuple(outputs)), len(own)


# -- programs ------------------------------------------------------------------------------------------------------

@dataclass(frozen=True)
class _Sums:
    """Symbols are the bytes and then the images of `mapped`, which are sums (masks) of symbols before them."""

    inputs: int
    mapped: tuple[tuple[int, Square], ...]
    outputs: tuple[int, ...]


def _best(levels: _Levels, inputs: int, price: Price, three: bool, parts: int,
          most: float) -> tuple[float, ByteProgram] | None:
    """The cheapest of some programs of a way, with its cost; one alone where that costs more than `most`."""
    best: tuple[float, ByteProgram] | None = None
    for turned, seed in product(range(len(levels.plain) if levels.levels else 1), range(STARTS)):
        sums = _sums(levels, inputs, turned)
        rows = [*(z for z, _ in sums.mapped), *sums.outputs]
        circuit = _program(inputs + len(sums.mapped), rows, seed)
        cost = _cost(circuit, sums, three, parts) + sum(price(s) for _, s in sums.mapped)
        if best is None or cost < best[0]:
            best = cost, _joined(circuit, sums)
        if cost > most and not turned and not seed:
            break
    return best


def _sums(levels: _Levels, inputs: int, turned: int) -> _Sums:
    """The sums that are mapped: of each level as many as are independent, `turned` says which are taken first."""
    mapped: list[tuple[int, Square]] = []
    total = [*levels.plain]
    last = [0] * len(levels.plain)
    for level in levels.levels:
        rows = [row ^ (made if level.onto else 0) for row, made in zip(level.rows, last, strict=True)]
        basis: list[tuple[int, int]] = []  # a reduced sum, and the symbols of the images that make its image
        for row in rows[turned:] + rows[:turned]:
            rest, _ = _reduced(row, basis)
            if rest:
                symbol = 1 << inputs + len(mapped)
                mapped.append((row, level.square))
                basis.append((rest, _reduced(row, basis)[1] ^ symbol))
        last = [_reduced(row, basis)[1] for row in rows]
        if not levels.chained:
            total = [a ^ b for a, b in zip(total, last, strict=True)]
    if levels.chained:
        total = [a ^ b for a, b in zip(total, last, strict=True)]
    return _Sums(inputs, tuple(mapped), tuple(total))


def _reduced(row: int, basis: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """What a basis leaves of a row, and the symbols of the image of the rest of it."""
    made = 0
    for vector, symbols in basis:
        if row >> vector.bit_length() - 1 & 1:
            row, made = row ^ vector, made ^ symbols
    return row, made


def _program(inputs: int, rows: Sequence[int], seed: int) -> Circuit:
    """A program that never cancels, so that no sum is made of what depends on it."""
    wanted = [row for row in dict.fromkeys(rows) if row]
    made = paar(inputs, wanted, random.Random(seed) if seed else None)
    where = dict(zip(wanted, made.outputs, strict=True))
    steps = made.steps if all(rows) else (*made.steps, Step("zero", ()))
    circuit = Circuit(inputs, steps, tuple(where.get(row, inputs + len(steps) - 1) for row in rows))
    assert is_program(circuit, [sum((row >> i & 1) << j for j, row in enumerate(rows)) for i in range(inputs)],
                      len(rows))
    return circuit


def _cost(circuit: Circuit, sums: _Sums, three: bool, parts: int) -> float:
    """Exclusive-ors; on three operands where there are such, with a key to each output, and images in so many parts."""
    if not three:
        return circuit.gates
    network: list[list[int]] = [[] for _ in range(sums.inputs)]
    number = list(range(sums.inputs))
    for _ in sums.mapped:
        network += [[], [], [len(network), len(network) + 1]] if parts == 2 else [[]]
        number.append(len(network) - 1)
    for s in circuit.steps:
        network.append(sorted(number[a] for a in s.args))
        number.append(len(network) - 1)
    wanted = [number[o] for o in circuit.outputs[:len(sums.mapped)]]
    for o in circuit.outputs[len(sums.mapped):]:
        network += [[], [number[o], len(network)]]
        wanted.append(len(network) - 1)
    return len(cover(network, [n for n in wanted if network[n]]))


def _joined(circuit: Circuit, sums: _Sums) -> ByteProgram:
    """The exclusive-ors in an order in which each image follows what it is made of, and precedes what it is for."""
    steps: list[ByteStep] = []
    number: dict[int, int] = {i: i for i in range(sums.inputs)}

    def step(made: ByteStep) -> int:
        steps.append(made)
        return sums.inputs + len(steps) - 1

    def value(at: int) -> int:
        if at not in number:
            if at < circuit.inputs:
                k = at - sums.inputs
                number[at] = step(ByteStep((value(circuit.outputs[k]),), sums.mapped[k][1]))
            else:
                number[at] = step(ByteStep(tuple(value(a) for a in circuit.steps[at - circuit.inputs].args)))
        return number[at]

    outputs = tuple(value(o) for o in circuit.outputs[len(sums.mapped):])
    return ByteProgram(sums.inputs, tuple(steps), outputs)
