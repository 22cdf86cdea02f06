"""Pass `simplify`: word-level rewrites before scheduling.

* byte 2 of a word is the low byte of the word shifted right by 16, and byte 3 that shift by 8 more, when
  the word's upper half is needed anyway: one shift serves both (Code 3 and Code 5 of paper 000);
* nested sums of one kind with a single user become one sum, so that their order is free;
* nodes nobody reads disappear.
"""

from __future__ import annotations

from scheduler.nodes import SUMS, Counted, Node, Piece, Program


def simplify(program: Program) -> Program:
    """Apply the rewrites to every piece, in place, and return `program`."""
    _each(program.items)
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


def _each(items: list[Piece | Counted]) -> None:
    for item in items:
        if isinstance(item, Counted):
            _each(item.body)
        else:
            _dead(item)
            _bytes(item)
            _flatten(item)
            _dead(item)
            for i, n in enumerate(item.nodes):
                n.order = i


def _bytes(piece: Piece) -> None:
    upper: dict[Node, list[Node]] = {}
    halves: dict[Node, Node] = {}
    for n in piece.nodes:
        if (n.kind == "byte" and n.imm == 2) or (n.kind == "shr" and n.imm == 24):
            upper.setdefault(n.args[0], []).append(n)
        if n.kind == "shr" and n.imm == 16:
            halves.setdefault(n.args[0], n)
    out: list[Node] = []
    for n in piece.nodes:
        word = n.args[0] if n.args else None
        if word in upper and n in upper[word] and (any(u.kind == "byte" for u in upper[word])):
            if word not in halves or halves[word] not in out:
                halves[word] = Node("shr", [word], 16, pos=n.pos, name=n.name)
                out.append(halves[word])
            half = halves[word]
            n.args = [half]
            n.imm = 0 if n.kind == "byte" else 8
        out.append(n)
    piece.nodes = out


def _flatten(piece: Piece) -> None:
    users: dict[Node, int] = {}
    for n in piece.nodes:
        for a in n.operands():
            users[a] = users.get(a, 0) + 1
    for n in piece.nodes:
        if n.kind in SUMS:
            flat: list[Node] = []
            for a in n.args:
                flat += a.args if a.kind == n.kind and users[a] == 1 else [a]
            n.args = _no_repeats(n.kind, flat)


def _no_repeats(kind: str, args: list[Node]) -> list[Node]:
    if kind == "add":
        return args
    kept: list[Node] = []
    for a in args:
        if a in kept and kind != "xor":
            continue
        kept.append(a)
    return kept


def _dead(piece: Piece) -> None:
    live: set[Node] = set()
    for n in reversed(piece.nodes):
        if n.kind in ("store", "setslot") or n in live:
            live.add(n)
            live.update(n.operands())
    piece.nodes = [n for n in piece.nodes if n in live]
