"""The order that finishes one chain before the next: it keeps dependences, and saves registers where it should."""

from __future__ import annotations

import pytest

from dsl.elaborate import elaborate
from dsl.parser import parse
from scheduler.common import share
from scheduler.items import Item, build
from scheduler.layout import Layout
from scheduler.lineorder import depth_first, spills
from scheduler.listsched import Weights, schedule
from scheduler.lower import lower
from scheduler.nodes import Piece
from scheduler.normalize import pieces, simplify
from scheduler.refine import PORTFOLIO, best_plan
from targets.cpu import load_cpu

CPU = load_cpu("pentium3")


def two_lines(width: int, steps: int) -> Piece:
    """Two computations of `width` words side by side, which share only their first values and their last sums."""
    text = f"""
fn step(v: u32[{width}], i: int) -> u32[{width}] {{
    var x = v
    let a = i % {width}
    x[a] = ((x[a] ^ x[(i + {width - 1}) % {width}]) <<< 5) + x[(i + 1) % {width}]
    return x
}}
kernel k(x: in u32le[{width}], y: out u32le[{width}]) {{
    var a: u32[{width}]
    var b: u32[{width}]
    for i in 0..{width} {{ a[i] = x[i]; b[i] = x[i] <<< 1 }}
    for i in 0..{steps} {{ a = step(a, i); b = step(b, i) }}
    for i in 0..{width} {{ y[i] = a[i] + b[i] }}
}}"""
    program = simplify(lower(share(elaborate(parse(text, "two.cw"), "k")), Layout()))
    (piece,) = pieces(program)
    return piece


def keeps_dependences(items: list[Item]) -> bool:
    at = {item: i for i, item in enumerate(items)}
    return all(at[item] < at[after] for item in items for after in item.next)


def test_every_item_once_behind_what_it_waits_for() -> None:
    items = build(two_lines(5, 60), CPU).items
    ordered = depth_first(items)
    assert keeps_dependences(items) and keeps_dependences(ordered)
    assert len(ordered) == len(items) and set(ordered) == set(items) and ordered != items


@pytest.mark.parametrize(("width", "pays"), [(3, False), (5, True)])
def test_it_saves_spills_where_two_lines_do_not_fit_the_registers(width: int, pays: bool) -> None:
    """Twice three words are in seven registers; twice five are not, but five are."""
    items = build(two_lines(width, 60), CPU).items
    source, deep = spills(items), spills(depth_first(items))
    assert 4 * deep < source if pays else source == 0 <= deep


def test_the_count_of_spills_is_about_what_the_scheduler_does() -> None:
    """Stores and reloads of its plans, by which order it takes: the ranks agree."""
    piece = two_lines(5, 60)
    moved = {}
    for deep in (0, 1):
        plan = schedule(piece, CPU, Weights(deep=deep))
        moved[deep] = sum(i.role in ("spill", "reload") for i in plan.instrs)
    items = build(piece, CPU).items
    assert moved[1] < moved[0] and spills(depth_first(items)) < spills(items)


def test_labels_do_not_depend_on_the_order() -> None:
    """By them two CPUs' schedules are compared."""
    piece = two_lines(5, 20)
    notes = [{i.note.partition(".")[0] for i in schedule(piece, CPU, Weights(deep=deep)).instrs} for deep in (0, 1)]
    assert notes[0] == notes[1]


def test_the_better_order_is_found_without_refinement() -> None:
    piece = two_lines(5, 60)
    source = min((schedule(piece, CPU, w) for w in PORTFOLIO[:6]), key=lambda plan: plan.uops)
    assert best_plan(piece, CPU, {}).uops < source.uops
