"""The commands that run or compare kernels: test, vectors, run, diff."""

from __future__ import annotations

import shutil
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cipherwright.build import Builder, MachineExecutor, get_cpu
from cipherwright.errors import UserError
from cipherwright.protocols import Cipher, make_cipher
from cipherwright.run import parse_hex, run_file
from cipherwright.sources import Library, Source
from cipherwright.vectors import Failure, check_all, load_vectors, summary

if TYPE_CHECKING:
    from cipherwright.manifest import Line
    from targets.cpu import Cost

PROGRESS_FROM = 8 << 20


def _library() -> Library:
    from cipherwright import cli

    return cli.get_library()


def _emit(data: Any) -> None:
    from cipherwright import cli

    cli.emit(data)


def _cipher(library: Library, source: Source, algorithm: Any, cpu: str | None) -> tuple[Cipher, str]:
    """A cipher run by machine code for a CPU, or by the interpreter; and how it is run, in words."""
    if cpu is None:
        return make_cipher(algorithm, source.program, source.interpreter, source.params), "interpreted"
    executor = MachineExecutor(Builder(library, library.root / "generated"), get_cpu(cpu))
    return make_cipher(algorithm, source.program, executor, source.params), executor.how


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


@click.command()
@click.argument("kernels", nargs=-1, metavar="[KERNEL]...")
@click.option("--cpu", "cpus", multiple=True, help="Test the code for this CPU (repeatable); default: all.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
def test(kernels: tuple[str, ...], cpus: tuple[str, ...], as_json: bool) -> None:
    """Run a kernel's (or algorithm's) test vectors on its machine code; no argument: the whole test suite.

    \b
    Example:
      ./cw test aes128_encrypt --cpu northwood
    """
    library = _library()
    if not kernels and not cpus:
        done = subprocess.run([sys.executable, "-m", "pytest", "tests"], cwd=library.root)
        raise SystemExit(1 if done.returncode else 0)
    from targets.cpu import cpu_names

    names = kernels or tuple(library.algorithms)
    wanted = {a.name: (s, a) for name in names for s, a in library.algorithms_for(name)}
    results = []
    for source, algorithm in wanted.values():
        vectors = source.vectors(algorithm, library.root)
        for cpu in cpus or cpu_names():
            cipher, how = _cipher(library, source, algorithm, cpu)
            results.append((algorithm.name, how, len(vectors), check_all(cipher, vectors)))
    _report(results, as_json)


@click.command()
@click.argument("name", metavar="KERNEL|ALGORITHM")
@click.option("--cpu", help="Run the code for this CPU.")
@click.option("--interpret", is_flag=True, help="Run the source itself, not machine code.")
@click.option("--file", "file", type=click.Path(path_type=Path, exists=False),
              help="Vectors from this file; default: those the algorithm names.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
def vectors(name: str, cpu: str | None, interpret: bool, file: Path | None, as_json: bool) -> None:
    """Check a cipher against a file of test vectors. Says whether the code ran natively or emulated.

    Of the file's vectors, those of the algorithm's variants are run; all of them if it has none of these.

    \b
    Example:
      ./cw vectors aes128 --cpu northwood --file my-vectors.json
    """
    if interpret == (cpu is not None):
        raise UserError("choose one: --cpu CPU or --interpret")
    library = _library()
    results = []
    for source, algorithm in library.algorithms_for(name):
        if file is None:
            chosen = source.vectors(algorithm, library.root)
        else:
            chosen = load_vectors(file)
            variants = {v for _, named in algorithm.vectors for v in named}
            chosen = [v for v in chosen if v["variant"] in variants] or chosen
        cipher, how = _cipher(library, source, algorithm, cpu)
        results.append((algorithm.name, how, len(chosen), check_all(cipher, chosen)))
    _report(results, as_json)


@click.command()
@click.argument("algorithm")
@click.option("--cpu", required=True, help="Run the code for this CPU.")
@click.option("--mode", required=True, type=click.Choice(["ctr", "ecb", "stream", "keystream"]))
@click.option("--key", required=True, metavar="HEX", help="The key.")
@click.option("--iv", default="", metavar="HEX", help="IV, or the initial counter block.")
@click.option("--in", "source_path", type=click.Path(path_type=Path), help="The file to read.")
@click.option("--out", "target", required=True, type=click.Path(path_type=Path), help="The file to write.")
@click.option("--length", type=click.IntRange(min=0), help="How many bytes; default: the whole file.")
def run(algorithm: str, cpu: str, mode: str, key: str, iv: str, source_path: Path | None, target: Path,
        length: int | None) -> None:
    """Encrypt a file with a generated kernel (CTR and stream modes decrypt, too).

    \b
    Example:
      ./cw run aes128 --cpu northwood --mode ctr --key 000102030405060708090a0b0c0d0e0f \\
          --iv 00000000000000000000000000000000 --in plain.bin --out cipher.bin
    """
    key_bytes, iv_bytes = parse_hex("--key", key), parse_hex("--iv", iv)
    library = _library()
    source, found = library.algorithm(algorithm)
    cipher, how = _cipher(library, source, found, cpu)
    bar: Any = None

    def advance(done: int, total: int) -> None:
        nonlocal bar
        if total < PROGRESS_FROM:
            return
        if bar is None:
            bar = click.progressbar(length=total, label=how, file=sys.stderr)
            bar.__enter__()
        bar.update(done - bar.pos)

    try:
        count = run_file(cipher, mode, key_bytes, iv_bytes, source_path, target, length, advance)
    finally:
        if bar is not None:
            bar.__exit__(None, None, None)
    click.echo(f"{count} bytes, {found.name} {mode}, {how}: {target}", err=True)


@click.command()
@click.argument("kernel", metavar="KERNEL|ALGORITHM")
@click.argument("cpu_a", metavar="CPU")
@click.argument("cpu_b", metavar="CPU")
@click.option("--width", type=click.IntRange(min=60), help="Columns; default: the terminal's.")
@click.option("--only-changed", is_flag=True, help="Fold operations that are the same into one line.")
@click.option("--json", "as_json", is_flag=True, help="Print rows, totals and reasons as JSON.")
def diff(kernel: str, cpu_a: str, cpu_b: str, width: int | None, only_changed: bool, as_json: bool) -> None:
    """Two CPUs' schedules of a kernel side by side, matched by source operation.

    Of an algorithm, its main kernel is shown: that which encrypts or makes the keystream.

    \b
    Example:
      ./cw diff aes128_encrypt northwood prescott --only-changed
    """
    from cipherwright import difference, difference_view

    library = _library()
    name, role = library.main_kernel(kernel)
    if cpu_a == cpu_b:
        raise UserError(f"both CPUs are {cpu_a}: choose two")
    builder = Builder(library, library.root / "generated")
    one, two = get_cpu(cpu_a), get_cpu(cpu_b)
    a, b = builder.compile(name, one), builder.compile(name, two)
    rows = difference.match(a.schedule, b.schedule)
    said = difference.reasons(rows, cpu_a, cpu_b) + difference.unrolling(a, b, cpu_a, cpu_b)
    forms = difference.form_costs(rows, one, two)
    sums = {cpu_a: difference.totals(a), cpu_b: difference.totals(b)}
    if as_json:
        _emit({"kernel": name, "rows": [{"mark": r.mark, cpu_a: _line(r.a), cpu_b: _line(r.b)} for r in rows
                                        if not only_changed or r.mark != "same"], "totals": sums, "reasons": said,
               "forms": [{"form": f.form, cpu_a: _cost(f.uses[0], f.costs[0]), cpu_b: _cost(f.uses[1], f.costs[1])}
                         for f in forms]})
        return
    columns = max(60, width or shutil.get_terminal_size((100, 24)).columns)
    title = f"{name}{f' ({role})' if role else ''}: {cpu_a} and {cpu_b}"
    click.echo("\n".join(difference_view.render(title, rows, name, sums, said, forms, columns, only_changed)))


def _line(line: Line | None) -> dict[str, Any] | None:
    return None if line is None else asdict(line)


def _cost(uses: int, cost: Cost | None) -> dict[str, Any]:
    known = {"uops": cost.uops, "latency": cost.latency, "latency_mem": cost.latency_mem} if cost else {}
    return {"uses": uses, **known}


def register(group: click.Group) -> None:
    """Add these commands to the command line."""
    for command in (test, vectors, run, diff):
        group.add_command(command)
