"""Multiplexers and majorities keep their values in every shape, and take the shape that suits the CPU."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from dsl.parser import parse
from scheduler.graph.nodes import Node
from scheduler.graph.simplify import pieces
from scheduler.select.shapes import arrivals
from targets.cpu import load_cpu
from tests.kernels.test_mapped_code import check, compiled
from tests.support.spread import some
from tests.support.through import graph_of

CIPHERS = Path(__file__).parents[2] / "ciphers"
FUNCTIONS = {
    "chooses by the newest": "(x & y) | (~x & z)",
    "chooses from the newest": "(x & z) | (y & ~z)",
    "majority": "(x & y) | (x & z) | (y & z)",
    "parity": "x ^ y ^ z",
}
HEAD = "kernel k(h: inout u32le[WORDS], m: in u32le[16] per block, n: count) {\n    blocks n {\n" \
       "        var v: u32[WORDS]\n        for i in 0..WORDS { v[i] = h[i] }\n"
TAIL = "        for i in 0..WORDS { h[i] = h[i] + v[i] }\n    }\n}\n"


def steps(functions: list[str], words: int = 4, rotate: bool = False) -> str:
    """Steps of a hash function with these functions, on a state of so many words."""
    made = "".join(f"fn f{i}(x: u32, y: u32, z: u32) -> u32 {{ return {text} }}\n" for i, text in enumerate(functions))
    body = ""
    for i in range(len(functions)):
        a, b, c, d = ((words * 20 - i + j) % words for j in range(4))
        last = f" + v[{(words * 20 - i + 4) % words}]" if words > 4 else ""
        total = f"v[{a}] + f{i}(v[{b}], v[{c}], v[{d}]) + m[{i * 5 % 16}] + {i + 99}"
        body += f"        v[{a}] = (({total}) <<< {i % 19 + 3}){last}\n"
        body += f"        v[{c}] = v[{c}] <<< 10\n" if rotate else ""
    return made + (HEAD + body + TAIL).replace("WORDS", str(words))


def kinds(source: str, cpu: str) -> Counter[str]:
    """Kinds of the nodes of the largest piece."""
    graph = graph_of(parse(source, "k.cw"), "k", load_cpu(cpu))
    return Counter(n.kind for n in max(pieces(graph), key=lambda p: len(p.nodes)).nodes)


@pytest.mark.parametrize("cpu", ["pentium", "pentium3", "northwood"])
@pytest.mark.parametrize("seed", some(range(8), 1))
def test_values(seed: int, cpu: str) -> None:
    """Functions in any order, runs of the same one among them."""
    rng = random.Random(seed)
    chosen: list[str] = []
    while len(chosen) < 24:
        chosen += [rng.choice(list(FUNCTIONS.values()))] * rng.randint(1, 7)
    kernel, image, messages = compiled(steps(chosen, 4 + seed % 2, seed % 4 == 3), "", cpu)
    for count in (0, 1, 2):
        check(kernel, image, messages, count, rng, cpu)


def test_chains_share_what_differs() -> None:
    """Each step's y ^ z is the x ^ y of the one before: one operation of 32 words in each step, as without a chain."""
    found = kinds(steps([FUNCTIONS["chooses by the newest"]] * 16), "pentium3")
    assert found["or"] == 13 and found["and"] == 3  # the last has no next one; the words of h are added once more
    assert found["xor"] == 2 * 16


def test_more_words_than_registers_are_not_chained() -> None:
    found = kinds(steps([FUNCTIONS["chooses by the newest"]] * 16, words=9), "pentium3")
    assert found["or"] == 0 and found["and"] == 16


@pytest.mark.parametrize(("name", "cpu", "apart"), [
    ("chooses from the newest", "pentium3", True),  # 4 operations of latency to the addition, less work in a clock
    ("majority", "pentium3", True),
    ("chooses by the newest", "pentium3", False),  # nothing is shorter
    ("majority", "pentium", False),  # two pipes: as much work as latency
])
def test_terms_are_added_separately_where_latency_decides(name: str, cpu: str, apart: bool) -> None:
    found = kinds(steps([FUNCTIONS[name]] * 16), cpu)
    assert (found["and"] >= 30) is apart  # two in each step, but for one or two that wait for no step before


@pytest.mark.parametrize("cpu", ["zen3", "golden-cove", "northwood"])
def test_majority_of_rotated_words_apart_takes_no_operation_more(cpu: str) -> None:
    """No step's difference is one of the next step: y & (z ^ w) and z & w for (y ^ z) & (z ^ w) and an exclusive or."""
    found = kinds(steps([FUNCTIONS["majority"]] * 16, words=5, rotate=True), cpu)
    assert found["and"] >= 30  # but for one or two that wait for no step before
    assert found["xor"] <= 16 + 2 * 2  # else three in each step: with the second addition there are as many operations


@pytest.mark.parametrize(("cpu", "apart"), [("golden-cove", 20), ("core2-64", 0)])
def test_majorities_of_rotated_words_stay_together_for_a_small_gain(cpu: str, apart: int) -> None:
    """Where latencies are hardly longer than work no step of SHA-1's twenty is taken apart, else every one is."""
    graph = graph_of(parse((CIPHERS / "sha1.cw").read_text(encoding="utf-8"), "sha1.cw"), "sha1_blocks", load_cpu(cpu))
    piece = max(pieces(graph), key=lambda p: len(p.nodes))
    assert sum(n.kind == "and" and n.file == "r" for n in piece.nodes) in (40 + apart, 41 + apart)


def test_arrivals() -> None:
    """A sum is there when its last operand has been joined, the others before."""
    early, late = Node("slot"), Node("slot")
    turned = Node("rol", [late], 5)
    total = Node("add", [turned, early, early])
    at = arrivals([early, late, turned, total], load_cpu("pentium3"))
    assert at[turned] == 1 and at[total] == 2
