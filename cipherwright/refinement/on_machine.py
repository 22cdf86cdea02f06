"""Refinement with this machine as the judge: first policies, then the order of instructions, timed as they run.

A clock on a machine is never the same twice. So an order that looks as good as the present one is timed again, by turns
with it, and taken only where every one of its figures is better than every one of the other; and what was found in the
end is timed by turns with what was there at first, and kept only where it is faster.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any, Protocol

from cipherwright.bench.measure import demand_native
from cipherwright.errors import UserError
from cipherwright.judges import MACHINE
from cipherwright.machine.machine import MachineError
from cipherwright.refinement.alike import AlikeMoves
from cipherwright.refinement.machine_run import RUNS, MachineRun
from cipherwright.refinement.refinement import AROUND, SCHEDULE_TRIES, Job, Refined, Told, Work, another, plan_of, start
from scheduler.code.instr import Instr, Plan
from scheduler.graph.nodes import Piece
from scheduler.refine.best_plan import starting_point, starting_policies
from scheduler.refine.replay import from_json, put_in_order, stored_order, to_json, with_order
from scheduler.refine.stable_key import stable_key
from scheduler.refine.store import name_in
from scheduler.refine.trials import Candidate
from scheduler.schedule.loop_residents import choices
from scheduler.schedule.reorder import Limits
from targets.cpu import Cpu

POLICY_SHARE = 0.3  # of the budget, for policies; the rest is for the order
WAIT = 30.0  # seconds for a first figure that nothing disturbed
PAUSE = 0.02  # seconds after a question that was disturbed to its end
TURNS = 4  # how often an order that looks good and the present one are timed again, if it is as good each time
LOOKS_GOOD = 0.9997  # times the present figure, below which an order is timed again
BETTER = 0.0005  # of the clocks (relative), in the median of all turns, from which on it is taken: less is noise
AGAIN = 100  # orders after which the present one is timed anew, whatever came of them
SETTLED = 7  # turns between what was found and what was there
LEAST_GAIN = 0.0005  # of the clocks (relative), below which what was found is no better, however sure that is
SHORT = 300  # instructions below which few moves make another order
STEPS = {True: (1, 1, 2, 3, 5), False: (1, 2, 4, 8, 16, 32)}
"""Moves to an order that is asked about; by whether a piece is short."""
ALIKE = 0.5  # how often instructions that are alike are moved together
NEWS = 20.0  # seconds between two lines about a search


class Timer(Protocol):
    """What can time orders of a piece: clocks a block, the median of so many runs, None where they were disturbed."""

    def clocks(self, order: Sequence[int], least: int = ...) -> float | None:
        """Of the piece in an order."""
        ...


@dataclass(frozen=True)
class Made:
    """A plan by its entry, its instructions in an order, and clocks a block of the kernel with it."""

    entry: dict[str, Any]
    plan: Plan
    order: tuple[int, ...]
    clocks: float


def check(cpu: Cpu) -> None:
    """UserError unless this machine runs the code of a target, which is code of 64 bits out of order."""
    if cpu.bits != 64 or cpu.in_order:
        raise UserError(f"--judge machine times 64-bit code of CPUs that execute out of order; {cpu.target} is a "
                        "target of other code")
    demand_native("--judge machine", "the model judges on any machine", cpu.features, cpu.abi)


def refine_on_machine(job: Job, told: Told = lambda line: None) -> list[Refined]:
    """Refine each piece of a kernel in turn, those before it as they have become; clocks are this machine's, a block.

    MachineError where the machine came to no figure.
    """
    work, loops, limits = start(job, told)
    return [found for piece, part in limits.items()
            if (found := _refine_piece(work, piece, part, piece in loops)) is not None]


def _refine_piece(work: Work, piece: Piece, limits: Limits, loop: bool) -> Refined | None:
    name, cpu = name_in(work.job.store, stable_key(piece), work.job.label), work.of.cpu
    begun, old = time.monotonic(), work.job.store.get(name)
    try:
        first = _as_built(work, piece, name, loop)
    except ValueError as error:
        work.told(f"{work.label(piece)}: {error}: it is left as it is")
        return None
    work.told(f"{work.label(piece)}: {first.clocks:.2f} clocks a block on this machine, {first.plan.uops} uops")
    chosen = _by_policy(work, piece, first, loop, limits.part(POLICY_SHARE))
    placed = put_in_order(chosen.plan, chosen.order, cpu)
    rest = limits if limits.seconds is None else Limits(max(0.0, limits.seconds - (time.monotonic() - begun)),
                                                        limits.tries)
    with MachineRun(work.of, {**work.plans, piece: placed}, piece) as run:
        order, tries = search(run, placed.instrs, rest, work.job.seed, tuple(cpu.core["frontend"].get("template", ())),
                              lambda line: work.told(f"{work.label(piece)}: {line}"))
        work.told(f"{work.label(piece)}: {100 * run.calm / max(1, run.asked):.0f} % of the runs were undisturbed")
    found = Made(chosen.entry, chosen.plan, tuple(chosen.order[k] for k in order), chosen.clocks)
    every = [first, chosen, found]
    turns = _by_turns(work, piece, every)
    figures = [statistics.median(one) for one in zip(*turns, strict=True)]
    before, after = figures[0], min(figures)
    at = figures.index(after)
    if not faster([(one[0], one[at]) for one in turns]):
        return Refined(name, piece.name, old or {}, before, before, first.plan.uops, first.plan.uops, tries)
    best = every[at]
    work.plans[piece] = put_in_order(best.plan, best.order, cpu)
    return Refined(name, piece.name, with_order(best.entry, best.plan, best.order, after, MACHINE), before, after,
                   first.plan.uops, best.plan.uops, tries)


def _as_built(work: Work, piece: Piece, name: str, loop: bool) -> Made:
    """What a build makes of the piece now."""
    cpu, today, store = work.of.cpu, work.plans[piece], work.job.store
    stored = store.get(name) if not today.warning else None
    entry = stored or today.to_store.get(name) or starting_point(piece, cpu, {}, loop, work.job.label)[0]
    plan = plan_of(work, piece, entry, loop)
    order = (stored_order(entry, plan, cpu)[0] if stored else None) or range(len(plan.instrs))
    return Made(dict(entry), plan, tuple(order), _clocks(work, piece, put_in_order(plan, order, cpu)))


def _clocks(work: Work, piece: Piece, placed: Plan) -> float:
    """Clocks a block of the kernel with a plan for a piece. MachineError where nothing was undisturbed for long."""
    with MachineRun(work.of, {**work.plans, piece: placed}, piece) as run:
        return patiently(run, range(len(placed.instrs)))


def patiently(run: Timer, order: Sequence[int], least: int = 4 * RUNS) -> float:
    """Clocks with an order, waited for; MachineError where no runs were undisturbed for `WAIT` seconds."""
    until = time.monotonic() + WAIT
    while time.monotonic() < until:
        clocks = run.clocks(order, least)
        if clocks is not None:
            return clocks
        time.sleep(PAUSE)
    raise MachineError(f"for {WAIT:g} s something else had a part of every core, so that nothing could be timed; "
                       "try again later, or let the model judge")


def _by_policy(work: Work, piece: Piece, first: Made, loop: bool, limits: Limits) -> Made:
    """The fastest of `first` and of policies: the portfolio's, then others at random around the best few."""
    cpu, kept, rng = work.of.cpu, choices(piece) if loop else [{}], random.Random(work.job.seed)
    begun, tries, starting = time.monotonic(), 0, list(starting_policies(cpu))
    best: list[tuple[float, Candidate]] = [(first.clocks, (from_json(first.entry), first.plan))]
    while limits.spent(begun, tries * SCHEDULE_TRIES) < 1.0:
        policy, plan = another(rng, piece, cpu, kept, starting, rng.choice(best)[1])
        tries, clocks = tries + 1, _clocks(work, piece, plan)
        if clocks < best[0][0]:
            work.told(f"{work.label(piece)}: {clocks:.2f} clocks a block, {plan.uops} uops, as scheduled by "
                      f"`{policy.name}`, {tries} tried")
        best = sorted([*best, (clocks, (policy, plan))], key=lambda one: one[0])[:AROUND]
    made = [Made(to_json(policy, plan), plan, tuple(range(len(plan.instrs))), clocks)
            for clocks, (policy, plan) in best if plan is not first.plan]
    every = [first, *made]
    figures = [statistics.median(one) for one in zip(*_by_turns(work, piece, every), strict=True)]
    return every[figures.index(min(figures))]


def faster(turns: Sequence[Sequence[float]]) -> bool:
    """Whether of (one, other) by turns the other is faster: in all turns but one, by `LEAST_GAIN` in the median."""
    one, other = (statistics.median(figures) for figures in zip(*turns, strict=True))
    return other <= one * (1 - LEAST_GAIN) and sum(b < a for a, b in turns) >= len(turns) - 1


def _by_turns(work: Work, piece: Piece, every: Sequence[Made]) -> list[list[float]]:
    """Clocks a block of each, so many turns."""
    with ExitStack() as runs:
        placed = [put_in_order(one.plan, one.order, work.of.cpu) for one in every]
        subjects = [(runs.enter_context(MachineRun(work.of, {**work.plans, piece: one}, piece)), range(len(one.instrs)))
                    for one in placed]
        return [[patiently(run, order) for run, order in subjects] for _ in range(SETTLED)]


def search(run: Timer, instrs: Sequence[Instr], limits: Limits, seed: int = 1, template: Sequence[int] = (),
           told: Callable[[str], object] = lambda line: None) -> tuple[tuple[int, ...], int]:
    """The order of `instrs` that the search came to, from the one in which they stand, and how many it tried.

    It may be no better: `told` hears what the machine says of it, the caller compares. MachineError as `patiently`.
    """
    rng, begun, tries, taken = random.Random(seed), time.monotonic(), 0, 0
    moves = AlikeMoves(instrs, rng, template)
    steps, now, said = STEPS[len(instrs) < SHORT], patiently(run, moves.order), begun
    while limits.spent(begun, tries) < 1.0:
        present, tries = moves.order, tries + 1
        _another(moves, steps)
        wanted = moves.order
        clocks = run.clocks(wanted, RUNS) if wanted != present else None
        if clocks is None:
            time.sleep(PAUSE if wanted != present else 0.0)
        elif clocks <= now * LOOKS_GOOD:
            was, new = _again(run, present, wanted)
            now = statistics.median(was) if was else now
            if len(was) == TURNS and statistics.median(new) <= now * (1 - BETTER):
                present, now, taken = wanted, statistics.median(new), taken + 1
        moves.take(present)
        if not tries % AGAIN:
            now = run.clocks(present, RUNS) or now
        if time.monotonic() - said > NEWS:
            said = time.monotonic()
            told(f"{now:.2f} clocks a block, {tries} orders tried, {taken} taken")
    return tuple(moves.order), tries


def _another(moves: AlikeMoves, steps: Sequence[int]) -> None:
    """Go on from an order beside the present one."""
    if moves.rng.random() < ALIKE:
        moved = moves.alike()
        moves.take(moved or moves.order)
        return
    for _ in range(moves.rng.choice(steps)):
        moved = moves.propose()
        if moved is not None:
            moves.take(moved)


def _again(run: Timer, present: Sequence[int], wanted: Sequence[int]) -> tuple[list[float], list[float]]:
    """Both orders by turns: their figures; fewer than `TURNS` where one was disturbed or `wanted` is not the faster."""
    was: list[float] = []
    new: list[float] = []
    for _ in range(TURNS):
        one, other = run.clocks(present, RUNS), run.clocks(wanted, RUNS)
        if one is None or other is None or max([other, *new]) >= min([one, *was]):
            break
        was.append(one)
        new.append(other)
    return was, new
