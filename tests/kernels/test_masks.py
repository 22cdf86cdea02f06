"""Masks in registers of their own: more of them than there are registers, and what the form of a graph asks."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from cipherwright.machine.machine import MachineUnavailable
from scheduler.graph.check import GraphError, check_program
from scheduler.graph.interpret import run
from scheduler.graph.nodes import Mem, Node, Piece, Program, Slot
from scheduler.refine.best_plan import best_plan
from targets.cpu import load_cpu
from targets.x86.register_files import MASKS, file_of, register_set
from tests.support import graph_run

SIZE = 64


def chosen(count: int) -> Program:
    """A vector of `source`, in which bytes of others are put twice: by masks that all wait for the second time."""
    source, result = (Slot(name, i, 8) for i, name in enumerate(("source", "result")))
    begin, end = (Node("slot", slot=s, elem=64) for s in (source, result))
    piece = Piece("body", [begin, end], bits=64)

    def made(kind: str, args: list[Node], file: str = "z") -> Node:
        piece.nodes.append(Node(kind, args, file=file, elem=8))
        return piece.nodes[-1]

    def place(of: Slot, at: int, node: Node) -> Mem:
        return Mem(SIZE, node, disp=SIZE * at, where=(of.name, (), SIZE * at, SIZE, 0), aligned=True)

    loads = [Node("load", mem=place(source, i, begin), file="z", elem=8) for i in range(count + 2)]
    piece.nodes += loads
    masks = [made("masktop", [x], "k") if i % 2 else made("masktest", [x, loads[-1]], "k")
             for i, x in enumerate(loads[:count])]
    value = loads[-2]
    for turn in range(2):
        for i, mask in enumerate(masks):
            if turn:
                value = made("copymasked", [value, mask, loads[i]])
            else:
                value = made("lookmasked", [value, mask, value, loads[i]])
    piece.nodes.append(Node("store", [value], mem=place(result, 0, end), file="z", elem=8))
    return Program("graph", [piece], [source, result], [], bits=64)


@pytest.mark.parametrize("count", [2, 7, 9, 12])
@pytest.mark.parametrize("cpu", ["golden-cove", "zen5"])
@pytest.mark.parametrize("kind", ["native", "executor"])
def test_more_masks_than_registers(count: int, cpu: str, kind: str) -> None:
    """Those that find no register wait in the frame, and come back as they were."""
    table, program = load_cpu(cpu), check_program(chosen(count))
    try:
        graph_run.machine(table.abi, graph_run.needed(table), kind)
    except MachineUnavailable as error:
        pytest.skip(f"the code is not run: {error}")
    text = graph_run.text(program, table)
    assert (text.count("kmovq") > 0) == (count > len(MASKS.registers))
    assert f"and {MASKS.registers[0]} to {MASKS.registers[-1]}" in text
    for seed in range(3):
        args: list[int | bytes] = [random.Random(seed).randbytes(SIZE * (count + 2)), bytes(SIZE)]
        found = graph_run.call(program, graph_run.image(text, 64), args, abi=table.abi,
                               features=graph_run.needed(table), kind=kind)
        assert found == run(program, args)


def test_registers_of_masks() -> None:
    """The one that stands for no mask is none of them; a mask is where an instruction names one."""
    assert register_set(64).files[MASKS.file] == tuple(f"k{i}" for i in range(1, 8))
    assert {file_of(r) for r in MASKS.registers} == {MASKS.file}
    program = chosen(2)
    piece = program.items[0]
    assert isinstance(piece, Piece)
    graph_run.number(piece)
    forms = Counter(i.form for i in best_plan(piece, load_cpu("golden-cove"), {}).instrs)
    assert forms["vpermb z{k},z,z"] + forms["vpermb z{k},z,m512"] == 2
    assert forms["vmovdqu8 z{k},z"] + forms["vmovdqu8 z{k},m512"] == 2


@pytest.mark.parametrize("kind, at", [("copymasked", 0), ("copymasked", 1), ("lookmasked", 1), ("masktop", 0)])
def test_a_mask_is_in_its_place(kind: str, at: int) -> None:
    program = chosen(2)
    piece = program.items[0]
    assert isinstance(piece, Piece)
    n = next(n for n in piece.nodes if n.kind == kind)
    mask = next(n for n in piece.nodes if n.kind == "masktest")
    vector = next(n for n in piece.nodes if n.kind == "load")
    n.args[at] = vector if n.args[at].file == MASKS.file else mask
    with pytest.raises(GraphError, match="reads"):
        check_program(program)
