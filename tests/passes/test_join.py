"""Look-ups at neighbouring parts of one value joined into one, and the room that their tables have."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from dsl.check import check_kernel
from dsl.elaborate import elaborate
from dsl.interpret import interpret
from dsl.ir import Kernel, Op, Table
from dsl.parser import parse
from scheduler.algorithm.join import join_boxes
from scheduler.graph.places import element_bytes
from targets.cpu import load_cpu
from tests.passes.test_compose import agree, live
from tests.programs.generate import KERNEL, generate
from tests.support.through import state_of

S = "sbox S: u4 -> u4 = [12, 5, 6, 11, 9, 0, 10, 13, 3, 14, 15, 8, 4, 7, 1, 2]\n"
D = "sbox D: u2 -> u4 = [9, 2, 7, 4]\nsbox E: u3 -> u16 = x => u16(x) * 0x1357\nsbox B: u8 -> u8 = x => x * 7\n"
T = "table T: u4 -> u32 = x => u32(x) * 0x01234567\ntable U: u4 -> u32 = x => u32(x) * 0x89abcdef\n"
ENOUGH = 1 << 16  # bytes of a cache in which all of them have room

CASES = [
    ("cat(S(x[0 +: 4]), S(x[4 +: 4]))", {8: 1}),
    ("cat(S(x[4 +: 4]), S(x[0 +: 4]))", {8: 1}),
    ("cat(S(x[0 +: 4]), S(x[4 +: 4]), x[8 +: 8])", {8: 1}),
    ("cat(x[8 +: 8], S(x[0 +: 4]), S(x[4 +: 4]) <<< 1)", {8: 1}),
    ("cat(S(x[0 +: 4]), S(x[4 +: 4]), S(x[8 +: 4]), S(x[12 +: 4]))", {8: 2}),
    ("u8(S(x[0 +: 4])) | (u8(S(x[4 +: 4])) << 4)", {8: 1}),
    ("(u8(S(x[4 +: 4])) << 4) + u8(S(x[0 +: 4])) + x.byte[1]", {8: 1}),
    ("S(x[0 +: 4]) & S(x[4 +: 4])", {8: 1}),
    ("S(u4(x >> 4)) ^ S(u4(x >> 8))", {8: 1}),
    ("S(x.byte[1][0 +: 4]) ^ S(x.byte[1][4 +: 4])", {8: 1}),
    ("T(x[0 +: 4]) ^ U(x[4 +: 4]) ^ T(x[8 +: 4]) ^ U(x[12 +: 4]) ^ u32(x)", {8: 2}),
    ("D(x[0 +: 2]) ^ D(x[2 +: 2]) ^ D(x[4 +: 2]) ^ D(x[6 +: 2])", {8: 1}),
    ("D(x[0 +: 2]) ^ D(x[2 +: 2]) ^ S(x[4 +: 4])", {8: 1}),
    ("E(x[1 +: 3]) ^ E(x[4 +: 3]) ^ E(x[7 +: 3])", {6: 1, 3: 1}),
    # what stays as it is: parts that are no neighbours, of two values, of an entry that is wanted again, of bytes
    ("S(x[0 +: 4]) ^ S(x[5 +: 4])", {4: 2}),
    ("S(x[0 +: 4]) ^ S(y[4 +: 4])", {4: 2}),
    ("S(x[0 +: 4]) ^ (S(x[4 +: 4]) - S(x[0 +: 4]))", {4: 2}),
    ("S(x[0 +: 4]) - S(x[4 +: 4])", {4: 2}),
    ("B(x.byte[0]) ^ B(x.byte[1])", {8: 2}),
]


def source(what: str) -> str:
    return S + D + T + ("kernel k(a: secret in u16le[2] per block, b: out u32le[1] per block, n: count) tables { "
                        f"blocks n {{ let x = a[0]\n let y = a[1]\n b[0] = u32({what}) }} }}\n")


def joined(text: str, cpu: str = "northwood", room: int = ENOUGH, kernel: str = "k") -> tuple[Kernel, Kernel]:
    """The kernel as it is written, and as the pass leaves it where the cache has so many bytes."""
    program, target = parse(text, "k.cw"), load_cpu(cpu)
    state = state_of(program, kernel, target, until="tabulate")
    assert state.kernel and state.choice
    made = join_boxes(state.kernel, replace(target, l1d_bytes=room), state.choice.layout)
    return elaborate(program, kernel), check_kernel(made)


def looked_up(kernel: Kernel) -> list[Op]:
    return [op for op in live(kernel) if op.kind == "lookup"]


def size(kernel: Kernel) -> int:
    """Bytes of the tables."""
    tables: dict[int, Table] = {id(op.attr): op.attr for op in looked_up(kernel)}
    return sum(len(table.entries) * element_bytes(table) for table in tables.values())


@pytest.mark.parametrize("cpu", ["northwood", "core2-64", "pentium"])
@pytest.mark.parametrize(("what", "wanted"), CASES)
def test_neighbours_are_one(what: str, wanted: dict[int, int], cpu: str) -> None:
    before, after = joined(source(what), cpu)
    agree(before, after)
    assert Counter(op.args[0].bits for op in looked_up(after)) == wanted


def test_without_room_nothing_is_joined() -> None:
    before, after = joined(source(CASES[4][0]), room=256)
    agree(before, after)
    assert Counter(op.args[0].bits for op in looked_up(after)) == {4: 4}


@pytest.mark.parametrize(("room", "wanted"), [(300, {8: 1}), (128, {6: 1, 2: 1}), (64, {4: 2}), (16, {2: 4})])
def test_smaller_tables_find_room(room: int, wanted: dict[int, int]) -> None:
    before, after = joined(source(CASES[11][0]), room=room)
    agree(before, after)
    assert Counter(op.args[0].bits for op in looked_up(after)) == wanted


PAIRS = """
table T: u4 -> u32 = x => u32(x) * 0x00010100
fn pair(x: u8, by: int) -> u32 { return (T(x[0 +: 4]) SHIFTED by) WITH (T(x[4 +: 4]) SHIFTED by + 3) }
kernel k(a: secret in u32le[1] per block, b: out u32le[1] per block, n: count) tables {
    blocks n {
        let x = a[0]
        b[0] = pair(x.byte[0], 0) WITH pair(x.byte[1], 1) WITH pair(x.byte[2], 2) WITH pair(x.byte[3], 7)
    }
}
"""


@pytest.mark.parametrize("with_", ["^", "|", "&", "+"])
@pytest.mark.parametrize("shifted", ["<<", ">>"])
@pytest.mark.parametrize("room", [300, 1500, 2000, 2500, ENOUGH])
def test_a_table_that_is_another_one_shifted(with_: str, shifted: str, room: int) -> None:
    """Only where a shifted sum is the sum of what is shifted."""
    before, after = joined(PAIRS.replace("WITH", with_).replace("SHIFTED", shifted), "core2-64", room)
    agree(before, after)
    tables = {id(op.attr) for op in looked_up(after)}
    assert size(after) < room or len(looked_up(after)) == 8
    if room == 1500 and with_ == "^" and shifted == "<<":
        assert len(looked_up(after)) == 4 and len(tables) == 1


def test_a_loop_that_is_kept() -> None:
    text = S + """kernel k(a: secret in u8[1], b: out u8[1]) tables {
        var x = a[0]
        for i in 0..5 as rounds { x = cat(S(x[4 +: 4]), S(x[0 +: 4])) <<< 1 }
        b[0] = x
    }
    mapping k { roll rounds }
    """
    program = parse(text, "k.cw")
    _, after = joined(text)
    assert [op.args[0].bits for op in after.body.ops() if op.kind == "lookup"] == [8]
    assert all(interpret(after, [bytes([x]), bytes(1)]) == interpret(elaborate(program, "k"), [bytes([x]), bytes(1)])
               for x in range(256))


# -- PRESENT ----------------------------------------------------------------------------------------------
PRESENT = Path(__file__).parent.joinpath("present.cw").read_text(encoding="utf-8")
VECTORS = {("00", "00"): "5579c1387b228445", ("ff", "00"): "e72c46c0f5945049",
           ("00", "ff"): "a112ffc72f68417b", ("ff", "ff"): "3333dcd3213210d2"}
"""Bytes of key and plaintext -> ciphertext: CHES 2007, appendix I."""
CPUS = ("northwood", "pentium3", "core2-64", "pentium")


@cache
def present(cpu: str) -> tuple[Kernel, Kernel]:
    return joined(PRESENT, cpu, load_cpu(cpu).l1d_bytes, "present80_encrypt")


@pytest.mark.parametrize(("key", "plain"), [*product(("00", "ff"), repeat=2)])
def test_the_vectors_of_present(key: str, plain: str) -> None:
    expand = elaborate(parse(PRESENT, "present.cw"), "present80_expand")
    keys = interpret(expand, [bytes.fromhex(key * 10), bytes(256)])[1]
    for kernel in [present(CPUS[0])[0], *(present(cpu)[1] for cpu in CPUS)]:
        assert interpret(kernel, [keys, bytes.fromhex(plain * 8), bytes(8), 1])[2].hex() == VECTORS[key, plain]


@pytest.mark.parametrize("cpu", CPUS)
def test_present_looks_up_bytes(cpu: str) -> None:
    """The tables that have no room are read in those that have."""
    _, after = present(cpu)
    looks, room = looked_up(after), load_cpu(cpu).l1d_bytes
    assert len(looks) == 31 * 8 and {op.args[0].bits for op in looks} == {8}
    assert size(after) + 256 < room and (size(after) == 8 * 2048) == (room > 17 * 1024)


@pytest.mark.parametrize("sign", ["|", "^", "+"])
def test_a_sum_of_parts_is_their_join(sign: str) -> None:
    """Look-ups moved into place and added up are under the permutation what `cat` of them is."""
    moved = f"""fn moved(x: u64) -> u64 {{
        var y: u64 = 0
        for i in 0..16 {{ y = y {sign} (u64(S(x[4*i +: 4])) << 4*i) }}
        return y
    }}
    kernel present80_encrypt"""
    text = PRESENT.replace("kernel present80_encrypt", moved).replace("boxes(s", "moved(s")
    assert text.count("moved(") == 2
    before, after = joined(text, "core2-64", load_cpu("core2-64").l1d_bytes, "present80_encrypt")
    agree(before, after)
    wanted = [op.attr.entries for op in present("core2-64")[1].body.ops() if op.kind == "lookup"]
    assert [op.attr.entries for op in after.body.ops() if op.kind == "lookup"] == wanted


@pytest.mark.parametrize(("sum_", "parts"), [
    ("(u16(S(x[0 +: 4])) << 9) ^ u16(S(x[4 +: 4]))", 4),       # zeros between them and above
    ("(u16(S(x[0 +: 4])) << 3) ^ u16(S(x[4 +: 4]))", 0),       # they have a bit in common
    ("(u16(S(x[0 +: 4])) << 13) | u16(S(x[4 +: 4]))", 0),      # a bit is lost
    ("u16(u8(S(x[0 +: 4])) << 5) | u16(S(x[4 +: 4]))", 0),
    ("(u16(S(x[0 +: 4])) << 4) | u16(S(x[4 +: 4])) | 1", 0),
])
def test_only_what_is_side_by_side_is_joined(sum_: str, parts: int) -> None:
    text = S + ("linear L(v: u16) -> u32 { return u32(v) ^ (u32(v) << 7) }\n"
                "kernel k(a: secret in u16le[1] per block, b: out u32le[1] per block, n: count) tables { "
                f"blocks n {{ let x = a[0]\n b[0] = L({sum_}) }} }}\n")
    before, after = joined(text)
    agree(before, after)
    state = state_of(parse(text, "k.cw"), "k", load_cpu("northwood"), until="parts")
    assert state.kernel and [len(op.args) for op in live(state.kernel) if op.kind == "concat"] == [parts] * bool(parts)


@pytest.mark.full
def test_random_programs_have_neighbours() -> None:
    met = 0
    for number in range(12):
        program = parse(generate(number, 4, "tables"), "k.cw")
        state = state_of(program, KERNEL, load_cpu("core2"), until="tabulate")
        assert state.kernel and state.choice
        before = Counter(op.args[0].bits for op in looked_up(state.kernel))
        met += before != Counter(op.args[0].bits for op in looked_up(
            join_boxes(state.kernel, load_cpu("core2"), state.choice.layout)))
    assert met >= 6
