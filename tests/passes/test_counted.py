"""Counter blocks in pass `rounds`: recognised by where their bytes come from, and right wherever the counter wraps."""

from __future__ import annotations

import re

import pytest

from cipherwright.machine.machine import Buffer
from dsl.interpret import compile_interpreter
from targets.cpu import load_cpu
from tests.kernels.test_mapped_code import compiled
from tests.passes.test_rounds import COUNTS, HEAD, SHAPES, kinds, source
from tests.support.graph_run import machine

SAID = {"haswell": "prefer rounds; streams 3", "zen3": "prefer rounds; lanes 2 in ymm; streams 2",
        "golden-cove": "prefer rounds; lanes 4 in zmm; streams 2"}
BIG = ("cat(g[3], g[2])", "turn(g[0])", "turn(g[1])", "turn(low[32 +: 32])", "turn(low[0 +: 32])")
LITTLE = ("cat(g[0], g[1])", "low[0 +: 32]", "low[32 +: 32]", "g[2]", "g[3]")
FIRSTS = (0, (1 << 32) - 3, (1 << 64) - 2, (1 << 128) - 4, 0x0123456789abcdef_fedcba9876543210)


def counting(base: str, *words: str, endian: str = "be") -> str:
    """One round of a counter block, XORed with the blocks of a text."""
    text = source(*SHAPES["round"]).replace(
        HEAD.format(words=8), "fn turn(x: u32) -> u32 { return cat(x.byte[3], x.byte[2], x.byte[1], x.byte[0]) }\n"
        f"kernel k(a: secret in u32le[8], g: public in u32{endian}[4], b: secret in u32le[4] per block, "
        "c: out u32le[4] per block, n: count)")
    text = text.replace("blocks n {", f"blocks n as j {{\n let low = {base} + u64(j)\n let w = [{', '.join(words)}]")
    return text.replace("b[i] ^ a[i]", "w[i] ^ a[i]").replace("q(p, i) ^", "b[i] ^ q(p, i) ^")


@pytest.mark.parametrize("cpu", SAID)
@pytest.mark.parametrize("order", ["be", "le"])
def test_every_wrap(cpu: str, order: str) -> None:
    """No counter block is put together of words, and each call is what the interpreter says: 0, 1, odd and many."""
    text = counting(*(BIG if order == "be" else LITTLE), endian=order)
    found = kinds(text, SAID[cpu], cpu)
    assert found["round"] == 1 and found["bytes"] == 2 and not found["concat"] and not found["load32"]
    kernel, image, _ = compiled(text, SAID[cpu], cpu)
    run = compile_interpreter(kernel)
    for count in COUNTS:
        for first in FIRSTS:
            data = [bytes(range(7, 39)), first.to_bytes(16, "big" if order == "be" else "little"),
                    bytes(i * 37 % 251 for i in range(16 * count)), bytes(16 * count), count]
            sent = [x if isinstance(x, int) else Buffer(x, i == 3, 1) for i, x in enumerate(data)]
            assert machine(load_cpu(cpu).abi).call(image, "k", sent).buffers == run(list(data)), (count, first)


@pytest.mark.parametrize("old, new", [
    ("u64(j)", "u64(j) + 1"), ("cat(g[3], g[2])", "cat(g[3], a[2])"), ("turn(g[0])", "turn(g[1])"),
    ("turn(g[0])", "turn(g[3])"), ("turn(g[1])", "b[1]"), ("turn(low[0 +: 32])", "turn(low[1 +: 32])")])
def test_what_is_no_counter_block_is_put_together(old: str, new: str) -> None:
    """Bytes of other memory, of one place twice, or of other bits: the round is still one, its state is words."""
    text = counting(*BIG)
    assert old in text
    changed = kinds(text.replace(old, new), "prefer rounds", "haswell")
    assert changed["round"] == 1 and not changed["bytes"]


def test_the_shipped_kernels_have_no_counter_in_memory() -> None:
    """Of a pass of 16 blocks the sums, orders of bytes and rounds, and the text once; all else is made before."""
    from cipherwright.project.sources import ROOT, Library
    from scheduler.graph.simplify import pieces
    from tests.support.through import graph_of

    library = Library(ROOT)
    graph = graph_of(library.source_of("aes128_ctr").program, "aes128_ctr", load_cpu("golden-cove"))
    body = max(pieces(graph), key=lambda piece: len(piece.nodes))
    found = [n.kind for n in body.nodes if n.file == "z"]
    assert found.count("roundlast") == 4 and found.count("round") == 36 and found.count("store") == 4
    assert found.count("bytes") == 4 and not re.search("unpack|tovector", " ".join(found))
