"""Pass `boolean`: majorities and multiplexers are found however they are written, and nothing changes its value."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from dsl.check import check_kernel
from dsl.elaborate import elaborate
from dsl.interpret import interpret
from dsl.ir import Kernel
from dsl.parser import parse
from scheduler.algorithm.boolean import rewrite_boolean
from scheduler.algorithm.cse import share

HEAD = ("kernel k(x: in u32le[4], y: out u32le[4]) {\n"
        "    let a = x[0]\n    let b = x[1]\n    let c = x[2]\n    let d = x[3]\n")
TABLE = [bytes(0xFF * (row >> i & 1) for i in range(4) for _ in range(4)) for row in range(16)]  # every a, b, c, d


def kernel(body: str) -> Kernel:
    return share(elaborate(parse(HEAD + body + "\n}", "k.cw"), "k"))


def rewritten(body: str) -> Counter[str]:
    """How often each operation is left; the pass must change no value."""
    before, rng = kernel(body), random.Random(body)
    after = check_kernel(share(rewrite_boolean(kernel(body))))
    for data in [*TABLE, *(rng.randbytes(16) for _ in range(8))]:
        assert interpret(before, [data, bytes(16)]) == interpret(after, [data, bytes(16)]), body
    needed: dict[int, str] = {}
    waiting = [op for op in after.body.ops() if op.kind == "store"]
    while waiting:
        op = waiting.pop()
        if op.kind not in ("store", "load", "const") and id(op) not in needed:
            needed[id(op)] = op.kind
        waiting += op.args
    return Counter(needed.values())


MAJORITY = ["(a & b) ^ (a & c) ^ (b & c)", "(a & b) | (a & c) | (b & c)", "(a & b) | (c & (a | b))",
            "(a & b) ^ (c & (a ^ b))", "((a | b) & c) | (b & a)", "~((~a & ~b) | (~c & (~a | ~b)))"]
MULTIPLEXER = ["(a & b) ^ (~a & c)", "(a & b) | (~a & c)", "(~a & c) | (b & a)", "c ^ (a & b) ^ (a & c)",
               "~((a & ~b) | (~a & ~c))"]


@pytest.mark.parametrize("text", MAJORITY)
def test_a_majority_takes_four_operations(text: str) -> None:
    assert rewritten(f"y[0] = {text}") in ({"xor": 3, "and": 1}, {"and": 2, "or": 2})


@pytest.mark.parametrize("text", MULTIPLEXER)
def test_a_multiplexer_takes_three(text: str) -> None:
    assert rewritten(f"y[0] = {text}") == {"xor": 2, "and": 1}


def test_the_next_majority_finds_a_sum() -> None:
    both = f"y[0] = {MAJORITY[0]}\ny[1] = (b & c) ^ (b & d) ^ (c & d)"
    assert rewritten(both) == {"xor": 5, "and": 2}


@pytest.mark.parametrize("text", ["(a ^ b) ^ a", "b ^ (c ^ b)", "((a ^ b) ^ c) ^ (a ^ b)"])
def test_what_is_taken_off_again(text: str) -> None:
    """The value alone is left, and what was added is made for nobody."""
    assert rewritten(f"y[0] = {text}") == {}


def test_what_is_taken_off_in_a_loop() -> None:
    """What a loop carries, and what is behind it."""
    text = """kernel k(x: inout u32le[2]) {
    var a = x[0]
    var b = x[1]
    for i in 0..3 as rounds {
        let t = a ^ b
        a = t ^ a
        b = t + (a <<< 3)
    }
    x[0] = a
    x[1] = (a ^ b) ^ b
}
"""
    made = elaborate(parse(text, "k.cw"), "k", {"rounds": 1})
    data = random.Random(5).randbytes(8)
    wanted = interpret(made, [data])
    made = check_kernel(share(rewrite_boolean(made)))
    assert interpret(made, [data]) == wanted
    loop, = made.body.loops()
    assert loop.carried[0].next is loop.carried[1].param
    assert len({op.args[0] for op in made.body.ops() if op.kind == "store"}) == 1


@pytest.mark.parametrize("text", ["a ^ b ^ c", "a & b & c", "(a & b) ^ c", "a | (b & ~c)", "(a ^ b) & c", "a & ~b"])
def test_other_functions_stay(text: str) -> None:
    assert rewritten(f"y[0] = {text}") == Counter(
        op.kind for op in kernel(f"y[0] = {text}").body.ops() if op.kind not in ("load", "store"))


@pytest.mark.parametrize("text", ["(a & b) ^ (a & 0xff) ^ (b & 0xff)", "(a & 0x0f0f) ^ (~a & c)",
                                  "(a & b) ^ (a & c) ^ (b & c) ^ 0xf0", "((a ^ 1) & b) ^ (~(a ^ 1) & c)",
                                  "(a & b) | (a & 0xffffffff) | (b & 0xffffffff)",
                                  "(a & b) | (a & u32(0)) | (b & u32(0))"])
def test_constants_in_a_cone_are_not_variables(text: str) -> None:
    rewritten(f"y[0] = {text}")


def expression(rng: random.Random, depth: int, names: str) -> str:
    if depth == 0 or rng.random() < 0.15:
        return rng.choice(names) if rng.random() < 0.93 else rng.choice(("0xffffffff", "u32(0)", "0xff00ff", "1"))
    left = expression(rng, depth - 1, names)
    if rng.random() < 0.2:
        return f"(~({left} ^ {rng.choice(names)}))"
    return f"({left} {rng.choice('&|^^')} {expression(rng, depth - 1, names)} ^ {rng.choice(names)})"


@pytest.mark.parametrize("seed", range(60))
def test_random_functions(seed: int) -> None:
    rng = random.Random(seed)
    names = "abc" if seed % 3 else "abcd"
    rewritten("\n".join(f"y[{i}] = {expression(rng, 3, names)}" for i in range(4)))


@pytest.mark.full
@pytest.mark.long
def test_every_function_of_three_variables() -> None:
    """All 256 by their sums of products, 4 in a kernel."""
    def products(table: int) -> str:
        rows = [" & ".join(n if row >> i & 1 else f"~{n}" for i, n in enumerate("abc"))
                for row in range(8) if table >> row & 1]
        return " | ".join(f"({r})" for r in rows) or "a ^ a"

    for first in range(0, 256, 4):
        rewritten("\n".join(f"y[{i}] = {products(first + i)}" for i in range(4)))
