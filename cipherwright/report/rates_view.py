"""Cycles, instructions and uops of papers that print them by the clock, ours and the paper's side by side."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from cipherwright.report.report import Row
from cipherwright.report.view import number

RATES = ("cycles", "cycles a byte", "instructions", "instructions a clock", "uops a clock")


def has_rates(rows: Sequence[Row]) -> list[Row]:
    """All these rows, if the paper prints instructions a clock for one of them."""
    return list(rows) if any(row.published.instructions_per_cycle is not None for row in rows) else []


def rate_cells(row: Row) -> list[tuple[str, str]]:
    """(ours, the paper's) for each of `RATES`, of a block or a key.

    Our cycles are those that stand beside the paper's. Its instructions are its cycles times its instructions a clock.
    """
    p, cycles = row.published, row.compared
    by_byte = cycles / p.block_bytes if cycles is not None and p.of_blocks else None
    theirs = None if p.instructions_per_cycle is None else p.figure * p.instructions_per_cycle
    return [(number(cycles), p.printed),
            (number(by_byte, 2), number(p.per_byte, 2)),
            (number(row.instructions), number(theirs, 0)),
            (number(row.instructions_per_cycle, 2), number(p.instructions_per_cycle, 2)),
            (number(row.uops_per_cycle, 2), number(p.uops_per_cycle, 2))]


def print_rates(console: Console, rows: Sequence[Row]) -> None:
    """A line a row of the tables that have such figures: ours, with the paper's behind it."""
    tables = {(row.published.paper.number, row.published.table): row for row in has_rates(rows)
              if row.published.instructions_per_cycle is not None}
    shown = [row for row in rows if (row.published.paper.number, row.published.table) in tables]
    if not shown:
        return
    table = Table(box=None, pad_edge=False)
    table.add_column("ours/paper's", no_wrap=True)
    for heading in ("CPU", *RATES):
        table.add_column(heading, justify="left" if heading == "CPU" else "right", no_wrap=True)
    for row in shown:
        p = row.published
        table.add_row(f"{p.cipher} {p.variant}", p.cpu, *(f"{ours}/{theirs}" for ours, theirs in rate_cells(row)))
    console.print(table)
