"""What a build says of what its code computes: as the ledger has it, else tried in a stated time; `Proving`."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from cipherwright.building.jobs import Job
from cipherwright.equality.kernels import function_of_text
from cipherwright.equality.ledger import OUT_OF_MEMORY, OUT_OF_TIME, Ledger, reason, stamp
from cipherwright.errors import CheckFailed
from cipherwright.project.sources import Library
from cipherwright.prove.verdict import PROVED, REFUTED

MANY = 40
"""Kernels of a build beyond which only those are tried that the ledger knows to be quick."""
QUICK = 1.0
"""Seconds of processor time that a former text of such a kernel took."""
NOT_TRIED = "not tried"


@dataclass(frozen=True)
class Proving:
    """How a build of so many `kernels` asks what each computes, in at most `seconds` of processor time (0: not)."""

    library: Library
    ledger: Ledger
    seconds: int
    kernels: int

    def of(self, job: Job, compiled: Any) -> str:
        """Why it is not shown that code computes what its source says, "" where it is.

        CheckFailed, with an input, where it does not.
        """
        manifest = json.loads(json.dumps(compiled.manifest))
        known = self.ledger.find(job.label, stamp(self.library, job, compiled.asm, manifest))
        if known is not None and (known.result == PROVED or known.reason not in (OUT_OF_TIME, OUT_OF_MEMORY)
                                  or known.seconds >= self.seconds):
            return known.reason
        before = self.ledger.entries.get(job.label)
        quick = before is not None and before.result == PROVED and before.seconds <= QUICK
        if not self.seconds or (self.kernels > MANY and not quick):
            return NOT_TRIED
        verdict = function_of_text(self.library, job, compiled.asm, manifest, self.seconds)
        if verdict.result == REFUTED:
            one = verdict.findings[0]
            given = ", ".join(f"{name} = {value}" for name, value in (one.example or {}).items())
            raise CheckFailed(f"{job.label} does not compute what its source says: {one.what}, of {given}\n"
                              "no code was written")
        return reason(verdict)


def in_words(found: Iterable[str], seconds: int) -> str:
    """What came of a build's proofs of the function, in a line."""
    counts = Counter(found)
    proved = counts.pop("", 0)
    said = [f"{n} {f'not finished in {seconds} s' if why == OUT_OF_TIME else why}" for why, n in counts.most_common()]
    left = f", {sum(counts.values())} not shown ({'; '.join(said)})" if said else ""
    return f"{proved} proved to compute what their source says{left}"
