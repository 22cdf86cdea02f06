"""`cw explain` as text: the summary, a table of instructions, or two CPUs side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from cipherwright.explain.columns import Column
from cipherwright.explain.columns import table as lines_of
from cipherwright.explain.view import READING, Row, View, clocks, differences, next_limit, why

BAR = 24
COLUMNS = (Column("#", right=True), Column("line", right=True), Column("instruction", folds=True),
           Column("source", folds=True), Column("group", right=True), Column("issue", right=True),
           Column("dispatch", right=True), Column("retire", right=True), Column("port"),
           Column("why it waited", folds=True))
PORTS, BOUNDS = "busy clocks of the ports", "lower bounds"
LEAST = 0.05
"""Clocks below which a cause is not listed: it would be shown as 0."""


def number(value: float, digits: int = 1) -> str:
    """A number without needless zeros."""
    return f"{value:.{digits}f}".rstrip("0").rstrip(".") if digits else f"{value:.0f}"


def bar(share: float, width: int = BAR) -> str:
    """A bar of at most `width` characters for a share of 1."""
    return "█" * max(0, min(width, round(share * width)))


def headline(view: View) -> str:
    """Cycles in one line."""
    said = f"{number(view.cycles)} clocks"
    if view.per_block is not None and view.per_byte is not None:
        said += f": {number(view.per_block)} a block, {number(view.per_byte, 2)} a byte"
    return f"{said}; {view.instructions} instructions, {view.uops} uops, {number(view.uops_per_cycle, 2)} uops a clock"


def scope(kernel: str, view: View) -> str:
    """What was run."""
    blocks = "" if view.blocks is None else f", {view.blocks} block{'s' if view.blocks > 1 else ''}"
    before = {2: "two", 4: "four"}.get(view.warmup, view.warmup)
    return f"{kernel} on {view.cpu} ({view.title}){blocks}: one call after {before} that warm up, by the model"


def spread(view: View) -> str:
    """Between what clocks the call is with one fitted parameter of the CPU at another value; empty if it has none."""
    if not view.beside:
        return ""
    (less, low), (more, high) = (pick(view.beside, key=lambda one: one[1]) for pick in (min, max))
    if high - low < LEAST:
        return f"With one fitted parameter of {view.cpu} at another value that was tried nothing changes."
    return (f"With one fitted parameter of {view.cpu} at another value that was tried it is {number(low)} ({less}) to "
            f"{number(high)} clocks ({more}).")


def summary(console: Console, kernel: str, view: View) -> None:
    """Print figures, causes, ports and bounds."""
    console.print(escape(scope(kernel, view)), style="bold")
    console.print(escape(headline(view)))
    console.print(escape(f"{view.bias} {spread(view)}".strip()), style="dim")
    for title, figures in (("where the clocks went", view.causes), (PORTS, view.ports), (BOUNDS, view.bounds)):
        shown = figures if title == PORTS else dict(sorted(
            ((name, value) for name, value in figures.items() if value >= LEAST), key=lambda item: -item[1]))
        shares(console, title, shown, view.cycles)
    limits(console, [view])


def limits(console: Console, views: Sequence[View]) -> None:
    """Print how causes are to be read, and how far each run is from its limits."""
    console.print(escape(READING), soft_wrap=True)
    for line in filter(None, map(next_limit, views)):
        console.print(escape(line), soft_wrap=True)


def shares(console: Console, title: str, figures: Mapping[str, float], cycles: float) -> None:
    """Print clocks by name, in the order given, each with its share of `cycles` as a number and as a bar."""
    table = Table(title=title, title_justify="left", box=None, show_header=False, pad_edge=False)
    table.add_column(no_wrap=True)
    for _ in range(2):
        table.add_column(justify="right", no_wrap=True)
    table.add_column(no_wrap=True)
    for name, value in figures.items():
        share = value / (cycles or 1.0)
        table.add_row(escape(name), number(value), f"{100 * share:.0f} %", bar(share))
    console.print(table)


def _stages(row: Row, stage: str) -> str:
    """A stage's clocks, each uop's; one figure where all are the same."""
    found = dict.fromkeys(number(getattr(p, stage)) for p in row.parts)
    return "/".join(found)


def instructions(console: Console, rows: Sequence[Row], first: int, last: int) -> None:
    """Print the table of the instructions numbered `first` to `last`, both included."""
    shown = [(str(row.number), str(row.line or "-"), row.text,
              f"{row.note.line} {row.note.what}" if row.note.line is not None else row.note.what, str(row.group),
              _stages(row, "rename"), _stages(row, "dispatch"), _stages(row, "retire"),
              "+".join(p.port or "-" for p in row.parts), why(row, rows)) for row in rows[first:last + 1]]
    head, *lines = lines_of(COLUMNS, shown, console.width)
    console.print(Text(head, style="bold"), soft_wrap=True)
    console.file.write("".join(f"{line}\n" for line in lines))


def exchange_lines(view: View) -> list[str]:
    """What each difference of the tables costs, found by running the model with one part exchanged."""
    return [f"{view.cpu} with the {part} of {whose}: {number(cycles)} clocks a call ({cycles - view.cycles:+.0f})"
            for part, whose, cycles in view.exchanges if abs(cycles - view.cycles) >= LEAST]


def comparison(console: Console, kernel: str, first: View, second: View) -> None:
    """Print two CPUs' figures and causes side by side, and the difference for each cause."""
    console.print(escape(scope(kernel, first)), style="bold")
    console.print(escape(scope(kernel, second)), style="bold")
    for view in (first, second):
        console.print(escape(f"{view.cpu}: {headline(view)}"))
        console.print(escape(f"  {view.bias} {spread(view)}".rstrip()), style="dim")
    table = Table(title="where the clocks went", title_justify="left", box=None, pad_edge=False, header_style="bold")
    table.add_column("cause")
    for name in (first.cpu, second.cpu, "difference"):
        table.add_column(name, justify="right")
    for row in differences(first, second):
        if max(row.first, row.second) < LEAST:
            continue
        table.add_row(escape(row.cause), number(row.first), number(row.second), f"{row.more:+.1f}")
    table.add_section()
    table.add_row("together", number(sum(first.causes.values())), number(sum(second.causes.values())),
                  f"{sum(second.causes.values()) - sum(first.causes.values()):+.1f}")
    console.print(table)
    most = next(iter(differences(first, second)), None)
    if most is not None and most.more:
        more = second.cpu if most.more > 0 else first.cpu
        less = first.cpu if most.more > 0 else second.cpu
        console.print(escape(f"largest: {most.cause} costs {more} {clocks(round(abs(most.more), 1))} a call more "
                             f"than {less}"))
    limits(console, (first, second))
    for line in exchange_lines(second):
        console.print(escape(line))
