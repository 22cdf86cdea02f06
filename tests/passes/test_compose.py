"""Look-ups joined with rotations around them and with linear parts at the same index; bytes as indexes."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from dsl.check import check_kernel
from dsl.elaborate import elaborate
from dsl.interpret import compile_interpreter
from dsl.ir import Kernel, Op, Table
from dsl.parser import parse
from scheduler.algorithm.cse import share
from scheduler.algorithm.tabulate import tabulate
from scheduler.graph.places import element_bytes

S8 = "sbox S: u8 -> u8 = x => (x * 167) ^ (x >> 3) ^ 0x5a\n"
S97 = "sbox S9: u9 -> u9 = x => x * 37 + 11\nsbox S7: u7 -> u7 = x => (x * 29) ^ (x >> 2)\n"
TWICE = "linear Twice(x: u16) -> u16 { return x ^ (x <<< 3) }\n"
KERNEL = "kernel k(a: in {in}[4] per block, b: out {out}[1] per block, n: count) {{ blocks n {{ b[0] = {what} }} }}\n"

CASES = [
    (S8, "u8", "u8", "S(a[0]) <<< 1", {"lookup": 1}),
    (S8, "u8", "u8", "S(a[0]) >>> 3", {"lookup": 1}),
    (S8, "u8", "u8", "~(S(a[0]) << 2)", {"lookup": 1}),
    (S8, "u8", "u8", "S(a[0] <<< 5) >> 1", {"lookup": 1}),
    (S8, "u8", "u8", "S(~a[0])", {"lookup": 1}),
    (S8, "u8", "u8", "(S(a[0]) <<< 1) ^ S(a[1])", {"lookup": 2, "xor": 1}),
    (S8 + TWICE, "u8", "u16le", "Twice(cat(S(a[0]), S(a[1]) >>> 1)) <<< 9", {"lookup": 2, "xor": 1}),
    (S8 + TWICE, "u8", "u16le", "Twice(cat(S(a[0]), a[0]))", {"lookup": 1}),
    (S97 + "linear M(v: u23) -> u16 { let l = v[0 +: 9] ^ u9(v[16 +: 7])\n return cat(l, v[9 +: 7] ^ u7(l)) }\n",
     "u16le", "u16le", "M(cat(S9(a[0][7 +: 9]), S7(a[0][0 +: 7]), a[0][0 +: 7])) >>> 7", {"lookup": 2, "xor": 1}),
]


def made(definitions: str, given: str, result: str, what: str) -> tuple[Kernel, Kernel]:
    """The kernel before and after the pass."""
    text = definitions + KERNEL.format(**{"in": given, "out": result, "what": what})
    return tuple(share(elaborate(parse(text, "k.cw"), "k")) for _ in range(2))  # type: ignore[return-value]


def live(kernel: Kernel) -> list[Op]:
    """The operations that a store needs; what nobody reads is dropped in the machine graph."""
    found: dict[int, Op] = {}
    left = [op for op in kernel.body.ops() if op.kind == "store"]
    while left:
        op = left.pop()
        if id(op) not in found:
            found[id(op)] = op
            left += op.args
    return list(found.values())


def agree(before: Kernel, after: Kernel) -> None:
    """Both compute the same, on random blocks."""
    rng, count = random.Random(1), 300
    args: list[Any] = [rng.randbytes(p.bytes * count) if p.kind != "count" else count for p in before.params]
    assert compile_interpreter(after)(list(args)) == compile_interpreter(before)(list(args))


@pytest.mark.parametrize(("definitions", "given", "result", "what", "wanted"), CASES)
def test_one_table_does_it(definitions: str, given: str, result: str, what: str, wanted: dict[str, int]) -> None:
    plain, other = made(definitions, given, result, what)
    after = check_kernel(tabulate(other))
    agree(plain, after)
    kinds = Counter(op.kind for op in live(after) if op.kind not in ("load", "store", "extract"))
    assert kinds == wanted


def test_a_result_with_other_readers_stays() -> None:
    plain, other = made(S8, "u8", "u8", "S(a[0]) ^ (S(a[0]) <<< 1)")
    after = check_kernel(tabulate(other))
    agree(plain, after)
    assert Counter(op.kind for op in live(after))["rotl"] == 1


def test_nothing_is_looked_up_that_was_not_in_constant_time() -> None:
    text = TWICE + ("kernel k(a: secret in u16le[1], b: secret out u16le[1]) constant_time "
                    "{ b[0] = Twice(a[0]) <<< 2 }\n")
    after = check_kernel(tabulate(elaborate(parse(text, "k.cw"), "k")))
    assert not any(op.kind == "lookup" for op in after.body.ops())


def test_an_index_of_seven_bits_is_a_byte() -> None:
    """The other bit of the byte chooses between two entries that are alike."""
    plain, other = made(S97 + TWICE, "u16le", "u16le", "Twice(cat(S7(a[0][0 +: 7]), S9(a[0][7 +: 9])))")
    after = check_kernel(tabulate(other))
    agree(plain, after)
    looked = {len(op.attr.entries): op for op in live(after) if op.kind == "lookup"}
    assert {*looked} == {256, 512} and looked[256].args[0].bits == 8
    assert looked[256].attr.entries[:128] == looked[256].attr.entries[128:]


def test_entries_of_sixteen_bits_are_operands_of_32_bits_in_small_tables() -> None:
    sizes = [element_bytes(Table("T", bits, (0,) * entries)) for bits, entries in
             ((8, 256), (9, 512), (16, 512), (16, 1024), (17, 256))]
    assert sizes == [1, 4, 4, 2, 4]
