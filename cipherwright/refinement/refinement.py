"""Refinement of a kernel: a policy by the planner's clock, then the order of instructions by the pipeline model.

A *job* refines every piece of a kernel with a seed of its own; jobs run in any executor of concurrent.futures, and
of what they find the best is kept for each piece. The same seeds and tries find the same.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from cipherwright.building.build import Builder, get_cpu
from cipherwright.instrument.kernel_judge import KernelRun, Subject, run_kernel, subject
from cipherwright.instrument.kernel_trace import WARMUP, warmup_calls
from cipherwright.judges import MODEL
from cipherwright.project.sources import Library
from cipherwright.refinement.store import of_another
from scheduler.code.dependences import dependences
from scheduler.code.instr import Plan, floats
from scheduler.graph.nodes import Piece
from scheduler.graph.simplify import pieces
from scheduler.refine.best_plan import best_plans, starting_policies
from scheduler.refine.paced import has_floats, try_paces
from scheduler.refine.replay import (
    as_planned,
    from_json,
    in_new_order,
    put_in_order,
    stored_order,
    to_json,
    with_order,
)
from scheduler.refine.search import other_policy, search
from scheduler.refine.stable_key import stable_key
from scheduler.refine.store import Store, label, name_in
from scheduler.refine.trials import Candidate, scheduled
from scheduler.schedule.loop_residents import Residents, choices, sole_bodies
from scheduler.schedule.policy import Policy
from scheduler.schedule.reorder import Limits, reorder
from targets.cpu import Cpu

LEAST_NODES = 24  # smaller pieces have nothing to gain
POLICY_SHARE = 0.2  # of the budget, for the search for a policy by the planner's clock
MODEL_SHARE = 0.3  # of the rest, for a policy by the model
PACED_SHARE = 0.4  # of the rest, for the orders of floating point, where a piece has any
SCHEDULE_TRIES = 100  # a schedule takes about as long as this many questions to the model
LET_GO = (0, 0, 24)  # places to the next reader from which on a word of the frame keeps no register; 0: it does
AROUND = 4  # policies that others are made from at random: the best by the model
DEAR = 1.12  # times the fewest planned clocks of these, beyond which the model is not asked about a plan
BESIDE = (-1, 0, 0, 1)  # from the residents of such a policy's plan to those of another's
NEAR = 0.8  # how often they are so near, and not any
OFTEN = 8  # passes a call from which on a piece counts as one that is passed all the time
TRIAL_SHARE = 0.15  # of the rest of the budget, to see what becomes of each candidate
IN_ORDER_SHARE = 0.6  # the same where execution is in order: there the order tells which policies were good
CALLS = 3
"""Calls of the run that decides which order is better: what waits for which port may be one in each call and another in
the next, for good."""
Round = tuple[float, int, int]
ROUNDS: tuple[Round, ...] = ((0.25, 1_500, 0), (0.2, 1_500, 5), (0.2, 1_500, 10), (0.15, 3_000, 0), (0.1, 6_000, 8),
                             (0.1, 12_000, 0))
"""Share of the budget, instructions of a question and passes behind it, one round after the other: an order made for a
few blocks of data would be made for their cache misses, too."""
TRIAL: tuple[Round, ...] = ((1.0, 1_500, 0),)
Told = Callable[[str], object]


@dataclass(frozen=True)
class Job:
    """What a worker needs to know; all of it can be pickled.

    `seed` of all that is random; `limits` of the whole job; `store`: what earlier searches found; `judge`: one of
    `judges.JUDGES`; `displace`: what another judge chose is searched anew, too.
    """

    root: Path
    kernel: str
    cpu: str
    variant: str | None
    seed: int
    limits: Limits
    store: Store
    judge: str = MODEL
    displace: bool = False

    @property
    def label(self) -> str:
        """The kernel among the users of a store's entry."""
        return label(self.kernel, self.variant)


@dataclass(frozen=True)
class Refined:
    """A piece after refinement: its entry for the store, what that is called there, and the model's clocks of a pass,
    before and now."""

    key: str
    piece: str
    entry: Mapping[str, Any]
    before: float
    cycles: float
    uops_before: int
    uops: int
    tries: int


@dataclass
class Work:
    """A job under way: the plans that the kernel has now, and when the piece that is searched must be done, by
    `time.monotonic`."""

    job: Job
    of: Subject
    told: Told
    plans: dict[Piece, Plan] = field(default_factory=dict)
    ends: float = math.inf

    def within(self, limits: Limits) -> Limits:
        """Limits, with no more seconds than are left."""
        if limits.seconds is None:
            return limits
        return replace(limits, seconds=max(0.0, min(limits.seconds, self.ends - time.monotonic())))

    @property
    def late(self) -> bool:
        """Whether the time is up: what is begun is ended, and nothing else begun."""
        return time.monotonic() >= self.ends

    def label(self, piece: Piece) -> str:
        """What reports call a piece: CPU, kernel and its name."""
        return f"{self.job.cpu}/{self.job.kernel} {piece.name}"


def refine_kernel(job: Job, jobs: int = 1, executor: Executor | None = None,
                  told: Told = lambda line: None) -> list[Refined]:
    """Refine a kernel by `jobs` searches with the seeds from `job.seed` on, in `executor` if one is given.

    The best of each piece is returned; what is in `job.store` is one of the candidates, so nothing gets worse.
    """
    seeds = [replace(job, seed=job.seed + n) for n in range(max(1, jobs))]
    if executor is None:
        return best_of(run_job(one, told) for one in seeds)
    return best_of(executor.map(run_job, seeds))


def best_of(found: Iterable[list[Refined]]) -> list[Refined]:
    """For each piece the one with the fewest clocks, the first among equals."""
    best: dict[str, Refined] = {}
    for one in (one for several in found for one in several):
        if one.key not in best or one.cycles < best[one.key].cycles:
            best[one.key] = one
    return list(best.values())


def run_job(job: Job, told: Told = lambda line: None) -> list[Refined]:
    """Refine each piece of a kernel in turn, those before it as they have become.

    The seconds are the job's: a piece that takes longer than its part leaves less to the next ones. For what it begins
    with a piece needs some whatever its part is, so the pieces that count most come first, and those for which no time
    is left are said and left as they are. The first has its turn always.
    """
    work, loops, limits = start(job, told)
    until = math.inf if job.limits.seconds is None else time.monotonic() + job.limits.seconds
    found: list[Refined] = []
    for piece, part in (turns := dict(sorted(limits.items(), key=_weight))).items():
        if found and time.monotonic() >= until:
            told(f"{job.cpu}/{job.kernel}: the time is up; not searched: "
                 f"{', '.join(p.name for p in list(turns)[len(found):])}")
            break
        if part.seconds is not None:
            work.ends = min(until, time.monotonic() + part.seconds)
        found.append(_refine_piece(work, piece, part, piece in loops))
    return found


def _weight(one: tuple[Piece, Limits]) -> float:
    """Sorts pieces by their part of the limits, the largest first."""
    return -max(one[1].seconds or 0.0, one[1].tries or 0)


def start(job: Job, told: Told) -> tuple[Work, Collection[Piece], dict[Piece, Limits]]:
    """A job under way, the kernel's loops that are one piece, and what of its limits each piece has that is worth it.
    """
    library, cpu = Library(job.root), get_cpu(job.cpu)
    Builder(library, library.project.generated).check_source(library.source_of(job.kernel))
    of = subject(library, job.kernel, cpu, job.variant)
    work = Work(job, of, told, best_plans(of.graph, cpu, job.store, kernel=job.label))
    run = run_kernel(of, work.plans)
    kept = () if job.displace else of_another(job.store, job.label, job.judge)
    shares = {p: s for p in pieces(of.graph) if len(p.nodes) >= LEAST_NODES and work.plans[p].key not in kept
              and (s := share_of(run, p, work.plans[p]))}
    whole = sum(shares.values())
    return work, sole_bodies(of.graph), {piece: job.limits.part(share / whole) for piece, share in shares.items()}


def share_of(run: KernelRun, piece: Piece, plan: Plan) -> float:
    """How much of the budget a piece is worth: by its size and whether it is passed often; 0 when it is not passed."""
    try:
        passes = len(run.stretch(plan).passes)
    except (ValueError, IndexError):
        return 0.0
    return len(piece.nodes) * min(passes, OFTEN)


@dataclass(frozen=True)
class Judged:
    """A plan by its policy, in the order that was found for it, and the model's clocks of a pass."""

    entry: Mapping[str, Any]
    order: tuple[int, ...]
    cycles: float
    tries: int = 0


def _refine_piece(work: Work, piece: Piece, limits: Limits, loop: bool) -> Refined:
    name = name_in(work.job.store, stable_key(piece), work.job.label)
    old = work.job.store.get(name)
    before = cycles_of(work, piece, work.plans[piece])
    uops = work.plans[piece].uops
    brief = work.within(limits.part(POLICY_SHARE))
    if brief.tries is not None:
        brief = replace(brief, tries=max(1, brief.tries // SCHEDULE_TRIES))
    cpu = work.of.cpu
    made = search(piece, cpu, brief, work.job.seed, from_json(old) if old else None, loop,
                  lambda tries, plan: work.told(f"{work.label(piece)}: {plan.uops} uops, {plan.cycles:.1f} clocks "
                                                f"planned, after {tries} schedules"))
    rest = limits.part(1 - POLICY_SHARE)
    if has_floats(piece):
        made.append(_refine_paced(work, piece, made[0], loop, rest.part(PACED_SHARE)))
        rest = rest.part(1 - PACED_SHARE)
    if not cpu.in_order:  # where the order is what counts, and comes after the policy
        made.insert(0, _by_model(work, piece, made, loop, rest.part(MODEL_SHARE)))  # the last may have no time left
        rest = rest.part(1 - MODEL_SHARE)
    entries = [dict(old)] if old else []
    entries += [to_json(policy, plan) for policy, plan in made]
    distinct = {repr({k: e[k] for k in ("priority", "strategy", "bias", "residents")} | {"order": e.get("order")}): e
                for e in reversed(entries)}
    share = IN_ORDER_SHARE if cpu.in_order else TRIAL_SHARE
    trials: list[Judged] = []
    for one in reversed(distinct.values()):
        if trials and work.late:
            break
        trials.append(search_order(work, piece, one, loop, rest.part(share / len(distinct)), TRIAL))
    start = min(trials, key=lambda c: c.cycles)
    best = search_order(work, piece, start.entry, loop, rest.part(1 - share), ROUNDS, start)
    tries = best.tries + sum(c.tries for c in trials)
    plan = plan_of(work, piece, best.entry, loop)
    # the store compares what different searches found: by the model
    placed = put_in_order(plan, best.order, cpu)
    clocks = best.cycles if work.job.judge == MODEL else cycles_of(work, piece, placed, MODEL)
    entry = with_order(best.entry, plan, best.order, clocks)
    if best.cycles < before:
        work.plans[piece] = placed
        return Refined(name, piece.name, entry, before, best.cycles, uops, plan.uops, tries)
    return Refined(name, piece.name, old or {}, before, before, uops, uops, tries)


def _refine_paced(work: Work, piece: Piece, start: Candidate, loop: bool, limits: Limits) -> Candidate:
    """The order of floating point that the model likes best, of those that paces give."""
    kept = choices(piece) if loop else [{}]
    limits, begun = work.within(limits), time.monotonic()
    return try_paces(piece, work.of.cpu, kept, start, lambda plan: cycles_of(work, piece, plan),
                     lambda tries: limits.spent(begun, tries * SCHEDULE_TRIES),
                     lambda name, clocks, plan: work.told(f"{work.label(piece)}: {clocks:.1f} clocks by the model, "
                                                          f"{plan.uops} uops, {name}"))


def _by_model(work: Work, piece: Piece, made: Sequence[Candidate], loop: bool, limits: Limits) -> Candidate:
    """A policy whose plan the model likes as it stands, from those in `made` and the portfolio on.

    Those behind the portfolio are at random around the best few. A plan that takes many planned clocks more than
    another is not asked about.

    The planner's clock knows neither decoders nor schedulers of a few entries: among plans of as many uops, some are
    several per cent faster than the one that it likes best.
    """
    rng, cpu, kept = random.Random(work.job.seed), work.of.cpu, choices(piece) if loop else [{}]
    best = sorted(((cycles_of(work, piece, plan), (p, plan)) for p, plan in made), key=lambda one: one[0])[:AROUND]
    limits, begun, tries, first = work.within(limits), time.monotonic(), 0, list(starting_policies(cpu))
    while limits.spent(begun, tries * SCHEDULE_TRIES) < 1.0:
        policy, other = another(rng, piece, cpu, kept, first, rng.choice(best)[1])
        tries += 1
        if other.cycles > DEAR * min(plan.cycles for _, (_, plan) in best):
            continue
        took = cycles_of(work, piece, other)
        if took < best[0][0]:
            work.told(f"{work.label(piece)}: {took:.1f} clocks by the model, {other.uops} uops, as scheduled by "
                      f"`{policy.name}`, {tries} tried")
        best = sorted([*best, (took, (policy, other))], key=lambda one: one[0])[:AROUND]
    return best[0][1]


def another(rng: random.Random, piece: Piece, cpu: Cpu, kept: list[Residents], first: list[Policy],
            beside: Candidate) -> Candidate:
    """The plan of the next of the `first` policies, which is taken from them, or of one near a candidate."""
    near, plan = beside
    policy = first.pop(0) if first else _other_way(rng, other_policy(rng, near))
    choice = min(len(kept) - 1, max(0, plan.choice + rng.choice(BESIDE)))
    if rng.random() >= NEAR:
        choice = rng.randrange(len(kept))
    return policy, scheduled(piece, cpu, policy, kept, choice)


def _other_way(rng: random.Random, policy: Policy) -> Policy:
    """The policy; half the time it goes another way: units are booked, copies aside and words joined in half of the
    cases each, words of the frame let go in a third."""
    if rng.random() < 0.5:
        return policy
    return policy.going(book_units=rng.random() < 0.5, copy_aside=rng.random() < 0.5, let_go=rng.choice(LET_GO),
                        join_words=rng.random() < 0.5)


def plan_of(work: Work, piece: Piece, entry: Mapping[str, Any], loop: bool) -> Plan:
    """What the policy of an entry gives, as a build makes it of the stored figures; its order is left aside."""
    kept = choices(piece) if loop else [{}]
    return scheduled(piece, work.of.cpu, from_json(entry), kept, entry["residents"])


def cycles_of(work: Work, piece: Piece, plan: Plan, by: str = "") -> float:
    """The model's clocks of a pass through `piece` with this plan, in the whole run; `by` as in `_run`."""
    return _run(work, piece, plan, by).whole(plan)(range(len(plan.instrs)))


def _run(work: Work, piece: Piece, plan: Plan, by: str = "") -> KernelRun:
    """The long run of the kernel with this plan for a piece, judged by the job's judge unless another is named."""
    unlearned = warmup_calls(work.of.cpu) - WARMUP    # where the CPU's history of jumps is long
    return run_kernel(work.of, {**work.plans, piece: plan}, warmup=unlearned, calls=CALLS, by=by or work.job.judge)


def _search_in_order(work: Work, piece: Piece, entry: Mapping[str, Any], plan: Plan, limits: Limits,
              start: Judged | None) -> Judged:
    """Look for an order by the planner's clock, which is the model's but for caches and jumps; the model judges it."""
    from scheduler.inorder.search import search_longer  # compiled code

    order = start.order if start else stored_order(entry, plan, work.of.cpu)[0]
    if floats(plan.instrs):  # of which that clock knows nothing
        return Judged(entry, tuple(range(len(plan.instrs))), cycles_of(work, piece, plan))
    found, tries = search_longer(plan, work.of.cpu, work.within(limits), work.job.seed, order)
    best = tuple(found.order) if found else tuple(order or as_planned(plan, work.of.cpu))
    cycles = cycles_of(work, piece, put_in_order(plan, best, work.of.cpu))
    work.told(f"{work.label(piece)}: {cycles:.1f} clocks by the model, {plan.uops} uops, {tries} moves tried")
    return Judged(entry, best, cycles, tries)


def search_order(work: Work, piece: Piece, entry: Mapping[str, Any], loop: bool, limits: Limits,
           rounds: tuple[Round, ...], start: Judged | None = None) -> Judged:
    """Look for an order of an entry's plan in some rounds, each from the best so far; a long run decides.

    An order to start from that the plan's registers do not allow is searched with the registers that it has.
    """
    cpu, plan = work.of.cpu, plan_of(work, piece, entry, loop)
    if cpu.in_order:
        return _search_in_order(work, piece, entry, plan, limits, start)
    size = len(plan.instrs)
    order = tuple(start.order if start else stored_order(entry, plan, cpu)[0] or range(size))
    placed, numbers, at = plan, tuple(range(size)), order  # of `placed`: its instructions' numbers in the plan
    if not dependences(plan.instrs).allow(order):
        placed, numbers, at = put_in_order(plan, order, cpu), order, numbers
    run = _run(work, piece, placed)
    final = run.whole(placed)
    best, tries = Judged(entry, order, final(at)), 0
    template = cpu.core["frontend"].get("template", ())
    for number, (share, rows, back) in enumerate(rounds):
        if work.late:
            break
        found = reorder(placed.instrs, run.judge(placed, rows, back, at), work.within(limits.part(share)),
                        work.job.seed * len(rounds) + number, template, start=at)
        tries += found.tries
        cycles, made = final(found.order), tuple(numbers[k] for k in found.order)
        if cycles < best.cycles and in_new_order(plan, made, cpu) is not None:
            best, at = Judged(entry, made, cycles), found.order
        work.told(f"{work.label(piece)}: {best.cycles:.1f} clocks by the model, {plan.uops} uops, round {number + 1} "
                  f"of {len(rounds)}, {tries} orders tried")
    return replace(best, tries=tries)
