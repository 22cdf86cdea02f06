"""Compiling several kernels at once: one process a core, each with the parsed sources it inherits."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any

from cipherwright.build import Builder
from cipherwright.jobs import Job
from cipherwright.sources import Source

Explain = Callable[[BaseException], tuple[int, str]]


@dataclass(frozen=True)
class Outcome:
    """What became of one job: `compiled`, or an error's exit code and message."""

    compiled: Any = None
    exit: int = 0
    message: str = ""
    seconds: float = 0.0


_work: tuple[Builder, Explain] | None = None  # of this process; workers inherit it


def compile_all(builder: Builder, jobs: Sequence[Job], explain: Explain) -> Iterator[tuple[Job, Outcome]]:
    """Each job with its outcome: the largest first, so that no core is left alone with one at the end.

    The order depends on nothing but the sources. In this process where it cannot be divided.
    """
    global _work
    _work = (builder, explain)
    workers = min(os.cpu_count() or 1, len(jobs))
    if workers < 2 or "fork" not in multiprocessing.get_all_start_methods():
        yield from ((job, _one(job)) for job in jobs)
        return
    context = multiprocessing.get_context("fork")
    _check_sources(builder, list({id(s): s for s in (builder.library.source_of(j.kernel) for j in jobs)}.values()))
    ordered = sorted(jobs, key=lambda job: -_size(builder, job))  # sorted is stable
    with ProcessPoolExecutor(workers, context) as pool:
        yield from zip(ordered, pool.map(_one, ordered), strict=True)


def _check_sources(builder: Builder, sources: list[Source]) -> None:
    """Check each source once, for all workers to come."""
    for source in sources:
        with contextlib.suppress(Exception):  # a worker meets the fault again, and reports it
            builder.check_source(source)


def _size(builder: Builder, job: Job) -> int:
    """How much there is to schedule, roughly: operations of the kernel with its loops unrolled, in all its streams."""
    source = builder.library.source_of(job.kernel)
    words = [d.words for m in source.program.mappings if (m.kernel, m.variant) == (job.kernel, job.variant)
             and m.cpu in (None, job.cpu.name) for d in m.directives]
    streams = max((int(w[1]) for w in words if w[0] == "streams" and len(w) > 1 and w[1].isdigit()), default=1)
    try:
        return streams * sum(1 for _ in source.kernel(job.kernel).body.ops())
    except Exception:  # the job itself reports it
        return 0


def _one(job: Job) -> Outcome:
    assert _work is not None
    builder, explain = _work
    begun = time.monotonic()
    try:
        compiled = builder.compile(job.kernel, job.cpu, variant=job.variant)
    except Exception as error:
        code, message = explain(error)
        if code == 3:
            raise
        return Outcome(exit=code, message=message)
    return Outcome(compiled, seconds=time.monotonic() - begun)
