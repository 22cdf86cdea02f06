"""What leaving each kernel out gives, as tables: on the terminal, and as rows of the validation page."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console
from rich.table import Table

from cipherwright.validation.leaveout import Figures, LeftOut, in_text
from cipherwright.validation.view import figure, percent

CPUS = ["CPU", "rows", "kernels", "error", "left out", "ratio", "left out"]
FITS = ["CPU", "values", "mean error", "median error", "median ratio", "chosen for"]


def cpu_cells(one: LeftOut) -> list[str]:
    """A CPU's line of `CPUS`: median absolute error and median ratio, as the table is and left out."""
    return [one.cpu + ("" if one.counted else "*"), str(len(one.rows)), str(one.kernels),
            error(one.own.median_error), error(one.left.median_error), figure(one.own.median_ratio),
            figure(one.left.median_ratio)]


def fit_cells(one: LeftOut) -> Iterator[list[str]]:
    """The lines of `FITS` of a CPU: its table's values, every other setting, and what is left out."""
    for number, found in enumerate(one.each):
        name = in_text(one.cpu, number) + (" (the table's)" if number == 0 else "")
        count = f"{one.chosen.get(number, 0)} of {one.kernels}"
        yield [one.cpu, name, *(_cells(found) if found else ("the model cannot run all rows with it", "", "")), count]
    yield [one.cpu, "each kernel by values chosen without it", *_cells(one.left), ""]


def _cells(one: Figures) -> tuple[str, str, str]:
    return error(one.mean_error), error(one.median_error), figure(one.median_ratio)


def error(value: float) -> str:
    """An absolute error in per cent."""
    return percent(value).lstrip("+")


def print_left_out(console: Console, found: dict[str, LeftOut]) -> None:
    """Each CPU's errors as its table is and left out, then what was chosen where something was fitted."""
    console.print(_table("Published kernels, as the tables are and with each kernel left out", CPUS,
                         [cpu_cells(one) for one in found.values()]))
    if any(not one.counted for one in found.values()):
        console.print("* measured on this core or its sibling")
    fits = [line for one in found.values() if len(one.each) > 1 for line in fit_cells(one)]
    if fits:
        console.print()
        console.print(_table("Fitted parameters, and the values that were tried", FITS, fits))


def _table(title: str, head: list[str], lines: list[list[str]]) -> Table:
    table = Table(title=title, title_justify="left", box=None, pad_edge=False)
    for number, name in enumerate(head):
        table.add_column(name, justify="left" if number == 0 or name == "values" else "right", overflow="fold")
    for line in lines:
        table.add_row(*line)
    return table
