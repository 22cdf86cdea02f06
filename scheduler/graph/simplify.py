"""Pass `simplify`: word-level rewrites before scheduling.

* nested sums of one kind with a single user become one sum, so that their order is free, unless a mapping wants them
  as they are;
* nodes nobody reads disappear.
"""

from __future__ import annotations

from collections import Counter

from scheduler.graph.nodes import Counted, Node, Piece, Program
from scheduler.graph.ops import EFFECTS, OPERATIONS, SUMS

TERMS = 32
"""Operands from which on a sum is left as it is inside another one: each choice of the scheduler looks at all of
those that are left. Sums of shipped kernels have 10 at most."""


def simplify(program: Program, nested: bool = False) -> Program:
    """Apply the rewrites to every piece, in place, and return `program`; `nested` sums stay so."""
    _each(program.items, nested)
    used = {id(n.mem.table) for p in pieces(program) for n in p.nodes if n.mem and n.mem.table}
    program.tables = [t for t in program.tables if id(t) in used]
    return program


def pieces(program: Program) -> list[Piece]:
    """All pieces, loops included, in order."""
    found: list[Piece] = []

    def walk(items: list[Piece | Counted]) -> None:
        for i in items:
            if isinstance(i, Counted):
                walk(i.body)
            else:
                found.append(i)

    walk(program.items)
    return found


def _each(items: list[Piece | Counted], nested: bool) -> None:
    for item in items:
        if isinstance(item, Counted):
            _each(item.body, nested)
        else:
            drop_dead(item)
            if not nested:
                _flatten(item)
            _copies(item)
            drop_dead(item)
            for i, n in enumerate(item.nodes):
                n.order = i


def _flatten(piece: Piece) -> None:
    users: dict[Node, int] = {}
    for n in piece.nodes:
        for a in n.operands():
            users[a] = users.get(a, 0) + 1
    same: dict[Node, Node] = {}
    for n in piece.nodes:
        n.args = [same.get(a, a) for a in n.args]
        if n.mem:
            n.mem.base, n.mem.index = (same.get(x, x) if x else None for x in (n.mem.base, n.mem.index))
        if n.kind == "byte" and 8 * n.imm >= n.args[0].elem:  # a sum of 64 bits was a value of 32: zeros follow
            n.kind, n.args, n.imm = "const", [], 0
        if n.kind in SUMS:
            flat: list[Node] = []
            for a in n.args:
                inner = users[a] == 1 and (a.kind, a.file, a.elem) == (n.kind, n.file, n.elem)
                flat += a.args if inner and len(a.args) < TERMS else [a]
            n.args = _no_repeats(n.kind, flat)
            if len(n.args) == 1 and n.file == "r" and n.elem < n.args[0].elem:
                n.kind = "low"
            elif len(n.args) == 1:
                same[n] = n.args[0]
            elif not n.args and n.file == "r":
                n.kind, n.imm = "const", 0
            elif not n.args:  # a vector of zeros: any vector, with itself
                n.kind, n.args = "sub", [flat[0], flat[0]]
                n.elem = n.elem if n.elem in n.op.elems else 32


def _copies(piece: Piece) -> None:
    """A slot takes another slot's old value through a copy, so that two of them may change places."""
    out: list[Node] = []
    written = {n.slot for n in piece.nodes if n.kind == "setslot"}
    for n in piece.nodes:
        if n.kind == "setslot" and n.args[0].kind == "slot" and n.args[0].slot in written:
            if n.args[0].slot is n.slot:
                continue
            out.append(Node("copy", list(n.args), pos=n.pos, name=n.name, file=n.file, elem=n.elem, group=n.group))
            n.args = [out[-1]]
        out.append(n)
    piece.nodes = out


def _no_repeats(kind: str, args: list[Node]) -> list[Node]:
    """The operands of a sum, without those that repeat: `x & x` is x, and `x ^ x` is nothing."""
    twice = OPERATIONS[kind].twice
    if twice == "never":
        return [a for a, times in Counter(args).items() if times % 2]
    return list(dict.fromkeys(args)) if twice == "once" else args


def drop_dead(piece: Piece) -> None:
    """Remove nodes that nobody reads, in place; a word that is put stays, for it has a place in the frame by that."""
    live: set[Node] = set()
    for n in reversed(piece.nodes):
        if n.kind in EFFECTS or n in live or (n.kind == "put" and n.file == "r"):
            live.add(n)
            live.update(n.operands())
    piece.nodes = [n for n in piece.nodes if n in live]
