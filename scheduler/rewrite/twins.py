"""Pass `place`: two sums of words that are side by side in memory, made as one sum of 64 bits.

The first whitening of a block cipher is such: words of the block, each with its word of the key. One load and one
operand in memory do for two words; the high one comes to a general register by a shift.
"""

from __future__ import annotations

import dataclasses

from scheduler.graph.nodes import Mem, Node, Piece
from scheduler.graph.ops import EFFECTS
from scheduler.graph.places import may_overlap
from scheduler.graph.simplify import drop_dead

WORD = 4  # bytes


def twins(piece: Piece, loose: set[Node]) -> None:
    """Join sums out of `loose`, whose low words alone are wanted, in place."""
    users: dict[Node, list[Node]] = {}
    for n in piece.nodes:
        for a in n.args:
            users.setdefault(a, []).append(n)
    sums = {(mem.base, mem.disp): n for n in piece.nodes if n in loose and all(u.kind == "toword" for u in users[n])
            for mem in [_whitened(n, users)] if mem}
    for (base, disp), low in list(sums.items()):
        high = sums.get((base, disp + WORD))
        if high is None or (base, disp) not in sums:
            continue
        load, other = (next(a for a in x.args if a.kind == "load") for x in (low, high))
        at = sorted(piece.nodes.index(n) for n in (load, other, low, high))
        assert load.mem and other.mem
        if load.mem.where[:2] != other.mem.where[:2] or not _unchanged(piece.nodes[at[0]:at[3]], [load.mem, other.mem]):
            continue
        del sums[base, disp], sums[base, disp + WORD]
        _join(piece, low, high, load)
        for word in users[high]:
            word.args, word.imm = [low], 1
    drop_dead(piece)


def _whitened(n: Node, users: dict[Node, list[Node]]) -> Mem | None:
    """Where the word is that is loaded for the sum `n`, if it is that of a loaded word and a word of the frame."""
    load = next((a for a in n.args if a.kind == "load"), None)
    slot = next((a for a in n.args if a.kind == "tovector" and a.args[0].kind == "slot"), None)
    if n.kind != "xor" or len(n.args) != 2 or load is None or slot is None or len(users[load]) > 1:
        return None
    mem = load.mem
    return mem if mem and mem.size == WORD and mem.index is None and mem.table is None else None


def _unchanged(between: list[Node], mems: list[Mem]) -> bool:
    """Whether nothing is stored to these places meanwhile."""
    return not any(n.kind in EFFECTS and n.mem and may_overlap(n.mem.where, m.where) for n in between for m in mems)


def _join(piece: Piece, low: Node, high: Node, load: Node) -> None:
    """Make `low` the sum of both pairs of words, where the first of the two sums stands."""
    words = [next(a for a in x.args if a.kind == "tovector") for x in (low, high)]
    parts = [Node("tovector", a.args, pos=a.pos, name=a.name, file="mm", elem=64) for a in words]
    pair = Node("unpacklow", parts, pos=low.pos, name=low.name, file="mm", elem=32)
    assert load.mem
    name, strides, at, _, block = load.mem.where
    whole = Node("load", [], pos=load.pos, name=load.name, file="mm", elem=64)
    whole.mem = dataclasses.replace(load.mem, size=2 * WORD, where=(name, strides, at, 2 * WORD, block))
    low.args = [whole, pair]
    front = [x for a in words for x in a.args] + ([load.mem.base] if load.mem.base else [])
    place = min(piece.nodes.index(n) for n in (low, high))
    early = [n for n in front if piece.nodes.index(n) > place]
    before, after = piece.nodes[:place], [n for n in piece.nodes[place:] if n not in early and n is not low]
    piece.nodes = [*before, *dict.fromkeys(early), whole, *parts, pair, low, *after]
