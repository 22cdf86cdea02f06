"""Elements of the copies that are neighbours in memory: rows of 128 bits as a machine graph, by the interpreter."""

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
from scheduler.mapping.directives import default_layout
from scheduler.mapping.layout import Layout

WIDE = {"y": Layout(8, "y", rows=frozenset("y"), bits=64), "z": Layout(16, "z", rows=frozenset("z"), bits=64)}
HEAD = "kernel k(src: in u32{order}[{size}] per block, dst: out u32{order}[{size}] per block, n: count) {{ blocks n {{ "
WHOLE = "for i in 0..{size} {{ dst[i] = (src[i] <<< 3) + src[i] }} }} }}"
AGAIN = """
    dst[0] = src[0]
    dst[1] = src[2] + src[1]
    dst[0] = src[2] ^ src[0]
    dst[3] = src[3]
    dst[2] = src[1] + src[3]
    for i in 4..{size} {{ dst[i] = src[i] }}
}} }}
"""
ROUND = "for i in 0..{size} as words {{ dst[i] = src[i] + 3 }} }} }}"
MESSAGES = """
kernel k(h: inout u{bits}le[{size}], m: in u{bits}be[4] per block, n: count) {{
    blocks n {{
        for i in 0..{size} {{ h[i] = h[i] + m[i % 4] }}
        h[1] = h[0] ^ m[3]
        for i in 0..{size} {{ h[i] = h[i] ^ h[({size} - 1) - i] }}
    }}
}}
"""


def graph(text: str, layout: Layout, rolled: tuple[str, ...] = ()) -> tuple[Program, object]:
    kernel = share(elaborate(parse(text, "k.cw"), "k", frozenset(rolled)))
    return check_program(simplify(lower(kernel, layout))), compile_interpreter(kernel)


def moved(program: Program, kind: str) -> list[int]:
    """Bytes of every access to a parameter by vectors."""
    return [n.mem.size for p in pieces(program) for n in p.nodes
            if n.kind == kind and n.file != "r" and n.mem and n.mem.where != ("table",)]


@pytest.mark.parametrize("file", WIDE)
@pytest.mark.parametrize("order", ["le", "be"])
@pytest.mark.parametrize("body", [WHOLE, AGAIN, ROUND], ids=["whole", "again", "round"])
@pytest.mark.parametrize("size", [4, 6, 8])
def test_blocks(body: str, size: int, order: str, file: str) -> None:
    """Rows that are whole, rows with bytes of the next block, elements written twice, elements that a loop moves to."""
    layout = WIDE[file]
    text = (HEAD + body).format(size=size, order=order)
    rolled = ("words",) if "words" in body else ()
    program, reference = graph(text, layout, rolled)
    rng = random.Random(size)
    for n in (1, layout.lanes, 2 * layout.lanes + 3):
        args: list[bytes | int] = [rng.randbytes(4 * size * n), bytes(4 * size * n), n]
        assert run_graph(program, args) == reference(args), n  # type: ignore[operator]
    whole = size % 4 == 0 and body != ROUND
    assert (set(moved(program, "load")) == {16}) == whole
    at_once = 32 if file == "y" and size == 8 and body == WHOLE else 16  # two rows of a block, in one register
    assert (at_once in moved(program, "store")) == (whole and (body == WHOLE or size > 4))


@pytest.mark.parametrize("file", WIDE)
@pytest.mark.parametrize("bits", [32, 64])
@pytest.mark.parametrize("size", [2, 4, 5, 7])
def test_messages(size: int, bits: int, file: str) -> None:
    """What a message owns is read and written in rows as far as whole ones go, and read again behind its writes."""
    layout = WIDE[file] if bits == 32 else Layout(WIDE[file].lanes // 2, file, rows=frozenset(file), bits=64)
    program, reference = graph(MESSAGES.format(size=size, bits=bits), layout)
    rng = random.Random(bits + size)
    for n in (0, 1, 3):
        calls: list[list[bytes | int]] = [[rng.randbytes(size * bits // 8), rng.randbytes(4 * n * bits // 8), n]
                                          for _ in range(layout.lanes)]
        after = run_graph(program, [*(c[0] for c in calls), *(c[1] for c in calls), n])
        assert after[:layout.lanes] == [reference(c)[0] for c in calls], n  # type: ignore[operator]


def test_in_place() -> None:
    """The output in place of the input: a row of it is written when all that is read of the input's row was."""
    text = (HEAD + "for i in 0..8 {{ dst[i] = src[i] ^ 1 }} }} }}").format(size=8, order="le")
    program, _ = graph(text, WIDE["z"])
    kinds = [(n.kind, n.mem.where[2] // 16 % 2) for p in pieces(program) for n in p.nodes  # type: ignore[operator]
             if n.file == "z" and n.kind in ("load", "store") and n.mem and n.mem.where != ("table",)]
    for row in (0, 1):
        assert max(i for i, one in enumerate(kinds) if one == ("load", row)) < kinds.index(("store", row))


@pytest.mark.parametrize("file", WIDE)
@pytest.mark.parametrize("order", ["le", "be"])
@pytest.mark.parametrize(("size", "last"), [(4, ""), (8, ""), (16, ""), (16, "dst[5] = z[4]"), (6, "")])
def test_a_text_that_is_added_is_not_transposed(size: int, last: str, order: str, file: str) -> None:
    """What is XORed to an input's elements is turned to blocks, and these take the input as it lies; also where an
    element is written again. Where blocks are written by rows of 16 bytes, both are turned."""
    def text(sum: str) -> str:
        return f"""kernel k(key: in u32le[2] per block, src: in u32{order}[{size}] per block,
                            dst: out u32{order}[{size}] per block, n: count) {{ blocks n {{
            var z: u32[{size}]
            for i in 0..{size} {{ z[i] = {sum} }}
            for i in 0..{size} {{ dst[i] = z[i] }}
            {last}
        }} }}"""

    layout = WIDE[file]
    program, reference = graph(text("(src[i] ^ key[0]) ^ (key[1] + i)"), layout)
    rng = random.Random(size)
    for n in (1, layout.lanes, layout.lanes + 3):
        args: list[bytes | int] = [rng.randbytes(8 * n), rng.randbytes(4 * size * n), bytes(4 * size * n), n]
        assert run_graph(program, args) == reference(args), n  # type: ignore[operator]
    without, _ = graph(text("key[0] ^ (key[1] + i)"), layout)
    counts = [sum(n.kind in ("unpacklow", "unpackhigh") for p in pieces(one) for n in p.nodes)
              for one in (program, without)]
    at_once = size == 16 or (size, file) == (8, "y")
    assert (counts[0] == counts[1]) == (at_once and not last)
    if at_once and not last:
        assert set(moved(program, "store")) == {32 if file == "y" else 64}


def test_fewer_accesses_than_elements() -> None:
    text = (HEAD + WHOLE).format(size=8, order="le")
    program, _ = graph(text, WIDE["z"])
    assert len(moved(program, "load")) == len(moved(program, "store")) == 16 * 2
    alone, _ = graph(text, Layout(16, "z", bits=64))
    assert len(moved(alone, "load")) == len(moved(alone, "store")) == 16 * 8


@pytest.mark.parametrize(("features", "bits", "rows"), [
    ({"sse2", "avx", "avx2"}, 64, "y"), ({"sse2", "avx", "avx2", "avx512f", "avx512bw"}, 64, "y"),
    ({"sse2", "avx", "avx2", "avx512f", "avx512bw"}, 32, "yz"),
    ({"sse2", "avx", "avx2", "avx512f", "avx512bw", "avx512vl"}, 64, "yz")])
def test_where_there_are_rows(features: set[str], bits: int, rows: str) -> None:
    """Sixteen registers are named by VEX; of thirty-two all must be had by an instruction on 128 bits."""
    found = default_layout(features, bits).rows
    assert found == {*rows}
