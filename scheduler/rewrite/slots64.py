"""Pass `place`: words of the frame that are read into MMX registers have slots of 64 bits of their own.

A word brought to one half of a register, or two words side by side, become a slot of eight bytes, which an
instruction reads in place. The slot is written where its words are written, outside the pieces that read it. A slot
of a word that nobody reads any more is dropped.

Where two sums take words that are side by side in memory, and it is of no account what is in the high halves of the
sums, the pair is loaded once: one sum takes it as it is, the other one shuffled. That is as many uops as two operands
in memory, but one load less.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Collection

from scheduler.graph.nodes import Counted, Node, Piece, Program, Slot
from scheduler.graph.ops import HELD, WRITES
from scheduler.graph.simplify import drop_dead, pieces

Shape = tuple[str, tuple[Slot, ...]]
"""`low`, `high` (a word in that half) or `pair`, and the slots of the words."""
WORD = 4  # bytes
HIGH = 0xEE  # the high half in both halves, as `pshufw` controls


def slots64(program: Program, loose: Collection[Node] = ()) -> None:
    """Give slots of 64 bits to what vectors take from words of the frame, in place.

    `loose`: sums whose high halves nobody reads.
    """
    writers: dict[Slot, list[Piece]] = {}
    for piece in pieces(program):
        for n in piece.nodes:
            if n.kind == "setslot" and n.slot:
                writers.setdefault(n.slot, []).append(piece)
    control = _control(program)
    wide: dict[Shape, Slot] = {}
    for piece in pieces(program):
        fit = {s: where for s, where in writers.items()
               if s.size == WORD and s.argument is None and s not in control and piece not in where}
        _share(piece, fit, set(loose))
        _read(piece, wide, fit)
    for piece in pieces(program):
        _write(piece, wide)
    read = {n.slot for piece in pieces(program) for n in piece.nodes if n.kind in HELD}
    unread = {s for _, slots in wide for s in slots} - read
    for piece in pieces(program):
        piece.nodes = [n for n in piece.nodes if n.kind != "setslot" or n.slot not in unread]
        drop_dead(piece)


def _control(program: Program) -> set[Slot]:
    """Slots that loops are controlled by: other code than a `setslot` may write them."""
    found: set[Slot] = set()

    def walk(items: list[Piece | Counted]) -> None:
        for loop in (i for i in items if isinstance(i, Counted)):
            found.update(s for s in (loop.count, loop.pointer, loop.end, loop.counter) if s)
            if loop.tail:
                found.update([loop.tail.rest, *(s for pointer, buffer, _, _ in loop.tail.buffers
                                                for s in (pointer, buffer))])
            walk(loop.body)

    walk(program.items)
    return found


def _shape(n: Node) -> Shape | None:
    """What `n` takes from the frame and nothing else."""
    if n.file != "mm":
        return None
    if low := _low(n):
        return "low", (low,)
    words = [slot for a in n.args if (slot := _low(a))]
    if n.kind == "shl" and n.imm == 8 * WORD and n.elem == 64 and words:
        return "high", (words[0],)
    if n.kind == "unpacklow" and n.elem == 32 and len(words) == 2:
        return "pair", tuple(words)
    return None


def _low(n: Node) -> Slot | None:
    """The word of the frame that `n` brings to its low half."""
    return n.args[0].slot if n.file == "mm" and n.kind == "tovector" and n.args[0].kind == "slot" else None


def _share(piece: Piece, writers: dict[Slot, list[Piece]], loose: set[Node]) -> None:
    """Load two words at once for sums that may have anything in their high halves, where they are side by side."""
    users: dict[Node, set[Node]] = {}
    for n in piece.nodes:
        for a in n.args:
            users.setdefault(a, set()).add(n)
    lows = {s[1][0]: n for n in piece.nodes for s in [_shape(n)] if s and s[0] == "low" and users[n] <= loose
            and len(writers.get(s[1][0], ())) == 1}
    loaded = {slot: n.args[0] for where in {id(p): p for s in lows for p in writers[s]}.values() for n in where.nodes
              for slot in [n.slot] if n.kind == "setslot" and slot in lows}
    by_place = {(w.mem.base, w.mem.disp): slot for slot, w in loaded.items() if w.kind == "load" and w.mem}
    for (base, disp), slot in list(by_place.items()):
        other = by_place.get((base, disp + WORD))
        if other is None or slot not in lows or writers[slot] != writers[other]:
            continue
        low, high = lows.pop(slot), lows.pop(other)
        del by_place[base, disp], by_place[base, disp + WORD]
        parts = [_like(n, "tovector", n.args) for n in (low, high)]
        pair = _like(low, "unpacklow", parts, elem=32)
        low.kind, low.args = "copy", [pair]
        high.kind, high.args, high.imm = "shuffle", [low], HIGH
        at = min(piece.nodes.index(n) for n in (low, high))
        rest = [n for n in piece.nodes[at:] if n is not low and n is not high]
        slots = [n for n in rest if n in (parts[0].args[0], parts[1].args[0])]
        piece.nodes[at:] = [*slots, *parts, pair, low, high, *(n for n in rest if n not in slots)]


def _read(piece: Piece, wide: dict[Shape, Slot], writers: dict[Slot, list[Piece]]) -> None:
    """Read slots of 64 bits; `writers`: the words of the frame that are fit for it, and where they are written."""
    largest: set[Node] = {a for n in piece.nodes if _shape(n) for a in n.args}  # parts of a larger shape
    outer = {a for n in piece.nodes if not _shape(n) for a in n.args}
    for n in piece.nodes:
        shape = _shape(n)
        if not shape or (n in largest and n not in outer) or not all(s in writers for s in shape[1]):
            continue
        if any(writers[s] != writers[shape[1][0]] for s in shape[1]):
            continue
        if shape not in wide:
            wide[shape] = Slot("_".join([shape[1][0].name, *(s.name.rpartition("_")[2] for s in shape[1][1:]),
                                         *(["high"] if shape[0] == "high" else ["wide"])]), size=2 * WORD)
        n.kind, n.args, n.imm, n.slot, n.elem = "slot", [], 0, wide[shape], 64
    drop_dead(piece)


def _write(piece: Piece, wide: dict[Shape, Slot]) -> None:
    """Write the slots of 64 bits where this piece writes their words."""
    values = {n.slot: n.args[0] for n in piece.nodes if n.kind == "setslot"}
    for (kind, slots), slot in wide.items():
        if slots[0] not in values:
            continue
        words = [values[s] for s in slots]
        at = max(piece.nodes.index(w) for w in words) + 1
        new = _pair_load(piece, words) if kind == "pair" else None
        if new is None:
            new = [_vector(w) for w in words]
            if kind == "pair":
                new.append(_like(words[0], "unpacklow", new[:], elem=32))
            elif kind == "high":
                new.append(_like(words[0], "shl", new[:], 8 * WORD))
        new.append(_like(words[0], "setslot", [new[-1]]))
        new[-1].slot = slot
        piece.nodes[at:at] = new


def _like(n: Node, kind: str, args: list[Node], imm: int = 0, elem: int = 64) -> Node:
    return Node(kind, args, imm, pos=n.pos, name=n.name, file="mm", elem=elem)


def _vector(word: Node) -> Node:
    return _like(word, "tovector", [word])


def _pair_load(piece: Piece, words: list[Node]) -> list[Node] | None:
    """One load for two words that are loaded side by side; None if they are not, or a store may come between."""
    low, high = (w.mem for w in words)
    if any(w.kind != "load" for w in words) or not low or not high or low.index or high.index or low.table:
        return None
    if (low.base, low.disp + WORD, low.size, high.size) != (high.base, high.disp, WORD, WORD):
        return None
    first, last = sorted(piece.nodes.index(w) for w in words)
    if any(n.kind in WRITES for n in piece.nodes[first:last]) or low.where[:2] != high.where[:2]:
        return None
    name, strides, at, _, block = low.where
    made = _like(words[0], "load", [])
    made.mem = dataclasses.replace(low, size=2 * WORD, where=(name, strides, at, 2 * WORD, block))
    return [made]
