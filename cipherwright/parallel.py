"""Compiling several kernels at once: one process a core, each with the parsed sources it inherits."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cipherwright.build import Builder

if TYPE_CHECKING:
    from targets.cpu import Cpu

Explain = Callable[[BaseException], tuple[int, str]]


@dataclass(frozen=True)
class Outcome:
    """What became of one job: `compiled`, or an error's exit code and message."""

    compiled: Any = None
    exit: int = 0
    message: str = ""
    seconds: float = 0.0


_work: tuple[Builder, str | None, Explain] | None = None  # of this process; workers inherit it


def compile_all(builder: Builder, jobs: Sequence[tuple[str, Cpu]], variant: str | None,
                explain: Explain) -> Iterator[Outcome]:
    """The outcomes of `jobs` (kernel, CPU), in their order. In this process where it cannot be divided."""
    global _work
    _work = (builder, variant, explain)
    workers = min(os.cpu_count() or 1, len(jobs))
    if workers < 2 or "fork" not in multiprocessing.get_all_start_methods():
        yield from map(_one, jobs)
        return
    for source in {id(s): s for s in (builder.library.source_of(name) for name, _ in jobs)}.values():
        with contextlib.suppress(Exception):  # a worker meets the fault again, and reports it
            builder.check_source(source)
    with ProcessPoolExecutor(workers, multiprocessing.get_context("fork")) as pool:
        yield from pool.map(_one, jobs)


def _one(job: tuple[str, Cpu]) -> Outcome:
    assert _work is not None
    builder, variant, explain = _work
    begun = time.monotonic()
    try:
        compiled = builder.compile(*job, variant=variant)
    except Exception as error:
        code, message = explain(error)
        if code == 3:
            raise
        return Outcome(exit=code, message=message)
    return Outcome(compiled, seconds=time.monotonic() - begun)
