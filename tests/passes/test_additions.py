"""Additions in three-operand form, words loaded where sums start, and values overwritten once they are in a sum."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from dsl.parser import parse
from scheduler.graph.simplify import pieces
from scheduler.refine.portfolio import PORTFOLIO
from scheduler.schedule.list_scheduler import schedule
from targets.cpu import load_cpu
from tests.kernels.test_mapped_code import check, compiled
from tests.support.through import graph_of

CPUS = ["pentium3", "northwood", "prescott"]
STEPS = """
const K: u32[8] = [0x12345678, 0x87654321, 0xdeadbeef, 7, 0x80000000, 0xffffffff, 0x5a827999, 0x6ed9eba1]
kernel k(h: inout u32le[4], m: in u32le[8] per block, n: count) {
    blocks n {
        var v: u32[4]
        for i in 0..4 { v[i] = h[i] }
        for i in 0..8 {
            let a = (8 - i) % 4
            let b = v[(9 - i) % 4]
            v[a] = b + ((v[a] + FUNCTION(b, v[(10 - i) % 4], v[(11 - i) % 4]) + m[(3 * i) % 8] + K[i]) <<< 7)
        }
        for i in 0..4 { h[i] = h[i] + v[i] }
    }
}
"""
FUNCTIONS = {"parity": "x ^ y ^ z", "mux": "((y ^ z) & x) ^ z", "not": "y ^ (x | ~z)", "sum": "x + y + z",
             "product": "(x & y) + (x & z)"}


def text(name: str) -> str:
    return f"fn FUNCTION(x: u32, y: u32, z: u32) -> u32 {{ return {FUNCTIONS[name]} }}\n" + STEPS


def forms(source: str, cpu_name: str) -> Counter[str]:
    """How often each form stands in the largest piece, by the portfolio's plan that has the fewest instructions."""
    cpu = load_cpu(cpu_name)
    graph = graph_of(parse(source, "k.cw"), "k", cpu)
    piece = max(pieces(graph), key=lambda p: len(p.nodes))
    plan = min((schedule(piece, cpu, w) for w in PORTFOLIO.usual), key=lambda p: len(p.instrs))
    return Counter(i.form for i in plan.instrs)


@pytest.mark.parametrize("cpu", CPUS)
@pytest.mark.parametrize("name", FUNCTIONS)
def test_values(name: str, cpu: str) -> None:
    """The machine code does what the interpreter does."""
    kernel, image, messages = compiled(text(name), "", cpu)
    for count in (0, 1, 3):
        check(kernel, image, messages, count, random.Random(f"{name} {count}"), cpu)


def test_lea_adds_the_constant() -> None:
    """One uop instead of two where lea takes one (Pentium III), and not where it takes two (Pentium 4)."""
    ours = forms(text("mux"), "pentium3")
    assert ours["lea r32,[r+r+i]"] == 8 and ours["add r32,imm32"] == 1  # that of the pointer
    other = forms(text("mux"), "northwood")
    assert other["lea r32,[r+r+i]"] == 0


def test_the_state_is_overwritten_once_it_is_in_a_sum() -> None:
    """z goes into the sum of the next step and is overwritten by the parity: a copy in few of the 8 steps."""
    assert forms(text("parity"), "pentium3")["mov r32,r32"] <= 3


def test_a_word_is_loaded_for_every_reader_far_away() -> None:
    """Message words that are read twice are not kept: what reads them has them in memory, or loads them again."""
    changes = {"0..8 {\n": "0..16 {\n", "(8 -": "(16 -", "(9 -": "(17 -", "(10 -": "(18 -", "(11 -": "(19 -",
               "K[i]": "K[i % 8]"}
    source = text("mux")
    for old, new in changes.items():
        source = source.replace(old, new)
    cpu = load_cpu("pentium3")
    graph = graph_of(parse(source, "k.cw"), "k", cpu)
    piece = max(pieces(graph), key=lambda p: len(p.nodes))
    words = [n for n in piece.nodes if n.kind == "load" and n.mem and n.mem.where[0] == "m"]
    assert len(words) == 16
    assert all(sum(n.args.count(w) for n in piece.nodes) == 1 for w in words)
