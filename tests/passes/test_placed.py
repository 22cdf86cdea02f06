"""Pass `place`: 32-bit values in MMX registers, merged tables, stores and frame slots of 64 bits."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from dsl.diagnostics import SourceError
from dsl.elaborate import elaborate
from dsl.interpret import compile_interpreter
from dsl.ir import Pos, Table
from dsl.parser import Directive, parse
from scheduler.algorithm.cse import share
from scheduler.algorithm.tabulate import tabulate
from scheduler.graph.check import check_program
from scheduler.graph.interpret import run as run_graph
from scheduler.graph.nodes import Mem, Node, Piece, Program, Slot
from scheduler.graph.simplify import pieces, simplify
from scheduler.lowering.lower import lower
from scheduler.mapping.directives import apply
from scheduler.mapping.layout import Layout
from scheduler.rewrite.merge_tables import merge_tables
from scheduler.rewrite.place import place
from scheduler.rewrite.stores64 import stores64
from scheduler.select.select import select
from targets.cpu import load_cpu
from tests.kernels.test_mapped_code import check, compiled
from tests.support.spread import some

CIPHERS = Path(__file__).parents[2] / "ciphers"
POS = Pos("x.cw", 1, 1)
SMALL = """
sbox A: u8 -> u8 = x => (x * 5) ^ 0x63
sbox B: u8 -> u8 = x => (x * 7) ^ 0x1b
table C: u8 -> u32 = x => u32(x) * 0x01030507
table D: u8 -> u32 = x => u32(x) * 0x0f0d0b09
kernel k(rk: inout u32le[4], src: in u32le[2] per block, dst: out u32le[2] per block, n: count) {
    blocks n {
        let t = C(src[0].byte[0]) ^ C(src[1].byte[3]) ^ rk[0] ^ src[1]
        let u = C(src[1].byte[1]) ^ t ^ rk[1] ^ 0x1234567
        let v = D(t.byte[2]) ^ D(u.byte[3]) ^ rk[2]
        let w = D(u.byte[2]) ^ D(t.byte[1]) ^ v ^ rk[3]
        rk[1] = rk[1] + w
        dst[0] = v
        dst[1] = w
    }
}
"""


def placing(*names):
    return tuple((name, POS) for name in names)


def graph(text, kernel_name, names, merge, rolled=()):
    kernel = share(elaborate(parse(text, "x.cw"), kernel_name, frozenset(rolled)))
    program = check_program(simplify(lower(tabulate(kernel), Layout())))
    return kernel, check_program(place(merge_tables(program) if merge else program, placing(*names)))


def nodes(program):
    return [n for piece in pieces(program) for n in piece.nodes]


@pytest.mark.parametrize("merge", [False, True], ids=["apart", "merged"])
@pytest.mark.parametrize("names", [("t",), ("v",), ("w",), ("t", "u", "v", "w"), ("v", "w")], ids=" ".join)
def test_a_small_cipher(names, merge):
    kernel, program = graph(SMALL, "k", names, merge)
    reference, rng = compile_interpreter(kernel), random.Random(1)
    assert any(n.kind == "xor" and n.file == "mm" for n in nodes(program))
    for cpu in ("pentium3", "northwood"):
        check_program(select(program, load_cpu(cpu)))
        for n in (0, 1, 5):
            args = [rng.randbytes(16), rng.randbytes(8 * n), bytes(8 * n), n]
            assert run_graph(program, args) == reference(args)


def test_words_stored_side_by_side():
    _, program = graph(SMALL, "k", ("v", "w"), merge=True)
    stores = [n for n in nodes(program) if n.kind == "store" and n.mem and n.mem.where[0] == "dst"]
    assert [(n.file, n.mem.size) for n in stores] == [("mm", 8)]
    assert [t.bits for t in program.tables] == [64]


@pytest.mark.parametrize("rolled", [(), ("rounds",)], ids=["unrolled", "rolled"])
@pytest.mark.parametrize("names", some([("t",), ("t[1]", "s"), ("t[2]", "t[3]", "dst"), ("s", "t[3]", "dst")], 2),
                         ids=" ".join)
def test_aes(names, rolled):
    """Matsui and Fukuda, FSE 2005, section 4, and other choices of what is placed."""
    kernel, program = graph((CIPHERS / "aes.cw").read_text(), "aes128_encrypt", names, True, rolled)
    reference, rng = compile_interpreter(kernel), random.Random(2)
    args = [rng.randbytes(176), rng.randbytes(48), bytes(48), 3]
    assert run_graph(program, args) == reference(args)
    assert [t.bits for t in program.tables] == [64] * 4


def test_aes_as_the_paper_has_it():
    _, program = graph((CIPHERS / "aes.cw").read_text(), "aes128_encrypt", ("t[2]", "t[3]", "dst"), True)
    block = max(pieces(program), key=lambda p: len(p.nodes)).nodes
    assert sum(n.kind == "xor" and n.file == "mm" and len(n.args) == 5 for n in block) == 2 * 9  # with their key words
    assert sum(n.kind == "unpackhigh" for n in block) == 2
    assert sum(n.kind == "toword" for n in block) == 2 * 9
    assert sum(n.kind == "slot" and n.file == "mm" for n in block) == 9 + 2  # two words each


def test_words_of_a_block_and_their_keys_in_pairs():
    _, program = graph((CIPHERS / "aes.cw").read_text(), "aes128_encrypt", ("s", "t[3]", "dst"), True)
    loads = [n for n in nodes(program) if n.kind == "load" and n.mem and n.mem.where[0] == "src"]
    assert [(n.file, n.mem.size) for n in loads] == [("mm", 8), ("mm", 8)]
    assert sum(n.kind == "toword" and n.imm == 1 for n in nodes(program)) == 2


def merged(*tables):
    index = Node("const")
    loads = [Node("load", mem=Mem(4, None, index, 4, t, 0, ("table",))) for t in tables]
    program = Program("k", [Piece("body", [index, *loads])], [], list(tables))
    return merge_tables(program), loads


def test_merging_takes_the_first_half_for_low_halves():
    a, b, c = (Table(x, 32, tuple(range(i, i + 4))) for i, x in enumerate("abc"))
    other = Table("other", 32, (1, 2))
    program, loads = merged(a, b, c, other)
    assert [t.name for t in program.tables] == ["b", "other", "a_c"]
    assert program.tables[2].entries == tuple(x | y << 32 for x, y in zip(a.entries, c.entries, strict=True))
    assert [(n.mem.table.name, n.mem.scale, n.mem.disp) for n in loads] == [
        ("a_c", 8, 0), ("b", 4, 0), ("a_c", 8, 4), ("other", 4, 0)]


def test_a_table_read_by_bytes_is_not_merged():
    a, b = (Table(x, 32, (i, i)) for i, x in enumerate("ab"))
    index = Node("const")
    loads = [Node("load", mem=Mem(size, None, index, 4, t, 0, ("table",))) for t, size in ((a, 4), (b, 1))]
    assert merge_tables(Program("k", [Piece("body", [index, *loads])], [], [a, b])).tables == [a, b]


def two_stores(*between):
    base = Node("slot", slot=Slot("dst", 0))
    table = Table("t", 64, (5, 6))
    vectors = [Node("load", mem=Mem(8, table=table, disp=8 * i, where=("table",)), file="mm", elem=64) for i in (0, 1)]
    words = [Node("toword", [v], 0) for v in vectors]
    stores = [Node("store", [w], mem=Mem(4, base, disp=4 * i, where=("dst", (), 4 * i, 4, 1)))
              for i, w in enumerate(words)]
    more = [Node("load", mem=Mem(4, base, disp=at, where=("src", (), at, 4, 1))) for at in between]
    kept = [Node("setslot", [n], slot=Slot(f"s{i}")) for i, n in enumerate(more)]
    piece = Piece("body", [base, *vectors, *words, stores[0], *more, stores[1], *kept])
    stores64(piece)
    return [(n.kind, n.file, n.mem.size) for n in piece.nodes if n.kind == "store"]


def test_a_store_does_not_pass_a_load_it_may_change():
    assert two_stores() == [("store", "mm", 8)]
    assert two_stores(4) == [("store", "mm", 8)]
    assert two_stores(0) == [("store", "mm", 4)] * 2


def test_a_long_chain_of_64_bit_values_beside_it():
    """Each value is read twice: what is asked of a value is not asked of all ways to it, of which there are 2^80."""
    chain = """kernel k(x: inout u64le[1], src: in u32le[2] per block, dst: out u32le[2] per block, n: count) tables {
        blocks n {
            var a = x[0]
            for i in 0..80 { a = (a <<< 1) ^ a }
            x[0] = a
            dst[0] = src[0] ^ src[1]
            dst[1] = src[0]
        }
    }"""
    kernel = share(elaborate(parse(chain, "x.cw"), "k"))
    program = check_program(place(simplify(lower(kernel, Layout(wide="mm"))), placing("dst")))
    assert sum(n.file == "mm" for n in nodes(program)) >= 3 * 80


def test_what_cannot_be_placed_is_refused():
    with pytest.raises(SourceError, match="no value of `q` can be placed"):
        graph(SMALL, "k", ("q",), False)
    with pytest.raises(SourceError, match="streams share out"):
        place(Program("k", [Piece("body")], [], [], {"mm": 2}), placing("t"))


@pytest.mark.parametrize(("value", "name"), [("a[0] ^ 0x0123456789abcdef", "b"), ("a[0] ^ a[1]", "b"),
                                             ("a[0] ^ a[1]", "s"), ("u33(a[0]) ^ u33(a[1])", "s")])
@pytest.mark.parametrize("cpu", ["core2-64", "athlon64-64-win64"])
def test_values_of_more_than_32_bits_are_refused_in_64_bit_code(value, name, cpu):
    text = f"kernel k(a: in u64le[2], b: out u64le[1]) {{ let s = {value}; b[0] = u64(s) + {int(name == 's')} }}"
    with pytest.raises(SourceError, match="no value of `.` can be placed: none is an exclusive or of 32 bits") as error:
        compiled(text, f"place {name} in mmx", cpu)
    assert (error.value.pos.line, error.value.pos.column) == (2, 19) and "`place all in mmx`" in str(error.value)


MIXED = """
table C: u8 -> u32 = x => u32(x) * 0x01030507
fn low(a: u64, b: u32) -> u32 { let x = u32(a) ^ b ^ C(b.byte[1]); return x }
kernel k(rk: in u64le[2], src: in u32le[2] per block, dst: out u32le[2] per block, n: count) {
    blocks n {
        let x = rk[0] ^ cat(src[0], src[1])
        let t = low(x, src[1])
        let u = C(t.byte[2]) ^ x[32 +: 32] ^ u32(rk[1]) ^ C(t.byte[3])
        dst[0] = t ^ u32(x)
        dst[1] = u ^ C(t.byte[0])
    }
}
"""


@pytest.mark.parametrize("cpu", ["core2-64", "athlon64-64-win64"])
@pytest.mark.parametrize("said", ["place x dst in mmx", "tables merge; place all in mmx; place x dst in mmx"])
def test_64_bit_code(said, cpu):
    """Words of 64-bit values are among the operands; of one name, what has 64 bits stays where it is."""
    kernel, image, messages = compiled(MIXED, said, cpu)
    for count in (0, 1, 5):
        check(kernel, image, messages, count, random.Random(count), cpu)


def directive(text):
    words = text.split()
    return Directive(words, POS, (POS,) * len(words))


def test_directives():
    layout = apply(Layout(), directive("place t[2] u in mmx"), "x", {"mmx"})
    assert [name for name, _ in layout.placed] == ["t[2]", "u"] and layout.wide == "r" and not layout.merged
    assert apply(layout, directive("tables merge"), "x", {"mmx"}).merged
    assert apply(layout, directive("place all in mmx"), "x", {"mmx"}).wide == "mm"
    for wrong, said in (("place t in general", "no register file"), ("place t mmx", "what is placed where"),
                        ("place t in mmx", "has no MMX"), ("tables merged", "takes a number")):
        with pytest.raises(SourceError, match=said):
            apply(Layout(), directive(wrong), "x", set())
