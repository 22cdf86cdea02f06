"""Stored refinements that apply no longer, judged anew: each is kept in another form, or taken out, and which is said.

The compiler or the source has changed, and the piece of that name computes something else, or the stored policy gives
other instructions than its order is of. Policy and order are tried on the piece as it is now, and searched from again;
what is better than a build makes without it is kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, Literal

from cipherwright.building.build import Builder, get_cpu
from cipherwright.instrument.kernel_judge import run_kernel, subject
from cipherwright.project.sources import Library
from cipherwright.refinement.refinement import (
    LEAST_NODES,
    ROUNDS,
    Job,
    Judged,
    Told,
    Work,
    cycles_of,
    plan_of,
    search_order,
    share_of,
)
from scheduler.code.instr import Plan
from scheduler.graph.nodes import Piece
from scheduler.refine.best_plan import best_plans
from scheduler.refine.cost import price
from scheduler.refine.replay import Entry, as_planned, carried, from_json, put_in_order, to_json, with_order
from scheduler.refine.stable_key import stable_key
from scheduler.refine.store import LeftOut, drop, left_out, name_in, put
from scheduler.schedule.loop_residents import sole_bodies
from scheduler.schedule.reorder import Limits


class Verdict(Enum):
    """What is done with a stored refinement: one of three forms is better than what is there, or it is taken out."""

    POLICY = "its policy is kept"
    ORDER = "its order is carried over"
    SEARCHED = "an order is searched again"
    WORSE = "no better than without it"
    GONE = "no piece is called so any more"


@dataclass(frozen=True)
class Adopted:
    """What became of a stored refinement, once under `old`; with an `entry` it is kept under `key`.

    `before` are the clocks of a pass that a build makes without it, `cycles` those of the best found from it, `by` the
    model, or their cost by the planner where no call passes the piece or it is too small to be refined. `here`: the
    piece is that for which it was stored.
    """

    old: str
    piece: str
    why: str
    verdict: Verdict
    key: str = ""
    entry: Entry | None = None
    before: float | None = None
    cycles: float | None = None
    by: Literal["model", "planner", ""] = ""
    here: bool = False

    def as_data(self) -> dict[str, Any]:
        """For people's programs."""
        rounded = {name: None if clocks is None else round(clocks, 2)
                   for name, clocks in (("cycles_before", self.before), ("cycles", self.cycles))}
        return {"piece": self.piece, "verdict": self.verdict.name.lower(), "kept": self.entry is not None,
                "by": self.by, **rounded}

    def sentence(self) -> str:
        """What became of it, in words."""
        if self.before is None or self.cycles is None:
            return f"{self.piece}: {self.verdict.value}; taken out"
        figure = f"{self.before:.1f} -> {self.cycles:.1f} {'clocks' if self.by == 'model' else 'cost'} by the {self.by}"
        return f"{self.piece}: {self.verdict.value}, {figure}{'' if self.entry else '; taken out'}"


def adopt_kernel(job: Job, told: Told = lambda line: None) -> list[Adopted]:
    """Judge anew what `job.store` has for a kernel and a build of it leaves out, those before as they have become."""
    library, cpu = Library(job.root), get_cpu(job.cpu)
    Builder(library, library.project.generated).check_source(library.source_of(job.kernel))
    of = subject(library, job.kernel, cpu, job.variant)
    plans = best_plans(of.graph, cpu, job.store, kernel=job.label)
    stale = left_out(job.store, job.label, plans.values(), cpu.in_order)
    if not stale:
        return []
    names = {one.key for one in stale}
    rest = {name: entry for name, entry in job.store.items() if name not in names}
    work = Work(replace(job, store=rest), of, told, best_plans(of.graph, cpu, rest, kernel=job.label))
    loops = sole_bodies(of.graph)
    found = []
    for one in stale:
        piece = next((p for p, plan in plans.items() if plan.key == one.key),
                     next((p for p in plans if p.name == one.piece), None))
        if piece is None:
            found.append(Adopted(one.key, one.piece, one.why, Verdict.GONE))
        else:
            found.append(_judge(work, piece, piece in loops, one, job.store[one.key],
                                job.limits.part(1 / len(stale))))
    return found


def settle(store: dict[str, Any], kernel: str, found: Sequence[Adopted]) -> None:
    """Put into a store what was found for a kernel, in place of what it was.

    An entry whose piece is there, but that gives other code than it was stored with, does so for all of its users.
    """
    for one in found:
        if one.here:
            users = store.pop(one.old).get("users", [kernel])
            if one.entry is not None:
                store[one.old] = {**one.entry, "users": users}
        else:
            drop(store, one.old, kernel)
            if one.entry is not None:
                put(store, one.key, one.entry, kernel)


def _judge(work: Work, piece: Piece, loop: bool, one: LeftOut, old: Entry, limits: Limits) -> Adopted:
    """Try a stored refinement on a piece as it is now."""
    cpu, today = work.of.cpu, work.plans[piece]
    modelled = len(piece.nodes) >= LEAST_NODES and share_of(run_kernel(work.of, work.plans), piece, today) > 0
    by: Literal["model", "planner"] = "model" if modelled else "planner"

    def judged(plan: Plan) -> float:
        return cycles_of(work, piece, plan) if modelled else price(plan, cpu)

    name = name_in(work.job.store, stable_key(piece), work.job.label)
    result = Adopted(one.key, piece.name, one.why, Verdict.WORSE, name, None, judged(today), None, by, one.key == name)
    policy = {k: v for k, v in old.items() if k not in ("order", "of", "cycles", "judge", "exact")}
    plan = plan_of(work, piece, policy, loop)
    best, verdict = Judged(policy, tuple(as_planned(plan, cpu)), judged(plan)), Verdict.POLICY
    order = carried(old, plan, cpu)
    if order is not None and (cycles := judged(put_in_order(plan, order, cpu))) < best.cycles:
        best, verdict = Judged(policy, tuple(order), cycles), Verdict.ORDER
    if modelled:
        found = search_order(work, piece, policy, loop, limits, ROUNDS, best)
        if found.cycles < best.cycles:
            best, verdict = found, Verdict.SEARCHED
    assert result.before is not None
    if best.cycles >= result.before:
        return replace(result, cycles=best.cycles)
    entry = to_json(from_json(old), plan_of(work, piece, policy, loop))
    if modelled:
        entry = with_order(entry, plan, best.order, best.cycles)
    work.plans[piece] = put_in_order(plan, best.order, cpu)
    return replace(result, cycles=best.cycles, verdict=verdict, entry=entry)
