"""Shuffles on CPUs that have no instruction for them: every order, as a graph and as machine code."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from cipherwright.compiler.pipeline import compile_kernel
from cipherwright.machine.machine import Buffer
from dsl.elaborate import elaborate
from dsl.interpret import compile_interpreter
from dsl.parser import parse
from scheduler.graph.check import check_program
from scheduler.graph.interpret import run
from scheduler.graph.nodes import Mem, Node, Piece, Program, Slot
from scheduler.graph.simplify import pieces
from scheduler.select.no_shuffle import copies, steps_of, without_shuffles
from scheduler.select.select import select
from targets.cpu import load_cpu
from tests.support import graph_run

VALUE = 0x7766554433221100
ORDERS = range(256)


def shuffles(orders: range) -> Program:
    """Loads 8 bytes, shuffles them in each of some orders, and stores what comes of it side by side."""
    source, result = Slot("source", 0), Slot("result", 1)
    from_, to = Node("slot", slot=source), Node("slot", slot=result)
    value = Node("load", mem=Mem(8, base=from_, where=("source", (), 0, 8, None)), file="mm", elem=64)
    piece = Piece("body", [from_, to, value])
    for at, control in enumerate(orders):
        made = Node("shuffle", [value], control, file="mm", elem=64)
        place = Mem(8, base=to, disp=8 * at, where=("result", (), 8 * at, 8, None))
        piece.nodes += [made, Node("store", [made], mem=place, file="mm", elem=64)]
    return Program("orders", [piece], [source, result], [])


def wanted(orders: range) -> bytes:
    parts = [VALUE.to_bytes(8, "little")[2 * k:2 * k + 2] for k in range(4)]
    return b"".join(parts[control >> 2 * place & 3] for control in orders for place in range(4))


def test_every_order_is_made_of_other_operations() -> None:
    program, args = shuffles(ORDERS), [VALUE.to_bytes(8, "little"), bytes(8 * len(ORDERS))]
    assert run(program, args)[1] == wanted(ORDERS)
    for piece in pieces(program):
        without_shuffles(piece, load_cpu("pentium2"))
    kinds = Counter(n.kind for piece in pieces(check_program(program)) for n in piece.nodes)
    assert "shuffle" not in kinds and kinds["copy"] == 1
    assert run(program, args)[1] == wanted(ORDERS)


@pytest.mark.parametrize("first", range(0, 256, 32))
def test_every_order_as_machine_code(first: int) -> None:
    orders = range(first, first + 32)
    program, cpu = shuffles(orders), load_cpu("pentium2")
    code = graph_run.text(select(program, cpu), cpu)
    assert "pshufw" not in code
    args = [VALUE.to_bytes(8, "little"), bytes(8 * len(orders))]
    assert graph_run.call(program, graph_run.image(code), args)[1] == wanted(orders)


def test_the_orders_that_kernels_use_are_short() -> None:
    """Both halves alike one step, swapped two; a rotation by a part three, its two shifts joined; reversed four."""
    assert [len(steps_of(control)) for control in (0x44, 0xEE, 0x4E, 0x39, 0x93, 0xB1, 0x1B)] == [1, 1, 2, 3, 3, 3, 4]
    lengths = Counter(len(steps_of(control)) for control in ORDERS)
    assert lengths == {0: 1, 1: 4, 2: 29, 3: 131, 4: 89, 5: 2}
    assert [copies(steps_of(control)) for control in (0x4E, 0x39)] == [1, 2]


def test_a_cpu_with_the_instruction_keeps_it() -> None:
    program = shuffles(range(8))
    select(program, load_cpu("pentium3"))
    assert Counter(n.kind for piece in pieces(program) for n in piece.nodes)["shuffle"] == 8


@pytest.mark.parametrize(("cpu", "there"), [("pentium2", False), ("pentium3", True)])
def test_a_high_word_that_is_wanted_again_is_shifted_down_in_a_copy(cpu: str, there: bool) -> None:
    """Half a value goes to a general register while all of it is still needed."""
    text = """kernel k(x: in u64le[2] per block, y: out u64le[2] per block, z: out u32le[1] per block, n: count) {
    blocks n {
        let a = x[0] ^ x[1]
        z[0] = a[32 +: 32] * 3
        y[0] = a
        y[1] = a + x[1]
    }
}
"""
    tree, of = parse(text, "k.cw"), load_cpu(cpu)
    made = compile_kernel(tree, "k", of, source_text=text).asm
    assert ("pshufw" in made) == there and re.search(r"movd e\w\w, mm", made)
    data = bytes(range(0x81, 0x81 + 64))
    args = [data, bytes(64), bytes(16), 4]
    code = graph_run.image(made)
    got = graph_run.machine().call(code, "k", [Buffer(a) if isinstance(a, bytes) else a for a in args]).buffers
    assert got[1:] == compile_interpreter(elaborate(tree, "k"))(args)[1:]
