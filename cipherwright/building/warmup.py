"""What numba compiles at first use, compiled once before a build's workers start and not by each of them.

The machine code is kept in __pycache__ or numba's cache directory, so that it is once for a clone and Python.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence

import click

from cipherwright.building.build import Builder
from cipherwright.building.jobs import Job

SMALL = "kernel small(a: in u32le[2], b: out u32le[2]) { for i in 0..2 { b[i] = a[i] ^ (a[1 - i] >>> 3) } }"
PATIENCE = 2.0  # seconds until it is said what takes so long


def compile_searches(builder: Builder, jobs: Sequence[Job]) -> None:
    """Compile the search for an order where execution is in order, if a job will need it."""
    cpu = next((job.cpu for job in jobs if job.cpu.in_order and not _stored(builder, job)), None)
    if cpu is None:
        return
    from cipherwright.compiler.pipeline import compile_kernel
    from dsl.parser import parse

    said = threading.Timer(PATIENCE, lambda: click.echo(
        "compiling the search for an order, once for this Python: about half a minute …", err=True))
    said.start()
    try:
        compile_kernel(parse(SMALL, "small"), "small", cpu)
    finally:
        said.cancel()
        said.join()  # no thread is left when workers are forked


def _stored(builder: Builder, job: Job) -> bool:
    """Whether an earlier search for this kernel is kept; where it no longer fits, a worker searches."""
    from scheduler.refine.store import label

    try:
        entries = builder.library.known_refined(job.cpu.pieces).values()
    except Exception:  # the job itself reports it
        return True
    return label(job.kernel, job.variant) in {user for e in entries for user in e.get("users", ())}
