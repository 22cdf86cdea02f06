"""Figures of a CPU with two pipes in order, ours and the paper's side by side."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from cipherwright.report.pairs import published_pairs
from cipherwright.report.report import Row
from cipherwright.report.view import number

HEADINGS = ("instructions", "% in V pipe", "% paired of simple", "% memory references", "cycles",
            "cycles per instruction", "(instr. + unpairable) / 2", "cycles over that",
            "longest chain of a pass", "code, bytes")


def has_pairs(rows: Sequence[Row]) -> list[Row]:
    """The rows of papers that print such figures."""
    return [row for row in rows if published_pairs(row.published) is not None]


def pair_cells(row: Row) -> list[tuple[str, str, str]]:
    """(ours, the paper's, style) for each of `HEADINGS`; the style marks ours where it is above and should be below."""
    ours, theirs, p = row.pairs, published_pairs(row.published), row.published
    cycles, code = row.cycles, row.measured.code_bytes if row.measured else None
    figures: list[tuple[float | None, float | None, int, bool]] = [
        (ours.instructions if ours else None, theirs.instructions if theirs else None, 0, True),
        (ours.v_pipe if ours else None, p.v_pipe, 2, False),
        (ours.paired if ours else None, p.paired, 2, False),
        (ours.memory_references if ours else None, p.memory, 2, False),
        (cycles, p.figure, 1, True),
        (cycles / ours.instructions if ours and cycles else None, p.figure / theirs.instructions if theirs else None,
         3, False),
        (ours.bound if ours else None, theirs.bound if theirs else None, 1, False),
        (cycles / ours.bound if ours and cycles else None, p.figure / theirs.bound if theirs else None, 3, False),
        (row.pass_path, None, 1, False),
        (code, p.code_bytes, 0, False)]
    return [(number(mine, digits), number(other, 0 if other == p.figure else digits),
             "short" if judged and mine is not None and other is not None and mine > other else "")
            for mine, other, digits, judged in figures]


def print_pairs(console: Console, rows: Sequence[Row]) -> None:
    """A line a row: each figure of ours, with the paper's behind it."""
    shown = has_pairs(rows)
    if not shown:
        return
    lines = [[f"[bold red]{mine}[/]/{other}" if style else f"{mine}/{other}" for mine, other, style in pair_cells(row)]
             for row in shown]
    table = Table(box=None, pad_edge=False)
    table.add_column("ours/paper's", no_wrap=True)
    for n, heading in enumerate(HEADINGS):
        table.add_column(heading, justify="right", overflow="fold",
                         min_width=max(Text.from_markup(cells[n]).cell_len for cells in lines))
    for row, cells in zip(shown, lines, strict=True):
        table.add_row(row.published.cipher, *cells)
    console.print(table)
