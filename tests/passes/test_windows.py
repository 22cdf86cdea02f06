"""Pass `windows`: related tables in one of wider entries, and that what is read there is what they hold."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

import pytest

from dsl.elaborate import elaborate
from dsl.interpret import compile_interpreter
from dsl.ir import Table
from dsl.parser import parse
from scheduler.algorithm.cse import share
from scheduler.algorithm.tabulate import tabulate
from scheduler.graph.check import check_program
from scheduler.graph.interpret import run as run_graph
from scheduler.graph.nodes import Program
from scheduler.graph.places import element_bytes
from scheduler.graph.simplify import pieces, simplify
from scheduler.lowering.lower import lower
from scheduler.mapping.directives import WIDE_ENTRIES
from scheduler.mapping.layout import Layout
from scheduler.rewrite import windows
from scheduler.rewrite.place import place
from scheduler.rewrite.windows import window_tables

BOX = "sbox S: u8 -> u8 = c => (c * 167) ^ (c >> 3) ^ 0x5a\n" + "".join(
    f"table S{n}: u8 -> u32 = c => u32(S(c)) << {n}\n" for n in (8, 16, 24))
FOUR = BOX + "table T: u8 -> u32 = c => cat(S(c) + S(c), S(c), S(c), S(c) * 3)\n" + "".join(
    f"table T{8 * i}: u8 -> u32 = c => T(c) <<< {8 * i}\n" for i in (1, 2, 3))
ROUND = "T(a[0]) ^ T8(a[1]) ^ T16(a[2]) ^ T24(a[3])"
LAST = "u32(S(a[4])) ^ S8(a[5]) ^ S16(a[6]) ^ S24(a[7])"


def windowed(source: str, *results: str, width: int = 8, bits: int = 32, placed: bool = False) -> Program:
    """The graph of a kernel that writes these results, after the pass; it must compute what the interpreter does."""
    body = "".join(f"let y{i} = {what}\n b[{i}] = y{i}\n" for i, what in enumerate(results))
    text = f"{source}kernel k(a: in u8[8], b: out u32le[{len(results)}]) tables {{ {body} }}"
    parsed = parse(text, "k.cw")
    kernel = share(elaborate(parsed, "k"))
    layout = Layout(wide="mm" if bits == 32 else "r", bits=bits)
    program = simplify(lower(tabulate(share(elaborate(parsed, "k"))), layout))
    if placed:
        program = place(program, [("y0", parsed.kernels["k"].meta)])
    program = check_program(window_tables(program, width))
    run, rng = compile_interpreter(kernel), random.Random(text)
    for fill in (bytes, lambda n: b"\xff" * n, *[rng.randbytes] * 300):
        args = [fill(8), bytes(4 * len(results))]
        assert run_graph(program, args) == run(args)
    return program


def kinds(program: Program) -> Counter[str]:
    return Counter(n.kind for piece in pieces(program) for n in piece.nodes)


def sizes(program: Program) -> list[int]:
    """Bytes of each table."""
    return [len(t.entries) * element_bytes(t) for t in program.tables]


@pytest.mark.parametrize("bits", [32, 64])
def test_rotations_and_a_byte_of_them_are_one_table(bits: int) -> None:
    program = windowed(FOUR, ROUND, LAST, bits=bits)
    assert sizes(program) == [2048] and kinds(program)["shl"] == 1
    reads = Counter((n.mem.size, n.mem.disp) for p in pieces(program) for n in p.nodes if n.mem and n.mem.table)
    assert sum(n for (size, _), n in reads.items() if size == 4) == 4
    assert sorted(size for size, _ in reads.elements() if size < 4) == [1, 1, 2, 2]


@pytest.mark.parametrize(("width", "found"), [(2, [512, 1024, 1024, 1024, 1024]), (4, [1024, 1024, 1024, 1024]),
                                              (8, [2048])])
def test_an_entry_holds_what_there_is_room_for(width: int, found: list[int]) -> None:
    assert width in WIDE_ENTRIES and sorted(sizes(windowed(FOUR, ROUND, LAST, width=width))) == found


def test_how_tables_are_read_together_is_looked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, ...]] = []
    plan = windows._plan

    def noting(tables: Sequence[Table], uses: Counter[Table], width: int) -> windows.Planned | None:
        asked.append(tuple(t.name for t in tables))
        return plan(tables, uses, width)

    monkeypatch.setattr(windows, "_plan", noting)
    assert sizes(windowed(FOUR, ROUND, LAST)) == [2048]
    assert len(asked) == len({*asked}) > 3


def test_what_is_read_twice_is_moved_by_itself() -> None:
    program = windowed(FOUR, ROUND, "(S16(a[6]) + 7) ^ (S16(a[6]) & 5) ^ S24(a[7])")
    assert sizes(program) == [2048] and kinds(program)["shl"] == 2


@pytest.mark.parametrize("sign", ["+", "|", "&", "^"])
def test_a_sum_of_nothing_else_is_the_shift(sign: str) -> None:
    program = windowed(BOX, f"S16(a[0]) {sign} S16(a[1])", "u32(S(a[2]))", width=2)
    assert sizes(program) == [512] and kinds(program)["shl"] == 1


def test_a_vector_reads_four_bytes_and_takes_the_rest_from_a_general_register() -> None:
    program = windowed(FOUR, f"{ROUND} ^ {LAST} ^ u32(a[0])", placed=True)
    found = kinds(program)
    assert sizes(program) == [2048] and (found["tovector"], found["shl"]) == (1, 1)
    vectors = [n for p in pieces(program) for n in p.nodes if n.mem and n.mem.table and n.file == "mm"]
    assert [n.mem.size for n in vectors if n.mem] == [4, 4, 4, 4]


def test_unrelated_tables_stay() -> None:
    other = BOX + "table P: u8 -> u32 = c => u32(c) * 0x01030507\ntable Q: u8 -> u32 = c => u32(c) * 0x11131517\n"
    program = windowed(other, "P(a[0]) ^ Q(a[1])", "P(a[2]) ^ u32(S(a[3]))")
    assert sorted(t.name for t in program.tables if t.name.startswith("windows")) == []


def test_tables_of_other_lengths_stay() -> None:
    short = BOX + "table H: u7 -> u8 = c => S(u8(c))\n"
    program = windowed(short, "u32(S(a[0])) ^ u32(H(u7(a[1])))")
    assert not any(t.name.startswith("windows") for t in program.tables)


def test_a_table_with_the_same_bytes_in_another_order() -> None:
    mirrored = BOX + ("table P: u8 -> u32 = c => cat(S(c), c, S(c) ^ c, u8(0x11))\n"
                      "table Q: u8 -> u32 = c => cat(c, S(c) ^ c, u8(0x11), S(c))\n")
    assert sizes(windowed(mirrored, "P(a[0]) ^ Q(a[1])")) == [2048]
