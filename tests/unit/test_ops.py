"""The table of operations: each meaning against another statement and against machine code, and what it claims."""

from __future__ import annotations

import ast
import copy
import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cipherwright.machine.machine import MachineUnavailable
from dsl import operations
from scheduler.code.vector_forms import reads
from scheduler.graph.check import GraphError, check_program
from scheduler.graph.interpret import run
from scheduler.graph.nodes import FILE_BYTES, Mem, Node, Piece, Program, Slot
from scheduler.graph.ops import GIVEN, IMMEDIATE, MASKED, MASKING, OPERATIONS, ROWS, SUMS, Operation, page
from scheduler.select.select import select
from targets.cpu import Cpu, load_cpu
from tests.support import graph_run
from tests.support.said import SAID

ROOT = Path(__file__).parents[2]
IR = {*operations.KINDS}
WIDTHS = {"r": (32, 64), "mm": (64,), "x": (128,), "y": (256,), "z": (512,), "f": (80,), "k": (64,)}
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
    wider = kind in ("byte", *TAKEN, "toword", "storehigh", *MASKING)
    taken = args if wider else [a % (1 << bits) for a in args]
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
            numbers = range(1, bits // 8 + 1)
            a, b = (int.from_bytes(bytes(x * i & 255 for i in numbers), "little") | bits // 80 << 63 for x in (3, 5))
            assert row.meaning([a, b], 0, 32, bits) != row.meaning([b, a], 0, 32, bits), row.kind


def test_the_page_has_every_kind_once() -> None:
    head, *lines = page().splitlines()
    assert head.split() == ["kind", "family", "files", "operands", "elements", "meaning"]
    assert [line.split()[0] for line in lines] == list(OPERATIONS)
    assert all(row.text in line for row, line in zip(ROWS, lines, strict=True))


def test_derived_sets() -> None:
    """The kinds whose number a dump shows are part of what refinements are stored by: they stay."""
    assert set(IMMEDIATE) == {"const", "toword", "slot", "part", "shl", "shr", "rol", "ror", "byte", "shuffle",
                              "shufflelow", "shufflehigh", "permute", "lanes", "ternary", "turn", "align",
                              "steps4", "affine", "affineinverse"}
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
        if row.kind in MASKED:
            made_by = OPERATIONS[self.rng.choice(MASKING)]
            args[1] = self.node(made_by.kind, [self.operand(self.file, width) for _ in range(made_by.arity)], file="k",
                                elem=8)
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
        some = ("permute", "lanes", "bytes", "ternary", "turn", "gt", "equal", "align", "affine", "affineinverse",
                "pick", "look", *MASKED, *operations.ROUNDS,
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
                                          ("z", "golden-cove"), ("z", "skylake-x"))
      for kind in ("native", "executor"))])
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

