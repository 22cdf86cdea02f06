"""Pass `schedule`: a piece is scheduled several times by other policies, and the best plan is kept.

`best_plan` tries the portfolio (`scheduler.refine.portfolio`), or what an earlier search stored for just this piece
(`scheduler.refine.store`): a policy, and an order of the instructions that it gives. The same piece, CPU and store give
the same plan.
"""

from __future__ import annotations

from collections.abc import Sequence

from scheduler.code.instr import Plan
from scheduler.graph.nodes import Piece, Program
from scheduler.graph.ops import CARRIES, STEPS
from scheduler.graph.simplify import pieces
from scheduler.refine.cost import best_ordered, clocks_first
from scheduler.refine.portfolio import PORTFOLIO, Portfolio
from scheduler.refine.replay import AGAIN, Entry, from_json, put_in_order, stored_order, to_json, with_order
from scheduler.refine.stable_key import stable_key
from scheduler.refine.store import Store, name_in
from scheduler.refine.trials import LARGE, Prices, affordable, first, scheduled, work
from scheduler.schedule.items import build, built_once
from scheduler.schedule.line_order import clocks, depth_first, side_by_side, spills
from scheduler.schedule.loop_residents import Residents, choices, sole_bodies, stays
from scheduler.schedule.policy import Order, Policy
from scheduler.timing.clock import loads_in_order
from targets.cpu import Cpu

LONG = 1000  # of work, from which on one plan alone is better made by a narrow policy than by the first usual one
FEW = 2  # policies that are tried where each plan is searched for an order, but for a thorough search
TRIED = 8000  # nodes times policies, at most: pieces of up to 570 nodes have all usual ones, one of 1,600 five
MORE = 3  # what part of the trials of the usual policies others have beside them
GAP = 10  # instructions between two readers from which on a search for an order wants a word loaded twice
QUICKER = 0.9  # what part of the rough clocks of source order independent chains side by side may take, to be tried
FAR = 0.4  # what part of its width's and ports' clocks the longest path of a piece has from which on latency may decide


def best_plan(piece: Piece, cpu: Cpu, store: Store, portfolio: Portfolio = PORTFOLIO, loop: bool = False,
              thorough: bool = False, kernel: str = "", whole: int = 0) -> Plan:
    """The plan for `piece`: by the stored policy if that gives what it once gave, else the best of the portfolio.

    In a `loop` of this one piece the number of residents is tried, too. Large pieces are tried by the first policies
    only. Where they may be better, narrow, wide and ready ones are tried, too (`_more`). But for a `thorough` search a
    piece has as many trials as are its share of a kernel of so much work, `whole` (default: its own). On a CPU that
    executes in order, plans are compared in a good order of their instructions, which takes long, so that few policies
    are tried if the search is not `thorough`, and that order is looked for briefly. `to_store` is what a store may keep
    of the trials; `kernel`, with its variant, is whose piece it is.
    """
    with built_once():
        return _best_plan(piece, cpu, store, portfolio, loop, thorough, kernel, whole)


def _best_plan(piece: Piece, cpu: Cpu, store: Store, portfolio: Portfolio, loop: bool, thorough: bool, kernel: str,
               whole: int) -> Plan:
    name, portfolio = name_in(store, stable_key(piece), kernel), portfolio.of(cpu.bits)
    found, warning = store.get(name), ""
    kept: list[Residents] = choices(piece) if loop else [{}]
    if found is not None:
        plan = scheduled(piece, cpu, from_json(found), kept, found["residents"])
        order, warning = stored_order(found, plan, cpu)
        if order is not None:
            plan = put_in_order(plan, order, cpu)
            plan.key = name
            return plan
        if plan.uops <= found["uops"]:
            return _ordered(Prices(cpu), plan, name, dict(found), thorough, warning)
        warning = f"the stored policy gives {plan.uops} uops now, {found['uops']} once, and is left out; {AGAIN}"
    tried = _distinct(_tried(piece, cpu, portfolio, thorough))
    most, prices = None if thorough else affordable(piece, whole), _prices(piece, cpu, loop)
    if cpu.in_order and most is not None and most < len(tried) and work(piece) > LONG:
        tried = _distinct((*portfolio.narrow, *tried))  # not all can be tried: what is best alone comes first
    policy, plan = first(piece, cpu, tried, kept, prices, most)
    more = _more(piece, cpu, plan, portfolio)
    if more:
        more = [p.going(loads_in_order=policy.strategy.loads_in_order) for p in more]
        narrow = prices if prices.round else clocks_first
        other = first(piece, cpu, more, kept, narrow, most and max(1, most // MORE), plan.choice)
        policy, plan = min((policy, plan), other, key=lambda found: narrow(found[1]))
    several = (len(tried) + len(more)) * len(kept) > 1 and "order" not in (found or {})
    stored = several or (cpu.in_order and thorough)
    return _ordered(prices, plan, name, to_json(policy, plan) if stored else {}, thorough, warning)


def _prices(piece: Piece, cpu: Cpu, loop: bool) -> Prices:
    return Prices(cpu, loop and _carries(piece), loop and any(map(stays, piece.nodes)))


def _carries(piece: Piece) -> bool:
    """Whether a piece has what mostly waits for one another and for the pass before: sums of several words, or steps of
    a compression."""
    return any(n.kind in CARRIES or n.kind in STEPS for n in piece.nodes)


def best_plans(program: Program, cpu: Cpu, store: Store, portfolio: Portfolio = PORTFOLIO, thorough: bool = False,
               kernel: str = "") -> dict[Piece, Plan]:
    """Pass `schedule`: the best plan for every piece of `program`, loops that are one piece with their residents."""
    loops, every = sole_bodies(program), pieces(program)
    whole = sum(work(piece) for piece in every)
    return {piece: best_plan(piece, cpu, store, portfolio, piece in loops, thorough, kernel, whole) for piece in every}


def quick_plans(program: Program, cpu: Cpu, store: Store, kernel: str = "") -> dict[Piece, Plan]:
    """One plan for every piece, for the edit loop: what a store holds, else the first policy with half the residents.

    Nothing is compared, and no order is searched for.
    """
    loops = sole_bodies(program)
    return {piece: _quick_plan(piece, cpu, store, piece in loops, kernel) for piece in pieces(program)}


def _quick_plan(piece: Piece, cpu: Cpu, store: Store, loop: bool, kernel: str) -> Plan:
    name = name_in(store, stable_key(piece), kernel)
    found = store.get(name)
    kept: list[Residents] = choices(piece) if loop else [{}]
    if found is not None:
        plan = scheduled(piece, cpu, from_json(found), kept, found["residents"])
        order, plan.warning = stored_order(found, plan, cpu)
        plan = plan if order is None else put_in_order(plan, order, cpu)
    else:
        size = work(piece)
        mine = PORTFOLIO.of(cpu.bits)
        some = mine.broad if size > LARGE else mine.narrow if size > LONG else mine.usual
        plan = scheduled(piece, cpu, both_orders(piece, cpu, some[:1], ())[0], kept, len(kept) // 2)
    plan.key = name
    return plan


def _ordered(prices: Prices, plan: Plan, name: str, entry: Entry, thorough: bool, warning: str) -> Plan:
    """The plan, in a better order if the CPU executes in order, with what a store may keep: `entry` with that order."""
    cpu = prices.cpu
    if cpu.in_order and thorough:
        made = plan
        plan, order = best_ordered(made, cpu)
        entry = with_order(entry, made, order, plan.cycles) if order else entry
    elif cpu.in_order:
        plan = prices.ordered(plan)
    plan.key, plan.warning = name, warning
    plan.to_store = {name: entry} if entry else {}
    return plan


def _tried(piece: Piece, cpu: Cpu, portfolio: Portfolio, thorough: bool) -> Sequence[Policy]:
    """The policies that a piece of this size is tried with first."""
    few = FEW if cpu.in_order and not thorough else len(portfolio.usual)
    if work(piece) > LARGE and portfolio.broad:
        tried: Sequence[Policy] = portfolio.broad[:few]
    else:
        tried = both_orders(piece, cpu, portfolio.usual[:min(few, _fitting(piece, portfolio))], portfolio.ready)
    if cpu.in_order and portfolio.narrow:
        narrow = portfolio.narrow
        tried = (*tried, *narrow, *loading_again((*tried, *narrow) if thorough else narrow))
    return tried


def _fitting(piece: Piece, portfolio: Portfolio) -> int:
    """How many of the usual policies a piece is tried with: in 64-bit code as many more as are for it alone."""
    return max(1, TRIED // max(1, len(piece.nodes))) + len(portfolio.long)


def _distinct(tried: Sequence[Policy]) -> Sequence[Policy]:
    """`tried` without those that are as one before them, but for their names: they give the same plan."""
    return [p for number, p in enumerate(tried)
            if not any((p.priority, p.strategy) == (q.priority, q.strategy) for q in tried[:number])]


def loading_again(tried: Sequence[Policy]) -> Sequence[Policy]:
    """`tried`, with words of the frame loaded again for late readers."""
    return [p.going(reload_gap=GAP) for p in tried]


def starting_policies(cpu: Cpu) -> Sequence[Policy]:
    """The ready and the usual policies, as they are for the CPU."""
    return [p.going(loads_in_order=loads_in_order(cpu)) for p in (*PORTFOLIO.ready, *PORTFOLIO.of(cpu.bits).usual)]


def both_orders(piece: Piece, cpu: Cpu, tried: Sequence[Policy], ready: Sequence[Policy]) -> Sequence[Policy]:
    """`tried`; where one chain after another needs half the spills or fewer, all of them so, and one as it is.

    Where loads go in program order, the planner's clock says so for all of them, and some do what is ready first.
    """
    if loads_in_order(cpu):
        tried = [p.going(loads_in_order=True) for p in (*tried, *(ready if len(tried) > 1 else ()))]
    items = build(piece, cpu).items
    before = spills(items, cpu.bits)
    if not before or 2 * spills(depth_first(items), cpu.bits) > before:
        return tried
    chains = [p.going(order=Order.CHAINS) if p.strategy.order is Order.SOURCE else p for p in tried]
    return [*chains, tried[0]]


def _more(piece: Piece, cpu: Cpu, plan: Plan, portfolio: Portfolio) -> Sequence[Policy]:
    """Policies worth trying beside those that gave `plan`; none on a CPU that executes in order.

    That is, narrow ones where the plan spills and reloads more than source order has to, wide ones where independent
    chains side by side would take less time, for all that width and reorder window know, and in 64-bit code, where
    registers are there for it, ready ones where latency keeps the CPU longer than its width, the last of them where it
    may come near. Of large pieces that is what is tried, the last wide one with it: in most of them, rounds in bit
    slices, paths are short, and there is nothing to try.
    """
    if cpu.in_order or not (portfolio.narrow or portfolio.wide or portfolio.ready):
        return ()
    large, ready = work(piece) > LARGE, _ready(cpu, plan, portfolio)
    if large and not ready:
        return ()
    items = build(piece, cpu).items
    wide = portfolio.wide if clocks(side_by_side(items), cpu) < QUICKER * clocks(items, cpu) else ()
    if large:
        return (*wide[-1:], *ready[-1:])
    moved = sum(i.role in ("spill", "reload") for i in plan.instrs)
    narrow = portfolio.narrow if moved > spills(items, cpu.bits) else ()
    return (*narrow, *wide, *ready)


def _ready(cpu: Cpu, plan: Plan, portfolio: Portfolio) -> Sequence[Policy]:
    """The ready policies worth trying in 64-bit code: all where the path is longer than the width allows, the last
    where it is a good part of what width and ports allow, none where loads go in program order and all are tried."""
    if cpu.bits != 64 or loads_in_order(cpu):
        return ()
    path, width = (plan.bounds.get(kind, 0.0) for kind in ("path", "width"))
    if path > width:
        return portfolio.ready
    return portfolio.ready[-1:] if path > FAR * max(width, plan.bounds.get("ports", 0.0)) else ()


def starting_point(piece: Piece, cpu: Cpu, store: Store, loop: bool = False, kernel: str = "") -> tuple[Entry, Plan]:
    """The stored entry of `piece`, else one with the best policy of the portfolio, and the plan that it gives.

    The plan is in the scheduler's own order, of which stored orders are permutations.
    """
    kept: list[Residents] = choices(piece) if loop else [{}]
    found = store.get(name_in(store, stable_key(piece), kernel))
    if found is not None:
        return found, scheduled(piece, cpu, from_json(found), kept, found["residents"])
    portfolio = PORTFOLIO.of(cpu.bits)
    tried = both_orders(piece, cpu, portfolio.usual[:_fitting(piece, portfolio)], portfolio.ready)
    policy, plan = first(piece, cpu, tried, kept, _prices(piece, cpu, loop))
    return to_json(policy, plan), plan
