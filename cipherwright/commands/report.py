"""The command that sets the papers' figures beside our kernels' on the model: report."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from cipherwright.building.build import Builder, get_cpu, get_cpus
from cipherwright.commands import shared
from cipherwright.errors import UserError
from cipherwright.files import write_atomically
from cipherwright.progress import counted
from cipherwright.project.project import need_own
from cipherwright.project.sources import Library, shown_path, suggestion
from cipherwright.report.rows import FILE, Published

if TYPE_CHECKING:
    from cipherwright.report.peer_rows import Peer
    from cipherwright.report.peers import PeerRow
    from cipherwright.report.report import Row

PAGE = "report.html"


@click.command()
@click.argument("kernels", nargs=-1, metavar="[KERNEL|ALGORITHM]...")
@click.option("--cpu", "cpus", multiple=True, help="Only rows of this CPU (repeatable).")
@click.option("--paper", "papers", multiple=True, metavar="NNN",
              help="Only rows of the paper with this number (repeatable).")
@click.option("--blocks", type=click.IntRange(1, 65536), help="Blocks in the measured call; default: the papers'.")
@click.option("--peers", "fetch", is_flag=True,
              help="Fetch Debian's OpenSSL first if it is not at hand (network), to stand beside our kernels.")
@click.option("--out", "--html", "out", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE.html",
              help=f"Where the page goes, instead of {PAGE}.")
@click.option("--cluster", metavar="ADDRESS", help="Run our kernels on the Dask cluster whose scheduler is there; the "
              "same command again goes on with what is left. Needs cipherwright[cluster].")
@click.option("--json", "as_json", is_flag=True, help="Print the rows as JSON; no page is written.")
def report(kernels: tuple[str, ...], cpus: tuple[str, ...], papers: tuple[str, ...], blocks: int | None,
           fetch: bool, out: Path | None, cluster: str | None, as_json: bool) -> None:
    """The papers' cycles beside our kernels' on the model, row by row, as one page to look at in a browser.

    Every row of ciphers/report.toml is shown; one whose kernel is not there yet, with the reason. Cycles are
    predictions: each stands beside its lower bounds and the model's bias on that CPU. Unless --paper is given, so are
    the rows of ciphers/peers.toml, OpenSSL's functions on the same model.

    \b
    Example:
      ./cw report --peers
      ./cw report aes128 --cpu northwood --cpu prescott --out aes.html
      ./cw report --json
      ./cw report --cluster tcp://127.0.0.1:8786
    """
    library = shared.get_library()
    if out is None and not as_json:
        need_own(library.project, "report without --out")
    rows, peers = choose(library, kernels, cpus, papers)
    if papers and not fetch:
        peers = []
    shared.say_left_out(get_cpus()[1])
    builder = Builder(library, library.project.generated)
    if not as_json:
        others = f" and {len(peers)} of OpenSSL's functions" if peers else ""
        click.echo(f"putting the kernels of {len(rows)} rows{others} on the model; what was measured before is not "
                   "again …", err=True)
    made, beside = _measure(builder, rows, peers, blocks, fetch, cluster)
    if as_json:
        from cipherwright.report.data import as_data
        from cipherwright.report.peers import peers_data
        from cipherwright.report.verdicts import counts

        shared.emit({"verdicts": counts(made), "rows": as_data(made), "peers": peers_data(beside)})
        if out is None:
            return
    path = out or library.root / PAGE
    from cipherwright.report.html import render
    from cipherwright.report.kernels import kernel_list

    write_atomically(path, render(made, kernel_list(builder), beside).encode())
    if not as_json:
        _print(made, beside)
    click.echo(f"wrote {shown_path(path)}", err=as_json)


def choose(library: Library, kernels: tuple[str, ...], cpus: tuple[str, ...],
           papers: tuple[str, ...]) -> tuple[list[Published], list[Peer]]:
    """The rows that are asked for. A kernel may be named by a cipher or kernel of the rows, or by an algorithm."""
    from cipherwright.report.peer_rows import read_peers
    from cipherwright.report.rows import read_rows

    rows, peers = read_rows(library), read_peers(library)
    if not rows:
        raise UserError(f"{shown_path(library.project.ciphers / Path(FILE).name)} has no rows; "
                        "docs/report.md says what one looks like")
    there = {row.cpu for row in rows} | {peer.cpu for peer in peers}
    for cpu in cpus:
        if cpu not in there:
            get_cpu(cpu)
    numbers = {row.paper.number for row in rows}
    for paper in papers:
        if paper not in numbers:
            raise UserError(f"no row is of paper `{paper}`: {suggestion(paper, numbers)}")
    wanted = {name for asked in kernels for name in _names(library, [*rows, *peers], asked)}
    found = [row for row in rows if (not kernels or row.kernel in wanted) and (not cpus or row.cpu in cpus)
             and (not papers or row.paper.number in papers)]
    beside = [peer for peer in peers if (not kernels or peer.kernel in wanted) and (not cpus or peer.cpu in cpus)]
    if not found and (papers or not beside):
        raise UserError(f"no row of {FILE} is of all that was asked for; leave out --cpu or --paper")
    return found, beside


def _names(library: Library, rows: Sequence[Published | Peer], asked: str) -> set[str]:
    """The kernels that a name stands for."""
    mine = {row.kernel for row in rows if asked in (row.kernel, row.cipher)}
    if not mine and asked in library.algorithms:
        mine = set(library.kernels_for(asked)) & {row.kernel for row in rows}
    if not mine:
        known = {name for row in rows for name in (row.kernel, row.cipher)}
        raise UserError(f"no row is of `{asked}`: {suggestion(asked, known)}")
    return mine


def _measure(builder: Builder, rows: list[Published], peers: list[Peer], blocks: int | None,
             fetch: bool, cluster: str | None) -> tuple[list[Row], list[PeerRow]]:
    from cipherwright.report.peers import our_jobs, peer_rows
    from cipherwright.report.report import make_rows, measure_jobs, row_jobs

    jobs = row_jobs(rows, blocks)
    todo = list(dict.fromkeys([*jobs, *(job for peer in peers for job in our_jobs(builder.library, peer))]))
    with counted(len(todo) + len(peers), "kernels") as one_more:
        known = {}
        if cluster:
            from cipherwright.report.on_cluster import measured

            known = measured(builder, todo, cluster, one_more)
        found = measure_jobs(builder, todo, shared.explain, lambda done, total: one_more(), known)
        beside = peer_rows(builder, peers, found, shared.explain, fetch, one_more)
    return make_rows(rows, jobs, found), beside


def _print(rows: list[Row], peers: list[PeerRow]) -> None:
    from rich.console import Console

    from cipherwright.report.pairs_view import print_pairs
    from cipherwright.report.peers_view import print_peers
    from cipherwright.report.rates_view import print_rates
    from cipherwright.report.view import print_open, print_rows, print_verdicts

    console = Console() if sys.stdout.isatty() else Console(width=160)
    if rows:
        print_verdicts(console, rows)
        print_rows(console, rows)
        print_open(console, rows)
        print_pairs(console, rows)
        print_rates(console, rows)
    if peers:
        print_peers(console, peers)
