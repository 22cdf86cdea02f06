"""Logic on rows of literals, lane by lane: what copies of a computation have in common is done once."""

from __future__ import annotations

from cipherwright.equality.counted import LANE, lane_by_name
from cipherwright.equality.forms import COPY, FALSE, MIXED, Forms, plain

Row = tuple[int, ...]


def logic(f: Forms, kind: str, one: Row, other: Row) -> list[int]:
    """And, or, xor of two rows of literals that are as long."""
    if kind == "and":
        return [f.product(p, q) if p and q else FALSE for p, q in zip(one, other, strict=True)]
    both = f.xor if kind == "xor" else f.either
    return [q if not p else p if not q else both(p, q) for p, q in zip(one, other, strict=True)]


def by_lanes(f: Forms, kind: str, one: Row, other: Row) -> list[int]:
    """The same, of each lane as it is known of the same literals."""
    made: list[int] = []
    for at in range(0, len(one), LANE):
        key = kind, one[at:at + LANE], other[at:at + LANE]
        found = f.lanes.get(key)
        if found is None:
            one_lane, other_lane = lane_by_name(f, key[1:], at) if f.counters else key[1:]
            found = f.lanes[key] = _lane(f, kind, one_lane, other_lane)
        made += found
    return made


def _lane(f: Forms, kind: str, one: Row, other: Row) -> list[int]:
    """Of literals of one copy it is done to the formulas that all have."""
    copies = {b >> COPY for b in (*one, *other)} - {0}
    if len(copies) != 1 or MIXED in copies:
        return logic(f, kind, one, other)
    key = kind, plain(one), plain(other)
    found = f.lanes.get(key)
    if found is None:
        found = f.lanes[key] = logic(f, *key)
    return f.of_copy(found, copies.pop())
