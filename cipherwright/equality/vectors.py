"""Logic and differences of vectors: of whole ones, and where numbers have none, of their lanes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, reduce
from itertools import permutations, product
from operator import and_, or_
from typing import Any

from cipherwright.equality.counted import by_name
from cipherwright.equality.forms import Unknown
from cipherwright.equality.source import literals
from cipherwright.equality.ternary import ONE, factored
from cipherwright.equality.words import Number, Slice, Term, bits_of
from cipherwright.machine.state import State, Step, operand_bits, reader, writer
from cipherwright.machine.vector_steps import repeated
from dsl.semantics import monomials

Logic = Callable[[Number, Number], Number]
LANE = 64
LANE_ONES = (1 << LANE) - 1


def ternary(one: Any, mask: int) -> Step:
    """Logic on three operands, as a product of sums and a sum, or, with a mask, as the exclusive-or of products.

    Where numbers have no exclusive-or, as the ands and ors that it may be as well; Unknown where it is none of these.
    """
    bits, imm = operand_bits(one, 0), one.immediate(3)
    last = repeated(one, 2, mask, bits) if one.is_broadcast else reader(one, 2, mask)
    reads, write = [last, reader(one, 1, mask), reader(one, 0, mask)], writer(one, 0, mask)
    products, plain = monomials([imm >> i & 1 for i in range(8)], 0), _without_xor(imm)
    factors, rest = factored(imm)

    def step(s: State) -> None:
        args = counters_by_name([read(s) for read in reads], bits)
        try:
            made = whole(args)
        except Unknown:
            try:
                made = joined(args)
            except Unknown:
                if plain is None:
                    raise
                made = _by_lanes(plain, args, bits)
        write(s, made)

    def whole(args: list[Number]) -> Number:
        if any(isinstance(x, int) for x in args):    # sums of what a mask takes from different numbers
            raise Unknown("a mask")
        made = total(rest, args)
        if factors:
            made = reduce(and_, [total(x, args) for x in factors]) ^ made
        return made

    def total(of: int, args: list[Number]) -> Number:
        made: Number = (1 << bits) - 1 if of & ONE else 0
        for i, x in enumerate(args):
            if of >> i & 1:
                made = x ^ made
        return made

    def joined(args: list[Number]) -> Number:
        made: Number = 0
        for factors in products:
            term = (1 << bits) - 1
            for i, x in enumerate(args):
                if factors >> i & 1:
                    term = x & term
            made = term ^ made
        return made

    return step


def counters_by_name(args: list[Number], bits: int) -> list[Number]:
    """Operands with bytes of counters by their names, where blocks are numbered."""
    a = next((x.a for x in args if isinstance(x, Term)), None)
    if a is None or not a.f.counters:
        return args
    rows = by_name(a.f, [literals(x, bits) for x in args])
    return [x if isinstance(x, int) else bits_of(a, row) for x, row in zip(args, rows, strict=True)]


def _by_lanes(function: Callable[[list[Number]], Number], args: list[Number], bits: int) -> Number:
    """A function of bits, of one lane after the other: what has no bits in common there may have, lanes apart."""
    lanes = [(at, function([x >> at & LANE_ONES for x in args])) for at in range(0, bits, LANE)]
    return sum((lane << at for at, lane in lanes), 0)


def either(one: Any, mask: int) -> Step:
    """Of vectors: of whole ones, and where numbers have none, of their lanes."""
    bits, write, last = operand_bits(one, 0), writer(one, 0, mask), one.op_count - 1
    other = repeated(one, last, mask, bits) if one.is_broadcast else reader(one, last, mask)
    first = reader(one, last - 1, mask)

    def step(s: State) -> None:
        args = [first(s), other(s)]
        try:
            made = args[0] | args[1]
        except Unknown:
            made = _by_lanes(lambda lane: lane[0] | lane[1], args, bits)
        write(s, made)

    return step


def difference(one: Any, step: Step, mask: int) -> Step:
    """Of vectors: a slice less itself is zero in every place, whatever the words are."""
    write, last = writer(one, 0, mask), one.op_count - 1
    reads = [reader(one, op, mask) for op in (last - 1, last)]

    def made(s: State) -> int | None:
        values: list[Number] = [read(s) for read in reads]
        x, y = values
        if isinstance(x, Slice) and isinstance(y, Slice) and x.lane_of(y) == (x.lane, x.fill):
            write(s, 0)
            return None
        return step(s)

    return made


@cache
def _without_xor(imm: int) -> Callable[[list[Number]], Number] | None:
    """Two ands or ors of three operands, or a choice by the bits of one, that a table of eight bits is; None of others.

    The operands are in the order of their bits in the table's index, the lowest first.
    """
    def chain(order: Sequence[int], first: Logic, second: Logic) -> Callable[[list[Number]], Number]:
        return lambda args: second(first(args[order[0]], args[order[1]]), args[order[2]])

    def choice(order: Sequence[int]) -> Callable[[list[Number]], Number]:
        return lambda args: args[order[0]] & args[order[1]] | args[order[2]] & ~args[order[0]]

    columns: list[Number] = [sum((i >> at & 1) << i for i in range(8)) for at in range(3)]
    for order in permutations(range(3)):
        tried = [chain(order, *both) for both in product((and_, or_), repeat=2)]
        for one in (*tried, choice(order)):
            if one(columns) == imm:
                return one
    return None
