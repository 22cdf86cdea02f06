"""The command that sets our 64-bit kernels beside other people's code on this machine: bench."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cipherwright.building.build import get_cpu
from cipherwright.commands import shared
from cipherwright.commands.timing import DISTURBED, timed
from cipherwright.errors import UserError

if TYPE_CHECKING:
    pass

RUNS = 1000
CPUS = ("core2-64", "athlon64-64", "prescott-64")


@click.command()
@click.argument("kernels", nargs=-1, metavar="[KERNEL|ALGORITHM]...")
@click.option("--cpu", "cpus", multiple=True,
              help="The code made for this CPU (repeatable), of 64-bit code, `native` for this machine's; default: "
                   f"native and {', '.join(CPUS)}.")
@click.option("--runs", type=click.IntRange(1, 1_000_000), default=RUNS, show_default=True,
              help="How many calls of each, spread over up to ten rounds.")
@click.option("--no-peers", is_flag=True, help="Only our own kernels.")
@click.option("--aims", is_flag=True,
              help="Our best code and the best public code, side by side, against the aims of ciphers/aims.toml. --cpu "
                   "names another CPU than the machine's: ours is then what its model says.")
@click.option("--json", "as_json", is_flag=True, help="Print the rows as JSON.")
@click.option("--html", "page", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE.html",
              help="Write the rows as one page, a chart of bars for each algorithm.")
def bench(kernels: tuple[str, ...], cpus: tuple[str, ...], runs: int, no_peers: bool, aims: bool, as_json: bool,
          page: Path | None) -> None:
    """Our 64-bit kernels and other people's code on this machine, by the papers' method, in one run.

    The rows are those of ciphers/bench.toml; a kernel that has none there is timed alone. Cycles are core cycles of the
    machine at hand, whatever CPU our code is made for. OpenSSL's code is Debian's libcrypto.a, fetched on first use
    (network); libgcrypt, nettle, Botan, Crypto++ and intel-ipsec-mb are called where they are installed. Results are
    checked before they are timed. What is not to be had is a row that says why.

    \b
    Example:
      ./cw bench
      ./cw bench --html bench.html
      ./cw bench aes128 --cpu core2-64 --runs 2000
      ./cw bench --aims --runs 200
      ./cw bench --aims --cpu golden-cove
    """
    from cipherwright.bench.rows import choose
    from cipherwright.commands.native import chosen

    library = shared.get_library()
    if aims:
        if no_peers:
            raise UserError("--aims is a comparison with other people's code; leave out --no-peers")
        from cipherwright.commands.aims import aims as compared

        compared(library, kernels, cpus, runs, as_json, page)
        return
    wanted, own = chosen(cpus, lambda: list(CPUS))
    tables = [get_cpu(name) for name in (dict.fromkeys([*wanted, *CPUS]) if not cpus else wanted)]
    for table in tables:
        if table.bits != 64:
            raise UserError(f"{table.name} is a target of {table.bits}-bit code; expected one of 64-bit code, such as "
                            f"{CPUS[0]}; ./cw measure times 32-bit code")
    entries = choose(library, kernels, not no_peers)
    if not entries:
        raise UserError("there is no ciphers/bench.toml with rows: name the kernels or algorithms to time")
    head, data = timed(library, entries, tables, runs)
    head["native"] = own or None
    if page is not None:
        from cipherwright.bench.page import render

        shared.write_page(page, render(head, data))
    if as_json:
        shared.emit({**head, "rows": data})
        return
    _show(head, data)


def _show(head: dict[str, Any], data: list[dict[str, Any]]) -> None:
    from rich.console import Console
    from rich.table import Table

    if sys.stderr.isatty():
        click.echo("\r\x1b[K", nl=False, err=True)
    console = Console(highlight=False, markup=False)
    if not sys.stdout.isatty():
        console = Console(highlight=False, markup=False, width=120)
    per_tick = head["cycles_per_tick"]
    console.print(f"machine: {head['machine']}" + (f"; {head['native']}" if head["native"] else ""))
    console.print(f"core cycles, {head['runs']} calls in {head['rounds']} rounds, an empty bracket subtracted; "
                  + (f"{per_tick:.3f} core cycles in a tick of the time-stamp counter" if per_tick else
                     "nothing was timed"))
    table = Table(box=None, pad_edge=False, header_style="bold")
    for name in ("algorithm", "whose", "code"):
        table.add_column(name, no_wrap=True)
    for name in ("cycles/block", "minimum", "cycles/byte", "to best", "to OpenSSL's\ntables"):
        table.add_column(name, justify="right")
    before = ""
    for row in data:
        if before and row["algorithm"] != before:
            table.add_section()
        before = row["algorithm"]
        table.add_row(row["algorithm"], row["who"], row["code"], *_figures(row))
    console.print(table)
    click.echo("cycles/block, cycles/byte and the ratios are medians of the faster half of the calls with the core to "
               "themselves; a ratio below 1 is faster")
    _remarks(data)


def _remarks(data: list[dict[str, Any]]) -> None:
    """What to know about rows, and which were not timed; not wrapped, so that it can be searched."""
    for row in data:
        if row["missing"]:
            click.echo(f"not timed: {row['algorithm']}, {row['who']}, {row['code']}: {row['missing']}")
        if row["calm"] is False:
            click.echo(f"disturbed: {row['algorithm']}, {row['who']}, {row['code']} ({row['symbol']}): {DISTURBED}")
    if skipped := sum(1 for row in data if row["missing"]):
        click.echo(f"{skipped} of {len(data)} rows were not timed")
    said: dict[str, None] = {}
    for row in data:
        if row["remark"] and not row["missing"]:
            whose = "ours" if row["cpu"] else row["who"]
            said[f"{row['algorithm']}, {whose}, {row['code']} ({row['symbol']}): {row['remark']}"] = None
    click.echo("\n".join(said))


def _figures(row: dict[str, Any]) -> list[str]:
    if row["cycles_per_block"] is None:
        return ["-"] * 5

    def ratio(value: float | None) -> str:
        return "-" if value is None else f"{value:.2f}"

    block = row["cycles_per_block"]
    return [f"{block['median']:.1f}", f"{block['minimum']:.1f}", f"{row['cycles_per_byte']['median']:.2f}",
            ratio(row["ratio_to_best"]), ratio(row["ratio_to_openssl_tables"])]
