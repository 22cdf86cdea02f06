"""Sources that ask for too much are refused in the line that does; what is accepted takes linear time."""

from __future__ import annotations

import pytest

from dsl import elaborate as elaborate_module
from dsl import expressions
from dsl.diagnostics import TooLarge
from dsl.elaborate import elaborate
from dsl.parser import parse
from scheduler.graph.places import Touched, may_overlap
from scheduler.graph.simplify import TERMS, pieces
from scheduler.schedule.items import build
from targets.cpu import load_cpu
from tests.support.through import graph_of

HEAD = "kernel k(x: inout u32le[4]) {\n"
ONES = ", ".join("1" * 4096)
CALLS = "fn f0(a: int) -> int { return a + 1 }\n" + "".join(
    f"fn f{i}(a: int) -> int {{ return f{i - 1}(f{i - 1}(a)) }}\n" for i in range(1, 40))
ROLLED = "for i in 0..%d as r { x[0] = x[0] + x[1] }\n}\nmapping k { roll r }\n"


def refusal(text: str) -> TooLarge:
    with pytest.raises(TooLarge) as error:
        elaborate(parse(text, "x.cw"), "k")
    return error.value


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expressions, "BUDGET", 20_000)


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("text, line", [
    (HEAD + "for i in 0..60000 {\nfor j in 0..60000 { }\n}\nx[0] = 1\n}\n", 3),
    (CALLS + "const A: int = f39(0)\n" + HEAD + "x[0] = u32(A)\n}\n", None),
    ("linear L(a: u32) -> u32 { var s = a\nfor i in 0..60000 { s = s ^ (s <<< 1) }\nreturn s }\n" + HEAD
     + "x[0] = L(x[1])\n}\n", 2),
    (HEAD + f"var a: u32[4096] = [{ONES}]\nvar b: u32[4096]\nfor i in 0..60000 {{\nb = a\n}}\n}}\n", 5),
    ("fn f(a: u32[]) -> u32 { return a[0] }\n" + HEAD + f"var a: u32[4096] = [{ONES}]\n"
     "for i in 0..60000 {\nx[0] = f(a)\n}\n}\n", 1),
], ids=["loops", "calls", "linear", "arrays", "arguments"])
def test_compile_time_work_is_limited(text, line):
    error = refusal(text)
    assert "takes more than 20,000 steps" in error.message and error.hint
    assert line is None or error.pos.line in (line, line + 1)


@pytest.mark.parametrize("text, line", [
    ("kernel k(x: inout u32le[65536]) {\nfor i in 0..65536 {\nx[i] = 1\n}\n}\n", 3),
    (HEAD + "x[0] = x[1]" + " + x[2]" * 600 + "\n}\n", 2),
    (HEAD + "for i in 0..60000 {\nfor j in 0..60000 {\nx[0] = x[1]\n}\n}\n}\n", 4),
], ids=["stores", "sum", "loops"])
def test_the_operations_of_a_kernel_are_limited(text, line, monkeypatch):
    assert elaborate_module.OPERATIONS < 50_000     # operands of one sum, or stores
    monkeypatch.setattr(elaborate_module, "OPERATIONS", 1000)
    error = refusal(text)
    assert error.pos.line == line and "more than 1,000 operations" in error.message and "`roll NAME`" in error.hint


def test_a_loop_that_is_kept_may_be_longer(monkeypatch):
    monkeypatch.setattr("dsl.elaborate.OPERATIONS", 1000)
    monkeypatch.setattr("dsl.elaborate.UNROLLED", 10_000)
    program = parse(HEAD + ROLLED % 1000, "x.cw")
    assert len(list(elaborate(program, "k").body.ops())) == 4000            # for the interpreter
    assert len(list(elaborate(program, "k", {"r"}, 1000).body.ops())) == 4
    with pytest.raises(TooLarge):
        elaborate(program, "k", limit=1000)
    assert "10,000 operations" in refusal(HEAD + ROLLED % 10_000).message


def test_places_that_may_overlap_are_found():
    places = [(name, strides, at, size, block) for name, block in (("a", 0), ("b", 1), ("c", 1), ("d", 2))
              for strides in ((), ("i",)) for at in range(0, 40, 3) for size in (1, 4, 16)]
    touched: Touched[int] = Touched()
    for number, where in enumerate([*places, ("table",)]):
        touched.add(where, number)
    for where in places[::7]:
        assert set(touched.overlapping(where)) == {n for n, other in enumerate(places) if may_overlap(other, where)}
    touched.remove(places[0], 0)
    assert 0 not in touched.overlapping(places[0]) and touched.overlapping(("table",)) == []


def graph(text: str):
    return graph_of(parse(text, "x.cw"), "k", load_cpu("northwood"))


def test_long_sums_are_made_of_short_ones():
    """A choice among the operands of one sum looks at all of them."""
    (piece,) = [p for p in pieces(graph(HEAD + "x[0] = x[1]" + " + x[2]" * 500 + "\n}\n")) if p.nodes]
    assert max(len(n.args) for n in piece.nodes) <= TERMS + 1 and sum(len(n.args) - 1 for n in piece.nodes
                                                                      if n.kind == "add") == 500


def test_looks_at_places_grow_with_the_accesses(monkeypatch):
    """Twice the stores: twice the places that are compared, and not four times."""
    def looks(stores: int) -> int:
        count = [0]

        def counted(a, b):
            count[0] += 1
            return may_overlap(a, b)

        monkeypatch.setattr("scheduler.graph.places.may_overlap", counted)
        made = graph(f"kernel k(x: inout u32le[{stores}]) {{\nfor i in 0..{stores} {{ x[i] = x[i] + i }}\n}}\n")
        (piece,) = [p for p in pieces(made) if p.nodes]
        build(piece, load_cpu("northwood"))
        return count[0]

    assert 0 < looks(400) < 2.2 * looks(200)


def test_operations_in_bit_slices_are_limited(monkeypatch):
    monkeypatch.setattr("scheduler.algorithm.slices.SLICED", 100)
    text = ("kernel k(x: inout u32le[2] per block, n: count) {\nblocks n {\n"
            "x[0] = x[0] ^ x[1]\nx[1] = x[0] + x[1]\n} }\n"
            "mapping k { slices in xmm }\n")
    with pytest.raises(TooLarge, match="more than 100 operations in bit slices") as error:
        graph_of(parse(text, "x.cw"), "k", load_cpu("core2-64"), until="simplify")
    assert error.value.pos.line in (3, 4) and "roll" in error.value.hint
