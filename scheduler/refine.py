"""Refinement: a piece is scheduled several times with other weights, and the best plan is kept.

`best_plan` tries a short portfolio, or the weights an earlier search stored for just this piece. `search`
looks for such weights: first all weights vary at random, then single items are hurried or held back. Both
are deterministic: the same piece, CPU and store give the same plan.
"""

from __future__ import annotations

import dataclasses
import hashlib
import random
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from scheduler.instr import Plan
from scheduler.listsched import Weights, schedule
from scheduler.nodes import Piece, dump_piece
from scheduler.residents import Residents, choices
from targets.cpu import Cpu

CYCLE_WEIGHT = 0.1  # a planned clock against a uop: on CPUs of three uops a clock the width is the tightest bound
LARGE = 1500  # nodes above which only the first weights of the portfolio are tried
NAMES = tuple(f.name for f in dataclasses.fields(Weights) if f.name != "bias")

PORTFOLIO = (
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
"""The best of random weights on block-loop pieces of 500 to 700 nodes; order matters for large pieces only.
`quick_copy`, which only vectors ask for, is set by hand: from the port's backlog alone to latency first."""

Store = Mapping[str, Mapping[str, Any]]
"""Piece key -> {"weights": {name: value}, "bias": {item number: value}}, as JSON holds it."""


def cost(plan: Plan) -> float:
    """What refinement makes small."""
    return plan.uops + CYCLE_WEIGHT * plan.cycles


def key(piece: Piece) -> str:
    """A name for what the piece computes, whatever it is called."""
    shares = "".join(f"{file} in {n} groups\n" for file, n in sorted(piece.groups.items()) if n > 1)
    return hashlib.sha256((shares + dump_piece(piece)).encode()).hexdigest()[:24]


def best_plan(piece: Piece, cpu: Cpu, store: Store, portfolio: Sequence[Weights] = PORTFOLIO,
              loop: bool = False) -> Plan:
    """The plan for `piece`: with stored weights if they give what they once gave, else the best of the portfolio.

    In a `loop` of this one piece the number of residents is tried, too.
    """
    found = store.get(key(piece))
    kept: list[Residents] = choices(piece) if loop else [{}]
    if found is not None:
        plan = schedule(piece, cpu, from_json(found), kept[min(found["residents"], len(kept) - 1)])
        if plan.uops <= found["uops"]:
            return plan
    tried = portfolio[:1] if len(piece.nodes) > LARGE else portfolio
    ends = kept if len(kept) < 2 else [kept[0], kept[-1]]
    first = min(((schedule(piece, cpu, w, r), w) for w in tried for r in ends), key=lambda found: cost(found[0]))
    return min((first[0], *(schedule(piece, cpu, first[1], r) for r in kept[1:-1])), key=cost)


def search(piece: Piece, cpu: Cpu, seconds: float, seed: int = 1, start: Weights | None = None,
           loop: bool = False, told: Callable[[int, Plan], object] = lambda tries, plan: None) -> tuple[Weights, Plan]:
    """Look for better weights for `seconds`; `told(tries, plan)` hears of every improvement."""
    rng = random.Random(seed)
    candidates = [*PORTFOLIO, start] if start else list(PORTFOLIO)
    kept: list[Residents] = choices(piece) if loop else [{}]
    best, plan = min(((w, schedule(piece, cpu, w, r)) for w in candidates for r in kept),
                     key=lambda found: cost(found[1]))
    begun, tries = time.monotonic(), 0
    while (spent := time.monotonic() - begun) < seconds:
        weights = _other_weights(rng, best) if spent < seconds / 3 else _other_bias(rng, best, 2 * len(piece.nodes))
        resident = plan.resident if rng.random() < 0.8 else rng.choice(kept)
        made = schedule(piece, cpu, weights, resident)
        tries += 1
        if cost(made) <= cost(plan):
            if cost(made) < cost(plan):
                told(tries, made)
            best, plan = weights, made
    return best, plan


def _other_weights(rng: random.Random, best: Weights) -> Weights:
    around = best if rng.random() < 0.7 else rng.choice(PORTFOLIO)
    spread = 1.0 if rng.random() < 0.5 else 0.4
    change = {n: getattr(around, n) * 2 ** rng.gauss(0, spread) for n in NAMES if rng.random() < 0.5}
    return dataclasses.replace(around, **change, bias=best.bias)


def _other_bias(rng: random.Random, best: Weights, items: int) -> Weights:
    bias = dict(best.bias)
    first, run = rng.randrange(max(1, items)), rng.choice((3, 10, 40))
    for number in range(first, first + run):
        if rng.random() < 0.5:
            bias[number] = bias.get(number, 0.0) + rng.gauss(0, 3)
    return dataclasses.replace(best, bias=bias)


def to_json(weights: Weights, plan: Plan) -> dict[str, Any]:
    """An entry of a store; figures are rounded as the entry will be read back."""
    return {"piece": plan.name, "uops": plan.uops, "planned_cycles": round(plan.cycles, 1),
            "residents": len(plan.resident),
            "weights": {n: round(getattr(weights, n), 4) for n in NAMES},
            "bias": {str(k): round(v, 3) for k, v in sorted(weights.bias.items()) if round(v, 3)}}


def from_json(entry: Mapping[str, Any]) -> Weights:
    """The weights of a store's entry."""
    return Weights(**dict(entry["weights"]), bias={int(k): v for k, v in entry["bias"].items()})
