"""Pass `place`: words of MMX registers that are stored side by side are stored as 64 bits.

`punpckldq` or `punpckhdq` puts the two words side by side. What each of them takes from the frame by xor is taken
by the pair at once (Matsui and Fukuda, FSE 2005, Code 4).
"""

from __future__ import annotations

import dataclasses

from scheduler.graph.nodes import Mem, Node, Piece
from scheduler.graph.ops import TOUCHES
from scheduler.graph.places import may_overlap
from scheduler.graph.simplify import drop_dead

WORD = 4  # bytes


def stores64(piece: Piece) -> None:
    """Join the stores of words of vectors, in place; a low word left alone is stored from its MMX register."""
    users: dict[Node, int] = {}
    for n in piece.nodes:
        for a in n.operands():
            users[a] = users.get(a, 0) + 1
    at = {n: i for i, n in enumerate(piece.nodes)}
    gone: set[Node] = set()
    before: dict[Node, list[Node]] = {}  # the later store of a pair -> what is computed for it
    stores = [n for n in piece.nodes if n.kind == "store" and n.mem and n.mem.size == WORD
              and n.args[0].kind == "toword" and n.args[0].args[0].file == "mm"]
    for a in stores:
        for b in stores:
            if a not in gone and b not in gone and _side_by_side(a, b):
                first, last = sorted((a, b), key=lambda n: at[n])
                if _free(piece.nodes[at[first] + 1:at[last]], first):
                    before[last] = _join(a, b, last, users)
                    gone |= {first, last}
                    before[last][-1].mem = _whole(a)
    piece.nodes = [x for n in piece.nodes for x in (before[n] if n in before else [] if n in gone else [n])]
    for n in stores:
        if n not in gone and n.args[0].imm == 0:
            n.args, n.file, n.elem = [n.args[0].args[0]], "mm", 64
    drop_dead(piece)


def _side_by_side(a: Node, b: Node) -> bool:
    """Whether `b` is stored just above `a`, from the same half of its register."""
    assert a.mem and b.mem
    same = a.mem.base is b.mem.base and a.mem.index is b.mem.index and a.mem.scale == b.mem.scale
    return same and b.mem.disp == a.mem.disp + WORD and a.args[0].imm == b.args[0].imm \
        and a.mem.where[:2] == b.mem.where[:2]


def _free(between: list[Node], store: Node) -> bool:
    """Whether `store` may as well come after `between`."""
    assert store.mem
    return not any(n.mem and n.kind in TOUCHES and may_overlap(n.mem.where, store.mem.where)
                   for n in between)


def _whole(a: Node) -> Mem:
    """The eight bytes from where `a` is stored."""
    assert a.mem
    name, strides, at, _, block = a.mem.where
    return dataclasses.replace(a.mem, size=2 * WORD, where=(name, strides, at, 2 * WORD, block))


def _join(a: Node, b: Node, last: Node, users: dict[Node, int]) -> list[Node]:
    """The nodes that store the words of `a` and, above it, of `b`; the last of them is the store."""
    made: list[Node] = []

    def add(kind: str, args: list[Node], elem: int = 64) -> Node:
        made.append(Node(kind, args, pos=last.pos, name=last.name, file="mm", elem=elem))
        return made[-1]

    low, high = (n.args[0].args[0] for n in (a, b))
    half = a.args[0].imm
    terms = [_framed(x, half) if users[x] == users[n.args[0]] == 1 else None for x, n in ((low, a), (high, b))]
    pair: list[Node] = []
    if low is not high and terms[0] and terms[1]:
        for x, term in ((low, terms[0]), (high, terms[1])):
            x.args = [y for y in x.args if y is not term]
        low, high = (x.args[0] if len(x.args) == 1 else x for x in (low, high))
        pair = [add("unpacklow", [t.args[0] if half else t for t in terms if t], 32)]
    joined = add("unpackhigh" if half else "unpacklow", [low, high], 32)
    add("store", [add("xor", [joined, *pair]) if pair else joined])
    return made


def _framed(x: Node, half: int) -> Node | None:
    """The operand of the sum `x` that a slot of the frame holds, brought to that half, if there is one and only one."""
    found = []
    for term in x.args if x.kind == "xor" else []:
        vector = term.args[0] if half and term.kind == "shl" and term.imm == 32 else term
        if vector.kind == "tovector" and vector.args[0].kind == "slot":
            found.append(term)
    return found[0] if len(found) == 1 else None
