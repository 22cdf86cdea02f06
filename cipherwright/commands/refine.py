"""The command that searches for better schedules and keeps what it finds: refine."""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import click

from cipherwright import progress
from cipherwright.building.build import get_cpu, get_cpus
from cipherwright.commands import native, shared
from cipherwright.errors import UserError
from cipherwright.judges import JUDGES, MACHINE, MODEL
from cipherwright.paths import in_words
from cipherwright.processes import begin_worker, ended_at_once
from cipherwright.project.project import need_own
from cipherwright.project.sources import Library, shown_path, suggestion
from cipherwright.refinement.store import gone, keep, of_another, save, there

if TYPE_CHECKING:
    from cipherwright.refinement.refinement import Job, Refined
    from scheduler.schedule.reorder import Limits
    from targets.cpu import Cpu


@click.command()
@click.argument("kernels", nargs=-1, metavar="[KERNEL]...")
@click.option("--cpu", "cpus", multiple=True, callback=native.option,
              help="Only this CPU (repeatable), `native` for this machine's; default: those that the source is for.")
@click.option("--seconds", type=click.IntRange(min=1), default=60, show_default=True,
              help="How long to search, for each kernel and CPU.")
@click.option("--tries", type=click.IntRange(min=1), help="End after this many orders; then the result is the same "
              "on every machine, if --seconds is long enough.")
@click.option("--jobs", type=click.IntRange(min=1), default=1, show_default=True,
              help="Searches side by side, each with another seed, of which the best is kept.")
@click.option("--variant", metavar="NAME", help="The mapping of this name.")
@click.option("--seed", type=int, default=1, show_default=True, help="Another seed, another search.")
@click.option("--exact", is_flag=True, help="For a CPU that executes in order: the quickest order of every window of "
              "instructions, with a bound for the whole; needs OR-Tools.")
@click.option("--solver", type=click.Choice(["cp", "beam"]), default="cp", show_default=True,
              help="With --exact: CP-SAT of OR-Tools, or the search that needs nothing else, on smaller windows.")
@click.option("--window", type=click.IntRange(4, 400), help="With --exact: instructions of a window.")
@click.option("--adopt", is_flag=True, help="Judge anew what is stored and no longer applies, of the kernels named or "
              "of all, in all their mappings; --seconds is for each kernel that has such.")
@click.option("--judge", type=click.Choice(JUDGES), default=MODEL, show_default=True,
              help="Whether the CPU's table alone decides, or with it the tables beside it, which have one fitted "
              "parameter each at another value that was tried: their mean, or the slowest; or this machine, by timing.")
@click.option("--displace", is_flag=True, help="Let the model search anew what a machine chose, too, and replace it.")
@click.option("--cluster", metavar="ADDRESS", help="Search on the Dask cluster whose scheduler is there, all kernels "
              "at once; the same command again goes on with what is left. Needs cipherwright[cluster].")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
def refine(kernels: tuple[str, ...], cpus: tuple[str, ...], seconds: int, tries: int | None, jobs: int,
           variant: str | None, seed: int, exact: bool, solver: str, window: int | None, adopt: bool,
           judge: str, displace: bool, cluster: str | None, as_json: bool) -> None:
    """Search for better schedules; what is found is kept in generated/<cpu>/refined.json for every later build.

    A policy of the scheduler is searched by its own clock, then the order of the instructions by the pipeline model.
    A search starts from what an earlier one found, and ends with something at least as good by the model.

    With --judge machine both are timed on this machine. What a machine chose is stored as such, and a search by the
    model leaves it as it is, unless --displace is said.

    --adopt takes what is stored and does not apply any more, since the compiler or the source has changed: it is
    carried over to the piece of that name, or searched from again, kept under the new one where that is better by the
    model than what a build makes without it, and else taken out.

    \b
    Example:
      ./cw refine aes128_encrypt --cpu northwood --seconds 300 && ./cw build
      ./cw refine md5_blocks --cpu pentium --exact --seconds 300
      ./cw refine sha256_blocks --cpu pentium3 --judge worst --seconds 300
      ./cw refine sha256_blocks --cpu native --judge machine --seconds 300
      ./cw refine --adopt --seconds 30
      ./cw refine aes whirlpool --cluster tcp://127.0.0.1:8786
    """
    from cipherwright.refinement.refinement import Job
    from scheduler.schedule.reorder import Limits
    from targets.model.fitted import neighbours

    library = shared.get_library()
    if not kernels and not adopt:
        raise UserError("name a kernel to refine: `./cw kernels` lists them; without one there is only --adopt")
    if adopt and exact:
        raise UserError("--adopt and --exact are two searches: run one after the other")
    if cluster and (adopt or exact):
        raise UserError(f"--cluster is for searches by the model; leave out {'--adopt' if adopt else '--exact'}")
    if judge != MODEL and (adopt or exact):
        raise UserError(f"--judge {judge} is for a search by the model; leave it out with "
                        f"{'--adopt' if adopt else '--exact'}")
    need_own(library.project, "refine")
    names = list(dict.fromkeys(k for name in kernels for k in library.kernels_for(name)))
    for name in names:
        if variant and variant not in (known := library.source_of(name).variants(name)):
            raise UserError(f"kernel {name} has no variant `{variant}`: {suggestion(variant, known)}")
    tables, broken = get_cpus(cpus)
    shared.say_left_out(broken)
    if judge == MACHINE:
        _check_machine(tables, jobs, cluster, as_json)
    for cpu in tables if judge not in (MODEL, MACHINE) else ():
        if len(neighbours(cpu.table)) < 2:
            raise UserError(f"--judge {judge}: the table of {cpu.name} has no fitted parameter of which other values "
                            "were tried; leave it out, or name another CPU with --cpu")
    if adopt:
        _adopt(library, names, tables, variant, seed, Limits(seconds, tries), as_json)
        if broken:
            raise SystemExit(2)
        return
    # made one by one: what one finds is known to the next
    every = (Job(library.root, name, cpu.pieces, variant, seed, Limits(seconds, tries),
                 library.known_refined(cpu.pieces), judge, displace)
             for cpu in tables for name in names if cpus or library.built_for(name, cpu.name))
    if cluster:
        rows = _on_cluster(library, list(every), jobs, cluster, as_json)
    elif exact:
        rows = [row for job in every for row in _exactly(library, job, solver, window, as_json)]
    else:
        with _pool(jobs) as pool:
            rows = [row for job in every for row in _refine(library, job, jobs, pool, as_json)]
    if as_json:
        shared.emit(rows)
    elif rows:
        _say_next(rows)
    if broken:
        raise SystemExit(2)


def _check_machine(tables: Sequence[Cpu], jobs: int, cluster: str | None, quiet: bool) -> None:
    """UserError where this machine cannot judge; a line where it is another than it is judged for."""
    from cipherwright.refinement.on_machine import check
    from targets.cpuid import here

    if jobs > 1 or cluster:
        raise UserError(f"--judge machine times one search at a time; leave out {'--cluster' if cluster else '--jobs'}")
    found = here()
    for cpu in tables:
        check(cpu)
        if found.table != cpu.table:
            click.echo(f"{found.why}; what is quick here is stored for {cpu.target}", err=quiet)


def _say_next(rows: Sequence[dict[str, Any]]) -> None:
    """What is to be done with what was found."""
    built = " ".join(dict.fromkeys(row["kernel"] for row in rows))
    cpus = " ".join(f"--cpu {name}" for name in dict.fromkeys(row["cpu"] for row in rows))
    click.echo(in_words(f"next: ./cw build {built} {cpus}"))


@contextmanager
def _pool(jobs: int) -> Iterator[Executor | None]:
    """Workers for several searches at a time; none for one.

    They import nothing from the current directory, where a new Python looks first unless it is told not to. Before 3.11
    it cannot be told: there they are copies of this process.
    """
    if jobs == 1:
        yield None
        return
    os.environ["PYTHONSAFEPATH"] = "1"
    method = "spawn" if sys.version_info >= (3, 11) else "fork"
    with ended_at_once(ProcessPoolExecutor(jobs, multiprocessing.get_context(method), begin_worker)) as pool:
        yield pool


def _refine(library: Library, job: Job, jobs: int, pool: Executor | None, quiet: bool) -> list[dict[str, Any]]:
    """Refine one kernel for one CPU, say what it gained and store it."""
    from cipherwright.refinement.refinement import refine_kernel

    told = (lambda line: None) if quiet else click.echo
    if not job.displace:
        for name in of_another(job.store, job.label, job.judge):
            told(f"{job.cpu}/{job.label} {job.store[name]['piece']}: a machine chose what is stored, which is left as "
                 "it is; --judge machine goes on from it, --displace searches anew by the model")
    with progress.step(f"refining {job.cpu}/{job.label}"):
        if job.judge == MACHINE:
            from cipherwright.refinement.on_machine import refine_on_machine

            found = refine_on_machine(job, told)
        else:
            found = refine_kernel(job, jobs, pool, told)
    return _keep(library, job, found, quiet)


def _on_cluster(library: Library, every: Sequence[Job], jobs: int, address: str, quiet: bool) -> list[dict[str, Any]]:
    """Refine kernels on a cluster, say and store what each has gained as it comes."""
    from cipherwright.refinement.on_cluster import refine_all

    rows: list[dict[str, Any]] = []
    with progress.step(f"refining {len(every)} kernels on {address}"):
        progress.note(lambda: f"{len(rows)} pieces done")
        for job, found in refine_all(library, every, jobs, address):
            rows += _keep(library, job, found, quiet)
    return rows


def _keep(library: Library, job: Job, found: Sequence[Refined], quiet: bool) -> list[dict[str, Any]]:
    """Say what was found of a kernel and store it."""
    by = "a block on this machine" if job.judge == MACHINE else "by the model"
    for one in found:
        if not quiet:
            click.echo(f"{job.cpu}/{job.kernel} {one.piece}: {one.before:.1f} -> {one.cycles:.1f} clocks {by}, "
                       f"{one.uops_before} -> {one.uops} uops: {shown_path(library.refined_path(job.cpu))}")
    store = library.refined(job.cpu)
    keep(store, job.label, found)
    save(library, job.cpu, store)
    return [{"cpu": job.cpu, "kernel": job.kernel, "variant": job.variant, "piece": one.piece,
             "before": one.uops_before, "uops": one.uops, "cycles_before": round(one.before, 2),
             "cycles": round(one.cycles, 2), "tries": one.tries} for one in found]


def _adopt(library: Library, names: Sequence[str], tables: Sequence[Cpu], variant: str | None, seed: int,
           limits: Limits, quiet: bool) -> None:
    """Judge anew what is stored for kernels, by default for all, and does not apply; store and say what it came to."""
    from cipherwright.refinement.adopt import adopt_kernel, settle
    from cipherwright.refinement.refinement import Job

    rows: list[dict[str, Any]] = []
    for cpu in tables:
        users = {user for entry in library.refined(cpu.pieces).values() for user in entry.get("users", ())}
        for user in sorted(users):
            kernel, _, mapping = user.partition("-")
            if (names and kernel not in names) or (variant is not None and mapping != variant) \
                    or not there(library, cpu, kernel, mapping):
                continue
            job = Job(library.root, kernel, cpu.pieces, mapping or None, seed, limits, library.refined(cpu.pieces))
            with progress.step(f"looking at what is stored for {cpu.target}/{user}"):
                found = adopt_kernel(job, (lambda line: None) if quiet else click.echo)
            store = library.refined(cpu.pieces)
            settle(store, job.label, found)
            if found:
                save(library, cpu.pieces, store)
            for one in found:
                rows.append({"cpu": cpu.pieces, "kernel": kernel, "variant": mapping or None, **one.as_data()})
                if not quiet:
                    click.echo(f"{cpu.pieces}/{user} {one.sentence()}")
        if not names and variant is None:
            rows += _drop_gone(library, cpu, quiet)
    if quiet:
        shared.emit(rows)
    else:
        kept = sum(row["kept"] for row in rows)
        click.echo(f"{len(rows)} stored refinements did not apply: {kept} kept anew, {len(rows) - kept} taken out")


def _drop_gone(library: Library, cpu: Cpu, quiet: bool) -> list[dict[str, Any]]:
    """Take out what is stored for kernels that are no more; what was taken out."""
    from scheduler.refine.store import drop

    rows, store = [], library.refined(cpu.pieces)
    for one in gone(library, cpu):
        user = one["kernel"].partition("/")[2]
        drop(store, one["key"], user)
        kernel, _, mapping = user.partition("-")
        rows.append({"cpu": cpu.pieces, "kernel": kernel, "variant": mapping or None, "piece": one["piece"],
                     "verdict": "gone", "kept": False, "by": "", "cycles_before": None, "cycles": None})
        if not quiet:
            click.echo(f"{one['kernel']} {one['piece']}: {one['why']}; taken out")
    if rows:
        save(library, cpu.pieces, store)
    return rows


def _exactly(library: Library, job: Job, solver: str, window: int | None, quiet: bool) -> list[dict[str, Any]]:
    """Schedule one kernel exactly, say what is proved and store it."""
    from cipherwright.refinement.exact import exact_kernel
    from scheduler.inorder.exact import NoSolver

    if not get_cpu(job.cpu).in_order:
        raise UserError(f"--exact is for CPUs that execute in order, and {job.cpu} does not: leave it out, or name "
                        f"{' or '.join(cpu.name for cpu in get_cpus()[0] if cpu.in_order)}")
    try:
        with progress.step(f"proving orders of {job.cpu}/{job.label}"):
            found = exact_kernel(job, solver, window, (lambda line: None) if quiet else click.echo)
    except NoSolver as error:
        raise UserError(f"{error}; or use --solver beam, which needs nothing") from None
    store = library.refined(job.cpu)
    keep(store, job.label, found)
    save(library, job.cpu, store)
    for one in found:
        if not quiet:
            click.echo(f"{job.cpu}/{job.kernel} {one.piece}: {one.model_before:.1f} -> {one.model:.1f} clocks by the "
                       f"model: {shown_path(library.refined_path(job.cpu))}")
            for sentence in (*one.proof.sentences(), *(r.sentence() for r in one.repetitions)):
                click.echo(f"  {sentence}")
    return [{"cpu": job.cpu, "kernel": job.kernel, "variant": job.variant, "piece": one.piece,
             "cycles_before": round(one.model_before, 2), "cycles": round(one.model, 2), **asdict(one.proof),
             "optimal": one.proof.optimal, "repetitions": [asdict(r) for r in one.repetitions]} for one in found]
