"""Pass `select`, one step: a sum of rotations of one value in Horner form, to save copies.

`x <<< a ^ x <<< b ^ x <<< c` with a > b > c is `(((x <<< a-b) ^ x) <<< b-c ^ x) <<< c`: each step overwrites its own
result, so that one copy of x serves them all, where every rotation of its own wants one. The way through is longer, by
a rotation and an operation for each term but the first.
"""

from __future__ import annotations

from scheduler.nodes import Node, Piece


def turn(piece: Piece) -> None:
    """Rewrite the sums of `piece`, in place."""
    users: dict[Node, int] = {}
    for n in piece.nodes:
        for a in n.operands():
            users[a] = users.get(a, 0) + 1
    out: list[Node] = []
    gone: set[Node] = set()
    for n in piece.nodes:
        if n.kind == "xor" and n.file == "r":
            gone |= _join(n, users, out)
        out.append(n)
    piece.nodes = [n for n in out if n not in gone]


def _left(n: Node) -> int:
    return n.imm if n.kind == "rol" else n.elem - n.imm


def _join(n: Node, users: dict[Node, int], out: list[Node]) -> set[Node]:
    """Put the steps that replace rotations of one value before `n`; the rotations that they replace."""
    groups: dict[Node, list[Node]] = {}
    for a in n.args:
        if a.kind in ("rol", "ror") and users[a] == 1 and a.elem == n.elem:
            groups.setdefault(a.args[0], []).append(a)
    gone: set[Node] = set()
    for x, terms in groups.items():
        if len(terms) < 2:
            continue

        def like(kind: str, args: list[Node], imm: int = 0) -> Node:
            out.append(Node(kind, args, imm, pos=n.pos, name=n.name, elem=n.elem, group=n.group))
            return out[-1]

        amounts = sorted((_left(t) for t in terms), reverse=True)
        total = x
        for i, (amount, below) in enumerate(zip(amounts, [*amounts[1:], 0], strict=True)):
            total = like("rol", [like("xor", [total, x]) if i else x], amount - below)
        n.args = [a for a in n.args if a not in terms] + [total]
        gone.update(terms)
    if gone and len(n.args) == 1:  # the last step is the sum
        last = n.args[0]
        n.kind, n.args, n.imm = last.kind, last.args, last.imm
        gone.add(last)
    return gone
