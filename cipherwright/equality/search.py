"""Inputs for which code does something else than its source: random calls, beside the interpreter."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from cipherwright.building.build import Builder
from cipherwright.building.jobs import Job
from cipherwright.building.running import MachineExecutor
from cipherwright.building.verify import compare, make_calls
from cipherwright.errors import CheckFailed
from cipherwright.project.sources import Library
from targets.elf import Image

Search = Callable[[Image], "tuple[str, dict[str, Any]] | None"]
"""What differs, and the arguments of the call: names of parameters to numbers or hexadecimal bytes; None: nothing."""


class _Given(Builder):
    """A builder that has one kernel's manifest at hand."""

    facts: dict[str, Any]

    def manifest(self, kernel: str, cpu: Any, variant: str | None = None) -> dict[str, Any]:
        return dict(self.facts)


def searcher(library: Library, job: Job, manifest: dict[str, Any], seed: str = "") -> Search:
    """A search for one kernel, by the calls that a build makes."""
    source = library.source_of(job.kernel)
    name = f"{job.kernel}-{job.variant}" if job.variant else job.kernel
    builder = _Given(library, library.root)
    builder.facts = manifest
    execute = MachineExecutor(builder, job.cpu, align=1 if not manifest.get("slices") else 64)

    def search(image: Image) -> tuple[str, dict[str, Any]] | None:
        execute._images[name] = image
        execute._machines.clear()
        params = source.params(job.kernel)
        for call in make_calls(params, manifest, random.Random(name + seed)):
            try:
                compare(job, name, source, execute, call)
            except CheckFailed as error:
                first = call.messages[0]
                example = {p.name: a if isinstance(a, int) else a.hex() for p, a in zip(params, first, strict=True)}
                return str(error).splitlines()[0], example
        return None

    return search
