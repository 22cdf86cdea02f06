"""`first NAME`: named values are made before the rest of their piece and kept in the frame; results stay the same."""

from __future__ import annotations

import random

import pytest

from dsl.diagnostics import SourceError
from dsl.parser import parse
from scheduler.graph.nodes import Node
from scheduler.graph.simplify import pieces
from targets.cpu import cpu_names, load_cpu
from tests.kernels.test_mapped_code import COUNTS, WORDS, check, compiled
from tests.support.through import graph_of

EXPANDED = """
kernel k(h: inout u32le[2], m: in u32be[4] per block, n: count) {
    blocks n {
        var w: u32[12]
        for i in 0..4 { w[i] = m[i] }
        for i in 4..12 { w[i] = (w[i-4] ^ w[i-3]) <<< 3 }
        for i in 0..12 {
            let t = (h[0] <<< 5) + (h[1] ^ w[i]) + 0x5a827999
            h[0] = h[1]
            h[1] = t
        }
        h[0] = h[0] + m[1]
    }
}
"""


def graph(text: str, said: str, cpu: str = "pentium3") -> list[list[Node]]:
    """The nodes of each piece of `k`, mapped as `said`."""
    program = parse(f"{text}\nmapping k {{ {said} }}\n", "k.cw")
    return [piece.nodes for piece in pieces(graph_of(program, "k", load_cpu(cpu)))]


@pytest.mark.spread(8)
@pytest.mark.parametrize("cpu", cpu_names())
@pytest.mark.parametrize(("text", "said"), [
    (EXPANDED, "prefer early w"), (EXPANDED, "prefer early m"), (EXPANDED, "prefer early m w"),
    (EXPANDED, "prefer early w; streams 2"),
    (WORDS, "prefer early src"), (WORDS, "prefer early x"), (WORDS, "prefer early x src; streams 2"),
])
def test_results_are_those_of_the_interpreter(text: str, said: str, cpu: str) -> None:
    kernel, image, messages = compiled(text, said, cpu)
    for count in COUNTS:
        check(kernel, image, messages, count, random.Random(f"{said} {cpu} {count}"), cpu)


def largest(text: str, said: str) -> list[Node]:
    return max(graph(text, said), key=len)


def test_every_word_is_written_once_and_before_all_else() -> None:
    nodes = largest(EXPANDED, "prefer early w")
    puts = [n for n in nodes if n.kind == "put"]
    assert len(puts) == 12 and len({n.slot for n in puts}) == 12
    wanted: set[Node] = set()
    for n in reversed(nodes):
        if n.kind == "put" or n in wanted:
            wanted |= {n, *n.operands()}
    assert set(nodes[:len(wanted)]) == wanted
    assert not [n for n in largest(EXPANDED, "streams 1") if n.kind == "put"]


def test_a_parameter_is_read_once_and_then_from_the_frame() -> None:
    nodes = largest(EXPANDED, "prefer early m")
    loads = [n for n in nodes if n.kind == "load"]
    assert len(loads) == len({n.mem.disp for n in loads if n.mem}) == 4
    assert all(n.kind == "put" for n in nodes if set(n.args) & set(loads))


@pytest.mark.parametrize(("said", "line"), [("prefer early v", "no value of `v` can be made first"),
                                            ("prefer early w u", "no value of `u` can be made first"),
                                            ("prefer early", "`prefer early` does not say of what")])
def test_names_of_nothing_are_refused(said: str, line: str) -> None:
    with pytest.raises(SourceError, match=line):
        graph(EXPANDED, said)


OWN = """
kernel k(p: inout u32le[2] per block, q: out u32le[2] per block, n: count) {
    blocks n {
        let v = p[1] * 5
        p[0] = v + p[1]
        q[0] = 7
        let w = p[0] + 1
        q[1] = w ^ p[0] ^ (w <<< 3) ^ v
    }
}
"""


@pytest.mark.parametrize("said", ["prefer early p", "prefer early v p", "prefer early v; streams 2"])
def test_what_is_first_does_not_pass_stores_to_its_own_parameter(said: str) -> None:
    """The store to q keeps the new p[0] from being known, for q may be in the place of p."""
    kernel, image, messages = compiled(OWN, said, "pentium3")
    for count in (1, 5):
        check(kernel, image, messages, count, random.Random(said), "pentium3")
    with pytest.raises(SourceError, match="no value of `w` can be made first(.|\n)*read before they are written"):
        graph(OWN, "prefer early w")


@pytest.mark.parametrize(("said", "cpu"), [("prefer early v p; streams 2 split general", "pentium3"),
                                           ("prefer early v; streams 3 split general", "core2-64")])
def test_what_is_first_stays_in_the_registers_of_its_stream(said: str, cpu: str) -> None:
    """So does what selection makes of it: a product by two shifts."""
    text = OWN.replace("* 5", "* 0x100010") if cpu == "core2-64" else OWN
    for nodes in graph(text, said, cpu):
        for n in nodes:
            shares = {a.group for a in n.args if a.file == "r" and n.file == "r"}
            assert not shares or n.group == max(shares) or n.kind == "setslot", (n, n.group, shares)
    assert {n.group for nodes in graph(text, said, cpu) for n in nodes if n.kind == "put"} == {
        *range(int(said.split("streams ")[1][0]))}
