"""The commands that run kernels on test vectors: test, vectors."""

from __future__ import annotations

import itertools
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import click

from cipherwright.building.build import Builder, get_cpu, get_cpus
from cipherwright.building.jobs import Job, all_jobs
from cipherwright.building.parallel import make_ready
from cipherwright.building.running import MachineExecutor
from cipherwright.commands import native, shared
from cipherwright.errors import UserError
from cipherwright.paths import TOOL
from cipherwright.progress import note, step
from cipherwright.project.sources import Library, Source, kernels_of, suggestion
from cipherwright.protocols.bound import Bound
from cipherwright.protocols.hashes import Hash
from cipherwright.protocols.keystream import Keystream
from cipherwright.protocols.protocols import Cipher, make_cipher
from cipherwright.protocols.vectors import Failure, check_all, load_vectors, summary

if TYPE_CHECKING:
    from targets.cpu import Cpu


def _library() -> Library:
    return shared.get_library()


def _emit(data: Any) -> None:
    shared.emit(data)


class SeveralMessages(UserError):
    """A variant takes several messages at once, and its protocol has one: no vector meets it."""


def open_cipher(library: Library, source: Source, algorithm: Any, cpu: str | None, variant: str | None = None,
                builder: Builder | None = None) -> tuple[Cipher, str]:
    """A cipher run by machine code for a CPU, or by the interpreter; and how it is run, in words.

    With `variant`, those of its kernels that have a mapping of this name are run so; a hash or a stream cipher whose
    variant takes several messages at once uses it while there are as many, and the kernel itself for the rest.
    """
    if cpu is None:
        if variant is not None:
            raise UserError("a variant is code for one CPU: give --cpu, or leave --variant out")
        with source.errors():
            return make_cipher(algorithm, source.program, source.interpreter, source.params), "interpreted"
    table = get_cpu(cpu)
    if variant is not None:
        _check_variant(source, algorithm, cpu, variant)
    executor = MachineExecutor(builder or Builder(library, library.project.generated), table)
    if variant is None:
        with source.errors():
            return make_cipher(algorithm, source.program, executor, source.params), executor.how
    return with_variant(source, algorithm, executor, variant), f"{executor.how}, variant {variant}"


def _check_variant(source: Source, algorithm: Any, cpu: str, variant: str) -> None:
    """Refuse a variant that no kernel of the algorithm has on this CPU."""
    names = kernels_of(algorithm)
    from targets.cpu import mode_names

    there = {v for name in names for v in source.variants(name, cpu)}
    if variant in there:
        return
    elsewhere = any(variant in source.variants(name) for name in names)
    meant = [c for c in mode_names() if any(variant in source.variants(name, c) for name in names)]
    hint = f"it is for {', '.join(meant)}" if elsewhere else suggestion(variant, there)
    raise UserError(f"no kernel of {algorithm.name} has a variant `{variant}` for {cpu}: {hint}; a source declares one "
                    f"by `mapping KERNEL {variant} {{ … }}`")


def with_variant(source: Source, algorithm: Any, executor: MachineExecutor, variant: str) -> Cipher:
    """The cipher; those of its kernels that have a mapping of this name are run so."""
    having = [name for name in kernels_of(algorithm) if variant in source.variants(name, executor.cpu.name)]
    messages = {name: executor.messages(f"{name}-{variant}") for name in having}

    def execute(name: str, args: list[bytes | int]) -> list[bytes]:
        return executor(f"{name}-{variant}" if messages.get(name) == 1 else name, args)

    with source.errors():
        cipher = make_cipher(algorithm, source.program, execute, source.params)
    for name, count in messages.items():
        if count == 1:
            continue
        if not isinstance(cipher, Hash | Keystream):
            raise SeveralMessages(f"variant `{variant}` of kernel {name} takes {count} messages at once, because its "
                                  f"blocks depend on each other; protocol {algorithm.protocol} has one message at a "
                                  "time: `./cw measure` and `./cw explain` run such a kernel")
        cipher.run_together(Bound(f"{name}-{variant}", source.params(name), executor, count))
    return cipher


def _report(results: list[tuple[str, str, int, list[Failure]]], as_json: bool) -> None:
    """Print results (name, how, count, failures); exit code 1 on a failure, or if nothing ran."""
    if as_json:
        _emit([{"algorithm": name, "how": how, "vectors": count,
                "failures": [{"id": f.id, "expected": f.expected.hex(), "got": f.got.hex()}
                             for f in failures]}
               for name, how, count, failures in results])
    else:
        for name, how, count, failures in results:
            click.echo(summary(name, count, failures, how))
    if any(failures or not count for _, _, count, failures in results):
        raise SystemExit(1)


def _whole_suite(quick: bool, full: bool) -> NoReturn:
    """Run cipherwright's own tests, and exit."""
    if quick and full:
        raise UserError("--quick leaves tests out and --full leaves none out: choose one")
    only = ["--quick"] * quick + ["-m", "not slow"] * full
    done = subprocess.run([sys.executable, "-m", "pytest", *only, "tests"], cwd=TOOL, check=False)
    raise SystemExit(1 if done.returncode else 0)


def _of_the_suite_alone(option: str, library: Library) -> UserError:
    """What is said of an option that chooses tests where no tests of the tool are run."""
    if library.root == TOOL:
        return UserError(f"{option} is about the whole suite of cipherwright itself: leave out the kernels, --cpu and "
                         "--variant")
    return UserError(f"{option} is about the suite of cipherwright itself: leave it out, every test of a project is "
                     "run")


@click.command()
@click.argument("kernels", nargs=-1, metavar="[KERNEL]...")
@click.option("--cpu", "cpus", multiple=True, callback=native.option,
              help="Test the code for this CPU (repeatable), `native` for this machine's; default: those of which "
                   "generated/ has code, else all that a build makes it for.")
@click.option("--variant", metavar="NAME", help="Only the kernels' variants of this name.")
@click.option("--quick", is_flag=True, help="The suite in a minute: one case of each test, none of the long ones.")
@click.option("--full", is_flag=True, help="The suite with all that its default run leaves out for its length.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
def test(kernels: tuple[str, ...], cpus: tuple[str, ...], variant: str | None, quick: bool, full: bool,
         as_json: bool) -> None:
    """Run a kernel's (or algorithm's) test vectors on its machine code; no argument: all of the project's.

    In cipherwright's own repository `./cw test` alone is its whole test suite.

    Without --variant the vectors run on the default mappings and again on every variant that the CPU has. Each runs
    whole and in pieces; one that takes several messages at once gets as many vectors side by side. What kernels leave
    in memory for their next call is compared with what the source leaves.

    \b
    Example:
      ./cw test aes128_encrypt --cpu northwood
    """
    library = _library()
    if not kernels and not cpus and variant is None and library.root == TOOL:
        _whole_suite(quick, full)
    if quick or full:
        raise _of_the_suite_alone("--quick" if quick else "--full", library)

    faults = [] if kernels else library.usable("algorithm")[1]
    tables, broken = get_cpus(cpus)
    faults += broken
    shared.say_left_out(faults)
    names = kernels or tuple(library.usable("algorithm")[0])
    wanted = {a.name: (s, a) for name in names for s, a in library.tested_for(name)}
    vectors = {name: source.vectors(algorithm) for name, (source, algorithm) in wanted.items()}
    builder, results = Builder(library, library.project.generated), []
    jobs = {name: _tested(builder, kernels_of(algorithm), tables, bool(cpus), variant)
            for name, (_, algorithm) in wanted.items()}
    _make_ready(builder, [job for some in jobs.values() for job in _called(some, variant)])
    for name, (source, algorithm) in wanted.items():
        for cpu, chosen in _mappings(jobs[name], tables, bool(cpus), variant):
            named = f"{name} for {cpu}{f', variant {chosen}' if chosen else ''}"
            with step(f"testing {named}"):
                try:
                    cipher, how = open_cipher(library, source, algorithm, cpu, chosen, builder)
                except SeveralMessages as error:
                    if variant is not None:
                        raise
                    click.echo(f"left out: {error}", err=True)
                    continue
                failures = check_all(cipher, vectors[name], _counted(len(vectors[name])), reference=source.interpreter)
            results.append((name, how, len(vectors[name]), failures))
    _report(results, as_json)
    if faults:
        raise SystemExit(2)


def _tested(builder: Builder, kernels: list[str], tables: list[Cpu], named: bool, variant: str | None) -> list[Job]:
    """What there is to test of an algorithm's kernels: on CPUs that are not `named`, what a build has made.

    Where it has made nothing of them, or not the variant that is asked for, all that it would make.
    """
    every = all_jobs(builder.library, kernels, tables, every=True)[0]
    if named:
        return every
    made = [job for job in every if builder.paths(*job.where)["manifest"].is_file()]
    if variant is not None and all(job.variant != variant for job in made):
        made = []
    return made or all_jobs(builder.library, kernels, tables)[0]


def _counted(total: int) -> Callable[[], None]:
    """A function to call after each vector, which notes how many are done."""
    done = itertools.count(1)
    return lambda: note(f"{next(done)} of {total} vectors")


def _make_ready(builder: Builder, jobs: list[Job]) -> None:
    """Compile what is to be run and not there, on all processors."""
    make_ready(builder, jobs, shared.explain, lambda line: click.echo(line, err=True))


def _called(jobs: list[Job], variant: str | None) -> list[Job]:
    """Of all there is of an algorithm, what its tests call: with a variant, on each CPU that has it, the kernels'
    variants, and the default mappings of kernels without."""
    if variant is None:
        return jobs
    having = {(job.cpu.target, job.kernel) for job in jobs if job.variant == variant}
    there = {target for target, _ in having}
    return [job for job in jobs if job.variant == variant or (
        job.variant is None and job.cpu.target in there and (job.cpu.target, job.kernel) not in having)]


def _mappings(jobs: list[Job], tables: list[Cpu], named: bool, variant: str | None) -> list[tuple[str, str | None]]:
    """What to test of an algorithm: (CPU, variant), by default each CPU's default mappings and all its variants.

    `named`: the CPUs were asked for. A variant that is asked for without a CPU is tested where it is.
    """
    found = dict.fromkeys((job.cpu.name, job.variant) for job in jobs)
    if variant is None:
        return list(found)
    return [one for one in found if one[1] == variant] if not named and any(v == variant for _, v in found) else [
        (cpu.target, variant) for cpu in tables]


@click.command()
@click.argument("name", metavar="KERNEL|ALGORITHM")
@click.option("--cpu", callback=native.option, help="Run the code for this CPU, `native` for this machine's.")
@click.option("--interpret", is_flag=True, help="Run the source itself, not machine code.")
@click.option("--file", "file", type=click.Path(path_type=Path, exists=False),
              help="Vectors from this file; default: those the algorithm names.")
@click.option("--variant", metavar="NAME", help="Run the kernels' variants of this name.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
def vectors(name: str, cpu: str | None, interpret: bool, file: Path | None, variant: str | None,
            as_json: bool) -> None:
    """Check a cipher against a file of test vectors. Says whether the code ran natively or emulated.

    Of the file's vectors, those of the algorithm's variants are run; all of them if it has none of these.

    \b
    Example:
      ./cw vectors aes128 --cpu northwood --file my-vectors.json
    """
    if interpret == (cpu is not None):
        raise UserError("choose one: --cpu CPU or --interpret")
    library = _library()
    builder, results = Builder(library, library.project.generated), []
    for source, algorithm in library.tested_for(name) if file is None else library.algorithms_for(name):
        if file is None:
            chosen = source.vectors(algorithm)
        else:
            chosen = load_vectors(file)
            variants = {v for _, named in algorithm.vectors for v in named}
            chosen = [v for v in chosen if v["variant"] in variants] or chosen
        if cpu is not None:
            jobs, _ = all_jobs(library, kernels_of(algorithm), [get_cpu(cpu)], every=True)
            _make_ready(builder, _called(jobs, variant))
        with step(f"testing {algorithm.name}"):
            cipher, how = open_cipher(library, source, algorithm, cpu, variant, builder)
            failures = check_all(cipher, chosen, _counted(len(chosen)),
                                 reference=None if interpret else source.interpreter)
        results.append((algorithm.name, how, len(chosen), failures))
    _report(results, as_json)
