"""The command line. Exit codes: 0 done, 1 a check failed, 2 bad input or usage, 3 a bug in the tool."""

from __future__ import annotations

import difflib
import json
import os
import sys
import time
import traceback
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cipherwright.build import Builder, get_cpu
from cipherwright.errors import CheckFailed, UserError
from cipherwright.manifest import in_short
from cipherwright.parallel import Outcome, compile_all
from cipherwright.sources import ROOT, Library, shown_path, suggestion

if TYPE_CHECKING:
    from targets.cpu import Cpu

KNOWN = {"UnknownCpu": 2, "TableError": 2, "SourceError": 2, "UnknownForm": 2, "UnknownRow": 2, "ToolMissing": 2,
         "MachineUnavailable": 2, "MachineError": 1, "CallFault": 1, "AbiViolation": 1,
         "AssembleError": 1, "ObjectError": 1, "RecursionError": 2,
         "CallSpecError": 2, "TraceError": 1}
"""Errors of other parts, by class name (of the error or a base), whose message is enough by itself."""


def get_library() -> Library:
    """The sources of this repository."""
    return Library(ROOT)


def emit(data: Any) -> None:
    """Print JSON."""
    click.echo(json.dumps(data, indent=1, ensure_ascii=False))


class Group(click.Group):
    """A group whose help ends with where to go on."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """In the order of definition."""
        return list(self.commands)


@click.group(cls=Group, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--debug", is_flag=True, help="Show the traceback of an internal error.")
def cli(debug: bool) -> None:
    """From cipher sources to scheduled NASM for one CPU.

    \b
    Example:
      ./cw new mycipher && ./cw build mycipher_encrypt --cpu northwood
    """


@cli.command()
@click.argument("kernels", nargs=-1, metavar="[KERNEL|ALGORITHM]...")
@click.option("--cpu", "cpus", multiple=True, help="Only this CPU (repeatable); default: all of them.")
@click.option("--dump-after", metavar="PASS", help="Print the state after this pass; nothing is written.")
@click.option("--out", type=click.Path(path_type=Path, file_okay=False), help="Instead of generated/.")
@click.option("--variant", metavar="NAME", help="Build the mapping of this name, as KERNEL-NAME.asm.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
def build(kernels: tuple[str, ...], cpus: tuple[str, ...], dump_after: str | None, out: Path | None,
          variant: str | None, as_json: bool) -> None:
    """Compile kernels into generated/<cpu>/; no argument: all of them. Only what changed is rebuilt.

    An algorithm's name stands for all its kernels.

    \b
    Example:
      ./cw build aes128_encrypt --cpu northwood --cpu prescott
    """
    start = time.monotonic()
    library = get_library()
    builder = Builder(library, out or library.root / "generated")
    asked = [kernel for name in kernels for kernel in library.kernels_for(name)]
    names = list(dict.fromkeys(asked)) or list(library.kernels)
    tables = _tables(cpus)
    if dump_after is not None:
        check_pass(dump_after)
    if variant is not None:
        names = _having_variant(library, names, variant, all_of_them=bool(kernels))
    if not names:
        raise UserError(f"no kernels in {library.root / 'ciphers'}; `./cw new NAME` makes a first one")
    if dump_after is not None:
        for name in names:
            for cpu in tables:
                builder.compile(name, cpu, dump_after, click.echo, variant)
        return
    built, failed = _build_all(builder, names, tables, variant, quiet=as_json)
    seconds = time.monotonic() - start
    total = len(names) * len(tables)
    if as_json:
        emit({"built": built, "failed": failed, "unchanged": total - len(built) - len(failed),
              "seconds": round(seconds, 3)})
    else:
        click.echo(f"{len(built)} built, {total - len(built) - len(failed)} unchanged, {len(failed)} failed, "
                   f"in {seconds:.1f} s: {shown_path(builder.out)}/")
    if failed:
        raise SystemExit(max(item["exit"] for item in failed))


def _having_variant(library: Library, names: list[str], variant: str, all_of_them: bool) -> list[str]:
    """The kernels that have a mapping of this name; those asked for by name must have it."""
    known = {name: library.source_of(name).variants(name) for name in names}
    lacking = [name for name in names if variant not in known[name]]
    if lacking and (all_of_them or len(lacking) == len(names)):
        name = lacking[0] if all_of_them else None
        there = known[name] if name else set().union(*known.values())
        raise UserError(f"{f'kernel {name}' if name else 'no kernel'} has {'no' if name else 'a'} variant `{variant}`: "
                        f"{suggestion(variant, there)}; a source declares one by `mapping KERNEL {variant} {{ … }}`")
    return [name for name in names if variant in known[name]]


def check_pass(name: str) -> None:
    """Refuse the name of a pass that does not exist; the message lists those that do."""
    from cipherwright.pipeline import PASSES

    if name not in PASSES:
        close = difflib.get_close_matches(name, PASSES, 1)
        raise UserError(f"no pass is called `{name}`{f', did you mean {close[0]}?' if close else ':'} "
                        f"the passes, in order, are {', '.join(PASSES)}")


def _build_all(builder: Builder, names: list[str], tables: list[Cpu], variant: str | None,
               quiet: bool) -> tuple[list[str], list[dict[str, Any]]]:
    """Build what is not up to date; one kernel's failure does not stop the others."""
    built: list[str] = []
    failed: list[dict[str, Any]] = []
    work = [(name, cpu) for name in names for cpu in tables if not builder.up_to_date(name, cpu, variant)]
    outcomes = compile_all(builder, work, variant, explain)
    for number, ((name, cpu), done) in enumerate(zip(work, outcomes, strict=True), 1):
        label = f"{cpu.name}/{name}" + (f"-{variant}" if variant else "")
        try:
            if done.compiled:
                builder.write(name, cpu, done.compiled, variant)
        except UserError as error:
            done = Outcome(exit=2, message=str(error))
        if not done.compiled:
            again = any(item["error"] == done.message for item in failed)  # a fault of the source: alike for every CPU
            failed.append({"kernel": label, "error": done.message, "exit": done.exit})
            click.echo(f"[{number}/{len(work)}] {label}: {'the same error' if again else done.message}", err=True)
            continue
        built.append(label)
        for warning in done.compiled.manifest.get("warnings", []):
            click.echo(f"[{number}/{len(work)}] {label}: warning: {warning}", err=True)
        if not quiet:
            click.echo(f"[{number}/{len(work)}] {label}: {in_short(done.compiled.manifest)}; scheduled in "
                       f"{done.compiled.seconds:.1f} s, all in {done.seconds:.1f} s")
    return built, failed


def _tables(cpus: tuple[str, ...]) -> list[Cpu]:
    from targets.cpu import cpu_names

    return [get_cpu(name) for name in dict.fromkeys(cpus or cpu_names())]


@cli.command("cpus")
@click.option("--json", "as_json", is_flag=True, help="Print the list as JSON.")
def cpus_command(as_json: bool) -> None:
    """List the CPUs there are tables for.

    \b
    Example:
      ./cw cpus
    """
    from targets.cpu import cpu_names

    tables = [get_cpu(name) for name in cpu_names()]
    rows = [{"name": t.name, "description": t.title} for t in tables]
    if as_json:
        emit(rows)
        return
    for row in rows:
        click.echo(f"{row['name']:14}{row['description']}".rstrip())


@cli.command("kernels")
@click.option("--json", "as_json", is_flag=True, help="Print the list as JSON.")
def kernels_command(as_json: bool) -> None:
    """List the kernels, and the algorithms made of them.

    \b
    Example:
      ./cw kernels
    """
    from cipherwright.sources import kernels_of

    library = get_library()
    uses: dict[str, list[str]] = {name: [] for name in library.kernels}
    for name, source in library.algorithms.items():
        for kernel in kernels_of(source.program.algorithms[name]):
            uses.setdefault(kernel, []).append(name)
    if as_json:
        emit([{"kernel": k, "source": shown_path(s.path), "algorithms": uses[k]}
              for k, s in library.kernels.items()])
        return
    width = max((len(name) for name in library.kernels), default=0)
    for name, source in library.kernels.items():
        click.echo(f"{name:{width}}  {shown_path(source.path)}  {', '.join(uses[name]) or '-'}")


@cli.command()
@click.argument("name")
@click.option("--like", type=click.Choice(["arx", "sbox"]), default="arx", show_default=True,
              help="What the round is made of.")
def new(name: str, like: str) -> None:
    """Write ciphers/NAME.cw, a small working cipher, and a stub of its test vectors.

    \b
    Example:
      ./cw new mycipher --like sbox
    """
    from cipherwright.scaffold import create

    for path in create(get_library(), name, like):
        click.echo(f"wrote {shown_path(path)}")
    click.echo(f"next: ./cw build {name}; ./cw test {name}")


def explain(error: BaseException) -> tuple[int, str]:
    """Exit code and message; code 3 means a bug in the tool."""
    if isinstance(error, UserError):
        return 2, str(error)
    if isinstance(error, CheckFailed):
        return 1, str(error)
    for kind in type(error).__mro__:
        if kind.__name__ in KNOWN:
            return KNOWN[kind.__name__], str(error)
    if isinstance(error, OSError):
        where = f"{error.filename}: " if error.filename else ""
        return 2, f"{where}{error.strerror or error}"
    kind_name = type(error).__name__
    return 3, f"a bug in cipherwright ({kind_name}: {error}); run again with --debug for the traceback"


def main(args: list[str] | None = None) -> None:
    """Run the command line; never shows a traceback unless asked to."""
    args = sys.argv[1:] if args is None else args
    debug = "--debug" in args
    args = ["--debug"] * debug + [a for a in args if a != "--debug"]
    try:
        cli.main(args=args, prog_name="cw", standalone_mode=False)
    except click.exceptions.Exit as stop:
        raise SystemExit(stop.exit_code) from None
    except click.ClickException as error:
        error.show()
        raise SystemExit(2) from None
    except (click.Abort, KeyboardInterrupt):
        click.echo("interrupted", err=True)
        raise SystemExit(130) from None
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(1) from None
    except Exception as error:
        code, message = explain(error)
        if debug:
            traceback.print_exc()
        click.echo(f"error: {message}", err=True)
        raise SystemExit(code) from None


from cipherwright import (  # noqa: E402
    cli_check,
    cli_explain,
    cli_measure,
    cli_model,
    cli_refine,
    cli_report,
    cli_run,
    cli_simulate,
    peers,
)

cli_check.register(cli)
cli_run.register(cli)
cli_refine.register(cli)
cli_measure.register(cli)
cli_explain.register(cli)
cli_model.register(cli)
cli_simulate.register(cli)
cli_report.register(cli)
cli.add_command(peers.peers)
