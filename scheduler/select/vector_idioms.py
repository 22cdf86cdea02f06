"""Vector idioms of pass `select`: fewer copies on two-operand machines, and 64-bit sums where there are none.

* A sum of shifts of one value, `x << a ^ x << b ^ …`, is done in Horner form: `((x << b-a) ^ x) << a`. Each step
  overwrites its own result, so that one copy of x serves the whole sum (rotations are such sums, too).
* `~a & b` is one instruction.
* A 64-bit sum on a CPU without a 64-bit addition: both halves are added by themselves; the carry out of the low half
  is a signed comparison of the biased partial sums, moved to the high half. The carries of several additions are
  counted before they are moved.
"""

from __future__ import annotations

from collections.abc import Callable

from dsl.ir import Table
from scheduler.code.vector_forms import reads, repeated
from scheduler.graph.nodes import Mem, Node, Piece, Program
from scheduler.graph.ops import SHIFTS, SUMS, TERNARY
from scheduler.graph.simplify import drop_dead
from targets.cpu import Cpu

Add = Callable[[Node], Node]
BIAS = 0x80000000  # in the low half


def select_vectors(program: Program, piece: Piece, cpu: Cpu) -> None:
    """Rewrite the vector operations of a piece for `cpu`, in place."""
    users: dict[Node, int] = {}
    for n in piece.nodes:
        for a in n.operands():
            users[a] = users.get(a, 0) + 1
    out: list[Node] = []

    def add(node: Node) -> Node:
        out.append(node)
        return node

    sums = _Sums(program, cpu)
    for n in piece.nodes:
        if n.file != "r":
            if n.kind == "xor":
                _horner(n, users, add)
            elif n.kind == "and":
                _and_not(n, users)
            elif n.kind in ("add", "sub") and n.elem == 64:
                sums.rewrite(n, add)
        out.append(n)
    piece.nodes = out
    drop_dead(piece)


def repeat_in_place(piece: Piece, cpu: Cpu) -> None:
    """Let operations read what memory has once, again and again, where all readers have an instruction that does."""
    users: dict[Node, list[Node]] = {}
    for n in piece.nodes:
        for a in n.args:
            users.setdefault(a, []).append(n)
    for load in (n for n in piece.nodes if n.mem and n.mem.repeat):
        assert load.mem
        kind = repeated(load.mem.size)
        load.mem.apart = not all((u.kind in SUMS or u.kind in TERNARY) and reads(cpu, u, kind)
                                 for u in users.get(load, []))


def _like(n: Node, kind: str, args: list[Node], imm: int = 0, elem: int | None = None) -> Node:
    return Node(kind, args, imm, pos=n.pos, name=n.name, file=n.file, elem=elem or n.elem, group=n.group)


def _horner(n: Node, users: dict[Node, int], add: Add) -> None:
    """Join the terms of a sum that are shifts of one value in one direction."""
    groups: dict[tuple[Node, str, int], list[Node]] = {}
    for a in n.args:
        if a.kind in SHIFTS and users[a] == 1:
            groups.setdefault((a.args[0], a.kind, a.elem), []).append(a)
    for (x, kind, elem), terms in groups.items():
        amounts = sorted(t.imm for t in terms)
        if len(terms) < 2:
            continue
        total: Node | None = None
        for amount, below in zip(amounts[::-1], [*amounts[-2::-1], 0], strict=True):
            inner = x if total is None else add(_like(n, "xor", [total, x]))
            total = add(_like(n, kind, [inner], amount - below, elem)) if amount > below else inner
        assert total is not None
        n.args = [a for a in n.args if a not in terms] + [total]
    if len(n.args) == 1:
        n.kind = "copy"


def _and_not(n: Node, users: dict[Node, int]) -> None:
    """`(a ^ ones) & b` becomes one operation."""
    if len(n.args) != 2:
        return
    for a, b in (n.args, n.args[::-1]):
        if a.kind == "xor" and len(a.args) == 2 and users[a] == 1 and any(map(is_ones, a.args)):
            first, second = a.args  # both may be ones, where nested sums stay
            n.kind, n.args = "andn", [second if is_ones(first) else first, b]
            return


def is_ones(n: Node) -> bool:
    """Whether a node is a constant of ones."""
    mem = n.mem
    if n.kind != "load" or mem is None or mem.table is None or mem.index is not None or mem.base is not None:
        return False
    return mem.table.entries[mem.disp // mem.size] == (1 << 8 * mem.size) - 1


class _Sums:
    """64-bit additions by their 32-bit halves."""

    def __init__(self, program: Program, cpu: Cpu) -> None:
        self.program, self.cpu = program, cpu

    def constant(self, n: Node, add: Add) -> Node:
        """The bias, from a table of its own."""
        table = next((t for t in self.program.tables if t.name == "bias" and t.entries == (BIAS,)), None)
        if table is None:
            table = Table("bias", 64, (BIAS,))
            self.program.tables.append(table)
        made = add(_like(n, "load", []))
        made.mem = Mem(8, table=table, where=("table",), aligned=True)
        return made

    def rewrite(self, n: Node, add: Add) -> None:
        if n.file != "mm" or self.cpu.instructions.find("add", n.file, n.file, elem=64):
            return
        if n.kind == "sub":  # a - b: the low half borrows where b is greater
            a, b = n.args
            left, right = (add(_like(n, "xor", [x, self.constant(n, add)])) for x in (a, b))
            borrow = add(_like(n, "shl", [add(_like(n, "gt", [right, left], elem=32))], 32))
            n.args, n.kind, n.elem = [add(_like(n, "sub", [a, b], elem=32)), borrow], "add", 32
            return
        terms = n.args
        total = add(_like(n, "xor", [terms[0], self.constant(n, add)]))
        carries = []
        for term in terms[1:]:
            after = add(_like(n, "add", [total, term], elem=32))
            carries.append(add(_like(n, "gt", [total, after], elem=32)))
            total = after
        count = carries[0] if len(carries) == 1 else add(_like(n, "add", carries, elem=32))
        high = add(_like(n, "shl", [count], 32))
        n.kind, n.args = "xor", [add(_like(n, "sub", [total, high], elem=32)), self.constant(n, add)]
