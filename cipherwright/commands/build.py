"""The command that compiles kernels into generated/: build."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cipherwright.building.build import Builder, get_cpus
from cipherwright.building.jobs import Job, LeftOut, all_jobs, unasked, variant_jobs
from cipherwright.building.parallel import Outcome, Work, build_all
from cipherwright.commands import native, shared
from cipherwright.compiler.manifest import in_short
from cipherwright.errors import CheckFailed, UserError
from cipherwright.project.project import need_own
from cipherwright.project.sources import Fault, shown_path
from cipherwright.refinement.store import gone, save

if TYPE_CHECKING:
    from cipherwright.building.verify import Checked

FUNCTION_SECONDS = 3


class WithPasses(click.Command):
    """A command whose help ends with the list of passes."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The passes, with what each makes; only now are they imported."""
        from cipherwright.compiler.passes import PASSES

        with formatter.section("Passes, in order"):
            formatter.write_dl([(one.name, f"{one.reads.name} → {one.makes.name}") for one in PASSES])


@click.command(cls=WithPasses)
@click.argument("kernels", nargs=-1, metavar="[KERNEL|ALGORITHM]...")
@click.option("--cpu", "cpus", multiple=True, callback=native.option,
              help="Only this CPU (repeatable), `native` for this machine's; default: those that the source is for.")
@click.option("--dump-after", metavar="PASS", help="Print the state after this pass, of the default mapping if no "
              "--variant is given, or which pass's state it still is; nothing is written.")
@click.option("--passes", is_flag=True, help="Compile anew, up to date or not, and print every pass with its time and "
              "what it changed, of the default mapping if no --variant is given; nothing is written.")
@click.option("--follow", metavar="LINE[:NAME[:TIME]]", help="Print, pass by pass, what becomes of the value that a "
              "line of the source gives to NAME (default: the first there is), the first time or the TIME-th; nothing "
              "is written.")
@click.option("--out", type=click.Path(path_type=Path, file_okay=False), help="Instead of generated/.")
@click.option("--variant", metavar="NAME", help="Only the mapping of this name; default: all of them.")
@click.option("--store", is_flag=True, help="Build all, and store which schedules were best for later builds, which "
              "try no others; for CPUs that execute in order a good order is searched for.")
@click.option("--quick", is_flag=True, help="For the edit loop: one plan for each piece and no search, unless one is "
              "stored. Other commands, and a build without --quick, make the code anew.")
@click.option("--force", is_flag=True, help="Build and run what is up to date, too.")
@click.option("--no-run", is_flag=True, help="Write the code without assembling and running it; a later build does.")
@click.option("--prove-seconds", type=click.IntRange(min=0), default=FUNCTION_SECONDS, show_default=True,
              help="Processor time for the proof that a kernel computes what its source says (docs/proof.md); 0: none.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
def build(kernels: tuple[str, ...], cpus: tuple[str, ...], dump_after: str | None, passes: bool, follow: str | None,
          out: Path | None, variant: str | None, store: bool, quick: bool, force: bool, no_run: bool,
          prove_seconds: int, as_json: bool) -> None:
    """Compile kernels into generated/<cpu>/; no argument: all of them. Only what changed is rebuilt.

    What kernels were made from is in generated/hashes.json, which a build of all writes: where the files are as they
    were then, nothing is made, in a new clone, too.

    Before it is written, code is assembled and run beside the interpreter and on vectors of its algorithm; what
    differs is not written, and the build fails. What it does is then proved: that it is safe, and that it computes what
    its source says, if that is known from an earlier proof (generated/proofs.json) or found in the time given.
    ciphers/builds.toml says which CPUs a source is for; kernels for others are built if both are named here. Of a CPU
    that it says `headers` of, git has the header, the manifest and the hash of the text: --cpu makes the text, too.
    An algorithm's name stands for all its kernels, and a source's, where nothing else is called so, for all of that
    file. A kernel is built with its default mapping and with every variant that is meant for the CPU, as KERNEL.asm and
    KERNEL-VARIANT.asm; as many at once as there are processors.

    \b
    Example:
      ./cw build aes128_encrypt --cpu northwood --cpu prescott
      ./cw build mycipher --cpu northwood --quick
      ./cw build aes128_encrypt --cpu northwood --passes
      ./cw build aes128_encrypt --cpu northwood --follow 55:t[0]
    """
    start = time.monotonic()
    library = shared.get_library()
    if quick and store:
        raise UserError("--store keeps what a search found, and --quick searches for nothing: choose one")
    if store or (out is None and not (passes or follow or dump_after)):
        need_own(library.project, "build")
    builder = Builder(library, out or library.project.generated, thorough=store, quick=quick)
    asked = [kernel for name in kernels for kernel in library.kernels_for(name)]
    faults = [] if kernels else library.usable("kernel")[1]
    names = list(dict.fromkeys(asked)) or [*library.usable("kernel")[0], *library.used_kernels()]
    tables, broken = get_cpus(cpus)
    faults += broken
    inside = _inside(dump_after, passes, follow, as_json)
    if not names and not faults:
        raise UserError(f"no kernels in {shown_path(library.project.ciphers)}/; `./cw new NAME` makes a first one")
    if variant is None or not tables:
        jobs, left = all_jobs(library, names, tables, every=bool(kernels and cpus))
    else:
        jobs, left = variant_jobs(library, names, tables, variant, kernels_named=bool(kernels), cpus_named=bool(cpus))
    if cpus and tables and not (kernels or jobs or left or faults):
        raise UserError(unasked(tables))
    if inside is not None:
        inside(builder, [job for job in jobs if job.variant == variant])
        if broken:
            raise UserError(broken[0].message)
        return
    _ = library.papers  # a fault of theirs is said once, not of each kernel
    built, failed, runs, proofs, functions = _build_all(builder, jobs, quiet=as_json, store=store, anew=store or force,
                                                        run=not no_run, texts=bool(cpus), seconds=prove_seconds)
    failed += [_failed(fault) for fault in faults]
    unused = _refinements_left_out(builder, jobs, every=not kernels)
    if not (kernels or cpus or variant or out or failed or no_run or quick or store):
        builder.commit(job.where for job in jobs)
    seconds, unchanged = time.monotonic() - start, len(jobs) + len(faults) - len(built) - len(failed)
    if as_json:
        shared.emit({"built": built, "failed": failed, "unchanged": unchanged, "seconds": round(seconds, 3),
                  "run": {"kernels": len(runs), "calls": sum(r.calls for r in runs),
                          "vectors": sum(r.vectors for r in runs)},
                  "proved": proofs.count(""), "not_proved": len(built) - proofs.count(""),
                  "functions": {"proved": functions.count(""),
                                "not_shown": dict(Counter(why for why in functions if why))},
                  "left_out": [{"kernel": one.job.label, "reason": one.reason} for one in left],
                  "refinements_left_out": unused})
    else:
        _say_left_out(left)
        click.echo(f"{len(built)} built, {unchanged} unchanged, {len(failed)} failed"
                   + (f", {len(left)} left out" if left else "")
                   + f", in {seconds:.1f} s: {shown_path(builder.out)}/")
        for how in sorted({r.how for r in runs}):
            mine = [r for r in runs if r.how == how]
            click.echo(f"{len(mine)} run ({how}): {sum(r.calls for r in mine):,} calls as in the interpreter, "
                       f"{sum(r.vectors for r in mine):,} vectors agree")
        if no_run and built:
            click.echo(f"{len(built)} not run and not proved; a build without --no-run does both")
        if built and not no_run:
            click.echo(_proved(proofs, functions, prove_seconds, quick))
        _say_refinements_left_out(unused)
    if failed:
        raise SystemExit(max(item["exit"] for item in failed))


def _inside(dump_after: str | None, passes: bool, follow: str | None,
            as_json: bool) -> Callable[[Builder, list[Job]], None] | None:
    """What is to be looked at inside a build instead of its result, if anything; UserError at what cannot be."""
    from cipherwright.building import inside

    if (dump_after is not None) + passes + (follow is not None) > 1:
        raise UserError("--dump-after, --passes and --follow are three questions: ask one at a time")
    if dump_after is not None:
        inside.check_pass(dump_after)

    def look(builder: Builder, jobs: list[Job]) -> None:
        if dump_after is not None:
            data = inside.dump_after(builder, jobs, dump_after, as_json)
        elif follow is not None:
            data = inside.follow(builder, jobs, follow, as_json)
        else:
            data = inside.show_passes(builder, jobs, as_json)
        if as_json:
            shared.emit(data)

    return look if dump_after is not None or passes or follow is not None else None


def _build_all(builder: Builder, jobs: list[Job], quiet: bool, store: bool, anew: bool, run: bool, texts: bool,
               seconds: int) -> tuple[list[str], list[dict[str, Any]], list[Checked], list[str], list[str]]:
    """Build what is not up to date, with `anew` all, and run what was not; one kernel's failure stops no other.

    `texts`: also what is up to date by the hash of an assembly text that is not there (`Library.keeps_text`).
    Returns the labels of what was built, the failures, what came of running code, and of each proof what is not proved,
    those of what code computes behind them, which have so many `seconds`.
    """
    built: list[str] = []
    failed: list[dict[str, Any]] = []
    runs: list[Checked] = []
    proofs: list[str] = []
    functions: list[str] = []
    work = [job for job in jobs if anew or not builder.up_to_date(*job.where)
            or (run and not builder.was_run(*job.where)) or (texts and not builder.has_text(*job.where))]
    choices: dict[str, dict[str, Any]] = {}
    if work and not quiet:
        click.echo(_ahead(work, len(jobs), builder))
    for number, (job, done) in enumerate(build_all(_work(builder, anew, run, seconds, len(work)), work), 1):
        progress = f"[{number}/{len(work)}] {job.label}:"
        done = _written(builder, job, done)
        if done.message:
            again = any(item["error"] == done.message for item in failed)  # a fault of the source: alike for every CPU
            failed.append({"kernel": job.label, "error": done.message, "exit": done.exit})
            click.echo(f"{progress} {'the same error' if again else done.message}", err=True)
            continue
        if done.checked:
            runs.append(done.checked)
        if not done.compiled:
            continue
        built.append(job.label)
        proofs += [done.proof] if done.proof is not None else []
        functions += [done.function] if done.function is not None else []
        if done.proof:
            click.echo(f"{progress} warning: {done.proof}", err=True)
        if store:
            entries = choices.setdefault(job.cpu.pieces, builder.library.refined(job.cpu.pieces))
            _store(entries, job, done.compiled)
        for one in done.compiled.manifest.get("left_out", []):
            click.echo(f"{progress} warning: {one['piece']}: {one['why']}", err=True)
        if not quiet:
            click.echo(f"{progress} {in_short(done.compiled.manifest)}; scheduled in {done.compiled.seconds:.1f} s, "
                       f"all in {done.seconds:.1f} s")
            if made := _made_circuits(builder, job, done.compiled.manifest):
                click.echo(f"{progress} hint: {made}", err=True)
    for cpu, entries in choices.items():
        save(builder.library, cpu, entries)
    return built, failed, runs, proofs, functions


def _made_circuits(builder: Builder, job: Job, manifest: dict[str, Any]) -> str:
    """Of code in bit slices, the boxes for which no circuit is stored, in words; "" where there are none."""
    if "slices" not in manifest:
        return ""
    from dsl.ir import Table
    from scheduler.logic.stored_circuits import made_circuits

    body = builder.library.source_of(job.kernel).kernel(job.kernel).body
    named = [part for op in body.ops() if op.kind in ("lookup", "slicewise")
             for part in (op.attr if isinstance(op.attr, tuple) else (op.attr,)) if isinstance(part, Table)]
    made = made_circuits(dict.fromkeys(named))
    if not made:
        return ""
    boxes = ", ".join(f"{name} ({gates} gates)" for name, gates in made.items())
    return (f"no circuit is stored for {boxes}: the compiler made one, which is long, and slow to compile; "
            "docs/circuits.md, A box of your own, says how a shorter one is found and stored")


def _work(builder: Builder, anew: bool, run: bool, seconds: int, kernels: int) -> Work:
    """What the jobs of a build share; a quick build proves nothing, and one that runs nothing may have no assembler."""
    if not run or builder.quick:
        return Work(builder, shared.explain, anew, run)
    from cipherwright.equality.in_build import Proving
    from cipherwright.equality.ledger import Ledger

    functions = Proving(builder.library, Ledger(builder.out), seconds, kernels)

    def prove(job: Job, compiled: Any) -> tuple[str, str]:
        return _unproved(job, compiled.asm), functions.of(job, compiled)

    return Work(builder, shared.explain, anew, run, prove=prove)


def _unproved(job: Job, asm: str) -> str:
    """What is not proved of a finished text; CheckFailed where it is shown to be otherwise than its head says.

    A head that claims no constant time, or names no secret, is not belied by a parameter in an address: a proof takes
    what has no label for secret. That is told, and no fault.
    """
    from cipherwright.prove.proofs import prove_asm
    from cipherwright.prove.said import unproved
    from cipherwright.prove.verdict import CONSTANT_TIME

    proof = prove_asm(asm, job)
    belied = {name for name, how in proof.results.items() if how == "refuted"}
    head = asm.partition("\n\n")[0]
    if belied - (set() if "; Constant time" in head and ", secret" in head else {CONSTANT_TIME}):
        raise CheckFailed(f"{job.label}: {unproved(proof)}\nno code was written; ./cw prove says more of written code")
    return unproved(proof)


def _proved(proofs: list[str], functions: list[str], seconds: int, quick: bool) -> str:
    """What came of the proofs of a build, in a line for safety and one for what code computes."""
    from cipherwright.equality.in_build import in_words

    if quick:
        return "not proved: a build without --quick proves what it makes"
    left = f", {len(proofs) - proofs.count('')} not wholly (./cw prove)" if any(proofs) else ""
    safe = f"{proofs.count('')} proved from their bytes: memory, calling convention, constant time as declared{left}"
    return f"{safe}\n{in_words(functions, seconds)}"


def _store(entries: dict[str, Any], job: Job, compiled: Any) -> None:
    """Put what was best for a kernel's pieces into a store; what is for none of them any more stays until judged."""
    from scheduler.refine.store import label, put

    kernel = label(job.kernel, job.variant)
    for name in compiled.keys & entries.keys():
        put(entries, name, entries[name], kernel)
    for name, entry in compiled.choices.items():
        put(entries, name, entry, kernel)


def _refinements_left_out(builder: Builder, jobs: list[Job], every: bool) -> list[dict[str, Any]]:
    """The stored refinements that the code makes no use of, as it is now, built this time or earlier.

    `every`: also those of kernels and variants that are no more.
    """
    found = [one for cpu in {job.cpu.pieces: job.cpu for job in jobs}.values() for one in gone(builder.library, cpu)
             ] if every else []
    for job in jobs:
        try:
            manifest = json.loads(builder.paths(*job.where)["manifest"].read_text(encoding="utf-8"))
            found += [{"kernel": job.label, **one} for one in manifest.get("left_out", ())]
        except (OSError, ValueError):  # of what failed there may be nothing
            continue
    return found


def _say_refinements_left_out(unused: list[dict[str, Any]]) -> None:
    if not unused:
        return
    click.echo(f"{len(unused)} stored refinement{'s do' if len(unused) > 1 else ' does'} not apply, "
               f"{sum(one['lost'] for one in unused):.1f} planned clocks a pass lost:")
    for one in unused:
        planned = "" if one["planned"] is None else f", {one['planned']:.1f} planned clocks"
        now = "" if one["now"] is None else f", now {one['now']:.1f}"
        model = "" if one["model"] is None else f", {one['model']:.1f} clocks by the model in the stored order"
        click.echo(f"  {one['kernel']} {one['piece']}{planned}{now}{model}: {one['why']}")
    click.echo("`./cw refine --adopt` judges them anew")


def _ahead(work: list[Job], asked: int, builder: Builder) -> str:
    """What is about to be built."""
    cpus = list(dict.fromkeys(job.cpu.target for job in work))
    names = list(dict.fromkeys(job.label.partition("/")[2] for job in work))
    what = names[0] if len(names) == 1 else f"{len(work)} kernels"
    where = cpus[0] if len(cpus) == 1 else f"{len(cpus)} CPUs"
    rest = f"; {asked - len(work)} of {asked} are up to date" if asked > len(work) else ""
    return f"building {what} for {where}{', one plan each' if builder.quick else ''}{rest} …"


def _written(builder: Builder, job: Job, done: Outcome) -> Outcome:
    """The outcome once its files are written, or why they cannot be."""
    try:
        if done.compiled:
            builder.write(job.kernel, job.cpu, done.compiled, job.variant, checked=done.checked is not None)
        elif done.checked:
            builder.mark_checked(*job.where)
    except (UserError, OSError) as error:
        code, message = shared.explain(error)
        return Outcome(exit=code, message=message)
    return done


def _failed(fault: Fault) -> dict[str, Any]:
    """A source, a name or a CPU that nothing can be built of: said, and counted as a failure."""
    click.echo(f"error: {fault.message}", err=True)
    return {"kernel": fault.of, "error": fault.message, "exit": 2}


def _say_left_out(left: list[LeftOut]) -> None:
    for one in left:
        click.echo(f"{one.job.label}: left out: {one.reason}")
