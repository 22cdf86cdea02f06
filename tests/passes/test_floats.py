"""Floating point in pass `map`: formats of constants, values in the frame, and mappings that it refuses."""

from __future__ import annotations

import dataclasses
from itertools import pairwise

import pytest

from dsl import extended
from dsl.diagnostics import SourceError
from scheduler.code.instr import Instr, Plan
from scheduler.graph.nodes import Node, Slot
from scheduler.graph.simplify import pieces
from scheduler.lowering.floats import shortest
from scheduler.lowering.lower import lower
from scheduler.mapping.layout import Layout
from scheduler.schedule.floats import MARK, task_of
from scheduler.schedule.item import Item
from scheduler.schedule.items import Work
from tests.support.float_poly import AT, poly_kernel


@pytest.mark.parametrize("value, bits", [
    ((1, 52), 32), ((3, 94), 32), ((3, 126), 32), ((3, 127), 64), ((5, -130), 64), ((0, 0), 32),
    (((1 << 148) - (1 << 128), 0), 64), (((1 << 60) + 1, 0), 80), ((1, 2000), 80), ((1, -126), 32), ((1, -127), 64),
    ((1, -1022), 64), ((1, -1023), 80), (((1 << 24) - 1, 0), 32), (((1 << 24) + 1, 0), 64), ((1, 127), 32),
    ((1, 128), 64)])
def test_constants_are_kept_short(value: tuple[int, int], bits: int) -> None:
    """In the shortest format that holds them, but for those in which they would be denormal."""
    pattern = extended.pattern(*value)
    found, short = shortest(pattern)
    assert found == bits
    assert pattern == (short if bits == 80 else extended.widen(short, bits))


def test_what_is_rounded_before_a_loop_is_read_in_place() -> None:
    """Limbs of r are doubles in the frame; nothing but what the loop carries has 80 bits there."""
    program = lower(poly_kernel())
    body = next(p for p in pieces(program) if p.name == "blocks")
    slots = [n for n in body.nodes if n.kind == "slot" and n.file == "f"]
    assert sum(n.elem == 64 for n in slots) == 7
    assert sum(n.elem == 80 for n in slots) == 4


def test_a_long_way_between_two_operations() -> None:
    """The second waits for the first, by way of 3000 items of general registers."""
    slot = Node("slot", slot=Slot("x", size=8), file="f", elem=64)
    nodes = [Node("fadd", [slot, slot], file="f", elem=80) for _ in range(2)]
    ways = [Item(Node("not", elem=32), 1 + i) for i in range(3000)]
    line = [Item(nodes[0], 0), *ways, Item(nodes[1], 3001)]
    for before, after in pairwise(line):
        before.next.append(after)
        after.before.append(before)
    plan = Plan("p", [Instr(MARK, (), 0, 0.0, n, "op") for n in nodes])
    for items in (line, line[::-1]):
        made = task_of(plan, Work(list(items), {}, {}))
        assert [step.before for step in made.task.steps] == [set(), {0}]


@pytest.mark.parametrize("wrong, said", [
    ({"lanes": 2, "lane_file": "mm"}, "lanes"), ({"streams": 2}, "streams"), ({"slices": "r"}, "slices"),
    ({"placed": (("x", AT),)}, "MMX"), ({"bits": 64}, "64-bit code")])
def test_mappings_that_floating_point_refuses(wrong: dict[str, object], said: str) -> None:
    with pytest.raises(SourceError, match=said):
        lower(poly_kernel(), dataclasses.replace(Layout(), **wrong))  # type: ignore[arg-type]
