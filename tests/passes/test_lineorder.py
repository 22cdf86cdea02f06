"""The order that finishes one chain before the next: it keeps dependences, and saves registers where it should."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from dsl.elaborate import elaborate
from dsl.parser import parse
from scheduler.algorithm.cse import share
from scheduler.code.instr import Plan
from scheduler.graph.nodes import Node, Piece
from scheduler.graph.simplify import pieces, simplify
from scheduler.lowering.lower import lower
from scheduler.mapping.layout import Layout
from scheduler.refine.best_plan import QUICKER, best_plan
from scheduler.refine.cost import clocks_first, cost
from scheduler.refine.portfolio import PORTFOLIO, Portfolio
from scheduler.schedule.item import Item
from scheduler.schedule.items import build
from scheduler.schedule.line_order import clocks, depth_first, side_by_side, spills
from scheduler.schedule.list_scheduler import schedule
from scheduler.schedule.policy import Order, Policy
from targets.cpu import Cpu, load_cpu

CPU = load_cpu("pentium3")


def two_lines(width: int, steps: int, apart: bool = False) -> Piece:
    """Two computations of `width` words side by side, which share only their first values and their last sums.

    `apart`: one computation comes after the other in the source.
    """
    both = "for i in 0..{0} {{ a = step(a, i) }} for i in 0..{0} {{ b = step(b, i) }}" if apart else \
        "for i in 0..{0} {{ a = step(a, i); b = step(b, i) }}"
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
    {both.format(steps)}
    for i in 0..{width} {{ y[i] = a[i] + b[i] }}
}}"""
    program = simplify(lower(share(elaborate(parse(text, "two.cw"), "k")), Layout()))
    (piece,) = pieces(program)
    return piece


def keeps_dependences(items: list[Item]) -> bool:
    at = {item: i for i, item in enumerate(items)}
    return all(at[item] < at[after] for item in items for after in item.next)


@pytest.mark.parametrize("order", [depth_first, side_by_side])
def test_every_item_once_behind_what_it_waits_for(order: Callable[[Sequence[Item]], list[Item]]) -> None:
    items = build(two_lines(5, 60), CPU).items
    ordered = order(items)
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
    for order in (Order.SOURCE, Order.CHAINS):
        plan = schedule(piece, CPU, Policy().going(order=order))
        moved[order] = sum(i.role in ("spill", "reload") for i in plan.instrs)
    items = build(piece, CPU).items
    assert moved[Order.CHAINS] < moved[Order.SOURCE] and spills(depth_first(items)) < spills(items)


def test_independent_chains_advance_side_by_side() -> None:
    """The first half of the order has half of either line; in source order it is the first line."""
    items = build(two_lines(5, 60, apart=True), CPU).items
    early = set(side_by_side(items)[:len(items) // 2])
    first_line = items[:len(items) // 2]
    share_of_first = sum(item in early for item in first_line) / len(first_line)
    assert 0.4 < share_of_first < 0.6


def test_rough_clocks_by_hand() -> None:
    """Two chains of 200 additions, each waiting for the one before: both together take the time of one.

    One behind the other, no more of the second runs beside the first than the reorder window holds.
    """
    def chain() -> list[Item]:
        made = [Item(Node("add"), i, latency=1.0) for i in range(200)]
        for before, after in itertools.pairwise(made):
            before.next.append(after)
        return made

    one, other = chain(), chain()
    assert clocks(one, CPU) == 200
    together = [item for pair in zip(one, other, strict=True) for item in pair]
    assert clocks(together, CPU) == pytest.approx(200 + 1 / CPU.width)  # the second begins one place later
    assert 400 - CPU.window <= clocks([*one, *other], CPU) <= 400


@pytest.mark.full
@pytest.mark.long
@pytest.mark.parametrize(("apart", "wide"), [(True, True), (False, False)])
def test_side_by_side_is_tried_and_chosen_where_it_saves_clocks(apart: bool, wide: bool) -> None:
    """Three words a line fit the registers, and rotations take 4 clocks on this CPU."""
    slow, short = load_cpu("northwood"), replace(PORTFOLIO, usual=PORTFOLIO.usual[1:3])  # the whole takes long
    piece = two_lines(3, 150, apart)
    items = build(piece, slow).items
    source, beside = clocks(items, slow), clocks(side_by_side(items), slow)
    assert (beside < QUICKER * source) == wide
    made = best_plan(piece, slow, {}, short)
    plain = min(clocks_first(schedule(piece, slow, w)) for w in (*short.usual, *short.narrow))
    best_wide = min(clocks_first(schedule(piece, slow, w)) for w in short.wide)
    got = clocks_first(made)
    assert (got < 0.95 * plain) == wide
    if wide:
        assert got == best_wide


@pytest.mark.parametrize("width", [5, 6])
def test_source_order_that_fits_the_registers_is_kept_to(width: int) -> None:
    """Five or six words a line, one line after the other, need few spills; the portfolio's first policy, which looks
    far ahead, begins sums too early."""
    piece = two_lines(width, 60, apart=True)

    def moved(plan: Plan) -> int:
        return sum(i.role in ("spill", "reload") for i in plan.instrs)

    in_source_order = spills(build(piece, CPU).items)
    for policy in PORTFOLIO.narrow:
        narrow = moved(schedule(piece, CPU, policy))
        assert narrow <= in_source_order
        assert narrow < moved(schedule(piece, CPU, PORTFOLIO.usual[0]))


def test_labels_do_not_depend_on_the_order() -> None:
    """By them two CPUs' schedules are compared."""
    piece = two_lines(5, 20)
    notes = [{i.note.partition(".")[0] for i in schedule(piece, CPU, Policy().going(order=order)).instrs}
             for order in (Order.SOURCE, Order.CHAINS)]
    assert notes[0] == notes[1]


def test_both_orders_are_tried_without_refinement() -> None:
    """The better plan is kept: fewer uops by the one, or what waits less by the other."""
    piece, policy = two_lines(5, 30), PORTFOLIO.usual[1]
    plans = [schedule(piece, CPU, policy.going(order=order)) for order in (Order.SOURCE, Order.CHAINS)]
    found = cost(best_plan(piece, CPU, {}, Portfolio((policy,))), CPU.bits)
    assert found == min(cost(plan, CPU.bits) for plan in plans)
    assert plans[1].uops < plans[0].uops and plans[0].cycles < plans[1].cycles


@pytest.mark.parametrize("apart", [True, False])
def test_large_pieces_are_tried_by_what_long_paths_want(apart: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Policies for pieces of any kind leave one line behind the other; the last wide or ready one is taken."""
    monkeypatch.setattr("scheduler.refine.best_plan.LARGE", 100)
    modern, piece = load_cpu("core2-64"), two_lines(3, 80, apart)
    few = Portfolio(PORTFOLIO.usual[:1], broad=PORTFOLIO.broad[:1])
    made, broad = (best_plan(piece, modern, {}, p)
                   for p in (replace(few, wide=PORTFOLIO.wide, ready=PORTFOLIO.ready), few))
    tried = [schedule(piece, modern, p) for p in (PORTFOLIO.wide[-1], PORTFOLIO.ready[-1])]
    if apart:
        assert made.cycles < 0.8 * broad.cycles and clocks_first(made) == min(map(clocks_first, tried))
    else:
        assert clocks_first(made) <= min(clocks_first(broad), clocks_first(tried[1]))


def test_large_pieces_with_short_paths_are_tried_no_further(monkeypatch: pytest.MonkeyPatch) -> None:
    """As rounds in bit slices are: each trial of them takes long."""
    monkeypatch.setattr("scheduler.refine.best_plan.LARGE", 100)
    text = """
    kernel k(x: in u32le[40], y: out u32le[40]) {
        for i in 0..40 { y[i] = (x[i] & x[(i + 1) % 40]) ^ ~x[(i + 7) % 40] | x[(i + 3) % 40] }
    }"""
    (piece,) = pieces(simplify(lower(share(elaborate(parse(text, "short.cw"), "k")), Layout())))
    tried: list[str] = []
    kept = replace(PORTFOLIO, usual=PORTFOLIO.usual[:1])
    scheduled = schedule

    def noted(piece: Piece, cpu: Cpu, policy: Policy, *more: object) -> Plan:
        tried.append(policy.name)
        return scheduled(piece, cpu, policy, *more)  # type: ignore[arg-type]

    monkeypatch.setattr("scheduler.refine.trials.schedule", noted)
    best_plan(piece, load_cpu("core2-64"), {}, kept)
    assert tried and set(tried) <= {p.name for p in PORTFOLIO.of(64).broad}
