"""The step of `tabulate` that reads the bytes of a rotated word in the word itself."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from dsl.check import check_kernel
from dsl.elaborate import elaborate
from dsl.interpret import compile_interpreter
from dsl.parser import parse
from scheduler.algorithm.cse import share
from scheduler.algorithm.tabulate import tabulate

BOX = "sbox S: u8 -> u8 = x => (x * 167) ^ (x >> 3) ^ 0x5a\n"


def left(what: str, word: str) -> int:
    """Rotations of the kernel `b = what`, with `t` a turned word, that the pass leaves; the result must be right."""
    body = f"let t = {word}\n b[0] = {what}"
    text = f"{BOX}kernel k(a: in u32le[2], b: out u32le[1]) tables {{ {body} }}"
    before, after = (share(elaborate(parse(text, "k.cw"), "k")) for _ in range(2))
    after = check_kernel(tabulate(after))
    rng, runs = random.Random(text), [compile_interpreter(kernel) for kernel in (before, after)]
    for _ in range(300):
        args = [rng.randbytes(8), bytes(4)]
        assert runs[0](list(args)) == runs[1](list(args))
    return sum(n for kind, n in Counter(op.kind for op in after.body.ops()).items() if kind in ("rotl", "rotr"))


WORD = "cat(S(t.byte[0]), S(t.byte[1]), S(t.byte[2]), S(t.byte[3]))"


@pytest.mark.parametrize("turn", ["<<< 8", ">>> 8", "<<< 16", ">>> 24", ">>> 0"])
def test_bytes_alone_are_read_in_the_word(turn: str) -> None:
    assert left(WORD, f"a[0] {turn}") == 0


@pytest.mark.parametrize(("what", "turn"), [
    (WORD, "a[0] <<< 4"), (f"{WORD} + t", "a[0] <<< 8"),
    ("u32(S(t[4 +: 8]))", "a[0] <<< 8"), ("u32(t[0 +: 16]) ^ u32(S(t.byte[3]))", "a[0] <<< 8")],
    ids=["not whole bytes", "read whole", "a part between bytes", "a part across the turn"])
def test_elsewhere_the_rotation_stays(what: str, turn: str) -> None:
    assert left(what, turn) == 1


def test_a_part_of_several_bytes() -> None:
    assert left("u32(t[0 +: 16]) ^ u32(S(t.byte[3]))", "a[0] >>> 8") == 0


def test_two_turns() -> None:
    """The inner one is read by the outer one, which is not a byte."""
    assert left(WORD, "(a[0] >>> 8) >>> 8") == 1
