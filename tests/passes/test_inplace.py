"""Output in place of input: what headers and manifests allow gives what the interpreter gives with one buffer."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from cipherwright.compiler.pipeline import Compiled, compile_kernel
from cipherwright.machine.assemble import assemble
from cipherwright.machine.machine import Buffer, Same
from cipherwright.protocols.slicing import ordinary_results, slice_arguments
from dsl.elaborate import elaborate
from dsl.interpret import interpret
from dsl.ir import Kernel
from dsl.parser import parse
from scheduler.algorithm.cse import share
from scheduler.graph.nodes import Program
from scheduler.graph.places import InPlace
from scheduler.graph.simplify import pieces
from scheduler.lowering.lower import lower
from scheduler.mapping.layout import Layout
from scheduler.refine.portfolio import PORTFOLIO
from scheduler.rewrite.in_place import accesses, candidates, keep_right, read_late
from targets.cpu import load_cpu
from targets.elf import load_elf
from tests.support.graph_run import BASE, machine

pytestmark = pytest.mark.usefixtures("one_choice")
HEAD = "kernel k(src: in u32le[2] per block, dst: out u32le[2] per block, n: count) { blocks n { %s } }"
LATE = HEAD % "dst[0] = src[1] + 1; dst[1] = src[0] + src[1]"
EXCHANGED = HEAD % "dst[0] = src[1]; dst[1] = src[0]"
EARLY = HEAD % "let a = src[0]; let b = src[1]; dst[1] = a + 3; dst[0] = a ^ b"
EACH = HEAD % "for i in 0..2 as words { dst[i] = src[i] + 1 }"
BACKWARDS = HEAD % "for i in 0..2 as words { dst[i] = src[1 - i] + 1 }"
BYTES = """
kernel k(src: in u32le[2] per block, dst: inout u8[8] per block, n: count) {
    blocks n {
        dst[0] = dst[5] + 1
        let x = src[0]
        dst[1] = dst[0] + x.byte[1]
        let y = src[0]
        dst[4] = y.byte[2] ^ dst[1]
        let z = src[1]
        dst[7] = z.byte[0]
    }
}
"""
ORDERS = EXCHANGED.replace("dst: out u32le", "dst: out u32be")
PART = HEAD % "dst[0] = src[1]"
ALIKE = "but dst may be exactly in place of src."
ORDERED = "but dst may be exactly in place of src. Then a block reads in src what it has written to dst."
NEVER = "Parameters do not overlap. dst must not be in place of src."
CASES = [
    (EARLY, "", ALIKE), (EARLY, "prefer early src", ALIKE), (EARLY, "streams 3", ALIKE),
    (EARLY, "lanes 2 in mmx", ALIKE),
    (LATE, "", ORDERED), (LATE, "streams 2", ORDERED), (LATE, "prefer early src", NEVER),
    (LATE, "prefer early src; streams 2", NEVER),
    (BYTES, "", ORDERED), (BYTES, "prefer early src", NEVER), (BYTES, "prefer early x y z", NEVER),
    (EXCHANGED, "", ORDERED),
    (ORDERS, "", ORDERED), (EACH, "roll words", ALIKE), (BACKWARDS, "roll words", ORDERED)]
SLICED = [
    (EARLY, "", ALIKE), (EARLY, "; whole src dst", ALIKE), (EARLY, "; whole src", ALIKE), (EXCHANGED, "", ORDERED),
    (EXCHANGED, "; whole src dst", NEVER), (ORDERS, "", NEVER), (PART, "", ALIKE), (PART, "; whole src", NEVER),
    (EACH, "; roll words", ALIKE), (BACKWARDS, "; roll words", ORDERED)]


def made(text: str, said: str, cpu: str) -> tuple[Kernel, Compiled]:
    whole = f"{text}\nmapping k {{ {said} }}\n" if said else text
    program = parse(whole, "k.cw")
    return elaborate(program, "k"), compile_kernel(program, "k", load_cpu(cpu), source_text=whole, source_name="k.cw",
                                                   portfolio=PORTFOLIO.first(1))


def overlap(text: str) -> str:
    """What a header says of parameters that overlap."""
    lines = [line.strip(" ;*") for line in text.splitlines() if line.lstrip().startswith((";", "*"))]
    first = next(i for i, line in enumerate(lines) if line.startswith("Parameters"))
    last = next(i for i in range(first, len(lines)) if lines[i].endswith("."))
    return " ".join(lines[first:last + 1])


def runs(kernel: Kernel, compiled: Compiled, cpu: str, counts: tuple[int, ...]) -> None:
    """Calls with two buffers, and with one if the manifest allows it."""
    allowed = compiled.manifest["in_place"] == [["src", "dst"]]
    image = load_elf(assemble(compiled.asm, "k", load_cpu(cpu).bits), BASE, load_cpu(cpu).bits)
    width, names = compiled.manifest.get("slices", 0), compiled.manifest.get("whole", [])
    rng, size = random.Random(cpu), kernel.params[0].bytes
    for count, one in itertools.product(counts, (False, True) if allowed else (False,)):
        first = bytearray(rng.randbytes(size * count))
        args: list[Any] = [first, first if one else bytearray(rng.randbytes(size * count)), count]
        given = [bytes(args[0]), bytes(args[1]), count]
        sent = slice_arguments(kernel.params, given, width, names) if width else given
        buffers = [Buffer(sent[0], one, 16), Same(1) if one else Buffer(sent[1], True, 16), sent[2]]
        after = machine(load_cpu(cpu).abi).call(image, "k", buffers).buffers
        found = [after[0], after[-1]]
        if width:
            found = ordinary_results(kernel.params, found, given, width, names)
        assert found[1] == interpret(kernel, args)[1], (count, one)


def said_of(compiled: Compiled, header: str) -> None:
    """The header and the manifest say it."""
    assert overlap(compiled.asm).endswith(header) and overlap(compiled.header) == overlap(compiled.asm)
    assert compiled.manifest["in_place"] == [["src", "dst"]] * (header != NEVER)


@pytest.mark.parametrize("cpu", ["pentium3", "athlon64-64-win64"])
@pytest.mark.parametrize(("text", "said", "header"), CASES)
def test_what_the_header_allows_is_right(text: str, said: str, header: str, cpu: str) -> None:
    kernel, compiled = made(text, said, cpu)
    said_of(compiled, header)
    runs(kernel, compiled, cpu, (1, 4, 7))


@pytest.mark.parametrize(("text", "said", "header"), SLICED)
def test_in_slices(text: str, said: str, header: str) -> None:
    """Of 32 blocks of two elements of 16 bits."""
    kernel, compiled = made(text.replace("u32", "u16"), f"slices in general{said}", "pentium3")
    said_of(compiled, header)
    runs(kernel, compiled, "pentium3", (35,))


def test_pairs_of_parameters() -> None:
    text = """kernel k(a: in u8[8] per block, h: inout u8[8], b: inout u32le[2] per block, c: out u8[4] per block,
                       d: out u64be[1] per block, n: count) { blocks n { %s } }"""
    body = "d[0] = cat(b[1], u32(cat(a[0], a[1]))); c[0] = a[2]; b[0] = u32(a[4])"
    kernel, compiled = made(text % body, "", "pentium")
    assert [(x.name, y.name) for x, y in candidates(kernel.params)] == [("a", "b"), ("a", "d"), ("b", "d")]
    assert compiled.manifest["in_place"] == [["a", "b"], ["a", "d"], ["b", "d"]]
    assert overlap(compiled.asm) == (
        "Parameters do not overlap, but b may be exactly in place of a and d in place of a and d in place of b. Then a "
        "block reads in a what it has written to d. Then a block reads in b what it has written to d.")
    assert read_late(kernel) == {("a", "d")}


def test_kernels_that_have_no_pair_say_nothing_of_it() -> None:
    head = "kernel k(a: in u32le[1] per block, b: out u32le[2] per block, n: count)"
    for text in ("kernel k(a: in u32le[1], b: out u32le[1]) { b[0] = a[0] }", head + " { blocks n { b[0] = a[0] } }"):
        compiled = made(text, "", "pentium")[1]
        assert overlap(compiled.asm) == "Parameters do not overlap." and compiled.manifest["in_place"] == []


def test_messages_have_pairs_of_their_own() -> None:
    text = """kernel k(h: inout u32le[1], a: in u32le[1] per block, b: out u32le[1] per block, n: count) {
        blocks n { h[0] = h[0] + a[0]; b[0] = h[0] } }"""
    compiled = made(text, "streams 2", "pentium")[1]
    assert compiled.manifest["in_place"] == [["a_0", "b_0"], ["a_1", "b_1"]]
    assert overlap(compiled.header).endswith("but b_0 may be exactly in place of a_0 and b_1 in place of a_1.")


def graph(text: str) -> Program:
    program = lower(share(elaborate(parse(text, "k.cw"), "k")), Layout())
    program.in_place = [InPlace("src", "dst", True, text is EARLY)]
    return program


@pytest.mark.parametrize(("text", "one", "other", "right"), [
    (LATE, 1, 2, False), (LATE, 0, 1, True), (EARLY, 0, 1, True), (EARLY, 1, 2, False), (EARLY, 2, 3, True)])
def test_a_pass_that_changes_the_order_is_found_out(text: str, one: int, other: int, right: bool) -> None:
    """LATE reads src[1], writes dst[0], reads src[0], writes dst[1]; EARLY reads 0 and 1 and writes 1 and 0."""
    program = graph(text)
    before = accesses(program)
    assert keep_right(program, before).in_place[0].right
    nodes = max(pieces(program), key=lambda p: len(p.nodes)).nodes
    at = [i for i, n in enumerate(nodes) if n.mem]
    nodes[at[one]], nodes[at[other]] = nodes[at[other]], nodes[at[one]]
    assert keep_right(program, before).in_place[0].right is right
