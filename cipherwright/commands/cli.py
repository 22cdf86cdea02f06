"""The command line. Exit codes: 0 done, 1 a check failed, 2 bad input or usage, 3 a bug in the tool."""

from __future__ import annotations

import os
import sys
import traceback

import click

from cipherwright.commands import bench as bench_commands
from cipherwright.commands import build as build_commands
from cipherwright.commands import check as check_commands
from cipherwright.commands import circuits as circuits_commands
from cipherwright.commands import explain as explain_commands
from cipherwright.commands import measure as measure_commands
from cipherwright.commands import model as model_commands
from cipherwright.commands import project as project_commands
from cipherwright.commands import refine as refine_commands
from cipherwright.commands import report as report_commands
from cipherwright.commands import run as run_commands
from cipherwright.commands import shared
from cipherwright.commands import simulate as simulate_commands
from cipherwright.commands import tune as tune_commands
from cipherwright.instrument import peers
from cipherwright.paths import in_words
from cipherwright.project.sources import shown_path


class Formatter(click.HelpFormatter):
    """Help, in which the program is called as the user calls it."""

    def getvalue(self) -> str:
        return in_words(super().getvalue())


click.Context.formatter_class = Formatter


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


@cli.command("cpus")
@click.option("--json", "as_json", is_flag=True, help="Print the list as JSON.")
def cpus_command(as_json: bool) -> None:
    """List the CPUs that the pipeline model knows, each with the targets that kernels can be built for.

    Every table is read whole; one that cannot be used is left out, and said why.

    \b
    Example:
      ./cw cpus
    """
    from cipherwright.project.sources import Fault
    from targets.cpu import table_name, target_names
    from targets.simulate import check_table
    from targets.tables.files import merged_table, model_names, sound

    usable, broken = sound(model_names(), check_table)
    shared.say_left_out(Fault(name, f"{name}: {error}") for name, error in broken.items())
    targets: dict[str, list[str]] = {name: [] for name in usable}
    for target in target_names():
        if table_name(target) in targets:
            targets[table_name(target)].append(target)
    rows = [(name, str(merged_table(name)["title"]), made) for name, made in targets.items()]
    if as_json:
        shared.emit([{"name": name, "description": title, "targets": made} for name, title, made in rows])
        return
    wide = max((len(title) for _, title, _ in rows), default=0)
    for name, title, made in rows:
        click.echo(f"{name:14}{title:{wide}}  {', '.join(made) or 'model only'}")


@cli.command("kernels")
@click.option("--json", "as_json", is_flag=True, help="Print the list as JSON.")
def kernels_command(as_json: bool) -> None:
    """List the kernels, the algorithms made of them, and the variants of their mappings with the CPUs that have them.

    \b
    Example:
      ./cw kernels
    """
    from cipherwright.building.build import get_cpus
    from cipherwright.building.jobs import variant_cpus
    from cipherwright.project.sources import kernels_of

    library = shared.get_library()
    kernels, faults = library.usable("kernel")
    shared.say_left_out([*faults, *get_cpus()[1]])
    uses: dict[str, list[str]] = {name: [] for name in kernels}
    for name, source in library.usable("algorithm")[0].items():
        for kernel in kernels_of(source.program.algorithms[name]):
            if name not in uses.setdefault(kernel, []):
                uses[kernel].append(name)
    variants = {name: variant_cpus(library, name) for name in kernels}
    if as_json:
        shared.emit([{"kernel": k, "source": shown_path(s.path), "algorithms": uses[k], "variants": variants[k]}
              for k, s in kernels.items()])
        return
    width = max((len(name) for name in kernels), default=0)
    for name, source in kernels.items():
        click.echo(f"{name:{width}}  {shown_path(source.path)}  {', '.join(uses[name]) or '-'}")
        for variant, cpus in variants[name].items():
            click.echo(f"{'':{width}}  variant {variant}: {', '.join(cpus) or 'no CPU has its registers'}")


@cli.command()
@click.argument("name")
@click.option("--like", type=click.Choice(["arx", "sbox"]), default="arx", show_default=True,
              help="What the round is made of.")
def new(name: str, like: str) -> None:
    """Write a small working cipher into the project's folder of sources, and a stub of its test vectors.

    \b
    Example:
      ./cw new mycipher --like sbox
    """
    from cipherwright.project.project import need_own
    from cipherwright.project.scaffold import create

    library = shared.get_library()
    need_own(library.project, "new")
    for path in create(library, name, like):
        click.echo(f"wrote {shown_path(path)}")
    click.echo(in_words(f"next: ./cw build {name}; ./cw test {name}"))


def main(args: list[str] | None = None) -> None:
    """Run the command line; never shows a traceback unless asked to."""
    args = sys.argv[1:] if args is None else args
    debug = "--debug" in args
    args = ["--debug"] * debug + [a for a in args if a != "--debug"]
    try:
        cli.main(args=args, prog_name=in_words("./cw").removeprefix("./"), standalone_mode=False)
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
        code, message = shared.explain(error)
        if debug:
            traceback.print_exc()
        click.echo(f"error: {message}", err=True)
        raise SystemExit(code) from None



for part in (project_commands, build_commands, check_commands, circuits_commands, run_commands, refine_commands,
             tune_commands, measure_commands, bench_commands, explain_commands, model_commands, simulate_commands,
             report_commands):
    part.register(cli)
cli.add_command(peers.peers)
