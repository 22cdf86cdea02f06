"""Pass `ahead`: what it computes, what it reads of the message, and that no number is read of stores under way."""

from __future__ import annotations

import dataclasses
import random

import pytest

from dsl.interpret import interpret
from dsl.ir import Access, Kernel, Loop, Op, Param
from scheduler.graph.interpret import run
from scheduler.graph.nodes import Counted, Piece, Program
from scheduler.rewrite.ahead import joins, store_ahead
from targets.cpu import load_cpu
from tests.support import float_code
from tests.support.float_poly import CLAMP, limbs_of, poly_kernel

CPU = load_cpu("pentium3")


def body(program: Program) -> Piece:
    loop = next(i for i in program.items if isinstance(i, Counted))
    piece = loop.body[0]
    assert isinstance(piece, Piece)
    return piece


@pytest.mark.parametrize("blocks", [0, 1, 2, 7])
def test_the_same_and_nothing_behind_the_message(blocks: int) -> None:
    """A graph that reads beyond a buffer is an error; with no block the message may be of no bytes."""
    rng = random.Random(blocks)
    args: list[int | bytes] = [(rng.getrandbits(128) & CLAMP).to_bytes(16, "little"), limbs_of(rng.getrandbits(130)),
                               rng.randbytes(16 * blocks), blocks]
    program = float_code.graph(poly_kernel(), CPU, ahead=False)
    assert joins(program)
    wanted = interpret(poly_kernel(), args)
    assert run(program, args) == wanted
    assert run(store_ahead(program), args) == wanted
    assert not joins(program)


def test_words_are_stored_behind_their_numbers() -> None:
    """In the loop nothing is put: its numbers are read as the last pass left them; constants are not stored there."""
    before, after = (body(float_code.graph(poly_kernel(), CPU, ahead)) for ahead in (False, True))
    assert sum(n.kind == "put" for n in before.nodes) == 8 and not any(n.kind == "put" for n in after.nodes)
    halves = [n for n in after.nodes if n.kind == "setslot" and n.slot and n.slot.size == 4 and "put" in n.slot.name]
    assert len(halves) == 4 and all(n.args[0].kind == "load" for n in halves)


def test_words_that_are_made_of_one_word_again_and_again() -> None:
    """A sum of a word and the same word turned, 1200 times: each has two readers, and is copied once."""
    kernel, deep = poly_kernel(), 1200
    loop = loop_of(kernel)
    word = next(op for op in loop.body.items if isinstance(op, Op) and op.kind == "load")
    made, last = [], word
    for _ in range(deep):
        turned = Op("rotl", 32, (last,), 1, word.pos, True)
        last = Op("add", 32, (last, turned), None, word.pos, True)
        made += [turned, last]
    for op in loop.body.ops():
        op.args = tuple(last if a is word else a for a in op.args)
    at = loop.body.items.index(word) + 1
    loop.body.items[at:at] = made
    program = float_code.graph(kernel, CPU, ahead=False)
    args: list[int | bytes] = [bytes(16), limbs_of(5), bytes(range(48)), 3]
    wanted = run(program, args)
    assert run(store_ahead(program), args) == wanted
    assert sum(n.kind == "rol" for n in body(program).nodes) == deep
    assert not joins(program)


def loop_of(kernel: Kernel) -> Loop:
    return next(i for i in kernel.body.items if isinstance(i, Loop))


def test_a_loop_that_stores_is_left_alone() -> None:
    """What is stored may be what the next block is read from."""
    kernel = poly_kernel()
    loop = loop_of(kernel)
    out = Param("t", "out", 32, "le", 4, True, False)
    word = next(op for op in loop.body.items if isinstance(op, Op) and op.kind == "load")
    loop.body.items.append(Op("store", 0, (word,), Access(out, 0, 32, "le"), word.pos))
    kernel = dataclasses.replace(kernel, params=[*kernel.params, out])
    program = float_code.graph(kernel, CPU)
    assert joins(program)


def test_a_word_of_another_parameter_is_left_alone() -> None:
    """A word that is not of the block has no next one."""
    kernel = poly_kernel()
    fixed = kernel.params[0]
    for op in loop_of(kernel).body.items:
        if isinstance(op, Op) and op.kind == "load":
            op.attr = Access(fixed, op.attr.offset, 32, "le")
    assert joins(float_code.graph(kernel, CPU))
