"""Pass `differences`: a sum that is part of two sums is made in one of them, and the other one from that.

    t = h + x + y       d' = d + t       s = t + u + v          a step of SHA-2

has d' wait for an operation more than its own terms want, as they may be joined in any order but those of t first. With

    d' = d + h + x + y       s = (u - d) + d' + v

what comes last is added to d' last. It takes an operation more, and the other sum waits for d' in place of t. So it is
for CPUs that wait for latencies: `prefer differences` asks for it.
"""

from __future__ import annotations

from scheduler.graph.nodes import Node, Piece, Program
from scheduler.graph.simplify import pieces
from scheduler.select.shapes import arrivals, given, users_of
from targets.cpu import Cpu

LEAST = 3  # operands of a sum from which on its readers gain by taking them one by one


def make_differences(program: Program, cpu: Cpu) -> Program:
    """Rewrite the sums of all pieces, in place, and return `program`."""
    for piece in pieces(program):
        if _rewrite(piece, cpu):
            for i, n in enumerate(piece.nodes):
                n.order = i
    return program


def shared_sums(program: Program) -> bool:
    """Whether `make_differences` has anything to do."""
    for piece in pieces(program):
        users, place = users_of(piece), {n: i for i, n in enumerate(piece.nodes)}
        if any(_readers(t, users, place) for t in _long_sums(piece)):
            return True
    return False


def _long_sums(piece: Piece) -> list[Node]:
    """The sums in general registers that may be worth it."""
    return [n for n in piece.nodes if n.kind == "add" and n.file == "r" and len(n.args) >= LEAST]


def _rewrite(piece: Piece, cpu: Cpu) -> int:
    """How many sums were part of two."""
    users, at = users_of(piece), arrivals(piece.nodes, cpu)
    place = {n: i for i, n in enumerate(piece.nodes)}
    gone: set[Node] = set()
    behind: dict[Node, list[Node]] = {}
    for t in _long_sums(piece):
        found = _readers(t, users, place)
        if found is None:
            continue
        first, other = found
        with_t = next(a for a in first.args if a is not t)
        early = min((a for a in other.args if a is not t and a.kind != "const"), key=lambda a: at[a])
        less = Node("sub", [early, with_t], pos=other.pos, name=other.name, elem=t.elem, group=t.group)
        at[less] = max(at[early], at[with_t]) + 1
        behind.setdefault(max(early, with_t, key=lambda n: place[n]), []).append(less)
        place[less] = max(place[early], place[with_t])
        first.args = [with_t, *t.args]
        other.args[other.args.index(early)] = less    # which may be added twice
        other.args[other.args.index(t)] = first
        gone.add(t)
        _read_now(users, t, first, other, less)
    piece.nodes = [x for n in piece.nodes if n not in gone for x in (n, *behind.get(n, []))]
    return len(gone)


def _read_now(users: dict[Node, list[Node]], t: Node, first: Node, other: Node, less: Node) -> None:
    """Let `users` have what reads what: `first` the operands of t, `less` its own, and `other` both sums."""
    early, with_t = less.args
    for a in {*t.args}:
        users[a] = [first if u is t else u for u in users[a]]
    users[early].remove(other)
    users[early].append(less)
    users[with_t].append(less)
    users.setdefault(first, []).append(other)
    users[less] = [other]


def _readers(t: Node, users: dict[Node, list[Node]], place: dict[Node, int]) -> tuple[Node, Node] | None:
    """The two sums that all read t, that of t and one value first, which is made before the other; None if others."""
    readers = users.get(t, [])
    if len(readers) != 2 or any(u.kind != "add" or u.file != "r" or u.args.count(t) != 1 for u in readers):
        return None
    first, other = readers if len(readers[0].args) == 2 else readers[::-1]
    if len(first.args) != 2 or sum(a.kind != "const" for a in other.args) < LEAST or place[first] > place[other]:
        return None
    return None if any(given(a) for a in first.args) else (first, other)
