"""Pass `select`: word operations become those the CPU does cheapest, by the costs in its table.

* The four bytes of a word: low and high byte names and one shift by 16 for the upper pair (Code 3 of
  paper 000), or shifts by 8 and low bytes only where reading a high byte is dear.
* A product with a constant of two set bits: multiplication, or shifts and an addition.
* A rotation: the rotate instruction, or two shifts and an `or`.
* Values kept complemented: see scheduler.select.phase_assignment. Multiplexers and majorities: see
scheduler.select.shapes.
* What a sum needs to be begun before one of its operands is overwritten: see scheduler.select.hoist.
* A word of memory that sums read several times, far apart: a load for each.
* The bytes of a 64-bit value: by pairs of low and high byte names, the value shifted by 16 for each pair, or by 8.
* A sum of rotations of one value: each by itself, or nested, see scheduler.select.nested.
* Vectors: see scheduler.select.vector_idioms; shuffles that there is no instruction for: scheduler.select.no_shuffle;
  logic on three operands: scheduler.select.ternary.
* Constants that are too long for an immediate are words of a table.

What is left to the scheduler, since it depends on where values are: memory operands, `lea`, byte reads
from memory or by masking, copies.
"""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Callable

from dsl.ir import Table
from scheduler.code.vector_forms import fits, own
from scheduler.graph.nodes import Mem, Node, Piece, Program
from scheduler.graph.ops import EFFECTS, ROTATIONS, SUMS
from scheduler.graph.places import may_overlap
from scheduler.graph.simplify import pieces
from scheduler.select.hoist import hoist
from scheduler.select.nested import nest_rotations
from scheduler.select.no_shuffle import without_shuffles
from scheduler.select.phase_assignment import complement
from scheduler.select.shapes import shape
from scheduler.select.ternary import make_ternary
from scheduler.select.vector_idioms import repeat_in_place, select_vectors
from targets.cpu import Cpu
from targets.x86.instruction_set import CONSTANT, COUNT, HIGH, LOW, WORD

Price = Callable[..., float]
FAR = 32  # nodes from one reader to the next from which on a word is loaded again


def select(program: Program, cpu: Cpu) -> Program:
    """Rewrite the pieces of `program` for `cpu`, in place."""
    price = _price(cpu)
    high, low, shift = price("byte", WORD, HIGH), price("byte", WORD, LOW), price("shr", WORD, COUNT)
    halves, chain = high + low + 2 * shift, 2 * low + 3 * shift
    for piece in pieces(program):
        _loads(piece)
        complement(piece, cpu)
        shape(piece, cpu)
        hoist(piece)
        select_vectors(program, piece, cpu)
        without_shuffles(piece, cpu)
        make_ternary(piece, cpu)
        repeat_in_place(piece, cpu)
        nest_rotations(piece, cpu)
        _products(piece, price)
        _rotations(piece, price)
        _bytes(piece, by_halves=halves <= chain)
        if program.bits == 64:
            _long_bytes(piece, step=16 if halves <= chain else 8)
            _long_constants(program, piece)
        for i, n in enumerate(piece.nodes):
            n.order = i
    return program


def _price(cpu: Cpu) -> Price:
    """Cost of an operation on operands of some kinds: issue slots first, then a little for each clock of latency."""
    def price(does: str, *kinds: str) -> float:
        form = cpu.instructions.form(does, *kinds)
        return cpu.slots(form) + 0.05 * cpu.cost(form).latency

    return price


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


def _products(piece: Piece, price: Price) -> None:
    def dear(r: str) -> bool:
        shifts = 2 * price("shl", r, COUNT) + price("copy", r, r) + price("add", r, r)
        return price("mul", r, r) + price("constant", WORD, CONSTANT) > shifts

    whole = {(n.elem, frozenset(n.args)) for n in piece.nodes if n.kind == "mulhi"}  # its instruction makes both halves

    def change(n: Node, add: Callable[[Node], Node]) -> Node | None:
        if n.kind != "mul" or not dear(own(n)) or (n.elem, frozenset(n.args)) in whole:
            return None
        a, b = n.args if n.args[1].kind == "const" else n.args[::-1]
        bits = [i for i in range(n.elem) if b.kind == "const" and b.imm >> i & 1]
        if len(bits) != 2:
            return None
        terms = [add(Node("shl", [a], i, pos=n.pos, name=n.name, elem=n.elem, group=n.group)) if i else a for i in bits]
        return add(_become(n, "add", terms))

    _rewrite(piece, change)


def _rotations(piece: Piece, price: Price) -> None:
    def dear(r: str) -> bool:
        pair = price("shl", r, COUNT) + price("shr", r, COUNT) + price("copy", r, r) + price("or", r, r)
        return price("rol", r, COUNT) > pair

    def change(n: Node, add: Callable[[Node], Node]) -> Node | None:
        if n.kind not in ROTATIONS or not dear(own(n)):
            return None
        left = n.imm if n.kind == "rol" else n.elem - n.imm
        parts = [add(Node(kind, n.args, k, pos=n.pos, name=n.name, elem=n.elem, group=n.group))
                 for kind, k in (("shl", left), ("shr", n.elem - left))]
        return add(_become(n, "or", parts))

    _rewrite(piece, change)


def _byte_number(n: Node) -> int | None:
    """Which byte of its operand, of 32 bits, a node is: a shift by 24 is byte 3."""
    if n.kind == "byte":
        return n.imm
    return 3 if n.kind == "shr" and n.imm == 24 and n.elem == 32 else None


def _bytes(piece: Piece, by_halves: bool) -> None:
    read: dict[Node, set[int]] = {}
    for n in piece.nodes:
        if _byte_number(n) is not None and not _long(n.args[0]):
            read.setdefault(n.args[0], set()).add(_byte_number(n) or 0)
    shifted: dict[tuple[Node, int], Node] = {}

    def right(word: Node, by: int, like: Node, add: Callable[[Node], Node]) -> Node:
        if (word, by) not in shifted:
            shifted[word, by] = add(Node("shr", [word], by, pos=like.pos, name=like.name, group=word.group))
        return shifted[word, by]

    def change(n: Node, add: Callable[[Node], Node]) -> Node | None:
        word = n.args[0] if n.args else None
        if n.kind == "shr" and word and n.imm in (8, 16) and n.elem == 32:
            shifted.setdefault((word, n.imm), n)
        at = _byte_number(n)
        if word is None or not at or _long(word):
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


def _long(n: Node) -> bool:
    return n.file == "r" and n.elem == 64


def _long_bytes(piece: Piece, step: int) -> None:
    """Bytes of 64-bit values: every `step` bits the value is shifted on, for its low and (by 16) its high byte."""
    shifted: dict[Node, dict[int, Node]] = {}  # value -> by how many bits -> the value shifted right

    def change(n: Node, add: Callable[[Node], Node]) -> Node | None:
        if not n.args or not _long(n.args[0]):
            return None
        word = n.args[0]
        at = n.imm if n.kind == "byte" else 7 if n.kind == "shr" and n.imm == 56 else None
        if at is None or 8 * at < step:
            return None
        have = shifted.setdefault(word, {0: word})
        by = 8 * at // step * step
        if by not in have:
            below = max(k for k in have if k < by)
            have[by] = add(Node("shr", [have[below]], by - below, pos=n.pos, name=n.name, elem=64, group=word.group))
        n.elem = 32
        return add(_become(n, "byte", [have[by]], at - by // 8))

    _rewrite(piece, change)


def _long_constants(program: Program, piece: Piece) -> None:
    """Constants that only a 64-bit immediate could hold become words of a table."""
    longs = [n for n in piece.nodes if n.kind == "const" and n.imm >> 32 and not fits(n.imm)]
    if not longs:
        return
    name = "constants64"
    old = next((t for t in program.tables if t.name == name), None)
    entries = tuple(dict.fromkeys((*(old.entries if old else ()), *(n.imm for n in longs))))
    table = Table(name, 64, entries)
    for n in longs:
        n.kind, n.mem, n.imm = "load", Mem(8, table=table, disp=8 * entries.index(n.imm), where=("table",)), 0
    if old is None:
        program.tables.append(table)
        return
    program.tables[program.tables.index(old)] = table
    for n in (n for p in pieces(program) for n in p.nodes if n.mem and n.mem.table is old):
        assert n.mem is not None
        n.mem.table = table
