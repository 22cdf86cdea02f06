"""Pass `early`: what a mapping wants made before all else, as `expand` in a hash function or a copy of the message.

The values of the variables named, and the words of the parameters named, are computed or read before the rest of their
piece and written to the frame, with all that they are made of. They are read from there when they are wanted: a
variable's value from its register while it is in one, a parameter's word never from the parameter again, so that no
register has to hold the pointer. What the rest of a piece does then has all registers to itself.

A word that is read where a store to its parameter may have changed it stays there, with all that is made of it. It does
pass stores to other parameters: those may not be in place of its own then (scheduler.rewrite.in_place).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from dsl.diagnostics import SourceError
from dsl.ir import Pos
from scheduler.graph.nodes import Mem, Node, Piece, Program, Slot
from scheduler.graph.ops import EFFECTS, GIVEN
from scheduler.graph.places import may_overlap
from scheduler.graph.simplify import pieces

PLACED = (*GIVEN, "put")
"""Kinds whose value is in memory or in the code already."""


def make_first(program: Program, names: Sequence[tuple[str, Pos]]) -> Program:
    """Make what is so named first in every piece, in place; SourceError at a name of which a piece has nothing."""
    if not names:
        return program
    wanted = {name for name, _ in names}
    found: set[str] = set()
    for piece in pieces(program):
        mine = _named(piece, wanted)
        if mine:
            found.update(mine.values())
            _keep(piece, mine)
            _before_the_rest(piece)
            for i, n in enumerate(piece.nodes):
                n.order = i
    for name, pos in names:
        if name not in found:
            raise SourceError(pos, f"no value of `{name}` can be made first: it is not computed in 32-bit registers",
                              "name variables that are computed, or parameters that are read before they are written, "
                              "in words of 32 bits")
    return program


def _named(piece: Piece, wanted: Collection[str]) -> dict[Node, str]:
    """The values to be made first, and the names by which they are.

    Steps on the way to a value have its name; they are told from it by their readers, who all have it, too.
    """
    users: dict[Node, list[Node]] = {}
    for n in piece.nodes:
        for a in n.operands():
            users.setdefault(a, []).append(n)
    found: dict[Node, str] = {}
    behind = _behind_stores(piece)
    for n in piece.nodes:
        if n in behind:
            continue
        parameter, variable = _parameter(n), n.name.partition("[")[0]
        if parameter in wanted:
            found[n] = parameter
        elif variable in wanted and n.file == "r" and n.elem == 32 and n.kind not in PLACED \
                and any(u.name != n.name for u in users.get(n, [])):
            found[n] = variable
    return found


def _behind_stores(piece: Piece) -> set[Node]:
    """Loads of what an earlier store to the same parameter may have changed, and what is made of them."""
    found: set[Node] = set()
    stores: dict[object, list[Mem]] = {}
    for n in piece.nodes:
        mine = stores.setdefault(n.mem.where[0], []) if n.mem else []
        if n.mem and n.kind in EFFECTS:
            mine.append(n.mem)
        elif any(a in found for a in n.operands()) or (n.mem and any(may_overlap(s.where, n.mem.where) for s in mine)):
            found.add(n)
    return found


def _parameter(n: Node) -> str:
    """The parameter of which a word is read; "" for other nodes."""
    if n.kind != "load" or n.file != "r" or n.elem != 32 or not n.mem or n.mem.size != 4:
        return ""
    return str(n.mem.where[0]) if n.mem.where and not n.mem.index else ""


def _keep(piece: Piece, mine: dict[Node, str]) -> None:
    """Write each value to a slot of its own; what read a parameter reads the slot, of one word only one."""
    out: list[Node] = []
    same: dict[Node, Node] = {}
    words: dict[object, Node] = {}
    for n in piece.nodes:
        n.args = [same.get(a, a) for a in n.args]
        if n.mem:
            n.mem.base, n.mem.index = (same.get(x, x) if x else None for x in (n.mem.base, n.mem.index))
        key = (n.mem.base, n.mem.where, n.mem.disp) if n.mem and n in mine else None
        if key in words:
            same[n] = words[key]
            continue
        out.append(n)
        if n not in mine:
            continue
        slot = Slot(f"{n.name or mine[n]}.first{len(out)}")
        put = Node("put", [n], slot=slot, pos=n.pos, name=n.name, group=n.group)
        out.append(put)
        if key and _parameter(n) == mine[n]:
            same[n] = words[key] = Node("part", [put], slot=slot, pos=n.pos, name=n.name, group=n.group)
            out.append(same[n])
    piece.nodes = out


def _before_the_rest(piece: Piece) -> None:
    """What is written to the frame, and what it is made of, in front."""
    early: set[Node] = set()
    behind = _behind_stores(piece)
    for n in reversed(piece.nodes):
        if (n.kind == "put" and n.file == "r" and n not in behind) or n in early:
            early.add(n)
            early.update(n.operands())
    piece.nodes.sort(key=lambda n: n not in early)
