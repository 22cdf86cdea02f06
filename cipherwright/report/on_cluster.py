"""The kernels of a report on a cluster: each job that is not known is a unit."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from cipherwright.building.build import Builder, get_cpu
from cipherwright.cluster import Unit, check_same, connected
from cipherwright.errors import UserError
from cipherwright.project.sources import Library
from cipherwright.report.measure import Job, Measured, code_hash, measure_job
from cipherwright.report.report import Found, is_slow


def measured(builder: Builder, jobs: Sequence[Job], address: str, advance: Callable[[], None]) -> dict[Job, Found]:
    """What comes of the jobs that have to be run; `advance` is called after each. Errors as `cluster.connected`."""
    slow = [job for job in dict.fromkeys(jobs) if is_slow(builder, job)]
    found: dict[Job, Found] = {}
    with connected(address) as cluster:
        for number, made in cluster.each(figures, [unit_of(builder, job) for job in slow]):
            found[slow[number]] = (Measured(**made["figures"]), "") if made["figures"] else (None, made["missing"])
            advance()
    return found


def unit_of(builder: Builder, job: Job) -> Unit:
    """A job as a unit."""
    library, cpu = builder.library, get_cpu(job.cpu)
    inputs = [builder.inputs(library.source_of(kernel), cpu) for kernel in (job.kernel, job.less) if kernel]
    return Unit((library.root, job), "report " + json.dumps([inputs, code_hash(), repr(job)], sort_keys=True))


def figures(unit: Unit) -> dict[str, Any]:
    """What a worker does: `figures`, or why they are `missing`. UserError if it is another job here."""
    root: Path = unit.argument[0]
    job: Job = unit.argument[1]
    library = Library(root)
    builder = Builder(library, library.project.generated)
    check_same(unit, unit_of(builder, job).words, f"table of {job.cpu} or source of {job.kernel}", root)
    try:
        made: dict[str, Any] = json.loads(json.dumps(asdict(measure_job(builder, job))))
    except UserError as error:
        return {"figures": None, "missing": str(error)}
    except Exception as error:          # a fault of one row, which keeps no other row from being there
        return {"figures": None, "missing": f"{type(error).__name__}: {error}"}
    return {"figures": made, "missing": ""}
