"""Words that sums need are made before what overwrites their other operands, and the order stays a valid one."""

from __future__ import annotations

import random

import pytest

from scheduler.graph.check import check_program
from scheduler.graph.nodes import Mem, Node, Piece, Program, Slot
from scheduler.select.hoist import hoist
from tests.kernels.test_mapped_code import check, compiled

SCHEDULE = """
kernel k(h: inout u32le[5], m: in u32le[16] per block, n: count) {
    blocks n {
        var w: u32[16]
        var v: u32[5]
        for i in 0..5 { v[i] = h[i] }
        for t in 0..40 as steps {
            let i = t % 16
            if t < 16 { w[i] = m[i] } else { w[i] = (w[(i + 13) % 16] ^ w[(i + 8) % 16] ^ w[i]) <<< 1 }
            let a = (40 - t) % 5
            let b = (41 - t) % 5
            let e = (44 - t) % 5
            v[e] = (v[a] <<< 5) + (v[b] ^ v[(42 - t) % 5] ^ v[(43 - t) % 5]) + v[e] + 0x5a827999 + w[i]
            v[b] = v[b] <<< 30
        }
        for i in 0..5 { h[i] = h[i] + v[i] }
    }
}
"""


@pytest.mark.long
@pytest.mark.parametrize("cpu", ["pentium", "pentium3", "northwood"])
def test_values(cpu: str) -> None:
    kernel, image, messages = compiled(SCHEDULE, "", cpu)
    for count in (0, 1, 3):
        check(kernel, image, messages, count, random.Random(count), cpu)


def slots(count: int) -> list[Node]:
    return [Node("slot", slot=Slot(f"s{i}")) for i in range(count)]


def order(nodes: list[Node], named: dict[str, Node]) -> list[str]:
    """The named nodes in the order that the step leaves, which is checked."""
    read = {a for n in nodes for a in n.operands()}
    results = [n for n in nodes if n not in read and n.kind != "store"]
    piece = Piece("p", [*nodes, *(Node("setslot", [n], slot=Slot(f"r{i}")) for i, n in enumerate(results))])
    hoist(piece)
    check_program(Program("p", [piece], [], []))
    return [name for n in piece.nodes for name, m in named.items() if n is m]


def example() -> tuple[list[Node], dict[str, Node]]:
    """value is overwritten or copied by `over`; `total` adds it and `word`, which `over` does not need."""
    a, b, c, d = slots(4)
    value = Node("rol", [a], 3)
    other = Node("xor", [b, c])
    over = Node("xor", [value, other])
    word = Node("rol", [d], 1)
    total = Node("add", [value, word, over])
    return [a, b, c, d, value, other, over, word, total], {"over": over, "word": word, "total": total}


def test_a_word_is_made_before_the_operation() -> None:
    nodes, named = example()
    used = Node("and", [named["over"].args[1], nodes[0]])  # what `over` could overwrite instead is wanted later
    assert order([*nodes, used], named) == ["word", "over", "total"]


def test_a_word_that_depends_on_the_operation_stays() -> None:
    nodes, named = example()
    named["word"].args = [named["over"]]
    used = Node("and", [named["over"].args[1], nodes[0]])
    assert order([*nodes, used], named) == ["over", "word", "total"]


def test_a_store_between_keeps_the_order() -> None:
    nodes, named = example()
    used = Node("and", [named["over"].args[1], nodes[0]])
    store = Node("store", [named["over"]], mem=Mem(4, base=nodes[0], where=("m", (), 0, 4, False)))
    at = nodes.index(named["word"])
    assert order([*nodes[:at], store, *nodes[at:], used], named) == ["over", "word", "total"]
