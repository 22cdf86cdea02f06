"""Pass `schedule`, and refinement: a piece is scheduled several times with other weights, and the best plan is kept.

`best_plan` tries a short portfolio, or what an earlier search stored for just this piece: weights, and an order of
the instructions that they give (`scheduler.schedule.reorder`). `search` looks for such weights: first all weights vary
at random, then single items are hurried or held back. Both are deterministic: the same piece, CPU and store give the
same plan; the same piece, CPU, seed and number of tries the same weights.
"""

from __future__ import annotations

import dataclasses
import hashlib
import random
import time
from collections.abc import Callable, Sequence

from scheduler.code.instr import Address, Plan
from scheduler.graph.nodes import Piece, Program, dump_piece
from scheduler.graph.simplify import pieces
from scheduler.refine.replay import Entry, Store, from_json, put_in_order, stored_order, to_json, with_order
from scheduler.schedule.items import build
from scheduler.schedule.line_order import clocks, depth_first, side_by_side, spills
from scheduler.schedule.list_scheduler import schedule
from scheduler.schedule.loop_residents import Residents, choices, sole_bodies
from scheduler.schedule.priority import NAMES, Weights
from scheduler.schedule.reorder import Limits
from scheduler.timing.clock import loads_in_order
from scheduler.timing.in_order_clock import timed
from targets.cpu import Cpu

CYCLE_WEIGHT = 0.1  # a planned clock against a uop: on CPUs of three uops a clock the width is the tightest bound
SLACK = 1.05  # how much longer than its uops need a plan may take before its clocks count as much as uops
LARGE = 2000  # nodes above which only BROAD is tried, and the fewest and the most residents
LONG = 1000  # of work, from which on one plan alone is better made with NARROW than with the portfolio's first
FEW = 2  # weights of the portfolio that are tried where each plan is searched for an order, but for a thorough search
QUICK = 30  # moves for each instruction of a brief search for an order
TRIES = 1000  # the same where a good order is wanted
FINALISTS = 6  # plans for which a longer search tells which is the best
SEARCHES = 5  # for an order that is stored
WINDOWS = (6, 8, 10, 14, 20, 40, 60, 100, 400)  # items ahead of the oldest from which random weights choose
OTHER_WINDOW = 0.3  # how often they have another window
TRIED = 8000  # nodes times weights, at most: pieces of up to 570 nodes have the whole portfolio, one of 1,600 five

PORTFOLIO: tuple[Weights, ...] = (
    Weights(),
    Weights(over=6, need=1.2, nearest=0.33, starts=0.39, tight=3.3, copy=2.7, reload=1.5, lonely=20, late=0.059,
            ahead=0.033, height=0.009, quick_copy=3),
    Weights(over=2.7, need=1, nearest=2.4, starts=0.72, tight=3.7, copy=2.4, reload=0.14, lonely=8.2, late=0.2,
            ahead=0.05, height=0.011, quick_copy=0.3),
    Weights(over=6, need=0.065, nearest=1.8, starts=0.11, tight=3.2, copy=2, reload=6.6, lonely=8.4, late=0.11,
            ahead=0.017, height=0.034),
    Weights(over=28, need=2.4, nearest=0.21, starts=2, tight=3.2, copy=2, reload=0.44, lonely=29, late=0.44,
            ahead=3.3, height=0.003),
    Weights(over=4.9, need=0.058, nearest=0.09, starts=0.084, tight=1.6, copy=1.7, reload=0.36, lonely=5.4,
            late=0.12, ahead=0.75, height=0.025, quick_copy=0.1),
    Weights(over=19, need=0.17, nearest=0.17, starts=1.3, tight=1.8, copy=2.9, reload=0.53, lonely=13,
            late=0.15, ahead=1.6, height=0.007),
    Weights(over=27, need=0.037, nearest=0.28, starts=0.076, tight=0.26, copy=2.1, reload=0.51, lonely=4.1,
            late=0.13, ahead=0.87, height=0.027, quick_copy=3),
    Weights(over=4.9, need=0.049, nearest=0.1, starts=0.041, tight=1.3, copy=2.4, reload=0.22, lonely=4.4,
            late=0.15, ahead=1.1, height=0.034),
)
PORTFOLIO = (dataclasses.replace(PORTFOLIO[0], window=400, whole=1), *PORTFOLIO,
             dataclasses.replace(PORTFOLIO[3], window=400, whole=1), dataclasses.replace(PORTFOLIO[3], window=60))
_FETCHING = tuple(dataclasses.replace(PORTFOLIO[i], fetch=1) for i in (7, 8))
PORTFOLIO = (*PORTFOLIO[0:8:7], _FETCHING[1], PORTFOLIO[8], _FETCHING[0],
             *(PORTFOLIO[i] for i in (1, 2, 5, 9, 6, 3, 4, 10, 11)))
PORTFOLIO = tuple(dataclasses.replace(weights, recolor=1) for weights in PORTFOLIO)
"""The best of random weights on block-loop pieces of 500 to 700 nodes; order matters for large pieces only. Those
after the first keep few values alive and are best for hash functions, whose pieces have 1,000 nodes and more.
`quick_copy`, which only vectors ask for, is set by hand: from the port's backlog alone to latency first."""

NARROW: tuple[Weights, ...] = (
    Weights(over=3, need=1.75, nearest=0.38, starts=6, tight=0.42, copy=1.8, reload=0.65, lonely=107, late=0.15,
            ahead=0.77, height=0.032, whole=1, window=7),
    Weights(starts=6, ahead=0.3, whole=1, window=8),
)
"""They begin a sum only when it is near: where source order as it is fits the registers, they keep to it. The first are
the best of random weights on the pieces of six hash functions, by uops."""
AGAIN = 10.0  # instructions between two readers from which on a search for an order wants a word loaded twice
BROAD = (NARROW[1], PORTFOLIO[5], *(dataclasses.replace(PORTFOLIO[i], window=n) for i, n in ((6, 24), (9, 12))))
"""For large pieces: best on the rounds of ciphers in bit slices, which have many values at once, and mostly quick."""
WIDE = (dataclasses.replace(NARROW[0], wide=1, window=20), dataclasses.replace(NARROW[1], wide=1))
READY = tuple(dataclasses.replace(PORTFOLIO[0], late=late, wide=wide, window=window, recolor=1)
              for late in (1, 4) for wide, window in ((0, 96), (1, 30)))
"""They do what is ready first, so that little waits in the stations; where loads go in program order, one that waits
for its address holds up all that are behind it."""
QUICKER = 0.9  # what part of the rough clocks of source order independent chains side by side may take, to be tried


def cost(plan: Plan) -> float:
    """What refinement makes small: uops and a little for clocks; clocks in which uops could issue count as such."""
    full = plan.bounds.get("width", 0.0)
    waiting = max(0.0, plan.cycles - SLACK * full) * plan.uops / full if full else 0.0
    return plan.uops + CYCLE_WEIGHT * plan.cycles + waiting


def clocks_first(plan: Plan) -> float:
    """What a plan of `NARROW` or `WIDE` has to have less of than that of the portfolio.

    A few uops less are no use if they wait for each other, nor a clock less if it takes many spills.
    """
    return plan.cycles + CYCLE_WEIGHT * plan.uops


def price(plan: Plan, cpu: Cpu) -> float:
    """What the choice among plans makes small: in order the clocks of a good order of the instructions."""
    return well_ordered(plan, cpu, QUICK).cycles if cpu.in_order else searched_cost(plan, cpu)


def well_ordered(plan: Plan, cpu: Cpu, tries: int, seed: int = 1) -> Plan:
    """The plan, or its instructions in a better order that a search of `tries` moves an instruction finds."""
    from scheduler.inorder.search import search as search_order  # compiled code, which other CPUs do without

    found = search_order(plan, cpu, tries * len(plan.instrs), seed)
    return plan if found is None or found.cycles >= plan.cycles else timed(found.plan, cpu)


def best_ordered(plan: Plan, cpu: Cpu) -> tuple[Plan, Sequence[int]]:
    """The plan in the best order of several searches, wide ones among them, and that order; its own is empty."""
    from scheduler.inorder.search import search_several

    found = search_several(plan, cpu, SEARCHES)
    if found is None or found.cycles >= plan.cycles:
        return plan, ()
    return timed(found.plan, cpu), found.order


def searched_cost(plan: Plan, cpu: Cpu) -> float:
    """What `search` makes small: the cost, and the uops that some CPUs add to a store whose address needs a SIB byte.

    Such are the stores to the frame, for its addresses are relative to esp.
    """
    more = cpu.core.get("rules", {}).get("store_sib_extra_uops", 0)
    stores = sum(isinstance(i.operands[0], Address) and (i.operands[0].slot or i.operands[0].index) is not None
                 for i in plan.instrs if i.mnemonic == "mov") if more else 0
    return cost(plan) + more * stores


def key(piece: Piece) -> str:
    """A name for what the piece computes, whatever it is called."""
    shares = "".join(f"{file} in {n} groups\n" for file, n in sorted(piece.groups.items()) if n > 1)
    return hashlib.sha256((shares + dump_piece(piece)).encode()).hexdigest()[:24]


def work(piece: Piece) -> int:
    """How much there is to schedule: each operand that joins a sum counts as a node does."""
    return sum(max(1, len(n.args) - 1) for n in piece.nodes)


def best_plan(piece: Piece, cpu: Cpu, store: Store, portfolio: Sequence[Weights] = PORTFOLIO,
              loop: bool = False, thorough: bool = False) -> Plan:
    """The plan for `piece`: with stored weights if they give what they once gave, else the best of the portfolio.

    In a `loop` of this one piece the number of residents is tried, too. Large pieces are tried with the first weights
    of the portfolio only. Beside the whole portfolio others are tried where they may be better (`_more`), not beside
    one that the caller made. On a CPU that executes in order, plans are compared in a good order of their instructions,
    which takes long, so that few weights are tried if the search is not `thorough`, and that order is looked for
    briefly. `to_store` is what a store may keep of the trials.
    """
    found = store.get(key(piece))
    kept: list[Residents] = choices(piece) if loop else [{}]
    warning = ""
    if found is not None:
        plan = scheduled(piece, cpu, from_json(found), kept, found["residents"])
        order, warning = stored_order(found, plan, cpu)
        if order is not None:
            return put_in_order(plan, order, cpu)
        if plan.uops <= found["uops"]:
            return _ordered(piece, cpu, plan, dict(found), thorough, warning)
    size = len(piece.nodes)
    few = FEW if cpu.in_order and not thorough else len(portfolio)
    if work(piece) > LARGE and portfolio is PORTFOLIO:
        tried: Sequence[Weights] = BROAD[:few]
    else:
        tried = _both_orders(piece, cpu, portfolio[:max(1, min(few, TRIED // max(1, size)))])
    if cpu.in_order and portfolio is PORTFOLIO:
        tried = (*tried, *NARROW, *_again((*tried, *NARROW))) if thorough else (*tried, *NARROW, *_again(NARROW))
    tried = [w for number, w in enumerate(tried) if w not in tried[:number]]  # of two alike the first counts
    weights, plan = _first(piece, cpu, tried, kept, lambda made: price(made, cpu))
    more = _more(piece, cpu, plan) if portfolio is PORTFOLIO and work(piece) <= LARGE else ()
    if more:
        more = [dataclasses.replace(w, ordered=weights.ordered) for w in more]
        other = _first(piece, cpu, more, kept, clocks_first)
        weights, plan = min((weights, plan), other, key=lambda found: clocks_first(found[1]))
    several = (len(tried) + len(more)) * len(kept) > 1 and "order" not in (found or {})
    stored = several or (cpu.in_order and thorough)
    return _ordered(piece, cpu, plan, to_json(weights, plan) if stored else {}, thorough, warning)


def best_plans(program: Program, cpu: Cpu, store: Store, portfolio: Sequence[Weights] = PORTFOLIO,
               thorough: bool = False) -> dict[Piece, Plan]:
    """Pass `schedule`: the best plan for every piece of `program`, loops that are one piece with their residents."""
    loops = sole_bodies(program)
    return {piece: best_plan(piece, cpu, store, portfolio, piece in loops, thorough) for piece in pieces(program)}


def quick_plans(program: Program, cpu: Cpu, store: Store) -> dict[Piece, Plan]:
    """One plan for every piece, for the edit loop: what a store holds, else the first weights with half the residents.

    Nothing is compared, and no order is searched for.
    """
    loops = sole_bodies(program)
    return {piece: _quick_plan(piece, cpu, store, piece in loops) for piece in pieces(program)}


def _quick_plan(piece: Piece, cpu: Cpu, store: Store, loop: bool) -> Plan:
    found = store.get(key(piece))
    kept: list[Residents] = choices(piece) if loop else [{}]
    if found is not None:
        plan = scheduled(piece, cpu, from_json(found), kept, found["residents"])
        order, plan.warning = stored_order(found, plan, cpu)
        return plan if order is None else put_in_order(plan, order, cpu)
    size = work(piece)
    first = BROAD[0] if size > LARGE else NARROW[0] if size > LONG else PORTFOLIO[0]
    return scheduled(piece, cpu, _both_orders(piece, cpu, (first,))[0], kept, len(kept) // 2)


def _ordered(piece: Piece, cpu: Cpu, plan: Plan, entry: Entry, thorough: bool, warning: str) -> Plan:
    """The plan, in a better order if the CPU executes in order, with what a store may keep: `entry` with that order."""
    if cpu.in_order and thorough:
        made = plan
        plan, order = best_ordered(made, cpu)
        entry = with_order(entry, made, order, plan.cycles) if order else entry
    elif cpu.in_order:
        plan = well_ordered(plan, cpu, QUICK)
    plan.warning = warning
    plan.to_store = {key(piece): entry} if entry else {}
    return plan


def _again(tried: Sequence[Weights]) -> Sequence[Weights]:
    """`tried`, with words of the frame loaded again for late readers."""
    return [dataclasses.replace(w, again=AGAIN) for w in tried]


def starting_weights(cpu: Cpu) -> Sequence[Weights]:
    """`READY` and the portfolio, as they are for the CPU."""
    ordered = float(loads_in_order(cpu))
    return [dataclasses.replace(w, ordered=ordered) for w in (*READY, *PORTFOLIO)]


def _both_orders(piece: Piece, cpu: Cpu, tried: Sequence[Weights]) -> Sequence[Weights]:
    """`tried`; where one chain after another needs half the spills or fewer, all of them so, and one as it is.

    Where loads go in program order, the planner's clock says so for all of them, and some do what is ready first.
    """
    if loads_in_order(cpu):
        tried = [dataclasses.replace(w, ordered=1) for w in (*tried, *(READY if len(tried) > 1 else ()))]
    items = build(piece, cpu).items
    before = spills(items, cpu.bits)
    if not before or 2 * spills(depth_first(items), cpu.bits) > before:
        return tried
    return [*(dataclasses.replace(w, deep=1) for w in tried), tried[0]]


def _more(piece: Piece, cpu: Cpu, plan: Plan) -> Sequence[Weights]:
    """Weights worth trying beside those that gave `plan`; none on a CPU that executes in order.

    That is, `NARROW` where the plan spills and reloads more than source order has to, `WIDE` where independent
    chains side by side would take less time, for all that width and reorder window know, and in 64-bit code, where
    registers are there for it, `READY` where latency keeps the CPU longer than its width.
    """
    if cpu.in_order:
        return ()
    items = build(piece, cpu).items
    moved = sum(i.role in ("spill", "reload") for i in plan.instrs)
    narrow = NARROW if moved > spills(items, cpu.bits) else ()
    wide = WIDE if clocks(side_by_side(items), cpu) < QUICKER * clocks(items, cpu) else ()
    waits = cpu.bits == 64 and plan.bounds.get("path", 0.0) > plan.bounds.get("width", 0.0)
    return (*narrow, *wide, *(READY if waits and not loads_in_order(cpu) else ()))


def scheduled(piece: Piece, cpu: Cpu, weights: Weights, kept: Sequence[Residents], choice: int) -> Plan:
    """The plan with these weights and the residents of that number in `kept`, or the last ones."""
    choice = min(choice, len(kept) - 1)
    plan = schedule(piece, cpu, weights, kept[choice])
    plan.choice = choice
    return plan


Candidate = tuple[Weights, Plan]


def _first(piece: Piece, cpu: Cpu, tried: Sequence[Weights], kept: Sequence[Residents],
           price: Callable[[Plan], float]) -> Candidate:
    """The best of `tried` with the fewest residents and the most of each kind; then the best residents with it."""
    numbers: Sequence[int] = range(len(kept))
    ends = [n for n in numbers if n == 0 or n == numbers[-1] or len(kept[n]) > len(kept[n + 1])]
    if work(piece) > LARGE:
        numbers = ends = [*{0, numbers[-1]}]
    first = min(((w, scheduled(piece, cpu, w, kept, n)) for w in tried for n in ends), key=lambda one: price(one[1]))
    others = (scheduled(piece, cpu, first[0], kept, n) for n in numbers if n not in ends)
    return first[0], min((first[1], *others), key=price)


def _best(piece: Piece, cpu: Cpu, tried: Sequence[Weights], kept: Sequence[Residents]) -> list[Candidate]:
    """The best of `tried`, with the fewest residents and the most, each plan once."""
    made = [(w, scheduled(piece, cpu, w, kept, n)) for w in tried for n in {0, len(kept) - 1}]
    distinct = {tuple(i.form for i in plan.instrs): (w, plan) for w, plan in made}
    return sorted(distinct.values(), key=lambda one: price(one[1], cpu))[:FINALISTS]


def starting_point(piece: Piece, cpu: Cpu, store: Store, loop: bool = False) -> tuple[Entry, Plan]:
    """The stored entry of `piece`, else one with the best weights of the portfolio, and the plan that they give.

    The plan is in the scheduler's own order, of which stored orders are permutations.
    """
    kept: list[Residents] = choices(piece) if loop else [{}]
    found = store.get(key(piece))
    if found is not None:
        return found, scheduled(piece, cpu, from_json(found), kept, found["residents"])
    tried = _both_orders(piece, cpu, PORTFOLIO[:max(1, TRIED // max(1, len(piece.nodes)))])
    weights, plan = _first(piece, cpu, tried, kept, lambda made: price(made, cpu))
    return to_json(weights, plan), plan


def search(piece: Piece, cpu: Cpu, limits: Limits, seed: int = 1, start: Weights | None = None, loop: bool = False,
           told: Callable[[int, Plan], object] = lambda tries, plan: None) -> list[Candidate]:
    """Look for better weights; `told(tries, plan)` hears of every improvement.

    The best candidate comes first, then what was best after the weights and before any search, where it is another.
    On a CPU that executes in order others are among them: what a brief search for an order likes best is seldom what a
    long one does.
    """
    def charged(plan: Plan) -> float:
        return price(plan, cpu)

    rng = random.Random(seed)
    kept: list[Residents] = choices(piece) if loop else [{}]
    portfolio = BROAD if work(piece) > LARGE else (*_both_orders(piece, cpu, PORTFOLIO),
                                                   *(NARROW if cpu.in_order else ()))
    if cpu.in_order:
        both = [w for w in portfolio if w.deep >= 0.5]
        portfolio = (*PORTFOLIO, *NARROW, *_again((*PORTFOLIO, *NARROW, *both)))
    found = _best(piece, cpu, portfolio, kept) if cpu.in_order else [_first(piece, cpu, portfolio, kept, charged)]
    if start:
        found.append(min(((start, scheduled(piece, cpu, start, kept, n)) for n in range(len(kept))),
                         key=lambda c: charged(c[1])))
    (best, plan), begun, tries, biased = min(found, key=lambda c: charged(c[1])), time.monotonic(), 0, False
    least = charged(plan)
    while (spent := limits.spent(begun, tries)) < 1.0:
        if spent >= 1 / 3 and not biased:
            biased = True
            found.append((best, plan))
        weights = _other_bias(rng, best, 2 * len(piece.nodes)) if biased else other_weights(rng, best, portfolio)
        made = scheduled(piece, cpu, weights, kept, plan.choice if rng.random() < 0.8 else rng.randrange(len(kept)))
        tries += 1
        now = charged(made)
        if now <= least:
            if now < least:
                told(tries, made)
            best, plan, least = weights, made, now
    return [(best, plan), *(c for c in reversed(found) if c[0] is not best)]


def other_weights(rng: random.Random, best: Weights, portfolio: Sequence[Weights] = PORTFOLIO) -> Weights:
    """Weights at random, most often around the best so far."""
    around = best if rng.random() < 0.7 else rng.choice(portfolio)
    spread = 1.0 if rng.random() < 0.5 else 0.4
    change = {n: getattr(around, n) * 2 ** rng.gauss(0, spread) for n in NAMES if rng.random() < 0.5}
    if rng.random() < OTHER_WINDOW:
        change["window"] = rng.choice(WINDOWS)
    return dataclasses.replace(around, **{**change, "recolor": 1.0, "ordered": around.ordered}, bias=best.bias)


def _other_bias(rng: random.Random, best: Weights, items: int) -> Weights:
    bias = dict(best.bias)
    first, run = rng.randrange(max(1, items)), rng.choice((3, 10, 40))
    for number in range(first, first + run):
        if rng.random() < 0.5:
            bias[number] = bias.get(number, 0.0) + rng.gauss(0, 3)
    return dataclasses.replace(best, bias=bias)
