"""Pass `select`, one step: what an addition adds to a value comes before the operation that could overwrite the value.

A value has two readers: an operation that must copy it or overwrite it, and later an addition. With another operand of
the addition at hand the addition can be begun first, and then nothing is copied (scheduler.schedule.additions). That
other operand, a word of a message schedule for instance, may stand after the operation in source order, though it does
not depend on it: then it is moved before it, with what it is made of.
"""

from __future__ import annotations

from scheduler.code.two_operand import TIED
from scheduler.graph.nodes import Node, Piece
from scheduler.graph.ops import EFFECTS, GIVEN, SUMS

MOST = 16  # nodes that are moved together, and
REACH = 64  # over how many others


def hoist(piece: Piece) -> None:
    """Reorder `piece` in place; dependences and the order of accesses to memory stay."""
    users: dict[Node, list[Node]] = {}
    for n in piece.nodes:
        for a in n.operands():
            users.setdefault(a, []).append(n)
    place = {n: i for i, n in enumerate(piece.nodes)}
    for n in [n for n in piece.nodes if n.kind == "add" and n.file == "r"]:
        for value in n.args:
            before = _overwriter(value, n, users)
            if before is None or not 0 < place[n] - place[before] <= REACH \
                    or any(x.kind in EFFECTS for x in piece.nodes[place[before]:place[n]]):
                continue
            cones = [_cone(a, place, place[before]) for a in n.args if a is not value]
            cone = min((c for c in cones if c), key=len, default=None)
            if cone:
                rest = [x for x in piece.nodes if x not in cone]
                at = rest.index(before)
                piece.nodes = [*rest[:at], *sorted(cone, key=lambda x: place[x]), *rest[at:]]
                place = {x: i for i, x in enumerate(piece.nodes)}
                break


def _overwriter(value: Node, total: Node, users: dict[Node, list[Node]]) -> Node | None:
    """The last other reader of a value that `total` adds, if it comes first and would copy one of its operands."""
    readers = users[value]
    if len(readers) < 2 or value.file != "r" or readers[-1] is not total or value.kind in GIVEN:
        return None
    first = readers[-2]
    if first.kind not in SUMS + TIED or first is total:
        return None
    return first if all(_kept(a, first, users) for a in first.args if a.kind != "const") else None


def _kept(a: Node, reader: Node, users: dict[Node, list[Node]]) -> bool:
    """Whether `reader` pays with a copy for overwriting `a`: it is read later, or another one overwrites it as well."""
    return users[a][-1] is not reader or any(u.kind in TIED and len(u.args) == 1 for u in users[a] if u is not reader)


def _cone(a: Node, place: dict[Node, int], limit: int) -> dict[Node, None] | None:
    """What makes `a`, as far as it stands after `limit`; None if that is nothing, too much, or touches what is there.

    It may read memory, since nothing on the way writes any.
    """
    cone: dict[Node, None] = {}
    waiting = [a]
    while waiting:
        n = waiting.pop()
        if place[n] < limit or n in cone:
            continue
        if place[n] == limit or n.kind in ("put", "part") or len(cone) == MOST:
            return None
        cone[n] = None
        waiting += n.operands()
    return cone
