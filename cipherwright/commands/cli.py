"""The command line. Exit codes: 0 done, 1 a check failed, 2 bad input or usage, 3 a bug in the tool."""

from __future__ import annotations

import gc
import importlib
import os
import sys
from difflib import get_close_matches

import click

from cipherwright import __version__
from cipherwright.commands.table import COMMANDS
from cipherwright.paths import in_words
from cipherwright.project.templates import LIKE

BETWEEN_COLLECTIONS = (100_000, 10, 10)
"""New objects until Python looks for cycles (`gc.set_threshold`).

A compiler makes many objects that live on, and few cycles: with Python's own 700 a fifth of a build was such looks.
"""
BESIDE = 6
"""Columns of help that neither names of commands nor texts take."""


class Formatter(click.HelpFormatter):
    """Help, in which the program is called as the user calls it."""

    def getvalue(self) -> str:
        """The text of the help."""
        return in_words(super().getvalue())


click.Context.formatter_class = Formatter


class Group(click.Group):
    """A group that loads the module of a command of the table when the command is asked for, and not before."""

    def list_commands(self, ctx: click.Context | None = None) -> list[str]:
        """Those of this module in the order of definition, then the table's."""
        return list(dict.fromkeys([*self.commands, *COMMANDS]))

    def get_command(self, ctx: click.Context | None, cmd_name: str) -> click.Command | None:
        """The command, its module loaded; None if there is none of that name."""
        if cmd_name in self.commands or cmd_name not in COMMANDS:
            return self.commands.get(cmd_name)
        row = COMMANDS[cmd_name]
        found: click.Command = getattr(importlib.import_module(row.module), row.function)
        return found

    def resolve_command(self, ctx: click.Context,
                        args: list[str]) -> tuple[str | None, click.Command | None, list[str]]:
        """As click's, and of a name that there is none of, the nearest."""
        try:
            return super().resolve_command(ctx, args)
        except click.UsageError as error:
            near = get_close_matches(args[0], self.list_commands(), 1)
            if not near or args[0] in self.list_commands():
                raise
            raise click.UsageError(f"No such command '{args[0]}'. Did you mean '{near[0]}'?", error.ctx) from None

    def every(self) -> dict[str, click.Command]:
        """All commands by their names, their modules loaded."""
        found = {name: self.get_command(None, name) for name in self.list_commands()}
        return {name: command for name, command in found.items() if command is not None}

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """As click's, without the modules of the table's commands."""
        said = [click.Command(row.name, help=row.text, hidden=row.hidden) for row in COMMANDS.values()]
        shown = [one for one in (*self.commands.values(), *said) if not one.hidden]
        limit = formatter.width - BESIDE - max(len(one.name or "") for one in shown)
        with formatter.section("Commands"):
            formatter.write_dl([(one.name or "", one.get_short_help_str(limit)) for one in shown])


@click.group(cls=Group, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, "--version", message="cipherwright %(version)s")
@click.option("--debug", is_flag=True, help="Show the traceback of an internal error.")
def cli(debug: bool) -> None:
    """From cipher sources to scheduled NASM for one CPU.

    \b
    Example:
      ./cw new mycipher && ./cw build mycipher_encrypt --cpu northwood
    """
    from cipherwright import kept

    gc.set_threshold(*BETWEEN_COLLECTIONS)
    kept.install()


@cli.command("cpus")
@click.option("--json", "as_json", is_flag=True, help="Print the list as JSON.")
def cpus_command(as_json: bool) -> None:
    """List the CPUs that the pipeline model knows, each with the targets that kernels can be built for.

    Every table is read whole; one that cannot be used is left out, and said why.

    \b
    Example:
      ./cw cpus
    """
    from cipherwright.commands import shared
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
    from cipherwright.building.jobs import variant_cpus
    from cipherwright.building.listing import listing
    from cipherwright.commands import shared
    from cipherwright.progress import step

    with step("reading the sources"):
        rows, faults = listing(library := shared.get_library())
    shared.say_left_out(faults)
    if as_json:
        shared.emit(rows)
        return
    width = max((len(row["kernel"]) for row in rows), default=0)
    for row in rows:
        click.echo(f"{row['kernel']:{width}}  {row['source']}  {', '.join(row['algorithms']) or '-'}")
        other = {} if all(row["variants"].values()) else variant_cpus(library, row["kernel"], every=True)
        for variant, cpus in row["variants"].items():
            unasked = f"only where --cpu names one of {', '.join(other[variant])}" if other.get(variant) else \
                "no CPU has its registers"
            click.echo(f"{'':{width}}  variant {variant}: {', '.join(cpus) or unasked}")


@cli.command()
@click.argument("name")
@click.option("--like", type=click.Choice(LIKE), default="arx", show_default=True,
              help="The kind of cipher: a block cipher of either round, or a protocol.")
def new(name: str, like: str) -> None:
    """Write a small working cipher into the project's folder of sources, and a stub of its test vectors.

    \b
    Example:
      ./cw new mycipher --like sbox
      ./cw new mystream --like stream
    """
    from cipherwright.commands import shared
    from cipherwright.project.project import need_own
    from cipherwright.project.scaffold import create
    from cipherwright.project.sources import shown_path

    library = shared.get_library()
    need_own(library.project, "new")
    for path in create(library, name, like):
        click.echo(f"wrote {shown_path(path)}")
    click.echo(in_words(f"next: ./cw build {name}; ./cw test {name}"))


def _leave_the_current_folder() -> None:
    """Programs are looked for on PATH by whole paths alone: what a relative one finds may be a stranger's file."""
    named = os.environ.get("PATH")
    if named is not None:
        os.environ["PATH"] = os.pathsep.join(p for p in named.split(os.pathsep) if os.path.isabs(p))


def main(args: list[str] | None = None) -> None:
    """Run the command line; never shows a traceback unless asked to."""
    args = sys.argv[1:] if args is None else args
    _leave_the_current_folder()
    debug = "--debug" in args
    args = ["--debug"] * debug + [a for a in args if a != "--debug"]
    try:
        cli.main(args=args, prog_name=in_words("./cw").removeprefix("./"), standalone_mode=False)
    except click.exceptions.Exit as stop:
        raise SystemExit(stop.exit_code) from None
    except click.ClickException as error:
        if isinstance(error, click.MissingParameter) and error.param and "--cpu" in error.param.opts:
            said = in_words("Name a CPU, as `./cw cpus` lists them, or `native`, this machine's")
            error = click.MissingParameter(said, error.ctx, error.param, error.param_hint)
        error.show()
        raise SystemExit(2) from None
    except (click.Abort, KeyboardInterrupt):
        click.echo("interrupted", err=True)
        raise SystemExit(130) from None
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(1) from None
    except Exception as error:
        import traceback

        from cipherwright.commands import shared

        code, message = shared.explain(error)
        if debug:
            traceback.print_exc()
        click.echo(f"error: {message}", err=True)
        raise SystemExit(code) from None
