"""A search for a better policy for a piece: first all costs vary at random, then single items are hurried or held back.

The same piece, CPU, seed and number of tries give the same policy.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import replace

from scheduler.code.instr import Plan
from scheduler.graph.nodes import Piece
from scheduler.refine.best_plan import both_orders, loading_again
from scheduler.refine.cost import price
from scheduler.refine.portfolio import PORTFOLIO
from scheduler.refine.trials import LARGE, Candidate, first, scheduled, work
from scheduler.schedule.loop_residents import Residents, choices
from scheduler.schedule.policy import BIAS_DIGITS, COSTS, DIGITS, Order, Policy
from scheduler.schedule.reorder import Limits
from targets.cpu import Cpu

FINALISTS = 6  # plans for which a longer search tells which is the best
WINDOWS = (6, 8, 10, 14, 20, 40, 60, 100, 400)  # places from which a policy at random chooses
OTHER_WINDOW = 0.3  # how often it has another window
OTHER_WAY = 0.1  # how often it loads words otherwise
LIKE = "like "


def search(piece: Piece, cpu: Cpu, limits: Limits, seed: int = 1, start: Policy | None = None, loop: bool = False,
           told: Callable[[int, Plan], object] = lambda tries, plan: None) -> list[Candidate]:
    """Look for a better policy; `told(tries, plan)` hears of every improvement.

    The best candidate comes first, then what was best after the costs and before any search, where it is another.
    On a CPU that executes in order others are among them: what a brief search for an order likes best is seldom what a
    long one does.
    """
    def charged(plan: Plan) -> float:
        return price(plan, cpu)

    rng = random.Random(seed)
    kept: list[Residents] = choices(piece) if loop else [{}]
    policies = _policies(piece, cpu)
    found = _best(piece, cpu, policies, kept) if cpu.in_order else [first(piece, cpu, policies, kept, charged)]
    if start:
        found.append(min(((start, scheduled(piece, cpu, start, kept, n)) for n in range(len(kept))),
                         key=lambda c: charged(c[1])))
    (best, plan), begun, tries, biased = min(found, key=lambda c: charged(c[1])), time.monotonic(), 0, False
    least = charged(plan)
    while (spent := limits.spent(begun, tries)) < 1.0:
        if spent >= 1 / 3 and not biased:
            biased = True
            found.append((best, plan))
        policy = _other_bias(rng, best, 2 * len(piece.nodes)) if biased else other_policy(rng, best, policies)
        made = scheduled(piece, cpu, policy, kept, plan.choice if rng.random() < 0.8 else rng.randrange(len(kept)))
        tries += 1
        now = charged(made)
        if now <= least:
            if now < least:
                told(tries, made)
            best, plan, least = policy, made, now
    return [(best, plan), *(c for c in reversed(found) if c[0] != best)]


def _policies(piece: Piece, cpu: Cpu) -> Sequence[Policy]:
    """What a search begins with."""
    portfolio = PORTFOLIO.of(cpu.bits)
    usual, narrow = portfolio.usual, portfolio.narrow
    if cpu.in_order:
        large = work(piece) > LARGE
        both = [] if large else [p for p in both_orders(piece, cpu, usual, portfolio.ready)
                                 if p.strategy.order is Order.CHAINS]
        return (*usual, *narrow, *loading_again((*usual, *narrow, *both)))
    return portfolio.broad if work(piece) > LARGE else both_orders(piece, cpu, usual, portfolio.ready)


def _best(piece: Piece, cpu: Cpu, tried: Sequence[Policy], kept: Sequence[Residents]) -> list[Candidate]:
    """The best of `tried`, with the fewest residents and the most, each plan once."""
    made = [(p, scheduled(piece, cpu, p, kept, n)) for p in tried for n in {0, len(kept) - 1}]
    distinct = {tuple(i.form for i in plan.instrs): (p, plan) for p, plan in made}
    return sorted(distinct.values(), key=lambda one: price(one[1], cpu))[:FINALISTS]


def other_policy(rng: random.Random, best: Policy, policies: Sequence[Policy] = PORTFOLIO.usual) -> Policy:
    """A policy at random, most often around the best so far; items are hurried and held back as they are there."""
    around = best if rng.random() < 0.7 else rng.choice(policies)
    spread = 1.0 if rng.random() < 0.5 else 0.4
    change = {name: round(getattr(around.priority, name) * 2 ** rng.gauss(0, spread), DIGITS)
              for name in COSTS if rng.random() < 0.5}
    how = replace(around.strategy, recolor=True)
    if rng.random() < OTHER_WINDOW:
        how = replace(how, window=rng.choice(WINDOWS))
    elif rng.random() < 0.5:
        how = replace(how, window=max(1, round(how.window * 2 ** rng.gauss(0, spread))))
    if rng.random() < OTHER_WAY:
        how = replace(how, load_whole=not how.load_whole)
    if rng.random() < OTHER_WAY:
        how = replace(how, load_repeated=not how.load_repeated)
    return Policy(_like(around), replace(around.priority, **change, bias=best.priority.bias), how)


def _other_bias(rng: random.Random, best: Policy, items: int) -> Policy:
    bias = dict(best.priority.bias)
    begin, run = rng.randrange(max(1, items)), rng.choice((3, 10, 40))
    for number in range(begin, begin + run):
        if rng.random() < 0.5:
            bias[number] = round(bias.get(number, 0.0) + rng.gauss(0, 3), BIAS_DIGITS)
    return Policy(_like(best), replace(best.priority, bias=bias), best.strategy)


def _like(policy: Policy) -> str:
    """What a policy made of another is called; in which strategy they differ, a store says."""
    return policy.name if policy.name.startswith(LIKE) or not policy.name else LIKE + policy.name
