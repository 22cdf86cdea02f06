"""Refinement on a cluster: each search of a kernel is a unit, and a kernel's result is there when its searches are."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, replace
from typing import Any

from cipherwright.building.build import Builder, get_cpu
from cipherwright.cluster import Unit, check_same, connected
from cipherwright.project.sources import Library
from cipherwright.refinement.refinement import Job, Refined, best_of, run_job


def refine_all(library: Library, jobs: Sequence[Job], searches: int,
               address: str) -> Iterator[tuple[Job, list[Refined]]]:
    """Jobs with the best of each one's pieces, in the order in which they are done, and so many searches of each.

    Errors as `cluster.connected`, and as `run_job`, whose fault ends all.
    """
    seeded = [replace(job, seed=job.seed + n) for job in jobs for n in range(searches)]
    done: list[dict[int, list[Refined]]] = [{} for _ in jobs]
    with connected(address) as cluster:
        for number, made in cluster.each(searched, [unit_of(library, one) for one in seeded]):
            job, search = divmod(number, searches)
            done[job][search] = [Refined(**one) for one in made]
            if len(done[job]) == searches:
                yield jobs[job], best_of(done[job][n] for n in range(searches))


def unit_of(library: Library, job: Job) -> Unit:
    """A search as a unit. What is stored already is no part of its name: the same command goes on where it ended."""
    inputs = Builder(library, library.project.generated).inputs(library.source_of(job.kernel), get_cpu(job.cpu))
    words = {"kernel": job.kernel, "cpu": job.cpu, "variant": job.variant, "seed": job.seed, "judge": job.judge,
             "limits": asdict(job.limits), "source": inputs["source"], "table": inputs["cpu"], "tool": inputs["tool"]}
    return Unit(job, "refine " + json.dumps(words, sort_keys=True))


def searched(unit: Unit) -> list[dict[str, Any]]:
    """What a worker does: the pieces that a search found, as JSON has them. UserError if it is another search here."""
    job: Job = unit.argument
    check_same(unit, unit_of(Library(job.root), job).words, f"table of {job.cpu} or source of {job.kernel}", job.root)
    made: list[dict[str, Any]] = json.loads(json.dumps([asdict(one) for one in run_job(job)]))
    return made
