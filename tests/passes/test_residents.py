"""Vectors that are the same in all passes of a loop: made before it, in registers while it runs, the same values."""

from __future__ import annotations

import random
import re

import pytest

from dsl.parser import parse
from scheduler.graph.nodes import Counted, Node, Piece, Program
from scheduler.schedule.list_scheduler import schedule
from scheduler.schedule.loop_residents import choices, stays
from targets.cpu import load_cpu
from tests.kernels.test_mapped_code import check, compiled
from tests.support.through import graph_of

COUNTED = """kernel k(key: in u64le[3], src: in u64le[1] per block, dst: out u64le[1] per block, n: count) {
    blocks n as i {
        let x = (u64(i) + key[0]) ^ key[1]
        dst[0] = src[0] ^ ((x <<< 9) + (key[2] ^ 5))
    }
}
"""
CARRIED = """kernel k(key: in u32le[2], sums: inout u32le[1], src: in u32le[1] per block, n: count) {
    blocks n { sums[0] = (sums[0] ^ src[0] ^ key[0]) + key[1] }
}
"""
SAID = "prefer residents"


def block_loop(text: str, said: str, cpu: str = "zen4") -> tuple[Program, Piece]:
    graph = graph_of(parse(f"{text}mapping k {{ {said} }}\n", "k.cw"), "k", load_cpu(cpu))
    piece = next(i for i in graph.items if isinstance(i, Counted)).body[0]
    assert isinstance(piece, Piece)
    return graph, piece


def of_vectors(piece: Piece, kind: str) -> list[Node]:
    return [n for n in piece.nodes if n.kind == kind and n.file != "r"]


@pytest.mark.parametrize(("text", "said", "cpu"), [
    (COUNTED, "lanes 4 in ymm; streams 3", "zen3"), (COUNTED, "lanes 8 in zmm; streams 2; prefer nested_sums", "zen4"),
    (COUNTED, "lanes 2 in xmm; streams 2 split xmm", "core2-64"), (CARRIED, "lanes 4 in xmm", "prescott")])
def test_values(text: str, said: str, cpu: str) -> None:
    kernel, image, messages = compiled(text, f"{said}; {SAID}", cpu)
    for count in (0, 1, 7, 16, 33):
        check(kernel, image, messages, count, random.Random(count), cpu)


def test_the_loop_makes_nothing_that_is_the_same_each_time() -> None:
    """No constants are read in it, no two keys joined; and a number and a key are one sum for each stream."""
    said = "lanes 8 in zmm; streams 2; prefer nested_sums"
    (_, without), (_, piece) = block_loop(COUNTED, said), block_loop(COUNTED, f"{said}; {SAID}")
    assert any(n.mem and n.mem.table for n in of_vectors(without, "load"))
    assert not any(n.mem and n.mem.table for n in of_vectors(piece, "load"))
    assert len(of_vectors(without, "add")) - len(of_vectors(piece, "add")) == 1
    assert len(of_vectors(without, "xor")) - len(of_vectors(piece, "xor")) == 1


def test_what_stays_is_written_in_no_case() -> None:
    """Neither by a pass in whose registers it is not, nor behind the loop by one in whose registers it is."""
    _, piece = block_loop(COUNTED, f"lanes 8 in zmm; {SAID}")
    same = {n.slot for n in piece.nodes if stays(n)}
    assert len(same) >= 3
    for resident in choices(piece):
        plan = schedule(piece, load_cpu("zen4"), resident=resident)
        assert plan.unchanged == same & {*resident}
        stored = [o for i in plan.instrs if i.does == "store" for o in i.operands if getattr(o, "slot", None) in same]
        assert not stored


def test_all_of_them_are_in_registers_where_there_are_enough() -> None:
    found = [re.split(r"\n\.blocks_1:|jne \.blocks_1\s", compiled_text(f"lanes 8 in zmm; streams 2; {said}"))[1:]
             for said in ("prefer nested_sums", SAID)]
    (without, _), (loop, behind) = found
    assert "k.T" in without and "k.T" not in loop
    assert not re.search(r"zmm.*\[rbp", loop)
    assert len(re.findall(r"\[rbp.*\], zmm", behind.split("blocks_1_rest:")[0])) == 1  # the number of the block


def compiled_text(said: str) -> str:
    from cipherwright.compiler.pipeline import compile_kernel

    text = f"{COUNTED}mapping k {{ {said} }}\n"
    return compile_kernel(parse(text, "k.cw"), "k", load_cpu("zen4"), source_text=text, source_name="k.cw").asm


def test_residents_of_another_loop_stay() -> None:
    """What a loop writes is not kept, and a graph without vectors is left."""
    graph, piece = block_loop(CARRIED, SAID, "zen3")
    assert not any(map(stays, piece.nodes))
    _, lanes = block_loop(CARRIED, f"lanes 8 in ymm; {SAID}", "zen3")
    kept = {n.slot.name for n in lanes.nodes if stays(n) and n.slot}
    written = {n.slot.name for n in lanes.nodes if n.kind == "setslot" and not stays(n) and n.slot}
    assert kept and not kept & written and graph.items
