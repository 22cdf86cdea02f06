"""Rotations of one value in nested form: what they compute, and where a CPU keeps the plain form."""

from __future__ import annotations

import random

import pytest

from dsl.elaborate import elaborate
from dsl.interpret import compile_interpreter
from dsl.parser import parse
from scheduler.algorithm.cse import share
from scheduler.graph.check import check_program
from scheduler.graph.interpret import run as run_graph
from scheduler.graph.nodes import Program
from scheduler.graph.simplify import pieces, simplify
from scheduler.lowering.lower import lower
from scheduler.mapping.layout import Layout
from scheduler.schedule.latency_estimate import keep_if_quicker, rough_clocks
from scheduler.select.nested import chain_rotations, nest_rotations
from targets.cpu import load_cpu
from tests.support.through import graph_of


def nested(text: str, cpu: str = "core2", chained: bool = False) -> Program:
    """The graph of a kernel k(x, y) after the pass, which must compute what the interpreter does."""
    kernel = share(elaborate(parse(text, "k.cw"), "k"))
    program = simplify(lower(kernel, Layout()))
    if chained:
        chain_rotations(program)
    else:
        for piece in pieces(program):
            nest_rotations(piece, load_cpu(cpu))
    check_program(program)
    run, rng = compile_interpreter(kernel), random.Random(text)
    for fill in (bytes, lambda n: b"\xff" * n, rng.randbytes, rng.randbytes):
        args = [fill(p.bytes) for p in kernel.params]
        assert run_graph(program, args) == run(args)
    return program


def source(words: int, of: str) -> str:
    """A kernel that does `of`, of x, to every word."""
    return (f"fn f(x: u32) -> u32 {{ return {of} }}\n"
            f"kernel k(x: in u32le[{words}], y: out u32le[{words}]) {{\n"
            f"    for i in 0..{words} {{ y[i] = f(x[i]) + x[i] }}\n}}")


def amounts(program: Program) -> list[int]:
    (piece,) = pieces(program)
    return [n.imm if n.kind == "ror" else 32 - n.imm for n in piece.nodes if n.kind in ("rol", "ror")]


def test_three_rotations_take_their_differences() -> None:
    assert amounts(nested(source(1, "(x >>> 6) ^ (x >>> 11) ^ (x >>> 25)"))) in ([14, 5, 6], [6, 11, 25])
    many = amounts(nested(source(40, "(x >>> 6) ^ (x >>> 11) ^ (x >>> 25)")))
    assert many == 40 * [14, 5, 6]  # one copy for each word instead of three


@pytest.mark.parametrize("of", ["(x >>> 7) ^ (x >>> 18) ^ (x >> 3)", "(x <<< 2) ^ (x >>> 2)", "(x <<< 9) ^ (x >>> 23)",
                                "x ^ (x <<< 8) ^ (x >>> 8)", "(x >>> 1) ^ ((x * 3) >>> 1) ^ (x >>> 4)"])
def test_other_sums(of: str) -> None:
    """With other terms, of two values, and of rotations that are one and the same."""
    nested(source(12, of))


def test_a_cpu_of_slow_rotations_keeps_the_plain_form_in_a_chain() -> None:
    """Nested, the three rotations of a step wait for each other: four clocks each on northwood, one on the others."""
    chain = source(1, "x").replace("return x", "var v = x\nfor i in 0..60 { v = (v >>> 6) ^ (v >>> 11) ^ (v >>> 25) }\n"
                                               "return v")
    assert amounts(nested(chain, "northwood")) == 60 * [6, 11, 25]


def test_a_change_that_is_slower_is_taken_back() -> None:
    program = simplify(lower(share(elaborate(parse(source(8, "(x >>> 6) ^ (x >>> 11)"), "k.cw"), "k")), Layout()))
    (piece,) = pieces(program)
    before, clocks = list(piece.nodes), rough_clocks(piece.nodes, load_cpu("core2"))[1]
    total = next(n for n in piece.nodes if n.kind == "xor")
    kept = (total.kind, list(total.args))

    def worse() -> dict:
        saved = {total: (total.kind, total.args, total.imm)}
        total.kind, total.args = "mul", [total.args[0], total.args[0]]
        piece.nodes = piece.nodes * 1
        return saved

    assert not keep_if_quicker(piece, load_cpu("core2"), 0.5, worse)
    assert piece.nodes == before and (total.kind, total.args) == kept
    assert rough_clocks(piece.nodes, load_cpu("core2"))[1] == clocks


STEP = "var v = x\nvar s = x\nfor t in 0..6 { s = s + (v <<< 5) + (v ^ s)\nv = (v <<< 30) ^ s }\nreturn v + s"


def test_a_rotation_is_made_of_the_one_before() -> None:
    """In each step the rotation by 30 to the left is that by 5, seven to the right."""
    text = source(1, "x").replace("return x", STEP)
    assert amounts(nested(text, chained=True)) == 6 * [27, 7]


@pytest.mark.parametrize("of", ["(x <<< 3) + (x <<< 3)", "(x <<< 3) + (x >>> 29)", "((x * 3) <<< 3) + (x <<< 3)",
                                "((x <<< 3) + 1) ^ (x >>> 3) ^ (x <<< 16)", "((x <<< 31) & (x <<< 1)) - (x >>> 9)"])
def test_rotations_in_any_sums(of: str) -> None:
    program = nested(source(3, of), chained=True)
    (piece,) = pieces(program)
    values = [n.args[0] for n in piece.nodes if n.kind in ("rol", "ror")]
    assert len(set(values)) == len(values)  # none is rotated twice


def test_it_is_the_mapping_that_says_so() -> None:
    text = source(1, "x").replace("return x", STEP)
    for said, turns in (("", 6 * [27, 2]), ("mapping k { prefer nested_rotations }", 6 * [27, 7])):
        program = graph_of(parse(f"{text}\n{said}\n", "k.cw"), "k", load_cpu("core2"))
        assert amounts(program) == turns
