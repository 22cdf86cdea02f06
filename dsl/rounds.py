"""Rounds that processors have an instruction for: what each computes, from its definition in rounds.toml.

A state is 16 bytes, byte 4 c + r that of row r in column c, the lowest byte of the integer first. A round is a sum of
functions of one byte each and of the key, so that the images of every byte say all of it.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from dsl.semantics import carryless

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

FILE = Path(__file__).with_name("rounds.toml")
SIDE = 4
"""Rows and columns of a state."""
STATE = 8 * SIDE * SIDE
"""Bits of a state."""


@dataclass(frozen=True)
class Round:
    """A row of the table; `field`, `turns` and `constant` are the file's."""

    kind: str
    text: str
    inverse: bool
    rows: tuple[int, ...]
    column: tuple[int, ...]
    field: int
    turns: tuple[int, ...]
    constant: int

    @cached_property
    def images(self) -> tuple[tuple[int, ...], ...]:
        """images[q][v]: what byte q of the state, if it is v, adds to the next state."""
        entries = box(self.field, self.turns, self.constant, self.inverse)
        found = []
        for q in range(SIDE * SIDE):
            c, r = divmod(q, SIDE)
            to = 8 * SIDE * ((c - self.rows[r]) % SIDE)  # the column that takes row r of this one
            factors = [self.column[(r - i) % SIDE] for i in range(SIDE)]
            times = {f: [product(f, y, self.field) for y in entries] for f in {*factors}}
            found.append(tuple(sum(times[f][v] << 8 * i for i, f in enumerate(factors)) << to for v in range(256)))
        return tuple(found)

    def apply(self, state: int, key: int) -> int:
        """The next state; both operands, and the answer, of 128 bits."""
        for q, image in enumerate(self.images):
            key ^= image[state >> 8 * q & 0xFF]
        return key


def product(a: int, b: int, field: int) -> int:
    """The product of two bytes modulo the polynomial `field` of degree 8."""
    total = carryless(a, b)
    for at in range(total.bit_length() - 9, -1, -1):
        if total >> at + 8 & 1:
            total ^= field << at
    return total


@cache
def box(field: int, turns: tuple[int, ...], constant: int, inverse: bool) -> tuple[int, ...]:
    """The bytes that bytes go to, or with `inverse` come from."""
    inverses = [next((y for y in range(256) if product(x, y, field) == 1), 0) for x in range(256)]
    entries = []
    for x in inverses:
        total = constant
        for turn in turns:
            total ^= x << turn & 0xFF | x >> 8 - turn
        entries.append(total)
    return tuple(map(entries.index, range(256))) if inverse else tuple(entries)


@cache
def inverses() -> tuple[int, ...]:
    """The inverse of each byte in the field of the rounds, 0 for 0."""
    return box(tomllib.loads(FILE.read_text(encoding="utf-8"))["field"], (0,), 0, False)


@cache
def rounds() -> dict[str, Round]:
    """The rounds by kind, in the order of the file."""
    data = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {row["kind"]: Round(row["kind"], row["text"], row["inverse"], tuple(row["rows"]), tuple(row["column"]),
                               data["field"], tuple(data["turns"]), data["constant"]) for row in data["round"]}
