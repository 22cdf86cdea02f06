"""Pass `nest`, and rotations of one value in nested form: ``x >>> a ^ x >>> b`` is ``(x >>> b-a ^ x) >>> a``.

Where every rotation overwrites its operand, each term of the plain sum needs a copy of x, and the nested sum one in
all. In exchange its rotations wait for each other. The rough clock (scheduler.schedule.latency_estimate) says what is
better. Where a rotation to the right has a register of its own for its result, no sum is nested and all rotations are
to the right.

Where the rotations go into different sums, the later one can be made of the earlier one, which is read no more by then:
x itself may be overwritten by the last other reader. Whether that is better is for the mapping to say: the pass `nest`.
"""

from __future__ import annotations

from collections.abc import Iterator

from scheduler.code.instr import FORMS
from scheduler.graph.nodes import Node, Piece, Program
from scheduler.graph.ops import ROTATIONS
from scheduler.graph.simplify import drop_dead, pieces
from scheduler.schedule.latency_estimate import Saved, keep_if_quicker, save
from targets.cpu import Cpu
from targets.x86.instruction_set import COUNT, WORD


def nest_rotations(piece: Piece, cpu: Cpu) -> None:
    """Give the sums of rotations in `piece` their nested form if that makes it quicker on `cpu`, in place."""
    if FORMS[cpu.instructions.form("ror", WORD, COUNT)].separate:
        for n in _rotations(piece):
            n.kind, n.imm = "ror", _right(n)
        return
    found = _sums(piece)
    if found:
        keep_if_quicker(piece, cpu, 1.0, lambda: _nest(piece, found))


def chain_rotations(program: Program) -> Program:
    """Make each rotation of a value in a general register of the one before it in its piece, in place."""
    for piece in pieces(program):
        last: dict[Node, tuple[Node, int]] = {}  # value -> the rotation of it that comes last, and by how much
        for n in _rotations(piece):
            value, right = n.args[0], _right(n)
            before = last.get(value)
            if before is not None and right != before[1]:
                n.kind, n.args, n.imm = "ror", [before[0]], (right - before[1]) % n.elem
            last[value] = n, right
    return program


def rotated_twice(program: Program) -> bool:
    """Whether `chain_rotations` has anything to do."""
    amounts: dict[Node, set[int]] = {}
    for n in (n for piece in pieces(program) for n in _rotations(piece)):
        amounts.setdefault(n.args[0], set()).add(_right(n))
    return any(len(several) > 1 for several in amounts.values())


def _rotations(piece: Piece) -> Iterator[Node]:
    """The rotations of whole values in general registers, in their order."""
    return (n for n in piece.nodes if n.kind in ROTATIONS and n.file == "r" and n.elem == n.args[0].elem)


def _sums(piece: Piece) -> dict[Node, list[list[Node]]]:
    """`xor` -> its operands that rotate one value and have no other reader, two or more of each such value."""
    users: dict[Node, int] = {}
    for n in piece.nodes:
        for a in n.operands():
            users[a] = users.get(a, 0) + 1
    found: dict[Node, list[list[Node]]] = {}
    for n in piece.nodes:
        if n.kind != "xor" or n.file != "r":
            continue
        of: dict[Node, list[Node]] = {}
        for a in n.args:
            if a.kind in ROTATIONS and users[a] == 1 and a.elem == n.elem:
                of.setdefault(a.args[0], []).append(a)
        groups = [same for same in of.values() if len(same) > 1 and len({_right(a) for a in same} - {0}) == len(same)]
        if groups:
            found[n] = groups
    return found


def _right(n: Node) -> int:
    return n.imm if n.kind == "ror" else (n.elem - n.imm) % n.elem


def _nest(piece: Piece, found: dict[Node, list[list[Node]]]) -> Saved:
    saved = save(found)
    before: dict[Node, list[Node]] = {}
    for total, groups in found.items():
        made = before.setdefault(total, [])
        for same in groups:
            made += _nested(same)
            total.args = [a for a in total.args if a not in same] + [made[-1]]
        if len(total.args) == 1:  # there was nothing else: it becomes the outermost rotation
            last = made.pop()
            total.kind, total.args, total.imm = last.kind, last.args, last.imm
    piece.nodes = [x for n in piece.nodes for x in (*before.get(n, []), n)]
    drop_dead(piece)
    return saved


def _nested(same: list[Node]) -> list[Node]:
    """The nodes of the nested sum of rotations of one value by different amounts; the last is the sum."""
    x, like = same[0].args[0], same[0]
    amounts = sorted(_right(n) for n in same)
    made: list[Node] = []
    inner = x
    for amount, below in zip(amounts[::-1], [*amounts[-2::-1], 0], strict=True):
        if inner is not x:
            made.append(Node("xor", [inner, x], pos=like.pos, name=like.name, elem=like.elem, group=like.group))
            inner = made[-1]
        made.append(Node("ror", [inner], amount - below, pos=like.pos, name=like.name, elem=like.elem,
                         group=like.group))
        inner = made[-1]
    return made
