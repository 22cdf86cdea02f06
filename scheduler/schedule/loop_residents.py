"""Which frame slots of a loop are held in registers from one iteration to the next.

A slot that every iteration reads and writes (a pointer, a carried value, the state of a stream cipher)
costs a load and a store each time round. As a *resident* it is loaded before the loop, starts every
iteration in its register, ends it there, and is stored after the loop. More residents leave fewer
registers at the ends of the piece, so the best number is found by trying. A register with byte names is taken for
a value whose bytes are read, else one without if there is one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from scheduler.graph.nodes import Counted, Node, Piece, Program, Slot, rooms
from scheduler.graph.ops import FIXED, PARTS
from targets.x86.register_files import STACK, register_set

LEFT = 2  # registers of each file, or of each stream's share of it, that stay for the work
Residents = dict[Slot, str]


def choices(piece: Piece) -> list[Residents]:
    """The sets worth trying for a loop whose body is `piece`: none, then growing ones of two kinds.

    First those whose old values are read soonest come in first: the number of a set is its size. Then those that
    are in memory for nothing, since the old value is read early only and the new one made late.
    """
    written_in = {n.slot: n.file for n in piece.nodes if n.kind == "setslot"}
    parts = {n.slot for n in piece.nodes if n.kind == "slot" and n.slot  # read otherwise than they are written
             and (n.slot.size > rooms(n) or n.file != written_in.get(n.slot, n.file))}
    reads = Counter(n.slot for n in piece.nodes if n.kind == "slot")  # two where streams with own registers share it
    written = {n.slot for n in piece.nodes if n.kind == "setslot" and reads[n.slot] < 2} - parts
    entry = {n.slot: n for n in piece.nodes if n.kind == "slot" and n.slot in written}
    readers: dict[Node, list[int]] = {}
    place = {n: i for i, n in enumerate(piece.nodes)}
    for n, i in place.items():
        for a in n.operands():
            readers.setdefault(a, []).append(i)
    used = [slot for slot, n in entry.items() if slot is not None and n in readers]
    made = {n.slot: place[n.args[0]] for n in piece.nodes if n.kind == "setslot"}

    def idle(slot: Slot) -> tuple[int, int]:
        """How many eighths of the piece the slot's values are wanted for; then how seldom."""
        read = readers[entry[slot]]
        wanted = min(read[-1] + len(place) - made[slot], len(place))
        return -(-8 * wanted // len(place)), -len(read)

    floats = _floats(piece, [s for s in used if entry[s].file == STACK.file])
    used = [s for s in used if entry[s].file != STACK.file]
    found: list[Residents] = [floats]
    for soonest in (sorted(used, key=lambda s: readers[entry[s]][0]), sorted(used, key=idle)):
        more = [{**floats, **r} for r in _growing(piece, [(s, entry[s]) for s in soonest])]
        found += [r for r in more if all(r.keys() != other.keys() for other in found)]
    return found


def _floats(piece: Piece, slots: Sequence[Slot]) -> Residents:
    """Values of floating point that stay on the stack: as many as leave places for the work, each of its own."""
    new = {n.slot: n.args[0] for n in piece.nodes if n.kind == "setslot"}
    taken: dict[Slot, Node] = {}
    for slot in slots:
        value = new[slot]
        made = value.op.family == "float" or (value.kind == "load" and value.mem and value.mem.nodes())
        if made and value not in taken.values() and len(taken) < STACK.count - 2 * LEFT:
            taken[slot] = value
    return {slot: STACK.place(number) for number, slot in enumerate(taken)}


def _growing(piece: Piece, slots: Sequence[tuple[Slot, Node]]) -> list[Residents]:
    """One slot more in each set, in the order given, as long as there are registers."""
    bytes_read = {n.args[0] for n in piece.nodes if n.kind in PARTS}
    given = any(n.kind in FIXED for n in piece.nodes)  # instructions read the first registers without naming them
    taken: Residents = {}
    registers = register_set(piece.bits)
    found: list[Residents] = []
    for slot, n in slots:
        names = registers.share(n.file, n.group, piece.groups.get(n.file, 1))
        preferred = registers.preferred(n in bytes_read, n.elem == 64)
        order = [r for r in preferred if r in names] if n.file == "r" else names[::-1] if given else names
        free = [r for r in order if r not in taken.values()]
        if len(free) > LEFT:
            taken = {**taken, slot: free[0]}
            found.append(taken)
    return found


def stays(n: Node) -> bool:
    """Whether a node sets a slot to what it holds: the slot may be a resident, and is written in no case."""
    return n.kind == "setslot" and n.args[0].kind == "slot" and n.args[0].slot is n.slot


def without_others(piece: Piece, resident: Mapping[Slot, str]) -> Piece:
    """`piece`, but of the slots that are set to what they hold those alone that are residents."""
    nodes = [n for n in piece.nodes if not stays(n) or n.slot in resident]
    return piece if len(nodes) == len(piece.nodes) else replace(piece, nodes=nodes)


def sole_bodies(program: Program) -> set[Piece]:
    """The pieces that are all there is in a loop."""
    found: set[Piece] = set()

    def walk(items: list[Piece | Counted]) -> None:
        for loop in (i for i in items if isinstance(i, Counted)):
            body = [i for i in loop.body if isinstance(i, Counted) or i.nodes]
            if len(body) == 1 and isinstance(body[0], Piece):
                found.add(body[0])
            walk(loop.body)

    walk(program.items)
    return found
