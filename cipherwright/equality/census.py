"""A census of proofs of the function: kernels one after the other, each in so many seconds, counted by reason.

Answers are kept (cipherwright.equality.kernels), also that a kernel was not finished in the time it had: a census that
is stopped goes on where it was, and what has not changed is not proved again. What a ledger says is proved is not,
either, whatever checker proved it: its stamp says that no hole in that one is known.
"""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from cipherwright.building.build import Builder
from cipherwright.building.jobs import Job
from cipherwright.equality.kernels import function_of, stamp_of
from cipherwright.equality.ledger import Ledger, reason
from cipherwright.files import digest
from cipherwright.processes import in_order
from cipherwright.prove.verdict import PROVED, Verdict

OFTEN = 10
"""Kernels after which the ledger is written."""
QUICK = 1.0
"""Seconds of processor time of a proof that can be looked at again in passing."""


@dataclass
class Census:
    """What came of the kernels that were tried."""

    verdicts: dict[str, Verdict] = field(default_factory=dict)

    def counts(self) -> Counter[str]:
        """Kernels by verdict."""
        return Counter(v.result for v in self.verdicts.values())

    def reasons(self) -> list[tuple[str, list[str]]]:
        """Verdict and reason, and the kernels of which it is said; the most frequent one first."""
        found: dict[str, list[str]] = {}
        for label, v in self.verdicts.items():
            if v.result != PROVED:
                found.setdefault(f"{v.result}: {reason(v)}", []).append(label)
        return sorted(found.items(), key=lambda row: (-len(row[1]), row[0]))

    def cost(self) -> float:
        """Milliseconds of processor time for each instruction of the kernels that were proved now."""
        done = [v for v in self.verdicts.values() if v.result == PROVED and v.instructions]
        return 1000 * sum(v.seconds for v in done) / max(1, sum(v.instructions for v in done))

    def data(self) -> dict[str, Any]:
        """As plain data, for JSON."""
        return {"kernels": {label: {"result": v.result, "reason": reason(v), "instructions": v.instructions,
                                    "seconds": round(v.seconds, 3)} for label, v in self.verdicts.items()},
                "counts": dict(self.counts()), "reasons": {what: len(who) for what, who in self.reasons()},
                "milliseconds_an_instruction": round(self.cost(), 3)}


def stored(builder: Builder, jobs: Iterable[Job]) -> list[Job]:
    """Those whose text lies in generated/: a census builds nothing."""
    return [job for job in jobs if builder.paths(*job.where)["asm"].is_file()]


def spread(jobs: Sequence[Job]) -> list[Job]:
    """In an order in which any beginning has kernels of all sources: of each the first one, then the second."""
    turns: dict[str, int] = {}
    order = []
    for number, job in enumerate(jobs):
        turn = turns[job.kernel] = turns.get(job.kernel, 0) + 1
        order.append((turn, number, job))
    return [job for _, _, job in sorted(order, key=lambda row: row[:2])]


def census(builder: Builder, jobs: Sequence[Job], seconds: int, said: Callable[[Job, Verdict], None],
           anew: bool = False, ledger: Ledger | None = None) -> Census:
    """Try all of these kernels, as many at once as there are processors; `said` is told each verdict in their order.

    A ledger takes it down, and what it has as proved is not tried again, unless all are to be proved `anew`.
    """
    made = Census()
    before = {} if ledger is None or anew else _proved(builder, jobs, ledger)
    left = [job for job in jobs if job.label not in before]
    with in_order(lambda job: _tried(builder, job, seconds, anew), left) as results:
        for number, job in enumerate(jobs, 1):
            made.verdicts[job.label] = verdict = before.get(job.label) or next(results)
            said(job, verdict)
            if ledger is not None:
                ledger.put(job.label, stamp_of(builder, job), verdict)
                if number % OFTEN == 0 or number == len(jobs):
                    ledger.write()
    return made


def _proved(builder: Builder, jobs: Sequence[Job], ledger: Ledger) -> dict[str, Verdict]:
    """What the ledger has as proved of these kernels as they are; it does not know how many instructions they have."""
    found = {job.label: ledger.find(job.label, stamp_of(builder, job)) for job in jobs}
    return {label: Verdict(PROVED, (), 0, one.seconds) for label, one in found.items() if one and one.result == PROVED}


def _tried(builder: Builder, job: Job, seconds: int, anew: bool) -> Verdict:
    """The verdict; then terms, which hold one another, are given back: a long proof's are gigabytes."""
    made = function_of(builder, job, seconds, anew)
    if made.seconds > QUICK:
        gc.collect()
    return made


def chosen(builder: Builder, jobs: Iterable[Job], ledger: Ledger, count: int, seed: str) -> list[Job]:
    """So many of the kernels that the ledger says are proved in at most QUICK seconds, as the seed has it."""
    quick = [job for job in jobs if (one := ledger.entries.get(job.label)) and one.result == PROVED
             and one.seconds <= QUICK and builder.has_text(*job.where)]
    order = sorted(quick, key=lambda job: digest(f"{seed}/{job.label}".encode()))
    return list(islice((job for job in order if ledger.find(job.label, stamp_of(builder, job))), count))
