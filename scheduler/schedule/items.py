"""Schedulable items of a piece: an instruction-sized step with the steps it must follow.

An associative node gives one item per operand (a *join*): the operands are joined to an accumulator in
whatever order the scheduler picks them. A load that feeds exactly one join, or another vector instruction that
takes a memory operand, is folded into it. Vector constants are loads from a place that is always there: they are no
items, but come into registers like constants of general registers, when they are wanted.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import NamedTuple

from scheduler.code import vector_forms
from scheduler.graph.nodes import Mem, Node, Piece, Slot, SlotPart, Start, node_bytes
from scheduler.graph.ops import (
    ADDED,
    BY_AMOUNT,
    CARRIES,
    GIVEN,
    MASKED,
    MASKING,
    PAIRS,
    ROTATIONS,
    SHUFFLES,
    SUMS,
    TERNARY,
    TOUCHES,
    WRITES,
)
from scheduler.graph.places import Touched, element_bytes
from scheduler.schedule.alike import Trial
from scheduler.schedule.chains import DOES, in_order, join_chains
from scheduler.schedule.item import Item
from scheduler.schedule.line_order import depth_first, side_by_side
from scheduler.schedule.policy import Order
from targets.cpu import Cpu
from targets.x86.instruction_set import HALF, HIGH, LOW, WORD
from targets.x86.register_files import STACK, register_set


def at_hand(n: Node) -> bool:
    """Whether the value needs no item: slots, constants (those too long for an immediate are loads from a table).

    A constant of the x87 stack behind a register needs one: when the stack is laid out, registers are given.
    """
    return n.kind in GIVEN or bool(n.kind == "load" and (n.file != "r" or n.elem == 64) and n.mem and n.mem.table
                                   and all(isinstance(b.slot, Start) and n.file != STACK.file for b in n.mem.nodes()))


def aligned(mem: Mem) -> bool:
    """Whether the address is a multiple of the size: known, or an entry of a table of 16-byte entries."""
    return mem.aligned or (mem.size == 16 and mem.table is not None and element_bytes(mem.table) == 16
                           and mem.disp % 16 == 0)


def readable(mem: Mem | Slot, user: Node) -> bool:
    """Whether an instruction of `user` may have this place as its memory operand."""
    if user.file == "r":
        return mem.size >= node_bytes(user)
    if isinstance(mem, Slot):
        return True
    if mem.repeat:
        return not mem.apart
    return mem.size >= vector_forms.operand_bytes(user) and (user.file != "x" or aligned(mem))


def rotated_word(n: Node) -> tuple[Node, int] | None:
    """Of a byte of a rotated word of the frame: the word as the piece found it, and which of its bytes that is.

    So the byte can be read from the frame, whatever register the rotated word is in.
    """
    if n.kind != "byte" or n.args[0].kind not in ROTATIONS or n.args[0].imm % 8:
        return None
    rotated, word = n.args[0], n.args[0].args[0]
    if word.kind != "slot" or word.file != "r" or word.slot is None or word.slot.size != 4 or rotated.elem != 32:
        return None
    by = rotated.imm // 8 if rotated.kind == "ror" else -rotated.imm // 8
    return word, (n.imm + by) % 4


Edges = set[tuple[Item, Item]]


class Traits(NamedTuple):
    """What the choice among items goes by and no trial changes.

    `where`: the node in whose file and stream the item fills a register; `behind`: the nodes with whose state its cost
    changes, none where it has to be found anew each time; `reads`: what it reads, whether that takes a register once it
    has none, and whether that is one of the bank that the item fills; `in_place`: whether an operand may be read from
    memory in place; `sums`: whether it is a join of a sum; `makes`: registers filled, copies and sums begun badly,
    where these are always the same.
    """

    where: Node
    behind: list[Node]
    reads: list[tuple[Node, bool, bool]]
    in_place: bool
    sums: bool
    makes: tuple[int, int, int] | None


@dataclass(eq=False)
class Work:
    """Items in the order in which to consider them, with the number of items that read each node."""

    items: list[Item]
    uses: dict[Node, int]
    makers: dict[Node, list[Item]]
    users: dict[Node, list[Item]] = field(default_factory=dict)  # who reads a node, in the order of the items
    traits: list[Traits] = field(default_factory=list)  # of each item, once somebody has asked (priority)
    depend: dict[Node, list[int]] = field(default_factory=dict)  # numbers of items whose costs change with a node
    trials: list[Trial] = field(default_factory=list)  # that have been made with it


_known: ContextVar[dict[object, Work] | None] = ContextVar("_known", default=None)


@contextmanager
def built_once() -> Iterator[None]:
    """Here a piece is split once for each order, for all trials: nobody changes its nodes meanwhile."""
    token = _known.set({})
    try:
        yield
    finally:
        _known.reset(token)


def build(piece: Piece, cpu: Cpu, order: Order = Order.SOURCE) -> Work:
    """Split `piece` into items, link their dependences and give each its height (clocks to the end).

    The items are in the `order` in which they are to be considered (scheduler.schedule.line_order). What is given may
    be others', too (`built_once`): it is read, and not changed.
    """
    known = _known.get()
    if known is None:
        return _build(piece, cpu, order)
    # pieces without some of their nodes are made anew for each trial, of the same nodes
    of = tuple(map(id, piece.nodes)), tuple(piece.groups.items()), piece.bits, id(cpu), order
    if of not in known:
        known[of] = _build(piece, cpu, order)
    return known[of]


def _build(piece: Piece, cpu: Cpu, order: Order) -> Work:
    users: dict[Node, list[Node]] = {}
    for n in piece.nodes:
        for a in n.operands():
            users.setdefault(a, []).append(n)
    folded = {n for n in piece.nodes if n.kind == "load" and _folds(n, users.get(n, []))}
    folded -= _overtaken(piece, folded, users)
    work = Work([], {}, {})
    for number, n in enumerate(piece.nodes):
        if n.kind == "part":  # there once its slot is written
            work.makers[n] = work.makers[n.args[0]]
        elif n.kind in ("joined", "paired"):
            work.makers[n] = [item for a in n.args for item in work.makers[a]]
        if at_hand(n) or n in folded:
            continue
        made = _items(n, number, folded)
        work.makers[n] = made
        work.items += made
    linked: Edges = set()
    _data_edges(work, linked)
    _memory_edges(work, linked)
    if any(n.kind in CARRIES for n in piece.nodes):
        _join_chains(work, piece, cpu.bits)
    for item in work.items:
        item.waits = len(item.before)
        for r in [r for one in item.inner or (item,) for r in one.reads]:
            work.uses[r] = work.uses.get(r, 0) + 1
    _heights(work, cpu)
    for item in work.items:
        item.place = item.order
    if order is not Order.SOURCE:
        work.items = side_by_side(work.items) if order is Order.ABREAST else depth_first(work.items)
        for at, item in enumerate(work.items):
            item.place = at * len(piece.nodes) // len(work.items)  # as far apart as in source order
    for item in work.items:
        for r in item.reads:
            work.users.setdefault(r, []).append(item)
    return work


def _join_chains(work: Work, piece: Piece, bits: int) -> None:
    """Chains of sums with carries in place of their items."""
    joined = join_chains(work.items, bits, len(register_set(bits).files["r"]) // piece.groups.get("r", 1))
    work.makers = {n: list(dict.fromkeys(joined.get(i, i) for i in made)) for n, made in work.makers.items()}
    work.items = in_order(list(dict.fromkeys(joined.get(i, i) for i in work.items)))


def _folds(load: Node, users: list[Node]) -> bool:
    """Whether a load has one reader, and that reads memory itself: a join, `tovector`, a vector's second operand."""
    if load.file == STACK.file or len(users) != 1 or load.mem is None or users[0].args.count(load) != 1 \
            or at_hand(load):
        return False
    user = users[0]
    if user.kind == "tovector":
        return load.mem.size == node_bytes(load)
    if user.kind in SUMS and user.file == "r":
        return load.mem.size == node_bytes(user) == node_bytes(load)
    takes = user.kind in SUMS or user.kind in SHUFFLES
    if user.kind in TERNARY:  # one of them
        takes = load is [a for a in user.args if a.kind == "load" and not at_hand(a)][-1]
    takes = takes or (user.kind in (*ADDED, *MASKED, *MASKING) and len(user.args) > 1 and user.args[-1] is load)
    takes = takes or (user.kind in PAIRS and user.file != "r" and user.args[1] is load)
    return takes and readable(load.mem, user)


def _overtaken(piece: Piece, folded: set[Node], users: dict[Node, list[Node]]) -> set[Node]:
    """Loads whose place is stored to before their only user: they may not sink to it."""
    lost: set[Node] = set()
    waiting: Touched[Node] = Touched()
    ending: dict[Node, list[Node]] = {}  # a user -> loads that it ends
    for n in piece.nodes:
        if n in folded and n.mem and n.mem.where != ("table",):
            waiting.add(n.mem.where, n)
            ending.setdefault(users[n][0], []).append(n)
        elif n.kind in WRITES and n.mem:
            lost.update(waiting.overlapping(n.mem.where))
        for load in ending.pop(n, ()):
            if load.mem:
                waiting.remove(load.mem.where, load)
    return lost


def _items(n: Node, order: int, folded: set[Node]) -> list[Item]:
    if n.kind not in SUMS:
        load = next((a for a in n.args if a in folded), None)
        reads = [a for a in n.operands() if a is not load] + (load.mem.nodes() if load and load.mem else [])
        return [Item(n, order, None, load, reads=list(dict.fromkeys(reads)))]
    made = []
    for a in n.args:
        fold = a if a in folded else None
        reads = a.mem.nodes() if fold and a.mem else [a]
        made.append(Item(n, order, a, fold, reads=list(dict.fromkeys(reads))))
    return made


def _edge(linked: Edges, before: Item, after: Item) -> None:
    if before is not after and (before, after) not in linked:
        linked.add((before, after))
        before.next.append(after)
        after.before.append(before)


def _data_edges(work: Work, linked: Edges) -> None:
    for item in work.items:
        for r in item.reads:
            for maker in work.makers.get(r, []):
                _edge(linked, maker, item)


def _memory_edges(work: Work, linked: Edges) -> None:
    """Order overlapping accesses, and slot writes after the slot's readers."""
    reading: Touched[Item] = Touched()
    writing: Touched[Item] = Touched()
    readers: dict[object, list[Item]] = {}
    for item in work.items:
        behind = rotated_word(item.node)
        for r in (*item.reads, *([behind[0]] if behind else [])):
            if r.kind == "slot":
                readers.setdefault(r.slot, []).append(item)
        source = item.fold or item.node
        if source.mem and source.mem.where != ("table",) and source.kind in TOUCHES:
            where, write = source.mem.where, source.kind in WRITES
            for other in writing.overlapping(where) + (reading.overlapping(where) if write else []):
                _edge(linked, other, item)
            (writing if write else reading).add(where, item)
    for item in work.items:
        slot = item.node.slot
        if item.node.kind == "setslot":
            whole = readers.get(slot.whole, []) if isinstance(slot, SlotPart) else []
            for reader in (*readers.get(slot, []), *whole):
                _edge(linked, reader, item)


def _heights(work: Work, cpu: Cpu) -> None:
    for item in reversed(work.items):
        item.latency = latency(item, cpu)
        item.height = item.latency + max((n.height for n in item.next), default=0.0)


def latency(item: Item, cpu: Cpu) -> float:
    """Clocks from the item's operands to its result, by the CPU's table."""
    kind = item.node.kind
    if item.node.file == STACK.file:
        return vector_forms.float_latency(item.node, cpu)
    if item.node.file != "r" or kind == "toword":
        return vector_forms.latency(item.node, cpu) + (vector_forms.latency(item.fold, cpu) if item.fold else 0)
    if kind == "load":
        return cpu.load_latency
    if item.links:
        each = cpu.cost(cpu.instructions.form(DOES[kind], *[vector_forms.own(item.node)] * 2)).latency
        return len(item.links) * each + max((latency(one, cpu) for one in item.inner[:-1]), default=0.0)
    if kind in SUMS:
        return cpu.cost(vector_forms.form(cpu, item.node)).latency + (cpu.load_latency if item.fold else 0)
    form = _form(item.node, cpu)
    return cpu.cost(form).latency if form else 0.0


def _form(n: Node, cpu: Cpu) -> str:
    """The form of what is done in a general register; empty where nothing is computed."""
    isa, own = cpu.instructions, vector_forms.own(n)
    if n.kind in BY_AMOUNT or n.op.family == "arithmetic" or n.kind == "bswap":
        return vector_forms.form(cpu, n)
    if n.kind == "byte":
        return isa.form("byte", WORD, HIGH if n.imm == 1 else LOW)
    of = {"word": ("word", WORD, HALF), "copy": ("copy", own, own), "low": ("copy", WORD, WORD),
          "ltmask": ("subtract with borrow", own, own)}
    return isa.form(*of[n.kind]) if n.kind in of else ""
