"""A search for the order of floating point in a piece: one pace after the other, judged from outside.

What the stack's rough clock likes best (scheduler.stack.choose) is seldom what a pipeline with its decoders, stations
and reorder window likes best, and orders of as many instructions differ by a fifth. A pace is a number, so that the
policy says all that a build needs to make the same order again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from scheduler.code.instr import Plan
from scheduler.graph.nodes import Piece
from scheduler.refine.trials import Candidate, scheduled
from scheduler.schedule.floats import is_floating
from scheduler.schedule.loop_residents import Residents
from scheduler.schedule.policy import Policy
from targets.cpu import Cpu

PACES = 120
"""Paces that are tried, at most."""
Judge = Callable[[Plan], float]
"""Clocks of a pass with a plan."""


def has_floats(piece: Piece) -> bool:
    """Whether a piece has operations on the stack, so that there are paces to try."""
    return any(is_floating(n) and n.op.family == "float" for n in piece.nodes)


def try_paces(piece: Piece, cpu: Cpu, kept: Sequence[Residents], start: Candidate, judge: Judge,
              spent: Callable[[int], float] = lambda tries: 0.0,
              told: Callable[[str, float, Plan], object] = lambda name, clocks, plan: None) -> Candidate:
    """The best of `start` and the same policy by other paces, with its residents and with as few or as many as can be.

    `spent`: what part of the time is gone after so many tries; 1 ends the search. `told` hears of each improvement.
    """
    policy, plan = start
    least, best = judge(plan), start
    ends = dict.fromkeys((plan.choice, 0, len(kept) - 1))
    tries = 0
    for pace in range(1, PACES + 1):
        for choice in ends:
            if spent(tries) >= 1.0:
                return best
            paced: Policy = policy.going(pace=pace)
            made = scheduled(piece, cpu, paced, kept, choice)
            clocks, tries = judge(made), tries + 1
            if clocks < least:
                least, best = clocks, (paced, made)
                told(f"pace {pace}", clocks, made)
    return best
