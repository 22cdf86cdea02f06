"""The command of the edit loop: check."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import asdict

import click

from cipherwright.building import checking
from cipherwright.commands import shared
from cipherwright.progress import step

PAUSE = 0.2
"""Seconds between two looks at the files."""


@click.command()
@click.argument("files", nargs=-1, metavar="[FILE]...")
@click.option("--watch", is_flag=True, help="Check again whenever a file changes, until interrupted.")
@click.option("--json", "as_json", is_flag=True, help="Print what is wrong as JSON, a list of sources.")
def check(files: tuple[str, ...], watch: bool, as_json: bool) -> None:
    """Check sources without compiling them: parse, evaluate, weigh mappings, interpret on vectors.

    FILE is a path, or the name of a source in ciphers/; without one all of these are checked. Everything that is wrong
    is said as FILE:LINE:COLUMN, with the line and what mends it. Of the vectors some of every variant are run, as a
    build does; `./cw vectors NAME --interpret` runs all. Whether a kernel can be laid out as a mapping says, in lanes,
    streams or slices, only a build finds out.

    \b
    Example:
      ./cw check aes
      ./cw check ciphers/aes.cw --watch
    """
    reports: list[checking.Report] = []

    def prepare() -> tuple[checking.Stamp, Callable[[], object]]:
        library = shared.get_library()
        sources = checking.sources_named(library, files)
        before = checking.stamps([*([] if files else [library.project.ciphers]), *(s.path for s in sources)])

        def run() -> None:
            reports.clear()
            for source in sources:
                with step(f"checking {source.path.name}"):
                    reports.append(checking.check(library, source))
                if not as_json:
                    click.echo(reports[-1].text, err=bool(reports[-1].findings))
            if as_json:
                shared.emit([asdict(report) for report in reports])
            if watch:
                click.echo(f"── {time.strftime('%H:%M:%S')}, waiting for a change; Ctrl-C ends", err=True)

        return {**before, **checking.stamps(checking.files_of(library, sources))}, run

    if not watch:
        prepare()[1]()
    else:
        try:
            checking.watch(prepare, lambda: time.sleep(PAUSE))
        except KeyboardInterrupt:
            click.echo(err=True)
    if not reports:
        click.echo("no sources; `./cw new NAME` makes a first one", err=True)
    raise SystemExit(max((report.exit for report in reports), default=2))
