"""Compiling and running several kernels at once: one process a core, each with the parsed sources it inherits."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from cipherwright.building.build import Builder
from cipherwright.building.jobs import Job
from cipherwright.building.verify import Checked, Checker
from cipherwright.building.warmup import compile_searches
from cipherwright.errors import CheckFailed, UserError
from cipherwright.processes import in_order, workers
from cipherwright.progress import note, step
from cipherwright.project.sources import Source

Explain = Callable[[BaseException], tuple[int, str]]


@dataclass(frozen=True)
class Outcome:
    """What became of one job: `compiled` (None: the files were there) and `checked`, or an error's code and message.

    `proof`: what was shown of code that was compiled; "" where it was proved, else what was not. `function`: the same
    of what it computes, in short.
    """

    compiled: Any = None
    checked: Checked | None = None
    proof: str | None = None
    function: str | None = None
    exit: int = 0
    message: str = ""
    seconds: float = 0.0


@dataclass(frozen=True)
class Work:
    """What every job of a build shares: `anew` compiles what is up to date, too; `run` runs the code (verify).

    `prove` says of what a job was compiled to what is not proved of it, and of what it computes, "" for nothing and
    None where that was not asked; CheckFailed where something is refuted.
    """

    builder: Builder
    explain: Explain
    anew: bool = False
    run: bool = True
    checker: Checker | None = None
    prove: Callable[[Job, Any], tuple[str, str | None]] | None = None


_work: Work | None = None  # of this process; workers inherit it


def build_all(work: Work, jobs: Sequence[Job]) -> Iterator[tuple[Job, Outcome]]:
    """Each job compiled and run, with its outcome.

    The largest come first, so that no core is left alone with one at the end; the order depends on nothing but the
    sources. In this process where it cannot be divided.
    """
    global _work
    _work = replace(work, checker=Checker(work.builder.library)) if work.run else work
    if not work.builder.quick:
        compile_searches(work.builder, [job for job in jobs if _to_make(work, job)])
    if workers(len(jobs)) < 2:
        for job in jobs:
            with step(f"building {job.label}"):
                done = _one(job)
            yield job, done
        return
    builder = work.builder
    check_sources(builder, list({id(s): s for s in (builder.library.source_of(j.kernel) for j in jobs)}.values()))
    ordered = sorted(jobs, key=lambda job: -_size(builder, job))  # sorted is stable
    with in_order(_one, ordered) as results:
        for job in ordered:
            with step(f"building {job.label}"):
                done = next(results)
            yield job, done


def make_ready(builder: Builder, jobs: Iterable[Job], explain: Explain, told: Callable[[str], None]) -> None:
    """Compile what is not there of some jobs, where `Builder.asm` finds it, as many at once as there are processors.

    `told` gets a line for each of several. UserError, or CheckFailed, of the first that cannot be compiled.
    """
    work = [job for job in {job.label: job for job in jobs}.values() if not builder.has(*job.where)]
    for number, (job, done) in enumerate(build_all(Work(builder, explain, anew=True, run=False), work), 1):
        if done.message:
            raise (CheckFailed if done.exit == 1 else UserError)(done.message)
        builder.keep(job.kernel, job.cpu, done.compiled, job.variant)
        if len(work) > 1:
            told(f"built {job.label} ({number} of {len(work)})")


def check_sources(builder: Builder, sources: Iterable[Source]) -> None:
    """Check each source once, for all workers to come."""
    for source in sources:
        with contextlib.suppress(Exception):  # a worker meets the fault again, and reports it
            builder.check_source(source)


def _size(builder: Builder, job: Job) -> int:
    """How much there is to schedule, roughly: operations of the kernel with its loops unrolled, in all its streams."""
    from scheduler.mapping.meant import meant

    source = builder.library.source_of(job.kernel)
    words = [d.words for m in meant(source.program, job.kernel, job.cpu.name) if m.variant == job.variant
             for d in m.directives]
    streams = max((int(w[1]) for w in words if w[0] == "streams" and len(w) > 1 and w[1].isdigit()), default=1)
    try:
        return streams * sum(1 for _ in source.kernel(job.kernel).body.ops())
    except Exception:  # the job itself reports it
        return 0


def _one(job: Job) -> Outcome:
    assert _work is not None
    begun = time.monotonic()
    try:
        compiled, checked = _made(_work, job)
        if compiled and _work.prove:
            note("proving the code")
        proof, function = _work.prove(job, compiled) if compiled and _work.prove else (None, None)
    except Exception as error:
        code, message = _work.explain(error)
        if code == 3:
            raise
        return Outcome(exit=code, message=message)
    return Outcome(compiled, checked, proof, function, seconds=time.monotonic() - begun)


def _to_make(work: Work, job: Job) -> bool:
    """Whether there is no code, or none that is run if it is to be."""
    builder = work.builder
    there = builder.can_run if work.run else builder.up_to_date
    return work.anew or not (builder.has_text(*job.where) and there(*job.where))


def _made(work: Work, job: Job) -> tuple[Any, Checked | None]:
    """The code, unless it is there already, and what came of running it."""
    builder, where = work.builder, (job.kernel, job.cpu, job.variant)
    compiled = builder.compile(job.kernel, job.cpu, variant=job.variant) if _to_make(work, job) else None
    if work.checker is None:
        return compiled, None
    note("running the code")
    asm, manifest = (compiled.asm, compiled.manifest) if compiled else (builder.asm(*where), builder.manifest(*where))
    return compiled, work.checker.check(job, asm, manifest)
