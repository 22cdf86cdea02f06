"""Instructions on the bytes of vectors, on formulas: each byte of the result is an entry of a table that bits number.

What is table and what is index differs: of an affine map the matrix is known, of a choice of bytes either the bytes
that are chosen from, or their numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from cipherwright.equality.arithmetic import Arithmetic
from cipherwright.equality.forms import copy_of, plain
from cipherwright.equality.polynomials import Columns
from cipherwright.equality.source import literals
from cipherwright.equality.words import Number, bits_of
from cipherwright.machine.state import State, Step, operand_bits, reader, writer
from dsl.semantics import LANE
from scheduler.graph.ops import OPERATIONS

BYTE = 8
AFFINE = tuple(row.kind for row in OPERATIONS.values() if row.kind.startswith("affine"))
PICK, ORDER = "pick", "bytes"
KINDS = (*AFFINE, PICK, ORDER)


def byte_step(one: Any, does: str, a: Arithmetic, mask: int) -> Step | None:
    """What an instruction does to formulas; None for one that has no rule here."""
    bits, last = operand_bits(one, 0), one.op_count - 1
    write = writer(one, 0, mask)
    if does in AFFINE:
        data, matrix = (reader(one, op, mask) for op in (last - 2, last - 1))
        return _affine(does, a, bits, data, matrix, one.immediate(last), write)
    if does == PICK:
        index, low, high = (reader(one, op, mask) for op in range(3))
        return _pick(a, bits, index, low, high, write)
    if does == ORDER and one.op_count == 3:
        return _order(a, bits, reader(one, 1, mask), reader(one, 2, mask), write)
    return None


Read = Callable[[State], Number]
Write = Callable[[State, Number], None]


def _affine(does: str, a: Arithmetic, bits: int, data: Read, matrix: Read, imm: int, write: Write) -> Step:
    meaning = OPERATIONS[does].meaning

    def step(s: State) -> None:
        value, rows = data(s), matrix(s)
        if isinstance(value, int) or not isinstance(rows, int):
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
