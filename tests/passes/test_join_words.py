"""Sums that words in memory join in place, where it takes a slot more to begin with one."""

from __future__ import annotations

import random

import pytest

from dsl.parser import parse
from scheduler.code.instr import Plan
from scheduler.graph.simplify import pieces
from scheduler.refine import best_plan
from scheduler.refine.portfolio import BY_NAME, Portfolio
from scheduler.schedule.list_scheduler import schedule
from targets.cpu import load_cpu
from tests.kernels.test_mapped_code import check, compiled
from tests.support.through import graph_of

STEPS = """
kernel k(h: inout u32le[5], m: in u32le[16] per block, n: count) {
    blocks n {
        var v: u32[5]
        for i in 0..5 { v[i] = h[i] }
        for t in 0..40 {
            let a = (40 - t) % 5
            let b = (41 - t) % 5
            let e = (44 - t) % 5
            v[e] = (v[a] <<< 5) + (v[b] ^ v[(42 - t) % 5] ^ v[(43 - t) % 5]) + v[e] + m[t % 16]
            v[b] = v[b] <<< 30
        }
        for i in 0..5 { h[i] = h[i] + v[i] }
    }
}
"""
READY = BY_NAME["ready-abreast"]


def plan(cpu: str, joined: bool) -> Plan:
    table = load_cpu(cpu)
    piece = max(pieces(graph_of(parse(STEPS, "k.cw"), "k", table)), key=lambda p: len(p.nodes))
    return schedule(piece, table, READY.going(join_words=joined))


def test_slots_are_saved_where_a_load_and_an_operation_share_one() -> None:
    """Each of 40 sums begun with a word takes a slot more than one that the word joins: most are begun otherwise."""
    assert plan("zen3", True).uops <= plan("zen3", False).uops - 20


def test_nothing_changes_where_they_do_not() -> None:
    """On a Pentium III an operation with a word in memory is two uops, as are a load and an operation."""
    apart, joined = ([(i.form, str(i.operands)) for i in plan("pentium3", how).instrs] for how in (False, True))
    assert apart == joined


@pytest.mark.parametrize("cpu", ["core2-64", "pentium3"])
def test_values(cpu: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine code does what the interpreter does."""
    monkeypatch.setattr(best_plan, "PORTFOLIO", Portfolio((READY.going(join_words=True),)))
    kernel, image, messages = compiled(STEPS, "", cpu)
    for count in (0, 1, 3):
        check(kernel, image, messages, count, random.Random(f"{cpu} {count}"), cpu)
