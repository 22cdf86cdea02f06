"""A census of proofs of the function: kernels one after the other, each in so many seconds, counted by reason.

Answers are kept (cipherwright.equality.kernels), also that a kernel was not finished in the time it had: a census that
is stopped goes on where it was, and what has not changed is not proved again.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from cipherwright.building.build import Builder
from cipherwright.building.jobs import Job
from cipherwright.equality.kernels import function_of
from cipherwright.prove.verdict import PROVED, Verdict

_DETAIL = ((r"\(at 0x[^)]*(\)[^)]*)?\)$", ""), (r"\bat 0x[0-9a-f]+", "somewhere"), (r"`[^`]*`", "a parameter"),
           (r"\b(byte|bit|register) -?\d+", r"a \1"), (r"\b\d+ (bits|bytes)\b", r"some \1"),
           (r"in \d+ s of", "in the given"), (r"^(after the last block|without a block|where the loop begins): ", ""))
"""What is left out of a finding to have the reason."""


def reason(verdict: Verdict) -> str:
    """Why a kernel is not proved, without what is only this kernel's: places, names, numbers."""
    if not verdict.findings:
        return ""
    said = verdict.findings[0].what
    for pattern, short in _DETAIL:
        said = re.sub(pattern, short, said)
    return said.strip()


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
        """Milliseconds of processor time for each instruction of the kernels that are proved."""
        done = [v for v in self.verdicts.values() if v.result == PROVED]
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
           anew: bool = False) -> Census:
    """Try all of these kernels, in this process; `said` is told each verdict."""
    made = Census()
    for job in jobs:
        made.verdicts[job.label] = verdict = function_of(builder, job, seconds, anew)
        said(job, verdict)
    return made
