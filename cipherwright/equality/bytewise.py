"""Instructions on the bytes of vectors, on formulas: each byte of the result is an entry of a table that bits number.

What is table and what is index differs: of an affine map the matrix is known, of a choice of bytes either the bytes
that are chosen from, or their numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, reduce
from typing import Any

from cipherwright.equality.arithmetic import Arithmetic
from cipherwright.equality.forms import Unknown, copy_of, plain
from cipherwright.equality.polynomials import Columns
from cipherwright.equality.source import literals
from cipherwright.equality.words import Number, bits_of
from cipherwright.machine.state import State, Step, operand_bits, reader, writer
from cipherwright.machine.vector_steps import mask_reader
from dsl.semantics import LANE
from scheduler.graph.ops import OPERATIONS

BYTE = 8
AFFINE = tuple(row.kind for row in OPERATIONS.values() if row.kind.startswith("affine"))
PICK, ORDER, LOOK, LOOK_MASKED = "pick", "bytes", "look", "lookmasked"
COPY_MASKED, TOP, TEST = "copymasked", "masktop", "masktest"
KINDS = (*AFFINE, PICK, ORDER, LOOK, LOOK_MASKED, COPY_MASKED, TOP, TEST)


def byte_step(one: Any, does: str, a: Arithmetic, mask: int) -> Step | None:
    """What an instruction does to formulas; None for one that has no rule here. It says Unknown of a table that is not
    known, by numbers that are not."""
    bits, last = operand_bits(one, 0), one.op_count - 1
    write = writer(one, 0, mask)
    if does in AFFINE:
        data, matrix = (reader(one, op, mask) for op in (last - 2, last - 1))
        return _affine(does, a, bits, data, matrix, one.immediate(last), write)
    if does == PICK:
        index, low, high = (reader(one, op, mask) for op in range(3))
        return _pick(a, bits, index, low, high, write)
    if does in (LOOK, LOOK_MASKED):
        under = (reader(one, 0, mask), mask_reader(one)) if does == LOOK_MASKED else None
        return _look(a, bits, reader(one, 1, mask), reader(one, 2, mask), write, under)
    if does == COPY_MASKED:
        return _copy(a, bits, reader(one, 0, mask), mask_reader(one), reader(one, 1, mask), write)
    if does == TOP:
        read = reader(one, 1, mask)
        return lambda s: write(s, bits_of(a, list(literals(read(s), BYTE * bits)[BYTE - 1::BYTE])))
    if does == TEST:
        return _common(a, bits, reader(one, 1, mask), reader(one, 2, mask), write)
    if does == ORDER:    # of two operands the first is data, too
        return _order(a, bits, reader(one, last - 1, mask), reader(one, last, mask), write)
    return None


Read = Callable[[State], Number]
Write = Callable[[State, Number], None]


def _affine(does: str, a: Arithmetic, bits: int, data: Read, matrix: Read, imm: int, write: Write) -> Step:
    meaning = OPERATIONS[does].meaning

    def step(s: State) -> None:
        value, rows = data(s), matrix(s)
        if not isinstance(rows, int):
            raise Unknown("a matrix that is not known")
        if isinstance(value, int):
            write(s, meaning([value, rows], imm, BYTE, bits))
            return
        row, made = literals(value, bits), list[int]()
        for at in range(0, bits, BYTE):
            mapped = _affine_columns(does, rows >> (at & -64) & (1 << 64) - 1, imm)
            made += _look_up(a, row[at:at + BYTE], mapped)
        write(s, bits_of(a, made))

    return step


@cache
def _affine_columns(does: str, matrix: int, imm: int) -> Columns:
    """What a map does to each byte."""
    meaning = OPERATIONS[does].meaning
    return Columns([meaning([x, matrix], imm, BYTE, 64) & (1 << BYTE) - 1 for x in range(1 << BYTE)], BYTE)


@cache
def _columns(entries: tuple[int, ...]) -> Columns:
    return Columns(entries, BYTE)


def _pick(a: Arithmetic, bits: int, index: Read, low: Read, high: Read, write: Write) -> Step:
    def step(s: State) -> None:
        number, both = index(s), (low(s), high(s))
        if not all(isinstance(x, int) for x in both):
            write(s, OPERATIONS[PICK].meaning([number, *both], 0, BYTE, bits))
            return
        whole = both[0] | both[1] << bits
        table = _columns(_bytes(whole, 2 * bits))
        row, made = literals(number, bits), list[int]()
        for at in range(0, bits, BYTE):
            made += _look_up(a, row[at:at + table.size], table)
        write(s, bits_of(a, made))

    return step


def _look(a: Arithmetic, bits: int, index: Read, table: Read, write: Write,
          under: tuple[Read, Read] | None = None) -> Step:
    """Entries of a table of as many bytes as a register has; `under`: what was there before, and the mask."""
    def step(s: State) -> None:
        made = entries(index(s), table(s))
        if under:
            made = _where(a, under[1](s), made, literals(under[0](s), bits))
        write(s, bits_of(a, made))

    def entries(number: Number, known: Number) -> Sequence[int]:
        if isinstance(number, int):
            return literals(OPERATIONS[LOOK].meaning([number, known], 0, BYTE, bits), bits)
        if not isinstance(known, int):
            raise Unknown("a table that is not known, by numbers that are not")
        columns = _columns(_bytes(known, bits))
        row = literals(number, bits)
        return [one for at in range(0, bits, BYTE) for one in _look_up(a, row[at:at + columns.size], columns)]

    return step


def _copy(a: Arithmetic, bits: int, before: Read, under: Read, new: Read, write: Write) -> Step:
    def step(s: State) -> None:
        write(s, bits_of(a, _where(a, under(s), literals(new(s), bits), literals(before(s), bits))))

    return step


def _where(a: Arithmetic, under: Number, made: Sequence[int], before: Sequence[int]) -> list[int]:
    """The bits of bytes that were made where a mask has a 1, else of those that were there before."""
    by = literals(under, len(made) // BYTE)
    return [a.f.xor(old, a.f.product(by[at // BYTE], a.f.xor(new, old)))
            for at, (new, old) in enumerate(zip(made, before, strict=True))]


def _common(a: Arithmetic, bits: int, one: Read, other: Read, write: Write) -> Step:
    """For each byte whether two operands have a 1 in one place."""
    def step(s: State) -> None:
        x, y = (literals(read(s), BYTE * bits) for read in (one, other))
        both = [a.f.product(*pair) for pair in zip(x, y, strict=True)]
        write(s, bits_of(a, [reduce(a.f.either, both[at:at + BYTE]) for at in range(0, BYTE * bits, BYTE)]))

    return step


def _order(a: Arithmetic, bits: int, data: Read, order: Read, write: Write) -> Step:
    """Bytes of a lane: by numbers that are known, or of bytes that are."""
    meaning = OPERATIONS[ORDER].meaning

    def step(s: State) -> None:
        value, numbers = data(s), order(s)
        if isinstance(numbers, int) or not isinstance(value, int):
            write(s, meaning([value, numbers], 0, BYTE, bits))
            return
        row, made = literals(numbers, bits), list[int]()
        for at in range(0, bits, BYTE):
            lane = _bytes(value >> (at & -LANE) & (1 << LANE) - 1, LANE)
            entries = (*lane, *([0] * len(lane)))    # the highest bit of a number: zero in place of a byte
            chosen = (*row[at:at + 4], row[at + BYTE - 1])
            made += _look_up(a, chosen, _columns(entries))
        write(s, bits_of(a, made))

    return step


def _bytes(value: int, bits: int) -> tuple[int, ...]:
    return tuple(value.to_bytes(bits // BYTE, "little"))


def _look_up(a: Arithmetic, index: Sequence[int], table: Columns) -> list[int]:
    """An entry; of an index of which nothing is known nothing is."""
    if a.f.has_junk(b for b in index if b > 1) and any(b > 1 for b in index):
        return list(a.f.junk(BYTE))
    return a.f.of_copy(a.f.look_up(plain(index), table), copy_of(index))
