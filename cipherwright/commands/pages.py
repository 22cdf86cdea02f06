"""The command that makes an index of pages: pages."""

from __future__ import annotations

from pathlib import Path

import click

from cipherwright.commands import shared


@click.command()
@click.argument("folder", metavar="[DIR]", type=click.Path(path_type=Path), default=Path())
@click.option("--json", "as_json", is_flag=True, help="Print the pages that were found as JSON, and write nothing.")
def pages(folder: Path, as_json: bool) -> None:
    """One index of the pages in a folder: those of report, validate, bench, tune, diff and explain.

    It is index.html there. What a page is it says itself; other files are left out. An index.html that is not one of
    these is left as it is.

    \b
    Example:
      ./cw pages looked-at

    Before: ./cw report --html looked-at/report.html; ./cw validate --machine --html looked-at/machine.html;
    ./cw tune chacha20 --cpu core2-64 --html looked-at/chacha20.html.
    """
    from cipherwright.errors import UserError
    from cipherwright.files import write_atomically
    from cipherwright.pages import index
    from cipherwright.project.sources import shown_path

    path = index.place(folder)
    found = index.find(folder)
    if as_json:
        shared.emit([{"path": one.path.relative_to(folder).as_posix(), "kind": one.kind, "title": one.title}
                     for one in found])
        return
    if not found:
        raise UserError(f"no page is in {shown_path(folder)}: report, validate, bench, tune, diff and explain write "
                        "one with --html FILE")
    write_atomically(path, index.text(folder, found).encode())
    click.echo(f"wrote {shown_path(path)}: {len(found)} pages")
