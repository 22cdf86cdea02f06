"""Pass `select`: word operations become those the CPU does cheapest, by the costs in its table.

* The four bytes of a word: low and high byte names and one shift by 16 for the upper pair (Code 3 of
  paper 000), or shifts by 8 and low bytes only where reading a high byte is dear.
* A product with a constant of two set bits: multiplication, or shifts and an addition.
* A rotation: the rotate instruction, or two shifts and an `or`.
* Multiplexers and majorities: see scheduler.shapes.
* What a sum needs to be begun before one of its operands is overwritten: see scheduler.hoist.
* A word of memory that sums read several times, far apart: a load for each.
* A sum of rotations of one value: each by itself, or nested, see scheduler.nested.
* Vectors: see scheduler.selectvector.

What is left to the scheduler, since it depends on where values are: memory operands, `lea`, byte reads
from memory or by masking, copies.
"""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Callable

from scheduler.hoist import hoist
from scheduler.nested import nest_rotations
from scheduler.nodes import EFFECTS, SUMS, Mem, Node, Piece, Program
from scheduler.normalize import pieces
from scheduler.places import may_overlap
from scheduler.selectvector import select_vectors
from scheduler.shapes import shape
from targets.cpu import Cpu

FAR = 32  # nodes from one reader to the next from which on a word is loaded again


def select(program: Program, cpu: Cpu) -> Program:
    """Rewrite the pieces of `program` for `cpu`, in place."""
    price = _price(cpu)
    halves = price("movzx r32,r8h") + price("movzx r32,r8") + 2 * price("shr r32,imm8")
    chain = 2 * price("movzx r32,r8") + 3 * price("shr r32,imm8")
    for piece in pieces(program):
        _loads(piece)
        shape(piece, cpu)
        hoist(piece)
        select_vectors(program, piece, cpu)
        nest_rotations(piece, cpu)
        _products(piece, price)
        _rotations(piece, price)
        _bytes(piece, by_halves=halves <= chain)
        for i, n in enumerate(piece.nodes):
            n.order = i
    return program


def _price(cpu: Cpu) -> Callable[[str], float]:
    """Cost of a form: issue slots first, then a little for each clock of latency."""
    return lambda form: cpu.slots(form) + 0.05 * cpu.cost(form).latency


def _loads(piece: Piece) -> None:
    """Words of memory that sums read again much later are loaded again there: nothing keeps a register meanwhile."""
    at = {n: i for i, n in enumerate(piece.nodes)}
    users: dict[Node, list[Node]] = {}
    for n in piece.nodes:
        for a in n.operands():
            users.setdefault(a, []).append(n)
    again: dict[Node, list[Node]] = {}  # reader -> the loads to put before it
    for load in [n for n in piece.nodes if n.kind == "load" and n.file == "r" and n.mem and n.mem.size == 4]:
        readers = users.get(load, [])
        assert load.mem
        if len(readers) < 2 or any(x.kind != "slot" for x in load.mem.nodes()) or not load.mem.nodes() \
                or not all(u.kind in SUMS and u.file == "r" and u.args.count(load) == 1 for u in readers):
            continue
        now = load
        for last, reader in itertools.pairwise(readers):
            if at[reader] - at[last] < FAR or _written(piece.nodes[at[load]:at[reader]], load.mem):
                break
            now = dataclasses.replace(load, mem=dataclasses.replace(load.mem))
            again.setdefault(reader, []).append(now)
            reader.args = [now if a is load else a for a in reader.args]
    piece.nodes = [x for n in piece.nodes for x in (*again.get(n, []), n)]


def _written(nodes: list[Node], mem: Mem) -> bool:
    return any(n.kind in EFFECTS and n.mem and may_overlap(n.mem.where, mem.where) for n in nodes)


def _rewrite(piece: Piece, change: Callable[[Node, Callable[[Node], Node]], Node | None]) -> None:
    """Replace nodes by what `change(node, add)` answers; `add` puts a new node before it."""
    out: list[Node] = []

    def add(node: Node) -> Node:
        out.append(node)
        return node

    for n in piece.nodes:
        if change(n, add) is None:
            out.append(n)
    piece.nodes = out


def _become(n: Node, kind: str, args: list[Node], imm: int = 0) -> Node:
    n.kind, n.args, n.imm = kind, args, imm
    return n


def _products(piece: Piece, price: Callable[[str], float]) -> None:
    shifts = 2 * price("shl r32,imm8") + price("mov r32,r32") + price("add r32,r32")
    if price("imul r32,r32") + price("mov r32,imm32") <= shifts:
        return

    def change(n: Node, add: Callable[[Node], Node]) -> Node | None:
        if n.kind != "mul":
            return None
        a, b = n.args if n.args[1].kind == "const" else n.args[::-1]
        bits = [i for i in range(32) if b.kind == "const" and b.imm >> i & 1]
        if len(bits) != 2:
            return None
        terms = [add(Node("shl", [a], i, pos=n.pos, name=n.name)) if i else a for i in bits]
        return add(_become(n, "add", terms))

    _rewrite(piece, change)


def _rotations(piece: Piece, price: Callable[[str], float]) -> None:
    pair = 2 * price("shl r32,imm8") + price("mov r32,r32") + price("or r32,r32")
    if price("rol r32,imm8") <= pair:
        return

    def change(n: Node, add: Callable[[Node], Node]) -> Node | None:
        if n.kind not in ("rol", "ror"):
            return None
        left = n.imm if n.kind == "rol" else 32 - n.imm
        parts = [add(Node(kind, n.args, k, pos=n.pos, name=n.name)) for kind, k in (("shl", left), ("shr", 32 - left))]
        return add(_become(n, "or", parts))

    _rewrite(piece, change)


def _byte_number(n: Node) -> int | None:
    """Which byte of its operand a node is: a shift by 24 is byte 3."""
    if n.kind == "byte":
        return n.imm
    return 3 if n.kind == "shr" and n.imm == 24 else None


def _bytes(piece: Piece, by_halves: bool) -> None:
    read: dict[Node, set[int]] = {}
    for n in piece.nodes:
        if _byte_number(n) is not None:
            read.setdefault(n.args[0], set()).add(_byte_number(n) or 0)
    shifted: dict[tuple[Node, int], Node] = {}

    def right(word: Node, by: int, like: Node, add: Callable[[Node], Node]) -> Node:
        if (word, by) not in shifted:
            shifted[word, by] = add(Node("shr", [word], by, pos=like.pos, name=like.name))
        return shifted[word, by]

    def change(n: Node, add: Callable[[Node], Node]) -> Node | None:
        word = n.args[0] if n.args else None
        if n.kind == "shr" and word and n.imm in (8, 16):
            shifted.setdefault((word, n.imm), n)
        at = _byte_number(n)
        if word is None or not at:
            return None
        if not by_halves and len(read[word]) == 4:
            step = word
            for _ in range(at - (at == 3)):
                step = right(step, 8, n, add)
            return add(_become(n, "shr", [step], 8) if at == 3 else _become(n, "byte", [step], 0))
        if at == 1 or 2 not in read[word]:
            return None
        half = right(word, 16, n, add)
        return add(_become(n, "byte", [half], 0) if at == 2 else _become(n, "shr", [half], 8))

    _rewrite(piece, change)
