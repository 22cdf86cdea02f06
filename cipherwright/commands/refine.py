"""The command that searches for better schedules and keeps what it finds: refine."""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Sequence, Set
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import click

from cipherwright.building.build import get_cpu, get_cpus
from cipherwright.commands import shared
from cipherwright.errors import UserError
from cipherwright.files import write_atomically
from cipherwright.project.project import need_own
from cipherwright.project.sources import Library, shown_path, suggestion
from cipherwright.refinement.refinement import Job, Refined, refine_kernel
from scheduler.schedule.reorder import Limits

if TYPE_CHECKING:
    from cipherwright.refinement.exact import Exact


@click.command()
@click.argument("kernels", nargs=-1, required=True, metavar="KERNEL...")
@click.option("--cpu", "cpus", multiple=True, help="Only this CPU (repeatable); default: those that the source is for.")
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
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
def refine(kernels: tuple[str, ...], cpus: tuple[str, ...], seconds: int, tries: int | None, jobs: int,
           variant: str | None, seed: int, exact: bool, solver: str, window: int | None, as_json: bool) -> None:
    """Search for better schedules; what is found is kept in generated/<cpu>/refined.json for every later build.

    Weights of the scheduler are searched by its own clock, then the order of the instructions by the pipeline model.
    A search starts from what an earlier one found, and ends with something at least as good by the model.

    \b
    Example:
      ./cw refine aes128_encrypt --cpu northwood --seconds 300 && ./cw build
      ./cw refine md5_blocks --cpu pentium --exact --seconds 300
    """
    library = shared.get_library()
    need_own(library.project, "refine")
    names = list(dict.fromkeys(k for name in kernels for k in library.kernels_for(name)))
    for name in names:
        if variant and variant not in (known := library.source_of(name).variants(name)):
            raise UserError(f"kernel {name} has no variant `{variant}`: {suggestion(variant, known)}")
    tables, broken = get_cpus(cpus)
    shared.say_left_out(broken)
    rows: list[dict[str, Any]] = []
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) if jobs > 1 else None
    try:
        for cpu in tables:
            for name in (name for name in names if cpus or library.built_for(name, cpu.name)):
                job = Job(library.root, name, cpu.name, variant, seed, Limits(seconds, tries),
                          library.known_refined(cpu.name))
                rows += _exactly(library, job, solver, window, as_json) if exact else \
                    _refine(library, job, jobs, pool, quiet=as_json)
    finally:
        if pool:
            pool.shutdown(cancel_futures=True)
    if as_json:
        shared.emit(rows)
    if broken:
        raise SystemExit(2)


def _refine(library: Library, job: Job, jobs: int, pool: Executor | None, quiet: bool) -> list[dict[str, Any]]:
    """Refine one kernel for one CPU, say what it gained and store it."""
    found = refine_kernel(job, jobs, pool, (lambda line: None) if quiet else click.echo)
    for one in found:
        if not quiet:
            click.echo(f"{job.cpu}/{job.kernel} {one.piece}: {one.before:.1f} -> {one.cycles:.1f} clocks by the model, "
                       f"{one.uops_before} -> {one.uops} uops: {shown_path(library.refined_path(job.cpu))}")
    store = library.refined(job.cpu)
    keep(store, job, found)
    save(library, job.cpu, store)
    return [{"cpu": job.cpu, "kernel": job.kernel, "variant": job.variant, "piece": one.piece,
             "before": one.uops_before, "uops": one.uops, "cycles_before": round(one.before, 2),
             "cycles": round(one.cycles, 2), "tries": one.tries} for one in found]


def _exactly(library: Library, job: Job, solver: str, window: int | None, quiet: bool) -> list[dict[str, Any]]:
    """Schedule one kernel exactly, say what is proved and store it."""
    from cipherwright.refinement.exact import exact_kernel
    from scheduler.inorder.exact import NoSolver

    if not get_cpu(job.cpu).in_order:
        raise UserError(f"--exact is for CPUs that execute in order, and {job.cpu} does not: leave it out, or name "
                        f"{' or '.join(cpu.name for cpu in get_cpus()[0] if cpu.in_order)}")
    try:
        found = exact_kernel(job, solver, window, (lambda line: None) if quiet else click.echo)
    except NoSolver as error:
        raise UserError(f"{error}; or use --solver beam, which needs nothing") from None
    store = library.refined(job.cpu)
    keep(store, job, found)
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


def keep(store: dict[str, Any], job: Job, found: Sequence[Refined | Exact]) -> None:
    """Put what was found into the store, and forget pieces that this kernel, in this mapping, no longer has."""
    forget(store, job.kernel, job.variant, {one.key for one in found})
    for one in found:
        if one.entry:
            store[one.key] = dict(one.entry)


def forget(store: dict[str, Any], kernel: str, variant: str | None, keys: Set[str]) -> None:
    """Take out the entries of a kernel, in a mapping, that are not for its pieces of today."""
    for gone in [k for k, v in store.items()
                 if k not in keys and (v.get("kernel"), v.get("variant")) == (kernel, variant)]:
        del store[gone]


def merge(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """Two stores as one: of a piece that is in both, the entry with fewer of the model's clocks is kept.

    An entry that no model judged comes after those that it did, and among these the first.
    """
    def clocks(entry: dict[str, Any]) -> float:
        return float(entry.get("cycles", "inf"))

    out = dict(one)
    for name, entry in other.items():
        if name not in out or clocks(entry) < clocks(out[name]):
            out[name] = entry
    return out


def save(library: Library, cpu: str, store: dict[str, Any]) -> None:
    """Write the store; an empty one has no file."""
    path = library.refined_path(cpu)
    if store:
        text = json.dumps(store, sort_keys=True, separators=(",", ":")).replace('},"', '},\n"') + "\n"
        write_atomically(path, text.encode())
    else:
        path.unlink(missing_ok=True)


def register(group: click.Group) -> None:
    """Add this command to the command line."""
    group.add_command(refine)
