"""Pass `lines`: computations of a piece that do not depend on each other come one after another.

Some hash functions work on every block in two independent lines, and a source may write their steps by turns. With
more values alive than there are registers that costs loads and stores, so the lines are done one by one where
that leaves fewer values alive. What needs several lines comes last. Streams are independent on purpose: programs that
have several are left alone.
"""

from __future__ import annotations

from scheduler.nodes import EFFECTS, Node, Piece, Program
from scheduler.normalize import pieces
from scheduler.places import may_overlap
from scheduler.regset import register_set

LONG = 64  # nodes from which on a computation is a line
SHORT = 8  # nodes up to which one is done where it is first wanted: lines may start with the same values


def separate(program: Program, streams: int) -> Program:
    """Put the lines of every piece one after another where that keeps fewer words alive, in place."""
    if streams == 1:
        for piece in pieces(program):
            order = _by_lines(piece)
            if order and homeless(order, piece.bits) < homeless(piece.nodes, piece.bits):
                piece.nodes = order
                for i, n in enumerate(piece.nodes):
                    n.order = i
    return program


def homeless(nodes: list[Node], bits: int = 32) -> int:
    """How many words, summed over all steps, are alive beyond those that registers hold; what is in memory is not.

    `bits`: of the code.
    """
    registers = len(register_set(bits).general)
    last: dict[Node, int] = {}
    for i, n in enumerate(nodes):
        last.update((a, i) for a in n.operands())
    ends = [0] * (len(nodes) + 1)
    total = now = 0
    for i, n in enumerate(nodes):
        if n in last and n.file == "r" and not given(n):
            now += 1
            ends[last[n]] += 1
        total += max(0, now - registers)
        now -= ends[i]
    return total


def given(n: Node) -> bool:
    """Whether the value can be had anywhere in the piece: a constant, a slot, a word at a fixed place in memory."""
    return n.kind in ("const", "address", "tables", "slot") or (
        n.kind == "load" and all(x.kind == "slot" for x in n.operands()))


def _by_lines(piece: Piece) -> list[Node] | None:
    """The nodes with lines one after another; None if there is only one, or memory keeps them in their order."""
    if _ordered_by_memory(piece.nodes):
        return None
    line: dict[Node, list[Node]] = {}
    late: set[Node] = set()
    early = _early(piece.nodes)
    for n in piece.nodes:
        if n in early:
            continue
        operands = [a for a in n.operands() if a not in early]
        found = list({id(line[a]): line[a] for a in operands if a not in late}.values())
        if n.kind in EFFECTS or n.kind == "part" or any(a in late for a in operands) \
                or sum(len(x) >= LONG for x in found) > 1:
            late.add(n)
            continue
        into = max(found, key=len, default=[])
        for other in found:
            if other is not into:
                into += other
                line.update((x, into) for x in other)
        into.append(n)
        line[n] = into
    lines = list({id(x): x for x in line.values()}.values())
    if sum(len(x) >= LONG for x in lines) < 2:
        return None
    place = {n: i for i, n in enumerate(piece.nodes)}
    lines.sort(key=lambda x: (len(x) < LONG, min(place[n] for n in x)))
    order: list[Node] = []
    for part in [*lines, list(late)]:
        order += sorted(part, key=lambda n: place[n])
    return _with_early(order, early)


def _early(nodes: list[Node]) -> set[Node]:
    """What is given, and what a few operations make of it."""
    cone: dict[Node, set[Node]] = {}
    for n in nodes:
        if given(n):
            cone[n] = set()
        elif n.kind not in (*EFFECTS, "part") and all(a in cone for a in n.operands()):
            whole = {n}.union(*(cone[a] for a in n.operands()))
            if len(whole) <= SHORT:
                cone[n] = whole
    return set(cone)


def _with_early(order: list[Node], early: set[Node]) -> list[Node]:
    """The order with what is early put before its first reader."""
    out: dict[Node, None] = {}

    def put(n: Node) -> None:
        for a in n.operands():
            if a not in out and a in early:
                put(a)
        out[n] = None

    for n in order:
        put(n)
    return list(out)


def _ordered_by_memory(nodes: list[Node]) -> bool:
    """Whether a load reads what may have been stored before it in the piece."""
    stored: list[tuple[object, ...]] = []
    for n in nodes:
        if n.mem and n.kind in EFFECTS:
            stored.append(n.mem.where)
        elif n.mem and n.mem.where != ("table",) and any(may_overlap(w, n.mem.where) for w in stored):
            return True
    return any(n.kind == "put" for n in nodes)
