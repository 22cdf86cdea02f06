"""Machine graphs run on integers: what is an error, the frame, blocks that are left over, and buffers in one place."""

from __future__ import annotations

import pytest

from dsl.elaborate import elaborate
from dsl.interpret import interpret
from dsl.ir import Pos, Table
from dsl.parser import parse
from scheduler.graph import interpret as module
from scheduler.graph.check import check_program
from scheduler.graph.interpret import Execution, GraphFault, run
from scheduler.graph.nodes import Counted, Mem, Node, Piece, Program, Slot, SlotPart
from scheduler.graph.simplify import simplify
from scheduler.lowering.lower import lower
from scheduler.mapping.layout import Layout

P = Slot("p", 0)


def program(*nodes: Node, tables: list[Table] | None = None, bits: int = 32) -> Program:
    return check_program(Program("graph", [Piece("body", list(nodes))], [P], tables or [], bits=bits))


def pointer() -> Node:
    return Node("slot", slot=P)


def access(kind: str, base: Node, at: int, size: int, args: list[Node], aligned: bool) -> Node:
    return Node(kind, args, mem=Mem(size, base, disp=at, where=("p", (), at, size, 0), aligned=aligned),
                pos=Pos("k.cw", 7, 3), name="x")


@pytest.mark.parametrize("at, size, said", [
    (13, 4, "4 bytes at byte 13 of `p`, which has 16"), (-1, 1, "1 byte at byte -1 of `p`, which has 16"),
    (1 << 20, 2, "of `p`, which has 16"), (2, 4, r"4 bytes at 0x10002, which is not aligned to them")])
def test_an_access_to_what_is_not_there(at: int, size: int, said: str) -> None:
    base = pointer()
    value = Node("const", imm=1)
    for kind, doing in (("load", "reads"), ("store", "writes")):
        node = access(kind, base, at, size, [value] if kind == "store" else [], "aligned" in said)
        with pytest.raises(GraphFault, match=rf"^piece body: {kind} x \(k.cw:7\) {doing} .*{said}$"):
            run(program(base, value, node), [bytes(16)])


def test_a_table_is_not_written() -> None:
    table, value = Table("T", 32, (1, 2)), Node("const", imm=1)
    store = Node("store", [value], mem=Mem(4, table=table, where=("table",)), name="x")
    with pytest.raises(GraphFault, match="store x writes 4 bytes at byte 0 of `T`, which may not be written"):
        run(program(value, store, tables=[table]), [bytes(4)])


def test_what_is_in_a_slot_before_it_is_written() -> None:
    whole = Slot("s", size=16)
    first = Node("put", [Node("const", imm=5)], slot=SlotPart("s", size=4, whole=whole, disp=4), name="y")
    part = Node("slot", slot=whole, imm=8, name="x")
    assert not isinstance(part.slot, SlotPart)
    with pytest.raises(GraphFault, match="slot x reads 4 bytes at byte 8 of slot s, which nothing has written there"):
        run(program(*first.args, first, part), [b""])


def test_a_loop_without_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "ENDLESS", 10)
    counter = Slot("left")
    start = Node("const", imm=0)
    body = Piece("turns", [Node("slot", slot=counter)])
    body.nodes += [Node("const", imm=2)]
    body.nodes += [Node("or", body.nodes[:2])]
    body.nodes += [Node("setslot", [body.nodes[2]], slot=counter)]
    made = Program("graph", [Piece("body", [start, Node("setslot", [start], slot=counter)]),
                             Counted("turns", [body], counter=counter)], [P], [])
    with pytest.raises(GraphFault, match="loop turns: no end after 10 passes"):
        run(check_program(made), [b""])


def test_words_of_the_frame_become_a_vector() -> None:
    """Each is put into its part of a slot; the vector's own parts are read where they lie."""
    whole, other = Slot("s", size=16), Slot("t", size=16)
    words = [Node("const", imm=0x11111111 * i) for i in (1, 2, 3, 4)]
    puts = [Node("put", [w], slot=SlotPart("s", size=4, whole=whole, disp=4 * i)) for i, w in enumerate(words)]
    joined = Node("joined", puts, slot=whole, file="x")
    put = Node("put", [joined], slot=other, file="x")
    part = Node("part", [put], 8, slot=other)
    high = Node("part", [put], 8, slot=other, file="x", elem=64)
    values = Execution(program(), [bytearray()]).piece(Piece("body", [*words, *puts, joined, put, part, high]))
    assert values[joined] == 0x44444444_33333333_22222222_11111111
    assert (values[part], values[high]) == (0x33333333, 0x44444444_33333333)


def test_slots_change_at_the_end_of_a_piece() -> None:
    a, b = Slot("a"), Slot("b")
    old = [Node("slot", slot=s) for s in (a, b)]
    swapped = [Node("setslot", [n], slot=s) for n, s in zip(old, (b, a), strict=True)]
    execution = Execution(program(), [bytearray()])
    execution.slots.write(a, 1)
    execution.slots.write(b, 2)
    execution.piece(Piece("body", [old[0], swapped[0], old[1], swapped[1]]))
    assert (execution.slots[a], execution.slots[b]) == (2, 1)


IN_PLACE = """kernel k(a: in u32le[2] per block, b: out u32le[2] per block, n: count) {
    blocks n {
        b[0] = a[1] + 1
        b[1] = a[0] ^ a[1]
    }
}"""


@pytest.mark.parametrize("blocks", range(8))
@pytest.mark.parametrize("layout", [Layout(), Layout(streams=3), Layout(bits=64, streams=2)],
                         ids=["one", "three", "two, 64 bits"])
def test_one_buffer_for_two_parameters(layout: Layout, blocks: int) -> None:
    """Whole passes and blocks that are left over, in place and apart, as the source interpreter does."""
    kernel = elaborate(parse(IN_PLACE, "k.cw"), "k")
    graph = check_program(simplify(lower(kernel, layout)))
    data = bytes(range(8 * blocks))
    apart: list[int | bytes] = [data, bytes(8 * blocks), blocks]
    assert run(graph, apart) == interpret(kernel, apart)
    one = bytearray(data)
    assert run(graph, [one, one, blocks]) == interpret(kernel, [one, one, blocks])
    assert one == data
