"""Pass `complements`: the meaning stays, complements leave the loop, and nothing moves that could not arrive."""

from __future__ import annotations

import random

import pytest

from dsl.elaborate import elaborate
from dsl.interpret import interpret
from dsl.ir import Loop
from dsl.parser import parse
from scheduler.algorithm.complements import move_complements
from scheduler.algorithm.cse import share

HEAD = "kernel k(key: in u32le[4], a: in u32le[2] per block, b: out u32le[3] per block, s: inout u32le[1], n: count) {"


def moved(body: str) -> tuple[list[str], list[str]]:
    """Kinds of the operations before and inside the block loop after the pass, which must not change the results."""
    text = HEAD + body + "}"
    args = [random.Random(body).randbytes(n) for n in (16, 24, 36, 4)]
    plain = elaborate(parse(text, "k.cw"), "k")
    expected = interpret(plain, [*args, 3])
    kernel = move_complements(share(plain))
    assert interpret(kernel, [*args, 3]) == expected
    (loop,) = [i for i in kernel.body.items if isinstance(i, Loop)]
    outside = [i.kind for i in kernel.body.items if not isinstance(i, Loop)]
    outside = [k for k in outside if k not in ("load", "store", "result")]
    return outside, [op.kind for op in loop.body.ops() if op.kind not in ("load", "store")]


@pytest.mark.parametrize("body, outside, inside", [
    # through a rotation, a shift and an XOR into one key word
    ("blocks n { let y = ~(a[0] + 1); b[0] = ((y <<< 13) ^ (y << 3) ^ a[1]) ^ key[0] }", ["xor"],
     ["add", "rotl", "shl", "xor", "xor", "xor"]),
    ("blocks n { b[0] = (~(a[0] + 1) >>> 5) ^ key[1] }", ["not"], ["add", "rotr", "xor"]),
    # into two words; the same word with the same constant is made once
    ("blocks n { let y = ~a[0]; b[0] = y ^ key[0]; b[1] = key[1] ^ y; b[2] = (y ^ key[0]) + 1 }", ["not", "not"],
     ["xor", "xor", "add"]),
    # a constant other than all ones
    ("blocks n { b[0] = (a[0] ^ 0x1234) ^ key[2] }", ["xor"], ["xor"]),
    # backwards: what is only complemented afterwards
    ("blocks n { let x = a[0] ^ key[0]; b[0] = ~x }", ["not"], ["xor"]),
    # a complement that meets an operation that is not linear stays
    ("blocks n { let y = ~a[0]; b[0] = (y ^ key[0]) + y }", [], ["not", "xor", "add"]),
    ("blocks n { let y = ~a[0]; b[0] = y }", [], ["not"]),
    ("blocks n { let x = a[0] ^ key[0]; b[0] = ~x; b[1] = x }", [], ["xor", "not"]),
    # a key with a constant is a key itself
    ("blocks n { let y = key[0] ^ 5; b[0] = y ^ (a[0] + 1) ^ key[1] }", ["xor"], ["add", "xor", "xor"]),
    # what goes to the next block or into an inner loop may be renamed
    ("var t = key[3] blocks n { t = ~(a[0] ^ key[0]) } s[0] = t", ["not"], ["xor"]),
    # words that change are not keys
    ("blocks n { b[0] = ~a[0] ^ s[0] }", [], ["not", "xor"]),
    # what the next block uses keeps its value
    ("var t = key[3] blocks n { let y = ~(t + a[0]); b[0] = y ^ key[0]; t = y } s[0] = t", [],
     ["add", "not", "xor"]),
])
def test_where_complements_go(body: str, outside: list[str], inside: list[str]) -> None:
    assert moved(body) == (outside, inside)


def test_no_load_is_left_that_nobody_reads() -> None:
    text = HEAD + "blocks n { b[0] = ~a[0] ^ key[1] } }"
    kernel = move_complements(elaborate(parse(text, "k.cw"), "k"))
    (loop,) = [i for i in kernel.body.items if isinstance(i, Loop)]
    assert [op.attr.param.name for op in loop.body.ops() if op.kind == "load"] == ["a"]
