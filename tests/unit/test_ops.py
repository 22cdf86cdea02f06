"""The table of operations: each meaning against another statement and against machine code, and what it claims."""

from __future__ import annotations

import ast
import copy
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cipherwright.machine.machine import MachineUnavailable
from dsl import operations
from dsl.operations import evaluate
from dsl.semantics import unpack
from scheduler.code.vector_forms import reads
from scheduler.graph.check import GraphError, check_program
from scheduler.graph.interpret import run
from scheduler.graph.nodes import FILE_BYTES, Mem, Node, Piece, Program, Slot
from scheduler.graph.ops import GIVEN, IMMEDIATE, OPERATIONS, ROWS, SUMS, Operation, page
from scheduler.select.select import select
from targets.cpu import Cpu, load_cpu
from tests.support import graph_run
from tests.support.states import after

ROOT = Path(__file__).parents[2]
IR = {*operations.KINDS}
Said = Callable[[list[int], int, int, int], int]
WIDTHS = {"r": (32, 64), "mm": (64,), "x": (128,), "y": (256,), "z": (512,), "f": (80,)}


def pieces_of(value: int, elem: int, bits: int) -> list[int]:
    """The elements of a register, by its bytes."""
    data = value.to_bytes(bits // 8, "little")
    return [int.from_bytes(data[i:i + elem // 8], "little") for i in range(0, bits // 8, elem // 8)]


def whole(parts: list[int], elem: int) -> int:
    return int.from_bytes(b"".join(p.to_bytes(elem // 8, "little") for p in parts), "little")


def by(kind: str, signed: bool = False) -> Said:
    """An operation of the language, on each element."""
    def said(args: list[int], imm: int, elem: int, bits: int) -> int:
        columns = zip(*(pieces_of(a, elem, bits) for a in args), strict=True)
        return whole([evaluate(kind, elem, imm, list(c[:2]), [elem] * len(c)) if len(c) < 3 else
                      evaluate(kind, elem, imm, [evaluate(kind, elem, imm, list(c[:2]), []), c[2]], [])
                      for c in columns], elem)

    return said


def of_halves(args: list[int], imm: int, elem: int, bits: int) -> int:
    """The product of every second piece of two registers, each as wide as two pieces."""
    a, b = (pieces_of(x, elem // 2, bits)[::2] for x in args)
    return whole([evaluate("mul", elem, None, [x, y], []) for x, y in zip(a, b, strict=True)], elem)


def by_second(kind: str) -> Said:
    """A shift or a rotation by the second operand modulo the width."""
    return lambda args, imm, elem, bits: evaluate(kind, elem, args[1] % elem, args[:1], [])


def with_carry(kind: str) -> Said:
    """A sum or difference, or what goes out of it as a mask; what comes in is the highest bit of the third operand."""
    def said(args: list[int], imm: int, elem: int, bits: int) -> int:
        given = [*args[:2], args[2] >> elem - 1]
        if kind in ("addc", "subc"):
            return evaluate(kind, elem, None, given, [elem, elem, 1])
        return (1 << elem) - 1 if evaluate(kind, 1, None, given, [elem, elem, 1]) else 0

    return said


def where(true: Callable[[int, int], bool], signed: bool = False) -> Said:
    """Ones in the elements of which something is true."""
    def said(args: list[int], imm: int, elem: int, bits: int) -> int:
        a, b = ([int.from_bytes(x.to_bytes(elem // 8, "little"), "little", signed=signed) for x in
                 pieces_of(y, elem, bits)] for y in args)
        return whole([int(true(x, y)) * ((1 << elem) - 1) for x, y in zip(a, b, strict=True)], elem)

    return said


def cut(size: int, step: int) -> Said:
    """So many bits, from `step` times the immediate on."""
    return lambda args, imm, elem, bits: evaluate("extract", size or elem, step * imm, args[-1:], [])


def turns(high: bool) -> Said:
    def said(args: list[int], imm: int, elem: int, bits: int) -> int:
        if bits == 128:
            return unpack(args[0], args[1], elem, high)
        if bits > 128:
            return whole([said([x >> at & (1 << 128) - 1 for x in args], imm, elem, 128)
                          for at in range(0, bits, 128)], 128)
        a, b = (pieces_of(x, elem, bits) for x in args)
        half = len(a) // 2
        return whole([x[i + half * high] for i in range(half) for x in (a, b)], elem)

    return said


def order(part: int, first: int) -> Said:
    """The four elements of `part` bits from number `first` on in another order."""
    def said(args: list[int], imm: int, elem: int, bits: int) -> int:
        old = pieces_of(args[0], part, bits)
        new = list(old)
        for i in range(4):
            new[first + i] = old[first + (imm // 4 ** i) % 4]
        return whole(new, part)

    return said


def in_lanes(one: Said) -> Said:
    """The same in each 128 bits."""
    def said(args: list[int], imm: int, elem: int, bits: int) -> int:
        if bits <= 128:
            return one(args, imm, elem, bits)
        return whole([one([piece], imm, elem, 128) for piece in pieces_of(args[0], 128, bits)], 128)

    return said


def permuted(args: list[int], imm: int, elem: int, bits: int) -> int:
    return whole([order(64, 0)([half], imm, 64, 256) for half in pieces_of(args[0], 256, bits)], 256)


def lanes(args: list[int], imm: int, elem: int, bits: int) -> int:
    a, b = (pieces_of(x, 128, bits) for x in args)
    if bits == 256:
        return whole([0 if four & 8 else [*a, *b][four % 4] for four in (imm % 16, imm // 16)], 128)
    return whole([a[imm % 4], a[imm // 4 % 4], b[imm // 16 % 4], b[imm // 64]], 128)


def looked_up(args: list[int], imm: int, elem: int, bits: int) -> int:
    data, places = (x.to_bytes(bits // 8, "little") for x in args)
    made = bytes(0 if p & 0x80 else data[at // 16 * 16 + p % 16] for at, p in enumerate(places))
    return int.from_bytes(made, "little")


def by_table(args: list[int], imm: int, elem: int, bits: int) -> int:
    texts = [f"{x:0{bits}b}" for x in args]
    return int("".join(str(imm >> int("".join(column), 2) & 1) for column in zip(*texts, strict=True)), 2)


def each_state(kind: str) -> Said:
    return lambda args, imm, elem, bits: whole(
        [after(kind, *pair) for pair in zip(*(pieces_of(x, 128, bits) for x in args), strict=True)], 128)


def last(args: list[int], imm: int, elem: int, bits: int) -> int:
    return args[-1] % (1 << bits)


def widened(step: int, size: int = 0) -> Said:
    """What is read, from `step` times the immediate on, and widened to 80 bits where the register has them."""
    def said(args: list[int], imm: int, elem: int, bits: int) -> int:
        part = evaluate("extract", elem if bits == 80 else size or bits, step * imm, args[-1:], [])
        return evaluate("widen", 80, None, [part], [elem]) if bits == 80 and elem < 80 else part

    return said


def narrowed(args: list[int], imm: int, elem: int, bits: int) -> int:
    if bits == 80 and elem < 80:
        return evaluate("narrow", elem, None, [args[-1] % (1 << 80)], [80])
    return last(args, imm, elem, bits)


def rounded(kind: str) -> Said:
    return lambda args, imm, elem, bits: evaluate(kind, 80, None, args, [80, 80])


def on_vectors(kind: str) -> Said:
    return lambda args, imm, elem, bits: evaluate(kind, bits, None, args, [bits] * len(args))


def aligned(args: list[int], imm: int, elem: int, bits: int) -> int:
    both = evaluate("concat", 2 * bits, None, args[::-1], [bits, bits])
    return evaluate("extract", bits, 8 * imm, [both], [2 * bits])


def part_added(kind: str) -> Said:
    """A sum and the low or the high 52 bits of a product."""
    def one(c: int, *factors: int) -> int:
        x, y = (v % (1 << 52) for v in factors)
        return (c + (x * y >> 52 if kind == "addhigh" else x * y % (1 << 52))) % (1 << 64)

    def said(args: list[int], imm: int, elem: int, bits: int) -> int:
        return whole([one(*lane) for lane in zip(*(pieces_of(x, elem, bits) for x in args), strict=True)], elem)

    return said


SAID: dict[str, Said] = {
    **{kind: by(kind) for kind in ("xor", "and", "or", "add", "sub", "mul", "not", "shl", "shr")},
    "rol": by("rotl"), "ror": by("rotr"), "neg": lambda a, i, elem, b: evaluate("sub", elem, None, [0, a[0]], []),
    "mulwide": of_halves, **{kind: part_added(kind) for kind in operations.ADDED},
    **{kind: by_second(of) for kind, of in (("shlby", "shl"), ("shrby", "shr"), ("rolby", "rotl"),
                                                                 ("rorby", "rotr"))},
    **{kind: with_carry(kind) for kind in ("addc", "carryc", "subc", "borrowc")},
    "mulhi": lambda a, i, elem, b: evaluate("extract", elem, elem, [evaluate("mul", 2 * elem, None, a, [])], []),
    "andn": lambda a, i, elem, bits: evaluate("and", bits, None, [evaluate("not", bits, None, a[:1], []), a[1]], []),
    "ltmask": where(lambda a, b: bool(evaluate("ltu", 1, None, [a, b], []))), "gt": where(lambda a, b: a > b, True),
    "equal": where(lambda a, b: bool(evaluate("eq", 1, None, [a, b], []))),
    "byte": cut(8, 8), "word": cut(16, 0), "low": cut(32, 0), "toword": cut(0, 32),
    "part": lambda a, imm, elem, bits: (widened(8) if bits == 80 else cut(0, 8))(a, imm, elem, bits),
    "slot": widened(8), "load": widened(0), "paired": widened(0),
    **dict.fromkeys(("setslot", "put", "store"), narrowed),
    **{kind: rounded(kind) for kind in ("fadd", "fsub", "fmul")},
    "bswap": lambda a, i, e, bits: int.from_bytes(a[0].to_bytes(bits // 8, "big"), "little"),
    "unpacklow": turns(False), "unpackhigh": turns(True),
    "shuffle": in_lanes(lambda a, imm, e, bits: order(bits // 4, 0)(a, imm, e, bits)),
    "shufflelow": in_lanes(order(16, 0)), "shufflehigh": in_lanes(order(16, 4)),
    **{kind: each_state(kind) for kind in operations.ROUNDS},
    **{kind: on_vectors(kind) for kind in ("steps2", "expand1", "expand2")}, "align": aligned,
    "permute": permuted, "lanes": lanes, "bytes": looked_up, "ternary": by_table, "turn": by("rotl"),
    "loadhigh": lambda a, i, e, bits: evaluate("concat", 128, None, [a[0] % (1 << 64), a[1]], [64, 64]),
    "storehigh": lambda a, i, e, bits: pieces_of(a[0], 64, bits)[1],
    "const": lambda a, imm, e, bits: imm,
    **dict.fromkeys(("address", "tables", "joined", "copy", "tovector"), last)}
TAKEN = {"slot": 128, "part": 128, "joined": 128, "paired": 128, "loadhigh": 64}
"""Bits of what is read of a slot or of memory."""


def test_every_kind_has_a_statement() -> None:
    assert list(OPERATIONS) == [row.kind for row in ROWS] and set(SAID) == set(OPERATIONS)


def elems(row: Operation, file: str, bits: int) -> tuple[int, ...]:
    """The elements that an operation may have in a register of `bits` bits."""
    if file == "f":
        return row.elems or (32, 64, 80)
    fit = min(bits // 2, 64) if row.family == "interleave" else 64
    return (bits,) if file == "r" else tuple(e for e in row.elems or (8, 16, 32, 64) if e <= fit)


@st.composite
def calls(draw: st.DrawFn, row: Operation) -> tuple[list[int], int, int, int]:
    """Operands, immediate, bits of an element and of the register, as the form allows them."""
    file = draw(st.sampled_from(row.files))
    bits = draw(st.sampled_from(WIDTHS[file]))
    elem = draw(st.sampled_from(elems(row, file, bits)))
    wide = {f: WIDTHS[f][-1] for f in WIDTHS}
    count = draw(st.integers(2, 3)) if row.associates else row.arity
    def number(bits: int) -> st.SearchStrategy[int]:
        return st.integers(0, (1 << bits) - 1) | st.sampled_from([0, 1, (1 << bits) - 1, 1 << bits - 1])

    args = [draw(number(wide[draw(st.sampled_from(row.sources or (file,)))])) for _ in range(count)]
    if row.effect.value.startswith("reads") or row.kind in ("address", "tables"):
        args.append(draw(number(TAKEN.get(row.kind, bits))))
    of = 64 if row.kind == "byte" else elem
    return args, draw(st.integers(0, row.limit(of))), elem, bits


@pytest.mark.parametrize("kind", OPERATIONS)
@settings(max_examples=60, deadline=None)
@given(st.data())
def test_meanings(kind: str, data: st.DataObject) -> None:
    row = OPERATIONS[kind]
    args, imm, elem, bits = data.draw(calls(row))
    got = row.meaning(args, imm, elem, bits)
    taken = args if kind in ("byte", *TAKEN, "toword", "storehigh") else [a % (1 << bits) for a in args]
    assert got == SAID[kind](taken, imm, elem, bits)
    assert 0 <= got < 1 << bits


@pytest.mark.parametrize("kind", SUMS)
@settings(max_examples=60, deadline=None)
@given(st.data())
def test_sums(kind: str, data: st.DataObject) -> None:
    """Order, grouping, the neutral operand and an operand that stands there twice."""
    row = OPERATIONS[kind]
    args, _, elem, bits = data.draw(calls(row))
    def joined(*values: int) -> int:
        return row.meaning(values, 0, elem, bits)

    a, b, c = [*args, 5][:3]
    assert joined(a, b, c) == joined(joined(a, b), c) == joined(a, joined(b, c)) == joined(c, a, b)
    assert joined(a, row.neutral) == a % (1 << bits)
    twice = {"once": joined(a, b), "never": joined(b, row.neutral), "": joined(joined(a, a), b)}[row.twice]
    assert joined(a, b, a) == twice


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_what_commutes(data: st.DataObject) -> None:
    """Of those with two operands what is said to commute does, and for the others there are operands that tell."""
    row = data.draw(st.sampled_from([r for r in ROWS if r.arity == 2 and r.commutes]))
    (a, b, *_), _, elem, bits = data.draw(calls(row))
    assert row.meaning([a, b], 0, elem, bits) == row.meaning([b, a], 0, elem, bits)


def test_what_does_not_commute() -> None:
    for row in ROWS:
        if row.arity == 2 and not row.commutes:
            bits = WIDTHS[row.files[-1]][0]
            a, b = (int.from_bytes(bytes([x]) * (bits // 8), "little") | bits // 80 << 63 for x in (3, 5))
            assert row.meaning([a, b], 0, 32, bits) != row.meaning([b, a], 0, 32, bits), row.kind


def test_the_page_has_every_kind_once() -> None:
    head, *lines = page().splitlines()
    assert head.split() == ["kind", "family", "files", "operands", "elements", "meaning"]
    assert [line.split()[0] for line in lines] == list(OPERATIONS)
    assert all(row.text in line for row, line in zip(ROWS, lines, strict=True))


def test_derived_sets() -> None:
    """The kinds whose number a dump shows are part of what refinements are stored by: they stay."""
    assert set(IMMEDIATE) == {"const", "toword", "slot", "part", "shl", "shr", "rol", "ror", "byte", "shuffle",
                              "shufflelow", "shufflehigh", "permute", "lanes", "ternary", "turn", "align"}
    assert set(GIVEN) == {"const", "address", "tables", "slot", "part", "joined", "paired"}
    assert SUMS == ("xor", "and", "or", "add")


def lists(tree: ast.AST) -> list[list[str]]:
    """Tuples, lists and sets of three strings or more."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Tuple | ast.List | ast.Set):
            texts = [e.value for e in node.elts if isinstance(e, ast.Constant) and isinstance(e.value, str)]
            if len(texts) > 2 and len(texts) == len(node.elts):
                found.append(texts)
    return found


ON_GRAPHS = ("lowering", "graph", "rewrite", "select", "schedule", "refine", "finish")
ROOMS = {"dsl": IR, "scheduler/algorithm": IR, "scheduler/mapping": IR,
         **{f"scheduler/{room}": {*OPERATIONS} for room in ON_GRAPHS}}


@pytest.mark.parametrize("room", ROOMS)
def test_no_module_lists_kinds_of_its_own(room: str) -> None:
    """What holds of three kinds or more is in the table: that of dsl.operations for the algorithm IR."""
    modules = [p for p in (ROOT / room).glob("*.py") if p.stem not in ("ops", "operations")]
    assert modules
    for path in modules:
        found = [texts for texts in lists(ast.parse(path.read_text(encoding="utf-8"))) if {*texts} <= ROOMS[room]]
        assert not found, path


# -- form -----------------------------------------------------------------------------------------------------
def one(kind: str, args: list[Node], file: str = "r", elem: int = 32, imm: int = 0) -> Program:
    return Program("graph", [Piece("body", [*args, Node(kind, args, imm, file=file, elem=elem)])], [], [])


def value(file: str, elem: int = 32) -> Node:
    return Node("slot", slot=Slot("s", size=FILE_BYTES[file]), file=file, elem=elem)


@pytest.mark.parametrize("program, said", [
    (one("nothing", []), "is no operation"),
    (one("xor", [value("r")]), "has 1 operands"), (one("not", [value("r"), value("r")]), "has 2 operands"),
    (one("rol", [value("r")], imm=32), "by 0x20"), (one("byte", [value("r")], imm=4), "by 0x4"),
    (one("mul", [value("mm"), value("mm")], "mm"), "in file mm"), (one("andn", [value("r"), value("r")]), "in file r"),
    (one("shufflelow", [value("mm")], "mm"), "in file mm"),
    (one("add", [value("x"), value("x")], "x", 16), "elements of 16 bits"),
    (one("toword", [value("r")]), "in file r reads"), (one("load", []), "wrong kind of place"),
    (one("not", [value("r")], elem=64), "64 bits in 32-bit code")], ids=lambda x: x if isinstance(x, str) else "")
def test_wrong_forms_are_refused(program: Program, said: str) -> None:
    with pytest.raises(GraphError, match=said):
        check_program(program)


def test_floating_point_and_the_registers_it_shares_are_not_in_one_graph() -> None:
    both = Piece("body", [value("mm", 64), Node("slot", slot=Slot("d", size=8), file="f", elem=64)])
    with pytest.raises(GraphError, match="file f and in mm, which has the same registers"):
        check_program(Program("graph", [both], [], []))


# -- machine code ------------------------------------------------------------------------------------------------
class Everything:
    """A program of all operations that give a value in one register file, at every width, on words of `source`."""

    def __init__(self, file: str, cpu: Cpu, rng: random.Random) -> None:
        self.file, self.cpu, self.bits, self.rng = file, cpu, cpu.bits, rng
        self.step = max(16, FILE_BYTES[file])
        self.piece, self.stored = Piece("body"), 0
        self.source, self.result = (Slot(name, i, self.bits // 8) for i, name in enumerate(("source", "result")))
        self.pointers = {s: self.node("slot", slot=s, elem=self.bits) for s in (self.source, self.result)}

    def node(self, kind: str, args: list[Node] | None = None, **more: object) -> Node:
        made = Node(kind, args or [], name=f"n{len(self.piece.nodes)}", **more)  # type: ignore[arg-type]
        self.piece.nodes.append(made)
        return made

    def operand(self, file: str, elem: int) -> Node:
        """A word of the source."""
        size = elem // 8 if file == "r" else FILE_BYTES[file]
        at = self.rng.randrange(15) * self.step
        mem = Mem(size, self.pointers[self.source], disp=at, where=("source", (), at, size, 0), aligned=True)
        return self.node("load", mem=mem, file=file, elem=elem)

    def add(self, row: Operation, elem: int) -> None:
        """The operation, and its result to the next place of `result`."""
        width = elem if self.file == "r" else self.bits
        files = [f for f in row.sources if f in ("r", "mm", "x") or f == self.file] or [self.file]
        args = [self.operand(self.rng.choice(files), width)
                for _ in range(row.arity + self.rng.randrange(2) * row.associates)]
        limit = row.limit(elem)
        if row.kind == "byte":  # the highest is a shift
            limit = args[0].elem // 8 - 2
        elif row.kind == "toword" and elem == 64:
            limit = 0
        made = self.node(row.kind, args, imm=self.rng.randint(0, limit), file=self.file, elem=elem)
        at, size = self.step * self.stored, elem // 8 if self.file == "r" else FILE_BYTES[self.file]
        mem = Mem(size, self.pointers[self.result], disp=at, where=("result", (), at, size, 0), aligned=True)
        self.node("store", [made], mem=mem, file=self.file, elem=elem)
        self.stored += 1

    def widths(self, row: Operation) -> list[int]:
        """Of an element: those that have an instruction."""
        if self.file == "r":
            return [32] if row.kind in ("byte", "word") else [32] * (self.bits == 64) if row.kind == "low" else [
                *dict.fromkeys((32, self.bits))]
        return [e for e in elems(row, self.file, 8 * FILE_BYTES[self.file]) if row.elems or e == 32]

    def there(self, row: Operation, elem: int) -> bool:
        """Whether the CPU has an instruction for it, where not every one with such registers does."""
        node = Node(row.kind, file=self.file, elem=elem)
        some = ("permute", "lanes", "bytes", "ternary", "turn", "gt", "equal", "align", *operations.ROUNDS,
                *operations.WORDWISE, *operations.ADDED)
        return row.kind not in some or reads(self.cpu, node, node.file)

    def program(self) -> Program:
        for row in ROWS:
            if self.file in row.files and not row.place and row.kind != "tables":
                for elem in (e for e in self.widths(row) if self.there(row, e)):
                    for _ in range(1 + 2 * (row.largest is not None)):
                        self.add(row, elem)
        return Program("graph", [self.piece], [self.source, self.result], [], bits=self.bits)


@pytest.mark.parametrize("file, cpu, kind", [
    *((file, cpu, None) for file, cpu in (("r", "northwood"), ("mm", "northwood"), ("x", "northwood"),
                                          ("r", "core2-64"), ("x", "core2-64"))),
    *((file, cpu, kind) for file, cpu in (("x", "zen3"), ("y", "zen3"), ("x", "zen4"), ("y", "zen4"), ("z", "zen4"),
                                          ("z", "skylake-x")) for kind in ("native", "executor"))])
def test_machine_code(file: str, cpu: str, kind: str | None) -> None:
    """Every operation of every width, on random operands and on those at the ends."""
    table = load_cpu(cpu)
    try:
        graph_run.machine(table.abi, graph_run.needed(table), kind)
    except MachineUnavailable as error:
        pytest.skip(f"the code is not run: {error}")
    for seed in range(3):
        rng = random.Random(f"{file} {cpu} {seed}")
        made = Everything(file, table, rng)
        program = check_program(made.program())
        source = rng.randbytes(1024) if seed else bytes(rng.choice((0, 0xFF, 0x80, 0x7F)) for _ in range(1024))
        args: list[int | bytes] = [source, bytes(made.step * made.stored)]
        wanted = run(program, args)
        assert len({n.kind for n in program.items[0].nodes}) > 12  # type: ignore[union-attr]
        code = graph_run.image(graph_run.text(select(copy.deepcopy(program), table), table), table.bits)
        found = graph_run.call(program, code, args, abi=table.abi, features=graph_run.needed(table), kind=kind)
        assert found == wanted

