"""Rounds of AES as FIPS-197 writes them, byte by byte: what dsl.rounds is held against, made another way."""

from __future__ import annotations

from collections.abc import Sequence


def double(x: int) -> int:
    """XTIMES of section 4.2."""
    return x << 1 & 0xFF ^ 0x1B * (x >> 7)


def times(x: int, by: int) -> int:
    """The product of two bytes, by doubling and adding."""
    total = 0
    while by:
        total ^= x * (by & 1)
        x, by = double(x), by >> 1
    return total


def boxes() -> tuple[list[int], list[int]]:
    """SBOX and INVSBOX: powers of 3, whose inverses are the powers from the other end, and equation 5.3 bit by bit."""
    powers = [1]
    while len(powers) < 255:
        powers.append(times(powers[-1], 3))
    inverse = {0: 0, **{x: powers[-i % 255] for i, x in enumerate(powers)}}
    box = [sum((inverse[x] >> i ^ inverse[x] >> (i + 4) % 8 ^ inverse[x] >> (i + 5) % 8 ^ inverse[x] >> (i + 6) % 8
                ^ inverse[x] >> (i + 7) % 8 ^ 0x63 >> i & 1) % 2 << i for i in range(8)) for x in range(256)]
    return box, [box.index(x) for x in range(256)]


BOX, INVERSE = boxes()
MIXED, UNMIXED, ALONE = (2, 3, 1, 1), (14, 11, 13, 9), (1, 0, 0, 0)


def mixed(column: Sequence[int], factors: Sequence[int]) -> list[int]:
    """MIXCOLUMNS or its inverse on a column."""
    turned = [[factors[(j - i) % 4] for j in range(4)] for i in range(4)]
    made = []
    for row in turned:
        total = 0
        for x, by in zip(column, row, strict=True):
            total ^= times(x, by)
        made.append(total)
    return made


def after(kind: str, state: int, key: int) -> int:
    """The state after a round of a kind that dsl.rounds has; both of 128 bits, byte 4 c + r is row r of column c."""
    back, last = kind.startswith("un"), kind.endswith("last")
    box, way = (INVERSE, -1) if back else (BOX, 1)
    given = state.to_bytes(16, "little")
    factors = ALONE if last else UNMIXED if back else MIXED
    made = [x for c in range(4) for x in mixed([box[given[4 * ((c + way * r) % 4) + r]] for r in range(4)], factors)]
    return int.from_bytes(bytes(made), "little") ^ key
