"""Pass `derive`: how many tables stay, and that rotated look-ups are the look-ups they replace."""

from __future__ import annotations

import random

import pytest

from dsl.elaborate import elaborate
from dsl.interpret import compile_interpreter
from dsl.parser import parse
from scheduler.algorithm.cse import share
from scheduler.algorithm.tabulate import tabulate
from scheduler.graph.check import check_program
from scheduler.graph.interpret import run as run_graph
from scheduler.graph.nodes import Program
from scheduler.graph.simplify import pieces, simplify
from scheduler.lowering.lower import lower
from scheduler.mapping.layout import Layout
from scheduler.rewrite.derive import derive_tables, rotated


def text(rotations: list[int], families: int = 1) -> str:
    """A kernel that adds up a look-up in each table; tables of a family are rotations of one another."""
    names = [(f"T{f}_{i}", f, r) for f in range(families) for i, r in enumerate(rotations)]
    tables = "".join(f"table {n}: u8 -> u64 = c => (u64(c) * {0x9E3779B97F4A7C15 + 2 * f}) <<< {r}\n"
                     for n, f, r in names)
    total = " ^ ".join(f"{n}(x[{i}])" for i, (n, _, _) in enumerate(names))
    return f"{tables}kernel k(x: in u8[{len(names)}], y: out u64le[1]) {{ y[0] = {total} }}"


def derived(source: str, keep: int | None, wide: str = "mm") -> Program:
    """The graph after the pass, which must compute what the interpreter does."""
    kernel = share(elaborate(parse(source, "k.cw"), "k"))
    program = simplify(lower(tabulate(kernel), Layout(wide=wide)))
    program = check_program(derive_tables(program, keep))
    run, rng = compile_interpreter(kernel), random.Random(source)
    for fill in (bytes, lambda n: b"\xff" * n, rng.randbytes, rng.randbytes):
        args = [fill(kernel.params[0].bytes), bytes(kernel.params[1].bytes)]
        assert run_graph(program, args) == run(args)
    return program


def shuffles(program: Program) -> int:
    return sum(n.kind == "shuffle" for piece in pieces(program) for n in piece.nodes)


@pytest.mark.parametrize(("keep", "tables", "turned"), [(None, 4, 0), (4, 4, 0), (2, 2, 1), (1, 1, 3), (256, 4, 0)])
def test_a_family_of_four(keep: int | None, tables: int, turned: int) -> None:
    program = derived(text([0, 16, 32, 48]), keep)
    assert (len(program.tables), shuffles(program)) == (tables, turned)


def test_look_ups_with_one_rotation_share_a_shuffle() -> None:
    two = text([0, 16]).split("y[0]")[0].replace("u8[2]", "u8[6]")
    program = derived(two + "y[0] = " + " ^ ".join(f"T0_{i % 2}(x[{i}])" for i in range(6)) + " }", 1)
    assert (len(program.tables), shuffles(program)) == (1, 1)


def test_a_sum_of_nothing_else_becomes_the_shuffle() -> None:
    two = text([0, 16]).split("y[0]")[0].replace("u8[2]", "u8[3]").replace("u64le[1]", "u64le[2]")
    program = derived(two + "y[0] = T0_1(x[0]) ^ T0_1(x[1])\ny[1] = T0_0(x[2]) ^ T0_0(x[1]) }", 1)
    assert (len(program.tables), shuffles(program)) == (1, 1)


@pytest.mark.parametrize(("keep", "tables"), [(2, 2), (4, 4), (1, 2), (8, 8)])
def test_two_families_share_what_is_kept(keep: int, tables: int) -> None:
    assert len(derived(text([0, 16, 32, 48], 2), keep).tables) == tables


@pytest.mark.parametrize("rotations", [[0, 8, 36], [0, 1, 63]])
def test_other_rotations_stay(rotations: list[int]) -> None:
    program = derived(text(rotations), 1)
    assert (len(program.tables), shuffles(program)) == (len(rotations), 0)


def test_tables_that_are_read_in_general_registers_stay() -> None:
    """Pairs of words cannot be rotated by a shuffle."""
    assert len(derived(text([0, 16]), 1, "r").tables) == 2


def test_a_look_up_that_is_wanted_twice_stays() -> None:
    source = text([0, 16]).replace("y[0] = T0_0(x[0]) ^ T0_1(x[1])", "let s = T0_0(x[0])\n"
                                   "let t = T0_1(x[1])\ny[0] = (s ^ t) + t")
    assert "+ t" in source and len(derived(source, 1).tables) == 2


def test_rotated() -> None:
    kernel = elaborate(parse(text([0]), "k.cw"), "k")
    table = next(op.attr for op in kernel.body.ops() if op.kind == "lookup")
    assert rotated(table, 1)[1] == (table.entries[1] << 16 | table.entries[1] >> 48) & (1 << 64) - 1
