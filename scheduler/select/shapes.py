"""Pass `select`, one step: multiplexers and majorities in the shape that suits what is late and what is short.

They come from pass `boolean` as ((y ^ z) & x) ^ z, with x = z ^ w in a majority of y, z and w. Two other shapes:

* *Apart*, where an addition is all that reads it: y & x and z & ~x (z & w in a majority) share no bit, so they are
  two more operands of the addition. From y and z the way is two operations shorter; in all it is an operation or two
  more, but for a majority whose differences nothing else reads: there it is as many, for y ^ z falls away. It is taken
  where y or z comes last and the code around has more latency than work.
* *Chained*, where the next one chooses by a new value among x and y, as in steps of a hash function:
  ((y ^ z) | x) ^ (x ^ y), of which x ^ y is what the next one begins with. As many operations; but all that is left
  to read of y is an addition, which may come first, so that nothing is copied (scheduler.schedule.additions).
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from scheduler.code.instr import GENERAL
from scheduler.code.vector_forms import copies, form
from scheduler.graph.nodes import Node, Piece
from scheduler.graph.ops import BY_AMOUNT, EFFECTS, GIVEN, SUMS
from targets.cpu import Cpu
from targets.x86.instruction_set import WORD

AROUND = 48  # nodes before and after a multiplexer in which work and latency are compared
GAIN = 0.25  # clocks for each majority that no operation more takes apart: for less, one here and there would be
ROOM = len(GENERAL) - 1  # words wanted soon, at most, where a chain keeps one more in a register and its sum another


@dataclass(frozen=True)
class Mux:
    """x ? y : z is `node`, the exclusive-or of `chosen` = `differ` & x and z, where `differ` = y ^ z."""

    node: Node
    chosen: Node
    differ: Node
    x: Node
    y: Node
    z: Node


def given(n: Node) -> bool:
    """Whether the value can be had anywhere in the piece: a constant, a word of the frame or at a place of memory."""
    return n.kind in GIVEN or (n.kind == "load" and all(x.kind == "slot" for x in n.operands()))


def shape(piece: Piece, cpu: Cpu) -> None:
    """Give the multiplexers of `piece` the shape that suits, in place."""
    users = users_of(piece)
    found = [m for n in piece.nodes for m in [mux_of(n, users)] if m]
    if not found:
        return
    _chain(piece, found, users)
    _apart(piece, found, users, cpu)


def users_of(piece: Piece) -> dict[Node, list[Node]]:
    """Those that read each node of the piece, address operands included, in its order; nothing of a node not read."""
    users: dict[Node, list[Node]] = {}
    for n in piece.nodes:
        for a in n.operands():
            users.setdefault(a, []).append(n)
    return users


def mux_of(n: Node, users: dict[Node, list[Node]]) -> Mux | None:
    """The multiplexer of which `n` is the last operation, on general registers; None if it is none."""
    if n.kind != "xor" or n.file != "r" or len(n.args) != 2:
        return None
    for chosen, z in (n.args, n.args[::-1]):
        if chosen.kind == "and" and chosen.elem == n.elem and len(chosen.args) == 2 and len(users[chosen]) == 1:
            for differ, x in (chosen.args, chosen.args[::-1]):
                if differ.kind != "xor" or differ.elem != n.elem:
                    continue
                if len(differ.args) == 2 and z in differ.args and x is not z:
                    y = differ.args[differ.args[0] is z]
                    if y is not x and all(a.kind != "const" for a in (x, y, z)):
                        return Mux(n, chosen, differ, x, y, z)
    return None


# -- chained ------------------------------------------------------------------------------------------
def _chain(piece: Piece, found: list[Mux], users: dict[Node, list[Node]]) -> None:
    begins = {(m.y, m.z): m for m in found if len(users[m.differ]) == 1}
    linked = [(m, begins[m.x, m.y]) for m in found if (m.x, m.y) in begins and _only_added(m, begins[m.x, m.y], users)]
    place = {n: i for i, n in enumerate(piece.nodes)}
    new: dict[Node, Node] = {}
    for m, after in linked:
        if place[after.node] < place[m.node] or _wanted(piece.nodes, place[m.node], users, place) > ROOM:
            continue
        both = after.differ
        m.chosen.kind = "or"
        m.node.args = [m.chosen, both]
        new[m.node] = both
    taken = set(new.values())
    piece.nodes = [x for n in piece.nodes if n not in taken for x in ([new[n], n] if n in new else [n])]


def _wanted(nodes: list[Node], at: int, users: dict[Node, list[Node]], place: dict[Node, int]) -> int:
    """How many words there are at a place that are made shortly before and read shortly after it."""
    near = nodes[max(0, at - 2 * AROUND):at]
    near = [n for n in near if n.file == "r" and not given(n)]
    return sum(any(at <= place[u] < at + AROUND for u in users.get(n, [])) for n in near)


def _only_added(m: Mux, after: Mux, users: dict[Node, list[Node]]) -> bool:
    """Whether but for multiplexers one addition is all that reads y once x is there."""
    later = [u for u in users[m.y] if u not in (m.differ, after.differ, after.node)]
    later = [u for u in later if u.order > m.x.order]
    return len(later) == 1 and later[0].kind == "add"


# -- apart --------------------------------------------------------------------------------------------
def _apart(piece: Piece, found: list[Mux], users: dict[Node, list[Node]], cpu: Cpu) -> None:
    at = arrivals(piece.nodes, cpu)
    own = {m.node for m in found if _own(m, users)}
    turned = [_turned(m, at) if m.node in own else m for m in found]
    could = [m for m in turned if ends_late(m, users, at, m.node in own)]
    pays = _paying(piece.nodes, {m.node: GAIN * (m.node in own) for m in could}, at, users, cpu)
    before: dict[Node, list[Node]] = {}  # nodes to put before a node
    for m in could:
        if m.node not in pays:
            continue
        total = users[m.node][0]
        if m.x not in users:
            before.setdefault(m.chosen, []).append(m.x)
        m.node.kind, m.node.args, m.chosen.args = "and", *_terms(m, before)
        total.args = [x for a in total.args for x in ((a, m.chosen) if a is m.node else (a,))]
    piece.nodes = [x for n in piece.nodes for x in (*before.get(n, []), n)]


def _turned(m: Mux, at: dict[Node, float]) -> Mux:
    """A majority with differences of its own as a choice by the difference of the two that come first.

    Where that is neither of its own, it is a node that is not in the piece yet, which `at` then has.
    """
    w = m.x.args[m.x.args[0] is m.z]
    if w.kind == "const" or at[m.y] >= max(at[m.z], at[w]):
        return m
    if at[w] > at[m.z]:
        return replace(m, differ=m.x, x=m.differ, y=w)
    x = Node("xor", [m.y, w], pos=m.x.pos, name=m.x.name, elem=m.x.elem, group=m.x.group)
    at[x] = max(at[m.y], at[w]) + at[m.x] - max(at[m.z], at[w])
    return replace(m, x=x, y=m.z, z=m.y)


def _own(m: Mux, users: dict[Node, list[Node]]) -> bool:
    """Whether it is a majority whose differences nothing else reads: apart it takes no operation more."""
    return m.x.kind == "xor" and len(m.x.args) == 2 and m.z in m.x.args and len(users[m.x]) == len(users[m.differ]) == 1


def ends_late(m: Mux, users: dict[Node, list[Node]], at: dict[Node, float], ties: bool = False) -> bool:
    """Whether a multiplexer is read by an addition only, and waits for what it chooses from.

    With `ties` it is enough that this comes when what chooses does: from there the way is an operation longer.
    """
    if m.chosen.kind != "and" or len(users[m.node]) != 1 or len(users[m.differ]) > 2:
        return False
    total, late = users[m.node][0], max(at[m.y], at[m.z])
    return total.kind == "add" and total.args.count(m.node) == 1 and (late >= at[m.x] if ties else late > at[m.x])


def _paying(nodes: list[Node], could: dict[Node, float], at: dict[Node, float], users: dict[Node, list[Node]],
            cpu: Cpu) -> set[Node]:
    """Those of `could` around which latencies less two operations each, or the work and one more each, are shorter.

    They must be so by more than the clocks that `could` gives for each of those around.
    """
    work, last, muxes = [0.0], [0.0], [0]
    for n in nodes:
        work.append(work[-1] + _work(n, users, cpu))
        last.append(max(last[-1], at[n]))
        muxes.append(muxes[-1] + (n in could))
    differ, both = (cpu.instructions.form(does, WORD, WORD) for does in ("xor", "and"))
    shorter, longer = 2 * cpu.cost(differ).latency, cpu.slots(both) / cpu.width
    found = set()
    for i, n in enumerate(nodes):
        if n in could:
            a, b = max(0, i - AROUND), min(len(nodes), i + AROUND)
            wait, busy, number = last[b] - last[a], (work[b] - work[a]) / cpu.width, muxes[b] - muxes[a]
            if max(wait - number * shorter, busy + number * longer) < max(wait, busy) - number * could[n]:
                found.add(n)
    return found


def _terms(m: Mux, before: dict[Node, list[Node]]) -> tuple[list[Node], list[Node]]:
    """The operands of y & x and of z & ~x, which is z & w where x is z ^ w."""
    if m.x.kind == "xor" and len(m.x.args) == 2 and m.z in m.x.args:
        return [m.y, m.x], [m.z, m.x.args[m.x.args[0] is m.z]]
    other = Node("not", [m.x], pos=m.node.pos, name=m.node.name, elem=m.node.elem, group=m.node.group)
    before.setdefault(m.chosen, []).append(other)
    return [m.y, m.x], [m.z, other]


def arrivals(nodes: list[Node], cpu: Cpu) -> dict[Node, float]:
    """The first clock at which each value can be there; sums are joined in the order in which operands come."""
    at: dict[Node, float] = {}
    for n in nodes:
        ready = sorted(at[a] for a in n.operands())
        if n.kind in SUMS and n.file == "r":
            step, now = cpu.cost(form(cpu, n)).latency, ready[0]
            for one in ready[1:]:
                now = max(now, one) + step
            at[n] = now
        else:
            at[n] = max(ready, default=0.0) + _latency(n, cpu)
    return at


def _latency(n: Node, cpu: Cpu) -> float:
    if n.file != "r":
        return 1.0
    if n.kind == "load":
        return cpu.load_latency
    if n.kind in BY_AMOUNT:
        return cpu.cost(form(cpu, n)).latency
    return 0.0 if n.kind in GIVEN + EFFECTS else 1.0


def _work(n: Node, users: dict[Node, list[Node]], cpu: Cpu) -> float:
    """Slots that the instructions of a node take: a copy of an operand if all are read again, constants by `lea`."""
    if n.file != "r" or n.kind in GIVEN:
        return 0.0
    if n.kind in SUMS:
        values = [a for a in n.args if a.kind != "const"]
        copied = all(users[a][-1] is not n for a in values)
        return (len(values) - 1) * cpu.slots(form(cpu, n)) + copied * cpu.slots(copies(cpu, n.file)[0][0])
    if n.kind in BY_AMOUNT:
        return cpu.slots(form(cpu, n))
    return 1.0
